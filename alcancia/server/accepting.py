"""Accepting connections. Whoever comes stands outside until they have said what they want, and costs next to nothing there; then people
we know come in at once, everybody else one after the other. All of that has a small part of the event loop's time, so that a flood of
newcomers takes nothing from those who are here."""

import asyncio
import contextlib
import logging
import re
import selectors
import socket as sockets
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from ssl import SSLContext
from typing import Final, NamedTuple

from alcancia.server import limits
from alcancia.server.addresses import counted
from alcancia.server.doorway import Doorway

BACKLOG: Final = 2048
AT_ONCE: Final = 16
LONGEST_TURN: Final = 0.0005
"""So many are looked at, for so many seconds, then everybody else has a turn. Event loops themselves go on until nobody is left."""
REST: Final = 4
"""After that nobody is looked at for so many times as long as it took."""
LEAST_REST: Final = 0.001
"""Seconds."""
APART: Final = 0.002
"""Seconds from one stranger who is let in to the next: what they ask takes a part of a turn each."""
ADDRESSES: Final = 8
"""So many are asked at a time whether one of theirs may come in now."""
NO_HANDLE_SECONDS: Final = 0.2
"""How long to wait when the machine has no handle left for a connection."""
WHOLE: Final = re.compile(rb"\n\r?\n")
"""The end of a request's head."""
NO_REQUEST: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

log = logging.getLogger("alcancia.server.door")


class Manners(NamedTuple):
    """Who may come in."""

    knows: Callable[[bytes], str | None] = lambda head: None
    """Whose request this is, by its head: a device or a class of ours, nothing for a node of ours, None for a stranger."""
    may_come: Callable[[str], bool] = lambda address: True
    """May a stranger of this address come in now?"""
    may_return: Callable[[str], bool] = lambda whose: True
    """May somebody we know?"""


class Comer:
    """A connection that nobody has read from yet."""

    __slots__ = ("_gone", "address", "line", "seen", "since", "watched")
    busy = False

    def __init__(self, line: sockets.socket, address: str, since: float, gone: "Callable[[Comer], None]") -> None:
        self.line, self.address, self.since, self._gone = line, address, since, gone
        self.seen = 0
        """How much of a head was here when it was last looked at."""
        self.watched = False

    def let_go(self) -> None:
        """It has to make way."""
        self._gone(self)
        self.line.close()


