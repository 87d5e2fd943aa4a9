"""Section 3 and X31: set-up and the choice of plans."""

import pytest

from alcancia import Table, Unplayable
from alcancia.games.elplan.content import SHEETS
from alcancia.games.elplan.state import free, stock
from tests.games.elplan.position import GAME, lay, state_of
from tests.games.moves import play, refused


def fresh(seats: int, **options: object) -> Table:
    return Table.new("elplan", seats=seats, seed="example", options={"first_seat": "0", **options})


def test_everybody_starts_alike() -> None:
    t = lay(4)
    for seat in range(4):
        assert free(t, seat) == (2, 2, 2)
        assert stock(t, seat) == (0, 0, 0)
        assert t.business[seat].slots == ("",) * 6
        assert t.business[seat].cards == ()
    assert [len(deck) for deck in t.decks.values()] == [20, 20, 20]
    assert all(len([card for card in offers if card]) == 2 for offers in t.on_offer.values())
    assert len(t.events_left) == 14
    assert t.period == 1


def test_x31_three_seats_need_three_types() -> None:
    table = fresh(3)
    play(table, 0, "choose_plan", "OF1")
    assert refused(table, 1, "choose_plan", "SA1") == "plan_type_needed"
    assert refused(table, 1, "choose_plan", "OF1") == "plan_taken"
    assert refused(table, 1, "choose_plan", "HM2") == "plan_wrong_level"
    assert refused(table, 1, "choose_plan", "XX1") == "bad_parameter"
    assert refused(table, 0, "choose_plan", "HM1") == "not_your_turn"
    play(table, 1, "choose_plan", "HM1")
    assert {move[1] for move in table.asked[2].enumerate(99)} == {"AT1", "ME1", "NH1"}


def test_x31_four_seats_may_double_one_type() -> None:
    table = fresh(4)
    play(table, 0, "choose_plan", "OF1")
    play(table, 1, "choose_plan", "SA1")
    assert {SHEETS[move[1]].type for move in table.asked[2].enumerate(99)} == {"consumer_good", "service"}
    play(table, 2, "choose_plan", "BI1")
    assert {SHEETS[move[1]].type for move in table.asked[3].enumerate(99)} == {"service"}


def test_nine_seats_take_all_nine_plans() -> None:
    t = lay(9)
    assert len({business.plan for business in t.business}) == 9


def test_dealt_plans_are_legal_and_fair() -> None:
    seen = set()
    for seed in range(40):
        table = Table.new("elplan", seats=3, seed=str(seed), options={"plan_choice": "random", "level": 2})
        plans = [business.plan for business in state_of(table).business]
        assert {SHEETS[plan].type for plan in plans} == {"raw_material", "consumer_good", "service"}
        assert all(plan.endswith("2") for plan in plans)
        assert [len(business.slots) for business in state_of(table).business] == [7, 7, 7]
        seen.update(plans)
    assert len(seen) == 9


def test_last_seat_bonus() -> None:
    t = lay(3, last_seat_bonus=True)
    assert [free(t, seat) for seat in range(3)] == [(2, 2, 2), (2, 2, 2), (2, 3, 2)]


def test_plans_are_chosen_in_order_and_the_last_of_that_order_has_the_bonus() -> None:
    table = fresh(3, first_seat="1", last_seat_bonus=True)
    for seat, plan in ((1, "OF1"), (2, "HM1"), (0, "AT1")):
        assert list(table.asked) == [seat]
        play(table, seat, "choose_plan", plan)
    assert [free(state_of(table), seat)[1] for seat in range(3)] == [3, 2, 2]


def test_trainer_chooses_who_begins() -> None:
    for seat in range(3):
        table = Table.new("elplan", seats=3, seed="x", options={"first_seat": str(seat)})
        assert list(table.asked) == [seat]


@pytest.mark.parametrize(
    "options",
    [
        {"level": 0}, {"level": 4}, {"level": True}, {"level": "1"}, {"periods": 3}, {"periods": 15}, {"events": "some"},
        {"buy_price": 1}, {"buy_price": 5}, {"import_price": 3}, {"sale_price": 3}, {"keep_limit": 4}, {"first_seat": "3"},
        {"first_seat": 0}, {"warehouse_limit": 0}, {"no_such": 1}, {"offers_per_type": 5}, {"win_at": 21}, {"event_preview": 1},
    ],
)  # fmt: skip
def test_bad_options(options: dict[str, object]) -> None:
    with pytest.raises(Unplayable) as refusal:
        Table.new("elplan", seats=3, seed="x", options=options)
    assert refusal.value.reason == "bad_option"


def test_player_counts() -> None:
    for seats, reason in ((2, "too_few_players"), (0, "too_few_players"), (10, "too_many_players")):
        with pytest.raises(Unplayable) as refusal:
            Table.new("elplan", seats=seats, seed="x")
        assert refusal.value.reason == reason


def test_presets_can_be_played() -> None:
    for preset in GAME.presets.values():
        assert Table.new("elplan", seats=3, seed="x", options=preset).asked
