"""The table of ASVS items says the truth: every test it names exists, nothing is open, and most items are held by a test."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROW = re.compile(r"^\| ([\d.]+\*?) \| (.+) \| (.+) \|$", re.MULTILINE)
LEAST = 0.6


def rows() -> list[tuple[str, str, str]]:
    return ROW.findall((ROOT / "docs" / "asvs.md").read_text("utf-8"))


def defined_in(path: Path) -> set[str]:
    return {node.name for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_every_test_it_names_exists() -> None:
    for item, _, held in rows():
        if held == "by hand":
            continue
        named = re.fullmatch(r"`([\w./]+)::(test_\w+)`", held)
        assert named is not None, (item, held)
        path = (ROOT / "tests" / "server" / named[1]).resolve()
        assert path.exists() and named[2] in defined_in(path), (item, held)


def test_nothing_is_open_and_most_is_held_by_a_test() -> None:
    found = rows()
    assert len(found) > 150 and len({item for item, _, _ in found}) == len(found)
    assert not [item for item, _, held in found if held == "open"]
    assert sum(held != "by hand" for _, _, held in found) >= LEAST * len(found)


def test_every_finding_has_a_cure_and_a_test() -> None:
    """Of the attackers' report: its ten worst, the next fifteen, and what it says about codes and parts."""
    lines = [line.split(" | ") for line in (ROOT / "docs" / "security.md").read_text("utf-8").splitlines() if line.startswith("| ")]
    held = {number for line in lines if len(line) == 4 and "::test_" in line[3] for number in line[0].removeprefix("| ").split(", ")}
    assert held >= {*(f"W{number}" for number in range(1, 11)), *map(str, range(11, 26)), "codes", "parts"}


def test_every_test_that_security_names_exists() -> None:
    named = re.findall(r"`([\w./]+)::(test_\w+)`", (ROOT / "docs" / "security.md").read_text("utf-8"))
    assert len(named) > 40
    for file, test in named:
        path = ROOT / file if file.startswith("tests/") else ROOT / "tests" / "server" / file
        assert path.exists() and test in defined_in(path), (file, test)
