"""Handing on: whoever asks at a node that does not have the table gets the answer of the node that does.

Behind nginx the proxy is told where to go (`X-Accel-Redirect`); otherwise this node carries words to and fro itself. A request that was
handed on bears a seal made with the house's own secret: it was looked at by the first node already, and is not handed on again.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterable, MutableMapping
from hashlib import blake2b
from hmac import compare_digest
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import h11
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from alcancia.server import limits, transport
from alcancia.server.requests import Receive
from alcancia.server.responses import Send
from alcancia.server.splicing import FarLine

if TYPE_CHECKING:
    from alcancia.server.store import Elsewhere

How: TypeAlias = Literal["relay", "nginx"]
Scope: TypeAlias = MutableMapping[str, Any]

SEAL: Final = "x-alcancia-seal"
CONNECT_SECONDS: Final = 1.0
ANSWER_SECONDS: Final = 30.0
LOOK_SECONDS: Final = 1.0
"""So long another node may take to say what it has."""
AT_ONCE: Final = 65_536
NOT_ON: Final = frozenset({"connection", "keep-alive", "transfer-encoding", "upgrade", "te", "trailer", "proxy-connection", SEAL})
"""Headers that are about one connection only."""
ALONG: Final = frozenset({"cookie", "authorization"})
"""All that a node wants to know of a socket that was let in by another."""


TRY_LATER: Final = (503, [(b"content-length", b"0"), (b"retry-after", b"1")], b"")


class Unreached(Exception):
    """The other node did not take it: nothing came of it there."""


class Patience:
    """With a node that does not answer: so long as it lasts, it is asked again."""

    def __init__(self) -> None:
        self._clock = asyncio.get_running_loop().time
        self._until = self._clock() + limits.HAND_ON_SECONDS

    def lasts(self) -> bool:
        """Is it worth asking once more?"""
        return self._clock() < self._until


class Relay:
    """How this node hands on."""

    def __init__(self, key: bytes, how: How = "relay", others: Callable[[], Collection[str]] | None = None) -> None:
        self.how = how
        self._others = others
        self._seal = blake2b(b"handed on", key=key[:64], digest_size=24).hexdigest()

    def sealed(self, headers: dict[str, str]) -> bool:
        """Was this handed on by a node of this house?"""
        return compare_digest(headers.get(SEAL, "").encode(), self._seal.encode())

    # ── requests ─────────────────────────────────────────────────────────────

    async def http(self, scope: Scope, body: bytes, owner: "Elsewhere", send: Send) -> None:
        """Somebody's request, answered by the owner; raises `Unreached` if nothing was sent yet."""
        if self.how == "nginx":
            await send({"type": "http.response.start", "status": 421, "headers": _to(owner)})
            await send({"type": "http.response.body", "body": b""})
            return
        path = scope["path"] + (f"?{scope['query_string'].decode('latin-1')}" if scope["query_string"] else "")
        kept = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in scope["headers"]]
        asking = asyncio.create_task(self.ask(owner.address, scope["method"], path, kept, body))
        while not (await asyncio.wait([asking], timeout=LOOK_SECONDS))[0]:
            if self._others is not None and owner.node not in self._others():
                # It sleeps, or the way there is cut, and its tables are free by now. What only looks is asked elsewhere.
                asking.cancel()
                if scope["method"] != "POST":
                    raise Unreached
                break
        status, headers, answer = TRY_LATER if asking.cancelling() else await asking
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": answer})

    async def ask(
        self,
        address: str,
        method: str,
        path: str,
        headers: Iterable[tuple[str, str]],
        body: bytes,
        seconds: float = ANSWER_SECONDS,
    ) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        """One request to another node, and its answer; raises `Unreached` if it surely did nothing there."""
        given = [(name, value) for name, value in headers if name.lower() not in NOT_ON and name.lower() != "content-length"]
        if not any(name.lower() == "host" for name, _ in given):
            given.append(("host", address))
        given += [(SEAL, self._seal), ("connection", "close"), ("content-length", str(len(body)))]
        try:
            async with asyncio.timeout(min(CONNECT_SECONDS, seconds)):
                reader, writer = await asyncio.open_connection(*_place(address))
        except (OSError, TimeoutError):
            raise Unreached from None
        try:
            async with asyncio.timeout(seconds):
                return await _exchange(reader, writer, h11.Request(method=method, target=path, headers=given), body)
        except (OSError, TimeoutError, h11.ProtocolError):
            if method == "POST":
                return TRY_LATER
            raise Unreached from None  # it died while we asked, and what only looks may be asked elsewhere
        finally:
            writer.close()

    async def look(self, address: str, path: str, token: str | None = None, body: object = None) -> Any:
        """What another node says about itself, as data; None if it refuses or says nothing in time."""
        headers = [("authorization", f"Bearer {token}")] if token else []
        headers += [] if body is None else [("content-type", "application/json")]
        data = b"" if body is None else msgspec.json.encode(body)
        try:
            status, _, answer = await self.ask(address, "GET" if body is None else "POST", path, headers, data, LOOK_SECONDS)
            return msgspec.json.decode(answer) if status < 300 else None
        except (Unreached, msgspec.DecodeError):
            return None

    # ── sockets ──────────────────────────────────────────────────────────────

    async def socket(self, scope: Scope, receive: Receive, send: Send, owner: "Elsewhere") -> None:
        """A socket of ours that speaks with the owner's; raises `Unreached` before it is accepted."""
        if self.how == "nginx":
            await send({"type": "websocket.http.response.start", "status": 421, "headers": _to(owner)})
            await send({"type": "websocket.http.response.body", "body": b""})
            return
        if (splice := scope.get("extensions", {}).get(transport.SPLICE)) is not None:
            await self._splice(scope, receive, send, owner, splice["splice"])
        else:
            await self._carry(scope, receive, send, owner)

    def _along(self, scope: Scope, names: Collection[str]) -> list[tuple[str, str]]:
        """What the owner is told of whoever came to us."""
        told = [(name.decode("latin-1").lower(), value.decode("latin-1")) for name, value in scope["headers"]]
        return [*(header for header in told if header[0] in names), (SEAL, self._seal)]

    async def _splice(self, scope: Scope, receive: Receive, send: Send, owner: "Elsewhere", splice: Callable[[FarLine], None]) -> None:
        """The short way: bytes as they come, under the browser's own handshake."""
        headers = [("host", owner.address), *self._along(scope, ALONG | {"sec-websocket-key"})]
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                far = await FarLine.reach(*_place(owner.address), scope["path"], headers)
        except (OSError, TimeoutError):
            raise Unreached from None
        try:
            await send({"type": "websocket.accept"})
            splice(far)
            async with _beside(self._watch(owner, far.transport)):
                await receive()
        finally:
            far.transport.close()

    async def _carry(self, scope: Scope, receive: Receive, send: Send, owner: "Elsewhere") -> None:
        """The long way, text by text, for connections that know no short one."""
        try:
            there = await connect(
                f"ws://{owner.address}{scope['path']}",
                additional_headers=self._along(scope, ALONG),
                compression=None,
                user_agent_header=None,
                proxy=None,
                open_timeout=CONNECT_SECONDS,
                close_timeout=CONNECT_SECONDS,
                max_size=None,
            )
        except (OSError, TimeoutError, WebSocketException):
            raise Unreached from None
        async with there, _beside(self._watch(owner, there.transport)):
            await send({"type": "websocket.accept"})
            async with _beside(_back(there, send)) as back:
                try:
                    while (event := await receive())["type"] == "websocket.receive":
                        text = event.get("text")
                        await there.send(text if text is not None else event.get("bytes") or b"")
                except ConnectionClosed:
                    await back

    async def _watch(self, owner: "Elsewhere", line: asyncio.Transport) -> None:
        """A node that sleeps says nothing, and its tables are free by then: whoever came through us is sent back to the door."""
        while self._others is None or owner.node in self._others():
            await asyncio.sleep(LOOK_SECONDS)
        line.abort()


