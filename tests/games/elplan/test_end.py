"""Sections 4.7 to 4.9 and 8, X1, X25, X26, X28 to X30: subsidy, innovation, summary, the end."""

import pytest

from alcancia import Table
from alcancia.games.elplan.content import DESIGNS
from alcancia.games.elplan.period import last_period, period
from alcancia.games.elplan.scoring import standings
from alcancia.games.elplan.state import market_of
from alcancia.games.elplan.subsidy import innovation, subsidy
from alcancia.games.elplan.summary import summary
from alcancia.kernel import TRAINER
from tests.games.elplan.position import (
    answers,
    at_hand,
    do,
    fill,
    free,
    lay,
    offer,
    on_market,
    own,
    piles,
    products,
    put,
    refused,
    run,
    stand,
    stock,
    subsidies,
)  # fmt: skip


def test_x1_a_whole_first_period() -> None:
    t = lay()
    offer(t, "E03a", "E01a", "T02a", "T03a", "I02a", "I01a")
    t.trainer = True
    table = run(t, period(1))
    assert table.play(TRAINER, ["force", "event", "EV01"])
    do(table, 0, "place", "4")
    assert refused(table, 1, "place", "6b") == "space_closed"
    do(table, 1, "place", "6a")
    do(table, 2, "place", "3t")
    assert [free(t, seat) for seat in range(3)] == [(2, 2, 1)] * 3
    zero = [["activate", "s1", "worker"], ["activate", "s2", "worker"], ["activate", "s3", "money"], ["activate", "s4", "energy"]]
    do(table, 0, "arrange", [*zero, ["activate", "s5", "money"]])
    one = [["activate", "s1", "worker"], ["activate", "s2", "worker"], ["activate", "s5", "money"], ["activate", "s6", "energy"]]
    do(table, 1, "arrange", one)
    do(table, 2, "arrange", [["activate", "s3", "worker"], ["activate", "s4", "worker"]])
    assert [free(t, seat) for seat in range(3)] == [(0, 0, 0), (0, 1, 0), (0, 2, 1)]
    assert list(table.asked) == [1]
    do(table, 1, "pass")
    do(table, 2, "acquire", ["T02a", 0, [0, 1, 0], 1])
    assert table.view(2)["table"]["players"][2]["processes"] == (0, 3, 1)
    do(table, 0, "produce", [1, 1, 0])
    do(table, 1, "produce", [0, 2, 0])
    do(table, 2, "produce", [0, 0, 1])
    do(table, 0, "sell", ["raw_material", 1, 0])
    do(table, 1, "sell", ["consumer_good", 1, 1])
    do(table, 2, "pass")
    do(table, 1, "claim", "money")
    assert [free(t, seat) for seat in range(3)] == [(0, 1, 0), (0, 2, 1), (0, 1, 0)]
    assert [stock(t, seat) for seat in range(3)] == [(0, 1, 0), (0, 1, 0), (0, 0, 1)]
    assert t.business[2].cards == (("T02a", ("energy",)),)
    assert stock(t, market_of(t)) == (1, 1, 0)
    assert t.period == 2 and t.turn_seat == 1 and list(table.asked) == [1]
    assert "" not in t.on_offer["technology"]
    assert [space for space, is_open in table.view(0)["table"]["spaces"].items() if is_open and space[0] == "6"] == ["6a", "6b"]


def test_claiming() -> None:
    t = lay()
    stand(t, "6a", "6b", "4")
    subsidies(t, (2, 1, 1))
    table = run(t, subsidy())
    assert list(table.asked) == [0, 1]
    assert refused(table, 0, "claim", "worker") == "bad_parameter"
    assert refused(table, 2, "claim", "money") == "not_your_turn"
    do(table, 0, "claim", "energy")
    do(table, 1, "claim", "money")
    assert [free(t, seat) for seat in range(3)] == [(2, 4, 3), (2, 4, 2), (2, 2, 2)]
    assert piles(t) == (0, 0, 1)


