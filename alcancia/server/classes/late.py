"""Who comes late, comes back, or goes: where they sit, and what their table is told."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from alcancia.kernel import Refused
from alcancia.server import messages
from alcancia.server.classes import events
from alcancia.server.classes.events import TableSeated
from alcancia.server.classes.laying import called
from alcancia.server.classes.names import Called
from alcancia.server.classes.outcomes import Happened, Order, Outcome

if TYPE_CHECKING:
    from alcancia.server.classes.live import LiveClass

MOST_AT_SEAT = 2


def seat(room: "LiveClass", joined: Sequence[events.Entry], device: str, name: str | None) -> tuple[list[events.SeatedLate], list[Order]]:
    """A bot's seat; else a pair at the smallest table; else that table to watch."""
    entries: list[events.SeatedLate] = []
    orders: list[Order] = []
    for newcomer in joined:
        assert isinstance(newcomer, events.Joined)
        table, at, why = _find_seat(room, entries)
        entries.append(events.SeatedLate(newcomer.learner, table.table, at, why))
        if at is not None:
            orders.append(Order(table.table, messages.LearnerSits(at, device, Called(newcomer.animal, newcomer.adjective, name))))
    return entries, orders


def _find_seat(
    room: "LiveClass", before: Sequence[events.SeatedLate]
) -> tuple[TableSeated, int | None, Literal["late_bot", "late_pair", "late_watch"]]:
    """Where the next one sits, with those who were just seated counted in."""
    taken = [(entry.table, entry.seat) for entry in before]

    def heads(table: TableSeated) -> int:
        return sum(map(len, table.seats)) + sum(other == table.table for other, _ in taken)

    playing = [table for table in room.state.tables if not room.is_over(table.table)] or room.state.tables
    for table in sorted(playing, key=heads):
        for number, learners in enumerate(table.seats):
            if not learners and (table.table, number) not in taken:
                return table, number, "late_bot"
    for table in sorted(playing, key=heads):
        for number, learners in enumerate(table.seats):
            if len(learners) + taken.count((table.table, number)) < MOST_AT_SEAT and not _shares_device(room, learners):
                return table, number, "late_pair"
    return min(playing, key=heads), None, "late_watch"


def _shares_device(room: "LiveClass", learners: Sequence[int]) -> bool:
    """Does this seat belong to a device with other seats? Who shares it would see those too."""
    state = room.state
    groups = {state.learners[learner].group for learner in learners}
    return any(other.group in groups and other.number not in learners for other in state.present())


def leave(room: "LiveClass", learner: int) -> Outcome:
    """Out of the class."""
    return show_out(room, [learner]) if learner in room.state.learners else Refused("no_such_learner")


def show_out(room: "LiveClass", learners: Sequence[int]) -> Happened:
    """Known no more; their seats are those of whoever shares them, or the autopilot's."""
    register, orders = room.register.copy(), {}
    for learner in learners:
        register.learners.pop(learner, None)
        if (place := room.state.place_of(learner)) is not None:
            table, at = place
            others = [called(room, other) for other in table.seats[at] if other not in learners]
            orders[table.table, at] = Order(table.table, messages.SeatLeft(at, others))
    return Happened(tuple(events.Left(learner) for learner in learners), register, None, tuple(orders.values()))


def come_back(room: "LiveClass", learner: int, device: str) -> Happened:
    """A learner's place on one more device."""
    register = room.register.copy()
    register.learners[learner].add_device(device)
    place = room.state.place_of(learner)
    orders = () if place is None else (Order(place[0].table, messages.DeviceKnown(place[1], device)),)
    entries = () if room.state.learners[learner].present else (events.Confirmed(learner),)
    return Happened(entries, register, {"class": room.id, "learner": learner}, orders)


def guide_comes(room: "LiveClass", number: int, device: str) -> Happened:
    """Whoever leads has one more device; a code for it is used once, but that of the trainer who made the class."""
    register = room.register.copy()
    guide = register.guides[number]
    guide.add_device(device)
    if number != -1:
        guide.code = None
    orders = tuple(Order(table.table, messages.GuideKnown(device)) for table in room.state.tables)
    return Happened((), register, {"class": room.id, "role": guide.role}, orders)
