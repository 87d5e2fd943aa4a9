"""What a class notices by itself: rounds that end, time that is up, learners who do not get on."""

from typing import TYPE_CHECKING, Final

from alcancia.server import messages as to_table
from alcancia.server.classes import ending, events, messages, rehearsal
from alcancia.server.classes.outcomes import Happened, Order, Outcome

if TYPE_CHECKING:
    from alcancia.server.classes.live import LiveClass
    from alcancia.server.live import LiveTable

REFUSED_MOVES: Final = 3
CLOCKS: Final = 2
ALONE_SECONDS: Final = 600
"""A freeze without an end is lifted when nobody who leads has been here for so long."""


def table_changed(room: "LiveClass", live: "LiveTable") -> None:
    """A table is at another point: perhaps at the end of the round after which it stands."""
    table = live.memory.table
    if table is None:
        return
    for seat in range(table.state.seats):
        if seat not in table.asked:
            room.stumbles.pop((live.id, seat), None)
    ending.watch(room, live)
    freeze = room.state.freeze
    if freeze is None or freeze.when != "round" or live.id in room.state.stand or live.id not in freeze.rounds:
        return
    if table.over or table.state.period > freeze.rounds[live.id]:
        room.receive(messages.RoundDone(live.id))


def round_done(room: "LiveClass", table: str) -> Outcome:
    """This table stands; with the last one the time begins that all of them do."""
    freeze = room.state.freeze
    if freeze is None or freeze.when != "round" or table in room.state.stand:
        return None
    last = set(freeze.rounds) <= {*room.state.stand, table}
    until = room.hub.clock.utc() + freeze.seconds if last and freeze.seconds is not None else None
    return Happened((events.Stands(table, until),), orders=(Order(table, to_table.Hold(True)),))


def beat(room: "LiveClass") -> None:
    """One second more."""
    clock, freeze = room.hub.clock, room.state.freeze
    room.admission.beat()
    if any(onlooker.eyes == "trainer" for onlooker in room.onlookers):
        room.led_at = clock.monotonic()
    room.paces.beat(room.state.stand)
    if room.state.phase == "playing" and room.state.box is not None:
        for seated in room.state.tables:
            if (live := room.playing(seated.table)) is not None:
                ending.watch(room, live)
                room.outlooks.look(live)
    if room.state.rehearsal:
        rehearsal.beat(room)
    for table, until in room.state.waits.items():
        if clock.utc() >= until:
            room.receive(messages.BreatherOver(table))
    if freeze is None:
        return
    alone = freeze.until is None and clock.monotonic() - room.led_at > ALONE_SECONDS
    if alone or (freeze.until is not None and clock.utc() >= freeze.until):
        room.receive(messages.FreezeOver())


def stumbled(room: "LiveClass", live: "LiveTable", seat: int) -> None:
    """A move of this seat was refused; three on one question, and its hand goes up."""
    count = room.stumbles[live.id, seat] = room.stumbles.get((live.id, seat), 0) + 1
    if count == REFUSED_MOVES:
        room.receive(messages.Stuck(live.id, seat, "refused"))


def clock_ran(room: "LiveClass", live: "LiveTable", seat: int) -> None:
    """The time of this seat was up; the second time, its hand goes up."""
    count = room.clocks_run[live.id, seat] = room.clocks_run.get((live.id, seat), 0) + 1
    if count == CLOCKS:
        del room.clocks_run[live.id, seat]
        room.receive(messages.Stuck(live.id, seat, "clock"))


def stuck(room: "LiveClass", stuck: messages.Stuck) -> Outcome:
    """The hand of the first learner at this seat goes up."""
    table = next((table for table in room.state.tables if table.table == stuck.table), None)
    learners = [] if table is None or stuck.seat >= len(table.seats) else table.seats[stuck.seat]
    if not learners or learners[0] in room.state.hands:
        return None
    return Happened((events.HandMoved(learners[0], stuck.why, room.hub.clock.utc()),))
