"""The end of play: which round is each table's last, and how it comes to its end when the time is up.

A table ends where its game can: after a round in which every seat had its turns. Rounds may take minutes, so three things bring that
moment to the set time. The last round is chosen so that little is missing or left over. What is missing is made up by shorter clocks,
from a few rounds before the end, each as long as it can be; whoever does not answer in time has this one answer given by the autopilot.
What is left over is a breather before the last round: time to talk about it.
"""

from typing import TYPE_CHECKING, Final

from alcancia.server import messages as to_table
from alcancia.server.classes import events, messages
from alcancia.server.classes.outcomes import Happened, Order, Outcome

if TYPE_CHECKING:
    from alcancia.server.classes.live import LiveClass
    from alcancia.server.live import LiveTable

ENDS_AT_ONCE: Final = ("multiverse",)
"""Games whose rule lets only the round that is being played be the last; at all others it is announced one round before."""
ANNOUNCED: Final = 0.6
"""It is announced when so much of the round before it is left: the later, the surer, but everybody must be able to plan for it."""
NEAR_ROUNDS: Final = 5
"""So many rounds before the end its round is settled, and clocks may become shorter."""
MOST_BREATHER: Final = 180
"""All breathers of a table together."""
LEAST_BREATHER: Final = 10
LATER: Final = (0.5, 0.5, 0.3, 0.2, 0.2)
"""How much of the last round is before a table at most when it has its first, second, … breather in mid-round."""
KEPT: Final = 10
"""Seconds that no breather takes."""
EARLY: Final = 40
"""A last round may be shorter than any before: then the table ends so many seconds too early at most."""
CLOCKS: Final = (120, 100, 90, 80, 70, 60, 55, 50, 45, 40, 35, 30, 27, 24, 21, 18, 16, 14, 12, 10)
"""Seconds for an answer: no clock is shorter than the last of them."""
GRACE: Final = 20
"""A table that will be so many seconds late is not hurried,"""
UNSURE: Final = 0.1
"""nor one that may be, since forecasts of later rounds are wrong by such a share."""
LEAST_SHARE: Final = 0.75
"""Before the last round nobody has to be quicker than this share of their own time."""
TIME_UP: Final = 30
"""So many seconds after the set end the autopilot gives what answers the last round still needs."""
AT_ONCE: Final = 1
"""Seconds for each of them: some thirty may be needed."""
SETTLED: Final = 12
"""Seconds that a clock stays as it is, so that people can rely on it."""


def watch(room: "LiveClass", live: "LiveTable") -> None:
    """A second has passed, or the table is at another point: is it time for its last round, for a shorter clock, for a breather?"""
    table = live.memory.table
    if table is None or table.over or room.state.phase != "playing":
        return
    now, pace = table.state.period, room.paces.of(live)
    announced, wish = table.game.hooks.length(table.state), room.state.last_rounds.get(live.id)
    if wish is not None and announced != wish and wish == now and pace.decided != now:
        # What somebody wished for is said again when its round has come.
        pace.decided = now
        room.receive(messages.EndDue(live.id, wish))
        return
    left = room.play_left()
    if left is None:
        return
    last = wish if wish is not None else _last(room, live, left, announced)
    if last is None:
        return
    before = live.lobby.of.id not in ENDS_AT_ONCE
    near = not before or room.paces.until(live, now) < ANNOUNCED * room.paces.round_seconds(live)
    if wish is None and (announced is None or last < announced) and now >= last - before and near:
        room.receive(messages.EndDue(live.id, max(last, now + before)))
        return
    _keep_pace(room, live, last, left, wish is not None)


