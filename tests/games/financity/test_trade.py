"""Sale of Products and the rest of Reorganisation: examples X34, X58, X59, X61, X63."""

from typing import Any

from alcancia.games.financity.income import income
from alcancia.games.financity.planning import planning
from alcancia.games.financity.reorganisation import reorganisation
from alcancia.games.financity.scoring import quarters
from alcancia.games.financity.state import City, game
from alcancia.games.financity.trade import sale
from alcancia.games.financity.unforeseen import unforeseen
from alcancia.kernel import Table
from tests.games.moves import play, refused

from .position import asked, begin, city, city_of, give, told


def market(seats: int = 2, options: dict[str, Any] | None = None) -> tuple[City, Table]:
    """Seat 0 owns a Games Console; everybody has some cash."""
    t = city(seats=seats, year=4, marker="Z11", options=options)
    for seat in range(seats):
        give(t, seat, cash=200, shopping=("SP05", "SS01") if seat == 0 else ())
    return t, begin(t, sale(), planning())


def test_x34_a_sale() -> None:
    t, table = market(seats=3, options={"level": "advanced"})
    play(table, 0, "propose_sale", ("SP05", 2, 90))
    play(table, 2, "accept", t.offers[0].no)
    assert t.cash[:3] == [290, 200, 110]
    assert t.held["wellbeing"][:3] == [0, 0, 0]
    assert t.homes[2].shopping == (("SP05", 4, 0),)
    assert (t.homes[0].expenses(), t.homes[2].expenses()) == (900, 890)
    assert quarters(t, 2)["products"] == 180
    while t.marker == "Z11":
        table.play_default(next(iter(table.asked)))
    begin(t, income())
    assert t.held["wellbeing"][:3] == [25, 0, 45]


def test_x58_a_forced_loan_and_the_count() -> None:
    for cards, left, cash, restricted in ((1, 12, 300, False), (0, 13, 450, True)):
        t = city(year=4)
        give(t, cash=50, loans=7, wellbeing=100)
        t.events = ("EV08",)
        table = begin(t, unforeseen(), reorganisation())
        assert (t.cash[0], t.homes[0].loans, t.held["wellbeing"][0]) == (450, 13, 70)
        assert asked(table) == {0: "repay_before_count"}
        assert list(table.asked[0].moves[0].spaces[0]) == [0, 1, 2, 3]
        play(table, 0, "repay_before_count", cards)
        h = t.homes[0]
        assert (h.loans, t.cash[0], h.restricted, h.must_extra_job) == (left, cash, restricted, restricted)


def test_x59_who_cannot_reach_twelve_is_not_asked() -> None:
    t = city()
    give(t, cash=200, savings=(1, 0, 0), loans=15)
    table = begin(t, reorganisation())
    assert not table.asked
    assert t.homes[0].restricted
    assert t.homes[0].must_extra_job


def test_before_the_count_savings_may_be_withdrawn_first() -> None:
    t = city()
    give(t, cash=60, savings=(1, 0, 0), loans=13)
    table = begin(t, reorganisation())
    assert table.asked[0].count() == 1
    play(table, 0, "withdraw", (1, 0, 0))
    assert list(table.asked[0].moves[0].spaces[0]) == [0, 1]
    play(table, 0, "repay_before_count", 1)
    assert not t.homes[0].restricted


def test_x61_done_declines() -> None:
    t, table = market()
    play(table, 0, "propose_sale", ("SP05", 1, 90))
    play(table, 0, "done")
    assert asked(table) == {1: "trade"}
    play(table, 1, "done")
    assert told(table, "trade_declined") == [{"by": 0, "to": 1, "card": "SP05", "price": 90, "lapsed": 0}]
    assert t.marker == "Z1"


def test_x63_a_proposal_to_buy_lapses_with_the_cash() -> None:
    t, table = market()
    t.homes[1].loans = 1
    play(table, 1, "propose_purchase", ("SP05", 90))
    play(table, 1, "repay", 1)
    assert t.cash[1] == 50
    assert not t.offers
    assert told(table, "trade_declined")[0]["lapsed"] == 1


