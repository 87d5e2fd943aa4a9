"""Pages and files: what is the same for everybody, read once and sent with a tag."""

import re
from functools import cache
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

import msgspec

from alcancia.bots import bots_of
from alcancia.games import GAMES
from alcancia.games.measured import measured
from alcancia.games.tutorials import tutorial
from alcancia.kernel import Refused, Unplayable
from alcancia.server import openapi
from alcancia.server.drawing import qr_code
from alcancia.server.outcomes import STATUS, Answer, Outcome, refusal
from alcancia.server.reading import read
from alcancia.server.requests import Request
from alcancia.server.telling import book_of
from alcancia.server.wire import REACTIONS
from alcancia.shelf import boxes
from alcancia.shelf.faces import words_of
from alcancia.shelf.own import find
from alcancia.text.pictures import picture
from alcancia.text.rulebook import numbers_of, rulebook
from alcancia.text.speaker import Speaker

PACKAGE: Final = Path(__file__).parent.parent
TEXTS: Final = PACKAGE / "text"
KINDS: Final = {
    ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml", ".png": "image/png", ".ico": "image/x-icon", ".json": "application/json", ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8", ".webmanifest": "application/manifest+json", ".ftl": "text/plain; charset=utf-8",
}  # fmt: skip
ON_THE_BOX: Final = re.compile(r"^(game-(?:name|tagline|teaches|length)|period|log-period) =(.*(?:\n +.*)*)", re.M)
LATER: Final = re.compile(r"(?:option-(?!part-)|(?:pack|measure|lesson|learn|moment|stream|field|score|board-end|board-sum)-)")
"""Messages of a game that are hardly ever said while it is played; the page asks for them when somebody wants one."""
IN_A_TERMINAL: Final = "serve|backup|delete|check|doctor|restore"
ELSEWHERE: Final = (
    "replay|proof|rewind|branch|ordered|many|phrases|manners?|trainer|force|chart|story|moment|aid|invite|lobby|extra|device|coach"
)
NOT_AT_ONCE: Final = re.compile(f"(?:{IN_A_TERMINAL}|{ELSEWHERE})-")
"""Messages that no page says, and those of pages that are opened later: these ask for `site.ftl`."""
MESSAGE: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.M)
REMARK: Final = re.compile(r"^#.*\n", re.M)
WORD: Final = re.compile(r"[a-z0-9_-]{1,32}")
PLACED: Final = (".html", ".webmanifest")
FOR_EVER: Final = (("cache-control", "public, max-age=31536000, immutable"),)
CHECKED: Final = (("cache-control", "no-cache"),)


class Pages:
    """Everything that does not belong to a table."""

    def __init__(self, address: str, web: Path | None = None, base: str = "") -> None:
        self.address = address
        self.base = base
        self.web = (web or PACKAGE / "web_dist").resolve()
        self._files: dict[Path, tuple[int, Answer]] = {}

    async def site(self, request: Request) -> Outcome:
        """Address, languages, reactions."""
        locales = [{"locale": locale, "files": names} for locale, names in _locales().items()]
        return tagged(
            _json({"version": version_of_this(), "address": self.address, "locales": locales, "reactions": REACTIONS}), "json", ()
        )

    async def games(self, request: Request) -> Outcome:
        """All games with their options and bots."""
        return await read(_tagged_games)

    async def game(self, request: Request) -> Outcome:
        """One game with its options and bots; `seats`: for a table of so many, without what only other tables need."""
        game, seats = request.parts["game"], request.query.get("seats", "")
        known = game in GAMES and (seats == "" or seats in {str(n) for n in find(game).seats})
        return await read(_tagged_game, game, seats) if known else missing()

    async def shelf(self, request: Request) -> Outcome:
        """What can be read on the boxes before one is opened."""
        return await read(_tagged_shelf)

    async def openapi(self, request: Request) -> Outcome:
        """The gate, described."""
        return await read(_tagged_openapi, self.base)

    async def text(self, request: Request) -> Outcome:
        """One message file."""
        locale, file = request.parts["locale"], request.parts["file"]
        name, dot, ending = file.partition(".")
        if file == "page.ftl" and locale in _locales():
            return tagged(_page(locale), KINDS[".ftl"], CHECKED)
        game = name.removesuffix("-table")
        if file == f"{game}-table.ftl" and game in GAMES and locale in _locales():
            return tagged(_at_the_table(game, locale), KINDS[".ftl"], CHECKED)
        if dot and ending == "ftl" and "@" in name and locale in _locales():
            return _box_words(name, locale)
        if not dot or ending != "ftl" or name not in _locales().get(locale, []):
            return missing()
        return tagged((TEXTS / locale / file).read_bytes(), KINDS[".ftl"], CHECKED)

    async def rules(self, request: Request) -> Outcome:
        """One rulebook, as it is written: the figures are those of the usual game."""
        game, locale = request.parts["game"], request.parts["locale"]
        if game not in GAMES or locale not in _locales():
            return missing()
        return await read(_tagged_book, game, locale)

    async def turn_picture(self, request: Request) -> Outcome:
        """A turn of a game as a picture, for its rulebook's first page."""
        game, locale = request.parts["game"], request.parts["locale"]
        if game not in GAMES or locale not in _locales():
            return missing()
        return await read(_tagged_picture, game, locale)

    async def qr(self, request: Request) -> Outcome:
        """The table's address as a picture to photograph."""
        return qr_code(f"{self.address}/t/{request.live.id}")

    def page(self) -> Answer:
        """The page itself; which one it shows is the client's business."""
        return self.file("index.html")

    def file(self, name: str) -> Answer:
        """A file of the built page. What is kept is kept by file, not by the way somebody spelled it."""
        try:
            path = (self.web / name).resolve()
            if not path.is_relative_to(self.web) or path.suffix not in KINDS or not path.is_file():
                return missing()
            changed = path.stat().st_mtime_ns
            kept = self._files.get(path)
            if kept is None or kept[0] != changed:
                caching = FOR_EVER if path.is_relative_to(self.web / "assets") else CHECKED
                kept = self._files[path] = (changed, tagged(self._read(path), KINDS[path.suffix], caching))
        except (OSError, ValueError):
            return missing()  # a name that no file can have, or a file that is gone this moment
        return kept[1]

    def _read(self, path: Path) -> bytes:
        """What is in it. The page and the manifest say where the house stands, and where everything else is."""
        body = path.read_bytes()
        return body.replace(b'"/', f'"{self.base}/'.encode()) if path.suffix in PLACED else body


