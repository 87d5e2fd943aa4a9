"""What is shown before a decision is what then happens, where the law of promises cannot look: in envelopes, and in words."""

from itertools import product
from typing import Any

import pytest

from alcancia import Luck, Table
from alcancia.games.elplan.administration import administration
from alcancia.games.elplan.content import EVENTS, KINDS, tally
from alcancia.games.elplan.events import pay, payments, why_not_pay
from alcancia.games.elplan.market import market, purchases
from alcancia.games.elplan.preview import figures
from alcancia.games.elplan.production import production
from alcancia.games.elplan.state import free, stock
from alcancia.games.elplan.summary import summary
from alcancia.ground.plain import to_lists
from alcancia.kernel import Preview, Sealed
from alcancia.text import Speaker, Teller
from tests.games.elplan.position import GAME, at_hand, fill, lay, on_market, own, products, run, stand, state_of, turn_event
from tests.games.moves import play

SEALED = {"pay", "produce", "claim", "innovate", "keep"}


def held_by(table: Table, seat: int) -> dict[str, int]:
    """The purses of a seat and its own figures, read off the state."""
    t = state_of(table)
    return {"cash": t.cash[seat], **{name: purse[seat] for name, purse in t.held.items()}, **GAME.hooks.figures(t, seat)}


def alone(table: Table) -> Table:
    """The same position with nothing to come after the question it waits for."""
    t = state_of(table).clone()
    name, args, _ = t.agenda[-1]
    t.agenda[:] = [(name, args, ())]
    return Table.at(GAME, t, seed="alone", quiet=False)


def test_what_an_envelope_would_do_is_what_it_does() -> None:
    seen = envelopes_of({}) | envelopes_of({"level": 2, "events": "negative_only", "shortfall": "empty_only", "start_worker": 5})
    assert seen == SEALED


def envelopes_of(options: dict[str, Any]) -> set[str]:
    """Play a game, hold what is shown of every envelope against what it does, and name the moves that were seen."""
    table = Table.new("elplan", seats=4, seed="envelopes", options=options)
    luck, seen = Luck("envelopes"), set()
    while table.asked:
        seat, question = next(iter(table.asked.items()))
        move = question.sample(luck)
        if isinstance(table.pending, Sealed) and move[0] in SEALED:
            trial = alone(table)
            shown, before = trial.preview(seat, move), held_by(trial, seat)
            assert isinstance(shown, Preview) and shown.until == "others"
            told = len(trial.facts)
            assert trial.play(seat, move)
            for other in list(trial.asked):
                assert trial.play(other, trial.asked[other].sample(luck))
            assert trial.over
            assert shown.by == {name: by for name, now in held_by(trial, seat).items() if (by := now - before[name])}, (move, shown)
            assert sum(shown.paid.values()) == before["cash"] - held_by(trial, seat)["cash"]
            if move[0] == "produce":
                used = [fact.args["processes"] for fact in trial.facts[told:] if fact.key == "used" and fact.args["seat"] == seat]
                assert [shown.more["used"]] == used
            seen.add(move[0])
        assert table.play(seat, move)
    return seen


def test_exports_are_announced() -> None:
    for count in range(1, 9):
        t = lay()
        on_market(t, (5, 0, 0))
        products(t, 0, (8, 0, 0))
        table = run(t, market())
        while table.asked[0].named("sell") is None:
            play(table, 0, "pass")
        shown = table.preview(0, ("sell", ("raw_material", count, 0)))
        assert isinstance(shown, Preview)
        play(table, 0, "sell", ["raw_material", count, 0])
        assert shown.more == {"exports": sum(fact.key == "exported" for fact in table.facts)}


def test_a_purchase_costs_what_is_said() -> None:
    t = lay()
    stand(t, "5", "4", "1")
    at_hand(t, 0, (0, 12, 0))
    on_market(t, (1, 2, 0))
    table = run(t, market())
    row = table.preview(0, ("buy", ("consumer_good", 2, 1, 0)))
    assert isinstance(row, Preview)
    assert (row.by["cash"], row.paid) == (-10, {"purchase": 5, "import": 5})
    figures = table.view(0, prices=True)["question"]["figures"]
    assert Teller(Speaker("en", "elplan"), ["A", "B", "C"]).consequence(row.to_json(), figures) == "Costs 10 money, 2 left."
    play(table, 0, "buy", ["consumer_good", 2, 1, 0])
    assert t.cash[0] == 2


def test_a_lost_benefit_is_said_before() -> None:
    t = lay()
    stand(t, "6a", "4", "1")
    turn_event(t, "EV03")
    own(t, 0, "E08a", "money")
    at_hand(t, 0, (1, 0, 0))
    table = run(t, pay((0, 1)))
    shown = table.preview(0, ("pay", ((0, 1, 0), (1, 0, 0))))
    assert isinstance(shown, Preview) and shown.by["space_benefit"] == -1
    play(table, 0, "pay", [[0, 1, 0], [1, 0, 0]])
    assert t.business[0].benefit_lost


def test_what_is_to_come_comes() -> None:
    t = lay()
    stand(t, "2a", "4", "1")
    own(t, 0, "E02a", "worker")
    expected = figures(t, 0)
    before = sum(free(t, 0))
    run(t, administration())
    assert expected["income"] == sum(free(t, 0)) - before == 2
    t = lay()
    products(t, 0, (3, 1, 0))
    expected = figures(t, 0)
    table = run(t, summary())
    play(table, 0, "keep", [1, 0, 0])
    assert expected["waste"] == 4 - sum(stock(t, 0)) == 3


# ── what is listed is what is allowed ────────────────────────────────────────


@pytest.mark.parametrize("event", ["EV01", "EV02", "EV03"])
@pytest.mark.parametrize("shields", [0, 1])
def test_payments_listed_are_those_allowed(event: str, shields: int) -> None:
    for hand in product(range(3), repeat=3):
        t = lay()
        turn_event(t, event)
        at_hand(t, 0, (hand[0], hand[1], hand[2]))
        if shields:
            own(t, 0, "E08a", "money")
        listed = payments((hand[0], hand[1], hand[2]), tally(EVENTS[event].demands, KINDS), shields)
        three = list(product(range(3), repeat=3))
        tried = [(cancelled, tokens) for cancelled in product(range(2), repeat=3) for tokens in three]
        assert [way for way in tried if not why_not_pay(t, 0, way)] == sorted(listed)


def test_purchases_and_outputs_listed_are_those_allowed() -> None:
    t = lay()
    stand(t, "5", "4", "1")
    own(t, 0, "E01a", "worker")
    at_hand(t, 0, (0, 8, 0))
    on_market(t, (1, 2, 0))
    fill(t, 0, 1, 2, 3, 4, 5, 6)
    goods = ("raw_material", "consumer_good", "service")
    space = purchases(t, 0)
    tried = [(good, *counts) for good in goods for counts in product(range(5), range(5), range(3))]
    assert [way for way in tried if space.contains(to_lists(way))] == list(space)
    output = run(t, production()).asked[0].moves[0].spaces[0]
    assert [rows for rows in product(range(4), repeat=3) if output.contains(rows)] == list(output)
