"""Moves that answer no open question: anytime moves, undo, envelopes taken back, refusals."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from alcancia.ground.plain import to_tuples_or_none
from alcancia.ground.refusals import Refused
from alcancia.ground.steps import MoveValue
from alcancia.kernel.facts import TRAINER, Played
from alcancia.kernel.playback import repeat_all
from alcancia.kernel.questions import Ask, Move
from alcancia.kernel.running import Pending
from alcancia.kernel.trainer import change, force, last, rewind

if TYPE_CHECKING:
    from alcancia.kernel.table import Table


def judge(table: "Table", seat: Any, move: Any, question: Any) -> Played | Refused:
    """Make a move that is not the plain answer to an open question, or say why it cannot be made."""
    name = _name(move)
    if name in _WORDS and len(move) <= 3 and _sits(table, seat):
        word, size, trainers = _WORDS[name]
        if len(move) != size:
            return table._refused("unknown_move")
        return word(table, seat, *move[1:]) if seat == TRAINER or not trainers else table._refused("trainer_only")
    found = find_move(table, seat, move, question)
    if isinstance(found, Refused):
        return found
    pending, candidate, value = found
    return table._accept(seat, candidate, value, pending)


def find_move(table: "Table", seat: Any, move: Any, question: Any = None) -> tuple[Pending, Move, MoveValue] | Refused:
    """The question a move answers (None: it is an anytime move) and its canonical form; or a refusal, as people would object."""
    t, name = table.state, _name(move)
    if not _sits(table, seat):
        return table._refused("no_such_seat")
    if table.over:
        return table._refused("game_over")
    ask = table.asked.get(seat)
    if question is not None and (type(question) is not str or question.partition(".")[0] != str(t.serial)):
        return table._refused("stale_decision")
    if table._sealed_by(seat) is not None:
        return table._refused("already_answered")
    open_to = table.may_of(seat) if name is not None and (ask is None or ask.named(name) is None) else []
    for pending, asked in ((table.pending, ask), *((None, anytime) for anytime in open_to)):
        if asked is None or name is None or (asked is ask and question not in (None, ask.id)):
            continue
        candidate = asked.named(name)
        if candidate is not None and (value := candidate.parse(move)) is not None:
            return pending, candidate, value
    if ask is not None and question is not None and question != ask.id:
        return table._refused("stale_decision")
    return table._refused(_why(table, seat, ask, open_to, name, move))


def _sits(table: "Table", seat: Any) -> bool:
    """Is this a seat of the table?"""
    return type(seat) is int and (0 <= seat < table.state.seats or (seat == TRAINER and table.state.trainer))


def _name(move: Any) -> str | None:
    return move[0] if type(move) in (tuple, list) and move and type(move[0]) is str else None


def _why(table: "Table", seat: int, ask: Ask | None, open_to: list[Ask], name: str | None, move: Any) -> str:
    """The reason code for a move that is not allowed: what the question or the space says that would hold it, or else the game."""
    if name is None:
        return "unknown_move" if ask is not None else "not_your_decision"
    t, game = table.state, table.game
    arguments = to_tuples_or_none(move[1:])
    if arguments is None:
        arguments = (None,)  # nothing a game should have to look at
    for asked in (ask, *open_to):
        if asked is not None and (reason := asked.why_not((name, *arguments))):
            return reason
    anytimes = game.trainer_anytimes if seat == TRAINER else game.anytimes
    if name in anytimes and (ask is None or ask.named(name) is None):
        closed = anytimes[name](t, seat)
        if type(closed) is str:
            return closed
    if reason := game.hooks.why(t, seat, ask, name, arguments) or "":
        return reason
    if any(anytime.named(name) for anytime in open_to):
        return "bad_parameter"
    if ask is None:
        return "not_your_decision"
    return "unknown_move" if ask.named(name) is None else "bad_parameter"


# ── words to the table itself ────────────────────────────────────────────────


def why_no_undo(table: "Table", seat: int) -> str | None:
    """The reason code if this seat cannot take its last move back."""
    if (sealed := table._sealed_by(seat)) is not None and sealed.final:
        return "envelope_final"
    if not table._since:
        return "undo_barrier" if table.entries else "nothing_to_undo"
    return None if table._since[-1][0][0] == seat else "undo_not_yours"


def undo(table: "Table", seat: int) -> Played | Refused:
    """Take back one's own last move; never across a draw, a reveal or somebody else's move."""
    if (reason := why_no_undo(table, seat)) is not None:
        return table._refused(reason)
    assert table._snapshot is not None
    *kept, (_, told) = table._since
    table.state, table.asked = table._snapshot.clone(), {}  # a copy tells nobody, so nothing is written down twice
    table.run()
    repeat_all(table, [entry for entry, _ in kept])
    table._since = kept
    del table.facts[told:]
    table.state.fact_log = table.state.ledger_log = table.facts
    return table._note(seat, ("undo",), "undone", told)


def take_back(table: "Table", seat: int) -> Played | Refused:
    """Take one's envelope back before the reveal, where the question allows it."""
    t, told = table.state, len(table.facts)
    sealed = table._sealed_by(seat)
    if sealed is None:
        return table._refused("no_envelope")
    if sealed.final:
        return table._refused("envelope_final")
    t.keep_envelopes([pair for pair in t.agenda[-1][2] if pair[0] != seat])
    t.made[seat] += 1
    table._no_way_back()
    table.run()
    return table._note(seat, ("take_back",), "envelope_taken_back", told)


_WORDS: Final[dict[Any, tuple[Callable[..., Played | Refused], int, bool]]] = {
    "undo": (undo, 1, False),
    "take_back": (take_back, 1, False),
    "force": (force, 3, True),
    "change": (change, 3, True),
    "last": (last, 2, True),
    "rewind": (rewind, 2, True),
}
"""Each word, how many parts it has, itself among them, and whether it is for the trainer alone."""
