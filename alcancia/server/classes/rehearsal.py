"""Rehearsing: a class of learners made of bots, with lateness, drop-outs and slow ones, so that a trainer can try everything alone."""

from typing import TYPE_CHECKING, Final

from alcancia.server.classes import events, late, messages, names
from alcancia.server.classes.laying import is_made_up
from alcancia.server.classes.outcomes import Happened, Outcome
from alcancia.server.classes.register import Known

if TYPE_CHECKING:
    from alcancia.server.classes.live import LiveClass

LEARNERS: Final = 30
LATE: Final = 3
"""So many of them come after the start."""
AT_ONCE: Final = 3
"""So many come in a second."""
LATE_AFTER: Final = 20
"""Seconds of play before the late ones come."""
SLOW: Final = 9
"""Every ninth learner is slow."""
DROPPED: Final = 13
"""Every thirteenth learner is away now and then."""
AWAY_SECONDS: Final = 40
HAND_SECONDS: Final = 45
"""About so often somebody raises a hand."""


def is_away(room: "LiveClass", learner: int) -> bool:
    """Has this one dropped out just now?"""
    return learner % DROPPED == 0 and room.hub.clock.utc() // AWAY_SECONDS % 2 == 0


def thinking(room: "LiveClass", learners: list[int]) -> float:
    """How many seconds they take for a decision."""
    if not any(is_made_up(room, learner) for learner in learners):
        return 0
    whim = room.hub.random.below(100) / 100
    if is_away(room, learners[0]):
        return AWAY_SECONDS
    return 8 + 8 * whim if learners[0] % SLOW == 0 else 1 + 2 * whim


def beat(room: "LiveClass") -> None:
    """One second more: some come, somebody raises a hand."""
    state = room.state
    if state.phase == "door" and state.door and len(state.learners) < LEARNERS - LATE:
        room.receive(messages.MadeUp(min(AT_ONCE, LEARNERS - LATE - len(state.learners))))
    elif state.phase == "playing":
        room.rehearsed += 1
        if room.rehearsed >= LATE_AFTER and state.door and LEARNERS - LATE <= len(state.learners) < LEARNERS:
            room.receive(messages.MadeUp(1))
        if not room.hub.random.below(HAND_SECONDS) and state.learners:
            learner = list(state.learners)[room.hub.random.below(len(state.learners))]
            room.receive(messages.MadeUpHand(learner))


def come(room: "LiveClass", heads: int) -> Outcome:
    """Learners whom no device belongs to."""
    heads = min(heads, LEARNERS - (LATE if room.state.phase == "door" else 0) - len(room.state.learners))
    if heads <= 0 or not room.state.door:
        return None
    state, register, taken = room.state, room.register.copy(), room.state.animals()
    entries: list[events.Entry] = []
    for number in range(state.last + 1, state.last + 1 + heads):
        called = names.draw(room.hub.random, taken)
        taken = taken | {called.animal}
        register.learners[number] = Known()
        entries.append(events.Joined(number, called.animal, called.adjective, number))
    seated, orders = late.seat(room, entries, "", None) if state.phase == "playing" else ([], [])
    return Happened((*entries, *seated), register, None, tuple(orders))


def raise_hand(room: "LiveClass", learner: int) -> Outcome:
    """One of them would like to ask something."""
    if not is_made_up(room, learner) or learner in room.state.hands:
        return None
    return Happened((events.HandMoved(learner, "raised", room.hub.clock.utc()),))
