"""The lab: many games, measured."""

from alcancia.lab import export
from alcancia.lab.fuzz import fuzz
from alcancia.lab.simulate import simulate

__all__ = ["export", "fuzz", "simulate"]
