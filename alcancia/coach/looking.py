"""Looking for what mattered: every decision of a seat in a few worlds, then the candidates in more. Nothing found here is told as it is."""

from collections.abc import Container, Generator, Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from alcancia.coach.alternatives import Alternative, alternatives
from alcancia.coach.decisions import Course, Decision
from alcancia.coach.intervals import error_of
from alcancia.coach.stories import events
from alcancia.coach.trials import GLANCES, Choice, Scale, Trials, horizon, prospects
from alcancia.coach.whatif import OTHER, OWN, STEP

FEWEST, QUICK_MOST = 4, 32
"""Worlds of the quick pass."""
LOSSES, PRAISES = 8, 6
"""How many candidates of each kind get a closer look."""
ROUNDS, ENOUGH, CLOSER_MOST = 3, 3, 120
"""A closer look has so many rounds; after each the weaker half goes, down to so few, and no round takes more worlds than these."""
RACED: Final = 0.7
"""So much of a closer look goes into the rounds where they are cut short; the rest into what of several in one period is told."""
WEIGHED_LEAST, WEIGHED_MOST = 24, 160
"""Those are played to the end in at most so many worlds. A budget too small for the fewest goes into the rounds: chance would decide."""
RIVALS: Final = 4
"""So many there may well be."""
CLEAR: Final = 2.0
"""So many standard errors a candidate must stand out by."""
REFERENCES, REFERENCE_MOST = 24, 4
"""From so many of a seat's decisions, in at most so many worlds each, the scale of endings is made."""


class Looked(NamedTuple):
    """One decision after the quick pass."""

    number: int
    decision: Decision
    others: Sequence[Alternative]
    rows: Sequence[Sequence[float]]
    """For each world the prospects after one's own choice, then after each other."""

    def differences(self, at: int) -> list[float]:
        """World by world what the other choice number `at` (from 1) is better by."""
        return [row[at] - row[0] for row in self.rows]

    def value(self, at: int) -> float:
        """How good a choice is on average."""
        return sum([row[at] for row in self.rows]) / len(self.rows)

    def sensible(self) -> int:
        """The choice of a sensible person: 0 if it was one's own."""
        return next((at for at, other in enumerate(self.others, 1) if "baseline" in other.by), 0)

    def sensibly(self) -> Choice:
        """What that person would have done."""
        at = self.sensible()
        return self.others[at - 1].choice if at else self.decision.move

    def best(self, typical: bool = False) -> list[tuple[float, float, Choice]]:
        """The other ways as mean, error and choice, the best first. `typical`: only what some bot would have done."""
        found = []
        for at, other in enumerate(self.others, 1):
            if other.by or not typical:
                by = self.differences(at)
                found.append((sum(by) / len(by), error_of(by), other.choice))
        return sorted(found, key=lambda row: -row[0])


class Candidate(NamedTuple):
    """A decision that may be worth telling, with the other ways worth a second look, the best first."""

    strength: float
    looked: Looked
    choices: Sequence[Choice]


