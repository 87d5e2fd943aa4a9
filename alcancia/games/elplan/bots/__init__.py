"""Section 12: players made of rules of thumb."""

from . import personas, thinking

__all__ = ["personas", "thinking"]
