"""A real server process: what only sockets, processes and signals can show."""

import http.client
import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from alcancia.kernel import Luck, Unplayable
from alcancia.server import addresses, commands
from alcancia.server.store import files
from alcancia.shelf.folders import CONTENT
from bench import server_back
from bench.server import make_table
from tests.server.world import choose
from tests.shelf.test_own import pack

ROOT = Path(__file__).parent.parent.parent


class Running:
    """A server and everything it printed."""

    def __init__(self, folder: Path, *settings: str) -> None:
        self.folder = folder
        begin = time.monotonic()
        command = [sys.executable, "-m", "alcancia.server", str(folder), "0", "pace=0", *settings]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT)
        assert self.process.stdout is not None
        self.port = int(json.loads(self.process.stdout.readline())["address"].rpartition(":")[2])
        self.started = time.monotonic() - begin

    def stop(self) -> str:
        self.process.send_signal(signal.SIGTERM)
        output, _ = self.process.communicate(timeout=60)
        return output

    def ask(self, raw: bytes) -> bytes:
        """Raw bytes over a socket, and what comes back."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=60) as plug:
            plug.sendall(raw)
            plug.shutdown(socket.SHUT_WR)
            found = b""
            while part := plug.recv(65536):
                found += part
            return found

    def table(self) -> tuple[str, list[str]]:
        with closing(http.client.HTTPConnection("127.0.0.1", self.port)) as client:
            return make_table(client)

    def live(self, table: str, token: str) -> Any:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        return connect(address, additional_headers={"Cookie": f"alcancia={token}"}, max_size=None, open_timeout=60)


def closed_with(wire: ClientConnection) -> int | None:
    """The code with which the server closes, after what it still had to say."""
    try:
        while True:
            wire.recv(timeout=60)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("real"), "bot_seconds=60")  # however busy the machine is
    yield running
    output = running.stop()
    assert "Traceback" not in output and "127.0.0.1" not in output, output
    assert running.process.returncode == 0


def test_a_game_against_bots_in_worker_processes(server: Running) -> None:
    with closing(http.client.HTTPConnection("127.0.0.1", server.port)) as client:
        body = json.dumps({"game": "multiverse", "seats": 3, "fill": "random", "start": True, "options": {"hand_size": 4}})
        client.request("POST", "/api/tables", body, {"Content-Type": "application/json"})
        answer = client.getresponse()
        token = (answer.getheader("set-cookie") or "").partition("=")[2].partition(";")[0]
        table = json.loads(answer.read())["table"]
    luck = Luck("real")
    last = ""
    with server.live(table, token) as wire:
        wire.send(json.dumps({"type": "hello", "since": 0}))
        while True:
            heard = json.loads(wire.recv(timeout=90))
            assert heard["type"] != "refused", heard
            if heard["type"] == "state":
                assert not [fact for fact in heard["facts"] if fact["key"] == "played_by_default"]
                if heard["view"]["over"]:
                    break
                question = heard["view"]["question"]
                if question is not None and question["id"] != last:
                    last = question["id"]
                    time.sleep(0.04)  # at a pace the server allows
                    wire.send(
                        json.dumps({"type": "move", "id": f"m{last}".replace(".", "-"), "question": last, "move": choose(question, luck)})
                    )
    assert heard["standings"]


def test_a_table_with_questions_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every process of the house knows the pack, also after a restart; where it is gone, the table says so and the others go on."""
    monkeypatch.delenv(CONTENT)
    shelf = tmp_path / "content" / "citylife" / "quiz"
    shelf.mkdir(parents=True)
    (shelf / "ours.json").write_text(json.dumps(pack("served")), "utf-8")
    (shelf / "worse.csv").write_text("x", "utf-8")
    running = Running(tmp_path)
    assert running.process.stdout is not None and "citylife/quiz/worse.csv" in running.process.stdout.readline()
    with closing(http.client.HTTPConnection("127.0.0.1", running.port)) as client:
        client.request("GET", "/api/games")
        facts = json.loads(client.getresponse().read())["games"]
        [shown] = [facts["options"]["3"]["quiz_packs"] for facts in facts if facts["id"] == "citylife"]
        [name] = [name for name in shown["values"] if name.startswith("served@")]
        body = {"game": "citylife", "seats": 3, "fill": "baseline", "start": True, "options": {"quiz_packs": [name], "order": "seat"}}
        client.request("POST", "/api/tables", json.dumps(body), {"Content-Type": "application/json"})
        answer = client.getresponse()
        token = (answer.getheader("set-cookie") or "").partition("=")[2].partition(";")[0]
        table = json.loads(answer.read())["table"]

    def play(until: int) -> dict[str, Any]:
        luck, last = Luck("own"), ""
        with running.live(table, token) as wire:
            wire.send(json.dumps({"type": "hello", "since": 0}))
            while True:
                heard: dict[str, Any] = json.loads(wire.recv(timeout=20))
                if heard["type"] == "state" and (heard["seq"] >= until or heard["view"] is None):
                    return heard
                if heard["type"] != "state":
                    continue
                assert not [fact for fact in heard["facts"] if fact["key"] == "played_by_default"]
                question = heard["view"]["question"]
                if question is not None and question["id"] != last:
                    last = question["id"]
                    time.sleep(0.04)
                    sent = {"type": "move", "id": f"m{last}".replace(".", "-"), "question": last, "move": choose(question, luck)}
                    wire.send(json.dumps(sent))

    assert play(12)["type"] == "state"
    running.stop()
    running = Running(tmp_path)
    assert play(20)["type"] == "state"
    running.stop()
    (shelf / "ours.json").rename(tmp_path / "ours.gone")
    with closing(files.connect(tmp_path / files.FILE)) as db:  # the store has it too, and would bring it back
        assert db.execute("DELETE FROM house WHERE name = 'shelf/citylife/quiz/ours.json'").rowcount == 1
    running = Running(tmp_path)
    lobby = play(999)["lobby"]
    assert lobby["status"] == "frozen" and lobby["options"]["quiz_packs"] == [name]
    running.table()
    assert "Traceback" not in running.stop()
    (tmp_path / "ours.gone").rename(shelf / "ours.json")
    running = Running(tmp_path)
    assert play(28)["lobby"]["status"] == "playing"
    running.stop()


