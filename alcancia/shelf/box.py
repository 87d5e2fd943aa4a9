"""A box of somebody's own: other cards, amounts and words for one of the games, in one file.

A zip (or a folder) with `box.toml` (which game, which titles), any of the game's content tables under `content/` as CSV or TOML, words as
`words.csv`, and for City Life its questions as `quiz.csv` or `quiz.json`. What it does not have is as usual.
"""

import re
import tomllib
import unicodedata
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import msgspec

from alcancia import games
from alcancia.ground.content import read as shipped_text
from alcancia.ground.plain import fingerprint
from alcancia.kernel import Unplayable
from alcancia.shelf import sheets
from alcancia.text.names import as_messages, bare_messages
from alcancia.text.speaker import BoxWords, locales

MOST_BYTES: Final = 1_000_000
"""Of the file, and of each table when it is unpacked."""
MOST_FILES: Final = 40
MOST_WORDS: Final = 400
TABLES: Final = {
    "multiverse": ("money",),
    "citylife": ("deeds", "money", "traffic"),
    "financity": ("bank", "events", "homes", "investments", "shopping"),
    "financialit": ("careers", "events", "families", "income", "insurances", "investments", "luxuries", "skills"),
    "elplan": ("cards", "events", "plans"),
}
"""The content tables that a box may replace. The others are the board itself, which the page draws as it is."""
NAMED_ELSEWHERE: Final = {"multiverse": ("money",), "citylife": ("board",), "financity": ("zones",), "elplan": ("board",)}
"""Tables of the board whose entries have names that a box may change."""
QUIZ: Final = "quiz.json"
LARGEST: Final = 1_000_000_000
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


def bad(why: str, file: str = "", entry: str = "") -> Unplayable:
    """A box that cannot be used: why, in which file, at which place in it."""
    return Unplayable("bad_box", why=why, file=file, entry=entry)


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`box.toml`."""

    game: str
    id: str
    title: dict[str, str]
    money: str = ""
    """The sign before amounts, where it is not the usual one."""


class Box(msgspec.Struct, frozen=True):
    """What is in a box. The same box has the same fingerprint everywhere."""

    game: str
    id: str
    title: dict[str, str]
    money: str = ""
    tables: dict[str, Any] = {}
    """Content by file name, as it was read."""
    words: dict[str, dict[str, dict[str, str]]] = {}
    """By language and message: its words, and those of its attributes."""

    @property
    def name(self) -> str:
        """How tables and records call it."""
        return f"{self.game}@{fingerprint(self)}"

    def spoken(self) -> BoxWords:
        """Its words as messages."""
        return BoxWords({locale: as_messages(words) for locale, words in self.words.items()}, self.money)

    def saying(self, words: Mapping[str, Mapping[str, Mapping[str, str]]]) -> "Box":
        """The same box with these words beside its own, which go first."""
        both = {locale: {id: dict(said) for id, said in words.get(locale, {}).items()} for locale in locales()}
        for locale, own in self.words.items():
            for id, said in own.items():
                both[locale][id] = both[locale].get(id, {}) | said
        return msgspec.structs.replace(self, words=both)


@cache
def usual(game: str) -> dict[str, Any]:
    """The content tables of a game that a box may replace, as they come with it."""
    return {f"{name}.toml": _shipped(game, f"{name}.toml") for name in TABLES[game]}


def _shipped(game: str, file: str) -> Any:
    return tomllib.loads(shipped_text(f"alcancia.games.{game}", file))


def read(data: bytes) -> Box:
    """The box in a zip file; hostile ones are refused by name before anything is unpacked."""
    if len(data) > MOST_BYTES:
        raise bad("too_large")
    try:
        with zipfile.ZipFile(BytesIO(data)) as packed:
            members = [member for member in packed.infolist() if not member.is_dir()]
            if len(members) > MOST_FILES:
                raise bad("too_many_files")
            if len({member.filename for member in members}) != len(members):
                raise bad("file_twice")
            if any(member.file_size > MOST_BYTES or member.flag_bits & 1 for member in members):
                raise bad("too_large")
            return assembled({member.filename: _unpacked(packed, member) for member in members})
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, EOFError, OSError, RuntimeError, ValueError) as error:
        raise error if isinstance(error, Unplayable) else bad("not_a_zip") from None


def _unpacked(packed: zipfile.ZipFile, member: zipfile.ZipInfo) -> bytes:
    """Never more than was announced: what a zip says about itself is only what it says."""
    with packed.open(member) as opened:
        data = opened.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise bad("too_large", member.filename[:80])
    return data


def read_folder(folder: Path) -> Box:
    """The box in a folder, as it lies there while it is being made."""
    found = [file for file in sorted(folder.rglob("*")) if file.is_file() and not file.name.startswith(".")]
    if len(found) > MOST_FILES or any(file.stat().st_size > MOST_BYTES for file in found):
        raise bad("too_large")
    return assembled({file.relative_to(folder).as_posix(): file.read_bytes() for file in found})


def assembled(found: Mapping[str, bytes]) -> Box:
    """A box from its files. What is in no way part of a box is an error, lest somebody believe it counts."""
    texts = {name: _text(name, data) for name, data in found.items()}
    about = _about(texts.pop("box.toml", None))
    tables, words = {}, {}
    like = usual(about.game)
    for name, text in texts.items():
        folder, _, file = name.rpartition("/")
        stem, _, ending = file.rpartition(".")
        if name == "words.csv":
            words = _words(about.game, text)
        elif about.game == "citylife" and name in ("quiz.csv", QUIZ):
            tables[QUIZ] = _quiz(name, found[name], about.id)
        elif folder == "content" and f"{stem}.toml" in like and ending in ("csv", "toml") and f"{stem}.toml" not in tables:
            tables[f"{stem}.toml"] = _table(name, text, like[f"{stem}.toml"], ending)
        else:
            raise bad("unknown_file", name[:80])
    return Box(about.game, about.id, about.title, about.money, tables, words)


def _text(name: str, data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise bad("not_utf8", name[:80]) from None


def _about(text: str | None) -> About:
    if text is None:
        raise bad("missing", "box.toml")
    try:
        about = msgspec.convert(tomllib.loads(text), About)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, RecursionError) as error:
        raise bad("box_file", "box.toml", str(error)[:200]) from None
    if about.game not in games.GAMES:
        raise bad("game", "box.toml", about.game[:32])
    if not _NAME.fullmatch(about.id):
        raise bad("id", "box.toml")
    if not about.title or not set(about.title) <= set(locales()):
        raise bad("title", "box.toml")
    for said in (*about.title.values(), about.money or "$"):
        fit("box.toml", said, "title", 80 if said != about.money else 6)
    return about


def fit(file: str, text: str, entry: str, most: int = MOST_WORDS) -> str:
    """Words that may be shown to people: not too long, nothing invisible, nothing that looks like a page's code."""
    if not text.strip() or len(text) > most:
        raise bad("length", file, entry)
    if any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn") for sign in text):
        raise bad("invisible_sign", file, entry)
    if re.search(r"<\s*[/!a-zA-Z]", text):
        raise bad("markup", file, entry)
    return text


