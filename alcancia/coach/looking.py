"""Looking for what mattered: every decision of a seat in a few worlds, then the candidates in more. Nothing found here is told as it is."""

from collections.abc import Container, Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from alcancia.coach.alternatives import Alternative, alternatives
from alcancia.coach.decisions import Course, Decision
from alcancia.coach.intervals import error_of
from alcancia.coach.stories import events
from alcancia.coach.trials import GLANCES, Choice, Scale, Trials, horizon, prospects
from alcancia.coach.whatif import DECIDED, OTHER, OWN, STEP

FEWEST, QUICK_MOST = 4, 32
"""Worlds of the quick pass."""
LOSSES, PRAISES = 8, 6
"""How many candidates of each kind get a closer look."""
ROUNDS, ENOUGH, CLOSER_MOST = 3, 4, 120
"""A closer look has so many rounds, none with more worlds than these; after each the half goes on that may be largest, at least so many."""
NEARLY: Final = 0.7
"""Of several in one period the strongest is told, or an earlier one that stands out by at least so much of that: it led to the others."""
CLEAR: Final = 1.0
"""So many standard errors a candidate must stand out by to be worth fresh worlds; what is told of it, only those say."""
SEEN: Final = 20
"""In so many worlds one sees whether the game was decided already."""
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
    by: Sequence[float] = ()
    """World by world what the first of them was better by in the closer look."""


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
        """The candidates in other worlds, all played to the end and measured as what is told; the strongest first.

        A glance only says where to look: by how much a way was better, and even which, the ends say.
        """
        costly, good = self._candidates()
        for candidates, share in ((costly, LOSSES), (good, PRAISES)):
            racing = [_Race(candidate, horizon(self.course.end) > 0) for candidate in candidates]
            yield from self._raced(racing, playouts * share / (LOSSES + PRAISES))
            for race in racing:
                if race.worth_telling():
                    self.closer[race.sign()].append(race.candidate())
        self.closer = {sign: _spread(left) for sign, left in self.closer.items()}

    def turns(self) -> Iterator[tuple[Looked, Looked]]:
        """The turns between two decisions, the largest first, by the learned judgement of the table as it really stood before and after.

        Nothing has to be played for that, so they are known at once and whatever the seed; what is told of them is measured.
        """
        turned = [(before, after) for before, after in pairwise(self.planned) if self._turned(before, after)]
        return iter(sorted(turned, key=lambda turn: (-leap(*turn), turn[0].number)))

    def _raced(self, every: Sequence["_Race"], playouts: float) -> Iterator[None]:
        """Measured round by round; what is small for sure needs no more worlds, what may be large gets them."""
        racing = list(every)
        for number in range(ROUNDS):
            ways = sum(race.ways for race in racing)
            worlds = min(CLOSER_MOST, max(4, int(playouts / ROUNDS / max(1, ways))))
            for race in racing:
                for begin in range(0, worlds, STEP):
                    race.go_on(self.trials, min(STEP, worlds - begin))
                    yield
                race.settle(number > 0)
            racing.sort(key=_Race.rank)
            racing = racing[: max(ENOUGH, -(-len(racing) // 2))]

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
    """A candidate on its way through the rounds; the worlds of the quick pass count too, if they were played to the end."""

    def __init__(self, candidate: Candidate, glanced: bool) -> None:
        self.looked = candidate.looked
        self.choices = list(candidate.choices)
        self.by: dict[Choice, list[float]] = {}
        self.typical: dict[Choice, bool] = {}
        for choice in self.choices:
            number, other = next((number, other) for number, other in enumerate(self.looked.others, 1) if other.choice == choice)
            self.by[choice] = [] if glanced else self.looked.differences(number)
            self.typical[choice] = bool(other.by)
        self._worlds = 0
        self._changed: dict[Choice, int] = dict.fromkeys(self.choices, 0)
        """In how many of them another place or other goals came of it."""

    def go_on(self, trials: Trials, worlds: int) -> None:
        """So many worlds more."""
        numbers = range(self._worlds, self._worlds + worlds)
        self._worlds += worlds
        decision = self.looked.decision
        for own, *others in trials.paired(decision, [decision.move, *self.choices], "closer", numbers):
            for choice, end in zip(self.choices, others, strict=True):
                self.by[choice].append(trials.scale.of(end.worth) - trials.scale.of(own.worth))
                self._changed[choice] += (own.place, own.goals) != (end.place, end.goals)

    def settle(self, now: bool) -> None:
        """Of two other ways only the better one is followed, once it is clear which that is, or `now`."""
        first, *rest = sorted(self.choices, key=lambda choice: -sum(self.by[choice]) / max(1, len(self.by[choice])))
        ahead = [one - other for one, other in zip(self.by[first], self.by[rest[0]], strict=True)] if rest else []
        if now or len(ahead) < 2 or sum(ahead) / len(ahead) > error_of(ahead):
            rest = []
        self.choices = [first, *rest]

    def _measured(self) -> tuple[float, float]:
        by = self.by[self.choices[0]]
        return (sum(by) / len(by), error_of(by)) if len(by) > 1 else (0.0, 0.0)

    @property
    def ways(self) -> int:
        """How many playouts one world takes."""
        return 1 + len(self.choices)

    def sign(self) -> str:
        """Which way came out better so far."""
        return OTHER if self._measured()[0] > 0 else OWN

    def _stands_out(self) -> tuple[float, float]:
        """By how much, with its error; nobody is praised for leaving out what nobody would have done."""
        mean, error = self._measured()
        return (mean if mean > 0 or not self.typical[self.choices[0]] else -mean), error

    def strength(self) -> float:
        """What it stands out by, at the least."""
        mean, error = self._stands_out()
        return mean - error

    def rank(self) -> tuple[float, int]:
        """First what it stands out by most, as far as is known."""
        mean, error = self._stands_out()
        return -mean - error, self.looked.number

    def worth_telling(self) -> bool:
        """May fresh worlds find that it mattered?"""
        mean, error = self._stands_out()
        decided = self._worlds >= SEEN and self._changed[self.choices[0]] < DECIDED * self._worlds
        return mean > CLEAR * error and not decided

    def candidate(self) -> Candidate:
        """What is left of it."""
        return Candidate(self.strength(), self.looked, self.choices, self.by[self.choices[0]])


def leap(before: Looked, after: Looked) -> float:
    """How much better or worse a seat stood at its next decision."""
    return abs(prospects(after.decision.table, after.decision.seat) - prospects(before.decision.table, before.decision.seat))


def _strongest(candidates: Sequence[Candidate], most: int) -> list[Candidate]:
    return sorted(candidates, key=lambda candidate: (-candidate.strength, candidate.looked.number))[:most]


def _spread(candidates: Sequence[Candidate]) -> list[Candidate]:
    """One of each period, the strongest first, then the others."""
    periods: dict[int, list[Candidate]] = {}
    for candidate in sorted(candidates, key=lambda candidate: candidate.looked.number):
        periods.setdefault(candidate.looked.decision.period, []).append(candidate)
    heads = []
    for row in periods.values():
        most = max(candidate.strength for candidate in row)
        heads.append((most, next(candidate for candidate in row if candidate.strength >= NEARLY * most)))
    first = [head for _, head in sorted(heads, key=lambda pair: (-pair[0], pair[1].looked.number))]
    rest = [candidate for candidate in candidates if all(candidate is not head for head in first)]
    return [*first, *sorted(rest, key=lambda candidate: (-candidate.strength, candidate.looked.number))]
