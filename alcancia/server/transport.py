"""The transport: uvicorn, with a short way for what happens many thousand times a second, with deadlines and counts of our own."""

import asyncio
import contextlib
import logging
import ssl
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from socket import socket as Socket
from typing import Any, Final, NamedTuple

import h11
import uvicorn

from alcancia.kernel import Unplayable
from alcancia.server import accepting, limits
from alcancia.server.accepting import Acceptor, Manners
from alcancia.server.addresses import counted
from alcancia.server.doorway import Doorway
from alcancia.server.frames import SEATED, FrameMeter
from alcancia.server.splicing import FarLine

try:
    from uvicorn.protocols.http.h11_impl import H11Protocol
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
except ImportError:  # another uvicorn than we know: see `knows_uvicorn`
    H11Protocol = WebSocketsSansIOProtocol = object  # type: ignore[assignment,misc]

DIRECT: Final = "alcancia.direct"
"""The name under which a connection offers its short ways in the scope of a connection."""

SPLICE: Final = "alcancia.splice"
"""The name under which it offers to be tied to the line of another node."""

GUEST: Final = "alcancia.guest"
"""The name under which the pace of one connection stands in the state of its requests."""

TEXT: Final = 0x81
"""The first byte of a whole text frame."""

OWN_FILES: Final = 100
"""File handles for everything that is no connection: the store, workers, pages."""


class Certificate(NamedTuple):
    """The files for TLS of our own."""

    chain: Path
    key: Path | None = None

    def checked(self) -> "Certificate":
        """The same, if the server could use it."""
        try:
            ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(self.chain, self.key)
        except (OSError, ssl.SSLError):
            raise Unplayable("bad_certificate", path=str(self.chain)) from None
        return self


class Capacity(NamedTuple):
    """How many sockets and other connections the machine can hold."""

    sockets: int = limits.SOCKETS_IN_ALL
    connections: int = limits.CONNECTIONS

    @classmethod
    def of_this_machine(cls, wished: int = limits.SOCKETS_IN_ALL) -> "Capacity":
        """As many as we want, or as the limit of open files leaves room for once it is raised as far as it goes."""
        try:
            import resource
        except ImportError:
            return cls(wished)
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = sum(cls(wished)) + OWN_FILES
        if soft != resource.RLIM_INFINITY and soft < wanted:
            raised = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            with contextlib.suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
                soft = raised
        room = wanted if soft == resource.RLIM_INFINITY else soft
        part = min(1.0, max(0.01, (room - OWN_FILES) / (wanted - OWN_FILES)))
        return cls(int(wished * part), int(limits.CONNECTIONS * part))


