"""Talking about a game at its table: marked moments, and predict, then reveal, on the table's own devices. Runs in the table's turn."""

from typing import Final

from alcancia.kernel import Refused
from alcancia.server import telling
from alcancia.server.guessing import Guessing, found
from alcancia.server.outcomes import Change, Outcome
from alcancia.server.requests import Request

MOST_BOOKMARKS: Final = 20


def mark(request: Request) -> Outcome:
    """This moment is to be talked about later."""
    live = request.live
    if telling.status(live) != "playing":
        return Refused("game_over" if live.memory.over else "not_started")
    lobby, step = live.lobby.copy(), live.memory.steps
    if step in lobby.bookmarks:
        return {"step": step}
    if len(lobby.bookmarks) >= MOST_BOOKMARKS:
        return Refused("too_many")
    lobby.bookmarks.append(step)
    return Change(lobby, answer={"step": step})


def show_moment(request: Request) -> Outcome:
    """A moment that was found stands on all devices of the table, to be guessed at."""
    live, body = request.live, request.body
    if telling.status(live) != "over":
        return Refused("not_over")
    rows = live.memory.coached.get(body.seat)
    moment = found(rows, body)
    if rows is None or moment is None or body.table != live.id:
        return Refused("no_such_moment")
    lobby = live.lobby.copy()
    lobby.put += 1
    lobby.guessing = Guessing(lobby.put, live.id, moment, rows["unit"]).put()
    return Change(lobby, answer={"number": lobby.put})


def seat_guess(request: Request) -> Outcome:
    """One guess of one seat; none after it is told, and no second one."""
    lobby, body = request.live.lobby.copy(), request.body
    refused = Refused("no_such_moment") if lobby.guessing is None else lobby.guessing.refuses(body.number, body.seat)
    if refused is not None or lobby.guessing is None:
        return refused
    lobby.guessing.guesses[body.seat] = body.guess
    return Change(lobby, answer={})


def turn_moment(request: Request) -> Outcome:
    """One stage further, or put away."""
    lobby, body = request.live.lobby.copy(), request.body
    if lobby.guessing is None:
        return {} if body.stage is None else Refused("no_such_moment")
    refused = lobby.guessing.may_turn(body.number, body.stage)
    if refused is not None or body.stage == lobby.guessing.stage:
        return {} if refused is None else refused
    if body.stage is None:
        lobby.guessing = None
    else:
        lobby.guessing.stage = body.stage
    return Change(lobby, answer={})
