"""Bots: who plays, and how a table of bots is played."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from alcancia.games.common.seat_view import SeatView
from alcancia.kernel import Luck, MoveValue, Refused, Table

ANYTIME_ODDS = 8
"""The random bot looks at its anytime moves once in so many decisions, so that it gets on with the game."""


Bot: TypeAlias = Callable[[SeatView, Luck], MoveValue]


def random(sight: SeatView, luck: Luck) -> MoveValue:
    """Any legal move."""
    if luck.below(ANYTIME_ODDS) == 0 and sight.may:
        move: MoveValue = luck.choice(sight.may).sample(luck)
        return move
    return sight.ask.sample(luck)


def answer_offers(table: Table, bots: Sequence[Bot], lucks: Sequence[Luck]) -> int:
    """Whoever is offered something answers at once; how many answers that took."""
    answers = 0
    for seat in {offer.to: None for offer in table.state.offers}:
        if (ask := table.offered(seat)) is not None:
            table.play(seat, bots[seat](SeatView(table, seat, ask), lucks[seat]))
            answers += 1
    return answers


def play_out(table: Table, bots: Sequence[Bot], lucks: Sequence[Luck], periods: int = 0, most: int = 1_000_000) -> int:
    """Let bots play a table to its end, or until so many further periods have begun (0: to the end); how many decisions that took."""
    decisions, state, period, left = 0, table.state, table.state.period, periods
    while asked := table.asked:
        if state.period != period:
            period, left = state.period, left - 1
            if left == 0:
                break
        seat = next(iter(asked))
        played = table.play(seat, bots[seat](SeatView(table, seat), lucks[seat])) if seat >= 0 else table.play_default(seat)
        if isinstance(played, Refused):
            raise AssertionError(f"a bot's move was refused: {played.reason}")
        decisions += 1
        if state.offers:
            decisions += answer_offers(table, bots, lucks)
        if decisions >= most:
            raise AssertionError(f"no end after {most} decisions")
    return decisions