class FewLines(logging.Filter):
    """A few lines of a kind in a minute: whoever sends nonsense fills no disk with our complaints, and takes no time by them."""

    MOST: Final = 3
    SECONDS: Final = 60

    def __init__(self) -> None:
        super().__init__()
        self._since = -float(self.SECONDS)
        self._lines: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Is this one written? That somebody was still waiting when the server ended is no fault."""
        if record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError):
            return False
        if (now := time.monotonic()) - self._since >= self.SECONDS:
            self._since = now
            self._lines.clear()
        self._lines[kind := str(record.msg)[:80]] += 1
        return self._lines[kind] <= self.MOST


class Reading:
    """A connection that has to take what it is sent."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """More waits than the system holds: from now on there is a deadline."""
        super().pause_writing()  # type: ignore[misc]
        if self._unread is None:
            self._unread = self.loop.call_later(limits.READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """It was read."""
        super().resume_writing()  # type: ignore[misc]
        self._read()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._read()
        super().connection_lost(exc)  # type: ignore[misc]

    def _read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class DirectWebSocket(Reading, WebSocketsSansIOProtocol):
    """A WebSocket connection. Handshake, closing and everything unusual are uvicorn's."""

    hearer: Callable[[str], None] | None = None
    _meter: FrameMeter | None = None
    _far: FarLine | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing waits for those who are gone."""
        super().connection_lost(exc)
        guest: limits.Guest | None = self.app_state.get(GUEST)
        if guest is not None:
            guest.leave()

    def data_received(self, data: bytes) -> None:
        """Frames are counted before anything is made of them; the first bytes are the request itself."""
        if self._far is not None:
            return self._far.transport.write(data)
        if self._meter is None:
            self._meter = FrameMeter(self.loop.time)
        elif not self._meter.fits(data):
            return self._show_out("too_fast")
        super().data_received(data)

    def _show_out(self, reason: str) -> None:
        """Whoever sends more than anybody could mean is closed at once, and not waited for."""
        if not self.close_sent and self.handshake_complete:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008})
            self.transport.write(bytes((0x88, 2 + len(reason))) + (1008).to_bytes(2, "big") + reason.encode())
        self.close_sent = True
        if self.writable.is_set():
            self.transport.close()
        else:
            self.transport.abort()

    def handle_cont(self, event: Any) -> None:
        """One more piece of a message."""
        if len(self.frames) >= limits.FRAGMENTS:
            return self._show_out("too_fast")
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """An echo for those who read; nobody fills our memory with echoes."""
        echo = b"".join(self.conn.data_to_send())
        if self.writable.is_set() and not self.transport.is_closing():
            self.transport.write(echo)

    def handle_connect(self, event: Any) -> None:
        """Whoever is called may speak and listen here directly, without an event, a queue and a turn of a task for every text."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][DIRECT] = {"say": self.say, "listen": self.listen, "trust": self.trust}
            self.scope["extensions"][SPLICE] = {"splice": self.splice}

    async def send(self, message: Any) -> None:
        """An answer instead of a handshake is one too: uvicorn would complain that there was none."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def trust(self) -> None:
        """This is somebody with a seat, who has more to say."""
        if self._meter is not None:
            self._meter.allow(SEATED)

    def say(self, texts: Iterable[str]) -> bool:
        """Send these texts in one step, if the way is free; otherwise nothing is sent."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.transport.write(b"".join([framed(text.encode()) for text in texts]))
        return True

    def listen(self, hearer: Callable[[str], None]) -> None:
        """From now on texts go to this hearer; everything else, and what came before, is received as usual."""
        self.hearer = hearer
        self._forget_handshake()

    def _forget_handshake(self) -> None:
        """What was said then is not needed any more, and there are many lines."""
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []

    def splice(self, far: FarLine) -> None:
        """From now on this is a socket of another node, and no byte of it is looked at here."""
        self.stop_keepalive()
        self._forget_handshake()
        self._far = far
        far.tie(self)

    def pause_writing(self) -> None:
        """More waits than the system holds."""
        super().pause_writing()
        if self._far is not None:
            self._far.hold(True)

    def resume_writing(self) -> None:
        """It was read."""
        super().resume_writing()
        if self._far is not None:
            self._far.hold(False)

    def shutdown(self) -> None:
        """A farewell, unless it would be read as part of something that another node had begun to say."""
        if self._far is not None and not self._far.between:
            return self.transport.close()
        super().shutdown()

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


