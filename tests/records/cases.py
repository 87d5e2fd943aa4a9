"""Which games are kept for ever: seats, bots (over and over) and options of each, and what a trainer says in which period."""

from dataclasses import dataclass, field
from typing import Any, Final

from alcancia.games import find


@dataclass(frozen=True)
class Case:
    """One game to be kept."""

    seats: int
    bots: tuple[str, ...] = ("baseline",)
    options: dict[str, Any] = field(default_factory=dict)
    words: dict[int, list[tuple[Any, ...]]] = field(default_factory=dict)
    """What a trainer says as a period begins; a table without such words has no trainer."""


RANDOM: Final = ("random",)
MIXED: Final = ("baseline", "random")

CITYLIFE: Final[dict[str, dict[str, Any]]] = {
    "basic": {},
    "advanced": {"rules": "advanced"},
    "tight": {"rules": "advanced", "starting_cash": 3000, "demerit_limit": 9},
    "quick": {"chain": "always", "exact_finish": False},
    "scholar": {"rules": "advanced", "quiz_award": 500, "victory": "net_worth"},
    "judge": {"rules": "advanced", "shuffle_answers": True, "judge_mode": "seat"},
    "gifts": {"rules": "advanced", "starting_cash": 2000, "allow_gifts": True, "offers_per_turn": 10},
    "plain": {"six_misses": False, "three_quiz": False, "side_paths": False},
    "short": {"rules": "advanced", "mortgaged_fee": False, "visitor_waive": True, "max_rounds": 8},
    "poor": {"rules": "advanced", "starting_cash": 1000, "fine_turn_cap": 10, "insurance": 3000},
}

ELPLAN: Final = {
    "three-sensible": Case(3),
    "four-sensible": Case(4),
    "five-sensible": Case(5),
    "six-sensible": Case(6),
    "seven-mixed": Case(7, ("baseline", "random", "saver")),
    "eight-mixed": Case(8, ("baseline", "random", "spender"), {"last_seat_bonus": True}),
    "nine-sensible": Case(9, options={"last_seat_bonus": True}),
    "four-styles": Case(4, ("baseline", "spender", "saver", "craftsman")),
    "three-random": Case(3, RANDOM),
    "nine-random": Case(9, RANDOM, {"periods": 6}),
    "level-two": Case(4, ("baseline", "cautious"), {"level": 2}),
    "merchants": Case(4, options={"level": 3}),
    "storm": Case(4, ("cautious", "random"), {"events": "negative_only", "insurance": "ask"}),
    "calm": Case(3, options={"events": "off"}),
    "class-hour": Case(5, MIXED, {"periods": 8, "plan_choice": "random"}),
    "open-market": Case(4, RANDOM, {"one_type_market": False, "export_size": 3, "export_subsidy": 3, "buy_price": 2, "import_price": 3}),
    "many-cards": Case(
        3, ("spender", "random"), {"investments_per_period": 3, "refill_at_once": True, "play_all": True, "offers_per_type": 4}
    ),
    "sell-anything": Case(4, RANDOM, {"liquidate_anywhere": True, "liquidations": 9, "start_money": 6, "start_energy": 6}),
    "fresh-offers": Case(3, MIXED, {"refresh_offers": True, "event_preview": True, "shortfall": "empty_only", "periods": 14}),
    "goal": Case(4, options={"win_at": 4, "ideas_per_period": 1, "idea_wildcards": False, "keep_limit": 2, "points_trio": 2}),
    "trainer": Case(3, MIXED, {"periods": 6}, {1: [("force", "event", "EV03"), ("force", "event", "EV05")], 4: [("stop",)]}),
}  # fmt: skip

BENDING: Final[dict[int, list[tuple[Any, ...]]]] = {
    2: [("change", "goods_price", 2)],
    3: [("force", "income_4_0", "INC-01")],
    4: [("change", "bills_quota", 5)],
    5: [("force", "event_next", "EVT-28")],
    6: [("change", "rounds", 7)],
}
FINANCIALIT: Final = [
    ("random-3", Case(3, RANDOM)),
    ("random-4", Case(4, RANDOM)),
    ("random-5", Case(5, RANDOM)),
    ("baseline-3", Case(3)),
    ("baseline-4", Case(4)),
    ("baseline-5", Case(5)),
    ("tempers-4", Case(4, ("planner", "saver", "spender", "gambler"))),
    *[
        (f"preset-{name}", Case(3 + number % 3, MIXED, dict(preset)))
        for number, (name, preset) in enumerate(sorted(find("financialit").presets.items()))
    ],
    ("chosen-families-and-slots", Case(5, RANDOM, {"family_mode": "select", "free_slot_choice": True, "display_size": 3})),
    ("early-repayment-and-clearing", Case(4, RANDOM, {"loan_early_repay": True, "loan_cap": 10, "miscalculation_clear_at": 8})),
    ("long-with-insurance-prices", Case(3, MIXED, {"rounds": 12, "insurance_extra_cost": 2, "insurance_cap": 4, "basic_removable": True})),
    ("live-trainer", Case(4, options={"event_mode": "live", "income_live": True, "event_pool": "catalogue"}, words=BENDING)),
    ("stacked-and-bent", Case(3, MIXED, {"event_mode": "stacked", "event_order": ["EVT-01", "EVT-18", "EVT-25"]}, BENDING)),
    ("short-of-money", Case(5, ("random", "spender"), {"aid_amount": 1, "bills_quota": 8})),
]  # fmt: skip

