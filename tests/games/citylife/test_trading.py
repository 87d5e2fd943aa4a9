"""Section 4.J: offers between players."""

from alcancia.games.citylife.state import Mortgage
from alcancia.games.citylife.view import check
from alcancia.kernel import Luck
from tests.games.citylife.position import Laid


def sale(laid: Laid, deed: str, price: int) -> Laid:
    return laid.play(0, "offer", (1, (deed,), 0, 0, (), 0, price)).play(1, "accept", 1)


def test_sales_between_players() -> None:
    """Example 15."""
    house = sale(Laid("advanced").seat(0, deeds=("H13",)).ready(), "H13", 1500)
    assert (house.cash(0), house.cash(1), house.lottery_gain) == (7000 + 1300, 7000 - 1700, 400)
    basic = sale(Laid().seat(0, deeds=("H13",)).ready(), "H13", 1500)
    assert (basic.cash(0), basic.cash(1), basic.lottery_gain) == (8500, 5500, 0)
    tower = sale(Laid("advanced").seat(0, deeds=("T61",)).ready(), "T61", 4000)
    assert (tower.cash(0), tower.cash(1), tower.lottery_gain) == (10000, 2000, 2000)
    assert tower.t.owner["T61"] == 1


def test_infeasible_trade() -> None:
    """Example 38."""
    laid = Laid("advanced").seat(0, cash=100, deeds=("H04",)).ready()
    sale(laid, "H04", 100)
    assert laid.cash(0) == 0
    mortgaged = Laid("advanced").seat(0, cash=100, deeds=("H04",)).ready()
    mortgaged.t.mortgages = (Mortgage("H04", 7, True),)
    assert mortgaged.refused(0, "offer", (1, ("H04",), 0, 0, (), 0, 100)) == "trade_tax_unaffordable"


def test_a_mortgage_is_paid_off_by_the_seller() -> None:
    laid = Laid("advanced").seat(0, deeds=("H04",)).ready().play(0, "mortgage", "H04")
    sale(laid, "H04", 2000)
    assert laid.cash(0) == 7400 + 2000 - 200 - 500 and laid.t.mortgages == ()
    assert laid.cash(1) == 7000 - 2000 - 200


def test_swaps_are_two_sales() -> None:
    laid = Laid("advanced").seat(0, deeds=("H04",), shares=1).seat(1, deeds=("T61",)).ready()
    laid.play(0, "offer", (1, ("H04",), 1, 3000, ("T61",), 0, 0)).play(1, "accept", 1)
    assert laid.cash(0) == 7000 - 3000 - 200 - 100 - 1000
    assert laid.cash(1) == 7000 + 3000 - 1000 - 200
    assert laid.lottery_gain == 2500
    assert (laid.t.owner["H04"], laid.t.owner["T61"], laid.shares(1)) == (1, 0, 1)


def test_an_offer_that_lapses_is_told_to_everybody() -> None:
    laid = Laid(three_quiz=False).seat(0, 15, deeds=("H13",)).ready().play(0, "offer", (1, ("H13",), 0, 0, (), 0, 900))
    laid.roll(1)
    closed = [fact for fact in laid.table.facts if fact.key == "offer_closed"]
    assert [fact.args for fact in closed] == [{"no": 1, "how": "lapsed", "seat": 0, "other": 1}]
    assert all(closed[0].seen_by(seat) for seat in (None, 0, 1, 2)), "everybody hears it"


def test_forms_that_are_refused() -> None:
    laid = Laid("advanced").seat(0, deeds=("H04",), shares=2).seat(1, shares=1).ready()

    def why(*terms: object) -> str:
        return laid.refused(0, "offer", terms)

    assert why(1, (), 0, 500, (), 0, 0) == "offer_empty"
    assert why(1, ("H04",), 0, 100, (), 0, 100) == "offer_two_way_cash"
    assert why(1, ("H04",), 0, 0, (), 0, 0) == "offer_no_price"
    assert why(1, ("H08",), 0, 0, (), 0, 500) == "not_owner"
    assert why(1, (), 3, 0, (), 0, 500) == "not_enough_shares"
    assert why(1, ("H04",), 0, 0, (), 0, 550) == "amount_step"
    assert why(1, ("H04",), 0, 0, (), 0, -100) == "amount_out_of_range"
    assert why(1, ("H04",), 0, 0, (), 0, 7000) == "trade_tax_unaffordable"
    assert why(0, ("H04",), 0, 0, (), 0, 700) == "unknown_option"
    assert why("x") == "unknown_option"
    gifts = Laid("advanced", allow_gifts=True).seat(0, deeds=("H04",)).ready()
    gifts.play(0, "offer", (1, ("H04",), 0, 0, (), 0, 0)).play(1, "accept", 1)
    assert gifts.t.owner["H04"] == 1


