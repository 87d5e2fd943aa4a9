"""Three people with habits of their own."""

from functools import partial
from typing import Final

from ..content import At
from ..state import game
from .baseline import Habits, answer

HABITS: Final = {
    # Works, saves and insures; buys little joy.
    "saver": Habits(reserve=200, likes=((At.EXTRA_JOBS, 1.6), (At.INSURANCE, 1.5), (At.SHOPPING, 0.6))),
    # Shops every year, on credit if need be.
    "spender": Habits(reserve=0, shopper=True, most_tokens=0, haggles=4),
    # Borrows once in the first year, puts it into investments, and is free of the loan as soon as these pay.
    "investor": Habits(likes=((At.INVESTMENTS, 1.3),), borrows_to_invest=True, repays_early=True, declines=True),
}

game.bots.update({name: partial(answer, habits=habits) for name, habits in HABITS.items()})
