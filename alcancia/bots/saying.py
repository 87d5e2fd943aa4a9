"""What a bot says at the table about its move: what it did, what that costs and brings, and why."""

from typing import Any, Final

from alcancia.games.common.seat_view import SeatView
from alcancia.ground.plain import to_lists
from alcancia.kernel import Fact, MoveValue, Refused, Table
from alcancia.kernel.preview import figures_of

SAID: Final = "bot_why"
"""How a table calls it among what happened. It is heard by all and kept by nobody: no record has it."""
UNSAID: Final = frozenset({"roll", "only_choice", "nothing_open", "nothing_to_trade"})
"""Reasons that go without saying."""


def spoken(table: Table, sight: SeatView, move: MoveValue) -> Fact | None:
    """The reason that the bot left with its sight, before its move is made. What is sealed is not talked about, and figures are named only
    where everybody sees them."""
    seat, ask = sight.seat, sight.ask
    if not sight.reason or sight.reason in UNSAID or ask.sealed:
        return None
    args: dict[str, Any] = {"seat": seat, "question": ask.name, "move": to_lists(move), "why": sight.reason}
    foreseen = table.preview(seat, move) if table.game.hooks.open_figures else Refused("hidden")
    if not isinstance(foreseen, Refused):
        args |= {"about": foreseen.to_json(), "figures": figures_of(table.game, table.state, seat)}
    return Fact(SAID, args, table.state.period)
