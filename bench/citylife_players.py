"""A bold player, as the specification's simulations may have had one: it sits only on the bench (`--bots bold`)."""

from typing import Final

import msgspec

from alcancia.bots import SeatView
from alcancia.games.citylife.bots.baseline import PERSONAS, Mind, Thought
from alcancia.games.citylife.content import KIND, MONEY
from alcancia.kernel import Luck, MoveValue

NOTHING_LEFT: Final = ("late_left", "first_house_left", "more_houses_left", "tower_left", "share_left")
PERSONA: Final = msgspec.structs.replace(PERSONAS["baseline"], **dict.fromkeys(NOTHING_LEFT, 0))


class Bold(Mind):
    """Buys whenever it can, down to the last dollar, and borrows for any deed."""

    def buy(self) -> Thought:
        """A deed that the cash or a loan pays for."""
        deed = self.table["asset"]["asset"]
        missing = KIND[deed].price + self.ltt(deed) - self.cash
        if missing <= 0:
            return ("buy",), ""
        return ("borrow",) if self.may("borrow") and missing <= MONEY.loan.amount else ("pass",), ""


def bold(sight: SeatView, luck: Luck) -> MoveValue:
    """One decision of a bold player; in all else it is sensible."""
    decide = getattr(Bold(PERSONA, sight, luck), sight.ask.name, None)
    return sight.ask.otherwise() if decide is None else decide()[0]
