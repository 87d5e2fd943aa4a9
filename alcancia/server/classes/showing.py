"""Showing: what each audience may know of a class. Everything about a class that leaves the server is put together here."""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from alcancia.kernel import Refused
from alcancia.server.classes import arranging, ticketing
from alcancia.server.classes.laying import called
from alcancia.server.classes.state import Learner
from alcancia.server.guessing import class_shares

if TYPE_CHECKING:
    from alcancia.server.classes.live import LiveClass

SURE_SECONDS: Final = 900
"""So long after a lesson a device may still be in the hands of whoever had it."""
MOST_SHOWN: Final = 10
"""So many of the last messages."""

_encode = msgspec.json.Encoder().encode


def text(room: "LiveClass", eyes: str, token: str | None) -> str:
    """The whole class for one audience, as it is sent."""
    return _encode(shown(room, eyes, token)).decode()


def shown(room: "LiveClass", eyes: str, token: str | None) -> dict[str, Any]:
    """The whole class for one audience."""
    if eyes == "trainer" and room.register.guide_of(token) is not None:
        return _everybody(room, eyes) | _learners(room) | _pin(room, token) | _for_guides(room, token)
    if eyes == "projector":
        return _everybody(room, eyes) | _learners(room) | _pin(room, token)
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
        "game": state.terms.id,
        "own_box": state.terms.box,
        "phase": state.phase,
        "door": state.door,
        "guarded": state.guarded,
        "lesson": state.lesson,
        "seating": state.terms.seating,
        "names": state.terms.names,
        "rehearsal": state.rehearsal,
        "freeze": _freeze(room),
        "box": _box(room),
        "moment": _moment(room),
        "ticket": ticketing.shown(room),
    }


def _moment(room: "LiveClass") -> dict[str, Any] | None:
    """The moment that is put to everybody, and how many have guessed."""
    put = room.state.guessing
    if put is None:
        return None
    return put.shown(class_shares(put.counts())) | {"sign": _sign_of(room, put.table), "of": len(room.state.present())}


def _freeze(room: "LiveClass") -> dict[str, Any] | None:
    freeze, tables = room.state.freeze, room.state.tables
    if freeze is None:
        return None
    stand = all(table.table in room.state.stand for table in tables)
    left = None if freeze.until is None else max(0, freeze.until - room.hub.clock.utc())
    return {"when": "now" if stand else "round", "left": left, "phrase": freeze.phrase}


def _box(room: "LiveClass") -> dict[str, Any] | None:
    box = room.state.box
    if box is None or box.end is None:
        return None
    left = max(0, box.end - room.hub.clock.utc())
    return {"left": left, "play": max(0, left - box.debrief)}


# ── the projector, and those who lead ────────────────────────────────────────


def _pin(room: "LiveClass", token: str | None) -> dict[str, Any]:
    """For a projector that the trainer opened; anybody else can open one too, and would read it by a program."""
    shows = room.state.door and room.register.guide_of(token) is not None
    return {"pin": room.admission.pin() if shows else None}


def _learners(room: "LiveClass") -> dict[str, Any]:
    """Everybody with their animals, and where they sit or would sit."""
    state = room.state
    if state.phase == "door":
        found = arranging.arrange(state)
        rows = [] if isinstance(found, Refused) else [(sign, [state.at_seat(unit) for unit in people]) for sign, people in found]
    else:
        rows = [(table.sign, table.seats) for table in state.tables]
    return {
        "learners": [_learner(room, learner) for learner in state.learners.values() if learner.present or state.phase == "over"],
        "tables": [{"sign": sign, "seats": seats} for sign, seats in rows],
    }


def _learner(room: "LiveClass", learner: Learner) -> dict[str, Any]:
    how = called(room, learner.number)
    return {"learner": learner.number, "animal": how.animal, "adjective": how.adjective, "name": how.name, "group": learner.group}


