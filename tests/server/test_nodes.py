"""Several nodes with one database: who has a table, who may say so, and that nothing is lost when a node or the database goes."""

import asyncio
import contextlib
import http.client
import json
import os
import random
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from alcancia.kernel import Unplayable
from alcancia.server import limits
from alcancia.server.live import LiveTable
from alcancia.server.relay import SEAL, TRY_LATER, Relay, Unreached
from alcancia.server.store import Append, Appended, Elsewhere, Entry, Failed, HandOn, Log
from alcancia.server.store.postgres import lease as leases
from alcancia.server.store.postgres import statements
from alcancia.server.store.postgres.opening import migrate, open_database, steps
from alcancia.server.store.postgres.store import PostgresStore
from alcancia.shelf.folders import CONTENT
from bench.cluster import Cluster, Node
from bench.nodes import Crowd, stored
from bench.postgres import Postgres
from bench.server import make_table
from bench.server_client import Client
from tests.games.citylife.test_packs import GOOD
from tests.server.conftest import execute
from tests.server.test_drill import quiz_table
from tests.server.test_listening import PLAIN, has_loopback6
from tests.server.test_store import Patient, entry
from tests.server.world import World
from tests.shelf.test_own import put

SOAK = int(os.environ.get("ALCANCIA_SOAK", "1"))
DUELS, KILLS = 50 * SOAK, 10 * SOAK if SOAK > 1 else 4


async def node(database: str, name: str) -> tuple[PostgresStore, Patient]:
    store = await PostgresStore.begin(database, name, f"{name}:1", lambda: 1000)
    return store, Patient(store)


async def test_a_table_is_never_taken_from_an_owner_that_lives(database: str) -> None:
    (one, at_one), (two, at_two) = await node(database, "n1"), await node(database, "n2")
    await at_one.create("t", 5, b"", {})
    for _ in range(3):
        assert await at_two.open("t", 10) == await at_two.claim("t", 10) == Elsewhere("n1", "n1:1")
    assert await at_one.append("t", 0, 5, None, [entry("a")]) == Appended(1), "looking changed nothing"
    one.release("t", 5)
    assert isinstance(await at_one.read("t"), Log)
    assert (await at_two.open("t", 10)).epoch == 10
    assert await at_one.append("t", 1, 5, None, [entry("b")]) == Failed("fenced")
    assert await at_one.delete("t") == Failed("fenced") and await at_one.claim("t", 0) == Elsewhere("n2", "n2:1")
    await one.end()
    await two.end()


async def test_a_dead_owner_loses_its_tables_at_once_and_a_sleeping_one_with_its_lease(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "SECONDS", 1.0)
    (one, at_one), (two, at_two) = await node(database, "n1"), await node(database, "n2")
    for table in ("dead", "asleep"):
        await at_one.create(table, 5, b"", {})
    kept: list[set[str]] = []
    one.tell_kept(kept.append)
    one.lease._session.terminate()
    assert not one.holds(), "without its session it says nothing"
    assert isinstance(await at_two.claim("dead", 0), Log)
    while not kept:
        await asyncio.sleep(0.02)
    assert kept == [{"asleep"}] and one.holds(), "it looked round before it spoke again"
    assert one.lease._keeping is not None
    one.lease._keeping.cancel()  # it sleeps: nobody renews
    assert await at_two.claim("asleep", 0) == Elsewhere("n1", "n1:1")
    while isinstance(found := await at_two.claim("asleep", 0), Elsewhere):
        await asyncio.sleep(0.05)
    assert isinstance(found, Log) and not one.holds()
    assert await at_one.append("asleep", 0, 5, None, [entry("late")]) == Failed("fenced")
    await two.end()
    await one.end()


