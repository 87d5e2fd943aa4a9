"""Section 4.9, X25 and X28: the summary."""

import pytest

from alcancia.games.elplan.state import market_of, stock
from alcancia.games.elplan.summary import summary
from tests.games.elplan.position import fill, lay, on_market, own, piles, products, run, stand, subsidies
from tests.games.moves import answers, play, refused


@pytest.mark.parametrize(
    ("before", "after"),
    [((0, 0, 1), (1, 0, 0)), ((0, 1, 1), (1, 1, 0)), ((2, 1, 1), (2, 1, 1)), ((3, 0, 0), (1, 1, 1)), ((0, 0, 0), (0, 0, 0))],
)
def test_x25_reassignment(before: tuple[int, int, int], after: tuple[int, int, int]) -> None:
    t = lay()
    subsidies(t, before)
    run(t, summary())
    assert piles(t) == after


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
    play(table, 1, "keep", [1, 1, 1])
    play(table, 2, "keep", [0, 0, 1])
    assert [stock(t, seat) for seat in range(3)] == [(1, 0, 0), (1, 1, 1), (0, 0, 1)]


def test_an_idle_warehouse_stores_nothing() -> None:
    t = lay()
    own(t, 0, "I01a")
    products(t, 0, (1, 1, 0))
    table = run(t, summary())
    assert {move[1] for move in answers(table, 0)} == {(1, 0, 0), (0, 1, 0)}


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