def test_large_frames_end_the_socket_before_they_are_read(server: Running) -> None:
    """B2.19: 1009, and compression is not offered."""
    table, tokens = server.table()
    with server.live(table, tokens[0]) as wire:
        assert wire.protocol.extensions == []
        wire.send(json.dumps({"type": "hello", "since": 0}))
        wire.recv()
        wire.send("x" * 20_000)
        assert closed_with(wire) == 1009


def test_foreign_pages_get_no_socket(server: Running) -> None:
    table, _ = server.table()
    for headers in ({"Origin": "http://evil.example"}, {"Host": "evil.example"}):
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live", additional_headers=headers),
        ):
            pass
        assert refused.value.response.status_code == 403 or "Host" in headers


def test_raw_requests(server: Running) -> None:
    """B2.23: long headers, two lengths, nonsense: refused by status, and the server lives."""
    host = f"Host: 127.0.0.1:{server.port}\r\n".encode()
    cases = {
        b"GET /api/site HTTP/1.1\r\n" + host + b"X: " + b"a" * 100_000 + b"\r\nConnection: close\r\n\r\n": b"4",
        b"POST /api/find HTTP/1.1\r\n" + host + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n": b"4",
        b"POST /api/find HTTP/1.1\r\n" + host + b"Content-Type: application/json\r\nContent-Length: 999999999\r\n\r\n{": b"413",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03": b"400",
        b"GET /api/site HTTP/1.1\r\n\r\n": b"400",
        b"GET http://evil.example/api/site HTTP/1.1\r\nHost: evil.example\r\n\r\n": b"400",
        b"GET /api/site HTTP/1.1\r\n"
        + host
        + b"X-Forwarded-For: 1.2.3.4\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n": b"200",
    }
    for raw, status in cases.items():
        answer = server.ask(raw)
        assert answer.split(b" ")[1].startswith(status), (raw[:80], answer[:200])
        assert b"Traceback" not in answer