def test_who_was_done_is_asked_again_when_an_offer_arrives() -> None:
    t, table = market()
    play(table, 1, "done")
    assert asked(table) == {0: "trade"}
    play(table, 0, "propose_sale", ("SP05", 1, 200))
    assert set(asked(table)) == {0, 1}
    play(table, 1, "decline", t.offers[0].no)
    assert set(asked(table)) == {0, 1}


def test_other_offers_for_a_sold_product_lapse() -> None:
    t, table = market(seats=3)
    play(table, 1, "propose_purchase", ("SP05", 50))
    play(table, 2, "propose_purchase", ("SP05", 70))
    play(table, 0, "accept", t.offers[1].no)
    assert not t.offers
    assert t.traded == ("SP05",)
    assert refused(table, 1, "propose_purchase", ("SP05", 10)) == "product_already_traded"


def test_a_sale_stays_open_when_the_buyer_is_short_of_cash() -> None:
    t, table = market()
    t.homes[1].loans = 1
    play(table, 0, "propose_sale", ("SP05", 1, 90))
    play(table, 1, "repay", 1)
    assert len(t.offers) == 1
    assert refused(table, 1, "accept", t.offers[0].no) == "not_enough_cash"


def test_an_offer_can_be_taken_back() -> None:
    t, table = market()
    play(table, 0, "propose_sale", ("SP05", 1, 90))
    play(table, 0, "withdraw_offer", t.offers[0].no)
    assert not t.offers
    assert t.proposed[0] == 1


def test_restricted_seats_sell_but_do_not_buy() -> None:
    t = city(seats=2, marker="Z11")
    give(t, 0, cash=100, loans=13, restricted=True, shopping=("SP05",))
    give(t, 1, cash=100, shopping=("SP03",))
    table = begin(t, sale())
    assert refused(table, 0, "propose_purchase", ("SP03", 10)) == "buyer_restricted"
    assert refused(table, 1, "propose_sale", ("SP03", 0, 10)) == "buyer_restricted"
    play(table, 0, "propose_sale", ("SP05", 1, 50))


def test_no_window_without_products_or_partners() -> None:
    t = city(seats=2)
    give(t, 0, shopping=("SS01",))
    assert not begin(t, sale()).asked
    t = city()
    give(t, 0, shopping=("SP05",))
    assert not begin(t, sale()).asked
    t = city(seats=2, options={"trade": False})
    give(t, 0, shopping=("SP05",))
    assert not begin(t, sale()).asked


def test_price_caps() -> None:
    t, table = market(options={"trade_price_cap": "printed_cost"})
    assert refused(table, 0, "propose_sale", ("SP05", 1, 190)) == "price_out_of_range"
    t, table = market(options={"hide_cash": True})
    play(table, 0, "propose_sale", ("SP05", 1, 5000))
    assert refused(table, 1, "accept", t.offers[0].no) == "not_enough_cash"
    assert table.view(1)["table"]["players"][0]["cash"] is None


def test_services_can_be_given_up_with_the_option() -> None:
    t = city(options={"cancel_services": True})
    give(t, shopping=("SS01", "SS02", "SP05"))
    table = begin(t, reorganisation())
    assert asked(table) == {0: "cancel"}
    play(table, 0, "cancel", ("SS02",))
    assert [own[0] for own in t.homes[0].shopping] == ["SS01", "SP05"]


def test_loans_in_reorganisation() -> None:
    t = city(options={"loans_in_reorganisation": True})
    table = begin(t, reorganisation())
    assert asked(table) == {0: "trade"}
    play(table, 0, "take_loan")
    assert (t.homes[0].loans, t.cash[0]) == (6, 600)
    play(table, 0, "done")


def test_the_first_player_can_be_drawn_each_year() -> None:
    found = set()
    for seed in range(30):
        t = city(seats=3, options={"first_player_rule": "random"})
        t.agenda.clear()
        t.then(reorganisation())
        table = Table.at(game, t, seed=str(seed))
        found.add(city_of(table).first)
    assert found == {0, 1, 2}
