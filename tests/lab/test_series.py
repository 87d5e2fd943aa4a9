"""A series is a value: the same one plays the same games, and a wrong one is refused before it begins."""

import pytest

from alcancia import Unplayable
from alcancia.bots import play_out
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
    assert winners([7, -3, 7]) == [0, 2]
    assert winners([-8, -3]) == [1]


def test_shares_are_by_rank_and_not_by_points() -> None:
    """In the race of City Life fewer steps are better; in FinanCity nearly everybody reaches the goals, and one is first."""
    for game in ("citylife", "financity"):
        found = simulate(Series(game, bots=("baseline",), seed="share"), 8)
        assert sum(found["win_share_by_seat"]) == pytest.approx(1, abs=0.001)
        firsts = [0.0] * found["seats"]
        for number in range(8):
            series = Series(game, bots=("baseline",), seed="share").seated()
            table = series.table(number)
            play_out(table, series.players(), series.lucks(number))
            first = [row["seat"] for row in table.standings() if row["rank"] == 1]
            for seat in first:
                firsts[seat] += 1 / len(first) / 8
        assert found["win_share_by_seat"] == pytest.approx(firsts, abs=0.001)


def test_spread() -> None:
    assert spread([4, 1, 3, 2]) == {"mean": 2.5, "sd": 1.12, "min": 1, "max": 4, "p5": 1, "p25": 2, "p50": 3, "p75": 4, "p95": 4}
