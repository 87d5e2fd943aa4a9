"""Section 2: what a seat reads off the table."""

from alcancia import Luck, Table
from alcancia.bots import SeatView, find_bot
from tests.games.moves import play


def test_what_is_printed_on_plans_and_open_cards_is_in_the_view() -> None:
    table = Table.new("elplan", seats=3, seed="example", options={"first_seat": "0"})
    seen = table.view(0)["table"]
    assert sorted(seen["sheets"]) == sorted(seen["plans"])
    farm = seen["sheets"]["OF1"]
    assert farm["type"] == "raw_material"
    assert list(farm["slots"][2]) == ["money", "logistics"]
    assert [list(part) if isinstance(part, (list, tuple)) else part for part in farm["rows"][2]] == [[0, 1, 2], "service", 1]
    offered = {card for cards in seen["on_offer"].values() for card in cards}
    assert set(seen["printed"]) == offered
    assert all({"type", "cost", "activation", "symbol"} <= set(card) for card in seen["printed"].values())
    for seat, plan in enumerate(("OF1", "HM1", "AT1")):
        play(table, seat, "choose_plan", plan)
    assert sorted(table.view(None)["table"]["sheets"]) == ["AT1", "HM1", "OF1"]


def test_the_event_in_force_says_what_it_does() -> None:
    table = Table.new("elplan", seats=3, seed="example", options={"plan_choice": "random", "events": "negative_only"})
    while not table.view(None)["table"]["event"]:
        seat, question = next(iter(table.asked.items()))
        play(table, seat, *next(iter(question.enumerate(1))))
    seen = table.view(None)["table"]
    assert set(seen["event_cards"]) == {seen["event"]}
    assert seen["event_cards"][seen["event"]]["tone"] == "negative"


def test_the_events_to_come_end_at_nought() -> None:
    """EP-3.5 Twelve of the fourteen are turned, one a period; nobody knows which two are not."""
    table, counted = Table.new("elplan", seats=3, seed="events", quiet=True), dict[int, int]()
    lucks = [Luck(f"events {seat}") for seat in range(3)]
    while table.asked:
        seen = table.view(None)
        if seen["table"]["event"]:
            counted[seen["period"]] = seen["table"]["events_to_come"]
        for seat in list(table.asked):
            if seat in table.asked:
                table.play(seat, find_bot(table.game, "baseline")(SeatView(table, seat), lucks[seat]))
    assert counted == {period: 12 - period for period in range(1, 13)}
