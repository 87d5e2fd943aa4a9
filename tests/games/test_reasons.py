"""Why somebody stands behind somebody else: counted again from what the rows themselves show, and said in both languages."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from alcancia.games import GAMES, find
from alcancia.games.common.ranking import behind
from alcancia.games.financity import scoring
from alcancia.games.financity.scoring import standings
from alcancia.kernel import Table
from alcancia.text.speaker import Speaker, locales
from alcancia.text.telling import Teller
from tests.games.financity.position import city, give
from tests.games.recount import HOUSE, of, played

NAMES = ("Ana", "Beto", "Carla", "Dani")


def part(row: dict[str, Any], name: str, of: str = "n") -> int:
    return next(int(one[of]) for one in row["parts"] if one["part"] == name)


SHOWN: dict[str, dict[str, Callable[[dict[str, Any]], int]]] = {
    "citylife": {"steps": lambda row: part(row, "steps"), "net_worth": lambda row: part(row, "net_worth", "amount")},
    "elplan": {
        "points": lambda row: row["score"],
        "resources": lambda row: part(row, "resources"),
        "cards": lambda row: part(row, "cards"),
    },
    "financialit": {"score": lambda row: row["score"]},
    "financity": {"goals": lambda row: sum(row["goals"].values()), "score": lambda row: row["score"]},
    "multiverse": {"score": lambda row: row["score"]},
}
"""What decides, as the standings themselves show it, in the order in which it does."""


@pytest.mark.parametrize("game", GAMES)
def test_the_reason_is_the_first_difference_and_can_be_said(game: str) -> None:
    found = set()
    for bot in ("random", "baseline"):
        rows = played(game, (bot,) * 4, f"reasons {bot}").standings()
        by_seat = {row["seat"]: row for row in rows}
        for row in rows:
            why = row["behind"]
            assert (why is None) == (row["rank"] == 1)
            if why is None:
                continue
            other = by_seat[why["other"]]
            assert other["rank"] < row["rank"]
            assert not any(other["rank"] < between["rank"] < row["rank"] for between in rows)
            for name, shown in SHOWN[game].items():
                if name == why["decides"]:
                    assert (shown(row), shown(other)) == (why["mine"], why["theirs"])
                    assert (why["mine"] > why["theirs"]) == (name == "steps")
                    break
                assert shown(row) == shown(other), (name, row, other)
            found.add(why["decides"])
            for locale in locales():
                teller = Teller(Speaker(locale, game, strict=True), NAMES, find(game).message_kinds)
                said = {name: teller.argument(name, value) for name, value in (why | {"seat": row["seat"]}).items()}
                text = str(teller.speaker.say(f"behind-{why['decides']}", **said))
                assert text.endswith("."), text
    assert found


def test_more_points_and_yet_behind() -> None:
    t = city(seats=3)
    give(t, 0, cash=1790)
    give(t, 1, wellbeing=300, cash=590)
    give(t, 2, wellbeing=300, savings=(0, 1, 0), investments=("IE01",))
    rows = standings(t)
    assert [(row["seat"], row["score"]) for row in rows] == [(2, 1100), (1, 1190), (0, 1790)]
    assert [row["behind"] for row in rows] == [
        None,
        {"other": 2, "decides": "goals", "mine": 2, "theirs": 4},
        {"other": 1, "decides": "goals", "mine": 1, "theirs": 2},
    ]


def test_less_than_a_point_is_told_as_that(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scoring, "quarters", lambda t, seat: {"cash": 402 - seat})  # as cards of another box may cost
    assert [(row["rank"], row["score"], row["behind"]) for row in standings(city(seats=2))] == [
        (1, 100, None),
        (2, 100, {"other": 0, "decides": "fraction", "mine": 100, "theirs": 100}),
    ]


def test_what_comes_later_decides_nothing() -> None:
    assert behind({"goals": 2, "score": 9}, {"goals": 3, "score": 1}, 4) == {"other": 4, "decides": "goals", "mine": 2, "theirs": 3}
    assert behind({"goals": 3, "score": 1}, {"goals": 3, "score": 2}, 0)["decides"] == "score"


def told(table: Table, *keys: str, **args: Any) -> int:
    """How often something was told."""
    return sum(len(of(table.facts, key, **args)) for key in keys)


def happiness_before(table: Table, seat: int) -> int:
    """What a family had when the goal was reached."""
    end = [fact.key for fact in table.facts].index("goal_reached")
    paid = of(table.facts[:end], "paid", of="happiness")
    return sum(fact.args["amount"] * ((fact.args["to"] == seat) - (fact.args["from"] == seat)) for fact in paid)


FINANCIALIT: dict[str, Callable[[Table, int], int]] = {
    "set": lambda table, seat: int(told(table, "skill_learned", seat=seat) >= 2),
    "goal": lambda table, seat: int(told(table, "goal_reached", seat=seat) > 0),
    "before": happiness_before,
    "score": lambda table, seat: next(int(fact.args["total"]) for fact in of(table.facts, "score", seat=seat)),
    "careers": lambda table, seat: told(table, "skill_learned", "career_taken", seat=seat),
}
"""What decides, counted from what was told."""


def test_what_puts_a_family_behind_is_counted_from_what_was_told() -> None:
    found = set()
    wanted = [{"what": "skills", "min": 2}]
    rules: list[dict[str, Any]] = [{"happiness_goal": 6}, {"collection": wanted, "collection_mode": "required_to_win"}, {}]
    for number in range(45):
        table = played("financialit", ("random",) * 5, f"behind {number}", **rules[number % 3])
        for row in table.standings():
            if why := row["behind"]:
                count = FINANCIALIT[why["decides"]]
                assert (count(table, row["seat"]), count(table, why["other"])) == (why["mine"], why["theirs"]), (number, why)
                found.add(why["decides"])
    assert found == set(FINANCIALIT)


def test_what_breaks_a_tie_in_financity() -> None:
    t = city(seats=3, options={"goal_investments": 0, "goal_savings": 0, "goal_wellbeing": 0})
    give(t, 0, cash=1000)
    give(t, 1, cash=500, savings=(0, 1, 0))
    give(t, 2, cash=1000, investments=("IE01",))
    assert [(row["seat"], row["behind"]) for row in standings(t)] == [
        (2, None),
        (1, {"other": 2, "decides": "investments", "mine": 0, "theirs": 1}),
        (0, {"other": 1, "decides": "savings", "mine": 0, "theirs": 500}),
    ]


COUNTED = {
    "citylife": {"stayed", *SHOWN["citylife"]},
    "elplan": {*SHOWN["elplan"]},
    "financialit": {*FINANCIALIT},
    "financity": {"fraction", "investments", "savings", *SHOWN["financity"]},
    "multiverse": {*SHOWN["multiverse"]},
}
"""Who left a game of City Life comes last: `tests/games/citylife/test_missing.py`."""


@pytest.mark.parametrize("game", GAMES)
def test_no_reason_without_a_count(game: str) -> None:
    text = (HOUSE / "text" / "en" / f"{game}.ftl").read_text("utf-8")
    assert {*re.findall(r"^behind-(\w+) =", text, re.M)} == COUNTED[game]
