"""A bot's seat: what a person in it would see, and nothing more."""

from functools import cached_property
from typing import Any

from alcancia.kernel.chance import Luck
from alcancia.kernel.questions import Ask
from alcancia.kernel.table import Table


class SeatView:
    """What a bot is given: its view, its question and its anytime moves, each worked out only if it looks."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self.seat = seat
        self.ask: Ask = table.asked[seat]
        self.reason = ""
        """Why the bot did what it did: a code it may leave here, with the message `why-<code>`."""

    @cached_property
    def view(self) -> dict[str, Any]:
        """What the seat may know, as it was when the question was put."""
        return self._table.view(self.seat, opening=True)

    @cached_property
    def bot_view(self) -> dict[str, Any]:
        """The part of the view that the game's bots read: its entries are the view's, only fewer."""
        return self._table.bot_view(self.seat)

    @cached_property
    def may(self) -> list[Ask]:
        """The anytime moves open to the seat."""
        return self._table.may_of(self.seat)

    def hint(self, luck: Luck) -> Any:
        """What a person of this skill would know by heart (a quiz answer, say), if the game has such a thing."""
        return self._table.hint(self.seat, luck)
