"""The big screen on a projector: one wall without scrolling, nothing small, code and QR whole, through a whole game of each kind."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from alcancia.games import GAMES
from tests.web.conftest import Desk
from tests.web.playing import lay, look_up, post, until
from tests.web.serving import Server
from tests.web.test_accessible import settled

SIZES = [(1280, 720), (1920, 1080)]
SEATS = {"citylife": 4, "elplan": 4, "financialit": 4, "financity": 6, "multiverse": 5}
SHORT: dict[str, dict[str, Any]] = {
    "citylife": {"max_rounds": 5},
    "elplan": {"periods": 4, "level": 3},
    "financialit": {"rounds": 3, "events_per_round": [1, 1, 1]},
    "financity": {"years": 4},
    "multiverse": {},
}
LEAST = 19
"""CSS pixels: what the last row can still read."""

MEASURE = """least => {
    const faults = [];
    const name = part => `${part.tagName.toLowerCase()}.${String(part.getAttribute('class') ?? '').split(' ')[0]}`;
    const page = document.documentElement;
    if (page.scrollHeight > innerHeight) faults.push(`the page is ${page.scrollHeight - innerHeight} px too tall`);
    if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth - innerWidth} px too wide`);
    const whole = (part, what) => {
        const {left, top, right, bottom, width} = part.getBoundingClientRect();
        if (width < 20 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) faults.push(`${what} is not whole`);
        const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (on === null || !(part.contains(on) || on.contains(part))) faults.push(`${what} is covered`);
        return width;
    };
    for (const part of document.querySelectorAll('.what > *')) {
        const {left, right, top, bottom} = part.getBoundingClientRect();
        const on = document.elementFromPoint(right - 3, (top + bottom) / 2);
        if (right - left > 2 && (on === null || !(part.contains(on) || on.contains(part)))) faults.push(`${name(part)} is covered`);
    }
    const code = document.querySelector('[data-code]'), qr = document.querySelector('svg[role=img]');
    if (code === null || qr === null) faults.push('no code, or no QR');
    else { whole(code, 'the code'); if (whole(qr, 'the QR') < innerHeight / 8) faults.push('the QR is small'); }
    const parts = 'main, .happened, .wall, .stage, .stage .mat, .stage .ground, .ceremony, .ceremony *, .wall ul, .wall li';
    for (const part of document.querySelectorAll(parts)) {
        const {left, top, right, bottom, width} = part.getBoundingClientRect();
        if (width > 0 && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) && !part.closest('.confetti'))
            faults.push(`${name(part)} sticks out of the wall`);
    }
    for (const part of document.querySelectorAll('body *')) {
        const texts = [...part.childNodes].filter(node => node.nodeType === 3 && node.textContent.trim() !== '');
        if (texts.length === 0 || part.closest('.unseen, title, style, script') || !part.checkVisibility()) continue;
        const range = document.createRange();
        range.setStartBefore(texts[0]);
        range.setEndAfter(texts[0]);
        const box = range.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) continue;
        const matrix = part.getScreenCTM?.();
        const size = parseFloat(getComputedStyle(part).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
        const said = part.textContent.trim().slice(0, 30);
        if (size < least) faults.push(`${name(part)} is ${size.toFixed(1)} px: ${said}`);
        if (box.top < -1 || box.bottom > innerHeight + 1 || box.left < -1) faults.push(`${name(part)} is off the wall: ${said}`);
        // What a box cuts off at its lower or upper edge cannot be read.
        for (let around = part.parentElement; around !== null && around !== document.body; around = around.parentElement) {
            const style = getComputedStyle(around);
            if (style.overflowY === 'visible') continue;
            const edge = around.getBoundingClientRect();
            if (box.bottom > edge.bottom + 4 || box.top < edge.top - 4) faults.push(`${name(part)} is cut by ${name(around)}: ${said}`);
            break;
        }
    }
    return [...new Set(faults)];
}"""


def seen(page: Page) -> list[str]:
    """What is wrong with the wall as it stands there."""
    found: list[str] = page.evaluate(MEASURE, LEAST)
    return found


def watch(desk: Desk, server: Server, game: str, lang: str, options: dict[str, Any]) -> dict[str, int]:
    """A whole game on the wall at both sizes: every fault with how often it was seen."""
    host = desk.page(server)
    table = lay(host, game, SEATS[game], options=options)
    walls = [desk.page(server, *size, lang=lang) for size in SIZES]
    found: dict[str, int] = {}

    def look() -> None:
        for wall, size in zip(walls, SIZES, strict=True):
            for fault in seen(wall):
                found[f"{size[1]}: {fault}"] = found.get(f"{size[1]}: {fault}", 0) + 1

    for wall in walls:
        wall.goto(f"/s/{table}")
        expect(wall.locator(".wall .stage > :not(.store)").first).to_be_visible()
        expect(wall.locator(".asked")).to_be_visible()
        # Whoever is asked may change while one looks: a name that has gone has no size.
        until(wall, "() => [...document.querySelectorAll('.asked .serif')].some(name => parseFloat(getComputedStyle(name).fontSize) >= 40)")
    look()
    post(host, f"/api/tables/{table}/bot", {"seat": 0, "bot": "baseline"})
    while look_up(host, f"/api/tables/{table}")["lobby"]["status"] != "over":
        look()
    for wall in walls:
        expect(wall.locator("[data-ceremony]")).to_be_visible()
    look()
    settled(walls[0])
    return found


EVERY_TIME = ("elplan", "financity")
"""The widest board and the one with most beside it; the others in the long run."""


@pytest.mark.parametrize("game", EVERY_TIME)
def test_a_game_on_the_wall(desk: Desk, server: Server, game: str) -> None:
    assert watch(desk, server, game, "es", SHORT[game]) == {}


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_the_wall(desk: Desk, server: Server, game: str, lang: str) -> None:
    assert watch(desk, server, game, lang, {}) == {}


def test_the_ceremony_says_why(desk: Desk, server: Server) -> None:
    host, wall = desk.page(server), desk.page(server, 1280, 720)
    table = lay(host, "financity", 4, options={"years": 4})
    post(host, f"/api/tables/{table}/bot", {"seat": 0, "bot": "baseline"})
    wall.goto(f"/s/{table}")
    expect(wall.locator("[data-ceremony]")).to_be_visible()
    rows = look_up(host, f"/api/tables/{table}")["standings"]
    for row in rows:
        line = wall.locator(f"[data-rank][data-seat='{row['seat']}']")
        expect(line).to_have_attribute("data-rank", str(row["rank"]))
        if row["behind"] is not None and row["behind"]["decides"] == "goals":
            expect(line.locator(".why")).to_contain_text(f"met {row['behind']['mine']} of 4 goals")
        elif row["behind"] is not None:
            expect(line.locator(".why")).to_contain_text("instead of")


def test_what_is_small_cut_or_covered_on_the_wall_is_noticed(desk: Desk, server: Server) -> None:
    wall = desk.page(server, 1280, 720, bypass_csp=True)
    wall.goto(f"/s/{lay(wall, 'financity', 4)}")
    expect(wall.locator(".wall .stage > :not(.store)").first).to_be_visible()
    assert seen(wall) == []
    for style, fault in [
        (".wall .who b { font-size: 14px }", "14.0 px"),
        (".sign .qr { margin-right: -30rem; margin-left: 30rem }", "the QR is not whole"),
        ("header { position: fixed !important; inset: 0; z-index: 99 }", "is covered"),
        (".wall li { height: 1rem; flex: none }", "is cut by"),
        (".show { height: 60rem !important }", "too tall"),
    ]:
        tag = wall.add_style_tag(content=style)
        assert any(fault in found for found in seen(wall)), fault
        tag.evaluate("tag => tag.remove()")
    assert seen(wall) == []
