"""The content as the rules print it, and what is refused at load."""

import msgspec
import pytest

from alcancia.games.financity.content import (
    BENEFITS,
    EVENTS,
    HOMES,
    INTEREST,
    INVESTMENTS,
    SHOPPING,
    Event,
    Investment,
    checked,
    content,
    indexed,
)
from alcancia.ground.content import parse_list
from alcancia.kernel import Unplayable


def test_counts() -> None:
    assert (len(HOMES), len(INVESTMENTS), len(SHOPPING), len(EVENTS)) == (6, 30, 42, 16)
    kinds = [card.kind for card in content.investments] + [card.kind for card in content.shopping]
    assert {kind: kinds.count(kind) for kind in kinds} == {"business": 15, "education": 15, "product": 14, "service": 14, "activity": 14}
    assert BENEFITS == ("Z4", "Z5", "Z6", "Z7", "Z9", "LZ")


def test_every_home_keeps_the_same_amount() -> None:
    assert {home.income - home.expenses for home in content.homes} == {140}


def test_sums_of_the_printed_tables() -> None:
    assert sum(card.cost for card in content.investments) == 4500
    assert sum(card.income for card in content.investments) == 1640
    assert sum(card.cost for card in content.shopping) == 5500
    assert sum(card.wellbeing for card in content.shopping) == 3685
    assert sum(card.expense for card in content.shopping) == 120
    assert sum(card.every_year for card in content.shopping) == 23
    assert INTEREST == {"tiered": (10, 60, 130), "flat": (10, 50, 100)}


def test_costs_are_multiples_of_20() -> None:
    """So that a quarter of each is a whole number."""
    costs = [card.cost for card in content.investments] + [card.cost for card in content.shopping]
    assert all(cost % 20 == 0 for cost in costs)


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ('[[investment]]\nid = "X"\nkind = "gold"\ncost = 10\nincome = 10', "investment[0].kind"),
        ('[[investment]]\nid = "X"\nkind = "business"\ncost = 10', "income"),
        ('[[investment]]\nid = "X"\nkind = "business"\ncost = 10\nincome = 10\ncolour = 1', "colour"),
        ('[[investments]]\nid = "X"\nkind = "business"\ncost = 10\nincome = 10', "investment"),
        ("[[investment]", "line 1"),
    ],
)
def test_bad_files_name_the_entry(text: str, entry: str) -> None:
    with pytest.raises(Unplayable) as caught:
        parse_list("investments.toml", text, "investment", Investment)
    assert caught.value.reason == "bad_content"
    assert caught.value.detail["file"] == "investments.toml"
    assert entry in caught.value.detail["entry"]


def test_an_id_twice_is_refused() -> None:
    with pytest.raises(Unplayable) as caught:
        indexed("homes.toml", (*content.homes, content.homes[0]))
    assert "HM1" in caught.value.detail["entry"]


def test_odd_amounts_are_refused() -> None:
    odd = msgspec.structs.replace(content, homes=(msgspec.structs.replace(content.homes[0], income=1015),))
    with pytest.raises(Unplayable) as caught:
        checked(odd)
    assert "1015" in caught.value.detail["entry"]


def test_a_choice_needs_a_way_out() -> None:
    text = '[[event]]\nid = "E"\nkind = "harmful"\nchoice = [{ id = "a", lose_wellbeing = 10 }, { id = "b", lose_wellbeing = 20 }]'
    bad = msgspec.structs.replace(content, events=parse_list("events.toml", text, "event", Event))
    with pytest.raises(Unplayable) as caught:
        checked(bad)
    assert "every choice costs wellbeing" in caught.value.detail["entry"]
