"""Sections 4.H to 4.L: shares, property, visits, debts, loans and mortgages."""

import pytest

from alcancia.games.citylife.state import Loan, Mortgage
from tests.games.citylife.position import Laid


def advanced(**options: object) -> Laid:
    return Laid("advanced", three_quiz=False, **options)  # type: ignore[arg-type]


# ── shares ───────────────────────────────────────────────────────────────────


def test_dollar_sign_advanced() -> None:
    """Example 10."""
    laid = advanced(seats=3).seat(0, 87, cash=1000, shares=2, bank_bought=2).seat(1, shares=5).ready().roll(1)
    assert laid.cash(0) == 1500 and laid.cash(1) == 7500
    assert laid.refused(0, "shares", 4) == "share_cap_reached"
    laid.play(0, "shares", 3)
    assert (laid.cash(0), laid.shares(0), laid.t.bank_bought[0]) == (0, 5, 5)
    laid.seat(2, 91).turn_of(2).roll(1)
    assert laid.cash(0) == 500


def test_dollar_sign_basic() -> None:
    """Example 11."""
    laid = Laid(three_quiz=False).seat(0, 79, cash=0).ready().roll(1)
    assert laid.shares(0) == 1
    laid.play(0, "sell_shares", 1)
    assert laid.cash(0) == 500 and laid.lottery_gain == 0


def test_tax_on_shares() -> None:
    """Example 12."""
    for number in (1, 2):
        laid = advanced().seat(0, shares=2).ready().play(0, "sell_shares", number)
        assert laid.cash(0) == 7000 + 400 * number and laid.lottery_gain == 100 * number
    capped = advanced().seat(0, 91, shares=5, bank_bought=5).ready().play(0, "sell_shares", 2).roll(1)
    assert capped.t.active == 1
    assert capped.refused(0, "shares", 1) == "share_cap_reached"
    some = advanced().seat(0, 91, shares=3, bank_bought=3).ready().play(0, "sell_shares", 2).roll(1)
    assert some.ask(0).moves[0].spaces[0].enumerate(9) == [0, 1, 2]


def test_share_lock() -> None:
    """Example 13."""
    laid = advanced().seat(0, 91, shares=2, bank_bought=2).ready()
    laid.play(0, "offer", (1, (), 1, 0, (), 0, 600))
    laid.play(1, "accept", 1)
    assert (laid.cash(0), laid.cash(1), laid.lottery_gain) == (7500, 6400, 100)
    assert laid.t.share_locked[0] and laid.shares(1) == 1
    laid.roll(1)
    assert laid.t.active == 1
    assert laid.refused(0, "shares", 1) == "share_bank_locked"
    free = advanced(share_lock=False).seat(0, shares=2).ready()
    free.play(0, "offer", (1, (), 1, 0, (), 0, 600)).play(1, "accept", 1)
    assert not free.t.share_locked[0]


# ── property ─────────────────────────────────────────────────────────────────


def test_buying_a_house() -> None:
    """Example 14."""
    laid = advanced().seat(0, 7, cash=1200).ready().roll(1).play(0, "buy")
    assert laid.cash(0) == 0 and laid.lottery_gain == 200 and laid.t.owner["H08"] == 0
    short = advanced().seat(0, 7, cash=1100).ready().roll(1)
    assert short.refused(0, "buy") == "not_enough_cash"
    short.play(0, "borrow").play(0, "buy")
    assert short.cash(0) == 900 and short.t.loan[0] == Loan(7, True)
    basic = Laid().seat(0, 7, cash=1000).ready().roll(1).play(0, "buy")
    assert basic.cash(0) == 0


