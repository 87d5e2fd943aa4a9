"""Learning what positions are worth, from games that bots play against each other: `python -m alcancia.lab.training GAME`."""

import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import exp
from pathlib import Path
from typing import NamedTuple, TypeAlias

import alcancia.games
from alcancia.bots import SeatView, bots_of
from alcancia.bots.playouts import SENSIBLE, draw
from alcancia.bots.value import ABOVE, FINE, MARGIN, chance, measured
from alcancia.kernel import Game, Luck, Refused, Table
from alcancia.shelf.own import find

GAMES, SEED = 2000, "value"
SLIPS = 8
"""One move in so many is any legal one, so that positions are seen that sensible players never get into."""
HELD_OUT = 5
"""One game in so many is not learned from, and shows what was learned."""
STIFFNESS, ROUNDS, FAR = 1.0, 6, 30.0
Row: TypeAlias = tuple[list[int], float]


class Lesson(NamedTuple):
    """What one game taught: how each seat stood at the beginning of each period, and how the seats came out."""

    rows: dict[int, list[list[dict[str, int]]]]
    worths: list[int]


def play(game: Game, seats: int, seed: str, longest: int) -> Lesson:
    """One game of mixed players, with a slip now and then; after some periods, fewer than `longest`, all come to their senses.

    Only what was seen then is learned from: what a position is worth must not depend on the habits of whoever got into it. (People who
    buy happiness early are spenders and lose; that does not make happiness a loss.)
    """
    table = Table.set_up(game, seats=seats, seed=seed, quiet=True)
    luck = Luck(f"{seed}/who")
    sense, players = luck.below(longest), [draw(game.bots, luck) for _ in range(seats)]
    lucks = [Luck(f"{seed}/{seat}") for seat in range(seats)]
    rows: dict[int, list[list[dict[str, int]]]] = defaultdict(list)
    period = 0
    while table.asked:
        t = table.state
        if t.period != period:
            period = t.period
            if period > sense:
                players = [game.bots[SENSIBLE]] * seats
                rows[period].append([measured(game, t, seat) for seat in range(seats)])
        seat = next(iter(table.asked))
        player = bots_of(game)["random"] if period <= sense and luck.below(SLIPS) == 0 else players[seat]
        played = table.play(seat, player(SeatView(table, seat), lucks[seat]))
        assert not isinstance(played, Refused), played
    return Lesson(rows, table.worths())


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a symmetric positive system, by Cholesky's way."""
    size = len(right)
    lower = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = matrix[i][j] - sum(map(float.__mul__, lower[i][:j], lower[j][:j]))
            lower[i][j] = rest**0.5 if i == j else rest / lower[j][j]
    y: list[float] = []
    for i in range(size):
        y.append((right[i] - sum(map(float.__mul__, lower[i][:i], y))) / lower[i][i])
    x = [0.0] * size
    for i in reversed(range(size)):
        x[i] = (y[i] - sum([lower[k][i] * x[k] for k in range(i + 1, size)])) / lower[i][i]
    return x


def fitted(rows: Sequence[Row]) -> list[float]:
    """What each figure is worth, by logistic regression (Newton's way, with a little stiffness) on columns brought to one scale."""
    columns = list(zip(*[row for row, _ in rows], strict=True))
    spreads = [(sum([x * x for x in column]) / len(rows)) ** 0.5 or float("inf") for column in columns]
    scaled = [[x / spread for x in column] for column, spread in zip(columns, spreads, strict=True)]
    stiff = STIFFNESS * len(rows) / 100
    weights = [0.0] * len(scaled)
    for _ in range(ROUNDS):
        sums = [0.0] * len(rows)
        for weight, column in zip(weights, scaled, strict=True):
            sums = [total + weight * x for total, x in zip(sums, column, strict=True)]
        likely = [1 / (1 + exp(-max(-FAR, min(FAR, total)))) for total in sums]
        open = [each * (1 - each) for each in likely]
        missed = [target - each for (_, target), each in zip(rows, likely, strict=True)]
        matrix = [[0.0] * len(scaled) for _ in scaled]
        for i, one in enumerate(scaled):
            held = list(map(float.__mul__, open, one))
            for j in range(i + 1):
                matrix[i][j] = matrix[j][i] = sum(map(float.__mul__, held, scaled[j]))
            matrix[i][i] += stiff
        slopes = [sum(map(float.__mul__, column, missed)) - stiff * weight for column, weight in zip(scaled, weights, strict=True)]
        weights = [weight + step for weight, step in zip(weights, solve(matrix, slopes), strict=True)]
    return [weight / spread for weight, spread in zip(weights, spreads, strict=True)]


