"""What is written for people, and what the games say and want said: read from the files, for the laws about the written word."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

HOUSE = Path(__file__).parent.parent
TEXT = HOUSE / "alcancia" / "text"
KERNEL = HOUSE / "alcancia" / "kernel"
GROUND = HOUSE / "alcancia" / "ground"


def languages() -> list[str]:
    """The languages there are messages in."""
    return sorted(place.name for place in TEXT.iterdir() if place.is_dir() and any(place.glob("*.ftl")))


class _Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def _variables(pattern: Any) -> frozenset[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return frozenset(visitor.found)


def messages(path: Path) -> dict[str, frozenset[str]]:
    """Message ids of a file (attributes as `id.attribute`) with the variables each uses; a file that cannot be read fails."""
    said: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in said, f"{path.name}: {entry.id.name} twice"
            if entry.value is not None:
                said[entry.id.name] = _variables(entry.value)
            for attribute in entry.attributes:
                said[f"{entry.id.name}.{attribute.id.name}"] = _variables(attribute.value)
    return said


def said_in(language: str, *files: str) -> dict[str, frozenset[str]]:
    """All messages of these files, later ones before earlier ones."""
    said: dict[str, frozenset[str]] = {}
    for file in files:
        said |= messages(TEXT / language / f"{file}.ftl")
    return said


@dataclass
class Wanted:
    """What the chapters in a folder want said."""

    public: dict[str, set[str]] = field(default_factory=dict)
    """Facts with the arguments everybody reads."""
    secret: dict[str, set[str]] = field(default_factory=dict)
    """Facts with the arguments only their owner reads."""
    questions: set[str] = field(default_factory=set)
    moves: set[str] = field(default_factory=set)
    payments: set[str] = field(default_factory=set)


ASKS = ("Ask", "Sealed", "Together")


def wanted_in(folder: Path) -> Wanted:
    """Facts, questions, named moves and ledger reasons, from the source of a folder."""
    wanted = Wanted()
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                _of_call(wanted, node)
            elif isinstance(node, ast.FunctionDef) and any(ast.unparse(mark).endswith(".question") for mark in node.decorator_list):
                returned = ast.unparse(node.returns) if node.returns else ""
                if any(kind in returned for kind in ASKS):
                    wanted.questions.add(node.name)
    return wanted


def _of_call(wanted: Wanted, call: ast.Call) -> None:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else call.func.id if isinstance(call.func, ast.Name) else ""
    named = {keyword.arg: keyword.value for keyword in call.keywords}
    if name == "tell" and call.args:
        _of_fact(wanted, call, named)
    elif name == "_note":
        for key in _words(call.args[2]):
            wanted.public.setdefault(key, set()).add("seat")
    elif name in ("move", "Move") and call.args:
        wanted.moves.update(_words(call.args[0]))
    elif name in ("ask", "Ask") and "name" in named:
        wanted.questions.update(word for word in _words(named["name"]) if word)
    elif name == "pay" and isinstance(call.func, ast.Attribute):
        reason = named.get("reason") or (call.args[3] if len(call.args) > 3 else None)
        wanted.payments.update(_words(reason))


def _of_fact(wanted: Wanted, call: ast.Call, named: dict[str | None, ast.expr]) -> None:
    for key in _words(call.args[0]):
        public, secret = wanted.public.setdefault(key, set()), wanted.secret.setdefault(key, set())
        for name, value in named.items():
            if name == "secret":
                found = value.keys if isinstance(value, ast.Dict) else []
                secret.update(word for word in map(_word, found) if word) if found else secret.add("*")
            elif name != "owner":
                public.add("*" if name is None else name)


def _words(value: ast.expr | None) -> Iterator[str]:
    """The texts an expression may be, as far as they are written out."""
    if isinstance(value, ast.IfExp):
        yield from (*_words(value.body), *_words(value.orelse))
    elif word := _word(value):
        yield word


def _word(value: ast.expr | None) -> str:
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else ""
