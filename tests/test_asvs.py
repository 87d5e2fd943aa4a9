"""The table of ASVS items says the truth: every test it names exists, nothing is open, and most items are held by a test."""

import ast
import re
from pathlib import Path

import pytest

from tests.server.attacks.cures import CURES

ROOT = Path(__file__).parents[1]
ROW = re.compile(r"^\| ([\d.]+\*?) \| (.+) \| (.+) \|$", re.MULTILINE)
LEAST = 0.6
PLANTED = re.compile(r"_noticed$|_known_hole_")
"""How tests are called that plant a fault themselves."""


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


def test_a_test_that_does_not_exist_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "rows", lambda: [("1.2.3", "made up", "`test_gate.py::test_that_nobody_wrote`")])
    with pytest.raises(AssertionError, match="nobody_wrote"):
        test_every_test_it_names_exists()


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


def test_every_finding_has_a_test_that_was_seen_to_fail() -> None:
    """Without a cure of it, or with a fault planted beside it."""
    failing = {cure.test for cure in CURES}
    for line in (ROOT / "docs" / "security.md").read_text("utf-8").splitlines():
        if line.startswith("| ") and line.count(" | ") == 3 and (named := re.findall(r"`([\w./]+::test_\w+)`", line)):
            assert any(test in failing or PLANTED.search(test) for test in named), line


@pytest.mark.parametrize("document", ["security.md", "reliability.md"])
def test_every_test_that_is_named_exists(document: str) -> None:
    named = re.findall(r"`([\w./]+?\.py)(?:::(test_\w+))?`", (ROOT / "docs" / document).read_text("utf-8"))
    assert len(named) > 40
    for file, test in named:
        path = next(path for path in (ROOT / file, ROOT / "tests" / "server" / file, ROOT / "alcancia" / "server" / file) if path.exists())
        assert not test or test in defined_in(path), (file, test)


def test_every_goal_has_a_planted_fault() -> None:
    """G1 to G30, but for what there is none of: the last cell names a test that sees one, or a bench that is told to have one."""
    cells = [line.split(" | ") for line in (ROOT / "docs" / "reliability.md").read_text("utf-8").splitlines() if line.startswith("| G")]
    assert [row[0] for row in cells] == [f"| G{number}" for number in range(1, 31)]
    bare = {row[0] for row in cells if not re.search(r"`[\w./]+::test_\w+`|`python -m bench\.[\w ]+ (planted|leak)`", row[-1])}
    assert bare == {"| G18"}, "there is no Redis"
