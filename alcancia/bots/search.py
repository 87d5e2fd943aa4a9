"""Search: who thinks before moving tries what comes to mind in worlds that might be the true one, and takes what came out best.

The sensible player's move is always among those tried, and is played unless another is clearly better. In each world every move has the
same luck ahead of it. After every few worlds the worse half of the moves is dropped, and whatever is clearly behind; where only one is
left there is nothing more to think about. For the same seed and number of playouts a search always comes to the same move; with a limit
of time it depends on the machine how far it gets.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter as clock
from typing import Final

from alcancia.bots.playouts import SENSIBLE, imagined
from alcancia.bots.value import judged, standing, value_of
from alcancia.games.common.seat_view import SeatView
from alcancia.games.common.thinking import Thinking
from alcancia.kernel import Luck, MoveValue, Refused, Table
from alcancia.kernel.preview import figures_of

FEWEST, MOST, MOST_PROPOSED = 6, 24, 64
"""So many moves are tried at least and at most, where there are more than can be tried; and at most with those that the game proposes."""
WORLDS_EACH: Final = 6
"""So many worlds at least for each move, if all that the game proposes are tried."""
PACE: Final = 400.0
"""So many playouts are expected of a second where none have been counted yet."""
SURE: Final = 3.0
"""A move that is behind by so many errors is dropped early; fewer would be wrong too often."""
SURE_WORLDS: Final = 8
DEVIATE: Final = 0.5
"""By how many errors a move must be ahead of the sensible one to be played instead."""
DEVIATE_UNASKED: Final = 2.0
"""The same for a move that nobody asked for: it could be made again and again."""
ROOM_FOR_UNASKED: Final = 12
UNASKED: Final = 4
USUAL: Final = Thinking()
counted: Final[dict[str, float]] = {}
"""How many playouts of each game this machine got through in a second of late."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: so many playouts, or so many seconds."""

    playouts: int = 0
    seconds: float = 0.0