def test_exchange() -> None:
    """Example 16."""
    laid = advanced().seat(0, cash=400, deeds=("T65",)).ready()
    assert laid.refused(0, "exchange_tower", "T61", "H26") == "not_owner"
    laid.play(0, "exchange_tower", "T65", "H26")
    assert (laid.cash(0), laid.lottery_gain) == (0, 400)
    assert (laid.t.owner["T65"], laid.t.owner["H26"]) == (-1, 0)
    poor = advanced().seat(0, cash=300, deeds=("T65",)).ready()
    assert poor.refused(0, "exchange_tower", "T65", "H26") == "not_enough_cash"
    later = advanced().seat(1, deeds=("T65",)).ready()
    assert later.refused(1, "exchange_tower", "T65", "H26") == "own_turn_only"
    basic = Laid().seat(0, cash=0, deeds=("T65",)).ready().play(0, "exchange_tower", "T65", "H26")
    assert basic.cash(0) == 0


def test_the_question_is_put_again() -> None:
    """CL-4.150: a deed that was handed back or taken changes what is asked."""
    laid = advanced().seat(1, deeds=("H08",)).seat(0, 7, cash=1200).ready().roll(1)
    assert laid.waiting == ("visit", [1])
    hospital = advanced().seat(1, deeds=("H04", "H08", "H13", "H22")).seat(0, 34, deeds=("T61",)).ready().roll(1)
    assert hospital.waiting == ("hospital", [0])
    hospital.play(0, "exchange_tower", "T61", "H26")
    assert hospital.t.owner["H29"] == 0 and hospital.t.active == 1


# ── visits ───────────────────────────────────────────────────────────────────


def test_house_visit_with_a_share_put_up() -> None:
    """Example 17."""
    laid = advanced().seat(0, 7, cash=300, shares=1).seat(1, deeds=("H08",)).ready().roll(1).play(1, "fee")
    assert laid.waiting == ("raise_money", [0])
    assert laid.refused(0, "sell", "share") == "offer_to_proprietor_first"
    laid.play(0, "put_up", "share").play(1, "take")
    assert (laid.cash(0), laid.shares(0), laid.t.share_locked[0]) == (200, 0, True)
    assert (laid.cash(1), laid.shares(1)) == (7000 - 500 + 500 - 100, 1)
    assert laid.lottery_gain == 200 and laid.t.active == 1


def test_house_visit_not_covered() -> None:
    """Example 18."""
    laid = advanced(seats=2).seat(0, 7, cash=400, loan=Loan(5, False)).seat(1, deeds=("H08",)).ready().roll(1).play(1, "fee")
    assert (laid.cash(0), laid.missed(0)) == (400, [("debt", 2)])
    assert laid.t.loan[0] == Loan(4, False)
    laid.roll(6).roll(6)
    assert laid.missed(0) == [] and laid.t.loan[0] == Loan(4, False)
    chosen = advanced(seats=2).seat(0, 7, cash=400, loan=Loan(5, False)).seat(1, deeds=("H08",)).ready().roll(1).play(1, "miss")
    assert chosen.missed(0) == [("other", 2)]
    chosen.roll(6).roll(6)
    assert chosen.t.loan[0] == Loan(2, False)
    may_borrow = advanced().seat(0, 7, cash=400).seat(1, deeds=("H08",)).ready().roll(1).play(1, "fee")
    assert may_borrow.moves(0) == ["borrow", "miss_turns"]
    may_borrow.play(0, "borrow")
    assert may_borrow.cash(0) == 900 and may_borrow.missed(0) == []


def test_tower_visit_not_covered() -> None:
    """Example 19."""

    def visited() -> Laid:
        laid = advanced().seat(0, 60, cash=600, shares=1, deeds=("H08",)).seat(1, deeds=("T61",)).ready().roll(1)
        return laid.play(0, "put_up", "share").play(1, "leave").play(0, "put_up", "H08").play(1, "leave")

    laid = visited()
    laid.play(0, "tender", "share").play(2, "no_bid").play(3, "no_bid").play(0, "sell", "H08")
    assert laid.cash(0) == 1800 and laid.moves(0)[0] == "short"
    laid.play(0, "short")
    assert laid.at(0) == (44, "main") and laid.missed(0) == [("jail", 2)]
    assert laid.cash(1) == 7000 + 1500 and laid.lottery_gain == 600
    assert laid.t.owner["H08"] == -1
    borrower = visited().play(0, "borrow").play(0, "sell", "share").play(0, "sell", "H08")
    assert borrower.cash(0) == 300 and borrower.missed(0) == []
    assert borrower.cash(1) == 9000 and borrower.lottery_gain == 800


