"""The doctor says before an upgrade what would become of every stored table, changes nothing, and is right."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest

from alcancia import bots, games
from alcancia.bots import find_bot, play_out
from alcancia.kernel import Luck, Table, Unplayable
from alcancia.server import commands
from alcancia.server import session as sessions
from alcancia.server.lobby import Lobby
from alcancia.server.pool import Task, think
from alcancia.server.session import begun, start_body
from alcancia.server.store import Entry, doctor, files, shelving
from alcancia.server.store.postgres.store import PostgresStore
from alcancia.shelf import boxes, kept
from alcancia.shelf.folders import CONTENT
from alcancia.shelf.press import printed
from tests.server.test_store import Patient
from tests.server.world import World, choose, run, sqlite


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv(CONTENT, str(tmp_path / "content"))
    (tmp_path / "content").mkdir()
    boxes.game_of.cache_clear()
    yield tmp_path / "content"
    boxes.game_of.cache_clear()


async def some_tables(store: Any) -> list[str]:
    """One with bots that plays, one that waits for people."""
    world = World(store)
    playing, _ = await world.table(1)
    await asyncio.sleep(0.05)
    await world.settle()
    host = world.browser()
    return [playing, (await host.post("/api/tables", {"game": "elplan", "seats": 3})).data["table"]]


def laid_with(folder: Path, game: Any, id: str = "olderolder") -> None:
    """A finished game that was laid by other rules or with other content, as it lies in a store."""

    async def lay() -> None:
        store = sqlite(folder)
        await write(Patient(store), game, id)
        store.close()

    run(lay())


async def write(store: Patient, game: Any, id: str) -> None:
    seats = game.seats[0] + 1
    table = Table.set_up(game, seats=seats, seed="doctor")
    play_out(table, [find_bot(game, "random")] * seats, [Luck(str(seat)) for seat in range(seats)])
    assert table.hashes is not None
    lobby = Lobby.read(await saved_lobby(game.id))
    await store.create(id, 1, lobby.saved(), {})
    first = Entry(start_body(begun(Table.set_up(game, seats=seats, seed="doctor"), {})), begun_digest(game, seats))
    rows = [Entry(msgspec.json.encode(entry).decode(), hash) for entry, hash in zip(table.entries, table.hashes, strict=True)]
    await store.append(id, 0, 1, None, [first, *rows])


def begun_digest(game: Any, seats: int) -> str:
    return str(Table.set_up(game, seats=seats, seed="doctor").state.digest())


async def saved_lobby(game: str) -> bytes:
    """A lobby as it is stored."""
    world = World()
    made = await world.browser().post("/api/tables", {"game": game, "seats": games.find(game).seats[0] + 1})
    return bytes(world.store.logs[made.data["table"]].lobby)


def said(folder: Path, **where: Any) -> tuple[bool, list[str]]:
    lines: list[str] = []
    return commands.doctor(data=folder, say=lambda id, /, **args: lines.append(f"{id} {args}"), **where), lines


def test_what_goes_on_goes_on_and_nothing_is_changed(tmp_path: Path, shelf: Path) -> None:
    async def play() -> None:
        store = sqlite(tmp_path)
        await some_tables(store)
        store.close()

    run(play())
    before = blake2b((tmp_path / files.FILE).read_bytes()).hexdigest()
    fine, lines = said(tmp_path)
    assert fine and lines == ["doctor-fine {'tables': 2, 'older': 0, 'still': 0}"]
    assert blake2b((tmp_path / files.FILE).read_bytes()).hexdigest() == before
    with pytest.raises(Unplayable, match="no_store"):
        said(tmp_path / "nowhere")


def test_older_content_goes_on_if_it_is_in_the_store_and_not_if_it_only_lies_about(tmp_path: Path, shelf: Path) -> None:
    tables = dict(kept.shipped("multiverse"))
    tables["money.toml"] = tables["money.toml"] | {"coin_value": 20}
    older = printed("multiverse", tables)
    kept.keep(older, tables)
    laid_with(tmp_path, older)
    fine, lines = said(tmp_path)
    assert not fine and "'olderolder', 'what': 'other_content" in lines[0] and lines[1].startswith("doctor-bad {'tables': 1"), lines
    shelving.mirror(tmp_path / files.FILE)
    assert said(tmp_path) == (True, ["doctor-fine {'tables': 1, 'older': 1, 'still': 0}"])


def test_older_rules_go_on_and_unknown_ones_do_not(tmp_path: Path, shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.find("financity")
    laid_with(tmp_path, game.of_version("1"))
    assert said(tmp_path) == (True, ["doctor-fine {'tables': 1, 'older': 1, 'still': 0}"])
    monkeypatch.setattr(type(game), "of_version", lambda self, version: (_ for _ in ()).throw(Unplayable("unknown_version")))
    fine, lines = said(tmp_path)
    assert not fine and "unknown_version" in lines[0]


def test_a_changed_rule_without_a_new_version_is_noticed(tmp_path: Path, shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault of all upgrades: somebody changed what a rule does, and nothing else."""
    laid_with(tmp_path, games.find("multiverse"))
    assert said(tmp_path)[0]
    steps = games.find("multiverse").steps
    asked, step = steps["reveal"]

    def other(t: Any, *given: Any) -> Any:
        t.period += 1
        return step(t, *given)

    monkeypatch.setitem(steps, "reveal", (asked, other))
    fine, lines = said(tmp_path)
    assert not fine and "'olderolder'" in lines[0]


