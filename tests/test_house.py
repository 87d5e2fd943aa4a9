"""The house plan: who may import whom, and what the rules of a game may not touch."""

import ast
import io
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).parent.parent / "alcancia"

FLOORS = {
    "ground": set(),
    "kernel": {"ground"},
    "text": set(),
    "games": {"ground", "kernel"},
    "bots": {"ground", "kernel", "games"},
    "coach": {"ground", "kernel", "games", "bots"},
    "shelf": {"ground", "kernel", "games", "bots", "text"},
    "lab": {"shelf", "ground", "kernel", "games", "bots", "coach"},
    "records": {"kernel"},
    "server": {"ground", "kernel", "games", "bots", "coach", "records", "shelf", "text", "lab"},
    "terminal": {"shelf", "ground", "kernel", "games", "bots", "coach", "text"},
}
FRONT_DOOR = {"__init__.py", "__main__.py", "cli"}
PURE = {"ground", "kernel", "games"}
WEIGHING = "bots"
"""The folder of a game's bots, who weigh chances: they alone may use floats, for nothing of theirs gets into a state."""
CLOCK = {"datetime", "time"}
CHANCE = {"random", "secrets", "uuid"}
SYSTEM = {"asyncio", "multiprocessing", "os", "signal", "subprocess", "sys", "tempfile", "threading"}
NETWORK = {"http", "select", "socket", "sqlite3", "urllib"}
WORLD = CLOCK | CHANCE | SYSTEM | NETWORK
SEEDED = {("ground/chance.py", "random.Random")}
"""The one place that makes generators, each from a seed it is given."""
LIBRARIES = {"text": {"fluent"}}


def imported(tree: ast.AST, package: list[str]) -> Iterator[tuple[int, str]]:
    """Every module a file names, absolute, with its line; `package` is where the file stands."""
    for node in ast.walk(tree):
        match node:
            case ast.Import():
                yield from ((node.lineno, alias.name) for alias in node.names)
            case ast.ImportFrom():
                above = package[: len(package) - node.level + 1] if node.level else []
                base = ".".join([*above, *([node.module] if node.module else [])])
                yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)
            case ast.Call(
                func=ast.Name(id="__import__" | "import_module") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                yield node.lineno, name


def absolute(tree: ast.AST, package: list[str]) -> Iterator[int]:
    """Every line of a game that names a chapter of its own in full: the press loads the same chapters under another name."""
    own = package[:3]
    if own[1:2] == ["games"] and own[2:] not in ([], ["common"]):
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and not node.level and (node.module or "").split(".")[:3] == own:
                yield node.lineno


def floats(tree: ast.AST) -> Iterator[int]:
    """Every line that writes a number with a point, or the word `float`."""
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=float() | complex()) | ast.Name(id="float" | "complex"):
                yield node.lineno


def arrow(here: list[str], there: list[str], house: Path) -> str | None:
    """Why a file in the rooms `here` may not import the module `there`; both without the package's name."""
    floor = here[0]
    if not there or not ((house / there[0]).is_dir() or (house / f"{there[0]}.py").exists()):
        return f"{floor} imports the front door"
    if there[0] != floor:
        return None if there[0] in FLOORS[floor] else f"{floor} imports {there[0]}"
    own_game = here[1:2]
    if floor == "games" and own_game and there[1:2] not in (own_game, ["common"]):
        return f"the game {own_game[0]} imports {'.'.join(there)}"
    return None


def allowed_outside(floor: str, library: str) -> bool:
    """Whether a floor may import a library that is not ours."""
    if floor in PURE:
        return library not in WORLD
    return floor not in LIBRARIES or library in sys.stdlib_module_names | LIBRARIES[floor]


def faults(house: Path) -> list[str]:
    """Everything in the package folder `house` that breaks the plan, as `file:line: what`."""
    found = []
    for path in sorted(house.rglob("*.py")):
        place = path.relative_to(house)
        here = list(place.parts[:-1])
        if place.parts[0] in FRONT_DOOR:
            continue
        if not here:
            found.append(f"{place}:1: the plan has no such file")
            continue
        floor = here[0]
        if floor not in FLOORS:
            found.append(f"{place}:1: the plan has no floor {floor}")
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        found += [f"{place}:{line}: a chapter named absolutely" for line in absolute(tree, [house.name, *here])]
        for line, module in imported(tree, [house.name, *here]):
            root, *there = module.split(".")
            if root == house.name:
                if wrong := arrow(here, there, house):
                    found.append(f"{place}:{line}: {wrong}")
            elif (place.as_posix(), module) not in SEEDED and not allowed_outside(floor, root):
                found.append(f"{place}:{line}: {floor} imports {root}")
        if floor in PURE and WEIGHING not in here:
            found += [f"{place}:{line}: a float" for line in floats(tree)]
    return found


def test_the_house_follows_its_plan() -> None:
    assert faults(HOUSE) == []


