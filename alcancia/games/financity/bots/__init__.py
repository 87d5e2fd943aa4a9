"""FinanCity's bots: a sensible person, three with habits of their own, and one who follows whims."""

from alcancia.games.financity.bots import baseline, personas

__all__ = ["baseline", "personas"]
