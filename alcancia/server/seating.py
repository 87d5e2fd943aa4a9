"""Seating: who sits where, and how the table is run. All of it runs in the table's turn, on a copy of the lobby that is saved first."""

from typing import TYPE_CHECKING, Final

import msgspec

from alcancia.bots import bots_of
from alcancia.kernel import Refused
from alcancia.server import limits, telling, tokens
from alcancia.server.lobby import MOST_BANNED, Guest, Lobby
from alcancia.server.messages import PlaceClaimed, RematchMade
from alcancia.server.outcomes import Change, Outcome
from alcancia.server.requests import Request

if TYPE_CHECKING:
    from alcancia.server.live import LiveTable

AT_THE_DOOR: Final = -1
"""Where those are noted who were turned away before they had a seat."""


# ── a seat's own people ──────────────────────────────────────────────────────


def join(request: Request) -> Outcome:
    """Take a seat."""
    live, body = request.live, request.body
    lobby, playing = live.lobby.copy(), telling.status(live) == "playing"
    if lobby.is_banned(request.token):
        return Refused("removed")
    if lobby.seats_of(request.person) and not body.hotseat:
        return Refused("already_seated")
    if playing and request.person is not None:
        # Whoever has a seat has seen a hand, whoever hosts without one has seen all of them.
        return Refused("one_side" if lobby.people[request.person].played else "saw_hands")
    if request.person is None and (refused := _at_the_door(lobby, request, playing)) is not None:
        return refused
    token = request.renewed(live.hub.random)
    person = lobby.welcome(token) if request.person is None else request.person
    lobby.stamps[tokens.token_hash(token, lobby.key)] = tokens.stamp_of(token)
    seat = lobby.sit(body.seat, person, body.name, late=playing, share=body.share)
    if isinstance(seat, Refused):
        return seat
    if playing:
        lobby.note("came_late", seat, live.memory.seq)
    return Change(lobby, answer={"seat": seat, "return_code": lobby.new_return_code(person, live.hub.random)})


def _at_the_door(lobby: Lobby, request: Request, playing: bool) -> Outcome:
    """A stranger wants to come in: what hinders them, or that they wait for the host's tap; None if they may just sit down."""
    body = request.body
    wanted = lobby.wanted_seat(body.seat, playing)
    if isinstance(wanted, Refused):
        return wanted
    device = None if request.token is None else tokens.token_hash(request.token, lobby.key)
    if device in lobby.left:
        # Their own seat again, or none.
        return None if lobby.left[device] == wanted else Refused("one_side")
    if lobby.settings.door == "locked":
        return Refused("door_locked")
    if lobby.settings.door == "open" and not (playing and lobby.chairs[wanted].kind == "bot"):
        return None
    name = lobby.fit_name(wanted, body.name)
    if isinstance(name, Refused):
        return name
    device = tokens.token_hash(request.renewed(request.live.hub.random), lobby.key)
    number = next((number for number, guest in lobby.guests.items() if guest.device == device), None)
    if number is None:
        if len(lobby.guests) >= limits.GUESTS:
            return Refused("too_many")
        number = max(lobby.guests, default=0) + 1
    elif lobby.guests[number].name == name:
        return {"seat": None, "waiting": number}
    lobby.guests[number] = Guest(device, name, body.seat, body.share)
    return Change(lobby, answer={"seat": None, "waiting": number})


def leave(request: Request) -> Outcome:
    """Give a seat up."""
    lobby = request.live.lobby.copy()
    lobby.leave(request.body.seat, telling.status(request.live) == "playing")
    return Change(lobby)


def rename(request: Request) -> Outcome:
    """A seat's new name."""
    lobby, seat = request.live.lobby.copy(), request.body.seat
    if lobby.chairs[seat].kind != "person":
        return Refused("no_such_seat")
    name = lobby.fit_name(seat, request.body.name)
    if isinstance(name, Refused):
        return name
    lobby.chairs[seat].name = name
    return Change(lobby)


def return_code(request: Request) -> Outcome:
    """A new return code; the old one is void, and so are all other devices of this person, if that is wanted."""
    lobby = request.live.lobby.copy()
    assert request.person is not None
    if request.body.alone and request.token is not None:
        lobby.people[request.person].devices = [tokens.token_hash(request.token, lobby.key)]
    return Change(lobby, answer={"return_code": lobby.new_return_code(request.person, request.live.hub.random)})


def return_to(live: "LiveTable", claimed: PlaceClaimed) -> Outcome:
    """A person's place on one more device."""
    lobby, person = live.lobby.copy(), claimed.person
    if person not in lobby.people or lobby.people[person].code != claimed.code:
        return Refused("no_such_code")
    lobby.add_device(person, claimed.device)
    lobby.stamps[claimed.device] = claimed.stamp
    # A code read over somebody's shoulder works once at most, and its owner hears of it.
    lobby.people[person].code = None
    for seat in lobby.seats_of(person)[:1]:
        lobby.note("came_back", seat, live.memory.seq)
    return Change(lobby, answer={"table": live.id, "seats": lobby.seats_of(person), "host": lobby.is_host(person)})


