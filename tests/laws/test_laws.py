"""Every registered game, every player count, every law; and the toy market, which has what no game has yet."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from alcancia.games import GAMES, find
from alcancia.kernel import Game
from tests.laws import laws
from tests.laws.toys import market
from tests.laws.walking import bot_names

ROUNDS = int(os.environ.get("ALCANCIA_SOAK", "1"))
HOUSE = Path(__file__).parents[2]
RECORDS = 1 if ROUNDS == 1 else 100
"""Of each game, replayed step by step in other processes."""
HASH_SEEDS = ("1", "2") if RECORDS == 1 else ("0", "1", "2")
CASES = [(id, seats) for id in GAMES for seats in find(id).seats] + [("market", seats) for seats in (2, 3)]


def game_of(id: str) -> Game:
    return market() if id == "market" else find(id)


@pytest.mark.parametrize("law", laws.LAWS)
@pytest.mark.parametrize(("id", "seats"), CASES)
def test_law(id: str, seats: int, law: str) -> None:
    game = game_of(id)
    for number in range(4 * ROUNDS):
        for bot in bot_names(game):
            laws.LAWS[law](game, seats, number, bot)


@pytest.mark.parametrize(("id", "seats"), [(id, seats) for id in GAMES for seats in find(id).seats])
def test_worth_orders_like_the_ranks_when_bots_play(id: str, seats: int) -> None:
    """16 Where people play to win, with the usual rules and with others."""
    game = find(id)
    for number in range(2 * ROUNDS):
        for bot in list(game.bots)[number % 2 :: 2]:
            laws.worth(game, seats, number, bot)


def recorded(id: str, folder: Path) -> list[Path]:
    """Some games of random players, as files."""
    game = find(id)
    paths = [folder / f"{id}-{number}.json" for number in range(1, RECORDS + 1)]
    for number, path in enumerate(paths, 1):
        path.write_text(json.dumps(laws.record_replays(game, game.seats[-number % len(game.seats)], number, "random")))
    return paths


def replayed(python: str | Path, paths: list[Path], hash_seed: str) -> None:
    """By that interpreter: every step has the hash that the record says."""
    script = "import json, sys, alcancia; [print(alcancia.replay(json.load(open(path))).state.digest()) for path in sys.argv[1:]]"
    environ = {"PATH": os.environ["PATH"], "PYTHONHASHSEED": hash_seed}
    done = subprocess.run([python, "-c", script, *map(str, paths)], env=environ, cwd=HOUSE, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [json.loads(path.read_bytes())["hashes"][-1] for path in paths]


@pytest.mark.parametrize("id", GAMES)
def test_replay_in_another_process(id: str, tmp_path: Path) -> None:
    """3 Another process, other hash seeds, the same state after every step."""
    paths = recorded(id, tmp_path)
    for hash_seed in HASH_SEEDS:
        replayed(sys.executable, paths, hash_seed)
