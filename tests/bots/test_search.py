"""Search: the same for the same seed, fair, never worse informed than the seat, and it says why."""

import itertools
import sys

import pytest

from alcancia.bots import Budget, SeatView, bots_of, find_bot, search
from alcancia.bots.search import Candidate, Search, candidates
from alcancia.games import GAMES, find
from alcancia.games.common.thinking import Thinking
from alcancia.kernel import Luck, Played, Table
from alcancia.terminal.thoughts import told_thought
from alcancia.text import Speaker, Teller, locales
from tests.bots.test_playouts import sensible_table

SMALL = Budget(playouts=24)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_budget_come_to_the_same_thought(game: str) -> None:
    table = sensible_table(game, 21)
    before = table.state.digest()
    seat = next(iter(table.asked))
    first, second = (search(SeatView(table, seat), Luck("think"), SMALL) for _ in range(2))
    assert first == second
    assert table.asked[seat].contains(first.move) or any(ask.contains(first.move) for ask in table.may_of(seat))
    assert table.state.digest() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_budget_of_playouts_is_kept(game: str) -> None:
    table = sensible_table(game, 21)
    for seat, ask in table.asked.items():
        thought = search(SeatView(table, seat), Luck("think"), SMALL)
        tried = len(candidates(table, seat, Luck("x"), table.game.thinking, 99))
        assert thought.playouts < SMALL.playouts + max(2, tried), ask.name


@pytest.mark.parametrize("game", GAMES)
def test_the_sensible_move_is_always_tried_first(game: str) -> None:
    for decisions in (3, 11, 21):
        table = sensible_table(game, decisions)
        seat = next(iter(table.asked))
        sensible = table.game.bots["baseline"](SeatView(table, seat), Luck("moves"))
        found = candidates(table, seat, Luck("moves"), table.game.thinking, 8)
        assert found[0] == sensible
        assert len(found) == len(set(found))
        few = table.asked[seat].enumerate(9)
        assert len(few) > 8 or set(found) >= set(few)


def test_who_has_more_time_tries_more_of_what_the_game_proposes() -> None:
    """Few bets are of different sizes; more are the next best, each once; and no other game's moves are any more than before."""
    table = sensible_table("multiverse", 8)
    seat = next(iter(table.asked))
    assert table.asked[seat].name == "bet"
    few, many = [candidates(table, seat, Luck("moves"), table.game.thinking, 16, proposed) for proposed in (0, 64)]
    assert many[: len(few)] == few and len(few) == 16 and 30 < len(many) == len(set(many)) <= 64
    assert len({len(move[1]) for move in few}) > 3
    city = sensible_table("financity", 12)
    seat = next(iter(city.asked))
    assert len({len(candidates(city, seat, Luck("moves"), city.game.thinking, 8, proposed)) for proposed in (0, 64)}) == 1


def test_with_a_limit_of_time_it_is_counted_how_much_a_second_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that thinks faster than was expected tries more moves the next time."""
    known = sys.modules["alcancia.bots.search"]
    ticks = itertools.count()
    monkeypatch.setattr(known, "clock", lambda: next(ticks) / 10_000)
    monkeypatch.setattr(known, "counted", {})
    table = sensible_table("multiverse", 8)
    seat = next(iter(table.asked))
    expected = Search(table, seat, "time", Budget(seconds=0.1)).most()
    search(SeatView(table, seat), Luck("time"), Budget(seconds=0.1))
    assert Search(table, seat, "time", Budget(seconds=0.1)).most() > expected
    assert Search(table, seat, "time", Budget(playouts=240)).proposed() == 40
    assert Search(table, seat, "time", SMALL).most() == 7, "a number of playouts comes to the same on every machine"


def test_a_quiz_is_answered_by_what_one_knows() -> None:
    """In an imagined world nobody knows the key: the search keeps away from it."""
    asked, lucks = 0, [Luck(str(seat)) for seat in range(3)]
    table = Table.set_up(find("citylife"), seats=3, seed="quiz")
    player = table.game.bots["baseline"]
    while table.asked:
        seat, ask = next(iter(table.asked.items()))
        if ask.name == "answer":
            asked += 1
            assert len(candidates(table, seat, Luck("k"), table.game.thinking, 9)) == 1
            assert search(SeatView(table, seat), Luck("k"), SMALL).playouts == 0
        table.play(seat, player(SeatView(table, seat), lucks[seat]))
    assert asked > 3


def test_a_better_move_is_found_where_one_is_plainly_better() -> None:
    """In the last round a pile that completes a set is taken, however the sensible player is talked out of it."""
    from tests.games.multiverse.position import BLUFF, bet, lay

    table = lay(["", "fle20a fle20b coin1", "ela50"], "ink20c ink30b ink40 ink50", "fle20c yaw30a yaw30b yaw30c", 0, last_round=True)
    bet(table, BLUFF, "coin1", BLUFF)
    thought = search(SeatView(table, 1), Luck("best"), Budget(playouts=40))
    assert thought.move == ("take", "right")
    assert thought.by > 0 and thought.other is not None


def test_who_is_hardly_ahead_is_not_played() -> None:
    one, other = Candidate(("a",), [0.5, 0.6, 0.4, 0.5]), Candidate(("b",), [0.4, 0.7, 0.3, 0.6])
    by, error = one.ahead_of(other)
    assert abs(by) < error
    ahead, sure = Candidate(("c",), [0.9, 1.0, 0.8, 0.9]).ahead_of(one)
    assert ahead == pytest.approx(0.4) and sure == pytest.approx(0.0, abs=1e-9)


@pytest.mark.parametrize("game", GAMES)
def test_it_sits_at_every_table_and_says_why_in_every_language(game: str) -> None:
    assert {"sharp-300", "sharp-1000"} <= set(bots_of(find(game)))
    table = sensible_table(game, 8)
    player, said = find_bot(find(game), "sharp-12-playouts"), set()
    for number in range(12):
        seat = next(iter(table.asked))
        sight = SeatView(table, seat)
        assert isinstance(table.play(seat, player(sight, Luck(str(number)))), Played)
        said.add(sight.reason)
        for locale in locales():
            speaker = Speaker(locale, game, strict=True)
            assert speaker.say(f"why-{sight.reason}")
            assert speaker.has("bot-sharp-300") and speaker.has("bot-sharp-1000.about")
            told = told_thought(Teller(speaker, ["A"] * 6, {}), sight.thought)
            assert len(told) >= (sight.thought.other is not None)
    assert said


def test_a_hurry_shortens_the_thinking() -> None:
    """Where three wait for a worker, each gets a third of the time; what is left is still a thought."""
    table = sensible_table("financity", 12)
    sight = SeatView(table, next(iter(table.asked)))
    sight.hurry = 1000
    find_bot(table.game, "sharp-1000")(sight, Luck("hurry"))
    hurried = sight.thought.playouts
    assert hurried < 60


def test_a_game_that_says_nothing_is_played_to_its_end() -> None:
    assert Thinking().periods == 0
    assert not Thinking().unsearched