def _for_guides(room: "LiveClass", token: str | None) -> dict[str, Any]:
    """What those who lead know beside: terms, the proposal with its forecast, the wall, hands, messages, who was here before."""
    state, terms, now = room.state, room.state.terms, room.hub.clock.utc()
    guide = room.register.guide_of(token)
    layout = arranging.layout_of(state)
    return {
        "role": None if guide is None else guide.role,
        "trouble": room.hub.trouble,
        "terms": {
            "minutes": terms.minutes,
            "options": terms.options,
            "same_luck": terms.same_luck,
            "clock": terms.clock,
            "tables": terms.tables,
            "ticket": terms.ticket,
            "before": terms.before,
            "coach": terms.coach,
        },
        "plan": None if layout is None else layout._asdict(),
        "choices": [choice._asdict() for choice in arranging.choices(state)] if state.phase == "door" else [],
        "absent": [_learner(room, learner) for learner in state.learners.values() if not learner.present and state.phase != "over"],
        "wall": room.wall.tiles() if state.phase != "door" else [],
        "hands": [
            {"learner": learner, "sign": _sign(room, learner), "why": hand.why, "waits": max(0, now - hand.at)}
            for learner, hand in state.hands.items()
        ],
        "knocks": room.admission.knocks_shown(),
        "knocking": len(room.admission.knocks),
        "messages": [
            {
                "message": number,
                "phrase": said.phrase,
                "text": room.register.texts.get(number),
                "tables": said.tables,
                "learner": said.learner,
                "seen": len(state.read.get(number, ())),
                "of": len(said.to),
            }
            for number, said in list(state.said.items())[-MOST_SHOWN:]
        ],
        "bookmarks": [{"sign": _sign_of(room, mark.table), "table": mark.table, "step": mark.step} for mark in state.bookmarks],
    }


def _sign(room: "LiveClass", learner: int) -> str | None:
    place = room.state.place_of(learner)
    return None if place is None else place[0].sign


def _sign_of(room: "LiveClass", table: str) -> str | None:
    return next((seated.sign for seated in room.state.tables if seated.table == table), None)


# ── a learner's or a table's device ──────────────────────────────────────────


def _own(room: "LiveClass", token: str | None) -> dict[str, Any]:
    """What the learners of one device may know: their own places. A device of an earlier lesson is first asked whose it is."""
    state = room.state
    mine = [state.learners[number] for number in room.register.learners_of(token) if number in state.learners]
    long_over = state.phase == "over" and room.hub.clock.utc() - state.ended_at > SURE_SECONDS
    ask = any(not learner.present for learner in mine) or (bool(mine) and long_over)
    numbers = {learner.number for learner in mine}
    unread = [
        {"message": number, "phrase": said.phrase, "text": room.register.texts.get(number)}
        for number, said in state.said.items()
        if numbers & set(said.to) - state.read.get(number, set())
    ]
    return {
        "you": [_learner(room, learner) | _place(room, learner, ask) for learner in mine],
        "ask": ask,
        "knock": _number(room, token),
        "messages": [] if ask else unread[-MOST_SHOWN:],
        "pace": None if ask else pace(room, next((place[0].table for one in mine if (place := state.place_of(one.number))), None)),
    }


def pace(room: "LiveClass", table: str | None) -> dict[str, Any] | None:
    """How a table comes to its end in time: seconds for an answer, what is left of a breather; None: it plays as it likes, or is over."""
    clock, until = room.state.hurry.get(table or ""), room.state.waits.get(table or "")
    if (clock is None and until is None) or room.is_over(table or ""):
        return None
    return {"clock": clock, "breather": None if until is None else max(0, until - room.hub.clock.utc())}


def _number(room: "LiveClass", token: str | None) -> str | None:
    """The number this device shows to the trainer."""
    return room.admission.number_of(room.register.hash_of(token))


def _place(room: "LiveClass", learner: Learner, ask: bool) -> dict[str, Any]:
    """Where a learner sits, or would sit."""
    state = room.state
    placed = None if ask or state.phase == "door" else state.place_of(learner.number)
    watched = None if ask else learner.watches
    sign = placed[0].sign if placed is not None else None if watched is None else _sign_of(room, watched)
    if state.phase == "door" and not ask and not isinstance(found := arranging.arrange(state), Refused):
        first = learner.beside or learner.number
        sign = next((sign for sign, people in found if first in people), None)
    beside = placed[0].seats[placed[1]] if placed is not None else state.at_seat(learner.beside or learner.number)
    return {
        "rerolls": learner.rerolls if state.phase == "door" else 0,
        "sign": sign,
        "table": watched if placed is None else placed[0].table,
        "seat": None if placed is None else placed[1],
        "beside": [_learner(room, state.learners[other]) for other in beside if other != learner.number and not ask],
        "watches": watched is not None,
        "why": learner.why,
        "hand": _hand(room, learner.number),
        "guess": None if state.guessing is None else state.guessing.guesses.get(learner.number),
        "ticket": _ticket(room, learner, ask),
    }


def _ticket(room: "LiveClass", learner: Learner, ask: bool) -> list[int | None] | None:
    """What a learner answered; for nobody else's eyes."""
    at = None if ask else ticketing.when(room)
    return None if at is None else room.register.tickets.get(at, {}).get(learner.number)


def _hand(room: "LiveClass", learner: int) -> int | None:
    """Its place in the row, from 1."""
    hands = list(room.state.hands)
    return hands.index(learner) + 1 if learner in hands else None
