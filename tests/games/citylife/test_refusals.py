"""Section 10: every refusal that the other chapters do not meet already."""

import pytest

from alcancia.games import find
from alcancia.kernel import Table, Unplayable
from tests.games.citylife.position import Laid


def test_who_may_speak() -> None:
    laid = Laid()
    assert laid.refused(1, "roll") == "not_your_turn"
    assert laid.refused(1, "buy") == "not_on_square"
    assert laid.refused(2, "pass") == "not_asked"
    assert laid.refused(0, "fly") == "unknown_option"
    assert laid.refused(0, "roll", 6) == "unknown_option"
    laid.seat(0, 98).ready().roll(2)
    assert laid.refused(0, "roll") == "game_over"


def test_buying() -> None:
    laid = Laid().seat(1, deeds=("H04",)).seat(0, 4).ready()
    assert laid.refused(0, "buy") == "deed_owned"
    assert laid.refused(0, "shares", 1) == "advanced_only"
    assert Laid("advanced").refused(0, "shares", 1) == "shares_only_on_dollar_sign"
    sign = Laid("advanced").seat(0, 5, cash=400).ready().roll(1)
    assert sign.refused(0, "shares", 2) == "not_enough_cash"
    assert sign.refused(0, "shares", -1) == "unknown_option"


def test_the_bank_in_basic() -> None:
    laid = Laid().seat(0, deeds=("H04",)).ready()
    for move in (("borrow",), ("repay_loan",), ("mortgage", "H04"), ("redeem", "H04")):
        assert laid.refused(0, *move) == "advanced_only"


def test_the_bank_in_advanced() -> None:
    laid = Laid("advanced").seat(0, cash=0, shares=1, deeds=("H04", "T61")).ready()
    assert laid.refused(0, "repay_loan") == "no_loan"
    assert laid.refused(0, "redeem", "H04") == "not_mortgaged"
    assert laid.refused(0, "mortgage", "H08") == "not_owner"
    assert laid.refused(0, "sell_deed", "H08") == "not_owner"
    assert laid.refused(0, "sell_deed", "H99") == "unknown_option"
    assert laid.refused(0, "sell_shares", 2) == "not_enough_shares"
    assert laid.refused(0, "sell_shares", 0) == "amount_out_of_range"
    laid.play(0, "mortgage", "H04").play(0, "mortgage", "T61").play(0, "borrow")
    assert laid.refused(0, "mortgage", "H04") == "already_mortgaged"
    assert laid.refused(0, "borrow") == "loan_outstanding"
    assert laid.refused(0, "exchange_tower", "T61", "H08") == "deed_mortgaged"
    laid.seat(0, cash=0).ready()
    assert laid.refused(0, "repay_loan") == "not_enough_cash"
    assert laid.refused(0, "redeem", "H04") == "not_enough_cash"
    owned = Laid("advanced").seat(0, deeds=("T61",)).seat(1, deeds=("H08",)).ready()
    assert owned.refused(0, "exchange_tower", "T61", "H08") == "house_not_unsold"


@pytest.mark.parametrize("deeds", [[{}], [["H04", {}]], {"H04": 1}, [None], [[[]]]])
def test_an_offer_that_holds_what_no_offer_can(deeds: object) -> None:
    laid = Laid().seat(0, deeds=("H04",)).ready()
    for terms in ([1, deeds, 0, 0, [], 0, 100], [1, [], 0, 100, deeds, 0, 0]):
        assert laid.refused(0, "offer", terms) == "unknown_option"


def test_in_a_debt() -> None:
    laid = Laid("advanced").seat(0, 18, cash=0, shares=1, deeds=("H04",)).ready().roll(1)
    assert laid.refused(0, "short") == "must_sell_first"
    assert laid.refused(0, "sell", "H08") == "not_owner"
    assert laid.refused(0, "repay_loan") == "frozen_by_debt"
    laid.play(0, "tender", "H04")
    assert laid.refused(1, "bid", 900) == "amount_out_of_range"
    assert laid.refused(1, "bid", 1050) == "amount_step"
    assert laid.refused(1, "bid", 6900) == "not_enough_cash"
    assert laid.refused(0, "borrow") == "window_closed"
    laid.play(1, "bid", 1000)
    assert laid.refused(1, "bid", 1000) == "already_answered"
    assert laid.refused(1, "take_back") == "envelope_final"


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"starting_cash": 700}, "option_out_of_range"),
        ({"starting_cash": 1200}, "option_out_of_range"),
        ({"jail_turns": True}, "option_out_of_range"),
        ({"rules": "expert"}, "option_out_of_range"),
        ({"judge_mode": "seat", "judge_sits_out": False}, "option_out_of_range"),
        ({"traffic_deck": ["fog-12"]}, "option_out_of_range"),
        ({"quiz_levels": ["4"]}, "option_out_of_range"),
        ({"quiz_packs": []}, "quiz_pack_invalid"),
        ({"quiz_packs": ["nobody-knows"]}, "quiz_pack_invalid"),
        ({"quiz_topics": ["cooking"]}, "quiz_pack_invalid"),
        ({"colour": 1}, "unknown_option"),
    ],
)
def test_options_that_are_refused(options: dict[str, object], reason: str) -> None:
    with pytest.raises(Unplayable) as refused:
        Table.set_up(find("citylife"), seats=4, seed="", options=options)
    assert refused.value.reason == reason


def test_presets_are_playable() -> None:
    game = find("citylife")
    for options in game.presets.values():
        assert Table.set_up(game, seats=3, seed="", options=options).asked
