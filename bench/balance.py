"""What many games of bots add up to: how long, how far apart, which place wins, how debts go.

python -m bench.balance play citylife --seats 4 --bots baseline --games 5000 --options rules=advanced --into FILE
python -m bench.balance show FILE...

Games are counted in chunks, a line of JSON each: who stops and starts again goes on after the last line. The same seeds give the
same figures. Every figure is kept as a list of how often each value was seen, so that chunks add up exactly.
"""

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from alcancia.games import find
from bench import citylife, elplan, financialit, financity
from bench.probe import Probe, Seen, laid, watch

CHUNK = 250
PROBES: dict[str, type[Probe]] = {
    "citylife": citylife.Balance,
    "elplan": elplan.Balance,
    "financialit": financialit.Balance,
    "financity": financity.Balance,
}


class Field:
    """A kind of table: a game, so many seats, these bots, these options."""

    def __init__(self, id: str, seats: int, bots: Sequence[str], options: Mapping[str, Any], seed: str) -> None:
        self.game, self.seats, self.bots, self.options, self.seed = find(id), seats, bots, options, seed
        self.probe = PROBES[id]

    def sitting(self, number: int) -> list[str]:
        """Which bot sits where: all of them move on by a seat from game to game."""
        shift = number % len(self.bots)
        return list(islice(cycle([*self.bots[shift:], *self.bots[:shift]]), self.seats))

    def play(self, number: int) -> Iterator[Seen]:
        """One game, and what was seen in it."""
        seed, sitting = f"{self.seed}/{number}", self.sitting(number)
        probe = self.probe(*laid(self.game, seed, sitting, self.options))
        facts, decisions = watch(probe, seed)
        yield "decisions", decisions
        yield "rounds", probe.table.state.period
        yield from probe.seen(facts)

    def chunk(self, first: int, games: int) -> dict[str, dict[str, int]]:
        """What was seen in so many games, and how often."""
        seen: dict[str, Counter[Any]] = defaultdict(Counter)
        for number in range(first, first + games):
            for name, value in self.play(number):
                seen[name][value] += 1
        return {name: {json.dumps(value): count for value, count in counts.items()} for name, counts in seen.items()}


def play(field: Field, games: int, into: Path) -> None:
    """Play what is not in the file yet."""
    done = len(into.read_text().splitlines()) if into.exists() else 0
    head = {"game": field.game.id, "seats": field.seats, "bots": list(field.bots), "options": dict(field.options), "seed": field.seed}
    for first in range(done * CHUNK, games, CHUNK):
        seen = field.chunk(first, CHUNK)
        with into.open("a") as file:
            file.write(json.dumps({**head, "first": first, "games": CHUNK, "seen": seen}) + "\n")


# ── showing ──────────────────────────────────────────────────────────────────


class Sum:
    """All that was seen of one figure."""

    def __init__(self) -> None:
        self.counts: Counter[Any] = Counter()

    def text(self) -> str:
        """Shares of what is said in words or yes and no; else mean, spread and quantiles."""
        total = sum(self.counts.values())
        if set(self.counts) <= {True, False} and all(isinstance(value, bool) for value in self.counts):
            return f"{100 * self.counts[True] / total:.1f} %"
        if any(isinstance(value, str) for value in self.counts):
            return ", ".join(f"{value} {100 * count / total:.1f} %" for value, count in sorted(self.counts.items(), key=str))
        mean = sum(value * count for value, count in self.counts.items()) / total
        deviation = (sum((value - mean) ** 2 * count for value, count in self.counts.items()) / total) ** 0.5
        quantiles = " / ".join(f"{self.at(percent):g}" for percent in (5, 10, 50, 90, 95))
        return f"{mean:.2f} ± {deviation:.2f} ({quantiles}, most {max(self.counts):g})"

    def at(self, percent: int) -> float:
        """A quantile."""
        left = sum(self.counts.values()) * percent // 100
        for value in sorted(self.counts):
            left -= self.counts[value]
            if left < 0:
                break
        return float(value)


def show(files: Sequence[Path]) -> None:
    """A list of figures for each file."""
    for file in files:
        sums: dict[str, Sum] = defaultdict(Sum)
        chunks = [json.loads(line) for line in file.read_text().splitlines()]
        for chunk in chunks:
            for name, values in chunk["seen"].items():
                for value, count in values.items():
                    sums[name].counts[json.loads(value)] += count
        head, games = chunks[0], sum(chunk["games"] for chunk in chunks)
        print(f"\n{head['game']}, {head['seats']} × {','.join(head['bots'])} {head['options'] or ''}: {games} games\n")
        for name, found in sums.items():
            print(f"- {name}: {found.text()}")


def value_of(text: str) -> Any:
    """An option's value as it is typed."""
    return {"true": True, "false": False}.get(text, int(text) if text.lstrip("-").isdecimal() else text)


def main() -> None:
    """Play, or show what was played."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="what", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("game", choices=PROBES)
    playing.add_argument("--seats", type=int, default=4)
    playing.add_argument("--bots", default="baseline")
    playing.add_argument("--games", type=int, default=5000)
    playing.add_argument("--options", nargs="*", default=[])
    playing.add_argument("--seed", default="balance")
    playing.add_argument("--into", type=Path, required=True)
    showing = commands.add_parser("show")
    showing.add_argument("files", type=Path, nargs="+")
    asked = parser.parse_args()
    if asked.what == "show":
        show(asked.files)
        return
    options = {name: value_of(text) for name, _, text in (pair.partition("=") for pair in asked.options)}
    play(Field(asked.game, asked.seats, asked.bots.split(","), options, asked.seed), asked.games, asked.into)


if __name__ == "__main__":
    main()
