"""Players of Multiverse Money made of code."""

from . import baseline, personas

__all__ = ["baseline", "personas"]
