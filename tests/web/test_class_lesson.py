"""A whole lesson in real browsers: a trainer, a projector, learners on phones, four of them at one tablet."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Desk
from tests.web.playing import come, look_up, post, until
from tests.web.serving import Server
from tests.web.test_accessible import settled


def open_door(page: Page) -> tuple[str, str]:
    """Two clicks from the first page to an open door: the class's id and its code."""
    page.goto("/")
    page.locator(".leading a").click()
    page.locator(".go .filled").click()
    code = page.locator("[data-code]").first.get_attribute("data-code")
    found = re.search(r"/c/([a-z0-9]+)/lead", page.url)
    assert code and found
    return found[1], code


def sit(page: Page, code: str, sharing: str = "", heads: int = 1) -> None:
    """Scan, and press the one button; who shares a device says so first."""
    page.goto(f"/j/{code}")
    if sharing:
        page.locator("form summary").click()
        page.locator(f"input[value={sharing}]").check()
    page.locator("form .filled").click()
    expect(page.locator("[data-learner]")).to_have_count(heads)


def guests(browser: Browser, server: Server, room: str, heads: int) -> None:
    """Learners whose screens nobody looks at."""
    for _ in range(heads):
        context = browser.new_context(base_url=server.address)
        assert context.request.post(f"/api/classes/{room}/join", data={}).status == 201
        context.close()


def code_for(trainer: Page, words: str) -> str:
    """The code by which another device of the trainer's, or a colleague's, comes in."""
    trainer.get_by_role("button", name="More", exact=True).click()
    trainer.get_by_role("button", name=words).click()
    code = trainer.locator("[data-return]").get_attribute("data-return") or ""
    trainer.keyboard.press("Escape")
    return code