FINANCITY: Final = {
    "alone": Case(1),
    "pair": Case(2, ("baseline", "saver")),
    "pair-random": Case(2, RANDOM),
    "three": Case(3, ("baseline", "spender", "investor")),
    "three-random": Case(3, RANDOM),
    "four": Case(4, ("baseline", "saver", "spender", "investor")),
    "four-drifting": Case(4, ("random", "spender", "random", "baseline")),
    "five": Case(5, ("baseline", "baseline", "random", "spender", "saver")),
    "six": Case(6, ("baseline", "saver", "spender", "investor", "random", "random")),
    "six-random": Case(6, RANDOM),
    "by-hand": Case(3, MIXED, {"claims": "by_hand"}),
    "bank-checks": Case(2, RANDOM, {"claims": "by_hand", "by_hand_increases": "bank_checks"}),
    "secret": Case(4, MIXED, {"planning": "secret"}),
    "advanced": Case(3, ("baseline", "spender"), {"level": "advanced", "trade_price_cap": "printed_cost"}),
    "short": Case(3, MIXED, {"years": 4, "goal_wellbeing": 100, "goal_savings": 200}),
    "long": Case(2, ("baseline", "spender"), {"years": 16, "first_player_rule": "random", "savings_plan": "flat"}),
    "dear-credit": Case(3, ("random", "spender"), {"loan_cards": 8, "loan_cards_lz": 7, "unpaid_penalty": 10, "withdraw_surcharge": 50}),
    "closing": Case(3, MIXED, {"closing_window": True, "cancel_services": True}),
    "late-loans": Case(3, MIXED, {"loans_in_reorganisation": True, "overindebted_may_sell": False, "hide_cash": True}),
    "thirteen-cards": Case(6, RANDOM, {"loan_cards": 7, "loan_cards_lz": 6}),
    "borrowed-instalments": Case(6, ("random", "spender"), {"years": 16}),
    "chosen-homes": Case(2, MIXED, {"home_assignment": "choose", "first_player": "1", "starting_cash": 300, "max_proposals": 2}),
}

MULTIVERSE: Final = {
    "three": Case(3),
    "four": Case(4),
    "five": Case(5),
    "three-mixed": Case(3, ("baseline", "easy", "cheap")),
    "four-few": Case(4, ("few",)),
    "five-random": Case(5, RANDOM, {"stall_limit": 2}),
    "three-stall": Case(3, RANDOM, {"stall_limit": 1}),
    "match": Case(3, ("baseline", "easy", "few"), {"games_in_match": 3}),
    "chosen": Case(4, ("baseline", "easy"), {"removal": "chosen", "removed": ["fle"]}),
    "no-bluff": Case(3, ("random", "few"), {"bluff_cards": False, "stall_limit": 2}),
    "no-sitting-out": Case(4, ("few",), {"sit_out": False}),
    "neither": Case(5, ("few", "baseline"), {"bluff_cards": False, "sit_out": False}),
    "hidden-counts": Case(3, options={"bet_counts": "hidden", "card_memory": True}),
    "no-swaps": Case(5, ("easy",), {"swaps": False, "score_preview": False}),
    "fewest-cards": Case(4, ("few",), {"tie_break": "fewest_cards"}),
    "other-scores": Case(3, options={"full_line": 150, "fee": 50, "set_bonus": 200, "coin_points": 50}),
    "all-currencies": Case(3, options={"currencies": 7, "coins": 0}),
    "few-currencies": Case(3, ("cheap",), {"currencies": 4, "hand_size": 8, "pile_size": 3}),
    "open-hands": Case(4, options={"open_hands": True, "hand_size": 4, "pile_size": 5}),
    "trainer": Case(3, ("few",), {}, {2: [("force", "deck", "coin1")], 4: [("rewind", 3)], 5: [("force", "deck", "oll60")]}),
}

CASES: Final[dict[str, dict[str, Case]]] = {
    "citylife": {
        f"{number + 1:02}-{name}": Case(2 + number % 5, ("baseline", "investor", "random"), options)
        for number, (name, options) in enumerate([*CITYLIFE.items()] * 2)
    },
    "elplan": ELPLAN,
    "financialit": {f"{number:02}-{name}": case for number, (name, case) in enumerate(FINANCIALIT, 1)},
    "financity": FINANCITY,
    "multiverse": MULTIVERSE,
}
"""By game and name. The records are older than some of the bots: the same case made anew is another game."""