class Looking:
    """The two looks at one seat's decisions, within so many playouts each."""

    def __init__(self, course: Course, seat: int, trials: Trials) -> None:
        self.course = course
        self.mine = course.of(seat)
        self.seat = seat
        self.trials = trials
        self.planned: list[Looked] = []
        """What there is to look at, not looked at yet."""
        self.looked: list[Looked] = []
        self._worlds = FEWEST
        self.closer: dict[str, list[Candidate]] = {OTHER: [], OWN: []}
        """What a closer look has left: decisions that another way was better than, and those that were well chosen."""

    def _glances(self) -> int:
        """How many glances one may take instead of a playout."""
        return GLANCES if horizon(self.course.end) else 1

    def eventful(self, number: int) -> bool:
        """Did anything come between this decision of the seat and its next one?"""
        return number >= 0 and bool(events(self.course, self.mine, number))

    def settle_scale(self, playouts: float) -> Iterator[None]:
        """Endings from all over the game, everybody's: the scale that what is told is measured on."""
        worths: list[int] = []
        worlds = max(1, min(REFERENCE_MOST, int(playouts / REFERENCES)))
        for decision in self.mine[:: max(1, len(self.mine) // REFERENCES)]:
            rows = self.trials.paired(decision, [decision.move], "scale", range(worlds))
            worths += [worth for row in rows for worth in row[0].worths]
            yield
        self.trials.scale = Scale(worths)

    def plan(self, playouts: float) -> None:
        """What the quick pass will look at, and in how many worlds.

        Where there was nothing to decide the seat's prospects are looked at only around what chance or others brought.
        """
        playouts *= self._glances()
        found = []
        for number, decision in enumerate(self.mine):
            others = alternatives(decision)
            if others or self.eventful(number) or self.eventful(number - 1):
                found.append(Looked(number, decision, others, ()))
        most = max((len(planned.others) for planned in found), default=0)

        def ways(limit: int) -> int:
            return sum(1 + len(planned.others[:limit]) for planned in found)

        while most > 1 and ways(most) * FEWEST > playouts:
            most -= 1
        self._worlds = max(FEWEST, min(QUICK_MOST, int(playouts / max(1, ways(most)))))
        self.planned = [planned._replace(others=planned.others[:most]) for planned in found]

    def quick(self, numbers: Container[int] | None = None) -> Iterator[None]:
        """Every planned decision with one of these numbers (None: whatever is left), each way in a few worlds."""
        seen = {looked.number for looked in self.looked}
        for planned in self.planned:
            if planned.number not in seen and (numbers is None or planned.number in numbers):
                ways = [planned.decision.move, *[other.choice for other in planned.others]]
                rows: list[list[float]] = []
                for begin in range(0, self._worlds, STEP):
                    rows += self.trials.glances(planned.decision, ways, "quick", range(begin, min(self._worlds, begin + STEP)))
                    yield
                if len(rows) > 1:
                    self.looked.append(planned._replace(rows=rows))
        self.looked.sort(key=lambda looked: looked.number)

    def closely(self, playouts: float) -> Iterator[None]:
        """The candidates in other worlds; what stands out clearly in all worlds so far is left, the strongest first."""
        costly, good = self._candidates()
        cut = horizon(self.course.end) > 0
        for sign, candidates, share in ((OTHER, costly, LOSSES), (OWN, good, PRAISES)):
            part = playouts * share / (LOSSES + PRAISES)
            racing = [_Race(sign, candidate) for candidate in candidates]
            rest = part - RACED * part
            if not cut or rest < 2 * RIVALS * WEIGHED_LEAST:
                rest = 0
            ranked = yield from self._raced(racing, part - rest)
            left = [race.candidate() for race in ranked if race.clear()]
            self.closer[sign] = yield from self._spread(sign, left, rest)

    def _spread(self, sign: str, left: Sequence[Candidate], playouts: float) -> Generator[None, None, list[Candidate]]:
        """One decision of each period before a second one. A glance says where to look; which of several mattered more, only their ends."""
        periods: dict[int, list[Candidate]] = {}
        for candidate in left:
            periods.setdefault(candidate.looked.decision.period, []).append(candidate)
        rivals = [candidate for row in periods.values() if len(row) > 1 for candidate in row]
        worlds = min(WEIGHED_MOST, int(playouts / 2 / max(1, len(rivals))))
        weights: dict[int, float] = {}
        for candidate in rivals if worlds else ():
            weights[candidate.looked.number] = yield from self._weighed(sign, candidate, worlds)
        rows = [sorted(row, key=lambda candidate: -weights.get(candidate.looked.number, 0.0)) for row in periods.values()]
        return [row[0] for row in rows] + [candidate for row in rows for candidate in row[1:]]

    def _weighed(self, sign: str, candidate: Candidate, worlds: int) -> Generator[None, None, float]:
        """Played to the end: by how much it stands out on the scale that what is told is measured on."""
        decision, by = candidate.looked.decision, list[float]()
        for begin in range(0, worlds, STEP):
            numbers = range(begin, min(worlds, begin + STEP))
            rows = self.trials.paired(decision, [decision.move, candidate.choices[0]], "weighed", numbers)
            by += [self.trials.scale.of(other.worth) - self.trials.scale.of(own.worth) for own, other in rows]
            yield
        return (1 if sign == OTHER else -1) * sum(by) / max(1, len(by))

    def turns(self) -> Iterator[tuple[Looked, Looked]]:
        """The turns between two decisions, the largest first, by the learned judgement of the table as it really stood before and after.

        Nothing has to be played for that, so they are known at once and whatever the seed; what is told of them is measured.
        """
        turned = [(before, after) for before, after in pairwise(self.planned) if self._turned(before, after)]
        return iter(sorted(turned, key=lambda turn: (-leap(*turn), turn[0].number)))

    def _raced(self, racing: list["_Race"], playouts: float) -> Generator[None, None, list["_Race"]]:
        """Measured round by round, the weaker half dropping out: most is played on where it is closest. The strongest come first."""
        out: list[_Race] = []
        for number in range(ROUNDS):
            ways = sum(race.ways for race in racing)
            worlds = min(CLOSER_MOST, max(4, int(playouts * self._glances() / ROUNDS / max(1, ways))))
            for race in racing:
                for begin in range(0, worlds, STEP):
                    race.go_on(self.trials, min(STEP, worlds - begin))
                    yield
                race.settle()
            racing.sort(key=_Race.rank)
            if number < ROUNDS - 1:
                half = max(ENOUGH, -(-len(racing) // 2))
                racing, out = racing[:half], [*racing[half:], *out]
        return [*racing, *out]

    def _turned(self, before: Looked, after: Looked) -> bool:
        """Did anything come between these two, and no other decision?"""
        return after.number == before.number + 1 and self.eventful(before.number)

    def _candidates(self) -> tuple[list[Candidate], list[Candidate]]:
        """Decisions that may have cost something, and decisions that may have been better than what others would have done."""
        costly, good = [], []
        for looked in self.looked:
            if (ways := looked.best()) and ways[0][0] > 0:
                costly.append(Candidate(ways[0][0] - ways[0][1], looked, [choice for _, _, choice in ways[:2]]))
            if (ways := looked.best(typical=True)) and ways[0][0] < 0:
                good.append(Candidate(-ways[0][0] - ways[0][1], looked, [ways[0][2]]))
        return _strongest(costly, LOSSES), _strongest(good, PRAISES)


class _Race:
    """A candidate on its way through the rounds; the worlds of the quick pass count too."""

    def __init__(self, sign: str, candidate: Candidate) -> None:
        self.sign = 1 if sign == OTHER else -1
        self.looked = candidate.looked
        self.choices = list(candidate.choices)
        self.by: dict[Choice, list[float]] = {}
        for choice in self.choices:
            first = next(number for number, other in enumerate(self.looked.others, 1) if other.choice == choice)
            self.by[choice] = self.looked.differences(first)
        self._worlds = 0

    def go_on(self, trials: Trials, worlds: int) -> None:
        """So many worlds more."""
        numbers = range(self._worlds, self._worlds + worlds)
        self._worlds += worlds
        decision = self.looked.decision
        for row in trials.glances(decision, [decision.move, *self.choices], "closer", numbers):
            for at, choice in enumerate(self.choices, 1):
                self.by[choice].append(row[at] - row[0])

    def settle(self) -> None:
        """From now on only the best other way is followed."""
        self.choices = [max(self.choices, key=lambda choice: sum(self.by[choice]) / len(self.by[choice]))]

    def _measured(self) -> tuple[float, float]:
        by = self.by[self.choices[0]]
        return self.sign * sum(by) / len(by), error_of(by)

    @property
    def ways(self) -> int:
        """How many playouts one world takes."""
        return 1 + len(self.choices)

    def strength(self) -> float:
        """What it stands out by, at the least."""
        mean, error = self._measured()
        return mean - error

    def rank(self) -> tuple[float, int]:
        """The strongest first."""
        return -self.strength(), self.looked.number

    def clear(self) -> bool:
        """Does it stand out clearly?"""
        mean, error = self._measured()
        return mean > CLEAR * error

    def candidate(self) -> Candidate:
        """What is left of it."""
        return Candidate(self.strength(), self.looked, self.choices)


def leap(before: Looked, after: Looked) -> float:
    """How much better or worse a seat stood at its next decision."""
    return abs(prospects(after.decision.table, after.decision.seat) - prospects(before.decision.table, before.decision.seat))


def _strongest(candidates: Sequence[Candidate], most: int) -> list[Candidate]:
    return sorted(candidates, key=lambda candidate: (-candidate.strength, candidate.looked.number))[:most]
