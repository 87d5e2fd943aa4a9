"""Nicknames: letters and digits that people can tell apart, and nothing that is a trick."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from alcancia.kernel import Refused

LONGEST: Final = 20
MOST_CHARACTERS: Final = 60
"""Cut off before anything costs time: normalising may make a text longer."""
MOST_MARKS: Final = 2
BETWEEN: Final = " -'.’"
LOOK_ALIKES: Final = str.maketrans("0135lі|аеорсхуο", "oleslliaeopcxyo")


def clean(text: str) -> str | Refused:
    """The name as it will be shown, or a refusal."""
    if len(text) > MOST_CHARACTERS:
        return Refused("bad_name")
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name or len(name) > MOST_CHARACTERS or not all(_fine(sign) for sign in name):
        return Refused("bad_name")
    if _letters(name) > LONGEST or _most_marks(name) > MOST_MARKS or unicodedata.category(name[0]).startswith("M"):
        return Refused("bad_name")
    return name if any(unicodedata.category(sign)[0] in "LN" for sign in name) else Refused("bad_name")


def clash(name: str, others: Iterable[str | None]) -> bool:
    """Does this name look like one that is already at the table?"""
    mine = skeleton(name)
    return any(other is not None and skeleton(other) == mine for other in others)


def skeleton(name: str) -> str:
    """What is left when accents, case and look-alike letters are taken away."""
    spread = unicodedata.normalize("NFKD", name).casefold()
    return "".join(sign for sign in spread.translate(LOOK_ALIKES) if unicodedata.category(sign)[0] in "LN")


def _fine(sign: str) -> bool:
    return sign in BETWEEN or unicodedata.category(sign) in ("Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Nd")


def _letters(name: str) -> int:
    """Signs as people count them: marks belong to the letter before."""
    return sum(not unicodedata.category(sign).startswith("M") for sign in name)


def _most_marks(name: str) -> int:
    most = run = 0
    for sign in name:
        run = run + 1 if unicodedata.category(sign).startswith("M") else 0
        most = max(most, run)
    return most
