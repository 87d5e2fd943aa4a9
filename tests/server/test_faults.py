"""Faults: full disks, dead rules, lost tables. Nothing acknowledged is lost, nobody else is disturbed, no restart is needed."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from alcancia.games import find
from alcancia.kernel import Luck
from alcancia.server import hub as hubs
from alcancia.server import sweeping
from alcancia.server.socket import Socket
from alcancia.server.store import Failed
from tests.server.world import Wire, World, choose, run, sqlite


async def bet(wire: Wire, id: str, luck: Luck | None = None) -> Any:
    question = wire.state["view"]["question"]
    return await wire.move(id, question["id"], choose(question, luck or Luck("bet")))


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "RECHECK_SECONDS", 0.001)


async def test_the_disk_is_full_for_a_while() -> None:
    """B6.58: refused with try_later, views still served, and play goes on by itself when there is room again."""
    world = World()
    table, browsers = await world.table(3)
    wires = [await browser.live(table).hello() for browser in browsers]
    await bet(wires[0], "a")
    before = (await browsers[2].get(f"/api/tables/{table}")).data
    world.store.fail = lambda what: Failed("try_later")
    refused = await bet(wires[1], "b")
    assert refused["reason"] == "try_later"
    during = await browsers[2].get(f"/api/tables/{table}")
    assert during.status == 200
    assert during.data["facts"] == before["facts"] and during.data["view"] == before["view"]
    assert (await browsers[0].post(f"/api/tables/{table}/rename", {"seat": 0, "name": "X"})).status == 503
    assert (await browsers[0].post("/api/tables", {"game": "multiverse", "seats": 3})).reason == "try_later"
    world.store.fail = lambda what: None
    await asyncio.sleep(0.05)
    again = await bet(wires[1], "b")
    assert again["type"] == "done"
    assert (await browsers[2].get(f"/api/tables/{table}")).data["seq"] == 3


def at_once(wires: list[Wire]) -> None:
    """Everybody bets, before the store has answered anybody."""
    for wire in wires:
        question = wire.state["view"]["question"]
        wire.say({"type": "move", "id": "at-once", "question": question["id"], "move": choose(question, Luck("bet"))})


async def test_moves_that_come_before_the_store_answers_are_told_together() -> None:
    world = World()
    table, browsers = await world.table(3)
    wires = [await browser.live(table).hello() for browser in browsers]
    await world.settle()
    before = [len(wire.heard) for wire in wires]
    at_once(wires)
    await world.settle()
    assert world.store.appends == 4, "one write per move, and the start"
    for seat, wire in enumerate(wires):
        done, state = wire.heard[before[seat] :]
        assert (done["type"], done["seq"]) == ("done", 2 + seat)
        assert (state["type"], state["since"], state["seq"]) == ("state", 1, 4)
        assert [fact["seq"] for fact in state["facts"] if fact["key"] == "bet_placed"] == [2, 3, 4]


async def test_one_of_several_writes_fails() -> None:
    """Nothing counts until all of it does: everybody is asked to try again, and what did reach the disk is not done twice."""
    world = World()
    table, browsers = await world.table(3)
    wires = [await browser.live(table).hello() for browser in browsers]
    await world.settle()
    failing = iter([None, Failed("try_later")])
    world.store.fail = lambda what: next(failing, None) if what == "append" else None
    at_once(wires)
    for wire in wires:
        assert (await wire.hear("refused"))["reason"] == "try_later"
    await world.settle()
    assert [row.move_id for row in world.store.logs[table].rows[1:]] == ["0:at-once"]
    for wire in wires:
        assert (wire.state["seq"], wire.state["view"]["sealed"]) == (2, [0])
    at_once(wires[1:])
    await world.settle()
    assert len(world.store.logs[table].rows) == 4


def test_every_write_of_a_game_fails_once() -> None:
    """k-th fault sweep: no acknowledgement without commit, no exception, play goes on."""

    async def work(k: int, really: bool) -> bool:
        world = World(seed="sweep")
        table, browsers = await world.table(3)
        wires = [await browser.live(table).hello() for browser in browsers]
        count = 0
        store = world.store
        true_reply = store._reply

        def failing(what: str, reply: Any, do: Any) -> None:
            nonlocal count
            count += what == "append"
            if what == "append" and count == k:
                # Really written, but the answer is an error: a commit with unknown result.
                true_reply(
                    what, (lambda result: reply(Failed("try_later"))) if really else reply, do if really else lambda: Failed("try_later")
                )
            else:
                true_reply(what, reply, do)

        store._reply = failing
        luck = Luck("sweep")
        acknowledged = {}
        for number in range(12):
            wire = next(wire for wire in wires if wire.state["view"]["question"] is not None)
            question = wire.state["view"]["question"]
            move = choose(question, luck)
            answer: Any = None
            for _ in range(5):
                answer = await wire.move(f"m{number}", question["id"], move)
                if answer["type"] == "done":
                    break
                assert answer["reason"] == "try_later"
                await asyncio.sleep(0.005)
            assert answer["type"] == "done", answer
            acknowledged[f"m{number}"] = answer["seq"]
            await world.settle()
        rows = store.logs[table].rows
        assert {row.move_id.partition(":")[2]: row.seq for row in rows if row.move_id} == acknowledged
        assert [row.seq for row in rows] == list(range(1, 14))
        assert not {"table_frozen", "socket_failed", "request_failed"} & set(world.hub.counts)
        return count >= k

    for really in (False, True):
        k = 1
        while run(work(k, really)):
            k += 1
        assert k > 12


async def test_an_exception_in_the_rules_ends_at_its_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """B6, seam 9: that table freezes as it was, is reported with its record, and all others play on."""
    steps = find("multiverse").steps
    world = World(reports=tmp_path)
    table, browsers = await world.table(3)
    other, others = await world.table(3)
    wires = [await browser.live(table).hello() for browser in browsers]
    elsewhere = [await browser.live(other).hello() for browser in others]
    await bet(wires[0], "a")
    await bet(wires[1], "b")
    before = (await browsers[0].get(f"/api/tables/{table}")).data

    def broken(t: Any, *args: Any) -> None:
        t.period = 99
        raise ZeroDivisionError("a bug in a rule")

    monkeypatch.setitem(steps, "reveal", (True, broken))
    refused = await bet(wires[2], "c")
    assert refused["reason"] == "frozen"
    monkeypatch.undo()
    after = (await browsers[0].get(f"/api/tables/{table}")).data
    assert after["lobby"]["status"] == "frozen" and after["view"] == before["view"] and after["seq"] == before["seq"]
    assert (await wires[0].hear("lobby"))["lobby"]["status"] == "frozen"
    assert (await bet(wires[2], "d"))["reason"] == "frozen"
    for number, wire in enumerate(elsewhere):
        assert (await bet(wire, f"e{number}"))["type"] == "done"
    (report,) = tmp_path.iterdir()
    saved = json.loads(report.read_bytes())
    assert "a bug in a rule" in "".join(saved["trace"]) and len(saved["record"]["moves"]) >= 2
    assert b"a bug in a rule" not in b"".join(browsers[0].received)
    # The next owner of the log (a restarted server with repaired rules) plays on.
    world.hub.drop(world.hub.live[table], "restart", 1012)
    back = await browsers[2].live(table).hello()
    assert back.state["lobby"]["status"] == "playing"
    assert (await bet(back, "c2"))["type"] == "done"


async def test_an_exception_in_a_view_ends_at_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    hooks = find("multiverse").hooks
    world = World()
    table, browsers = await world.table(3)
    wire = await browsers[0].live(table).hello()
    monkeypatch.setattr(hooks, "view", lambda t, seat: 1 // 0)
    answer = await browsers[1].get(f"/api/tables/{table}")
    assert answer.status in (500, 503)
    await world.settle()
    monkeypatch.undo()
    assert (await wire.hear("lobby"))["lobby"]["status"] == "frozen"


async def test_an_exception_in_a_socket_ends_that_socket_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    table, browsers = await world.table(3)
    wires = [await browser.live(table).hello() for browser in browsers]
    with monkeypatch.context() as broken:
        broken.setattr(Socket, "_understand", lambda *args: 1 / 0)
        wires[0].say({"type": "ping"})
        await world.settle()
    assert wires[0].heard[-1] == {"type": "closed", "reason": "broken"} and wires[0].closed == 1011
    assert world.hub.counts == {"socket_failed": 1}
    assert (await bet(wires[1], "a"))["type"] == "done"
    assert (await bet(await browsers[0].live(table).hello(), "b"))["type"] == "done"


async def test_another_server_took_the_table_over() -> None:
    """B8.77 for one machine: the old owner's write fails, and it lets go."""
    world = World()
    table, browsers = await world.table(3)
    wire = await browsers[0].live(table).hello()
    log = world.store.logs[table]
    world.store.logs[table] = log._replace(epoch=log.epoch + 5)
    assert (await bet(wire, "a"))["reason"] == "try_later"
    await world.settle()
    assert wire.closed == 1012
    back = await browsers[0].live(table).hello()
    assert back.state["epoch"] > log.epoch + 5
    assert (await bet(back, "a"))["type"] == "done"


