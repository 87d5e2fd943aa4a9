"""The program itself: its own help, the words that several commands take, and how it speaks."""

import json
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import typer

from alcancia.terminal.console import Group, Voice

app = typer.Typer(
    cls=Group,
    help="cli-about",
    add_completion=False,
    rich_markup_mode=None,
    no_args_is_help=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
)

GameArg: TypeAlias = Annotated[str, typer.Argument(help="cli-game", show_default=False)]
FileArg: TypeAlias = Annotated[Path, typer.Argument(help="cli-file", show_default=False)]
Seats: TypeAlias = Annotated[int | None, typer.Option("--seats", help="cli-seats")]
Bots: TypeAlias = Annotated[str, typer.Option("--bots", help="cli-bots")]
Options: TypeAlias = Annotated[list[str] | None, typer.Option("--options", help="cli-rule-options")]
Seed: TypeAlias = Annotated[str, typer.Option("--seed", help="cli-seed")]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="cli-json")]
Plain: TypeAlias = Annotated[bool, typer.Option("--plain", help="cli-plain")]
Games: TypeAlias = Annotated[int, typer.Option("--games", help="cli-games-number")]
Data: TypeAlias = Annotated[Path | None, typer.Option("--data", help="cli-data")]
Lang: TypeAlias = Annotated[str, typer.Option("--lang", help="cli-lang")]


@app.callback(invoke_without_command=True)
def program(
    ctx: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="cli-version")] = False,
    lang: Lang = "",  # taken out of the arguments before they get here; named for the help page
) -> None:
    """The program without a command explains itself."""
    if ctx.invoked_subcommand not in (None, "serve", "box"):  # these may be told another folder
        from alcancia.shelf.folders import content_folder

        content_folder()
    if show_version:
        try:
            print(f"alcancia {version('alcancia')}")
        except PackageNotFoundError:
            print("alcancia")
    elif ctx.invoked_subcommand is None:
        print(ctx.get_help())


def show(data: Any) -> None:
    """Data for programs."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def say(id: str, /, **args: Any) -> None:
    """A sentence for people."""
    print(Voice.say(id, **args), flush=True)
