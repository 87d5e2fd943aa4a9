"""A socket at a table: hello first, then messages at a human pace; what it is told waits in a short queue."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable, MutableMapping
from typing import Any, Final, TypeAlias

import msgspec

from alcancia.ground.strict import decode
from alcancia.kernel import Refused, Unplayable
from alcancia.server import gate, limits, telling
from alcancia.server.asking import refusal
from alcancia.server.hints import Hint
from alcancia.server.house import House
from alcancia.server.limits import Bucket
from alcancia.server.live import Done, LiveTable, Verdict
from alcancia.server.wire import REACTIONS

Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send: TypeAlias = Callable[[MutableMapping[str, Any]], Coroutine[Any, Any, None]]
Say: TypeAlias = Callable[[Iterable[str]], bool]
"""A shorter way for texts to go out: sends all of them in one step, or none if it is not free."""
Listen: TypeAlias = Callable[[Callable[[str], None]], object]
"""A shorter way for texts to come in: from now on they go to this hearer, instead of being received."""

RATE: Final = 20
BURST: Final = 40
REACTION_RATE: Final = 1
REACTION_BURST: Final = 5
PATIENCE: Final = 100
"""So many messages above the pace, and the socket is closed."""


def _never(_: object) -> bool:
    """Where there is no shorter way."""
    return False


class Socket:
    """One connection. Its seat is settled by `hello` and never changes."""

    def __init__(self, house: House, receive: Receive, send: Send, token: str | None, say: Say = _never, listen: Listen = _never) -> None:
        self.house = house
        self.seat: int | None = None
        self.person: int | None = None
        self.seq = 0
        self._token = token
        self._receive = receive
        self._send = send
        self._say = say
        self._hear_directly = listen
        self._texts: list[str] = []
        """What is about to be sent in one step."""
        self._backlog: list[MutableMapping[str, Any]] = []
        self._bytes = 0
        self._draining: asyncio.Task[None] | None = None
        self._closed = False
        self._pace = Bucket(house.clock.monotonic, RATE, BURST)
        self._reactions = Bucket(house.clock.monotonic, REACTION_RATE, REACTION_BURST)
        self._bad = Bucket(house.clock.monotonic, limits.BAD_MESSAGES / limits.BAD_WINDOW, limits.BAD_MESSAGES)
        self._excess = 0

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
        await self._send({"type": "websocket.accept"})
        if self.house.sockets >= limits.SOCKETS_IN_ALL:
            return self.shut("too_many", 1008)
        self.house.sockets += 1
        live: LiveTable | None = None
        try:
            live = await self._enter(id)
            if live is not None:
                await self._listen(live)
        finally:
            self._closed = True
            self.house.sockets -= 1
            if live is not None:
                leave(live, self)

    async def _enter(self, id: str) -> LiveTable | None:
        """Find the table, hear the hello, sit down."""
        live = await self.house.open(id)
        if isinstance(live, Refused):
            self.shut(live.reason, 4404 if live.reason == "no_such_table" else 1013)
            return None
        try:
            async with asyncio.timeout(limits.HELLO_SECONDS):
                while not self._closed:
                    text = await self._hear()
                    if text is None:
                        return None
                    if self._hello(live, text):
                        return live
        except TimeoutError:
            self.shut("no_hello", 4408)
        return None

    def _hello(self, live: LiveTable, text: str | bytes) -> bool:
        """Only a hello is accepted here; who it is comes from the token alone."""
        said = self._understand(text, ("hello",))
        if said is None:
            return False
        person = live.lobby.person_of(self._token)
        mine = live.lobby.seats_of(person)
        if said.seat is not None and said.seat not in gate.voices_of(live.lobby, person):
            self._refuse(Refused("not_your_seat"))
            return False
        if len(live.listeners) >= limits.SOCKETS_AT_TABLE or live.gone:
            self.shut("too_many", 1008)
            return False
        if person is not None and sum(other.person == person for other in live.listeners) >= limits.SOCKETS_OF_PERSON:
            self.shut("too_many", 1008)
            return False
        self.person = person
        self.seat = said.seat if said.seat is not None else None if said.watch or not mine else mine[0]
        return live.post(lambda: enter(live, self, said.since))

    async def _listen(self, live: LiveTable) -> None:
        self._hear_directly(lambda text: self._heard(live, text))
        while not self._closed and (text := await self._hear()) is not None:
            self._heard(live, text)

    def _heard(self, live: LiveTable, text: str | bytes) -> None:
        """One message, at a human pace. What goes wrong here ends this socket alone."""
        if self._closed:
            return
        try:
            if not self._pace.take():
                self._hurry()
            elif (said := self._understand(text, ("move", "react", "hint", "ping"))) is not None:
                self._obey(live, said)
        except Exception as error:
            self.house.report("socket_failed", why=type(error).__name__)
            self.shut("broken", 1011)

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

    def _understand(self, text: str | bytes, types: tuple[str, ...]) -> Any:
        """The message, exactly typed; its role is checked before its body is looked at."""
        found: Any = None
        try:
            if isinstance(text, bytes):
                raise Unplayable("not_text")
            found = decode(text, limits.MESSAGE_BYTES)
            if type(found) is not dict or found.get("type") not in types:
                raise Unplayable("unknown_type")
            message = gate.MESSAGES[found["type"]]
            if message.role == "player" and self.seat is None:
                self._refuse(Refused("not_your_seat"), found.get("id"))
                return None
            return msgspec.convert(found, message.body)
        except Unplayable as error:
            self._bad_message(error.reason)
        except msgspec.ValidationError as error:
            self._bad_message(str(error)[:200], found.get("id"))
        return None

    def _bad_message(self, entry: str, id: Any = None) -> None:
        if not self._bad.take():
            return self.shut("bad_message", 1008)
        self._refuse(Refused("bad_message", {"entry": entry}), id)

    def _refuse(self, refused: Refused, id: Any = None) -> None:
        shown = id if type(id) is str and len(id) <= 40 else None
        self.post(refusal(refused, shown, with_id=True).decode())

    def _obey(self, live: LiveTable, said: Any) -> None:
        if said.type == "ping":
            self.post('{"type":"pong"}')
        elif said.type == "react":
            self._react(live, said.name)
        elif said.type == "hint":
            self._hint(live, said.id)
        else:
            self._move(live, said)

    def _move(self, live: LiveTable, said: Any) -> None:
        def answer(verdict: Verdict) -> None:
            if isinstance(verdict, Done):
                # If this device has not heard of the move yet, the state that tells it is sent next.
                self.post(f'{{"type":"done","id":"{said.id}","seq":{verdict.seq}}}', more=verdict.seq > self.seq)
            else:
                self._refuse(verdict, said.id)

        def turn() -> None:
            if self.seat is None or not live.lobby.sits(self.person, self.seat):
                return answer(Refused("not_your_seat"))
            live.move(self.seat, said.id, said.question, said.move, answer)

        if not live.post(turn, is_move=True):
            answer(Refused("try_later"))

    def _hint(self, live: LiveTable, id: str) -> None:
        def answer(hint: Hint | Refused) -> None:
            if isinstance(hint, Refused):
                self._refuse(hint, id)
            else:
                self.post(hint.told(id).decode())

        def turn() -> None:
            if self.seat is None or not live.lobby.sits(self.person, self.seat):
                return answer(Refused("not_your_seat"))
            live.hints.ask(self.seat, answer)

        if not live.post(turn):
            answer(Refused("try_later"))

    def _react(self, live: LiveTable, name: str) -> None:
        if name not in REACTIONS:
            return self._bad_message("name")
        if not self._reactions.take():
            return self._refuse(Refused("too_fast", {"seconds": 1}))
        seat = self.seat
        assert seat is not None
        live.post(lambda: telling.tell_reaction(live, seat, name))


def enter(live: LiveTable, socket: Socket, since: int) -> None:
    """In the table's turn: from now on this socket hears everything, beginning with the whole state."""
    if live.gone or not live.lobby.sits(socket.person, socket.seat):
        return socket.shut("removed", 4403)
    live.listeners.append(socket)
    live.heads.clear()
    telling.welcome(live, socket, since)
    live.announce()


def leave(live: LiveTable, socket: Socket) -> None:
    """The socket is gone; the others see it, unless it comes back at once."""
    if socket in live.listeners:
        live.listeners.remove(socket)
        live.quiet_since = live.house.clock.monotonic()
        live.announce()
