"""Learning what positions are worth, from games that bots play against each other: `python -m alcancia.lab.training GAME`."""

import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple, TypeAlias

import alcancia.games
from alcancia.bots import SeatView, bots_of
from alcancia.bots.playouts import draw
from alcancia.bots.value import FINE, against, measured, standing
from alcancia.kernel import Game, Luck, Refused, Table
from alcancia.shelf.own import find

GAMES, SEED = 400, "value"
SLIPS = 20
"""One move in so many is any legal one, so that positions are seen that sensible players never get into."""
HELD_OUT = 5
"""One game in so many is not learned from, and shows what was learned."""
STIFFNESS = 3.0
Row: TypeAlias = tuple[list[int], float]


class Lesson(NamedTuple):
    """What one game taught: how each seat stood at the beginning of each period, and how the seats came out."""

    rows: dict[int, list[list[dict[str, int]]]]
    worths: list[int]


def play(game: Game, seats: int, seed: str) -> Lesson:
    """One game of mixed players, with a slip now and then."""
    table = Table.set_up(game, seats=seats, seed=seed, quiet=True)
    luck = Luck(f"{seed}/who")
    players = [draw(game.bots, luck) for _ in range(seats)]
    lucks = [Luck(f"{seed}/{seat}") for seat in range(seats)]
    rows: dict[int, list[list[dict[str, int]]]] = defaultdict(list)
    period = 0
    while table.asked:
        t = table.state
        if t.period != period:
            period = t.period
            rows[period].append([measured(game, t, seat) for seat in range(seats)])
        seat = next(iter(table.asked))
        player = bots_of(game)["random"] if luck.below(SLIPS) == 0 else players[seat]
        assert not isinstance(table.play(seat, player(SeatView(table, seat), lucks[seat])), Refused)
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
    """Weights by ridge regression on columns brought to one scale: one for nothing, then one for each column."""
    columns = list(zip(*[row for row, _ in rows], strict=True))
    means = [sum(column) / len(rows) for column in columns]
    spreads = [
        (sum([(x - mean) ** 2 for x in column]) / len(rows)) ** 0.5 or float("inf") for column, mean in zip(columns, means, strict=True)
    ]
    scaled = [[(x - mean) / spread for x in column] for column, mean, spread in zip(columns, means, spreads, strict=True)]
    centre = sum(target for _, target in rows) / len(rows)
    targets = [target - centre for _, target in rows]
    matrix = [[0.0] * len(scaled) for _ in scaled]
    for i, one in enumerate(scaled):
        for j in range(i + 1):
            matrix[i][j] = matrix[j][i] = sum(map(float.__mul__, one, scaled[j]))
        matrix[i][i] += STIFFNESS * len(rows) / 100
    weights = solve(matrix, [sum(map(float.__mul__, column, targets)) for column in scaled])
    weights = [weight / spread for weight, spread in zip(weights, spreads, strict=True)]
    return [centre - sum(map(float.__mul__, weights, means)), *weights]


def foreseen(weights: Sequence[int], rows: Sequence[Row]) -> float:
    """How much of the targets' variance the weights explain."""
    first, *others = weights
    mean = sum(target for _, target in rows) / len(rows)
    missed = sum([(target - (first + sum(map(int.__mul__, others, row))) / FINE) ** 2 for row, target in rows])
    return 1 - missed / sum([(target - mean) ** 2 for _, target in rows])


def learn(id: str, games: int = GAMES, seed: str = SEED) -> str:
    """The text of a game's `value.toml`."""
    game = find(id)
    counts = list(game.seats)
    lessons = [play(game, counts[(number // 2) % len(counts)] if number % 2 else 4, f"{seed}/{number}") for number in range(games)]
    names = tuple(sorted({name for lesson in lessons for seen in lesson.rows.values() for rows in seen for row in rows for name in row}))
    ends = [lesson.worths for lesson in lessons]
    gaps = sorted(abs(one - other) for worths in ends for at, one in enumerate(worths) for other in worths[:at])
    scale = max(1, gaps[len(gaps) // 2])
    learned: dict[int, list[Row]] = defaultdict(list)
    kept: dict[int, list[Row]] = defaultdict(list)
    for number, lesson in enumerate(lessons):
        for period, seen in lesson.rows.items():
            for rows in seen:
                for seat in range(len(rows)):
                    row = (against(rows, seat, names), standing(lesson.worths, seat, scale))
                    (kept if number % HELD_OUT == 0 else learned)[period].append(row)
    weights = {}
    for period in sorted(learned):
        if len(learned[period]) > 4 * len(names):
            weights[period] = [round(FINE * weight) for weight in fitted(learned[period])]
    fits = {period: foreseen(found, kept[period]) for period, found in weights.items()}
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
