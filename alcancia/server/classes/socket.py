"""A socket at a class: it says hello once, and from then on hears what its audience may know. What people ask goes over HTTP."""

import asyncio

import msgspec

from alcancia.kernel import Refused, Unplayable
from alcancia.server import gate, limits
from alcancia.server.classes.live import LiveClass
from alcancia.server.classes.messages import Entered
from alcancia.server.requests import Request
from alcancia.server.socket import Socket
from alcancia.server.store import HandOn


class ClassSocket(Socket):
    """One connection. Its eyes are settled by `hello` and never change."""

    eyes = "learner"
    _room: LiveClass | None = None

    async def _enter(self, id: str) -> bool:
        """Find the class, hear the hello, look on."""
        try:
            room = await self.hub.classes.open(id)
        except HandOn:
            room = Refused("try_later")
        if isinstance(room, Refused):
            self.shut(room.reason, 4404 if room.reason == "no_such_class" else 1013)
            return False
        try:
            async with asyncio.timeout(limits.HELLO_SECONDS):
                while not self._closed and (text := await self._hear()) is not None:
                    request = self._understand_class(text, room, True)
                    if request is not None and self._greet(request):
                        return True
        except TimeoutError:
            self.shut("no_hello", 4408)
        return False

    def _greet(self, request: Request) -> bool:
        if (refused := gate.may_act(request)) is not None:
            self._refuse(refused)
            return False
        self.eyes, self._room = request.body.eyes, request.room
        return request.room.receive(Entered(self))

    def _leave(self) -> None:
        if self._room is not None:
            self._room.leave(self)

    def _heard(self, text: str | bytes) -> None:
        """Nothing but a sign of life is expected here."""
        if self._closed or self._room is None:
            return
        if self._pace.take() is None:
            return self._hurry()
        if self._understand_class(text, self._room, False) is not None:
            self._ping()

    def _understand_class(self, text: str | bytes, room: LiveClass, hello: bool) -> Request | None:
        """The message, exactly typed."""
        try:
            found, entry = self._named(text, gate.CLASS_MESSAGES, hello)
            return Request(entry, msgspec.convert(found, entry.body), room=room, token=self.token)
        except Unplayable as error:
            self._bad_message(error.reason)
        except msgspec.ValidationError as error:
            self._bad_message(str(error)[:200])
        return None
