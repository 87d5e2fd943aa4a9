"""The talk after a lesson in real browsers: from the last move to guesses on every device, what was found, and paper."""

import re
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Desk
from tests.web.playing import come, look_up, post
from tests.web.serving import Server
from tests.web.test_accessible import settled
from tests.web.test_class_lesson import guests, open_door, sit

FOUND = 600_000
"""Milliseconds in which a busy machine must have found a first moment."""


def play_out(trainer: Page, room: str, first: int = 100) -> None:
    """The autopilot plays every seat of the class's first tables to the end."""
    for tile in look_up(trainer, f"/api/classes/{room}?eyes=trainer")["wall"][:first]:
        for seat in range(len(tile["seats"])):
            post(trainer, f"/api/classes/{room}/help", {"sign": tile["sign"], "what": "autopilot", "seat": seat})
    come(trainer, lambda: all(tile["status"] == "over" for tile in look_up(trainer, f"/api/classes/{room}?eyes=trainer")["wall"][:first]))


def begun(page: Page) -> None:
    """The wall is there."""
    page.locator(".start").click()
    expect(page.locator("[data-wall] article").first).to_be_visible()


def on_to_a_decision(trainer: Page) -> None:
    """Past turns of luck, which are found first: to the first moment that has two ways to guess at."""
    ways, following = (
        trainer.locator(".moments [data-way]"),
        trainer.get_by_role("button", name=re.compile("Next moment|Momento siguiente")),
    )
    for _ in range(FOUND // 250):
        if ways.count():
            return
        if following.is_enabled():
            following.click()
        trainer.wait_for_timeout(250)
    raise AssertionError("nothing that was decided")


def test_predict_then_reveal(desk: Desk, server: Server, browser: Browser) -> None:
    trainer, projector = desk.page(server, 1280, 720), desk.page(server, 1280, 720)
    phone, tablet = desk.page(server, 360, 740), desk.page(server, 768, 1024, "es")
    phone.route_web_socket(re.compile(".*"), lambda socket: socket.close())
    room, code = open_door(trainer)
    sit(phone, code)
    sit(tablet, code, "several", 4)
    guests(browser, server, room, 2)
    begun(trainer)
    projector.goto(f"/c/{room}/show")
    play_out(trainer, room)
    expect(trainer.get_by_role("button", name="Freeze", exact=True)).to_have_count(0)
    trainer.get_by_role("button", name="All tables are done").click()

    # Two clicks after the end: the first moment, and a guess on every device.
    trainer.get_by_role("link", name="Begin the talk").click()
    expect(trainer.locator("[data-put]")).to_be_visible(timeout=FOUND)
    on_to_a_decision(trainer)
    trainer.locator("[data-put]").click()
    expect(trainer.locator("[data-guesses='0']")).to_be_visible()
    expect(projector.locator("[data-moment][data-stage=guess] [data-way]")).to_have_count(3)
    expect(projector.locator("main button, main input")).to_have_count(0)
    for who in range(4):
        expect(tablet.locator("[data-moment] .who")).to_be_visible()
        tablet.locator("[data-guess=own]").click()
        expect(trainer.locator(f"[data-guesses='{who + 1}']")).to_be_visible()
    expect(tablet.locator("[data-guess]")).to_have_count(0)
    phone.locator("[data-guess=toss]").click()
    expect(trainer.locator("[data-guesses='5']")).to_be_visible()
    phone.reload()
    expect(phone.locator("[data-moment] li.mine[data-way=toss]")).to_be_visible()

    server.kill()
    server.start()
    trainer.reload()
    trainer.locator("[data-next=shares]").click(timeout=FOUND)
    for page in (trainer, projector, phone, tablet):
        expect(page.locator("[data-stage=shares] [data-way=own] .bar")).to_be_visible()
        expect(page.locator("[data-stage=shares] [data-way=toss] .bar")).to_have_count(0)
        expect(page.locator("[data-told]")).to_have_count(0)
    trainer.locator("[data-next=happened]").click()
    expect(projector.locator("[data-told=happened]")).to_be_visible()
    trainer.locator("[data-next=what_if]").click()
    for page in (trainer, projector, phone, tablet):
        expect(page.locator("[data-told=what_if]")).to_be_visible()
        expect(page.locator("li.found")).to_have_count(1)


def started(trainer: Page, learners: list[Page], **terms: Any) -> str:
    """A class that plays."""
    trainer.goto("/")
    room: str = post(trainer, "/api/classes", {"game": "multiverse", **terms})["class"]
    post(trainer, f"/api/classes/{room}/door", {"open": True})
    for learner in learners:
        learner.goto("/")
        post(learner, f"/api/classes/{room}/join", {})
    post(trainer, f"/api/classes/{room}/start", {})
    return room


def played(desk: Desk, server: Server, trainer: Page) -> tuple[str, Page]:
    """A class of three whose games are over, and one of its learners."""
    learners = [desk.page(server) for _ in range(3)]
    room = started(trainer, learners)
    play_out(trainer, room)
    return room, learners[0]


def test_a_record_is_offered_once_nobody_plays_on_with_its_luck(desk: Desk, server: Server) -> None:
    """To who leads at once: a file is shown on no screen."""
    trainer, learners = desk.page(server), [desk.page(server, 360, 740, "es"), *[desk.page(server) for _ in range(5)]]
    room = started(trainer, learners, same_luck=True)
    play_out(trainer, room, 1)
    wall = look_up(trainer, f"/api/classes/{room}?eyes=trainer")["wall"]
    assert len(wall) == 2
    seats = [look_up(learner, f"/api/classes/{room}?eyes=learner")["you"][0]["table"] for learner in learners]
    learner = learners[seats.index(wall[0]["table"])]
    trainer.goto(f"/t/{wall[0]['table']}")
    expect(trainer.locator(".end a[href$='/record']")).to_be_visible()
    learner.goto(f"/t/{wall[0]['table']}")
    expect(learner.locator(".end .closed")).to_be_visible()
    expect(learner.locator(".end a[href$='/record']")).to_have_count(0)
    settled(learner)
    play_out(trainer, room)
    expect(learner.locator(".end a[href$='/record']")).to_be_visible()
    expect(learner.locator(".end .closed")).to_have_count(0)


def test_everybody_has_five_figures_and_nobody_is_ranked(desk: Desk, server: Server) -> None:
    room, learner = played(desk, server, desk.page(server))
    learner.goto(f"/t/{look_up(learner, f'/api/classes/{room}?eyes=learner')['you'][0]['table']}")
    expect(learner.locator("section.own dl dd")).to_have_count(5)
    expect(learner.locator("#standings-title")).to_have_count(0)


def test_seats_where_little_mattered_are_counted_on_the_page_and_in_the_report(desk: Desk, server: Server) -> None:
    trainer = desk.page(server)
    room, _ = played(desk, server, trainer)
    trainer.route("**/debrief?*", lambda route: route.fulfill(json=route.fetch().json() | {"looked": 3, "quiet": 2}))
    trainer.goto(f"/c/{room}/debrief")
    counted = trainer.locator("[data-quiet]").filter(visible=True)
    expect(counted).to_contain_text("2 of 3")
    trainer.emulate_media(media="print")
    expect(counted).to_contain_text("2 of 3")
    expect(trainer.locator(".moments")).to_be_hidden()
    trainer.unroute_all(behavior="ignoreErrors")  # the page asks again and again, also while it is put away


def test_from_the_last_move_to_the_printed_page(desk: Desk, server: Server, browser: Browser) -> None:
    """A class of three: the talk, the exit ticket, a page for everybody and the trainer's report."""
    trainer, phone = desk.page(server, 1280, 720), desk.page(server, 360, 740, "es")
    room, code = open_door(trainer)
    sit(phone, code)
    guests(browser, server, room, 2)
    begun(trainer)
    play_out(trainer, room)
    trainer.get_by_role("button", name="More", exact=True).click()
    trainer.get_by_role("button", name="End now").click()
    trainer.get_by_role("button", name="Yes, end it").click()
    trainer.get_by_role("link", name="Begin the talk").click()

    phone.goto(f"/c/{room}")
    phone.locator("[data-begin]").click()
    expect(phone.get_by_role("timer")).to_be_visible()
    expect(phone.locator(".ticket fieldset")).to_have_count(3)
    settled(phone)
    for question in phone.locator(".ticket fieldset").all():
        question.locator("input").first.check()
    phone.locator(".ticket [type=submit]").click()
    expect(trainer.locator("[data-answered='1']")).to_be_visible()
    expect(phone.locator("[data-told]")).to_have_count(0)
    trainer.locator("[data-tell]").click()
    expect(phone.locator("ol[data-told] li")).to_have_count(3)
    expect(phone.locator("ol[data-told] .right")).to_have_count(3)
    expect(trainer.locator("[data-share]")).to_have_count(3)
    settled(phone)

    expect(trainer.locator("[data-put]").first).to_be_visible(timeout=FOUND)
    spanish = desk.page(server, 1280, 720, "es", storage_state=trainer.context.storage_state())
    spanish.goto(trainer.url)
    expect(spanish.locator("header .button", has_text="informe")).to_be_visible()
    tops = spanish.locator("header > .button").evaluate_all("parts => parts.map(part => part.getBoundingClientRect().top)")
    assert max(tops) - min(tops) < 30, "the head stays on one line on a laptop, in the longer language too"
    with trainer.expect_popup() as opened:
        trainer.get_by_role("link", name="Print a page for everybody").click()
    pages = opened.value
    expect(pages.locator("main li")).to_have_count(3, timeout=2 * FOUND)
    pages.emulate_media(media="print")
    expect(pages.locator(".on-paper .sheet")).to_have_count(3)
    assert pages.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 3, "one page for each learner"
    for sheet in pages.locator(".on-paper .sheet").all():
        assert sheet.locator("dl dd").count() == 5 and 0 < sheet.locator("ol li").count() <= 3
    trainer.emulate_media(media="print")
    expect(trainer.locator("ol.paper-only li").first).to_be_visible()
    expect(trainer.locator("[data-put]")).to_be_hidden()
    assert trainer.pdf(format="A4").count(b"/Type /Page\n") >= 1
