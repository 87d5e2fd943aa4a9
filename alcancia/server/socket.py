"""A socket at a table: hello first, then messages at a human pace; what it is told waits in a short queue."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Mapping, MutableMapping
from typing import Any, Final, TypeAlias

import msgspec

from alcancia.ground.strict import decode
from alcancia.kernel import Refused, Unplayable
from alcancia.server import gate, limits
from alcancia.server.hub import TableHub
from alcancia.server.limits import Bucket
from alcancia.server.live import LiveTable
from alcancia.server.messages import Entered
from alcancia.server.outcomes import Done, Hint, Outcome, refusal
from alcancia.server.requests import Receive, Request
from alcancia.server.store import HandOn

Send: TypeAlias = Callable[[MutableMapping[str, Any]], Coroutine[Any, Any, None]]
Say: TypeAlias = Callable[[Iterable[str]], bool]
"""A shorter way for texts to go out: sends all of them in one step, or none if it is not free."""
Listen: TypeAlias = Callable[[Callable[[str], None]], object]
"""A shorter way for texts to come in: from now on they go to this hearer, instead of being received."""

Trust: TypeAlias = Callable[[], object]
"""How a connection is told that this is somebody with a seat, who has more to say."""

RATE: Final = 20
BURST: Final = 40
PATIENCE: Final = 100
"""So many messages above the pace, and the socket is closed."""

_encode = msgspec.json.Encoder().encode


def _never(_: object) -> bool:
    """Where there is no shorter way."""
    return False


class Socket:
    """One connection. Its seat is settled by `hello` and never changes."""

    def __init__(
        self,
        hub: TableHub,
        receive: Receive,
        send: Send,
        token: str | None,
        say: Say = _never,
        listen: Listen = _never,
        trust: Trust | None = None,
    ) -> None:
        self.hub = hub
        self.seat: int | None = None
        self.person: int | None = None
        self.seq = 0
        self._live: LiveTable | None = None
        self.token = token
        self._receive = receive
        self._send = send
        self._say = say
        self._hear_directly = listen
        self._trust = trust
        self._texts: list[str] = []
        """What is about to be sent in one step."""
        self._backlog: list[MutableMapping[str, Any]] = []
        self._bytes = 0
        self._draining: asyncio.Task[None] | None = None
        self._closed = False
        self._pace = Bucket(hub.clock.monotonic, RATE, BURST)
        self._paces = {entry.name: Bucket(hub.clock.monotonic, entry.rate, entry.burst) for entry in gate.MESSAGES.values() if entry.rate}
        self._bad = Bucket(hub.clock.monotonic, limits.BAD_MESSAGES / limits.BAD_WINDOW, limits.BAD_MESSAGES)
        self._excess = 0
        self._stranger = False

    # ── going out ────────────────────────────────────────────────────────────

    def post(self, text: str, more: bool = False) -> None:
        """Send this, soon (`more`: together with the next text, which follows at once).

        A reader who is too slow is let go, and comes back to a fresh state.
        """
        if self._closed:
            return
        if len(self._backlog) >= limits.BACKLOG_MESSAGES or self._bytes > limits.BACKLOG_BYTES:
            self._backlog.clear()
            self._bytes = 0
            self.shut("too_slow", 1013)
            return
        self._texts.append(text)
        if more:
            return
        if self._draining is not None or not self._say(self._texts):
            for ready in self._texts:
                self._put({"type": "websocket.send", "text": ready}, len(ready))
        self._texts.clear()

    def shut(self, reason: str, code: int) -> None:
        """Say why, and close."""
        if not self._closed:
            self._put({"type": "websocket.send", "text": f'{{"type":"closed","reason":"{reason}"}}'}, 40)
            self._put({"type": "websocket.close", "code": code, "reason": reason}, 0)
            self._closed = True

    def _put(self, event: MutableMapping[str, Any], size: int) -> None:
        """At once if the way is free, without a task of its own; otherwise in order, when it is."""
        if not self._backlog and self._draining is None:
            sending = self._send(event)
            try:
                sending.send(None)
            except StopIteration:
                return
            except Exception:
                self._closed = True
                return
            # It would have to wait: nothing was sent yet, so it can be queued instead.
            sending.close()
        self._backlog.append(event)
        self._bytes += size
        if self._draining is None:
            self._draining = asyncio.get_running_loop().create_task(self._drain())

    async def _drain(self) -> None:
        try:
            while self._backlog:
                event = self._backlog.pop(0)
                self._bytes -= len(event.get("text", ""))
                await self._send(event)
        except Exception:
            self._closed = True
            self._backlog.clear()
        finally:
            self._draining = None

    # ── coming in ────────────────────────────────────────────────────────────

    async def serve(self, id: str) -> None:
        """The socket's life."""
        try:
            await self._send({"type": "websocket.accept"})
        except OSError:
            return  # gone before we opened
        self.hub.sockets += 1
        try:
            if not self._fits(self.hub.knows(self.token, id)):
                return self.shut("too_many", 1008)
            if await self._enter(id):
                self._hear_directly(self._heard)
                while not self._closed and (text := await self._hear()) is not None:
                    self._heard(text)
        finally:
            self._closed = True
            self.hub.sockets -= 1
            self.hub.strangers -= self._stranger
            self._leave()

    def _leave(self) -> None:
        if self._live is not None:
            self._live.leave(self)

    def _fits(self, seated: bool) -> bool:
        """Is there room for this socket in the house? A part of it is kept for people who hold a seat or lead."""
        if not seated and not self._stranger:
            self._stranger = True
            self.hub.strangers += 1
        return self.hub.fits(seated)

    async def _enter(self, id: str) -> bool:
        """Find the table, hear the hello, sit down."""
        try:
            live = await self.hub.open(id)
        except HandOn:
            live = Refused("try_later")
        if isinstance(live, Refused):
            self.shut(live.reason, 4404 if live.reason == "no_such_table" else 1013)
            return False
        self._live = live
        try:
            async with asyncio.timeout(limits.HELLO_SECONDS):
                while not self._closed and (text := await self._hear()) is not None:
                    if self._hello(text):
                        return True
        except TimeoutError:
            self.shut("no_hello", 4408)
        return False

    def _hello(self, text: str | bytes) -> bool:
        """Only a hello is accepted here; who it is comes from the token alone."""
        request = self._understand(text, True)
        if request is None:
            return False
        live = request.live
        request.token, request.seat = self.token, request.body.seat
        if (refused := gate.may_act(request)) is not None:
            self._refuse(refused)
            return False
        person, mine = request.person, live.lobby.seats_of(request.person)
        strangers = sum(other.person is None for other in live.listeners)
        full = person is None and strangers >= limits.SOCKETS_AT_TABLE * (1 - limits.RESERVED)
        if full or live.gone or len(live.listeners) >= limits.SOCKETS_AT_TABLE or not self._fits(person is not None):
            self.shut("too_many", 1008)
            return False
        if person is not None and sum(other.person == person for other in live.listeners) >= limits.SOCKETS_OF_PERSON:
            self.shut("too_many", 1008)
            return False
        self.person = person
        self.seat = request.seat if request.seat is not None else None if request.body.watch or not mine else mine[0]
        if person is not None and self._trust is not None:
            self._trust()
        return live.receive(Entered(self, request.body.since, request.body.fresh))

    def _heard(self, text: str | bytes) -> None:
        """One message, at a human pace, handed to the table. What goes wrong here ends this socket alone."""
        if self._closed:
            return
        try:
            if self._pace.take() is None:
                return self._hurry()
            request = self._understand(text, False)
            if request is None:
                return
            if request.entry.runs == "beside":
                getattr(self, f"_{request.entry.name}")()
            elif not request.live.receive(request, self):
                self.answered(request, Refused("try_later"))
        except Exception as error:
            self.hub.report("socket_failed", error=error)
            self.shut("broken", 1011)

    def _ping(self) -> None:
        self.post('{"type":"pong"}')

    def _hurry(self) -> None:
        """Too many messages: refused, and in the end shown out."""
        self._excess += 1
        if self._excess > PATIENCE:
            return self.shut("too_fast", 1008)
        self._refuse(Refused("too_fast", {"seconds": 1}))

    async def _hear(self) -> str | bytes | None:
        """The next message, or None when the socket is closed."""
        event = await self._receive()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        return text if text is not None else event.get("bytes") or b""

    def _understand(self, text: str | bytes, hello: bool) -> Request | None:
        """The message, exactly typed; who could not be allowed is refused before its body is looked at."""
        found: Any = None
        live = self._live
        assert live is not None
        try:
            found, entry = self._named(text, gate.MESSAGES, hello)
            if (refused := gate.may_reach(entry.role, live.lobby, self.person)) is not None:
                self._refuse(refused, found.get("id"))
                return None
            request = Request(entry, msgspec.convert(found, entry.body), live, self.person, self.seat)
        except Unplayable as error:
            self._bad_message(error.reason)
            return None
        except msgspec.ValidationError as error:
            self._bad_message(str(error)[:200], found.get("id"))
            return None
        if entry.rate and self._paces[entry.name].take() is None:
            self._refuse(Refused("too_fast", {"seconds": 1}), getattr(request.body, "id", None))
            return None
        return request

    def _named(self, text: str | bytes, known: Mapping[str, gate.Message], hello: bool) -> tuple[dict[str, Any], gate.Message]:
        """The message as it came, and which of those that are known here it is; `hello`: that one and no other."""
        if isinstance(text, bytes):
            raise Unplayable("not_text")
        found = decode(text, limits.MESSAGE_BYTES)
        named = found.get("type") if type(found) is dict else None
        entry = known.get(named) if type(named) is str else None
        if entry is None or (entry.name == "hello") is not hello:
            raise Unplayable("unknown_type")
        return found, entry

    def _bad_message(self, entry: str, id: Any = None) -> None:
        if self._bad.take() is None:
            return self.shut("bad_message", 1008)
        self._refuse(Refused("bad_message", {"entry": entry}), id)

    def _refuse(self, refused: Refused, id: Any = None) -> None:
        shown = id if type(id) is str and len(id) <= 40 else None
        self.hub.refused += 1
        self.post(refusal(refused, shown, with_id=True).decode())

    def answered(self, message: Any, outcome: Outcome) -> None:
        """This came of what was asked here."""
        id = getattr(message.body, "id", None)
        if isinstance(outcome, Done):
            # If this device has not heard of the move yet, the state that tells it is sent next.
            self.post(outcome.said(), more=outcome.seq > self.seq)
        elif isinstance(outcome, Refused):
            self._refuse(outcome, id)
        elif isinstance(outcome, Hint):
            self.post(outcome.said(id))
        elif isinstance(outcome, dict):
            self.post(_encode(outcome).decode())

    def __repr__(self) -> str:
        return f"Socket(person={self.person}, seat={self.seat})"
