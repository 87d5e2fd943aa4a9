"""Savings cards arranged and withdrawn, with what the game itself shows of it."""

from typing import Any

from alcancia.games import find
from alcancia.kernel import Luck, Preview, Table

OPTIONS: tuple[dict[str, Any], ...] = (
    {"starting_cash": 700},
    {"claims": "by_hand", "starting_cash": 1000, "savings_plan": "flat"},
    {"withdraw_surcharge": 30, "starting_cash": 1000, "goal_savings": 1000},
)
READ = {"arrange": ("savings", "interest", "cash", "free", "short"), "withdraw": ("face", "net")}
"""What the page adds up itself when the table lists no preview of an answer."""
MOST = 14


def financity() -> list[dict[str, Any]]:
    """What random play met with."""
    return [row for options in OPTIONS for row in met(options)]


def met(options: dict[str, Any]) -> list[dict[str, Any]]:
    """Some answers of each kind in one game."""
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in READ}
    table, luck = Table.set_up(find("financity"), seats=2, seed="fixtures 4", options=options), Luck("fixtures")
    while not table.over:
        seat = luck.choice(list(table.asked))
        asks = [table.asked[seat], *table.may_of(seat)]
        for ask in asks:
            move = ask.sample(luck)
            if move[0] in READ and len(found[move[0]]) < MOST and luck.below(2):
                found[move[0]].append(answer(table, seat, move))
        assert table.play(seat, asks[luck.below(len(asks)) if luck.below(6) == 0 else 0].sample(luck))
    return [row for rows in found.values() for row in rows]


def answer(table: Table, seat: int, move: tuple[Any, ...]) -> dict[str, Any]:
    """One answer: the parts of the view that the page reads, and what the game shows."""
    view = table.view(seat, prices=True)
    seen, question = view["table"], next(row for row in (view["question"], *view["may"]) if any(m["name"] == move[0] for m in row["moves"]))
    preview, player = table.preview(seat, move), seen["players"][seat]
    assert isinstance(preview, Preview)
    figures = question["figures"]
    after = {name: figures.get(name, 0) + preview.by.get(name, 0) for name in figures} | preview.more
    return {
        "table": {"terms": seen["terms"], "payout": seen["payout"], "players": [{"saved": player["saved"]}]},
        "figures": figures,
        "name": move[0],
        "cards": move[1],
        "shown": {name: after[name] for name in READ[move[0]] if name in after},
    }
