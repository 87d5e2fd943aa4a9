"""Showing: what each audience may know of a class. Everything about a class that leaves the server is put together here."""

from typing import TYPE_CHECKING, Any

import msgspec

from alcancia.kernel import Refused
from alcancia.server.classes import arranging
from alcancia.server.classes.laying import called
from alcancia.server.classes.state import Learner

if TYPE_CHECKING:
    from alcancia.server.classes.live import LiveClass

_encode = msgspec.json.Encoder().encode


def text(room: "LiveClass", eyes: str, token: str | None) -> str:
    """The whole class for one audience, as it is sent."""
    return _encode(shown(room, eyes, token)).decode()


def shown(room: "LiveClass", eyes: str, token: str | None) -> dict[str, Any]:
    """The whole class for one audience."""
    if eyes == "trainer" and room.register.guide_of(token) is not None:
        return _everybody(room, eyes) | _learners(room) | _for_guides(room, token)
    if eyes == "projector":
        return _everybody(room, eyes) | _learners(room)
    return _everybody(room, "learner") | _own(room, token)


def _everybody(room: "LiveClass", eyes: str) -> dict[str, Any]:
    """What everybody in the class may know."""
    state = room.state
    return {
        "type": "class",
        "eyes": eyes,
        "class": room.id,
        "epoch": room.epoch,
        "rev": state.seq,
        "code": room.register.code,
        "game": state.terms.game,
        "phase": state.phase,
        "door": state.door,
        "lesson": state.lesson,
        "seating": state.terms.seating,
        "names": state.terms.names,
        "rehearsal": state.rehearsal,
        "freeze": None,
        "box": None,
    }


def _learners(room: "LiveClass") -> dict[str, Any]:
    """Everybody with their animals, and where they sit or would sit: for the projector and those who lead."""
    state = room.state
    if state.phase == "door":
        found = arranging.arrange(state)
        rows = [] if isinstance(found, Refused) else [(sign, [state.at_seat(unit) for unit in people]) for sign, people in found]
    else:
        rows = [(table.sign, table.seats) for table in state.tables]
    return {
        "learners": [_learner(room, learner) for learner in state.learners.values()],
        "tables": [{"sign": sign, "seats": seats} for sign, seats in rows],
    }


def _learner(room: "LiveClass", learner: Learner) -> dict[str, Any]:
    how = called(room, learner.number)
    return {"learner": learner.number, "animal": how.animal, "adjective": how.adjective, "name": how.name, "group": learner.group}


def _own(room: "LiveClass", token: str | None) -> dict[str, Any]:
    """What the learners of one device may know: their own places."""
    state = room.state
    mine = [state.learners[number] for number in room.register.learners_of(token) if number in state.learners]
    return {"you": [_learner(room, learner) | _place(room, learner) for learner in mine], "ask": False, "knock": None, "messages": []}


def _place(room: "LiveClass", learner: Learner) -> dict[str, Any]:
    """Where a learner sits, or would sit."""
    state = room.state
    placed = state.place_of(learner.number) if state.phase != "door" else None
    sign = placed[0].sign if placed is not None else None
    if state.phase == "door" and not isinstance(found := arranging.arrange(state), Refused):
        first = learner.beside or learner.number
        sign = next((sign for sign, people in found if first in people), None)
    return {
        "rerolls": learner.rerolls if state.phase == "door" else 0,
        "sign": sign,
        "table": None if placed is None else placed[0].table,
        "seat": None if placed is None else placed[1],
        "beside": [other for other in state.at_seat(learner.beside or learner.number) if other != learner.number],
        "watches": False,
        "why": None,
        "hand": None,
    }


def _for_guides(room: "LiveClass", token: str | None) -> dict[str, Any]:
    """What those who lead know beside: terms, the proposal with its forecast, the wall, hands, messages."""
    state, terms = room.state, room.state.terms
    guide = room.register.guide_of(token)
    layout = arranging.layout_of(state)
    return {
        "role": None if guide is None else guide.role,
        "terms": {
            "minutes": terms.minutes,
            "options": terms.options,
            "same_luck": terms.same_luck,
            "clock": terms.clock,
            "tables": terms.tables,
        },
        "plan": None if layout is None else layout._asdict(),
        "choices": [choice._asdict() for choice in arranging.choices(state)],
        "wall": room.wall.tiles() if state.phase != "door" else [],
        "hands": [],
        "knocks": [],
        "messages": [],
        "bookmarks": [],
    }
