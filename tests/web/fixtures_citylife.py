"""The printed squares, and from random play: where rolls lead, what deals cost both sides, and when a credit falls due."""

from typing import Any

import msgspec

from alcancia.bots import SeatView, find_bot
from alcancia.games import find
from alcancia.games.citylife.content import BOARD, PIPS
from alcancia.games.citylife.state import CityLife, Loan, deeds_of
from alcancia.games.citylife.trading import why_not_offer
from alcancia.kernel import Luck, Preview, Table

OPTIONS: tuple[dict[str, Any], ...] = (
    {"rules": "advanced", "starting_cash": 5000},
    {"rules": "basic", "exact_finish": False, "six_misses": False, "allow_gifts": True},
)
READ = ("six_misses", "exact_finish", "allow_gifts")


def board() -> list[dict[str, Any]]:
    """The hundred squares as the page draws them."""
    kept = ("number", "row", "column", "name", "kind", "to", "amount", "turns")
    return [{name: getattr(square, name) for name in kept} for square in BOARD.square]


def citylife() -> dict[str, Any]:
    """What the page works out itself, as the rules have it."""
    clocks = [Loan(left, fresh) for left in (1, 2) for fresh in (False, True)]
    credits = [{"left": clock.left, "fresh": clock.fresh, "ends": clock.ticked().left <= 0} for clock in clocks]
    return {"credits": credits, "tables": [met(options) for options in OPTIONS]}


def met(options: dict[str, Any]) -> dict[str, Any]:
    """Some positions of one game."""
    game, luck = find("citylife"), Luck("fixtures")
    table = Table.set_up(game, seats=4, seed="fixtures", options=options, hashing=False)
    bot = find_bot(game, "investor")
    rolls: list[dict[str, Any]] = []
    deals: list[dict[str, Any]] = []
    while not table.over:
        [seat, *_] = table.asked
        if table.asked[seat].name == "pre_roll":
            rolls.append(roll(table, seat))
            deals += [found for _ in range(4) if (found := deal(table, seat, luck))["refused"] != "offer_empty"]
        move = ("mortgage", deeds[0]) if (deeds := free(table, seat)) and luck.below(9) == 0 else bot(SeatView(table, seat), luck)
        assert table.play(seat, move)
    seen = table.view(None)["table"]
    read = {name: getattr(table.options, name) for name in READ}
    return {"options": read, "paths": seen["paths"], "terms": seen["terms"], "rolls": rolls[:60], "deals": deals[:80]}


def free(table: Table, seat: int) -> list[str]:
    """What a seat could mortgage now."""
    for ask in table.may_of(seat):
        if (move := ask.named("mortgage")) is not None:
            return list(move.spaces[0])
    return []


def roll(table: Table, seat: int) -> dict[str, Any]:
    """Where each number would lead this seat; nothing where it stays."""
    t: Any = table.state
    found: list[int | None] = []
    for pips in PIPS:
        trial = table.clone()
        trial.dealer.force("die", pips)
        told = len(trial.facts)
        assert trial.play(seat, ("roll",))
        found.append(next((fact.args["square"] for fact in trial.facts[told:] if fact.key == "moved"), None))
    return {"pos": t.pos[seat], "route": t.route[seat], "reach": found}


def deal(table: Table, seat: int, luck: Luck) -> dict[str, Any]:
    """An offer at random, with what it would leave both sides, or why it cannot be made."""
    t: Any = table.state
    to = luck.choice([other for other in range(t.seats) if other != seat])
    one_way = luck.below(2)
    value = (to, *some(t, seat, luck, one_way == 0), *some(t, to, luck, one_way == 1 or luck.below(8) == 0))
    found = {
        "by": seat, "to": to, "terms": value[1:], "refused": why_not_offer(t, seat, value), "cash": list(t.cash[: t.seats]),
        "mortgages": msgspec.to_builtins([mortgage.deed for mortgage in t.mortgages]),
    }  # fmt: skip
    shown = table.preview(seat, ("offer", value))
    if isinstance(shown, Preview):
        assert not found["refused"]
        found["after"] = [t.cash[seat] + shown.by.get("cash", 0), t.cash[to] + shown.more["other_by"].get("cash", 0)]
    return found


def some(t: CityLife, seat: int, luck: Luck, paying: bool) -> tuple[tuple[str, ...], int, int]:
    """Some of what a seat has."""
    deeds = tuple([deed for deed in deeds_of(t, seat) if luck.below(2)])
    most = t.cash[seat] // 100
    return deeds, luck.below(t.held["share"][seat] + 1), (luck.below(min(most, 60) + 1) * 100 if paying else 0)
