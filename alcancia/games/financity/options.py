"""What a table may agree on before play."""

from typing import Annotated, Any, Final

import msgspec

from alcancia.kernel import Choice, Flag, Refused, SeatChoice, Whole


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """What a table may agree on before play."""

    level: Annotated[str, Choice(("beginner", "advanced"), default="beginner")]
    claims: Annotated[str, Choice(("automatic", "by_hand"), default="automatic")]
    by_hand_increases: Annotated[str, Choice(("stand", "bank_checks"), default="stand")]
    home_assignment: Annotated[str, Choice(("random", "choose", "trainer", "same"), default="random")]
    first_player: Annotated[str, SeatChoice(("random", "host", "0", "1", "2", "3", "4", "5"), default="random")]
    first_player_rule: Annotated[str, Choice(("rotate", "random"), default="rotate", live=True)]
    years: Annotated[int, Whole(4, 16, default=10, live=True)]
    goal_wellbeing: Annotated[int, Whole(0, 1000, default=300, step=10)]
    goal_savings: Annotated[int, Whole(0, 3000, default=500, step=100)]
    goal_investments: Annotated[int, Whole(0, 5, default=1)]
    starting_cash: Annotated[int, Whole(0, 1000, default=0, step=10)]
    savings_plan: Annotated[str, Choice(("tiered", "flat"), default="tiered", live=True)]
    withdraw_surcharge: Annotated[int, Whole(0, 50, default=10, step=10, live=True)]
    extra_job_pay: Annotated[int, Whole(0, 200, default=80, step=10, live=True)]
    free_time_wellbeing: Annotated[int, Whole(0, 150, default=50, step=5, live=True)]
    insurance_price: Annotated[int, Whole(0, 200, default=50, step=10, live=True)]
    loan_cards: Annotated[int, Whole(5, 8, default=6, live=True)]
    loan_cards_lz: Annotated[int, Whole(5, 8, default=5, live=True)]
    overindebted_may_sell: Annotated[bool, Flag(default=True, live=True)]
    loans_in_reorganisation: Annotated[bool, Flag(default=False, live=True)]
    unpaid_penalty: Annotated[int, Whole(0, 50, default=0, step=5, live=True)]
    cancel_services: Annotated[bool, Flag(default=False)]
    trade: Annotated[bool, Flag(default=True, live=True)]
    trade_price_cap: Annotated[str, Choice(("none", "printed_cost"), default="none", live=True)]
    max_proposals: Annotated[int, Whole(1, 20, default=5, live=True)]
    hide_cash: Annotated[bool, Flag(default=False, live=True)]
    closing_window: Annotated[bool, Flag(default=False, live=True)]
    planning: Annotated[str, Choice(("in_order", "secret"), default="in_order", live=True)]
    trainer_chance: Annotated[str, Choice(("none", "events", "all"), default="all")]


GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "frame": (
        "years", "home_assignment", "first_player", "first_player_rule", "starting_cash", "planning", "claims", "by_hand_increases",
    ),
    "goals": ("goal_wellbeing", "goal_savings", "goal_investments", "level"),
    "zones": ("extra_job_pay", "free_time_wellbeing", "insurance_price", "cancel_services"),
    "bank": (
        "savings_plan", "withdraw_surcharge", "loan_cards", "loan_cards_lz", "overindebted_may_sell", "loans_in_reorganisation",
        "unpaid_penalty", "closing_window",
    ),
    "trade": ("trade", "trade_price_cap", "max_proposals", "hide_cash"),
    "trainer": ("trainer_chance",),
}  # fmt: skip
"""The options under the rulebook's headings, in the order people are shown them."""


PRESETS: Final[dict[str, dict[str, Any]]] = {
    "rulebook": {"claims": "by_hand"},
    "short": {"years": 6, "goal_wellbeing": 200, "goal_savings": 300},
    "hard": {"goal_wellbeing": 400, "goal_savings": 1000},
    "advanced": {"level": "advanced"},
}


def check_options(options: Options, seats: int) -> Refused | None:
    """The Loans zone cannot cost more than elsewhere, and the first player must sit at the table."""
    if options.loan_cards_lz > options.loan_cards:
        return Refused("bad_option_value", {"option": "loan_cards_lz"})
    if options.first_player.isdigit() and int(options.first_player) >= seats:
        return Refused("bad_option_value", {"option": "first_player"})
    return None
