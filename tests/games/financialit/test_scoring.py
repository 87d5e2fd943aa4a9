"""Sections 4.7 and 8: Upkeep, final settlement, score and ranking (X-14, X-16, X-19, X-46 to X-51, X-56, X-57)."""

from typing import Any

import pytest

from alcancia.games.financialit.scoring import final_investments, final_settlement, legal_settlements, projected, score, standings
from alcancia.games.financialit.state import FinanciaLit
from alcancia.games.financialit.upkeep import upkeep
from tests.games.financialit.position import keys, lay, own, purse, run
from tests.games.moves import play, refused


@pytest.mark.parametrize(("before", "after"), [(4, 4), (5, 6), (30, 31)])
def test_x46_the_savings_bonus(before: int, after: int) -> None:
    t = lay(rounds=3)
    t.period = 3
    purse(t, 0, units=before)
    run(t, upkeep())
    assert t.units[0] == after


def test_loans_get_their_token_and_the_first_player_token_moves() -> None:
    t = lay()
    t.homes[0].loans = [0, 1]
    run(t, upkeep(), quiet=True)
    assert t.first == 1
    assert t.period == 2
    assert t.homes[0].loans == [1]


def test_x14_x16_what_a_loan_costs_at_the_end() -> None:
    for family, token, units, happiness in (("FAM-04", 1, 4, 1), ("FAM-04", 2, 8, 2), ("FAM-10", 1, 3, 1), ("FAM-10", 2, 6, 2)):
        for paid, left in (((0,), (20 - units, 20)), ((), (20, 20 - happiness))):
            t = lay(families={0: family})
            t.homes[0].loans = [token]
            table = run(t, final_settlement())
            play(table, 0, "settle", list(paid))
            assert (t.units[0], t.happiness[0]) == left


def test_x19_investments_cut_short() -> None:
    for card, token, units, happiness in (("LON-6", 3, 10, 1), ("LON-4", 4, 5, 2)):
        t = lay()
        own(t, 0, card)
        t.homes[0].investments = [(card, token)]
        run(t, final_investments())
        assert (t.units[0], t.happiness[0]) == (20 + units, 20 + happiness)
    t = lay(investment_overrides={"LON-4": {"units": 5}})
    own(t, 0, "LON-4")
    run(t, final_investments())
    assert (t.units[0], t.happiness[0]) == (20, 22)


def rich_life() -> FinanciaLit:
    t = lay()
    purse(t, 0, units=14, happiness=13)
    t.homes[0].tracker = 14
    own(t, 0, "INS-0", "INS-1", "INS-3", "SKI-07", "SKI-08", "SKI-04", "CAR-01", "CAR-06", "LUX-08", "LUX-01", "LUX-04", "LUX-07")
    own(t, 0, "LON-6")
    t.homes[0].investments = [("LON-6", 3)]
    t.homes[0].loans = [1]
    return t


def test_x47_a_whole_score() -> None:
    t = rich_life()
    assert sum(projected(t, 0)) == 29
    table = run(t, final_investments(), final_settlement(), score())
    assert (t.units[0], t.happiness[0]) == (24, 14)
    assert table.asked[0].otherwise() == ("settle", (0,))
    play(table, 0, "settle", [0])
    assert t.scores[0] == (14, 6, 2, 4, 3)
    assert standings(t)[0]["score"] == 29
    t = rich_life()
    table = run(t, final_investments(), final_settlement(), score())
    play(table, 0, "settle", [])
    assert sum(t.scores[0]) == 28


def test_x48_happiness_that_is_not_there_pays_nothing() -> None:
    t = lay()
    t.homes[0].loans = [2, 1]
    purse(t, 0, units=7, happiness=1)
    table = run(t, final_settlement())
    assert table.over
    assert (t.units[0], t.happiness[0]) == (3, 0)
    t = lay()
    t.homes[0].loans = [2, 1]
    purse(t, 0, units=7, happiness=5)
    assert legal_settlements(t, 0) == [(), (1,)]
    table = run(t, final_settlement())
    assert refused(table, 0, "settle", [0]) == "settlement_not_allowed"
    assert refused(table, 0, "settle", [5]) == "bad_parameter"
    play(table, 0, "settle", [1])


def scored(t: FinanciaLit, *wanted: int) -> FinanciaLit:
    """Seats with exactly these scores."""
    for seat, points in enumerate(wanted):
        t.homes[seat].tracker = 0
        purse(t, seat, units=0)
        purse(t, seat, happiness=points - sum(projected(t, seat)[1:]))
    return t


def ranks(t: FinanciaLit) -> list[int]:
    return [row["rank"] for row in sorted(standings(t), key=lambda row: row["seat"])]


