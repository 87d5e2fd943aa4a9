"""FinanCity's bots: a sensible person, and three with habits of their own."""

from . import baseline, personas

__all__ = ["baseline", "personas"]
