"""Players of Multiverse Money made of code."""

from . import baseline, personas, thinking

__all__ = ["baseline", "personas", "thinking"]
