"""One suite for every store; then what only a file can get wrong."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from alcancia.kernel import Unplayable
from alcancia.server import commands
from alcancia.server.store import Append, Appended, Code, Entry, Failed, Fill, Log, Store, statements
from alcancia.server.store import files as store_files
from alcancia.server.store.postgres.store import PostgresStore
from alcancia.server.store.sqlite import erase
from tests.server.world import MemoryStore, SteadyClock, World, run, sqlite

Make = Callable[[], Awaitable[Store]]


def entry(text: str) -> Entry:
    return Entry(text, f"hash of {text}")


class Patient:
    """A store whose answers can be awaited."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def __getattr__(self, name: str) -> Any:
        async def call(*args: Any, **more: Any) -> Any:
            answered: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            if name == "append":
                self.store.append(Append(*args, **more), answered.set_result)
            else:
                getattr(self.store, name)(*args, answered.set_result, **more)
            return await asyncio.wait_for(answered, 60)

        return call


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Make:
    clock = SteadyClock()

    async def made() -> Store:
        if request.param == "memory":
            return MemoryStore(clock.utc)
        if request.param == "sqlite":
            return sqlite(tmp_path, clock)
        return await PostgresStore.begin(database, "n1", "nowhere", clock.utc)

    database = request.getfixturevalue("database") if request.param == "postgres" else ""
    return made


async def test_a_log_only_grows_at_its_end(make: Make) -> None:
    store = await make()
    ask = Patient(store)
    assert await ask.create("t", 5, b"lobby", {b"code": None}) == Appended(0)
    assert await ask.create("t", 5, b"lobby", {}) == Failed("repeated")
    assert await ask.append("t", 0, 5, None, [entry("a")]) == Appended(1)
    assert await ask.append("t", 0, 5, None, [entry("b")]) == Failed("stale")
    assert await ask.append("t", 2, 5, None, [entry("b")]) == Failed("stale")
    assert await ask.append("t", 1, 5, "m1", [entry("b"), entry("c")], sent="sent") == Appended(3)
    assert await ask.append("t", 3, 5, "m1", [entry("d")]) == Failed("repeated")
    assert await ask.append("t", 3, 4, None, [entry("d")]) == Failed("fenced")
    assert await ask.append("x", 0, 5, None, [entry("d")]) == Failed("gone")
    log = await ask.claim("t", 0)
    assert isinstance(log, Log)
    assert [row[:4] for row in log.rows] == [(1, None, None, "a"), (2, "m1", "sent", "b"), (3, None, None, "c")]
    assert log.epoch == 6 and log.lobby == b"lobby"
    assert await ask.append("t", 3, 5, None, [entry("d")]) == Failed("fenced")
    assert await ask.append("t", 3, 6, None, [entry("d")]) == Appended(4)
    await store.end()


async def test_an_epoch_never_goes_back(make: Make) -> None:
    store = await make()
    ask = Patient(store)
    await ask.create("t", 5, b"", {})
    assert (await ask.claim("t", 100)).epoch == 100
    assert (await ask.claim("t", 50)).epoch == 101
    assert await ask.claim("x", 0) == Failed("gone")
    await store.end()


async def test_the_lobby_and_its_codes_are_replaced_whole(make: Make) -> None:
    store = await make()
    ask = Patient(store)
    await ask.create("t", 1, b"one", {b"join": None, b"ana": 1})
    assert await store.find_code(b"join") == Code("t", None) and await store.find_code(b"ana") == Code("t", 1)
    assert await ask.save_lobby("t", 1, b"two", {b"join": None, b"bea": 2}) == Appended(0)
    assert await store.find_code(b"ana") is None and await store.find_code(b"bea") == Code("t", 2)
    assert await ask.save_lobby("t", 9, b"three", {}) == Failed("fenced")
    assert await ask.save_lobby("x", 1, b"three", {}) == Failed("gone")
    await ask.create("u", 1, b"", {b"join": None})
    assert await store.find_code(b"join") == Code("t", None)
    assert (await ask.claim("t", 0)).lobby == b"two"
    await store.end()


async def test_what_is_deleted_is_gone(make: Make) -> None:
    store = await make()
    ask = Patient(store)
    await ask.create("t", 1, b"", {b"c": None})
    await ask.append("t", 0, 1, None, [entry("a")])
    assert await store.exists(["t", "x"]) == {"t"}
    far = 2**40
    assert [summary[::2] for summary in await store.older(far, far, 9)] == [("t", 1)] and await store.fill() == Fill(1, 1)
    assert not await store.older(0, far, 9) and await store.newest() == SteadyClock().utc()
    assert await ask.delete("t") == Appended(0)
    assert await ask.delete("t") == Failed("gone")
    assert await ask.append("t", 1, 1, None, [entry("b")]) == Failed("gone")
    assert await ask.save_lobby("t", 1, b"Ana", {}) == Failed("gone")
    assert await store.find_code(b"c") is None and not await store.exists(["t"])
    assert not await store.older(far, far, 9) and await store.fill() == Fill(0, 0)
    await store.end()


