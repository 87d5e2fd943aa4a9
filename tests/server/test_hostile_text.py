"""Hostile text in every place where people's words end up: refused, or shown as what it is."""

import csv
import io
import json
import logging
import re
import unicodedata
from pathlib import Path

import msgspec
import pytest

from alcancia.kernel import Refused, Unplayable
from alcancia.records import export
from alcancia.server import logs, names, records
from alcancia.server.outcomes import attachment
from alcancia.shelf.box import fit, laid_out, packed
from tests.server.hostile import CORPUS
from tests.server.world import World

WEB = Path(__file__).parents[2] / "web" / "src"


def harmless(name: str) -> bool:
    """Letters, digits and a few signs between them; nothing that moves, hides, commands or computes."""
    kinds = {unicodedata.category(sign) for sign in name}
    return not kinds & {"Cc", "Cf", "Cs", "Co", "Cn", "Sm", "Sc", "Sk", "Zl", "Zp"} and not set(name) & set('<>&"{}[]\\/|=+@;:%$`*#~^_\t')


def test_the_corpus_is_large() -> None:
    assert len(CORPUS) >= 500


def test_names() -> None:
    """G23: refused, or harmless; and none that stays looks like nothing."""
    kept = [name for text in CORPUS if isinstance(name := names.clean(text), str)]
    assert [name for name in kept if not harmless(name)] == []
    assert [name for name in kept if not names.skeleton(name)] == []
    assert 0 < len(kept) < len(CORPUS) / 4


@pytest.mark.parametrize("sign", "\u3164\u115f\u1160\uffa0\u034f\u17b4\u17b5\u180b\ufe0f\U000e0101", ids=lambda sign: f"U+{ord(sign):04X}")
def test_letters_that_show_nothing_are_in_no_name(sign: str) -> None:
    """17: a name of nothing, and a second Ana who looks like the first."""
    assert [names.clean(name) for name in (sign, f"Ana{sign}", f"A{sign}na")] == [Refused("bad_name")] * 3


def test_names_without_a_check_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(names, "clean", lambda text: text)
    with pytest.raises(AssertionError):
        test_names()


async def test_names_over_the_wire() -> None:
    """Every one of them at a table and in a class: a refusal with a reason, or a name; the JSON stays JSON."""
    world = World()
    table, browsers = await world.table(1)
    host = browsers[0]
    for text in CORPUS:
        world.clock.sleep(60)
        raw = json.dumps({"seat": 0, "name": text}).encode()
        answer = await host.ask("POST", f"/api/tables/{table}/rename", raw=raw)
        assert answer.status in (200, 400, 409, 413), (text, answer.body)
        shown = (await host.get(f"/api/tables/{table}")).data["lobby"]["seats"][0]["name"]
        assert shown is None or harmless(shown), text


def test_spreadsheets() -> None:
    """Cells that nobody computes, and as many columns in every line as in the first."""
    lines = "".join(export.csv_lines(["text", "number"], [(text, -5) for text in CORPUS]))
    rows = list(csv.reader(io.StringIO(lines, newline="")))
    assert {len(row) for row in rows} == {2} and {row[1] for row in rows[1:]} == {"-5"}
    assert [row[0] for row in rows if row[0][:1] in tuple("=+-@\t\r")] == []


def test_words_of_a_box() -> None:
    """What a box says is shown to people: no signs that hide or move, nothing like a page's code."""
    kept = []
    for text in CORPUS:
        try:
            kept.append(fit("box.toml", text, "title"))
        except Unplayable:
            continue
    assert [text for text in kept if re.search(r"<\s*[a-zA-Z/!]", text) or any(unicodedata.category(sign)[0] == "C" for sign in text)] == []


@pytest.mark.parametrize("text", CORPUS[:: max(1, len(CORPUS) // 40)], ids=lambda text: f"{text[:8]!a}")
def test_titles_of_boxes(text: str) -> None:
    made = laid_out("financity", "ours", {"en": "Ours", "es": "Lo nuestro"})
    about = next(name for name in made if name.endswith("box.toml"))
    made[about] = made[about].replace('"Ours"', msgspec.json.encode(text.encode("utf-8", "replace").decode()).decode())
    said = records.prove(packed(made))
    assert ("box" in said and harmless_words(said["title"]["en"])) or isinstance(said["reason"], str)


def harmless_words(text: str) -> bool:
    return not re.search(r"<\s*[a-zA-Z/!]", text) and all(unicodedata.category(sign)[0] != "C" for sign in text)


def test_log_lines() -> None:
    """B11.96: one line each, whatever is in it; as text and as JSON."""
    for form in (logs.Lines("text"), logs.Lines("json")):
        for text in CORPUS:
            record = logging.LogRecord("alcancia", logging.WARNING, "", 0, "%s", (text,), None)
            said = form.format(record)
            said.encode()
            assert len(said.splitlines()) == 1 and "\x1b" not in said, text


def test_file_names() -> None:
    """Generated, never typed."""
    for text in ("multiverse", "x"):
        ((_, said),) = attachment(text, "abcdefgh", "csv")
        assert re.fullmatch(r'attachment; filename="[a-z0-9.-]+"', said)


@pytest.mark.parametrize(
    "way", ["{@html", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "srcdoc"]
)
def test_the_page_shows_text_as_text(way: str) -> None:
    assert [path.name for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts") and way in path.read_text("utf-8")] == []
