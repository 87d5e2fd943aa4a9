"""Found moments: the few decisions and turns of luck that mattered to a seat. A quick pass over everything, then a closer look."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from msgspec import Struct

from alcancia.coach.alternatives import Alternative, alternatives
from alcancia.coach.decisions import Course, Decision
from alcancia.coach.intervals import Interval, error_of, interval
from alcancia.coach.stories import events, first_loan, insuring, losses, places
from alcancia.coach.trials import Choice, Ending, Scale, Trials
from alcancia.coach.whatif import OTHER, OWN, WhatIf, what_if
from alcancia.kernel import MoveValue, Refused

MOST_MOMENTS: Final = 5
QUICK, CLOSER, FINAL, SWINGS = 0.42, 0.22, 0.22, 0.14
"""How a budget of playouts is shared out: all decisions, the candidates, what is told, turns of luck."""
FEWEST, QUICK_MOST = 4, 16
"""Worlds of the quick pass."""
LOSSES, PRAISES, TURNS = 6, 4, 3
"""How many candidates of each kind get a closer look."""


class Swing(Struct, frozen=True):
    """A turn that was not decided: how many more of a hundred endings the seat leaves behind after it than before."""

    at: int
    """After this decision of the seat."""
    until: int
    """As it stood at this one."""
    period: int
    by: Interval
    facts: tuple[dict[str, Any], ...]


class Moment(Struct, frozen=True):
    """Something that mattered to a seat, and what may be said about it."""

    kind: str
    """bookmark, loss, missed_bargain, best, first_loan, uninsured_loss, recovery or swing."""
    seat: int
    at: int
    """How many entries of the record lie before it: the step to look at."""
    period: int
    what_if: WhatIf | None = None
    swing: Swing | None = None
    fact: dict[str, Any] | None = None
    """What happened, where the moment is about that."""
    places: tuple[int, int] | None = None
    """From which place to which, where the moment is about that."""


class Looked(NamedTuple):
    """One decision after the quick pass."""

    number: int
    decision: Decision
    others: Sequence[Alternative]
    rows: Sequence[Sequence[Ending]]
    """For each world the ending of one's own choice, then of each other."""

    def differences(self, scale: Scale, at: int) -> list[float]:
        """World by world what the other choice number `at` (from 1) is better by."""
        return [scale.of(row[at].worth) - scale.of(row[0].worth) for row in self.rows]

    def value(self, scale: Scale, at: int) -> float:
        """How good a choice is on average."""
        return sum([scale.of(row[at].worth) for row in self.rows]) / len(self.rows)

    def sensible(self) -> int:
        """The choice of a sensible person: 0 if it was one's own."""
        return next((at for at, other in enumerate(self.others, 1) if "baseline" in other.by), 0)


class Candidate(NamedTuple):
    """A decision that may be worth telling, with the other ways worth a second look, the best first."""

    strength: float
    looked: Looked
    choices: Sequence[Choice]