async def test_whoever_looks_for_a_table_hears_what_is_there(make: Make) -> None:
    store = await make()
    ask = Patient(store)
    await ask.create("t", 5, b"lobby", {})
    await ask.append("t", 0, 5, "m", [entry("a")])
    log = await ask.open("t", 50)
    assert (log.epoch, log.lobby, [row.body for row in log.rows], log.whole) == (50, b"lobby", ["a"], True)
    assert await ask.own("t", 50) == Appended(0)
    assert await ask.append("t", 1, 5, None, [entry("b")]) == Failed("fenced")
    assert await ask.append("t", 1, 50, None, [entry("b")]) == Appended(2)
    assert await ask.open("x", 50) == Failed("gone") == await ask.read("x")
    store.release("t", 50)
    assert [row.body for row in (await ask.read("t")).rows] == ["a", "b"]
    assert store.holds() and store.leads() and not store.others()
    await store.end()


async def test_notes(make: Make) -> None:
    store = await make()
    ask = Patient(store)
    assert len(store.key) > 16 and await store.note("n") is None
    assert await ask.write_note("n", b"1") == Appended(0) == await ask.write_note("n", b"2")
    assert await store.note("n") == b"2"
    assert await ask.write_note("shelf/b", b"") == Appended(0) and await store.notes("shelf/") == {"shelf/b"}
    await store.end()


async def test_writes_are_answered_in_order_and_each_by_itself(make: Make) -> None:
    """Whatever is handed in at once, each is judged as if it came alone."""
    store = await make()
    ask = Patient(store)
    for table in "abc":
        await ask.create(table, 1, b"", {})
    plan: list[tuple[str, int, int, str | None]] = [
        ("a", 0, 1, None), ("b", 0, 1, None), ("a", 1, 1, "m"), ("a", 2, 1, None),
        ("b", 9, 1, None), ("b", 1, 2, None), ("x", 0, 1, None), ("a", 3, 1, "m"), ("a", 3, 1, "n"), ("c", 1, 1, None), ("c", 0, 1, None),
    ]  # fmt: skip
    expected = [
        Appended(1), Appended(1), Appended(2), Appended(3),
        Failed("stale"), Failed("fenced"), Failed("gone"), Failed("repeated"), Appended(4), Failed("stale"), Appended(1),
    ]  # fmt: skip
    assert await asyncio.gather(*[ask.append(*step, [entry('é"\n')]) for step in plan]) == expected
    assert [len((await ask.read(table)).rows) for table in "abc"] == [4, 1, 1]
    await store.end()


async def test_many_writes_share_a_commit_and_a_bad_one_harms_no_other(tmp_path: Path) -> None:
    store = sqlite(tmp_path)
    ask = Patient(store)
    tables = [f"t{number}" for number in range(50)]
    await asyncio.gather(*[ask.create(table, 1, b"", {}) for table in tables])
    before = store.commits
    wrong = ask.append("t0", 0, 2**70, None, [entry("a")])
    results = await asyncio.gather(*[ask.append(table, 0, 1, None, [entry("a")]) for table in tables[1:]], wrong)
    assert results[:-1] == [Appended(1)] * 49 and results[-1] == Failed("try_later")
    assert store.commits - before < 40
    store.close()


