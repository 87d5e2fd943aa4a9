"""Lessons played in no time: tables of slow and of quick people, a set end, and when each table really ended."""

from typing import Any, NamedTuple

from alcancia.kernel import Luck
from tests.server.classroom import Class, started
from tests.server.world import World, request


class Ending(NamedTuple):
    """How one table of a lesson ended: seconds after the set end of play, its round, its pace, the forecast at half-time."""

    game: str
    late: int
    round: int
    announced: int | None
    round_seconds: float
    forecast_off: int | None


async def lesson(game: str, heads: int, play: int, seed: int, slowness: tuple[int, ...] = (4, 6, 8)) -> list[Ending]:
    """A lesson with so many seconds of play; each table has its own seconds per decision."""
    world = World(seed=str(seed))
    room = await started(world, heads, game=game, clock=None)
    assert (await room.lead("timebox", seconds=play + 300, debrief=300)).status == 200
    luck = Luck(f"lesson {seed}")
    begun = world.clock.utc()
    due: dict[str, float] = {}
    ended: dict[str, int] = {}
    expected: dict[str, int] = {}
    tables = {table.table: slowness[number % len(slowness)] for number, table in enumerate(room.room.state.tables)}
    while len(ended) < len(tables) and world.clock.utc() - begun < 3 * play:
        now = world.clock.utc() - begun
        if now == play // 2:
            expected = {id: min(now + (room.room.paces.forecast(world.hub.live[id]) or 0), play) for id in tables}
        for id, slow in tables.items():
            if id not in ended and now >= due.get(id, 0):
                due[id] = now + slow * (40 + luck.below(120)) / 100
                await decide(world, id, luck, now)
                if world.hub.live[id].memory.over:
                    ended[id] = now
        await world.wait(1)
    return [_ending(room, id, ended.get(id, 3 * play), play, expected.get(id)) for id in tables]


async def decide(world: World, id: str, luck: Luck, now: int) -> None:
    """Somebody at this table decides."""
    live = world.hub.live[id]
    table: Any = live.memory.table
    seat = luck.choice([seat for seat in table.asked if seat >= 0])
    ask = table.asked[seat]
    move = msg(ask.sample(luck))
    await live.ask(request(live, seat, "move", id=f"m{now}-{seat}", question=live.memory.question(ask), move=move))


def msg(value: Any) -> Any:
    """As JSON has it."""
    return [msg(part) for part in value] if isinstance(value, (tuple, list)) else value


def _ending(room: Class, id: str, ended: int, play: int, expected: int | None) -> Ending:
    live = room.world.hub.live[id]
    table: Any = live.memory.table
    last = room.room.state.last_rounds.get(id)
    off = None if expected is None else abs(expected - ended)
    return Ending(live.lobby.game, ended - play, table.state.period, last, room.room.paces.round_seconds(live), off)
