"""A bot's seat: what a person in it would see, and nothing more."""

from typing import Any

from alcancia.ground.chance import Luck
from alcancia.kernel.game import Game
from alcancia.kernel.questions import Ask
from alcancia.kernel.table import Table


class SeatView:
    """What a bot is given: its view, its question and its anytime moves, each worked out only if it looks, and once."""

    __slots__ = ("_bot_view", "_known", "_may", "_table", "_view", "ask", "hurry", "reason", "seat", "thought")

    def __init__(self, table: Table, seat: int, ask: Ask | None = None, known: Any = None) -> None:
        """`ask`: what the seat is offered, where it is not about its question. `known`: what it knows by heart, at an imagined table."""
        self._table = table
        self._known = known
        self.seat = seat
        self.ask: Ask = table.asked[seat] if ask is None else ask
        self.reason = ""
        """Why the bot did what it did: a code it may leave here, with the message `why-<code>`."""
        self.thought: Any = None
        """What came of thinking, from a bot that thinks: its second best move, and what makes the difference."""
        self.hurry = 1
        """How many wait for their turn to think, this one included: who thinks for a while divides the time by it."""
        self._view: dict[str, Any] | None = None
        self._bot_view: dict[str, Any] | None = None
        self._may: list[Ask] | None = None

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._table.game

    @property
    def offered(self) -> bool:
        """Is this about what somebody offers the seat, not about its question?"""
        return self._table.asked.get(self.seat) is not self.ask

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may know, as it was when the question was put."""
        if self._view is None:
            self._view = self._table.view(self.seat, opening=True)
        return self._view

    @property
    def bot_view(self) -> dict[str, Any]:
        """The part of the view that the game's bots read: its entries are the view's, only fewer."""
        if self._bot_view is None:
            self._bot_view = self._table.bot_view(self.seat)
        return self._bot_view

    @property
    def position(self) -> Any:
        """The position itself, in games where everything lies open. Bots only read it."""
        return self._table.position(self.seat)

    @property
    def may(self) -> list[Ask]:
        """The anytime moves open to the seat."""
        if self._may is None:
            self._may = self._table.may_of(self.seat)
        return self._may

    def imagine(self, luck: Luck) -> Table:
        """A table that this seat could not tell from its own, to try things on."""
        return self._table.imagine(self.seat, luck)

    def hint(self, luck: Luck) -> Any:
        """What a person of this skill would know by heart (a quiz answer, say), if the game has such a thing."""
        return self._table.hint(self.seat, luck) if self._known is None else self._known
