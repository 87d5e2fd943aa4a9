"""Seating: who sits where, and how the table is run. All of it runs in the table's turn, on a copy of the lobby that is saved first."""

from typing import TYPE_CHECKING

import msgspec

from alcancia.bots import bots_of
from alcancia.kernel import Refused
from alcancia.server import telling
from alcancia.server.messages import PlaceClaimed, RematchMade
from alcancia.server.outcomes import Change, Outcome
from alcancia.server.requests import Request

if TYPE_CHECKING:
    from alcancia.server.live import LiveTable


# ── a seat's own people ──────────────────────────────────────────────────────


def join(request: Request) -> Outcome:
    """Take a seat."""
    live, body = request.live, request.body
    lobby = live.lobby.copy()
    if lobby.is_banned(request.token):
        return Refused("removed")
    if lobby.seats_of(request.person) and not body.hotseat:
        return Refused("already_seated")
    person = lobby.welcome(request.own_token(live.hub.random)) if request.person is None else request.person
    seat = lobby.sit(body.seat, person, body.name, late=telling.status(live) == "playing")
    if isinstance(seat, Refused):
        return seat
    return Change(lobby, answer={"seat": seat, "return_code": lobby.new_return_code(person, live.hub.random)})


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
    """A new return code; the old one is void."""
    lobby = request.live.lobby.copy()
    assert request.person is not None
    return Change(lobby, answer={"return_code": lobby.new_return_code(request.person, request.live.hub.random)})


def return_to(live: "LiveTable", claimed: PlaceClaimed) -> Outcome:
    """A person's place on one more device."""
    lobby, person = live.lobby.copy(), claimed.person
    if person not in lobby.people or lobby.people[person].code != claimed.code:
        return Refused("no_such_code")
    lobby.add_device(person, claimed.device)
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
    refused = lobby.reopen(request.body.seat)
    return Change(lobby) if refused is None else refused


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
    """More time for one seat."""
    lobby = request.live.lobby.copy()
    lobby.chairs[request.body.seat].extra = request.body.seconds
    return Change(lobby)


def point_to(live: "LiveTable", made: RematchMade) -> Outcome:
    """The old table leads to that of the rematch; the first one made counts."""
    lobby = live.lobby.copy()
    lobby.next = lobby.next or made.table
    return Change(lobby, answer={"table": lobby.next})
