"""FinanCity's bots: a sensible person, and three with habits of their own."""

from . import baseline, personas, thinking

__all__ = ["baseline", "personas", "thinking"]
