"""The room test from a terminal: what this machine finds at an address."""

import http.client
import json
import time
from contextlib import closing
from typing import Final
from urllib.parse import SplitResult, urlsplit

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
        took = [_ask(where) for _ in range(ASKED)]
    except (OSError, ValueError, http.client.HTTPException):
        return "unreachable", None
    found = Found(_socket_lives(where), True, int(1000 * sorted(took)[ASKED // 2]))
    return advice([found], 0), found


def _ask(where: SplitResult) -> float:
    """Seconds for one question; raises what goes wrong."""
    begin = time.monotonic()
    made = http.client.HTTPSConnection if where.scheme == "https" else http.client.HTTPConnection
    with closing(made(where.netloc, timeout=SECONDS)) as line:
        line.request("GET", f"{where.path.rstrip('/')}/api/site")
        if "version" not in json.loads(line.getresponse().read()):
            raise ValueError(where.netloc)
    return time.monotonic() - begin


def _socket_lives(where: SplitResult) -> bool:
    """Does the way for sockets open? No table has this address, so it is closed again at once: by us, in words of ours."""
    try:
        way = f"{'wss' if where.scheme == 'https' else 'ws'}://{where.netloc}{where.path.rstrip('/')}"
        with connect(f"{way}/api/tables/{NOWHERE}/live", open_timeout=SECONDS) as socket:
            return "no_such_table" in str(socket.recv(timeout=SECONDS))
    except (OSError, TimeoutError, InvalidHandshake, WebSocketException):
        return False
