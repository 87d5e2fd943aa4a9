"""Whole games: laws under many options, and what must never happen."""

import json
import os
from typing import Any

import pytest

import alcancia
from alcancia.games import find
from alcancia.kernel import TRAINER, Luck, Table
from alcancia.lab import Series, fuzz
from tests.laws import laws

ROUNDS = int(os.environ.get("ALCANCIA_SOAK", "1"))
TIGHT: dict[str, Any] = {"rules": "advanced", "starting_cash": 1000, "demerit_limit": 6}
SETS: dict[str, dict[str, Any]] = {
    "advanced": {"rules": "advanced"},
    "poor": TIGHT,
    "judge": {"rules": "advanced", "judge_mode": "seat", "shuffle_answers": True, "quiz_repeat": "reshuffle"},
    "everything followed": {"rules": "advanced", "chain": "always", "sq82_reward": "museum", "six_misses": False, "allow_gifts": True},
    "rich": {"rules": "advanced", "victory": "net_worth", "max_rounds": 12, "visitor_waive": True, "mortgaged_fee": False},
}


@pytest.mark.parametrize("law", laws.LAWS)
@pytest.mark.parametrize("options", SETS.values(), ids=SETS)
def test_laws_under_other_rules(law: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("citylife")

    def new_table(game: Any, seats: int, seed: int, hashing: bool = True) -> Table:
        return Table.set_up(game, seats=seats, seed=str(seed), options=options, hashing=hashing)

    monkeypatch.setattr("tests.laws.laws.new_table", new_table)
    for seats in (2, 4):
        for seed in range(ROUNDS):
            laws.LAWS[law](game, seats, seed, "random")


@pytest.mark.parametrize("options", [{}, *SETS.values()], ids=["basic", *SETS])
def test_nothing_goes_wrong(options: dict[str, Any]) -> None:
    assert fuzz(Series("citylife", options=options), 12 * ROUNDS)["found"] is None
    assert fuzz(Series("citylife", bots=("baseline", "gambler"), options=options, seed="b"), 4 * ROUNDS)["found"] is None


def test_a_late_seat_is_played_for() -> None:
    table = Table.set_up(find("citylife"), seats=3, seed="late", options={"rules": "advanced", "starting_cash": 2000, "max_rounds": 30})
    luck = Luck("late")
    while table.asked:
        seat = luck.choice(list(table.asked))
        assert table.play_default(seat)
    again = alcancia.replay(json.loads(json.dumps(table.record())))
    assert again.state == table.state


@pytest.mark.parametrize("mode", ["software", "seat", "trainer"])
def test_seats_leave_at_any_moment(mode: str) -> None:
    """The trainer takes seats out at random moments, changes rulings, and everything still adds up."""
    game = find("citylife")
    for number in range(15 * ROUNDS):
        options = {"rules": "advanced", "judge_mode": mode, "starting_cash": 1000 + 1000 * (number % 3)}
        table = Table.set_up(game, seats=3 + number % 4, seed=f"leave {number}", options=options, trainer=True, hashing=False)
        luck = Luck(f"leave {mode} {number}")
        sums = [sum(purse) for purse in table.state.purses()]
        while table.asked:
            spoken = table.may_of(TRAINER)
            if luck.below(60) == 0 and spoken:
                assert table.play(TRAINER, luck.choice(spoken).sample(luck))
            else:
                seat = luck.choice(list(table.asked))
                ask = table.asked[seat] if luck.below(6) else luck.choice([table.asked[seat], *table.may_of(seat)])
                assert table.play(seat, ask.sample(luck))
            game.hooks.check(table.state)
            assert [sum(purse) for purse in table.state.purses()] == sums
            assert table.state.solvent()
        assert table.over and table.standings()
