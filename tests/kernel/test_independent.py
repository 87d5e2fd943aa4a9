"""Where a move changes nobody else's question, the others' questions are kept as they were."""

from alcancia.kernel import Amount, Ask, Game, State, Table, Together, ask, ask_together, move, plain
from tests.kernel.bare import NoOptions, bare


@plain
class Jars(State):
    """Everybody empties a jar of their own."""

    options: NoOptions
    left: tuple[int, ...] = (3, 0, 2)


game = Game("jars", version="1", seats=range(3, 4), state=Jars, options=NoOptions, content={})


def setup(t: Jars) -> None:
    t.then(empty())


@game.question
def empty(t: Jars) -> Together:
    def mine(seat: int) -> Ask | None:
        return ask(seat, move("take", Amount(1, t.left[seat]), then=take(seat), again=True)) if t.left[seat] else None

    return ask_together(range(3), mine, independent=True)


@game.rule
def take(t: Jars, seat: int, many: int) -> None:
    t.left = tuple(held - many * (who == seat) for who, held in enumerate(t.left))


@game.anytime
def fill(t: Jars, seat: int) -> Ask | None:
    return ask(seat, move("fill", then=take(seat, -1)))


game.hooks = bare(setup)


def test_only_the_movers_question_is_put_again() -> None:
    table = Table.set_up(game, seats=3, seed="jars")
    other = table.asked[2]
    assert table.play(0, ("take", 1))
    assert list(table.asked) == [0, 2]
    assert table.asked[2] is other
    assert table.asked[0].count() == 2
    assert table.play(1, ("fill",))
    assert list(table.asked) == [0, 1, 2]
    assert table.play(0, ("take", 2))
    assert list(table.asked) == [1, 2]
    assert table.asked[2] is other
    assert table.play(0, ("undo",))
    assert list(table.asked) == [0, 1, 2]
    assert table.asked[2] is not other  # that one looks at a state which is gone
    assert table.asked[0].count() == 2
    for seat, many in ((0, 2), (1, 1), (2, 2)):
        assert table.play(seat, ("take", many))
    assert table.over
