"""What a series shows about a game, checked where it can be counted by hand."""

from collections import Counter, defaultdict

import pytest

from alcancia.games import GAMES, find
from alcancia.lab import Series, balance, simulate
from alcancia.lab.balance import Watched, words


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_looked_at(game: str) -> None:
    found = balance(Series(game, max(2, find(game).seats[0])), 4)
    assert sum(found["win_share_by_place"]) == pytest.approx(1, abs=0.001) or found["win_share_by_place"] == [0] * found["seats"]
    assert found["best_to_worst"]["min"] >= 0
    assert len(found["choices"]) >= 2
    for shares in found["choices"].values():
        assert sum(shares.values()) == pytest.approx(1, abs=0.01)


def test_a_series_of_one_bot_is_the_one_that_is_simulated() -> None:
    series = Series("multiverse", 4, ("baseline",))
    looked, counted = balance(series, 6), simulate(series, 6)
    assert (looked["scores"], looked["rounds"]) == (counted["scores"], counted["rounds"])
    assert looked["decisions"]["mean"] * 6 == pytest.approx(counted["decisions"], abs=0.1)


def test_who_is_asked_first_stands_first() -> None:
    game = Watched(Series("citylife", options={"order": "seat"}).seated(), 0, defaultdict(Counter), defaultdict(Counter))
    assert [game.place(seat) for seat in (0, 1)] == [0, 1]
    assert game.decisions > 20


def test_bots_change_seats() -> None:
    found = balance(Series("multiverse", 3, ("baseline", "random", "random")), 12)
    assert found["wins_per_seat_by_bot"]["baseline"] > 0.7 > found["wins_per_seat_by_bot"]["random"]
    assert max(found["win_share_by_place"]) < 0.9, "the best bot sits everywhere"


def test_a_move_is_counted_by_what_it_names() -> None:
    assert words(("place", "Z5")) == "place Z5"
    assert words(("arrange", (1, 0, 2))) == "arrange"
    assert words(("offer", 2, "H1", 300)) == "offer H1"
    assert words(("acquire", ("E02a", 0, (1, 0, 0), 0))) == "acquire E02a"
    assert words(("change_clauses", ("fire", "theft"))) == "change_clauses"


def test_what_nobody_takes_is_named() -> None:
    """A craftsman never invests: every card that lay open was left; among sensible players most find somebody."""
    left = balance(Series("elplan", 4, ("craftsman",)), 2)["never_chosen"]["acquire"]
    taken = balance(Series("elplan", 4, ("baseline",)), 2)
    assert left and all(name.startswith("acquire ") and times > 0 for name, times in left.items())
    assert not set(taken["never_chosen"].get("acquire", ())) & set(taken["choices"]["acquire"])
    assert len(taken["never_chosen"].get("acquire", ())) < len(left)
