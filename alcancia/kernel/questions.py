"""Questions: who is asked, what may be answered, and which step receives the answer."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from inspect import signature
from math import prod
from typing import Any, TypeAlias, overload

from msgspec import Struct

from alcancia.ground.chance import Luck
from alcancia.ground.steps import MoveValue, Receiver, Step
from alcancia.kernel.composed import each_of, parse_each
from alcancia.kernel.spaces import NO, Space


class Move(Struct, eq=False, gc=False):
    """A named move of a question: its argument spaces, and the step that gets them. `again`: the question stays, and is put anew."""

    name: str
    spaces: tuple[Space, ...] = ()
    then: Step | None = None
    again: bool = False

    def parse(self, value: Sequence[Any]) -> MoveValue | None:
        """The move in canonical form, or None if it is not allowed."""
        spaces = self.spaces
        if not spaces:
            return (self.name,) if len(value) == 1 else None
        if len(spaces) == 1:
            argument = spaces[0].parse(value[1]) if len(value) == 2 else NO
            return None if argument is NO else (self.name, argument)
        arguments = parse_each(spaces, value[1:])
        return None if arguments is NO else (self.name, *arguments)


@overload
def move(name: str, /, *, then: Step | None = None, again: bool = False) -> Move: ...
@overload
def move(name: str, a: Space, /, *, then: Receiver[[Any]] | None = None, again: bool = False) -> Move: ...
@overload
def move(name: str, a: Space, b: Space, /, *, then: Receiver[[Any, Any]] | None = None, again: bool = False) -> Move: ...
@overload
def move(name: str, a: Space, b: Space, c: Space, /, *, then: Receiver[[Any, Any, Any]] | None = None, again: bool = False) -> Move: ...
def move(name: str, /, *spaces: Space, then: Any = None, again: bool = False) -> Move:
    """A move called `name`; `then` receives one answer from each space. `again`: the question stays, and is put once more."""
    return Move(name, spaces, then, again)


Posed: TypeAlias = tuple[str, int, int, bool]
"""How a table put a question: the step that asks, two numbers for its id, and whether answers are sealed."""

Why: TypeAlias = Mapping[str, Callable[..., str]]
"""By name of a move: `(*arguments) -> reason code` for an answer that is not among those allowed, or "" where it has none."""


class Ask(Struct, Space, eq=False, gc=False):
    """A question to one seat: a choice among named moves. It is itself an option space."""

    seat: int
    moves: tuple[Move, ...]
    default: MoveValue | Callable[[], MoveValue] | None
    called: str = ""
    posed: Posed = ("", 0, 0, False)
    """Set by the table when it puts the question."""
    why: Why = {}
    """Why moves that are not on the list, or not with these arguments, are refused."""

    @property
    def name(self) -> str:
        """What is asked: the name of the step, unless the question has one of its own."""
        return self.called or self.posed[0]

    @property
    def id(self) -> str:
        """What a move names to say which question it answers."""
        _, serial, made, _ = self.posed
        return f"{serial}.{made}"

    @property
    def sealed(self) -> bool:
        """Is the answer kept in an envelope until everybody has answered?"""
        return self.posed[3]

    def otherwise(self) -> MoveValue:
        """What is played for a seat that does not answer."""
        if self.default is None:
            return next(iter(self))
        return self.default() if callable(self.default) else self.default

    def named(self, name: str) -> Move | None:
        """The move of this name, if the question has it."""
        for candidate in self.moves:
            if candidate.name == name:
                return candidate
        return None

    def parse(self, value: Any) -> Any:
        if (type(value) is not tuple and type(value) is not list) or not value or type(value[0]) is not str:
            return NO
        found = self.named(value[0])
        return NO if found is None else (found.parse(value) or NO)

    def why_not(self, value: MoveValue) -> str:
        """The reason code for a move that is not among these: the question's own, or that of one of the move's spaces."""
        name, *arguments = value
        if name in self.why and (reason := _refusal(self.why[name], arguments)):
            return reason
        found = self.named(name)
        if found is not None and len(found.spaces) == len(arguments):
            for space, argument in zip(found.spaces, arguments, strict=True):
                if space.parse(argument) is NO and (reason := space.why_not(argument)):
                    return reason
        return ""

    def sample(self, luck: Luck) -> MoveValue:
        moves = self.moves
        chosen = moves[0] if len(moves) == 1 else moves[luck.below(len(moves))]
        spaces = chosen.spaces
        if not spaces:
            return (chosen.name,)
        if len(spaces) == 1:
            return (chosen.name, spaces[0].sample(luck))
        return (chosen.name, *[space.sample(luck) for space in spaces])

    def __iter__(self) -> Iterator[MoveValue]:
        for candidate in self.moves:
            for arguments in each_of(candidate.spaces):
                yield (candidate.name, *arguments)

    def count(self) -> int:
        return sum(prod(space.count() for space in candidate.spaces) for candidate in self.moves)

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "name": self.name,
            "seat": self.seat,
            "sealed": self.sealed,
            "moves": [{"name": m.name, "spaces": [space.to_json() for space in m.spaces]} for m in self.moves],
        }


def ask(seat: int, *moves: Move, default: MoveValue | Callable[[], MoveValue] | None = None, name: str = "", why: Why | None = None) -> Ask:
    """Ask one seat. `name`: what it is asked, where that differs from the name of the step that asks. `why`: see `Why`."""
    return Ask(seat, moves, default, name) if why is None else Ask(seat, moves, default, name, why=why)


def _refusal(why: Callable[..., str], arguments: Sequence[Any]) -> str:
    """What this function says to the arguments, if it takes so many."""
    try:
        signature(why).bind(*arguments)
    except TypeError:
        return ""
    return why(*arguments)


class Sealed(Struct, eq=False, gc=False):
    """Ask several seats at once, in secret: `then` runs once, with all answers in seat order.

    `of(seat)` is its question, or its move if it has no choice. `final`: an envelope cannot be taken back, nor anything before it.
    `told(t, seat, move)` tells the facts of handing one in.
    """

    seats: Sequence[int]
    of: Callable[[int], Ask | MoveValue]
    then: Receiver[[tuple[tuple[int, MoveValue], ...]]]
    final: bool = False
    told: Callable[[Any, int, MoveValue], None] | None = None


class Together(Struct, eq=False, gc=False):
    """Ask several seats at once, openly, where order cannot matter: each answer takes effect at once.

    `of(seat)` is its question, or None if it is done. A seat that answered is not asked again, unless the move was marked `again`; the
    step ends when nobody is left. `independent`: what a seat does changes no other seat's question, so one that still has its id is kept.
    """

    seats: Sequence[int]
    of: Callable[[int], Ask | None]
    independent: bool = False


ask_sealed = Sealed
ask_together = Together


class Chance(Struct, eq=False, gc=False):
    """A question to chance: one of a pool (a deck, a die's faces), or so `many` one after the other; `then` receives what was drawn."""

    stream: str
    pool: Sequence[Any]
    then: Receiver[[Any]]
    weights: Sequence[int] = ()
    many: int | None = None


chance = Chance


def deal(stream: str, pool: Sequence[Any], count: int, then: Receiver[[Any]]) -> Chance:
    """Draw `count` of the pool one after the other, none twice; `then` receives them all."""
    return Chance(stream, pool, then, (), count)