def test_slow_headers_are_not_waited_for(tmp_path: Path) -> None:
    """B11.93: a connection that never says what it wants is closed; the others are served meanwhile."""
    code = "import sys; from alcancia.server import limits, __main__; limits.HEADER_SECONDS = 0.3; __main__.main(*sys.argv[1:])"
    command = [sys.executable, "-c", code, str(tmp_path), "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        port = int(json.loads(process.stdout.readline())["address"].rpartition(":")[2])
        try:
            slow = [socket.create_connection(("127.0.0.1", port), timeout=60) for _ in range(20)]
            for plug in slow:
                plug.sendall(b"GET /api/site HTTP/1.1\r\nX: a")
            with closing(http.client.HTTPConnection("127.0.0.1", port)) as client:
                client.request("GET", "/api/site")
                assert client.getresponse().status == 200
            for plug in slow:
                assert plug.recv(1000) == b""
                plug.close()
        finally:
            process.terminate()


@pytest.fixture
def start() -> Iterator[Callable[[Path], Running]]:
    """Starts servers, and leaves none behind whatever happens."""
    started: list[Running] = []

    def make(folder: Path) -> Running:
        started.append(Running(folder))
        return started[-1]

    yield make
    for running in started:
        running.process.kill()
        running.process.communicate()


def test_it_starts_quickly_and_stops_cleanly(tmp_path: Path, start: Callable[[Path], Running]) -> None:
    running = start(tmp_path)
    table, tokens = running.table()
    with running.live(table, tokens[0]) as wire:
        wire.send(json.dumps({"type": "hello", "since": 0}))
        first = json.loads(wire.recv())
        output = running.stop()
        assert running.process.returncode == 0 and not output
        assert closed_with(wire) == 1012
    assert running.started < 10
    # The tables are there again, in a second life, with everybody in their seats.
    again = start(tmp_path)
    with again.live(table, tokens[0]) as back:
        back.send(json.dumps({"type": "hello", "since": 0}))
        state = json.loads(back.recv())
    assert state["view"] == first["view"] and state["epoch"] > first["epoch"]
    again.stop()


def test_a_taken_port_and_a_taken_folder_are_said_in_one_word(server: Running, tmp_path: Path) -> None:
    def silent(id: str, /, **args: Any) -> None: ...

    with pytest.raises(Unplayable) as refused:
        commands.serve(data=tmp_path, port=server.port, say=silent)
    assert refused.value.reason == "port_in_use"
    with pytest.raises(Unplayable) as refused:
        commands.serve(data=server.folder, port=0, say=silent)
    assert refused.value.reason == "store_in_use"


def test_names_of_the_server() -> None:
    hosts, address = addresses.names_of(8000, False, [], False)
    assert address == "http://127.0.0.1:8000" and "localhost:8000" in hosts and "0.0.0.0:8000" not in hosts
    hosts, address = addresses.names_of(8000, True, [], False)
    assert address == f"http://{addresses.lan_address()}:8000" and address.removeprefix("http://") in hosts
    hosts, address = addresses.names_of(8000, False, ["Play.example.org"], True)
    assert "play.example.org" in hosts and address == "https://Play.example.org"
    from alcancia.server.host_policy import HostPolicy

    policy = HostPolicy(hosts, tls=True)
    assert policy.set_cookie("x").startswith("__Host-alcancia=x; Path=/; ") and policy.set_cookie("x").endswith(
        "HttpOnly; SameSite=Lax; Secure"
    )
    assert policy.welcomes("https://play.example.org") and not policy.welcomes("http://play.example.org")
    assert "Secure" not in HostPolicy(hosts).set_cookie("x")


def test_the_lan_greeting_has_a_code_to_photograph(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    said: list[str] = []
    commands._greet("http://192.168.1.7:8000", 8000, True, lambda id, /, **args: said.append(id), None)
    assert said == ["serve-ready", "serve-lan"] and len(capsys.readouterr().out.splitlines()) > 10


def test_everybody_back_at_once() -> None:
    """To a server that lives, and to one that was killed: everybody has their seat again, and has missed nothing."""
    found = server_back.run(20, entries=20)
    assert found["sockets"] == 60 and found["entries_per_table"] > 1
