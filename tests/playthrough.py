"""A readable transcript of one whole game: what was asked, what each seat saw, what was played, what was told.

`python -m tests.playthrough` compares every transcript with the game as it plays now; `--write` accepts what changed.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path
from typing import Any

from alcancia.bots import SeatView, find_bot
from alcancia.games import GAMES, find
from alcancia.kernel import Fact, Luck, Played, Table

HERE = Path(__file__).parent
TITLE = "A game of {} from beginning to end. Written by python -m tests.playthrough --write."
SHOWN = 4
"""Of long lists of options, so many are printed."""


def path_of(id: str) -> Path:
    """Where a game's transcript is kept."""
    return HERE / "games" / id / "playthrough.txt"


def kept() -> list[str]:
    """The games that have a transcript of this kind."""
    return [id for id in GAMES if path_of(id).exists() and path_of(id).read_text("utf-8").startswith(TITLE.format(id))]


def transcript(id: str) -> str:
    """The smallest table of a game, played by its sensible bot if it has one."""
    game = find(id)
    table = Table.set_up(game, seats=game.seats[0], seed="playthrough")
    return "\n".join([TITLE.format(id), "", *told(table, table.facts), *played(table)]) + "\n"


def played(table: Table) -> Iterator[str]:
    """Question by question to the end."""
    bot = find_bot(table.game, "baseline" if "baseline" in table.game.bots else "random")
    lucks = [Luck(f"playthrough {seat}") for seat in range(table.state.seats)]
    asked: int | None = None
    seen: dict[str, Any] = {}
    while table.asked:
        seat = next(iter(table.asked))
        if asked != table.state.serial:
            asked = table.state.serial
            yield from position(table, seen)
            seen = table.view(None)["table"]
        move = bot(SeatView(table, seat), lucks[seat]) if seat >= 0 else table.asked[seat].otherwise()
        yield f"> seat {seat}: {word(move)}"
        done = table.play(seat, move)
        assert isinstance(done, Played), (seat, move, done)
        yield from told(table, done.facts)
    yield "\n=== the end"
    yield from rows(table.view(None)["table"], "  ")
    for row in table.standings():
        yield f"  {word(row)}"


def position(table: Table, before: dict[str, Any]) -> Iterator[str]:
    """What changed on the table for everybody to see, what each seat sees besides, and what is asked."""
    public = table.view(None)
    yield f"\n=== {public['period']} · {public['waiting']} · then {', '.join(public['agenda'][1:]) or 'the end'}"
    yield from rows({key: value for key, value in public["table"].items() if value != before.get(key)}, "  ")
    for seat in range(table.state.seats):
        own = {key: value for key, value in table.view(seat)["table"].items() if value != public["table"].get(key)}
        yield f"  seat {seat} also sees {word(own)}"
    for seat, ask in table.asked.items():
        first = ", ".join(map(word, ask.enumerate(SHOWN)))
        yield f"  seat {seat} is asked {ask.name}: {ask.count()} options: {first}{', …' if ask.count() > SHOWN else ''}"


def rows(view: dict[str, Any], indent: str) -> Iterator[str]:
    """One line per entry, and one per row of a table inside."""
    for key, value in view.items():
        if isinstance(value, list | tuple) and value and isinstance(value[0], dict):
            yield f"{indent}{key}:"
            yield from (f"{indent}  {number} {word(row)}" for number, row in enumerate(value))
        else:
            yield f"{indent}{key}: {word(value)}"


def told(table: Table, facts: list[Fact]) -> Iterator[str]:
    """What everybody is told, and what only one seat is."""
    for fact in facts:
        secret = f"   (seat {fact.owner} alone: {word(fact.secret)})" if fact.secret else ""
        yield f"    {fact.key} {word(fact.args)}{secret}"


def word(value: Any) -> str:
    """Data in one short line, without the noise of quotes."""
    return json.dumps(value, ensure_ascii=False).replace('"', "")


def difference(id: str) -> str:
    """How the kept transcript differs from the game as it plays now; empty if it does not."""
    path = path_of(id)
    before = path.read_text("utf-8").splitlines() if path.exists() else []
    return "\n".join(unified_diff(before, transcript(id).splitlines(), "kept", "now", lineterm=""))


def main() -> int:
    """Compare, or write anew."""
    parser = argparse.ArgumentParser(prog="python -m tests.playthrough", description=__doc__)
    parser.add_argument("games", nargs="*", help="which games (all that have a transcript)")
    parser.add_argument("--write", action="store_true", help="accept what changed")
    asked = parser.parse_args()
    changed = 0
    for id in asked.games or kept():
        if asked.write:
            path_of(id).write_text(transcript(id), "utf-8")
        elif found := difference(id):
            print(found)
            changed = 1
    return changed


if __name__ == "__main__":
    sys.exit(main())
