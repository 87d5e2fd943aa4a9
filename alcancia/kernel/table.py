"""A table: state, dealer, record and facts; how moves are judged and written down."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Self

import msgspec

from alcancia.ground.chance import Dealer, Luck, commitment
from alcancia.ground.plain import to_lists
from alcancia.ground.refusals import Refused, Unplayable
from alcancia.ground.steps import MoveValue
from alcancia.kernel.facts import TRAINER, Fact, Played
from alcancia.kernel.game import Game
from alcancia.kernel.judging import find_move, judge, why_no_undo
from alcancia.kernel.playback import Playback
from alcancia.kernel.preview import Preview, foresee
from alcancia.kernel.questions import Ask, Move, Sealed
from alcancia.kernel.running import Pending
from alcancia.kernel.showing import Showing
from alcancia.kernel.state import State
from alcancia.kernel.trainer import force

_QUIETLY: Final = Played([])


class Table(Showing):
    """What programs hold: one game being played."""

    __slots__ = ("_since", "_snapshot", "entries", "hashes", "options", "past", "salt", "seed")

    def __init__(self, game: Game, state: State, dealer: Dealer, seed: str, salt: str, recording: bool) -> None:
        super().__init__(game, state, dealer, recording)
        self.seed = seed
        self.salt = salt
        self.options = state.options  # as agreed on before play; those of the state may change
        self.entries: list[tuple[Any, ...]] = []
        self.hashes: list[str] | None = None
        self.past: Playback | None = None
        """Where positions of this very game are kept, if anybody keeps some."""
        self._snapshot: State | None = None
        self._since: list[tuple[tuple[Any, ...], int]] = []

    @classmethod
    def set_up(
        cls, game: Game, *, seats: int, seed: str, salt: str = "", options: Mapping[str, Any] | None = None, trainer: bool = False,
        quiet: bool = False, hashing: bool = True,
    ) -> Self:  # fmt: skip
        """Lay the table and play up to the first question. `quiet`: no facts, no record, no undo (for simulation)."""
        settled = game.settle(options or {}, seats, trainer)
        if isinstance(settled, Refused):
            raise Unplayable(settled.reason, **settled.detail)
        try:
            dealer = Dealer(seed)
        except (AttributeError, UnicodeEncodeError):
            raise Unplayable("bad_seed") from None
        state = game.state(seats=seats, trainer=trainer, options=settled)
        table = cls(game, state, dealer, seed, salt, not quiet)
        if hashing and not quiet:
            table.hashes = []
        game.prepare(state)
        for stream, outcome in game.hooks.script(settled):
            table.dealer.force(stream, outcome)
        game.hooks.setup(state)
        table.run()
        state.barrier = False
        if not quiet:
            table.facts[:0] = table._terms()
        return table

    def _terms(self) -> list[Fact]:
        """What is said before a game begins: the goal of the day, and every rule that is not as usual."""
        game, options, seats = self.game, self.options, self.state.seats
        usual = game.settle({}, seats, self.state.trainer)
        said = [Fact("goal_today", {"goal": row["goal"], "needs": row["needs"]}, 0) for row in game.hooks.goals(self.state)]
        for name, option in game.schema.items():
            if not option.secret and (value := getattr(options, name)) != getattr(usual, name):
                said.append(Fact("rule_today", {"option": name, "value": value, "before": getattr(usual, name)}, 0))
        return said

    @classmethod
    def at(cls, game: Game, state: State, seed: str = "", quiet: bool = True) -> Self:
        """A table at a given position, running on from its agenda."""
        table = cls(game, state, Dealer(seed), seed, "", not quiet)
        game.prepare(state)
        table.run()
        return table

    def clone(self) -> Self:
        """Another table that plays on alike."""
        state, dealer = self.state.clone(), self.dealer.clone()
        new = type(self)(self.game, state, dealer, self.seed, self.salt, self.state.recording)
        new.options = self.options
        new.facts += self.facts
        new.entries += self.entries
        new.hashes = None if self.hashes is None else self.hashes[:]
        new._snapshot = self._snapshot
        new._since += self._since
        new.run()
        return new

    def imagine(self, seat: int, luck: Luck, quiet: bool = True) -> "Table":
        """A fair world for a bot: a table this seat could not tell from this one, with a dealer of its own; a quiet one tells nothing."""
        state: State = self.game.hooks.redeal(self.state.clone(), seat, luck)
        table = Table(self.game, state, Dealer(f"{luck.bits(128):x}"), "", "", not quiet)
        if isinstance(self.pending, Sealed):
            table._reseal(seat, luck)
        table.run()
        return table

    def can_undo(self, seat: int) -> bool:
        """Could this seat take its last move back now?"""
        return why_no_undo(self, seat) is None

    def forget(self) -> None:
        """Let go of the facts, unless an undo may still have to take some of them back. For those who keep them elsewhere."""
        if not self._since:
            self.facts.clear()

    def record(self, seed: bool = True) -> dict[str, Any]:
        """The game so far as JSON-able data. Without the seed, and what else is secret, while people still play."""
        return {
            "format": 1,
            "game": self.game.id,
            "rules": self.game.version,
            "content": self.game.content_hash,
            **({"box": self.game.box} if self.game.box else {}),
            "seats": self.state.seats,
            "trainer": self.state.trainer,
            "options": msgspec.to_builtins(self.options if seed else self.game.public(self.options)),
            "commitment": commitment(self.seed, self.salt),
            "seed": self.seed if seed else None,
            "salt": self.salt if seed else None,
            "moves": to_lists(self.entries),
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
                    if self.state.fact_log is not None:
                        return self._accept(seat, candidate, value, self.pending)
                    self.make(seat, candidate, value, self.pending)
                    return _QUIETLY
        return judge(self, seat, move, question)

    def preview(self, seat: int, move: Any) -> Preview | Refused:
        """What this move would do to the seat that makes it, as far as that can be known; or why it cannot be made."""
        found = find_move(self, seat, move)
        return found if isinstance(found, Refused) else foresee(self.game, self.state, seat, *found)

    def repeat(self, entry: Sequence[Any]) -> Played | Refused:
        """An entry of a record, made once more."""
        if entry[0] == TRAINER and entry[1][0] == "force" and len(entry) == 2 and len(entry[1]) == 3 and self.state.trainer:
            return force(self, TRAINER, entry[1][1], entry[1][2], again=True)
        return self.play_default(entry[0], entry[2]) if len(entry) == 3 else self.play(entry[0], entry[1])

    def play_default(self, seat: int, mark: str = "clock") -> Played | Refused:
        """Play for a seat that does not answer what its question names for that case."""
        ask = self.asked.get(seat)
        if ask is None:
            return self._refused("game_over" if self.over else "not_your_decision")
        value = ask.otherwise()
        candidate = ask.named(value[0])
        assert candidate is not None, value
        return self._accept(seat, candidate, value, self.pending, mark or "clock")

    def _accept(self, seat: int, candidate: Move, value: MoveValue, pending: Pending, mark: str = "") -> Played:
        """The move stands: make it, and write it down. `pending` None: an anytime move."""
        if self.state.fact_log is None:
            self.make(seat, candidate, value, pending)
            return _QUIETLY
        told = len(self.facts)
        if type(pending) is Sealed and pending.final:
            self.state.barrier = True
        elif self._snapshot is None:
            self._snapshot = self.state.clone()
        self.make(seat, candidate, value, pending)
        entry = (seat, value, mark) if mark else (seat, value)
        if self.state.barrier:
            self._no_way_back()
        else:
            self._since.append((entry, told))
        return self._write(entry, told)

    def _no_way_back(self) -> None:
        """Nobody can undo what has happened up to here."""
        self.state.barrier = False
        self._snapshot = None
        self._since.clear()

    def _write(self, entry: tuple[Any, ...], told: int) -> Played:
        """Write an entry into the record; the facts since `told` are what it brought."""
        self.entries.append(entry)
        if self.hashes is not None:
            self.hashes.append(self.state.digest())
        return Played(self.facts[told:])

    def _note(self, seat: int, word: MoveValue, key: str, told: int) -> Played:
        """Write a word to the table itself into the record, and tell everybody."""
        self.state.tell(key, seat=seat)
        return self._write((seat, word), told)

    # ── refusals, undo and the trainer: off the quick path ───────────────────

    def _refused(self, reason: str, **detail: Any) -> Refused:
        return self.game.refuse(Refused(reason, detail))

    def _reseal(self, seat: int, luck: Luck) -> None:
        """In an imagined world the others' envelopes hold something else."""
        t = self.state
        name, args, answers = t.agenda[-1]
        found = self.game.steps[name][1](t, *args)
        reseal = self.game.hooks.reseal
        fresh = []
        for other, value in answers:
            if other != seat:
                ask = found.of(other)
                if reseal is not None:
                    value = reseal(t, seat, other, value, luck)
                elif isinstance(ask, Ask):
                    value = ask.sample(luck)
            fresh.append((other, value))
        t.keep_envelopes(fresh)
