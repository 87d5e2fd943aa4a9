"""The room test, before a lesson: can another device reach this address, does a socket live, does asking again and again work?"""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from alcancia.server import tokens

if TYPE_CHECKING:
    from alcancia.server.hub import TableHub

WAIT_SECONDS: Final = 20
"""After so long without another device, there will be none."""
SLOW_MS: Final = 1_500
KEPT_SECONDS: Final = 600
MOST_TESTS: Final = 500
"""More than one address can begin in that time: nobody pushes out somebody else's."""
MOST_DEVICES: Final = 100


class Found(msgspec.Struct):
    """What one device found."""

    socket: bool
    polling: bool
    ms: int


class Test(msgspec.Struct):
    """One room, as its devices find it. Kept in memory alone."""

    since: float
    found: list[Found] = []


def advice(found: list[Found], waited: float) -> str:
    """One sentence what to do, as the id of a message `room-<advice>`."""
    if not found:
        return "isolated" if waited >= WAIT_SECONDS else "waiting"
    if not any(device.polling for device in found):
        return "broken"
    if sorted(device.ms for device in found)[len(found) // 2] > SLOW_MS:
        return "slow"
    return "fine" if all(device.socket for device in found) else "no_sockets"


class RoomTests:
    """All tests that run just now."""

    def __init__(self, hub: "TableHub") -> None:
        self._hub = hub
        self._tests: dict[str, Test] = {}

    def begin(self) -> str:
        """A new test: its id."""
        now = self._hub.clock.monotonic()
        self._tests = {id: test for id, test in self._tests.items() if now - test.since < KEPT_SECONDS}
        while len(self._tests) >= MOST_TESTS:
            del self._tests[next(iter(self._tests))]
        id = tokens.table_id(self._hub.random)
        self._tests[id] = Test(now)
        return id

    def report(self, id: str, found: Found) -> bool:
        """Another device was here; False if there is no such test."""
        test = self._tests.get(id)
        if test is not None and len(test.found) < MOST_DEVICES:
            test.found.append(found)
        return test is not None

    def result(self, id: str) -> dict[str, Any] | None:
        """What is known so far."""
        test = self._tests.get(id)
        if test is None:
            return None
        waited = self._hub.clock.monotonic() - test.since
        return {
            "devices": len(test.found),
            "sockets": sum(device.socket for device in test.found),
            "polling": sum(device.polling for device in test.found),
            "ms": sorted(device.ms for device in test.found)[len(test.found) // 2] if test.found else None,
            "left": max(0, WAIT_SECONDS - int(waited)),
            "advice": advice(test.found, waited),
        }
