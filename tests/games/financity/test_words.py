"""Laws 11 and 12 for FinanCity: everything has its words in both languages, and the rulebook's numbers are those of the chapters."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from alcancia.games.financity.content import EVENTS, HOMES, INVESTMENTS, SHOPPING, ZONES
from alcancia.games.financity.state import MODIFIER, game
from alcancia.kernel.game import KERNEL_REASONS
from tests.laws import laws

ROOT = Path(__file__).parents[3]
CHAPTERS = ROOT / "alcancia" / "games" / "financity"
LOCALES = ("en", "es")


class Variables(Visitor):
    """The variables a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(pattern: ast.Pattern) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return frozenset(visitor.found)


def messages(locale: str) -> dict[str, frozenset[str]]:
    said: dict[str, frozenset[str]] = {}
    for entry in parse((ROOT / "alcancia" / "text" / locale / "financity.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                said[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                said[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return said


def test_text() -> None:
    shared = {f"refused-{code}": frozenset[str]() for code in KERNEL_REASONS}
    laws.text(game, {locale: shared | messages(locale) for locale in LOCALES}, laws.told_in(CHAPTERS))


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_has_a_name(locale: str) -> None:
    said = messages(locale)
    source = "".join(path.read_text("utf-8") for path in CHAPTERS.glob("*.py"))
    asks = {name for name, (is_rule, fn) in game.steps.items() if not is_rule and "Chance" not in str(fn.__annotations__.get("return", ""))}
    wanted = {f"ask-{name}" for name in asks - {"turn"} | set(re.findall(r'name="(\w+)"', source))}
    wanted |= {f"move-{name}" for name in re.findall(r'move\("(\w+)"', source)}
    wanted |= {f"pay-{name}" for name in re.findall(r't\.pay\([^"\n]+"(\w+)"', source)}
    wanted |= {f"card-{id}" for id in (*INVESTMENTS, *SHOPPING, *EVENTS, MODIFIER)}
    wanted |= {f"home-{id}" for id in HOMES} | {f"zone-{id}" for id in ZONES}
    wanted |= {f"step-{name}" for name in game.titles}
    for name, option in game.schema.items():
        wanted |= {f"option-{name}-{value}" for value in getattr(option, "values", ())}
    assert wanted <= said.keys(), sorted(wanted - said.keys())


@pytest.mark.parametrize("book", ["financity.md", "financity.es.md"])
def test_paragraphs(book: str) -> None:
    laws.paragraphs(laws.docstrings_in(CHAPTERS), (ROOT / "docs" / "rules" / book).read_text("utf-8"))
