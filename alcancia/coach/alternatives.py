"""Which other ways a decision had: those that sensible people and personas would have taken, and all of them where they are few."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from alcancia.bots import SeatView
from alcancia.coach.decisions import Decision
from alcancia.coach.trials import Choice
from alcancia.kernel import Luck, MoveValue, Refused, Sealed, Table

FEW: Final = 8
"""With no more options than this, all of them are looked at."""
MOST: Final = 7
WHIMS: Final = "ways"
"""What bots do by whim they do alike whenever they are asked."""


class Alternative(NamedTuple):
    """Another way, and which bots would have gone it: nobody is praised for leaving out what nobody would have done."""

    choice: Choice
    by: tuple[str, ...]


def alternatives(decision: Decision) -> list[Alternative]:
    """The other ways of a decision; none if there was nothing to decide, if it is knowledge, or if others had to agree.

    They hang on the decision alone: whoever looks again with another seed weighs the same ways.
    """
    table, seat = decision.table, decision.seat
    if needs_consent(table, seat, decision.move):
        return []
    ask = decision.ask
    if ask is None:
        return [Alternative(None, ("baseline",))]
    if decision.asked and table.hint(seat, Luck(WHIMS)):  # a quiz: whoever knows the answer has nothing to weigh
        return []
    by: dict[MoveValue, list[str]] = {}
    for name, move in proposals(table, seat, WHIMS):
        by.setdefault(move, []).append(name)
    listed = ask.enumerate(FEW + 1)
    if len(listed) <= FEW:
        for move in listed:
            by.setdefault(move, [])
    by.pop(decision.move, None)
    found = sorted(by.items(), key=lambda pair: -len(pair[1]))
    return [Alternative(move, tuple(names)) for move, names in found if not needs_consent(table, seat, move)][:MOST]


def proposals(table: Table, seat: int, seed: str) -> Iterator[tuple[str, MoveValue]]:
    """What each bot of the game would have done there; they see what the seat could see."""
    for name, bot in table.game.bots.items():
        yield name, tuple(bot(SeatView(table, seat), Luck(f"{seed}/{name}")))


def needs_consent(table: Table, seat: int, move: MoveValue) -> bool:
    """Does this move only ask somebody else to agree?"""
    if isinstance(table.pending, Sealed) or move[0] not in table.game.previews:
        return False
    shown = table.preview(seat, move)
    return not isinstance(shown, Refused) and shown.until == "others"
