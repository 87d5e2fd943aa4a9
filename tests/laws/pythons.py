"""What bots do, in short: the same on every Python. `python -m tests.laws.pythons` prints it as this interpreter sees it."""

import json
from hashlib import blake2b
from pathlib import Path

from alcancia.bots import bots_of, find_bot, play_out
from alcancia.games import GAMES, find
from alcancia.kernel import Luck, Table

FILE = Path(__file__).parent / "pythons.json"
THINKS = "sharp-20-playouts"
"""A bot that searches, by a number of playouts and not by the clock."""
GAMES_EACH = 4


def digest(id: str, bot: str) -> str:
    """Every move and every state of some games between bots of this kind."""
    played = [_played(id, bot, number) for number in range(1 if bot == THINKS else GAMES_EACH)]
    return blake2b(json.dumps(played).encode(), digest_size=12).hexdigest()


def _played(id: str, bot: str, number: int) -> list[object]:
    game = find(id)
    seats = game.seats[0] + 1
    table = Table.set_up(game, seats=seats, seed=f"pythons {bot} {number}")
    lucks = [Luck(f"{bot} {seat} {number}") for seat in range(seats)]
    chosen = [find_bot(game, bot)] * seats
    if bot == THINKS:
        chosen[1:] = [find_bot(game, "random")] * (seats - 1)
    play_out(table, chosen, lucks, periods=1 if bot == THINKS else 0)
    return [table.entries, table.hashes]


def all_of_them() -> dict[str, dict[str, str]]:
    """By game and bot."""
    return {
        id: {bot: digest(id, bot) for bot in sorted({*bots_of(find(id)), THINKS}) if bot == THINKS or not bot.startswith("sharp-")}
        for id in GAMES
    }


if __name__ == "__main__":
    print(json.dumps(all_of_them(), indent=1, sort_keys=True))