def foreseen(weights: Sequence[int], rows: Sequence[Row]) -> float:
    """How much of the targets' distance from one half the weights explain."""
    missed = sum([(target - chance(sum(map(int.__mul__, weights, row)))) ** 2 for row, target in rows])
    return 1 - missed / sum([(target - 0.5) ** 2 for _, target in rows])


def pairs_of(lesson: Lesson, period: int, names: Sequence[str], scale: int) -> Iterator[Row]:
    """Every two seats at the beginnings of a period: how much more the one had of each figure, and how it came out beside the other."""
    for seen in lesson.rows.get(period, ()):
        for one, mine in enumerate(seen):
            for other, its in enumerate(seen[:one]):
                ahead = (lesson.worths[one] - lesson.worths[other]) / scale
                above = 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
                target = (ABOVE * above + MARGIN * (1 + ahead / (1 + abs(ahead))) / 2) / (ABOVE + MARGIN)
                yield [mine.get(name, 0) - its.get(name, 0) for name in names], target


def learn(id: str, games: int = GAMES, seed: str = SEED) -> str:
    """The text of a game's `value.toml`."""
    game = find(id)
    counts = list(game.seats)
    longest = max(play(game, 4, f"{seed}/length", 1).rows)
    lessons = [play(game, counts[(number // 2) % len(counts)] if number % 2 else 4, f"{seed}/{number}", longest) for number in range(games)]
    names = tuple(sorted({name for lesson in lessons for seen in lesson.rows.values() for rows in seen for row in rows for name in row}))
    ends = [lesson.worths for lesson in lessons]
    gaps = sorted(abs(one - other) for worths in ends for at, one in enumerate(worths) for other in worths[:at])
    scale = max(1, gaps[len(gaps) // 2])
    weights, fits = {}, {}
    for period in sorted({period for lesson in lessons for period in lesson.rows}):
        learned = [row for number, lesson in enumerate(lessons) if number % HELD_OUT for row in pairs_of(lesson, period, names, scale)]
        kept = [row for lesson in lessons[::HELD_OUT] for row in pairs_of(lesson, period, names, scale)]
        if len(learned) > 4 * len(names) and kept:
            weights[period] = [round(FINE * weight) for weight in fitted(learned)]
            fits[period] = foreseen(weights[period], kept)
    return "\n".join(_lines(f"python -m alcancia.lab.training {id} --games {games} --seed {seed}", scale, names, weights, fits))


def _lines(made: str, scale: int, names: Sequence[str], weights: dict[int, list[int]], fits: dict[int, float]) -> Iterator[str]:
    yield "# What positions are worth, learned from games of bots; made by the command below, never by hand."
    yield f'made = "{made}"'
    yield f'scale = "{scale}"'
    yield f"names = {json.dumps(list(names))}"
    yield ""
    yield "[weights]"
    for period, found in weights.items():
        yield f"{period} = {found}"
    yield ""
    yield "[fit]"
    for period, fit in fits.items():
        yield f"{period} = {fit:.2f}"
    yield ""


def main(arguments: Sequence[str]) -> None:
    """Write the files of the games named."""
    options = dict(pairwise(arguments))
    games, seed = int(options.get("--games", GAMES)), options.get("--seed", SEED)
    folder = Path(alcancia.games.__file__).parent
    for id in arguments:
        if (folder / id).is_dir():
            (folder / id / "content" / "value.toml").write_text(learn(id, games, seed), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
