"""The lab: many games, measured."""

from alcancia.lab.fuzz import fuzz
from alcancia.lab.simulate import simulate

__all__ = ["fuzz", "simulate"]
