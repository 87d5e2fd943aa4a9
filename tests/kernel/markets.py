"""The toy market at work: short ways to play it."""

from typing import Any

from alcancia.kernel import Played, Refused, Table
from tests.laws.toys import Market, market

GAME = market()


def new(seats: int = 3, seed: str = "market", trainer: bool = False, rounds: int = 2) -> Table:
    """A fresh market: everybody is asked for a secret bid."""
    return Table.set_up(GAME, seats=seats, seed=seed, trainer=trainer, options={"rounds": rounds})


def inside(table: Table) -> Market:
    """The position itself."""
    assert isinstance(table.state, Market)
    return table.state


def play(table: Table, seat: int, *move: Any) -> Played:
    """Make a move that must be allowed."""
    played = table.play(seat, move)
    assert isinstance(played, Played), (seat, move, played)
    return played


def snapshot(table: Table) -> tuple[Any, ...]:
    """Everything a refused move must leave as it is."""
    return (
        table.state.digest(), table.record(), [fact.to_json() for fact in table.facts], {seat: ask.id for seat, ask in table.asked.items()},
        table.dealer.clone().pick("probe", range(10**6)), table.dealer.clone().pick("deck", range(10**6)),
    )  # fmt: skip


def refused(table: Table, seat: Any, *move: Any, question: Any = None) -> str:
    """The reason a move is refused; and nothing has changed by trying."""
    before = snapshot(table)
    played = table.play(seat, move, question)
    assert isinstance(played, Refused), (seat, move, played)
    assert snapshot(table) == before
    return played.reason


def saving(seats: int = 3, trainer: bool = False) -> Table:
    """A market whose first bids are revealed: everybody is asked at once, openly."""
    table = new(seats, trainer=trainer)
    for seat in range(seats):
        play(table, seat, "bid", 10 * seat)
    return table
