"""Damage is noticed and said, time erases nothing by mistake, and what is deleted stays deleted."""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from alcancia.server.store import checking
from alcancia.server.store.files import FILE, open_store
from tests.server.attacks.siege import ROOT, Code, Siege, heard, until


def stored(folder: Path, sql: str, *values: object) -> list[tuple[object, ...]]:
    """Look at, or change, what lies on the disk."""
    with closing(sqlite3.connect(folder / FILE)) as db:
        found = list(db.execute(sql, values))
        db.commit()
        return found


def command(folder: Path, *words: str) -> tuple[int, str]:
    """What a command of ours says about this folder."""
    done = subprocess.run([sys.executable, "-m", "alcancia", *words, "--data", str(folder)], capture_output=True, text=True, cwd=ROOT)
    return done.returncode, done.stdout + done.stderr


def test_a_lost_tail_shows(besiege: Callable[..., Siege], tmp_path: Path) -> None:
    """W10: hashes chain forwards only; the seal says how many entries there have to be."""
    siege = besiege()
    (table, tokens), (other, others) = siege.table(1), siege.table(1)
    with siege.live(table, tokens[0]) as wire:
        assert until(lambda: heard(wire, "state")["seq"] > 2)
    siege.stop()
    stored(tmp_path, "DELETE FROM log WHERE table_id = ? AND seq = (SELECT max(seq) FROM log WHERE table_id = ?)", table, table)
    status, said = command(tmp_path, "check")
    assert status != 0 and f"Table {table} is damaged: seal" in said and other not in said
    again = besiege()
    assert again.ask("GET", f"/api/tables/{table}")[1]["lobby"]["status"] == "frozen"
    assert again.ask("GET", f"/api/tables/{other}", token=others[0])[1]["lobby"]["status"] == "playing"
    assert "table_frozen" in again.stop()


def test_check_is_content_with_what_is_whole(besiege: Callable[..., Siege], tmp_path: Path) -> None:
    siege = besiege()
    siege.table(1)
    siege.table(2, start=False)
    assert command(tmp_path, "check") == (0, "All 2 tables are whole.\n"), "also while the server runs"


@pytest.mark.parametrize("where", ["body", "hash", "lobby", "head", "page"])
def test_check_names_what_is_hurt(besiege: Callable[..., Siege], tmp_path: Path, where: str) -> None:
    """W10: each kind of damage, one at a time."""
    siege = besiege()
    table, _ = siege.table(1)
    assert until(lambda: stored(tmp_path, "SELECT count(*) FROM log")[0][0] > 1)  # type: ignore[operator]
    siege.stop()
    if where == "page":
        stored(tmp_path, "PRAGMA wal_checkpoint(TRUNCATE)")
        raw = (tmp_path / FILE).read_bytes()
        at = raw.index(b'{"start"')
        (tmp_path / FILE).write_bytes(raw[: at - 40] + os.urandom(80) + raw[at + 40 :])
    else:
        change = {
            "body": "UPDATE log SET body = '[9,[]]' WHERE seq = 2",
            "hash": "UPDATE log SET hash = 'x' WHERE seq = 1",
            "lobby": "UPDATE lobbies SET body = x'00'",
            "head": "UPDATE tables SET head = 'x'",
        }
        stored(tmp_path, change[where])
    status, said = command(tmp_path, "check")
    assert status != 0 and "damaged" in said and "Traceback" not in said, said
    assert where == "page" or f"Table {table} is damaged" in said


def test_looking_writes_nothing(besiege: Callable[..., Siege], tmp_path: Path) -> None:
    """W10: a GET changed the epoch, so that a full disk could not even be read."""
    siege = besiege()
    table, tokens = siege.table(3)
    siege.stop()
    again = besiege()
    before = stored(tmp_path, "SELECT * FROM tables"), (tmp_path / FILE).read_bytes()
    for path in ("", "?since=0", "/replay?step=0", "/qr.svg", "/timeline"):
        assert again.ask("GET", f"/api/tables/{table}{path}", token=tokens[0])[0] == 200
    with again.live(table, tokens[0]) as wire:
        heard(wire, "state")
    assert (stored(tmp_path, "SELECT * FROM tables"), (tmp_path / FILE).read_bytes()) == before
    assert again.post(f"/api/tables/{table}/rename", {"seat": 0, "name": "Ana"}, tokens[0])[0] == 200
    assert stored(tmp_path, "SELECT epoch FROM tables") != [(before[0][0][1],)], "the first write takes the table over"


def test_a_failing_disk_is_said(besiege: Callable[..., Siege], tmp_path: Path) -> None:
    """W10: players are asked to try again, the log says what and when, the host sees a light; then all is well again."""
    siege = besiege(QUICK=Code("__import__('alcancia.server.store.files', fromlist=['x']).__dict__.update(BUSY_SECONDS=0.3)"))
    table, tokens = siege.table(3)
    with siege.live(table, tokens[0]) as host, siege.live(table, tokens[1]) as guest:
        heard(host, "state")
        heard(guest, "state")
        with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as blocker:
            blocker.execute("BEGIN IMMEDIATE")
            status, said, _ = siege.post(f"/api/tables/{table}/rename", {"seat": 0, "name": "Ana"}, tokens[0])
            assert (status, said["reason"]) == (503, "try_later")
            assert until(lambda: heard(host, "lobby")["lobby"]["trouble"] == "disk")
            blocker.execute("ROLLBACK")
        assert until(lambda: siege.post(f"/api/tables/{table}/rename", {"seat": 0, "name": "Ana"}, tokens[0])[0] == 200)
        assert until(lambda: heard(host, "lobby")["lobby"]["trouble"] is None)
        assert heard(guest, "lobby")["lobby"]["trouble"] is None
    said = siege.stop()
    assert "disk_failed" in said and "Traceback" in said and "disk_works_again" in said and said[:2] == "20", said


