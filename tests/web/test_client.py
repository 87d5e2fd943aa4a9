"""What the built client weighs and asks for."""

import gzip
import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Desk
from tests.web.playing import open_box, play_on
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
    assert sum(len(gzip.compress((WEB / "assets" / name).read_bytes())) for name in scripts) <= MOST


@pytest.mark.parametrize("pattern", [r"<script(?![^>]*\bsrc=)", r"\sstyle=", r"\son\w+=", r"https?://"])
def test_the_page_holds_nothing_inline_and_nothing_from_elsewhere(pattern: str) -> None:
    assert not re.search(pattern, (WEB / "index.html").read_text("utf-8"))
