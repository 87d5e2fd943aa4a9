"""A server under siege, and what attackers and innocents do with it."""

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parents[3]
START = "import sys; from alcancia.server import {module}, __main__; {changes}; __main__.main(*sys.argv[1:])"


class Siege:
    """A server in a process of its own. `changes` are made to a module of the server before it starts, to make deadlines short."""

    def __init__(self, folder: Path, *settings: str, module: str = "limits", **changes: Any) -> None:
        self.folder = folder
        code = START.format(module=module, changes="; ".join(f"{module}.{name} = {value!r}" for name, value in changes.items()) or "pass")
        command = [sys.executable, "-c", code, str(folder), "0", "pace=0", *settings]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT)
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        assert first, self.process.communicate()[1]
        self.port = int(json.loads(first)["address"].rpartition(":")[2])

    def stop(self) -> str:
        """What it said to whoever runs it."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.communicate(timeout=20)[1]

    # ── people ───────────────────────────────────────────────────────────────

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None, source: str = "127.0.0.1") -> tuple[int, Any, str]:
        """One request on a connection of its own: status, data, and the token that came along."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=30, source_address=(source, 0))) as client:
            client.request(method, path, None if body is None else json.dumps(body), headers)
            answer = client.getresponse()
            data = answer.read()
            cookie = (answer.getheader("set-cookie") or "").partition("=")[2].partition(";")[0]
            kind = answer.getheader("content-type") or ""
            return answer.status, json.loads(data) if kind.startswith("application/json") else data, cookie or (token or "")

    def post(self, path: str, body: Any = None, token: str | None = None, **more: Any) -> tuple[int, Any, str]:
        return self.ask("POST", path, {} if body is None else body, token, **more)

    def table(self, people: int = 3, start: bool = True, **terms: Any) -> tuple[str, list[str]]:
        """A table of three seats with so many people: its id, and their tokens."""
        status, made, host = self.post("/api/tables", {"game": "multiverse", "seats": 3, **terms})
        assert status == 201, made
        table = made["table"]
        tokens = [host, *[self.post(f"/api/tables/{table}/join")[2] for _ in range(people - 1)]]
        if start:
            status, said, _ = self.post(f"/api/tables/{table}/start", {"fill": "random"}, host)
            assert status == 200, said
        return table, tokens

    @contextmanager
    def live(self, table: str, token: str | None = None, hello: bool = True, **more: Any) -> Iterator[ClientConnection]:
        """A socket at a table."""
        headers = {"Cookie": f"alcancia={token}"} if token else {}
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        with connect(address, additional_headers=headers, max_size=None, open_timeout=30, **more) as wire:
            if hello:
                wire.send(json.dumps({"type": "hello", "since": 0}))
            yield wire

    def raw(self, *first: bytes) -> socket.socket:
        """A bare connection on which this was sent."""
        plug = socket.create_connection(("127.0.0.1", self.port), timeout=20)
        for part in first:
            plug.sendall(part)
        return plug

    def raw_socket(self, table: str, token: str | None = None) -> socket.socket:
        """A bare connection that is a spectator's socket now."""
        cookie = f"Cookie: alcancia={token}\r\n" if token else ""
        plug = self.raw(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"{cookie}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert plug.recv(4000).startswith(b"HTTP/1.1 101")
        plug.sendall(frame(1, json.dumps({"type": "hello", "since": 0}).encode()))
        return plug

    def get(self, path: str = "/api/site", close: bool = True) -> bytes:
        """A request as bytes."""
        ending = "Connection: close\r\n" if close else ""
        return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{ending}\r\n".encode()

    # ── the machine ──────────────────────────────────────────────────────────

    def memory(self) -> float:
        """Megabytes."""
        line = next(line for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1000

    def steady_memory(self) -> float:
        """The same, once everything is loaded that a server loads beside its first requests."""
        found = [self.memory()]
        while len(found) < 60 and (len(found) < 3 or max(found[-3:]) - min(found[-3:]) > 0.5):
            time.sleep(0.5)
            found.append(self.memory())
        return found[-1]

    def seconds(self) -> float:
        """What the server has used of a processor so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    """One frame as a browser sends it, with a mask of zeros."""
    assert len(data) < 126
    return bytes(((128 if fin else 0) | opcode, 128 | len(data), 0, 0, 0, 0)) + data


def flood(plug: socket.socket, data: bytes, most: int) -> int:
    """Send as fast as it goes, up to so many bytes or until the other side has enough; how many went out."""
    sent = 0
    try:
        while sent < most:
            sent += plug.send(data)
    except OSError:
        pass
    return sent


def ends(plug: socket.socket, within: float = 20) -> bytes:
    """All that still comes until the other side closes."""
    plug.settimeout(within)
    found = b""
    try:
        while part := plug.recv(1 << 16):
            found += part
    except ConnectionError:
        pass
    return found


def heard(wire: ClientConnection, kind: str, within: float = 20) -> Any:
    """The next message of this type."""
    until = time.monotonic() + within
    while True:
        message = json.loads(wire.recv(timeout=max(0.01, until - time.monotonic())))
        if message["type"] == kind:
            return message


def closed(wire: ClientConnection, within: float = 20) -> tuple[int, str] | None:
    """Code and reason with which the server closes, after all it still had to say; None if it does not."""
    try:
        while True:
            wire.recv(timeout=within)
    except ConnectionClosed as error:
        return None if error.rcvd is None else (error.rcvd.code, error.rcvd.reason)
    except TimeoutError:
        return None


def until(true: Callable[[], bool], within: float = 20) -> bool:
    """Does this become true?"""
    end = time.monotonic() + within
    while time.monotonic() < end:
        if true():
            return True
        time.sleep(0.02)
    return true()


class Code(str):
    """A value that is worked out in the server."""

    def __repr__(self) -> str:
        return str(self)
