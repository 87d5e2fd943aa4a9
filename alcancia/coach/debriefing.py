"""A debrief: what the coach says about a finished game, seat by seat, in small steps that can be stopped at any time."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from alcancia.coach.decisions import course
from alcancia.coach.moments import FEW, Finder, Moment
from alcancia.coach.split import Split, split
from alcancia.kernel import Game, Unplayable
from alcancia.kernel.record import playback

BUDGETS: Final = {"citylife": 5000, "elplan": 1200, "financialit": 2400, "financity": 2300, "multiverse": 8000}
"""Playouts for one seat: as many as take a core some ten seconds."""
USUAL_BUDGET: Final = 2000
LEAST_BUDGET: Final = 100
EVERY: Final = 32


class Debrief(Struct, frozen=True):
    """What there is to say about one seat so far."""

    game: str
    seat: int
    unit: str
    """What the game's score counts: points, steps or money. Differences in points are always such that more is better."""
    moments: tuple[Moment, ...] = ()
    split: Split | None = None
    playouts: int = 0
    done: bool = False
    decided: tuple[tuple[int, int, str, tuple[Any, ...]], ...] = ()
    """Everything the seat was asked and decided: step, period, question, move; to be held against another table with the same luck."""

    @property
    def nothing(self) -> bool:
        """Would nothing this seat did have changed much?"""
        return self.done and not any(moment.what_if is not None and moment.what_if.verdict != "toss" for moment in self.moments)

    @property
    def few(self) -> bool:
        """Were there fewer than three moments, though not nothing?"""
        return self.done and not self.nothing and len(self.moments) < FEW

    def to_json(self) -> dict[str, Any]:
        """Everything, for pages and programs."""
        rows: dict[str, Any] = to_builtins(self)
        for row, moment in zip(rows["moments"], self.moments, strict=True):
            if moment.what_if is not None:
                row["what_if"] |= {"verdict": moment.what_if.verdict, "tens": moment.what_if.tens}
        return rows | {"nothing": self.nothing, "few": self.few}


def debriefs(
    record: Mapping[str, Any],
    find: Callable[[str], Game],
    seats: Iterable[int] | None = None,
    budget: int | None = None,
    seed: str = "0",
    bookmarks: Sequence[int] = (),
) -> Iterator[Debrief]:
    """One seat after the other, in steps of a tenth of a second or so: each time what is known by then, at last all (`done`).

    `budget`: playouts for each seat, by default as many as take some ten seconds. The same record, seed and budget give the same answer
    anywhere. Whoever does not ask on has cancelled the rest.
    """
    again = playback(record, find, every=EVERY)
    table = again.position(len(again.entries))
    if not table.over:
        raise Unplayable("not_over")
    wanted = list(range(table.state.seats)) if seats is None else list(seats)
    if any(type(seat) is not int or not 0 <= seat < table.state.seats for seat in wanted):
        raise Unplayable("no_such_seat")
    played = course(again, wanted)
    playouts = max(LEAST_BUDGET, BUDGETS.get(table.game.id, USUAL_BUDGET) if budget is None else budget)
    for seat in wanted:
        finder = Finder(played, seat, playouts, seed, bookmarks)
        so_far = Debrief(table.game.id, seat, table.game.hooks.score_in(table.options))

        def known(finder: Finder = finder, so_far: Debrief = so_far) -> Debrief:
            return Debrief(so_far.game, so_far.seat, so_far.unit, tuple(finder.moments), None, finder.trials.playouts)

        for _ in finder.steps():
            yield known()
        divided: Split | None = None
        for divided in split(played, seat, finder.trials, playouts):
            yield replace(known(), split=divided)
        decided = tuple([(one.at, one.period, one.question, one.move) for one in finder.mine if one.asked])
        yield replace(known(), split=divided, playouts=finder.trials.playouts, done=True, decided=decided)


def debrief(record: Mapping[str, Any], find: Callable[[str], Game], seat: int, budget: int | None = None, seed: str = "0") -> Debrief:
    """The whole debrief of one seat."""
    *_, last = debriefs(record, find, [seat], budget, seed)
    return last
