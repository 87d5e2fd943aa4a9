"""kill -9 at any moment: every acknowledged move is there exactly once, and every table goes on."""

import http.client
import json
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from alcancia.games import find
from alcancia.ground.plain import to_tuples
from alcancia.kernel import Luck, Table
from alcancia.server.store import files as store_files
from bench.server import make_table
from tests.server.world import choose

SOAK = int(os.environ.get("ALCANCIA_SOAK", "1"))
KILLS = 100 if SOAK == 1 else 250 * SOAK
"""For each of the two halves of the test."""
ROUND = 100
"""So many at two tables, then at two others: a log that grows without end would make every life longer than the one before."""
TABLES = 2
ROOT = Path(__file__).parent.parent.parent


class Nursery:
    """Makes servers quickly; every one of them is a real process with a real file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        command = [sys.executable, "-m", "tests.server.nursery"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)

    def line(self) -> Any:
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline())

    @contextmanager
    def server(self) -> Iterator[tuple[int, int]]:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"folder": str(self.folder)}) + "\n")
        self.process.stdin.flush()
        born = self.line()
        try:
            yield born["pid"], born["port"]
        finally:
            with suppress(ProcessLookupError):  # the test has killed it, and it is buried already
                os.kill(born["pid"], signal.SIGKILL)
            assert self.line() == {"dead": born["pid"]}

    def close(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


class Player(threading.Thread):
    """One person at one table, until the server dies under them."""

    def __init__(
        self, port: int, table: str, seat: int, token: str, luck: Luck, asked: dict[str, Any], acknowledged: dict[str, int]
    ) -> None:
        super().__init__(daemon=True)
        self.arguments = (port, table, token)
        self.seat, self.luck = seat, luck
        self.asked, self.acknowledged = asked, acknowledged
        """By move id: what was sent, and the entry the server promised."""
        self.resent = self.dones = 0

    def run(self) -> None:
        port, table, token = self.arguments
        try:
            address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
            with connect(address, additional_headers={"Cookie": f"alcancia={token}"}, compression=None, max_size=None) as socket:
                self.play(socket)
        except (OSError, WebSocketException, EOFError):
            return

    def play(self, socket: ClientConnection) -> None:
        socket.send(json.dumps({"type": "hello", "since": 0}))
        # What was sent before the crash and never answered is sent again, as a browser would.
        for id, message in list(self.asked.items()):
            if id not in self.acknowledged:
                socket.send(json.dumps(message))
                self.resent += 1
        last = ""
        while True:
            heard = json.loads(socket.recv())
            if heard["type"] == "done":
                before = self.acknowledged.setdefault(heard["id"], heard["seq"])
                assert before == heard["seq"]
                self.dones += 1
            elif heard["type"] == "refused" and heard["id"] is not None:
                self.asked.pop(heard["id"], None)
            elif heard["type"] == "state":
                question = heard["view"]["question"]
                if question is not None and question["id"] != last:
                    last = question["id"]
                    if not [id for id, sent in self.asked.items() if sent["question"] == last and id not in self.acknowledged]:
                        id = f"{self.seat}-{self.luck.bits(48):x}"
                        self.asked[id] = {"type": "move", "id": id, "question": last, "move": choose(question, self.luck)}
                        socket.send(json.dumps(self.asked[id]))


def wait_for(players: list[Player], dones: int, seconds: float = 1.0) -> None:
    """Until so many moves were acknowledged, or for a moment."""
    end = time.monotonic() + seconds
    while sum(player.dones for player in players) < dones and time.monotonic() < end:
        time.sleep(0.0005)


def check(folder: Path, table: str, seats: list[tuple[dict[str, Any], dict[str, int]]]) -> Table:
    """The log against what the players saw."""
    with closing(sqlite3.connect(folder / store_files.FILE)) as db:
        rows = list(db.execute("SELECT seq, move_id, body, hash FROM log WHERE table_id = ? ORDER BY seq", (table,)))
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1)), "a gap"
    by_id = {move_id: seq for seq, move_id, _, _ in rows if move_id}
    assert len(by_id) == len(rows) - 1, "every entry but the start was asked for by somebody"
    for seat, (_, acknowledged) in enumerate(seats):
        for id, seq in acknowledged.items():
            assert by_id.get(f"{seat}:{id}") == seq, f"acknowledged move {id} of seat {seat} is lost or moved"
    start = json.loads(rows[0][2])["start"]
    game = Table.set_up(
        find("multiverse"), seats=3, seed=start["seed"], salt=start["salt"], options=start["options"], trainer=start["trainer"]
    )
    for _, _, body, hash in rows[1:]:
        seat, move = json.loads(body)
        assert game.play(seat, to_tuples(move)) and game.hashes is not None and game.hashes[-1] == hash
    return game


@pytest.mark.parametrize("half", [1, 2])
def test_kill_at_any_moment(half: int, tmp_path: Path) -> None:
    luck = Luck(f"crash {half}")
    nursery = Nursery(tmp_path)
    try:
        told = [lives(nursery, luck, f"{half} {first}", min(ROUND, KILLS - first)) for first in range(0, KILLS, ROUND)]
    finally:
        nursery.close()
    moves, acknowledged, resent = (sum(figures) for figures in zip(*told, strict=True))
    assert moves >= acknowledged > KILLS, (moves, acknowledged)
    assert resent > 0
    with closing(sqlite3.connect(tmp_path / store_files.FILE)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def lives(nursery: Nursery, luck: Luck, name: str, kills: int) -> tuple[int, int, int]:
    """Two tables, and a server that dies so many times under them; how many moves are in their logs, were acknowledged, and sent again."""
    with nursery.server() as (_, port), closing(http.client.HTTPConnection("127.0.0.1", port)) as setting:
        tables = [make_table(setting) for _ in range(TABLES)]
    seats: dict[str, list[tuple[dict[str, Any], dict[str, int]]]] = {table: [({}, {}) for _ in range(3)] for table, _ in tables}
    resent = 0
    for kill in range(kills):
        with nursery.server() as (pid, port):
            players = [
                Player(port, table, seat, token, Luck(f"{name} {kill} {table} {seat}"), *seats[table][seat])
                for table, tokens in tables
                for seat, token in enumerate(tokens)
            ]
            for player in players:
                player.start()
            wait_for(players, luck.below(12))
            time.sleep(luck.below(1000) / 1000 * 0.005)
            os.kill(pid, signal.SIGKILL)
        for player in players:
            player.join(60)
            assert not player.is_alive()
            resent += player.resent
        if kill % 10 == 9:
            for table, _ in tables:
                check(nursery.folder, table, seats[table])
    games = [check(nursery.folder, table, seats[table]) for table, _ in tables]
    acknowledged = sum(len(acknowledged) for table, _ in tables for _, acknowledged in seats[table])
    return sum(len(game.entries) for game in games), acknowledged, resent
