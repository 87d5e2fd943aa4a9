"""Personas do what they are named for, measurably: more of it than the sensible player at the same tables."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from alcancia.bots import SeatView
from alcancia.games import GAMES, find
from alcancia.kernel import Luck, Refused, Table
from alcancia.kernel.preview import figures_of
from alcancia.lab.balance import words
from alcancia.lab.rating import interval

Done = Mapping[str, float]
"""A seat's figures at the end and (over time) those of all periods added up, and how often it made each move."""

TRAITS: dict[tuple[str, str], dict[str, Callable[[Done], float]]] = {
    ("financity", "saver"): {
        "works for extra money": lambda done: done["place Z4"],
        "buys little joy": lambda done: -done["wellbeing"],
        "keeps money": lambda done: done["cash"] + done["savings"],
    },
    ("financity", "spender"): {
        "goes shopping": lambda done: done["place Z7"],
        "buys on credit": lambda done: done["loans"],
        "has nothing put aside": lambda done: -done["savings"],
    },
    ("financity", "investor"): {
        "holds investments": lambda done: done["investments"],
        "borrows for them": lambda done: done["take_loan"],
    },
    ("financialit", "saver"): {
        "keeps a reserve": lambda done: done["cash, over time"],
        "buys few luxuries": lambda done: -done["luxuries"],
        "keeps a stock of goods": lambda done: done["goods"],
    },
    ("financialit", "spender"): {
        "borrows": lambda done: done["take_loan"],
        "pays for upkeep": lambda done: done["upkeep"],
        "has little left": lambda done: -done["cash"],
        "does not invest": lambda done: -done["place INV"],
    },
    ("financialit", "gambler"): {
        "invests": lambda done: done["place INV"],
        "goes without insurance": lambda done: -done["insurances"],
    },
    ("financialit", "planner"): {"learns early": lambda done: done["skills, over time"]},
    ("elplan", "spender"): {"buys cards early": lambda done: done["owned, over time"]},
    ("elplan", "saver"): {
        "keeps tokens at hand": lambda done: done["cash, over time"] + done["worker, over time"] + done["energy, over time"]
    },
    ("elplan", "cautious"): {"stays insured": lambda done: done["place 1"]},
    ("elplan", "craftsman"): {"buys no cards": lambda done: -done["owned"], "buys products": lambda done: done["buy"]},
    ("citylife", "saver"): {"keeps cash": lambda done: done["cash"], "buys few deeds": lambda done: -done["deeds"]},
    ("citylife", "investor"): {"borrows or mortgages": lambda done: done["borrow"] + done["mortgage"] + done["owed"] / 1000},
    ("citylife", "gambler"): {"trusts the die": lambda done: done["gamble"]},
    ("citylife", "scholar"): {"earns by knowing": lambda done: done["net_worth"]},
    ("multiverse", "cheap"): {"bets one card": lambda done: -done["cards bet"]},
    ("multiverse", "easy"): {"never keeps or swaps": lambda done: -done["keep"] - done["swap"]},
    ("multiverse", "few"): {"takes any exchange": lambda done: done["keep"] + done["swap"]},
}

RULES = {("citylife", "investor"): {"rules": "advanced"}, ("citylife", "scholar"): {"rules": "advanced"}}
"""Nobody lends in the Basic rules, and knowledge pays little there."""

SUBTLE = {
    ("financialit", "saver"),
    ("financialit", "planner"),
    ("elplan", "spender"),
    ("elplan", "saver"),
    ("citylife", "investor"),
    ("citylife", "saver"),
}
"""What sets these apart shows in some hundred games only."""


def differences(game: str, persona: str, games: int) -> list[tuple[Done, Done]]:
    """Pairs of what the persona and the sensible player at the same table did."""
    known = find(game)
    pairs: list[tuple[Done, Done]] = []
    for number in range(games):
        seats = max(3, known.seats[0])
        table = Table.set_up(known, seats=seats, seed=f"traits/{number}", options=RULES.get((game, persona), {}), quiet=True)
        mine = number % seats
        players = {mine: persona, (mine + 1) % seats: "baseline"}
        others = list(known.bots)
        done: dict[int, Counter[str]] = {seat: Counter() for seat in range(seats)}
        lucks = [Luck(f"traits/{number}/{seat}") for seat in range(seats)]
        period = 0
        while table.asked:
            if table.state.period != period:
                period = table.state.period
                for seat in players:
                    done[seat].update({f"{name}, over time": value for name, value in figures_of(known, table.state, seat).items()})
            seat = next(iter(table.asked))
            bot = known.bots[players.get(seat, others[(number // seats) % len(others)])]
            move: Any = bot(SeatView(table, seat), lucks[seat])
            assert not isinstance(table.play(seat, move), Refused)
            done[seat].update({words(move), move[0]})
            done[seat]["cards bet"] += len(move[1]) if move[0] == "bet" else 0
        for seat in players:
            done[seat].update(figures_of(known, table.state, seat))
        pairs.append((done[mine], done[(mine + 1) % seats]))
    return pairs


def check(game: str, persona: str, games: int) -> None:
    pairs = differences(game, persona, games)
    for name, trait in TRAITS[game, persona].items():
        mean, half = interval([trait(mine) - trait(its) for mine, its in pairs])
        assert mean - half > 0, f"{persona} of {game} {name}: {mean:.2f} ± {half:.2f} more than the sensible player"


@pytest.mark.parametrize(("game", "persona"), [each for each in TRAITS if each not in SUBTLE])
def test_a_persona_does_what_it_is_named_for(game: str, persona: str) -> None:
    check(game, persona, 40)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "persona"), TRAITS)
def test_a_persona_does_what_it_is_named_for_in_five_hundred_games(game: str, persona: str) -> None:
    check(game, persona, 500)


def test_every_persona_is_looked_at() -> None:
    assert set(TRAITS) == {(game, bot) for game in GAMES for bot in find(game).bots if bot != "baseline"}
