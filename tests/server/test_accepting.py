"""Newcomers stand outside until they have said what they want, and come in a few at a time: whoever is here has a turn in between."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from itertools import pairwise
from typing import Any

import pytest

from alcancia.server import accepting, limits
from alcancia.server.accepting import Acceptor, Manners
from alcancia.server.addresses import listen
from alcancia.server.doorway import Doorway

CROWD = 60
HEAD = b"GET / HTTP/1.1\r\nX: "
WHOLE = HEAD + b"1\r\n\r\n"
PATIENCE = 60


class Guest(asyncio.Protocol):
    """Somebody who was let in, and what they said."""

    transport: Any
    said = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.said += data


class House:
    """A door, and who is inside."""

    def __init__(self, manners: Manners | None = None, most: int = limits.CONNECTIONS) -> None:
        self.door = listen("127.0.0.1", 0)
        self.door.listen(accepting.BACKLOG)
        self.inside: list[Guest] = []
        self._manners, self._most = manners, most

    def make(self) -> Guest:
        self.inside.append(Guest())
        return self.inside[-1]

    @contextmanager
    def crowd(self, number: int, said: bytes = WHOLE, source: str = "127.0.0.1") -> Iterator[list[socket.socket]]:
        """So many at the door."""
        plugs = [socket.create_connection(self.door.getsockname(), source_address=(source, 0)) for _ in range(number)]
        for plug in plugs:
            plug.sendall(said)
            plug.setblocking(False)
        yield plugs
        for plug in plugs:
            plug.close()

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Acceptor]:
        acceptor = Acceptor(self.door, self.make, None, Doorway(self._most), self._manners)
        yield acceptor
        acceptor.close()
        await acceptor.wait_closed()
        self.door.close()
        for guest in self.inside:
            guest.transport.close()

    async def until(self, true: Callable[[], bool]) -> None:
        """This becomes true."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                await asyncio.sleep(0.001)


def closed(plug: socket.socket) -> bool:
    """Has the other side closed?"""
    try:
        return plug.recv(100) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


async def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A crowd at the door: how many were accepted from one turn of the event loop to the next."""
    accept, count = socket.socket.accept, 0

    def counted(self: socket.socket) -> tuple[socket.socket, object]:
        nonlocal count
        found = accept(self)
        count += 1
        return found

    monkeypatch.setattr(socket.socket, "accept", counted)
    house, counts = House(), [0]
    with house.crowd(CROWD, b""):
        async with house.opened(), asyncio.timeout(PATIENCE):
            while count < CROWD:
                await asyncio.sleep(0)
                counts.append(count)
    return [after - before for before, after in pairwise(counts)]


async def test_a_crowd_is_looked_at_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accepting, "LONGEST_TURN", 1000.0)
    came = await looked_at(monkeypatch)
    assert sum(came) == CROWD and max(came) <= CROWD / 3


async def test_all_at_once_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accepting, "AT_ONCE", 1000)
    monkeypatch.setattr(accepting, "LONGEST_TURN", 1000.0)
    assert max(await looked_at(monkeypatch)) == CROWD


async def test_a_long_turn_ends_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a slow machine, or where each of them takes long."""
    monkeypatch.setattr(accepting, "LONGEST_TURN", 0.0)
    came = await looked_at(monkeypatch)
    assert sum(came) == CROWD and max(came) == 1


async def test_after_a_few_everybody_else_has_most_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is looked at again before so many times as long has passed as the last few took."""
    house, waits = House(), list[float]()
    monkeypatch.setattr(accepting, "REST", 1e6)
    async with house.opened() as acceptor:
        monkeypatch.setattr(acceptor, "_after", lambda name, seconds, call: waits.append(seconds))
        with house.crowd(1):
            await house.until(lambda: bool(waits))
    assert waits[0] > 1e6 * 1e-7


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
    house = House()
    with house.crowd(CROWD):
        async with house.opened():
            await house.until(lambda: len(house.inside) == CROWD)


async def test_whoever_says_nothing_whole_stays_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is made for those who are silent, say half a head, or go; whoever has said it all comes in with every byte of it."""
    monkeypatch.setattr(limits, "HEADER_SECONDS", 0.3)
    house = House()
    with house.crowd(5, b"") as silent, house.crowd(5, HEAD) as slow, house.crowd(1, HEAD[:9]) as whole:
        async with house.opened():
            await asyncio.sleep(0.05)
            whole[0].sendall(HEAD[9:])
            await asyncio.sleep(0.05)
            whole[0].sendall(b"1\r\n\r\nand more")
            await house.until(lambda: [guest.said for guest in house.inside] == [WHOLE + b"and more"])
            await house.until(lambda: all(map(closed, [*silent, *slow])))
            assert not closed(whole[0]) and len(house.inside) == 1


