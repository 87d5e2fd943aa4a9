"""What a class says to one of its tables. All of it runs in the table's turn."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from alcancia.kernel import TRAINER, Refused
from alcancia.kernel.playback import Playback
from alcancia.server import limits, messages
from alcancia.server.lobby import Chair, Lobby, Person
from alcancia.server.outcomes import Change, Outcome
from alcancia.server.talking import MOST_BOOKMARKS

if TYPE_CHECKING:
    from alcancia.server.live import LiveTable

TRAINERS = 1
"""The person at each table of a class who is everybody that leads it."""
DONE: dict[str, Any] = {}


def obey(live: "LiveTable", order: messages.FromClass) -> Outcome:
    """One order of the class."""
    match order:
        case messages.LessonBegins():
            if live.memory.table is not None:
                return DONE
            settled = live.lobby.settled()
            return settled if isinstance(settled, Refused) else Change(start=True, answer=DONE, luck=order.luck)
        case messages.GiveHint():
            live.hints.by_clock(order.seat)
            return DONE
        case messages.TrainerSays():
            return _word(live, order.word)
        case messages.GoBack():
            return _go_back(live, order.round)
    lobby = live.lobby.copy()
    if lobby.room is None:
        return Refused("no_such_class")
    _arrange(lobby, order)
    return DONE if lobby == live.lobby else Change(lobby, answer=DONE)


def _arrange(lobby: Lobby, order: messages.FromClass) -> None:
    """What changes the lobby."""
    assert lobby.room is not None
    match order:
        case messages.Hold():
            if lobby.room.held or order.held:
                lobby.room.held = lobby.paused = order.held
        case messages.Hurry():
            lobby.room.hurry = order.seconds
        case messages.GuideKnown():
            lobby.add_device(TRAINERS, order.device)
        case messages.DeviceGone():
            for number, person in lobby.people.items():
                if number != TRAINERS:
                    person.devices = [other for other in person.devices if order.device not in (None, other)]
        case messages.DeviceKnown():
            know_device(lobby, order.seat, order.device)
        case messages.LearnerSits():
            chair = lobby.chairs[order.seat]
            if chair.kind != "person":
                chair = lobby.chairs[order.seat] = Chair("person", _new_person(lobby, order.device))
            elif chair.person is not None:
                lobby.add_device(chair.person, order.device)
            chair.called = [*[called for called in chair.called if called != order.called], order.called]
        case messages.SeatLeft():
            if order.called:
                lobby.chairs[order.seat].called = order.called
            elif lobby.chairs[order.seat].kind == "person":
                lobby.leave(order.seat, playing=True)
        case messages.MarkMoment():
            lobby.bookmarks = [*[step for step in lobby.bookmarks if step != order.step], order.step][-MOST_BOOKMARKS:]
        case messages.MoreTime():
            lobby.chairs[order.seat].extra = order.seconds
        case messages.Autopilot():
            if lobby.chairs[order.seat].kind == "person":
                lobby.put_bot(order.seat, lobby.settings.autopilot if order.on else None)


def know_device(lobby: Lobby, seat: int, device: str) -> None:
    """The seat is this device's from now on. Who had several seats at one device keeps the others there."""
    chair = lobby.chairs[seat]
    if chair.person is None:
        return
    before = chair.person
    known = next((number for number, person in lobby.people.items() if device in person.devices and number != TRAINERS), None)
    if known is None and len(lobby.seats_of(before)) == 1:
        lobby.add_device(before, device)
    elif known != before:
        chair.person = _new_person(lobby, device) if known is None else known
        if not lobby.seats_of(before):
            del lobby.people[before]


def _new_person(lobby: Lobby, device: str) -> int:
    number = max(lobby.people) + 1
    lobby.people[number] = Person(devices=[device], played=True)
    return number


# ── the trainer's words ──────────────────────────────────────────────────────


def _word(live: "LiveTable", word: Sequence[Any]) -> Outcome:
    """To the table itself: recorded, told, replayable."""
    refused = live.closed(arranging=True)
    if refused is None and live.memory.over:
        refused = Refused("game_over")
    if refused is None and word[0] == "force" and not _known_outcome(live, *word[1:]):
        refused = Refused("bad_forced_outcome")
    return live.write(live.uncommitted().play(TRAINER, list(word))) if refused is None else refused


def _known_outcome(live: "LiveTable", stream: Any, outcome: Any) -> bool:
    """Can this be drawn here at all?"""
    assert live.memory.table is not None
    return any(row["stream"] == stream and outcome in row["outcomes"] for row in live.memory.table.streams())


def _go_back(live: "LiveTable", to_round: bool) -> Outcome:
    refused = live.closed(arranging=True)
    if refused is not None:
        return refused
    playback, table = live.memory.playback, live.memory.table
    assert playback is not None and table is not None
    if not table.entries or live.memory.over:
        return Refused("bad_rewind" if not table.entries else "game_over")
    if live.memory.said("rewind") >= limits.REWINDS:
        return Refused("too_many")
    to = round_start(playback, len(table.entries), table.state.period) if to_round else len(table.entries) - 1
    return live.write(live.uncommitted().play(TRAINER, ["rewind", to]))


def round_start(playback: Playback, entries: int, period: int) -> int:
    """After how many entries the round began that is being played; what somebody went back over is left out."""
    at = entries
    while at:
        entry = playback.entries[at - 1]
        before = entry[1][1] if entry[0] == TRAINER and entry[1][0] == "rewind" else at - 1
        if playback.position(before).state.period != period:
            return at
        at = before
    return 0
