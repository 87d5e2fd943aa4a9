"""Facts on their way to people: what an entry tells besides the kernel's own, and the text that goes over the wire."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from alcancia.kernel import TRAINER, Fact

BY_DEFAULT: Final = "played_by_default"
"""The fact that a move was the question's default, played for a seat that did not answer."""
PREPARED: Final = "trainer_prepared"
"""The fact that the trainer forced something; what, only the trainer reads."""

_encode = msgspec.json.Encoder().encode


_STRING: Final = r'"(?:[^"\\]|\\.)*"'
_TEXT: Final = re.compile(r'\{"[a-z]{2}":' + _STRING + r'(?:,"[a-z]{2}":' + _STRING + r")+\}")
"""A text of a box in its languages."""


class FactText(NamedTuple):
    """Facts of one entry as they go over the wire: what all may read, and what the owner of a secret reads instead."""

    seq: int
    public: str
    owner: int | None
    own: str


def facts_for_wire(entry: Sequence[Any], facts: Sequence[Fact], period: int) -> list[Fact]:
    """Everything people hear about an entry: the kernel's facts, and what only the record shows by itself."""
    if len(entry) == 3:
        return [Fact(BY_DEFAULT, {"seat": entry[0]}, facts[0].period if facts else 0), *facts]
    if entry[1][0] == "force":
        _, stream, outcome = entry[1]
        return [Fact(PREPARED, {}, period, TRAINER, {"stream": stream, "outcome": outcome}), *facts]
    return list(facts)


def as_seen_by(facts: Sequence[Fact], seq: int, eyes: int | None) -> list[dict[str, Any]]:
    """Facts as these eyes read them."""
    seen = [fact.seen_by(eyes) for fact in facts]
    return [{"seq": seq, **fact} for fact in seen if fact is not None]


def texts_of(facts: Sequence[Fact], seq: int) -> Iterator[FactText]:
    """Each secret by itself, and what everybody reads alike between two of them as one text."""
    alike: list[Fact] = []
    for fact in facts:
        if fact.secret:
            yield from _text(alike, seq)
            yield from _text([fact], seq, fact.owner)
            alike = []
        else:
            alike.append(fact)
    yield from _text(alike, seq)


def _text(facts: Sequence[Fact], seq: int, owner: int | None = None) -> Iterator[FactText]:
    if public := _wired(facts, seq, None):
        yield FactText(seq, public, owner, public if owner is None else _wired(facts, seq, owner))


def _wired(facts: Sequence[Fact], seq: int, eyes: int | None) -> str:
    return _encode(as_seen_by(facts, seq, eyes))[1:-1].decode()


def in_one_language(told: str, lang: str) -> str:
    """Facts as they go over the wire, with the texts that they quote in this language alone, where they have it."""

    def one(found: re.Match[str]) -> str:
        texts: dict[str, str] = msgspec.json.decode(found[0])
        return _encode({lang: texts[lang]}).decode() if lang in texts else found[0]

    return _TEXT.sub(one, told)
