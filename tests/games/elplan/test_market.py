"""Section 4.6 and X19, X21 to X24, X37, X41: the market."""

import pytest

from alcancia import Table
from alcancia.games.elplan.market import lay_subsidy, market, purchases, sales
from alcancia.games.elplan.state import free, market_of, stock
from tests.games.elplan.position import at_hand, lay, on_market, own, piles, products, run, stand, subsidies, turn_event
from tests.games.moves import answers, play, refused


def pass_all(table: Table) -> None:
    while table.asked:
        play(table, next(iter(table.asked)), "pass")


def test_x19_buying() -> None:
    t = lay()
    stand(t, "5", "4", "1")
    own(t, 0, "E01a", "worker")
    at_hand(t, 0, (0, 12, 0))
    on_market(t, (1, 2, 0))
    assert purchases(t, 0).price(2, 1) == 10
    table = run(t, market())
    assert refused(table, 0, "buy", [["consumer_good", "raw_material"], 1, 0, 0]) == "one_type_only"
    assert refused(table, 0, "buy", ["consumer_good", 3, 0, 0]) == "not_in_market"
    assert refused(table, 0, "buy", ["consumer_good", 0, 0, 0]) == "nothing_to_do"
    assert refused(table, 0, "buy", ["consumer_good", 2, 5, 0]) == "not_enough_money"
    assert refused(table, 0, "buy", ["consumer_good", 2, 1, 2]) == "adviser_used"
    assert refused(table, 0, "buy", ["gold", 2, 1, 0]) == "bad_parameter"
    assert refused(table, 0, "buy", ["consumer_good", 2, 1, True]) == "bad_parameter"
    play(table, 0, "buy", ["consumer_good", 2, 1, 1])
    assert free(t, 0) == (0, 3, 0)
    assert stock(t, 0) == (0, 3, 0)
    assert stock(t, market_of(t)) == (1, 0, 0)


def test_x19_customs_agency() -> None:
    t = lay()
    stand(t, "5", "4", "1")
    own(t, 0, "I10a", "energy")
    own(t, 0, "I10b", "energy")
    assert purchases(t, 0).price(2, 1) == 9


def test_discounts_never_go_below_nothing() -> None:
    t = lay(buy_price=2, import_price=3)
    stand(t, "5", "4", "1")
    own(t, 0, "T10a", "money")
    own(t, 0, "E01a", "worker")
    at_hand(t, 0, (0, 0, 0))
    on_market(t, (1, 0, 0))
    table = run(t, market())
    assert refused(table, 0, "buy", ["raw_material", 1, 0, 1]) == "discount_not_applicable"
    assert answers(table, 0) == [("buy", ("raw_material", 0, 1, 1)), ("buy", ("raw_material", 1, 0, 0)),
                                 ("buy", ("consumer_good", 0, 1, 1)), ("buy", ("service", 0, 1, 1)), ("pass",)]  # fmt: skip


def test_first_all_buy_then_all_sell() -> None:
    t = lay()
    on_market(t, (0, 0, 1))
    for seat in range(3):
        at_hand(t, seat, (0, 3, 0))
        products(t, seat, (1, 0, 0))
    table = run(t, market())
    play(table, 0, "buy", ["service", 1, 0, 0])
    assert list(table.asked) == [0]
    assert refused(table, 0, "buy", ["service", 0, 1, 0]) == "wrong_step"
    play(table, 0, "sell", ["service", 1, 0])
    play(table, 1, "sell", ["raw_material", 1, 1])
    play(table, 2, "pass")
    assert [free(t, seat) for seat in range(3)] == [(0, 1, 0), (0, 3, 1), (0, 3, 0)]


def test_x21_selling() -> None:
    t = lay()
    products(t, 0, (3, 1, 0))
    at_hand(t, 0, (0, 0, 0))
    table = run(t, market())
    assert refused(table, 0, "sell", [["raw_material", "consumer_good"], 2, 0]) == "one_type_only"
    assert refused(table, 0, "sell", ["raw_material", 4, 0]) == "not_enough_products"
    assert refused(table, 0, "sell", ["service", 1, 0]) == "not_enough_products"
    assert refused(table, 0, "sell", ["raw_material", 0, 0]) == "nothing_to_do"
    assert refused(table, 0, "sell", ["raw_material", 1, 2]) == "bad_parameter"
    assert refused(table, 0, "sell", ["raw_material", -1, 0]) == "bad_parameter"
    play(table, 0, "sell", ["raw_material", 3, 1])
    assert free(t, 0) == (0, 2, 1)


def test_x21_a_sales_agent() -> None:
    t = lay()
    products(t, 0, (3, 0, 0))
    at_hand(t, 0, (0, 0, 0))
    own(t, 0, "E07a", "energy")
    table = run(t, market())
    play(table, 0, "sell", ["raw_material", 3, 1])
    assert free(t, 0) == (0, 3, 1)