class Acceptor:
    """One listening socket and those who stand before it. To uvicorn it is a server like the event loop's own."""

    def __init__(
        self,
        listening: sockets.socket,
        make: Callable[[], asyncio.Protocol],
        ssl: SSLContext | None = None,
        doorway: Doorway | None = None,
        manners: Manners | None = None,
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self._listening, self._make, self._ssl = listening, make, ssl
        self._doorway, self._manners = doorway or Doorway(limits.CONNECTIONS), manners or Manners()
        self._coming: set[asyncio.Task[None]] = set()
        self._looking = selectors.DefaultSelector()
        """Has a part of the loop's time, unlike what the loop itself looks at."""
        self._found: deque[Comer | None] = deque()
        """Who has something to say and was not looked at yet; None: somebody is at the door."""
        self._silent: OrderedDict[Comer, None] = OrderedDict()
        """Whose head is not whole yet, the one that came first first."""
        self._waiting: OrderedDict[str, OrderedDict[Comer, None]] = OrderedDict()
        """Strangers who may not come in yet, by address, the one that came first first."""
        self._next = 0.0
        self._timers: dict[str, asyncio.TimerHandle] = {}
        listening.setblocking(False)
        listening.listen(BACKLOG)
        self._looking.register(listening, selectors.EVENT_READ)
        self._loop.add_reader(self._looking, self._turn)

    # ── outside ──────────────────────────────────────────────────────────────

    def _turn(self) -> None:
        """Look at a few, then rest; when there is nobody the loop calls again."""
        begin = time.perf_counter()  # the loop's own time stands still during a turn
        if not self._found:
            self._found.extend(key.data for key, _ in self._looking.select(0))
        if not self._found:
            self._timers.pop("turn", None)
            self._loop.add_reader(self._looking, self._turn)
            return
        for _ in range(AT_ONCE):
            comer = self._found.popleft()
            if comer is None:
                self._let_in()
            elif comer in self._silent:
                self._look(comer)
            if not self._found or time.perf_counter() - begin > LONGEST_TURN:
                break
        if "turn" not in self._timers:
            self._loop.remove_reader(self._looking)
        self._after("turn", max(LEAST_REST, REST * (time.perf_counter() - begin)), self._turn)

    def _after(self, name: str, seconds: float, call: Callable[[], None]) -> None:
        self._timers[name] = self._loop.call_later(seconds, call)

    def _let_in(self) -> None:
        """One of those at the door; if there are more, after whoever is outside already."""
        try:
            line, name = self._listening.accept()
        except (BlockingIOError, InterruptedError, ConnectionAbortedError):
            return
        except OSError:
            self._looking.unregister(self._listening)
            self._after("handles", NO_HANDLE_SECONDS, self._again)
            return
        self._found.append(None)
        line.setblocking(False)
        if line.family not in (sockets.AF_INET, sockets.AF_INET6) or self._ssl is not None:
            return self._welcome(line)
        comer = Comer(line, counted(str(name[0])), self._loop.time(), self._forget)
        self._silent[comer] = None
        self._doorway.stir(comer)
        self._look(comer)

    def _again(self) -> None:
        self._looking.register(self._listening, selectors.EVENT_READ)

    def _look(self, comer: Comer) -> None:
        """What has been sent? It stays where it is, so that whoever answers reads it."""
        try:
            head = comer.line.recv(limits.HEADER_BYTES, sockets.MSG_PEEK)
        except (BlockingIOError, InterruptedError):
            return self._wait_for(comer, 0)
        except OSError:
            return self._show_out(comer)
        if head and not head[:1].isalpha():
            log.warning("no_request")
            self._show_out(comer, NO_REQUEST)
        elif (end := WHOLE.search(head)) is not None or len(head) >= limits.HEADER_BYTES:
            self._forget(comer)
            self._judge(comer, head if end is None else head[: end.end()])
        elif len(head) <= comer.seen:
            self._show_out(comer)  # there is no more to come
        else:
            self._wait_for(comer, len(head))

    def _wait_for(self, comer: Comer, seen: int) -> None:
        """For more than was here already."""
        if seen:
            comer.line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVLOWAT, seen + 1)
            comer.seen = seen
        if not comer.watched:
            self._looking.register(comer.line, selectors.EVENT_READ, comer)
            comer.watched = True
        if "silent" not in self._timers:
            self._after("silent", limits.HEADER_SECONDS, self._tire)

    def _tire(self) -> None:
        """Whose head is not whole in time goes."""
        late = self._loop.time() - limits.HEADER_SECONDS
        while self._silent and (first := next(iter(self._silent))).since <= late:
            self._show_out(first)
        self._timers.pop("silent", None)
        if self._silent:
            self._after("silent", max(LEAST_REST, next(iter(self._silent)).since - late), self._tire)

    def _show_out(self, comer: Comer, saying: bytes = b"") -> None:
        """What was sent is taken first: a connection that is closed before it was read looks broken to who sent it."""
        with contextlib.suppress(OSError):
            comer.line.recv(limits.HEADER_BYTES)
            comer.line.send(saying)
        self._doorway.leave(comer)
        comer.let_go()

    def _forget(self, comer: Comer) -> None:
        """It is looked at no more."""
        self._silent.pop(comer, None)
        if comer.watched:
            self._looking.unregister(comer.line)
            comer.watched = False
        if (queue := self._waiting.get(comer.address)) is not None:
            queue.pop(comer, None)
            if not queue:
                del self._waiting[comer.address]

    # ── inside ───────────────────────────────────────────────────────────────

    def _judge(self, comer: Comer, head: bytes) -> None:
        """In at once, or after others."""
        manners, now = self._manners, self._loop.time()
        if comer.address not in self._waiting and now >= self._next and manners.may_come(comer.address):
            self._next = now + APART
        elif (whose := manners.knows(head)) is None or (whose and not manners.may_return(whose)):
            self._waiting.setdefault(comer.address, OrderedDict())[comer] = None
            if "next" not in self._timers:
                self._after("next", APART, self._call_next)
            return
        self._enter(comer)

    def _call_next(self) -> None:
        """One of those who wait, their addresses in turn."""
        self._timers.pop("next", None)
        for _ in range(min(ADDRESSES, len(self._waiting))):
            address, queue = self._waiting.popitem(last=False)
            comer = queue.popitem(last=False)[0] if self._manners.may_come(address) else None
            if queue:
                self._waiting[address] = queue
            if comer is not None:
                self._next = self._loop.time() + APART
                self._enter(comer)
                break
        if self._waiting:
            self._after("next", APART, self._call_next)

    def _enter(self, comer: Comer) -> None:
        self._doorway.leave(comer)
        if comer.seen:
            comer.line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVLOWAT, 1)
        self._welcome(comer.line)

    def _welcome(self, line: sockets.socket) -> None:
        """Hand a connection to its protocol."""
        if len(self._coming) >= limits.CONNECTIONS:  # under TLS: so many have not shaken hands yet
            line.close()
            return
        if line.family in (sockets.AF_INET, sockets.AF_INET6):
            line.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
        task = self._loop.create_task(self._shake_hands(line))
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    async def _shake_hands(self, line: sockets.socket) -> None:
        """Whoever is gone by now, or does not shake hands in time, is nobody's trouble."""
        patience = None if self._ssl is None else limits.HEADER_SECONDS
        with contextlib.suppress(OSError):
            await self._loop.connect_accepted_socket(self._make, line, ssl=self._ssl, ssl_handshake_timeout=patience)

    def close(self) -> None:
        """Nobody comes any more."""
        for timer in self._timers.values():
            timer.cancel()
        if self._looking.get_map() is not None:
            self._loop.remove_reader(self._looking)
            for comer in [*self._silent, *(comer for queue in self._waiting.values() for comer in queue)]:
                comer.let_go()
            self._looking.close()

    async def wait_closed(self) -> None:
        """Until whoever is on the way in is in."""
        await asyncio.gather(*self._coming)
