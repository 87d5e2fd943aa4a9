"""A lean WebSocket client for load: it leaves as much of the machine as possible to the server it measures."""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import Any

import msgspec

ZERO_MASK = b"\0\0\0\0"


class Client(asyncio.Protocol):
    """One seat. Calls `heard` with every decoded message."""

    def __init__(
        self,
        path: str,
        host: str,
        token: str,
        heard: Callable[["Client", dict[str, Any]], None],
        since: int = 0,
        hello: dict[str, Any] | None = None,
    ) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\nAuthorization: Bearer {token}\r\n\r\n"
        ).encode()
        self._heard = heard
        self._hello = {"type": "hello", "since": since} if hello is None else hello
        self._buffer = bytearray()
        self._open = False
        self._decode = msgspec.json.Decoder().decode
        self._transport: Any = None
        self.lost = False
        self.refused = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head:
                # Shown out at the door, as a browser would see it: the line is lost.
                self.refused = bytes(head).split(b"\r\n")[0].decode("latin-1")
                self.lost = True
                self._transport.close()
                return
            self._open = True
            self._buffer = bytearray(rest)
            self.send(self._hello)
        while (frame := self._frame()) is not None:
            opcode, payload = frame
            if opcode == 1:
                self._heard(self, self._decode(payload))
            elif opcode == 8:
                self.lost = True
                self._transport.close()
            elif opcode == 9:
                self._write(0x8A, payload)

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return None
        opcode, payload = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        return opcode, payload

    def send(self, message: Any) -> None:
        """Send one message."""
        self._write(0x81, msgspec.json.encode(message))

    def _write(self, first: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes([first]) + length + ZERO_MASK + payload)

    def close(self) -> None:
        """Hang up."""
        self._transport.close()
