"""Content of the house's own: quiz packs and Traffic decks for City Life. What cannot be used is named, the rest counts."""

import os
import re
import shutil
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Final

from alcancia.kernel import Unplayable
from alcancia.shelf.folders import CONTENT

if TYPE_CHECKING:
    from alcancia.games.citylife.packs import Fault, Pack

QUIZ: Final = Path("citylife", "quiz")
TRAFFIC: Final = Path("citylife", "traffic")


def learn() -> list[Unplayable]:
    """Make all content of the house's own known to its games; what cannot be used comes back, each file with its reason.

    Every process of the house does this once, when it starts. A game is loaded only if there is something for it.
    """
    trouble = []
    for shelf, endings, take in ((QUIZ, (".json", ".csv"), take_pack), (TRAFFIC, (".toml",), take_deck)):
        for file in _files(shelf, endings):
            try:
                take(file)
            except (ValueError, OSError, RecursionError) as error:
                entry = error.detail["entry"] if isinstance(error, Unplayable) else str(error)
                trouble.append(Unplayable("bad_content", file=(shelf / file.name).as_posix(), entry=entry))
    return trouble


def _files(shelf: Path, endings: tuple[str, ...]) -> list[Path]:
    """What stands on a shelf, by name."""
    folder = Path(os.environ.get(CONTENT, ""), shelf)
    if CONTENT not in os.environ or not folder.is_dir():
        return []
    return sorted(file for file in folder.iterdir() if file.suffix.lower() in endings)


def take_pack(file: Path) -> str:
    """Make a quiz pack known to City Life, and say under which name."""
    from alcancia.games.citylife.packs import add_pack

    pack, faults = read_pack(file)
    if pack is None:
        raise Unplayable("bad_content", entry=f"{faults[0].place} {faults[0].code}".strip())
    return add_pack(pack)


def read_pack(file: Path) -> "tuple[Pack | None, list[Fault]]":
    """The quiz pack in a file, by its ending, or all its faults."""
    from alcancia.games.citylife.packs import MOST_BYTES, read_csv, read_json

    with file.open("rb") as opened:
        data = opened.read(MOST_BYTES + 1)
    if _is_sheet(file):
        return read_csv(data, re.sub(r"[^A-Za-z0-9_-]+", "-", file.stem.partition("@")[0])[:40] or "pack")
    return read_json(data)


def _is_sheet(file: Path) -> bool:
    """Is it a spreadsheet? Anything else is read as JSON."""
    return file.suffix.lower() == ".csv"


def take_deck(file: Path) -> str:
    """Make a Traffic deck known to City Life, and say under which name."""
    from alcancia.games.citylife.decks import add_deck, read_deck

    return add_deck(read_deck(tomllib.loads(file.read_text("utf-8"))))


def put_pack(pack: "Pack", file: Path) -> tuple[str, Path]:
    """Put a quiz pack on the shelf, where every table of the house finds it. A newer one does not push out the old: games may need it."""
    from alcancia.games.citylife.packs import add_pack

    name = add_pack(pack)
    kept = Path(os.environ[CONTENT], QUIZ, name + (".csv" if _is_sheet(file) else ".json"))
    kept.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, kept)
    return name, kept