def test_x49_ties_are_broken_by_career_cards_else_shared() -> None:
    t = lay()
    own(t, 0, "SKI-04", "SKI-05", "CAR-01", "CAR-02")
    own(t, 1, "SKI-04", "SKI-05", "CAR-01")
    run(scored(t, 27, 27, 22), score())
    assert [row["score"] for row in standings(t)] == [27, 27, 22]
    assert ranks(t) == [1, 2, 3]
    own(t, 1, "CAR-02")
    run(scored(t, 27, 27, 22), score())
    assert ranks(t) == [1, 1, 3]
    assert [row["winner"] for row in standings(t)] == [True, True, False]


@pytest.mark.parametrize(("winner", "expected"), [("reached", [2, 3, 1]), ("score", [1, 3, 2])])
def test_x50_the_race_to_fifteen(winner: str, expected: list[int]) -> None:
    t = lay(happiness_goal=15, goal_winner=winner)
    own(t, 0, *["SKI-04"] * 2, *["SKI-05"] * 2, *["SKI-06"] * 2, *["SKI-07"] * 2)
    t.period = 6
    for seat, happiness in enumerate((15, 14, 16)):
        purse(t, seat, units=0, happiness=happiness)
        t.homes[seat].tracker = 0
    table = run(t, upkeep())
    assert table.over
    assert keys(table).count("goal_reached") == 2
    assert ranks(t) == expected


def test_debts_can_count_against_the_goal() -> None:
    t = lay(happiness_goal=20, goal_counts_debt=True)
    for seat in range(3):
        t.homes[seat].loans = [2]
    table = run(t, upkeep())
    assert not table.over


SET: dict[str, Any] = {"collection": [{"what": "career_cards", "min": 4}, {"what": "happy_luxuries", "min": 3}]}


def collectors(**options: Any) -> FinanciaLit:
    t = lay(**SET, **options)
    own(t, 0, "SKI-04", "SKI-05", "SKI-06", "CAR-01", "CAR-02", "LUX-01", "LUX-09", "LUX-12")
    own(t, 1, "SKI-04", "SKI-05", "CAR-01", "CAR-02", "LUX-02", "LUX-04", "LUX-17")
    return t


def test_x51_the_set_is_required() -> None:
    t = collectors(collection_mode="required_to_win", rounds=3)
    t.period = 3
    run(scored(t, 33, 26, 20), upkeep())
    assert ranks(t) == [2, 1, 3]


def test_x51_nobody_has_the_set() -> None:
    for none, wins in (("no_winner", False), ("by_score", True)):
        t = lay(**SET, collection_mode="required_to_win", collection_none=none, rounds=3)
        t.period = 3
        table = run(scored(t, 33, 26, 20), upkeep())
        assert any(row["winner"] for row in standings(t)) == wins
        assert ("no_winner" in keys(table)) != wins
        assert ranks(t) == [1, 2, 3]


def test_a_completed_set_can_end_the_game() -> None:
    t = collectors(collection_mode="ends_game")
    table = run(t, upkeep())
    assert table.over
    assert t.reached == (1,)
    assert ranks(t)[1] == 1


def test_x56_goal_and_required_set_together() -> None:
    t = lay(**SET, collection_mode="required_to_win", happiness_goal=15)
    for seat in (1, 2):
        own(t, seat, "SKI-04" if seat == 1 else "SKI-06", "SKI-05", "CAR-01", "CAR-02", "LUX-02", "LUX-04", "LUX-17")
    for seat, happiness in enumerate((16, 15, 12)):
        purse(t, seat, units=0, happiness=happiness)
    run(t, upkeep())
    assert ranks(t) == [3, 1, 2]


def test_x57_happiness_as_a_required_set() -> None:
    t = lay(collection=[{"what": "happiness", "min": 10}], collection_mode="required_to_win", rounds=3)
    t.period = 3
    own(t, 0, *["SKI-07", "SKI-08", "SKI-09", "SKI-10", "SKI-11", "SKI-12"] * 2)
    for seat, happiness in enumerate((9, 10, 0)):
        purse(t, seat, units=0, happiness=happiness)
    run(t, upkeep())
    assert ranks(t)[:2] == [2, 1]
    assert sum(t.scores[0]) > sum(t.scores[1])


def test_a_miscalculation_given_back_by_option() -> None:
    t = lay(miscalculation_clear_at=10, rounds=3)
    t.period = 3
    t.homes[0].miscalculation = t.homes[1].miscalculation = True
    t.homes[1].loans = [2]
    run(t, upkeep())
    assert [home.miscalculation for home in t.homes] == [False, True, False]


def test_goods_and_family_count_by_option() -> None:
    t = lay(count_goods=True, count_family=True)
    assert projected(t, 0)[1] == 21 // 2
