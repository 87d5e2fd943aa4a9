"""Section 7 and 10.3: every option in its range, alone and together (X-55)."""

from typing import Any

import pytest

from alcancia.games.financialit.content import EVENTS
from alcancia.games.financialit.state import game
from alcancia.kernel import Luck, Refused, Table, Unplayable
from tests.games.financialit.position import lay

ALONE: list[tuple[str, Any]] = [
    ("rounds", 2), ("rounds", 13), ("rounds", True), ("first_player", 3), ("first_player", "seat"), ("family_mode", "all"), ("pawns", 1),
    ("pawns", 6), ("start_goods", 11), ("slot_labels", {"LAB": []}), ("slot_labels", {"LAB": [2]}), ("slot_labels", {"XYZ": [3]}),
    ("closed_locations", ["MKT"]), ("income_below_zero", "gone"), ("track_max", 61), ("goods_min_per_visit", 11), ("goods_price", 4),
    ("rebate_from", 21), ("missing_goods_penalty", 6), ("luxury_cost_delta", 11), ("luxury_cost_delta", -6), ("luxury_upkeep_delta", -3),
    ("luxury_happiness_delta", 4), ("luxury_prereq", {"skills": 7}), ("luxury_prereq", {"wishes": 1}), ("luxury_prereq", {"no_loans": 1}),
    ("market_size", 1), ("refresh_cost", 6), ("bills_quota", 0), ("bills_unit", 4), ("crowd_surcharge", 6), ("crowd_rule", "never"),
    ("investment_cap", 7), ("insurance_per_visit", 0), ("insurance_extra_cost", 11), ("insurance_extra_scope", "all"),
    ("insurance_cap", 7), ("premium_delta", -2), ("skill_cost", 9), ("skill_cost_step", 5), ("skill_cost_threshold", 11),
    ("skills_cap", 13), ("careers_cap", 13), ("career_penalty", 5), ("skill_end_happiness_delta", -2), ("display_size", 0),
    ("income_mode", "some"), ("income_deals", [{"round": 2, "seat": 3, "card": "INC-01"}]), ("income_deals", [{"round": 2, "seat": 0}]),
    ("income_deals", [{"round": 1, "seat": 0, "card": "INC-01"}]), ("income_deals", [{"round": 9, "seat": 0, "card": "INC-01"}]),
    ("income_counts", {"INC-01": 21}), ("income_counts", {"INC-99": 1}), ("event_mode", "never"), ("event_order", ["EVT-99"]),
    ("event_counts", {"EVT-01": 11}), ("events_per_round", [7] * 8), ("family_delta", {"income": 6}), ("family_delta", {"joy": 1}),
    ("family_overrides", {"FAM-01": {"income": 26}}), ("luxury_overrides", {"LUX-01": {"cost": 31}}), ("luxury_counts", {"LUX-01": 7}),
    ("event_overrides", {"EVT-01": {"peril": "sea"}}), ("event_overrides", {"EVT-01": {"operations": ["PAY 21"]}}),
    ("income_overrides", {"INC-01": 11}), ("investment_overrides", {"SHO-1": {"slots": 0}}), ("insurance_overrides", {"INS-1": 7}),
    ("skill_overrides", {"SKI-01": {"income": 7}}), ("career_overrides", {"CAR-01": {"copies": 7}}), ("happiness_goal", 61),
    ("collection", [{"what": "friends", "min": 1}]), ("collection", [{"what": "skills", "min": 21}]), ("collection_mode", "on"),
    ("goal_winner", "all"), ("score_cards_per", 0), ("loan_amount", 21), ("loan_instalment", 0), ("loan_happiness", 6), ("loan_cap", 0),
    ("aid_amount", 11), ("aid_uses", 4), ("miscalculation_loss", 6), ("miscalculation_clear_at", 31), ("savings_from", 0),
    ("savings_bonus", 6), ("family_overrides", {"FAM-01": {"effects": ["loan_instalment 16"]}}),
]  # fmt: skip


def test_a_form_learns_what_is_printed() -> None:
    shown = {name: option.to_json(4) for name, option in game.schema.items()}
    assert shown["insurance_overrides"]["printed"]["INS-1"] == 1
    assert shown["luxury_overrides"]["printed"]["LUX-08"]["cost"] == 8
    assert shown["luxury_overrides"]["printed"]["LUX-08"]["effects"] == ("card_weight 2",)
    assert shown["slot_labels"]["printed"]["LAB"] == (3, 3, 4, 5)
    assert all(set(option["printed"]) == set(option["values"]) for option in shown.values() if option["type"] == "map")


@pytest.mark.parametrize(("name", "value"), ALONE)
def test_out_of_range(name: str, value: Any) -> None:
    assert refusal({name: value}) == "option_out_of_range"


def refusal(options: dict[str, Any], seats: int = 3, trainer: bool = False) -> str:
    try:
        Table.set_up(game, seats=seats, seed="x", options=options, trainer=trainer)
    except Unplayable as error:
        return error.reason
    return "accepted"


