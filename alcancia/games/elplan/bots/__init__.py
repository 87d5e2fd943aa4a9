"""Section 12: players made of rules of thumb."""

from . import personas

__all__ = ["personas"]
