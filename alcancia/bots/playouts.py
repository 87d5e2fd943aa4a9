"""Playouts: what may become of a position. Search and coach stand on these.

A `World` is one way things may be: a table that the seat could not tell from the true one (`Table.imagine`), and somebody for each of
the other chairs, drawn from those who may sit there. `World.after(move)` plays a move and everything behind it. It can be asked for one
move after the other: each begins at the same position, with the same cards to come and the same whims of everybody (as long as they are
asked the same), so that what differs in the end is what the move has done. What came of it is the table that is returned: its `worths()`,
`standings()`, figures and facts.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from alcancia.bots.seat import Bot, play_out
from alcancia.games.common.seat_view import SeatView
from alcancia.kernel import NO, Luck, MoveValue, Refused, Sealed, Table

SENSIBLE: Final = "baseline"
SENSIBLE_PERCENT: Final = 60
"""So many of the others play sensibly, the rest is shared by the personas: people are not all alike."""
ENVELOPE_TRIES: Final = 4


@dataclass(frozen=True, slots=True)
class World:
    """One imagined world, as a seat sees it that has to decide. Its table is never played on: every move is tried on a copy."""

    seat: int
    table: Table
    players: tuple[Bot, ...]
    """Who decides for each chair from here on; the seat itself goes on as a sensible person would."""
    seed: str
    sealed: tuple[tuple[int, MoveValue], ...] = ()
    """What others put into their envelopes here: nobody sees it, so it hangs on no move that is tried, and is thought about once."""

    def lucks(self) -> list[Luck]:
        """Everybody's whims, the same whenever they are asked for."""
        return [Luck(f"{self.seed}/{seat}") for seat in range(len(self.players))]

    def after(self, move: MoveValue | None, periods: int = 0) -> Table | Refused:
        """The table when this move (None: nothing) has been made and played on to the end, or for so many periods; or why the move cannot
        be made here."""
        table = self.table.clone()
        made = None if move is None else table.play(self.seat, move)
        if isinstance(made, Refused):
            return made
        for other, answer in self.sealed:
            table.play(other, answer)
        left = periods - (table.state.period != self.table.state.period)  # the move itself may have begun one
        if left or not periods:
            play_out(table, self.players, self.lucks(), max(0, left))
        return table


def imagined(table: Table, seat: int, seed: str, number: int = 0, who: Mapping[str, Bot] | None = None, quiet: bool = True) -> World:
    """World `number` of those that a seat can imagine, the same for the same seed. `who`: the bots that may sit on the other chairs.

    `quiet` worlds tell nothing and are much faster; with facts, those told from here on are in the tables that come of it.
    """
    luck = Luck(f"{seed}/{number}")
    known = dict(table.game.bots if who is None else who)
    players = tuple([known[SENSIBLE] if other == seat else draw(known, luck) for other in range(table.state.seats)])
    world = World(seat, table.imagine(seat, luck, quiet), players, f"{luck.bits(128):x}")
    if isinstance(world.table.pending, Sealed):
        _fill_envelopes(world)
        return replace(world, sealed=tuple(_to_be_sealed(world)))
    return world


def draw(known: Mapping[str, Bot], luck: Luck) -> Bot:
    """Somebody for a chair: more often than not a sensible person, else any of the others."""
    others = [bot for name, bot in known.items() if name != SENSIBLE]
    return known[SENSIBLE] if not others or luck.below(100) < SENSIBLE_PERCENT else luck.choice(others)


def _fill_envelopes(world: World) -> None:
    """What lies in the others' envelopes is what they would have put there, as far as that fits what the seat can see of them."""
    t, seat = world.table.state, world.seat
    for other in [other for other in t.envelopes() if other != seat]:
        seen = world.table.view(seat)
        for attempt in range(ENVELOPE_TRIES):
            guess = _answer_of(world, other, attempt)
            if guess is None:
                break
            before = t.envelopes()
            t.keep_envelopes({**before, other: guess}.items())
            if world.table.view(seat) == seen:
                break
            t.keep_envelopes(before.items())


def _to_be_sealed(world: World) -> Iterator[tuple[int, MoveValue]]:
    """What each of the others answers who has not answered yet."""
    for other in world.table.asked:
        if other != world.seat and other >= 0 and (answer := _answer_in(world, world.table, other, 0)) is not None:
            yield other, answer


def _answer_of(world: World, other: int, attempt: int) -> MoveValue | None:
    """What the player of this chair would have put into its envelope; None if it has no choice there."""
    trial = world.table.clone()
    trial.state.keep_envelopes([(who, sealed) for who, sealed in trial.state.envelopes().items() if who != other])
    trial.run()
    return _answer_in(world, trial, other, attempt) if other in trial.asked else None


def _answer_in(world: World, table: Table, other: int, attempt: int) -> MoveValue | None:
    """What the player of this chair answers to the question it is asked; None if it does something else first."""
    answer = table.asked[other].parse(world.players[other](SeatView(table, other), Luck(f"{world.seed}/{other}/{attempt}")))
    return None if answer is NO else answer
