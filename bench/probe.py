"""What a game has to tell so that its balance can be counted, and how a game is watched."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from alcancia.bots import Bot, SeatView, find_bot
from alcancia.kernel import Fact, Game, Luck, Table

Seen: TypeAlias = tuple[str, Any]
"""The name of a figure, and a value of it that was seen."""


class Probe:
    """Looks at one game while bots play it. Each game has its own, which says what its figures are."""

    def __init__(self, table: Table, sitting: Sequence[str]) -> None:
        self.table, self.sitting = table, sitting

    def sight(self, seat: int) -> Any:
        """What the bot of this seat is shown."""
        return SeatView(self.table, seat)

    def player(self, name: str, luck: Luck) -> Bot:
        """Who plays under this name, in this one game: a bot, unless the bench has players of its own."""
        return find_bot(self.table.game, name)

    def passed(self, period: int) -> None:
        """A round, a year or a period is over."""

    def seen(self, facts: Sequence[Fact]) -> Iterator[Seen]:
        """The figures of the game that is over."""
        raise NotImplementedError

    def places(self, first: int) -> list[int]:
        """Everybody's place where play goes round from this seat."""
        seats = len(self.sitting)
        return [(seat - first) % seats for seat in range(seats)]

    def scores(self, places: Sequence[int], winners: Sequence[int], scores: Sequence[int]) -> Iterator[Seen]:
        """Points and wins, also by bot and by place in the first order of play; a shared win counts for all who share it."""
        mixed = len(set(self.sitting)) > 1
        yield "shared win", len(winners) > 1
        for seat, score in enumerate(scores):
            yield "score", score
            if mixed:
                yield f"score of {self.sitting[seat]}", score
                yield f"{self.sitting[seat]} wins", seat in winners
        for seat in winners:
            yield "place that wins", str(1 + places[seat])


def laid(game: Game, seed: str, sitting: Sequence[str], options: Mapping[str, Any]) -> tuple[Table, Sequence[str]]:
    """A table for these bots."""
    return Table.set_up(game, seats=len(sitting), seed=seed, options=options, quiet=True), sitting


def watch(probe: Probe, seed: str) -> tuple[list[Fact], int]:
    """Let the bots play to the end: what was told, and how many decisions it took."""
    table, facts, decisions = probe.table, list[Fact](), 0
    t = table.state
    t.fact_log, period = facts, t.period
    lucks = [Luck(f"{seed}/{seat}") for seat in range(t.seats)]
    bots = [probe.player(name, luck) for name, luck in zip(probe.sitting, lucks, strict=True)]
    while asked := table.asked:
        seat = next(iter(asked))
        played = table.play(seat, bots[seat](probe.sight(seat), lucks[seat])) if seat >= 0 else table.play_default(seat)
        assert played, (table.game.id, seed, seat)
        decisions += 1
        if t.period != period or table.over:
            probe.passed(period)
            period = t.period
    return facts, decisions