class BoundedHTTP(Reading, H11Protocol):
    """A connection on which every request has to be whole in time, not only the first."""

    doorway = Doorway(limits.CONNECTIONS)
    _upgraded = False
    _due: tuple[object, object] | None = None
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Start counting."""
        super().connection_made(transport)
        self._guest = limits.Guest(self.loop.time, limits.REQUESTS, limits.REQUESTS_AT_ONCE)
        self.app_state = {**self.app_state, GUEST: self._guest}
        self.doorway.stir(self)
        self._expect(h11.IDLE)

    def shutdown(self) -> None:
        """The server ends: whoever is made to wait hears so now."""
        super().shutdown()
        self._guest.leave()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting, and waiting."""
        self.doorway.leave(self)
        self._guest.leave()
        self._expect(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something came: part of a head, part of a body, or all that was waited for."""
        super().data_received(data)
        if not self.transport.is_closing() and not self._upgraded:
            state = self.conn.their_state
            self._expect(state if state in (h11.IDLE, h11.SEND_BODY) else None)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """A socket has deadlines of its own."""
        self._upgraded = True
        self._expect(None)
        self.doorway.leave(self)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """Answered: what comes next is another request."""
        self.doorway.stir(self)
        if self.conn.their_state is not h11.SEND_BODY:
            self._expect(None)
        super().on_response_complete()

    @property
    def address(self) -> str:
        """Where it comes from; used for counting and never kept."""
        return counted(self.client[0]) if self.client else ""

    def let_go(self) -> None:
        """It has to make way."""
        self.transport.abort()

    @property
    def busy(self) -> bool:
        """Is a request being answered, rather than made to wait?"""
        cycle = getattr(self, "cycle", None)
        return cycle is not None and not getattr(cycle, "response_complete", True) and not self._guest.waits

    def _expect(self, what: object | None) -> None:
        """The rest of a head or body has to be here in time; None: nothing is waited for."""
        due = None if what is None else (what, self.scope)
        if due is self._due or (due and self._due and all(now is before for now, before in zip(due, self._due, strict=True))):
            return
        if self._deadline is not None:
            self._deadline.cancel()
        self._due = due
        seconds = limits.BODY_SECONDS if what is h11.SEND_BODY else limits.HEADER_SECONDS
        self._deadline = None if due is None else self.loop.call_later(seconds, self.transport.close)


NEEDED: Final = {
    WebSocketsSansIOProtocol: (
        "app_state", "close_sent", "conn", "curr_msg_data_type", "data_received", "frames", "handle_connect", "handle_cont", "handle_ping",
        "handshake_complete", "pause_writing", "queue", "resume_writing", "send", "send_receive_event_to_app",
        "shutdown", "stop_keepalive", "transport", "writable",
    ),
    H11Protocol: (
        "app_state", "client", "conn", "connection_made", "cycle", "handle_websocket_upgrade", "on_response_complete", "scope", "shutdown",
        "transport",
    ),
}  # fmt: skip
"""What our connections use of uvicorn's, and uvicorn promises to nobody."""


def knows_uvicorn() -> bool:
    """Is everything still there that our connections build on? If not, plain ones do: slower, and with fewer counts of their own."""

    def there(kind: type) -> set[str]:
        made = getattr(vars(kind).get("__init__"), "__code__", None)
        return {*dir(kind), *(made.co_names if made is not None else ())}

    return all(set(names) <= there(kind) for kind, names in NEEDED.items()) and len(NEEDED) == 2


class QuietServer(uvicorn.Server):
    """A server that leaves signals to us, so that everything is put away before the process ends."""

    def __init__(self, config: uvicorn.Config, manners: Manners | None = None) -> None:
        super().__init__(config)
        self._manners = manners

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Nothing to capture."""
        yield

    async def startup(self, sockets: list[Socket] | None = None) -> None:
        """Newcomers are let in by our own rules, where the event loop can be told so."""
        if not sockets or sys.platform == "win32" or not knows_uvicorn():
            return await super().startup(sockets)
        await super().startup([])
        config = self.config

        def make() -> asyncio.Protocol:
            return config.http_protocol_class(config=config, server_state=self.server_state, app_state=self.lifespan.state)  # type: ignore[call-arg]

        doorway = getattr(config.http_protocol_class, "doorway", None)
        self.servers = [Acceptor(sock, make, config.ssl, doorway, self._manners) for sock in sockets]  # type: ignore[misc]

    def stop(self) -> None:
        """End soon."""
        self.should_exit = True


def uvicorn_settings(app: Any, capacity: Capacity, certificate: Certificate | None = None) -> uvicorn.Config:
    """No compression, no access log (it would hold addresses), no trust in forwarded headers, bounded frames and headers."""
    for talkative in (logging.getLogger("uvicorn.error"), logging.getLogger("asyncio"), accepting.log):
        talkative.addFilter(FewLines())
    if not (known := knows_uvicorn()):
        logging.getLogger("alcancia.server").warning("plain_transport uvicorn %s", uvicorn.__version__)
    return uvicorn.Config(
        app,
        loop="none",
        http=type("HTTP", (BoundedHTTP,), {"doorway": Doorway(capacity.connections)}) if known else "h11",
        ws=DirectWebSocket if known else "auto",
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
        limit_concurrency=None,
        backlog=accepting.BACKLOG,
        ssl_certfile=None if certificate is None else certificate.chain,
        ssl_keyfile=None if certificate is None else certificate.key,
    )


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quick event loop where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
