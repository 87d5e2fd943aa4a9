"""The transport: uvicorn, with a short way for what happens many thousand times a second, and without what we do ourselves."""

import asyncio
import contextlib
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from alcancia.server import limits

DIRECT: Final = "alcancia.direct"
"""The name under which a connection offers its short ways in the scope of a connection."""

TEXT: Final = 0x81
"""The first byte of a whole text frame."""


class DirectWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket connection. Handshake, pings, closing and everything unusual are uvicorn's."""

    hearer: Callable[[str], None] | None = None

    def handle_connect(self, event: Any) -> None:
        """Whoever is called may speak and listen here directly, without an event, a queue and a turn of a task for every text."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][DIRECT] = {"say": self.say, "listen": self.listen}

    def say(self, texts: Iterable[str]) -> bool:
        """Send these texts in one step, if the way is free; otherwise nothing is sent."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.transport.write(b"".join([framed(text.encode()) for text in texts]))
        return True

    def listen(self, hearer: Callable[[str], None]) -> None:
        """From now on texts go to this hearer; everything else, and what came before, is received as usual."""
        self.hearer = hearer
        # What was said to shake hands is not needed any more, and there are many lines.
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []

    def send_receive_event_to_app(self) -> None:
        """A whole message is here."""
        if self.hearer is None or self.close_sent or self.curr_msg_data_type != "text" or not self.queue.empty():
            return super().send_receive_event_to_app()
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            return super().send_receive_event_to_app()
        self.frames = []
        self.hearer(text)


def framed(text: bytes) -> bytes:
    """A text as one frame: servers neither mask nor split."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, 126, size >> 8, size & 255)) + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text


class HeaderTimeoutHTTP(H11Protocol):
    """A connection that has to say what it wants within a few seconds."""

    def connection_made(self, transport: Any) -> None:
        """Start counting."""
        super().connection_made(transport)
        self.loop.call_later(limits.HEADER_SECONDS, self._hurry)

    def _hurry(self) -> None:
        asked: Any = self.scope
        if asked is None and not self.transport.is_closing():
            self.transport.close()


class QuietServer(uvicorn.Server):
    """A server that leaves signals to us, so that everything is put away before the process ends."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Nothing to capture."""
        yield

    def stop(self) -> None:
        """End soon."""
        self.should_exit = True


def uvicorn_settings(app: Any) -> uvicorn.Config:
    """No compression, no access log (it would hold addresses), no trust in forwarded headers, bounded frames and headers."""
    return uvicorn.Config(
        app,
        loop="none",
        http=HeaderTimeoutHTTP,
        ws=DirectWebSocket,
        ws_max_size=limits.MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="off",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,
        h11_max_incomplete_event_size=16_384,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=3,
        limit_concurrency=limits.SOCKETS_IN_ALL + 500,
        backlog=1024,
    )


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quick event loop where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
