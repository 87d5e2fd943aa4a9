"""What people do at the page, in the words of the table."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event
from typing import Any

from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

ENOUGH = 600
"""Looks at the table in which a game must have ended."""
LOOKS = 6000
"""The same, where most looks find the others thinking."""

IN_WORDS = "localStorage.setItem('alcancia-plain', 'yes')"
"""What a device notes that shows every table in words; to be run before the page."""
TABLE = re.compile("^Table$")
"""The menu of the table, among other buttons that name it."""
ASKED = "() => document.querySelector('[data-asked]')?.dataset.asked ?? ''"


def look_up(page: Page, path: str) -> Any:
    """What the server tells this page's device, whatever the page shows just now."""
    return page.request.get(path).json()


def post(page: Page, path: str, body: Any) -> Any:
    """Ask the server as this page's device."""
    return page.request.post(path, data=body).json()


def lay(page: Page, game: str = "multiverse", seats: int = 3, **more: Any) -> str:
    """A running table against bots, without a page and without a click; its id."""
    made = post(page, "/api/tables", {"game": game, "seats": seats, "name": "Ana", "fill": "baseline", "start": True, **more})
    assert "table" in made, made
    return str(made["table"])


def silenced(page: Page) -> Event:
    """Sockets of this page go through us; while the event is set nothing passes, and nobody is told."""
    silence = Event()

    def through(socket: WebSocketRoute) -> None:
        there = socket.connect_to_server()
        there.on_message(lambda message: None if silence.is_set() else socket.send(message))
        socket.on_message(lambda message: None if silence.is_set() else there.send(message))

    page.route_web_socket(re.compile("/live$"), through)
    return silence


def read(page: Page, place: str) -> str:
    """What stands in the first such place, in one look: a question may be gone the next moment."""
    return str(page.evaluate("place => document.querySelector(place)?.innerText ?? ''", place))


SEEN = """() => {
    const next = document.querySelector('.page.holds [data-next]');
    if (next === null) return false;
    const frames = (count, then) => requestAnimationFrame(() => count > 1 ? frames(count - 1, then) : then());
    if (next.dataset.sighted === 'yes') next.click();
    else if (next.dataset.sighted === undefined) {
        next.dataset.sighted = 'no';
        frames(3, () => next.dataset.sighted = 'yes');
    }
    return true;
}"""
"""Look at the page that tells what happened to me, for a few frames, and turn it: the question waits for that."""


@contextmanager
def turning(page: Page) -> Iterator[None]:
    """Whatever comes in front of the question while somebody is about to answer is looked at first."""
    seen = page.locator(".page.holds [data-next]")

    def look() -> None:
        page.wait_for_timeout(60)
        page.evaluate("() => document.querySelector('.page.holds [data-next]')?.click()")

    page.add_locator_handler(seen, look, no_wait_after=True)
    try:
        yield
    finally:
        page.remove_locator_handler(seen)


def question(page: Page, place: str) -> str:
    """What is asked there, in words; nothing while others are awaited, or while I have yet to see what happened."""
    return "" if page.evaluate(SEEN) else read(page, place)


def there(page: Page, *places: str) -> str:
    """The first of these places that is on the page, in one look instead of one for each; nothing if none is."""
    return str(page.evaluate("places => places.find(place => document.querySelector(place) !== null) ?? ''", places))


def begin(page: Page, game: str, seats: int, bot: str, **options: Any) -> None:
    """A table with bots that has begun."""
    page.goto("/t/" + lay(page, game, seats, name="Inés", fill=bot, options=options))


def sit_down_to(game: str, shows: str, page: Page, seats: int = 3, bot: str = "baseline", **options: Any) -> None:
    """A table of this game with bots that has begun, and can be seen."""
    begin(page, game, seats, bot, **options)
    expect(page.locator(shows)).to_be_visible()


def play_through(
    page: Page,
    asked: Callable[[Page], str],
    answer: Callable[[Page, int], None],
    goal: str = ".end",
    each: Callable[[], None] | None = None,
    stop: str = "",
) -> set[str]:
    """Answer whatever is asked until something can be seen, or a question with the words of `stop`.

    `each` is called at every question that was not asked before."""
    seen: set[str] = set()
    for turn in range(LOOKS):
        # The question first: the goal may come with it, and must not be answered away.
        title = asked(page)
        if there(page, goal):
            return seen
        if not title:
            page.wait_for_timeout(40)
            continue
        if stop and stop in title:
            return seen
        if title not in seen and each is not None:
            each()
        seen.add(title)
        with turning(page):
            answer(page, turn)
    raise AssertionError(f"never came to {goal}")


