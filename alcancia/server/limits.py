"""Limits: how often, how many, how large. Every one keeps a part for those who hold a seat or lead a table.

An address is never kept: where something is counted per address, its key is a hash with a salt of this process, forgotten soon.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from hashlib import blake2b
from typing import Final, NamedTuple, TypeAlias

MESSAGE_BYTES: Final = 16_384
FRAGMENTS: Final = 32
"""A message in more pieces than this is none."""
RECORD_BYTES: Final = 2_000_000
RECORDS_WAITING: Final = 4
WHYS_WAITING: Final = 12
"""Of what is asked during play so much may wait; debriefs, records and the ends of lessons come first."""
HEADER_BYTES: Final = 16_384
SOCKETS_AT_TABLE: Final = 80
SOCKETS_AT_CLASS: Final = 240
SOCKETS_OF_PERSON: Final = 8
SOCKETS_IN_ALL: Final = 4_000
RESERVED: Final = 0.4
"""The part of all sockets, here and at each table, that only people who hold a seat or lead may take."""
CONNECTIONS: Final = 2_400
"""Connections that are no sockets, some 10 kB each once they have said something. When there are more, the one that was quiet longest goes,
never the one that comes."""
OF_ADDRESS: Final = 0.5
"""The part of them that one address may have."""
REQUESTS: Final = 20
REQUESTS_AT_ONCE: Final = 100
"""Requests a second on one connection; more have to wait, and those behind them."""
LIVE_TABLES: Final = 3_000
IDLE_ENTRIES: Final = 3_000
IDLE_LEAST_SECONDS: Final = 1.0
"""So many entries of tables that nobody is at are kept in memory, some 8 MB with all that was worked out about them; above that the
quietest go, unless they were just opened."""
HELLO_SECONDS: Final = 5
HEADER_SECONDS: Final = 10
BODY_SECONDS: Final = 10
READ_SECONDS: Final = 8
"""Whoever does not read for so long, with more waiting than the system holds for them, is let go."""
BACKLOG_MESSAGES: Final = 64
BACKLOG_BYTES: Final = 1_000_000
BAD_MESSAGES: Final = 10
BAD_WINDOW: Final = 60
LONGEST_WAIT: Final = 10
SULK_SECONDS: Final = 5
"""A stranger who is refused for being too fast hears so only after a while: refusing costs time as well."""
SULKING: Final = 300
"""So many strangers may be kept waiting for a refusal; above that it is cheaper to be done with them."""
HAND_ON_SECONDS: Final = 2.5
HAND_ON_PAUSE: Final = 0.1
"""A node that does not answer is asked for so long, so many seconds apart; by then somebody else has what it had. Most are missed at
once, but a database that is busy takes a while to see that a session ended."""
INBOX: Final = 256
GUESTS: Final = 40
"""So many may wait at one table's door."""
HOST_SECONDS: Final = 300
"""A host who is gone for so long while others play is not waited for any more."""
ENTRIES: Final = 5_000
"""The longest games have six hundred; a log is played again whenever its table is opened."""
UNDOS: Final = 300
TABLES: Final = 20_000
HOUSE_BYTES: Final = 2_000_000_000
"""So much is kept; then there is no room for new tables until old ones are deleted."""


class Most(NamedTuple):
    """What whoever runs the house may set: so much fits into it."""

    tables: int = TABLES
    bytes: int = HOUSE_BYTES
    live: int = LIVE_TABLES
    sockets: int = SOCKETS_IN_ALL


Rate: TypeAlias = tuple[float, float]
"""As many a second, after as many at once."""

REWINDS: Final = 40
"""Going back is played again whenever a table is opened, so a table has only so many."""


class Bucket:
    """So many at once, then so many a second."""

    __slots__ = ("_clock", "_last", "burst", "left", "rate")

    def __init__(self, clock: Callable[[], float], rate: float, burst: float) -> None:
        self._clock = clock
        self.rate = rate
        self.burst = burst
        self.left = burst
        self._last = clock()

    def level(self) -> float:
        """How much could be taken now."""
        now = self._clock()
        self.left = min(self.burst, self.left + (now - self._last) * self.rate)
        self._last = now
        return self.left

    def take(self, longest: float = 0, amount: float = 1) -> float | None:
        """Take one, now or in advance; the seconds to wait for it, or None if that would take too long."""
        wait = max(0, (amount - self.level()) / self.rate)
        if wait > longest:
            return None
        self.left -= amount
        return wait

    def give_back(self) -> None:
        """It was not needed after all."""
        self.left = min(self.burst, self.left + 1)


