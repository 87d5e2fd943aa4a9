"""A real server with a class is killed in the middle of everything: what it acknowledged is there when it comes back."""

import http.client
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from alcancia.kernel import Luck

KILLS = int(os.environ.get("ALCANCIA_CLASS_KILLS", "4"))
JOINERS = 6


@contextmanager
def server(folder: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    command = [sys.executable, "-m", "alcancia.server", str(folder), "0", "pace=0", "roomy=1000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process, int(json.loads(process.stdout.readline())["address"].rpartition(":")[2])
        finally:
            process.kill()


def ask(port: int, path: str, body: Any = None, token: str = "") -> tuple[int, Any, str]:
    """Status, answer and a new token, if there is one."""
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=20)) as line:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        line.request("GET" if body is None else "POST", path, None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        cookie = (answer.getheader("set-cookie") or "").partition("=")[2].partition(";")[0]
        return answer.status, json.loads(answer.read()), cookie


def come_in(port: int, path: str, joined: dict[str, Any]) -> None:
    """Learners one after the other, until the server dies."""
    while len(joined) < 40:
        try:
            status, answer, token = ask(port, f"{path}/join", {})
        except (OSError, http.client.HTTPException):
            return
        if status == 201:
            joined[token] = answer["learners"][0]


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    luck, joined = Luck("killed"), dict[str, Any]()
    with server(tmp_path) as (process, port):
        _, made, trainer = ask(port, "/api/classes", {"game": "multiverse"})
        path = f"/api/classes/{made['class']}"
        assert ask(port, f"{path}/door", {"open": True}, trainer)[0] == 200
        process.send_signal(signal.SIGKILL)
    for _ in range(KILLS):
        with server(tmp_path) as (process, port):
            assert known(port, path, trainer) >= {row["animal"] for row in joined.values()}
            threads = [threading.Thread(target=come_in, args=(port, path, joined)) for _ in range(JOINERS)]
            for thread in threads:
                thread.start()
            time.sleep(0.02 + luck.below(60) / 1000)
            process.send_signal(signal.SIGKILL)
            for thread in threads:
                thread.join()
    assert joined
    with server(tmp_path) as (process, port):
        for token, row in joined.items():
            (you,) = ask(port, f"{path}?eyes=learner", token=token)[1]["you"]
            assert (you["learner"], you["animal"], you["adjective"]) == (row["learner"], row["animal"], row["adjective"])
        while len(joined) < 3:
            come_in(port, path, joined)
        starting = threading.Thread(target=suppressed, args=(port, f"{path}/start", trainer))
        starting.start()
        time.sleep(luck.below(40) / 1000)
        process.send_signal(signal.SIGKILL)
        starting.join()
    with server(tmp_path) as (_, port):
        state = ask(port, path, token=trainer)[1]
        if state["phase"] == "door":
            assert ask(port, f"{path}/start", {}, trainer)[0] == 200
        assert ask(port, f"{path}/freeze", {}, trainer)[0] == 200, "laid out to the end, if it had begun"
        for token in joined:
            (you,) = ask(port, f"{path}?eyes=learner", token=token)[1]["you"]
            table = ask(port, f"/api/tables/{you['table']}", token=token)[1]
            assert table["you"]["seat"] == you["seat"] and table["lobby"]["paused"]


def known(port: int, path: str, trainer: str) -> set[str]:
    return {row["animal"] for row in ask(port, path, token=trainer)[1]["learners"]}


def suppressed(port: int, path: str, token: str) -> None:
    try:
        ask(port, path, {}, token)
    except (OSError, http.client.HTTPException):
        return
