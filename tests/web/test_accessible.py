"""axe-core finds nothing to complain about on any page, in light and dark, wide and narrow; nothing sticks out sideways."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Desk
from tests.web.playing import box, make_table, play_on, play_with_bots, until
from tests.web.serving import ROOT, Server

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCREENS = [(360, "dark"), (1280, "light"), *(pytest.param(*screen, marks=pytest.mark.slow) for screen in ((360, "light"), (1280, "dark")))]
"""Both widths and both themes in every run, all four pairs in the long one."""
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

RUN = """levels => axe.run(document, {runOnly: levels, resultTypes: ['violations']}).then(
    found => found.violations.map(fault => `${fault.id}: ${fault.nodes[0].html.slice(0, 160)} (${fault.nodes.length})`))"""


def complaints(page: Page) -> list[str]:
    """What axe says, one line per kind."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Path(AXE).read_text("utf-8"))
    found: list[str] = page.evaluate(RUN, LEVELS)
    return found


def settled(page: Page) -> None:
    """Axe reads colours: wait until the page is there and nothing fades any more."""
    expect(page.locator("main")).to_have_count(1)
    until(page, "() => document.getAnimations().every(one => one.playState !== 'running')")
    assert complaints(page) == []
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"the page is {wide} px too wide"


@pytest.mark.parametrize(("width", "theme"), SCREENS)
def test_every_page(desk: Desk, server: Server, theme: str, width: int) -> None:
    lang = "es" if width == 360 else "en"
    page = desk.page(server, width, 800, lang, color_scheme=theme)
    page.goto("/")
    expect(page.locator("article.game").first).to_be_visible()
    settled(page)
    box(page).click()
    settled(page)
    make_table(page, "Ana")
    settled(page)
    for summary in page.locator("summary").all():
        summary.click()
    settled(page)
    play_with_bots(page, "Ana", seats=5)
    settled(page)
    play_on([page], until=".prompt .option")
    settled(page)
    page.locator(".prompt .option").first.focus()
    settled(page)
    page.locator("header .button", has_text="?").click()
    expect(page.locator(".book .now")).to_be_visible()
    settled(page)
    page.keyboard.press("Escape")
    if width == 360:
        page.locator("header .narrow").click()
        settled(page)
        page.locator(".menu .button").nth(1).click()
    else:
        page.locator("header .button", has_text="Players").click()
    settled(page)
    page.keyboard.press("Escape")
    play_on([page])
    settled(page)


def test_twice_the_size_still_fits(desk: Desk, server: Server) -> None:
    page = desk.page(server, 640, 400)
    play_with_bots(page)
    settled(page)
    play_on([page], until=".prompt .option")
    settled(page)
