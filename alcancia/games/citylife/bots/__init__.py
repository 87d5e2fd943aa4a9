"""How the program plays City Life: a sensible person, and others with another character."""

from . import baseline, personas, thinking

__all__ = ["baseline", "personas", "thinking"]
