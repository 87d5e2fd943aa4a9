"""Found moments: the few decisions and turns of luck that mattered to a seat, each measured in worlds that nobody looked at before."""

from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import cycle
from math import sqrt
from typing import Any, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from alcancia.coach.decisions import Course, Decision
from alcancia.coach.intervals import NORMAL, Interval, cautious, error_of
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
SCALE, QUICK, CLOSER, FINAL, SWINGS = 0.04, 0.20, 0.40, 0.22, 0.12
"""How a budget of playouts is shared out: the scale, all decisions, the candidates, what is told, turns of luck."""
FINAL_MOST: Final = 400
"""What is told is measured in at most so many worlds."""
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

    @property
    def by(self) -> Interval:
        """How many of a hundred endings hang on it."""
        found = self.swing.by if self.swing is not None else self.what_if.standing if self.what_if is not None else None
        assert found is not None, "a moment is a decision or a turn"
        return found


class _Found(NamedTuple):
    """A decision that mattered, and by how much at the least."""

    least: float
    moment: Moment


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
        self.doubtful: list[Moment] = []
        """What is clear, but may have changed next to nothing."""
        self.found: list[_Found] = []
        """Decisions that mattered and are not told yet."""
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
        self._share_out()
        yield from self._decided()
        self._choose()
        yield from self._turned(FEW, FEW, TURNS, self.budget - self.trials.spent)
        self._fill_up()
        self.moments.sort(key=lambda moment: (moment.kind != "bookmark", moment.at))

    # ── what was decided ─────────────────────────────────────────────────────

    def _decided(self) -> Iterator[None]:
        """Weigh what was not well chosen and what was by turns, the strongest first, until there is one more than there is room for."""
        left, room = self.looking.closer, MOST_MOMENTS - len(self.moments)
        for sign in cycle((OTHER, OWN)):
            enough = len(self.moments) + len(self.found) >= FEW and not self._affordable()
            if enough or not any(left.values()) or len(self.found) > room:
                return
            found = (yield from self._weighed(left[sign].pop(0), sign)) if left[sign] else None
            if found is not None and found.least < LEAST:
                self.doubtful.append(found.moment)
            elif found is not None:
                self.found.append(found)

    def _weighed(self, candidate: Candidate, sign: str) -> Generator[None, None, "_Found | None"]:
        """A candidate that mattered, if fresh worlds say the same, it is not decided already, and nothing like it was found.

        What looks large but may still be chance gets as many worlds again, as far as there are playouts left: else the seed would decide.
        """
        decision, other = candidate.looked.decision, candidate.choices[0]
        if any(_alike(decision, sign, moment) for moment in [*self.moments, *[found.moment for found in self.found]]):
            return None

        def open_still(found: WhatIf) -> bool:
            toward = found.standing.mean if sign == OTHER else -found.standing.mean
            return self._affordable() and found.verdict == TOSS and toward >= LEAST and not found.decided

        found = yield from self._what_if(decision, other, open_still)
        if found is None or found.verdict != sign or found.decided or abs(found.standing.mean) < LEAST:
            return None
        kind = "best" if sign == OWN else "missed_bargain" if self._bargain(decision, other) else "loss"
        return _Found(_least(found.standing, candidate.by), Moment(kind, self.seat, decision.at, decision.period, found))

    def _choose(self) -> None:
        """Tell what mattered most, at the least, while there is room: one of both kinds, what led back up, then one of each period."""
        up = self._way_up()
        self.found.sort(key=lambda found: (-found.least, found.moment.at))
        well = [found for found in self.found if found.moment.kind == "best"]
        led = [found for found in well if up is not None and found.moment.period >= up[0]][:1]
        first = [*[found for found in self.found if found not in well][:1], *well[:1], *led]
        heads = {(found.moment.kind == "best", found.moment.period): found for found in reversed(self.found)}.values()
        order = sorted(self.found, key=lambda found: (found not in first, found not in heads))
        for found in order[: MOST_MOMENTS - len(self.moments)]:
            back = up[1] if up is not None and found in led else None
            self._add(found.moment if back is None else replace(found.moment, kind="recovery", places=back))

    def _way_up(self) -> tuple[int, tuple[int, int]] | None:
        """From which period on the seat came back up, if it did: from its lowest place to its last."""
        stood, end = places(self.mine)[1:], self.course.end.worths()
        last = 1 + sum(worth > end[self.seat] for worth in end)
        since, lowest = max(stood, key=lambda row: (row[1], row[0]), default=(0, last))
        return None if lowest - last < 2 else (since, (lowest, last))

    def _affordable(self) -> bool:
        """Are there playouts left for what is told?"""
        return self.trials.spent + 2 * self.final_worlds <= self.budget

    def _share_out(self) -> None:
        """What is left of the playouts goes to what there is room for, and to one more that may turn out to be nothing."""
        each = (self.budget - self.trials.spent) / (MOST_MOMENTS - len(self.moments) + 1)
        self.final_worlds = max(self.final_worlds, min(FINAL_MOST, int(each / 2)))

    def _fill_up(self) -> None:
        """Where there are fewer than a few, what is clear but doubtful is told too, the least doubtful first."""
        for moment in sorted(self.doubtful, key=lambda moment: (-at_least(moment.by), moment.at)):
            if len(self.moments) < FEW and not any(same_story(moment, told) for told in self.moments):
                self._add(moment)

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
        """Measure so many of the turns that are left, each in fresh worlds, and tell those that are sure, as long as there is room.

        The largest comes first by the judgement of positions, which is the same whatever the seed: of two that are nearly as large figures
        would let chance decide.
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
            moment = Moment("swing", self.seat, at, period, swing=swing)
            if at_least(by) < LEAST:
                self.doubtful.append(moment)
            else:
                self._add(moment)
                told -= 1

    def _swing(self, before: Looked, after: Looked, worlds: int) -> Generator[None, None, Interval | None]:
        """The change from the futures after one decision to those of the next position, all in fresh worlds with the same luck to come.

        What looks large but may still be chance gets as many worlds again.
        """
        series = f"final turn {before.decision.at}"
        first: list[list[Ending]] = []
        second: list[list[Ending]] = []
        of, by = self.trials.scale.of, None
        for since in (0, worlds):
            for begin in range(since, since + worlds, STEP):
                numbers = range(begin, min(since + worlds, begin + STEP))
                first += self.trials.paired(before.decision, [before.decision.move], series, numbers, shared=True)
                second += self.trials.paired(after.decision, [after.sensibly()], series, numbers, shared=True)
                yield
            if len(first) > 1 and len(second) > 1:
                by = cautious([of(b[0].worth) - of(a[0].worth) for a, b in zip(first, second, strict=False)])
            if by is None or at_least(by) >= LEAST or abs(by.mean) < LEAST or self.trials.spent + 2 * worlds > self.budget:
                break
        return by

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


def at_least(by: Interval) -> float:
    """How large a change is at the least; 0 where it may be none."""
    return min(abs(by.low), abs(by.high)) if by.clear else 0.0


def _least(fresh: Interval, before: Sequence[float]) -> float:
    """How large a change is at the least, by all worlds that it was looked at in; that there is one, the fresh ones alone have to say."""
    first, second = error_of(before) if len(before) > 1 else 0.0, (fresh.high - fresh.low) / 2 / NORMAL
    if not fresh.clear or not first or not second:
        return at_least(fresh)
    one, two = 1 / first**2, 1 / second**2
    mean = (one * sum(before) / len(before) + two * fresh.mean) / (one + two)
    return fresh.clear * mean - NORMAL / sqrt(one + two)


def same_story(moment: Moment, other: Moment) -> bool:
    """Do these two tell the same? Of two that do only one is told; whichever it is, the same moment has come again with another seed.

    The same decision does; and of two that were both better, or both worse, than the other way, steps of the same choice (its question, in
    the same period), and the same answer to the same question in another period. A turn of luck is the same only as itself.
    """
    told = moment.what_if
    if told is None or other.what_if is None:
        return told is other.what_if and moment.at == other.at
    return told.at == other.what_if.at or (moment.kind not in TOLD_ANYWAY and _alike(told, told.verdict, other))


def _alike(decision: Decision | WhatIf, sign: str, moment: Moment) -> bool:
    """Would this decision, as good or bad a one as `sign` says, tell the same as a moment that is told?"""
    told = moment.what_if
    if told is None or decision.at == told.at:
        return told is not None
    if moment.kind in TOLD_ANYWAY or (decision.question, sign) != (told.question, told.verdict):
        return False
    return decision.period == told.period or decision.move == told.move
