"""Reads what documents name (paths, targets, commands, options, variables, addresses, defaults) and says what of it is not so."""

import json
import re
import shlex
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import typer

from alcancia.bots import bots_of
from alcancia.cli.program import app
from alcancia.games import GAMES, find
from alcancia.kernel import Game
from alcancia.server.configuration import SETTINGS

HOUSE = Path(__file__).parent.parent
UNREAD = {"node_modules", "web_dist", "__pycache__", "build", "dist", "shots"}
MADE = (".venv", "web/node_modules", "alcancia/web_dist", "content/citylife")
"""What is made on the spot, or by whoever keeps a house, need not be there yet."""
SUFFIX = r"\.(?:py|md|toml|txt|json|ftl|ts|js|svelte|svg|png|csv|yml|sh)"
SPAN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
SHELL = {"", "sh", "bash"}
LINK = re.compile(r"\]\(([^)\s]+)\)")
PROGRAM = re.compile(r"^(?:\$ )?(?:\.venv/bin/)?alcancia (?=[a-z-])(.*)$")
MODULE = re.compile(r"python3? -m ([\w.]+)(.*)$")
USUAL = {"default", "usual", "normal", "habitual"}
OPTION = {"option", "opción"}
YES = {True: {"yes", "sí", "true", "on"}, False: {"no", "false", "off"}}


def documents() -> list[Path]:
    """Every document of the house."""
    return sorted(path for path in HOUSE.rglob("*.md") if read(path.relative_to(HOUSE).parts))


def read(parts: Sequence[str]) -> bool:
    """Whether this belongs to the house and was not made by a tool."""
    return not UNREAD & set(parts) and (parts[0] == ".ci" or not parts[0].startswith("."))


@cache
def places() -> frozenset[str]:
    """Every file and folder of the house, and each by the last parts of its path."""
    found = set()
    for path in HOUSE.rglob("*"):
        parts = path.relative_to(HOUSE).parts
        if read(parts):
            found |= {"/".join(parts[at:]) for at in range(len(parts))}
    return frozenset(found)


def faults(page: str, place: Path) -> list[str]:
    """Everything on a page that is not so."""
    game = find(place.name.split(".")[0]) if place.parent.name == "rules" and place.name.split(".")[0] in GAMES else None
    prose = BLOCK.sub("", page)
    spans = SPAN.findall(prose)
    blocks = [text for language, text in BLOCK.findall(page) if language in SHELL]
    lines = [line.strip() for line in "\n".join(blocks).splitlines() + re.findall(r"^ {4}(\S.*)$", prose, re.M)]
    found = [*links(page, place), *paths(spans), *addresses(page), *variables(page)]
    for line in [*spans, *lines]:
        command = line.partition("  #")[0].partition(" # ")[0].strip()
        found += [*targets(command), *commands(command), *modules(command), *scripts(command)]
    found += [*flags(spans), *buttons(prose, place)]
    if game is not None:
        found += defaults(page, game)
    return found


# ── paths ────────────────────────────────────────────────────────────────────


def links(page: str, place: Path) -> Iterator[str]:
    """Links lead to files that are there."""
    for link in LINK.findall(page):
        if not link.startswith(("http", "#", "mailto:")) and not (place.parent / link.partition("#")[0]).exists():
            yield f"no file {link}"


def paths(spans: Sequence[str]) -> Iterator[str]:
    """What looks like a path of the house is one: written whole, or its last parts."""
    for span in spans:
        looks = re.fullmatch(rf"[\w.<>*-]+(?:/[\w.<>*-]+)*(?:/|{SUFFIX})|\.?[\w<>-]+(?:/[\w.<>*-]+)+", span)
        if looks and not span.startswith(MADE) and not there(span.rstrip("/")):
            yield f"no path {span}"


def there(path: str) -> bool:
    """Whether there is such a file or folder; a placeholder stands for any name."""
    if "<" not in path and "*" not in path:
        return path in places()
    pattern = re.compile("[^/]+".join(re.escape(part) for part in re.split(r"<\w+>|\*", path)))
    return any(pattern.fullmatch(each) for each in places())


# ── what can be typed ────────────────────────────────────────────────────────


@cache
def makefile() -> str:
    """The chores there are."""
    return (HOUSE / "Makefile").read_text("utf-8")


def targets(command: str) -> Iterator[str]:
    """`make X NAME=value`: the target is in the Makefile, and so is the variable. `bash FILE`: there is such a file."""
    words = command.split()
    if words[:1] == ["bash"] and not there(words[1]):
        yield f"no path {words[1]}"
    if words[:1] != ["make"]:
        return
    for word in words[1:]:
        name, given, _ = word.partition("=")
        if given and f"$({name})" not in makefile():
            yield f"make knows no {name}="
        elif not given and re.fullmatch(r"[a-z]+", name) and not re.search(rf"^{name}:", makefile(), re.M):
            yield f"no target: make {name}"


@cache
def program() -> dict[str, Any]:
    """The commands of `alcancia`, those of a group as `group name`."""
    root: Any = typer.main.get_command(app)
    found = {"": root, **root.commands}
    for name, command in root.commands.items():
        found |= {f"{name} {inner}": each for inner, each in getattr(command, "commands", {}).items()}
    return found


def flags_of(command: Any) -> set[str]:
    """The options of a command."""
    return {"--help", "--lang"} | {flag for param in command.params for flag in param.opts if flag.startswith("--")}


