"""El Plan: what a table may agree on before the game."""

from typing import Annotated, Final

import msgspec

from alcancia.kernel import Choice, Flag, Refused, SeatChoice, Whole


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """EP-3.1 What a table may agree on before the game; the level matters most."""

    level: Annotated[int, Whole(1, 3, default=1)]
    periods: Annotated[int, Whole(4, 14, default=12, live=True)]
    first_seat: Annotated[str, SeatChoice(("random", *map(str, range(9))), default="random")]
    plan_choice: Annotated[str, Choice(("choose", "random"), default="choose")]
    start_worker: Annotated[int, Whole(0, 6, default=2)]
    start_money: Annotated[int, Whole(0, 6, default=2)]
    start_energy: Annotated[int, Whole(0, 6, default=2)]
    events: Annotated[str, Choice(("on", "off", "positive_only", "negative_only"), default="on")]
    event_preview: Annotated[bool, Flag(default=False, live=True)]
    insurance: Annotated[str, Choice(("auto", "ask", "none"), default="auto", live=True)]
    shortfall: Annotated[str, Choice(("any", "empty_only"), default="any", live=True)]
    d2_spaces: Annotated[int, Whole(1, 4, default=2, live=True)]
    d6_all_open: Annotated[bool, Flag(default=False, live=True)]
    liquidations: Annotated[int, Whole(1, 9, default=1, live=True)]
    liquidate_anywhere: Annotated[bool, Flag(default=False, live=True)]
    investments_per_period: Annotated[int, Whole(0, 3, default=1, live=True)]
    offers_per_type: Annotated[int, Whole(1, 4, default=2)]
    refill_at_once: Annotated[bool, Flag(default=False, live=True)]
    refresh_offers: Annotated[bool, Flag(default=False, live=True)]
    play_all: Annotated[bool, Flag(default=False, live=True)]
    idea_wildcards: Annotated[bool, Flag(default=True, live=True)]
    buy_price: Annotated[int, Whole(1, 6, default=3, live=True)]
    import_price: Annotated[int, Whole(2, 9, default=5, live=True)]
    sale_price: Annotated[int, Whole(1, 3, default=1, live=True)]
    one_type_market: Annotated[bool, Flag(default=True, live=True)]
    export_size: Annotated[int, Whole(3, 12, default=6)]
    export_subsidy: Annotated[int, Whole(0, 3, default=1, live=True)]
    keep_limit: Annotated[int, Whole(0, 6, default=1, live=True)]
    warehouse_limit: Annotated[int, Whole(1, 9, default=3, live=True)]
    ideas_per_period: Annotated[int, Whole(0, 9, default=0, live=True)]
    points_idea: Annotated[int, Whole(1, 3, default=1)]
    points_trio: Annotated[int, Whole(0, 3, default=1)]
    trio_needs_idea: Annotated[bool, Flag(default=True)]
    last_seat_bonus: Annotated[bool, Flag(default=False)]
    win_at: Annotated[int, Whole(0, 20, default=0)]


GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "frame": ("level", "periods", "plan_choice", "first_seat", "start_worker", "start_money", "start_energy", "last_seat_bonus"),
    "events": ("events", "event_preview", "insurance", "shortfall"),
    "administration": ("d2_spaces", "idea_wildcards", "liquidations", "liquidate_anywhere"),
    "investment": ("investments_per_period", "offers_per_type", "play_all", "refill_at_once", "refresh_offers"),
    "market": ("buy_price", "import_price", "sale_price", "one_type_market", "export_size", "export_subsidy", "d6_all_open"),
    "summary": ("keep_limit", "warehouse_limit"),
    "end": ("win_at", "ideas_per_period", "points_idea", "points_trio", "trio_needs_idea"),
}  # fmt: skip
"""The options under the rulebook's headings, in the order people are shown them."""


PRESETS: Final[dict[str, dict[str, object]]] = {
    "first_game": {"level": 1},
    "class_hour": {"level": 1, "periods": 8, "plan_choice": "random"},
    "quick": {"level": 1, "periods": 6, "start_worker": 3, "start_money": 3, "start_energy": 3},
    "merchants": {"level": 3},
    "storm": {"events": "negative_only"},
    "calm": {"events": "off"},
}


def check_options(options: Options, seats: int) -> Refused | None:
    """EP-3.1 EP-3.2 Prices must rise from sale to purchase to import: anything else would be a money pump."""
    if not options.sale_price < options.buy_price < options.import_price:
        return Refused("bad_option", {"option": "buy_price"})
    if options.warehouse_limit < options.keep_limit:
        return Refused("bad_option", {"option": "warehouse_limit"})
    if options.first_seat != "random" and int(options.first_seat) >= seats:
        return Refused("bad_option", {"option": "first_seat"})
    return None
