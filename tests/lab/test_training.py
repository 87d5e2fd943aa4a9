"""Learning what positions are worth: it foresees what it was not shown, and the files in the tree were made by the script."""

import pytest

from alcancia.bots.value import FINE, Value, against, judged, standing, value_of
from alcancia.games import GAMES, find
from alcancia.ground.content import parse
from alcancia.kernel import Table
from alcancia.lab.training import fitted, foreseen, learn, solve


def test_standing_goes_from_last_to_first_and_ties_are_half() -> None:
    worths = [30, 10, 20, 10]
    found = [standing(worths, seat, 10) for seat in range(4)]
    assert found[0] == max(found) <= 1
    assert found[1] == found[3] == min(found) >= 0
    assert standing([5, 5], 0, 10) == pytest.approx(0.5 * 0.5 + 0.2 * 0.5 + 0.3 * 0.5)
    assert 0 < standing([7], 0, 10) <= 1, "who plays alone stands against nought"


def test_figures_are_taken_as_they_are_and_against_the_others() -> None:
    rows = [{"cash": 7, "cards": 1}, {"cash": 3}, {"cash": 2, "cards": 4}]
    assert against(rows, 0, ["cash", "cards"]) == [70, 45, 10, -10]
    assert against([{"cash": 7}], 0, ["cash"]) == [70, 0]


def test_a_system_is_solved_and_a_line_is_found() -> None:
    assert solve([[4.0, 2.0], [2.0, 3.0]], [10.0, 8.0]) == pytest.approx([1.75, 1.5])
    rows = [([x, 100 - x], 0.3 + 0.004 * x) for x in range(100)]
    weights = [round(FINE * weight) for weight in fitted(rows)]
    assert foreseen(weights, rows) > 0.99


def test_what_is_learned_in_a_few_games_is_the_same_again() -> None:
    text = learn("multiverse", 30, "few")
    assert text == learn("multiverse", 30, "few")
    value = parse("value.toml", text, Value)
    assert value.made.endswith("multiverse --games 30 --seed few")
    assert set(value.weights) == set(value.fit)


@pytest.mark.parametrize("game", GAMES)
def test_the_files_in_the_tree_fit_the_game(game: str) -> None:
    value = value_of(game)
    assert value is not None and value.made.startswith(f"python -m alcancia.lab.training {game}")
    assert all(len(weights) == 1 + 2 * len(value.names) for weights in value.weights.values())
    if find(game).thinking.periods:
        late = sorted(value.fit, key=int)[len(value.fit) // 2 :]
        assert all(value.fit[period] > 0.3 for period in late), value.fit
    table = Table.set_up(find(game), seats=4, seed="value")
    assert all(-1 < judged(value, table, seat) < 2 for seat in range(4))
