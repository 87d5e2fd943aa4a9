"""Section 4.4 and X13 to X15, X20, X33, X38: investment."""

from alcancia.games.elplan.investment import acquisitions, investment, prices
from alcancia.games.elplan.market import market
from alcancia.games.elplan.production import production
from alcancia.games.elplan.state import ElPlan, free, stock
from alcancia.games.elplan.summary import summary
from tests.games.elplan.position import at_hand, fill, lay, offer, on_market, own, run, stand, turn_event
from tests.games.moves import play, refused


def paid(t: ElPlan, seat: int, card: str, advisers: int = 0) -> set[str]:
    """The distinct payments for a card with so many advisers, in letters."""
    return {"M" * cost[1] + "E" * cost[2] for used, cost in prices(t, seat, card, advisers) if used == advisers}


def test_x13_discounts() -> None:
    t = lay()
    stand(t, "3i", "3t", "3e")
    own(t, 0, "E01a", "worker")
    assert paid(t, 0, "I11a") == {"MEE", "MME"}
    assert paid(t, 0, "I11a", 1) == {"EE", "ME", "MM"}
    assert paid(t, 1, "T03a") == {""}
    assert paid(t, 2, "T02a") == {"ME"}


def test_x13_tools_are_free_of_charge() -> None:
    t = lay()
    stand(t, "4", "3t", "5")
    offer(t, "T03a")
    for seat in range(3):
        at_hand(t, seat, (1, 0, 0))
    table = run(t, investment())
    assert list(table.asked) == [1]
    play(table, 1, "acquire", ["T03a", 0, [0, 0, 0], 1])
    assert t.business[1].cards == (("T03a", ("worker",)),)


def test_x14_credit_squeeze() -> None:
    t = lay()
    stand(t, "4", "3e", "1")
    turn_event(t, "EV11")
    assert [paid(t, seat, "E06a") for seat in range(3)] == [{"MM"}, {"M"}, {"M"}]


def test_x15_immediate_activation() -> None:
    t = lay()
    offer(t, "T01a", "I03a", "E04a")
    at_hand(t, 0, (3, 1, 2))
    at_hand(t, 1, (0, 1, 1), ideas=2)
    assert {way[3] for way in acquisitions(t, 0) if way[0] == "T01a"} == {0, 1}
    assert {way[3] for way in acquisitions(t, 1) if way[0] == "T01a"} == {0}
    at_hand(t, 0, (3, 4, 4))
    assert {way[3] for way in acquisitions(t, 0) if way[0] == "I03a"} == {0}
    table = run(t, investment())
    assert refused(table, 0, "acquire", ["I03a", 0, [0, 2, 1], 1]) == "not_immediate"
    assert refused(table, 0, "acquire", ["E04a", 0, [0, 2, 0], 2]) == "not_immediate"
    assert refused(table, 0, "acquire", ["T01a", 0, [0, 1, 1], [0, 0, 1]]) == "ideas_only_in_district_2"
    play(table, 0, "pass")
    assert refused(table, 1, "acquire", ["T01a", 0, [0, 1, 1], 1]) == "not_enough_energy"


def test_play_all() -> None:
    t = lay(play_all=True)
    offer(t, "E04a", "I03a")
    at_hand(t, 0, (2, 4, 4))
    assert {way[3] for way in acquisitions(t, 0) if way[0] == "E04a"} == {0, 1, 2}
    table = run(t, investment())
    assert refused(table, 0, "acquire", ["E04a", 0, [0, 2, 0], 4]) == "too_many_tokens"
    assert refused(table, 0, "acquire", ["E04a", 0, [0, 2, 0], 3]) == "not_enough_worker"
    play(table, 0, "acquire", ["E04a", 0, [0, 2, 0], 2])
    assert t.business[0].cards == (("E04a", ("worker", "worker")),)


