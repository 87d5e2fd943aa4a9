"""The way of one move through the server, from the bytes on one socket to the bytes on all: the stations of docs/architecture.md."""

import asyncio
import json
import re
import sys
import threading
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

import alcancia
from alcancia.kernel import Luck
from alcancia.server.transport import DirectWebSocket
from tests.server.test_transport import Cable
from tests.server.world import HOST, Browser, World, choose, run, sqlite

ROOT = Path(alcancia.__file__).parent
PAGE = (ROOT.parent / "docs" / "architecture.md").read_text("utf-8")
STATION = re.compile(r"^\d+\. `([a-z_/]+\.py):([\w.]+)`", re.MULTILINE)

MOST_OF_THE_SERVER = 71
"""Distinct functions of the server on the way of one move, helpers and all."""
MOST_STATIONS = 32


class Trace:
    """Every function of ours that is called while it is on, in all threads, in the order of first calls."""

    def __init__(self) -> None:
        self.on = False
        self.seen: dict[CodeType, None] = {}

    def __call__(self, frame: FrameType, event: str, arg: Any) -> None:
        if self.on and event == "call" and frame.f_code.co_filename.startswith(str(ROOT)) and not frame.f_code.co_name.startswith("<"):
            self.seen.setdefault(frame.f_code)

    def stations(self) -> list[tuple[str, str]]:
        return [(Path(code.co_filename).relative_to(ROOT).as_posix(), code.co_qualname) for code in self.seen]


def connected(browser: Browser, table: str) -> tuple[DirectWebSocket, Cable]:
    """A device on a connection as uvicorn makes it."""
    config = uvicorn.Config(browser.world.app, ws=DirectWebSocket, log_config=None, ws_ping_interval=None)
    config.load()
    direct, cable = DirectWebSocket(config, ServerState(), {}), Cable()
    direct.connection_made(cable)  # type: ignore[arg-type]
    direct.data_received(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {HOST}\r\nCookie: alcancia={browser.token}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    return direct, cable


def sent(message: Any) -> bytes:
    return Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True)


def state(cable: Cable) -> Any:
    """The newest state on this connection."""
    text = b"".join(cable.written).decode("utf-8", "replace")
    found, _ = json.JSONDecoder().raw_decode(text, text.rindex('{"type":"state"'))
    return found


async def until(cable: Cable, seq: int) -> None:
    for _ in range(2000):
        if b'"type":"state"' in b"".join(cable.written) and state(cable)["seq"] >= seq:
            return
        await asyncio.sleep(0.002)
    raise AssertionError(cable.written[-1:])


async def one_move(folder: Path, trace: Trace) -> None:
    """The last of three sealed bets."""
    store = sqlite(folder)
    world = World(store)
    table, browsers = await world.table(3)
    lines = [connected(browser, table) for browser in browsers]
    await asyncio.sleep(0)
    for direct, cable in lines:
        direct.data_received(sent({"type": "hello", "since": 0}))
        await until(cable, 1)
    await asyncio.sleep(0.2)
    for seat, (direct, _) in enumerate(lines):
        question = state(lines[seat][1])["view"]["question"]
        message = sent({"type": "move", "id": "m", "question": question["id"], "move": choose(question, Luck("spine"))})
        trace.on = seat == 2
        direct.data_received(message)
        for _, cable in lines:
            await until(cable, seat + 2)
        trace.on = False
    for direct, _ in lines:
        direct.connection_lost(None)
    await asyncio.sleep(0.05)
    store.close()


def traced(folder: Path) -> list[tuple[str, str]]:
    trace = Trace()
    threading.setprofile(trace)
    sys.setprofile(trace)
    try:
        run(one_move(folder, trace))
    finally:
        threading.setprofile(None)
        sys.setprofile(None)
    return trace.stations()


def test_a_move_passes_the_stations_in_their_order(tmp_path: Path) -> None:
    passed = traced(tmp_path)
    told = STATION.findall(PAGE.partition("## How a move goes through the server")[2].partition("\n## ")[0])
    assert 25 <= len(told) <= MOST_STATIONS
    assert [station for station in told if station not in passed] == [], "the page names a function that no move passes"
    assert [station for station in passed if station in told] == told, "not in this order"
    server = [station for station in passed if station[0].startswith("server/")]
    assert len(server) <= MOST_OF_THE_SERVER, (len(server), server)


if __name__ == "__main__":
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        found = traced(Path(folder))
    print("\n".join(f"{file}:{name}" for file, name in found))
    print(len(found), "functions,", sum(file.startswith("server/") for file, _ in found), "of the server")
