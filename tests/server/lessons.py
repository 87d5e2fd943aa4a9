"""Lessons played in no time: tables of slow and of quick people, a set end, and when each table really ended."""

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from alcancia.bots import bots_of
from alcancia.kernel import Luck
from alcancia.server import records
from alcancia.server.classes.outlook import EVERY
from alcancia.server.classes.pace import Span
from alcancia.server.pool import Task, think
from tests.server.classroom import Class, started
from tests.server.world import InlineChecks, World, request

SEATS = (60, 100, 140, 100, 80)
"""How slow the people of one table are, in percent of their table."""
LONG = 15
"""So many answers in a hundred take long."""


class Ending(NamedTuple):
    """How one table of a lesson ended."""

    game: str
    late: int
    """Seconds after the set end of play."""
    round: int
    announced: int | None
    """The last round, if it was named; None: the game ended by its own rules."""
    round_seconds: float
    forecast_off: int
    """How far the forecast at half-time was from what came."""
    outside: int
    """How far what came was outside of the span that was told at half-time."""
    answers: int
    autopilot: int
    """How many of all answers the autopilot gave because a clock had become short."""
    breather: int
    """Seconds before the last round."""
    shortest: int | None
    """The shortest clock there was."""
    arrived: bool
    """Did somebody of City Life arrive? Then the game ended by its own rules, whichever round was named."""


class SeldomAsked(InlineChecks):
    """Plays positions on while somebody wants to know how long they last: a lesson has hundreds of them, and one is looked at."""

    wanted = False

    def hand_in(self, task: bytes, reply: Callable[[Any], None], later: bool = False) -> None:
        if self.wanted or not task.startswith(records.LAST):
            super().hand_in(task, reply)
        else:
            asyncio.get_running_loop().call_soon(reply, None)


class Tally(NamedTuple):
    """What was counted at one table."""

    due: dict[int, tuple[str, float]]
    asked: list[str]
    own: list[str]
    breathing: list[int]
    clocks: list[int]


async def lesson(game: str, heads: int, play: int, seed: int, slowness: tuple[int, ...] = (4, 6, 8)) -> list[Ending]:
    """A lesson with so many seconds of play; each table has its own seconds per answer. Nobody looks at the clock."""
    world = World(seed=str(seed))
    world.hub.checks = checks = SeldomAsked()
    room = await started(world, heads, game=game, clock=None)
    assert (await room.lead("timebox", seconds=play + 300, debrief=300)).status == 200
    luck = Luck(f"lesson {seed}")
    begun = world.clock.utc()
    ended: dict[str, int] = {}
    expected: dict[str, Span | None] = {}
    tables = {table.table: slowness[number % len(slowness)] for number, table in enumerate(room.room.state.tables)}
    tallies = {id: Tally({}, [], [], [], []) for id in tables}
    while len(ended) < len(tables) and world.clock.utc() - begun < 3 * play:
        now = world.clock.utc() - begun
        last = any(world.hub.live[id].memory.table.state.period == room.room.state.last_rounds.get(id) for id in tables)  # type: ignore[union-attr]
        checks.wanted = last or play // 2 - EVERY <= now <= play // 2
        if now == play // 2:
            expected = {id: room.room.paces.forecast(world.hub.live[id]) for id in tables}
        for id, slow in tables.items():
            if id not in ended:
                await _second(world, room, id, slow, luck, now, tallies[id])
                if world.hub.live[id].memory.over:
                    ended[id] = now
        await world.wait(1)
    return [_ending(room, id, ended.get(id, 3 * play), play, expected.get(id), tallies[id]) for id in tables]


async def _second(world: World, room: Class, id: str, slow: int, luck: Luck, now: int, tally: Tally) -> None:
    """One second of one table: whoever has thought long enough answers."""
    live = world.hub.live[id]
    if live.lobby.paused:
        tally.breathing.append(now)
        for seat, (question, due) in tally.due.items():
            tally.due[seat] = (question, due + 1)
        return
    if id in room.room.state.hurry:
        tally.clocks.append(room.room.state.hurry[id])
    table: Any = live.memory.table
    for seat in [seat for seat in table.asked if seat >= 0]:
        ask = table.asked.get(seat)
        if ask is None:
            continue
        question = live.memory.question(ask)
        if tally.due.get(seat, ("", 0))[0] != question:
            long = luck.below(100) < LONG
            share = 130 + luck.below(170) if long else 40 + luck.below(90)
            tally.due[seat] = (question, now + slow * SEATS[seat % len(SEATS)] * share / 10_000)
            tally.asked.append(question)
        if now >= tally.due[seat][1]:
            move = _chosen(live, seat, luck)
            answer = await live.ask(request(live, seat, "move", id=f"m{now}-{seat}", question=question, move=move))
            assert not hasattr(answer, "reason"), answer
            tally.own.append(question)
            tally.due[seat] = ("", 0)


async def decide(world: World, id: str, luck: Luck, now: int) -> None:
    """Somebody at this table does anything that is allowed."""
    live = world.hub.live[id]
    table: Any = live.memory.table
    seat = luck.choice([seat for seat in table.asked if seat >= 0])
    ask = table.asked[seat]
    move = msgspec.to_builtins(ask.sample(luck))
    await live.ask(request(live, seat, "move", id=f"m{now}-{seat}", question=live.memory.question(ask), move=move))


def _chosen(live: Any, seat: int, luck: Luck) -> Any:
    """What somebody at this seat does: people are not all alike."""
    table = live.memory.table
    bots = [bot for bot in bots_of(live.memory.game) if not bot.startswith("sharp")]
    state = msgspec.json.encode(table.imagine(seat, luck).state)
    task = Task(live.memory.game.speaks, bots[seat % len(bots)], seat, state, f"{luck.bits(64):x}", known=table.hint(seat, luck))
    return think(task)[0]


def _ending(room: Class, id: str, ended: int, play: int, expected: Span | None, tally: Tally) -> Ending:
    live = room.world.hub.live[id]
    table: Any = live.memory.table
    last = room.room.state.last_rounds.get(id)
    after = ended - play // 2
    low, likely, high = expected or (after, after, after)
    missed = len(tally.asked) - len(tally.own)
    return Ending(
        live.lobby.game, ended - play, table.state.period, last, room.room.paces.round_seconds(live),
        likely - after, max(low - after, after - high, 0), len(tally.asked), missed, len(tally.breathing), min(tally.clocks, default=None),
        getattr(table.state, "arrived", -1) >= 0,
    )  # fmt: skip
