"""Do all languages say the same things? `python -m alcancia.text.check` names every message that does not fit."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from alcancia.text.speaker import FUNCTIONS, SHARED

FALLBACK: Final = "en"
LONGEST_NAME: Final = 3
"""Identical text of more words than this is not a name but a sentence nobody translated."""


class Said(NamedTuple):
    """A message or an attribute of one: where it stands, which variables it uses, its bare words, what it refers to."""

    line: int
    variables: frozenset[str]
    words: str
    longest: int
    references: frozenset[str]
    functions: frozenset[str]


class Reader(Visitor):
    """Collects what a pattern is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.words: list[str] = []
        self.references: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.words.append(node.value)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)


def read(text: str) -> tuple[dict[str, Said], list[str]]:
    """The messages of a file by id (attributes as `id.attribute`), and what is wrong with the file itself."""
    said: dict[str, Said] = {}
    faults: list[str] = []
    for entry in FluentParser(with_spans=True).parse(text).body:
        line = text.count("\n", 0, entry.span.start) + 1 if entry.span else 0
        if isinstance(entry, ast.Junk):
            faults.append(f"{line}: cannot be read: {(entry.content or '').strip().splitlines()[0]}")
        elif isinstance(entry, (ast.Message, ast.Term)):
            id = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            patterns: list[tuple[str, Any]] = [(id, entry.value)] if entry.value else []
            patterns += [(f"{id}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            for name, pattern in patterns:
                if name in said:
                    faults.append(f"{line}: {name} is written twice")
                said[name] = _said(line, pattern)
                if not said[name].words.strip() and not said[name].variables and not said[name].references:
                    faults.append(f"{line}: {name} is empty")
    return said, faults


def _said(line: int, pattern: Any) -> Said:
    reader = Reader()
    reader.visit(pattern)
    # A choice among names is no sentence: what counts is the longest run of words.
    longest = max((sum(any(map(str.isalpha, word)) for word in part.split()) for part in reader.words), default=0)
    return Said(
        line, frozenset(reader.variables), " ".join(reader.words), longest, frozenset(reader.references), frozenset(reader.functions)
    )


def check(folder: Path) -> list[str]:
    """Everything wrong with the messages under a folder, as `locale/file:line: what`."""
    files = {
        (place.name, file.name): read(file.read_text("utf-8"))
        for place in sorted(folder.iterdir())
        if place.is_dir()
        for file in sorted(place.glob("*.ftl"))
    }
    languages = sorted({locale for locale, _ in files})
    names = sorted({name for _, name in files})
    faults = [] if FALLBACK in languages else [f"{folder}: there is no {FALLBACK}"]
    for (locale, name), (said, wrong) in files.items():
        faults += [f"{locale}/{name}:{fault}" for fault in wrong]
        everything = {id for (other, _), (there, _) in files.items() if other == locale for id in there}
        faults += [f"{locale}/{name}:{fault}" for fault in _unknown(said, everything)]
    for locale in languages:
        faults += _hidden(locale, {name: files[locale, name][0] for name in _shared(names) if (locale, name) in files})
        for name in names:
            if (locale, name) not in files:
                faults.append(f"{locale}/{name}: is missing")
            elif locale != FALLBACK and (FALLBACK, name) in files:
                faults += [f"{locale}/{name}{fault}" for fault in _compare(files[FALLBACK, name][0], files[locale, name][0])]
    return faults


def _shared(names: list[str]) -> list[str]:
    """The files that every game's words stand before: those of the house first, in its order, then those that single pages load."""
    games = {name.removesuffix("-lessons.ftl") for name in names if name.endswith("-lessons.ftl")}
    house = [f"{name}.ftl" for name in SHARED]
    return house + [name for name in names if name not in house and name.removesuffix(".ftl").removesuffix("-lessons") not in games]


def _hidden(locale: str, shared: dict[str, dict[str, Said]]) -> Iterator[str]:
    """A game may say a shared message in its own way, but of two shared ones the first would never be heard."""
    first: dict[str, str] = {}
    for name, said in shared.items():
        for id, message in said.items():
            if first.setdefault(id, name) != name:
                yield f"{locale}/{name}:{message.line}: {id} is written in {first[id]} too"


def _unknown(said: dict[str, Said], everything: set[str]) -> Iterator[str]:
    for id, message in said.items():
        for reference in sorted(message.references - everything):
            yield f"{message.line}: {id} refers to {reference}, which does not exist"
        for function in sorted(message.functions - set(FUNCTIONS)):
            yield f"{message.line}: {id} uses the function {function}, which does not exist"


def _compare(english: dict[str, Said], other: dict[str, Said]) -> Iterator[str]:
    for id in english:
        if id not in other:
            yield f": {id} is missing"
    for id, message in other.items():
        if id not in english:
            yield f":{message.line}: {id} is not in English"
            continue
        for variable in sorted(message.variables ^ english[id].variables):
            where = "only in English" if variable in english[id].variables else "not in English"
            yield f":{message.line}: {id} has ${variable} {where}"
        if message.words.split() == english[id].words.split() and message.longest > LONGEST_NAME:
            yield f":{message.line}: {id} is still English"


def main(arguments: list[str]) -> int:
    """Check the messages of the program, or those under the folder named."""
    folder = Path(arguments[0]) if arguments else Path(__file__).parent
    faults = check(folder)
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
