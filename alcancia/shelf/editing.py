"""Changing single cards and amounts of a box: what the page's editor sends, laid over the box it began with.

What comes out is a box like any other; it is proved like any other, so the editor knows no rules of its own.
"""

import re
import unicodedata
from collections.abc import Mapping
from copy import deepcopy
from typing import Annotated, Any, Final

import msgspec

from alcancia import games
from alcancia.kernel import Unplayable
from alcancia.shelf import boxes, sheets
from alcancia.shelf.box import QUIZ, Box, bad, fit, usual
from alcancia.shelf.faces import BARE, Place, places, usual_quiz, word_of
from alcancia.text.names import bare_messages
from alcancia.text.speaker import locales

FIXED: Final = frozenset((sheets.ID, "code", "colour", "glyph"))
"""What other things are found by, or what is drawn."""
LETTERS: Final = "abcdef"
_NEW: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,19}")
_RIGHT: Final = re.compile(r"questions\.[0-9]\.right")

Word = Annotated[str, msgspec.Meta(max_length=80)]
Text = Annotated[str, msgspec.Meta(max_length=400)]


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """One entry as somebody wants it. Figures by their way, an empty one is taken out; words by language and attribute."""

    table: Word
    entry: Word
    figures: dict[Word, Text] = {}
    words: dict[Word, dict[Word, Text]] = {}
    like: Word = ""
    """A new one, made like this one."""
    out: bool = False


class Edit(msgspec.Struct, forbid_unknown_fields=True):
    """A box that is this one (a game's id: the usual one) but for some cards."""

    base: Word
    title: dict[Word, Word]
    money: Word = ""
    cards: Annotated[list[Card], msgspec.Meta(max_length=400)] = []


def edited(edit: Edit) -> Box:
    """The box that is meant; what is not there to be changed is refused by name."""
    base = boxes.find(edit.base) if "@" in edit.base else None
    game = edit.base.partition("@")[0]
    if game not in games.GAMES:
        raise Unplayable("unknown_game", game=game[:32])
    title = {locale: fit("box.toml", text, "title", 80) for locale, text in edit.title.items() if text.strip() and locale in locales()}
    if not title:
        raise bad("title", "box.toml")
    desk = _Desk(game, base)
    for card in edit.cards:
        desk.change(card)
    id, money = _id_of(title), fit("box.toml", edit.money, "money", 6) if edit.money else ""
    if QUIZ in desk.touched:
        desk.tables[QUIZ] = _checked_quiz(desk.tables[QUIZ] | {"id": id}, title)
    kept = {} if base is None else base.tables
    return Box(game, id, title, money, kept | {file: desk.tables[file] for file in sorted(desk.touched)}, desk.words)