def until(page: Page, script: str, arg: Any = None) -> None:
    """Wait until a script says yes (Playwright's own waiting evaluates strings, which the page's policy forbids)."""
    for _ in range(ENOUGH):
        if page.evaluate(script, arg):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never came true: {script}")


def answered(page: Page, asked: str | None) -> None:
    """Wait until another question (or none) is asked."""
    until(page, f"asked => ({ASKED})() !== asked || document.querySelector('.end') !== null", asked)


def come(page: Page, so: Callable[[], object]) -> None:
    """Wait until something has come that the page does not show, such as a frame."""
    for _ in range(ENOUGH):
        if so():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it never came")


class Held:
    """Requests for this address, held back until they are let go; whoever asks later is not held."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.routes, self.open = page, list[Route](), False
        page.route(address, self._asked)

    def _asked(self, route: Route) -> None:
        route.continue_() if self.open else self.routes.append(route)

    def let_go(self) -> None:
        """Wait until there is something to let go, and do so."""
        come(self.page, lambda: self.routes)
        self.open = True
        for route in self.routes:
            route.continue_()


def box(page: Page, game: str = "Multiverse Money") -> Locator:
    """The box of a game on the shelf."""
    return page.locator("article.game", has_text=game).locator(".hit")


def open_box(page: Page, name: str, seats: int = 3, game: str = "Multiverse Money") -> None:
    """Open a game's box and say who one is."""
    page.goto("/")
    box(page, game).click()
    page.fill("#my-name", name)
    page.locator(".counts label", has_text=str(seats)).click()


def play_with_bots(page: Page, name: str = "Ana", seats: int = 3) -> None:
    """A running game."""
    page.goto("/t/" + lay(page, seats=seats, name=name))
    expect(page.locator(".mat")).to_be_visible()


def make_table(page: Page, name: str, seats: int = 3, game: str = "Multiverse Money") -> str:
    """Make a table for others; its code."""
    open_box(page, name, seats, game)
    page.locator(".ways .button").nth(1).click()
    code = page.locator("[data-code]").get_attribute("data-code")
    assert code
    return code


def join(page: Page, code: str, name: str) -> None:
    """Come in by the code and take a seat."""
    page.goto("/")
    page.fill("#join-code", code)
    page.locator(".join button").click()
    page.fill("#sit-name", name)
    page.get_by_role("button", name="Take a seat").or_(page.get_by_role("button", name="Sentarme")).click()
    expect(page.locator("#sit-name")).to_have_count(0)


def pick(page: Page, number: int) -> None:
    """Tap a card of the hand on its strip, which no other card covers."""
    page.locator(".pick").nth(number).click(position={"x": 9, "y": 18})


def take(page: Page, option: Locator) -> None:
    """Take an option; where phones ask twice, confirm it. (Whether they do is known before: afterwards another question may be open.)"""
    twice = there(page, ".confirm")
    option.click()
    if twice:
        page.locator(".confirm:not([disabled])").click()


def move(page: Page) -> bool:
    """Answer what is asked, if anything is: bet one card, take the first thing on offer."""
    if page.evaluate(SEEN):
        return False
    asked = page.evaluate(ASKED)
    found = there(page, "body:has(.go):has(.pick)", ".prompt .option:not([disabled])")
    if found.startswith("body"):
        if not there(page, ".pick[aria-pressed=true]"):
            pick(page, 0)
        page.locator(".go:not([disabled])").click()
    elif found:
        with turning(page):
            take(page, page.locator(found).first)
    else:
        return False
    # Bots are quick: the same controls may already stand there for the next question.
    answered(page, asked)
    return True


def play_on(pages: list[Page], until: str = ".end", most: int = ENOUGH) -> None:
    """Everybody plays until something is to be seen on every page."""
    for _ in range(most):
        if all(there(page, until) for page in pages):
            return
        if not any([move(page) for page in pages]):
            pages[0].wait_for_timeout(50)
    raise AssertionError(f"never came to {until}")


def play_out(page: Page, table: str, seat: int = 0) -> None:
    """A bot plays for this device until the game is over."""
    post(page, f"/api/tables/{table}/bot", {"seat": seat, "bot": "baseline"})
    for _ in range(ENOUGH):
        if look_up(page, f"/api/tables/{table}")["lobby"]["status"] == "over":
            return
        page.wait_for_timeout(50)
    raise AssertionError("the game never ended")
