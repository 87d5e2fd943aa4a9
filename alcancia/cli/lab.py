"""The lab: the same luck under other rules."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer

from alcancia.cli.many import balance, many_games, progress
from alcancia.cli.program import app, show
from alcancia.terminal.console import Group, Voice

if TYPE_CHECKING:
    from alcancia.lab import Series
    from alcancia.lab.frames import Words
    from alcancia.text import Speaker

lab = typer.Typer(cls=Group, help="cli-cmd-lab", rich_markup_mode=None)
app.add_typer(lab, name="lab")

Workers: TypeAlias = Annotated[int | None, typer.Option("--workers", help="cli-workers-lab")]
ClusterName: TypeAlias = Annotated[str, typer.Option("--cluster", help="cli-cluster")]
OutDir: TypeAlias = Annotated[Path | None, typer.Option("--out", help="cli-lab-out")]
Changes: TypeAlias = Annotated[list[str], typer.Option("--change", help="cli-lab-change")]


@lab.callback(invoke_without_command=True)
def about_lab(ctx: typer.Context) -> None:
    """The group without a command explains itself."""
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


def _hands(workers: int | None, cluster: str, out: Path | None) -> Any:
    from alcancia.lab.resuming import Resuming
    from alcancia.lab.work import hands

    found = hands(workers, cluster)
    return found if out is None else Resuming(found, out / "parts")


def _words(speaker: "Speaker") -> "Words":
    from alcancia.lab.frames import Words
    from alcancia.text import decimal

    return Words(speaker.say, partial(decimal, locale=speaker.locale, places=2), speaker.locale)


many_games("cli-cmd-balance", on=lab)(balance)


@many_games("cli-cmd-lab-compare", games=1000, on=lab, name="compare")
def lab_compare(
    series: "Series", games: int, as_json: bool, *, change: Changes, out: OutDir = None, workers: Workers = None, cluster: ClusterName = ""
) -> None:
    """The same luck under two sets of rules, figure by figure."""
    from alcancia.lab.compare import compare
    from alcancia.lab.forecast import as_data
    from alcancia.lab.frames import save_comparison
    from alcancia.terminal.figures import forecast_lines, rule_lines, table_lines
    from alcancia.terminal.wishes import find_game, parse_options

    game = find_game(series.game)
    done = compare(series, parse_options(game, change), games, _hands(workers, cluster, out), progress())
    speaker = Voice.speaker(series.game)
    if out is not None:
        rules = rule_lines(game, done.before.options, done.after.options, len(done.before.bots), speaker)
        save_comparison(done, _words(speaker), [*rules, *forecast_lines(as_data(done), speaker)], out)
    show(as_data(done)) if as_json else print("\n".join(table_lines(as_data(done), speaker)))


@many_games("cli-cmd-lab-forecast", games=1000, on=lab, name="forecast")
def lab_forecast(
    series: "Series", games: int, as_json: bool, *, change: Changes, workers: Workers = None, cluster: ClusterName = ""
) -> None:
    """What a change of rules does, in plain words."""
    from alcancia.lab.compare import compare
    from alcancia.lab.forecast import as_data
    from alcancia.terminal.figures import forecast_lines
    from alcancia.terminal.wishes import find_game, parse_options

    done = compare(series, parse_options(find_game(series.game), change), games, _hands(workers, cluster, None), progress())
    show(as_data(done)) if as_json else print("\n".join(forecast_lines(as_data(done), Voice.speaker(series.game))))


@many_games("cli-cmd-lab-sweep", games=200, on=lab, name="sweep")
def lab_sweep(
    series: "Series", games: int, as_json: bool, *, vary: Annotated[str, typer.Option("--vary", help="cli-lab-vary")],
    out: OutDir = None, workers: Workers = None, cluster: ClusterName = "",
) -> None:  # fmt: skip
    """The same luck for every value of one option."""
    from alcancia.lab.frames import save_sweep
    from alcancia.lab.sweep import sweep, values_of
    from alcancia.terminal.figures import sweep_lines

    option, _, span = vary.partition("=")
    done = sweep(series, option, values_of(span), games, _hands(workers, cluster, out), progress())
    speaker = Voice.speaker(series.game)
    if out is not None:
        save_sweep(done, _words(speaker), out)
    means = {name: [mean.mean for mean in found] for name, found in done.means.items()}
    if as_json:
        show({"series": done.series.to_json(), "option": option, "values": list(done.values), "games": games, "means": means})
    else:
        print("\n".join(sweep_lines(option, done.values, means, speaker)))
