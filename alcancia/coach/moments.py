"""Found moments: the few decisions and turns of luck that mattered to a seat, each measured in worlds that nobody looked at before."""

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from alcancia.coach.decisions import Course, Decision
from alcancia.coach.intervals import Interval, cautious
from alcancia.coach.looking import Candidate, Looked, Looking
from alcancia.coach.stories import events, first_loan, insuring, losses, places, unlike
from alcancia.coach.trials import Choice, Ending, Trials
from alcancia.coach.whatif import OTHER, OWN, STEP, TOSS, WhatIf, what_if_in_steps
from alcancia.kernel import MoveValue, Refused

MOST_MOMENTS: Final = 5
FEW: Final = 3
"""With fewer moments than this, second ones of a kind are told too, as far as there are any."""
LEAST: Final = 2.0
"""What changes fewer of a hundred endings than this did not matter, however sure it is."""
TOLD_ANYWAY: Final = frozenset({"bookmark", "first_loan", "uninsured_loss"})
"""Kinds that are told whatever their figures say: what else mattered in the same period is told beside them."""
SCALE, QUICK, CLOSER, FINAL, SWINGS = 0.04, 0.30, 0.22, 0.28, 0.16
"""How a budget of playouts is shared out: the scale, all decisions, the candidates, what is told, turns of luck."""
AT_ONCE: Final = 2
"""So many turns of luck may be measured before anything is searched for, until one is told."""
TURN_LEAST, TURN_MOST = 20, 320
"""Worlds that a turn is measured in."""
TURNS: Final = 3
"""How many more are measured, where there is little else."""


class Swing(Struct, frozen=True):
    """A turn that was not decided: how many more of a hundred endings the seat leaves behind after it than before."""

    at: int
    """After this decision of the seat."""
    until: int
    """As it stood at this one."""
    period: int
    by: Interval
    facts: tuple[dict[str, Any], ...]
    unlike: bool = False
    """Was what came good in itself, and things turned bad all the same (more had been expected), or the other way round?"""


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
    mark: int | None = None
    """The step that the trainer marked, where the moment is about that."""


