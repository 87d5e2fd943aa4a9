"""Section 4.G: Traffic Violation cards."""

import pytest

from alcancia.games.citylife.content import TRAFFIC
from alcancia.games.citylife.decks import read_deck
from alcancia.games.citylife.library import SHIPPED, name_of
from alcancia.games.citylife.view import check
from alcancia.kernel import Unplayable
from tests.games.citylife.position import Laid


def drawn(card: str, rules: str = "basic", square: int = 10, **fields: object) -> Laid:
    """The first seat comes to a Traffic square and draws this card."""
    options = {name: fields.pop(name) for name in ("demerit_limit", "insurance") if name in fields}
    laid = Laid(rules, three_quiz=False, **options).seat(0, square - 1, **fields).force("traffic", card).ready()  # type: ignore[arg-type]
    held = laid.t.demerits[0]
    if held:
        left = list(laid.t.traffic)
        for id in held:
            left.remove(id)
        laid.t.traffic = tuple(left)
    return laid.roll(1)


@pytest.mark.parametrize("card", TRAFFIC.card, ids=lambda card: card.id)
def test_every_card(card: object) -> None:
    from alcancia.games.citylife.content import Card

    assert isinstance(card, Card)
    laid = drawn(card.id, square=31)
    assert laid.cash(0) == 7000 + card.award - card.fine
    assert laid.lottery_gain == card.fine
    square = 44 if card.jail else card.to or 31 + card.move
    assert laid.at(0) == (square, "main")
    assert laid.t.demerits[0] == ((card.id,) if card.points else ())
    assert laid.t.traffic_bottom == (() if card.points else (card.id,))
    assert sum(left for _, left in laid.missed(0)) == card.jail + card.miss
    check(laid.t)


def test_totals_of_the_deck() -> None:
    cards = [card for card in TRAFFIC.card for _ in range(card.copies)]
    assert len(cards) == 48 and len(TRAFFIC.card) == 37
    assert sum(card.points > 0 for card in cards) == 30
    assert sum(card.points for card in cards) == 125
    assert sum(card.fine for card in cards) == 19700
    assert sum(card.award for card in cards) == 2700


def test_fifteen_points() -> None:
    """Example 25."""
    laid = drawn("TV02", "advanced", square=87, demerits=("TV06", "TV08"))
    assert laid.cash(0) == 7000 - 300 - 1000 and laid.lottery_gain == 1300
    assert laid.at(0) == (10, "main") and laid.t.demerits[0] == ()
    assert laid.t.traffic_bottom == ("TV06", "TV08", "TV02")
    more = drawn("TV13", "advanced", square=87, demerits=("TV06", "TV09", "TV04"))
    assert more.t.demerits[0] == () and more.at(0) == (10, "main")
    basic = drawn("TV02", square=87, demerits=("TV06", "TV08"))
    assert basic.cash(0) == 6700 and basic.at(0) == (10, "main")


def test_insurance_that_cannot_be_paid() -> None:
    laid = drawn("TV02", "advanced", square=87, demerits=("TV06", "TV08"), cash=400).play(0, "short")
    assert laid.missed(0) == [("debt", 2)] and laid.cash(0) == 0


def test_clean_record_and_driving_course() -> None:
    assert drawn("TV35", demerits=("TV11",)).cash(0) == 7000
    course = drawn("TV37", demerits=("TV11", "TV06", "TV08"))
    assert course.t.demerits[0] == ("TV11", "TV08")
    assert course.t.traffic_bottom == ("TV06", "TV37")


def test_moves_at_the_ends_of_the_board() -> None:
    assert drawn("TV36", square=97).at(0) == (97, "main")
    assert drawn("TV36", square=95).at(0) == (98, "main")
    laid = Laid(three_quiz=False).seat(0, 3).force("traffic", "TV30")
    from alcancia.games.citylife.traffic import draw_traffic

    laid.t.agenda.append(draw_traffic(0))
    assert laid.ready().at(0) == (1, "main")


def test_the_bottom_comes_last_and_in_order() -> None:
    laid = Laid(three_quiz=False)
    laid.t.traffic, laid.t.traffic_bottom = (), ("TV20", "TV23")
    laid.seat(0, 9).ready().roll(1)
    assert laid.cash(0) == 6900 and laid.t.traffic_bottom == ("TV23", "TV20")
    empty = Laid(three_quiz=False)
    empty.t.traffic = ()
    empty.seat(0, 9).ready().roll(1)
    assert "traffic_none" in empty.keys()  # noqa: SIM118


def test_options_of_the_cards() -> None:
    low = drawn("TV13", "advanced", demerit_limit=6, insurance=0)
    assert low.at(0) == (10, "main") and low.cash(0) == 6000


def test_a_deck_of_ones_own() -> None:
    deck = read_deck({"id": "fog", "card": [{"id": "F1", "copies": 2, "fine": 100, "name": {"en": "Fog", "es": "Niebla"}}]})
    laid = Laid(three_quiz=False, library=SHIPPED.with_own(decks=[deck]), traffic_deck=[name_of(deck)]).seat(0, 9).ready().roll(1)
    assert laid.cash(0) == 6900 and laid.t.traffic == ("F1",)
    drawn = next(fact for fact in laid.table.facts if fact.key == "traffic_card")
    assert drawn.args["card"] == {"en": "Fog", "es": "Niebla"}
    check(laid.t)


@pytest.mark.parametrize(
    "card",
    [
        {"id": "F1"},
        {"id": "F1", "name": {"es": "Niebla"}},
        {"id": "F1", "name": {"en": "Fog"}, "fine": 150},
        {"id": "F1", "name": {"en": "Fog"}, "fine": True},
        {"id": "F1", "name": {"en": "Fog"}, "to": 100},
        {"id": "F1", "name": {"en": "Fog"}, "copies": 0},
        {"id": "F1", "name": {"en": "Fog"}, "wings": 2},
        {"id": "F1", "name": {"en": "Fog" * 30}},
    ],
)
def test_wrong_decks(card: dict[str, object]) -> None:
    with pytest.raises(Unplayable):
        read_deck({"id": "fog", "card": [card]})
    with pytest.raises(Unplayable):
        read_deck({"id": "fog", "card": [{"id": "F1", "name": {"en": "Fog"}}] * 2})