def commands(line: str) -> Iterator[str]:
    """`alcancia command GAME --option value`: all of it is known, down to the names of games and bots."""
    if not (typed := PROGRAM.match(line)):
        return
    words = shlex.split(re.sub(r"[…\[\]]", "", typed[1]))
    while words[:1] == ["--lang"]:
        words = words[2:]
    if words[0].startswith("--"):
        return
    name = " ".join(words[:2]) if " ".join(words[:2]) in program() else words[0]
    if name not in program():
        yield f"no command: alcancia {words[0]}"
        return
    words, known = words[len(name.split()) :], flags_of(program()[name])
    yield from (f"alcancia {name} has no {word}" for word in words if word.startswith("--") and word.partition("=")[0] not in known)
    if words and [param.name for param in program()[name].params][:1] == ["game"] and words[0].islower():
        if words[0] not in GAMES:
            yield f"no game {words[0]}"
        elif "--bots" in words:
            bots = words[words.index("--bots") + 1].split(",")
            yield from (f"{words[0]} has no bot {bot}" for bot in bots if bot not in bots_of(find(words[0])))


def modules(line: str) -> Iterator[str]:
    """`python -m module --option`: there is such a module, and it knows the option."""
    for module, rest in MODULE.findall(line):
        spec = find_spec(module) if module.split(".")[0] in ("alcancia", "bench", "tests") else None
        if spec is None and module not in ("pytest", "mypy", "ruff"):
            yield f"no module {module}"
        elif spec is not None and spec.origin is not None:
            source = Path(spec.origin).read_text("utf-8")
            yield from (f"{module} has no {flag}" for flag in re.findall(r"--[a-z-]+", rest) if f'"{flag}"' not in source)


def scripts(line: str) -> Iterator[str]:
    """`npm --prefix web run X`: the page has such a script."""
    known = json.loads((HOUSE / "web" / "package.json").read_text("utf-8"))["scripts"]
    for name in re.findall(r"npm --prefix web (?:run )?([a-z]+)", line):
        if name not in {*known, "ci", "install", "run"}:
            yield f"no script {name}"


def flags(spans: Sequence[str]) -> Iterator[str]:
    """An option that is named alone belongs to some command."""
    known = {flag for command in program().values() for flag in flags_of(command)}
    for span in spans:
        if (flag := re.match(r"--[a-z-]+", span)) and flag[0] not in known:
            yield f"no option {flag[0]}"


# ── what can be pressed ──────────────────────────────────────────────────────


@cache
def said(locale: str) -> tuple[str, ...]:
    """What the pages say in a language: every message and attribute that fits on one line."""
    texts = [path.read_text("utf-8") for path in sorted((HOUSE / "alcancia" / "text" / locale).glob("*.ftl"))]
    return tuple(re.findall(r"^(?:[a-z][\w-]*| +\.\w+) = (\S.*)$", "\n".join(texts), re.M))


def buttons(prose: str, place: Path) -> Iterator[str]:
    """For trainers: what stands in *italics* stands so on a page in that language; a long one may be cut at a comma or the like."""
    if not place.name.startswith("trainer."):
        return
    texts = said("es" if place.name.endswith(".es.md") else "en")
    for words in re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", prose):
        if not any(text == words or text.startswith((f"{words},", f"{words}:", f"{words} (")) for text in texts):
            yield f"no page says {words}"


# ── variables, addresses, defaults ───────────────────────────────────────────


@cache
def sources() -> str:
    """All code in which a variable of the environment could be read."""
    places = [*HOUSE.glob("alcancia/**/*.py"), *HOUSE.glob("tests/**/*.py"), *HOUSE.glob("bench/*.py"), HOUSE / "web" / "vite.config.ts"]
    return "\n".join(path.read_text("utf-8") for path in places if path != Path(__file__) and path.name != "test_documents.py")


def variables(page: str) -> Iterator[str]:
    """Variables of the environment are read somewhere."""
    for name in dict.fromkeys(re.findall(r"\bALCANCIA_[A-Z_]+\b", page)):
        if name not in sources() and name.removeprefix("ALCANCIA_").lower() not in SETTINGS:
            yield f"nobody reads {name}"


def addresses(page: str) -> Iterator[str]:
    """An address on this machine has the port that the server takes if it is told no other."""
    usual = SETTINGS["port"].usual
    for port in re.findall(r"(?:127\.0\.0\.1|localhost):(\d+)", page):
        if int(port) != usual:
            yield f"port {port} is not the usual one, {usual}"


def defaults(page: str, game: Game) -> Iterator[str]:
    """The tables of rule options name every option there is and none that is not, each with its usual value."""
    named = set()
    for name, cell in option_rows(page):
        named.add(name)
        if name not in game.schema:
            yield f"no rule option {name}"
        elif not usual_is(game.schema[name].to_json(game.seats[0])["default"], cell):
            yield f"the usual {name} is not {cell}"
    yield from (f"the rule option {name} is not named" for name in game.schema if name not in named)


def option_rows(page: str) -> Iterator[tuple[str, str]]:
    """Name and usual value of each row of each table of options."""
    at: int | None = None
    for line in page.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else []
        if not cells:
            at = None
        elif cells[0].lower() in OPTION:
            at = next((number for number, cell in enumerate(cells) if cell.lower() in USUAL), None)
        elif at is not None and cells[0].startswith("`"):
            yield from ((name, cells[at].replace("`", "")) for name in re.findall(r"`(\w+)`", cells[0]))


def usual_is(value: Any, cell: str) -> bool:
    """Whether a cell of a table says this value; lists and the like are said in words, and are not read."""
    match value:
        case bool():
            return cell.lower() in YES[value]
        case int():
            return re.sub(r"[ ., ]", "", cell) == str(value) or not cell.strip("-−").isdecimal()
        case str() if value:
            return cell == value
        case _:
            return True
