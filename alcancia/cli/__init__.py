"""The command `alcancia`. Every help text is a message's id; what a command says comes from the messages too."""

import sys
from typing import NoReturn

import typer

from alcancia.cli import tables, records, many, house, lab, boxes  # noqa: F401  # isort: skip  (in the order of the help page)
from alcancia.cli.program import app
from alcancia.terminal.console import run


def main(arguments: list[str] | None = None) -> NoReturn:
    """The front door."""
    sys.exit(run(typer.main.get_command(app), sys.argv[1:] if arguments is None else arguments))
