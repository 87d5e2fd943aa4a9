"""The lab: many games, measured."""

from alcancia.lab.balance import balance
from alcancia.lab.compare import compare
from alcancia.lab.fuzz import fuzz
from alcancia.lab.series import Series
from alcancia.lab.simulate import simulate
from alcancia.lab.sweep import sweep
from alcancia.lab.tournament import tournament

__all__ = ["Series", "balance", "compare", "fuzz", "simulate", "sweep", "tournament"]
