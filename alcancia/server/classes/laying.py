"""Laying the tables of a lesson: from the entry that says who sits where to games that play. May be done again at any point."""

from typing import TYPE_CHECKING

from alcancia.kernel import Refused
from alcancia.server.classes.at_table import TRAINERS
from alcancia.server.classes.events import TableSeated
from alcancia.server.classes.names import Called
from alcancia.server.lobby import Chair, Lobby, Person, RoomAt
from alcancia.server.messages import LessonBegins
from alcancia.server.settings import TableSettings

if TYPE_CHECKING:
    from alcancia.server.classes.live import LiveClass
    from alcancia.server.live import LiveTable


async def lay(room: "LiveClass") -> Refused | None:
    """Make and start every table that is not there yet."""
    for seated in room.state.tables:
        live = await room.hub.open(seated.table)
        if isinstance(live, Refused):
            live = await room.hub.create(await lobby_of(room, seated), id=seated.table)
        if isinstance(live, Refused):
            return live
        if (refused := await _begin(room, live)) is not None:
            return refused
    return None


async def _begin(room: "LiveClass", live: "LiveTable") -> Refused | None:
    if live.memory.table is not None:
        return None
    outcome = await live.ask(LessonBegins(room.state.luck))
    return outcome if isinstance(outcome, Refused) else None


async def lobby_of(room: "LiveClass", seated: TableSeated) -> Lobby:
    """A table's lobby: the key is the class's, so that every device of the class is known there."""
    terms, register = room.state.terms, room.register
    people = {TRAINERS: Person(host=True, devices=register.guide_devices())}
    sharing: dict[int, int] = {}
    chairs = []
    for learners in seated.seats:
        if not learners:
            chairs.append(Chair("bot", bot=TableSettings().autopilot))
            continue
        # Who shares a device is one person with several seats; who shares a seat is one person with several devices.
        person = sharing.setdefault(room.state.learners[learners[0]].group, TRAINERS + 1 + len(sharing))
        people.setdefault(person, Person(devices=[], played=True))
        for device in [device for learner in learners for device in register.devices_of(learner)]:
            if device not in people[person].devices:
                people[person].devices.append(device)
        bot = TableSettings().autopilot if all(is_made_up(room, learner) for learner in learners) else None
        share = next((known.share for learner in learners if (known := register.learners.get(learner)) and known.share), None)
        chairs.append(Chair("person", person, bot=bot, called=[called(room, learner) for learner in learners], share=share))
    lobby = Lobby(terms.game, register.key, await room.hub.join_code(), chairs, terms.options, people)
    lobby.draw_share(room.hub.random)
    lobby.luck = "fresh" if room.state.luck is None else "class"
    lobby.settings = TableSettings(clock=terms.clock, latecomers=False, coach=terms.coach)
    lobby.room = RoomAt(room.id, seated.sign)
    return lobby


def is_made_up(room: "LiveClass", learner: int) -> bool:
    """In a rehearsal: is this a learner whom no device belongs to?"""
    return room.state.rehearsal and not room.register.devices_of(learner)


def called(room: "LiveClass", learner: int) -> Called:
    """How a learner is called."""
    found, known = room.state.learners[learner], room.register.learners.get(learner)
    return Called(found.animal, found.adjective, None if known is None else known.name)
