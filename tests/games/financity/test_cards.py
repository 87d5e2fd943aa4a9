"""Placing homes, offers and cards: examples X30 to X35, X62, and the first player."""

import pytest

from alcancia.games.financity.buying import investments, shopping
from alcancia.games.financity.expenses import expenses
from alcancia.games.financity.income import extra_jobs, free_time, income
from alcancia.games.financity.planning import planning
from alcancia.games.financity.reorganisation import reorganisation
from alcancia.games.financity.savings import saving
from alcancia.games.financity.scoring import standings
from alcancia.games.financity.state import game
from alcancia.kernel import Table
from tests.games.moves import play, refused

from .position import asked, begin, city, city_of, give, lay, offered, told


def test_x30_one_card_more_than_homes() -> None:
    t = city(seats=4, first=2)
    lay(t, "investments", ("IB03", "IE07"))
    for seat in range(4):
        give(t, seat, cash=500)
    table = begin(t, planning(), investments(), reorganisation())
    play(table, 2, "place", "Z6")
    assert len(offered(t)) == 2
    play(table, 3, "place", "Z6")
    play(table, 0, "place", "Z7")
    play(table, 1, "place", "Z6")
    assert len(offered(t)) == 4
    third, fourth = offered(t)[2:]
    assert asked(table) == {2: "buy_investment"}
    play(table, 2, "buy_investment", "IE07")
    play(table, 3, "pass")
    play(table, 1, "buy_investment", "IB03")
    assert t.bottom["investments"] == (third, fourth)
    assert t.first == 3
    assert len(offered(t)) == 2


def test_x31_known_cards_come_back_in_order() -> None:
    t = city(seats=4)
    lay(t, "investments", ("IB01", "IE05"), bottom=("IB11", "IE02"))
    table = begin(t, planning(), investments(), reorganisation())
    for seat, lying in enumerate([2, 3, 4]):
        play(table, seat, "place", "Z6")
        assert len(offered(t)) == lying
    play(table, 3, "place", "Z6")
    assert offered(t) == ["IB01", "IE05", "IB11", "IE02"]
    for seat in range(4):
        play(table, seat, "pass")
    assert offered(t) == ["IB01", "IE05"]
    assert t.bottom["investments"] == ("IB11", "IE02")


def test_x32_a_card_that_brings_joy_and_costs_every_year() -> None:
    t = city(year=3)
    lay(t, "shopping", ("SP03", "SP04"))
    give(t, cash=1200, zone="Z7")
    table = begin(t, shopping(), expenses(), income())
    play(table, 0, "buy_shopping", "SP03")
    assert told(table, "expenses_paid")[0]["amount"] == 900
    assert t.held["wellbeing"][0] == 120
    assert t.cash[0] == 1200 - 240 - 900 + 1020
    joy, extra = 60, 0
    for _ in range(4, 11):
        joy += 60
    for _ in range(3, 11):
        extra += 20
    assert (joy, extra) == (480, 160)


def test_x33_a_card_that_saves_money() -> None:
    t = city(year=2)
    lay(t, "shopping", ("SP09", "SP04"))
    give(t, cash=1100, zone="Z7")
    table = begin(t, shopping(), expenses())
    play(table, 0, "buy_shopping", "SP09")
    assert told(table, "expenses_paid") == [{"seat": 0, "amount": 830, "base": 880, "extra": -50, "added": 0}]
    assert t.held["wellbeing"][0] == 10


def test_x35_the_first_player_token() -> None:
    table = Table.set_up(game, seats=3, seed="order", options={"first_player": "2"})
    firsts: dict[int, int] = {}
    while table.asked:
        firsts.setdefault(city_of(table).year, next(iter(table.asked)))
        table.play_default(next(iter(table.asked)))
    assert [firsts[year] for year in range(1, 11)] == [2, 0, 1, 2, 0, 1, 2, 0, 1, 2]


