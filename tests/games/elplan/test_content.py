"""Section 6: the printed things are complete and fit together."""

import re
from pathlib import Path

import pytest

from alcancia.games.elplan.content import BOARD, CONTENT, DECKS, DESIGNS, EVENTS, KINDS, PROCESSES, SHEETS, SPACES, SUBSIDIES, Cards, tally
from alcancia.ground.content import parse
from alcancia.kernel import Unplayable

ROOT = Path(__file__).parents[3]
MESSAGES = {language: (ROOT / "alcancia" / "text" / language / "elplan.ftl").read_text("utf-8") for language in ("en", "es")}


def test_decks() -> None:
    assert {type: len(deck) for type, deck in DECKS.items()} == {"expert": 22, "technology": 22, "infrastructure": 22}
    assert len(EVENTS) == 14
    assert sum(event.tone == "negative" for event in EVENTS.values()) == 9
    assert len(set(DESIGNS)) == 66


def test_costs() -> None:
    for card in CONTENT.cards.card:
        assert card.cost.get("worker", 0) == 0
        assert 1 <= sum(card.cost.values()) <= 4
        assert card.type != "expert" or card.cost.get("money", 0) >= 1
        assert card.type != "technology" or card.cost.get("energy", 0) >= 1
        assert card.activation


def test_plans() -> None:
    assert len(SHEETS) == 27
    for plan in CONTENT.plans.plan:
        kinds, processes = zip(*plan.slots, strict=True)
        assert tally(kinds, KINDS) == (2, 2, 2)
        assert tally(processes, PROCESSES) == (2, 2, 2)
    assert [len(SHEETS[f"OF{level}"].kinds) for level in (1, 2, 3)] == [6, 7, 8]
    types = [plan.type for plan in CONTENT.plans.plan]
    assert all(types.count(type) == 3 for type in set(types))
    for type in set(types):  # what starts what is what sets the plans of a type apart
        assert len({tuple(sorted(map(tuple, plan.slots))) for plan in CONTENT.plans.plan if plan.type == type}) == 3


def test_at_level_three_a_type_is_missing_and_goes_round() -> None:
    missing = {sheet.type: {0, 1, 2} - {good for good, _ in sheet.makes} for id, sheet in SHEETS.items() if id.endswith("3")}
    assert missing == {"raw_material": {2}, "consumer_good": {0}, "service": {1}}
    assert all({good for good, _ in sheet.makes} == {0, 1, 2} for id, sheet in SHEETS.items() if not id.endswith("3"))


def test_spaces() -> None:
    assert [space for space in SPACES if space not in ("2c", "2d")] == ["1", "2a", "2b", "3e", "3t", "3i", "4", "5", "6a", "6b", "6c"]
    assert SUBSIDIES == ("6a", "6b", "6c")
    assert BOARD.substitutes == 2


@pytest.mark.parametrize("language", ["en", "es"])
def test_everything_printed_has_a_name_and_words(language: str) -> None:
    said = MESSAGES[language]
    for id in [*EVENTS, *[card.id for card in CONTENT.cards.card]]:
        assert re.search(rf"^card-{id} = .+\n    \.about = .+$", said, re.MULTILINE), id
    for id in [*[f"card-{copy}" for copy in DESIGNS], *[f"plan-{sheet}" for sheet in SHEETS], *[f"space-{space}" for space in SPACES]]:
        assert re.search(rf"^{id} = .+$", said, re.MULTILINE), id


@pytest.mark.parametrize(
    "text",
    [
        '[[card]]\nid = "E01"',
        '[[card]]\nid = "E01"\ntype = "wizard"\ncopies = 2\ncost = { money = 1 }\nactivation = ["worker"]\nsymbol = "play"',
        '[[card]]\nid = "E01"\ntype = "expert"\ncopies = 2\ncost = { gold = 1 }\nactivation = ["worker"]\nsymbol = "play"',
        '[[card]]\nid = "E01"\ntype = "expert"\ncopies = "2"\ncost = { money = 1 }\nactivation = ["worker"]\nsymbol = "play"',
        '[[card]]\nid = "E01"\ntype = "expert"\ncopies = 2\ncost = { money = 1 }\nactivation = ["worker"]\nsymbol = "play"\nluck = 7',
        "[[card",
    ],
)
def test_bad_content_is_refused_by_name(text: str) -> None:
    with pytest.raises(Unplayable) as refusal:
        parse("cards.toml", text, Cards)
    assert refusal.value.reason == "bad_content"
    assert refusal.value.detail["file"] == "cards.toml"
