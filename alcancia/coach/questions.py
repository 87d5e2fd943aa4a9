"""Questions to talk about: direct ones, each hung on a measure or a lesson that holds for the seat, so that none contradicts the record."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import Struct

from alcancia.ground.content import load
from alcancia.kernel import Table

STAGES: Final = ("happened", "why", "compare", "what_if", "real_life", "next_time")
"""In this order one talks about a game."""

Args: TypeAlias = dict[str, Any]


class Question(Struct, frozen=True):
    """One question to one seat: the message `question-<game>-<id>` with its arguments."""

    game: str
    id: str
    stage: str
    seat: int
    args: Args
    on: tuple[str, ...]
    """The measures and lessons it hangs on."""


class Figures:
    """What the debrief knows about one seat, and about the others beside it."""

    def __init__(self, rows: Sequence[Mapping[str, Any]], lessons: Sequence[Mapping[str, Any]], seat: int, seats: int) -> None:
        self.rows, self.lessons, self.seat, self.seats = rows, lessons, seat, seats

    @classmethod
    def of(cls, table: Table, seat: int) -> "Figures":
        """The figures of a finished game."""
        return cls(table.measures(), table.lessons(), seat, table.state.seats)

    def total(self, measure: str, seat: int | None = None) -> int:
        """A measure added up over the game."""
        who = self.seat if seat is None else seat
        return sum(row[measure] for row in self.rows if row["seat"] == who)

    def last(self, measure: str, seat: int | None = None) -> int:
        """A measure as it was at the end."""
        who = self.seat if seat is None else seat
        return next((int(row[measure]) for row in reversed(self.rows) if row["seat"] == who), 0)

    def lesson(self, name: str) -> Mapping[str, Any] | None:
        """The first lesson of this name that this seat's game has."""
        return next((row for row in self.lessons if row["lesson"] == name and row["seat"] == self.seat), None)


class Template(NamedTuple):
    """When a question may be put, and with which figures."""

    id: str
    stage: str
    on: tuple[str, ...]
    args: Callable[[Figures], Args | None]


def totals(id: str, stage: str, *measures: str, least: int = 1) -> Template:
    """Each of these measures added up to something in this seat's game."""

    def args(figures: Figures) -> Args | None:
        found = {measure: figures.total(measure) for measure in measures}
        return found if min(found.values()) >= least else None

    return Template(id, stage, measures, args)


def never(id: str, stage: str, measure: str, *others: str) -> Template:
    """The first measure stayed at nothing, the others did not."""

    def args(figures: Figures) -> Args | None:
        found = {other: figures.total(other) for other in others}
        return found if not figures.total(measure) and min(found.values(), default=1) > 0 else None

    return Template(id, stage, (measure, *others), args)


def lasts(id: str, stage: str, *measures: str) -> Template:
    """What the seat had of these at the end, nothing among it too."""
    return Template(id, stage, measures, lambda figures: {measure: figures.last(measure) for measure in measures})


def lesson(id: str, stage: str, name: str) -> Template:
    """The seat's game has this lesson."""

    def args(figures: Figures) -> Args | None:
        row = figures.lesson(name)
        return None if row is None else {key: value for key, value in row.items() if key not in ("lesson", "seat")}

    return Template(id, stage, (f"lesson-{name}",), args)


def ahead(id: str, measure: str, summed: bool = False) -> Template:
    """Somebody had more of this: who, how much, and how much oneself."""

    def args(figures: Figures) -> Args | None:
        read = figures.total if summed else figures.last
        others = [seat for seat in range(figures.seats) if seat != figures.seat]
        best = max(others, key=lambda seat: (read(measure, seat), -seat), default=None)
        if best is None or read(measure, best) <= read(measure, figures.seat):
            return None
        return {"other": best, "theirs": read(measure, best), "mine": read(measure, figures.seat)}

    return Template(id, "compare", (measure,), args)


def fewest(id: str, measure: str) -> Template:
    """Somebody paid less of this than oneself: who, how much, and how much oneself."""

    def args(figures: Figures) -> Args | None:
        others = [seat for seat in range(figures.seats) if seat != figures.seat]
        least = min(others, key=lambda seat: (figures.total(measure, seat), seat), default=None)
        if least is None or figures.total(measure, least) >= figures.total(measure):
            return None
        return {"other": least, "theirs": figures.total(measure, least), "mine": figures.total(measure)}

    return Template(id, "compare", (measure,), args)


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """What has to hold for a question: one of these."""

    totals: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    lasts: tuple[str, ...] = ()
    lesson: str = ""
    ahead: str = ""
    fewest: str = ""
    least: int = 1
    summed: bool = False

    def template(self, id: str, stage: str) -> Template:
        """The question that it makes."""
        if self.totals:
            return totals(id, stage, *self.totals, least=self.least)
        if self.never:
            return never(id, stage, *self.never)
        if self.lasts:
            return lasts(id, stage, *self.lasts)
        if self.lesson:
            return lesson(id, stage, self.lesson)
        return ahead(id, self.ahead, self.summed) if self.ahead else fewest(id, self.fewest)


BANK: Final = {
    game: tuple([wanted.template(id, stage) for stage, ids in stages.items() for id, wanted in ids.items()])
    for game, stages in load("alcancia.coach", "questions.toml", dict[str, dict[str, dict[str, Wanted]]]).items()
}
"""Every game's questions, in the order of the stages."""


def questions(table: Table, seat: int, most: int | None = None) -> list[Question]:
    """What to ask this seat after its game, stage by stage; with `most`, about as many of each stage."""
    found = fitting(table.game.id, Figures.of(table, seat))
    return found if most is None else few(found, most)


def fitting(game: str, figures: Figures) -> list[Question]:
    """Every question that hangs on something in a seat's figures."""
    return [
        Question(game, template.id, template.stage, figures.seat, args, template.on)
        for template in BANK.get(game, ())
        if (args := template.args(figures)) is not None
    ]


def few(found: Sequence[Question], most: int) -> list[Question]:
    """The first of each stage, then the second, until there are enough; told in the order of the stages."""
    seen: dict[str, int] = {}
    ranked = []
    for number, question in enumerate(found):
        seen[question.stage] = seen.get(question.stage, 0) + 1
        ranked.append((seen[question.stage], number))
    return [found[number] for number in sorted(number for _, number in sorted(ranked)[:most])]
