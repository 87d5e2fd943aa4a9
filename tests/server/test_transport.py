"""The short ways of a connection: frames are those the library makes the long way, and nothing overtakes anything."""

import asyncio
import sys
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from alcancia.server.transport import OWN_FILES, Capacity, DirectWebSocket, framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_the_library_would(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


class Cable:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closing = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.closing

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def pause_reading(self) -> None:
        pass

    resume_reading = pause_reading

    def close(self) -> None:
        self.closing = True

    abort = close


def connected() -> tuple[DirectWebSocket, Cable]:
    """A connection on which the handshake is done, to an application that waits for ever."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()

    config = uvicorn.Config(app, ws=DirectWebSocket, log_config=None, ws_ping_interval=None)
    config.load()
    direct, cable = DirectWebSocket(config, ServerState(), {}), Cable()
    direct.connection_made(cable)  # type: ignore[arg-type]
    direct.data_received(
        b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    return direct, cable


def sent(text: bytes) -> bytes:
    """A text as a browser sends it."""
    return Frame(Opcode.TEXT, text).serialize(mask=True)


async def test_texts_are_said_in_one_write_or_not_at_all() -> None:
    direct, cable = connected()
    assert not direct.say(["early"]), "the handshake is not done"
    await asyncio.sleep(0)
    cable.written.clear()
    assert direct.say(["one", "två"])
    assert cable.written == [framed(b"one") + framed("två".encode())]
    direct.pause_writing()
    assert not direct.say(["slow"])
    direct.resume_writing()
    cable.closing = True
    assert not direct.say(["late"])
    assert len(cable.written) == 1


async def test_texts_are_heard_in_the_order_they_came() -> None:
    """What waits to be received comes before what could be heard directly."""
    direct, _ = connected()
    await asyncio.sleep(0)
    heard: list[str] = []
    direct.data_received(sent(b"first"))
    direct.listen(heard.append)
    direct.data_received(sent(b"second"))
    assert not heard
    assert [(await direct.receive()).get("text") for _ in range(2)] == ["first", "second"]
    direct.data_received(sent(b"third") + sent("förde".encode()))
    assert heard == ["third", "förde"]
    direct.data_received(sent(b"\xff"))
    assert direct.close_sent and heard == ["third", "förde"]


async def test_no_echo_is_written_where_nobody_reads() -> None:
    direct, cable = connected()
    for _ in range(20):
        await asyncio.sleep(0)
    cable.written.clear()
    ping = bytes((137, 129, 0, 0, 0, 0)) + b"a"
    direct.data_received(ping)
    assert cable.written == [b"\x8a\x01a"]
    direct.pause_writing()
    direct.data_received(ping)
    assert len(cable.written) == 1
    direct.resume_writing()
    direct.data_received(ping)
    assert len(cable.written) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
@pytest.mark.parametrize(("soft", "hard"), [(256, 256), (256, 1_024), (1_024, 1_000_000)])
def test_no_more_is_taken_than_there_are_files(soft: int, hard: int, monkeypatch: pytest.MonkeyPatch) -> None:
    raised = []
    monkeypatch.setattr("resource.getrlimit", lambda which: (soft, hard))
    monkeypatch.setattr("resource.setrlimit", lambda which, given: raised.append(given[0]))
    capacity = Capacity.of_this_machine()
    assert sum(capacity) + OWN_FILES <= max([soft, *raised]) <= hard
    assert (capacity == Capacity()) == (hard > sum(Capacity()) + OWN_FILES), "no fewer than there could be either"
