"""Plays the games that are kept for ever. Run as `python -m tests.games.financity.make_records` after a change of rules that is meant."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from alcancia.bots import SeatView, find_bot
from alcancia.games.financity import game
from alcancia.kernel import Luck, Played, Table

RECORDS = Path(__file__).parents[2] / "records" / "financity"
PLAYTHROUGH = Path(__file__).parent / "playthrough.txt"

GAMES: list[tuple[str, list[str], dict[str, Any]]] = [
    ("alone", ["baseline"], {}),
    ("pair", ["baseline", "saver"], {}),
    ("pair-random", ["random", "random"], {}),
    ("three", ["baseline", "spender", "investor"], {}),
    ("three-random", ["random", "random", "random"], {}),
    ("four", ["baseline", "saver", "spender", "investor"], {}),
    ("four-drifting", ["whim", "whim", "random", "baseline"], {}),
    ("five", ["baseline", "baseline", "whim", "spender", "saver"], {}),
    ("six", ["baseline", "saver", "spender", "investor", "whim", "random"], {}),
    ("six-random", ["random"] * 6, {}),
    ("by-hand", ["random", "baseline", "whim"], {"claims": "by_hand"}),
    ("bank-checks", ["random", "random"], {"claims": "by_hand", "by_hand_increases": "bank_checks"}),
    ("secret", ["random", "baseline", "whim", "random"], {"planning": "secret"}),
    ("advanced", ["baseline", "spender", "baseline"], {"level": "advanced", "trade_price_cap": "printed_cost"}),
    ("short", ["baseline", "random", "whim"], {"years": 4, "goal_wellbeing": 100, "goal_savings": 200}),
    ("long", ["baseline", "spender"], {"years": 16, "first_player_rule": "random", "savings_plan": "flat"}),
    ("dear-credit", ["random", "spender", "random"], {"loan_cards": 8, "loan_cards_lz": 7, "unpaid_penalty": 10, "withdraw_surcharge": 50}),
    ("closing", ["random", "whim", "baseline"], {"closing_window": True, "cancel_services": True}),
    ("late-loans", ["random", "random", "baseline"], {"loans_in_reorganisation": True, "overindebted_may_sell": False, "hide_cash": True}),
    ("chosen-homes", ["random", "baseline"], {"home_assignment": "choose", "first_player": "1", "starting_cash": 300, "max_proposals": 2}),
]


def moves(table: Table, names: list[str], seed: str) -> Iterator[tuple[SeatView, Any, Played]]:
    """The game, move by move: what the bot saw, what it did, what followed."""
    lucks = [Luck(f"{seed}.{seat}") for seat in range(len(names))]
    order = Luck(f"{seed}.order")
    while table.asked:
        seat = order.choice(list(table.asked))
        sight = SeatView(table, seat)
        move = find_bot(game, names[seat])(sight, lucks[seat])
        played = table.play(seat, move)
        assert isinstance(played, Played), (sight.ask.name, move, played)
        yield sight, move, played


def record(name: str, bots: list[str], options: dict[str, Any]) -> dict[str, Any]:
    """One whole game as its record."""
    table = Table.set_up(game, seats=len(bots), seed=f"golden {name}", salt="salt", options=options)
    for _ in moves(table, bots, name):
        pass
    return {**table.record(), "standings": table.standings()}


def playthrough() -> str:
    """One game as people could read it: who was asked what, what they answered and why, and what happened."""
    bots = ["baseline", "spender", "whim", "investor"]
    table = Table.set_up(game, seats=4, seed="playthrough")
    lines = [f"FinanCity, seed playthrough, seats {bots}", *map(fact, table.facts)]
    for sight, move, played in moves(table, bots, "playthrough"):
        lines.append(f"{sight.seat} {bots[sight.seat]} · {sight.ask.name} · {json.dumps(move)} · {sight.reason}")
        lines += map(fact, played.facts)
    lines += ["", *[json.dumps(row) for row in table.standings()], "", *[json.dumps(row) for row in table.lessons()]]
    return "\n".join(lines) + "\n"


def fact(told: Any) -> str:
    """A fact on one line."""
    args = " ".join(f"{name}={json.dumps(value)}" for name, value in told.args.items() if value != "")
    return f"    {told.period:2} {told.key} {args}".rstrip()


def main() -> None:
    """Write them all again."""
    RECORDS.mkdir(parents=True, exist_ok=True)
    for name, bots, options in GAMES:
        (RECORDS / f"{name}.json").write_text(json.dumps(record(name, bots, options), separators=(",", ":")) + "\n", "utf-8")
    PLAYTHROUGH.write_text(playthrough(), "utf-8")


if __name__ == "__main__":
    main()
