"""One file that is a box by itself: a quiz pack (CSV or JSON) or a Traffic deck (TOML) of City Life."""

import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from alcancia.kernel import Unplayable
from alcancia.shelf.box import QUIZ, Box, bad, usual
from alcancia.shelf.own import read_pack
from alcancia.text.speaker import locales

if TYPE_CHECKING:
    from alcancia.games.citylife.packs import Fault, Pack

PACKS: Final = (".csv", ".json")
DECKS: Final = (".toml",)


def pack_in(file: Path) -> "tuple[Pack | None, list[Fault]] | None":
    """The quiz pack in this file, or all its faults; None if it is no file for a pack."""
    return read_pack(file) if file.suffix.lower() in PACKS and file.is_file() else None


def box_of(file: Path) -> Box | None:
    """The box that this file is; None if it is a box of the usual kind, or none at all."""
    if (found := pack_in(file)) is not None:
        pack, faults = found
        if pack is None:
            raise Unplayable("bad_content", file=file.name, entry=f"{faults[0].place} {faults[0].code}".strip())
        return Box("citylife", id_of(pack.id), _titles(pack.title), "", {QUIZ: msgspec.to_builtins(pack)})
    return _deck(file) if file.suffix.lower() in DECKS and file.is_file() else None


def _deck(file: Path) -> Box:
    from alcancia.games.citylife.decks import read_deck

    try:
        deck = read_deck(tomllib.loads(file.read_text("utf-8")))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unplayable("bad_content", file=file.name, entry=str(error)[:200]) from None
    cards = [{name: value for name, value in msgspec.to_builtins(card).items() if name != "name"} for card in deck.card]
    words = {locale: {f"card-{card.id}": {"": card.name.get(locale) or card.name["en"]} for card in deck.card} for locale in locales()}
    return Box(
        "citylife", id_of(deck.id), {"en": deck.id}, "", {"traffic.toml": usual("citylife")["traffic.toml"] | {"card": cards}}, words
    )


def id_of(name: str) -> str:
    """A box's id takes small letters, digits and dashes."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:40] or "box"


def _titles(given: dict[str, str]) -> dict[str, str]:
    """In the languages we speak; if it is in none of them, as it is."""
    found = {locale: text for locale, text in given.items() if locale in locales() and text.strip()}
    if not found and not any(given.values()):
        raise bad("title", QUIZ)
    return found or {locales()[0]: next(filter(None, given.values()))}
