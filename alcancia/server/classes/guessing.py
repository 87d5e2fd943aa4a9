"""Predict, then reveal, in a class: a moment is put to everybody, every learner guesses once, then it is told. Runs in the class's turn."""

from alcancia.kernel import Refused
from alcancia.server.classes import events
from alcancia.server.classes.outcomes import Happened, Outcome
from alcancia.server.guessing import found
from alcancia.server.requests import Request

MOST_PUT = 100
"""Moments of one class: a log has an end."""


def put_moment(request: Request) -> Outcome:
    """This moment stands on every screen, as it stood; what was put before it is put away. Guesses count from now on."""
    room, state, body = request.room, request.room.state, request.body
    seated = next((table for table in state.tables if table.table == body.table), None)
    if seated is None:
        return Refused("no_such_table")
    if state.phase == "playing" and not all(room.is_over(table.table) for table in state.tables):
        return Refused("not_over")
    if state.put >= MOST_PUT:
        return Refused("too_many")
    live = room.hub.live.get(body.table)
    rows = None if live is None else live.memory.coached.get(body.seat)
    moment = found(rows, body)
    if rows is None or moment is None:
        return Refused("no_such_moment" if live is not None else "try_later")
    now = state.guessing
    if now is not None and (now.table, now.moment) == (body.table, moment):
        return {"number": now.number}
    number = state.put + 1
    return Happened((events.MomentPut(number, body.table, moment, rows["unit"]),), answer={"number": number})


def guess(request: Request) -> Outcome:
    """One guess of one learner; none after it is told, and no second one."""
    put, body = request.room.state.guessing, request.body
    refused = Refused("no_such_moment") if put is None else put.refuses(body.number, body.learner)
    return Happened((events.Guessed(body.learner, body.guess),)) if refused is None else refused


def reveal(request: Request) -> Outcome:
    """One stage further: what everybody guessed, what happened, what was found; or put away."""
    put, body = request.room.state.guessing, request.body
    if put is None:
        return {} if body.stage is None else Refused("no_such_moment")
    refused = put.may_turn(body.number, body.stage)
    if refused is not None or body.stage == put.stage:
        return {} if refused is None else refused
    return Happened((events.MomentTurned(body.stage),))