# ── the host ─────────────────────────────────────────────────────────────────


def remove(request: Request) -> Outcome:
    """Show somebody out."""
    lobby = request.live.lobby.copy()
    refused = lobby.remove(request.body.seat)
    return Change(lobby) if refused is None else refused


def reopen(request: Request) -> Outcome:
    """A seat may be taken again."""
    lobby = request.live.lobby.copy()
    refused = lobby.reopen(request.body.seat, request.body.pardon)
    return Change(lobby) if refused is None else refused


def let_in(request: Request) -> Outcome:
    """Somebody who waits at the door comes in. Everybody can read that they did."""
    live, lobby = request.live, request.live.lobby.copy()
    guest = lobby.guests.pop(request.body.guest, None)
    if guest is None:
        return Refused("no_such_guest")
    playing = telling.status(live) == "playing"
    wanted = guest.seat if request.body.seat is None else request.body.seat
    person = lobby.welcome_device(guest.device)
    seat = lobby.sit(wanted, person, guest.name, playing, guest.share)
    if isinstance(seat, Refused) and request.body.seat is None:
        seat = lobby.sit(None, person, guest.name, playing, guest.share)
    if isinstance(seat, Refused):
        return seat
    if playing:
        lobby.note("came_late", seat, live.memory.seq)
    return Change(lobby)


def turn_away(request: Request) -> Outcome:
    """Somebody who waits at the door does not come in, and need not ask again."""
    lobby = request.live.lobby.copy()
    guest = lobby.guests.pop(request.body.guest, None)
    if guest is None:
        return Refused("no_such_guest")
    lobby.banned[AT_THE_DOOR] = [*lobby.banned.get(AT_THE_DOOR, []), guest.device][-MOST_BANNED:]
    return Change(lobby)


def bot(request: Request) -> Outcome:
    """A bot in, or out."""
    lobby, body = request.live.lobby.copy(), request.body
    if body.bot is not None and body.bot not in bots_of(lobby.of):
        return Refused("unknown_bot", {"bot": body.bot, "known": ", ".join(bots_of(lobby.of))})
    lobby.put_bot(body.seat, body.bot)
    return Change(lobby)


def options(request: Request) -> Outcome:
    """Other terms, before the start."""
    if request.live.memory.table is not None:
        return Refused("already_started")
    lobby, body = request.live.lobby.copy(), request.body
    seats = len(lobby.chairs) if body.seats is None else body.seats
    lobby.options = lobby.options if body.options is None else body.options
    settled = lobby.of.settle(lobby.options, seats, lobby.has_trainer)
    refused = settled if isinstance(settled, Refused) else lobby.resize(seats)
    return Change(lobby) if refused is None else refused


def settings(request: Request) -> Outcome:
    """How the table is run from now on."""
    lobby = request.live.lobby.copy()
    given = {name: value for name in request.body.__struct_fields__ if (value := getattr(request.body, name)) is not msgspec.UNSET}
    changed = lobby.settings.changed(given, lobby)
    if isinstance(changed, Refused):
        return changed
    lobby.settings = changed
    return Change(lobby)


def pause(request: Request) -> Outcome:
    """Everything stands still, or goes on."""
    lobby = request.live.lobby.copy()
    if lobby.room is not None and lobby.room.held and not request.body.paused:
        return Refused("class_stands")
    lobby.paused = request.body.paused
    lobby.talk = lobby.talk if lobby.paused else ""
    return Change(lobby)


def extra(request: Request) -> Outcome:
    """More time for one seat. In mid-game that is for the host to say: nobody stalls the others by themselves."""
    lobby = request.live.lobby.copy()
    if telling.status(request.live) == "playing" and not lobby.is_host(request.person):
        return Refused("host_only")
    lobby.chairs[request.body.seat].extra = request.body.seconds
    return Change(lobby)


def pass_on(live: "LiveTable") -> Outcome:
    """The host has been gone for minutes: somebody who plays and is here hosts too, and nothing stays paused."""
    lobby, here = live.lobby.copy(), {listener.person for listener in live.listeners}
    seat = next((seat for seat, chair in enumerate(lobby.chairs) if chair.kind == "person" and chair.person in here), None)
    if seat is None or lobby.room is not None or any(lobby.is_host(person) for person in here):
        return None
    person = lobby.chairs[seat].person
    assert person is not None
    lobby.people[person].host = True
    lobby.paused = False
    lobby.note("hosts_now", seat, live.memory.seq)
    return Change(lobby)


def close_door(live: "LiveTable") -> Outcome:
    """The game is over: its codes lead nowhere any more, and nobody waits at its door."""
    if live.lobby.over or not live.memory.over:
        return None
    lobby = live.lobby.copy()
    lobby.over, lobby.guests = True, {}
    return Change(lobby)


def point_to(live: "LiveTable", made: RematchMade) -> Outcome:
    """The old table leads to that of the rematch; the first one made counts."""
    lobby = live.lobby.copy()
    lobby.next = lobby.next or made.table
    return Change(lobby, answer={"table": lobby.next})