@contextlib.asynccontextmanager
async def _beside(work: Coroutine[Any, Any, None]) -> AsyncIterator[asyncio.Task[None]]:
    """Something that goes on beside, until this is over."""
    task = asyncio.create_task(work)
    try:
        yield task
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def _back(there: ClientConnection, send: Send) -> None:
    """What the owner says goes out here, and so does its farewell."""
    try:
        async for text in there:
            await send({"type": "websocket.send", "text" if isinstance(text, str) else "bytes": text})
    except ConnectionClosed:
        pass
    code, reason = there.close_code or 1012, there.close_reason or ""
    # A node that dies says nothing: to whoever sits here that is a restart.
    with contextlib.suppress(Exception):
        await send({"type": "websocket.close", "code": 1012 if code in (1001, 1005, 1006) else code, "reason": reason})


def _place(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    return host.strip("[]"), int(port)


async def _exchange(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: h11.Request, body: bytes
) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    talk = h11.Connection(h11.CLIENT)
    writer.write((talk.send(request) or b"") + (talk.send(h11.Data(data=body)) or b"") + (talk.send(h11.EndOfMessage()) or b""))
    await writer.drain()
    status, headers, parts = 503, [], []
    while True:
        event = talk.next_event()
        if event is h11.NEED_DATA:
            talk.receive_data(await reader.read(AT_ONCE))
        elif isinstance(event, h11.Response):
            status = event.status_code
            headers = [(name, value) for name, value in event.headers if name.decode("latin-1") not in NOT_ON]
        elif isinstance(event, h11.Data):
            parts.append(bytes(event.data))
        elif isinstance(event, h11.EndOfMessage | h11.ConnectionClosed):
            return status, headers, b"".join(parts)


def _to(owner: "Elsewhere") -> list[tuple[bytes, bytes]]:
    """What tells nginx to go there, with method, body and address as they came."""
    return [(b"x-accel-redirect", f"@{owner.node}".encode()), (b"content-length", b"0")]


class Heard:
    """A request's body as it comes in, kept in case it has to be handed on."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._over = False
        self.data = b""

    async def __call__(self) -> MutableMapping[str, Any]:
        event = await self._receive()
        self.data += event.get("body", b"")
        self._over = not event.get("more_body")
        return event

    def again(self) -> Receive:
        """From the beginning."""
        told = False

        async def receive() -> MutableMapping[str, Any]:
            nonlocal told
            if told or not (self.data or self._over):
                return await self()
            told = True
            return {"type": "http.request", "body": self.data, "more_body": not self._over}

        return receive

    async def whole(self, most: int) -> bytes:
        """All of it, or what is too much of it."""
        async with asyncio.timeout(limits.BODY_SECONDS):
            while not self._over and len(self.data) <= most:
                await self()
        return self.data
