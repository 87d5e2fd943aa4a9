"""A step that asks several seats at once may ask them different things, under different names."""

from typing import Any

import msgspec

from alcancia.kernel import Game, Hooks, Luck, StandingsRow, State, Table, Together, ask, ask_together, move, plain


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """No options."""


@plain
class Pair(State):
    """Two seats and nothing else."""

    options: Options


game = Game("pair", version="1", seats=range(2, 3), state=Pair, options=Options, content={})


def setup(t: Pair) -> None:
    t.then(settle())


@game.question
def settle(t: Pair) -> Together:
    return ask_together(range(2), lambda seat: ask(seat, move("go"), name="raise" if seat else ""))


def view(t: Pair, seat: int | None) -> dict[str, Any]:
    return {}


def redeal(t: Pair, seat: int, luck: Luck) -> Pair:
    return t


def standings(t: Pair) -> list[StandingsRow]:
    return []


game.hooks = Hooks(setup=setup, view=view, redeal=redeal, standings=standings, worth=lambda t, seat: 0)


def test_a_question_keeps_the_name_it_was_given() -> None:
    table = Table.set_up(game, seats=2, seed="s")
    assert {seat: asked.name for seat, asked in table.asked.items()} == {0: "settle", 1: "raise"}
    assert table.view(1)["question"]["name"] == "raise"
    assert table.view(1)["waiting"] == "settle"
