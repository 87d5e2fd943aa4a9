"""What trainer and co-trainer arrange: the door, terms, who sits where, lessons, other devices. All of it runs in the class's turn."""

from typing import TYPE_CHECKING

import msgspec

from alcancia.games import GAMES
from alcancia.kernel import Refused, Unplayable
from alcancia.server import messages, tokens
from alcancia.server.classes import arranging, events, late, learning, names, ticketing
from alcancia.server.classes.outcomes import Happened, Order, Outcome
from alcancia.server.classes.register import Guide, Register
from alcancia.server.requests import Request
from alcancia.shelf.own import find

if TYPE_CHECKING:
    from alcancia.server.classes.live import LiveClass

MOST_GUIDES = 12


def door(request: Request) -> Outcome:
    """Open or closed. After a lesson an open door is that of the next one."""
    state, wanted = request.room.state, request.body.open
    if state.phase == "closed":
        return Refused("class_closed")
    if state.phase == "over" and wanted:
        register, counted = ticketing.left_behind(request.room)
        return Happened((*counted, events.NextLesson()), register)
    return Happened((events.DoorMoved(wanted),)) if wanted != state.door else {}


def guard(request: Request) -> Outcome:
    """The pin on the projector is asked for, or no more."""
    state, up = request.room.state, request.body.up
    if state.phase == "closed":
        return Refused("class_closed")
    return Happened((events.Guarded(up),)) if up != state.guarded else {}


def show_out(request: Request) -> Outcome:
    """Everybody of whom no device is here is shown out; nobody is banned."""
    away = request.room.admission.away()
    return late.show_out(request.room, away)._replace(answer={"out": len(away)}) if away else {"out": 0}


def class_terms(request: Request) -> Outcome:
    """Other terms, before the start."""
    state, body = request.room.state, request.body
    if state.phase in ("laying", "playing"):
        return Refused("already_started")
    given = {name: value for name in body.__struct_fields__ if (value := getattr(body, name)) is not msgspec.UNSET}
    terms = msgspec.structs.replace(state.terms, **given)
    refused = settle(terms)
    if refused is not None:
        return refused
    register, counted = (None, ()) if (terms.game, terms.options) == (state.terms.game, state.terms.options) else _asked_anew(request.room)
    return Happened((*counted, events.TermsChanged(terms)), register)


def _asked_anew(room: "LiveClass") -> tuple[Register | None, tuple[events.Entry, ...]]:
    """Other rules, other questions: answers of before the game fit them no more. Those of a lesson that is over are counted."""
    register, counted = ticketing.left_behind(room)
    return register, counted if room.state.phase == "over" else ()


def settle(terms: events.Terms) -> Refused | None:
    """Why a class cannot be led on these terms."""
    if terms.id not in GAMES:
        return Refused("unknown_game", {"game": terms.game})
    try:
        game = find(terms.game)
    except Unplayable as error:
        return Refused(error.reason, error.detail)
    settled = game.settle(terms.options, max(3, game.seats.start), True)
    return settled if isinstance(settled, Refused) else None


def place(request: Request) -> Outcome:
    """A learner to another table, or to somebody's seat there."""
    state, body = request.room.state, request.body
    if state.phase != "door":
        return Refused("already_started")
    if body.sign not in names.SIGNS:
        return Refused("no_such_sign")
    if body.learner not in state.learners or (body.beside is not None and body.beside not in state.learners):
        return Refused("no_such_learner")
    if body.beside is not None and (body.beside == body.learner or state.learners[body.beside].beside is not None):
        return Refused("no_such_learner")
    if body.beside is not None and (len(state.at_seat(body.learner)) > 1 or len(state.at_seat(body.beside)) >= late.MOST_AT_SEAT):
        return Refused("seat_taken")
    return Happened((events.Placed(body.learner, body.sign, body.beside),))


# ── lessons ──────────────────────────────────────────────────────────────────


def begin_lesson(request: Request) -> Outcome:
    """Who sits where is written down first; then the tables are made and started."""
    room, state = request.room, request.room.state
    if state.phase != "door":
        return Refused("class_closed" if state.phase == "closed" else "already_started")
    if (refused := settle(state.terms)) is not None:
        return refused
    found, layout = arranging.arrange(state), arranging.layout_of(state)
    if isinstance(found, Refused) or layout is None:
        return found if isinstance(found, Refused) else Refused("no_such_layout")
    tables = []
    for sign, people in found:
        seats = arranging.seats_at(state, people, layout)
        if isinstance(seats, Refused):
            return Refused(seats.reason, {**seats.detail, "sign": sign})
        settled = find(state.terms.game).settle(state.terms.options, len(seats), True)
        if isinstance(settled, Refused):
            return settled
        tables.append(events.TableSeated(sign, tokens.table_id(room.hub.random), seats))
    luck = room.hub.random.token() if state.terms.same_luck else None
    return Happened((events.Seated(state.lesson + 1, tables, luck),), lay=True)


def end_lesson(request: Request) -> Outcome:
    """The lesson is over: tables that still play stand still as they are."""
    room, state = request.room, request.room.state
    if state.phase != "playing":
        return Refused("not_started")
    orders = tuple(Order(table.table, messages.Hold(True)) for table in state.tables if not room.is_over(table.table))
    return Happened((events.Ended(room.hub.clock.utc()),), orders=orders)


def close_class(request: Request) -> Outcome:
    """For good: the code leads nowhere, and every learner's device is released."""
    room, state = request.room, request.room.state
    if state.phase == "closed":
        return {}
    register = room.register.copy()
    register.code = ""
    register.learners = {}
    orders = [Order(table.table, messages.Hold(True)) for table in state.tables if not room.is_over(table.table)]
    orders += [Order(table.table, messages.DeviceGone(None)) for table in (*state.earlier, *state.tables)]
    _, counted = ticketing.left_behind(room, register)
    return Happened((*counted, events.Closed()), register, orders=tuple(orders))


# ── people and devices ───────────────────────────────────────────────────────


def dismiss(request: Request) -> Outcome:
    """A learner is shown out; nobody is banned, the door lets them in again."""
    return late.leave(request.room, request.body.learner)


def admit(request: Request) -> Outcome:
    """The device that shows this number is this learner's, a new one's, or nobody's."""
    room, body = request.room, request.body
    device = room.admission.knocks.get(body.number)
    if device is None:
        return Refused("no_such_number")
    if body.learner == "nobody":
        room.admission.answered(body.number)
        return Happened()
    if body.learner is not None and body.learner not in room.state.learners:
        return Refused("no_such_learner")
    outcome = learning.let_in(room, device) if body.learner is None else late.come_back(room, body.learner, device)
    if isinstance(outcome, Happened):
        room.admission.answered(body.number)
    return outcome


def new_code(request: Request) -> Outcome:
    """A code for another device that leads; used once."""
    room = request.room
    register = room.register.copy()
    if len(register.guides) >= MOST_GUIDES:
        unused = next((number for number, guide in register.guides.items() if not guide.devices), None)
        if unused is None:
            return Refused("too_many")
        del register.guides[unused]
    code = tokens.return_code(room.hub.random)
    register.guides[min(register.guides) - 1] = Guide([], tokens.code_hash(code).hex(), role=request.body.role)
    return Happened((), register, {"code": code})
