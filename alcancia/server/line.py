"""The wire under a socket: uvicorn's own, with a short way for what happens many thousand times a second."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

DIRECT: Final = "alcancia.direct"
"""The name under which a line offers its short ways in the scope of a connection."""

TEXT: Final = 0x81
"""The first byte of a whole text frame."""


class Line(WebSocketsSansIOProtocol):
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
