"""A socket that another node has: bytes go to and fro as they are, nobody reads faster than the other end, and no end is left open."""

import asyncio
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from alcancia.server.frames import FrameHeads
from alcancia.server.splicing import FarLine
from alcancia.server.transport import DirectWebSocket, framed
from tests.server.test_transport import Cable, connected, sent

TAKEN = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
FAREWELL = Frame(Opcode.CLOSE, b"\x03\xf4").serialize(mask=False)
"""1012: the house restarts."""


class Line(Cable):
    """A cable that knows whether anybody reads from it."""

    reading = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


async def spliced(early: bytes = b"") -> tuple[DirectWebSocket, Line, FarLine, Line]:
    """Our end and the other node's, tied together."""
    direct, _ = connected()
    await asyncio.sleep(0)
    direct.ping_interval = 20
    direct.start_keepalive()
    near, there = Line(), Line()
    direct.transport = near  # type: ignore[assignment]
    far = FarLine("/api/tables/t/live", [("host", "n2:1")])
    far.connection_made(there)  # type: ignore[arg-type]
    assert there.written.pop().startswith(b"GET /api/tables/t/live HTTP/1.1\r\nhost: n2:1\r\nupgrade: websocket\r\n")
    far.data_received(TAKEN[:20])
    far.data_received(TAKEN[20:] + early)
    assert not there.reading, "nothing is heard before our own end is open"
    direct.splice(far)
    return direct, near, far, there


async def test_bytes_go_as_they_come() -> None:
    state, move = framed(b"s" * 70_000), sent(b'{"type":"move"}') + b"\x81"
    direct, near, far, there = await spliced(early=state[:9])
    assert there.reading and direct.ping_timer is None, "the owner asks whether anybody is there, not we"
    far.data_received(state[9:])
    direct.data_received(move)
    assert b"".join(near.written) == state and there.written == [move], "masks, lengths and halves of frames alike"


async def test_nobody_speaks_faster_than_the_other_end_reads() -> None:
    direct, near, far, there = await spliced()
    seen = []
    for happens in (direct.pause_writing, direct.resume_writing, far.pause_writing, far.resume_writing):
        happens()
        seen.append((near.reading, there.reading))
    assert seen == [(True, False), (True, True), (False, True), (True, True)]


@pytest.mark.parametrize(
    ("said", "more"),
    [(framed(b"whole"), FAREWELL), (b"", FAREWELL), (framed(b"half")[:-1], b""), (framed(b"x" * 200)[:3], b""), (FAREWELL, b"")],
    ids=["after a word", "after none", "within a word", "within a head", "after a farewell"],
)
async def test_a_node_that_dies_is_a_restart(said: bytes, more: bytes) -> None:
    _, near, far, _ = await spliced()
    far.data_received(said)
    far.connection_lost(None)
    assert b"".join(near.written) == said + more and near.closing


async def test_a_node_that_dies_before_our_end_is_open_leaves_nobody_waiting() -> None:
    direct, _ = connected()
    await asyncio.sleep(0)
    near, there = Line(), Line()
    direct.transport = near  # type: ignore[assignment]
    far = FarLine("/", [("host", "n2:1")])
    far.connection_made(there)  # type: ignore[arg-type]
    far.data_received(TAKEN)
    there.close()
    far.connection_lost(None)
    direct.splice(far)
    assert b"".join(near.written) == FAREWELL and near.closing


async def test_our_own_restart_is_no_half_word() -> None:
    for said, more in ((framed(b"whole"), FAREWELL), (framed(b"half")[:-1], b"")):
        direct, near, far, _ = await spliced()
        far.data_received(said)
        direct.shutdown()
        assert b"".join(near.written) == said + more and near.closing


@pytest.mark.parametrize("answer", [b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n", b"\x16\x03\x01 nonsense\r\n\r\n", b""])
async def test_a_node_that_does_not_take_a_socket_is_not_held(answer: bytes) -> None:
    gone: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    async def heard(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        if not answer:
            writer.close()
        try:
            gone.set_result(await reader.read())
        except ConnectionError:
            gone.set_result(b"")
        writer.close()

    server = await asyncio.start_server(heard, "127.0.0.1", 0)
    host, port = server.sockets[0].getsockname()
    with pytest.raises(ConnectionRefusedError):
        await FarLine.reach(host, port, "/", [("host", "n2:1")])
    assert await asyncio.wait_for(gone, 60) == b""
    server.close()
    await server.wait_closed()


def test_heads_of_frames_are_found_however_they_are_cut() -> None:
    said = [framed(b"a" * size) for size in (0, 125, 126, 70_000)] + [sent(b"masked"), FAREWELL]
    ends, whole = {sum(map(len, said[: number + 1])) for number in range(len(said))}, b"".join(said)
    for step in (1, 3, 1000, len(whole)):
        heads, seen, found = FrameHeads(), 0, 0
        while seen < len(whole):
            found += heads.count(whole[seen : seen + step])
            seen = min(seen + step, len(whole))
            assert heads.between == (seen in ends), (step, seen)
        assert found == len(said) and heads.farewell


def test_nothing_else_is_a_farewell() -> None:
    heads: Any = FrameHeads()
    heads.count(FAREWELL + framed(b"x"))
    assert not heads.farewell
