"""Learning what positions are worth: it foresees what it was not shown, and the files in the tree were made by the script."""

import pytest

from alcancia.bots import SeatView
from alcancia.bots.value import FINE, Value, chance, judged, standing, value_of, weighed
from alcancia.games import GAMES, find
from alcancia.ground.content import parse
from alcancia.kernel import Luck, MoveValue, Table
from alcancia.lab.training import Lesson, fitted, foreseen, learn, pairs_of, play, solve


def test_standing_goes_from_last_to_first_and_ties_are_half() -> None:
    worths = [30, 10, 20, 10]
    found = [standing(worths, seat, 10) for seat in range(4)]
    assert found[0] == max(found) <= 1
    assert found[1] == found[3] == min(found) >= 0
    assert standing([5, 5], 0, 10) == pytest.approx(0.5 * 0.5 + 0.2 * 0.5 + 0.3 * 0.5)
    assert 0 < standing([7], 0, 10) <= 1, "who plays alone stands against nought"


def test_figures_come_to_a_sum_and_a_lead_to_a_chance() -> None:
    assert weighed([3, -2], ["cash", "cards"], {"cash": 7, "cards": 1, "other": 9}) == 19
    assert weighed([3, -2], ["cash", "cards"], {"cash": 7}) == 21
    assert chance(0) == 0.5
    assert chance(FINE) + chance(-FINE) == pytest.approx(1)
    assert 0.5 < chance(FINE) < chance(5 * FINE) < chance(50 * FINE) < 1


def test_every_two_seats_are_held_against_each_other() -> None:
    lesson = Lesson({2: [[{"cash": 7}, {"cash": 3, "cards": 1}, {"cash": 3}]]}, [30, 10, 10])
    (_, first), (_, second), (figures, equal) = rows = list(pairs_of(lesson, 2, ["cash", "cards"], 10))
    assert [row for row, _ in rows] == [[-4, 1], [-4, 0], [0, -1]] and figures == [0, -1]
    assert first == second < 0.5 == equal
    assert not list(pairs_of(lesson, 3, ["cash"], 10))


def test_only_what_sensible_people_make_of_a_position_is_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has habits, or slips, has stopped before the first position that counts."""
    game, odd = find("financity"), []

    def habits(sight: SeatView, luck: Luck) -> MoveValue:
        odd.append(sight.view["table"]["year"])
        return sight.ask.sample(luck)

    monkeypatch.setattr("alcancia.lab.training.draw", lambda known, luck: habits)
    monkeypatch.setattr("alcancia.lab.training.bots_of", lambda game: {"random": habits})
    begun = []
    for number in range(6):
        odd.clear()
        lesson = play(game, 3, f"sense {number}", 8)
        first = min(lesson.rows)
        assert list(lesson.rows) == list(range(first, 11)) and max(odd, default=0) < first
        assert all(len(rows) == 1 and len(rows[0]) == len(lesson.worths) == 3 for rows in lesson.rows.values())
        begun.append(first)
    assert len(set(begun)) > 2


def test_a_system_is_solved_and_a_line_is_found() -> None:
    assert solve([[4.0, 2.0], [2.0, 3.0]], [10.0, 8.0]) == pytest.approx([1.75, 1.5])
    rows = [([x, -y], chance((2 * x - 3 * y) * FINE // 10)) for x in range(-10, 11) for y in range(-10, 11) if x or y]
    weights = [round(FINE * weight) for weight in fitted(rows)]
    assert weights[0] > 0 > -weights[1] and weights[1] > weights[0], "twice as many of the one are worth less than of the other"
    assert foreseen(weights, rows) > 0.95


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
    assert all(len(weights) == len(value.names) for weights in value.weights.values())
    if find(game).thinking.periods:
        late = sorted(value.fit, key=int)[len(value.fit) // 2 :]
        assert all(value.fit[period] > 0.3 for period in late), value.fit
    table = Table.set_up(find(game), seats=4, seed="value")
    assert all(0 < judged(value, table, seat) < 1 for seat in range(4))
