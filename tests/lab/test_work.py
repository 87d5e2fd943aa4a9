"""Worker processes of the lab: behind everybody else, and gone with whoever started them, however that ended."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from alcancia.games import find
from alcancia.games.common.seat_view import SeatView
from alcancia.kernel import Luck, MoveValue
from alcancia.lab.rows import considerate, rows_of
from alcancia.lab.series import Series

PROGRAM = """
import os, sys
from alcancia.lab.compare import played
from alcancia.lab.series import Series
from alcancia.lab.work import Cores

if __name__ == "__main__":
    played([Series("multiverse", bots=("random",)).seated()], 10**6, Cores(2), lambda done, of: print(done, flush=True))
"""


def children_of(pid: int) -> list[int]:
    """The processes that this one started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(stat.parent.name))
    return found


def is_there(pid: int) -> bool:
    """Is this process alive?"""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_workers_let_others_go_first_and_outlive_nobody(tmp_path: Path) -> None:
    file = tmp_path / "program.py"
    file.write_text(PROGRAM)
    with subprocess.Popen([sys.executable, str(file)], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": "."}) as parent:
        assert parent.stdout is not None and parent.stdout.readline()
        workers = children_of(parent.pid)
        assert sum(os.sched_getscheduler(worker) == os.SCHED_IDLE for worker in workers) == 2
        parent.send_signal(signal.SIGKILL)
    for _ in range(600):
        if not any(is_there(worker) for worker in workers):
            return
        time.sleep(0.1)
    raise AssertionError(f"still there: {[worker for worker in workers if is_there(worker)]}")


def test_after_every_decision_whoever_waits_for_the_core_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker's slice is some milliseconds long: whoever waited for its end would see moves late."""
    counted = {"yields": 0, "decisions": 0}

    def give_way() -> None:
        counted["yields"] += 1

    def bot(sight: SeatView, luck: Luck) -> MoveValue:
        counted["decisions"] += 1
        return sight.ask.sample(luck)

    monkeypatch.setattr(os, "sched_yield", give_way)
    monkeypatch.setitem(find("multiverse").bots, "counted", bot)
    rows = rows_of(Series("multiverse", bots=("counted",)).seated(), 0)
    assert rows and counted["yields"] == counted["decisions"] > 20
    monkeypatch.delattr(os, "sched_yield")
    assert considerate(bot) is bot, "where there is no such thing, nothing stands between"
