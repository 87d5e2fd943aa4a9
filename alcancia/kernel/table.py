"""A table: state, dealer, record and facts. What programs ask of it, and how moves are judged."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Self

import msgspec

from alcancia.kernel.chance import Dealer, Luck, commitment
from alcancia.kernel.facts import TRAINER, Fact
from alcancia.kernel.game import Game
from alcancia.kernel.judging import judge, why_no_undo
from alcancia.kernel.plain import melt
from alcancia.kernel.questions import Ask, Move, Sealed
from alcancia.kernel.refusals import Played, Refused, Unplayable
from alcancia.kernel.running import Open, Running
from alcancia.kernel.state import MoveValue, State

MOST_PRICED: Final = 64
"""For display, price and consequence are worked out for at most so many options."""

_QUIETLY: Final = Played([])


class Table(Running):
    """What programs hold: one game being played."""

    __slots__ = ("_since", "_snapshot", "_told_options", "entries", "facts", "hashes", "options", "salt", "seed")

    def __init__(self, game: Game, state: State, dealer: Dealer, seed: str, salt: str, options: Any, recording: bool) -> None:
        super().__init__(game, state, dealer, recording)
        self.seed = seed
        self.salt = salt
        self.options = options
        self.facts: list[Fact] = []
        self.entries: list[tuple[Any, ...]] = []
        self.hashes: list[str] | None = None
        self._snapshot: State | None = None
        self._told_options: tuple[Any, dict[str, Any]] = (None, {})
        self._since: list[tuple[int, MoveValue, str, int]] = []
        if recording:
            state.told = self.facts

    @classmethod
    def set_up(
        cls,
        game: Game,
        *,
        seats: int,
        seed: str,
        salt: str = "",
        options: Mapping[str, Any] | None = None,
        trainer: bool = False,
        quiet: bool = False,
        hashing: bool = True,
    ) -> Self:
        """Lay the table and play up to the first question. `quiet`: no facts, no record, no undo (for simulation)."""
        settled = game.settle(options or {}, seats, trainer)
        if isinstance(settled, Refused):
            raise Unplayable(settled.reason, **settled.detail)
        state = game.state(seats=seats, trainer=trainer, options=settled)
        table = cls(game, state, Dealer(seed), seed, salt, settled, not quiet)
        if hashing and not quiet:
            table.hashes = []
        table._prepare()
        for stream, outcome in game.maybe("script", settled) or ():
            table.dealer.force(stream, outcome)
        game.call("setup", state)
        table.run()
        state.barrier = False
        return table

    @classmethod
    def at(cls, game: Game, state: State, seed: str = "", quiet: bool = True) -> Self:
        """A table at a given position, running on from its agenda."""
        table = cls(game, state, Dealer(seed), seed, "", getattr(state, "options", None), not quiet)
        table._prepare()
        table.run()
        return table

    def clone(self) -> Self:
        """Another table that plays on alike."""
        new = type(self)(
            self.game,
            self.state.clone(),
            self.dealer.clone(),
            self.seed,
            self.salt,
            self.options,
            self.recording,
        )
        new.facts += self.facts
        new.entries += self.entries
        new.hashes = None if self.hashes is None else self.hashes[:]
        new._snapshot = self._snapshot
        new._since += self._since
        new.run()
        return new

    def imagine(self, seat: int, luck: Luck) -> "Table":
        """A fair world for a bot: a table this seat could not tell from this one, with a dealer of its own."""
        state: State = self.game.call("redeal", self.state.clone(), seat, luck)
        table = Table(self.game, state, Dealer(f"{luck.bits(128):x}"), "", "", self.options, False)
        if isinstance(self._open, Sealed):
            table._reseal(seat, luck)
        table.run()
        return table

    # ── what outsiders ask ───────────────────────────────────────────────────

    @property
    def over(self) -> bool:
        """Is the game finished?"""
        return not self.state.agenda

    @property
    def may(self) -> dict[int, list[Ask]]:
        """The anytime moves open to each seat."""
        return {seat: asks for seat in range(self.state.seats) if (asks := self.may_of(seat))}

    def may_of(self, seat: int) -> list[Ask]:
        """The anytime moves open to one seat (or to the trainer)."""
        anytimes = self.game.trainer_anytimes if seat == TRAINER else self.game.anytimes
        if not anytimes or self.over or self._has_sealed(seat):
            return []
        t, open_to = self.state, []
        for name, question in anytimes.items():
            ask = question(t, seat)
            if ask is not None:
                ask.put = (name, t.serial, t.made[seat], False)
                open_to.append(ask)
        return open_to

    def can_undo(self, seat: int) -> bool:
        """Could this seat take its last move back now?"""
        return why_no_undo(self, seat) is None

    def forget(self) -> None:
        """Let go of the facts, unless an undo may still have to take some of them back. For those who keep them elsewhere."""
        if not self._since:
            self.facts.clear()

    def view(self, seat: int | None, opening: bool = False, prices: bool = False) -> dict[str, Any]:
        """What a seat (None: a spectator) may know.

        `opening`: as it was when the question was put, without the others' envelopes. `prices`: with each option's price and consequence.
        """
        t = self._opening(seat) if opening else self.state
        ask = None if seat is None else self.asked.get(seat)
        waiting = isinstance(self._open, Sealed)
        titled = self.game.titled
        seen = {
            "game": self.game.id,
            "options": self._public(getattr(t, "options", self.options)),
            "seat": seat,
            "seats": t.seats,
            "period": t.period,
            "over": not t.agenda,
            "asked": list(self._open.seats) if opening and isinstance(self._open, Sealed) else list(self.asked),
            "sealed": [pair[0] for pair in t.agenda[-1][2]] if waiting else [],
            "waiting": t.agenda[-1][0] if t.agenda else "",
            "agenda": [titled[step[0]] for step in reversed(t.agenda) if step[0] in titled],
            "question": None if ask is None else self._shown(ask, prices),
            "may": [] if seat is None else [self._shown(anytime, prices) for anytime in self.may_of(seat)],
            "offers": [offer.to_json() for offer in t.offers],
            "table": self.game.call("view", t, seat),
        }
        if seat == TRAINER:
            seen["streams"] = self.streams()
        return seen

    def glance(self, seat: int) -> dict[str, Any]:
        """What a seat's bot looks at when the question was put: the part of the view that the game names, or else the whole."""
        if "glance" not in self.game.hooks:
            return self.view(seat, opening=True)
        t = self._opening(seat)
        return {
            "options": self._public(getattr(t, "options", self.options)),
            "seat": seat,
            "period": t.period,
            "offers": [offer.to_json() for offer in t.offers],
            "table": self.game.call("glance", t, seat),
        }

    def streams(self) -> list[dict[str, Any]]:
        """What the trainer could force now, and how much of it is settled already. For no other eyes."""
        streams = self.game.hooks.get("streams")
        if streams is None or self.over or not self.state.trainer:
            return []
        return [
            {"stream": stream, "outcomes": list(outcomes), "says": says, "queued": self.dealer.queued(stream)}
            for stream, outcomes, says in streams(self.state)
        ]

    def standings(self) -> list[dict[str, Any]]:
        """Ranks with ties, scores, and how each was made."""
        rows: list[dict[str, Any]] = self.game.call("standings", self.state)
        return rows

    def measures(self) -> list[dict[str, Any]]:
        """The figures of the debrief, one row per seat and period, derived from the facts."""
        return self.game.maybe("measures", self.state, self.facts) or []

    def lessons(self) -> list[dict[str, Any]]:
        """What is worth calling out, each row a lesson with its figures."""
        return self.game.maybe("lessons", self.state, self.facts) or []

    def hint(self, seat: int, luck: Luck) -> Any:
        """What a practised person would know by heart here; for bots that play such a person, never for those that search."""
        return self.game.maybe("hint", self.state, seat, luck)

    def record(self, seed: bool = True) -> dict[str, Any]:
        """The game so far as JSON-able data. Without the seed, and what else is secret, while people still play."""
        return {
            "format": 1,
            "game": self.game.id,
            "rules": self.game.version,
            "content": self.game.content_hash,
            "seats": self.state.seats,
            "trainer": self.state.trainer,
            "options": msgspec.to_builtins(self.options if seed else self.game.public(self.options)),
            "commitment": commitment(self.seed, self.salt),
            "seed": self.seed if seed else None,
            "salt": self.salt if seed else None,
            "moves": melt(self.entries),
            "hashes": list(self.hashes or ()),
        }

    # ── judging moves ────────────────────────────────────────────────────────

    def play(self, seat: int, move: Any, question: str | None = None) -> Played | Refused:
        """Make a move, or say why not. `question`: the id of the question it answers, if the caller knows it."""
        ask = self.asked.get(seat) if type(seat) is int else None
        if ask is not None and (question is None or question == ask.id) and (type(move) is tuple or type(move) is list) and move:
            name = move[0]
            for candidate in ask.moves:
                if candidate.name == name:
                    value = candidate.parse(move)
                    if value is None:
                        break
                    if self.recording:
                        return self._accept(seat, candidate, value, self._open)
                    self._make(seat, candidate, value, self._open)
                    return _QUIETLY
        return judge(self, seat, move, question)

    def repeat(self, entry: Sequence[Any]) -> Played | Refused:
        """An entry of a record, made once more."""
        return self.play_default(entry[0], entry[2]) if len(entry) == 3 else self.play(entry[0], entry[1])

    def play_default(self, seat: int, mark: str = "clock") -> Played | Refused:
        """Play for a seat that does not answer what its question names for that case."""
        ask = self.asked.get(seat)
        if ask is None:
            return self._refused("game_over" if self.over else "not_your_decision")
        value = ask.otherwise()
        candidate = ask.named(value[0])
        assert candidate is not None, value
        return self._accept(seat, candidate, value, self._open, mark or "clock")

    def _accept(self, seat: int, candidate: Move, value: MoveValue, among: Open, mark: str = "") -> Played:
        """The move stands: make it, and write it down. `among` None: an anytime move."""
        if not self.recording:
            self._make(seat, candidate, value, among)
            return _QUIETLY
        told = len(self.facts)
        if type(among) is Sealed and among.final:
            self.state.barrier = True
        elif self._snapshot is None:
            self._snapshot = self.state.clone()
        self._make(seat, candidate, value, among)
        self._settle_undo(seat, value, mark, told)
        return self._write((seat, value, mark) if mark else (seat, value), told, type(among) is Sealed)

    def _write(self, entry: tuple[Any, ...], told: int, sealed: bool = False) -> Played:
        """Write an entry into the record; the facts since `told` are what it brought."""
        self.entries.append(entry)
        if self.hashes is not None:
            self.hashes.append(self.state.digest())
        return Played(self.facts[told:], sealed)

    def _note(self, seat: int, word: MoveValue, key: str, told: int) -> Played:
        """Write a word to the table itself into the record, and tell everybody."""
        t = self.state
        t.told = self.facts if self.recording else None
        t.barrier = False
        t.tell(key, seat=seat)
        return self._write((seat, word), told)

    # ── refusals, undo and the trainer: off the quick path ───────────────────

    def _refused(self, reason: str, **detail: Any) -> Refused:
        return self.game.refuse(Refused(reason, detail))

    def _has_sealed(self, seat: int) -> bool:
        return isinstance(self._open, Sealed) and any(pair[0] == seat for pair in self.state.agenda[-1][2])

    def _settle_undo(self, seat: int, value: MoveValue, mark: str, told: int) -> None:
        """Remember the move for undo, unless something was drawn or revealed meanwhile."""
        if self.state.barrier:
            self.state.barrier = False
            self._snapshot = None
            self._since.clear()
        else:
            self._since.append((seat, value, mark, told))

    def _reseal(self, seat: int, luck: Luck) -> None:
        """In an imagined world the others' envelopes hold something else."""
        t = self.state
        name, args, answers = t.agenda[-1]
        found = self.game.steps[name][1](t, *args)
        reseal = self.game.hooks.get("reseal")
        fresh = []
        for other, value in answers:
            if other != seat:
                ask = found.of(other)
                if reseal is not None:
                    value = reseal(t, seat, other, value, luck)
                elif isinstance(ask, Ask):
                    value = ask.sample(luck)
            fresh.append((other, value))
        t.agenda[-1] = (name, args, tuple(fresh))

    def _opening(self, seat: int | None) -> State:
        """The position as it was when the question was put, without the others' envelopes."""
        if not isinstance(self._open, Sealed):
            return self.state
        t = self.state.clone()
        name, args, answers = t.agenda[-1]
        t.agenda[-1] = (name, args, tuple([pair for pair in answers if pair[0] == seat]))
        return t

    def _shown(self, ask: Ask, prices: bool) -> dict[str, Any]:
        """A question as data, with price and consequence of its options if wanted."""
        shown = ask.to_json()
        if prices:
            # Anytime moves are never played for anybody, and may be too many to find a first one.
            if ask.name not in self.game.anytimes:
                shown["default"] = melt(ask.otherwise())
            shown["about"] = [
                {"move": melt(value), **self.game.abouts[value[0]](self.state, ask.seat, *value[1:])}
                for candidate in ask.moves
                if candidate.name in self.game.abouts
                for value in Ask(ask.seat, (candidate,), None).enumerate(MOST_PRICED)
            ]
        return shown

    def _public(self, options: Any) -> dict[str, Any]:
        """The options everybody may read; they seldom change, and every view shows them."""
        if self._told_options[0] is not options:
            self._told_options = (options, self.game.public(options))
        return self._told_options[1].copy()

    def _prepare(self) -> None:
        if prepare := self.game.hooks.get("prepare"):
            self.state.prepare = prepare
            self.state.book = prepare(self.state)
