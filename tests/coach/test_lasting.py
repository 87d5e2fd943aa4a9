"""How long a table will still play: its position played on at the pace of its people."""

import pytest

from alcancia.coach.lasting import lasting
from alcancia.games import GAMES, find
from alcancia.kernel import Table

EVER = 100_000.0


def laid(game: str) -> Table:
    return Table.set_up(find(game), seats=3, seed="lasting")


@pytest.mark.parametrize("game", GAMES)
def test_who_takes_twice_as_long_plays_twice_as_long(game: str) -> None:
    table = laid(game)
    before = table.state.digest()
    quick, slow = lasting(table, [[5.0] * 9] * 3, "a", EVER, 2), lasting(table, [[10.0] * 9] * 3, "a", EVER, 2)
    assert table.state.digest() == before, "it is only imagined"
    assert all(60 < end < EVER for end in quick) and slow == [2 * end for end in quick]


def test_the_slowest_seat_is_waited_for_where_all_are_asked_at_once() -> None:
    table = laid("multiverse")
    alike = lasting(table, [[5.0] * 9] * 3, "a", EVER, 2)
    assert lasting(table, [[1.0] * 9, [5.0] * 9, [1.0] * 9], "a", EVER, 2) > [end / 2 for end in alike]


def test_nobody_looks_farther_than_asked() -> None:
    assert lasting(laid("elplan"), [[30.0] * 9] * 3, "a", 600.0, 3) == [600.0] * 3


def test_before_anybody_has_answered_something_is_assumed() -> None:
    assert lasting(laid("multiverse"), [[], [], []], "a", EVER, 2) == lasting(laid("multiverse"), [[9.0] * 9] * 3, "a", EVER, 2)
