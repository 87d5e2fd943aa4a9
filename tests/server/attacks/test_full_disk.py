"""A disk that is really full, again and again, under a server that runs: nothing is lost, everything can be looked at, play goes on."""

import os
import resource
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from alcancia.kernel import Luck
from alcancia.server.store.files import FILE
from tests.server.attacks.siege import Code, Siege, until
from tests.server.world import choose

TIMES = 2 * int(os.environ.get("ALCANCIA_SOAK", "1"))
QUICK = Code("__import__('alcancia.server.hub', fromlist=['x']).__dict__.update(RECHECK_SECONDS=0.05)")


def no_room(siege: Siege, full: bool) -> None:
    """The server's files can grow no further, or can again. To the store that is a write that fails half-way."""
    size = max(path.stat().st_size for path in siege.folder.glob(f"{FILE}*")) if full else resource.RLIM_INFINITY
    resource.prlimit(siege.process.pid, resource.RLIMIT_FSIZE, (min(size, 4096) if full else size, resource.RLIM_INFINITY))


def move(siege: Siege, table: str, tokens: list[str], id: str, luck: Luck) -> tuple[int, Any]:
    """Somebody's next move, whoever is asked."""
    for seat, token in enumerate(tokens):
        question = siege.ask("GET", f"/api/tables/{table}", token=token)[1]["view"]["question"]
        if question is not None:
            sent = {"id": id, "question": question["id"], "move": choose(question, luck), "seat": seat}
            return siege.post(f"/api/tables/{table}/moves", sent, token)[:2]
    raise AssertionError("nobody is asked")


def full_again_and_again(siege: Siege, folder: Path) -> None:
    """Moves while there is room, refusals while there is none."""
    luck, done = Luck("full"), {}
    (table, tokens), (cold, others) = siege.table(3), siege.table(3)
    for time in range(TIMES):
        for number in range(3):
            status, said = move(siege, table, tokens, f"m{time}-{number}", luck)
            assert status == 200, said
            done[f"m{time}-{number}"] = said["seq"]
        no_room(siege, True)
        refused = siege.post(f"/api/tables/{table}/rename", {"seat": 0, "name": "Ana"}, tokens[0])
        assert refused[0] == 503 and refused[1]["reason"] == "try_later"
        for id, token in ((table, tokens[1]), (cold, others[1])):
            assert siege.ask("GET", f"/api/tables/{id}", token=token)[0] == 200, "what is there can be looked at"
        no_room(siege, False)
        assert until(lambda: siege.post(f"/api/tables/{table}/rename", {"seat": 0, "name": "Ana"}, tokens[0])[0] == 200), (
            "without a restart"
        )
    with closing(sqlite3.connect(folder / FILE)) as db:
        rows = dict(db.execute("SELECT substr(move_id, 3), seq FROM log WHERE table_id = ? AND move_id IS NOT NULL", (table,)))
    assert {id: rows.get(id) for id in done} == done


def test_a_full_disk_again_and_again(besiege: Callable[..., Siege], tmp_path: Path) -> None:
    """G4."""
    siege = besiege("roomy=20", QUICK=QUICK)
    full_again_and_again(siege, tmp_path)
    assert "disk_failed" in siege.stop()


def test_a_disk_that_never_fills_is_noticed(besiege: Callable[..., Siege], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a check that would be content with any disk."""
    monkeypatch.setitem(globals(), "no_room", lambda siege, full: None)
    with pytest.raises(AssertionError):
        full_again_and_again(besiege("roomy=20"), tmp_path)