@pytest.mark.parametrize(
    ("before", "after"),
    [((0, 0, 1), (1, 0, 0)), ((0, 1, 1), (1, 1, 0)), ((2, 1, 1), (2, 1, 1)), ((3, 0, 0), (1, 1, 1)), ((0, 0, 0), (0, 0, 0))],
)
def test_x25_reassignment(before: tuple[int, int, int], after: tuple[int, int, int]) -> None:
    t = lay()
    subsidies(t, before)
    run(t, summary())
    assert piles(t) == after


def test_x26_a_lost_subsidy() -> None:
    t = lay()
    stand(t, "6a", "4", "5")
    t.business[0].benefit_lost = True
    subsidies(t, (2, 1, 0))
    run(t, subsidy(), summary())
    assert piles(t) == (1, 1, 1)
    assert free(t, 0) == (2, 2, 2)


def test_innovating() -> None:
    t = lay(ideas_per_period=2)
    products(t, 0, (3, 4, 5))
    products(t, 1, (1, 1, 0))
    table = run(t, innovation())
    assert list(table.asked) == [0]
    assert refused(table, 0, "innovate", 3) == "idea_limit"
    assert refused(table, 0, "innovate", 4) == "not_enough_products"
    assert refused(table, 0, "innovate", -1) == "bad_parameter"
    do(table, 0, "innovate", 2)
    assert t.held["idea"][0] == 2
    assert stock(t, 0) == (1, 2, 3)


def test_x28_cutbacks() -> None:
    t = lay()
    products(t, 0, (2, 0, 0))
    products(t, 1, (2, 1, 1))
    products(t, 2, (2, 1, 1))
    own(t, 1, "I01a", "energy")
    own(t, 1, "I01b", "energy")
    own(t, 2, "E06a")
    table = run(t, summary())
    assert list(table.asked) == [1, 2]
    assert {move[1] for move in answers(table, 1)} == {(2, 1, 0), (2, 0, 1), (1, 1, 1)}
    assert {move[1] for move in answers(table, 2)} == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}
    assert refused(table, 1, "keep", [1, 1, 0]) == "wrong_keep_count"
    assert refused(table, 1, "keep", [0, 3, 0]) == "not_enough_products"
    assert refused(table, 1, "keep", [1, 1]) == "bad_parameter"
    do(table, 1, "keep", [1, 1, 1])
    do(table, 2, "keep", [0, 0, 1])
    assert [stock(t, seat) for seat in range(3)] == [(1, 0, 0), (1, 1, 1), (0, 0, 1)]


def test_an_idle_warehouse_stores_nothing() -> None:
    t = lay()
    own(t, 0, "I01a")
    products(t, 0, (1, 1, 0))
    table = run(t, summary())
    assert {move[1] for move in answers(table, 0)} == {(1, 0, 0), (0, 1, 0)}


def test_x29_the_last_period_has_no_cutbacks() -> None:
    t = lay(periods=4)
    table = run(t, period(4))
    products(t, 0, (2, 2, 1))
    for seat, space in enumerate(("1", "2a", "4")):
        do(table, seat, "place", space)
    while table.asked:
        seat = next(iter(table.asked))
        name = table.asked[seat].name
        do(table, seat, *(("innovate", 1) if name == "innovate" else table.asked[seat].otherwise()))
    assert table.over
    assert t.held["idea"][0] == 1
    assert stock(t, 0) == (1, 1, 0)
    assert standings(t)[0]["score"] == 1


def test_x30_scoring() -> None:
    t = lay(4)
    for seat, (count, cards) in enumerate(((5, (3, 2, 2)), (6, (4, 1, 0)), (0, (4, 4, 4)), (5, (2, 2, 2)))):
        put(t, seat, "idea", count)
        for type, number in zip(("E", "T", "I"), cards, strict=True):
            mine = {card for business in t.business for card, _ in business.cards}
            for card in [card for card in DESIGNS if card[0] == type and card not in mine][:number]:
                own(t, seat, card)
    put(t, 3, "idea", 2)
    fill(t, 3, 1, 2, 3, idea=True)
    at_hand(t, 0, (4, 0, 0), ideas=5)
    at_hand(t, 3, (6, 0, 0), ideas=2)
    fill(t, 0, 1, 2, 3, 4, 5)
    fill(t, 3, 4, 5, 6)
    rows = {row["seat"]: row for row in standings(t)}
    assert [rows[seat]["score"] for seat in range(4)] == [7, 6, 0, 7]
    assert [rows[seat]["rank"] for seat in range(4)] == [1, 3, 4, 2]
    assert rows[0]["parts"][2]["n"] == rows[3]["parts"][2]["n"] == 9


