"""The parts of our rulebooks that are made, not written: tables of all cards, and the picture of a turn.

`python -m alcancia.shelf.books` writes them anew; a test compares.
"""

import re
from pathlib import Path
from typing import Final

from alcancia import games
from alcancia.shelf.faces import Face, catalogue
from alcancia.text import Speaker, locales
from alcancia.text.pictures import picture

FOLDER: Final = Path(__file__).parents[2] / "docs" / "rules"
_MADE: Final = re.compile(r"<!-- cards: ([a-z -]*) -->\n.*?<!-- /cards -->", re.S)


def with_tables(game: str, locale: str, text: str) -> str:
    """A rulebook with its tables of cards as the content has them; between its marks stands which tables."""
    cards = catalogue(game)

    def one(found: re.Match[str]) -> str:
        made = [_table(game, locale, name, cards[name]) for name in found[1].split()]
        return "\n".join((f"<!-- cards: {found[1]} -->", "", *made, "<!-- /cards -->"))

    return _MADE.sub(one, text)


def _table(game: str, locale: str, name: str, faces: list[Face]) -> str:
    speaker = Speaker(locale, game)
    heads = (speaker.say(f"content-{name}"), speaker.say("face-says"))
    rows = [(face.names[locale].get("", face.id), " · ".join(face.says[locale])) for face in faces]
    return "\n".join(f"| {name} | {says} |" for name, says in (heads, ("---", "---"), *rows)) + "\n"


def made(folder: Path) -> dict[Path, str]:
    """Every file that this writes, with its text."""
    files = {}
    for game in games.GAMES:
        for locale in locales():
            book = folder / (f"{game}.md" if locale == locales()[0] else f"{game}.{locale}.md")
            files[book] = with_tables(game, locale, book.read_text("utf-8"))
            files[folder / "pictures" / f"{game}.{locale}.svg"] = picture(game, locale)
    return files


if __name__ == "__main__":
    (FOLDER / "pictures").mkdir(exist_ok=True)
    for file, text in made(FOLDER).items():
        file.write_text(text, "utf-8")
