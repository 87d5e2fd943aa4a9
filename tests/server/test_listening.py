"""Where a server listens: a port, IPv6, a file, a socket that systemd holds; with a certificate of its own; and by plain connections."""

import asyncio
import http.client
import json
import os
import re
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from alcancia.kernel import Unplayable
from alcancia.server import addresses, commands, transport
from alcancia.server.addresses import listen_at
from alcancia.server.store import files
from bench.server import make_table, running
from tests.shipping.test_proxies import certificate

ROOT = Path(__file__).parents[2]


class FileLine(http.client.HTTPConnection):
    """HTTP over a socket in a file."""

    def __init__(self, path: Path) -> None:
        super().__init__("localhost", timeout=60)
        self.path = path

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.sock.connect(str(self.path))


def healthy(line: http.client.HTTPConnection) -> None:
    line.request("GET", "/healthz")
    answer = line.getresponse()
    assert (answer.status, json.loads(answer.read())) == (200, {"healthy": True})


def healthy_at(port: int) -> None:
    """Wait until a server answers there."""
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=60)) as line:
        healthy(line)


def test_a_socket_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "s"
    with running(str(tmp_path / "data"), socket=str(path)) as (process, port):
        assert port == 0 and path.stat().st_mode & 0o777 == 0o660
        with closing(FileLine(path)) as line:
            healthy(line)
            table, tokens = make_table(line)
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as way:
            way.connect(str(path))
            play(f"ws://localhost/api/tables/{table}/live", tokens[0], sock=way)
        with pytest.raises(Unplayable, match="socket_in_use"):
            listen_at(path)
        process.kill()
    assert path.exists(), "a killed server leaves its file behind"
    with running(str(tmp_path / "data"), socket=str(path)), closing(FileLine(path)) as line:
        healthy(line)


def test_ipv6(tmp_path: Path) -> None:
    if not has_loopback6():
        pytest.skip("this machine has no IPv6")
    with running(str(tmp_path), host="::1") as (_, port), closing(http.client.HTTPConnection("::1", port)) as line:
        healthy(line)


def has_loopback6() -> bool:
    if not socket.has_ipv6:
        return False
    with socket.socket(socket.AF_INET6) as probe:
        try:
            probe.bind(("::1", 0))
        except OSError:
            return False
    return True


def test_a_certificate_of_its_own(tmp_path: Path) -> None:
    key, pem = tmp_path / "key.pem", tmp_path / "cert.pem"
    try:
        certificate(key, pem)
    except FileNotFoundError:
        pytest.skip("there is no openssl here to make one")
    trust = ssl.create_default_context(cafile=str(pem))
    trust.check_hostname = False
    settings = {"certificate": str(pem), "key": str(key)}
    with running(str(tmp_path / "data"), **settings) as (_, port):  # type: ignore[arg-type]
        with closing(http.client.HTTPSConnection("127.0.0.1", port, context=trust)) as line:
            line.request("GET", "/healthz")
            answer = line.getresponse()
            assert answer.status == 200 and answer.getheader("strict-transport-security"), "whoever speaks TLS says so"
            answer.read()
            table, tokens = make_table(line)
        play(f"wss://127.0.0.1:{port}/api/tables/{table}/live", tokens[0], ssl=trust)
    with pytest.raises(Unplayable, match="bad_certificate"):
        commands.serve(data=tmp_path / "x", port=0, certificate=key, bare=True, say=lambda id, /, **args: None)


def test_where_other_nodes_reach_this_one(tmp_path: Path) -> None:
    """Where it listens, unless it is told otherwise; what no other node could reach is refused before anybody comes."""
    assert addresses.node_address("", "", 8000, False) == addresses.node_address("", "0.0.0.0", 8000, False) == "127.0.0.1:8000"
    assert (
        addresses.node_address("", "::1", 8000, False) == "[::1]:8000"
        and addresses.node_address("", "10.0.0.1", 80, False) == "10.0.0.1:80"
    )
    assert addresses.node_address("db:1", "::", 0, False) == "db:1"
    quiet: Any = {"bare": True, "say": lambda id, /, **args: None, "database": "postgresql://nowhere"}
    with pytest.raises(Unplayable, match="node_unreached"):
        commands.serve(data=tmp_path, socket=tmp_path / "s", **quiet)
    with pytest.raises(Unplayable, match="node_certificate"):
        addresses.node_address("10.0.0.1:8000", "", 8000, True)


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / files.FILE).mkdir()
    with pytest.raises(OSError, match=re.escape(files.FILE)) as trouble:
        files.open_store(tmp_path)
    assert trouble.value.filename == str(tmp_path / files.FILE)
    assert files.open_store(tmp_path / "fresh").stat().st_mode & 0o777 == 0o600


