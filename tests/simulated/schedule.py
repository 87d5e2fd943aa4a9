"""One schedule: a seed says what people do, what breaks and when. Afterwards everything heals, and everything promised has to be there."""

import asyncio
import gc
import json
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from typing import Any, NamedTuple

from alcancia.kernel import Luck
from alcancia.server import slices
from alcancia.server.store.postgres import lease as leases
from alcancia.server.store.postgres import store as stores
from tests.simulated.database import Database, Sentences, Session
from tests.simulated.house import Device, House, Person
from tests.simulated.loop import MadeUpLoop

STORM_SECONDS = 16
HEALING_SECONDS = 90
FAULTS = {"kill": 4, "pause": 3, "database": 2, "cut": 2, "lossy": 2, "sockets": 2, "clock": 1}
"""What can happen, and how often beside the others."""


class Verdict(NamedTuple):
    """What came of a schedule."""

    trace: str
    """Fingerprint of everything that anybody heard, and when."""
    moves: int
    faults: dict[str, int]


class Broken(AssertionError):
    """A promise was broken under this seed."""


@contextmanager
def made_up(database: Database) -> Iterator[None]:
    """The real store, lease and slices, with a made-up time, luck and database under them."""
    luck = Luck("numbers")
    ours = [
        (stores, "connect", lambda url: Session.begin(database, url)),
        (stores, "statements", Sentences),
        (leases, "now", lambda: asyncio.get_running_loop().time()),
        (leases, "secrets", type("Numbers", (), {"randbelow": staticmethod(luck.below)})),
        (slices, "perf_counter", lambda: 0.0),
    ]
    before = [(where, name, getattr(where, name)) for where, name, _ in ours]
    for where, name, what in ours:
        setattr(where, name, what)
    try:
        yield
    finally:
        for where, name, what in before:
            setattr(where, name, what)


def run(seed: str, nodes: int | None = None, faults: dict[str, int] | None = None) -> Verdict:
    """One schedule; raises `Broken` if a promise was."""
    luck = Luck(f"schedule {seed}")
    many = luck.below(3) + 1 if nodes is None else nodes
    loop = MadeUpLoop()
    loop.set_exception_handler(lambda loop, context: None)
    collecting = gc.isenabled()
    gc.disable()  # what is dropped with a dead node is put away below, not in the middle of somebody's step
    try:
        house = House(seed, many)
        with made_up(house.database):
            try:
                return loop.run_until_complete(_live(house, luck, FAULTS if faults is None else faults))
            finally:
                loop.run_until_complete(loop.put_away())
    finally:
        loop.close()
        if collecting:
            gc.enable()


async def _live(house: House, luck: Luck, faults: dict[str, int]) -> Verdict:
    await house.open()
    people = [person for _ in range(1 + (luck.below(3) == 0)) for person in await _seated(house, luck)]
    lives = [asyncio.create_task(person.live()) for person in people]
    loop = asyncio.get_running_loop()
    storm = Storm(house, luck, people, faults)
    end = loop.time() + STORM_SECONDS
    while loop.time() < end:
        await asyncio.sleep(luck.below(1000) / 1000 * 3)
        storm.strike()
        _watch(lives)
    storm.heal()
    patience = loop.time() + HEALING_SECONDS
    while not all(person.satisfied for person in people) or not _level(house, people):
        await asyncio.sleep(0.5)
        _watch(lives)
        if loop.time() > patience:
            raise Broken(f"not level {HEALING_SECONDS} s after everything healed: {_where(house, people)}")
    moves = _check(house, people)
    for life in lives:
        life.cancel()
    heard = [[person.facts, person.done, person.view] for person in people]
    return Verdict(blake2b(json.dumps([loop.time(), heard]).encode(), digest_size=16).hexdigest(), moves, storm.struck)


def _watch(lives: list[asyncio.Task[None]]) -> None:
    """What a person noticed counts."""
    for life in lives:
        if life.done():
            life.result()


async def _seated(house: House, luck: Luck) -> list[Person]:
    """A running table of three."""
    host = Device(house)
    made = await host.reach("POST", "/api/tables", {"game": "multiverse", "seats": 3})
    assert made is not None and made["status"] == 201, made
    devices = [host, Device(house), Device(house)]
    for device in devices[1:]:
        assert (await device.reach("POST", f"/api/tables/{made['table']}/join", {}))["status"] == 201
    assert (await host.reach("POST", f"/api/tables/{made['table']}/start", {}))["status"] == 200
    moves = 6 + luck.below(10)
    return [Person(device, made["table"], Luck(f"{house.seed} {made['table']} {seat}"), moves) for seat, device in enumerate(devices)]