def test_acquiring_and_its_refusals() -> None:
    t = lay()
    stand(t, "4", "5", "6a")
    offer(t, "E01a", "E06a", "T02a")
    own(t, 0, "E01b", "worker")
    at_hand(t, 0, (0, 3, 1))
    table = run(t, investment())
    assert refused(table, 1, "acquire", ["E06a", 0, [0, 1, 0], 0]) == "not_your_turn"
    assert refused(table, 0, "acquire", ["Z01a", 0, [0, 1, 0], 0]) == "no_such_card"
    assert refused(table, 0, "acquire", ["I01a", 0, [0, 1, 0], 0]) == "not_on_offer"
    assert refused(table, 0, "acquire", ["E06a", 0, [0, 0, 0], 0]) == "wrong_payment"
    assert refused(table, 0, "acquire", ["E06a", 2, [0, 0, 0], 0]) == "adviser_used"
    assert refused(table, 0, "acquire", ["E06a", 0, [0, 0, 0, 1], 0]) == "ideas_not_resources"
    assert refused(table, 0, "acquire", ["E06a", 0, [0, 1, 0], True]) == "bad_parameter"
    assert refused(table, 0, "acquire", ["E06a", 0, [0, 1, 0], 2]) == "too_many_tokens"
    assert refused(table, 0, "acquire", ["E06a", -1, [0, 1, 0], 0]) == "bad_parameter"
    assert refused(table, 0, "acquire", "E06a") == "bad_parameter"
    assert refused(table, 0, "activate", "E06a", [0, 0, 0]) == "token_locked"
    play(table, 0, "acquire", ["E01a", 1, [0, 1, 0], 0])
    assert t.business[0].advisers_used == 1
    assert free(t, 0) == (0, 2, 1)
    assert refused(table, 0, "acquire", ["E06a", 0, [0, 1, 0], 0]) == "one_card_per_period"
    assert refused(table, 1, "acquire", ["E01a", 0, [0, 2, 0], 0]) == "not_on_offer"
    play(table, 1, "acquire", ["T02a", 0, [0, 1, 1], 1])
    assert t.business[1].cards == (("T02a", ("energy",)),)
    assert free(t, 1) == (2, 1, 0)
    play(table, 2, "pass")


def test_a_dear_card_is_refused_by_kind() -> None:
    t = lay()
    offer(t, "E03a", "T05a", "E06a")
    at_hand(t, 0, (0, 2, 1))
    table = run(t, investment())
    assert refused(table, 0, "acquire", ["E03a", 0, [0, 3, 0], 0]) == "not_enough_money"
    assert refused(table, 0, "acquire", ["T05a", 0, [0, 1, 2], 0]) == "not_enough_energy"


def test_x20_an_adviser_helps_once_a_period() -> None:
    t = lay()
    stand(t, "4", "1", "6a")
    own(t, 0, "E01a", "worker")
    offer(t, "E06a")
    at_hand(t, 0, (0, 9, 0))
    on_market(t, (0, 2, 0))
    table = run(t, investment(), market())
    play(table, 0, "acquire", ["E06a", 1, [0, 0, 0], 0])
    for seat in (1, 2):
        if seat in table.asked:
            play(table, seat, "pass")
    assert refused(table, 0, "buy", ["consumer_good", 1, 0, 1]) == "adviser_used"
    play(table, 0, "buy", ["consumer_good", 1, 0, 0])


def test_x20_two_advisers_one_in_each_or_both_in_one() -> None:
    t = lay()
    own(t, 0, "E01a", "worker")
    own(t, 0, "E01b", "idea")
    assert paid(t, 0, "I11a", 2) == {"MM", "ME", "EE"}
    t.business[0].advisers_used = 1
    at_hand(t, 0, (0, 9, 9))
    assert {way[1] for way in acquisitions(t, 0)} == {0, 1}


def test_x33_an_empty_deck_stays_empty() -> None:
    t = lay()
    offer(t, "T01a", "T02a")
    t.removed = (*t.removed, *t.decks["technology"])
    t.decks["technology"] = ()
    for seat in range(3):
        at_hand(t, seat, (0, 2, 2))
    table = run(t, investment(), summary())
    play(table, 0, "acquire", ["T01a", 0, [0, 1, 1], 0])
    play(table, 1, "acquire", ["T02a", 0, [0, 1, 1], 0])
    while table.asked:
        play(table, next(iter(table.asked)), "pass")
    assert t.on_offer["technology"] == ("", "")


def test_x38_technology_fair() -> None:
    t = lay()
    stand(t, "3t", "4", "5")
    turn_event(t, "EV14")
    own(t, 0, "E01a", "worker")
    assert paid(t, 0, "T02a") == {""}
    assert paid(t, 0, "T08a") == {""}
    assert paid(t, 0, "T05a") == {"E", "M"}
    assert paid(t, 1, "T08a") == {"E"}
    assert paid(t, 1, "E06a") == {"M"}
    offer(t, "T02a", "T08a")
    table = run(t, investment())
    for card in ("T02a", "T08a"):
        assert refused(table, 0, "acquire", [card, 1, [0, 0, 0], 0]) == "discount_not_applicable"


