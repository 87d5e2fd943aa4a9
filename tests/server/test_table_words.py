"""A table's words: what is said while a game is played, without what only its rules, lessons and end say."""

import re

import pytest

from alcancia.games import GAMES
from alcancia.server.pages import TEXTS
from tests.server.world import World
from tests.web.serving import ROOT

ID = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.M)
NAMED = re.compile(r"\{ *([a-z][\w-]*)(?:\.\w+)? *\}")
PAGE = (ROOT / "web/src/kernel/words.svelte.ts").read_text("utf-8")
LATER, ELSEWHERE = (re.compile(re.search(rf"{name} =\s*/\^(.*)/;", PAGE)[1]) for name in ("LATER", "ELSEWHERE"))  # type: ignore[index]
"""What the page asks the rest for."""


@pytest.mark.parametrize("locale", ["en", "es"])
@pytest.mark.parametrize("game", GAMES)
async def test_what_a_table_lacks_is_asked_for_by_the_page(game: str, locale: str) -> None:
    whole = (TEXTS / locale / f"{game}.ftl").read_text("utf-8")
    said = (await World().browser().get(f"/text/{locale}/{game}-table.ftl")).body.decode()
    kept, all_of_them = ID.findall(said), ID.findall(whole)
    lacking = set(all_of_them) - set(kept)
    assert len(kept) == len(set(kept)) and set(kept) < set(all_of_them)
    assert len(said) < 0.8 * len(whole), "hardly anything was left out"
    assert all(LATER.match(id) for id in lacking), "somebody would wait for these words for ever"
    # Rules are refused where they are made, and there every word is known.
    played = re.split(r"^(?=[a-zA-Z-])", said, flags=re.M)
    named = {name for message in played if not message.startswith("refused-") for name in NAMED.findall(message)}
    assert named & lacking == set(), "a sentence with a hole"


@pytest.mark.parametrize("locale", ["en", "es"])
async def test_what_a_first_visit_lacks_is_asked_for_too(locale: str) -> None:
    said = (await World().browser().get(f"/text/{locale}/page.ftl")).body.decode()
    site = ID.findall((TEXTS / locale / "site.ftl").read_text("utf-8"))
    lacking = set(site) - set(ID.findall(said))
    assert lacking and all(ELSEWHERE.match(id) for id in lacking)
    assert set(NAMED.findall(said)) & lacking == set(), "a sentence with a hole"
