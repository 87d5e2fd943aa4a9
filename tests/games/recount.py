"""Games told once more, for tests that count what a debrief says without its code: facts as they lie in the log, and the printed cards."""

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from alcancia.bots import find_bot, play_out
from alcancia.games import find
from alcancia.kernel import Fact, Luck, Table

HOUSE = Path(__file__).parents[2] / "alcancia"

Recount: TypeAlias = Callable[[Table], Iterable[dict[str, Any]]]
"""A game's lessons, counted without its debrief."""


@cache
def printed(game: str, name: str) -> dict[str, Any]:
    """A content file as it is written."""
    return tomllib.loads((HOUSE / "games" / game / "content" / f"{name}.toml").read_text("utf-8"))


def played(game: str, bots: Sequence[str], seed: str, **options: Any) -> Table:
    """A whole game by these bots."""
    table = Table.set_up(find(game), seats=len(bots), seed=seed, options=options, hashing=False)
    play_out(table, [find_bot(table.game, name) for name in bots], [Luck(f"{seed} {seat}") for seat in range(len(bots))])
    return table


def of(facts: Iterable[Fact], key: str, **args: Any) -> list[Fact]:
    """The facts of one kind with these arguments."""
    return [fact for fact in facts if fact.key == key and all(fact.args.get(name) == value for name, value in args.items())]


def paid(facts: Iterable[Fact], *reasons: str, **args: Any) -> int:
    """What was paid for these reasons."""
    return sum(fact.args["amount"] for fact in of(facts, "paid", **args) if fact.args["reason"] in reasons)


def without(row: dict[str, Any]) -> tuple[Any, ...]:
    """A lesson as something that can be sorted and compared."""
    return (row["lesson"], repr(row["seat"]), sorted((name, repr(value)) for name, value in row.items() if name not in ("lesson", "seat")))


def same(told: Iterable[dict[str, Any]], counted: Iterable[dict[str, Any]]) -> None:
    """The same lessons with the same figures, in any order."""
    left, right = sorted(map(without, told)), sorted(map(without, counted))
    assert left == right, [row for row in left if row not in right] + ["counted:"] + [row for row in right if row not in left]


def said(game: str) -> Iterator[tuple[str, set[str]]]:
    """Every lesson that has a sentence, with the variables it shows."""
    for match in re.finditer(
        r"^lesson-(\w+) =(.*?)(?=^[a-z#]|\Z)", (HOUSE / "text" / "en" / f"{game}.ftl").read_text("utf-8"), re.M | re.S
    ):
        yield match[1], set(re.findall(r"\$([a-z]\w*)", match[2])) - {"seat"}


def all_true(recount: Recount, tables: Iterable[Table]) -> None:
    """Every lesson of these games is what counting them again brings."""
    for table in tables:
        same(table.lessons(), recount(table))


def all_counted(game: str, recount: Recount, tables: Iterable[Table]) -> None:
    """These games have every lesson that there is a sentence for, and the figures it shows."""
    counted = {row["lesson"]: set(row) - {"lesson", "seat"} for table in tables for row in recount(table)}
    assert dict(said(game)) == counted
    assert len(counted) >= 8
