"""A whole lesson to look at, station by station: `python -m tests.web.look class [FOLDER [LANG THEME]]`."""

import tempfile
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from alcancia.kernel import Luck
from tests.server.world import choose
from tests.web.browser import launch
from tests.web.conftest import Desk
from tests.web.playing import come, look_up, move, post, until
from tests.web.serving import Server
from tests.web.test_class_debrief import FOUND, on_to_a_decision
from tests.web.test_class_lesson import guests, sit

SIZES = ((360, 740), (768, 1024), (1024, 768), (1280, 720), (1366, 768), (1920, 1080))
WALL = "[data-wall] article"
Shot = tuple[str, Page, bool]
"""A name, the page, and whether its whole length is worth showing."""


class Lesson:
    """A class with all its devices, in one language and one set of colours."""

    def __init__(self, browser: Browser, server: Server, lang: str, theme: str, game: str) -> None:
        self.browser, self.server, self.game = browser, server, game
        self.desk = Desk(browser)
        self.look: dict[str, Any] = {"lang": lang, "color_scheme": theme}
        self.trainer = self.device(1280, 720)
        self.phones = [self.device(360, 740) for _ in range(4)]
        self.tablet = self.device(768, 1024)
        self.room = self.code = ""

    def device(self, width: int, height: int, **more: Any) -> Page:
        return self.desk.page(self.server, width, height, **self.look, device_scale_factor=2 if width < 500 else 1, **more)

    def ask(self, what: str, /, **body: Any) -> Any:
        return post(self.trainer, f"/api/classes/{self.room}/{what}", body)

    def again(self, page: Page, path: str = "") -> Iterator[tuple[int, Page]]:
        """The same page at every size, as the same person sees it."""
        for width, height in SIZES:
            other = self.device(width, height, storage_state=page.context.storage_state())
            other.goto(path or page.url)
            yield width, other

    def at_sizes(self, name: str, page: Page, there: str, whole: bool = True) -> Iterator[Shot]:
        """A page that somebody has open, at every size."""
        for width, at in self.again(page):
            at.locator(there).first.wait_for()
            yield f"{name}-{width}", at, whole
            at.context.close()

    # ── the stations ─────────────────────────────────────────────────────────

    def door(self) -> Iterator[Shot]:
        """From the first page to an open door, and everything that may happen there."""
        page, phone, other = self.trainer, self.phones[0], self.device(360, 740)
        page.goto("/c/new")
        page.locator(".games label").nth(4).wait_for()
        page.locator(f"input[value={self.game}]").check(force=True)
        yield from self.at_sizes("new", page, ".games label")
        for width, at in self.again(page):
            at.locator(f"input[value={self.game}]").check(force=True)
            at.locator(".lessons select").select_option(index=1)
            at.locator("form details summary").last.click()
            at.locator("[data-boxes]").wait_for()
            yield f"new-more-{width}", at, True
        page.locator(".go .filled").click()
        self.code = page.locator("[data-code]").first.get_attribute("data-code") or ""
        self.room = page.url.split("/")[-2]
        yield "seating-nobody", page, False
        for width in (1280, 1920):
            self.projectors = [
                *getattr(self, "projectors", []),
                self.device(width, width * 9 // 16, storage_state=page.context.storage_state()),
            ]
        for show in self.projectors:
            show.goto(f"/c/{self.room}/show")
            show.locator("[data-code]").wait_for()
            yield f"projector-nobody-{show.viewport_size['width'] if show.viewport_size else 0}", show, False
        phone.goto("/")
        phone.locator("#code, input[name=code], form input").first.fill(self.code.lower())
        yield "home-code", phone, False
        phone.goto(f"/j/{self.code}")
        phone.locator("form .filled").wait_for()
        yield "door", phone, True
        phone.locator("form summary").click()
        phone.locator("input[value=several]").check()
        yield "door-sharing", phone, True
        phone.locator("input[value=alone]").check()
        self.ask("door", open=False)
        other.goto(f"/j/{self.code}")
        yield "door-closed", other, True
        self.ask("door", open=True)
        self.ask("guard", up=True)
        other.locator("input.pin").wait_for()
        yield from self.at_sizes("door-pin", other, "input.pin")
        other.locator("input.pin").fill("000000")
        other.locator("form .filled").click()
        other.locator(".problem").wait_for()
        yield "door-pin-wrong", other, True
        for show in self.projectors:
            yield f"projector-pin-{show.viewport_size['width'] if show.viewport_size else 0}", show, False
        yield from self.at_sizes("seating-pin", page, "[data-pin]")
        self.ask("guard", up=False)
        other.locator("details.panel summary").last.click()
        yield "returning", other, True
        other.locator("details.panel .button").last.click()
        other.locator("[data-knock]").wait_for()
        yield "knocking", other, True
        page.locator(".knocks li").wait_for()
        yield "seating-knock", page, False
        sit(phone, self.code)
        yield "seated", phone, True

    def seating(self) -> Iterator[Shot]:
        """Who sits where."""
        page = self.trainer
        for phone in self.phones[1:]:
            sit(phone, self.code)
        sit(self.tablet, self.code, "several", 4)
        yield "seated-tablet", self.tablet, True
        guests(self.browser, self.server, self.room, 6)
        page.locator("[data-learner]").nth(13).wait_for()
        for width, at in self.again(page):
            at.locator("[data-learner]").nth(13).wait_for()
            yield f"seating-{width}", at, False
        for show in self.projectors:
            yield f"projector-door-{show.viewport_size['width'] if show.viewport_size else 0}", show, False
        number = self.phones[0].locator("[data-learner]").get_attribute("data-learner")
        mine = page.locator(f"[data-learner='{number}']")
        mine.click()
        yield "seating-chosen", page, False
        mine.click()
        start, goal = mine.bounding_box(), page.locator("[data-table]", has_not=mine).first.bounding_box()
        assert start and goal
        page.mouse.move(start["x"] + 20, start["y"] + 10)
        page.mouse.down()
        page.mouse.move(goal["x"] + 60, goal["y"] + 60, steps=6)
        yield "seating-dragging", page, False
        page.mouse.up()
        yield "seated-moved", self.phones[0], True
        page.locator("details.panel summary").last.click()
        yield "seating-terms", page, True
        page.locator("details.panel summary").last.click()

    def play(self) -> Iterator[Shot]:
        """The lesson itself."""
        page, phone, tablet = self.trainer, self.phones[0], self.tablet
        page.locator(".start").click()
        page.locator(WALL).first.wait_for()
        phone.locator("aside .hand").wait_for()
        yield "table", phone, False
        yield "tablet-curtain", tablet, False
        tablet.locator("[data-curtain] .stage button").first.click()
        tablet.wait_for_timeout(500)
        yield "tablet-table", tablet, False
        for _ in range(3):
            for one in self.phones:
                move(one)
        for one in self.phones[:2]:
            one.locator("aside .hand").click()
        page.locator(".hands .hand").nth(1).wait_for()
        page.wait_for_timeout(1500)
        for width, at in self.again(page):
            at.locator(WALL).first.wait_for()
            yield f"wall-{width}", at, False
        for show in self.projectors:
            yield f"projector-play-{show.viewport_size['width'] if show.viewport_size else 0}", show, False
        yield "table-hand", phone, False
        self.ask("say", phrase="talk_together", text=None, tables=None)
        phone.locator("[data-note]").wait_for()
        yield "table-note", phone, False
        yield "tablet-note", tablet, False
        self.phones[1].locator("[data-note] .button").click()
        page.locator("header.page-head > .button").nth(1).click()
        page.locator("dialog").wait_for()
        page.wait_for_timeout(800)
        yield "for-all", page, False
        page.locator("dialog details summary").first.click()
        page.wait_for_timeout(500)
        yield "for-all-event", page, False
        page.keyboard.press("Escape")
        page.locator("[data-wall] .open").first.click()
        page.locator("dialog").wait_for()
        yield "help", page, False
        page.locator("dialog .button").nth(1).click()
        page.wait_for_timeout(1500)
        yield "help-board", page, False
        page.keyboard.press("Escape")
        yield from self.box()
        yield from self.frozen()

    def box(self) -> Iterator[Shot]:
        """The set end."""
        page = self.trainer
        page.locator("header.page-head > .button").nth(0).click()
        drawer = page.locator("dialog")
        at = datetime.fromtimestamp(page.evaluate("Date.now()") / 1000) + timedelta(minutes=14)
        drawer.locator("input[type=time]").fill(f"{at:%H:%M}")
        yield "time", page, False
        drawer.locator("form .filled").click()
        if drawer.count() == 0:
            page.locator("header.page-head > .button").nth(0).click()
        drawer.locator("li").first.wait_for()
        page.wait_for_timeout(4000)
        yield "time-set", page, False
        page.keyboard.press("Escape")
        yield "wall-time", page, False
        yield "table-time", self.phones[0], False
        yield "projector-time", self.projectors[0], False

    def frozen(self) -> Iterator[Shot]:
        """Everybody stands; the trainer's phone; somebody late."""
        page, remote, late = self.trainer, self.device(360, 740), self.device(360, 740)
        page.locator(".freeze .more").click()
        yield "freeze-how", page, False
        page.locator(".freeze .more").click()
        page.keyboard.press("f")
        page.locator("[data-freeze=now]").wait_for()
        for one in (self.phones[0], self.tablet):
            one.locator("[data-freeze=now]").wait_for()
        yield "freeze-wall", page, False
        yield "freeze-phone", self.phones[0], False
        yield "freeze-tablet", self.tablet, False
        for show in self.projectors:
            show.locator("[data-freeze=now]").wait_for()
            yield f"freeze-projector-{show.viewport_size['width'] if show.viewport_size else 0}", show, False
        page.locator("header.page-head > .button").last.click()
        page.locator("dialog .side-by-side .button").nth(1).click()
        code = page.locator("[data-return]").get_attribute("data-return") or ""
        yield "desk", page, False
        page.keyboard.press("Escape")
        remote.goto(f"/c/{self.room}/lead#{code}")
        remote.locator(WALL).first.wait_for()
        yield "remote", remote, False
        yield "remote-whole", remote, True
        remote.locator(".freeze .main").click()
        page.locator("[data-freeze]").wait_for(state="detached")
        late.goto(f"/j/{self.code}")
        late.locator("form .filled").click()
        late.locator("[data-learner]").wait_for()
        yield "late", late, True
        for one in (*self.phones, self.tablet, page, remote):
            one.reload()
        self.phones[0].locator("aside .hand").wait_for()
        page.locator(WALL).first.wait_for()
        yield "reloaded", self.phones[0], False

    def play_out(self) -> None:
        """Those on phones do anything that is allowed, the autopilot plays for all others, to the end, however long that takes."""
        tiles = look_up(self.trainer, f"/api/classes/{self.room}?eyes=trainer")["wall"]
        places = {}
        for phone in self.phones:
            (you,) = look_up(phone, f"/api/classes/{self.room}?eyes=learner")["you"]
            places[you["table"], you["seat"]] = phone
        for tile in tiles:
            for seat in range(len(tile["seats"])):
                if (tile["table"], seat) not in places:
                    self.ask("help", sign=tile["sign"], what="autopilot", seat=seat)
        luck, number = Luck("phones"), 0
        while self.trainer.locator(f"{WALL}[data-pace=over]").count() < len(tiles):
            for (table, _), phone in places.items():
                view = look_up(phone, f"/api/tables/{table}")["view"]
                if not view["over"] and (question := view["question"]) is not None:
                    move, number = choose(question, luck), number + 1
                    post(phone, f"/api/tables/{table}/moves", {"id": f"phone{number}", "question": question["id"], "move": move})

    def end(self) -> Iterator[Shot]:
        """The end, the talk, the ticket, keep and forget."""
        page, phone = self.trainer, self.phones[0]
        self.ask("bookmark", sign="triangle")
        self.play_out()
        yield "wall-over", page, False
        yield "end-phone", phone, True
        yield "end-tablet", self.tablet, True
        page.locator("header.page-head > .button").last.click()
        page.locator("dialog .drawer > .side-by-side").last.locator(".button").click()
        yield "end-sure", page, False
        page.locator("dialog .drawer > .side-by-side .filled").last.click()
        page.locator(".after").wait_for()
        for width, at in self.again(page):
            at.locator(".after").wait_for()
            yield f"after-{width}", at, True
        yield "projector-over", self.projectors[0], False
        phone.goto(f"/c/{self.room}")
        phone.locator("[data-learner]").wait_for()
        yield "learner-over", phone, True
        if phone.locator("[data-begin]").count():
            phone.locator("[data-begin]").click()
            phone.locator(".ticket fieldset").first.wait_for()
            yield "ticket", phone, True
            for question in phone.locator(".ticket fieldset").all():
                question.locator("input").first.check()
            phone.locator(".ticket [type=submit]").click()
            yield "ticket-sent", phone, True
        yield from self.talk()
        self.ask("door", open=True)
        phone.goto(f"/c/{self.room}")
        phone.locator("h2").first.wait_for()
        yield "are-you", phone, True
        page.goto(f"/c/{self.room}/lead")
        page.locator(".start").wait_for()
        yield "next-lesson", page, False
        self.ask("close")
        phone.goto(f"/c/{self.room}")
        phone.wait_for_timeout(800)
        yield "class-closed", phone, True

    def talk(self) -> Iterator[Shot]:
        """The presenter's page: a moment is put, guessed at, told; then what the class answered, and paper."""
        page, phone, show = self.trainer, self.phones[0], self.projectors[0]
        page.goto(f"/c/{self.room}/debrief")
        page.locator(".moments h2, .moments h3").first.wait_for(timeout=FOUND)
        yield "talk", page, True
        on_to_a_decision(page)  # what the trainer marked may be a position with none
        yield "talk-moment", page, False
        page.locator("[data-put]").click()
        show.locator("[data-stage=guess]").first.wait_for()
        phone.locator("[data-guess]").first.wait_for()
        yield "talk-guess", page, False
        yield "talk-guess-projector", show, False
        yield "talk-guess-phone", phone, False
        yield "talk-guess-tablet", self.tablet, False
        for one, way in zip(self.phones, ("own", "own", "toss", "other"), strict=True):
            one.goto(f"/c/{self.room}")
            one.locator(f"[data-guess={way}]").click()
        for stage in ("shares", "happened", "what_if"):
            page.locator(f"[data-next={stage}]").click()
            show.locator("[data-stage=shares]" if stage == "shares" else f"[data-told={stage}]").first.wait_for()
            page.wait_for_timeout(500)
            for name, at in (("", page), ("-projector", show), ("-phone", phone)):
                yield f"talk-{stage}{name}", at, False
        page.locator("[data-tell]").first.click()
        phone.wait_for_timeout(1000)
        yield "ticket-told", phone, True
        for width, at in self.again(page):
            at.locator("[data-share]").first.wait_for()
            yield f"talk-told-{width}", at, True
        page.emulate_media(media="print")
        yield "report-paper", page, True
        page.emulate_media(media="screen")
        with page.expect_popup() as opened:
            page.locator("header a.button[target=_blank]").last.click()
        paper = opened.value
        paper.locator("main li").first.wait_for(timeout=300_000)
        yield "pages", paper, True
        paper.emulate_media(media="print")
        yield "pages-paper", paper, True
        paper.close()

    def beside(self) -> Iterator[Shot]:
        """Paper, the room test, the data sheet, a full class, many tables, a rehearsal."""
        page, phone = self.device(1280, 720), self.device(360, 740)
        for part in ("cards", "who"):
            self.trainer.goto(f"/c/{self.room}/{part}")
            yield from self.at_sizes(part, self.trainer, "main li, main article")
            yield from printed(part, self.trainer)
        page.goto("/sheet")
        yield from self.at_sizes("sheet", page, "dl")
        yield from printed("sheet", page)
        page.goto("/room/new")
        address = page.locator("[data-room]").get_attribute("data-room") or ""
        yield from self.at_sizes("room", page, "[data-room]")
        phone.goto(address[address.index("/room/") :])
        phone.locator("[role=status]").wait_for()
        page.locator("[data-advice=fine]").wait_for()
        yield "room-fine", page, True
        yield "room-guest", phone, True
        for tables, heads in ((2, 6), (12, 48), (20, 60)):
            page.goto("/c/new")
            page.locator(".go .filled").click()
            page.locator("[data-code]").first.wait_for()
            room = page.url.split("/")[-2]
            post(page, f"/api/classes/{room}/terms", {"game": "financialit", "tables": tables})
            guests(self.browser, self.server, room, heads)
            if heads == 60:
                phone.goto(f"/c/{room}")
                phone.locator("form .filled").click()
                phone.locator(".problem").wait_for()
                yield "door-full", phone, True
                yield "seating-60", page, False
            page.locator(".start").click()
            page.locator(WALL).nth(tables - 1).wait_for()
            yield from self.at_sizes(f"wall-of-{tables}", page, WALL, whole=False)
            show = self.device(1280, 720, storage_state=page.context.storage_state())
            show.goto(f"/c/{room}/show")
            yield from self.at_sizes(f"projector-of-{tables}", show, "[data-code]", whole=False)
            post(page, f"/api/classes/{room}/end", {})
        page.goto("/c/new")
        page.locator(".go .button:not(.filled)").click()
        page.locator(".rehearsal").wait_for()
        come(page, lambda: page.locator("[data-learner]").count() > 24)
        yield "rehearsal-door", page, False
        page.locator(".start").click()
        page.locator(WALL).first.wait_for()
        until(page, "() => document.querySelectorAll('[data-wall] .bars').length > 20")
        page.wait_for_timeout(5000)
        yield "rehearsal", page, False

    def table_code(self) -> Iterator[Shot]:
        """The code of a table typed where a class is asked for leads to the table all the same, and the other way round."""
        phone = self.device(360, 740)
        phone.goto("/")
        table = post(phone, "/api/tables", {"game": "multiverse", "seats": 3, "name": "Ana"})["table"]
        phone.goto(f"/j/{look_up(phone, f'/api/tables/{table}')['lobby']['code']}")
        phone.wait_for_timeout(800)
        yield "code-of-a-table", phone, False
        phone.goto("/j/BBBBBBB")
        phone.wait_for_timeout(800)
        yield "code-of-nothing", phone, False


def printed(name: str, page: Page) -> Iterator[Shot]:
    """A page as it is printed."""
    page.emulate_media(media="print")
    yield f"{name}-paper", page, True
    page.emulate_media(media="screen")


def draw(folder: Path, lang: str = "en", theme: str = "light", game: str = "financity", *only: str) -> None:
    """Every station of one lesson, or of these parts of it, of which the door is the first."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser, server = launch(playwright), Server(Path(data))
        try:
            lesson = Lesson(browser, server, lang, theme, game)
            for part in (lesson.door, lesson.seating, lesson.play, lesson.end, lesson.beside, lesson.table_code):
                for name, page, whole in part() if not only or part.__name__ in only else ():
                    page.wait_for_timeout(250)
                    page.screenshot(path=folder / f"{name}.{lang}.png", full_page=whole)
                    print(name, flush=True)
            print(lesson.desk.faults[:3])
            lesson.desk.close()
        finally:
            server.stop()
            browser.close()
