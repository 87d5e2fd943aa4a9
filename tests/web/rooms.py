"""Every page of the house, with something on it: laid once over HTTP, then looked at by anybody, at any size, in any colours.

`Rooms` makes the tables and the classes; `STOPS` says where which page is and when it is there."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

from alcancia.games import GAMES
from tests.web.conftest import PATIENCE, Desk
from tests.web.playing import come, join, lay, look_up, play_out, post
from tests.web.serving import Server

SEATS = {"citylife": 4, "elplan": 4, "financialit": 4, "financity": 4, "multiverse": 5}
LEARNERS = 8
FOUND = 180_000
"""Milliseconds in which a busy machine has found a first moment to talk about."""


class Stop(NamedTuple):
    """A page: who stands before it, its address, what is to be seen, what is pressed first, and is its whole length worth showing?"""

    name: str
    who: str
    path: str
    there: str
    press: tuple[str, ...] = ()
    whole: bool = False


def of_game(game: str) -> Iterator[Stop]:
    """The pages that each game has."""
    yield Stop(f"{game}-box", "host", f"/#{game}", ".ways .filled")
    yield Stop(f"{game}-learn", "host", f"/t/{{{game}-learn}}", "[data-prompt], .page.holds")
    yield Stop(f"{game}-table", "host", f"/t/{{{game}}}", "[data-prompt]")
    yield Stop(f"{game}-words", "reader", f"/t/{{{game}}}", "table", whole=True)
    yield Stop(f"{game}-show", "guest", f"/s/{{{game}}}", ".asked")
    yield Stop(f"{game}-ceremony", "guest", f"/s/{{{game}-over}}", "[data-ceremony]")
    yield Stop(f"{game}-end", "host", f"/t/{{{game}-over}}", ".end .panel", whole=True)
    yield Stop(f"{game}-replay", "host", f"/r/{{{game}-over}}/12", "[data-step]")
    yield Stop(f"{game}-desk", "trainer", f"/d/{{{game}-led}}", ".trainer", whole=True)
    yield Stop(f"{game}-aid", "guest", f"/a/{game}", ".columns", whole=True)
    yield Stop(f"{game}-catalogue", "guest", f"/b/{game}", "[data-entry]")
    yield Stop(f"{game}-editor", "host", f"/b/{game}/edit", "main .button")


STOPS: tuple[Stop, ...] = (
    Stop("home", "guest", "/", "article.game", whole=True),
    Stop("home-tables", "host", "/", ".mine", whole=True),
    Stop("lobby", "host", "/t/{open}", ".seats .name", whole=True),
    Stop("lobby-rules", "host", "/t/{open}", ".seats .name", ("details summary",), whole=True),
    Stop("sit", "guest", "/t/{open}", "#sit-name", whole=True),
    Stop("lost", "guest", "/nowhere/at/all", "[role=alert]"),
    Stop("no-code", "guest", "/j/BBBBBBB", "[role=alert]"),
    Stop("rules", "host", "/t/{financity}", "[data-prompt]", ("header .button:has-text('?'):visible",)),
    Stop("replay-more", "host", "/r/{financity-over}/30", "[data-step]", (".deck .more",)),
    Stop("replay-end", "host", "/r/{financity-over}", "[data-step]", (".keys .button:last-child",)),
    Stop("desk-event", "trainer", "/d/{financity-led}", ".trainer", (".trainer details summary", "[data-stream] summary"), whole=True),
    Stop("desk-waits", "trainer", "/d/{led-open}", "[data-script]", whole=True),
    Stop("lead-table", "trainer", "/t/{financity-led}", ".trainer", whole=True),
    Stop("class-new", "trainer", "/c/new", ".games label", whole=True),
    Stop("class-seating", "trainer", "/c/{door}/lead", "[data-learner]"),
    Stop("class-projector-door", "trainer", "/c/{door}/show", "[data-code]"),
    Stop("class-door", "guest", "/j/{door-code}", "form .filled", whole=True),
    Stop("class-seated", "waiting", "/c/{door}", "[data-learner]", whole=True),
    Stop("class-cards", "trainer", "/c/{door}/cards", "main li, main article", whole=True),
    Stop("class-who", "trainer", "/c/{door}/who", "main li, main article", whole=True),
    Stop("class-wall", "trainer", "/c/{lesson}/lead", "[data-wall] article"),
    Stop("class-projector", "trainer", "/c/{lesson}/show", "[data-code]"),
    Stop("class-table", "learner", "/c/{lesson}", "aside .hand"),
    Stop("class-after", "trainer", "/c/{talk}/lead", ".after", whole=True),
    Stop("class-talk", "trainer", "/c/{talk}/debrief", "[data-put]", whole=True),
    Stop("class-paper", "trainer", "/c/{talk}/pages", "header.page-head", whole=True),
    Stop("class-projector-over", "trainer", "/c/{talk}/show", "main h1, main h2"),
    Stop("class-own", "finished", "/c/{talk}", "h2", whole=True),
    Stop("sheet", "guest", "/sheet", "dl", whole=True),
    Stop("room-test", "trainer", "/room/{room}", "[role=status]", whole=True),
    Stop("room-new", "guest", "/room/new", "[data-room]", whole=True),
    *(stop for game in GAMES for stop in of_game(game)),
)


class Rooms:
    """The house with people in it: tables at play and over, three classes (at the door, at play, over), and who may see what."""

    def __init__(self, browser: Browser, server: Server, games: tuple[str, ...] = tuple(GAMES), classes: bool = True) -> None:
        self.browser, self.server, self.games = browser, server, games
        self.ids: dict[str, str] = {}
        self.states: dict[str, Any] = {"guest": None}
        self._tables()
        self._led()
        if classes:
            self._classes()
        self._keep("trainer", self._trainer[0])

    def _device(self) -> tuple[BrowserContext, Page]:
        context = self.browser.new_context(base_url=self.server.address, service_workers="block")
        context.set_default_timeout(PATIENCE)
        return context, context.new_page()

    def _keep(self, who: str, context: BrowserContext) -> None:
        self.states[who] = context.storage_state()
        context.close()

    def _tables(self) -> None:
        context, page = self._device()
        for game in self.games:
            self.ids[game] = lay(page, game, SEATS[game])
            self.ids[f"{game}-over"] = lay(page, game, SEATS[game])
            play_out(page, self.ids[f"{game}-over"])
            learning = {"game": game, "tutorial": True, "name": "Ana"}
            self.ids[f"{game}-learn"] = str(post(page, "/api/tables", learning)["table"])
        self.ids["open"] = lay(page, fill=None, start=False, seats=4)
        # A device knows its tables by having been there.
        for game in (*self.games, "open"):
            page.goto(f"/t/{self.ids[game]}")
            page.locator("main").first.wait_for()
        other, guest = self._device()
        join(guest, look_up(page, f"/api/tables/{self.ids['open']}")["lobby"]["code"], "Mateo")
        other.close()
        self._keep("host", context)
        words = {"name": "alcancia-plain", "value": "yes"}
        origins = [{"origin": self.server.address, "localStorage": [words]}]
        self.states["reader"] = {"cookies": self.states["host"]["cookies"], "origins": origins}

    def _led(self) -> None:
        context, page = self._device()
        for game in self.games:
            table = str(post(page, "/api/tables", {"game": game, "seats": SEATS[game], "seat": None})["table"])
            other, guest = self._device()
            post(guest, f"/api/tables/{table}/join", {"name": "Bea"})
            other.close()
            post(page, f"/api/tables/{table}/start", {"fill": "baseline"})
            self.ids[f"{game}-led"] = table
        self.ids["led-open"] = str(post(page, "/api/tables", {"game": "financity", "seats": 4, "seat": None})["table"])
        self.ids["room"] = str(post(page, "/api/roomtests", {})["test"])
        self._trainer = context, page

    def _classes(self) -> None:
        page = self._trainer[1]
        for name, who in (("door", "waiting"), ("lesson", "learner"), ("talk", "finished")):
            made = post(page, "/api/classes", {"game": "financity", "options": {"years": 4}, "ticket": False})
            room = self.ids[name] = str(made["class"])
            post(page, f"/api/classes/{room}/door", {"open": True})
            for number in range(LEARNERS):
                other, guest = self._device()
                assert guest.request.post(f"/api/classes/{room}/join", data={}).status == 201
                self._keep(who, other) if number == 0 else other.close()
            if name != "door":
                post(page, f"/api/classes/{room}/start", {})
        self.ids["door-code"] = str(look_up(page, f"/api/classes/{self.ids['door']}")["code"])
        self._play_out(page, self.ids["talk"])
        post(page, f"/api/classes/{self.ids['talk']}/end", {})
        page.goto(f"/c/{self.ids['talk']}/debrief")
        page.locator("[data-put]").first.wait_for(timeout=FOUND)

    def _play_out(self, page: Page, room: str) -> None:
        tiles = look_up(page, f"/api/classes/{room}?eyes=trainer")["wall"]
        for tile in tiles:
            for seat in range(len(tile["seats"])):
                post(page, f"/api/classes/{room}/help", {"sign": tile["sign"], "what": "autopilot", "seat": seat})
        come(page, lambda: all(tile["status"] == "over" for tile in look_up(page, f"/api/classes/{room}?eyes=trainer")["wall"]))

    def walk(self, desk: Desk, width: int, height: int, lang: str, theme: str, only: str = "", **more: Any) -> Iterator[tuple[Stop, Page]]:
        """Every page at one size, in one language and one set of colours; `only` those with this in their name."""
        pages: dict[str, Page] = {}
        for stop in STOPS:
            # Of rooms that were not laid there is nothing to see.
            if stop.name.partition("-")[0] in set(GAMES) - set(self.games):
                continue
            if only not in stop.name or not set(re.findall(r"{(.*?)}", stop.path)) <= set(self.ids):
                continue
            if stop.who not in pages:
                state = {} if self.states[stop.who] is None else {"storage_state": self.states[stop.who]}
                pages[stop.who] = desk.page(self.server, width, height, lang, color_scheme=theme, **state, **more)
            page = pages[stop.who]
            page.goto("about:blank")
            page.goto(stop.path.format(**self.ids))
            page.locator(stop.there).first.wait_for()
            for place in stop.press:
                page.locator(place).first.click()
            page.wait_for_timeout(300)
            yield stop, page
