"""Nicknames: letters and digits that people can tell apart, and nothing that is a trick."""

import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from alcancia.kernel import Refused

LONGEST: Final = 20
MOST_CHARACTERS: Final = 60
"""Cut off before anything costs time: normalising may make a text longer."""
MOST_MARKS: Final = 2
BETWEEN: Final = " -'.’"
MOST_SPREAD: Final = 40
"""Some single signs stand for a whole sentence."""
INVISIBLE: Final = frozenset("\u034f\u061c\u115f\u1160\u17b4\u17b5\u3164\uffa0") | {
    chr(code) for code in (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
}
"""Letters and marks that show nothing (Unicode's Default_Ignorable_Code_Point, as far as categories let them through)."""
LIKE_LETTERS: Final = str.maketrans("01345|i", "oleasll")
"""What pupils write instead of letters, and what can hardly be told apart in any type."""


def clean(text: str) -> str | Refused:
    """The name as it will be shown, or a refusal."""
    if len(text) > MOST_CHARACTERS:
        return Refused("bad_name")
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name or len(name) > MOST_CHARACTERS or not all(_fine(sign) for sign in name):
        return Refused("bad_name")
    if len(unicodedata.normalize("NFKC", name)) > MOST_SPREAD:
        return Refused("bad_name")
    if _letters(name) > LONGEST or _most_marks(name) > MOST_MARKS or unicodedata.category(name[0]).startswith("M"):
        return Refused("bad_name")
    return name if any(unicodedata.category(sign)[0] in "LN" for sign in name) else Refused("bad_name")


def clash(name: str, others: Iterable[str | None]) -> bool:
    """Does this name look like one that is already at the table?"""
    mine = skeleton(name)
    return any(other is not None and skeleton(other) == mine for other in others)


def skeleton(name: str) -> str:
    """What is left when accents, case and look-alike letters are taken away, by Unicode's own table of them."""
    for _ in range(2):  # what stands for a letter may have a small form that looks like another
        name = "".join(look_alikes().get(sign, sign) for sign in unicodedata.normalize("NFKD", name)).casefold()
    return "".join(sign for sign in name.translate(LIKE_LETTERS) if unicodedata.category(sign)[0] in "LN")


@cache
def look_alikes() -> dict[str, str]:
    """For every sign that looks like plain letters the ones that stand for it."""
    found = {}
    data = files("confusable_homoglyphs").joinpath("confusables.json").read_text("utf-8")
    for sign, others in msgspec.json.decode(data).items():
        plain = sorted(
            [other["c"] for other in others if other["c"].isascii() and other["c"].isalnum()], key=lambda text: (-len(text), text)
        )
        if len(sign) == 1 and plain and (not sign.isascii() or len(plain[0]) > 1):
            found[sign] = plain[0]
    small = "LATIN LETTER SMALL CAPITAL "
    for sign in map(chr, range(0x1D00, 0xAB70)):
        if (name := unicodedata.name(sign, "")).startswith(small) and len(name) == len(small) + 1:
            found[sign] = name[-1].lower()
    return found


def _fine(sign: str) -> bool:
    return sign in BETWEEN or (sign not in INVISIBLE and unicodedata.category(sign) in ("Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Nd"))


def _letters(name: str) -> int:
    """Signs as people count them: marks belong to the letter before."""
    return sum(not unicodedata.category(sign).startswith("M") for sign in name)


def _most_marks(name: str) -> int:
    most = run = 0
    for sign in name:
        run = run + 1 if unicodedata.category(sign).startswith("M") else 0
        most = max(most, run)
    return most