def test_extra_jobs_and_free_time() -> None:
    t = city(seats=2, options={"extra_job_pay": 90, "free_time_wellbeing": 55})
    give(t, 0, zone="Z4")
    give(t, 1, zone="Z5")
    begin(t, extra_jobs(), free_time())
    assert t.cash[:2] == [90, 0]
    assert t.held["wellbeing"][:2] == [0, 55]


def test_a_bound_seat_is_placed_and_the_duty_served() -> None:
    t = city(seats=2)
    give(t, 0, must_extra_job=True)
    table = begin(t, planning())
    assert t.homes[0].zone == "Z4"
    assert not t.homes[0].must_extra_job
    assert told(table, "token_placed") == [{"seat": 0, "zone": "Z4", "forced": 1}]
    assert asked(table) == {1: "place"}


def test_buying_is_asked_even_if_nothing_is_affordable() -> None:
    t = city()
    lay(t, "investments", ("IB15", "IE15"))
    give(t, zone="Z6")
    table = begin(t, investments())
    assert asked(table) == {0: "buy_investment"}
    assert refused(table, 0, "buy_investment", "IB15") == "not_enough_cash"
    play(table, 0, "take_loan")
    play(table, 0, "buy_investment", "IB15")
    assert t.cash[0] == 280


def test_an_empty_offer_is_not_asked() -> None:
    t = city()
    give(t, zone="Z6")
    assert not begin(t, investments()).asked


def test_x62_a_product_without_plus_gives_its_buyer_nothing() -> None:
    t = city(seats=2, year=2, options={"level": "advanced"})
    lay(t, "shopping", ("SP08", "SP04"))
    give(t, 0, cash=1100, zone="Z7")
    give(t, 1, cash=100)
    table = begin(t, shopping(), reorganisation(), income())
    play(table, 0, "buy_shopping", "SP08")
    assert t.held["wellbeing"][0] == 175
    play(table, 0, "propose_sale", ("SP08", 1, 60))
    play(table, 1, "accept", t.offers[0].no)
    table.play_default(0)
    table.play_default(1)
    assert t.held["wellbeing"][:2] == [175, 0]
    parts = {row["seat"]: {part["part"]: part["points"] for part in row["parts"]} for row in standings(t)}
    assert (parts[0]["products"], parts[1]["products"]) == (0, 40)


def test_secret_planning_shows_all_homes_together_and_then_turns_cards() -> None:
    t = city(seats=3, options={"planning": "secret"})
    lay(t, "investments", ("IB03", "IE07"))
    lay(t, "shopping", ("SP03", "SP04"))
    give(t, 2, must_extra_job=True)
    table = begin(t, planning(), saving())
    assert asked(table) == {0: "place_in_secret", 1: "place_in_secret"}
    play(table, 0, "place", "Z6")
    assert t.homes[0].zone == ""
    play(table, 1, "place", "Z6")
    assert [h.zone for h in t.homes] == ["Z6", "Z6", "Z4"]
    assert len(offered(t)) == 3
    assert len(offered(t, "shopping")) == 2


@pytest.mark.parametrize("assignment", ["random", "choose", "same", "trainer"])
def test_homes(assignment: str) -> None:
    table = Table.set_up(game, seats=6, seed="homes", options={"home_assignment": assignment})
    while asked(table) and next(iter(asked(table).values())) == "choose_home":
        seat = next(iter(table.asked))
        table.play(seat, table.asked[seat].enumerate(1)[0])
    homes = [h.home for h in city_of(table).homes]
    assert len(set(homes)) == (1 if assignment == "same" else 6)


def test_the_trainer_gives_out_homes() -> None:
    table = Table.set_up(game, seats=2, seed="homes", options={"home_assignment": "trainer"}, trainer=True)
    play(table, -1, "assign_home", "HM4")
    play(table, -1, "assign_home", "HM2")
    assert [h.home for h in city_of(table).homes] == ["HM4", "HM2"]