def test_sending() -> None:
    """Example 20."""
    laid = Laid("advanced").seat(0, 88).seat(1, deeds=("T91", "H13", "H29")).ready().roll(3)
    assert laid.waiting == ("visit", [1])
    assert laid.refused(1, "send", "H04") == "no_house_to_send"
    assert laid.refused(1, "waive") == "fee_not_optional"
    laid.play(1, "send", "H13")
    assert laid.at(0) == (13, "main") and laid.cash(0) == 7000
    assert laid.waiting == ("answer", [0])


def test_waiving_and_mortgaged_property_by_option() -> None:
    laid = advanced(visitor_waive=True).seat(0, 60).seat(1, deeds=("T61",)).ready().roll(1).play(1, "waive")
    assert laid.cash(0) == 7000
    free = advanced(mortgaged_fee=False).seat(1, deeds=("T61",)).seat(0, 60).ready().play(1, "mortgage", "T61").roll(1)
    assert free.cash(0) == 7000 and free.t.active == 1


# ── debts ────────────────────────────────────────────────────────────────────


def test_loan_default() -> None:
    """Example 22."""
    laid = advanced().seat(0, 15, cash=300, shares=1, loan=Loan(1, False)).ready().roll(1)
    laid.play(0, "sell", "share").play(0, "short")
    assert (laid.cash(0), laid.at(0), laid.missed(0)) == (0, (3, "main"), [("debt", 1)])
    assert laid.t.borrow_ban[0] and laid.t.loan[0] is None and laid.lottery_gain == 100
    assert laid.refused(0, "borrow") == "borrow_banned"
    empty = advanced().seat(0, 15, cash=0, loan=Loan(1, False)).ready().roll(1).play(0, "short")
    assert empty.missed(0) == [("debt", 3)]


def test_mortgage_due() -> None:
    """Example 23."""

    def due() -> Laid:
        laid = advanced().seat(0, 15, cash=700, deeds=("T61",)).ready()
        laid.t.mortgages = (Mortgage("T61", 1, False),)
        return laid.roll(1)

    bank = due().play(0, "sell", "T61")
    assert bank.cash(0) == 2200 and bank.lottery_gain == 1000 and bank.t.active == 1
    assert bank.missed(0) == [] and bank.t.mortgages == ()
    player = due()
    player.seat(1, cash=6500).ready().play(0, "tender", "T61")
    player.play(1, "bid", 5500).play(2, "no_bid").play(3, "no_bid").play(0, "take_bid", 1)
    assert player.cash(1) == 0 and player.cash(0) == 700 + 5500 - 1000 - 2500
    assert player.t.owner["T61"] == 1


def test_fines_not_covered() -> None:
    """Example 24."""
    laid = Laid(three_quiz=False).seat(0, 9, cash=300).force("traffic", "TV24").ready().roll(1).play(0, "short")
    assert (laid.cash(0), laid.missed(0)) == (0, [("debt", 5)])
    laid = Laid(three_quiz=False).seat(0, 9, cash=1600).force("traffic", "TV05").ready().roll(1).play(0, "short")
    assert laid.missed(0) == [("debt", 1), ("other", 2)] and laid.t.demerits[0] == ("TV05",)


