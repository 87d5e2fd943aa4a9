"""What trainer and co-trainer do while the tables play: freeze, say, help, for one table or for all. All of it runs in the class's turn."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from alcancia.kernel import Refused
from alcancia.server import messages
from alcancia.server.classes import ending, events
from alcancia.server.classes.events import TableSeated
from alcancia.server.classes.names import PHRASES
from alcancia.server.classes.outcomes import Happened, Order, Outcome
from alcancia.server.classes.state import ClassState
from alcancia.server.requests import Request

if TYPE_CHECKING:
    from alcancia.server.classes.live import LiveClass

MOST_SAID = 200


def freeze(request: Request) -> Outcome:
    """All tables stand still, at once or each at the end of its round; answered when they do."""
    room, state, body = request.room, request.room.state, request.body
    if state.phase != "playing":
        return Refused("not_started")
    if body.phrase is not None and body.phrase not in PHRASES:
        return Refused("no_such_phrase")
    if body.when == "round":
        rounds = {table.table: live.memory.table.state.period for table in state.tables if (live := room.playing(table.table))}
        return Happened((events.Frozen("round", body.seconds, None, body.phrase, rounds),))
    until = None if body.seconds is None else room.hub.clock.utc() + body.seconds
    return Happened((events.Frozen("now", body.seconds, until, body.phrase),), orders=hold_all(state, True))


def unfreeze(request: Request) -> Outcome:
    """Everybody goes on."""
    return go_on(request.room.state)


def go_on(state: ClassState) -> Outcome:
    """The freeze is over, if there is one; pressed twice it is over once."""
    return {} if state.freeze is None else Happened((events.Unfrozen(),), orders=hold_all(state, False))


def hold_all(state: ClassState, held: bool) -> tuple[Order, ...]:
    """The same to every table."""
    return tuple(Order(table.table, messages.Hold(held)) for table in state.tables)


# ── words ────────────────────────────────────────────────────────────────────


def say(request: Request) -> Outcome:
    """A ready phrase or one line."""
    room, state, body = request.room, request.room.state, request.body
    text = None if body.text is None else " ".join(body.text.split())
    if (body.phrase is None) == (not text):
        return Refused("bad_message", {"entry": "phrase"})
    if body.phrase is not None and body.phrase not in PHRASES:
        return Refused("no_such_phrase")
    if text and not text.isprintable():
        return Refused("bad_message", {"entry": "text"})
    if len(state.said) >= MOST_SAID:
        return Refused("too_many")
    to = _hearers(state, body.tables, body.learner)
    if isinstance(to, Refused):
        return to
    number = max(state.said, default=0) + 1
    register = None
    if text:
        register = room.register.copy()
        register.texts[number] = text
    return Happened((events.Said(number, body.phrase, to, body.tables, body.learner),), register, {"message": number})


def _hearers(state: ClassState, signs: Sequence[str] | None, learner: int | None) -> list[int] | Refused:
    if learner is not None:
        return [learner] if learner in state.learners else Refused("no_such_learner")
    if signs is None:
        return [learner.number for learner in state.present()]
    tables = tables_of(state, signs)
    return tables if isinstance(tables, Refused) else [learner for table in tables for seat in table.seats for learner in seat]


def tables_of(state: ClassState, signs: Sequence[str] | None) -> list[TableSeated] | Refused:
    """The tables with these signs, or all."""
    if signs is None:
        return state.tables
    found = [table for table in state.tables if table.sign in signs]
    return found if len(found) == len(set(signs)) else Refused("no_such_sign")


def lower(request: Request) -> Outcome:
    """A hand is down."""
    learner = request.body.learner
    return Happened((events.HandMoved(learner, None),)) if learner in request.room.state.hands else {}


# ── help, for one table or for all ───────────────────────────────────────────


def help_table(request: Request) -> Outcome:
    """Something for one table or one seat of it: recorded there, and told to the table."""
    state, body = request.room.state, request.body
    table = state.table_of(body.sign)
    if state.phase != "playing":
        return Refused("not_started")
    if table is None:
        return Refused("no_such_sign")
    if body.what == "go_on":
        return ending.go_on(request.room, table.table) or {}
    if body.what in ("undo", "round_start"):
        order: messages.FromClass = messages.GoBack(body.what == "round_start")
        return _to_tables(body.what, [table], order)
    if body.seat is None or body.seat >= len(table.seats):
        return Refused("no_such_seat")
    match body.what:
        case "hint":
            order = messages.GiveHint(body.seat)
        case "extra":
            order = messages.MoreTime(body.seat, body.seconds)
        case _:
            order = messages.Autopilot(body.seat, body.on)
    return _to_tables(body.what, [table], order, body.seat)


def event(request: Request) -> Outcome:
    """The next draw of a stream, at all or some tables."""
    return _says(request, ("force", request.body.stream, request.body.outcome))


def rule(request: Request) -> Outcome:
    """A rule from the next round on, at all or some tables."""
    return _says(request, ("change", request.body.option, request.body.value))


def _says(request: Request, word: tuple[Any, ...]) -> Outcome:
    state = request.room.state
    tables = tables_of(state, request.body.tables)
    if state.phase != "playing" or isinstance(tables, Refused):
        return tables if isinstance(tables, Refused) else Refused("not_started")
    return _to_tables(word[0], tables, messages.TrainerSays(word), None, list(word[1:]))


def _to_tables(
    what: str, tables: Sequence[TableSeated], order: messages.FromClass, seat: int | None = None, detail: Sequence[Any] = ()
) -> Happened:
    """What the tables said to it is the answer."""
    entry = events.Helped(what, [table.table for table in tables], seat, list(detail))
    return Happened(orders=tuple(Order(table.table, order) for table in tables), helped=entry)


def bookmark(request: Request) -> Outcome:
    """A moment of a table, to talk about later."""
    room, table = request.room, request.room.state.table_of(request.body.sign)
    live = None if table is None else room.playing(table.table)
    if table is None or live is None:
        return Refused("no_such_sign" if table is None else "not_started")
    step = live.memory.steps
    return Happened((events.Bookmarked(table.table, step),), orders=(Order(table.table, messages.MarkMoment(step)),))


# ── the end of the lesson ────────────────────────────────────────────────────


def time_box(request: Request) -> Outcome:
    """When the lesson ends; from now on each table is ended at the round nearest to that, less the time for talking."""
    body = request.body
    end = None if body.seconds is None else request.room.hub.clock.utc() + body.seconds
    return ending.set_end(request.room, end, body.debrief)


def last_round(request: Request) -> Outcome:
    """This table ends after this round: announced there at once, or as soon as its rules allow."""
    room, body, table = request.room, request.body, request.room.state.table_of(request.body.sign)
    live = None if table is None else room.playing(table.table)
    if table is None or live is None:
        return Refused("no_such_sign" if table is None else "not_started")
    at, announced = live.memory.table.state.period, live.memory.table.game.hooks.length(live.memory.table.state)
    wished = room.state.last_rounds.get(table.table)
    if body.last is None:
        return Refused("bad_last_period") if wished == announced else Happened((events.LastRound(table.table, None),))
    if body.last < at or (announced is not None and body.last >= announced):
        return Refused("bad_last_period")
    return ends_after(table.table, body.last)


def ends_after(table: str, last: int) -> Happened:
    """The wish is kept with the class; the table is told, and says no where it is too early for its game."""
    return Happened((events.LastRound(table, last),), orders=(Order(table, messages.TrainerSays(("last", last))),))


def in_vain(room: "LiveClass", orders: Sequence[Order], results: Sequence[Any]) -> tuple[events.Entry, ...]:
    """Wishes for a last round that came too late: its round had begun meanwhile, and the table said no. Another one is chosen then."""
    too_late = []
    for order, result in zip(orders, results, strict=True):
        match order.message:
            case messages.TrainerSays(("last", last)) if isinstance(result, Refused):
                live = room.playing(order.table)
                table = None if live is None else live.memory.table
                if table is not None and last <= table.state.period and table.game.hooks.length(table.state) != last:
                    too_late.append(events.LastRound(order.table, None))
    return tuple(too_late)