async def test_whoever_goes_is_forgotten_at_once() -> None:
    """Also with half a head sent, and also where nobody tires of waiting."""
    house = House()
    async with house.opened() as acceptor:
        with house.crowd(5, b"") as silent, house.crowd(5, HEAD):
            await house.until(lambda: len(acceptor._silent) == 10)
            assert not any(map(closed, silent))
        await house.until(lambda: not acceptor._silent and len(acceptor._looking.get_map()) == 1)
    assert not house.inside


async def test_what_is_no_request_is_answered_at_the_door() -> None:
    house = House()
    with house.crowd(3, b"\x16\x03\x01 nonsense\r\n\r\n") as crowd:
        async with house.opened() as acceptor:
            for plug in crowd:
                async with asyncio.timeout(PATIENCE):
                    assert (await asyncio.get_running_loop().sock_recv(plug, 1000)).startswith(b"HTTP/1.1 400")
            assert not house.inside and not acceptor._silent


def strict(*, strangers: int, returns: int = 1000) -> Manners:
    """So many strangers may come, and whoever says their name may, so often."""
    left = {"strangers": strangers}

    def take(who: str, most: int) -> bool:
        left[who] = left.get(who, most) - 1
        return left[who] >= 0

    def named(head: bytes) -> str | None:
        return "ana" if b"ana" in head else "" if b"node" in head else None

    return Manners(named, lambda address: take("strangers", 0), lambda whose: take(whose, returns))


async def test_people_we_know_wait_for_no_stranger() -> None:
    """Behind the same address as a flood."""
    house = House(strict(strangers=2))
    async with house.opened() as acceptor:
        with house.crowd(CROWD) as flood:
            await house.until(lambda: len(house.inside) == 2 and len(acceptor._waiting["127.0.0.1"]) == CROWD - 2)
            with house.crowd(3, HEAD + b"ana\r\n\r\n"), house.crowd(1, HEAD + b"node\r\n\r\n"):
                await house.until(lambda: len(house.inside) == 6)
            assert not any(map(closed, flood))


async def test_a_name_lets_in_only_so_often() -> None:
    """A token is easily had: whoever has one is no more than one device."""
    house = House(strict(strangers=0, returns=4))
    async with house.opened() as acceptor:
        with house.crowd(10, HEAD + b"ana\r\n\r\n"), house.crowd(8, HEAD + b"node\r\n\r\n"):
            await house.until(lambda: len(house.inside) == 12 and len(acceptor._waiting["127.0.0.1"]) == 6)


async def test_strangers_come_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """So far apart, also where all of them may come; what one asks for takes a part of a turn."""
    monkeypatch.setattr(accepting, "APART", 1000.0)
    house = House()
    async with house.opened() as acceptor:
        with house.crowd(CROWD):
            await house.until(lambda: bool(house.inside) and len(acceptor._waiting.get("127.0.0.1", ())) == CROWD - 1)
            assert len(house.inside) == 1
            # Once the time has come it is the next one's turn, of whatever address.
            with house.crowd(1, source="127.0.0.2"):
                await house.until(lambda: len(acceptor._waiting) == 2)
                acceptor._call_next()
                acceptor._call_next()
                await house.until(lambda: len(house.inside) == 3 and "127.0.0.2" not in acceptor._waiting)


async def test_of_too_many_outside_the_first_go() -> None:
    """Those of one address leave room for others, also where all of them wait to come in."""
    house = House(strict(strangers=0), most=20)
    async with house.opened() as acceptor:
        with house.crowd(CROWD) as crowd:
            await house.until(lambda: sum(map(closed, crowd)) == CROWD - 10)
            assert len(acceptor._waiting["127.0.0.1"]) == 10 and not any(map(closed, crowd[-10:]))


async def test_closing_leaves_nobody_outside() -> None:
    house = House(strict(strangers=0))
    with house.crowd(3) as waiting, house.crowd(3, HEAD) as slow, house.crowd(3, b"") as silent:
        async with house.opened() as acceptor:
            await house.until(lambda: len(acceptor._waiting.get("127.0.0.1", ())) == 3 and len(acceptor._silent) == 6)
        with suppress(OSError):
            await house.until(lambda: all(map(closed, [*waiting, *slow, *silent])))
