"""What a trainer opens seldom, in a real browser: the set end, a co-trainer, the board of one table, closing and erasing."""

from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web.conftest import Desk
from tests.web.playing import come, look_up, post, until
from tests.web.serving import Server
from tests.web.test_class_lesson import code_for, guests, open_door, sit


def begun(desk: Desk, server: Server, browser: Browser, trainer: Page, game: str, heads: int = 3) -> tuple[str, Page]:
    """A class that plays: its id, and a learner's phone."""
    room, code = open_door(trainer)
    post(trainer, f"/api/classes/{room}/terms", {"game": game, "minutes": 60})
    phone = desk.page(server, 360, 740)
    sit(phone, code)
    guests(browser, server, room, heads - 1)
    trainer.locator(".start:not([disabled])").click()
    expect(trainer.locator("[data-wall] article").first).to_be_visible()
    expect(phone.locator("aside .hand")).to_be_visible()
    return room, phone


def test_what_opens_the_door_stays_where_it_is(desk: Desk, server: Server) -> None:
    page = desk.page(server, 1280, 720)
    open_door(page)  # it is among "your classes" from now on
    held: list[Route] = []
    page.route("**/api/games", lambda route: held.append(route))
    page.goto("/c/new")
    come(page, lambda: bool(held))
    buttons = page.locator(".go .filled, main section a.button")
    expect(buttons).to_have_count(0)  # as long as something above them is missing
    held[0].continue_()
    buttons.first.wait_for()
    before = [button.bounding_box() for button in buttons.all()]
    page.wait_for_load_state("networkidle")
    expect(page.locator(".games img")).to_have_count(5)
    expect(page.get_by_label("Ready-made lesson")).to_be_visible()
    assert len(before) == 2 and [button.bounding_box() for button in buttons.all()] == before


def test_a_ready_made_lesson(desk: Desk, server: Server, browser: Browser) -> None:
    page = desk.page(server, 1280, 720)
    page.goto("/c/new")
    page.locator("input[value=financity]").check(force=True)
    page.get_by_label("Ready-made lesson").select_option("short")
    expect(page.locator("[data-lesson=short]")).to_contain_text("6 years")
    page.locator(".go .filled").click()
    page.wait_for_url("**/lead")
    room = page.url.split("/")[-2]
    guests(browser, server, room, 8)
    expect(page.locator(".start")).to_contain_text("8")
    shorter = page.locator(".forecast").inner_text()
    page.get_by_text("Change the plan").click()
    choice = page.get_by_label("Ready-made lesson")
    expect(choice).to_have_value("short")
    choice.select_option("")
    expect(page.locator(".forecast")).not_to_have_text(shorter)
    choice.select_option("short")
    expect(page.locator(".forecast")).to_have_text(shorter)
    # Another game has other lessons.
    page.locator(".terms select").first.select_option("elplan")
    expect(choice).to_have_value("")
    assert look_up(page, f"/api/classes/{room}")["terms"]["options"] == {}


def test_the_set_end(desk: Desk, server: Server, browser: Browser) -> None:
    trainer, projector = desk.page(server, 1280, 720), desk.page(server, 1280, 720)
    room, phone = begun(desk, server, browser, trainer, "elplan")
    projector.goto(f"/c/{room}/show")
    trainer.get_by_role("button", name="Set the end").click()
    drawer = trainer.locator("dialog")
    at = datetime.fromtimestamp(trainer.evaluate("Date.now()") / 1000) + timedelta(minutes=14)
    drawer.locator("input[type=time]").fill(f"{at:%H:%M}")
    drawer.get_by_role("button", name="Set", exact=True).click()

    # What is left is on every screen; the table is offered fewer rounds, and takes the offer.
    expect(drawer.locator("li")).to_contain_text("needs longer than that")
    assert 12 * 60 < look_up(trainer, f"/api/classes/{room}")["box"]["left"] <= 14 * 60
    drawer.get_by_role("button", name="End after round").click()
    expect(drawer).to_contain_text("ends after round")
    trainer.keyboard.press("Escape")
    expect(trainer.get_by_role("button", name="Ends in")).to_be_visible()
    expect(projector.locator("main, header")).to_contain_text(["Play ends in"])
    expect(phone.locator("aside .time").first).to_contain_text("left")
    trainer.get_by_role("button", name="Ends in").click()
    drawer.get_by_role("button", name="No end").click()
    expect(phone.locator("aside .time")).to_have_count(0)


def test_a_door_that_asks_for_the_pin(desk: Desk, server: Server, browser: Browser) -> None:
    trainer, phone, other = desk.page(server, 1280, 720), desk.page(server, 360, 740), desk.page(server, 360, 740)
    room, code = open_door(trainer)
    projector = trainer.context.new_page()
    projector.goto(f"/c/{room}/show")
    phone.goto(f"/j/{code}")
    expect(phone.get_by_role("button", name="Sit down")).to_be_visible()
    expect(phone.get_by_label("Pin on the projector")).to_have_count(0)
    trainer.get_by_role("button", name="More", exact=True).click()
    trainer.get_by_role("button", name="Ask for the pin").click()
    trainer.keyboard.press("Escape")

    # Who typed the code types the pin as well; who scans it has it in the address.
    pin = projector.locator("[data-pin]").get_attribute("data-pin") or ""
    phone.get_by_label("Pin on the projector").fill("000000" if pin != "000000" else "111111")
    phone.get_by_role("button", name="Sit down").click()
    expect(phone.get_by_role("alert")).to_contain_text("pin")
    phone.get_by_label("Pin on the projector").fill(pin)
    phone.get_by_role("button", name="Sit down").click()
    expect(phone.locator("[data-learner]")).to_be_visible()
    scanned = desk.page(server, 360, 740)
    scanned.goto(f"/j/{code}#{pin}")
    scanned.get_by_role("button", name="Sit down").click()
    expect(scanned.locator("[data-learner]")).to_be_visible()

    # Who sees no projector shows a number.
    other.goto(f"/j/{code}")
    other.get_by_text("I was here before").click()
    other.get_by_role("button", name="Show a number").click()
    number = other.locator("[data-knock]").get_attribute("data-knock") or ""
    knock = trainer.locator(".knocks li", has_text=number)
    knock.locator("select").select_option(label="somebody new")
    knock.get_by_role("button", name="Let in").click()
    expect(other.locator("[data-knock]")).to_have_count(0)
    expect(projector.get_by_role("status").first).to_contain_text("3")
    trainer.get_by_role("button", name="Stop asking").click()
    expect(projector.locator("[data-pin]")).to_have_count(0)


