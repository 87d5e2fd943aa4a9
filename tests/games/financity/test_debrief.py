"""The figures of the debrief agree with each other, with the position and with the messages."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from alcancia.bots import find_bot, play_out
from alcancia.games.financity.debrief import BALANCES, FLOWS, GOALS
from alcancia.games.financity.state import CARD, LOAN, game
from alcancia.kernel import Luck, Table

from .position import city_of

HOUSE = Path(__file__).parents[3] / "alcancia"


def total(rows: Sequence[Mapping[str, Any]], seat: int) -> dict[str, Any]:
    """All years of one seat together; balances and goals as they were in the end."""
    mine = [row for row in rows if row["seat"] == seat]
    return {name: mine[-1][name] for name in (*BALANCES, *GOALS)} | {name: sum(row[name] for row in mine) for name in FLOWS}


def played(bots: tuple[str, ...], seed: str, **options: object) -> Table:
    table = Table.set_up(game, seats=len(bots), seed=seed, options=options, hashing=False)
    play_out(table, [find_bot(game, name) for name in bots], [Luck(f"{seed}.{seat}") for seat in range(len(bots))])
    return table


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        (("random", "random", "random"), {}),
        (("baseline", "spender", "saver", "investor"), {}),
        (("random", "saver"), {"claims": "by_hand", "closing_window": True, "cancel_services": True, "unpaid_penalty": 10}),
        (("random", "spender", "random", "saver", "random", "baseline"), {"years": 16, "starting_cash": 200}),
    ],
)
def test_figures_add_up(bots: tuple[str, ...], options: dict[str, object]) -> None:
    for seed in ("a", "b", "c"):
        table = played(bots, seed, **options)
        t = city_of(table)
        rows = table.measures()
        assert len(rows) == len(bots) * t.options.years
        for seat, h in enumerate(t.homes):
            row = total(rows, seat)
            wellbeing = t.held["wellbeing"][seat]
            assert [row[name] for name in BALANCES] == [t.cash[seat], t.held["savings"][seat], h.loans, row["net_worth"], wellbeing]
            assert row["net_worth"] == t.cash[seat] + t.held["savings"][seat] - CARD * h.loans
            assert row["loan_cards_received"] - row["cards_repaid_minimum"] - row["cards_repaid_advance"] == h.loans
            came = sum(row[name] for name in FLOWS if name.startswith("income_")) + LOAN.cash * row["loans_taken"] + t.options.starting_cash
            went = sum(row[name] for name in FLOWS if name.startswith("spent_")) + row["surcharges"] + row["event_money"]
            went += CARD * (row["cards_repaid_minimum"] + row["cards_repaid_advance"])
            paid = sum(row[f"expenses_{part}"] for part in ("home", "cards", "event"))
            late = sum(fact.args["amount"] for fact in table.facts if fact.key == "bill_written_off" and fact.args["seat"] == seat)
            bills = sum(fact.args["amount"] for fact in table.facts if fact.key == "expenses_paid" and fact.args["seat"] == seat)
            assert paid - bills in range(late + 1)
            assert came - went - bills == t.cash[seat] + t.held["savings"][seat]
            joys = sum(row[f"wellbeing_{name}"] for name in ("bonuses", "purchases", "free_time", "event"))
            assert joys - row["event_wellbeing"] - row["wellbeing_penalty"] == wellbeing


def test_goals_are_those_of_the_standings() -> None:
    table = played(("baseline", "spender", "saver"), "goals")
    for row in table.standings():
        ended = total(table.measures(), row["seat"])
        assert [bool(ended[name]) for name in GOALS] == list(row["goals"].values())


def test_a_spender_is_told_what_went_wrong() -> None:
    table = played(("baseline", "spender", "saver"), "lessons")
    found = {row["lesson"] for row in table.lessons() if row["seat"] == 1}
    assert {"price_of_credit", "missing_investments"} <= found


@pytest.mark.parametrize("locale", ["en", "es"])
def test_every_measure_and_lesson_has_a_message(locale: str) -> None:
    said = set(re.findall(r"^([\w-]+) =", (HOUSE / "text" / locale / "financity.ftl").read_text("utf-8"), re.MULTILINE))
    source = (HOUSE / "games" / "financity" / "lessons.py").read_text("utf-8")
    lessons = set(re.findall(r'yield "(\w+)"', source)) | set(re.findall(r'else "(\w+)"', source))
    wanted = {f"measure-{name}" for name in (*BALANCES, *FLOWS, *GOALS, "seat", "period", "zone", "event", "fate", "restricted")}
    wanted |= {f"lesson-{name}" for name in lessons}
    assert wanted <= said


@pytest.mark.parametrize("locale", ["en", "es"])
def test_bots_say_why(locale: str) -> None:
    said = set(re.findall(r"^([\w-]+) =", (HOUSE / "text" / locale / "financity.ftl").read_text("utf-8"), re.MULTILINE))
    assert {f"bot-{name}" for name in game.bots} <= said
    source = "".join(path.read_text("utf-8") for path in (HOUSE / "games" / "financity" / "bots").glob("*.py"))
    named = {word for word in re.findall(r'"(\w+)"', source) if f"why-{word}" in said}
    assert len(named) > 20
