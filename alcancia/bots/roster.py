"""Who can play a game, by name."""

import re
from typing import Final

from alcancia.bots.search import Budget, sharp
from alcancia.bots.seat import Bot, random
from alcancia.kernel import Game, Unplayable

SHARP: Final = {"sharp-300": sharp(Budget(seconds=0.3)), "sharp-1000": sharp(Budget(seconds=1.0))}
"""Those who think before they move, by how many thousandths of a second they take."""
BY_PLAYOUTS: Final = re.compile(r"sharp-([1-9][0-9]{0,5})-playouts")
BY_TIME: Final = re.compile(r"sharp-([1-9][0-9]{0,4})")


def bots_of(game: Game) -> dict[str, Bot]:
    """The bots that can play a game, by name."""
    return {"random": random, **game.bots, **SHARP}


def find_bot(game: Game, name: str) -> Bot:
    """The bot of this name. For measurements there are also `sharp-<thousandths of a second>`, and `sharp-<number>-playouts`, which comes
    to the same on every machine."""
    if (counted := BY_PLAYOUTS.fullmatch(name)) is not None:
        return sharp(Budget(playouts=int(counted[1])))
    if (timed := BY_TIME.fullmatch(name)) is not None:
        return sharp(Budget(seconds=int(timed[1]) / 1000))
    found = bots_of(game).get(name)
    if found is None:
        raise Unplayable("unknown_bot", bot=name[:32], known=", ".join(bots_of(game)))
    return found