def test_a_whole_lesson(desk: Desk, server: Server, browser: Browser) -> None:
    trainer, projector = desk.page(server, 1280, 720), desk.page(server, 1280, 720)
    phone, tablet, pair = desk.page(server, 360, 740), desk.page(server, 768, 1024, "es"), desk.page(server, 360, 740)
    room, code = open_door(trainer)
    projector.goto(f"/c/{room}/show")
    expect(projector.locator("[data-code]")).to_have_attribute("data-code", code)
    expect(projector.locator("main")).to_contain_text("Scan, or type the code")
    expect(projector.locator("main button, main input")).to_have_count(0)

    phone.goto(f"/j/{code}")
    expect(phone.locator("form .filled")).to_be_visible()
    assert look_up(trainer, f"/api/classes/{room}")["learners"] == [], "looking takes no seat"
    sit(phone, code)
    sit(tablet, code, "several", 4)
    sit(pair, code, "pair", 2)
    guests(browser, server, room, 2)
    before = phone.locator("article h2").inner_text()
    phone.get_by_role("button", name="Another animal").click()
    expect(phone.locator("article h2")).not_to_have_text(before)
    expect(phone.get_by_role("button", name="(2 times)")).to_be_visible()

    # The trainer moves somebody by hand: the phone says where to go now.
    expect(trainer.locator("[data-table]")).to_have_count(2)
    sign = phone.locator(".where").inner_text()
    mine = trainer.locator(f"[data-learner='{phone.locator('article').get_attribute('data-learner')}']")
    other = trainer.locator("[data-table]", has_not=mine)
    mine.drag_to(other)
    expect(phone.locator(".where.moved")).not_to_have_text(sign)
    trainer.locator("[data-table]", has=mine).locator(".chip").first.wait_for()
    mine.click()
    other.get_by_role("button", name="To this table").click()
    expect(phone.locator(".where")).to_contain_text(sign.split(":")[-1].strip())
    trainer.locator(".start").click()

    # Everybody is at the table; four learners share the tablet behind a curtain.
    expect(trainer.locator("[data-wall] article")).to_have_count(2)
    expect(tablet.locator("[data-curtain] .me")).to_be_visible()
    expect(phone.locator("aside .hand")).to_be_visible()
    expect(pair.locator("aside .hand")).to_have_count(2)
    assert trainer.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0

    # A hand, a message, help.
    phone.locator("aside .hand").click()
    expect(trainer.locator(".hands .hand")).to_have_count(1)
    trainer.get_by_role("button", name="For all tables").click()
    phone.evaluate("scrollTo(0, document.body.scrollHeight)")
    trainer.get_by_role("button", name="Well done!").click()
    expect(tablet.locator("[data-note]")).to_contain_text("¡")
    expect(phone.locator("[data-note]")).to_be_in_viewport(ratio=1)
    phone.locator("[data-note] .button").click()
    expect(phone.locator("[data-note]")).to_have_count(0)
    expect(trainer.locator("dialog li", has_text="Well done!")).to_contain_text("seen by 1 of 9")
    trainer.keyboard.press("Escape")
    trainer.locator(".hands .hand").click()
    expect(phone.locator("aside .hand")).to_have_attribute("aria-pressed", "false")
    trainer.locator("[data-wall] .open").first.click()
    trainer.locator("dialog").get_by_role("button", name="One minute more").first.click()
    expect(trainer.locator("dialog .done")).to_have_text("One minute more.")
    trainer.keyboard.press("Escape")

    # One key stops all tables, and the same key lets them go on; the code stays on the projector.
    expect(projector.locator(".corner [data-code]")).to_have_attribute("data-code", code)
    trainer.get_by_role("button", name="More", exact=True).click()
    trainer.keyboard.press("f")
    for page in (phone, tablet, projector, trainer):
        expect(page.locator("[data-freeze=now]")).to_be_visible()
    table = phone.url.rpartition("/")[2]
    shown = look_up(phone, f"/api/tables/{table}")
    question = shown["view"]["question"]
    refused = post(phone, f"/api/tables/{table}/moves", {"id": "late", "question": question["id"], "move": ["bet", []]})
    assert refused["reason"] == "paused"
    phone.reload()
    expect(phone.locator("[data-freeze=now]")).to_be_visible()
    trainer.keyboard.press("f")
    expect(phone.locator("[data-freeze]")).to_have_count(0)
    trainer.keyboard.press("Escape")

    # Late, by the same door: a sentence says how one was seated.
    late = desk.page(server, 360, 740)
    sit(late, code)
    expect(late.locator(".why")).to_contain_text("share one")
    late.locator("article .filled").click()
    expect(late.locator("aside .hand").first).to_be_visible()

    trainer.get_by_role("button", name="More", exact=True).click()
    trainer.get_by_role("button", name="End now").click()
    trainer.get_by_role("button", name="Yes, end it").click()
    expect(trainer.locator(".after")).to_be_visible()
    expect(projector.locator("main")).to_contain_text("The lesson is over")
    expect(projector.locator(".corner [data-code]")).to_have_attribute("data-code", code)
    expect(tablet.locator("[data-curtain]")).to_be_visible()
    expect(tablet.locator("[data-curtain] .me")).to_have_count(0)  # a game that stands in mid-turn asks nobody any more
    figures = trainer.request.get(trainer.locator("a[download]").first.get_attribute("href") or "")
    assert figures.status == 200 and figures.text().startswith("session.code")

    # A week later: the same code, and a device that still holds a place asks first.
    trainer.get_by_role("button", name="Open the door for the next lesson").click()
    phone.goto(f"/c/{room}")
    expect(phone.locator("h2")).to_contain_text("Are you")
    phone.get_by_role("button", name="Yes, that is me").click()
    expect(phone.locator("[data-learner]")).to_have_count(1)
    trainer.get_by_role("button", name="Close the door").wait_for()


