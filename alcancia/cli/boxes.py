"""Boxes: cards, amounts and words of one's own."""

import sys
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from alcancia.cli.program import Data, GameArg, Json, app, say, show
from alcancia.terminal.console import FALSE, FINE, Command, Group, Voice

BoxFile: TypeAlias = Annotated[Path, typer.Argument(help="cli-box-file", show_default=False)]

box = typer.Typer(cls=Group, help="cli-cmd-box", rich_markup_mode=None)
app.add_typer(box, name="box")


@box.callback(invoke_without_command=True)
def about_box(ctx: typer.Context) -> None:
    """The group without a command explains itself."""
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


@box.command("new", cls=Command, help="cli-cmd-box-new")
def box_new(game: GameArg, file: Annotated[Path | None, typer.Argument(help="cli-box-file", show_default=False)] = None) -> int:
    """Write a box out, as usual, to be changed in a spreadsheet."""
    from alcancia.terminal.boxes import write_new

    return write_new(game, file, say)


@box.command("check", cls=Command, help="cli-cmd-box-check")
def box_check(file: BoxFile, as_json: Json = False) -> int:
    """Can this box be played? If not, what is wrong, and where?"""
    from alcancia.terminal.boxes import check

    found, said = check(file, Voice.speaker(""))
    if as_json:
        show({"good": not found, "faults": [{"reason": fault.reason, **fault.detail} for fault in found]})
    else:
        print("\n".join(said), file=sys.stderr if found else sys.stdout)
    return FALSE if found else FINE


@box.command("add", cls=Command, help="cli-cmd-box-add")
def box_add(file: BoxFile, data: Data = None) -> int:
    """Put a box on the shelf, so that tables can use it."""
    from alcancia.shelf.folders import content_folder
    from alcancia.terminal.boxes import add, check

    content_folder(data)
    found, said = check(file, Voice.speaker(""))
    print("\n".join(said), file=sys.stderr if found else sys.stdout)
    if not found:
        say("box-added", box=add(file))
    return FALSE if found else FINE


@box.command("list", cls=Command, help="cli-cmd-box-list")
def box_list(data: Data = None) -> int:
    """Which boxes tables can use, and which files on the shelf are not in order."""
    from alcancia.shelf.folders import content_folder
    from alcancia.shelf.own import unusable
    from alcancia.terminal.boxes import listing

    content_folder(data)
    print("\n".join(listing(Voice.speaker(""))))
    for each in (trouble := unusable()):
        print(Voice.say("serve-content-bad", **each.detail), file=sys.stderr)
    return FALSE if trouble else FINE
