"""Section 13: price and consequence stand beside every option before it is taken; what is shown is what then happens."""

from itertools import count
from typing import Any, Final

import pytest

from alcancia.games.financialit.action import action_end, action_turn
from alcancia.games.financialit.events import next_event
from alcancia.games.financialit.household import bills, use_goods
from alcancia.games.financialit.income import incomes
from alcancia.games.financialit.insurance import insurance
from alcancia.games.financialit.investing import investing
from alcancia.games.financialit.labour import labour
from alcancia.games.financialit.market import marketplace
from alcancia.games.financialit.scoring import final_investments, final_settlement, score
from alcancia.games.financialit.state import FinanciaLit, game
from alcancia.games.financialit.upkeep import upkeep
from alcancia.kernel import TRAINER, Luck, Preview, Table
from alcancia.kernel.preview import figures_of
from alcancia.text.telling import shown
from tests.games.financialit.position import lay, purse, run, show, stand
from tests.games.moves import play

PAYMENTS: Final = (use_goods(), bills())
FINAL: Final = (final_investments(), final_settlement(), score())
NO_EVENTS: Final = {f"EVT-{number:02}": 0 for number in range(1, 29)}
BENT = {"family_mode": "select", "free_slot_choice": True, "loan_early_repay": True, "insurance_extra_cost": 1, "aid_uses": 2}


def abouts(table: Table, seat: int, name: str) -> dict[Any, dict[str, Any]]:
    """The variables of every sentence about moves of this name, by the first argument."""
    view = table.view(seat, prices=True)
    found = {}
    for question in (view["question"], *view["may"]):
        for row in question["about"] if question else ():
            if row["move"][0] == name:
                found[tuple(row["move"][1]) if isinstance(row["move"][-1], list) else row["move"][-1]] = shown(row, question["figures"])
    return found


def figures(table: Table, seat: int) -> dict[str, int]:
    return figures_of(game, table.state, seat)


def told(table: Table, since: int, key: str, name: str, seat: int) -> list[int]:
    return [fact.args[name] for fact in table.facts[since:] if fact.key == key and fact.args.get("seat") == seat]


def test_every_option_of_whole_games_has_its_price() -> None:
    for seed, options in (("1", {}), ("2", BENT)):
        table, luck = Table.set_up(game, seats=4, seed=seed, options=options), Luck(seed)
        while not table.over:
            seat = next(iter(table.asked))
            view = table.view(seat, prices=True)
            for question in (view["question"], *view["may"]):
                priced = {entry["move"][0] for entry in question["about"]}
                assert priced >= {move["name"] for move in question["moves"]} - {"deal", "draw"}
            table.play(seat, table.asked[seat].sample(luck))


@pytest.mark.parametrize("seed", range(6))
def test_figures_of_what_is_to_come_are_what_comes(seed: int) -> None:
    """Bills, hunger, debts and payouts, foretold by the figures after each move, against the facts that follow."""
    options = {} if seed % 2 else {**BENT, "goods_price": 2, "bills_quota": 3, "family_delta": {"bills": 2}, "event_counts": {"EVT-15": 0}}
    table, luck = Table.set_up(game, seats=3 + seed % 3, seed=f"to come {seed}", options=options), Luck(str(seed))
    seats = range(3 + seed % 3)
    met = set()
    while not table.over:
        mover = luck.choice(list(table.asked))
        open_to = [ask for ask in table.may_of(mover) if not luck.below(6)]
        move = (open_to[0] if open_to else table.asked[mover]).sample(luck)
        preview, since = table.preview(mover, move), len(table.facts)
        assert isinstance(preview, Preview)
        before = {seat: figures(table, seat) for seat in seats}
        for name, by in preview.by.items():
            before[mover][name] = before[mover].get(name, 0) + by
        assert table.play(mover, move)
        for seat in seats:
            expected = before[seat]
            for bill in told(table, since, "bills_paid", "amount", seat):
                met.add("bills")
                assert bill == expected["bill"]
                assert expected["short"] == max(0, bill - expected["cash"])
            for n in told(table, since, "goods_missing", "n", seat):
                met.add("hungry")
                assert n == expected["hungry"] + (expected["missing"] if expected["food"] else 0)
            if told(table, since, "goods_used", "n", seat) and not told(table, since, "goods_missing", "n", seat):
                assert not expected["hungry"]
            for price in told(table, since, "loan_repaid", "price", seat):
                met.add("repaid")
                assert price == -preview.by["debt"] == preview.paid["loan_repaid"]
        for reason, figure in (("loan", "credit"), ("aid", "aid")):
            if reason in preview.paid:
                met.add(reason)
                assert preview.paid[reason] == preview.by[figure]
    assert met >= {"bills", "hungry", "loan"}


