"""A readable transcript of one whole game: what was asked, what each seat saw, what was played, what was told.

`python -m tests.playthrough` compares every transcript with the game as it plays now; `--write` accepts what changed.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from difflib import unified_diff
from pathlib import Path
from typing import Any, NamedTuple

from alcancia.bots import SeatView, find_bot
from alcancia.games import find
from alcancia.kernel import Fact, Luck, Played, Table

HERE = Path(__file__).parent / "playthroughs"
SHOWN = 4
"""Of long lists of options, so many are printed."""


class Kept(NamedTuple):
    """A game that is kept as a transcript: the game, who plays it, under which rules."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, Any]


KEPT = {
    "citylife-basic": Kept("citylife", ("baseline", "investor", "random"), {"max_rounds": 8}),
    "citylife-advanced": Kept(
        "citylife", ("baseline", "investor", "random"), {"rules": "advanced", "max_rounds": 8, "starting_cash": 3000, "demerit_limit": 9}
    ),
    "elplan-three": Kept("elplan", ("baseline",) * 3, {}),
    "financialit-three": Kept("financialit", ("baseline",) * 3, {}),
    "financity-four": Kept("financity", ("baseline", "spender", "saver", "investor"), {}),
    "multiverse-three": Kept("multiverse", ("baseline",) * 3, {}),
}


def path_of(name: str) -> Path:
    """Where a transcript is kept."""
    return HERE / f"{name}.txt"


def transcript(name: str) -> str:
    """The game of this name from beginning to end."""
    id, bots, options = KEPT[name]
    table = Table.set_up(find(id), seats=len(bots), seed="playthrough", options=options)
    title = f"A game of {id} from beginning to end: {', '.join(bots)} {word(options)}. Written by python -m tests.playthrough --write."
    return "\n".join([title, "", *told(table.facts), *played(table, bots)]) + "\n"


def played(table: Table, bots: Sequence[str]) -> Iterator[str]:
    """Question by question to the end."""
    players = [find_bot(table.game, bot) for bot in bots]
    lucks = [Luck(f"playthrough {seat}") for seat in range(table.state.seats)]
    asked: int | None = None
    seen: dict[str, Any] = {}
    while table.asked:
        seat = next(iter(table.asked))
        if asked != table.state.serial:
            asked = table.state.serial
            yield from position(table, seen)
            seen = table.view(None)["table"]
        sight = SeatView(table, seat)
        move = players[seat](sight, lucks[seat])
        yield f"> seat {seat}: {word(move)}{f' because {sight.reason}' if sight.reason else ''}"
        done = table.play(seat, move)
        assert isinstance(done, Played), (seat, move, done)
        yield from told(done.facts)
    yield "\n=== the end"
    yield from rows(table.view(None)["table"])
    for row in table.standings():
        yield f"  {word(row)}"


def position(table: Table, before: dict[str, Any]) -> Iterator[str]:
    """What changed on the table for everybody to see, what each seat sees besides, and what is asked."""
    public = table.view(None)
    yield f"\n=== {public['period']} · {public['waiting']} · then {', '.join(public['agenda'][1:]) or 'the end'}"
    yield from rows(changed(public["table"], before))
    for seat in range(table.state.seats):
        if own := {key: value for key, value in table.view(seat)["table"].items() if value != public["table"].get(key)}:
            yield f"  seat {seat} also sees {word(own)}"
    for seat, ask in table.asked.items():
        first = ", ".join(map(word, ask.enumerate(SHOWN)))
        yield f"  seat {seat} is asked {ask.name}: {ask.count()} options: {first}{', …' if ask.count() > SHOWN else ''}"


def changed(now: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """What is not as it was; of a table's rows likewise."""
    found = {}
    for key, value in now.items():
        old: Any = before.get(key)
        if value != old:
            listed = is_table(value) and is_table(old) and len(value) == len(old)
            found[key] = [changed(row, was) for row, was in zip(value, old, strict=True)] if listed else value
    return found


def is_table(value: Any) -> bool:
    """Whether these are rows, one for each seat or so."""
    return isinstance(value, list | tuple) and bool(value) and all(isinstance(row, dict) for row in value)


def rows(view: dict[str, Any]) -> Iterator[str]:
    """One line per entry, and one per row of a table inside."""
    for key, value in view.items():
        if is_table(value):
            yield f"  {key}:"
            yield from (f"    {number} {word(row)}" for number, row in enumerate(value) if row)
        else:
            yield f"  {key}: {word(value)}"


def told(facts: list[Fact]) -> Iterator[str]:
    """What everybody is told, and what only one seat is."""
    for fact in facts:
        secret = f"   (seat {fact.owner} alone: {word(fact.secret)})" if fact.secret else ""
        yield f"    {fact.key} {word(fact.args)}{secret}"


def word(value: Any) -> str:
    """Data in one short line, without the noise of quotes."""
    return json.dumps(value, ensure_ascii=False).replace('"', "")


def difference(name: str) -> str:
    """How the kept transcript differs from the game as it plays now; empty if it does not."""
    before = path_of(name).read_text("utf-8").splitlines()
    return "\n".join(unified_diff(before, transcript(name).splitlines(), "kept", "now", lineterm=""))


def main() -> int:
    """Compare, or write anew."""
    parser = argparse.ArgumentParser(prog="python -m tests.playthrough", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"which of {', '.join(KEPT)} (all)")
    parser.add_argument("--write", action="store_true", help="accept what changed")
    asked = parser.parse_args()
    status = 0
    for name in asked.names or KEPT:
        if asked.write:
            path_of(name).write_text(transcript(name), "utf-8")
        elif found := difference(name):
            print(found)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
