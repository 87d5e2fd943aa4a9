"""The state of a table: the whole position of one game as plain data."""

from collections.abc import Iterable
from dataclasses import field
from typing import Any, ClassVar, Final

from alcancia.ground.plain import Plain, plain, to_tuples
from alcancia.ground.steps import MoveValue, Step
from alcancia.kernel.facts import NOBODY, Fact

BANK: Final = -1
"""The last account of every ledger: unlimited, may be below zero."""


@plain
class Offer(Plain):
    """A standing trade: who offers what to whom."""

    no: int
    by: int
    to: int
    terms: tuple[Any, ...]

    def __post_init__(self) -> None:
        self.terms = to_tuples(self.terms)  # JSON knows no tuples


class Transient:
    """What stands beside the position while rules run: never compared or saved, and in a copy as at the start, but for the book."""

    __slots__ = ("barrier", "book", "fact_log", "ledger_log", "overdrawn")

    fact_log: list[Fact] | None
    """Where facts go; None when nobody listens, and nothing is written down."""
    ledger_log: list[Fact] | None
    """Where payments go: to all other facts, or, where nothing but the money matters, alone."""
    barrier: bool
    """Something was drawn or revealed: undo stops here."""
    overdrawn: bool
    """Some account fell below zero within the rule now running."""
    book: Any
    """Tables the game worked out from its options once (see its hook `prepare`)."""
    options: Any
    """Every game's state declares them itself, with their own type."""


@plain
class State(Transient, Plain):
    """What every game's state has: seats, agenda, ledger and offers. Games add their own fields.

    `serial` counts the questions closed so far, `made` the moves of each seat (the trainer's last): a question's id is made of both.
    """

    TRANSIENT: ClassVar = {"fact_log": "None", "ledger_log": "None", "barrier": "False", "overdrawn": "False", "book": "self.book"}
    """How a copy sets each of them: expressions for the generated `clone`."""
    QUIET_LEDGER: ClassVar[bool] = False
    """A game whose rules tell every payment in their own words sets this: the ledger's lines are then for the debrief alone."""

    seats: int
    trainer: bool = False
    period: int = 0
    serial: int = 0
    made: list[int] = field(default_factory=list)
    agenda: list[Step] = field(default_factory=list)
    cash: list[int] = field(default_factory=list)
    held: dict[str, list[int]] = field(default_factory=dict)
    offers: list[Offer] = field(default_factory=list)
    offer_no: int = 0
    proposed: list[int] = field(default_factory=list)
    changes: list[tuple[str, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.fact_log = self.ledger_log = self.book = None
        self.barrier = self.overdrawn = False
        self.agenda = [to_tuples(step) for step in self.agenda]
        self.changes = [to_tuples(change) for change in self.changes]
        if not self.made:
            self.made = [0] * (self.seats + 1)
            self.proposed = [0] * (self.seats + 1)

    @property
    def recording(self) -> bool:
        """Does anybody listen? A rule that works something out only to tell it may ask first."""
        return self.fact_log is not None

    def then(self, *steps: Step) -> None:
        """Next these steps, in reading order, then what stood there before."""
        self.agenda.extend(steps[::-1])

    def finish(self) -> None:
        """The game is over: nothing is left to happen."""
        self.agenda.clear()

    def tell(self, key: str, /, owner: int | None = None, secret: dict[str, Any] | None = None, **args: Any) -> None:
        """Something happened that people may read; `secret` arguments only by their owner."""
        if self.fact_log is not None:
            self.fact_log.append(Fact(key, args, self.period, owner, secret))

    def pay(self, giver: int, taker: int, amount: int, reason: str, of: str = "") -> None:
        """Move money (or what `of` names) between two accounts. Every unit moves through here."""
        if amount <= 0:
            assert amount == 0, (reason, amount)
            return
        purse = self.held[of] if of else self.cash
        left = purse[giver] = purse[giver] - amount
        purse[taker] += amount
        if left < 0 and giver != BANK:
            self.overdrawn = True
        if self.ledger_log is not None:
            moved = {"from": giver, "to": taker, "amount": amount, "reason": reason, "of": of}
            self.ledger_log.append(Fact("paid", moved, self.period, NOBODY if self.QUIET_LEDGER else None))

    def purses(self) -> Iterable[list[int]]:
        """All ledgers, money first."""
        return (self.cash, *self.held.values())

    def solvent(self) -> bool:
        """Is nobody but the bank below zero?"""
        return all(min(purse[:-1], default=0) >= 0 for purse in self.purses())

    def clear_offers(self) -> None:
        """A new turn: standing offers are gone, and everybody may make new ones."""
        self.offers.clear()
        self.proposed = [0] * len(self.proposed)

    def envelopes(self) -> dict[int, MoveValue]:
        """The sealed answers to the question the table waits for, by seat."""
        return dict(self.agenda[-1][2]) if self.agenda else {}

    def keep_envelopes(self, answers: Iterable[tuple[int, MoveValue]]) -> None:
        """These are the answers so far to the question the table waits for."""
        name, args, _ = self.agenda[-1]
        self.agenda[-1] = (name, args, tuple(answers))

    def reveal(self) -> None:
        """Something hidden was shown: nobody may undo past this."""
        self.barrier = True
