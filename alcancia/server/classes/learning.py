"""What learners ask of a class. All of it runs in the class's turn."""

from alcancia.kernel import Refused
from alcancia.server import tokens
from alcancia.server.classes import events, names, showing
from alcancia.server.classes.outcomes import Happened, Outcome
from alcancia.server.classes.register import Known
from alcancia.server.classes.wire import MOST_LEARNERS
from alcancia.server.requests import Request

EYES = ("learner", "projector", "trainer")


def see_class(request: Request) -> Outcome:
    """The class, as whoever asks may see it; whoever leads it sees it so unless they ask otherwise."""
    room, wanted = request.room, request.query.get("eyes")
    if wanted is not None and wanted not in EYES:
        return Refused("bad_message", {"entry": "eyes"})
    leads = room.register.guide_of(request.token) is not None
    return showing.shown(room, wanted or ("trainer" if leads else "learner"), request.token)


def sit_down(request: Request) -> Outcome:
    """Take places: one, several at this device, or two at one seat. The same device gets the same places again."""
    room, body, state = request.room, request.body, request.room.state
    if state.phase == "closed":
        return Refused("class_closed")
    if room.register.learners_of(request.token):
        return Refused("already_seated")
    if not state.door:
        return Refused("door_closed")
    if state.phase != "door":
        return Refused("not_yet")
    if len(state.learners) + body.heads > MOST_LEARNERS:
        return Refused("class_full", {"most": MOST_LEARNERS})
    if body.pair and body.heads != 2:
        return Refused("bad_message", {"entry": "pair"})
    if body.sign is not None and body.sign not in names.SIGNS:
        return Refused("no_such_sign")
    if body.name is not None:
        return Refused("not_yet" if state.terms.names else "no_names")
    return _welcome(request)


def _welcome(request: Request) -> Happened:
    """New learners, known by this device and a return code each."""
    room, body, state = request.room, request.body, request.room.state
    register, taken = room.register.copy(), state.animals()
    device = tokens.token_hash(request.own_token(room.hub.random), register.key)
    entries: list[events.Joined] = []
    rows = []
    group = state.last + 1
    for number in range(group, group + body.heads):
        called = names.draw(room.hub.random, taken)
        taken = taken | {called.animal}
        code = tokens.return_code(room.hub.random)
        register.learners[number] = Known([device], tokens.code_hash(code).hex())
        beside = group if body.pair and number != group else None
        entries.append(events.Joined(number, called.animal, called.adjective, group, body.sign, beside))
        rows.append({"learner": number, "animal": called.animal, "adjective": called.adjective, "return_code": code})
    return Happened(tuple(entries), register, {"class": room.id, "learners": rows})


def reroll(request: Request) -> Outcome:
    """Another animal, three times at most."""
    room, state = request.room, request.room.state
    learner = state.learners[request.body.learner]
    if state.phase != "door":
        return Refused("already_started")
    if not learner.rerolls:
        return Refused("no_more_rerolls")
    called = names.draw(room.hub.random, state.animals(), learner.animal)
    return Happened((events.Rerolled(learner.number, called.animal, called.adjective),))


def not_yet(request: Request) -> Outcome:
    """In the interface already, but nobody built it yet."""
    return Refused("not_yet")


get_up = hand = seen = knock = it_is_me = release = not_yet
