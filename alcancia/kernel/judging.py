"""Moves that answer no open question: anytime moves, undo, envelopes taken back, the trainer's words, refusals."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from alcancia.kernel.facts import TRAINER
from alcancia.kernel.plain import freeze
from alcancia.kernel.questions import Ask, Sealed
from alcancia.kernel.refusals import Played, Refused

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
        word, size = _WORDS[name]
        return word(table, seat, *move[1:]) if size == len(move) else table._refused("unknown_move")
    if table.over:
        return table._refused("game_over")
    ask = table.asked.get(seat)
    if question is not None and (type(question) is not str or question.partition(".")[0] != str(t.serial)):
        return table._refused("stale_decision")
    if table._has_sealed(seat):
        return table._refused("already_answered")
    if name is not None and (ask is None or ask.named(name) is None):
        for anytime in table.may_of(seat):
            if (candidate := anytime.named(name)) is not None and (value := candidate.parse(move)) is not None:
                return table._accept(seat, candidate, value, None, "")
    if ask is not None and question is not None and question != ask.id:
        return table._refused("stale_decision")
    return table._refused(_why(table, seat, ask, name, move))


def _why(table: "Table", seat: int, ask: Ask | None, name: str | None, move: Any) -> str:
    """The reason code for a move that is not allowed: the game's own, if it has one."""
    if name is not None:
        try:
            arguments = freeze(move[1:])
        except RecursionError:  # nested beyond all reason: nothing a game should have to look at
            arguments = (None,)
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
    if isinstance(table._open, Sealed) and table._open.final and table._has_sealed(seat):
        return "envelope_final"
    if not table._since:
        return "undo_barrier" if table.entries else "nothing_to_undo"
    return None if table._since[-1][0] == seat else "undo_not_yours"


def undo(table: "Table", seat: int) -> Played | Refused:
    """Take back one's own last move; never across a draw, a reveal or somebody else's move."""
    if (reason := why_no_undo(table, seat)) is not None:
        return table._refused(reason)
    assert table._snapshot is not None
    *kept, (_, _, _, told) = table._since
    table.state = table._snapshot.clone()
    table.state.told = None
    table.run()
    for other, value, mark, _ in kept:
        _again(table, other, value, mark)
    table._since = kept
    del table.facts[told:]
    return _written(table, seat, ("undo",), "undone", told)


def _again(table: "Table", seat: int, value: Any, mark: str) -> None:
    """Make a move once more, without writing it down."""
    recording, table.recording = table.recording, False
    played = table.play_default(seat, mark) if mark else table.play(seat, value)
    table.recording = recording
    assert played, value


def take_back(table: "Table", seat: int) -> Played | Refused:
    """Take one's envelope back before the reveal, where the question allows it."""
    t = table.state
    if not isinstance(table._open, Sealed) or not table._has_sealed(seat):
        return table._refused("no_envelope")
    if table._open.final:
        return table._refused("envelope_final")
    told = len(table.facts)
    name, args, answers = t.agenda[-1]
    t.agenda[-1] = (name, args, tuple([pair for pair in answers if pair[0] != seat]))
    t.made[seat] += 1
    table._snapshot = None
    table._since.clear()
    table.run()
    return _written(table, seat, ("take_back",), "envelope_taken_back", told)


def force(table: "Table", seat: int, stream: Any, outcome: Any) -> Played | Refused:
    """The trainer says what the next draw of a stream will be. It lies with the dealer, where no bot looks."""
    if seat != TRAINER:
        return table._refused("trainer_only")
    if table.over:
        return table._refused("game_over")
    if type(stream) is not str or type(outcome) not in (str, int) or len(str(outcome)) > 64 or len(stream) > 64:
        return table._refused("bad_forced_outcome")
    if reason := table.game.maybe("unforceable", table.state, stream, outcome):
        return table._refused(reason)
    table.dealer.force(stream, outcome)
    return table._write((seat, ("force", stream, outcome)), len(table.facts))


def change(table: "Table", seat: int, name: Any, value: Any) -> Played | Refused:
    """The trainer changes a live option. Everybody is told at once; it holds from the next period on."""
    t, game = table.state, table.game
    if seat != TRAINER:
        return table._refused("trainer_only")
    if table.over:
        return table._refused("game_over")
    option = game.schema.get(name) if type(name) is str else None
    if option is None:
        return table._refused("unknown_option", option=str(name)[:64])
    if not option.live:
        return table._refused("not_live_option", option=name)
    now = msgspec.structs.replace(t.options, **dict(t.changes))
    changed: Any = option if option.allows(value, t.seats) else Refused("bad_option_value", {"option": name})
    if not isinstance(changed, Refused):
        changed = game.amend(t, msgspec.structs.replace(now, **{name: freeze(value)}))
    if not isinstance(changed, Refused):
        changed = game.settle({known: getattr(changed, known) for known in game.schema}, t.seats, t.trainer)
    if isinstance(changed, Refused):
        return table._refused(changed.reason, **changed.detail)
    told = len(table.facts)
    t.changes = [(known, new) for known in game.schema if (new := getattr(changed, known)) != getattr(t.options, known)]
    t.tell("rule_change_announced", option=name, value=freeze(value))
    table._snapshot, table._since = None, []
    return table._write((seat, ("change", name, freeze(value))), told)


def rewind(table: "Table", seat: int, entry: Any) -> Played | Refused:
    """The trainer goes back to where the record had so many entries. What was drawn then will be drawn again."""
    if seat != TRAINER:
        return table._refused("trainer_only")
    if type(entry) is not int or not 0 <= entry < len(table.entries) or not table.recording:
        return table._refused("bad_rewind")
    fresh = type(table).set_up(
        table.game, seats=table.state.seats, seed=table.seed, salt=table.salt,
        options={name: getattr(table.options, name) for name in table.game.schema}, trainer=table.state.trainer, hashing=False,
    )  # fmt: skip
    for done in that_counted(table.entries, entry):
        replayed = fresh.repeat(done)
        assert replayed, done
    return gone_back(table, fresh, entry)


def that_counted(entries: Sequence[tuple[Any, ...]], upto: int) -> list[tuple[Any, ...]]:
    """The first so many entries, without what somebody went back over: played in a row they lead to the same position."""
    counted = []
    while upto:
        entry = entries[upto - 1]
        if entry[0] == TRAINER and entry[1][0] == "rewind":
            upto = entry[1][1]
        else:
            counted.append(entry)
            upto -= 1
    return counted[::-1]


def gone_back(table: "Table", fresh: "Table", entry: int) -> Played:
    """The table stands where `fresh` does, which was played up to this entry; the record goes on."""
    table.state, table.dealer, table.facts = fresh.state, fresh.dealer, fresh.facts
    table._open, table.asked = fresh._open, fresh.asked
    table._snapshot, table._since = None, []
    return _written(table, TRAINER, ("rewind", entry), "rewound", len(table.facts))


def _written(table: "Table", seat: int, value: tuple[Any, ...], key: str, told: int) -> Played:
    """Write the word into the record and tell everybody."""
    t = table.state
    t.told = table.facts if table.recording else None
    t.barrier = False
    t.tell(key, seat=seat)
    return table._write((seat, value), told)


_WORDS: dict[Any, Any] = {"undo": (undo, 1), "take_back": (take_back, 1), "force": (force, 3), "change": (change, 3), "rewind": (rewind, 2)}
"""The words and how many parts each has, itself among them."""