def test_nobody_is_lost(desk: Desk, server: Server, browser: Browser) -> None:
    trainer, phone = desk.page(server, 1280, 720), desk.page(server, 360, 740)
    room, code = open_door(trainer)
    sit(phone, code)
    animal = phone.locator("article h2").inner_text()
    back = phone.locator(".code b").inner_text()
    guests(browser, server, room, 3)

    # Another device, with the return code; a third one by the trainer's tap.
    second = desk.page(server, 360, 740)
    second.goto(f"/c/{room}")
    second.locator("details.panel summary").click()
    second.fill("#class-return", back)
    second.get_by_role("button", name="Take my seat").click()
    expect(second.locator("article h2")).to_have_text(animal)
    third = desk.page(server, 360, 740)
    third.goto(f"/c/{room}")
    third.locator("details.panel summary").click()
    third.get_by_role("button", name="Show a number").click()
    number = third.locator("[data-knock]").get_attribute("data-knock") or ""
    knock = trainer.locator(".knocks li", has_text=number)
    knock.locator("select").select_option(label=animal)
    knock.get_by_role("button", name="Let in").click()
    expect(third.locator("article h2")).to_have_text(animal)

    # The trainer's phone, by the code in the address; a stranger there sees nothing.
    code = code_for(trainer, "Phone or second laptop")
    remote = desk.page(server, 360, 740)
    remote.goto(f"/c/{room}/lead")
    expect(remote.locator("[role=alert]")).to_contain_text("Only the trainer")
    remote.goto("/")
    remote.goto(f"/c/{room}/lead#{code}")
    remote.locator(".start").click()
    expect(remote.locator("[data-wall] article")).to_have_count(1)
    assert code not in remote.url
    remote.locator(".freeze .main").click()
    expect(phone.locator("[data-freeze=now]")).to_be_visible()

    # The trainer at one table: the same key, and the way back to the wall.
    trainer.locator("[data-wall] .open").first.click()
    trainer.get_by_role("link", name="Go to the table").click()
    expect(trainer.locator("aside .main.frozen")).to_be_visible()
    trainer.keyboard.press("f")
    expect(phone.locator("[data-freeze]")).to_have_count(0)
    trainer.get_by_role("link", name="To the wall").click()
    expect(trainer.locator("[data-wall] article")).to_have_count(1)