class Guest(Bucket):
    """The pace of one connection, and whether whoever is there is made to wait: then nothing is lost if they go."""

    __slots__ = ("_waiting", "gone")

    def __init__(self, clock: Callable[[], float], rate: float, burst: float) -> None:
        super().__init__(clock, rate, burst)
        self.gone = False
        self._waiting: asyncio.Future[None] | None = None

    @property
    def waits(self) -> bool:
        """Is whoever is there made to wait?"""
        return self._waiting is not None

    async def wait(self, seconds: float) -> None:
        """So long, or until they are gone: nothing of them is kept for longer."""
        if self.gone:
            return
        loop = asyncio.get_running_loop()
        self._waiting = loop.create_future()
        timer = loop.call_later(seconds, self._go_on)
        try:
            await self._waiting
        finally:
            timer.cancel()
            self._waiting = None

    def leave(self) -> None:
        """They are gone."""
        self.gone = True
        self._go_on()

    def _go_on(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)


class PerAddress:
    """One bucket for every address that asked lately, under a hash that means nothing outside this process."""

    MOST: Final = 4_096

    def __init__(self, clock: Callable[[], float], rate: float, burst: float) -> None:
        self._clock = clock
        self._rate = rate
        self._burst = burst
        self._salt = secrets.token_bytes(16)
        self._buckets: OrderedDict[bytes, Bucket] = OrderedDict()

    def allow(self, rate: float, burst: float) -> None:
        """From now on so many a second, after so many at once."""
        if (rate, burst) != (self._rate, self._burst):
            self._rate, self._burst = rate, burst
            for bucket in self._buckets.values():
                bucket.rate, bucket.burst = rate, burst

    def key(self, address: str) -> bytes:
        """What stands for an address."""
        return blake2b(address.encode(), key=self._salt, digest_size=8).digest()

    def of(self, address: str) -> Bucket:
        """The bucket of this address; those not asked for lately are forgotten, and are full again by then."""
        key = self.key(address)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._clock, self._rate, self._burst)
            if len(self._buckets) > self.MOST:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket


class Pace:
    """Four buckets: strangers together, strangers of one address, what each device with a place has for itself, and what these share
    beyond that. Whoever holds a seat waits for no stranger, and for nobody else who holds one either."""

    def __init__(
        self,
        clock: Callable[[], float],
        strangers: tuple[float, float],
        each: tuple[float, float],
        seated: tuple[float, float],
        own: tuple[float, float] | None,
    ) -> None:
        self.strangers = Bucket(clock, *strangers)
        self.each = PerAddress(clock, *each)
        self.seated = Bucket(clock, *seated)
        self.own = None if own is None else PerAddress(clock, *own)

    def take(self, address: str, device: str | None) -> float | None:
        """The seconds to wait, or None if that would take too long. `device`: the token of somebody with a place."""
        if device is not None:
            if self.own is not None and self.own.of(device).take() is not None:
                return 0
            return self.seated.take(LONGEST_WAIT)
        own = self.each.of(address)
        if (wait := own.take(LONGEST_WAIT)) is None:
            return None
        if (house := self.strangers.take(LONGEST_WAIT)) is None:
            own.give_back()
            return None
        return max(wait, house)

    def give_back(self, address: str) -> None:
        """It was not needed after all."""
        self.strangers.give_back()
        self.each.of(address).give_back()