def test_two_debts_due_together() -> None:
    """Example 41."""
    laid = advanced().seat(0, 15, cash=1300, shares=1, deeds=("H13",), loan=Loan(1, False)).ready()
    laid.t.mortgages = (Mortgage("H13", 1, False),)
    laid.roll(1)
    assert laid.cash(0) == 100 and laid.waiting == ("raise_money", [0])
    laid.play(0, "sell", "share")
    assert laid.cash(0) == 0 and laid.lottery_gain == 100
    assert laid.t.mortgages == () and laid.t.owner["H13"] == 0


def test_rounding_and_caps_by_option() -> None:
    down = advanced(debt_rounding="down").seat(0, 15, cash=800, loan=Loan(1, False)).ready().roll(1).play(0, "short")
    assert down.missed(0) == []
    jail = advanced(debt_rounding="down").seat(0, 60, cash=2400).seat(1, deeds=("T61",)).ready().roll(1).play(0, "short")
    assert jail.missed(0) == [("jail", 1)]
    capped = Laid(three_quiz=False, fine_turn_cap=2).seat(0, 9, cash=0).force("traffic", "TV24").ready().roll(1).play(0, "short")
    assert capped.missed(0) == [("debt", 2)]


def test_debtor_keeps_what_is_left_and_nobody_bids_alone() -> None:
    two = Laid(seats=2, three_quiz=False).seat(0, 60, cash=100, shares=9).seat(1, deeds=("T61",)).ready().roll(1)
    assert two.moves(0) == ["put_up"]
    for _ in range(5):
        two.play(0, "put_up", "share").play(1, "leave").play(0, "sell", "share")
    assert (two.cash(0), two.shares(0)) == (100, 4)
    off = advanced(tender=False).seat(0, 18, cash=0, deeds=("H04",)).ready().roll(1)
    assert off.moves(0) == ["sell", "borrow", "mortgage"]


def test_a_left_share_is_not_put_up_again() -> None:
    laid = Laid(three_quiz=False).seat(0, 60, cash=0, shares=2).seat(1, deeds=("T61",)).ready().roll(1)
    laid.play(0, "put_up", "share").play(1, "leave").play(0, "put_up", "share").play(1, "take")
    assert laid.moves(0) == ["sell", "tender"] and laid.shares(0) == 1
    laid.play(0, "sell", "share").play(0, "short")
    assert laid.missed(0) == [("jail", 3)]


@pytest.mark.parametrize("seat", [0, 2])
def test_a_proprietor_without_cash_leaves_the_asset(seat: int) -> None:
    laid = Laid(three_quiz=False).seat(0, 60, cash=0, deeds=("T93",)).seat(1, cash=0, deeds=("T61",)).ready().roll(1)
    laid.play(0, "put_up", "T93")
    assert laid.waiting == ("raise_money", [0]) and laid.t.debt is not None and laid.t.debt.left == ("T93",)


# ── loans and mortgages ──────────────────────────────────────────────────────


def test_loans_and_mortgages() -> None:
    laid = advanced().seat(0, deeds=("H04", "T61")).ready()
    laid.play(0, "borrow").play(0, "repay_loan")
    assert laid.cash(0) == 6800
    assert laid.refused(0, "borrow") == "borrow_once_per_turn"
    laid.play(0, "mortgage", "H04").play(0, "mortgage", "T61").play(0, "redeem", "H04")
    assert laid.cash(0) == 6800 + 400 + 2000 - 500
    assert laid.t.mortgages == (Mortgage("T61", 7, True),)
    laid.play(0, "sell_deed", "T61")
    assert laid.cash(0) == 8700 + 5000 - 1000 - 2500 and laid.t.mortgages == ()


def test_clocks_by_option() -> None:
    laid = advanced(loan_turns=1, loan_cost=0, mortgage_turns=2).seat(0, deeds=("H04",)).ready()
    laid.play(0, "borrow").play(0, "mortgage", "H04").roll(6).roll(6).roll(6).roll(6)
    cash = laid.cash(0)
    laid.roll(6)
    assert laid.t.loan[0] is None and laid.cash(0) == cash - 1000
    assert laid.t.mortgages == (Mortgage("H04", 1, False),)
