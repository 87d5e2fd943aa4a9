"""The power goes: whatever was acknowledged is on the disk, whichever of the writes that were not yet synced had arrived.

The writes and syncs of a real process are recorded with a system-call tracer; the files are then built again as a disk may hold them
after a cut at any moment: what was synced is there, and of every later write all, nothing, or the first few sectors.
"""

import os
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from alcancia.kernel import Luck
from alcancia.server.store import files
from tests.needs import needs
from tests.server.scribe import ROUNDS, TABLES

CUTS = 500 * int(os.environ.get("ALCANCIA_SOAK", "1"))
SECTOR = 512
ROOT = Path(__file__).parent.parent.parent
CALL = re.compile(r'^(\d+) +(\w+)\((\d+)<([^>]+)>(?:, "((?:\\x[0-9a-f]{2})*)", (\d+)(?:, (\d+))?|, (\d+))?')
RESUMED = re.compile(r"^(\d+) +<\.\.\. (\w+) resumed>")

pytestmark = needs(shutil.which("strace") is not None, "recording system calls needs strace")


class Event(NamedTuple):
    """Something that happened to a file, in the order in which it began."""

    what: str
    """write, truncate, sync (begins), synced (is over), promised."""
    file: str
    at: int = 0
    data: bytes = b""
    number: int = 0
    """Which sync begins or is over; or the length a file is cut to."""


def record(folder: Path, synchronous: str) -> list[Event]:
    """What a scribe does to its files."""
    files.open_store(folder)
    names = [files.FILE, f"{files.FILE}-wal", "promised"]
    watched = [part for name in names for part in ("-P", str(folder / name))]
    trace = folder / "trace"
    calls = "trace=pwrite64,write,fdatasync,fsync,ftruncate"
    command = ["strace", "-f", "-qq", "-y", "-xx", "-s", "70000", "-e", calls, *watched, "-o", str(trace)]
    before = {name: (folder / name).read_bytes() for name in names[:1]}
    subprocess.run([*command, sys.executable, "-m", "tests.server.scribe", str(folder), synchronous], cwd=ROOT, check=True, timeout=300)
    begun = [Event("write", name, 0, data) for name, data in before.items()]
    return [
        *begun,
        *[Event("sync", name, number=-1) for name in before],
        *[Event("synced", name, number=-1) for name in before],
        *read(trace),
    ]


def read(trace: Path) -> Iterator[Event]:
    """The tracer's lines as events. A call that lasts is two lines; a write may reach the disk as soon as it begins."""
    under_way: dict[str, Event] = {}
    for number, line in enumerate(trace.read_text().splitlines()):
        if (resumed := RESUMED.match(line)) is not None:
            if (event := under_way.pop(resumed[1], None)) is not None:
                yield event
            continue
        found = CALL.match(line)
        if found is None:
            continue
        thread, call, _, path, text, _, at, length = found.groups()
        file, data = Path(plain(path).decode()).name, plain(text or "")
        if call == "write":
            yield Event("promised", file, data=data)
        elif call == "pwrite64":
            yield Event("write", file, int(at), data)
        elif call == "ftruncate":
            yield Event("truncate", file, number=int(length))
        else:
            yield Event("sync", file, number=number)
            over = Event("synced", file, number=number)
            if "unfinished" in line:
                under_way[thread] = over
            else:
                yield over


def plain(text: str) -> bytes:
    """The tracer writes every byte as \\x and two digits."""
    return bytes.fromhex(text.replace("\\x", ""))


class Disk:
    """What is certainly on it, and what may be."""

    def __init__(self) -> None:
        self.sure: dict[str, bytearray] = {}
        self.loose: dict[int, Event] = {}
        self.writes = 0
        self.syncing: dict[int, int] = {}
        self.promised: list[tuple[str, int]] = []

    def see(self, event: Event) -> None:
        """One more event."""
        if event.what == "promised":
            self.promised += [(line.split()[0], int(line.split()[1])) for line in event.data.decode().splitlines()]
        elif event.what == "sync":
            self.syncing[event.number] = self.writes
        elif event.what == "synced":
            # Only what was written before the sync began is certain afterwards.
            before = self.syncing.pop(event.number)
            for number in [number for number, old in self.loose.items() if number < before and old.file == event.file]:
                apply(self.sure, self.loose.pop(number))
        else:
            self.loose[self.writes] = event
            self.writes += 1

    def after_a_cut(self, luck: Luck) -> dict[str, bytearray]:
        """The files as they may be found: of what was not synced all, nothing, or anything in between."""
        found = {name: bytearray(data) for name, data in self.sure.items()}
        mood = luck.below(4)
        for event in self.loose.values():
            if mood == 0 or (mood > 1 and luck.below(2)):
                torn = event.data[: SECTOR * luck.below(len(event.data) // SECTOR + 1)] if mood == 3 else event.data
                apply(found, event._replace(data=torn))
        return found


def apply(disk: dict[str, bytearray], event: Event) -> None:
    """Let a write or a truncation happen."""
    file = disk.setdefault(event.file, bytearray())
    if event.what == "truncate":
        del file[event.number :]
        file.extend(bytes(event.number - len(file)))
    elif event.data:
        file.extend(bytes(max(0, event.at + len(event.data) - len(file))))
        file[event.at : event.at + len(event.data)] = event.data


def entries(found: dict[str, bytearray], folder: Path) -> dict[str, int]:
    """How many entries each table has after the files were opened again; they have no gaps."""
    folder.mkdir(parents=True)
    for name, data in found.items():
        (folder / name).write_bytes(data)
    with closing(sqlite3.connect(folder / files.FILE)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        held = {table: 0 for (table,) in db.execute("SELECT id FROM tables")}
        for table, last, many in db.execute("SELECT table_id, max(seq), count(*) FROM log GROUP BY table_id"):
            assert last == many, "a gap"
            held[table] = many
    shutil.rmtree(folder)
    return held


def losses(events: list[Event], cuts: int, luck: Luck, folder: Path) -> int:
    """How many of so many cuts lost something that was acknowledged."""
    moments = sorted(luck.below(len(events)) for _ in range(cuts))
    disk, seen, lost = Disk(), 0, 0
    for number, moment in enumerate(moments):
        for event in events[seen : moment + 1]:
            disk.see(event)
        seen = max(seen, moment + 1)
        if files.FILE in disk.sure:
            held = entries(disk.after_a_cut(luck), folder / str(number))
            lost += any(held.get(table, -1) < seq for table, seq in disk.promised)
    return lost


def test_no_cut_loses_an_acknowledged_move(tmp_path: Path) -> None:
    events = record(tmp_path, "FULL")
    synced = [event.file for event in events if event.what == "synced"]
    assert synced.count(files.FILE) > 3, "there were checkpoints"
    assert len([event for event in events if event.what == "write" and event.file != files.FILE and not event.at]) > 2, (
        "the log started over"
    )
    assert b"".join(event.data for event in events if event.what == "promised").count(b"\n") == TABLES * (ROUNDS + 1)
    assert losses(events, CUTS, Luck("power cut"), tmp_path / "cuts") == 0


def test_the_test_would_notice_commits_that_are_not_synced(tmp_path: Path) -> None:
    assert losses(record(tmp_path, "NORMAL"), 40, Luck("power cut"), tmp_path / "cuts") > 0