PACES: Final[dict[str, tuple[Rate, Rate, Rate, Rate | None]]] = {
    "any": ((250, 800), (120, 500), (400, 2_000), (4, 60)),
    "guess": ((4, 120), (1, 40), (4, 60), None),
    "create": ((2, 60), (0.25, 30), (2, 60), None),
    "view": ((80, 400), (50, 200), (400, 2_000), (4, 60)),
    "replay": ((10, 60), (5, 30), (60, 300), (1, 15)),
    "record": ((0.2, 20), (0.05, 6), (0.2, 20), None),
    "forecast": ((0.2, 20), (0.05, 6), (0.2, 20), None),
    "change": ((60, 300), (30, 150), (300, 1_000), (3, 40)),
    "move": ((50, 200), (20, 100), (400, 2_000), (4, 60)),
    "file": ((140, 1_500), (90, 800), (1_000, 4_000), (10, 150)),
    "enter": ((50, 400), (25, 200), (300, 2_000), (1, 30)),
}
"""By the gate's word: strangers together, each address of theirs, people with a seat beyond what each device of theirs has for itself, and
that; each as many a second, after as many at once.
Strangers' paces cost less than a tenth of a core each (`python -m bench.paces`), and `any` bounds all of them together.

guess: 26 signs, none twice in a row, nine of them: at 4 wrong codes a second it takes 575 days until somebody hits one of 20,000 tables."""


AT_TABLE: Final[Rate] = (1, 20)
SPARE: Final[Rate] = (60, 200)
"""How much people may do at one table, and at all tables together beyond that: as many things a second, after as many at once.
People at a table never come to the first; programs at tables of their own share the second, which costs less than a tenth of a core."""
LIGHT: Final = 0.2
"""What looks ahead and changes nothing costs so much of a move."""


WAKING: Final = ((0.5, 40), (3, 80))
"""How many tables that are not in memory may be opened, by one device of ours and by everybody else of one address: as many a second,
after as many at once. Each is played again from its log, up to some ten milliseconds in slices or a worker's time."""


COMING: Final = ((250, 500), (120, 500), (50, 200))
"""How many connections may be opened with a request by strangers together, by strangers of one address, and by one device or class of
ours: as many a second, after as many at once. Whoever comes sooner waits outside."""


A_DAY: Final = {"create": 1_000, "record": 100}
"""So much may one address leave here at once, and then in a day: tables, and files brought along."""


class Paces:
    """The paces of the whole server."""

    def __init__(self, clock: Callable[[], float], roomy: float = 1) -> None:
        self._roomy = roomy
        self.a_day = {name: PerAddress(clock, most * roomy / 86_400, most * roomy) for name, most in A_DAY.items()}
        (rate, burst), *others = COMING
        self._strangers = Bucket(clock, rate * roomy, burst * roomy)
        self._coming, self._returning = (PerAddress(clock, rate * roomy, burst * roomy) for rate, burst in others)
        self._waking = [PerAddress(clock, rate * roomy, burst * roomy) for rate, burst in WAKING]
        self._paces = {
            name: Pace(clock, self._wide(together), self._wide(each), self._wide(seated), None if own is None else self._wide(own))
            for name, (together, each, seated, own) in PACES.items()
        }
        self.spare = Bucket(clock, *self._wide(SPARE))
        self._clock = clock

    def _wide(self, rate: Rate) -> Rate:
        return rate[0] * self._roomy, rate[1] * self._roomy

    def at_table(self) -> Bucket:
        """What the people of one more table may do, whatever others do."""
        return Bucket(self._clock, *self._wide(AT_TABLE))

    def may_wake(self, token: str | None, address: str) -> bool:
        """May whoever this is have another table brought into memory now?"""
        devices, strangers = self._waking
        return (strangers.of(address) if token is None else devices.of(token)).take() is not None

    def may_come(self, address: str) -> bool:
        """May a stranger of this address open a connection now?"""
        own = self._coming.of(address)
        if own.level() < 1 or self._strangers.take() is None:
            return False
        return own.take() is not None

    def may_return(self, whose: str) -> bool:
        """May this device, or somebody who was shown the pin of this class?"""
        return self._returning.of(whose).take() is not None

    def share(self, nodes: int) -> None:
        """Wrong codes are a budget of the whole house: each of several nodes has a part of it."""
        (rate, burst), (each_rate, each_burst), *_ = PACES["guess"]
        part = self._roomy / nodes
        pace = self._paces["guess"]
        pace.strangers.rate, pace.strangers.burst = rate * part, burst * part
        pace.each.allow(each_rate * part, each_burst * part)

    def __getitem__(self, name: str) -> Pace:
        return self._paces[name]
