"""What the built client weighs and asks for."""

import gzip
import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Desk
from tests.web.playing import Held, begin, come, open_box, play_on
from tests.web.serving import WEB, Server

MOST = 120_000
"""Bytes of JavaScript on the table page, compressed."""


def test_the_table_page_is_light(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    scripts: set[str] = set()
    page.on("request", lambda request: scripts.add(request.url.rpartition("/")[2]) if request.url.endswith(".js") else None)
    open_box(page, "Ana")
    page.locator(".ways .filled").click()
    expect(page.locator(".mat")).to_be_visible()
    play_on([page])
    assert len(scripts) > 2
    # The covers are pictures that lie in one script.
    code = [name for name in scripts if not name.startswith("covers-")]
    assert sum(len(gzip.compress((WEB / "assets" / name).read_bytes())) for name in code) <= MOST


def test_on_a_slow_network_nobody_reads_keys_of_messages(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    begin(page, "elplan", 3, "random")
    expect(page.locator("[data-asked]")).to_be_visible()
    held = Held(page, "**/api/shelf")
    page.goto("/")
    shelf = page.locator(".shelf")
    expect(page.locator("#records-title")).to_be_visible()
    come(page, lambda: held.routes)
    before = shelf.bounding_box()
    assert (page.locator("article.game").count(), page.locator(".mine").count()) == (0, 0)
    held.let_go()
    expect(page.locator("article.game")).to_have_count(5)
    expect(page.locator(".mine")).to_contain_text("El Plan")
    after = shelf.bounding_box()
    assert before is not None and after is not None
    assert abs(before["height"] - after["height"]) < 20, "the page jumps when the boxes come"


def test_before_the_words_come_the_page_is_not_blank(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    held = Held(page, "**/text/en/page.ftl")
    page.goto("/")
    expect(page.get_by_role("img", name="Alcancía")).to_be_visible()
    assert page.locator("main").count() == 0
    come(page, lambda: held.routes)
    held.let_go()
    expect(page.locator("main")).to_be_visible()
    expect(page.locator(".arriving")).to_be_hidden()


@pytest.mark.parametrize("pattern", [r"<script(?![^>]*\bsrc=)", r"\sstyle=", r"\son\w+=", r"https?://"])
def test_the_page_holds_nothing_inline_and_nothing_from_elsewhere(pattern: str) -> None:
    assert not re.search(pattern, (WEB / "index.html").read_text("utf-8"))