class Finder:
    """Finds the moments of one seat. `steps` is the whole work, in small steps: whoever stops asking cancels it."""

    def __init__(self, course: Course, seat: int, budget: int, seed: str, bookmarks: Sequence[int] = ()) -> None:
        self.course = course
        self.seat = seat
        self.mine = course.of(seat)
        self.budget = budget
        self.trials = Trials(f"{seed}/{seat}")
        self.looking = Looking(course, seat, self.trials)
        self.bookmarks = bookmarks
        self.turns: Iterator[tuple[Looked, Looked]] = iter(())
        """Turns of luck that nobody has looked at, the largest first."""
        self.moments: list[Moment] = []
        self.final_worlds = max(12, int(self.budget * FINAL / (MOST_MOMENTS + 1) / 2))

    def steps(self) -> Iterator[None]:
        """All of it. `moments` grows on the way, what needs no searching first; at last they stand in the order of play."""
        looking = self.looking
        yield from looking.settle_scale(self.budget * SCALE)
        looking.plan(self.budget * QUICK)
        self.turns = looking.turns()
        yield
        yield from self._marked()
        yield from self._stories()
        yield from self._turned(MOST_MOMENTS, 1, AT_ONCE, self.budget * SWINGS)
        yield from looking.quick()
        yield from looking.closely(self.budget * CLOSER)
        good = tuple(looking.closer[OWN])
        yield from self._decided(OTHER)
        yield from self._decided(OWN)
        yield from self._decided(OTHER)
        if self._room():
            yield from self._recovery(good)
        while self._room() and any(self.looking.closer.values()):
            yield from self._decided(OWN)
            yield from self._decided(OTHER)
        yield from self._turned(FEW, FEW, TURNS, self.budget - self.trials.spent)
        self.moments.sort(key=lambda moment: (moment.kind != "bookmark", moment.at))

    # ── what was decided ─────────────────────────────────────────────────────

    def _decided(self, sign: str) -> Iterator[None]:
        """Tell the strongest candidate that is left of this kind."""
        left = self.looking.closer[sign]
        while self._room() and left:
            if (yield from self._tell(left.pop(0), sign)):
                return

    def _tell(self, candidate: Candidate, sign: str, places: tuple[int, int] | None = None) -> Generator[None, None, bool]:
        """Tell a candidate if fresh worlds say the same, it is not decided already, and nothing like it was told.

        What looks large but may still be chance gets as many worlds again, as far as there are playouts left: else the seed would decide.
        `places`: it was the way back up between these. What is told already as well chosen is told as that from then on.
        """
        _, looked, choices = candidate
        decision = looked.decision
        for number, moment in enumerate(self.moments if places else ()):
            if (moment.kind, moment.at) == ("best", decision.at):
                self.moments[number] = replace(moment, kind="recovery", places=places)
                return True
        if any(_alike(decision, sign, moment) for moment in self.moments):
            return False

        def open_still(found: WhatIf) -> bool:
            toward = found.standing.mean if sign == OTHER else -found.standing.mean
            affordable = self.trials.spent + 2 * self.final_worlds <= self.budget
            return affordable and found.verdict == TOSS and toward >= LEAST and not found.decided

        found = yield from self._what_if(decision, choices[0], open_still)
        if found is None or found.verdict != sign or found.decided or abs(found.standing.mean) < LEAST:
            return False
        well = "best" if places is None else "recovery"
        kind = well if sign == OWN else "missed_bargain" if self._bargain(decision, choices[0]) else "loss"
        self._add(Moment(kind, self.seat, decision.at, decision.period, found, places=places))
        return True

    def _what_if(
        self, decision: Decision, other: Choice, open_still: Callable[[WhatIf], bool] | None = None
    ) -> Generator[None, None, WhatIf | None]:
        """Measured in worlds that nobody has looked at."""
        scale, worlds = self.trials.scale, self.final_worlds
        return (yield from what_if_in_steps(self.trials, decision, other, scale, "final", worlds, open_still))

    def _bargain(self, decision: Decision, other: Choice) -> bool:
        """Would the other way have bought something, and did one's own buy nothing?"""
        return self._spends(decision, other) > 0 >= self._spends(decision, decision.move)

    def _spends(self, decision: Decision, move: Choice) -> int:
        if move is None or move[0] not in decision.table.game.previews:
            return 0
        shown = decision.table.preview(self.seat, move)
        return 0 if isinstance(shown, Refused) else sum(amount for amount in shown.paid.values() if amount > 0)

    # ── what was drawn ───────────────────────────────────────────────────────

    def _turned(self, room: int, told: int, tried: int, playouts: float) -> Iterator[None]:
        """Measure so many of the turns that are left, each in fresh worlds, and tell those that mattered as long as there is room.

        The largest comes first by the judgement of positions, which is the same whatever the seed: of two that are nearly as large the
        figures would let chance decide.
        """
        worlds = min(TURN_MOST, max(TURN_LEAST, int(playouts / (2 * tried))))
        for _ in range(tried):
            turn = next(self.turns, None) if told and len(self.moments) < room else None
            if turn is None:
                return
            before, after = turn
            by = yield from self._swing(before, after, worlds)
            if by is None or not by.clear or abs(by.mean) < LEAST:
                continue
            at, period, facts = before.decision.at, before.decision.period, tuple(events(self.course, self.mine, before.number))
            swing = Swing(at, after.decision.at, period, by, facts, unlike(facts, by.clear))
            self._add(Moment("swing", self.seat, at, period, swing=swing))
            told -= 1

    def _swing(self, before: Looked, after: Looked, worlds: int) -> Generator[None, None, Interval | None]:
        """The change from the futures after one decision to those of the next position, all in fresh worlds with the same luck to come."""
        series = f"final turn {before.decision.at}"
        first: list[list[Ending]] = []
        second: list[list[Ending]] = []
        for begin in range(0, worlds, STEP):
            numbers = range(begin, min(worlds, begin + STEP))
            first += self.trials.paired(before.decision, [before.decision.move], series, numbers, shared=True)
            second += self.trials.paired(after.decision, [after.sensibly()], series, numbers, shared=True)
            yield
        if len(first) < 2 or len(second) < 2:
            return None
        of = self.trials.scale.of
        return cautious([of(b[0].worth) - of(a[0].worth) for a, b in zip(first, second, strict=False)])

    # ── stories ──────────────────────────────────────────────────────────────

    def _stories(self) -> Iterator[None]:
        """The first loan and a loss without insurance, told whatever their figures say; nobody has to search for them."""
        if self._room() and (found := first_loan(self.course, self.mine)) is not None:
            number, later = found
            yield from self.looking.quick((number,))
            self._add((yield from self._told("first_loan", number, fact=None if later is None else later.seen_by(self.seat))))
        if self._room():
            self._add((yield from self._uninsured()))

    def _told(
        self, kind: str, number: int, other: MoveValue | None = None, fact: dict[str, Any] | None = None
    ) -> Generator[None, None, Moment | None]:
        """A decision that is told whatever its figures say, against the other way that looked best."""
        decision = self.mine[number]
        if other is None:
            looked = next((looked for looked in self.looking.looked if looked.number == number), None)
            ways = looked.best() if looked is not None else []
            if not ways:
                return None
            choice = ways[0][2]
        else:
            choice = other
        found = yield from self._what_if(decision, choice)
        return None if found is None else Moment(kind, self.seat, decision.at, decision.period, found, fact=fact)

    def _uninsured(self) -> Generator[None, None, Moment | None]:
        """The last chance to insure before a loss, as it looked then."""
        for number, fact in losses(self.course, self.mine):
            for earlier in range(number, -1, -1):
                if (other := insuring(self.mine[earlier])) is not None:
                    return (yield from self._told("uninsured_loss", earlier, other, fact.seen_by(self.seat)))
        return None

    def _recovery(self, good: Sequence[Candidate]) -> Iterator[None]:
        """From the seat's lowest place to its last: the best decision on the way, which may be told already."""
        stood, end = places(self.mine)[1:], self.course.end.worths()
        last = 1 + sum(worth > end[self.seat] for worth in end)
        since, lowest = max(stood, key=lambda row: (row[1], row[0]), default=(0, last))
        if lowest - last < 2:
            return
        for candidate in good:
            if candidate.looked.decision.period >= since and (yield from self._tell(candidate, OWN, (lowest, last))):
                return

    def _marked(self) -> Iterator[None]:
        """The decisions that the trainer's bookmarks are about: the seat's last one before each that had another way."""
        numbers: dict[int, int] = {}
        for step in sorted(self.bookmarks):
            before = [planned.number for planned in self.looking.planned if planned.others and planned.decision.at < step]
            if before and before[-1] not in numbers.values():
                numbers[step] = before[-1]
        yield from self.looking.quick(numbers.values())
        for step, number in numbers.items():
            found = yield from self._told("bookmark", number)
            self._add(None if found is None else replace(found, mark=step))
            yield

    def _room(self) -> bool:
        return len(self.moments) < MOST_MOMENTS

    def _add(self, moment: Moment | None) -> None:
        """A decision is told once; what luck brought behind it is another story."""
        if moment is not None and all(moment.at != other.at or "swing" in (moment.kind, other.kind) for other in self.moments):
            self.moments.append(moment)


def _alike(decision: Decision, sign: str, moment: Moment) -> bool:
    """Is this the same choice once more: as good or bad a one of the same period, or the same answer to the same question?

    What went well and what did not in one period are two stories; were only the first of them told, which one that is would hang on chance.
    """
    told = moment.what_if
    if told is None or decision.at == told.at:
        return told is not None
    if moment.kind in TOLD_ANYWAY:
        return False
    return (decision.period, sign) == (told.period, told.verdict) or (decision.question, decision.move) == (told.question, told.move)