class Storm:
    """What breaks, and that it is mended again."""

    def __init__(self, house: House, luck: Luck, people: list[Person], faults: dict[str, int]) -> None:
        self.house, self.luck, self.people = house, luck, people
        self.bag = [name for name, share in faults.items() for _ in range(share)]
        self.struck: dict[str, int] = {}

    def strike(self) -> None:
        """Something breaks now, and is mended after a while."""
        if not self.bag:
            return
        what = self.luck.choice(self.bag)
        self.struck[what] = self.struck.get(what, 0) + 1
        lasts = self.luck.below(1000) / 1000 * self.luck.choice([0.2, 2, 7, 14])
        node, house, loop = self.luck.choice(self.house.nodes), self.house, asyncio.get_running_loop()
        if what == "kill" and not node.dead:
            house.kill(node)
            loop.call_later(lasts, self._replace, node)
        elif what == "pause" and not node.paused:
            node.pause()
            loop.call_later(lasts, node.wake)
        elif what == "database":
            house.database.kill()
            loop.call_later(lasts, setattr, house.database, "up", True)
        elif what == "cut":
            house.database.cut(node.name)
            loop.call_later(lasts, house.database.cut_off.discard, node.name)
        elif what == "lossy":
            house.database.lossy, house.lossy = self.luck.below(200), self.luck.below(300)
            loop.call_later(lasts, self._calm)
        elif what == "sockets":
            for person in self.people:
                if person.wire is not None and self.luck.below(2):
                    person.wire.cut()  # type: ignore[attr-defined]
        elif what == "clock":
            node.clock.wrong += self.luck.below(2_000_000) - 1_000_000

    def _replace(self, node: Any) -> None:
        if node in self.house.nodes and node.dead:
            self.house.replace(node)

    def _calm(self) -> None:
        self.house.database.lossy = self.house.lossy = 0

    def heal(self) -> None:
        """Nothing is broken any more."""
        self._calm()
        self.house.database.up = True
        self.house.database.cut_off.clear()
        for node in list(self.house.nodes):
            if node.dead:
                self.house.replace(node)
            elif node.paused:
                node.wake()


def _level(house: House, people: list[Person]) -> bool:
    """Has everybody seen everything that is stored?"""
    return all(person.seq == len(house.database.lines[person.table].rows) for person in people)


def _where(house: House, people: list[Person]) -> str:
    return "; ".join(
        f"{person.table[:4]}: heard {person.seq} of {len(house.database.lines[person.table].rows)}, open {list(person.open)}, "
        f"done {len(person.done)} of {person.moves}, wire {person.wire and person.wire.closed}"
        for person in people
    )


def _check(house: House, people: list[Person]) -> int:
    """Everything acknowledged is there, once, under its number; everybody was told the same; nobody had to freeze or fail."""
    moves = 0
    for table in {person.table: None for person in people}:
        rows, seats = house.database.lines[table].rows, [person for person in people if person.table == table]
        by_id = {row.move_id: row.seq for row in rows if row.move_id}
        if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
            raise Broken("a gap in the log")
        if len(by_id) != len(rows) - 1:
            raise Broken("an entry that nobody asked for, or one twice")
        for seat, person in enumerate(seats):
            for id, seq in person.done.items():
                if by_id.get(f"{seat}:{id}") != seq:
                    raise Broken(f"acknowledged move {id} of seat {seat} is lost or moved")
        if sum(len(person.done) for person in seats) != len(rows) - 1:
            raise Broken("a move counts that was never acknowledged, and is not asked for any more")
        owners = [node for node in house.nodes if node.ready and not node.dead and table in node.hub.live and node.hub.store.holds()]
        live = owners[0].hub.live[table] if owners else None
        if live is not None:
            for seat, person in enumerate(seats):
                told = [
                    fact for told in live.memory.fact_texts for fact in json.loads(f"[{told.own if told.owner == seat else told.public}]")
                ]
                if person.facts != told:
                    raise Broken(f"seat {seat} was told something else than what is true")
        moves += len(rows) - 1
    for node in house.nodes:
        if node.ready and (bad := {"table_frozen", "socket_failed", "request_failed", "beat_failed"} & set(node.hub.counts)):
            raise Broken(f"{sorted(bad)} at {node.name}")
    return moves
