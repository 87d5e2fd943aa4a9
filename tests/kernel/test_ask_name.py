"""A step that asks several seats at once may ask them different things, under different names."""

from alcancia.kernel import Game, State, Table, Together, ask, ask_together, move, plain
from tests.kernel.bare import NoOptions, bare


@plain
class Pair(State):
    """Two seats and nothing else."""

    options: NoOptions


game = Game("pair", version="1", seats=range(2, 3), state=Pair, options=NoOptions, content={})


def setup(t: Pair) -> None:
    t.then(settle())


@game.question
def settle(t: Pair) -> Together:
    return ask_together(range(2), lambda seat: ask(seat, move("go"), name="raise" if seat else ""))


game.hooks = bare(setup)


def test_a_question_keeps_the_name_it_was_given() -> None:
    table = Table.set_up(game, seats=2, seed="s")
    assert {seat: asked.name for seat, asked in table.asked.items()} == {0: "settle", 1: "raise"}
    assert table.view(1)["question"]["name"] == "raise"
    assert table.view(1)["waiting"] == "settle"