GOOD = {
    "__init__.py": "from alcancia.kernel.table import Table",
    "cli/lab.py": "import alcancia.terminal, alcancia.lab\nimport os",
    "ground/strict.py": "import json",
    "kernel/table.py": "from alcancia.ground.strict import decode\nfrom .agenda import run\nfrom . import agenda\nimport msgspec",
    "kernel/agenda.py": "HALF = 1 // 2",
    "games/__init__.py": "from . import multiverse",
    "games/multiverse/__init__.py": "from alcancia.kernel import table\nfrom .bets import bet",
    "games/multiverse/bets.py": "from ...kernel.table import Table",
    "games/multiverse/bots/baseline.py": "NERVE: float = 0.5",
    "bots/search.py": "import random\nfrom alcancia import games, kernel\nC = 1.4",
    "coach/debrief.py": "from alcancia.bots import search\nfrom alcancia.kernel.table import Table\nHALF = 0.5",
    "text/check.py": "import os\nfrom fluent.runtime import FluentBundle",
    "terminal/play.py": "from alcancia.text import check\nfrom alcancia.bots import search",
}


def build(house: Path, files: dict[str, str]) -> Path:
    for name, source in files.items():
        path = house / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")
    return house


def code_lines(source: str) -> int:
    """How many lines of a file are neither blank, comment nor docstring."""
    told = {
        line
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    empty = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER)
    tokens = [token for token in tokenize.generate_tokens(io.StringIO(source).readline) if token.type not in empty]
    return len({line for token in tokens for line in range(token.start[0], token.end[0] + 1)} - told)


def test_the_kernel_stays_small() -> None:
    assert code_lines('"""One."""\n\nx = (\n    1,  # two\n)  # three\n# four\n') == 3
    assert sum(code_lines(path.read_text("utf-8")) for path in (HOUSE / "kernel").rglob("*.py")) <= 1_500


def test_a_good_house_has_no_faults(tmp_path: Path) -> None:
    assert faults(build(tmp_path / "alcancia", GOOD)) == []


@pytest.mark.parametrize(
    ("file", "source", "fault"),
    [
        ("ground/new.py", "from alcancia.kernel import table", "ground imports kernel"),
        ("kernel/new.py", "import alcancia.games.multiverse", "kernel imports games"),
        ("kernel/new.py", "from alcancia import text", "kernel imports text"),
        ("kernel/new.py", "from ..games import multiverse", "kernel imports games"),
        ("kernel/new.py", "import alcancia", "kernel imports the front door"),
        ("kernel/new.py", "from alcancia import Table", "kernel imports the front door"),
        ("kernel/new.py", "def late():\n    from alcancia.bots import search", "kernel imports bots"),
        ("kernel/new.py", "import importlib\nimportlib.import_module('alcancia.lab')", "kernel imports lab"),
        ("kernel/new.py", "from random import shuffle", "kernel imports random"),
        ("kernel/new.py", "from random import Random", "kernel imports random"),
        ("ground/chance.py", "from random import shuffle", "ground imports random"),
        ("kernel/new.py", "import os.path", "kernel imports os"),
        ("kernel/new.py", "RATE = 0.5", "a float"),
        ("kernel/new.py", "def rate(x: float) -> None: ...", "a float"),
        ("games/elplan/rules.py", "from alcancia.games.multiverse import bets", "the game elplan imports"),
        ("games/elplan/rules.py", "from .. import multiverse", "the game elplan imports"),
        ("games/elplan/rules.py", "from alcancia.games.elplan import market", "a chapter named absolutely"),
        ("games/elplan/bots/baseline.py", "from alcancia.bots import search", "games imports bots"),
        ("games/elplan/rules.py", "import datetime", "games imports datetime"),
        ("games/elplan/rules.py", "RATE = 1e3", "a float"),
        ("bots/new.py", "from alcancia.text import check", "bots imports text"),
        ("bots/new.py", "from alcancia.coach import debrief", "bots imports coach"),
        ("coach/new.py", "from alcancia.text import check", "coach imports text"),
        ("terminal/new.py", "from alcancia import lab", "terminal imports lab"),
        ("lab/new.py", "from alcancia.cli import main", "lab imports cli"),
        ("server/new.py", "from alcancia import terminal", "server imports terminal"),
        ("records/new.py", "from alcancia.text import check", "records imports text"),
        ("text/new.py", "from alcancia.kernel import table", "text imports kernel"),
        ("text/new.py", "import msgspec", "text imports msgspec"),
        ("utils/new.py", "", "the plan has no floor utils"),
        ("helpers.py", "", "the plan has no such file"),
    ],
)
def test_a_wrong_arrow_is_found(tmp_path: Path, file: str, source: str, fault: str) -> None:
    house = build(tmp_path / "alcancia", {**GOOD, "lab/play.py": "", file: source})
    found = faults(house)
    assert len(found) == 1
    assert found[0].startswith(file)
    assert fault in found[0]