@pytest.mark.parametrize(("family", "back"), [("FAM-06", 8), ("FAM-10", 6)])
def test_a_loan_takes_back_what_was_shown(family: str, back: int) -> None:
    t = lay(families={0: family})
    table = run(t, action_turn(0))
    loan = abouts(table, 0, "take_loan")["take_loan"]
    assert (loan["credit_down"], loan["cash_up"], loan["debt_up"], loan["happiness_down"]) == (5, 5, back, 0)
    second = table.clone()
    play(table, 0, "take_loan")
    paid = told(run(t, upkeep()), 0, "loan_instalment", "amount", 0)
    table = run(t, incomes(), incomes())
    assert sum(paid + told(table, 0, "loan_instalment", "amount", 0)) == loan["debt_up"]
    assert figures(table, 0)["debt"] == 0
    play(second, 0, "take_loan")
    before = figures(second, 0)["happiness"]
    assert abouts(second, 0, "take_loan")["take_loan"]["happiness_down"] == 1
    play(second, 0, "take_loan")
    assert figures(second, 0)["happiness"] == before - 1


def test_a_debt_stands_beside_the_ways_to_raise_money() -> None:
    t = lay(trainer=True, event_mode="live", aid_uses=1)
    purse(t, 0, units=0)
    t.homes[0].miscalculation = True
    table = run(t, next_event())
    play(table, TRAINER, "choose_event", "EVT-01")
    owed = t.dues[0]
    assert owed > 0
    ways = {name: abouts(table, 0, name)[name] for name in ("take_loan", "family_aid")}
    assert [way["owed"] for way in ways.values()] == [owed, owed]
    play(table, 0, "take_loan")
    assert figures(table, 0)["cash"] == ways["take_loan"]["cash"]


@pytest.mark.parametrize(("card", "period", "round", "pays", "in_time"), [("LON-6", 7, 11, 10, 0), ("SHO-2", 1, 3, 7, 1)])
def test_an_investment_pays_what_and_when_was_shown(card: str, period: int, round: int, pays: int, in_time: int) -> None:
    t = lay(event_counts=NO_EVENTS)
    t.period = period
    show(t, "long" if card.startswith("LON") else "short", card)
    stand(t, "INV", 0)
    table = run(t, investing())
    invest = abouts(table, 0, "invest")[card]
    assert (invest["to_come_up"], invest["in_time"], invest["round"]) == (pays, in_time, round)
    play(table, 0, "invest", card)
    assert (figures(table, 0)["cash"], figures(table, 0)["to_come"]) == (invest["cash"], pays)
    table = run(t, upkeep())
    while not table.over and not [fact for fact in table.facts if fact.key in ("investment_paid", "final_investment")]:
        seat = next(iter(table.asked))
        assert table.play_default(seat)
    paid = next(fact for fact in table.facts if fact.key in ("investment_paid", "final_investment"))
    assert (paid.args["units"], paid.args["happiness"]) == (pays, invest["joy_to_come_up"])
    assert (paid.period == round and paid.key == "investment_paid") if in_time else paid.key == "final_investment"


