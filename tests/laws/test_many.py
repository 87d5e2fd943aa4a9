"""Whole games of every kind with moves that nobody may make; and that the script would notice what must not happen."""

from typing import Any

import pytest

from alcancia.games import GAMES
from alcancia.kernel import Refused, Table
from tests.laws import many


def test_some_games_of_every_kind() -> None:
    count, wrong = many.some(range(10 * len(GAMES)))
    assert not wrong, wrong
    assert count["games"] == 10 * len(GAMES) and count["refused"] > 1_000


def careless(self: Table, seat: Any, move: Any) -> Any:
    """Takes whatever is said for something that may be done."""
    answer = play(self, seat, move)
    return play(self, seat, self.asked[seat].enumerate(1)[0]) if isinstance(answer, Refused) and seat in self.asked else answer


def forgetful(self: Table, seat: Any, move: Any) -> Any:
    """Keeps something of what it refused."""
    answer = play(self, seat, move)
    if isinstance(answer, Refused):
        self.state.serial += 1
    return answer


def drawing(self: Table, seat: Any, move: Any) -> Any:
    """Draws a card before it looks whether the move may be made."""
    answer = play(self, seat, move)
    if isinstance(answer, Refused):
        self.dealer.pick("market", (1, 2, 3))
    return answer


def picky(self: Table, seat: Any, move: Any) -> Any:
    """Refuses what it offered."""
    return (
        Refused("not_now") if isinstance(seat, int) and seat in self.asked and self.asked[seat].contains(move) else play(self, seat, move)
    )


play = Table.play


@pytest.mark.parametrize(
    ("planted", "noticed"),
    [(careless, "was taken"), (forgetful, "changed the table"), (drawing, "drew"), (picky, "was offered and refused")],
)
def test_what_must_not_happen_is_noticed(planted: Any, noticed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "play", planted)
    _, wrong = many.some(range(len(GAMES)))
    assert len(wrong) == len(GAMES) and any(noticed in line for line in wrong), wrong
