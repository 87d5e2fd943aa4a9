"""Every page of the house, in every look: nothing sticks out, is cut off, too small or broken, and axe-core has no complaint."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Desk
from tests.web.look import LOOKS, SCREENS
from tests.web.measuring import strays
from tests.web.rooms import STOPS, Rooms
from tests.web.serving import Server
from tests.web.test_accessible import complaints, settled

SIZES = (*((width, height) for width, height, _ in SCREENS), (320, 640), (683, 384))
"""Those that are drawn, a small phone, and a laptop at twice the size."""
SPARED = ("-ceremony", "-show", "class-projector", "class-cards", "class-who", "class-paper")
"""The wall is measured in a test of its own, and below a certain width it is no wall; paper is looked at in its own tests too."""


@pytest.fixture(scope="module")
def rooms(browser: Browser, server: Server) -> Rooms:
    return Rooms(browser, server)


def faults(desk: Desk, rooms: Rooms, size: tuple[int, int], lang: str, theme: str) -> dict[str, list[str]]:
    """What is wrong, page by page."""
    found: dict[str, list[str]] = {}
    for stop, page in rooms.walk(desk, *size, lang, theme, bypass_csp=True, has_touch=size[0] < 1100):
        if not any(word in stop.name for word in SPARED) and (seen := strays(page) + complaints(page)):
            found[stop.name] = seen
    return found


@pytest.mark.slow
def test_a_page_of_each_kind(desk: Desk, browser: Browser, server: Server) -> None:
    """One game's, on a small phone in the dark: the first thing to run of the long sweep. An opened card of the desk is 16 px too wide."""
    assert faults(desk, Rooms(browser, server, ("financity",), classes=False), (320, 640), "es", "dark") == {}


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "theme"), LOOKS)
@pytest.mark.parametrize("size", SIZES)
def test_every_page_in_every_look(desk: Desk, rooms: Rooms, size: tuple[int, int], lang: str, theme: str) -> None:
    assert faults(desk, rooms, size, lang, theme) == {}


def test_every_page_has_its_picture(desk: Desk) -> None:
    """The addresses of the page's own list, each with a stop."""
    kinds = {stop.path.split("/")[1].partition("{")[0].partition("#")[0] for stop in STOPS}
    assert {"", "t", "s", "d", "a", "b", "r", "c", "j", "room", "sheet", "nowhere"} <= kinds


def test_what_is_small_cut_or_broken_on_a_page_is_noticed(desk: Desk, server: Server) -> None:
    page = desk.page(server, 360, 740, bypass_csp=True)
    page.goto("/")
    expect(page.locator("article.game").first).to_be_visible()
    settled(page)
    assert strays(page) == []
    for style, fault in [
        (".join p { font-size: 9px !important }", "is 9 px"),
        ("main { width: 500px }", "too wide"),
        ("article.game { overflow: hidden } article.game p { white-space: nowrap; margin-left: 14rem }", "is cut off"),
    ]:
        tag = page.add_style_tag(content=style)
        assert any(fault in found for found in strays(page)), fault
        tag.evaluate("tag => tag.remove()")
    assert strays(page) == []
