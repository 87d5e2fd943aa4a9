"""The year: the marker walks through the eleven zones."""

from alcancia.games.financity.buying import investments, shopping
from alcancia.games.financity.expenses import expenses
from alcancia.games.financity.income import extra_jobs, free_time, income
from alcancia.games.financity.insurance import insurance
from alcancia.games.financity.planning import planning
from alcancia.games.financity.reorganisation import reorganisation
from alcancia.games.financity.savings import saving
from alcancia.games.financity.scoring import closing_time, finish
from alcancia.games.financity.state import City, rule
from alcancia.games.financity.unforeseen import unforeseen


@rule
def year(t: City) -> None:
    """FC-4.1 FC-Z11.8 FC-END.1 Zones 1 to 11 in order; the last year ends with its event."""
    t.year = t.period = t.year + 1
    t.tell("year_started", year=t.year, years=t.options.years)
    rest = (closing_time(), finish()) if t.last_year else (reorganisation(), year())
    t.then(
        planning(), income(), saving(), extra_jobs(), free_time(), investments(), shopping(), expenses(), insurance(), unforeseen(), *rest
    )  # fmt: skip
