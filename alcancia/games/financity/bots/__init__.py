"""FinanCity's bots: a sensible person, one who follows whims, and three with habits of their own."""

from alcancia.games.financity.bots import baseline

__all__ = ["baseline"]
