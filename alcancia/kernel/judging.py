"""Moves that answer no open question: anytime moves, undo, envelopes taken back, refusals."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from alcancia.ground.refusals import Refused
from alcancia.kernel.facts import TRAINER, Played
from alcancia.kernel.plain import frozen
from alcancia.kernel.playback import repeat_all
from alcancia.kernel.questions import Ask
from alcancia.kernel.trainer import change, force, rewind

if TYPE_CHECKING:
    from alcancia.kernel.table import Table


ANSWERS_TO_OFFERS: Final = ("accept", "decline", "withdraw")


def judge(table: "Table", seat: Any, move: Any, question: Any) -> Played | Refused:
    """Find what the move is, in the order in which people would object to it."""
    t = table.state
    if type(seat) is not int or not (0 <= seat < t.seats or (seat == TRAINER and t.trainer)):
        return table._refused("no_such_seat")
    name = move[0] if type(move) in (tuple, list) and move and type(move[0]) is str else None
    if name in _WORDS and len(move) <= 3:
        word, size, trainers = _WORDS[name]
        if len(move) != size:
            return table._refused("unknown_move")
        return word(table, seat, *move[1:]) if seat == TRAINER or not trainers else table._refused("trainer_only")
    if table.over:
        return table._refused("game_over")
    ask = table.asked.get(seat)
    if question is not None and (type(question) is not str or question.partition(".")[0] != str(t.serial)):
        return table._refused("stale_decision")
    if table._sealed_by(seat) is not None:
        return table._refused("already_answered")
    if name is not None and (ask is None or ask.named(name) is None):
        for anytime in table.may_of(seat):
            if (candidate := anytime.named(name)) is not None and (value := candidate.parse(move)) is not None:
                return table._accept(seat, candidate, value, None)
    if ask is not None and question is not None and question != ask.id:
        return table._refused("stale_decision")
    return table._refused(_why(table, seat, ask, name, move))


def _why(table: "Table", seat: int, ask: Ask | None, name: str | None, move: Any) -> str:
    """The reason code for a move that is not allowed: the game's own, if it has one."""
    if name is not None:
        arguments = frozen(move[1:])
        if arguments is None:
            arguments = (None,)  # nothing a game should have to look at
        if reason := table.game.maybe("why", table.state, seat, ask, name, arguments):
            return str(reason)
    if name is not None and any(anytime.named(name) for anytime in table.may_of(seat)):
        return "bad_parameter"
    if name in ANSWERS_TO_OFFERS and "lapse" in table.game.hooks:
        return "offer_gone"
    if ask is None:
        return "not_your_decision"
    return "unknown_move" if name is None or ask.named(name) is None else "bad_parameter"


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
    table.state.told = table.facts
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
    "rewind": (rewind, 2, True),
}
"""Each word, how many parts it has, itself among them, and whether it is for the trainer alone."""
