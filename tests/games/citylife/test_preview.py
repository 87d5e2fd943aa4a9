"""What is shown before a decision, held against the figures of the rulebook and against what then happens."""

from typing import Any

import pytest

from alcancia.bots import SeatView, find_bot
from alcancia.games import find
from alcancia.games.citylife.state import Loan
from alcancia.kernel import Luck, Preview, Table
from tests.games.citylife.position import Laid


def shown(laid: Laid, seat: int, *move: Any) -> dict[str, Any]:
    preview = laid.table.preview(seat, move)
    assert isinstance(preview, Preview), preview
    return preview.to_json()


def test_a_loan_is_not_free() -> None:
    """CL-4.170 CL-4.171 $1000 now, $1200 back within seven turns."""
    by = shown(Laid("advanced"), 0, "borrow")["by"]
    assert (by["cash"], by["owed"], by["credit_turns"], by["net_worth"]) == (1000, 1200, 7, -200)
    by = shown(Laid("advanced").seat(0, deeds=("T61",)).ready(), 0, "mortgage", "T61")["by"]
    assert (by["cash"], by["owed"], by["credit_turns"]) == (2000, 2500, 7)


def test_a_deed_costs_its_price_and_the_tax_and_earns_its_fee() -> None:
    """CL-4.140 CL-4.147"""
    row = shown(Laid("advanced").seat(0, 3).ready().roll(1), 0, "buy")
    assert row["paid"] == {"deed_bought": 1000, "land_transfer_tax": 200}
    assert (row["by"]["cash"], row["by"]["fees"], row["by"]["property_tax"]) == (-1200, 500, 100)
    assert shown(Laid().seat(0, 3).ready().roll(1), 0, "buy")["by"]["cash"] == -1000


def test_a_sale_to_the_bank_brings_the_price_less_tax_and_mortgage() -> None:
    """CL-4.103 CL-4.142 CL-4.149"""
    laid = Laid("advanced").seat(0, deeds=("H04",)).ready().play(0, "mortgage", "H04")
    row = shown(laid, 0, "sell_deed", "H04")
    assert (row["by"]["cash"], row["by"]["owed"]) == (1000 - 200 - 500, -500)


def test_a_debt_is_shown_with_what_is_still_missing() -> None:
    """CL-4.102 CL-4.106 A bill of $400, for somebody with a share, a House and no cash."""
    laid = Laid("advanced").seat(0, 18, cash=0, shares=1, deeds=("H04",)).ready().roll(1)
    by = shown(laid, 0, "sell", "share")["by"]
    assert (by["free"], by["missing"], "cash" in by) == (400, -400, False), "the bill of $400 is paid at once"
    assert shown(laid, 0, "tender", "H04")["by"]["free"] == 800
    short = Laid("advanced").seat(0, 15, cash=300, loan=Loan(1, False)).ready().roll(1)
    row = shown(short, 0, "short")
    assert (row["by"]["cash"], row["by"]["missed"], row["by"]["free"], row["by"]["owed"]) == (-300, 2, 900, -1200)


def test_a_visit_is_shown_from_both_sides() -> None:
    """CL-4.121 CL-4.122 CL-4.126 The fee less its tax, two turns, or back to a House."""
    house = Laid("advanced").seat(0, 3).seat(1, deeds=("H04",)).ready().roll(1)
    fee = shown(house, 1, "fee")
    assert (fee["by"]["cash"], fee["paid"]["fee_tax"], fee["other_by"]["cash"]) == (400, 100, -500)
    assert shown(house, 1, "miss")["other_by"] == {"missed": 2}
    tower = Laid().seat(0, 60, cash=0, shares=9).seat(1, deeds=("T61", "H29")).ready().roll(1)
    assert shown(tower, 1, "fee")["by"] == {"claims": 2500}
    assert shown(tower, 1, "send", "H29")["other_by"] == {"steps": 32, "square": -32}