def test_equal_triples_share_the_win() -> None:
    rows = standings(lay())
    assert [row["rank"] for row in rows] == [1, 1, 1]


def test_points_follow_the_options() -> None:
    t = lay(points_idea=2, points_trio=3, trio_needs_idea=False)
    for card in ("E01a", "T01a", "I01a"):
        own(t, 0, card)
    put(t, 1, "idea", 2)
    assert [row["score"] for row in standings(t)] == [4, 3, 0]


def test_win_at_ends_the_game() -> None:
    t = lay(win_at=2, periods=12)
    table = run(t, period(3))
    for seat, space in enumerate(("1", "2a", "4")):
        do(table, seat, "place", space)
    products(t, 1, (2, 2, 2))
    while table.asked:
        seat = next(iter(table.asked))
        do(table, seat, *table.asked[seat].otherwise())
    assert table.over and t.period == 3


def test_ideas_at_work_count_towards_the_goal() -> None:
    t = lay(win_at=2, periods=12)
    fill(t, 1, 1, 2, idea=True)
    run(t, last_period(), period(4))
    assert t.period == 1


def test_the_trainer_may_stop_after_this_period() -> None:
    options = {"first_seat": "0", "plan_choice": "random"}
    table = Table.new("elplan", seats=3, seed="x", trainer=True, options=options)
    assert refused(table, 0, "stop") != ""
    assert table.play(TRAINER, ["stop"])
    assert not table.play(TRAINER, ["stop"])
    while table.asked:
        seat = next(iter(table.asked))
        do(table, seat, *table.asked[seat].otherwise())
    assert table.over and table.state.period == 1


def test_called_in_the_summary_the_end_comes_at_once() -> None:
    """District 7 is over by then: no cutbacks, no reassignment, and no further period."""
    t = lay(periods=12)
    t.trainer = True
    table = run(t, period(3))
    for seat, space in enumerate(("1", "2a", "4")):
        do(table, seat, "place", space)
    products(t, 0, (2, 1, 0))
    products(t, 1, (0, 1, 1))
    subsidies(t, (0, 0, 1))
    while table.asked[next(iter(table.asked))].name != "keep":
        seat = next(iter(table.asked))
        do(table, seat, *table.asked[seat].otherwise())
    do(table, 0, "keep", [0, 1, 0])
    assert table.play(TRAINER, ["stop"])
    assert table.over and t.period == 3
    assert stock(t, 0) == (2, 1, 0) and piles(t) == (0, 0, 1)


def test_event_preview() -> None:
    t = lay(event_preview=True)
    run(t, summary())
    assert t.next_event and t.next_event not in t.events_left


def test_the_summary_forgets() -> None:
    t = lay()
    stand(t, "6a", "5", "4")
    business = t.business[0]
    business.benefit_lost = business.discount_used = True
    business.advisers_used = business.swaps_left = business.acquired = 1
    business.bought, business.sold, business.insure = ("service",), ("service",), "apply"
    t.bought_types = ("expert",)
    on_market(t, (1, 0, 0))
    fill(t, 0, 1)
    run(t, summary())
    assert business.slots[0] == "worker"
    assert not (business.space or business.insure or len(business.bought) or len(business.sold))
    assert not (business.benefit_lost or business.discount_used or business.advisers_used or business.swaps_left or business.acquired)
    assert t.turn_seat == 1 and not len(t.bought_types) and stock(t, market_of(t)) == (1, 0, 0)