def test_a_copy_of_an_older_schema_is_brought_up_to_date_by_itself(tmp_path: Path, shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = files.steps()
    with monkeypatch.context() as before, closing(files.connect(tmp_path / files.FILE)) as db:
        before.setattr(files, "steps", lambda: known[:1])
        files.migrate(db)
    assert said(tmp_path)[0]
    with closing(sqlite3.connect(tmp_path / files.FILE)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (1,), "only the doctor's own copy was"


async def test_the_doctor_looks_at_a_database_too(database: str, tmp_path: Path, shelf: Path) -> None:
    with pytest.raises(Unplayable, match="no_store"):
        await asyncio.to_thread(doctor.look_at_database, database)
    tables = dict(kept.shipped("multiverse"))
    tables["money.toml"] = tables["money.toml"] | {"coin_value": 20}
    kept.keep(older := printed("multiverse", tables), tables)
    store = await PostgresStore.begin(database, "n1", "n1:1", lambda: 1000)
    await some_tables(store)
    await write(Patient(store), older, "olderolder")
    assert (await asyncio.to_thread(doctor.look_at_database, database)).still[0].table == "olderolder"
    await shelving.mirror_store(store)
    assert await asyncio.to_thread(doctor.look_at_database, database) == doctor.Prognosis(3, 1, [])
    assert isinstance((await Patient(store).read("olderolder")).rows, list)
    await store.end()


@pytest.mark.parametrize("version", ["1", "2"])
async def test_bots_and_hints_of_a_table_think_by_its_rules(version: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker lays the imagined table by the rules of the true one, also where these are not today's."""
    by: list[str] = []
    usual = bots.find_bot

    def found(game: Any, name: str) -> Any:
        by.append(game.version)
        return usual(game, name)

    monkeypatch.setattr(bots, "find_bot", found)
    game = games.find("financity")
    monkeypatch.setattr(sessions, "find", lambda id: game.of_version(version))
    world = World()
    table, people = await world.table(1, game="financity", seats=2)
    wire = await people[0].live(table).hello()
    await world.settle()
    while not by:
        question = wire.state["view"]["question"]
        await wire.move(f"m{len(wire.heard)}", question["id"], choose(question, Luck("x")))
        await world.settle()
    assert set(by) == {version}


def test_a_task_without_a_version_is_about_todays_rules() -> None:
    table = Table.set_up(games.find("multiverse"), seats=3, seed="x")
    state = msgspec.json.encode(table.imagine(0, Luck("x")).state)
    assert think(Task("multiverse", "random", 0, state, "seed")) == think(Task("multiverse", "random", 0, state, "seed", version="1"))