@pytest.mark.parametrize(("name", "card"), [("seek", "CAR-01"), ("learn", "SKI-01")])
def test_work_pays_from_the_round_that_was_shown(name: str, card: str) -> None:
    income: dict[tuple[bool, int], int] = {}
    said: dict[str, Any] = {}
    for takes in (True, False):
        t = lay(families={0: "FAM-06"}, income_mode="none", event_counts=NO_EVENTS)
        show(t, "career" if name == "seek" else "skill", card)
        stand(t, "LAB", 0)
        table = run(t, labour(), upkeep())
        if takes:
            said = abouts(table, 0, name)[card]
            assert said["in_time"] == 1
        expected = figures(table, 0)["forecast"] + (said["forecast_by"] if takes else 0)
        play(table, 0, *((name, card) if takes else ("forgo",)))
        while not table.over:
            assert table.play_default(next(iter(table.asked)))
        for fact in table.facts:
            if fact.key == "income_set" and fact.args["seat"] == 0:
                income[takes, fact.period] = fact.args["income"]
        assert income[takes, 2] == expected
    first = next(period for period in range(2, 9) if income[True, period] > income[False, period])
    assert (first, income[True, first] - income[False, first]) == (said["from_round"], said["income"])


def test_what_is_left_after_the_bills() -> None:
    t = lay(families={0: "FAM-06"})
    purse(t, 0, units=10, goods=0)
    show(t, "luxury", "LUX-04")
    stand(t, "MKT", 0)
    buy = abouts(run(t, marketplace(), *PAYMENTS), 0, "buy_luxury")["LUX-04"]
    assert (buy["cash_down"], buy["cash"], buy["after_bills"]) == (4, 6, 6 - 2 - 5)


def test_a_settlement_shows_the_score_that_results() -> None:
    for chosen in ((), (0,)):
        t = lay()
        t.homes[0].loans = [1]
        table = run(t, *FINAL)
        settle = abouts(table, 0, "settle")
        assert figures(table, 0)["projected"] == max(way["projected"] for way in settle.values())
        assert (settle[()]["happiness_down"], settle[(0,)]["cash_down"]) == (1, 4)
        play(table, 0, "settle", chosen)
        assert next(row["score"] for row in table.standings() if row["seat"] == 0) == settle[chosen]["projected"]