@dataclass(slots=True)
class Candidate:
    """A move that is tried: how well the seat stood after it, world by world, and its figures then."""

    move: MoveValue
    results: list[float] = field(default_factory=list)
    figures: dict[str, int] = field(default_factory=dict)
    """The sum of each figure over all worlds."""

    @property
    def mean(self) -> float:
        """How well it went on average."""
        total = 0.0
        for result in self.results:
            total += result
        return total / max(1, len(self.results))

    def ahead_of(self, other: "Candidate") -> tuple[float, float]:
        """By how much it was better than another in the same worlds, and the error of that."""
        gaps = [mine - its for mine, its in zip(self.results, other.results, strict=False)]
        mean = total = 0.0
        for gap in gaps:
            mean += gap / len(gaps)
        for gap in gaps:
            total += (gap - mean) ** 2
        return mean, sqrt(total / max(1, len(gaps) - 1) / max(1, len(gaps)))


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search came to: the move, the next best with how far it is behind and the error of that, and what makes the difference."""

    move: MoveValue
    other: MoveValue | None = None
    by: float = 0.0
    error: float = 0.0
    figure: str = ""
    """The figure of the seat that differs most between the two."""
    more: float = 0.0
    """How much more of it the move brings."""
    playouts: int = 0

    @property
    def reason(self) -> str:
        """The code of the sentence that says why."""
        if self.other is None:
            return "sharp_only" if not self.playouts else "sharp_best"
        return "sharp_close" if self.by < 2 * self.error else "sharp_ahead"


class Search:
    """One decision being thought about."""

    def __init__(self, table: Table, seat: int, seed: str, budget: Budget) -> None:
        self.table, self.seat, self.seed, self.budget = table, seat, seed, budget
        self.thinking: Thinking = table.game.thinking or USUAL
        self.value = value_of(table.game.id)
        self.scale = int(self.value.scale) if self.value is not None else 1
        self.began = clock()
        self.playouts = self.worlds = 0

    @property
    def used(self) -> float:
        """How much of the budget is used up: 1 is all."""
        if self.budget.playouts:
            return self.playouts / self.budget.playouts
        return (clock() - self.began) / self.budget.seconds

    def think(self) -> Thought:
        """The move, and why."""
        moves = candidates(self.table, self.seat, Luck(f"{self.seed}/moves"), self.thinking, self.most(), self.proposed())
        sensible, *others = [Candidate(move) for move in moves]
        alive, step, rounds = [sensible, *others], 1, max(1, (len(moves) - 1).bit_length())
        while len(alive) > 1 and self.used < 1:
            self.try_all(alive)
            if self.worlds >= SURE_WORLDS and self.worlds % 4 == 0:
                alive = [one for one in alive if not self.hopeless(one, alive)]
            if self.used >= step / rounds:
                step += 1
                better = sorted(alive, key=lambda one: -one.mean)[: max(2, (len(alive) + 1) // 2)]
                alive = [one for one in alive if one is sensible or one in better]
        if self.budget.seconds and self.playouts:
            counted[self.table.game.id] = (self.pace() + self.playouts / max(1e-6, clock() - self.began)) / 2
        return self.conclude(sensible, [sensible, *others])

    def pace(self) -> float:
        """How many playouts a second is likely to hold."""
        return counted.get(self.table.game.id, PACE)

    def expected(self) -> float:
        """So many playouts there is time for."""
        return self.budget.playouts or self.budget.seconds * self.pace()

    def most(self) -> int:
        """The more time there is, the more moves are tried."""
        return max(FEWEST, min(MOST, round(sqrt(self.expected()) * 1.4)))

    def proposed(self) -> int:
        """Of what the game proposes, even more are tried: each of them is worth it."""
        return min(MOST_PROPOSED, int(self.expected()) // WORLDS_EACH)

    def hopeless(self, one: Candidate, alive: Sequence[Candidate]) -> bool:
        """Is it clearly behind the best?"""
        best = max(alive, key=lambda each: each.mean)
        by, error = best.ahead_of(one)
        return one is not best and by >= SURE * error  # what comes to the same in every world need not be tried longer either

    def try_all(self, alive: Sequence[Candidate]) -> None:
        """Every move once more, in one more world."""
        world = imagined(self.table, self.seat, self.seed, self.worlds)
        self.worlds += 1
        for one in alive:
            ended = world.after(one.move, self.thinking.periods)
            self.playouts += 1
            if isinstance(ended, Refused):
                one.results.append(0.0)
                continue
            one.results.append(self.worth(ended))
            for name, number in figures_of(self.table.game, ended.state, self.seat).items():
                one.figures[name] = one.figures.get(name, 0) + number

    def worth(self, ended: Table) -> float:
        """How well the seat stands where a playout ended."""
        if ended.over or self.value is None:
            return standing(ended.worths(), self.seat, self.scale)
        return judged(self.value, ended, self.seat)

    def conclude(self, sensible: Candidate, tried: Sequence[Candidate]) -> Thought:
        """The sensible move, unless one that was tried as often is ahead of it, or it was dropped as hopeless."""
        worlds = max(len(one.results) for one in tried)
        if not worlds:
            return Thought(sensible.move)
        last = [one for one in tried if len(one.results) == worlds]
        best = max(last, key=lambda one: one.mean)
        if best is not sensible and sensible in last:
            by, error = best.ahead_of(sensible)
            if by <= (DEVIATE if self.table.asked[self.seat].contains(best.move) else DEVIATE_UNASKED) * error:
                best = sensible
        others = [one for one in last if one is not best] or [one for one in tried if one is not best and one.results]
        if not others:
            return Thought(best.move, playouts=self.playouts)
        other = max(others, key=lambda one: one.mean)
        by, error = best.ahead_of(other)
        return Thought(best.move, other.move, by, error, *difference(best, other), self.playouts)


def difference(one: Candidate, other: Candidate) -> tuple[str, float]:
    """The figure that differs most between two moves, measured by its own size, and how much more of it the first brings."""

    def mean(candidate: Candidate, name: str) -> float:
        return candidate.figures.get(name, 0) / len(candidate.results)

    gaps = {name: mean(one, name) - mean(other, name) for name in {**one.figures, **other.figures}}
    sizes = {name: 1 + abs(mean(one, name)) + abs(mean(other, name)) for name in gaps}
    name = max(gaps, key=lambda name: abs(gaps[name]) / sizes[name], default="")
    return name, gaps.get(name, 0.0)


def candidates(table: Table, seat: int, luck: Luck, thinking: Thinking, most: int, proposed: int = 0) -> list[MoveValue]:
    """The moves to try: all if there are few, else what sensible and other players would do, what the game proposes (`proposed` moves in
    all where that is more), and any others."""
    bots, ask = table.game.bots, table.asked[seat]
    found: dict[MoveValue, None] = {}

    def add(moves: Sequence[MoveValue], most: int = most) -> None:
        for move in moves:
            parsed = ask.parse(move)
            if type(parsed) is tuple and len(found) < most:
                found[parsed] = None

    first = bots[SENSIBLE](SeatView(table, seat), luck)
    found[first] = None
    if ask.name in thinking.unsearched:
        return [first]
    listed = ask.enumerate(most + 1)
    if len(listed) <= most:
        add(listed)
        found.update(dict.fromkeys(unasked(table, seat, luck) if most >= ROOM_FOR_UNASKED else ()))
        return list(found)
    for bot in bots.values():
        move = bot(SeatView(table, seat), luck)
        if ask.contains(move) or any(may.contains(move) for may in table.may_of(seat)):
            found[move] = None
    found.update(dict.fromkeys(unasked(table, seat, luck) if most >= ROOM_FOR_UNASKED else ()))
    add(thinking.proposals(SeatView(table, seat), luck), max(most, proposed))
    for _ in range(2):
        add([bots[SENSIBLE](SeatView(table, seat), luck)])
    for _ in range(2 * most):
        add([ask.sample(luck)])
    return list(found)


def unasked(table: Table, seat: int, luck: Luck) -> list[MoveValue]:
    """A few of the moves that are open to the seat at any time, one of a kind, but for those that need somebody else: offers and answers
    to them."""
    found: list[MoveValue] = []
    before = (table.state.offer_no, len(table.state.offers))
    firsts = [(kind.name, *[next(iter(space), None) for space in kind.spaces]) for ask in table.may_of(seat) for kind in ask.moves]
    while firsts and len(found) < UNASKED:
        move = firsts.pop(luck.below(len(firsts)))
        trial = table.clone()
        if not isinstance(trial.play(seat, move), Refused) and (trial.state.offer_no, len(trial.state.offers)) == before:
            found.append(move)
    return found


def search(sight: SeatView, luck: Luck, budget: Budget) -> Thought:
    """Think about a seat's question. Only a table that the seat could not tell from the true one is ever looked at."""
    seed = f"{luck.bits(128):x}"
    return Search(sight.imagine(luck), sight.seat, seed, budget).think()


def sharp(budget: Budget) -> Callable[[SeatView, Luck], MoveValue]:
    """A bot that thinks within this budget."""

    def think(sight: SeatView, luck: Luck) -> MoveValue:
        if sight.offered or sight.ask.name in sight.game.thinking.unsearched:
            # Nothing to try out: what one knows lies with the sight, not with an imagined table.
            known = sight.thought = Thought(sight.game.bots[SENSIBLE if sight.offered else sight.game.thinking.knows](sight, luck))
            return known.move
        shared = budget if budget.playouts else Budget(seconds=budget.seconds / sight.hurry)
        thought = search(sight, luck, shared)
        sight.reason, sight.thought = thought.reason, thought
        return thought.move

    return think
