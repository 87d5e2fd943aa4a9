"""Admission: who may sit down when more come than a room of people can be, and the devices that ask the trainer.

Whoever floods the door knows its code and sits in the room, behind the same address as everybody. What a program cannot do is look
at the projector: a pin stands there, changes, and is in the square code, so that whoever scans it needs no further action. In calm
it is not asked for. Once the door is crowded the class is guarded: who came lately without a pin is shown out again, and from then
on each pin seats a few people only, so that whoever types it into a program gains a few places and not the class. The last word is
the trainer's: who is not here is shown out, the door is closed, and devices that show a number are let in one by one.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import msgspec

from alcancia.kernel import Refused
from alcancia.server.classes import events, late, messages
from alcancia.server.classes.outcomes import Outcome
from alcancia.server.limits import Bucket

if TYPE_CHECKING:
    from alcancia.server.classes.live import LiveClass

CROWD: Final = (2.0, 90.0)
"""So many a second may come to a door, after so many at once: more than the largest class with all its second tries."""
LATELY: Final = 60
"""Who came in so many seconds before the crowd was noticed may belong to it."""
PIN_SECONDS: Final = 30
PIN_KEPT: Final = 120
"""A pin stands on the projector for so long, and counts for so long."""
PIN_CALM: Final = 40
PIN_GUARDED: Final = 12
"""So many learners come by one pin: in a calm class; in a guarded one, where it changes as soon as they have."""
HERE_SECONDS: Final = 20
"""A device that asks again and again was here so lately."""
MOST_KNOCKS: Final = 5_000
KNOCKS_SHOWN: Final = 24


class Pin(msgspec.Struct):
    """Six digits, and for how many learners they were used."""

    digits: str
    since: float
    used: int = 0


class Admission:
    """The door of one class. Nothing of it is kept but that the class is guarded; that is in the log."""

    def __init__(self, room: "LiveClass") -> None:
        self._room = room
        self._crowd = Bucket(room.hub.clock.monotonic, *CROWD)
        self._pins: list[Pin] = []
        self._came: dict[int, tuple[float, Pin | None]] = {}
        self._polled: dict[str, float] = {}
        self.knocks: dict[str, str] = {}
        """Devices (by their hashes) that show a number to the trainer, by that number; who came first is first."""
        self._knocking: dict[str, str] = {}

    # ── the pin on the projector ─────────────────────────────────────────────

    def pin(self) -> str:
        """What stands on the projector now."""
        now = self._room.hub.clock.monotonic()
        self._pins = [pin for pin in self._pins if now - pin.since < PIN_KEPT]
        newest = self._pins[-1] if self._pins else None
        if newest is None or now - newest.since >= PIN_SECONDS or (self._room.state.guarded and newest.used >= PIN_GUARDED):
            newest = Pin(f"{self._room.hub.random.below(1_000_000):06}", now)
            self._pins.append(newest)
        return newest.digits

    def invites(self, digits: str | None, heads: int = 1) -> Pin | None:
        """The pin with these digits, if it counts and has room for so many: who read it waits for nobody who did not."""
        now, most = self._room.hub.clock.monotonic(), PIN_GUARDED if self._room.state.guarded else PIN_CALM
        for pin in self._pins:
            if pin.digits == digits and now - pin.since < PIN_KEPT and pin.used + heads <= most:
                return pin
        return None

    def beat(self) -> None:
        """One second more: those to whom the pin is shown hear of another one."""
        room = self._room
        shown = self._pins[-1].digits if self._pins else None
        if room.state.door and any(onlooker.eyes != "learner" for onlooker in room.onlookers) and self.pin() != shown:
            room.tell_guides_soon()

    # ── who comes ────────────────────────────────────────────────────────────

    def turn_away(self, heads: int, digits: str | None) -> Refused | None:
        """Why somebody may not sit down now. A crowd is noticed by all who try, also by those for whom there is no place."""
        pin = self.invites(digits, heads)
        if self._room.state.guarded:
            return Refused("pin_needed") if pin is None else None
        for used in self._pins:
            used.used += heads * (used.digits == digits)
        if self._crowd.take() is None:
            self._room.receive(messages.Crowded())
            return Refused("pin_needed")
        return None

    def came(self, learners: Iterable[int], digits: str | None) -> None:
        """These learners have places, by this pin or without one."""
        now, pin = self._room.hub.clock.monotonic(), next((pin for pin in self._pins if pin.digits == digits), None)
        for learner in learners:
            self._came[learner] = (now, pin)
            if self._room.state.guarded and pin is not None:
                pin.used += 1

    def crowded(self) -> Outcome:
        """More come than a room of people can be: who came lately is shown out, but for those with a pin that no crowd used."""
        if self._room.state.guarded or self._room.state.phase == "closed":
            return None
        now = self._room.hub.clock.monotonic()
        lately = [
            learner
            for learner, (at, pin) in self._came.items()
            if learner in self._room.state.learners and now - at <= LATELY and (pin is None or pin.used > PIN_CALM)
        ]
        self._pins = [Pin(pin.digits, pin.since) for pin in self._pins if pin.used <= PIN_CALM]
        out = late.show_out(self._room, lately)
        return out._replace(entries=(events.Guarded(True), *out.entries))

    # ── who is here ──────────────────────────────────────────────────────────

    def polled(self, device: str) -> None:
        """A device with a place looked."""
        self._polled[device] = self._room.hub.clock.monotonic()

    def _devices_here(self) -> set[str | None]:
        now = self._room.hub.clock.monotonic()
        self._polled = {device: at for device, at in self._polled.items() if now - at < HERE_SECONDS}
        return {self._room.register.hash_of(onlooker.token) for onlooker in self._room.onlookers} | set(self._polled)

    def away(self) -> list[int]:
        """Learners of whom no device is here now; those of a rehearsal have none."""
        here = self._devices_here()
        known = [] if self._room.state.rehearsal else self._room.state.present()
        return [learner.number for learner in known if here.isdisjoint(self._room.register.devices_of(learner.number))]

    # ── who asks the trainer ─────────────────────────────────────────────────

    def knock(self, device: str) -> str:
        """A number for this device. With too many of them the oldest goes whose device is not here."""
        if (known := self._knocking.get(device)) is not None:
            return known
        if len(self.knocks) >= MOST_KNOCKS:
            here = self._devices_here()
            self.answered(next((number for number, other in self.knocks.items() if other not in here), next(iter(self.knocks))))
        while (number := f"{self._room.hub.random.below(10_000):04}") in self.knocks:
            pass
        self.knocks[number], self._knocking[device] = device, number
        return number

    def number_of(self, device: str | None) -> str | None:
        """What this device shows."""
        return None if device is None else self._knocking.get(device)

    def answered(self, number: str) -> None:
        """This number is shown no more."""
        self._knocking.pop(self.knocks.pop(number), None)

    def knocks_shown(self) -> list[str]:
        """A few of them, those whose devices are here first; the trainer can type any."""
        if len(self.knocks) <= KNOCKS_SHOWN:
            return sorted(self.knocks)
        here = self._devices_here()
        return sorted([number for number, device in self.knocks.items() if device in here][:KNOCKS_SHOWN])
