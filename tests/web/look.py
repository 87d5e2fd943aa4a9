"""Pictures of every page, for people to look at: `python -m tests.web.look [FOLDER [WORD …]]`.

The folder is tests/web/shots unless named; words such as `1280 dark es` choose among the screens, colours and languages.
`python -m tests.web.look docs` draws the pictures of README.md again,
`python -m tests.web.look class [FOLDER [LANG [COLOURS [GAME]]]]` a whole lesson on all its devices."""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web import look_class, test_financity
from tests.web.browser import launch
from tests.web.conftest import Desk
from tests.web.playing import begin, box, join, lay, make_table, move, pick, play_on, play_out, play_through, play_with_bots
from tests.web.serving import ROOT, Server
from tests.web.test_class_lesson import guests, open_door

SCREENS = ((360, 740, 2), (768, 1024, 1), (1024, 768, 1), (1280, 800, 1), (1920, 1080, 1))
SEATS = {"citylife": 4, "elplan": 4, "financialit": 4, "financity": 4, "multiverse": 5}
LOOKS = (("en", "light"), ("es", "dark"), ("es", "light"), ("en", "dark"))


def pictures(desk: Desk, server: Server, width: int, height: int, scale: int, lang: str, theme: str) -> Iterator[tuple[str, Page, bool]]:
    """Walk through a game; at each stop a name, the page, and whether the whole length is worth showing."""
    page = desk.page(server, width, height, lang, still=True, color_scheme=theme, device_scale_factor=scale, has_touch=width < 500)
    guest = desk.page(server, width, height, lang)
    page.goto("/")
    page.locator("article.game").first.wait_for()
    page.wait_for_timeout(300)
    yield "home", page, True
    box(page).click()
    yield "box", page, False
    code = make_table(page, "Inés", 4)
    join(guest, code, "Mateo")
    page.locator(".seats .name", has_text="Mateo").wait_for()
    yield "lobby", page, True
    for seats in (3, 5):
        play_with_bots(page, "Inés", seats)
        page.wait_for_timeout(300)
        yield f"bet-{seats}", page, False
        pick(page, 0)
        pick(page, 2)
        yield f"betting-{seats}", page, False
        play_on([page], until=".prompt .option")
        page.wait_for_timeout(500)
        yield f"exchange-{seats}", page, False
        page.locator(".prompt .option").first.focus()
        yield f"weighing-{seats}", page, False
    page.locator("header .button", has_text="?").click()
    page.locator(".book .now").wait_for()
    yield "rules", page, False
    page.keyboard.press("Escape")
    for _ in range(40):
        if page.locator(".banner").count() and page.locator(".prompt .option, .go").count():
            yield "last-round", page, False
            break
        if not move(page):
            page.wait_for_timeout(100)
    play_on([page])
    page.wait_for_timeout(400)
    yield "end", page, True
    for game, seats in SEATS.items():
        table = lay(page, game, seats)
        page.goto(f"/t/{table}")
        page.locator("[data-prompt]").first.wait_for()
        page.wait_for_timeout(300)
        yield f"{game}-table", page, False
        page.goto(f"/s/{table}")
        page.locator(".asked").first.wait_for()
        page.wait_for_timeout(300)
        yield f"{game}-show", page, False
        play_out(page, table)
        page.locator("[data-ceremony]").wait_for()
        yield f"{game}-ceremony", page, False
        page.goto(f"/t/{table}")
        page.locator(".end").wait_for()
        page.wait_for_timeout(400)
        yield f"{game}-end", page, True
        page.goto(f"/r/{table}/12")
        page.locator("[data-step]").wait_for()
        page.wait_for_timeout(300)
        yield f"{game}-replay", page, False


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
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser: Browser = launch(playwright)
        server = Server(Path(data))
        for width, height, scale in SCREENS:
            for lang, theme in LOOKS:
                if not words <= {str(width), lang, theme}:
                    continue
                desk = Desk(browser)
                for name, page, whole in pictures(desk, server, width, height, scale, lang, theme):
                    page.screenshot(path=folder / f"{name}-{width}-{theme}-{lang}.png", full_page=whole)
                print(f"{width} px, {theme}, {lang}: {len(desk.faults)} faults {desk.faults[:3]}", flush=True)
                desk.close()
        server.stop()
        browser.close()


if __name__ == "__main__" and sys.argv[1:] == ["docs"]:
    draw_documents(ROOT / "docs" / "pictures")
elif __name__ == "__main__" and sys.argv[1:2] == ["class"]:
    look_class.draw(Path(sys.argv[2]) if len(sys.argv) > 2 else Path(__file__).parent / "shots", *sys.argv[3:])
elif __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / "shots", set(sys.argv[2:]))
