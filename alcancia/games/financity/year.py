"""The year: the marker walks through the eleven zones."""

from alcancia.kernel import Refused

from .buying import investments, shopping
from .expenses import expenses
from .income import extra_jobs, free_time, income
from .insurance import insurance
from .options import Options
from .planning import planning
from .reorganisation import reorganisation
from .savings import saving
from .scoring import closing_time, finish
from .state import City, game, rule
from .unforeseen import unforeseen


def amend(t: City, options: Options) -> Options | Refused:
    """FC-4.1 A rule changed in play holds from the next year on: there must be one, and a shorter game still has it."""
    if t.last_year:
        return Refused("no_next_period")
    return Refused("bad_option_value", {"option": "years"}) if options.years <= t.year else options


def last(t: City, period: int) -> list[tuple[str, int]] | Refused:
    """FC-END.9 An early end: a year to come is the last one, with its event and the count after it."""
    return [("years", period)] if t.year < period < length(t) else Refused("bad_last_period")


def length(t: City) -> int:
    """FC-END.1 FC-END.9 The last year, as agreed or as the trainer has announced."""
    years: int = dict(t.changes).get("years", t.options.years)
    return years


@rule
def year(t: City) -> None:
    """FC-4.1 FC-Z11.8 FC-END.1 Zones 1 to 11 in order; the last year ends with its event."""
    game.change_rules(t)
    t.year = t.period = t.year + 1
    t.tell("year_started", year=t.year, years=t.options.years)
    rest = (closing_time(), finish()) if t.last_year else (reorganisation(), year())
    t.then(
        planning(), income(), saving(), extra_jobs(), free_time(), investments(), shopping(), expenses(), insurance(), unforeseen(), *rest
    )  # fmt: skip
