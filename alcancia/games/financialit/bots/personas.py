"""Section 12: people with other tempers."""

from functools import partial
from typing import Final

from ..state import game
from .baseline import decide
from .valuation import Temper

TEMPERS: Final = {
    # Keeps a large reserve, insures everything, buys few luxuries.
    "saver": Temper(insurance=2.0, luxury=0.7, reserve=4.0, stock=3, cover=6),
    # Spends what is there on what is fun, and thinks of bills later.
    "spender": Temper(work=0.6, insurance=0.4, luxury=1.9, investing=0.6, reserve=0.4, careless=True, stock=0, restless=True),
    # Bets on growth: investments and jobs, no insurance, no reserve.
    "gambler": Temper(work=1.2, insurance=0.0, investing=1.5, reserve=1.2, careless=True, stock=1),
    # Learns and works early, insures the big dangers, buys joy late.
    "planner": Temper(work=1.2, insurance=1.3, luxury=1.1, stock=2),
}

game.bots.update({name: partial(decide, temper=temper) for name, temper in TEMPERS.items()})
