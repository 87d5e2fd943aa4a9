"""The room test from a terminal: what this machine finds at an address."""

import http.client
import json
import time
from contextlib import closing
from typing import Final
from urllib.parse import urlsplit

from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.sync.client import connect

from alcancia.server.classes.roomtest import Found, advice

SECONDS: Final = 5
ASKED: Final = 3
NOWHERE: Final = "22222222222222222222"


def check(address: str) -> tuple[str, Found | None]:
    """What to do (the message `room-<advice>`), and what was found; nothing if the address cannot be reached."""
    where = urlsplit(address if "//" in address else f"http://{address}")
    if where.scheme not in ("http", "https") or not where.hostname:
        return "unreachable", None
    try:
        took = [_ask(where.scheme, where.netloc) for _ in range(ASKED)]
    except (OSError, ValueError, http.client.HTTPException):
        return "unreachable", None
    found = Found(_socket_lives(where.scheme, where.netloc), True, int(1000 * sorted(took)[ASKED // 2]))
    return advice([found], 0), found


def _ask(scheme: str, host: str) -> float:
    """Seconds for one question; raises what goes wrong."""
    begin = time.monotonic()
    made = http.client.HTTPSConnection if scheme == "https" else http.client.HTTPConnection
    with closing(made(host, timeout=SECONDS)) as line:
        line.request("GET", "/api/site")
        if "version" not in json.loads(line.getresponse().read()):
            raise ValueError(host)
    return time.monotonic() - begin


def _socket_lives(scheme: str, host: str) -> bool:
    """Does the way for sockets open? No table has this address, so it is closed again at once: by us, in words of ours."""
    try:
        with connect(f"{'wss' if scheme == 'https' else 'ws'}://{host}/api/tables/{NOWHERE}/live", open_timeout=SECONDS) as socket:
            return "no_such_table" in str(socket.recv(timeout=SECONDS))
    except (OSError, TimeoutError, InvalidHandshake, WebSocketException):
        return False
