"""The lobby of a table: chairs, people, codes and the terms of play. All of it can be erased."""

from typing import Any, Literal, TypeAlias

import msgspec

from alcancia.ground.chance import commitment
from alcancia.kernel import TRAINER, Game, Refused
from alcancia.server import names, tokens
from alcancia.server.classes.names import Called
from alcancia.server.guessing import Guessing
from alcancia.server.saved import Saved
from alcancia.server.settings import Line, TableSettings, may_take_over
from alcancia.server.tokens import Random
from alcancia.shelf.own import find

Kind: TypeAlias = Literal["open", "person", "bot", "closed"]

MOST_DEVICES = 8
MOST_BANNED = 64
MOST_NEWS = 20

Luck: TypeAlias = Literal["fresh", "branch", "record", "class"]


class Chair(msgspec.Struct):
    """One seat, as the host sees it."""

    kind: Kind = "open"
    person: int | None = None
    name: str | None = None
    bot: str | None = None
    away: bool = False
    """Did the bot come because the clock ran out?"""
    extra: int = 0
    share: str | None = None
    """What this person brought for the seed."""
    """Seconds more on the clock."""
    called: list[Called] = []
    """The learners of a class who sit here."""


class RoomAt(msgspec.Struct):
    """A table's place in a class."""

    id: str
    sign: str
    held: bool = False
    """Does the whole class stand still, and this table with it?"""
    hurry: int | None = None
    """Seconds for an answer, since the lesson is about to end."""


class Person(msgspec.Struct):
    """Somebody at the table: known by devices and a return code, both only as hashes."""

    host: bool = False
    devices: list[str] = []
    code: str | None = None
    played: bool = False
    """Whoever had a seat has seen what its cards are, and is no trainer in this game any more."""


class Guest(msgspec.Struct):
    """Somebody who waits at the door for the host's tap."""

    device: str
    name: str | None = None
    seat: int | None = None
    share: str | None = None


class Note(msgspec.Struct):
    """Something about the people here that everybody may read later too: what, at which seat, after which entry."""

    key: str
    seat: int
    seq: int


