"""What learners ask of a class. All of it runs in the class's turn."""

from typing import TYPE_CHECKING, Final

from alcancia.kernel import Refused
from alcancia.server import names as nicknames
from alcancia.server import tokens
from alcancia.server.classes import events, late, names, showing
from alcancia.server.classes.outcomes import Happened, Order, Outcome
from alcancia.server.classes.register import Known
from alcancia.server.classes.wire import MOST_LEARNERS, SitDown
from alcancia.server.messages import DeviceGone
from alcancia.server.requests import Request

if TYPE_CHECKING:
    from alcancia.server.classes.live import LiveClass

EYES: Final = ("learner", "projector", "trainer")


def see_class(request: Request) -> Outcome:
    """The class, as whoever asks may see it; whoever leads it sees it so unless they ask otherwise."""
    room, wanted = request.room, request.query.get("eyes")
    if wanted is not None and wanted not in EYES:
        return Refused("bad_message", {"entry": "eyes"})
    leads = room.register.guide_of(request.token) is not None
    if request.token is not None and room.register.learners_of(request.token):
        room.admission.polled(tokens.token_hash(request.token, room.register.key))
    return showing.shown(room, wanted or ("trainer" if leads else "learner"), request.token)


# ── coming and going ─────────────────────────────────────────────────────────


def sit_down(request: Request) -> Outcome:
    """Take places: one, several at this device, or two at one seat."""
    room, body, state = request.room, request.body, request.room.state
    if state.phase == "closed":
        return Refused("class_closed")
    if room.register.learners_of(request.token):
        return Refused("already_seated")
    if not state.door:
        return Refused("door_closed")
    if (turned := room.admission.turn_away(body.heads, request.query.get("pin"))) is not None:
        return turned
    if len(state.learners) + body.heads > MOST_LEARNERS:
        return Refused("class_full", {"most": MOST_LEARNERS})
    if body.pair and body.heads != 2:
        return Refused("bad_message", {"entry": "pair"})
    if body.sign is not None and body.sign not in names.SIGNS:
        return Refused("no_such_sign")
    name = _own_name(request)
    return name if isinstance(name, Refused) else _welcome(request, name)


def let_in(room: "LiveClass", device: str) -> Outcome:
    """One new learner at a device that the trainer points at, whether the door is open or not."""
    if room.state.phase in ("laying", "over", "closed"):
        return Refused("door_closed" if room.state.phase != "closed" else "class_closed")
    if len(room.state.learners) >= MOST_LEARNERS:
        return Refused("class_full", {"most": MOST_LEARNERS})
    return welcome(room, device, SitDown(), None)._replace(answer=None)


def _own_name(request: Request) -> str | Refused | None:
    """A name somebody typed, where the trainer allows it and nobody in the class has one like it."""
    room, typed = request.room, request.body.name
    if typed is None:
        return None
    if not room.state.terms.names or request.body.heads > 1:
        return Refused("no_names")
    name = nicknames.clean(typed)
    if isinstance(name, Refused):
        return name
    animals = [learner for learner in room.state.learners.values() if room.register.name_of(learner.number) is None]
    like_an_animal = any(nicknames.skeleton(name) in names.looks_of(learner.animal, learner.adjective) for learner in animals)
    return Refused("name_taken") if like_an_animal or nicknames.clash(name, room.register.own_names()) else name


def _welcome(request: Request, name: str | None) -> Happened:
    room, body = request.room, request.body
    device = tokens.token_hash(request.own_token(room.hub.random), room.register.key)
    first = room.state.last + 1
    room.admission.came(range(first, first + body.heads), request.query.get("pin"))
    return welcome(room, device, body, name)


def welcome(room: "LiveClass", device: str, body: SitDown, name: str | None) -> Happened:
    """New learners, known by this device and a return code each; after the start they are seated at once."""
    state = room.state
    register, taken = room.register.copy(), state.animals()
    entries: list[events.Entry] = []
    rows = []
    group = state.last + 1
    for number in range(group, group + body.heads):
        called = names.draw(room.hub.random, taken, own=register.own_names())
        taken = taken | {called.animal}
        code = tokens.return_code(room.hub.random)
        register.learners[number] = Known([device], tokens.code_hash(code).hex(), name, body.share)
        beside = group if body.pair and number != group else None
        entries.append(events.Joined(number, called.animal, called.adjective, group, body.sign, beside))
        rows.append({"learner": number, "animal": called.animal, "adjective": called.adjective, "return_code": code})
    seated, orders = late.seat(room, entries, device, name) if state.phase == "playing" else ([], [])
    return Happened((*entries, *seated), register, {"class": room.id, "learners": rows}, tuple(orders))


def get_up(request: Request) -> Outcome:
    """A learner gives their place up."""
    return late.leave(request.room, request.body.learner)


def reroll(request: Request) -> Outcome:
    """Another animal, three times at most."""
    room, state = request.room, request.room.state
    learner = state.learners[request.body.learner]
    if state.phase != "door":
        return Refused("already_started")
    if not learner.rerolls:
        return Refused("no_more_rerolls")
    called = names.draw(room.hub.random, state.animals(), learner.animal, room.register.own_names())
    return Happened((events.Rerolled(learner.number, called.animal, called.adjective),))


def it_is_me(request: Request) -> Outcome:
    """Whoever holds this device is the same learner as in the last lesson."""
    learner = request.room.state.learners[request.body.learner]
    return {} if learner.present else Happened((events.Confirmed(learner.number),))


def release(request: Request) -> Outcome:
    """This device forgets its places; the learners keep them, by their return codes."""
    register = request.room.register.copy()
    assert request.token is not None
    device = tokens.token_hash(request.token, register.key)
    for known in register.learners.values():
        known.devices = [other for other in known.devices if other != device]
    orders = tuple(Order(table.table, DeviceGone(device)) for table in request.room.state.tables)
    return Happened((), register, orders=orders)


def knock(request: Request) -> Outcome:
    """A number for this device to show, so that the trainer can say whose it is. Kept by nobody but this process."""
    room = request.room
    if room.state.phase == "closed":
        return Refused("class_closed")
    device = tokens.token_hash(request.own_token(room.hub.random), room.register.key)
    room.tell_guides_soon()
    return {"number": room.admission.knock(device)}


# ── during the lesson ────────────────────────────────────────────────────────


def hand(request: Request) -> Outcome:
    """Up, or down again."""
    room, learner = request.room, request.body.learner
    if request.body.up == (learner in room.state.hands):
        return {}
    return Happened((events.HandMoved(learner, "raised" if request.body.up else None, room.hub.clock.utc()),))


def seen(request: Request) -> Outcome:
    """All learners of this device have read it."""
    room, message = request.room, request.body.message
    said = room.state.said.get(message)
    if said is None:
        return Refused("no_such_message")
    read = room.state.read.get(message, set())
    mine = [learner for learner in room.register.learners_of(request.token) if learner in said.to and learner not in read]
    return Happened((events.Read(message, mine),)) if mine else {}
