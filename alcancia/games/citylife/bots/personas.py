"""Players with another character than the sensible one; what they look for stands in `content/bots.toml`.

The saver keeps a large reserve, likes shares and never borrows; the investor buys every House and Tower it can pay for, and borrows
for more; the gambler loves the die and high bids, and keeps nothing aside; the scholar knows most answers of the quiz.
"""

from functools import partial

from ..state import game
from .baseline import act

game.bots.update({name: partial(act, name) for name in ("saver", "investor", "gambler", "scholar")})