def test_a_wrong_date_erases_nothing(besiege: Callable[..., Siege], tmp_path: Path) -> None:
    """W8: a start with the clock a month ahead left nothing after 64 seconds."""
    siege = besiege()
    table, _ = siege.table(3)
    siege.stop()
    ahead = "SECONDS = hubs.__dict__.update(SWEEP_SECONDS=0.1); world.time.time = lambda now=world.time.time: now() + 31 * 86400"
    code = f"import sys; from alcancia.server import hub as hubs, sweeping, world, __main__; sweeping.NOTICE_SECONDS = 0; {ahead}; "
    command = [sys.executable, "-c", f"{code}__main__.main(*sys.argv[1:])", str(tmp_path), "0", "pace=0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT) as process:
        try:
            assert process.stdout is not None and process.stderr is not None and json.loads(process.stdout.readline())
            assert "clock_jumped" in process.stderr.readline()
            # A table from before the jump that is really old goes; so the sweeper is at work.
            stored(tmp_path, "INSERT INTO tables (id, epoch, created, touched) VALUES ('old', 1, 1, 1)")
            assert until(lambda: not stored(tmp_path, "SELECT 1 FROM tables WHERE id = 'old'"))
            assert stored(tmp_path, "SELECT id FROM tables") == [(table,)]
        finally:
            process.terminate()


def test_deleted_stays_deleted_after_a_restore(besiege: Callable[..., Siege], tmp_path: Path) -> None:
    """W10, B105: by `alcancia restore`, and by hand."""
    data = tmp_path / "data"
    siege = besiege(folder=data)
    (kept, tokens), (gone, others) = siege.table(1), siege.table(1)
    copy = tmp_path / "copy.sqlite3"
    done = subprocess.run([sys.executable, "-m", "alcancia", "backup", str(copy), "--data", str(data)], cwd=ROOT, capture_output=True)
    assert done.returncode == 0, done
    assert siege.post(f"/api/tables/{gone}/delete", token=others[0])[0] == 200
    status, said = command(data, "restore", str(copy))
    assert status != 0 and "already using" in said, "not under a running server"
    siege.stop()
    status, said = command(data, "restore", str(copy))
    assert status == 0 and "(one table)" in said, said
    again = besiege(folder=data)
    assert again.ask("GET", f"/api/tables/{gone}")[0] == 404
    assert again.ask("GET", f"/api/tables/{kept}", token=tokens[0])[1]["lobby"]["status"] == "playing"
    again.stop()
    for beside in data.glob(f"{FILE}-*"):
        beside.unlink()
    shutil.copyfile(copy, data / FILE)
    open_store(data)
    assert stored(data, "SELECT id FROM tables") == [(kept,)]
    assert gone.encode() not in b"".join(path.read_bytes() for path in data.glob(f"{FILE}*") if ".old" not in path.name)


def test_a_damaged_copy_is_not_restored(tmp_path: Path) -> None:
    open_store(tmp_path / "data")
    (tmp_path / "copy").write_bytes((tmp_path / "data" / FILE).read_bytes()[:5000])
    status, said = command(tmp_path / "data", "restore", str(tmp_path / "copy"))
    assert status != 0 and "Traceback" not in said
    assert checking.check(tmp_path / "data" / FILE) == (0, [])


def test_crash_reports_go_with_their_table(besiege: Callable[..., Siege], tmp_path: Path) -> None:
    """23: they hold the seed and the record."""
    siege = besiege()
    table, tokens = siege.table(1)
    siege.stop()
    stored(tmp_path, "UPDATE log SET hash = 'x' WHERE seq = 1")
    again = besiege()
    assert again.ask("GET", f"/api/tables/{table}", token=tokens[0])[1]["lobby"]["status"] == "frozen"
    report = tmp_path / "reports" / f"frozen-{table}.json"
    assert report.exists() and report.stat().st_mode & 0o077 == 0
    assert again.post(f"/api/tables/{table}/delete", token=tokens[0])[0] == 200
    assert not report.exists()


def test_only_we_may_read_the_folder(tmp_path: Path, besiege: Callable[..., Siege]) -> None:
    """22: folder 0700, files 0600."""
    folder = tmp_path / "new"
    siege = besiege(folder=folder)
    table, tokens = siege.table(1)
    siege.post(f"/api/tables/{table}/delete", token=tokens[0])
    assert folder.stat().st_mode & 0o777 == 0o700
    assert {path.name: oct(path.stat().st_mode & 0o077) for path in folder.iterdir() if path.stat().st_mode & 0o077} == {}
