"""Playouts: fair worlds, the same for every move that is tried in them."""

from typing import Any, cast

import pytest

from alcancia.bots import SeatView, find_bot, imagined
from alcancia.bots.playouts import SENSIBLE_PERCENT, draw
from alcancia.games import GAMES, find
from alcancia.games.multiverse.state import Multiverse
from alcancia.kernel import Luck, Refused, Sealed, Table


def sensible_table(game: str, decisions: int, seed: str = "playouts", **options: Any) -> Table:
    """A table some way into a sensible game."""
    table = Table.set_up(find(game), seats=max(3, find(game).seats[0]), seed=seed, options=options, hashing=False)
    bot = find_bot(table.game, "baseline")
    lucks = [Luck(f"{seed}/{seat}") for seat in range(table.state.seats)]
    for _ in range(decisions):
        seat = next(iter(table.asked))
        table.play(seat, bot(SeatView(table, seat), lucks[seat]))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_move_tried_twice_comes_to_the_same(game: str) -> None:
    table = sensible_table(game, 20)
    seat, ask = next(iter(table.asked.items()))
    before, move = table.state.digest(), ask.otherwise()
    world = imagined(table, seat, "same", 3)
    once, again, elsewhere = world.after(move), world.after(move), imagined(table, seat, "same", 4).after(move)
    assert isinstance(once, Table) and isinstance(again, Table) and isinstance(elsewhere, Table)
    assert once.over and once.state == again.state and once.worths() == again.worths()
    assert once.state != elsewhere.state
    assert imagined(table, seat, "same", 3).table.state == world.table.state
    assert table.state.digest() == before, "the true table stays as it is"


@pytest.mark.parametrize("game", GAMES)
def test_worlds_are_such_as_the_seat_cannot_tell_apart(game: str) -> None:
    for decisions in (5, 17, 26):
        table = sensible_table(game, decisions)
        seat = list(table.asked)[-1]
        for number in range(4):
            world = imagined(table, seat, "fair", number)
            assert world.table.view(seat) == table.view(seat)
            assert world.table.asked[seat].enumerate(50) == table.asked[seat].enumerate(50)


@pytest.mark.parametrize("game", GAMES)
def test_a_playout_can_stop_where_a_period_begins(game: str) -> None:
    table = sensible_table(game, 20)
    seat, ask = next(iter(table.asked.items()))
    period = table.state.period
    for periods in (1, 2):
        ended = imagined(table, seat, "short").after(ask.otherwise(), periods)
        assert isinstance(ended, Table)
        assert ended.over or ended.state.period == period + periods


def test_what_cannot_be_played_is_refused_and_told() -> None:
    table = sensible_table("financity", 12)
    seat = next(iter(table.asked))
    assert isinstance(imagined(table, seat, "no").after(("steal",)), Refused)


def test_with_facts_a_playout_tells_what_happened() -> None:
    table = sensible_table("elplan", 12)
    seat, ask = next(iter(table.asked.items()))
    quiet, told = (imagined(table, seat, "facts", quiet=quiet).after(ask.otherwise()) for quiet in (True, False))
    assert isinstance(quiet, Table) and isinstance(told, Table)
    assert not quiet.facts and told.facts
    assert quiet.state == told.state


def test_the_others_are_of_many_minds_and_oneself_is_sensible() -> None:
    bots, luck = dict(find("financity").bots), Luck("chairs")
    drawn = [draw(bots, luck) for _ in range(4000)]
    assert abs(100 * drawn.count(bots["baseline"]) / len(drawn) - SENSIBLE_PERCENT) < 3
    assert set(drawn) == set(bots.values())
    table = sensible_table("financity", 12)
    seat = next(iter(table.asked))
    assert all(imagined(table, seat, "me", number).players[seat] is bots["baseline"] for number in range(10))


def test_envelopes_hold_what_somebody_would_bet() -> None:
    """Bets that a sensible person lays are far less mixed than random cards: the reveal in an imagined world is a likely one."""
    table = sensible_table("multiverse", 15)
    while not (isinstance(table.pending, Sealed) and len(table.asked) == 1):
        seat = next(iter(table.asked))
        table.play_default(seat) if not isinstance(table.pending, Sealed) else table.play(seat, table.asked[seat].sample(Luck(str(seat))))
    seat = next(iter(table.asked))
    sealed = {other: bet[1] for other, bet in table.state.envelopes().items()}
    policy = {"baseline": find_bot(table.game, "baseline")}
    imagined_bets = [imagined(table, seat, "bets", number, policy).table.state.envelopes() for number in range(8)]
    assert all(len(bets) == len(sealed) for bets in imagined_bets)
    assert any(bets[other][1] != cards for bets in imagined_bets for other, cards in sealed.items())
    assert all(len(bets[other][1]) == len(cards) for bets in imagined_bets for other, cards in sealed.items())


def test_what_others_seal_is_thought_about_once_and_hangs_on_no_move() -> None:
    """Nobody has seen the bet that is tried, so in one world all the others bet the same whatever it is."""
    table = sensible_table("multiverse", 8)
    while not (isinstance(table.pending, Sealed) and len(table.asked) == 3):
        seat = next(iter(table.asked))
        table.play(seat, find_bot(table.game, "baseline")(SeatView(table, seat), Luck(str(seat))))
    seat = 1
    world = imagined(table, seat, "sealed", 2)
    assert [other for other, _ in world.sealed] == [0, 2] and not world.table.state.envelopes()
    low, high = world.table.asked[seat].enumerate(2), world.table.asked[seat].sample(Luck("any"))
    ends = [world.after(move, 1) for move in (*low, high)]
    assert all(isinstance(ended, Table) for ended in ends)
    bets = [cast(Multiverse, ended.state).history[-1] for ended in ends if isinstance(ended, Table)]
    assert len({(bet[0], bet[2]) for bet in bets}) == 1 and len({bet[1] for bet in bets}) > 1