async def test_a_locked_database_answers_try_later_and_recovers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """B6.60: another program holds the lock for longer than we wait."""
    monkeypatch.setattr("alcancia.server.store.files.BUSY_SECONDS", 0.05)
    world = World(sqlite(tmp_path))
    table, browsers = await world.table(3)
    wire = await browsers[0].live(table).hello()
    thief = sqlite3.connect(tmp_path / "alcancia.sqlite3", isolation_level=None)
    thief.execute("BEGIN IMMEDIATE")
    assert (await bet(wire, "a"))["reason"] == "try_later"
    assert (await browsers[1].get(f"/api/tables/{table}")).status == 200
    thief.execute("ROLLBACK")
    thief.close()
    answer: Any = None
    for _ in range(100):
        answer = await bet(wire, "a")
        if answer["type"] == "done":
            break
        await asyncio.sleep(0.02)
    assert answer["type"] == "done"
    world.store.close()


async def test_a_failing_sync_takes_a_new_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """B6.59: never acknowledge on hope, never retry on the same connection."""
    world = World(sqlite(tmp_path))
    table, browsers = await world.table(3)
    wire = await browsers[0].live(table).hello()
    store = world.store
    commit, again = store._commit, store._again
    taken = []
    broken = True

    def failing(db: Any, works: Any) -> Any:
        if broken:
            raise sqlite3.OperationalError("disk I/O error")
        return commit(db, works)

    store._commit = failing

    def fresh(db: Any) -> Any:
        taken.append(db)
        return again(db)

    store._again = fresh
    assert (await bet(wire, "a"))["reason"] == "try_later"
    assert taken
    broken = False
    await asyncio.sleep(0.1)
    assert (await bet(wire, "a"))["type"] == "done"
    store.close()


