"""The desk: what each route of the gate does. Those about a table run in its turn, one at a time."""

import msgspec

from alcancia.bots import bots_of
from alcancia.games import GAMES
from alcancia.games.tutorials import LEARNER, tutorial
from alcancia.kernel import Refused, Unplayable
from alcancia.server import gate, telling, tokens
from alcancia.server.arranging import Arranging
from alcancia.server.asking import Answer, Asking
from alcancia.server.founding import fill, found_lobby
from alcancia.server.house import House
from alcancia.server.lists import Lists
from alcancia.server.live import Done, LiveTable, Verdict
from alcancia.server.lobby import Lobby, rematch
from alcancia.server.lookback import LookingBack, attachment, is_eyes, is_number
from alcancia.server.pages import Pages
from alcancia.shelf.own import find as find_game


class Desk(Arranging, LookingBack, Lists):
    """One method per route, under the route's name."""

    def __init__(self, house: House, pages: Pages) -> None:
        self.house = house
        self.pages = pages

    # ── what there is ────────────────────────────────────────────────────────

    async def site(self, ask: Asking) -> None:
        """Address, languages, reactions."""
        ask.give(self.pages.site())

    async def games(self, ask: Asking) -> None:
        """All games with their options and bots."""
        ask.give(self.pages.games())

    async def openapi(self, ask: Asking) -> None:
        """The gate, described."""
        ask.give(self.pages.openapi())

    async def text(self, ask: Asking) -> None:
        """One message file."""
        ask.give(self.pages.text(ask.parts["locale"], ask.parts["file"]))

    async def rules(self, ask: Asking) -> None:
        """One rulebook, by paragraphs."""
        ask.give(self.pages.rules(ask.parts["game"], ask.parts["locale"]))

    # ── tables ───────────────────────────────────────────────────────────────

    async def make_table(self, ask: Asking) -> None:
        """A new table; who makes it is its host."""
        made = self._first_steps(ask) if ask.body.tutorial else self._new_lobby(ask)
        if isinstance(made, Refused):
            return ask.refuse(made)
        lobby, code = made
        live = await self.house.create(lobby)
        if isinstance(live, Refused):
            return ask.refuse(live)
        answer = {"table": live.id, "code": lobby.code, "seat": ask.body.seat, "return_code": code}
        if not ask.body.start:
            return ask.answer(answer)
        live.post(lambda: live.start(lambda: ask.answer(answer), ask.refuse))

    def _first_steps(self, ask: Asking) -> tuple[Lobby, str] | Refused:
        """A table for learning: always the same beginning, no clock, and nobody joins."""
        body = ask.body
        first = tutorial(body.game) if body.game in GAMES else None
        if first is None:
            return Refused("no_tutorial" if body.game in GAMES else "unknown_game", {"game": body.game})
        body.seat, body.fill, body.start = LEARNER, first.bot, True
        made = found_lobby(self.house, ask, body.game, first.seats, first.options, True)
        if not isinstance(made, Refused):
            made[0].tutorial = True
            made[0].manners.clock = None
        return made

    def _new_lobby(self, ask: Asking) -> tuple[Lobby, str] | Refused:
        wanted = ask.body
        try:
            game = find_game(wanted.game)
        except Unplayable as error:
            return Refused(error.reason, error.detail)
        if wanted.seats is None:
            return Refused("bad_message", {"entry": "seats"})
        settled = game.settle(wanted.options, wanted.seats, wanted.seat is None)
        if isinstance(settled, Refused):
            return settled
        return found_lobby(self.house, ask, game.id, wanted.seats, wanted.options, wanted.start)

    async def find(self, ask: Asking) -> None:
        """From a join code to the table."""
        found = self.house.store.find_code(tokens.code_hash(ask.body.code))
        if found is None or found.person is not None:
            return ask.refuse(Refused("no_such_code"))
        self.house.paces.guess.give_back()
        ask.answer({"table": found.table})

    async def come_back(self, ask: Asking) -> None:
        """From a return code to a person's place."""
        hash = tokens.code_hash(ask.body.code)
        found = self.house.store.find_code(hash)
        live = Refused("no_such_code") if found is None or found.person is None else await self.house.open(found.table)
        if isinstance(live, Refused) or found is None:
            return ask.refuse(Refused("no_such_code"))
        self.house.paces.guess.give_back()
        table = live

        def return_to(person: int) -> None:
            lobby = table.lobby.copy()
            if person not in lobby.people or lobby.people[person].code != hash.hex():
                return ask.refuse(Refused("no_such_code"))
            lobby.add_device(person, ask.own_token())
            answer = {"table": table.id, "seats": lobby.seats_of(person), "host": lobby.is_host(person)}
            table.save(lobby, lambda: ask.answer(answer), ask.refuse)

        person = found.person
        assert person is not None
        table.post(lambda: return_to(person))

    # ── looking ──────────────────────────────────────────────────────────────

    def look(self, live: LiveTable, ask: Asking) -> None:
        """The state, as whoever asks may see it."""
        since, seat, watch = ask.query.get("since", "0"), ask.query.get("seat"), ask.query.get("watch")
        if not is_number(since) or not (seat is None or is_eyes(seat)) or watch not in (None, "0", "1"):
            return ask.refuse(Refused("bad_message", {"entry": "query"}))
        mine = live.lobby.seats_of(ask.person)
        if seat is not None and int(seat) not in gate.voices_of(live.lobby, ask.person):
            return ask.refuse(Refused("not_your_seat"))
        seen = int(seat) if seat is not None else None if watch == "1" or not mine else mine[0]
        ask.answer(telling.state(live, seen, ask.person, int(since)).encode())

    def record(self, live: LiveTable, ask: Asking) -> None:
        """The whole game, once it is over."""
        if telling.status(live) != "over":
            return ask.refuse(Refused("not_over"))
        ask.give(Answer(200, msgspec.json.encode(live.memory.record()), headers=attachment(live, "json")))

    def qr(self, live: LiveTable, ask: Asking) -> None:
        """The table's address as a picture to photograph."""
        ask.give(self.pages.qr(live.id))

    # ── seats ────────────────────────────────────────────────────────────────

    def join(self, live: LiveTable, ask: Asking) -> None:
        """Take a seat."""
        lobby, body = live.lobby.copy(), ask.body
        if lobby.is_banned(ask.token):
            return ask.refuse(Refused("removed"))
        if lobby.seats_of(ask.person) and not body.hotseat:
            return ask.refuse(Refused("already_seated"))
        person = lobby.welcome(ask.own_token()) if ask.person is None else ask.person
        seat = lobby.sit(body.seat, person, body.name, late=telling.status(live) == "playing")
        if isinstance(seat, Refused):
            return ask.refuse(seat)
        code = lobby.new_return_code(person, self.house.random)
        live.save(lobby, lambda: ask.answer({"seat": seat, "return_code": code}), ask.refuse)

    def leave(self, live: LiveTable, ask: Asking) -> None:
        """Give a seat up."""
        lobby = live.lobby.copy()
        lobby.leave(ask.body.seat, telling.status(live) == "playing")
        self._save(live, lobby, ask)

    def rename(self, live: LiveTable, ask: Asking) -> None:
        """A seat's new name."""
        lobby, seat = live.lobby.copy(), ask.body.seat
        if lobby.chairs[seat].kind != "person":
            return ask.refuse(Refused("no_such_seat"))
        name = lobby.fit_name(seat, ask.body.name)
        if isinstance(name, Refused):
            return ask.refuse(name)
        lobby.chairs[seat].name = name
        self._save(live, lobby, ask)

    def return_code(self, live: LiveTable, ask: Asking) -> None:
        """A new return code; the old one is void."""
        lobby = live.lobby.copy()
        assert ask.person is not None
        code = lobby.new_return_code(ask.person, self.house.random)
        live.save(lobby, lambda: ask.answer({"return_code": code}), ask.refuse)

    # ── the host ─────────────────────────────────────────────────────────────

    def remove(self, live: LiveTable, ask: Asking) -> None:
        """Show somebody out."""
        lobby, seat = live.lobby.copy(), ask.body.seat
        if (refused := lobby.remove(seat)) is not None:
            return ask.refuse(refused)
        self._save(live, lobby, ask)

    def reopen(self, live: LiveTable, ask: Asking) -> None:
        """A seat may be taken again."""
        lobby, seat = live.lobby.copy(), ask.body.seat
        if (refused := lobby.reopen(seat)) is not None:
            return ask.refuse(refused)
        self._save(live, lobby, ask)

    def bot(self, live: LiveTable, ask: Asking) -> None:
        """A bot in, or out."""
        lobby, body = live.lobby.copy(), ask.body
        if body.bot is not None and body.bot not in bots_of(lobby.of):
            return ask.refuse(Refused("unknown_bot", {"bot": body.bot, "known": ", ".join(bots_of(lobby.of))}))
        lobby.put_bot(body.seat, body.bot)
        self._save(live, lobby, ask)

    def options(self, live: LiveTable, ask: Asking) -> None:
        """Other terms, before the start."""
        if live.memory.table is not None:
            return ask.refuse(Refused("already_started"))
        lobby, body = live.lobby.copy(), ask.body
        seats = len(lobby.chairs) if body.seats is None else body.seats
        lobby.options = lobby.options if body.options is None else body.options
        settled = lobby.of.settle(lobby.options, seats, lobby.has_trainer)
        refused = settled if isinstance(settled, Refused) else lobby.resize(seats)
        if refused is not None:
            return ask.refuse(refused)
        self._save(live, lobby, ask)

    def start(self, live: LiveTable, ask: Asking) -> None:
        """Begin."""
        if live.memory.table is not None:
            return ask.refuse(Refused("already_started"))
        if live.frozen:
            return ask.refuse(Refused("frozen"))
        lobby = live.lobby.copy()
        refused = settled if isinstance(settled := lobby.settled(), Refused) else fill(lobby, ask.body.fill, True)
        if refused is not None:
            return ask.refuse(refused)

        def begin() -> None:
            live.start(lambda: ask.answer({"lobby": telling.lobby_of(live, True)}), ask.refuse)

        if ask.body.fill is None:
            begin()
        else:
            live.save(lobby, begin, ask.refuse)

    async def again(self, ask: Asking, live: LiveTable) -> None:
        """A rematch: a new table, to which the old one points."""
        table = live.memory.table
        if table is None or not table.over:
            return ask.refuse(Refused("not_over"))
        if live.lobby.next is not None:
            return ask.answer({"table": live.lobby.next})
        new = await self.house.create(rematch(live.lobby, self.house.join_code()))
        if isinstance(new, Refused):
            return ask.refuse(new)
        next_id = new.id

        def point() -> None:
            lobby = live.lobby.copy()
            lobby.next = lobby.next or next_id
            chosen = lobby.next
            live.save(lobby, lambda: ask.answer({"table": chosen}), ask.refuse)

        live.post(point)

    async def delete(self, ask: Asking, live: LiveTable) -> None:
        """Erase the table."""
        refused = await self.house.delete(live)
        if refused is not None:
            return ask.refuse(refused)
        ask.answer({})

    # ── moves and hints ────────────────────────────────────────────────────────────────

    def moves(self, live: LiveTable, ask: Asking) -> None:
        """A move over HTTP: the same judge, the same ids."""
        body = ask.body
        seat = gate.voices_of(live.lobby, ask.person)[0] if body.seat is None else body.seat

        def answer(verdict: Verdict) -> None:
            if isinstance(verdict, Done):
                ask.answer({"type": "done", "id": body.id, "seq": verdict.seq})
            else:
                ask.refuse(verdict)

        live.move(seat, body.id, body.question, body.move, answer)

    def hint(self, live: LiveTable, ask: Asking) -> None:
        """What the baseline would do."""
        seat = gate.voices_of(live.lobby, ask.person)[0] if ask.body.seat is None else ask.body.seat
        live.hints.ask(seat, lambda hint: ask.refuse(hint) if isinstance(hint, Refused) else ask.answer(hint.told(None)))
