"""The command line's manners: help in the person's language, and mistakes answered in one sentence."""

import errno
import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Any, Final

from typer import Abort, _click
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from alcancia.kernel import Unplayable
from alcancia.text import Speaker, Teller, language, locales

FINE: Final = 0
FALSE: Final = 1
BAD_USAGE: Final = 2
INTERRUPTED: Final = 130


class Trouble(Exception):
    """Something the person has to be told, in one sentence, and the exit code that goes with it."""

    def __init__(self, id: str, code: int = BAD_USAGE, **args: Any) -> None:
        super().__init__(id)
        self.id, self.code, self.args_ = id, code, args


class Voice:
    """In which language this run of the program speaks, and of which game, once that is known."""

    locale = "en"
    game = ""

    @classmethod
    def speaker(cls, game: str = "") -> Speaker:
        """The speaker, with a game's words if one is named."""
        return Speaker(cls.locale, game)

    @classmethod
    def say(cls, id: str, /, **args: Any) -> str:
        """One message of the command line."""
        return cls.speaker().say(id, **args)


def typed(*words: str) -> str:
    """A command of this program as it can be typed here: `make terminal` puts no `alcancia` on anybody's path."""
    called = sys.argv[0] if Path(sys.argv[0]).name == "alcancia" and not shutil.which("alcancia") else "alcancia"
    return shlex.join((called, *words))


def refused(trouble: Unplayable) -> str:
    """The sentence for a table, record or option that cannot be used; the game may have one of its own."""
    return Teller(Voice.speaker(Voice.game), ()).refusal(trouble.reason, trouble.detail)


def hindered(error: OSError, speaker: Speaker) -> str:
    """Why a file cannot be used, in the person's language where we have words for it."""
    id = f"file-{errno.errorcode.get(error.errno or 0, '')}"
    return speaker.say(id) if speaker.has(id) else error.strerror or type(error).__name__


def _help_page(command: _click.Command, ctx: _click.Context, formatter: _click.HelpFormatter) -> None:
    say = Voice.say
    formatter.write_usage(ctx.command_path, _usage(command), prefix=say("cli-usage") + " ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(say(command.help or ""))
    params = command.get_params(ctx)
    arguments = [(_shown(param), say(param.help or "")) for param in params if isinstance(param, TyperArgument)]
    options = [(_shown(param), say(param.help or "")) for param in params if isinstance(param, TyperOption) and param.name != "help"]
    commands = [(name, say(found.help or "")) for name, found in command.commands.items()] if isinstance(command, TyperGroup) else []
    for heading, rows in (
        ("cli-arguments", arguments),
        ("cli-options", [*options, ("--help", say("cli-help"))]),
        ("cli-commands", commands),
    ):
        if rows:
            with formatter.section(say(heading)):
                formatter.write_dl(rows)


def _usage(command: _click.Command) -> str:
    if isinstance(command, TyperGroup):
        return Voice.say("cli-usage-command")
    arguments = [param for param in command.params if isinstance(param, TyperArgument)]
    return " ".join([Voice.say("cli-usage-options"), *(_shown(param) if param.required else f"[{_shown(param)}]" for param in arguments)])


def _shown(param: Any) -> str:
    """How a parameter is written: GAME, or --seats N."""
    if isinstance(param, TyperArgument):
        return Voice.say(f"cli-value-{param.name}")
    names = ", ".join(param.opts)
    return names if param.is_flag else f"{names} {Voice.say(f'cli-value-{param.name}')}"


class Command(TyperCommand):
    """A command whose help is made of messages: every `help=` is a message's id."""

    def format_help(self, ctx: _click.Context, formatter: _click.HelpFormatter) -> None:
        _help_page(self, ctx, formatter)


class Group(TyperGroup):
    """The program itself."""

    def format_help(self, ctx: _click.Context, formatter: _click.HelpFormatter) -> None:
        _help_page(self, ctx, formatter)

    def resolve_command(self, ctx: _click.Context, args: list[str]) -> tuple[str | None, _click.Command | None, list[str]]:
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            raise Trouble("cli-no-such-command", name=args[0][:40], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def take_language(arguments: Sequence[str]) -> list[str]:
    """Take `--lang es` out of the arguments, wherever it stands, and speak that language."""
    Voice.locale, Voice.game = language(), ""
    left: list[str] = []
    waiting = iter(arguments)
    for argument in waiting:
        name, given, value = argument.partition("=")
        if name != "--lang":
            left.append(argument)
            continue
        wanted = value if given else next(waiting, "")
        if not wanted:
            raise Trouble("cli-needs-value", name=name)
        if wanted not in locales():
            raise Trouble("cli-no-such-language", name=wanted[:40], known=", ".join(locales()))
        Voice.locale = wanted
    return left


def spread_options(arguments: Sequence[str]) -> list[str]:
    """`--options a=1 b=2` means `--options a=1 --options b=2`."""
    left: list[str] = []
    listing = False
    for argument in arguments:
        if listing and "=" in argument and not argument.startswith("-"):
            if left[-1] != "--options":
                left.append("--options")
        else:
            listing = argument == "--options"
        left.append(argument)
    return left


def run(app: _click.Command, arguments: Sequence[str]) -> int:
    """Run the program; whatever goes wrong becomes one sentence and an exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a sign that a file or terminal does not have is no reason to stop
            stream.reconfigure(errors="replace")
    try:
        return _run(app, arguments)
    except Trouble as trouble:
        return _tell(Voice.say(trouble.id, **trouble.args_), trouble.code)
    except Unplayable as trouble:
        return _tell(refused(trouble), BAD_USAGE)
    except _click.exceptions.ClickException as error:
        return _tell(_misused(error), BAD_USAGE)
    except (BrokenPipeError, SystemExit):
        # Whoever read our output went away; that is their right. The library leaves when it notices, and would call it a failure.
        _unheard()
        return FINE
    except OSError as error:
        if not error.filename:
            _unheard()
        id = "cli-cannot-use-file" if error.filename else "cli-cannot-write"
        return _tell(Voice.say(id, file=str(error.filename), why=hindered(error, Voice.speaker())), BAD_USAGE)
    except (KeyboardInterrupt, Abort):
        if sys.stderr.isatty():  # the prompt begins a line of its own, also after a progress bar
            print(file=sys.stderr)
        return INTERRUPTED


def _run(app: _click.Command, arguments: Sequence[str]) -> int:
    code = app.main(args=spread_options(take_language(arguments)), prog_name="alcancia", standalone_mode=False)
    print(end="", flush=True)
    return code if isinstance(code, int) else FINE


def _unheard() -> None:
    """Let go what can no longer be written, or the interpreter would stumble over it on its way out."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _tell(sentence: str, code: int) -> int:
    with suppress(OSError):
        print(sentence, file=sys.stderr)
    return code


def _misused(error: _click.exceptions.ClickException) -> str:
    """A mistake in the command's own words, in the person's language."""
    say, kinds = Voice.say, _click.exceptions
    if isinstance(error, kinds.NoSuchOption):
        return say("cli-no-such-option", name=error.option_name)
    if isinstance(error, kinds.MissingParameter):
        return say("cli-missing", name=_shown(error.param) if error.param else "")
    if isinstance(error, kinds.BadOptionUsage):
        return say("cli-needs-value", name=error.option_name)
    if isinstance(error, kinds.BadParameter):
        return say("cli-bad-value", name=_shown(error.param) if error.param else "")
    return say("cli-misused")
