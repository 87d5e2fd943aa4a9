"""Looking for what mattered: every decision of a seat in a few worlds, then the candidates in more. Nothing found here is told as it is."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from alcancia.coach.alternatives import Alternative, alternatives
from alcancia.coach.decisions import Course, Decision
from alcancia.coach.intervals import error_of
from alcancia.coach.stories import events
from alcancia.coach.trials import Choice, Scale, Trials, horizon
from alcancia.coach.whatif import OTHER, OWN

FEWEST, QUICK_MOST = 4, 32
"""Worlds of the quick pass."""
LOSSES, PRAISES = 8, 6
"""How many candidates of each kind get a closer look."""
CLEAR: Final = 2.0
"""So many standard errors a candidate must stand out by."""
GLANCES: Final = 4
"""So many glances count as one playout where they are cut short."""
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
        self.scale = Scale(())
        self.looked: list[Looked] = []
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
        self.scale = Scale(worths)

    def quick(self, playouts: float) -> Iterator[None]:
        """Every decision, each way in a few worlds.

        Where there was nothing to decide the seat's prospects are looked at only around what chance or others brought.
        """
        playouts *= self._glances()
        found = []
        for number, decision in enumerate(self.mine):
            others = alternatives(decision, self.trials.seed)
            if others or self.eventful(number) or self.eventful(number - 1):
                found.append((number, decision, others))
        most = max((len(others) for _, _, others in found), default=0)

        def ways(limit: int) -> int:
            return sum(1 + len(others[:limit]) for _, _, others in found)

        while most > 1 and ways(most) * FEWEST > playouts:
            most -= 1
        worlds = max(FEWEST, min(QUICK_MOST, int(playouts / max(1, ways(most)))))
        for number, decision, others in found:
            others = others[:most]
            rows = self.trials.glances(decision, [decision.move, *[other.choice for other in others]], "quick", range(worlds))
            if len(rows) > 1:
                self.looked.append(Looked(number, decision, others, rows))
            yield

    def closely(self, playouts: float) -> Iterator[None]:
        """The candidates in other worlds; those that stand out clearly in all worlds so far are left, the strongest first."""
        playouts *= self._glances()
        costly, good = self._candidates()
        ways = sum(1 + len(candidate.choices) for candidate in (*costly, *good))
        worlds = max(8, int(playouts / max(1, ways)))
        for sign, candidates in ((OTHER, costly), (OWN, good)):
            for _, looked, choices in candidates:
                rows = self.trials.glances(looked.decision, [looked.decision.move, *choices], "closer", range(worlds))
                found = [_weighed(looked, rows, at, choice) for at, choice in enumerate(choices, 1)]
                mean, error, choice = max(found, key=lambda row: row[0])
                mean = mean if sign == OTHER else -mean
                if mean > CLEAR * error:
                    self.closer[sign].append(Candidate(mean - error, looked, [choice]))
                yield
        self.closer = {sign: _strongest(left, len(left)) for sign, left in self.closer.items()}

    def _candidates(self) -> tuple[list[Candidate], list[Candidate]]:
        """Decisions that may have cost something, and decisions that may have been better than what others would have done."""
        costly, good = [], []
        for looked in self.looked:
            if (ways := looked.best()) and ways[0][0] > 0:
                costly.append(Candidate(ways[0][0] - ways[0][1], looked, [choice for _, _, choice in ways[:2]]))
            if (ways := looked.best(typical=True)) and ways[0][0] < 0:
                good.append(Candidate(-ways[0][0] - ways[0][1], looked, [ways[0][2]]))
        return _strongest(costly, LOSSES), _strongest(good, PRAISES)


def _weighed(looked: Looked, rows: Sequence[Sequence[float]], at: int, choice: Choice) -> tuple[float, float, Choice]:
    """Mean and error of one other way, in the worlds of both looks."""
    first = next(number for number, other in enumerate(looked.others, 1) if other.choice == choice)
    by = looked.differences(first) + [row[at] - row[0] for row in rows]
    return sum(by) / len(by), error_of(by), choice


def _strongest(candidates: Sequence[Candidate], most: int) -> list[Candidate]:
    return sorted(candidates, key=lambda candidate: (-candidate.strength, candidate.looked.number))[:most]