def test_an_offer_is_shown_with_the_taxes_of_both() -> None:
    """Example 15, before anybody agrees."""
    laid = Laid("advanced").seat(0, deeds=("H13",)).ready()
    row = shown(laid, 0, "offer", (1, ("H13",), 0, 0, (), 0, 1500))
    assert (row["by"]["cash"], row["other_by"]["cash"], row["until"]) == (1300, -1700, "others")
    offers = next(one for one in laid.table.view(0, prices=True)["may"] if one["name"] == "offer")
    assert offers["figures"] and offers["about"] == [], "nobody reads the first 64 of millions of offers"
    laid.play(0, "offer", (1, ("H13",), 0, 0, (), 0, 1500))
    row = shown(laid, 1, "accept", 1)
    assert (row["by"]["cash"], row["other"], row["other_by"]["cash"], row["until"]) == (-1700, 0, 1300, "asked")


def test_bids_and_assets_put_up_are_shown_as_if_taken() -> None:
    """CL-4.104 CL-4.105"""
    laid = Laid("advanced").seat(0, 18, cash=0, deeds=("H04",)).ready().roll(1).play(0, "tender", "H04")
    row = shown(laid, 1, "bid", 1100)
    assert (row["by"]["cash"], row["other"], row["other_by"]["free"]) == (-1300, 0, 900)
    fee = Laid("advanced").seat(0, 7, cash=0, deeds=("H04",)).seat(1, deeds=("H08",)).ready().roll(1).play(1, "fee")
    row = shown(fee, 0, "put_up", "H04")
    assert (row["by"]["free"], row["by"]["cash"], row["other_by"]["cash"]) == (800, 300, -1200 + 500 - 100)
    fee.seat(1, cash=1000).ready()
    assert "by" not in shown(fee, 0, "put_up", "H04"), "the Proprietor cannot pay for it"


@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_the_best_and_the_average_of_a_gamble(rules: str) -> None:
    """CL-4.60 Every face of the die, rolled."""
    gains, rows = [], []
    for pips in range(1, 7):
        laid = Laid(rules, three_quiz=False).seat(0, 67).ready().roll(1)
        assert laid.waiting == ("museum", [0])
        rows.append(shown(laid, 0, "gamble"))
        gains.append(laid.force("museum", pips).play(0, "gamble").cash(0) - 7000)
    for row in rows:
        assert (row["until"], row["best"], row["average"]) == ("chance", max(gains), sum(gains) // 6)


def test_an_answer_is_not_shown_before_it_is_given() -> None:
    """CL-4.70 Whoever could ask what an answer brings would know the right one."""
    laid = Laid("advanced").seat(0, 15).ready().roll(3)
    assert laid.waiting == ("answer", [0])
    for letter in laid.ask(0).moves[0].spaces[0]:
        row = shown(laid, 0, "answer", letter)
        assert set(row) == {"move", "until"} and row["until"] == "others"


@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_what_is_shown_of_the_other_side_happens(rules: str) -> None:
    """Whole games: the other seat's figures, before and after every move that names one and happens at once."""
    game, seen = find("citylife"), set()
    for number in range(5):
        table = Table.set_up(game, seats=6, seed=f"other {number}", options={"rules": rules}, hashing=False)
        luck, play = Luck(f"other {number}"), find_bot(game, "baseline")
        while table.asked:
            seat = next(iter(table.asked))
            move = play(SeatView(table, seat), luck)
            row = table.preview(seat, move).to_json()  # type: ignore[union-attr]
            other = row.get("other", 0)
            before = figures(table, other)
            assert table.play(seat, move)
            if "other" in row and row["until"] == "asked" and "then" not in row:
                after = figures(table, other)
                assert {name: after[name] - before[name] for name in after} == {name: row["other_by"].get(name, 0) for name in after}
                seen.add(move[0])
    assert "miss" in seen and len(seen) > 1


def figures(table: Table, seat: int) -> dict[str, int]:
    """What only the move itself changes, not the end of the turn that follows it."""
    figures = table.game.hooks.figures(table.state, seat)
    return {"cash": table.state.cash[seat], **{name: figures[name] for name in ("square", "steps", "missed", "deeds", "fees")}}