@pytest.mark.parametrize("id", ["class", "table"])
async def test_an_owner_that_dies_while_it_is_asked_about(id: str, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It lived when we wanted its table, and was gone when we asked who has it: the table is ours, and its class too."""
    (one, at_one), (two, at_two) = await node(database, "n1"), await node(database, "n2")
    await at_one.create("class", 5, b"", {})
    await at_one.create("table", 5, b"", {}, room="class")
    whose = statements.whose

    async def dies_first(db: Any, table: str) -> Any:
        await one.end()
        monkeypatch.setattr(statements, "whose", whose)
        return await whose(db, table)

    monkeypatch.setattr(statements, "whose", dies_first)
    assert isinstance(await at_two.claim(id, 9), Log)
    session = await asyncpg.connect(database)
    owners = dict(await session.fetch("SELECT id, owner FROM tables"))
    assert owners["class"] == two.lease.number and owners[id] == two.lease.number
    await session.close()
    await two.end()


async def test_a_class_stays_whole(database: str) -> None:
    (one, at_one), (two, at_two) = await node(database, "n1"), await node(database, "n2")
    await at_one.create("class", 5, b"", {})
    await at_one.create("table", 5, b"", {}, room="class")
    one.release("table", 5)
    await at_one.read("table")
    assert await at_two.open("table", 9) == Elsewhere("n1", "n1:1"), "it is free, but its class is not"
    await one.end()
    assert isinstance(await at_two.open("table", 9), Log)
    assert (await at_two.read("class")).epoch == 9, "the class came along"
    await two.end()


async def test_two_owners_at_once(database: str) -> None:
    """Duels: both hammer one table and take it from each other. Every acknowledged entry is there, once, under its number."""
    nodes = [await node(database, name) for name in ("n1", "n2")]
    fenced = told = 0
    for number in range(DUELS):
        more, acknowledged = await duel(nodes, f"t{number}", random.Random(number))
        fenced, told = fenced + more, told + acknowledged
    assert fenced > DUELS / 4 and told > 5 * DUELS
    for store, _ in nodes:
        await store.end()


async def duel(nodes: list[tuple[PostgresStore, Patient]], table: str, luck: random.Random) -> tuple[int, int]:
    """One of them; how many writes were fenced off, and how many counted."""
    told: dict[int, str] = {}
    await nodes[0][1].create(table, 1, b"", {})

    async def play(which: int) -> int:
        store, at = nodes[which]
        fenced, epoch, head = 0, 1, 0
        for round in range(8):
            if luck.random() < 0.3:
                # As if the other had died: its owner's mark is gone.
                await store._ask("UPDATE tables SET owner = NULL WHERE id = $1", table)
                if isinstance(log := await at.claim(table, 0), Log):
                    epoch, head = log.epoch, len(log.rows)
            body = f"{which}.{round}"
            result = await at.append(table, head, epoch, body, [entry(body)])
            if isinstance(result, Appended):
                assert told.setdefault(result.seq, body) == body
                head = result.seq
            else:
                fenced += result.why == "fenced"
        return fenced

    fenced = sum(await asyncio.gather(play(0), play(1)))
    assert {row.seq: row.body for row in (await nodes[0][1].read(table)).rows} == told
    return fenced, len(told)


async def test_two_migrations_at_once_and_a_newer_schema(postgres: Postgres, database: str) -> None:
    keys = await asyncio.gather(*[open_database(database) for _ in range(4)])
    assert len(set(keys)) == 1
    session = await asyncpg.connect(database)
    assert await session.fetchval("SELECT count(*) FROM migrations") == len(steps())
    with pytest.raises(Unplayable) as newer:
        await migrate(session, [])
    assert newer.value.reason == "newer_store"
    await session.close()


async def test_a_name_is_one_nodes_only(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "SECONDS", 1.0)
    one, _ = await node(database, "n1")
    with pytest.raises(Unplayable) as taken:
        await node(database, "n1")
    assert taken.value.reason == "node_in_use"
    await one.end()
    again, _ = await node(database, "n1")
    await again.end()


async def test_of_several_nodes_one_tidies_up_and_spares_what_others_have(database: str) -> None:
    (one, at_one), (two, at_two) = await node(database, "n1"), await node(database, "n2")
    await at_one.create("a", 1, b"", {})
    await at_two.create("b", 1, b"", {})
    await one.lease._renew()
    assert (one.leads(), two.leads()) == (True, False) and one.others() == {"n2": "n2:1"}
    far = 2**40
    assert [found.table for found in await one.older(far, far, 9)] == ["a"]
    await two.end()
    assert [found.table for found in await one.older(far, far, 9)] == ["a", "b"]
    await one.end()


def test_wrong_codes_are_a_budget_of_the_whole_house() -> None:
    now = 0.0
    paces = limits.Paces(lambda: now)
    paces.share(2)
    assert sum(paces["guess"].take("a", None) == 0 for _ in range(100)) == limits.PACES["guess"][1][1] // 2
    assert paces["guess"].strangers.rate == limits.PACES["guess"][0][0] / 2


async def test_the_database_killed_at_any_moment_of_an_append(database: str, postgres: Postgres) -> None:
    """What was acknowledged is there; what was not may be resent under its id, and is there once."""
    store, at = await node(database, "n1")
    assert await at.create("t", 1, b"", {}) == Appended(0)
    told: dict[int, str] = {}
    for round in range(KILLS):
        epoch, head = 0, 0
        while not isinstance(log := await at.claim("t", 0), Log):
            await asyncio.sleep(0.05)
        epoch, head = log.epoch, len(log.rows)
        known = {row.move_id for row in log.rows}
        waiting: list[asyncio.Future[Any]] = []
        for number in range(30):
            waiting.append(asyncio.get_running_loop().create_future())
            store.append(Append("t", head + number, epoch, f"{round}.{number}", [Entry(f"{round}.{number}", "h")]), waiting[-1].set_result)
            await asyncio.sleep(0.001 * (round % 3))
            if number == 10 + round % 18:
                await asyncio.to_thread(postgres.kill)
                await asyncio.to_thread(postgres.start)
        for number, result in enumerate([await future for future in waiting]):
            if isinstance(result, Appended):
                assert f"{round}.{number}" not in known
                told[result.seq] = f"{round}.{number}"
    while not isinstance(log := await at.claim("t", 0), Log):
        await asyncio.sleep(0.05)
    rows = {row.seq: row.body for row in log.rows}
    assert {seq: rows.get(seq) for seq in told} == told and sorted(rows) == list(range(1, len(rows) + 1)) and log.whole
    assert len({row.move_id for row in log.rows}) == len(rows) and len(told) > 3 * KILLS
    await store.end()


STOPS = """
CREATE TABLE stops (point text);
CREATE FUNCTION stop_here() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF EXISTS (SELECT FROM stops WHERE point = TG_ARGV[0]) THEN PERFORM pg_sleep(60); END IF; RETURN NEW;
END $$;
CREATE TRIGGER a BEFORE UPDATE ON tables FOR EACH ROW WHEN (OLD.entries < NEW.entries) EXECUTE FUNCTION stop_here('moving');
CREATE TRIGGER b BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION stop_here('writing');
CREATE TRIGGER c AFTER INSERT ON log FOR EACH ROW EXECUTE FUNCTION stop_here('written');
CREATE CONSTRAINT TRIGGER d AFTER INSERT ON log DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION stop_here('committing');
"""
"""What an append does in the database, one thing after the other; it stays where it is told to."""
STANDS = """
SELECT EXISTS (
    SELECT FROM pg_stat_activity
    WHERE wait_event IN ('PgSleep', 'SyncRep') AND query LIKE '%INSERT INTO log%' AND pid <> pg_backend_pid()
)
"""


@pytest.mark.parametrize("point", ["moving", "writing", "written", "committing", "committed"])
async def test_the_database_killed_at_every_statement_of_an_append(
    point: str, database: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until it is committed nothing is there; from then on all of it, though nobody was told. Said again under its id, it is there once."""
    if point == "committed":
        monkeypatch.setattr(leases, "SECONDS", 24.0)  # else the lease may be renewed just then, and be what waits: then nobody appends
    store, at = await node(database, "n1")
    await at.create("t", 1, b"", {})
    session = await asyncpg.connect(database)
    await session.execute(STOPS)
    for round in range(max(1, KILLS // 5)):
        head, epoch = await held(at)
        appends = [Append("t", head + number, epoch, f"{round}.{number}", [Entry(f"{round}.{number}", "h")]) for number in range(3)]
        await stop_at(session, point)
        waiting = [asyncio.get_running_loop().create_future() for _ in appends]
        for append, future in zip(appends, waiting, strict=True):
            store.append(append, future.set_result)
        while not await session.fetchval(STANDS):
            await asyncio.sleep(0.01)
        await asyncio.to_thread(postgres.kill)
        (postgres.data / "postgresql.auto.conf").write_text("")
        await asyncio.to_thread(postgres.start)
        assert [await future for future in waiting] == [Failed("try_later")] * 3, "nobody knows"
        there, epoch = await held(at)
        assert there - head == (3 if point == "committed" else 0)
        session = await asyncpg.connect(database)
        await session.execute("DELETE FROM stops")
        for number, append in enumerate(appends):
            again = await at.append("t", max(there, head + number), epoch, append.move_id, list(append.entries))
            assert again == (Failed("repeated") if point == "committed" else Appended(head + number + 1))
        assert (await held(at))[0] == head + 3
    assert [row.move_id for row in (await at.read("t")).rows] == [f"{round}.{n}" for round in range(max(1, KILLS // 5)) for n in range(3)]
    await session.close()
    await store.end()


async def held(at: Patient) -> tuple[int, int]:
    """How many entries the table has, and the epoch under which it is ours now; as soon as the database is back."""
    while not isinstance(log := await at.claim("t", 0), Log):
        await asyncio.sleep(0.05)
    return len(log.rows), log.epoch


async def stop_at(session: Any, point: str) -> None:
    """The next append stays there. When it is committed, by waiting for a copy elsewhere that nobody makes."""
    await session.execute("INSERT INTO stops VALUES ($1)", point)
    if point == "committed":
        await session.execute("ALTER SYSTEM SET synchronous_standby_names = 'nobody'")
        await session.execute("SELECT pg_reload_conf()")
        while await session.fetchval("SHOW synchronous_standby_names") != "nobody":
            await asyncio.sleep(0.01)


async def test_what_only_another_node_knows_is_left_to_it(database: str) -> None:
    """A rolling upgrade: a table laid by rules or with content that this program does not know goes to a node that may, and is no crash."""
    (one, _), (two, _) = await node(database, "n1"), await node(database, "n2")
    newer, older = World(one), World(two)
    table, _ = await newer.table(3)
    await two.lease._renew()

    async def unknown(log: Log) -> Any:
        raise Unplayable("unknown_version", version="99", known="1")

    older.hub._bring_in = unknown  # type: ignore[method-assign]
    newer.hub.drop(newer.hub.live[table], "idle", 1012)
    one.release(table, (await Patient(one).read(table)).epoch)
    await Patient(one).read(table)
    with pytest.raises(HandOn) as there:
        await older.hub.open(table)
    assert there.value.owner.node == "n1" and older.hub.counts == {"table_left_to_others": 1}
    live = None
    while not isinstance(live, LiveTable):
        with contextlib.suppress(HandOn):  # until it is given back
            live = await newer.hub.open(table)
        await asyncio.sleep(0.02)
    assert not live.frozen
    await two.end()
    await one.end()


# ── real nodes ───────────────────────────────────────────────────────────────


@pytest.fixture
def cluster(database: str) -> Iterator[Cluster]:
    with Cluster(2, database) as running:
        yield running


def get(at: Node, path: str, token: str = "", host: str = "127.0.0.1", **headers: str) -> tuple[int, Any]:
    with closing(http.client.HTTPConnection(host, at.port, timeout=20)) as line:
        line.request("GET", path, headers=headers | ({"Authorization": f"Bearer {token}"} if token else {}))
        answer = line.getresponse()
        return answer.status, json.loads(answer.read() or b"null")


async def first_state(at: Node, table: str, token: str) -> Any:
    found: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def heard(client: Client, message: dict[str, Any]) -> None:
        if message["type"] == "state" and not found.done():
            found.set_result(message)

    line = lambda: Client(f"/api/tables/{table}/live", f"127.0.0.1:{at.port}", token, heard)  # noqa: E731
    _, client = await asyncio.get_running_loop().create_connection(line, "127.0.0.1", at.port)
    state = await asyncio.wait_for(found, 20)
    client.close()
    return state


def first_state_of(at: Node, table: str, token: str) -> Any:
    return asyncio.run(first_state(at, table, token))


def test_any_node_answers_for_all_and_a_dead_one_is_missed_by_nobody(cluster: Cluster) -> None:
    one, two = cluster.nodes
    with closing(http.client.HTTPConnection("127.0.0.1", one.port)) as line:
        table, tokens = make_table(line)
    seen = [get(at, f"/api/tables/{table}", tokens[1]) for at in (one, two, one)]
    assert [status for status, _ in seen] == [200] * 3 and seen[0][1]["epoch"] == seen[1][1]["epoch"] == seen[2][1]["epoch"]
    mine = [get(at, f"/api/mine?tables={table}", tokens[1])[1]["tables"] for at in (one, two)]
    assert mine[0] == mine[1] and mine[0][0]["table"] == table
    states = [first_state_of(at, table, tokens[0]) for at in (one, two)]
    assert states[0]["seq"] == states[1]["seq"] and states[0]["epoch"] == states[1]["epoch"]
    assert get(two, f"/api/tables/{table}", tokens[1], **{SEAL: "x" * 48})[0] == 200, "a made-up seal opens nothing and shuts nothing"
    one.kill()
    status, after = get(two, f"/api/tables/{table}", tokens[1])
    assert status == 200 and after["seq"] == seen[0][1]["seq"] and after["epoch"] > seen[0][1]["epoch"]


def test_a_dead_node_is_missed_by_nobody_though_the_database_is_slow_to_see_it(cluster: Cluster, database: str) -> None:
    """Its session seems to live for a second longer: whoever asks meanwhile waits and is told nothing of it, by request or by socket."""
    one, two = cluster.nodes
    with closing(http.client.HTTPConnection("127.0.0.1", one.port)) as line:
        table, tokens = make_table(line)
        other, others = make_table(line)
    session = asyncio.run(leading_session(database, one))
    os.kill(session, signal.SIGSTOP)
    threading.Timer(1.0, os.kill, (session, signal.SIGCONT)).start()
    one.kill()
    with ThreadPoolExecutor(2) as asking:
        shown, state = asking.submit(get, two, f"/api/tables/{table}", tokens[1]), asking.submit(first_state_of, two, other, others[0])
    assert shown.result()[0] == 200 and state.result()["type"] == "state"


async def leading_session(database: str, node: Node) -> int:
    """The process of the database that holds a node's lease."""
    session = await asyncpg.connect(database)
    found = await session.fetchval(
        "SELECT pid FROM pg_locks JOIN nodes ON locktype = 'advisory' AND incarnation = (classid::bigint << 32) | objid::bigint"
        " WHERE nodes.id = $1",
        node.name,
    )
    await session.close()
    assert isinstance(found, int)
    return found


@pytest.mark.parametrize(("method", "what"), [("GET", Unreached), ("POST", None)])
async def test_a_node_that_dies_while_it_answers(method: str, what: type[Exception] | None) -> None:
    """What only looks is asked elsewhere. Whoever wanted something done has to ask again: perhaps it was done."""

    async def dies(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.transport.abort()

    async with await asyncio.start_server(dies, "127.0.0.1", 0) as server:
        address = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
        with pytest.raises(what) if what else contextlib.nullcontext():
            assert await Relay(b"k" * 32).ask(address, method, "/", [], b"") == TRY_LATER


def test_nodes_reach_each_other_by_ipv6_too(database: str) -> None:
    if not has_loopback6():
        pytest.skip("this machine has no IPv6")
    with Cluster(2, database, host="::1") as cluster:
        with closing(http.client.HTTPConnection("::1", cluster.nodes[0].port)) as line:
            table, tokens = make_table(line)
        there = [get(at, f"/api/tables/{table}", tokens[0], "::1") for at in cluster.nodes]
        assert there[0][0] == 200 and there[0] == there[1]
        address = f"ws://[::1]:{cluster.nodes[1].port}/api/tables/{table}/live"
        with connect(address, additional_headers={"Authorization": f"Bearer {tokens[0]}"}) as socket:
            socket.send(json.dumps({"type": "hello", "since": 0}))
            assert heard(socket, "state")["epoch"] == there[0][1]["epoch"]


def heard(socket: ClientConnection, kind: str) -> Any:
    """The next message of this kind."""
    while (message := json.loads(socket.recv(60)))["type"] != kind:
        pass
    return message


@pytest.mark.parametrize("program", [Node.program, ("-c", PLAIN)], ids=["bytes", "texts"])
def test_a_socket_by_way_of_another_node(program: tuple[str, ...], database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts, echoes, floods and farewells go through, by the short way and by the plain one; a node that dies is a restart."""
    monkeypatch.setattr(Node, "program", program)
    with Cluster(2, database) as cluster:
        one, two = cluster.nodes
        with closing(http.client.HTTPConnection("127.0.0.1", one.port)) as line:
            table, tokens = make_table(line)

        def sit(token: str) -> Any:
            return connect(f"ws://127.0.0.1:{two.port}/api/tables/{table}/live", additional_headers={"Authorization": f"Bearer {token}"})

        with sit(tokens[0]) as first, sit(tokens[1]) as second:
            for socket in (first, second):
                socket.send(json.dumps({"type": "hello", "since": 0}))
            state, _ = (heard(socket, "state") for socket in (first, second))
            assert first.ping().wait(60), "an echo of the owner's, or of ours"
            first.send(json.dumps({"type": "move", "id": "m", "question": state["view"]["question"]["id"], "move": ["bet", ["bluff"]]}))
            assert heard(first, "done")["seq"] == heard(second, "state")["seq"] == 2
            with contextlib.suppress(ConnectionClosed):
                for _ in range(20_000):
                    second.send(json.dumps({"type": "ping"}))
            with pytest.raises(ConnectionClosed) as shown_out:
                heard(second, "nothing")
            # The owner counts. It does not read what is left, so the end of its line may outrun its farewell: to us that is a restart.
            assert shown_out.value.rcvd is None or shown_out.value.rcvd.code in (1008, 1012)
            one.kill()
            with pytest.raises(ConnectionClosed) as lost:
                heard(first, "nothing")
            assert lost.value.rcvd is not None and lost.value.rcvd.code == 1012


def test_a_socket_by_way_of_another_node_counts_there_too(database: str) -> None:
    """It takes two handles where it is handed on: of ten, strangers may have six, and people we know the rest."""
    with Cluster(2, database, max_sockets=10) as cluster, contextlib.ExitStack() as stack:
        one, two = cluster.nodes
        with closing(http.client.HTTPConnection("127.0.0.1", one.port)) as line:
            table, tokens = make_table(line)

        def come(token: str = "") -> ClientConnection:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            return stack.enter_context(connect(f"ws://127.0.0.1:{two.port}/api/tables/{table}/live", additional_headers=headers))

        watching = [come() for _ in range(3)]
        with pytest.raises(InvalidStatus):
            come()
        playing = [come(tokens[0]), come(tokens[1])]
        with pytest.raises(InvalidStatus):
            come(tokens[2])
        for socket in [*watching, *playing]:
            socket.close()
        while True:
            with contextlib.suppress(InvalidStatus):
                come(tokens[2]).send(json.dumps({"type": "hello", "since": 0}))
                return


def test_a_node_that_slept_speaks_for_nothing_that_others_took(cluster: Cluster) -> None:
    one, two = cluster.nodes
    with closing(http.client.HTTPConnection("127.0.0.1", one.port)) as line:
        table, tokens = make_table(line)
    before = get(one, f"/api/tables/{table}", tokens[1])[1]
    one.pause()
    while (found := get(two, f"/api/tables/{table}", tokens[1]))[0] != 200:
        pass
    assert found[1]["epoch"] > before["epoch"]
    one.wake()
    while (woken := get(one, f"/api/tables/{table}", tokens[1]))[0] == 503:
        pass
    assert woken == found, "it asks whoever has the table now"


def test_only_the_house_can_seal() -> None:
    ours, theirs = Relay(b"k" * 32), Relay(b"l" * 32)
    assert ours.sealed({SEAL: ours._seal}) and not ours.sealed({SEAL: theirs._seal}) and not ours.sealed({})


def test_content_that_came_to_one_node_is_there_at_all(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A quiz pack lies on one node's shelf only; a table is laid with it there, that node dies, and the table goes on at the other."""
    with contextlib.ExitStack() as stack:
        cluster = Cluster(2, database)
        shelf = cluster.folder / "n2" / "content"
        monkeypatch.setenv(CONTENT, str(shelf))
        (cluster.folder / "tiny.json").write_text(json.dumps(GOOD))
        put(cluster.folder / "tiny.json")
        one, two = stack.enter_context(cluster).nodes
        table = quiz_table(two.port)
        assert get(one, f"/api/tables/{table}")[1]["lobby"]["status"] == "playing"
        two.kill()
        while (found := get(one, f"/api/tables/{table}"))[0] == 503:
            pass
        assert found[1]["lobby"]["status"] == "playing", found[1]["lobby"]["status"]


SLOW_COMMIT = """
CREATE FUNCTION wait_a_little() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(1.5); RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER slowly AFTER INSERT ON log DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (NEW.move_id IS NOT NULL) EXECUTE FUNCTION wait_a_little();
"""
"""What is written waits a moment before it is committed, long enough to stop whoever wrote it."""


def test_a_node_stopped_between_append_and_commit(cluster: Cluster, database: str) -> None:
    """SIGSTOP when the row is written and nobody knows whether it counts: the next owner has it once, the same id gets the same answer."""
    one, two = cluster.nodes
    with closing(http.client.HTTPConnection("127.0.0.1", one.port)) as line:
        table, tokens = make_table(line)
    execute(database, SLOW_COMMIT)
    move = {"id": "m", "question": get(one, f"/api/tables/{table}", tokens[0])[1]["view"]["question"]["id"], "move": ["bet", ["bluff"]]}
    line = http.client.HTTPConnection("127.0.0.1", one.port, timeout=30)
    headers = {"Authorization": f"Bearer {tokens[0]}", "Content-Type": "application/json"}
    line.request("POST", f"/api/tables/{table}/moves", json.dumps(move), headers)
    time.sleep(0.7)
    one.pause()
    while get(two, f"/api/tables/{table}", tokens[0])[0] != 200:
        pass
    with closing(http.client.HTTPConnection("127.0.0.1", two.port, timeout=30)) as again:
        again.request("POST", f"/api/tables/{table}/moves", json.dumps(move), headers)
        answer = json.loads(again.getresponse().read())
    assert answer["seq"] == 2
    one.wake()
    line.getresponse().read()
    line.close()
    while (woken := get(one, f"/api/tables/{table}", tokens[0]))[0] == 503:
        pass
    assert woken[1]["seq"] == get(two, f"/api/tables/{table}", tokens[0])[1]["seq"] == 2, "once, and both say so"


@pytest.mark.slow
@pytest.mark.parametrize("how", ["kill", "pause", "restart"])
def test_nodes_that_die_or_sleep_again_and_again(how: str, database: str) -> None:
    """People play on through it all, and whatever was acknowledged is there, once."""
    times = {"kill": 5, "pause": 1, "restart": 2}[how] * SOAK

    async def play() -> dict[str, int]:
        with Cluster(2, database) as cluster:
            crowd = Crowd(cluster)
            await crowd.sit_down()
            for number in range(times):
                node = cluster.nodes[number % 2]
                if how != "pause":
                    await asyncio.to_thread(node.kill if how == "kill" else node.stop)
                    await asyncio.sleep(0.4)
                    await asyncio.to_thread(node.start)
                else:
                    node.pause()
                    await asyncio.sleep(random.choice([0.5, 3, 7]))
                    node.wake()
                await asyncio.sleep(0.5 + random.random())
            await asyncio.sleep(3)
            told = {(guest.table, guest.seat): dict(guest.done) for guest in crowd.guests}
            await crowd.go()
            return await stored(cluster, told)

    found = asyncio.run(play())
    assert found["acknowledged"] > times and (found["lost"], found["doubled"], found["holes"]) == (0, 0, 0), found


class Person:
    """Somebody with a device, who asks whichever node they happen to reach."""

    def __init__(self, nodes: list[Node]) -> None:
        self.nodes, self.token, self.asked = nodes, "", 0

    def ask(self, path: str, body: Any = None) -> Any:
        """At one node after the other."""
        self.asked += 1
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {self.token}"} if self.token else {})
        with closing(http.client.HTTPConnection("127.0.0.1", self.nodes[self.asked % len(self.nodes)].port, timeout=60)) as line:
            line.request("GET" if body is None else "POST", path, None if body is None else json.dumps(body), headers)
            answer = line.getresponse()
            self.token = (answer.getheader("set-cookie") or "").partition("=")[2].partition(";")[0] or self.token
            data = json.loads(answer.read() or b"null")
        assert answer.status < 300, (path, answer.status, data)
        return data


def test_open_tables_are_listed_and_a_class_is_led_at_any_node(cluster: Cluster) -> None:
    """Real nodes: the list of open tables is the same at both, and a whole lesson begins with every question put to another node."""
    hosts = [Person([node]) for node in cluster.nodes for _ in range(2)]
    made = [host.ask("/api/tables", {"game": "multiverse", "seats": 3, "name": "A"}) for host in hosts]
    for host, one in zip(hosts, made, strict=True):
        host.ask(f"/api/tables/{one['table']}/manners", {"listed": True})
    codes, patience = {one["code"] for one in made}, time.monotonic() + 60
    while any({row["code"] for row in Person([node]).ask("/api/tables")["tables"]} != codes for node in cluster.nodes):
        assert time.monotonic() < patience, "each node hears of the other when it renews its lease"
        time.sleep(0.1)
    for node in cluster.nodes:
        seated = Person([node])
        assert seated.ask(f"/api/tables/{made[0]['table']}/join", {})["seat"] is not None, "whichever node one came to"
    trainer = Person(cluster.nodes)
    room = trainer.ask("/api/classes", {"game": "multiverse"})
    path = f"/api/classes/{room['class']}"
    trainer.ask(f"{path}/door", {"open": True})
    learners = [Person(cluster.nodes[number % 2 :] + cluster.nodes[: number % 2]) for number in range(6)]
    for learner in learners:
        learner.ask(f"{path}/join", {})
    trainer.ask(f"{path}/start", {})
    walls = [trainer.ask(path) for _ in cluster.nodes]
    tables = [tile["table"] for tile in walls[0]["wall"]]
    assert len(tables) == 2 and tables == [tile["table"] for tile in walls[1]["wall"]]
    for learner in learners:
        [own] = learner.ask(path)["you"]
        assert learner.ask(f"/api/tables/{own['table']}")["lobby"]["status"] == "playing"
        assert learner.ask(f"/api/mine?tables={','.join(tables)}")["tables"][0]["table"] == own["table"]
    owner = next(node for node in cluster.nodes if node.port == int(owner_of(cluster.database, room["class"]).rpartition(":")[2]))
    assert {owner_of(cluster.database, table) for table in tables} == {owner_of(cluster.database, room["class"])}, "the class is whole"
    owner.kill()
    left = Person([node for node in cluster.nodes if node is not owner])
    left.token = trainer.token
    while get(left.nodes[0], path, trainer.token)[0] == 503:
        pass
    assert [tile["table"] for tile in left.ask(path)["wall"]] == tables, "and goes on at the other node"
    assert left.ask(f"/api/tables/{tables[0]}")["lobby"]["status"] == "playing"
    assert len({owner_of(cluster.database, id) for id in (room["class"], tables[0])}) == 1


def owner_of(database: str, id: str) -> str:
    """Where the node is reached that has this table or class."""

    async def look() -> str:
        session = await asyncpg.connect(database)
        found = await session.fetchval("SELECT address FROM tables JOIN nodes ON incarnation = owner WHERE tables.id = $1", id)
        await session.close()
        return str(found)

    return asyncio.run(look())
