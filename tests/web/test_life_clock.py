"""Nobody is stuck: clock, hint, autopilot and back again, a break, extra time, latecomers."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Desk
from tests.web.playing import TABLE, lay, post
from tests.web.serving import Server
from tests.web.test_accessible import settled

NOTE = """() => {
    window.noticed = [];
    const look = () => document.querySelectorAll("[data-notice]").forEach(({dataset}) =>
        window.noticed.includes(dataset.notice) || window.noticed.push(dataset.notice));
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
    look();
}"""
"""From now on the page keeps a list of the notices that it shows, each once."""


def together(desk: Desk, server: Server, width: int = 1280, **manners: object) -> tuple[Page, Page, str]:
    """Two people and a bot at a table."""
    host, guest = desk.page(server, width), desk.page(server, 360, 740, "es", color_scheme="dark")
    table = lay(host, fill=None, start=False)
    guest.goto(f"/t/{table}")
    guest.fill("#sit-name", "Bea")
    guest.get_by_role("button", name="Sentarme").click()
    expect(guest.locator("#sit-name")).to_have_count(0)
    if manners:
        post(host, f"/api/tables/{table}/manners", manners)
    post(host, f"/api/tables/{table}/start", {"fill": "baseline"})
    host.goto(f"/t/{table}")
    expect(host.locator(".pick").first).to_be_visible()
    expect(guest.locator(".pick").first).to_be_visible()
    return host, guest, table


def test_reminder_then_autopilot_then_back(desk: Desk, server: Server) -> None:
    host, guest, table = together(desk, server, clock=15)
    post(host, f"/api/tables/{table}/extra", {"seat": 0, "seconds": 600})
    expect(host.get_by_role("timer")).to_be_visible()
    guest.evaluate(NOTE)
    expect(guest.locator("[data-notice=nudge], [data-notice=hint]")).to_be_visible()
    settled(guest)
    expect(guest.locator("[data-notice=autopilot]")).to_contain_text("No estabas")
    # Looking closely takes time, and the clock goes on: what came meanwhile was noted.
    assert guest.evaluate("noticed.filter(notice => notice === 'hint' || notice === 'autopilot')")[:2] == ["hint", "autopilot"]
    settled(guest)
    guest.get_by_role("button", name="Ya estoy aquí").click()
    expect(guest.locator("[data-notice=autopilot]")).to_have_count(0)


def test_hint_pause_and_extra_time(desk: Desk, server: Server) -> None:
    host, guest, table = together(desk, server)
    host.locator("header .hint").click()
    expect(host.locator("[data-notice=hint]")).to_contain_text("A careful player")
    expect(guest.locator("[data-notice=hint]")).to_have_count(0)
    settled(host)
    host.locator("header .button", has_text="Players").click()
    host.locator(".extra select").nth(1).select_option("60")
    expect(host.locator(".extra select").nth(1)).to_have_value("60")
    host.keyboard.press("Escape")
    host.locator("header .button", has_text=TABLE).click()
    host.get_by_role("button", name="Pause", exact=True).click()
    settled(host)
    expect(guest.locator("[data-notice=pause]")).to_be_visible()
    guest.locator(".pick").first.click(position={"x": 9, "y": 18})
    expect(guest.locator(".go")).to_be_disabled()
    host.keyboard.press("Escape")
    host.get_by_role("button", name="Go on").click()
    expect(guest.locator("[data-notice=pause]")).to_have_count(0)
    expect(guest.locator(".go")).to_be_enabled()
    post(host, f"/api/tables/{table}/manners", {"hints": False})
    expect(guest.locator("header .hint")).to_have_count(0)


def test_a_latecomer_takes_over_from_a_bot(desk: Desk, server: Server) -> None:
    host, _, table = together(desk, server)
    late = desk.page(server, 360, 740)
    late.goto(f"/t/{table}")
    late.get_by_role("button", name="Take the seat").click()
    settled(late)
    late.fill("#sit-name", "Carla")
    late.get_by_role("button", name="Take a seat").click()
    expect(late.locator("[data-waiting]")).to_be_visible()
    late.reload()
    expect(late.locator("[data-waiting]")).to_be_visible(timeout=60_000)
    expect(late.get_by_role("button", name="Take the seat")).to_have_count(0)
    host.get_by_role("button", name="Let in Carla").click()
    expect(late.locator("[data-notice=late], #sit-name")).to_have_count(0, timeout=15_000)
    host.locator("header .button", has_text="Players").click()
    expect(host.locator(".menu-page .name", has_text="Carla")).to_be_visible()


def test_manners_in_the_lobby(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    table = lay(page, fill=None, start=False)
    page.goto(f"/t/{table}")
    page.locator("summary", has_text="Clock and guests").click()
    page.get_by_label("Time for each question").select_option("")
    expect(page.locator("summary", has_text="no clock")).to_be_visible()
    page.get_by_label("Show this table").check()
    settled(page)
    page.reload()
    page.locator("summary", has_text="Clock and guests").click()
    expect(page.get_by_label("Show this table")).to_be_checked()
