"""Documents tell the truth: whatever they name is there, and is as they say. Each kind of lie is told once, and noticed."""

import re
from pathlib import Path

import pytest

from tests.documents import HOUSE, documents, faults

PAGE = HOUSE / "docs" / "page.md"
RULES = HOUSE / "docs" / "rules" / "multiverse.md"


@pytest.mark.parametrize("path", documents(), ids=lambda path: str(path.relative_to(HOUSE)))
def test_a_document_tells_the_truth(path: Path) -> None:
    assert faults(path.read_text("utf-8"), path) == []


def test_all_documents_are_read() -> None:
    names = {str(path.relative_to(HOUSE)) for path in documents()}
    assert {"README.md", "CONTRIBUTING.md", "CHANGELOG.md", "web/README.md", "docs/architecture.md", "docs/rules/elplan.es.md"} <= names


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[here](nowhere.md)", "no file nowhere.md"),
        ("![picture](pictures/gone.png)", "no file pictures/gone.png"),
        ("see `alcancia/adapters/`", "no path alcancia/adapters/"),
        ("see `kernel/agenda_of_old.py`", "no path kernel/agenda_of_old.py"),
        ("see `gone.py`", "no path gone.py"),
        ("see `alcancia/games/<game>/nothing`", "no path alcancia/games/<game>/nothing"),
        ("see `requirements/*.lock.txt`", "no path requirements/*.lock.txt"),
        ("`bash .ci/walk`", "no path .ci/walk"),
        ("`make coffee`", "no target: make coffee"),
        ("`make test PYTHONS=3`", "make knows no PYTHONS="),
        ("```sh\nmake coffee   # soon\n```", "no target: make coffee"),
        ("`alcancia dance`", "no command: alcancia dance"),
        ("`alcancia verify FILE --loudly`", "alcancia verify has no --loudly"),
        ("```sh\n.venv/bin/alcancia play monopoly   # in the terminal\n```", "no game monopoly"),
        ("`alcancia simulate financity --bots baseline,drifter`", "financity has no bot drifter"),
        ("`alcancia box add FILE --soon`", "alcancia box add has no --soon"),
        ("with `--lanes`", "no option --lanes"),
        ("`python -m bench.balance`", "no module bench.balance"),
        ("`python -m tests.playthrough --wright`", "tests.playthrough has no --wright"),
        ("    npm --prefix web run walk\n", "no script walk"),
        ("set `ALCANCIA_NOBODY=1`", "nobody reads ALCANCIA_NOBODY"),
        ("at `http://127.0.0.1:8321/`", "port 8321 is not the usual one, 8000"),
    ],
)
def test_a_lie_is_noticed(text: str, fault: str) -> None:
    assert faults(f"Some words before.\n\n{text}\n\nAnd after.\n", PAGE) == [fault]


@pytest.mark.parametrize(
    ("name", "words", "fault"),
    [
        ("trainer.md", "press *Freeze*, then *Set the end*", []),
        ("trainer.es.md", "pulsa *Congelar*", []),
        ("trainer.md", "press *Freeze them*", ["no page says Freeze them"]),
        ("trainer.es.md", "pulsa *Freeze*", ["no page says Freeze"]),
        ("page.md", "*Freeze them* is only stress here", []),
    ],
)
def test_a_button_that_is_not_there_is_noticed(name: str, words: str, fault: list[str]) -> None:
    assert faults(f"{words}\n", HOUSE / "docs" / name) == fault


@pytest.mark.parametrize(
    "text",
    [
        "`make test PYTHON=python3.13` and `alcancia fuzz GAME --games 20000`, with `--plain`",
        "[home](../README.md#credits), `alcancia/text/<locale>/`, `plain.py`, `web/node_modules`, `POST /api/tables`",
        "`python -m tests.playthrough --write` and `ALCANCIA_SOAK=20`",
        "```python\nmake = 1\n```",
    ],
)
def test_the_truth_is_not_taken_for_a_lie(text: str) -> None:
    assert faults(text, PAGE) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (r"^\| `fee` \|", "| `feet` |", "no rule option feet"),
        (r"^\| `fee` \|.*\n", "", "the rule option fee is not named"),
        (r"^(\| `hand_size` \|[^|]*\|) 6 ", r"\1 7 ", "the usual hand_size is not 7"),
        (r"^(\| `swaps` \|[^|]*\|) yes ", r"\1 no ", "the usual swaps is not no"),
        (r"^(\| `removal` \|[^|]*\|) random ", r"\1 chosen ", "the usual removal is not chosen"),
    ],
)
def test_a_wrong_table_of_options_is_noticed(old: str, new: str, fault: str) -> None:
    page, changes = re.subn(old, new, RULES.read_text("utf-8").replace("`random`", "random"), flags=re.M)
    assert changes == 1
    assert fault in faults(page, RULES)


def test_the_files_of_the_kernel_are_all_described() -> None:
    page = (HOUSE / "docs" / "architecture.md").read_text("utf-8")
    chapter = page[page.index("## The kernel, file by file") :]
    named = set(re.findall(r"`(\w+\.py)`", "".join(re.findall(r"^\| `.*?\|", chapter, re.M))))
    assert named == {path.name for path in (HOUSE / "alcancia" / "kernel").glob("*.py")} - {"__init__.py"}
