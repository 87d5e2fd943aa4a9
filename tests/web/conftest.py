"""Fixtures: one server and one browser for all tests of a process; a page tells on everything that went wrong in it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.browser import downloaded, installed, launch
from tests.web.serving import WEB, Server

PATIENCE = 30_000
"""Milliseconds: machines that run the tests may be busy."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not (installed() or downloaded()):
        pytest.fail("no browser for the tests: run `make browser`")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (WEB / "index.html").exists():
        pytest.fail("the page is not built: run `make web`")
    server = Server(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


class Desk:
    """Opens pages, each on a device of its own, and remembers what went wrong in them."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.faults: list[str] = []
        self.foreign: list[str] = []
        self._close: list[Callable[[], None]] = []

    def page(self, server: Server, width: int = 1280, height: int = 800, lang: str = "en", still: bool = True, **more: Any) -> Page:
        """A fresh device at the first page."""
        context = self.browser.new_context(
            base_url=server.address,
            viewport={"width": width, "height": height},
            locale=lang,
            reduced_motion="reduce" if still else "no-preference",
            # What a worker of the browser's fetches cannot be held back or listened to here.
            **{"service_workers": "block", **more},
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda message: self.faults.append(message.text) if "Content Security Policy" in message.text else None)
        page.on("request", lambda request: self._heard(request.url, server))
        self._close.append(context.close)
        return page

    def _heard(self, url: str, server: Server) -> None:
        if not url.startswith((server.address, "data:", "blob:")):
            self.foreign.append(url)

    def close(self) -> None:
        """Put everything away."""
        for close in self._close:
            close()


@pytest.fixture
def desk(browser: Browser) -> Iterator[Desk]:
    desk = Desk(browser)
    yield desk
    desk.close()
    assert desk.faults == [], "errors in the page, or something its policy forbids"
    assert desk.foreign == [], "the page asked somebody else"