def test_by_keyboard_alone(desk: Desk, server: Server, browser: Browser) -> None:
    page = desk.page(server, 1280, 720)
    page.goto("/c/new")
    page.locator(".games label").nth(4).wait_for()
    page.locator(".go .filled").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/lead")
    room = page.url.split("/")[-2]
    guests(browser, server, room, 6)
    expect(page.locator("[data-table]")).to_have_count(2)
    chip = page.locator("[data-table=triangle] .chip").first
    number = chip.get_attribute("data-learner")
    chip.focus()
    page.keyboard.press("Enter")
    page.locator("[data-table=circle] .here").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-table=circle] [data-learner='{number}']")).to_have_count(1)
    expect(page.locator(".start")).to_be_enabled()
    page.locator(".start").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-wall] article")).to_have_count(2)
    page.keyboard.press("l")
    expect(page.get_by_role("button", name="Longest wait first")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("f")
    expect(page.locator("article[data-pace=held]")).to_have_count(2)
    page.keyboard.press("f")
    expect(page.locator("article[data-pace=held]")).to_have_count(0)
    page.locator("[data-wall] .open").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_forty_eight_on_one_screen(desk: Desk, server: Server, browser: Browser) -> None:
    page = desk.page(server, 1280, 720)
    room, _ = open_door(page)
    post(page, f"/api/classes/{room}/terms", {"game": "financialit", "tables": 12})
    guests(browser, server, room, 48)
    page.locator(".start").click()
    expect(page.locator("[data-wall] article")).to_have_count(12)
    assert page.evaluate("[document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]") == [
        0,
        0,
    ]
    cut = page.evaluate(
        "[...document.querySelectorAll('[data-wall] article')].filter(tile => tile.scrollHeight > tile.clientHeight + 1).length"
    )
    assert cut == 0, "a tile is cut off"
    expect(page.locator("[data-wall] article").first.locator(".bars")).to_have_count(4)
    page.keyboard.press("f")
    expect(page.locator("article[data-pace=held]")).to_have_count(12)
    cut = page.evaluate(
        "[...document.querySelectorAll('[data-wall] article')].filter(tile =>"
        " tile.querySelector('.pace').getBoundingClientRect().right > tile.getBoundingClientRect().right).length"
    )
    assert cut == 0, "how a table stands is cut off"


def test_without_sockets(desk: Desk, server: Server, browser: Browser) -> None:
    trainer, phone = desk.page(server, 1280, 720), desk.page(server, 360, 740)
    for page in (trainer, phone):
        page.route_web_socket(re.compile(".*"), lambda socket: socket.close())
    room, code = open_door(trainer)
    sit(phone, code)
    guests(browser, server, room, 2)
    trainer.locator(".start:not([disabled])").click()
    expect(trainer.locator("[data-wall] article")).to_have_count(1)
    expect(phone.locator("aside .hand")).to_be_visible()
    trainer.keyboard.press("f")
    expect(phone.locator("[data-freeze=now]")).to_be_visible()


def test_the_room_and_the_sheet(desk: Desk, server: Server) -> None:
    trainer, phone = desk.page(server, 1280, 720), desk.page(server, 360, 740)
    trainer.goto("/room/new")
    address = trainer.locator("[data-room]").get_attribute("data-room") or ""
    expect(trainer.locator("[data-advice=waiting]")).to_be_visible()
    phone.goto(address[address.index("/room/") :])
    expect(phone.get_by_role("status")).to_contain_text("Thank you")
    expect(trainer.locator("[data-advice=fine]")).to_be_visible()
    trainer.goto("/sheet")
    expect(trainer.locator("[data-days]")).to_have_attribute("data-days", str(look_up(trainer, "/api/sheet")["keep_days"]))
    expect(trainer.locator("main")).not_to_contain_text("sheet-")


def test_a_rehearsal(desk: Desk, server: Server) -> None:
    page = desk.page(server, 1280, 720)
    page.goto("/c/new")
    page.locator(".games label").nth(4).wait_for()  # until then the button still moves
    page.get_by_role("button", name="Rehearse alone").click()
    expect(page.locator(".rehearsal")).to_be_visible()
    come(page, lambda: page.locator("[data-learner]").count() > 20)
    page.locator(".start").click()
    expect(page.locator("[data-wall] article").first).to_be_visible()
    until(page, "() => document.querySelector('[data-wall] .awaited') !== null")
    # What leads stands in one row, the sign of the rehearsal among it.
    rows = """() => new Set([...document.querySelectorAll('header.page-head > *')]
        .map(part => part.getBoundingClientRect()).map(({top, height}) => Math.round((top + height / 2) / 12))).size"""
    assert page.evaluate(rows) == 1
    page.keyboard.press("f")
    expect(page.locator("article[data-pace=held]").first).to_be_visible()


SCREENS = [
    (360, 740, "dark", "es"),
    *(
        pytest.param(*screen, marks=pytest.mark.slow)
        for screen in ((768, 1024, "light", "en"), (1280, 720, "light", "es"), (1920, 1080, "dark", "en"))
    ),
]


@pytest.mark.parametrize(("width", "height", "theme", "lang"), SCREENS)
def test_every_page_of_a_class(desk: Desk, server: Server, browser: Browser, width: int, height: int, theme: str, lang: str) -> None:
    """Axe is content, and nothing sticks out sideways."""
    look: dict[str, Any] = {"width": width, "height": height, "lang": lang, "color_scheme": theme}
    page, phone = desk.page(server, **look), desk.page(server, **look)
    page.goto("/c/new")
    page.locator(".games label").nth(4).wait_for()
    settled(page)
    room, code = open_door(page)
    phone.goto(f"/j/{code}")
    phone.locator("form summary").click()
    settled(phone)
    sit(phone, code)
    settled(phone)
    guests(browser, server, room, 7)
    expect(page.locator("[data-learner]")).to_have_count(8)
    page.locator(".chip").first.click()
    settled(page)
    show = desk.page(server, **look)
    show.goto(f"/c/{room}/show")
    expect(show.locator(".places")).to_be_visible()
    settled(show)
    page.locator(".start").click()
    expect(page.locator("[data-wall] article")).to_have_count(2)
    settled(page)
    page.locator("[data-wall] .open").first.click()
    settled(page)
    page.keyboard.press("Escape")
    page.keyboard.press("f")
    expect(phone.locator("[data-freeze]")).to_be_visible()
    # The board has tests of its own; here it only has to make room for the banner.
    assert phone.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    settled(show)
    settled(page)
    for part in ("cards", "who"):
        show.goto(f"/c/{room}/{part}")
        expect(show.locator("main li, main article").first).to_be_visible()
        settled(show)
    show.goto("/sheet")
    expect(show.locator("dl")).to_be_visible()
    settled(show)
    show.goto("/room/new")
    expect(show.locator("[data-advice]")).to_be_visible()
    settled(show)
    post(page, f"/api/classes/{room}/end", {})
    expect(page.locator(".after")).to_be_visible()
    settled(page)
