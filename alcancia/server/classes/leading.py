"""What trainer and co-trainer ask of a class. All of it runs in the class's turn."""

import msgspec

from alcancia.kernel import Refused
from alcancia.server import tokens
from alcancia.server.classes import arranging, events, names
from alcancia.server.classes.learning import not_yet
from alcancia.server.classes.outcomes import Happened, Outcome
from alcancia.server.requests import Request
from alcancia.shelf.own import find


def door(request: Request) -> Outcome:
    """Open or closed."""
    return Happened((events.DoorMoved(request.body.open),))


def class_terms(request: Request) -> Outcome:
    """Other terms, before the start."""
    state, body = request.room.state, request.body
    if state.phase in ("laying", "playing"):
        return Refused("already_started")
    given = {name: value for name in body.__struct_fields__ if (value := getattr(body, name)) is not msgspec.UNSET}
    terms = msgspec.structs.replace(state.terms, **given)
    refused = settle(terms)
    return Happened((events.TermsChanged(terms),)) if refused is None else refused


def settle(terms: events.Terms) -> Refused | None:
    """Why a class cannot be led on these terms."""
    from alcancia.games import GAMES

    if terms.game not in GAMES:
        return Refused("unknown_game", {"game": terms.game})
    settled = find(terms.game).settle(terms.options, max(3, find(terms.game).seats.start), True)
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
    if body.beside is not None and len(state.at_seat(body.learner)) > 1:
        return Refused("seat_taken")
    return Happened((events.Placed(body.learner, body.sign, body.beside),))


def begin_lesson(request: Request) -> Outcome:
    """Who sits where is written down first; then the tables are made and started."""
    room, state = request.room, request.room.state
    if state.phase not in ("door", "over"):
        return Refused("already_started")
    found, layout = arranging.arrange(state), arranging.layout_of(state)
    if isinstance(found, Refused) or layout is None:
        return found if isinstance(found, Refused) else Refused("no_such_layout")
    tables = []
    for sign, people in found:
        seats = arranging.seats_at(state, people, layout)
        if isinstance(seats, Refused):
            return Refused(seats.reason, {**seats.detail, "sign": sign})
        tables.append(events.TableSeated(sign, tokens.table_id(room.hub.random), seats))
    luck = room.hub.random.token() if state.terms.same_luck else None
    return Happened((events.Seated(state.lesson + 1, tables, luck),), lay=True)


freeze = unfreeze = time_box = last_round = say = lower = help_table = event = rule = bookmark = new_code = admit = not_yet
end_lesson = dismiss = close_class = not_yet