def test_x21_price_war() -> None:
    t = lay()
    stand(t, "4", "5", "1")
    turn_event(t, "EV10")
    for seat in range(3):
        products(t, seat, (3, 0, 0))
    products(t, 1, (1, 0, 0))
    own(t, 0, "E07a", "energy")
    assert [sales(t, seat).tokens(3) for seat in range(3)] == [2, 2, 3]
    assert sales(t, 1).tokens(1) == 0
    for seat in range(3):
        at_hand(t, seat, (0, 0, 0))
    table = run(t, market())
    play(table, 0, "sell", ["raw_material", 3, 1])
    assert free(t, 0) == (0, 2, 1)
    play(table, 1, "sell", ["raw_material", 1, 0])
    assert free(t, 1) == (0, 0, 0)
    assert stock(t, market_of(t)) == (4, 0, 0)
    play(table, 2, "sell", ["raw_material", 1, 1])
    assert free(t, 2) == (0, 0, 1)


def test_x22_an_export() -> None:
    t = lay()
    on_market(t, (5, 0, 0))
    products(t, 0, (3, 0, 0))
    at_hand(t, 0, (0, 0, 0))
    own(t, 0, "I10a", "energy")
    table = run(t, market())
    play(table, 0, "sell", ["raw_material", 3, 3])
    assert stock(t, market_of(t)) == (2, 0, 0)
    assert piles(t) == (1, 0, 0)
    assert free(t, 0) == (0, 1, 3)


def test_two_customs_agencies_bring_no_more_than_one() -> None:
    t = lay()
    on_market(t, (5, 0, 0))
    products(t, 0, (7, 0, 0))
    at_hand(t, 0, (0, 0, 0))
    own(t, 0, "I10a", "energy")
    own(t, 0, "I10b", "energy")
    play(run(t, market()), 0, "sell", ["raw_material", 7, 7])
    assert free(t, 0) == (0, 2, 7), "one money for each of the two exports"


def test_a_lost_benefit_makes_no_purchase_cheaper() -> None:
    t = lay()
    stand(t, "5", "4", "1")
    t.business[0].benefit_lost = True
    assert purchases(t, 0).price(1, 0) == 3


def test_sale_bonuses_add_up_and_idle_cards_bring_none() -> None:
    t = lay()
    products(t, 0, (1, 0, 0))
    at_hand(t, 0, (0, 0, 0))
    for card, *tokens in (("E07a", "energy"), ("E07b", "idea"), ("T09a", "money"), ("I05a",), ("T09b",)):
        own(t, 0, card, *tokens)
    play(run(t, market()), 0, "sell", ["raw_material", 1, 1])
    assert free(t, 0) == (0, 3, 1)


def test_online_shops_add_up_and_idle_cards_make_nothing_cheaper() -> None:
    for tokens, price, advisers in ((("money",), 1, 1), ((), 3, 0)):
        t = lay()
        for card in ("T10a", "T10b", "E01a"):
            own(t, 0, card, *tokens)
        assert (purchases(t, 0).price(1, 0), purchases(t, 0).advisers) == (price, advisers)


def test_x23_two_exports() -> None:
    t = lay()
    on_market(t, (0, 5, 0))
    subsidies(t, (1, 0, 0))
    products(t, 0, (0, 8, 0))
    at_hand(t, 0, (0, 0, 0))
    table = run(t, market())
    play(table, 0, "sell", ["consumer_good", 8, 0])
    assert stock(t, market_of(t)) == (0, 1, 0)
    assert piles(t) == (1, 1, 1)


@pytest.mark.parametrize(
    ("before", "after"),
    [((0, 0, 0), (1, 0, 0)), ((1, 0, 0), (1, 1, 0)), ((1, 1, 0), (1, 1, 1)), ((1, 1, 1), (2, 1, 1)), ((2, 0, 0), (2, 1, 0))],
)
def test_x24_filling_order(before: tuple[int, int, int], after: tuple[int, int, int]) -> None:
    t = lay()
    subsidies(t, before)
    lay_subsidy(t)
    assert piles(t) == after


def test_x37_three_sellers() -> None:
    t = lay()
    on_market(t, (0, 0, 4))
    for seat, count in enumerate((1, 2, 5)):
        products(t, seat, (0, 0, count))
        at_hand(t, seat, (0, 0, 0))
    table = run(t, market())
    play(table, 0, "sell", ["service", 1, 0])
    assert stock(t, market_of(t)) == (0, 0, 5)
    play(table, 1, "sell", ["service", 2, 0])
    assert stock(t, market_of(t)) == (0, 0, 1)
    play(table, 2, "sell", ["service", 5, 0])
    assert stock(t, market_of(t)) == (0, 0, 0)
    assert piles(t) == (1, 1, 0)


