"""What a table shows: to seats, spectators and the trainer as views, to bots as a bot_view, at the end as standings and figures."""

from typing import Any, Final

from alcancia.ground.chance import Dealer, Luck
from alcancia.ground.plain import to_lists
from alcancia.kernel.facts import TRAINER
from alcancia.kernel.game import Game
from alcancia.kernel.preview import Figures, figures_of, foresee, foretell
from alcancia.kernel.questions import Ask, Sealed
from alcancia.kernel.running import Running
from alcancia.kernel.state import State

MOST_PRICED: Final = 64
"""For display, price and consequence are worked out for at most so many options."""


class Showing(Running):
    """A running game as those at the table see it."""

    __slots__ = ("_told_options",)

    def __init__(self, game: Game, state: State, dealer: Dealer, recording: bool) -> None:
        super().__init__(game, state, dealer, recording)
        self._told_options: tuple[Any, dict[str, Any]] = (None, {})

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
        if not anytimes or self.over or self._sealed_by(seat) is not None:
            return []
        t, open_to = self.state, []
        for name, question in anytimes.items():
            ask = question(t, seat)
            if type(ask) is Ask:
                ask.posed = (name, t.serial, t.made[seat], False)
                open_to.append(ask)
        return open_to

    def offered(self, seat: int) -> Ask | None:
        """The anytime question by which a seat can answer what somebody offers it; None if nobody does, or not just now."""
        if not any([offer.to == seat for offer in self.state.offers]):
            return None
        return next((ask for ask in self.may_of(seat) if ask.named("decline") is not None), None)

    def _sealed_by(self, seat: int) -> Sealed | None:
        """The question that this seat has answered in an envelope, while that is sealed."""
        return self.pending if isinstance(self.pending, Sealed) and seat in self.state.envelopes() else None

    def view(self, seat: int | None, opening: bool = False, prices: bool = False, table: Any = None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know.

        `opening`: as it was when the question was put, without the others' envelopes. `prices`: with each option's price and consequence.
        `table`: what lies on the table, from those who have it already since it is the same for all.
        """
        t = self._opening(seat) if opening else self.state
        ask = None if seat is None else self.asked.get(seat)
        may = [] if seat is None else self.may_of(seat)
        has = figures_of(self.game, self.state, seat) if prices and seat is not None and (ask is not None or may) else None
        waiting = isinstance(self.pending, Sealed)
        titled = self.game.titled
        return {
            "game": self.game.id,
            "options": self._public(t.options),
            "seat": seat,
            "seats": t.seats,
            "period": t.period,
            "over": not t.agenda,
            "asked": list(self.pending.seats) if opening and isinstance(self.pending, Sealed) else list(self.asked),
            "sealed": [pair[0] for pair in t.agenda[-1][2]] if waiting else [],
            "waiting": t.agenda[-1][0] if t.agenda else "",
            "agenda": [titled[step[0]] for step in reversed(t.agenda) if step[0] in titled],
            "question": None if ask is None else self._shown(ask, has),
            "may": [self._shown(anytime, has) for anytime in may],
            "offers": [offer.to_json() for offer in t.offers],
            "table": self.game.hooks.view(t, seat) if table is None else table,
            **({"streams": self.streams()} if seat == TRAINER else {}),
        }

    def bot_view(self, seat: int) -> dict[str, Any]:
        """What a seat's bot looks at when the question was put: the part of the view that the game names, or else the whole."""
        part = self.game.hooks.bot_view
        if part is None:
            return self.view(seat, opening=True)
        t = self._opening(seat)
        return {
            "options": self._public(t.options),
            "seat": seat,
            "seats": t.seats,
            "period": t.period,
            "offers": [offer.to_json() for offer in t.offers],
            "table": part(t, seat),
        }

    def position(self, seat: int) -> State:
        """The position for a seat's bot to read, where everything lies open."""
        assert self.game.hooks.all_open, "something is hidden in this game"
        return self._opening(seat)

    def streams(self) -> list[dict[str, Any]]:
        """What the trainer could force now, and how much of it is settled already. For no other eyes."""
        if self.over or not self.state.trainer:
            return []
        return [
            {
                "stream": stream,
                "outcomes": list(outcomes),
                "says": says,
                "queued": len(queue := self.dealer.queued(stream)),
                "wished": list(queue),
            }
            for stream, outcomes, says in self.game.hooks.streams(self.state)
        ]

    def foretell(self, stream: str, outcome: Any) -> list[dict[str, Any]] | None:
        """What an outcome the trainer could force would do to every seat, if it came now; None: nothing at once. For no other eyes."""
        offered = next((outcomes for name, outcomes, _ in self.game.hooks.streams(self.state) if name == stream), ())
        known = self.state.trainer and not self.over and outcome in offered
        return foretell(self.game, self.state, stream, outcome) if known else None

    def announced(self) -> dict[str, Any]:
        """The rules that will hold from the next period on, as everybody was told."""
        return {name: value for name, value in self.state.changes if not self.game.schema[name].secret}

    def goals(self) -> list[dict[str, Any]]:
        """What is played for: what is needed, and what each seat has."""
        return [dict(row) for row in self.game.hooks.goals(self.state)]

    def standings(self) -> list[dict[str, Any]]:
        """Ranks with ties, scores, and how each was made."""
        return [dict(row) for row in self.game.hooks.standings(self.state)]

    def worth(self, seat: int) -> int:
        """How well a seat stands, in one number, more is better. For those who hold the whole table, or a world they imagined."""
        return self.game.hooks.worth(self.state, seat)

    def worths(self) -> list[int]:
        """The worth of every seat."""
        return [self.worth(seat) for seat in range(self.state.seats)]

    def gauges(self, seat: int) -> dict[str, int]:
        """A seat's money, debt and wellbeing, as far as everybody may know them; or how many cards it has."""
        covered = self.game.hooks.covered(self.state)
        shown = {name: of for name, of in (*self.game.gauges.items(), ("cards", self.game.counts)) if of and name not in covered}
        figures = figures_of(self.game, self.state, seat) if shown else {}
        return {name: sum([figures.get(part, 0) for part in parts]) for name, parts in shown.items()}

    def measures(self) -> list[dict[str, Any]]:
        """The figures of the debrief, one row per seat and period, derived from the facts."""
        return [dict(row) for row in self.game.hooks.measures(self.state, self.facts)]

    def lessons(self) -> list[dict[str, Any]]:
        """What is worth calling out, each row a lesson with its figures."""
        return [dict(row) for row in self.game.hooks.lessons(self.state, self.facts)]

    def hint(self, seat: int, luck: Luck) -> Any:
        """What a practised person would know by heart here; for bots that play such a person, never for those that search."""
        return self.game.hooks.hint(self.state, seat, luck)

    def _opening(self, seat: int | None) -> State:
        """The position as it was when the question was put, without the others' envelopes. It is only read: all else is the state's own."""
        if not isinstance(self.pending, Sealed) or not self.state.agenda[-1][2]:
            return self.state
        t = self.state.for_reading()
        t.agenda = t.agenda[:]
        t.keep_envelopes([pair for pair in t.agenda[-1][2] if pair[0] == seat])
        return t

    def _shown(self, ask: Ask, has: Figures | None) -> dict[str, Any]:
        """A question as data. `has`: what the seat has now, if price and consequence of each option are wanted."""
        shown = ask.to_json()
        if has is not None:
            # Anytime moves are never played for anybody, and may be too many to find a first one.
            if ask.name not in self.game.anytimes:
                shown["default"] = to_lists(ask.otherwise())
            pending = None if ask.name in self.game.anytimes else self.pending
            shown["figures"] = has
            shown["about"] = [
                foresee(self.game, self.state, ask.seat, pending, candidate, value, has).to_json()
                for candidate in ask.moves
                if candidate.name in self.game.previews and not any([space.composed for space in candidate.spaces])
                for value in Ask(ask.seat, (candidate,), None).enumerate(MOST_PRICED)
            ]
        return shown

    def _public(self, options: Any) -> dict[str, Any]:
        """The options everybody may read; they seldom change, and every view shows them."""
        if self._told_options[0] is not options:
            self._told_options = (options, self.game.public(options))
        return self._told_options[1].copy()
