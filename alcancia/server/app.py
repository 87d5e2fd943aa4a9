"""The front door: ASGI requests and sockets pass the gate here, and leave with strict headers."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias
from urllib.parse import parse_qsl

import msgspec

from alcancia.ground.strict import decode
from alcancia.kernel import Refused, Unplayable
from alcancia.server import gate, limits, line
from alcancia.server.asking import STATUS as STATUSES
from alcancia.server.asking import TYPES, Answer, Asking, is_token, refusal
from alcancia.server.desk import Desk
from alcancia.server.house import House
from alcancia.server.live import LiveTable
from alcancia.server.pages import Pages, missing
from alcancia.server.socket import Socket

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send: TypeAlias = Callable[[MutableMapping[str, Any]], Coroutine[Any, Any, None]]

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; "
    "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SAFE: Final = (
    ("content-security-policy", CSP),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
)
COOKIE_DAYS: Final = 30
WORTH_PACKING: Final = 1_000


class Doors(NamedTuple):
    """By which names this server may be called, and whether it stands behind TLS."""

    hosts: frozenset[str]
    tls: bool = False

    @property
    def cookie(self) -> str:
        """The cookie's name; browsers guard the prefixed one, but only under TLS."""
        return "__Host-alcancia" if self.tls else "alcancia"

    def set_cookie(self, token: str) -> str:
        """A device's token, out of reach of scripts and other sites."""
        secure = "; Secure" if self.tls else ""
        return f"{self.cookie}={token}; Path=/; Max-Age={COOKIE_DAYS * 86_400}; HttpOnly; SameSite=Lax{secure}"

    def knows(self, host: str) -> bool:
        """Is this one of our names? Keeps foreign pages from reaching us under a name of theirs."""
        return host.lower() in self.hosts

    def welcomes(self, origin: str | None) -> bool:
        """Is this page one of ours? Programs that are no browsers send no origin."""
        if origin is None:
            return True
        scheme, _, host = origin.partition("://")
        return scheme == ("https" if self.tls else "http") and self.knows(host)


class App:
    """The ASGI application."""

    def __init__(self, house: House, pages: Pages, doors: Doors) -> None:
        self.house = house
        self.pages = pages
        self.doors = doors
        self.desk = Desk(house, pages)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        elif scope["type"] == "lifespan":
            await _lifespan(receive, send)

    # ── HTTP ─────────────────────────────────────────────────────────────────

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = _headers(scope)
        fresh: str | None = None
        try:
            answer, fresh = await self._answer(scope, headers, receive)
        except Exception as error:
            self.house.report("request_failed", why=type(error).__name__)
            answer = Answer(500, refusal(Refused("broken")))
        await _send(send, answer, headers, scope["method"] == "HEAD", self.doors.set_cookie(fresh) if fresh else None)

    async def _answer(self, scope: Scope, headers: dict[str, str], receive: Receive) -> tuple[Answer, str | None]:
        method, path = scope["method"], scope["path"]
        if not self.doors.knows(headers.get("host", "")):
            return _refused("bad_host"), None
        if sum(len(name) + len(value) for name, value in scope["headers"]) > limits.HEADER_BYTES:
            return _refused("message_too_large"), None
        if method == "POST" and not self._same_site(headers):
            return _refused("bad_origin"), None
        found = gate.find_route("GET" if method == "HEAD" else method, path)
        if found is None:
            return self._page(method, path), None
        route, parts = found
        refused = await self._pace(route)
        if refused is not None:
            return refused, None
        asking = Asking(route, parts, dict(parse_qsl(scope["query_string"].decode("latin-1"))), self._token(headers), self.house.random)
        await self._pass(route, asking, headers, receive)
        return await asking.answered, asking.fresh

    def _same_site(self, headers: dict[str, str]) -> bool:
        return self.doors.welcomes(headers.get("origin")) and headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")

    def _page(self, method: str, path: str) -> Answer:
        if method not in ("GET", "HEAD"):
            return missing()
        if any(gate.match(page, path) is not None for page in gate.PAGES):
            return self.pages.page()
        return self.pages.file(path.lstrip("/"))

    async def _pace(self, route: gate.Route) -> Answer | None:
        """Too many at once wait a little, then are asked to come back: nobody is locked out."""
        bucket = getattr(self.house.paces, route.pace)
        wait = bucket.book(limits.LONGEST_WAIT)
        if wait is None:
            seconds = int(limits.LONGEST_WAIT)
            answer = Answer(429, refusal(Refused("too_fast", {"seconds": seconds})), headers=(("retry-after", str(seconds)),))
            return answer
        if wait > 0:
            await asyncio.sleep(wait)
        return None

    def _token(self, headers: dict[str, str]) -> str | None:
        scheme, _, bearer = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return is_token(bearer.strip())
        for part in headers.get("cookie", "").split(";"):
            name, _, value = part.strip().partition("=")
            if name == self.doors.cookie:
                return is_token(value)
        return None

    async def _pass(self, route: gate.Route, asking: Asking, headers: dict[str, str], receive: Receive) -> None:
        """Through the gate: the table first, then the person, then what was sent, then the deed in the table's turn."""
        live: LiveTable | None = None
        if route.at_table:
            opened = await self.house.open(asking.parts["table"])
            if isinstance(opened, Refused):
                return asking.refuse(opened)
            live = opened
            asking.person = live.lobby.person_of(asking.token)
            if (refused := gate.may_knock(route.role, live.lobby, asking.person)) is not None:
                return asking.refuse(refused)
        if route.body is not None:
            body = await _body(route, headers, receive)
            if isinstance(body, Refused):
                return asking.refuse(body)
            asking.body = body
        deed = getattr(self.desk, route.name)
        if live is None:
            return await deed(asking)  # type: ignore[no-any-return]
        if asyncio.iscoroutinefunction(deed):
            return await deed(asking, live)  # type: ignore[no-any-return]
        table = live

        def turn() -> None:
            asking.person = table.lobby.person_of(asking.token)
            refused = gate.may_pass(route.role, table.lobby, asking.person, getattr(asking.body, "seat", None))
            if refused is not None:
                return asking.refuse(refused)
            try:
                deed(table, asking)
            except BaseException:
                asking.refuse(Refused("frozen"))
                raise

        if table.gone or not table.post(turn, is_move=route.pace == "move"):
            asking.refuse(Refused("try_later"))

    # ── sockets ──────────────────────────────────────────────────────────────

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = gate.match(gate.LIVE, scope["path"])
        await receive()
        socket = self._socket(scope, receive, send)
        if found is None or socket is None:
            await send({"type": "websocket.close", "code": 1008})
            return
        try:
            await socket.serve(found["table"])
        except Exception as error:
            self.house.report("socket_failed", why=type(error).__name__)

    def _socket(self, scope: Scope, receive: Receive, send: Send) -> Socket | None:
        headers = _headers(scope)
        if not self.doors.knows(headers.get("host", "")) or not self.doors.welcomes(headers.get("origin")):
            return None
        direct = scope.get("extensions", {}).get(line.DIRECT, {})
        return Socket(self.house, receive, send, self._token(headers), **direct)