def test_a_lost_benefit_makes_no_card_cheaper() -> None:
    t = lay()
    stand(t, "3e", "3t", "3i")
    for business in t.business:
        business.benefit_lost = True
    assert [paid(t, seat, card) for seat, card in enumerate(("E06a", "T03a", "I01a"))] == [{"M"}, {"E"}, {"M"}]


def test_who_holds_the_turn_token_invests_first() -> None:
    t = lay()
    t.turn_seat = 2
    table = run(t, investment())
    asked = []
    while table.asked:
        asked.append(next(iter(table.asked)))
        play(table, asked[-1], "pass")
    assert asked == [2, 0, 1]


def test_events_count_for_every_card_and_a_space_for_the_first_it_fits() -> None:
    """Ruling 91: a card of another type leaves the discount of the space for one that fits."""
    t = lay(investments_per_period=3)
    stand(t, "3e", "4", "5")
    turn_event(t, "EV11")
    offer(t, "E06a", "E08a", "T03a", "I01a")
    at_hand(t, 0, (0, 9, 9))
    table = run(t, investment())
    play(table, 0, "acquire", ["T03a", 0, [0, 1, 1], 0])
    assert not t.business[0].discount_used
    play(table, 0, "acquire", ["E06a", 0, [0, 1, 0], 0])
    assert paid(t, 0, "E08a") == {"MM"}
    play(table, 0, "acquire", ["E08a", 0, [0, 2, 0], 0])
    assert refused(table, 0, "acquire", ["E08a", 0, [0, 2, 0], 0]) == "one_card_per_period"


def test_an_adviser_started_now_serves_the_next_card_and_the_market() -> None:
    t = lay(investments_per_period=2)
    offer(t, "E01a", "E06a")
    at_hand(t, 0, (1, 9, 0))
    table = run(t, investment(), market())
    assert refused(table, 0, "acquire", ["E01a", 1, [0, 1, 0], 1]) == "adviser_used"
    play(table, 0, "acquire", ["E01a", 0, [0, 2, 0], 1])
    assert paid(t, 0, "E06a", 1) == {""}
    play(table, 0, "pass")
    for seat in (1, 2):
        play(table, seat, "pass")
    play(table, 0, "buy", ["service", 0, 1, 1])
    assert free(t, 0) == (0, 3, 0)


def test_several_cards_a_period() -> None:
    t = lay(investments_per_period=2, refill_at_once=True)
    stand(t, "3e", "4", "5")
    offer(t, "E06a", "E08a", "T03a", "T04a", "I01a", "I10a")
    at_hand(t, 0, (0, 9, 0))
    table = run(t, investment())
    play(table, 0, "acquire", ["E06a", 0, [0, 0, 0], 0])
    assert t.business[0].discount_used
    assert "" not in t.on_offer["expert"]
    play(table, 0, "acquire", ["E08a", 0, [0, 1, 0], 1])
    assert list(table.asked) == [1]
    play(table, 1, "pass")
    play(table, 2, "pass")


def test_no_investments_at_all() -> None:
    assert run(lay(investments_per_period=0), investment()).over


def test_a_card_started_now_works_today() -> None:
    t = lay()
    fill(t, 0, 1)
    offer(t, "T02a")
    table = run(t, investment(), production())
    play(table, 0, "acquire", ["T02a", 0, [0, 1, 1], 1])
    assert list(table.asked) == [0]
    play(table, 0, "produce", [0, 1, 0])
    assert stock(t, 0) == (0, 1, 0)


def test_empty_places_are_filled_from_the_left() -> None:
    t = lay(offers_per_type=3)
    offer(t, "T03a")
    t.on_offer["technology"] = ("", "T03a", "")
    table = run(t, summary())
    turned = [fact.args["card"] for fact in table.facts if fact.key == "offers_refilled" and fact.args["card"][0] == "T"]
    assert t.on_offer["technology"] == (turned[0], "T03a", turned[1])


def test_no_offer_leaves_when_there_is_none_to_come() -> None:
    t = lay(refresh_offers=True)
    offer(t, "T03a", "T04a")
    t.removed = (*t.removed, *t.decks["technology"])
    t.decks["technology"] = ()
    run(t, summary())
    assert t.on_offer["technology"] == ("T03a", "T04a")


def test_refresh_offers() -> None:
    t = lay(refresh_offers=True)
    offer(t, "E06a", "E08a", "T03a", "T04a", "I01a", "I10a")
    t.bought_types = ("expert",)
    run(t, summary())
    assert t.on_offer["expert"] == ("E06a", "E08a")
    assert t.on_offer["technology"][0] == "T04a"
    assert t.on_offer["infrastructure"][0] == "I10a"
    assert {"T03a", "I01a"} <= set(t.removed)
