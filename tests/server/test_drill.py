"""The drill: a copy is made while twenty tables play, everything else burns, the copy is put back elsewhere, and everybody plays on."""

import asyncio
import http.client
import json
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from alcancia.games.citylife.library import name_of
from alcancia.games.citylife.packs import STANDARD, read_json
from alcancia.shelf.folders import CONTENT
from bench.server import Load, make_tables, running, sit_down
from tests.games.citylife.test_packs import GOOD

TABLES = 20


def command(folder: Path, *words: str) -> str:
    done = subprocess.run([sys.executable, "-m", "alcancia", *words, "--data", str(folder)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


PACE = 8.0
"""Moves of a person in a second, so that no game is over before the copy is made."""


def test_a_copy_made_while_twenty_tables_play_is_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(CONTENT)
    before, after, copy = tmp_path / "before", tmp_path / "after", tmp_path / "copy"
    shelf = before / "content" / "citylife" / "quiz"
    shelf.mkdir(parents=True)
    (shelf / "ours.json").write_text(json.dumps(GOOD))
    promised: dict[str, int] = {}

    async def play(port: int) -> Load:
        load = Load(PACE)
        clients = await sit_down(load, port, people)
        await until(lambda: len(told := newest(load)) == TABLES and min(told.values()) > 1)
        promised.update(newest(load))
        await asyncio.to_thread(command, before, "backup", str(copy))
        during = load.number
        await until(lambda: load.number > during)  # play goes on
        for client in clients:
            client.close()
        return load

    with running(str(before)) as (process, port):
        people = make_tables(port, TABLES)
        own = quiz_table(port)
        asyncio.run(play(port))
        process.kill()
    shutil.rmtree(before)
    assert "21 tables" in command(after, "restore", str(copy))
    assert command(after, "doctor").startswith("With this version all 21 tables go on")
    with running(str(after)) as (_, port), closing(http.client.HTTPConnection("127.0.0.1", port)) as line:
        assert get(line, own)["lobby"]["status"] == "playing", "the pack came along"
        assert all(get(line, table)["seq"] >= seq > 1 for table, seq in promised.items()), "what was acknowledged before is in the copy"
        load = Load(0.0)

        async def play_on() -> None:
            clients = await sit_down(load, port, people)
            load.measuring = True
            await until(lambda: load.moves >= 3 * TABLES)
            for client in clients:
                client.close()

        asyncio.run(play_on())
        # Everybody came back with what they had, and played on.


async def until(true: Callable[[], bool], within: float = 60) -> None:
    """As soon as that is so."""
    end = time.monotonic() + within
    while not true():
        assert time.monotonic() < end, "that never came"
        await asyncio.sleep(0.02)


def newest(load: Load) -> dict[str, int]:
    """By table the newest entry that somebody has seen."""
    found: dict[str, int] = {}
    for (table, _), seq in load.seqs.items():
        found[table] = max(found.get(table, 0), seq)
    return found


def get(line: http.client.HTTPConnection, table: str) -> Any:
    line.request("GET", f"/api/tables/{table}")
    return json.loads(line.getresponse().read())


def quiz_table(port: int) -> str:
    """A table of City Life with the house's own questions."""
    with closing(http.client.HTTPConnection("127.0.0.1", port)) as line:
        ours, _ = read_json(json.dumps(GOOD).encode())
        assert ours is not None
        packs = [STANDARD.id, name_of(ours)]
        terms = {"game": "citylife", "seats": 2, "options": {"quiz_packs": packs}, "fill": "baseline", "start": True}
        line.request("POST", "/api/tables", json.dumps(terms), {"Content-Type": "application/json"})
        answer = line.getresponse()
        made = json.loads(answer.read())
        assert answer.status == 201, made
        return str(made["table"])
