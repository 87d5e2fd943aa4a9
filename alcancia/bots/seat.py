"""A bot's seat: what it sees, and how a table of bots is played."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, TypeAlias

from alcancia.kernel import Ask, Game, Luck, MoveValue, Refused, Table, Unplayable

ANYTIME_ODDS = 8
"""The random bot looks at its anytime moves once in so many decisions, so that it gets on with the game."""


class Sight:
    """What a bot is given: its view, its question and its anytime moves, each worked out only if it looks."""

    def __init__(self, table: Table, seat: int) -> None:
        self._view: Callable[[], dict[str, Any]] = lambda: table.view(seat, opening=True)
        self._glance: Callable[[], dict[str, Any]] = lambda: table.glance(seat)
        self._may: Callable[[], list[Ask]] = lambda: table.may_of(seat)
        self._hint: Callable[[Luck], Any] = lambda luck: table.hint(seat, luck)
        self.seat = seat
        self.ask: Ask = table.asked[seat]
        self.reason = ""
        """Why the bot did what it did: a code it may leave here, with the message `why-<code>`."""

    @cached_property
    def view(self) -> dict[str, Any]:
        """What the seat may know, as it was when the question was put."""
        return self._view()

    @cached_property
    def glance(self) -> dict[str, Any]:
        """The part of the view that the game's bots read: its entries are the view's, only fewer."""
        return self._glance()

    @cached_property
    def may(self) -> list[Ask]:
        """The anytime moves open to the seat."""
        return self._may()

    def hint(self, luck: Luck) -> Any:
        """What a person of this skill would know by heart (a quiz answer, say), if the game has such a thing."""
        return self._hint(luck)


Bot: TypeAlias = Callable[[Sight, Luck], MoveValue]


def random(sight: Sight, luck: Luck) -> MoveValue:
    """Any legal move."""
    if luck.below(ANYTIME_ODDS) == 0 and sight.may:
        move: MoveValue = luck.choice(sight.may).sample(luck)
        return move
    return sight.ask.sample(luck)


def bots_of(game: Game) -> dict[str, Bot]:
    """The bots that can play a game, by name."""
    return {"random": random, **game.bots}


def find_bot(game: Game, name: str) -> Bot:
    """The bot of this name."""
    found = bots_of(game).get(name)
    if found is None:
        raise Unplayable("unknown_bot", bot=name[:32], known=", ".join(bots_of(game)))
    return found


def play_out(table: Table, bots: Sequence[Bot], lucks: Sequence[Luck], most: int = 1_000_000) -> int:
    """Let bots play a table to its end; how many decisions that took."""
    decisions = 0
    while asked := table.asked:
        seat = next(iter(asked))
        played = table.play(seat, bots[seat](Sight(table, seat), lucks[seat])) if seat >= 0 else table.play_default(seat)
        if isinstance(played, Refused):
            raise AssertionError(f"a bot's move was refused: {played.reason}")
        decisions += 1
        if decisions >= most:
            raise AssertionError(f"no end after {most} decisions")
    return decisions
