"""Bots play many games."""

import sys
import time
from collections.abc import Callable
from inspect import Signature, signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from alcancia.cli.program import Bots, GameArg, Games, Json, Options, Seats, Seed, app, show
from alcancia.terminal.console import FALSE, FINE, Command, Trouble, Voice

if TYPE_CHECKING:
    from alcancia.lab import Series


def progress() -> Callable[[int, int], None] | None:
    """A bar on a terminal with the time that is left, nothing in a pipe."""
    if not sys.stderr.isatty():
        return None
    shown, began = -1, time.monotonic()

    def bar(done: int, of: int) -> None:
        nonlocal shown
        percent = 100 * done // of
        if percent != shown:
            shown = percent
            minutes, seconds = divmod(round((time.monotonic() - began) * (of - done) / max(1, done)), 60)
            line = f"\r{'━' * (percent // 4):─<25} {percent:3d} % −{minutes}:{seconds:02d} " if done < of else "\r" + " " * 48 + "\r"
            print(line, end="", file=sys.stderr, flush=True)

    return bar


def many_games(
    help: str, games: int = 100, bots: str = "", on: typer.Typer = app, name: str = ""
) -> Callable[[Callable[..., int | None]], None]:
    """A command that has bots play many games: which ones is asked for here, and what else it has to know by its own keywords."""

    def declare(work: Callable[..., int | None]) -> None:
        def command(
            game: GameArg,
            games: Games = games,
            bots: Bots = bots,
            seats: Seats = None,
            options: Options = None,
            seed: Seed = "0",
            *,
            as_json: Json = False,
            **own: Any,
        ) -> int | None:
            from alcancia.lab import Series
            from alcancia.terminal.wishes import bots_or_usual, find_game, parse_options

            found = find_game(game)
            if games < 1:
                raise Trouble("cli-bad-value", name="--games")
            return work(Series(game, seats, bots_or_usual(found, bots), parse_options(found, options or []), seed), games, as_json, **own)

        *shared, as_json, _ = signature(command).parameters.values()
        own = [given for given in signature(work).parameters.values() if given.kind is given.KEYWORD_ONLY]
        command.__signature__ = Signature([*shared, *own, as_json])  # type: ignore[attr-defined]
        on.command(name or work.__name__, cls=Command, help=help)(command)

    return declare


@many_games("cli-cmd-simulate")
def simulate(series: "Series", games: int, as_json: bool) -> None:
    """Bots play many games, and we count."""
    from alcancia.lab import simulate
    from alcancia.terminal.describing import summary

    done = simulate(series, games, progress())
    show(done) if as_json else print(summary(done, Voice.speaker(series.game)))


def balance(series: "Series", games: int, as_json: bool) -> None:
    """Bots play many games, and we look at what matters in them."""
    from alcancia.lab import balance
    from alcancia.terminal.describing import what_matters

    done = balance(series, games, progress())
    show(done) if as_json else print(what_matters(done, Voice.speaker(series.game)))


many_games("cli-cmd-balance")(balance)


@many_games("cli-cmd-tournament")
def tournament(series: "Series", games: int, as_json: bool) -> None:
    """Bots play against each other from every chair, and each gets a rating."""
    from alcancia.lab import tournament
    from alcancia.terminal.describing import ladder

    done = tournament(series, games, progress())
    show(done) if as_json else print(ladder(done, Voice.speaker(series.game)))


@many_games("cli-cmd-fuzz", games=1000, bots="random")
def fuzz(
    series: "Series", games: int, as_json: bool, *, save_dir: Annotated[Path, typer.Option("--save-dir", help="cli-save-dir")] = Path()
) -> int:
    """Random games that look for what must never happen."""
    from alcancia.lab import fuzz

    if not save_dir.is_dir():
        raise Trouble("cli-no-folder", file=str(save_dir))
    done = fuzz(series, games, save_dir, progress())
    if as_json:
        show(done)
    elif done["found"]:
        print(Voice.say("cli-fuzz-found", games=done["games"], what=done["found"], record=done["record"] or ""), file=sys.stderr)
    else:
        print(Voice.say("cli-fuzz-fine", games=done["games"], decisions=done["decisions"]))
    return FALSE if done["found"] else FINE
