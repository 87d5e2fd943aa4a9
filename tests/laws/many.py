"""`python -m tests.laws.many [games, default 20000] [first, default 0]`: whole games on all cores, whatever the rules and whoever plays.

After every decision money, cards and the game's own checks are looked at, and moves that nobody may make are tried: each must be refused,
and change nothing. A game that goes wrong is said with the seed that plays it again.
"""

import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from alcancia.bots import find_bot
from alcancia.games import GAMES, find
from alcancia.games.common.seat_view import SeatView
from alcancia.kernel import Game, Luck, Refused, Table
from tests.laws.laws import one_off
from tests.laws.walking import MOST_DECISIONS, bot_names, some_options

AT_ONCE: Final = 20
SENSIBLE: Final = 10
"""One game in so many is played by people who want something, the others by the dice."""
TRY_EVERY: Final = 4
"""After so many decisions moves are tried that nobody may make."""
NOBODYS: Final = (-7, 99, "0", None, True)


def rules(game: Game, seats: int, luck: Luck) -> dict[str, Any]:
    """The usual ones, somebody's who thinks up options, or one of the presets."""
    chosen = luck.choice(("usual", "odd", *game.presets))
    if chosen in game.presets:
        return dict(game.presets[chosen])
    return some_options(game, seats, luck) if chosen == "odd" else {}


def whole_game(game: Game, seats: int, seed: int) -> Counter[str]:
    """Played to its end: how many decisions there were, and how many moves were refused."""
    luck, count, seen = Luck(f"many {seed}"), Counter[str](games=1), dict[str, Any]()
    table = Table.set_up(game, seats=seats, seed=str(seed), options=rules(game, seats, luck), hashing=False)
    names = sorted(game.bots) if seed % SENSIBLE == 0 else bot_names(game)
    bots = [find_bot(game, luck.choice(names)) for _ in range(seats)]
    sums = [sum(purse) for purse in table.state.purses()]
    while table.asked:
        seat = luck.choice(list(table.asked))
        move = bots[seat](SeatView(table, seat), luck) if seat >= 0 else table.asked[seat].sample(luck)
        seen[move[0]] = move
        if luck.below(TRY_EVERY) == 0:
            count["refused"] += refused(table, seat, move, luck.choice(list(seen.values())), luck)
        played = table.play(seat, move)
        assert not isinstance(played, Refused), f"{move} by {seat} was offered and refused: {played}"
        assert [sum(purse) for purse in table.state.purses()] == sums, f"{move} by {seat} made money, or lost it"
        assert table.state.solvent(), f"{move} by {seat} leaves somebody below zero"
        game.hooks.check(table.state)
        count["decisions"] += 1
        assert count["decisions"] < MOST_DECISIONS, "no end"
    assert table.over, "nobody is asked, and it is not over"
    table.standings()
    return count


def refused(table: Table, seat: int, move: tuple[Any, ...], another: tuple[Any, ...], luck: Luck) -> int:
    """Tries a few moves that may not be made here; how many."""
    before, streams, facts = table.state.clone(), table.dealer.clone()._streams, len(table.facts)
    others = [other for other in range(table.state.seats) if other not in table.asked]
    tries: list[tuple[Any, Any]] = [(seat, wrong) for wrong in one_off(move)]
    tries += [(seat, another), (seat, ("nothing",)), (seat, ()), (seat, [luck.below(9)]), (luck.choice(NOBODYS), move)]
    tries += [(luck.choice(others), move)] if others else []
    count = 0
    for who, wrong in tries:
        if not may(table, who, wrong):
            assert isinstance(table.play(who, wrong), Refused), f"{wrong} by {who} was taken"
            count += 1
    assert table.state == before, "a refused move changed the table"
    assert table.dealer.clone()._streams == streams, "a refused move drew"
    assert len(table.facts) == facts, "a refused move is told"
    return count


def may(table: Table, seat: Any, move: Any) -> bool:
    """Is this among what the seat is asked, or may do besides?"""
    if type(seat) is not int or not (seat in table.asked or 0 <= seat < table.state.seats):
        return False
    asks = [table.asked[seat]] if seat in table.asked else []
    return any(ask.contains(move) for ask in [*asks, *(table.may_of(seat) if seat >= 0 else ())])


def some(numbers: range) -> tuple[Counter[str], list[str]]:
    """A handful of games, and what went wrong in them."""
    count, wrong = Counter[str](), list[str]()
    for number in numbers:
        id = sorted(GAMES)[number % len(GAMES)]
        game = find(id)
        seats = game.seats[number // len(GAMES) % len(game.seats)]
        try:
            count += whole_game(game, seats, number)
        except Exception as error:
            wrong.append(f"{id}, {seats} seats, seed {number}: {type(error).__name__} {error}")
    return count, wrong


def main(games: int, first: int) -> int:
    """All of them."""
    begun, count, wrong = time.monotonic(), Counter[str](), list[str]()
    pieces: Iterator[range] = (range(at, min(at + AT_ONCE, first + games)) for at in range(first, first + games, AT_ONCE))
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        for more, bad in workers.map(some, pieces):
            count += more
            wrong += bad
            for line in bad:
                print(line, flush=True)
    print(json.dumps({**count, "first": first, "wrong": len(wrong), "seconds": round(time.monotonic() - begun)}))
    return 1 if wrong else 0


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    sys.exit(main(given[0] if given else 20_000, given[1] if len(given) > 1 else 0))
