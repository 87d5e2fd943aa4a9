"""How the program plays City Life: a sensible person, and others with another character."""

from . import baseline, personas

__all__ = ["baseline", "personas"]
