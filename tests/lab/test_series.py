"""A series is a value: the same one plays the same games, and a wrong one is refused before it begins."""

import pytest

from alcancia import Unplayable
from alcancia.lab import Series, simulate
from alcancia.lab.series import spread, winners


def test_bots_fill_the_seats_over_and_over() -> None:
    assert Series("multiverse").seated() == Series("multiverse", 3, ("random",) * 3)
    assert Series("elplan", 5, ("baseline", "saver")).seated().bots == ("baseline", "saver", "baseline", "saver", "baseline")
    assert Series("financity", bots=("saver", "spender", "random")).seated().seats == 3


@pytest.mark.parametrize(
    ("series", "reason"),
    [
        (Series("multiverse", 6), "bad_player_count"),
        (Series("multiverse", 0), "bad_player_count"),
        (Series("multiverse", 3, ("random",) * 4), "too_many_bots"),
    ],
)
def test_what_cannot_be_seated_is_refused(series: Series, reason: str) -> None:
    with pytest.raises(Unplayable) as refused:
        series.seated()
    assert refused.value.reason == reason


def test_everybody_moves_on_by_a_seat() -> None:
    series = Series("elplan", 3, ("baseline", "saver", "spender"))
    assert [series.turned(by).bots[0] for by in range(4)] == ["baseline", "spender", "saver", "baseline"]
    assert series.turned(3) == series


def test_the_same_series_plays_the_same_games() -> None:
    series = Series("multiverse", bots=("baseline", "easy"), seed="same")
    first, second, other = (simulate(each, 5) for each in (series, series, Series("multiverse", bots=("baseline", "easy"), seed="other")))
    assert {name: first[name] for name in ("decisions", "scores", "win_share_by_seat")}.items() <= second.items()
    assert first["scores"] != other["scores"]


def test_who_has_won() -> None:
    rows = [{"seat": 2, "rank": 1}, {"seat": 0, "rank": 1}, {"seat": 1, "rank": 3}]
    assert winners(rows) == [2, 0]
    assert winners([{**row, "winner": row["seat"] == 1} for row in rows]) == [1]


def test_spread() -> None:
    assert spread([4, 1, 3, 2]) == {"mean": 2.5, "sd": 1.12, "min": 1, "max": 4, "p5": 1, "p25": 2, "p50": 3, "p75": 4, "p95": 4}
