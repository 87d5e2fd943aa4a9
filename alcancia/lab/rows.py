"""One row per game and seat: who sat there, how it ended, and every figure of the debrief."""

import os
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from alcancia.bots import Bot, SeatView, play_out
from alcancia.kernel import Game, Luck, MoveValue, Table, Unplayable
from alcancia.lab.series import Series

KEYS: Final = ("game", "seat", "bot", "rank", "first", "worth", "score", "periods")
"""What every row begins with; the game's own figures follow under their names."""
Row: TypeAlias = dict[str, Any]


def frame(rows: Sequence[Row]) -> Any:
    """Rows as a polars DataFrame."""
    try:
        import polars
    except ImportError:
        raise Unplayable("no_frames", extra="alcancia[lab]") from None
    return polars.DataFrame(list(rows), infer_schema_length=None)


def considerate(bot: Bot) -> Bot:
    """The same bot; after every decision whoever waits for this core comes first, and not only when a slice ends."""
    give_way = getattr(os, "sched_yield", None)
    if give_way is None:
        return bot

    def decide(sight: SeatView, luck: Luck) -> MoveValue:
        give_way()
        return bot(sight, luck)

    return decide


def rows_of(series: Series, number: int) -> list[Row]:
    """Play one game of a series with everything told, and measure it."""
    table = series.table(number, quiet=False)
    play_out(table, [considerate(bot) for bot in series.players()], series.lucks(number))
    worths = table.worths()
    best = worths.count(max(worths))
    figures = totals(table.game, table.measures())
    return [
        {
            "game": number,
            "seat": seat,
            "bot": series.bots[seat],
            "rank": row["rank"],
            "first": 1 / best if worths[seat] == max(worths) else 0.0,
            "worth": worths[seat],
            "score": row["score"],
            "periods": table.state.period,
            **figures.get(seat, {}),
        }
        for seat, row in sorted(_by_seat(table).items())
    ]


def _by_seat(table: Table) -> Mapping[int, Any]:
    return {row["seat"]: row for row in table.standings()}


def totals(game: Game, measures: Sequence[Mapping[str, Any]]) -> dict[int, Row]:
    """The figures of each seat over the whole game: what it had at the end, or all that came and went."""
    found: dict[int, Row] = {}
    for row in measures:
        mine = found.setdefault(row["seat"], {})
        for name, figure in row.items():
            if name not in ("seat", "period", "game") and isinstance(figure, int):
                mine[name] = figure if name in game.levels else mine.get(name, 0) + figure
    return found
