"""`python -m bench.strength GAME BOT [GAMES] [--field a,b] [--seconds S] [key=value …]`: how strong a bot is, and how long it thinks.

One such bot against three of the field (baselines, unless named; `personas` for everybody who has a character), in another chair each
time, on all cores. Against another field than baselines the gain over a baseline on the same chair, with the same luck and company, is
told as well. Time is the time of the processor, so that a busy machine does not make anybody weaker.
"""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from alcancia.bots import Thought
from alcancia.bots.search import Search
from alcancia.games import find
from alcancia.lab.rating import interval
from alcancia.lab.strength import share
from alcancia.lab.work import available
from alcancia.terminal.wishes import parse_options


def one(game: str, bot: str, field: tuple[str, ...], number: int, options: dict[str, object], control: bool) -> tuple[float, ...]:
    """One game: the share, the baseline's on the same chair, and searches, playouts and seconds of thinking."""
    thoughts: list[Thought] = []
    seconds = 0.0
    usual = Search.think

    def timed(self: Search) -> Thought:
        nonlocal seconds
        began = time.thread_time()
        thoughts.append(usual(self))
        seconds += time.thread_time() - began
        return thoughts[-1]

    Search.think = timed  # type: ignore[method-assign]
    sys.modules[Search.__module__].clock = time.thread_time  # type: ignore[attr-defined]
    try:
        mine = share(game, bot, field, number, options)
    finally:
        Search.think = usual  # type: ignore[method-assign]
    its = share(game, "baseline", field, number, options) if control else 0.5
    return mine, its, len(thoughts), sum([thought.playouts for thought in thoughts]), seconds


def main(arguments: list[str]) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.strength")
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("games", type=int, nargs="?", default=40)
    parser.add_argument("--field", default="baseline")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=450.0)
    parser.add_argument("--workers", type=int, default=available())
    parser.add_argument("options", nargs="*")
    given = parser.parse_args(arguments)
    game, options = find(given.game), parse_options(find(given.game), given.options)
    field = tuple(game.bots) if given.field == "personas" else tuple(given.field.split(","))
    until, found = time.monotonic() + given.seconds, []
    control = field != ("baseline",)
    with ProcessPoolExecutor(given.workers, get_context("spawn")) as pool:
        waiting = []
        for number in range(given.first, given.first + given.games):
            waiting.append(pool.submit(one, given.game, given.bot, field, number, options, control))
            if len(waiting) > given.workers:
                found.append(waiting.pop(0).result())
            if time.monotonic() > until:
                break
        found += [each.result() for each in waiting]
    shares, its, thoughts, playouts, seconds = zip(*found, strict=True)
    mean, half = interval(shares)
    line = f"{given.game} {given.bot} against {','.join(field)}: {100 * mean:.1f} ± {100 * half:.1f} % in {len(found)} games"
    if control:
        gain, error = interval([a - b for a, b in zip(shares, its, strict=True)])
        line += f", {100 * gain:+.1f} ± {100 * error:.1f} against a baseline there"
    if sum(thoughts):
        line += f"; {1000 * sum(seconds) / sum(thoughts):.0f} ms and {sum(playouts) / sum(thoughts):.0f} playouts a decision"
    print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