class _Desk:
    """The tables and words of a box, spread out to be changed."""

    def __init__(self, game: str, base: Box | None) -> None:
        self.game, self.base = game, base
        tables = usual(game) | usual_quiz(game) | ({} if base is None else base.tables)
        self.tables: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(tables))  # a copy whose lists can be written on
        self.words = {} if base is None else deepcopy(base.words)
        self.touched: set[str] = set()

    def change(self, card: Card) -> None:
        """One entry: taken out, made anew, or with other figures and words."""
        file, place = self.find(card.table, card.like or card.entry)
        if card.like:
            place = self.made_like(file, place, card)
        for way, text in card.figures.items():
            self.touched.add(file)
            _put(place, way, text, file)
        self.say(place.id, card)
        if card.out:
            self.touched.add(file)
            del place.holder[place.key]

    def find(self, table: str, id: str) -> tuple[str, Place]:
        """Where an entry lies."""
        for file in self.tables:
            for place in self.places(file):
                if (place.part, place.id) == (table, id):
                    return file, place
        raise bad("no_entry", table[:40], id[:40])

    def places(self, file: str) -> list[Place]:
        """Every entry of a table."""
        content = self.tables[file]
        if file == QUIZ:
            return [Place("quiz", card[sheets.ID], content["cards"], at) for at, card in enumerate(content["cards"])]
        return places(file.removesuffix(".toml"), content)

    def made_like(self, file: str, like: Place, card: Card) -> Place:
        """A copy of a card under another id, with its words until it gets its own."""
        if not _NEW.fullmatch(card.entry) or any(place.id == card.entry for place in self.places(file)):
            raise bad("new_id", file, card.entry[:40])
        entry = deepcopy(like.holder[like.key])
        if not isinstance(entry, dict) or not (like.keyed or sheets.ID in entry):
            raise bad("no_copy", file, like.id)
        self.touched.add(file)
        if like.keyed:
            like.holder[card.entry] = entry
            made = Place(like.part, card.entry, like.holder, card.entry)
        else:
            like.holder.append(entry | {sheets.ID: card.entry})
            made = Place(like.part, card.entry, like.holder, len(like.holder) - 1)
        if word := word_of(self.game, self.base, like.id):
            for locale in locales():
                said = self.words.get(locale, {}).get(word) or bare_messages(self.game, locale).get(word, {})
                self.words.setdefault(locale, {})[f"{word.removesuffix(like.id)}{card.entry}"] = dict(said)
        return made

    def say(self, id: str, card: Card) -> None:
        """Other words for an entry."""
        given = {locale: words for locale, words in card.words.items() if words}
        if not given:
            return
        word = word_of(self.game, self.base, card.like or id)
        if not word or not set(given) <= set(locales()):
            raise bad("unknown_words", "words.csv", id)
        word = f"{word.removesuffix(card.like or id)}{id}"
        for locale in locales():
            said = self.words.setdefault(locale, {}).setdefault(word, dict(bare_messages(self.game, locale).get(word, {})))
            for attribute, text in given.get(locale, {}).items():
                if attribute not in said:
                    raise bad("unknown_words", "words.csv", f"{word}.{attribute[:40]}")
                said[attribute] = fit("words.csv", text, word)


def _put(place: Place, way: str, text: str, file: str) -> None:
    """Another figure at this way; whether it makes sense is the rules' business."""
    names = way.split(".")
    if names[0] in FIXED or len(names) > 6 or not all(names):
        raise bad("no_entry", file, f"{place.id} {way}"[:80])
    if file == QUIZ and _RIGHT.fullmatch(way):
        text = str(LETTERS.index(text)) if len(text) == 1 and text in LETTERS else text
    bare = place.keyed and not isinstance(place.holder[place.key], Mapping)
    inside: Any = {BARE: place.holder[place.key]} if bare else place.holder[place.key]
    _lay(inside, names, text.strip(), bad("no_entry", file, f"{place.id} {way}"[:80]))
    if bare:
        if BARE not in inside:
            raise bad("no_entry", file, place.id)
        place.holder[place.key] = inside[BARE]


def _lay(inside: Any, names: list[str], text: str, lost: Unplayable) -> None:
    name: Any = names[0]
    if isinstance(inside, list):
        if not name.isdecimal() or not 1 <= int(name) <= len(inside) + 1:
            raise lost
        name = int(name) - 1
        if name == len(inside):
            inside.append(None if len(names) == 1 else [] if names[1].isdecimal() else {})
    elif not isinstance(inside, dict):
        raise lost
    elif len(names) > 1 and name not in inside:
        inside[name] = [] if names[1].isdecimal() else {}
    if len(names) > 1:
        _lay(inside[name], names[1:], text, lost)
    elif text:
        inside[name] = _meant(text, inside[name] if isinstance(inside, list) else inside.get(name))
    elif isinstance(inside, list) or name in inside:
        del inside[name]


def _meant(text: str, before: Any) -> Any:
    """A cell in the kind of what stood there, if it can be."""
    return text if isinstance(before, str) and not before.removeprefix("-").isdecimal() else sheets.meant(text)


def _checked_quiz(pack: Mapping[str, Any], title: Mapping[str, str]) -> Any:
    from alcancia.games.citylife.packs import FORMAT, read_json

    titles = {language: title.get(language) or next(iter(title.values())) for language in pack["languages"]}
    found, faults = read_json(msgspec.json.encode({"format": FORMAT, **pack, "title": titles}))
    if found is None:
        raise Unplayable("bad_content", file=QUIZ, entry=f"{faults[0].place} {faults[0].code} {faults[0].detail}".strip())
    return msgspec.to_builtins(found)


def _id_of(title: Mapping[str, str]) -> str:
    """A name for files, after the title."""
    plain = unicodedata.normalize("NFKD", next(iter(title.values()))).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40].strip("-") or "box"
