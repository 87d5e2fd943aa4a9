"""The pictures of docs/trainer*.md: a rehearsal from the door to the end. `python -m tests.web.trainer_pictures [FOLDER]`"""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.web.browser import launch
from tests.web.conftest import Desk
from tests.web.playing import come, post, until
from tests.web.serving import ROOT, Server

WIDTH, HEIGHT, SCALE = 1280, 720, 0.75
GAME = "financity"


def stops(desk: Desk, server: Server, lang: str) -> Iterator[tuple[str, Page]]:
    """Where a trainer comes by, each with its page."""
    page = desk.page(server, WIDTH, HEIGHT, lang, color_scheme="light", device_scale_factor=SCALE)
    page.goto("/c/new")
    page.locator(f"input[value={GAME}]").check(force=True)
    yield "lead", page
    page.locator(".go .button:not(.filled)").click()
    page.locator(".rehearsal").wait_for()
    come(page, lambda: page.locator("[data-learner]").count() > 24)
    yield "door", page
    room = page.url.split("/")[-2]
    page.locator(".start").click()
    page.locator("[data-wall] article").first.wait_for()
    until(page, "() => document.querySelectorAll('[data-wall] .bars').length > 20")
    page.wait_for_timeout(20_000)
    yield "wall", page
    page.keyboard.press("f")
    page.locator("[data-freeze=now]").wait_for()
    yield "freeze", page
    post(page, f"/api/classes/{room}/end", {})
    page.locator(".after").wait_for()
    yield "after", page


def main(folder: Path) -> None:
    """In both languages."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser, server = launch(playwright), Server(Path(data), pace=0.5)
        for lang in ("en", "es"):
            desk = Desk(browser)
            for name, page in stops(desk, server, lang):
                page.wait_for_timeout(300)
                page.screenshot(path=folder / f"trainer-{name}.{lang}.png")
                print(name, lang, flush=True)
            desk.close()
        server.stop()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures")
