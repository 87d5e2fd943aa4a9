"""Hands with what they count, and bets with the order in which they act."""

from typing import Any

from alcancia.bots import SeatView, find_bot
from alcancia.games import find
from alcancia.games.multiverse.content import CARDS, CURRENCY, SERIAL, VALUE
from alcancia.games.multiverse.scoring import parts_of, score_of
from alcancia.kernel import Luck, Table

OPTIONS: tuple[dict[str, Any], ...] = ({}, {"full_line": 150, "fee": 60, "set_bonus": 50, "coin_points": 20, "tie_break": "fewest_cards"})
READ = ("full_line", "fee", "set_bonus", "coin_points", "tie_break")


def multiverse() -> dict[str, Any]:
    """All cards as printed, and what random play met with."""
    printed = {card: {"code": CURRENCY[card], "value": VALUE[card], "serial": SERIAL[card]} for card in CARDS}
    return {"printed": printed, "tables": [table for options in OPTIONS for table in met(options)]}


def met(options: dict[str, Any]) -> list[dict[str, Any]]:
    """Some positions of one game: hands counted, bets in order, and what each exchange makes of the score."""
    game = find("multiverse")
    found: list[dict[str, Any]] = []
    table = Table.set_up(game, seats=4, seed="fixtures", options=options)
    bot, luck = find_bot(game, "few"), Luck("fixtures")
    read = {name: getattr(table.state.options, name) for name in READ}
    while not table.over and len(found) < 12:
        seat = next(iter(table.asked))
        if table.asked[seat].name == "exchange":
            found.append({"options": read, **position(table, seat)})
        assert table.play(seat, bot(SeatView(table, seat), luck))
    return found


def position(table: Table, seat: int) -> dict[str, Any]:
    """One turn of an exchange."""
    t: Any = table.state
    hands = [hand + front for hand, front in zip(t.hand, t.front, strict=True)]
    counted = [{"cards": hand, "score": score_of(t.options, hand), "parts": parts_of(t.options, hand)} for hand in hands[:2]]
    question = table.view(seat, prices=True)["question"]
    after = [[row["move"], question["figures"]["score"] + row["by"].get("score", 0)] for row in question["about"]]
    return {"seat": seat, "hand": t.hand[seat], "fronts": list(t.front), "left": t.pile["left"], "right": t.pile["right"],
            "order": order(table), "counted": counted, "after": after}  # fmt: skip


def order(table: Table) -> list[int]:
    """Who acts when, if all keep their bets."""
    trial, seats = table.clone(), []
    while trial.asked and (asked := next(iter(trial.asked.values()))).name == "exchange":
        seats.append(asked.seat)
        assert trial.play(asked.seat, ("keep",))
    return seats