async def test_the_sweeper_tidies_up() -> None:
    """B3.33, B7.67: unplayed tables go after an hour, old ones after a month, each announced first; what is in use stays."""
    world = World()
    played, browsers = await world.table(3)
    host = world.browser()
    unplayed = (await host.post("/api/tables", {"game": "multiverse", "seats": 3})).data["table"]
    wire = await browsers[0].live(played).hello()
    world.clock.sleep(700)
    await swept(world)
    assert set(world.hub.live) == {played} and set(world.store.logs) == {played, unplayed}
    world.clock.sleep(3000)
    await swept(world)
    assert set(world.store.logs) == {played, unplayed} and world.hub.counts["tables_due"] == 1, "announced"
    world.clock.sleep(sweeping.NOTICE_SECONDS)
    await swept(world)
    assert set(world.store.logs) == {played} and world.hub.counts["tables_deleted"] == 1
    for _ in range(40):
        world.clock.sleep(86_400)
        await swept(world)
    assert wire.closed is None and set(world.store.logs) == {played}
    wire.hang_up()
    await world.settle()
    world.clock.sleep(700)
    await swept(world)
    world.clock.sleep(sweeping.NOTICE_SECONDS)
    await swept(world)
    assert not world.store.logs


async def test_a_doubt_that_could_not_be_written_is_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """W8: the disk takes nothing while the date jumps, and the note says nothing of it: the doubt is kept in mind, and noted later."""
    world = World()
    table, _ = await world.table(3)
    world.hub.drop(world.hub.live[table], "idle", 1012)
    await swept(world)
    monkeypatch.setattr(world.store, "write_note", lambda name, value, reply: reply(Failed("try_later")))
    world.clock.day += 400 * 86_400
    for _ in range(4):
        world.clock.sleep(sweeping.NOTICE_SECONDS)
        await swept(world)
    assert set(world.store.logs) == {table} and not world.store.notebook
    monkeypatch.undo()
    world.clock.sleep(60)
    await swept(world)
    again = World(world.store)
    again.clock.day = world.clock.day
    for _ in range(2):
        again.clock.sleep(sweeping.NOTICE_SECONDS)
        await swept(again)
    assert set(world.store.logs) == {table} and again.hub.sweeper.calendar.doubt.seconds > 399 * 86_400


