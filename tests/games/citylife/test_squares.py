"""Sections 4.D and 4.E: every square."""

from typing import Any

import pytest

from alcancia.games.citylife.content import SQUARES
from tests.games.citylife.position import Laid

BOTH = pytest.mark.parametrize("rules", ["basic", "advanced"])


def landed(rules: str, square: int, **options: Any) -> Laid:
    """A table whose first seat has just come to the square by a 1 or, where that is another square's business, a 2."""
    return Laid(rules, three_quiz=False, **options).seat(0, square - 1).ready()


@BOTH
@pytest.mark.parametrize(("start", "end"), [(2, 37), (7, 25), (21, 42), (25, 36), (30, 51), (37, 55), (51, 66)])
def test_advance_and_stop(rules: str, start: int, end: int) -> None:
    laid = landed(rules, start).roll(1)
    assert laid.at(0) == (end, "main")
    assert laid.t.active == 1 and laid.cash(0) == 7000


@pytest.mark.parametrize(("start", "end"), [(32, 57), (36, 57), (55, 82), (64, 82)])
def test_advance_to_a_school(start: int, end: int) -> None:
    """Example 31."""
    basic = landed("basic", start).roll(1)
    assert basic.at(0) == (end, "main") and basic.t.active == 1
    advanced = landed("advanced", start).roll(1)
    assert advanced.at(0) == (end, "main") and advanced.waiting == ("answer", [0])


@BOTH
def test_bills(rules: str) -> None:
    garage = landed(rules, 19).roll(1)
    assert (garage.cash(0), garage.lottery_gain) == (6600, 400)
    market = landed(rules, 27).roll(1)
    assert (market.cash(0), market.lottery_gain) == (6800, 200)


def test_a_bill_nobody_can_pay_costs_one_turn() -> None:
    laid = landed("basic", 19).seat(0, cash=100).ready().roll(1)
    laid.play(0, "short")
    assert (laid.cash(0), laid.lottery_gain, laid.missed(0)) == (0, 100, [("debt", 1)])


@pytest.mark.parametrize("square", [24, 50])
def test_construction(square: int) -> None:
    assert landed("basic", square).roll(1).missed(0) == [("other", 1)]


def test_city_hall() -> None:
    """Example 34."""
    laid = landed("advanced", 34).seat(0, cash=500, deeds=("H04", "H08", "T61")).ready().roll(1)
    assert laid.waiting == ("raise_money", [0])
    laid.play(0, "sell", "H04")
    assert laid.cash(0) == 600 and laid.lottery_gain == 900
    assert laid.t.owner["H04"] == -1 and laid.t.owner["H08"] == 0
    nothing = landed("basic", 34).roll(1)
    assert nothing.cash(0) == 7000


@BOTH
def test_hospital(rules: str) -> None:
    """Example 36."""
    full = landed(rules, 35).seat(1, deeds=("H04", "H08", "H13", "H22", "H26", "H29")).ready().roll(1)
    assert full.cash(0) == 8000 and full.lottery_gain == 0
    laid = landed(rules, 35).seat(1, deeds=("H04", "H08", "H13", "H26")).ready().roll(1)
    assert laid.refused(0, "choose", "H04") == "house_not_unsold"
    laid.play(0, "choose", "H29")
    assert laid.t.owner["H29"] == 0 and laid.cash(0) == 7000 and laid.lottery_gain == 0
    last = landed(rules, 35).seat(1, deeds=("H04", "H08", "H13", "H26", "H22")).ready().roll(1)
    assert last.t.owner["H29"] == 0


def test_amusement_park() -> None:
    """Example 32."""
    for pips, gain in ((5, 0), (3, 0), (6, 2300)):
        laid = landed("basic", 42).fill_lottery(2300).ready().force("park", pips).roll(1)
        assert laid.at(0) == (58, "main") and laid.t.quiz is None
        assert laid.cash(0) == 7000 + gain
        assert laid.lottery == (1000 if gain else 2300)
    direct = landed("basic", 58).fill_lottery(2300).ready().roll(1)
    assert direct.cash(0) == 9300 and direct.lottery == 1000


def test_wrong_turns() -> None:
    for square, back in ((46, 16), (73, 43)):
        assert landed("basic", square).roll(1).at(0) == (back, "main")


@BOTH
def test_fire_department(rules: str) -> None:
    """Example 37."""
    laid = landed(rules, 45).seat(1, deeds=("T61", "T65")).ready().roll(1)
    assert laid.at(0) == (72, "main") and laid.waiting == ("buy", [0])
    laid.play(0, "buy")
    assert laid.t.owner["T72"] == 0 and laid.cash(0) == (1000 if rules == "advanced" else 2000)
    none = landed(rules, 45).seat(1, deeds=("T61", "T65", "T72", "T76", "T79", "T81", "T89", "T91", "T93")).ready().roll(1)
    assert none.at(0) == (45, "main")
    assert none.cash(0) == (7800 if rules == "advanced" else 8000)
    assert none.lottery_gain == (200 if rules == "advanced" else 0)


@BOTH
def test_museum(rules: str) -> None:
    """Example 33."""
    tax = rules == "advanced"
    cash = landed(rules, 68).roll(1).play(0, "cash")
    assert (cash.cash(0), cash.lottery_gain) == ((8200, 300) if tax else (8500, 0))
    for pips, gain, paid in ((4, 2000, 400), (3, 1500, 300), (6, 0, 0)):
        gamble = landed(rules, 68).roll(1).force("museum", pips).play(0, "gamble")
        assert gamble.cash(0) == 7000 + gain - (paid if tax else 0)
        assert gamble.lottery_gain == (paid if tax else 0) and gamble.t.quiz is None
    school = landed(rules, 68).roll(1).play(0, "school")
    assert school.at(0) == (82, "main")
    assert (school.t.quiz is not None) == tax


def test_mall_and_own_property() -> None:
    assert landed("advanced", 66).roll(1).cash(0) == 8000
    own = landed("advanced", 4).seat(0, deeds=("H04",)).ready().roll(1)
    assert own.cash(0) == 7000 and own.t.active == 1


def test_every_square_has_its_instruction() -> None:
    from alcancia.games.citylife.squares import INSTRUCTIONS

    silent = {"start", "blank", "path", "finish"}
    assert {square.kind for square in SQUARES} - silent == set(INSTRUCTIONS)


def test_chain_always_with_the_museum_as_reward_ends() -> None:
    laid = Laid("advanced", three_quiz=False, chain="always", sq82_reward="museum").seat(0, 54).ready().roll(1)
    assert laid.at(0) == (82, "main")
    laid.answer_all()
    assert laid.at(0) == (68, "main") and laid.waiting == ("museum", [0])
    laid.play(0, "school")
    assert laid.at(0) == (82, "main") and laid.t.active == 1


def test_the_museum_as_reward_is_a_stop() -> None:
    laid = Laid("advanced", three_quiz=False, sq82_reward="museum").seat(0, 81).ready().roll(1).answer_all()
    assert laid.at(0) == (68, "main") and laid.t.active == 1
    nothing = Laid("advanced", three_quiz=False, sq82_reward="none").seat(0, 81).ready().roll(1).answer_all()
    assert nothing.at(0) == (82, "main") and nothing.cash(0) == 7900
