"""Pictures of every page, for people to look at: `python -m tests.web.look [FOLDER [WORD …]]`.

The folder is tests/web/shots unless named; words such as `1280 dark es` choose among the screens, colours and languages, `=desk` the
pages with this in their name, and `axe` has axe-core look at each too. What sticks out of a page, or is too small on it, is said.
`python -m tests.web.look docs` draws the pictures of README.md again,
`python -m tests.web.look class [FOLDER [LANG [COLOURS [GAME]]]]` a whole lesson on all its devices."""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.web import look_class, test_financity
from tests.web.browser import launch
from tests.web.conftest import Desk
from tests.web.measuring import strays
from tests.web.playing import begin, lay, play_on, play_through, play_with_bots
from tests.web.rooms import Rooms
from tests.web.serving import ROOT, Server
from tests.web.test_accessible import complaints
from tests.web.test_class_lesson import guests, open_door

SCREENS = ((360, 740, 2), (768, 1024, 1), (1024, 768, 1), (1280, 720, 1), (1920, 1080, 1))
LOOKS = (("en", "light"), ("es", "dark"), ("es", "light"), ("en", "dark"))


def documents(desk: Desk, server: Server) -> Iterator[tuple[str, Page]]:
    """The pictures of README.md, as the pages look now."""
    page, phone, wall = desk.page(server), desk.page(server, 360, 740, device_scale_factor=2, has_touch=True), desk.page(server, 1280, 720)
    page.goto("/")
    page.locator("article.game").first.wait_for()
    page.wait_for_timeout(300)
    yield "home", page
    room, _ = open_door(page)
    guests(desk.browser, server, room, 27)
    page.locator("[data-table]").nth(6).wait_for()
    page.wait_for_timeout(300)
    yield "class", page
    play_with_bots(page, "Inés", 4)
    play_on([page], until=".prompt .option")
    page.evaluate("() => document.querySelector('[data-next]')?.click()")
    page.locator(".prompt .option").first.focus()
    page.wait_for_timeout(400)
    page.evaluate("() => scrollTo(0, 0)")
    yield "table", page
    begin(phone, "financity", 4, "baseline")
    play_through(phone, test_financity.asked, test_financity.answer, stop="Buy")
    phone.locator(".option:not([disabled])").first.click()
    phone.wait_for_timeout(300)
    yield "phone", phone
    wall.goto(f"/s/{lay(page, 'financity', 4)}")
    wall.locator(".asked").first.wait_for()
    wall.wait_for_timeout(400)
    yield "wall", wall


def draw_documents(folder: Path) -> None:
    """Draw what README.md shows."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser, server = launch(playwright), Server(Path(data))
        desk = Desk(browser)
        for name, page in documents(desk, server):
            page.screenshot(path=folder / f"{name}.png")
        desk.close()
        server.stop()
        browser.close()


def main(folder: Path, words: set[str]) -> None:
    """Take them all, or those that fit all the words."""
    folder.mkdir(parents=True, exist_ok=True)
    axe = "axe" in words
    only = next((word[1:] for word in words if word.startswith("=")), "")
    chosen = {word for word in words if word != "axe" and not word.startswith("=")}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser, server = launch(playwright), Server(Path(data))
        try:
            rooms = Rooms(browser, server)
            for width, height, scale in SCREENS:
                for lang, theme in LOOKS:
                    if not chosen <= {str(width), lang, theme}:
                        continue
                    desk = Desk(browser)
                    shape = {"device_scale_factor": scale, "has_touch": width < 1100, "bypass_csp": axe}
                    for stop, page in rooms.walk(desk, width, height, lang, theme, only, **shape):
                        page.screenshot(path=folder / f"{stop.name}-{width}-{theme}-{lang}.png", full_page=stop.whole)
                        for fault in (*strays(page), *(complaints(page) if axe else ())):
                            print(f"{stop.name} {width} {theme} {lang}: {fault}", flush=True)
                    print(f"{width} px, {theme}, {lang}: {len(desk.faults)} faults {desk.faults[:3]}", flush=True)
                    desk.close()
        finally:
            server.stop()
            browser.close()


if __name__ == "__main__" and sys.argv[1:] == ["docs"]:
    draw_documents(ROOT / "docs" / "pictures")
elif __name__ == "__main__" and sys.argv[1:2] == ["class"]:
    look_class.draw(Path(sys.argv[2]) if len(sys.argv) > 2 else Path(__file__).parent / "shots", *sys.argv[3:])
elif __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / "shots", set(sys.argv[2:]))