def _table(name: str, text: str, like: Mapping[str, Any], ending: str) -> Any:
    if ending == "csv":
        if not sheets.is_sheet(like):
            raise bad("no_sheet", name)
        return sheets.read(name, text, like)
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Unplayable("bad_content", file=name, entry=str(error)[:200]) from None


def _quiz(name: str, data: bytes, id: str) -> Any:
    from alcancia.games.citylife.packs import read_csv, read_json

    pack, faults = read_csv(data, id) if name.endswith(".csv") else read_json(data)
    if pack is None:
        raise Unplayable("bad_content", file=name, entry=f"{faults[0].place} {faults[0].code}".strip())
    return msgspec.to_builtins(pack)


def _words(game: str, text: str) -> dict[str, dict[str, dict[str, str]]]:
    """Words by language; what is said in one language only is said so in the others too, rather than under another card's name."""
    said: dict[str, dict[str, dict[str, str]]] = {locale: {} for locale in locales()}
    for at, row in enumerate(sheets.cells("words.csv", text), 2):
        way, given = row.pop(sheets.ID, ""), {locale: row.pop(locale, "") for locale in locales()}
        id, _, attribute = way.partition(".")
        if row or not re.fullmatch(r"[A-Za-z][A-Za-z0-9_-]{0,79}(\.[a-z][a-z0-9_-]{0,39})?", way) or not any(given.values()):
            raise bad("row", "words.csv", str(at))
        other = next(filter(None, given.values()))
        for locale, words in given.items():
            named = said[locale].setdefault(id, dict(bare_messages(game, locale).get(id, {})))
            named[attribute] = fit("words.csv", words or other, way)
    return said


def laid_out(game: str, id: str, title: Mapping[str, str]) -> dict[str, str]:
    """Everything a box of this game may change, as files to begin with."""
    heads = "".join(f"title.{locale} = {_quoted(text)}\n" for locale, text in title.items())
    made = {"box.toml": f'game = {_quoted(game)}\nid = {_quoted(id)}\n{heads}# money = "$"\n'}
    for file, table in usual(game).items():
        if sheets.is_sheet(table):
            made[f"content/{file.removesuffix('.toml')}.csv"] = sheets.written(table)
        else:
            made[f"content/{file}"] = shipped_text(f"alcancia.games.{game}", file)
    rows = [{sheets.ID: way} | {locale: texts.get(way, "") for locale, texts in _said(game).items()} for way in _said(game)[locales()[0]]]
    made["words.csv"] = sheets.written({"word": rows})
    return made


@cache
def _said(game: str) -> dict[str, dict[str, str]]:
    """The words of a game that belong to its content, by language, each under the way to it."""
    named = ids_named(game)
    return {
        locale: {
            f"{id}.{attribute}" if attribute else id: text
            for id, texts in bare_messages(game, locale).items()
            if id in named
            for attribute, text in texts.items()
        }
        for locale in locales()
    }


@cache
def ids_named(game: str) -> dict[str, str]:
    """The messages that name an entry of the content, each with the kind it is of: `card-SP01` is a `card`."""
    ids = {id for name in (*TABLES[game], *NAMED_ELSEWHERE.get(game, ())) for id in ids_of(_shipped(game, f"{name}.toml"))}
    known, kinds = bare_messages(game, locales()[0]), sorted(set(games.find(game).message_kinds.values()))
    return {f"{kind}-{id}": kind for kind in kinds for id in sorted(ids) if f"{kind}-{id}" in known}


def ids_of(table: Any) -> Iterator[str]:
    """The ids of all entries, wherever they lie in a table: written in them, or what they are filed under."""
    if isinstance(table, Mapping):
        yield from (table[name] for name in (sheets.ID, "code") if isinstance(table.get(name), str))
        yield from (id for id, entry in table.items() if isinstance(entry, Mapping))
    for inside in table.values() if isinstance(table, Mapping) else table if isinstance(table, list) else ():
        yield from ids_of(inside)


def packed(made: Mapping[str, str]) -> bytes:
    """Files as a zip, the same bytes for the same files."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        for name, text in made.items():
            file.writestr(zipfile.ZipInfo(name), text.encode(), zipfile.ZIP_DEFLATED)
    return out.getvalue()


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
