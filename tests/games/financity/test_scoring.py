"""End and score: examples X48 to X53, the closing window, and the options of the goals."""

from typing import Any

import pytest

from alcancia.games.financity.expenses import expenses
from alcancia.games.financity.scoring import Standing, closing_time, finish, goals, standings
from alcancia.games.financity.state import City
from alcancia.games.financity.unforeseen import unforeseen
from tests.games.moves import play

from .position import asked, begin, city, give, told


def row(t: City, seat: int = 0) -> Standing:
    return next(found for found in standings(t) if found["seat"] == seat)


def test_x48_the_last_event_can_cost_the_victory() -> None:
    t = city(year=10)
    give(t, cash=60, savings=(0, 1, 0), wellbeing=500, investments=("IB01",))
    t.events = ("EV01",)
    table = begin(t, unforeseen(), closing_time(), finish())
    assert table.over
    assert (t.cash[0], t.held["savings"][0], row(t)["winner"]) == (390, 0, False)
    t = city(year=10)
    give(t, cash=60, savings=(6, 0, 0), wellbeing=500, investments=("IB01",))
    t.events = ("EV01",)
    table = begin(t, unforeseen(), closing_time(), finish())
    play(table, 0, "withdraw", (1, 0, 0))
    assert (t.cash[0], t.held["savings"][0]) == (30, 500)
    assert (row(t)["winner"], row(t)["champion"], row(t)["score"]) == (True, True, 1530)


def test_x49_exactly_enough_is_enough() -> None:
    t = city()
    give(t, savings=(0, 1, 0), wellbeing=300, investments=("IE01",))
    assert row(t)["winner"]


@pytest.mark.parametrize(
    "fields",
    [
        {"wellbeing": 290, "savings": (0, 0, 3), "cash": 900},
        {"wellbeing": 800, "savings": (4, 0, 0), "cash": 2000},
        {"wellbeing": 300, "savings": (0, 1, 0), "loans": 1},
    ],
)
def test_x50_one_missing_light(fields: dict[str, Any]) -> None:
    t = city()
    give(t, investments=("IE01",), **fields)
    assert not row(t)["winner"]
    assert list(goals(t, 0).values()).count(True) == 3


@pytest.mark.parametrize(("level", "score"), [("beginner", 2270), ("advanced", 2395)])
def test_x51_the_score(level: str, score: int) -> None:
    t = city(options={"level": level})
    give(t, cash=130, savings=(3, 0, 1), wellbeing=420, shopping=("SP03", "SP08", "SS01"), investments=("IB05", "IE07"))
    assert row(t)["score"] == score
    assert sum(part["points"] for part in row(t)["parts"]) == score


@pytest.mark.parametrize(
    ("one", "other", "champions"),
    [
        ({"cash": 970, "savings": (3, 0, 1), "investments": ("IE01", "IE02")}, {"cash": 970, "savings": (3, 0, 1)}, [0]),
        ({"cash": 970, "savings": (3, 0, 1)}, {"cash": 1070, "savings": (2, 0, 1)}, [0]),
        ({"cash": 970, "savings": (3, 0, 1)}, {"cash": 970, "savings": (3, 0, 1)}, [0, 1]),
    ],
)
def test_x52_ties(one: dict[str, Any], other: dict[str, Any], champions: list[int]) -> None:
    t = city(seats=2)
    give(t, 0, wellbeing=300, **{"investments": ("IE03",)} | one)
    give(t, 1, wellbeing=300, investments=("IE04",), **other)
    assert {found["score"] for found in standings(t)} == {2870}
    assert [found["seat"] for found in standings(t) if found["champion"]] == champions


def test_x53_nobody_wins() -> None:
    t = city(seats=3, year=10)
    give(t, 0, cash=5000)
    give(t, 1, cash=100, wellbeing=300, savings=(0, 1, 0))
    give(t, 2, cash=6000)
    table = begin(t, finish())
    assert table.over
    assert [(found["seat"], found["rank"], found["champion"]) for found in table.standings()] == [
        (1, 1, False),
        (2, 2, False),
        (0, 3, False),
    ]
    assert told(table, "game_ended") == [{"winners": [], "others": [], "end": "nobody"}]


def test_goals_can_be_changed() -> None:
    t = city(options={"goal_wellbeing": 0, "goal_savings": 0, "goal_investments": 0})
    assert row(t)["winner"]


def test_closing_window() -> None:
    t = city(seats=3, year=10, options={"closing_window": True})
    give(t, 0, cash=300, loans=1)
    give(t, 1, savings=(2, 0, 0))
    t.event = "EV14"
    table = begin(t, closing_time(), finish())
    assert asked(table) == {0: "closing", 1: "closing"}
    assert table.may_of(0) == []
    play(table, 0, "repay", 1)
    play(table, 1, "withdraw", (1, 0, 0))
    assert (t.homes[0].loans, t.cash[0], t.cash[1]) == (0, 150, 90)
    play(table, 1, "done")
    play(table, 0, "done")
    assert table.over


def test_closing_is_asked_even_if_only_done_is_possible() -> None:
    t = city(year=10, options={"closing_window": True})
    give(t, loans=1)
    table = begin(t, closing_time(), finish())
    assert table.asked[0].count() == 1


def test_a_loan_in_the_last_year_is_legal() -> None:
    t = city(seats=2, year=10)
    give(t, 0, cash=2000)
    give(t, 1, cash=1220, loans=4)
    table = begin(t, expenses())
    play(table, 0, "take_loan")
    assert t.homes[0].loans == 6
