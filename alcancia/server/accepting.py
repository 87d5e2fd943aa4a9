"""Accepting connections a few at a time, so that a flood of newcomers takes no long turn of the event loop from those who are here."""

import asyncio
import contextlib
import socket as sockets
from collections.abc import Callable
from ssl import SSLContext
from typing import Final

from alcancia.server import limits

BACKLOG: Final = 1024
AT_ONCE: Final = 4
"""So many are let in, then everybody else has a turn. Event loops themselves go on until nobody is left at the door."""
NO_HANDLE_SECONDS: Final = 0.2
"""How long to wait when the machine has no handle left for a connection."""


class Acceptor:
    """One listening socket. To uvicorn it is a server like the event loop's own."""

    def __init__(self, listening: sockets.socket, make: Callable[[], asyncio.Protocol], ssl: SSLContext | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        self._listening = listening
        self._make = make
        self._ssl = ssl
        self._coming: set[asyncio.Task[None]] = set()
        self._pause: asyncio.TimerHandle | None = None
        listening.setblocking(False)
        listening.listen(BACKLOG)
        self._loop.add_reader(listening.fileno(), self._let_in)

    def _let_in(self) -> None:
        """A few of those who wait; the loop calls again at once if there are more."""
        for _ in range(AT_ONCE):
            try:
                line, _ = self._listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError:
                self._loop.remove_reader(self._listening.fileno())
                self._pause = self._loop.call_later(NO_HANDLE_SECONDS, self._loop.add_reader, self._listening.fileno(), self._let_in)
                return
            if len(self._coming) >= limits.CONNECTIONS:  # under TLS: so many have not shaken hands yet
                line.close()
                continue
            line.setblocking(False)
            if line.family in (sockets.AF_INET, sockets.AF_INET6):
                line.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
            task = self._loop.create_task(self._welcome(line))
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)

    async def _welcome(self, line: sockets.socket) -> None:
        """Hand a connection to its protocol; whoever is gone by now, or does not shake hands in time, is nobody's trouble."""
        patience = None if self._ssl is None else limits.HEADER_SECONDS
        with contextlib.suppress(OSError):
            await self._loop.connect_accepted_socket(self._make, line, ssl=self._ssl, ssl_handshake_timeout=patience)

    def close(self) -> None:
        """Nobody comes any more."""
        if self._pause is not None:
            self._pause.cancel()
        if self._listening.fileno() >= 0:
            self._loop.remove_reader(self._listening.fileno())

    async def wait_closed(self) -> None:
        """Until whoever is on the way in is in."""
        await asyncio.gather(*self._coming)