async def swept(world: World) -> None:
    """A minute's tidying."""
    await world.hub.sweep()
    await world.settle()


async def test_a_clock_that_jumped_deletes_nothing() -> None:
    """W8: the date is believed only when it has held for days; until then tables age by the time that somebody saw pass."""
    world = World()
    table, _ = await world.table(3)
    world.hub.drop(world.hub.live[table], "idle", 1012)
    await swept(world)
    world.clock.day += 400 * 86_400
    for _ in range(4):
        world.clock.sleep(sweeping.NOTICE_SECONDS)
        await swept(world)
    assert set(world.store.logs) == {table} and world.hub.counts["clock_jumped"] == 1
    # Another start, still on the wrong date: what was doubted is doubted on.
    again = World(world.store)
    again.clock.day = world.clock.day
    await swept(again)
    again.clock.sleep(sweeping.NOTICE_SECONDS)
    await swept(again)
    assert set(world.store.logs) == {table}
    # Set right again: all is as it was.
    again.clock.day -= 400 * 86_400
    again.clock.sleep(60)
    await swept(again)
    assert again.hub.sweeper.calendar.doubt.seconds == 0
    # It really is that late, and stays so for days.
    again.clock.day += 400 * 86_400
    for _ in range(5):
        again.clock.sleep(86_400)
        await swept(again)
    again.clock.sleep(sweeping.NOTICE_SECONDS)
    await swept(again)
    assert not world.store.logs


async def test_a_new_epoch_after_a_restore() -> None:
    """B6.65: clients that are ahead of the server get everything anew, never an error."""
    world = World()
    table, browsers = await world.table(3)
    wires = [await browser.live(table).hello() for browser in browsers]
    saved = world.store.logs[table]._replace(rows=list(world.store.logs[table].rows))
    for number, wire in enumerate(wires):
        await bet(wire, f"m{number}")
    ahead = wires[0].state["seq"]
    world.hub.drop(world.hub.live[table], "restart", 1012)
    world.store.logs[table] = saved
    world.clock.sleep(100)
    back = await browsers[0].live(table).hello(since=ahead)
    assert back.state["since"] == 0 and back.state["seq"] == 1
    assert back.state["epoch"] > wires[0].state["epoch"]