def _last(room: "LiveClass", live: "LiveTable", left: int, announced: int | None) -> int | None:
    """The round whose end lies nearest to the set time; None while that is far off, or the game ends by itself before."""
    pace, paces = room.paces.of(live), room.paces
    each = paces.round_seconds(live)
    if left > NEAR_ROUNDS * each:
        return None
    first = pace.round + (live.lobby.of.id not in ENDS_AT_ONCE)
    last = first
    # One round more, unless more time would be missing then than a breather could fill otherwise.
    while paces.until(live, last + 1) - left < left - paces.until(live, last):
        last += 1
    spare = left - paces.until(live, last)
    if spare > MOST_BREATHER:
        last += 1
    return last if announced is None or last <= announced else announced


def _keep_pace(room: "LiveClass", live: "LiveTable", last: int, left: int, named: bool) -> None:
    """Shorter clocks where time is missing, a breather where it is left over; who plays the whole game is just done before."""
    pace = room.paces.of(live)
    need = room.paces.until(live, last)
    if live.id in room.state.waits or live.lobby.paused:
        return
    if named and pace.round == last and (spare := _spare(room, live, need, left)) >= LEAST_BREATHER:
        room.receive(messages.Breathe(live.id, spare))
        return
    late = need - left - GRACE
    later = need - room.paces.until(live, pace.round)
    share = (left + GRACE) / need if pace.round >= last else max((left + GRACE) / need, LEAST_SHARE)
    clock = None if late <= UNSURE * later else pace.clock_for(share, CLOCKS)
    held, now = room.state.hurry.get(live.id), room.paces.now(live.id)
    if left <= -TIME_UP:
        clock, pace.settled_until = AT_ONCE, now
    if clock != held and now >= pace.settled_until:
        pace.settled_until = now + SETTLED
        room.receive(messages.Hurry(live.id, clock))


def set_end(room: "LiveClass", end: int | None, debrief: int) -> Happened:
    """When the lesson ends; whatever was done for another end is taken back first."""
    paced = [table.table for table in room.state.tables if table.table in room.state.hurry]
    waiting = [table.table for table in room.state.tables if table.table in room.state.waits]
    entries: list[events.Entry] = [*[events.Hurried(table, None) for table in paced], *[events.Breathes(table, None) for table in waiting]]
    orders = [Order(table, to_table.Hurry(None)) for table in paced]
    orders += [Order(table, to_table.Hold(False)) for table in waiting if table not in room.state.stand]
    return Happened((*entries, events.Boxed(end, debrief)), orders=tuple(orders))


def _spare(room: "LiveClass", live: "LiveTable", need: float, left: int) -> int:
    """Seconds for a breather: before the last round, in the middle of it, or before its last answers."""
    pace, each = room.paces.of(live), room.paces.round_seconds(live)
    if not (pace.breathers or pace.made):
        return int(min(left - need - KEPT, MOST_BREATHER))
    if pace.breathers >= len(LATER):
        return 0
    least = room.paces.least(live)
    nearly = need < LATER[pace.breathers] * each
    return int(max(left - need - KEPT if nearly else 0, left - least - EARLY if nearly or least < EARLY else 0))


def hurry(room: "LiveClass", table: str, clock: int | None) -> Outcome:
    """So many seconds for an answer at this table, until the end of play or until there is time again."""
    if room.state.phase != "playing" or room.state.hurry.get(table) == clock:
        return None
    return Happened((events.Hurried(table, clock),), orders=(Order(table, to_table.Hurry(clock)),))


def breathe(room: "LiveClass", table: str, seconds: int) -> Outcome:
    """Before its last round this table has time to talk."""
    if room.state.phase != "playing" or room.state.freeze is not None or table in room.state.waits or (live := room.playing(table)) is None:
        return None
    room.paces.of(live).breathers += 1
    until = room.hub.clock.utc() + seconds
    return Happened((events.Breathes(table, until),), orders=(Order(table, to_table.Hold(True)),))


def go_on(room: "LiveClass", table: str) -> Outcome:
    """The breather is over."""
    if table not in room.state.waits:
        return None
    room.wall.rested(table)
    still = table in room.state.stand
    return Happened((events.Breathes(table, None),), orders=() if still else (Order(table, to_table.Hold(False)),))