async def test_appends_in_one_statement_are_judged_as_if_one_by_one(tmp_path: Path) -> None:
    store = sqlite(tmp_path)
    ask = Patient(store)
    await asyncio.gather(*[ask.create(table, 1, b"", {}) for table in "abc"])
    plans: list[list[tuple[str, int, int, str | None]]] = [
        [("a", 0, 1, None), ("b", 0, 1, None), ("a", 1, 1, "m"), ("a", 2, 1, None)],
        [("a", 3, 1, None), ("a", 3, 1, None), ("b", 1, 1, None)],
        [("a", 4, 1, "m"), ("b", 2, 1, "m"), ("a", 4, 1, "n")],
        [("a", 9, 1, None), ("b", 3, 2, None), ("c", 1, 1, None), ("x", 0, 1, None), ("c", 0, 1, None)],
        [("c", 1, 1, "o"), ("c", 2, 1, "o"), ("c", 2, 1, "p")],
    ]
    expected = [
        [Appended(1), Appended(1), Appended(2), Appended(3)],
        [Appended(4), Failed("stale"), Appended(2)],
        [Failed("repeated"), Appended(3), Appended(5)],
        [Failed("stale"), Failed("fenced"), Failed("stale"), Failed("gone"), Appended(1)],
        [Appended(2), Failed("repeated"), Appended(3)],
    ]
    for plan, results in zip(plans, expected, strict=True):
        works = [statements.Appending(1, Append(table, seq, epoch, id, [entry('é"\n')])) for table, seq, epoch, id in plan]
        before = store.commits
        answered: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        found: list[Any] = []

        def reply(result: Any, found: list[Any] = found, many: int = len(works), done: asyncio.Future[Any] = answered) -> None:
            found.append(result)
            if len(found) == many:
                done.set_result(None)

        with store_files.connect(store._path) as lock:
            lock.execute("BEGIN IMMEDIATE")
            store.create("blocker", 1, b"", {}, lambda _: None)
            for work in works:
                store._hand_in(work, reply)
            lock.execute("COMMIT")
        lock.close()
        await answered
        assert found == results and store.commits - before <= 2
    assert [row.body for row in (await ask.claim("a", 0)).rows] == ['é"\n'] * 5
    store.close()


def test_the_settings_we_promise(tmp_path: Path) -> None:
    path = store_files.open_store(tmp_path)
    with closing(store_files.connect(path)) as db:
        promised = {
            "journal_mode": "wal", "synchronous": 2, "fullfsync": 1, "checkpoint_fullfsync": 1, "secure_delete": 1, "foreign_keys": 1,
        }  # fmt: skip
        assert {name: db.execute(f"PRAGMA {name}").fetchone()[0] for name in promised} == promised
    assert path.stat().st_mode & 0o077 == 0


def test_a_newer_store_is_refused_and_a_half_done_migration_is_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = store_files.open_store(tmp_path)
    steps = store_files.steps()
    monkeypatch.setattr(store_files, "steps", lambda: [*steps, "CREATE TABLE more (x); INSERT INTO nothing VALUES (1);"])
    with pytest.raises(sqlite3.OperationalError):
        store_files.open_store(tmp_path)
    monkeypatch.setattr(store_files, "steps", lambda: [*steps, "CREATE TABLE more (x);"])
    store_files.open_store(tmp_path)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (len(steps) + 1,)
    monkeypatch.setattr(store_files, "steps", lambda: steps)
    with pytest.raises(Unplayable) as refused:
        store_files.open_store(tmp_path)
    assert refused.value.reason == "newer_store"


def test_what_is_no_store_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / store_files.FILE).write_bytes(b"this is a diary, not a database" * 100)
    with pytest.raises(Unplayable) as refused:
        store_files.open_store(tmp_path)
    assert refused.value.reason == "not_a_store"
    assert (tmp_path / store_files.FILE).read_bytes().startswith(b"this is a diary")


def test_only_one_server_per_folder(tmp_path: Path) -> None:
    store_files.open_store(tmp_path)
    lock = store_files.Lock(tmp_path)
    code = "import sys, pathlib; from alcancia.server.store.files import Lock; Lock(pathlib.Path(sys.argv[1]))"
    other = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True)
    assert other.returncode != 0 and "store_in_use" in other.stderr
    lock.release()
    assert subprocess.run([sys.executable, "-c", code, str(tmp_path)]).returncode == 0


def test_a_network_folder_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_files, "_remote", lambda folder: "nfs4")
    with pytest.raises(Unplayable) as refused:
        store_files.open_store(tmp_path)
    assert refused.value.reason == "store_on_network"


# ── nicknames ────────────────────────────────────────────────────────────────

CANARIES = ["Quetzalcoatl", "Xochimilco"]


def everywhere(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())


async def with_names(folder: Path) -> tuple[World, str]:
    """A played table with canary names, renamed, left and joined again, beside another table."""
    world = World(sqlite(folder), reports=folder / "reports")
    await world.table(2, name="Somebody")
    host, guest = world.browser(), world.browser()
    table = (await host.post("/api/tables", {"game": "multiverse", "seats": 3, "name": CANARIES[0]})).data["table"]
    for name in (CANARIES[1], f"{CANARIES[1]} B", CANARIES[1]):
        await guest.post(f"/api/tables/{table}/join", {"name": name})
        assert (await guest.post(f"/api/tables/{table}/leave", {"seat": 1})).status == 200
    await guest.post(f"/api/tables/{table}/join", {"name": CANARIES[1]})
    await host.post(f"/api/tables/{table}/start", {"fill": "random"})
    assert any(name.encode() in everywhere(folder) for name in CANARIES)
    return world, table