class Finder:
    """Finds the moments of one seat. `steps` is the whole work, in small steps: whoever stops asking cancels it."""

    def __init__(self, course: Course, seat: int, budget: int, seed: str, bookmarks: Sequence[int] = ()) -> None:
        self.course = course
        self.seat = seat
        self.mine = course.of(seat)
        self.budget = budget
        self.trials = Trials(f"{seed}/{seat}")
        self.bookmarks = bookmarks
        self.scale = Scale(())
        self.looked: list[Looked] = []
        self.moments: list[Moment] = []
        self.final_worlds = max(12, int(self.budget * FINAL / (MOST_MOMENTS + 1) / 2))

    def steps(self) -> Iterator[None]:
        """All of it. `moments` grows on the way, the most telling first."""
        yield from self._quick()
        if not self.looked:
            return
        for number in self._bookmarked():
            self._add(self._told("bookmark", number))
            yield
        yield from self._decided()
        yield from self._drawn()
        yield from self._stories()
        self.moments.sort(key=lambda moment: (moment.kind != "bookmark", moment.at))

    # ── the quick pass ───────────────────────────────────────────────────────

    def _quick(self) -> Iterator[None]:
        """Every decision, each way in a few worlds; all endings together make the scale.

        Where there was nothing to decide the seat's prospects are looked at only around what chance or others brought.
        """
        found = []
        for number, decision in enumerate(self.mine):
            others = alternatives(decision, self.trials.seed)
            if others or self._eventful(number) or self._eventful(number - 1):
                found.append((number, decision, others))
        most = max((len(others) for _, _, others in found), default=0)
        share = self.budget * QUICK

        def ways(limit: int) -> int:
            return sum(1 + len(others[:limit]) for _, _, others in found)

        while most > 1 and ways(most) * FEWEST > share:
            most -= 1
        worlds = max(FEWEST, min(QUICK_MOST, int(share / max(1, ways(most)))))
        for number, decision, others in found:
            others = others[:most]
            rows = self.trials.paired(decision, [decision.move, *[other.choice for other in others]], "quick", range(worlds))
            if len(rows) > 1:
                self.looked.append(Looked(number, decision, others, rows))
            yield
        self.scale = Scale(worth for looked in self.looked for row in looked.rows for ending in row for worth in ending.worths)

    def _best(self, looked: Looked, typical: bool = False) -> list[tuple[float, float, Choice]]:
        """The other ways as mean, error and choice, the best first. `typical`: only what some bot would have done."""
        found = []
        for at, other in enumerate(looked.others, 1):
            if other.by or not typical:
                by = looked.differences(self.scale, at)
                found.append((sum(by) / len(by), error_of(by), other.choice))
        return sorted(found, key=lambda row: -row[0])

    # ── what was decided ─────────────────────────────────────────────────────

    def _candidates(self) -> tuple[list[Candidate], list[Candidate]]:
        """Decisions that may have cost something, and decisions that may have been better than what others would have done."""
        costly, good = [], []
        for looked in self.looked:
            if (ways := self._best(looked)) and ways[0][0] > 0:
                costly.append(Candidate(ways[0][0] - ways[0][1], looked, [choice for _, _, choice in ways[:2]]))
            if (ways := self._best(looked, typical=True)) and ways[0][0] < 0:
                good.append(Candidate(-ways[0][0] - ways[0][1], looked, [ways[0][2]]))
        return _strongest(costly, LOSSES), _strongest(good, PRAISES)

    def _decided(self) -> Iterator[None]:
        """A closer look at the candidates in other worlds; of each kind the strongest is told, measured in fresh ones."""
        costly, good = self._candidates()
        ways = sum(1 + len(candidate.choices) for candidate in (*costly, *good))
        worlds = max(8, int(self.budget * CLOSER / max(1, ways)))
        closer: dict[str, list[Candidate]] = {OTHER: [], OWN: []}
        for sign, candidates in ((OTHER, costly), (OWN, good)):
            for _, looked, choices in candidates:
                rows = self.trials.paired(looked.decision, [looked.decision.move, *choices], "closer", range(worlds))
                if len(rows) > 1:
                    again = Looked(looked.number, looked.decision, [Alternative(choice, ("",)) for choice in choices], rows)
                    mean, error, choice = self._best(again)[0]
                    mean = mean if sign == OTHER else -mean
                    closer[sign].append(Candidate(mean - error, looked, [choice]))
                yield
        closer = {sign: _strongest(found, len(found)) for sign, found in closer.items()}
        for sign in (OTHER, OWN, OTHER):
            while closer[sign] and not self._tell(closer[sign].pop(0), sign):
                yield
            yield

    def _tell(self, candidate: Candidate, sign: str) -> bool:
        """Tell a candidate if fresh worlds say the same, it is not decided already, and nothing like it was told."""
        _, looked, choices = candidate
        decision = looked.decision
        if candidate.strength <= 0 or any(_alike(decision, moment) for moment in self.moments):
            return False
        found = what_if(self.trials, decision, choices[0], self.scale, "final", self.final_worlds)
        if found is None or found.verdict != sign or found.decided:
            return False
        kind = "best" if sign == OWN else "missed_bargain" if self._bargain(decision, choices[0]) else "loss"
        self._add(Moment(kind, self.seat, decision.at, decision.period, found))
        return True

    def _bargain(self, decision: Decision, other: Choice) -> bool:
        """Would the other way have bought something, and did one's own buy nothing?"""
        return self._spends(decision, other) > 0 >= self._spends(decision, decision.move)

    def _spends(self, decision: Decision, move: Choice) -> int:
        if move is None or move[0] not in decision.table.game.previews:
            return 0
        shown = decision.table.preview(self.seat, move)
        return 0 if isinstance(shown, Refused) else sum(amount for amount in shown.paid.values() if amount > 0)

    # ── what was drawn ───────────────────────────────────────────────────────

    def _drawn(self) -> Iterator[None]:
        """The largest turn between two decisions: how the seat stood before what came, and after."""
        turns = []
        for before, after in zip(self.looked, self.looked[1:], strict=False):
            if after.number == before.number + 1 and self._eventful(before.number):
                turned = after.value(self.scale, after.sensible()) - before.value(self.scale, 0)
                turns.append((abs(turned), before, after))
        turns = sorted(turns, key=lambda turn: (-turn[0], turn[1].number))[:TURNS]
        worlds = max(12, int(self.budget * SWINGS / (2 * TURNS)))
        found = []
        for _, before, after in turns:
            by = self._swing(before, after, worlds)
            if by is not None and by.clear:
                told = tuple(events(self.course, self.mine, before.number))
                swing = Swing(before.decision.at, after.decision.at, before.decision.period, by, told)
                found.append((-abs(by.mean), Moment("swing", self.seat, before.decision.at, before.decision.period, swing=swing)))
            yield
        if found:
            self._add(min(found, key=lambda row: row[0])[1])

    def _eventful(self, number: int) -> bool:
        """Did anything come between this decision of the seat and its next one?"""
        return number >= 0 and bool(events(self.course, self.mine, number))

    def _swing(self, before: Looked, after: Looked, worlds: int) -> Interval | None:
        """The change from the futures after one decision to those of the next position, all in fresh worlds."""
        first = self.trials.paired(before.decision, [before.decision.move], "before", range(worlds))
        sensible = after.others[after.sensible() - 1].choice if after.sensible() else after.decision.move
        second = self.trials.paired(after.decision, [sensible], "after", range(worlds))
        if len(first) < 2 or len(second) < 2:
            return None
        return interval([self.scale.of(b[0].worth) - self.scale.of(a[0].worth) for a, b in zip(first, second, strict=False)])

    # ── stories ──────────────────────────────────────────────────────────────

    def _stories(self) -> Iterator[None]:
        """The first loan, a loss without insurance, a recovery: told if there is room."""
        if self._room() and (number := first_loan(self.course, self.mine)) is not None:
            self._add(self._told("first_loan", number))
            yield
        if self._room():
            self._add(self._uninsured())
            yield
        if self._room():
            self._add(self._recovery())
            yield

    def _told(self, kind: str, number: int, other: MoveValue | None = None, fact: dict[str, Any] | None = None) -> Moment | None:
        """A decision that is told whatever its figures say, against the other way that looked best."""
        decision = self.mine[number]
        if other is None:
            looked = next((looked for looked in self.looked if looked.number == number), None)
            ways = self._best(looked) if looked is not None else []
            if not ways:
                return None
            choice = ways[0][2]
        else:
            choice = other
        found = what_if(self.trials, decision, choice, self.scale, "final", self.final_worlds)
        return None if found is None else Moment(kind, self.seat, decision.at, decision.period, found, fact=fact)

    def _uninsured(self) -> Moment | None:
        """The last chance to insure before a loss, as it looked then."""
        for number, fact in losses(self.course, self.mine):
            for earlier in range(number, -1, -1):
                if (other := insuring(self.mine[earlier])) is not None:
                    return self._told("uninsured_loss", earlier, other, fact.seen_by(self.seat))
        return None

    def _recovery(self) -> Moment | None:
        """From the seat's lowest place to its last: the best decision on the way."""
        stood, end = places(self.mine)[1:], self.course.end.worths()
        last = 1 + sum(worth > end[self.seat] for worth in end)
        if not stood:
            return None
        since, lowest = max(stood, key=lambda row: (row[1], row[0]))
        if lowest - last < 2:
            return None
        ways = [(self._best(looked, typical=True), looked) for looked in self.looked if looked.decision.period >= since]
        good = [(-found[0][0], looked) for found, looked in ways if found and found[0][0] < 0]
        for _, looked in sorted(good, key=lambda row: (-row[0], row[1].number))[:2]:
            found = self._told("recovery", looked.number, self._best(looked, typical=True)[0][2])
            if found is not None and found.what_if is not None and found.what_if.verdict == OWN:
                return Moment("recovery", self.seat, found.at, found.period, found.what_if, places=(lowest, last))
        return None

    def _bookmarked(self) -> list[int]:
        """The decisions that the trainer's bookmarks are about: the seat's last one before each."""
        numbers = []
        for step in self.bookmarks:
            before = [number for number, decision in enumerate(self.mine) if decision.at <= step]
            if before and before[-1] not in numbers:
                numbers.append(before[-1])
        return numbers

    def _room(self) -> bool:
        return len(self.moments) < MOST_MOMENTS

    def _add(self, moment: Moment | None) -> None:
        if moment is not None and all(moment.at != other.at or moment.kind == "swing" for other in self.moments):
            self.moments.append(moment)


def _strongest(candidates: Sequence[Candidate], most: int) -> list[Candidate]:
    return sorted(candidates, key=lambda candidate: (-candidate.strength, candidate.looked.number))[:most]


def _alike(decision: Decision, moment: Moment) -> bool:
    """Is this the same choice once more: in the same period, or the same answer to the same question?"""
    told = moment.what_if
    if told is None or moment.kind == "bookmark":
        return False
    return decision.period == told.period or (decision.question, decision.move) == (told.question, told.move)
