"""The trainer's seat: stacked and live events, dealt income, rules changed in play, all recorded."""

from typing import Any

from alcancia.games.financialit.state import game
from alcancia.kernel import TRAINER, Luck, Refused, Table
from alcancia.kernel.record import replay
from tests.games.financialit.position import lay


def new(**options: Any) -> Table:
    return Table.set_up(game, seats=3, seed="trainer", options=options, trainer=True)


def until(table: Table, period: int) -> None:
    """Play by default until this period begins."""
    while not table.over and table.state.period < period:
        table.play_default(next(iter(table.asked)))


def finish(table: Table) -> None:
    until(table, 99)


def code(answer: Any) -> str:
    assert isinstance(answer, Refused)
    return answer.reason


def shown(table: Table) -> list[tuple[int, str, str]]:
    return [(fact.period, fact.args["card"], fact.args["source"]) for fact in table.facts if fact.key == "event_shown"]


def test_events_stacked_in_play_are_shown_next_and_recorded() -> None:
    table = new()
    for card in ("EVT-01", "EVT-28"):
        assert table.play(TRAINER, ("force", "event_next", card))
    until(table, 4)
    assert shown(table)[:2] == [(2, "EVT-01", "trainer"), (3, "EVT-28", "trainer")]
    again = replay(table.record(), lambda id: game)
    assert again.state == table.state


def test_wishes_come_before_the_list_and_additions_behind_it() -> None:
    table = new(event_mode="stacked", event_order=["EVT-22", "EVT-21"])
    table.play(TRAINER, ("force", "event_order", "EVT-28"))
    table.play(TRAINER, ("force", "event_next", "EVT-01"))
    until(table, 5)
    assert [card for _, card, _ in shown(table)] == ["EVT-01", "EVT-22", "EVT-21", "EVT-28"]


def test_both_queues_wait_while_the_trainer_chooses_live() -> None:
    table = new(event_mode="live", event_order=["EVT-22"])
    table.play(TRAINER, ("force", "event_next", "EVT-01"))
    until(table, 3)
    table.play(TRAINER, ("change", "event_mode", "stacked"))
    until(table, 5)
    assert [source for _, _, source in shown(table)][:2] == ["deck", "deck"]
    assert [card for period, card, _ in shown(table) if period == 4] == ["EVT-01", "EVT-22"]


def test_a_player_cannot_do_what_the_trainer_does() -> None:
    table = new()
    assert code(table.play(0, ("force", "event_next", "EVT-01"))) == "trainer_only"
    assert code(table.play(0, ("change", "rounds", 4))) == "trainer_only"
    assert code(table.play(TRAINER, ("force", "event_next", "EVT-99"))) == "event_not_available"
    assert code(table.play(TRAINER, ("force", "income_2_9", "INC-01"))) == "seat_unknown"
    assert code(table.play(TRAINER, ("force", "income_2_1", "INC-99"))) == "income_card_unknown"


def test_an_income_card_dealt_in_play() -> None:
    table = new(family_mode="assigned", family_assignment=["FAM-01", "FAM-02", "FAM-03"])
    table.play(TRAINER, ("force", "income_2_0", "INC-11"))
    until(table, 3)
    mine = [fact.args for fact in table.facts if fact.key == "income_modifier" and fact.args["seat"] == 0]
    assert (mine[0]["card"], mine[0]["value"], mine[0]["source"]) == ("INC-11", 6, "trainer")


def test_income_live_asks_the_trainer_from_round_two_on() -> None:
    table = new(income_live=True, income_deals=[{"round": 2, "seat": 1, "card": "INC-01"}])
    until(table, 2)
    assert table.asked[TRAINER].name == "trainer_income"
    assert code(table.play(TRAINER, ("deal", ["draw"]))) == "seat_unknown"
    assert code(table.play(TRAINER, ("deal", ["INC-99", "draw", "draw"]))) == "income_card_unknown"
    table.play(TRAINER, ("deal", ["INC-11", "draw", "draw"]))
    dealt = {fact.args["seat"]: (fact.args["card"], fact.args["source"]) for fact in table.facts if fact.key == "income_modifier"}
    assert dealt[0] == ("INC-11", "trainer")
    assert dealt[1] == ("INC-01", "trainer")
    assert dealt[2][1] == "deck"


def test_the_script_is_in_no_view_but_works() -> None:
    table = new(event_mode="stacked", event_order=["EVT-22"])
    for seat in (0, None):
        assert "event_order" not in table.view(seat)["options"]
    until(table, 3)
    assert shown(table) == [(2, "EVT-22", "trainer")]


def test_leaving_and_entering_the_stacked_mode_keeps_the_list() -> None:
    table = new(event_mode="stacked", event_order=["EVT-22", "EVT-28"])
    until(table, 2)
    table.play(TRAINER, ("change", "event_mode", "shuffled"))
    until(table, 3)
    assert table.state.options.event_mode == "shuffled"
    table.play(TRAINER, ("change", "event_mode", "stacked"))
    until(table, 5)
    cards = shown(table)
    assert cards[0] == (2, "EVT-22", "trainer")
    assert cards[1][2] == "deck"
    assert cards[2] == (4, "EVT-28", "trainer")


def test_live_mode_can_be_switched_on_in_play() -> None:
    table = new()
    table.play(TRAINER, ("change", "event_mode", "live"))
    until(table, 2)
    while TRAINER not in table.asked:
        table.play_default(next(iter(table.asked)))
    assert table.asked[TRAINER].name == "trainer_event"


def test_a_price_changes_at_the_next_period_and_the_record_replays() -> None:
    table = new()
    table.play(TRAINER, ("change", "goods_price", 2))
    assert table.state.options.goods_price == 1
    until(table, 2)
    assert table.state.options.goods_price == 2
    luck = Luck("x")
    while not table.over:
        seat = next(iter(table.asked))
        assert table.play(seat, table.asked[seat].sample(luck))
    again = replay(table.record(), lambda id: game)
    assert again.state == table.state


def test_scored_after_this_period() -> None:
    table = new(events_per_round=[0, 1, 1, 2, 2, 2, 3, 3])
    until(table, 4)
    assert code(table.play(TRAINER, ("change", "rounds", 3))) == "option_out_of_range"
    assert table.play(TRAINER, ("change", "rounds", 4))
    finish(table)
    assert table.state.period == 4


def test_a_longer_game_goes_on_with_the_last_figure() -> None:
    table = new(rounds=3, events_per_round=[0, 0, 1])
    table.play(TRAINER, ("change", "rounds", 5))
    until(table, 2)
    assert table.state.options.events_per_round == (0, 0, 1, 1, 1)
    assert table.state.book.events_in == (0, 0, 1, 1, 1)


def test_what_the_cards_are_made_of_cannot_change() -> None:
    table = new()
    for name, value in (("family_delta", {"income": 1}), ("event_order", ["EVT-01"]), ("happiness_goal", 20), ("market_size", 7)):
        assert code(table.play(TRAINER, ("change", name, value))) == "not_live_option"


def test_a_change_that_contradicts_another_is_refused() -> None:
    table = new(goods_max_per_visit=4)
    assert code(table.play(TRAINER, ("change", "goods_min_per_visit", 5))) == "goods_min_above_max"


def test_a_lower_loan_cap_takes_no_loan_away() -> None:
    t = lay(trainer=True)
    t.homes[0].loans = [2, 2, 2]
    t.changes = [("loan_cap", 1)]
    game.change_rules(t)
    assert (t.options.loan_cap, t.homes[0].loans) == (1, [2, 2, 2])
