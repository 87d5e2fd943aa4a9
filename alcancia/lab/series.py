"""A series of games: what is played, by whom, under which rules and with which luck."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import cycle, islice
from typing import Any, Self, TypeAlias

from alcancia.bots import Bot, find_bot
from alcancia.kernel import Luck, Table, Unplayable
from alcancia.shelf.own import find

Progress: TypeAlias = Callable[[int, int], None]
QUANTILES = (5, 25, 50, 75, 95)


@dataclass(frozen=True)
class Series:
    """The same series plays the same games. Bots sit in the order in which they are named, over and over."""

    game: str
    seats: int | None = None
    """Without a number: as many as there are bots, or the fewest that the game allows."""
    bots: Sequence[str] = ("random",)
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: str = "0"

    def seated(self) -> Self:
        """The same with the number of seats said and a bot named for each."""
        allowed = find(self.game).seats
        seats = self.seats if self.seats is not None else max(allowed[0], len(self.bots))
        if seats not in allowed:
            raise Unplayable("bad_player_count")
        if len(self.bots) > seats:
            raise Unplayable("too_many_bots", bots=len(self.bots), seats=seats)
        return replace(self, seats=seats, bots=tuple(islice(cycle(self.bots or ("random",)), seats)))

    def turned(self, by: int) -> Self:
        """Everybody has moved on by so many seats."""
        by %= len(self.bots)
        return replace(self, bots=(*self.bots[-by:], *self.bots[:-by]) if by else self.bots)

    def players(self) -> list[Bot]:
        """Who sits where."""
        return [find_bot(find(self.game), bot) for bot in self.bots]

    def table(self, number: int, quiet: bool = True) -> Table:
        """The table of one game of the series."""
        seed, seats = f"{self.seed}/{number}", len(self.bots)
        return Table.set_up(find(self.game), seats=seats, seed=seed, options=self.options, quiet=quiet, hashing=False)

    def lucks(self, number: int) -> list[Luck]:
        """What chance means to each bot in one game of the series."""
        return [Luck(f"{self.seed}/{number}/{seat}") for seat in range(len(self.bots))]

    def to_json(self) -> dict[str, Any]:
        """What was played, to stand above what came of it."""
        return {"game": self.game, "seats": self.seats, "bots": list(self.bots), "options": dict(self.options), "seed": self.seed}


def winners(worth: Sequence[int]) -> list[int]:
    """The seats that are first. A game may say of nobody, or of several, that they have won; who is first is always known."""
    return [seat for seat, mine in enumerate(worth) if mine == max(worth)]


def spread(values: Sequence[int]) -> dict[str, Any]:
    """Mean, standard deviation, extremes and quantiles."""
    ordered = sorted(values)
    mean = sum(ordered) / len(ordered)
    variance = sum((value - mean) ** 2 for value in ordered) / len(ordered)
    quantiles = {f"p{percent}": ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] for percent in QUANTILES}
    return {"mean": round(mean, 2), "sd": round(variance**0.5, 2), "min": ordered[0], "max": ordered[-1], **quantiles}