def play(address: str, token: str, **how: Any) -> None:
    """One move over a socket. Not with threads: before 3.13, Python's TLS sockets lose bytes when two threads use one."""

    async def moved() -> None:
        headers = {"Authorization": f"Bearer {token}"}
        async with asyncio.timeout(60), connect(address, additional_headers=headers, compression=None, **how) as wire:
            await wire.send(json.dumps({"type": "hello", "since": 0}))
            while (heard := json.loads(await wire.recv()))["type"] != "state":
                pass
            question = heard["view"]["question"]["id"]
            await wire.send(json.dumps({"type": "move", "id": "a", "question": question, "move": ["bet", ["bluff"]]}))
            while (heard := json.loads(await wire.recv()))["type"] != "done":
                pass

    asyncio.run(moved())


@contextmanager
def handed(held: socket.socket, folder: Path, **settings: Any) -> Iterator[subprocess.Popen[str]]:
    """A server to which this socket is handed over, as systemd does it: as number 3, with its own process's number beside."""
    script = 'exec 3<&0; export LISTEN_FDS=1 LISTEN_PID=$$; exec "$0" -m alcancia.server "$@"'
    more = [f"{name}={json.dumps(value)}" for name, value in ({"pace": 0, "roomy": 1000} | settings).items()]
    command = ["sh", "-c", script, sys.executable, str(folder), "0", *more]
    with subprocess.Popen(command, stdin=held.fileno(), stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        try:
            yield process
        finally:
            process.terminate()


def test_who_comes_while_it_restarts_waits_and_is_answered(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0), backlog=100) as held:
        port = held.getsockname()[1]
        with handed(held, tmp_path) as first, closing(http.client.HTTPConnection("127.0.0.1", port, timeout=30)) as line:
            healthy(line)
            table, tokens = make_table(line)
            first.terminate()
            first.wait(60)
        early = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        early.request("GET", f"/api/tables/{table}", headers={"Authorization": f"Bearer {tokens[0]}"})
        time.sleep(0.2)
        with handed(held, tmp_path), closing(early):
            answer = early.getresponse()
            assert answer.status == 200 and json.loads(answer.read())["lobby"]["status"] == "playing", "nobody was refused"


@pytest.mark.parametrize(
    ("limit", "reason"), [({"max_tables": 1}, "house_full"), ({"max_live": 1}, "too_many"), ({"max_megabytes": 0}, "house_full")]
)
def test_limits_can_be_set(limit: dict[str, Any], reason: str, tmp_path: Path) -> None:
    with running(str(tmp_path), **limit) as (_, port), closing(http.client.HTTPConnection("127.0.0.1", port)) as line:
        answers = []
        for _ in range(2):
            line.request("POST", "/api/tables", json.dumps({"game": "multiverse", "seats": 3}), {"Content-Type": "application/json"})
            answers.append(json.loads(line.getresponse().read()))
            time.sleep(0 if reason == "too_many" or "reason" in answers[0] else 5.1)
        assert answers[-1]["reason"] == reason


# ── another uvicorn than we know ─────────────────────────────────────────────


def test_what_uvicorn_no_longer_has_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert transport.knows_uvicorn()
    monkeypatch.setitem(transport.NEEDED, next(iter(transport.NEEDED)), ("something_that_was_renamed",))
    assert not transport.knows_uvicorn()
    config = transport.uvicorn_settings(None, transport.Capacity())
    assert (config.http, config.ws) == ("h11", "auto")


PLAIN = """
import sys
from alcancia.server import transport
transport.NEEDED[next(iter(transport.NEEDED))] = ("something_that_was_renamed",)
from alcancia.server.__main__ import main
main(*sys.argv[1:])
"""
MISSING = """
import sys
sys.modules["uvicorn.protocols.websockets.websockets_sansio_impl"] = None
import alcancia.server.transport
del sys.modules["uvicorn.protocols.websockets.websockets_sansio_impl"]
"""


@pytest.mark.parametrize("before", ["", MISSING], ids=["renamed", "moved"])
def test_by_plain_connections_people_play_too(before: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", before + PLAIN, str(tmp_path), "0", "pace=0", "roomy=1000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT, env=os.environ) as process:
        try:
            assert process.stdout is not None and process.stderr is not None
            port = json.loads(process.stdout.readline())["port"]
            with closing(http.client.HTTPConnection("127.0.0.1", port)) as line:
                healthy(line)
                table, tokens = make_table(line)
            play(f"ws://127.0.0.1:{port}/api/tables/{table}/live", tokens[0])
        finally:
            process.terminate()
        assert "plain_transport" in process.stderr.read()