def test_a_cotrainer_then_closed_and_erased(desk: Desk, server: Server, browser: Browser) -> None:
    trainer = desk.page(server, 1280, 720)
    room, phone = begun(desk, server, browser, trainer, "multiverse")
    code = code_for(trainer, "Co-trainer")
    colleague = desk.page(server, 768, 1024)
    colleague.goto(f"/c/{room}/lead#{code}")
    expect(colleague.locator("[data-wall] article")).to_have_count(1)
    colleague.keyboard.press("f")
    expect(phone.locator("[data-freeze=now]")).to_be_visible()
    expect(trainer.locator("[data-freeze=now]")).to_be_visible()
    trainer.keyboard.press("f")
    expect(phone.locator("[data-freeze]")).to_have_count(0)

    # One tap too many does not end the lesson.
    trainer.get_by_role("button", name="More", exact=True).click()
    trainer.get_by_role("button", name="End now").click()
    trainer.get_by_role("button", name="No", exact=True).click()
    assert look_up(trainer, f"/api/classes/{room}")["phase"] == "playing"
    trainer.get_by_role("button", name="End now").click()
    trainer.get_by_role("button", name="Yes, end it").click()
    expect(trainer.locator(".after")).to_contain_text("Erase everything now")
    expect(colleague.locator(".after")).to_contain_text("Keep")
    expect(colleague.get_by_role("button", name="Erase everything now")).to_have_count(0)

    trainer.get_by_role("button", name="Close the class").click()
    expect(trainer.get_by_role("alert")).to_contain_text("Nobody can come back")
    trainer.get_by_role("button", name="Yes, close it").click()
    expect(trainer.get_by_role("button", name="Close the class")).to_have_count(0)
    late = desk.page(server, 360, 740)
    assert late.request.post(f"/api/classes/{room}/join", data={}).json()["reason"] == "class_closed"
    trainer.get_by_role("button", name="Erase everything now").click()
    trainer.get_by_role("button", name="Yes, erase it").click()
    trainer.wait_for_url("**/")
    assert late.request.get(f"/api/classes/{room}").json()["reason"] == "no_such_class"
    expect(trainer.locator(f"a[href*='{room}']")).to_have_count(0)


def test_the_board_of_one_table_from_the_wall(desk: Desk, server: Server, browser: Browser) -> None:
    trainer = desk.page(server, 1280, 720)
    begun(desk, server, browser, trainer, "financity")
    trainer.locator("[data-wall] .open").first.click()
    trainer.get_by_role("button", name="Look at the board").click()
    until(trainer, "() => (document.querySelector('dialog .look')?.getBoundingClientRect().height ?? 0) > 150")


COVERED = """() => {
    const box = document.querySelector('[data-freeze]').getBoundingClientRect();
    const stuck = [...document.querySelectorAll('main *, aside *')].filter(
        one => getComputedStyle(one).position === 'sticky' || one.matches('button, a'));
    return stuck.filter(one => {
        const its = one.getBoundingClientRect();
        const top = document.elementFromPoint(its.left + its.width / 2, its.top + its.height / 2);
        const over = its.bottom > box.top + 1 && its.top < box.bottom - 1 && its.right > box.left && its.left < box.right;
        return getComputedStyle(one).position === 'sticky' && over && its.height > 0 && top?.closest('[data-freeze]');
    }).map(one => one.className);
}"""


@pytest.mark.parametrize(("width", "height"), [(360, 740), (768, 1024), (1280, 720)])
def test_the_banner_covers_nothing_that_stays(desk: Desk, server: Server, browser: Browser, width: int, height: int) -> None:
    trainer = desk.page(server, 1280, 720)
    room, phone = begun(desk, server, browser, trainer, "financity")
    phone.set_viewport_size({"width": width, "height": height})
    before = phone.evaluate("document.querySelector('main').getBoundingClientRect().top")
    trainer.keyboard.press("f")
    expect(phone.locator("[data-freeze=now]")).to_be_visible()
    assert phone.evaluate("document.querySelector('main').getBoundingClientRect().top") > before, "the table makes room"
    for part in (0, 0.5, 1):
        phone.evaluate("part => scrollTo(0, part * document.documentElement.scrollHeight)", part)
        assert phone.evaluate(COVERED) == []
        expect(phone.locator("[data-freeze=now]")).to_be_in_viewport()
    # Nothing can be chosen, so that no tap is refused and no hand goes up by itself.
    assert phone.locator(".prompt button.option:not([disabled])").count() == 0
    trainer.keyboard.press("f")
    expect(phone.locator("[data-freeze]")).to_have_count(0)
    until(phone, "() => getComputedStyle(document.documentElement).getPropertyValue('--front') === '0px'")
    assert room