def test_limit_lapse_and_withdrawal() -> None:
    laid = Laid().seat(0, shares=5).ready()
    for no in (1, 2, 3):
        laid.play(0, "offer", (1, (), 1, 0, (), 0, 100 * no))
    assert laid.refused(0, "offer", (1, (), 1, 0, (), 0, 500)) == "offer_limit"
    laid.play(0, "withdraw", 1).play(1, "decline", 2)
    assert laid.refused(1, "accept", 1) == "offer_gone"
    assert laid.refused(1, "accept", 2) == "offer_gone"
    laid.roll(6)
    assert laid.t.offers == []
    assert laid.refused(1, "accept", 3) == "offer_gone"
    none = Laid(offers_per_turn=0).seat(0, shares=5).ready()
    assert none.refused(0, "offer", (1, (), 1, 0, (), 0, 500)) == "offer_limit"


def test_an_offer_lapses_when_it_cannot_be_kept() -> None:
    laid = Laid().seat(0, deeds=("H04",)).ready().play(0, "offer", (1, ("H04",), 0, 0, (), 0, 1000))
    laid.play(0, "sell_deed", "H04")
    assert laid.t.offers == []
    check(laid.t)


def test_frozen_by_a_debt() -> None:
    laid = Laid("advanced").seat(0, 60, cash=600, shares=1, deeds=("H08",)).seat(1, deeds=("T61",)).seat(2, shares=3).ready()
    laid.play(0, "offer", (2, (), 1, 0, (), 0, 500)).play(1, "offer", (2, ("T61",), 0, 0, (), 0, 5000)).roll(1)
    assert laid.waiting == ("raise_money", [0])
    assert laid.refused(2, "accept", 1) == "frozen_by_debt"
    assert laid.refused(2, "accept", 2) == "frozen_by_debt"
    assert laid.refused(0, "offer", (2, (), 1, 0, (), 0, 500)) == "frozen_by_debt"
    assert laid.refused(2, "offer", (0, (), 1, 0, (), 0, 500)) == "frozen_by_debt"
    assert laid.refused(0, "sell_shares", 1) == "frozen_by_debt"
    assert laid.refused(0, "exchange_tower", "T61", "H04") == "frozen_by_debt"
    assert laid.refused(1, "sell_deed", "T61") == "frozen_by_debt"
    assert laid.refused(1, "offer", (3, ("T61",), 0, 0, (), 0, 5000)) == "frozen_by_debt"
    laid.play(2, "offer", (3, (), 1, 0, (), 0, 500)).play(3, "accept", 3)
    assert laid.shares(3) == 1


def test_the_window_is_closed() -> None:
    laid = Laid("advanced").seat(0, 3).seat(1, deeds=("H04",), shares=1).ready().roll(1)
    assert laid.waiting == ("visit", [1])
    for move in (("borrow",), ("sell_shares", 1), ("offer", (2, (), 1, 0, (), 0, 500)), ("accept", 1)):
        assert laid.refused(1, *move) == "window_closed"
    assert laid.table.may == {}


def test_a_closed_window_leaves_offers_alone() -> None:
    laid = Laid().seat(0, 3, shares=1).seat(1, deeds=("H04",)).ready().play(0, "offer", (2, (), 1, 0, (), 0, 700)).roll(1)
    for seat, move in ((2, "accept"), (2, "decline"), (0, "withdraw")):
        assert laid.refused(seat, move, 1) == "window_closed"
    laid.play(1, "miss")
    assert laid.t.offers == [], "the turn is over"


def test_the_log_names_both_sides_of_an_offer() -> None:
    laid = Laid().seat(0, deeds=("H04",), shares=2).ready().play(0, "offer", (1, ("H04",), 2, 0, (), 0, 700))
    assert laid.table.facts[-1].args == {
        "no": 1, "seat": 0, "other": 1, "given": ["H04", "share", "share"], "pays": 0, "got": [], "price": 700,
    }  # fmt: skip


def test_a_swap_needs_no_cash_in_basic() -> None:
    laid = Laid(seats=2).seat(0, cash=0, shares=1).seat(1, cash=0, deeds=("H04",)).ready()
    offer = next(ask for ask in laid.table.may_of(0) if ask.name == "offer")
    assert offer.enumerate(9) == [("offer", (1, (), 1, 0, ("H04",), 0, 0))]
    assert offer.contains(offer.sample(Luck("swap")))
    laid.play(0, "offer", (1, (), 1, 0, ("H04",), 0, 0)).play(1, "accept", 1)
    assert laid.t.owner["H04"] == 0 and laid.shares(1) == 1
    broke = Laid("advanced", seats=2).seat(0, cash=0, shares=1).seat(1, cash=0, deeds=("H04",)).ready()
    assert "offer" not in [ask.name for ask in broke.table.may_of(0)]


def test_the_view_names_the_terms_of_every_deal() -> None:
    """CL-4.126 CL-4.147 Prices and taxes as this table's rules make them."""
    advanced = Laid("advanced", loan_cost=300).table.view(None)["table"]["terms"]
    assert advanced["house"] == {
        "list": 1000, "cgt": 200, "ltt": 200, "payoff": 500, "fee": 500, "fee_tax": 100, "mortgage": 400, "property_tax": 100,
    }  # fmt: skip
    assert (advanced["tower"]["payoff"], advanced["tower"]["fee_tax"], advanced["loan"]["due"]) == (2500, 500, 1300)
    basic = Laid().table.view(0)["table"]["terms"]
    assert (basic["share"]["cgt"], basic["tower"]["ltt"], basic["tower"]["fee_tax"]) == (0, 0, 0)