def _box_words(name: str, locale: str) -> Answer:
    """What a box says in a language, to stand on top of what its game says."""
    try:
        said = words_of(boxes.find(name)).sources
    except Unplayable:
        return missing()
    return tagged(said.get(locale, "").encode(), KINDS[".ftl"], FOR_EVER)


def missing() -> Answer:
    """There is no such thing."""
    return Answer(STATUS["no_such_page"], refusal(Refused("no_such_page")))


def _json(data: Any) -> bytes:
    return msgspec.json.encode(data)


def tagged(body: bytes, type: str, caching: tuple[tuple[str, str], ...]) -> Answer:
    """An answer that browsers need not fetch twice."""
    tag = f'"{blake2b(body, digest_size=9).hexdigest()}"'
    return Answer(200, body, type, (*caching, ("etag", tag)) if caching else ())


@cache
def _tagged_games() -> Answer:
    return tagged(_json({"games": [_described(id) for id in GAMES]}), "json", CHECKED)


@cache
def _tagged_game(id: str, seats: str) -> Answer:
    described = _described(id)
    if seats != "":
        described = described | {"options": {seats: described["options"][seats]}, "measured": {}}
    return tagged(_json(described), "json", CHECKED)


@cache
def _tagged_shelf() -> Answer:
    return tagged(_json({"games": [{"id": id, "seats": list(find(id).seats)} for id in GAMES]}), "json", CHECKED)


@cache
def _tagged_openapi(base: str) -> Answer:
    return tagged(_json(openapi.describe(version_of_this(), base)), "json", CHECKED)


@cache
def _tagged_book(game: str, locale: str) -> Answer:
    return tagged(_json(book_of(game, locale, rulebook(game, locale).plain().in_words(Speaker(locale, game)))), "json", CHECKED)


@cache
def _tagged_picture(game: str, locale: str) -> Answer:
    return tagged(picture(game, locale).encode(), KINDS[".svg"], CHECKED)


@cache
def version_of_this() -> str:
    """The version of Alcancía that runs here."""
    try:
        return version("alcancia")
    except PackageNotFoundError:
        return "0"


@cache
def _locales() -> dict[str, list[str]]:
    """The languages there are, each with its files; a language is a folder."""
    found = {}
    for locale in sorted(TEXTS.iterdir()):
        if locale.is_dir() and WORD.fullmatch(locale.name):
            names = sorted(file.name[:-4] for file in locale.iterdir() if file.name.endswith(".ftl"))
            if names:
                found[locale.name] = names
    return found


@cache
def _page(locale: str) -> bytes:
    """What is said at home and at any table, in one piece: each file would cost a first visit on a slow network another request."""
    shared = [(TEXTS / locale / f"{name}.ftl").read_bytes() for name in ("kernel", "server", "site")]
    messages = MESSAGE.split(b"\n".join([*shared, _shelf(locale)]).decode())
    return REMARK.sub("", "".join(message for message in messages if not NOT_AT_ONCE.match(message))).encode()


@cache
def _at_the_table(game: str, locale: str) -> bytes:
    """What is said while a game is played: half the words are about its rules, its lessons and its end."""
    messages = MESSAGE.split((TEXTS / locale / f"{game}.ftl").read_text("utf-8"))
    return REMARK.sub("", "".join(message for message in messages if not LATER.match(message))).encode()


@cache
def _shelf(locale: str) -> bytes:
    """What stands on the boxes of all games, each message under the game's id: enough to choose one, without reading all their words."""
    said = []
    for id in GAMES:
        text = (TEXTS / locale / f"{id}.ftl").read_text("utf-8")
        said += [f"{name}-{id} ={rest}" for name, rest in ON_THE_BOX.findall(text)]
    return ("\n".join(said) + "\n").encode()


@cache
def _described(id: str) -> dict[str, Any]:
    """Everything a client must know of a game that does not change from table to table."""
    game = find(id)
    options = {str(n): {name: option.to_json(n) for name, option in game.schema.items()} for n in game.seats}
    bots = sorted(bots_of(game), key=lambda name: name == "random")
    row: dict[str, Any] = {"id": id, "version": game.version, "seats": list(game.seats), "options": options, "presets": game.presets}
    asks = numbers_of({name: step[1] for name, step in game.steps.items()})
    terms = {"groups": list(game.groups.items()), "handbook": sorted(game.handbook), "measured": measured(id)}
    return row | terms | {"bots": bots, "says": game.message_kinds, "parts": game.move_parts, "asks": asks, "tutorial": _lessons(id)}


def _lessons(id: str) -> list[dict[str, Any]] | None:
    """A game's first steps, if it has any: what is told when a question is put for the nth time."""
    first = tutorial(id)
    if first is None:
        return None
    put: dict[str, int] = {}
    rows = []
    for lesson in first.steps:
        put[lesson.question] = nth = put.get(lesson.question, 0) + 1
        rows.append({"question": lesson.question, "nth": nth, "text": lesson.text, "rule": lesson.rule, "move": lesson.move})
    return rows
