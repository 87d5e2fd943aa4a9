"""A line to the node that has the table, tied to a socket of ours: once hands are shaken, bytes go to and fro as they come.

Nothing is unpacked, counted or asked for on the way: both ends speak with each other, and do that for themselves.
"""

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

import h11

from alcancia.server.frames import FrameHeads

if TYPE_CHECKING:
    from alcancia.server.transport import DirectWebSocket


class FarLine(asyncio.Protocol):
    """The connection to the other node."""

    transport: asyncio.Transport

    def __init__(self, path: str, headers: Iterable[tuple[str, str]]) -> None:
        self._talk = h11.Connection(h11.CLIENT)
        upgrade = [("upgrade", "websocket"), ("connection", "upgrade"), ("sec-websocket-version", "13")]
        self._request = self._talk.send(h11.Request(method="GET", target=path, headers=[*headers, *upgrade])) or b""
        self._talk.send(h11.EndOfMessage())
        self._near: DirectWebSocket | None = None
        self._early = b""
        self._heads = FrameHeads()
        self._accepted: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    # ── shaking hands ────────────────────────────────────────────────────────

    @classmethod
    async def reach(cls, host: str, port: int, path: str, headers: Iterable[tuple[str, str]]) -> "FarLine":
        """A line on which the other node has taken a socket; raises `OSError` if it does not."""
        _, line = await asyncio.get_running_loop().create_connection(lambda: cls(path, headers), host, port)
        took = False
        try:
            took = await line._accepted
        finally:
            if not took:
                line.transport.abort()
        if not took:
            raise ConnectionRefusedError
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request)

    def _answered(self, data: bytes) -> None:
        """Nothing is passed on before our own socket is open."""
        try:
            self._talk.receive_data(data)
            if (event := self._talk.next_event()) is h11.NEED_DATA:
                return
        except h11.RemoteProtocolError:
            event = None
        took = isinstance(event, h11.InformationalResponse) and event.status_code == 101
        self._settle(took)
        if took:
            self.transport.pause_reading()
            self._early = self._talk.trailing_data[0]

    def _settle(self, took: bool) -> None:
        if not self._accepted.done():
            self._accepted.set_result(took)

    def tie(self, near: "DirectWebSocket") -> None:
        """Both sockets are open: from now on they are one."""
        self._near = near
        self.data_received(self._early)
        self._early = b""
        if self.transport.is_closing():
            near.shutdown()
        else:
            self.transport.resume_reading()

    # ── to and fro ───────────────────────────────────────────────────────────

    def data_received(self, data: bytes) -> None:
        """What the other node says is said here."""
        if self._near is None:
            return self._answered(data)
        self._heads.count(data)
        self._near.transport.write(data)

    @property
    def between(self) -> bool:
        """May we say something here ourselves: is nothing half said, and no farewell either?"""
        return self._heads.between and not self._heads.farewell

    def hold(self, full: bool) -> None:
        """Whoever sits here does not read as fast as the other node speaks, or does again."""
        if not self.transport.is_closing():
            (self.transport.pause_reading if full else self.transport.resume_reading)()

    def pause_writing(self) -> None:
        """The other node does not read as fast as somebody speaks."""
        if self._near is not None and not self._near.transport.is_closing():
            self._near.transport.pause_reading()

    def resume_writing(self) -> None:
        """It does again."""
        if self._near is not None and not self._near.transport.is_closing():
            self._near.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """A node that dies says nothing: to whoever sits here that is a restart."""
        self._settle(False)
        if self._near is not None and not self._near.transport.is_closing():
            self._near.shutdown()
