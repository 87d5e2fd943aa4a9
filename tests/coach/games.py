"""Finished games for the coach's tests: small, fixed, of every kind."""

from functools import cache
from typing import Any, Final

from alcancia.bots import find_bot, play_out
from alcancia.games import find
from alcancia.kernel import Luck, Table

PEOPLE: Final[dict[str, tuple[str, ...]]] = {
    "multiverse": ("easy", "cheap", "baseline"),
    "citylife": ("gambler", "baseline", "saver"),
    "financity": ("spender", "baseline", "saver"),
    "financialit": ("gambler", "spender", "baseline"),
    "elplan": ("spender", "baseline", "saver"),
}
OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "citylife": {"rules": "advanced", "victory": "net_worth", "max_rounds": 8},
    "elplan": {"periods": 5},
    "financialit": {"rounds": 4},
    "financity": {"years": 5},
}
"""Short games: what is tested does not hang on their length."""


@cache
def finished(game: str, seed: str = "coach", people: tuple[str, ...] = ()) -> Table:
    """A game played to its end by bots of different tempers."""
    found, who = find(game), people or PEOPLE[game]
    table = Table.set_up(found, seats=len(who), seed=seed, options=OPTIONS.get(game, {}))
    play_out(table, [find_bot(found, name) for name in who], [Luck(f"{seed}/{seat}") for seat in range(len(who))])
    return table
