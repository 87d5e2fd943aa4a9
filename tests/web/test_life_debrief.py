"""The debrief, from the last move to the printed page: figures at once, guess first, the server's own sentences, one sheet of paper."""

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import Desk
from tests.web.playing import lay, look_up, play_out
from tests.web.serving import Server
from tests.web.test_accessible import settled

THINKING = 240_000
"""Milliseconds: the coach plays thousands of games in a process with low priority."""


@pytest.mark.parametrize(("width", "lang"), [pytest.param(360, "es", marks=pytest.mark.slow), (1280, "en")])
def test_from_the_last_move_to_the_printed_page(desk: Desk, server: Server, width: int, lang: str) -> None:
    page = desk.page(server, width, 800, lang)
    table = lay(page)
    play_out(page, table)
    page.goto(f"/t/{table}")
    own = page.locator("section.own")
    expect(own.locator("dl dd")).to_have_count(5)
    expect(own.locator(".question")).to_be_visible()
    expect(own.locator(".thinking")).to_have_count(0, timeout=THINKING)
    settled(page)
    coached = look_up(page, f"/api/tables/{table}/coach?seat=0&lang={lang}")
    assert coached["done"]
    sentences = {sentence for said in coached["said"] for sentence in said["sentences"]}
    for card in own.locator("article.moment").all():
        if card.locator("[data-guess]").count():
            assert card.locator(".found").count() == 0, "nothing is given away before the guess"
            assert card.locator("[data-guess]").count() == 3
            card.locator("[data-guess]").first.click()
            expect(card.locator(".guessed")).to_be_visible()
        shown = card.locator(".found p").all_inner_texts()
        assert shown and set(shown) <= sentences
    settled(page)
    page.emulate_media(media="print")
    sheet = page.locator(".on-paper .sheet")
    expect(sheet).to_be_visible()
    expect(page.locator("section.own")).to_be_hidden()
    assert sheet.locator("dl dd").count() == 5 and 0 < sheet.locator("ol li").count() <= 3
    printed = page.pdf(format="A4", prefer_css_page_size=True)
    assert printed.count(b"/Type /Page\n") == 1, "one page for one learner"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_where_little_mattered_that_is_said_on_page_and_paper(desk: Desk, server: Server, lang: str) -> None:
    """The server's sentence, above what there is to tell."""
    page = desk.page(server, 360, 800, lang)
    table = lay(page)
    play_out(page, table)
    remark = "Pocas de tus decisiones" if lang == "es" else "Few of your decisions"

    def quiet(route: Route) -> None:
        route.fulfill(json=route.fetch().json() | {"done": True, "moments": [], "said": [], "remark": remark})

    page.route("**/coach?*", quiet)
    page.goto(f"/t/{table}")
    expect(page.locator("section.own [data-remark]")).to_have_text(remark)
    expect(page.locator("section.own article.moment")).to_have_count(0)
    page.emulate_media(media="print")
    expect(page.locator(".on-paper .sheet [data-remark]")).to_have_text(remark)