async def test_deleting_a_table_leaves_no_byte_of_a_name(tmp_path: Path) -> None:
    world, table = await with_names(tmp_path)
    assert (await world.browser().post(f"/api/tables/{table}/delete")).reason == "host_only"
    live = world.hub.live[table]
    assert await world.hub.delete(live) is None
    found = everywhere(tmp_path)
    assert not [name for name in CANARIES if name.encode() in found or name.casefold().encode() in found]
    assert b"Somebody" in found
    world.store.close()
    assert not [name for name in CANARIES if name.encode() in everywhere(tmp_path)]


async def test_deleting_from_outside_while_the_server_runs(tmp_path: Path) -> None:
    world, table = await with_names(tmp_path)
    wire = await world.browser().live(table).hello()
    said: list[str] = []
    found = await asyncio.to_thread(commands.delete, table, data=tmp_path, say=lambda id, /, **args: said.append(id))
    assert found and said == ["delete-done"]
    assert not [name for name in CANARIES if name.encode() in everywhere(tmp_path)]
    await world.hub.sweep()
    await world.settle()
    assert wire.closed == 4410
    assert (await world.browser().get(f"/api/tables/{table}")).reason == "no_such_table"
    assert not commands.delete(table, data=tmp_path, say=lambda id, /, **args: said.append(id))
    assert said[-1] == "delete-none"
    world.store.close()
    assert not [name for name in CANARIES if name.encode() in everywhere(tmp_path)]


async def test_no_secret_lies_in_the_store(tmp_path: Path) -> None:
    """Tokens and codes are there as hashes only, and the log has no names."""
    world, _ = await with_names(tmp_path)
    with closing(sqlite3.connect(tmp_path / store_files.FILE)) as db:
        logs = "".join(body for (body,) in db.execute("SELECT body FROM log")).encode()
    assert not [name for name in CANARIES if name.encode() in logs]
    seeds = [token for token in world.random.tokens if token.encode() in logs]
    found = everywhere(tmp_path)
    keys = [token for token in world.random.tokens if f'"key":"{token}"'.encode() in found]
    devices = [token for token in world.random.tokens if token not in seeds and token not in keys]
    assert len(devices) >= 4 and not [token for token in devices if token.encode() in found]
    world.store.close()


async def test_a_backup_while_running_is_one_whole_file(tmp_path: Path) -> None:
    world, table = await with_names(tmp_path / "data")
    target = tmp_path / "copy.sqlite3"
    said: list[Any] = []
    commands.backup(target, data=tmp_path / "data", say=lambda id, /, **args: said.append((id, args["file"])))
    assert said == [("backup-done", str(target))]
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["copy.sqlite3"]
    with pytest.raises(Unplayable) as refused:
        commands.backup(target, data=tmp_path / "data", say=lambda id, /, **args: None)
    assert refused.value.reason == "file_exists"
    before = (await world.browser().get(f"/api/tables/{table}")).data
    world.store.close()
    restored = tmp_path / "restored"
    restored.mkdir()
    target.rename(restored / store_files.FILE)
    again = World(sqlite(restored))
    after = (await again.browser().get(f"/api/tables/{table}")).data
    assert after["facts"][: len(before["facts"])] == before["facts"] and after["epoch"] != before["epoch"]
    again.store.close()


def test_a_damaged_row_quarantines_its_table_alone(tmp_path: Path) -> None:
    async def first() -> list[str]:
        world = World(sqlite(tmp_path))
        tables = [(await world.table(3))[0] for _ in range(3)]
        world.store.close()
        return tables

    async def second(tables: list[str]) -> None:
        world = World(sqlite(tmp_path), reports=tmp_path / "reports")
        seen = [(await world.browser().get(f"/api/tables/{table}")).data["lobby"]["status"] for table in tables]
        assert seen == ["frozen", "playing", "playing"]
        assert len(list((tmp_path / "reports").iterdir())) == 1
        world.store.close()

    tables = run(first())
    with closing(sqlite3.connect(tmp_path / store_files.FILE)) as db:
        db.execute("UPDATE log SET hash = 'wrong' WHERE table_id = ?", (tables[0],))
        db.commit()
    run(second(tables))


def test_erase_without_a_table(tmp_path: Path) -> None:
    path = store_files.open_store(tmp_path)
    assert not erase(path, "nothing")
    with pytest.raises(Unplayable) as refused:
        commands.delete("x", data=tmp_path / "elsewhere", say=lambda id, /, **args: None)
    assert refused.value.reason == "no_store"