class Lobby(Saved, msgspec.Struct):
    """What is agreed and who is there. Changes are made on a copy, which takes its place once it is saved."""

    game: str
    key: str
    code: str
    chairs: list[Chair]
    options: dict[str, Any]
    people: dict[int, Person]
    banned: dict[int, list[str]] = {}
    next: str | None = None
    rev: int = 0
    settings: TableSettings = msgspec.field(default_factory=TableSettings, name="manners")
    paused: bool = False
    script: list[Line] = []
    """What the trainer prepared for rounds to come."""
    talk: str = ""
    """What the trainer asks everybody while the table stands still."""
    tutorial: bool = False
    room: RoomAt | None = None
    """The class this table belongs to, if it does."""
    share: str = ""
    salt: str = ""
    """The house's own part of the seed, drawn before anybody sat down and promised by its hash."""
    over: bool = False
    """Is the game finished? Then its codes lead nowhere any more."""
    luck: Luck = "fresh"
    """Was the luck drawn for this table, or could somebody know it: from the game it goes on from, from a record, from the class?"""
    guests: dict[int, Guest] = {}
    left: dict[str, int] = {}
    """The devices of those who got up in mid-game, and where they sat: they have seen those cards, and may have no others."""
    stamps: dict[str, int] = {}
    """How old a device's token may be, at most, to count here: since it was given its place, a fresh one."""
    news: list[Note] = []
    bookmarks: list[int] = []
    """Steps the trainer wants to talk about later."""
    guessing: Guessing | None = None
    """The moment that is put to everybody at this table."""
    put: int = 0
    """How many moments were put to them so far."""
    uploaded: bool = False
    """A record somebody brought along: there is nobody to play it, only something to look at."""

    def codes(self) -> dict[bytes, int | None]:
        """Every code that leads here, as hashes: to the table, or to a person's place."""
        if self.over:
            return {}
        leads: dict[bytes, int | None] = {tokens.code_hash(self.code): None}
        leads |= {bytes.fromhex(person.code): number for number, person in self.people.items() if person.code}
        return leads

    # ── who is who ───────────────────────────────────────────────────────────

    def person_of(self, token: str | None) -> int | None:
        """Who holds this token, if anybody here does."""
        if token is None:
            return None
        mine = tokens.token_hash(token, self.key)
        if tokens.stamp_of(token) < self.stamps.get(mine, 0):
            return None
        return next((number for number, person in self.people.items() if mine in person.devices), None)

    def seats_of(self, person: int | None) -> list[int]:
        """The seats of a person."""
        return [] if person is None else [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def is_host(self, person: int | None) -> bool:
        """May this person arrange the table?"""
        return person in self.people and self.people[person].host

    def sits(self, person: int | None, seat: int | None) -> bool:
        """Is this still true: this person is at the table and, if a seat is named, in it?"""
        if person is None:
            return seat is None
        if seat == TRAINER:
            return self.is_trainer(person)
        return person in self.people and (seat is None or (0 <= seat < len(self.chairs) and self.chairs[seat].person == person))

    def is_trainer(self, person: int | None) -> bool:
        """Is this the host, who has no seat and never had one in this game?"""
        return person is not None and self.is_host(person) and not self.people[person].played

    @property
    def has_trainer(self) -> bool:
        """Is there a trainer at this table?"""
        return any(self.is_trainer(person) for person in self.people)

    def welcome(self, token: str, host: bool = False) -> int:
        """A new person, known by this token."""
        number = max(self.people, default=0) + 1
        device = tokens.token_hash(token, self.key)
        self.people[number] = Person(host=host, devices=[device])
        self.stamps[device] = tokens.stamp_of(token)
        return number

    def welcome_device(self, device: str) -> int:
        """A new person, known by the hash of a token."""
        number = max(self.people, default=0) + 1
        self.people[number] = Person(devices=[device])
        return number

    def add_device(self, person: int, device: str) -> None:
        """The person's place can be taken from this device too; the oldest one gives way if there are too many."""
        devices = self.people[person].devices
        if device not in devices:
            self.people[person].devices = [*devices, device][-MOST_DEVICES:]

    def new_return_code(self, person: int, random: Random) -> str:
        """A fresh code for a person's place; the old one is void."""
        code = tokens.return_code(random)
        self.people[person].code = tokens.code_hash(code).hex()
        return code

    # ── the seed ─────────────────────────────────────────────────────────────

    def draw_share(self, random: Random) -> None:
        """The house's part of the seed, before anybody brings theirs."""
        self.share, self.salt = random.token(), random.token()

    @property
    def promise(self) -> str | None:
        """What everybody may note down of the house's part before they bring theirs."""
        return commitment(self.share, self.salt) if self.share else None

    def shares(self, random: Random) -> dict[str, str]:
        """Everybody's parts, by seat, and the house's own."""
        brought = {str(seat): chair.share for seat, chair in enumerate(self.chairs) if chair.kind == "person" and chair.share}
        return {"house": self.share or random.token(), **brought}

    # ── taking and leaving seats ─────────────────────────────────────────────

    def sit(self, seat: int | None, person: int, name: str | None, late: bool = False, share: str | None = None) -> int | Refused:
        """Take an open seat: this one, or the first. Who comes late may take over a bot's."""
        wanted = self.wanted_seat(seat, late)
        if isinstance(wanted, Refused):
            return wanted
        shown = self.fit_name(wanted, name)
        if isinstance(shown, Refused):
            return shown
        self.chairs[wanted] = Chair("person", person, shown, share=share)
        self.people[person].played = True
        return wanted

    def wanted_seat(self, seat: int | None, late: bool) -> int | Refused:
        """The seat somebody would get: this one, or the first that is open, or a bot's."""
        if seat is None:
            free = [number for number, chair in enumerate(self.chairs) if chair.kind == "open"]
            bots = [number for number, chair in enumerate(self.chairs) if late and may_take_over(self, chair)]
            seat = next(iter([*free, *bots]), None)
            if seat is None:
                return Refused("no_open_seat")
        if seat >= len(self.chairs):
            return Refused("no_such_seat")
        if self.chairs[seat].kind != "open" and not (late and may_take_over(self, self.chairs[seat])):
            return Refused("seat_taken")
        return seat

    def fit_name(self, seat: int, name: str | None) -> str | Refused | None:
        """The name as it will be shown; none is fine too."""
        if name is None:
            return None
        if self.room is not None:
            return Refused("no_names")  # what people are called is the class's business, and the same at all of its tables
        shown = names.clean(name)
        others = [chair.name for number, chair in enumerate(self.chairs) if number != seat]
        if not isinstance(shown, Refused) and names.clash(shown, others):
            return Refused("name_taken")
        return shown

    def leave(self, seat: int, playing: bool) -> None:
        """The seat is open again, or the autopilot's while a game is on; who has no other seat and is not the host is forgotten."""
        person = self.chairs[seat].person
        self.chairs[seat] = Chair("bot", bot=self.settings.autopilot) if playing else Chair()
        if person is not None and playing:
            self.left |= dict.fromkeys(self.people[person].devices, seat)
        if person is not None and not playing:
            self.people[person].played = bool(self.seats_of(person))
        self._forget(person)

    def remove(self, seat: int) -> Refused | None:
        """Show somebody out: the seat is closed, and the devices cannot come back unless the host pardons them."""
        chair = self.chairs[seat]
        if chair.kind != "person" or chair.person is None:
            return Refused("no_such_seat")
        person = self.people[chair.person]
        if not person.host:
            self.banned[seat] = [*self.banned.get(seat, []), *person.devices][-MOST_BANNED:]
        self.chairs[seat] = Chair("closed")
        self._forget(chair.person)
        return None

    def reopen(self, seat: int, pardon: bool = False) -> Refused | None:
        """A closed seat, or a bot's, may be taken again; by whoever was shown out of it only if they are pardoned."""
        if self.chairs[seat].kind not in ("closed", "bot"):
            return Refused("seat_taken")
        self.chairs[seat] = Chair()
        if pardon:
            self.banned.pop(seat, None)
        return None

    def note(self, key: str, seat: int, seq: int) -> None:
        """Everybody may read this, now and later."""
        self.news = [*self.news, Note(key, seat, seq)][-MOST_NEWS:]

    def is_banned(self, token: str | None) -> bool:
        """Was this device shown out?"""
        if token is None or not self.banned:
            return False
        mine = tokens.token_hash(token, self.key)
        return any(mine in devices for devices in self.banned.values())

    def put_bot(self, seat: int, bot: str | None) -> None:
        """A bot takes the seat, or plays for the person in it; None takes it out again."""
        chair = self.chairs[seat]
        if chair.kind == "person":
            chair.bot, chair.away = bot, False
        else:
            self.chairs[seat] = Chair() if bot is None else Chair("bot", bot=bot)

    def fill(self, bot: str) -> None:
        """This bot takes every seat that is free."""
        for seat, chair in enumerate(self.chairs):
            if chair.kind in ("open", "closed"):
                self.put_bot(seat, bot)

    def resize(self, seats: int) -> Refused | None:
        """More or fewer chairs; nobody is thrown off theirs."""
        if any(chair.kind == "person" for chair in self.chairs[seats:]):
            return Refused("seats_in_use")
        self.chairs = [*self.chairs[:seats], *[Chair() for _ in range(seats - len(self.chairs))]]
        return None

    def _forget(self, person: int | None) -> None:
        if person is not None and not self.people[person].host and not self.seats_of(person):
            del self.people[person]

    # ── what others see ──────────────────────────────────────────────────────

    @property
    def of(self) -> Game:
        """The game that is played here."""
        return find(self.game)

    def settled(self, trainer: bool | None = None) -> Any:
        """Every option with its value, or a refusal; some options need a trainer at the table."""
        return self.of.settle(self.options, len(self.chairs), self.has_trainer if trainer is None else trainer)

    def shown_options(self, host: bool) -> dict[str, Any]:
        """The terms of play; secret ones only for the host."""
        settled = self.settled(trainer=True)
        # What was agreed on may be gone: a quiz pack of the house's own, for instance. Then this is all that is known.
        shown: dict[str, Any] = self.options if isinstance(settled, Refused) else msgspec.to_builtins(settled)
        return {name: value for name, value in shown.items() if host or not self.of.schema[name].secret}


def rematch(old: Lobby, code: str, random: Random) -> Lobby:
    """The same people, chairs and terms at a new table. The key goes along, so that everybody's token is known there."""
    new = old.copy()
    new.code = code
    new.next = None
    new.rev = 0
    new.paused = new.tutorial = new.over = False
    new.luck = "fresh"
    new.guests, new.left, new.news = {}, {}, []
    new.talk = ""
    new.bookmarks, new.guessing, new.put = [], None, 0
    new.script = [Line(line.period, line.do) for line in new.script]
    new.draw_share(random)
    for number, person in new.people.items():
        person.code = None
        person.played = bool(new.seats_of(number))
    for chair in new.chairs:
        if chair.away:
            chair.bot, chair.away = None, False
    return new
