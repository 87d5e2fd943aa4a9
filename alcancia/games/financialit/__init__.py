"""FinanciaLit: a family's money over eight periods. Chapters follow the rulebook."""

from alcancia.games.financialit import (
    action,
    bot,
    checking,
    debrief,
    events,
    household,
    income,
    insurance,
    investing,
    labour,
    loans,
    market,
    refusing,
    scoring,
    setup,
    showing,
    trainer,
    upkeep,
    view,
)  # fmt: skip
from alcancia.games.financialit.table import game

__all__ = [
    "action", "bot", "checking", "debrief", "events", "game", "household", "income", "insurance", "investing", "labour", "loans",
    "market", "refusing", "scoring", "setup", "showing", "trainer", "upkeep", "view",
]  # fmt: skip