async def _body(route: gate.Route, headers: dict[str, str], receive: Receive) -> Any:
    """What was sent: bounded, in time, strictly decoded, exactly typed."""
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        return Refused("not_json_type")
    if headers.get("content-length", "0").isdigit() and int(headers.get("content-length", "0")[:12]) > route.size:
        return Refused("message_too_large", {"limit": route.size})
    data = b""
    try:
        async with asyncio.timeout(limits.BODY_SECONDS):
            while True:
                part = await receive()
                if part["type"] != "http.request":
                    return Refused("bad_message")
                data += part.get("body", b"")
                if len(data) > route.size:
                    return Refused("message_too_large", {"limit": route.size})
                if not part.get("more_body"):
                    break
    except TimeoutError:
        return Refused("bad_message")
    return data if route.raw else typed(data, route.body, route.size)


def typed(data: bytes | str, type: Any, size: int) -> Any:
    """Strictly decoded and exactly typed, or why not."""
    try:
        return msgspec.convert(decode(data, size), type)
    except Unplayable as error:
        return Refused("message_too_large" if error.reason == "too_large" else "bad_message", {"entry": error.reason})
    except msgspec.ValidationError as error:
        return Refused("bad_message", {"entry": str(error)[:200]})


def _refused(reason: str) -> Answer:
    return Answer(STATUSES[reason], refusal(Refused(reason)))


def _headers(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


async def _send(send: Send, answer: Answer, asked: dict[str, str], head: bool, cookie: str | None) -> None:
    given = dict(answer.headers)
    status, body = answer.status, answer.body
    if "etag" in given and asked.get("if-none-match") == given["etag"]:
        status, body = 304, b""
    # Only what is the same for everybody is compressed: the length of a packed secret would tell something about it.
    packs = "etag" in given and len(body) >= WORTH_PACKING and "gzip" in asked.get("accept-encoding", "")
    if packs:
        body = packed(body)
    headers = [*SAFE, *answer.headers, ("content-type", TYPES.get(answer.type, answer.type)), ("content-length", str(len(body)))]
    if "cache-control" not in given:
        headers.append(("cache-control", "no-store"))
    if "etag" in given:
        headers.append(("vary", "accept-encoding"))
    if packs:
        headers.append(("content-encoding", "gzip"))
    if cookie is not None:
        headers.append(("set-cookie", cookie))
    raw = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": b"" if head else body})


@lru_cache(maxsize=256)
def packed(body: bytes) -> bytes:
    """The same, smaller; worked out once."""
    return gzip.compress(body, 9, mtime=0)


async def _lifespan(receive: Receive, send: Send) -> None:
    while True:
        event = await receive()
        await send({"type": f"{event['type']}.complete"})
        if event["type"] == "lifespan.shutdown":
            return
