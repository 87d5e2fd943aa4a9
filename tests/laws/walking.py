"""Walks through random play: where the laws are put to the test."""

from collections.abc import Iterator
from typing import Any

from alcancia.bots import find_bot
from alcancia.games.common.seat_view import SeatView
from alcancia.kernel import Choice, Flag, Game, Luck, Option, Refused, Table, Whole

MOST_DECISIONS = 20_000


def some_value(option: Option, seats: int, luck: Luck) -> Any:
    """A value of an option, at its edges more often than not; its default where we cannot tell."""
    if isinstance(option, Whole):
        shape = option.to_json(seats)
        steps = (shape["hi"] - shape["lo"]) // shape["step"]
        return shape["lo"] + shape["step"] * luck.choice((0, steps, luck.below(steps + 1)))
    if isinstance(option, Flag):
        return luck.below(2) == 1
    if isinstance(option, Choice):
        return luck.choice(option.values)
    return option.value_at(seats)


def some_options(game: Game, seats: int, luck: Luck) -> dict[str, Any]:
    """Options that go together; the defaults if a few tries find none."""
    for _ in range(20):
        chosen = {name: some_value(option, seats, luck) for name, option in game.schema.items() if luck.below(3) == 0}
        if not isinstance(game.settle(chosen, seats), Refused):
            return chosen
    return {}


def new_table(game: Game, seats: int, seed: int, hashing: bool = True) -> Table:
    """A table of this game; every other seed with unusual options."""
    luck = Luck(f"options {seed}")
    return Table.set_up(game, seats=seats, seed=str(seed), options=some_options(game, seats, luck) if seed % 2 else {}, hashing=hashing)


def bot_names(game: Game) -> list[str]:
    """The ways of playing the laws are tried on: random play, and the game's own fuzzing sampler if it has one."""
    return ["random", *[name for name in ("few",) if name in game.bots]]


def walk(table: Table, seed: int, bot: str = "random") -> Iterator[tuple[int, Any]]:
    """Random play: yields the seat and the move it is about to make, then makes it."""
    luck = Luck(f"walk {seed}")
    play = find_bot(table.game, bot)
    for _ in range(MOST_DECISIONS):
        if not table.asked:
            return
        seat = luck.choice(list(table.asked))
        move = play(SeatView(table, seat), luck) if seat >= 0 else table.asked[seat].sample(luck)
        yield seat, move
        played = table.play(seat, move)
        assert not isinstance(played, Refused), (seat, move, played)
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")
