"""Trials: the alternatives of a decision played on, in worlds that the seat could not tell from the true one."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from alcancia.bots import World, imagined
from alcancia.bots.playouts import SENSIBLE
from alcancia.bots.value import judged, standing, value_of
from alcancia.coach.decisions import Decision
from alcancia.kernel import MoveValue, Refused, Table
from alcancia.kernel.preview import figures_of

Choice: TypeAlias = MoveValue | None
"""A move, or None: to let it be."""

GLANCES: Final = 4
"""So many glances count as one playout where they are cut short."""
FEWER: Final = "steps"
"""A score in these is better the lower it is."""


class Ending(NamedTuple):
    """What became of a seat in one world."""

    worth: int
    worths: tuple[int, ...]
    points: int
    """The game's own score, turned where fewer are better."""
    place: int
    gauges: dict[str, int]
    """Money, debt and wellbeing, as far as the game knows them."""
    goals: tuple[int, int]
    """How many goals were reached, of how many; (0, 0) in a game without goals."""


def ending_of(table: Table, seat: int) -> Ending:
    """How a seat stands at this table."""
    row = next(row for row in table.standings() if row["seat"] == seat)
    figures = figures_of(table.game, table.state, seat)
    gauges = {name: sum([figures.get(part, 0) for part in parts]) for name, parts in table.game.gauges.items()}
    sign = -1 if table.game.hooks.score_in(table.state.options) == FEWER else 1
    goals: Mapping[str, bool] = row.get("goals", {})
    met = sum([bool(value) for value in goals.values()])
    worths = tuple(table.worths())
    return Ending(worths[seat], worths, sign * row["score"], row["rank"], gauges, (met, len(goals)))


def prospects(table: Table, seat: int) -> float:
    """How well a seat stands or will come out, from 0 to 100: at the end by who stands where, before it by the game's learned judgement.

    Good enough to tell where it is worth looking closely; nothing of it is ever told.
    """
    value = value_of(table.game.id)
    if table.over or value is None:
        return 100 * standing(table.worths(), seat, int(value.scale) if value is not None else 1)
    return 100 * judged(value, table, seat)


def horizon(table: Table) -> int:
    """After how many periods the game's own thinkers judge a position; 0: only at the end."""
    thinking = table.game.thinking
    if thinking is None or value_of(table.game.id) is None:
        return 0
    return int(thinking.periods if thinking.back is None else thinking.back)


class Scale:
    """How good an ending is on a scale from 0 to 100: how many of a hundred endings at this table it leaves behind.

    Worth only says which of two endings is better; by how much, the other endings say. They come from trials whose own differences are
    never told, so the scale is settled before anything is measured with it.
    """

    def __init__(self, worths: Iterable[int]) -> None:
        self._sorted = sorted(worths)

    def __len__(self) -> int:
        return len(self._sorted)

    def of(self, worth: int) -> float:
        """The place of this worth on the scale; among equals it is in the middle."""
        below, upto = bisect_left(self._sorted, worth), bisect_right(self._sorted, worth)
        return 50 * (below + upto) / max(1, len(self._sorted))


class Trials:
    """Plays decisions on and counts the playouts. `seed` and the numbers asked for decide everything: no clock, no chance of its own."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.scale = Scale(())
        """What endings are measured on, once it is settled."""
        self.playouts = 0
        self.spent = 0.0
        """The same, as far as they were played: one that is cut short counts as a part."""

    def count(self, playouts: int, cut: bool = False) -> None:
        """So many more were played, or cut short."""
        self.playouts += playouts
        self.spent += playouts / GLANCES if cut else playouts

    def worlds(self, decision: Decision, series: str, numbers: Iterable[int], quiet: bool = True, shared: bool = False) -> Iterable[World]:
        """The worlds of a series, which the seat could not tell from the true one when it decided.

        `shared`: other decisions get the same people and the same luck to come, so that what differs is where they stand.
        """
        seed = f"{self.seed}/{series}" if shared else f"{self.seed}/{decision.at}/{series}"
        for number in numbers:
            world = imagined(decision.table, decision.seat, seed, number, quiet=quiet)
            if shared:
                world.table.dealer = decision.table.dealer.beside(f"{seed}/{number}")
            yield world

    def paired(
        self, decision: Decision, choices: Sequence[Choice], series: str, numbers: Iterable[int], shared: bool = False
    ) -> list[list[Ending]]:
        """For each world what came of each choice; a world in which one of them cannot be made tells nothing and is left out."""
        rows = []
        for world in self.worlds(decision, series, numbers, shared=shared):
            row = []
            for choice in choices:
                table = world.after(choice)
                self.count(1)
                if isinstance(table, Refused):
                    break
                row.append(ending_of(table, decision.seat))
            else:
                rows.append(row)
        return rows

    def glances(
        self, decision: Decision, choices: Sequence[Choice], series: str, numbers: Iterable[int], shared: bool = False
    ) -> list[list[float]]:
        """For each world the prospects after each choice, played on only as far as the game's own thinkers would.

        What is played to the end is measured as what is told: who stands where hangs on the others' luck too, and says less.
        """
        rows, periods, seat = [], horizon(decision.table), decision.seat
        for world in self.worlds(decision, series, numbers, shared=shared):
            tables = [world.after(choice, periods) for choice in choices]
            self.count(len(choices), periods > 0)
            ends = [table for table in tables if not isinstance(table, Refused)]
            if len(ends) == len(choices):
                rows.append([prospects(table, seat) if periods else self.scale.of(table.worth(seat)) for table in ends])
        return rows

    def as_it_came(self, decision: Decision, choices: Sequence[Choice]) -> list[Ending] | None:
        """What came of each choice with the luck that really came, sensible people on every chair; None if one cannot be made."""
        world = true_world(decision)
        row = []
        for choice in choices:
            table = world.after(choice)
            self.count(1)
            if isinstance(table, Refused):
                return None
            row.append(ending_of(table, decision.seat))
        return row


def true_world(decision: Decision) -> World:
    """The table as it really was, with its own dealer: never for what a seat could have known."""
    sensible = decision.table.game.bots[SENSIBLE]
    return World(decision.seat, quieted(decision.table), (sensible,) * decision.table.state.seats, "as it came")


def quieted(table: Table) -> Table:
    """Another table that plays on alike and writes nothing down."""
    quiet = type(table)(table.game, table.state.clone(), table.dealer.clone(), table.seed, table.salt, False)
    quiet.run()
    return quiet
