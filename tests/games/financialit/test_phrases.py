"""The small language of cards: every printed phrase is read, and everything that can be said has a message."""

import pytest

from alcancia.games.financialit.content import EVENTS, FAMILIES
from alcancia.games.financialit.phrases import (
    EFFECTS,
    FAMILY_EFFECTS,
    OPERATIONS,
    Figure,
    parse_effect,
    parse_operation,
    parse_unless,
)
from alcancia.games.financialit.state import game
from tests.written import languages, said_in


@pytest.mark.parametrize(
    ("text", "read"),
    [("income -2", ("income", -2)), ("discount_always", ("discount_always", 1)), ("protect theft", ("protect", "theft"))],
)
def test_effects(text: str, read: tuple[str, int | str]) -> None:
    assert parse_effect(text) == parse_effect(text, family=True) == read


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("PAY 4", ("PAY", 4, "", 0)), ("GOODS_HALF", ("GOODS_HALF", 0, "", 0)), ("PAY_IF_TAG vehicle 3", ("PAY_IF_TAG", 3, "vehicle", 0)),
        ("GAIN_PER insurance 1 max 4", ("GAIN_PER", 1, "insurance", 4)), ("HAPPY_IF_UNITS 5 -1", ("HAPPY_IF_UNITS", -1, 5, 0)),
    ],
)  # fmt: skip
def test_operations(text: str, read: tuple[str, int, int | str, int]) -> None:
    assert parse_operation(text) == read


def test_whom_an_event_spares() -> None:
    assert [parse_unless(text) for text in ("", "no_loan", "skills 2")] == [("", 0), ("no_loan", 0), ("skills", 2)]


def test_what_is_printed_can_be_said() -> None:
    families = {parse_effect(text, family=True)[0] for card in FAMILIES.values() for text in card.effects}
    assert families <= set(FAMILY_EFFECTS)
    assert families - set(EFFECTS), "some effects are for families alone"
    assert all(parse_operation(text) for card in EVENTS.values() for text in card.operations)


@pytest.mark.parametrize("language", languages())
def test_every_phrase_has_its_message(language: str) -> None:
    said = said_in(language, "kernel", game.id)
    for kind, phrases in (("effect", FAMILY_EFFECTS), ("operation", OPERATIONS)):
        for key, phrase in phrases.items():
            assert said[f"{kind}-{key}"] <= set(phrase.slots)
            for place, slot in phrase.slots.items():
                assert f"{{{place}}}" in phrase.form.split(" ")
                assert isinstance(slot, Figure) or all(f"{slot.says}-{value}" in said for value in slot.values)
