"""Newcomers are let in a few at a time: whoever is here has a turn in between."""

import asyncio
import socket
from itertools import pairwise

import pytest

from alcancia.server import accepting
from alcancia.server.accepting import Acceptor
from alcancia.server.addresses import listen

CROWD = 60


async def let_in() -> list[int]:
    """A crowd at the door: how many came in from one turn of the event loop to the next."""
    door = listen("127.0.0.1", 0)
    door.listen(accepting.BACKLOG)
    crowd = [socket.create_connection(door.getsockname()) for _ in range(CROWD)]
    met: list[asyncio.Protocol] = []

    class Guest(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            met.append(self)
            self.transport = transport

    acceptor, counts = Acceptor(door, Guest), [0]
    while len(met) < CROWD:
        await asyncio.sleep(0)
        counts.append(len(met))
    acceptor.close()
    await acceptor.wait_closed()
    for plug in (*crowd, door):
        plug.close()
    for guest in met:
        guest.transport.close()  # type: ignore[attr-defined]
    return [after - before for before, after in pairwise(counts)]


async def test_a_crowd_comes_in_a_few_at_a_time() -> None:
    came = await let_in()
    assert sum(came) == CROWD and max(came) <= accepting.AT_ONCE


async def test_all_at_once_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accepting, "AT_ONCE", 1000)
    assert max(await let_in()) == CROWD


async def test_no_handle_left_is_a_pause_and_no_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """With all handles in use nobody is let in for a moment; then the door is looked at again."""
    monkeypatch.setattr(accepting, "NO_HANDLE_SECONDS", 0.01)
    accept = socket.socket.accept
    failing = iter([OSError(24, "Too many open files")] * 3)

    def sometimes(self: socket.socket) -> tuple[socket.socket, object]:
        if (error := next(failing, None)) is not None:
            raise error
        return accept(self)

    monkeypatch.setattr(socket.socket, "accept", sometimes)
    assert sum(await let_in()) == CROWD
