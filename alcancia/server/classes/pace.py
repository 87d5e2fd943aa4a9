"""The pace of each table, learned from its own rounds and answers: when it will end, and after which round it would end in time."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from alcancia.kernel import TRAINER
from alcancia.server.classes.plan import length_of, play_minutes

if TYPE_CHECKING:
    from alcancia.server.classes.live import LiveClass
    from alcancia.server.live import LiveTable

ROUNDS: Final = 10
"""How many rounds a game has where not even the game has an idea yet."""
FADING: Final = 0.7
"""The round before last counts so much of the last one, and so on: people get quicker, and their affairs grow."""
LATE_SECONDS: Final = 45
"""A table may end so much after the set time rather than a whole round before it."""
ANSWERS: Final = 80
"""So many of the last answers are remembered."""
LEAST_LEFT: Final = 0.04
"""A round that takes longer than the others did has at least this share of it before it."""
SEES: Final = 0.7
"""So much of a forecast is what a few futures say, the rest is what the rounds so far say."""
UNSURE: Final = 0.1
"""People may be so much quicker or slower from here on."""
NOT_IN_LAST: Final = {"financity": ("repay_before_count", "cancel"), "elplan": ("keep",)}
"""Questions that the last round does not have, since it ends before them."""


class Span(NamedTuple):
    """Seconds from now: at the earliest, as it looks, at the latest."""

    low: int
    likely: int
    high: int


class Round(msgspec.Struct):
    """A round that was played: how long it took, how many answers it needed, and when which question was put."""

    seconds: float
    answers: int
    marks: dict[str, float] = {}

    def end(self, without: tuple[str, ...]) -> float:
        """When it would have been over as a last round, which does not have these questions."""
        return min([self.marks[mark] for name in without if (mark := f"{name} 1") in self.marks], default=self.seconds)


class Pace(msgspec.Struct):
    """How long one table takes for a round and for an answer. Time that it stood still does not count."""

    round: int = 0
    since: float = 0
    """When the round began, on the clock of the table, which stands while the class does."""
    made: int = 0
    """Answers in this round."""
    marks: dict[str, float] = {}
    """When which question of this round was put; the first of its name is "name 1", and so on."""
    mark: str = ""
    """The one that was put last."""
    spent: float = 0
    """How long the answers of this round took together."""
    hurried: bool = False
    """Was the clock shorter than usual in this round?"""
    rounds: list[Round] = []
    answers: list[tuple[int, float]] = []
    """Whose last answers took how long."""
    asked: dict[int, tuple[str, float]] = {}
    """Who is asked what, and since when."""
    decided: int = 0
    """The round in which a wish for the end was said again."""
    breathers: int = 0
    """How often there was time to talk in its last round."""
    settled_until: float = 0
    """Until then its clock stays as it is."""

    def at(self, round: int, now: float) -> None:
        """The table is in this round; after going back it begins anew."""
        if round == self.round:
            return
        if self.round and round == self.round + 1:
            unhurried = self._unhurried()
            marks = {mark: at * unhurried for mark, at in self.marks.items()}
            self.rounds.append(Round((now - self.since) * unhurried, self.made, marks))
        self.round, self.since, self.made, self.spent, self.marks, self.mark, self.hurried = round, now, 0, 0.0, {}, "", False

    def _unhurried(self) -> float:
        """How much longer this round would have been without a shorter clock: as much as its answers would have been."""
        if not self.hurried or not self.answers or not self.spent:
            return 1.0
        return max(1.0, sum(self._seconds()) / len(self.answers) * self.made / self.spent)

    def _seconds(self) -> list[float]:
        return [seconds for _, seconds in self.answers]

    def answered(self, asked: dict[int, str], now: float) -> None:
        """What is no longer asked was answered."""
        for seat, (question, since) in list(self.asked.items()):
            if asked.get(seat) != question:
                del self.asked[seat]
                self.made += 1
                self.spent += now - since
                if not self.hurried:
                    self.answers = [*self.answers[1 - ANSWERS :], (seat, now - since)]

    def put(self, seat: int, question: str, name: str, now: float) -> None:
        """This seat is asked this."""
        if seat not in self.asked:
            self.asked[seat] = (question, now)
            number = 1 + sum([mark.partition(" ")[0] == name for mark in self.marks])
            self.mark = f"{name} {number}"
            self.marks[self.mark] = now - self.since

    def _mean(self, of: Callable[[Round], float], usual: Round) -> float:
        """The mean over the last rounds, the latest weighing most; before there is one, what is usual."""
        total = weights = 0.0
        weight = 1.0
        for one in reversed(self.rounds or [usual]):
            total, weights, weight = total + weight * of(one), weights + weight, weight * FADING
        return total / weights

    def seconds(self, usual: Round, without: tuple[str, ...] = ()) -> float:
        """How long a round takes; or the last one, which does not have these questions."""
        return self._mean(lambda one: one.end(without), usual)

    def left_in_round(self, usual: Round, without: tuple[str, ...] = ()) -> float:
        """Seconds to the end of this round, by where the earlier ones were when the same question was put."""
        each = self.seconds(usual)
        return max(self._mean(lambda one: one.end(without) - self._reached(one), usual), each * LEAST_LEFT)

    def least_left(self, without: tuple[str, ...]) -> float:
        """Half of what the earlier round nearest to its end had left at the same question: this one may be shorter still."""
        return max(0.0, min([one.end(without) - self._reached(one) for one in self.rounds], default=0.0)) / 2

    def _reached(self, one: Round) -> float:
        """When that round was as far as this one is."""
        if self.mark in one.marks:
            return one.marks[self.mark]
        name = self.mark.partition(" ")[0]
        same = [at for mark, at in one.marks.items() if mark.partition(" ")[0] == name]
        return max(same, default=one.seconds * min(1.0, self.made / one.answers))

    def clock_for(self, share: float, clocks: tuple[int, ...]) -> int:
        """The longest of these clocks under which the last answers would have taken this share of their time."""
        taken = self._seconds()
        for clock in clocks:
            if sum([min(seconds, clock) for seconds in taken]) <= share * sum(taken):
                return clock
        return clocks[-1]


class Paces:
    """The paces of all tables of a class. They begin anew with the server: nothing of a game hangs on them."""

    def __init__(self, room: "LiveClass") -> None:
        self._room = room
        self._tables: dict[str, Pace] = {}
        self._beaten = room.hub.clock.monotonic()
        self._stood: dict[str, float] = {}
        """How long each table stood still with the class so far; one that had finished its round began before the others."""

    def beat(self, standing: set[str]) -> None:
        """One second more; it does not count for tables that stand."""
        now = self._room.hub.clock.monotonic()
        for table in standing:
            self._stood[table] = self._stood.get(table, 0.0) + now - self._beaten
        self._beaten = now

    def now(self, table: str) -> float:
        """Seconds of play: the clock of a table stands while it does."""
        return self._room.hub.clock.monotonic() - self._stood.get(table, 0.0)

    def of(self, live: "LiveTable") -> Pace:
        """The pace of a table, as of now."""
        pace = self._tables.setdefault(live.id, Pace())
        table, now = live.memory.table, self.now(live.id)
        if table is not None:
            asked = {seat: live.memory.question(ask) for seat, ask in table.asked.items() if seat != TRAINER}
            pace.answered(asked, now)
            pace.at(table.state.period, now)
            for seat, question in asked.items():
                pace.put(seat, question, table.asked[seat].name, now)
            pace.hurried = pace.hurried or live.id in self._room.state.hurry
        return pace

    def usual(self, live: "LiveTable") -> Round:
        """A round of this game at a table of this size, before anything is known about these people."""
        game, length = live.lobby.of.id, length_of(live.lobby.of.id, self._room.state.terms.options)
        seconds = play_minutes(game, len(live.lobby.chairs), length) * 60 / max(1, self._rules_end(live))
        return Round(seconds, max(1, round(seconds / 9)))

    def round_seconds(self, live: "LiveTable") -> float:
        """How long this table takes for a round."""
        return self.of(live).seconds(self.usual(live))

    def _rules_end(self, live: "LiveTable") -> int:
        """The last round by the rules of the game, or where nobody can know, about when the game thinks it is."""
        table = live.memory.table
        if table is None:
            return ROUNDS
        known, ahead = table.game.hooks.length(table.state), table.game.hooks.ahead(table.state)
        guess = ROUNDS if ahead is None else table.state.period + ahead
        return guess if known is None else known if ahead is None else min(known, guess)

    def last_round(self, live: "LiveTable") -> int:
        """The round after which this table ends, as far as anybody can guess."""
        assert live.memory.table is not None
        wished = self._room.state.last_rounds.get(live.id)
        last = self._rules_end(live)
        return max(live.memory.table.state.period, last if wished is None else min(last, wished))

    def forecast(self, live: "LiveTable") -> Span | None:
        """When this table's game will be over: by its own rules, or at the set end, to which a last round is brought that was named."""
        table, left = live.memory.table, self._room.play_left()
        if table is None or table.over:
            return None
        own = self.until(live, self.last_round(live))
        if left is None or left <= 0:
            return Span(*[int(own)] * 3)
        if live.id in self._room.state.last_rounds:
            return Span(left, left, left)
        ends = self._room.outlooks.ends(live)
        span = (min([own, *ends[:1]]) * (1 - UNSURE), self._likely(own, ends), max([own, *ends[-1:]]) * (1 + UNSURE))
        return Span(*[int(min(end, left)) for end in span])

    @staticmethod
    def _likely(own: float, ends: list[float]) -> float:
        """The rounds to come and the rounds so far are two ways to look at it, each wrong in its own way; the first knows more."""
        return SEES * ends[len(ends) // 2] + (1 - SEES) * own if ends else own

    def until(self, live: "LiveTable", last: int) -> float:
        """Seconds to the end of this round."""
        pace, usual, without = self.of(live), self.usual(live), NOT_IN_LAST.get(live.lobby.of.id, ())
        if last <= pace.round:
            return pace.left_in_round(usual, without)
        later = pace.seconds(usual) * (last - pace.round - 1)
        return pace.left_in_round(usual) + later + pace.seconds(usual, without)

    def least(self, live: "LiveTable") -> float:
        """Seconds that the last round takes from here on, even if it is a short one: by the rounds so far, and in nearly all futures."""
        so_far = self.of(live).least_left(NOT_IN_LAST.get(live.lobby.of.id, ()))
        return min([so_far, *self._room.outlooks.ends(live)[1:2]])

    def offer(self, live: "LiveTable") -> int | None:
        """The round after which this table should end to be in time; None if it is in time anyway, or no end is set."""
        table, left = live.memory.table, self._room.play_left()
        if table is None or table.over or left is None:
            return None
        last = whole = self.last_round(live)
        own = self.until(live, last)
        # What is told and what is offered rest on one forecast.
        share = self._likely(own, self._room.outlooks.ends(live)) / own
        if own * share <= left + LATE_SECONDS:
            return None
        while last > table.state.period + 1 and self.until(live, last) * share > left + LATE_SECONDS:
            last -= 1
        return last if last < whole else None