def test_x41_two_coins_an_export() -> None:
    for before, after in (((0, 0, 0), (1, 1, 0)), ((1, 1, 0), (2, 1, 1))):
        t = lay(export_subsidy=2)
        subsidies(t, before)
        on_market(t, (5, 0, 0))
        products(t, 0, (1, 0, 0))
        at_hand(t, 0, (0, 0, 0))
        play(run(t, market()), 0, "sell", ["raw_material", 1, 0])
        assert piles(t) == after


def test_several_types() -> None:
    t = lay(one_type_market=False)
    stand(t, "5", "4", "1")
    own(t, 0, "E07a", "energy")
    at_hand(t, 0, (0, 20, 0))
    products(t, 0, (2, 0, 0))
    on_market(t, (0, 1, 1))
    table = run(t, market())
    play(table, 0, "buy", ["consumer_good", 1, 0, 0])
    assert t.cash[0] == 18
    assert refused(table, 0, "buy", ["consumer_good", 0, 1, 0]) == "one_type_only"
    play(table, 0, "buy", ["service", 1, 0, 0])
    assert t.cash[0] == 15
    play(table, 0, "pass")
    play(table, 0, "sell", ["raw_material", 1, 0])
    assert t.cash[0] == 17
    assert refused(table, 0, "sell", ["raw_material", 1, 0]) == "one_type_only"
    play(table, 0, "sell", ["service", 1, 0])
    assert t.cash[0] == 18
    play(table, 0, "pass")
    assert table.over


def test_several_types_an_adviser_still_helps_once() -> None:
    t = lay(one_type_market=False)
    own(t, 0, "E01a", "worker")
    at_hand(t, 0, (0, 20, 0))
    on_market(t, (0, 1, 1))
    table = run(t, market())
    play(table, 0, "buy", ["consumer_good", 1, 0, 1])
    assert refused(table, 0, "buy", ["service", 1, 0, 1]) == "adviser_used"


def test_several_types_price_war_counts_once_and_exports_come_after_each_sale() -> None:
    t = lay(one_type_market=False)
    turn_event(t, "EV10")
    at_hand(t, 0, (0, 0, 0))
    products(t, 0, (2, 2, 0))
    on_market(t, (5, 5, 0))
    table = run(t, market())
    play(table, 0, "sell", ["raw_material", 2, 0])
    assert free(t, 0) == (0, 1, 0) and piles(t) == (1, 0, 0) and stock(t, market_of(t)) == (1, 5, 0)
    play(table, 0, "sell", ["consumer_good", 2, 0])
    assert free(t, 0) == (0, 3, 0) and piles(t) == (1, 1, 0) and stock(t, market_of(t)) == (1, 1, 0)


def test_price_war_takes_one_token_whatever_a_product_brings() -> None:
    t = lay(sale_price=2)
    turn_event(t, "EV10")
    products(t, 0, (3, 0, 0))
    assert [sales(t, 0).tokens(count) for count in (1, 2, 3)] == [1, 3, 5]


def test_who_holds_the_turn_token_buys_and_sells_first() -> None:
    t = lay()
    t.turn_seat = 1
    on_market(t, (0, 0, 1))
    for seat in range(3):
        at_hand(t, seat, (0, 3, 0))
        products(t, seat, (1, 0, 0))
    table = run(t, market())
    asked = []
    while table.asked:
        asked.append(next(iter(table.asked)))
        play(table, asked[-1], "pass")
    assert asked == [1, 2, 0, 1, 2, 0]


def test_prices_follow_the_options() -> None:
    t = lay(buy_price=4, import_price=9, sale_price=2, export_size=3)
    products(t, 0, (3, 0, 0))
    at_hand(t, 0, (0, 4, 0))
    on_market(t, (0, 1, 0))
    table = run(t, market())
    play(table, 0, "buy", ["consumer_good", 1, 0, 0])
    play(table, 0, "sell", ["raw_material", 3, 2])
    assert free(t, 0) == (0, 4, 2)
    assert piles(t) == (1, 0, 0)


def test_listing_agrees_with_counting() -> None:
    t = lay()
    stand(t, "5", "4", "1")
    own(t, 0, "E01a", "worker")
    at_hand(t, 0, (0, 13, 0))
    on_market(t, (5, 2, 0))
    space = purchases(t, 0)
    listed = list(space)
    assert len(listed) == len(set(listed)) == space.count()
    every = [(good, b, i, a) for good in space.goods for b in range(7) for i in range(5) for a in range(3)]
    assert set(listed) == {value for value in every if space.contains(value)}
    products(t, 0, (4, 0, 2))
    held = sales(t, 0)
    assert len(list(held)) == held.count()
