"""Moves made by hand in a position laid out by hand: one that has to be allowed, one that has to be refused."""

from typing import Any

from alcancia.kernel import Played, Refused, Table


def play(table: Table, seat: int, *move: Any) -> Played:
    """Make a move that has to be allowed; afterwards everything still holds."""
    played = table.play(seat, list(move))
    assert isinstance(played, Played), (seat, move, played)
    table.game.hooks.check(table.state)
    return played


def refused(table: Table, seat: int, *move: Any) -> str:
    """The reason a move is refused; nothing changes."""
    before = table.state.to_json()
    answer = table.play(seat, list(move))
    assert isinstance(answer, Refused), (seat, move, answer)
    assert table.state.to_json() == before
    return answer.reason


def answers(table: Table, seat: int) -> list[Any]:
    """All moves open to a seat."""
    return table.asked[seat].enumerate(10_000)