def test_a_placement_shows_what_is_left_if_one_buys_there() -> None:
    t = lay(families={0: "FAM-06"})
    purse(t, 0, units=12, goods=2)
    show(t, "skill", "SKI-04")
    show(t, "short", "SHO-2")
    show(t, "long", "LON-6")
    stand(t, "INV", 1)
    places = abouts(run(t, action_turn(0), *PAYMENTS), 0, "place")
    assert {place: (it["usual_price"], it["usual_bill"], it["usual_left"]) for place, it in places.items()} == {
        "LAB": (3, 5, 4), "INV": (5, 5, 2), "INS": (0, 6, 6), "MKT": (0, 5, 7), "BIL": (0, 4, 8),
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("place", ["LAB", "INV", "INS", "MKT", "BIL"])
def test_a_usual_visit_costs_what_was_shown(place: str, seed: int) -> None:
    """Some way into a random game a pawn is sent there, and does at once what people mostly do; others who are there leave."""
    options = {} if seed % 2 else {"insurance_extra_cost": 2, "insurance_extra_scope": "held", "crowd_rule": "any_other"}
    table, luck = Table.set_up(game, seats=3, seed=f"visit {seed}", options=options), Luck(f"visit {seed}")
    ask = next(iter(table.asked.values()))
    for number in count():
        ask = next(iter(table.asked.values()))
        if number > 2 * seed and ask.name == "action_turn" and ask.contains(("place", place)):
            break
        assert table.play(ask.seat, ask.sample(luck))
    seat, t = ask.seat, table.state
    assert isinstance(t, FinanciaLit)
    purse(t, seat, units=40)
    said = abouts(table, seat, "place")[place]
    assert said["places"] == sum(who < 0 for who in t.slots[place])
    play(table, seat, "place", place)
    table = visit(t, seat, place)
    then = figures(table, seat)
    assert (40 - then["cash"], then["bill"], then["after_bills"], then["hungry"]) == (
        said["usual_price"], said["usual_bill"], said["usual_left"], said["usual_hungry"],
    )  # fmt: skip


def visit(t: FinanciaLit, seat: int, place: str) -> Table:
    """The seat's turn comes at this location."""
    phases = {"LAB": (labour(), "learn"), "INV": (investing(), "invest"), "INS": (insurance(), "change_clauses")}
    if place not in phases:
        return Table.at(game, t, "visit")
    phase, name = phases[place]
    t.then(phase)
    table = Table.at(game, t, "visit")
    while seat not in table.asked and table.state.agenda[-1][0] != "action_turn":
        play(table, next(iter(table.asked)), "forgo")
    ask = table.asked.get(seat)
    if ask is None or ask.name == "action_turn":
        return table
    if ask.named("take_basic"):
        play(table, seat, "take_basic")
    elif ask.named(name):
        prices = abouts(table, seat, name)
        adding = [card for card in prices if name != "change_clauses" or (len(card) == 1 and prices[card]["insurances_up"])]
        cheapest = min(adding, key=lambda card: prices[card]["cash_down"], default=None)
        if cheapest is not None:
            play(table, seat, name, cheapest)
    return table


def test_upkeep_and_premiums_count_in_the_bills_shown() -> None:
    t = lay(families={0: "FAM-06"})
    purse(t, 0, units=10, goods=2)
    show(t, "luxury", "LUX-02", "LUX-05")
    stand(t, "MKT", 0)
    buy = abouts(run(t, marketplace(), *PAYMENTS), 0, "buy_luxury")
    assert (buy["LUX-02"]["bill"], buy["LUX-02"]["upkeep_by"], buy["LUX-02"]["after_bills"]) == (6, 1, 2)
    assert (buy["LUX-05"]["need"], buy["LUX-05"]["after_bills"]) == (3, 0)
    t = lay(families={0: "FAM-06"})
    purse(t, 0, units=10, goods=2)
    t.homes[0].insurances = ["INS-0", "INS-1"]
    stand(t, "INS", 0)
    cover = abouts(run(t, insurance(), *PAYMENTS), 0, "change_clauses")
    assert (cover[("INS-2",)]["bill"], cover[("INS-2",)]["after_bills"]) == (8, 2)
    assert (cover[("INS-1",)]["bill"], cover[("INS-1",)]["premiums_by"]) == (6, -1)


def test_saving_with_an_empty_pantry_shows_who_will_go_hungry() -> None:
    t = lay(families={0: "FAM-06"})
    purse(t, 0, goods=0)
    table = run(t, action_turn(0), action_end(), marketplace(), *PAYMENTS)
    save = abouts(table, 0, "save")["save"]
    assert (save["hungry_up"], save["food_down"]) == (2, 2)
    for seat in range(3):
        play(table, seat, "save")
    assert told(table, 0, "goods_missing", "n", 0) == [2]


def test_an_event_costs_each_seat_what_the_trainer_was_shown() -> None:
    t = lay(trainer=True, event_mode="live")
    t.homes[1].insurances = ["INS-0"]
    t.homes[2].loans = [2, 1]
    for seat in range(3):
        purse(t, seat, units=40)
    for card, said in abouts(run(t, next_event()), TRAINER, "choose_event").items():
        table = Table.at(game, t.clone(), "event", quiet=False)
        assert said["copies"] == table.state.decks["event"].count(card)  # type: ignore[attr-defined]
        play(table, TRAINER, "choose_event", card)
        paid = [40 + sum(told(table, 0, "event_gain", "units", seat)) - table.state.cash[seat] for seat in range(3)]
        assert paid == list(said["costs"]), card