TOGETHER: list[tuple[dict[str, Any], str]] = [
    ({"goods_min_per_visit": 5, "goods_max_per_visit": 4}, "goods_min_above_max"),
    ({"event_order": ["EVT-04", "EVT-04"]}, "event_order_exceeds_copies"),
    ({"event_order": ["EVT-01"], "event_counts": {"EVT-01": 0}}, "event_order_exceeds_copies"),
    ({"family_mode": "assigned", "family_assignment": ["FAM-01", "FAM-01", "FAM-02"]}, "family_assigned_twice"),
    ({"family_mode": "assigned", "family_assignment": ["FAM-01"]}, "option_out_of_range"),
    ({"events_per_round": [0, 1, 1]}, "events_list_length"),
    ({"income_deals": [{"round": 2, "seat": 0, "card": "INC-01"}, {"round": 2, "seat": 0, "card": "INC-02"}]}, "income_deal_duplicate"),
    ({"luxury_overrides": {"LUX-01": {"effects": ["fly 3"]}}}, "effect_unknown"),
    ({"luxury_overrides": {"LUX-01": {"effects": ["aid_free"]}}}, "effect_unknown"),
    ({"luxury_overrides": {"LUX-01": {"effects": ["income"]}}}, "effect_unknown"),
    ({"luxury_overrides": {"LUX-01": {"effects": ["income {n}"]}}}, "effect_unknown"),
    ({"luxury_overrides": {"LUX-01": {"effects": ["income 11"]}}}, "option_out_of_range"),
    ({"luxury_overrides": {"LUX-01": {"effects": ["protect dragons"]}}}, "effect_unknown"),
    ({"event_overrides": {"EVT-01": {"operations": ["BURN 3"]}}}, "effect_unknown"),
    ({"event_overrides": {"EVT-01": {"operations": ["GAIN_PER work 1 most 4"]}}}, "effect_unknown"),
    ({"event_overrides": {"EVT-01": {"operations": ["GAIN_PER-work 1 max 4"]}}}, "effect_unknown"),
    ({"event_overrides": {"EVT-01": {"operations": ["GAIN_PER work 1 max 21"]}}}, "option_out_of_range"),
    ({"collection_mode": "required_to_win"}, "collection_missing"),
    ({"event_mode": "live"}, "trainer_missing"),
    ({"income_live": True}, "trainer_missing"),
    ({"loan_early_repay": True, "loan_amount": 8}, "loan_terms_invalid"),
    ({"loan_early_repay": True, "loan_amount": 6}, "loan_terms_invalid"),
    ({"slot_labels": {"LAB": [4, 5]}}, "slot_labels_invalid"),
    ({"wings": 1}, "option_unknown"),
]


@pytest.mark.parametrize(("options", "code"), TOGETHER)
def test_contradictions(options: dict[str, Any], code: str) -> None:
    assert refusal(options) == code


def test_player_counts() -> None:
    assert [refusal({}, seats) for seats in (2, 3, 5, 6)] == ["bad_player_count", "accepted", "accepted", "bad_player_count"]


@pytest.mark.parametrize("preset", sorted(game.presets))
def test_presets_are_playable(preset: str) -> None:
    for seats in game.seats:
        table = Table.set_up(game, seats=seats, seed=preset, options=dict(game.presets[preset]))
        luck = Luck(preset)
        while not table.over:
            seat = next(iter(table.asked))
            assert table.play(seat, table.asked[seat].sample(luck))


def test_x55_upkeep_deltas() -> None:
    lowered, raised = lay(luxury_upkeep_delta=-2).printed.luxuries, lay(luxury_upkeep_delta=1).printed.luxuries
    assert [lowered[card].upkeep for card in ("LUX-02", "LUX-07", "LUX-11")] == [0, 0, -1]
    assert [raised[card].upkeep for card in ("LUX-02", "LUX-07", "LUX-11")] == [2, 1, 0]


def test_deltas_come_after_overrides_and_are_cut_off() -> None:
    book = lay(
        luxury_cost_delta=-5, luxury_happiness_delta=-3, family_delta={"income": -5, "units": -5}, premium_delta=-1,
        family_overrides={"FAM-02": {"income": 3}}, luxury_overrides={"LUX-14": {"cost": 20}},
        skill_end_happiness_delta=2, career_end_happiness_delta=-1,
    ).printed  # fmt: skip
    assert [book.luxuries[card].cost for card in ("LUX-01", "LUX-14")] == [0, 15]
    assert [book.luxuries[card].happiness for card in ("LUX-01", "LUX-14", "LUX-09")] == [0, 2, 0]
    assert (book.families["FAM-02"].income, book.families["FAM-09"].units) == (0, 0)
    assert book.premiums["INS-1"] == 0
    assert (book.force["SKI-04"].end_happiness, book.force["CAR-06"].end_happiness) == (2, 0)


def test_an_effect_on_another_card_counts_too() -> None:
    from alcancia.games.financialit.figures import bills
    from tests.games.financialit.position import own

    t = lay(families={0: "FAM-06"}, skill_overrides={"SKI-04": {"effects": ["bills -2", "goods_need 1"]}})
    own(t, 0, "SKI-04")
    assert bills(t, 0) == 3


def test_contents() -> None:
    book = lay().printed
    sizes = {name: len(book.deck(name)) for name in book.counts}
    assert sizes == {"event": 40, "income": 30, "luxury": 54, "career": 20, "skill": 24, "short": 12, "long": 12}
    assert sum(book.incomes[card] for card in book.deck("income")) == -2
    perils = [EVENTS[card].peril for card in book.deck("event")]
    assert [perils.count(peril) for peril in ("home", "fire", "theft", "health", "vehicle", "job")] == [6, 4, 3, 4, 3, 3]
    for card in book.investments.values():
        assert card.units <= card.cost + 2 * card.slots - 1


def test_settled_options_keep_their_defaults() -> None:
    settled = game.settle({}, 4)
    assert not isinstance(settled, Refused)
    assert (settled.rounds, settled.bills_quota, settled.loan_cap) == (8, 4, 3)
    assert len(game.schema) == 86
