"""Tournaments: everybody in every chair with the same luck, ratings that mean something, and tests that end when it is clear."""

import pytest

from alcancia import Unplayable
from alcancia.games import find
from alcancia.kernel import Luck
from alcancia.lab import Series, tournament
from alcancia.lab.rating import PER_TENFOLD, rated, ratings, verdict
from alcancia.lab.tournament import lined_up


def test_ratings_say_who_comes_out_ahead_how_often() -> None:
    ahead = {("a", "b"): 1000.0, ("b", "a"): 100.0, ("b", "baseline"): 500.0, ("baseline", "b"): 500.0}
    found = ratings(ahead, ["a", "b", "baseline"])
    assert found["baseline"] == 1000
    assert found["a"] - found["b"] == pytest.approx(PER_TENFOLD, abs=5)
    assert found["b"] == pytest.approx(1000, abs=5)


def test_intervals_hold_the_truth_and_shrink() -> None:
    """Of made-up players whose strength is known: the interval has it, and with more deals it is narrower."""
    luck, widths = Luck("made up"), []
    for count in (40, 640):
        deals = [{("a", "baseline"): float(won), ("baseline", "a"): float(1 - won)} for won in (luck.below(100) < 76 for _ in range(count))]
        rating, low, high = rated(deals, ["a", "baseline"], "x")["a"]
        assert low <= 1200 <= high
        assert low <= rating <= high
        widths.append(high - low)
    assert widths[1] < widths[0] / 2


def test_everybody_plays_equally_often() -> None:
    from collections import Counter

    chairs: Counter[str] = Counter()
    luck = Luck("chairs")
    for _ in range(30):
        chosen = lined_up(["a", "b", "c", "d", "e"], 4, chairs, luck)
        assert len(set(chosen)) == 4
        chairs.update(dict.fromkeys(chosen, 4))
    assert max(chairs.values()) - min(chairs.values()) <= 4
    assert sorted(lined_up(["a", "b"], 4, Counter(), luck)) == ["a", "a", "b", "b"]


def test_a_tournament_puts_the_sensible_above_the_random_and_is_the_same_again() -> None:
    series = Series("multiverse", bots=("baseline", "random", "easy"), seed="ladder")
    first, again = tournament(series, 12), tournament(series, 12)
    assert first == again
    assert first["rows"][0]["bot"] == "baseline"
    assert first["rows"][-1]["bot"] == "random"
    assert first["games"] == 12
    assert sum(row["games"] for row in first["rows"]) == 12 * first["seats"]
    by = {row["bot"]: row for row in first["rows"]}
    assert by["random"]["high"] < by["baseline"]["low"] == by["baseline"]["high"] == 1000


def test_the_same_bot_under_two_names_is_equally_strong(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sanity: luck and chairs are shared, so a player against itself comes out even."""
    bots = find("multiverse").bots
    monkeypatch.setitem(bots, "twin", bots["baseline"])
    done = tournament(Series("multiverse", bots=("baseline", "twin"), seed="even"), 40)
    assert all(row["low"] <= 1000 <= row["high"] and abs(row["ahead"] - 0.5) <= row["error"] for row in done["rows"])


def test_what_cannot_be_a_tournament_is_refused() -> None:
    for series, reason in (
        (Series("elplan", bots=("baseline",)), "too_few_bots"),
        (Series("elplan", bots=("baseline", "genius")), "unknown_bot"),
        (Series("elplan", 99, bots=("baseline", "saver")), "bad_player_count"),
    ):
        with pytest.raises(Unplayable) as refused:
            tournament(series, 4)
        assert refused.value.reason == reason


def test_a_sequential_test_is_seldom_wrong_and_ends_early_when_it_is_clear() -> None:
    luck, lengths = Luck("sequential"), {}
    for truth in (50, 65, 90):
        answers, lengths[truth] = [], 0
        for _ in range(60):
            values = [float(luck.below(100) < truth) for _ in range(4)]
            while (answer := verdict(values, 0.5, 0.65)) is None:
                values.append(float(luck.below(100) < truth))
            answers.append(answer)
            lengths[truth] += len(values)
        right = answers.count(truth > 50)
        assert right >= 52, (truth, right)
    assert lengths[90] < lengths[65] / 3
