"""Section 4.5: the refill, the end of the deck and the stall."""

import pytest

from alcancia.kernel import Table
from tests.games.multiverse.position import BLUFF, KEEP, bet, cards, hand, keys, lay, new, out, pile, play, seen, told

FOUR, OTHER = "ink20a ink20b ink20c ink30a", "yaw20a yaw20b yaw20c yaw30a"


def exchange_to(left: str, right: str, deck: int, stall: int = 0, stall_limit: int = 5) -> Table:
    """A round in which the exchanges leave these piles and this deck; the last to act is seat 2."""
    rest = f"{left} {right}".split()
    spare = [card for card in (*FOUR.split(), *OTHER.split()) if card not in rest]
    assert len(spare) == 8
    table = lay(["", left, right], FOUR, OTHER, deck, stall=stall, options={"stall_limit": stall_limit}, deck_start=20)
    bet(table, BLUFF, left, right)
    for side in ("left", "right"):
        seat = 1 if side == "left" else 2
        assert table.play(seat, ("take", side))
    return table


def refill_facts(table: Table) -> list[str]:
    """What was told since the last exchange."""
    found = keys(table.facts)
    last = max(number for number, key in enumerate(found) if key in ("pile_taken", "bet_kept"))
    return found[last + 1 :]


def test_E18_the_only_bettor() -> None:
    table = lay(["oll60", "fle60", "coin5"], FOUR, OTHER)
    bet(table, BLUFF, BLUFF, "coin5")
    assert table.asked[2].enumerate(10) == [("take", "left"), ("take", "right"), KEEP]
    before = seen(table)["deck"]
    facts = play(table, 2, ("take", "right"))
    assert [(row["pile"], row["by"], row["deck"]) for row in told(facts, "card_turned")] == [
        ("right", 2, before - 1), ("right", 2, before - 2), ("right", 2, before - 3),
    ]  # fmt: skip
    assert pile(table, "left") == cards(FOUR)
    assert len(pile(table, "right")) == 4
    assert "coin5" in pile(table, "right")
    assert seen(table)["stall"] == 0


def test_E19_a_pile_of_six_stays_six() -> None:
    six = "oll20a oll20b oll20c oll30a oll30b oll30c"
    table = lay(["", f"{six} coin1", "coin2 coin3"], FOUR, OTHER, 20)
    bet(table, BLUFF, six, "coin2")
    play(table, 1, ("take", "left"))
    facts = play(table, 2, ("take", "right"))
    assert [row["pile"] for row in told(facts, "card_turned")] == ["right"] * 3
    assert pile(table, "left") == cards(six)
    assert len(pile(table, "right")) == 4
    bet(table, BLUFF, "coin1", BLUFF)
    play(table, 1, ("take", "left"))
    assert set(cards(six)) <= set(hand(table, 1))


def test_E22_the_last_card_completes_both_piles() -> None:
    table = exchange_to("oll60 oll50 oll40", "fle20a fle20b", 3)
    assert (len(pile(table, "left")), len(pile(table, "right")), seen(table)["deck"]) == (4, 4, 0)
    assert seen(table)["last_round"] is True
    assert refill_facts(table) == ["card_turned"] * 3 + ["deck_exhausted", "last_round_announced", "round_started"]
    assert [row["pile"] for row in told(table.facts, "card_turned")] == ["left", "right", "right"]
    assert told(table.facts, "last_round_announced") == [{"reason": "deck"}]
    assert told(table.facts, "round_started")[-1] == {"round_no": 2, "last": "yes"}
    out(table)
    assert table.over


def test_E23_the_deck_ends_while_refilling() -> None:
    table = exchange_to("oll60", "fle20a fle20b", 2)
    assert (len(pile(table, "left")), len(pile(table, "right")), seen(table)["deck"]) == (3, 2, 0)
    assert [row["pile"] for row in told(table.facts, "card_turned")] == ["left", "left"]
    assert seen(table)["last_round"] is True


def test_E24_no_draw_although_the_deck_has_a_card() -> None:
    table = exchange_to("oll20a oll20b oll20c oll30a oll30b", "fle20a fle20b fle20c fle30a", 1)
    assert (len(pile(table, "left")), len(pile(table, "right")), seen(table)["deck"]) == (5, 4, 1)
    assert (seen(table)["stall"], seen(table)["last_round"]) == (1, False)
    assert refill_facts(table) == ["stalled", "round_started"]


def test_E24_unless_the_stall_reached_its_limit() -> None:
    table = exchange_to("oll20a oll20b oll20c oll30a oll30b", "fle20a fle20b fle20c fle30a", 1, stall=4)
    assert (seen(table)["stall"], seen(table)["last_round"]) == (5, True)
    assert refill_facts(table) == ["stalled", "last_round_announced", "round_started"]
    assert told(table.facts, "last_round_announced") == [{"reason": "stall"}]


def test_E26_five_rounds_without_a_draw() -> None:
    table = lay(["", "oll60", "fle60"], FOUR, OTHER, 12)
    for number in range(1, 6):
        facts = out(table)
        assert told(facts, "stalled") == [{"stall": number, "stall_limit": 5}]
        assert told(facts, "last_round_announced") == ([{"reason": "stall"}] if number == 5 else [])
    assert seen(table)["last_round"] is True
    assert seen(table)["deck"] == 12
    bet(table, BLUFF, "oll60", BLUFF)
    facts = play(table, 1, ("take", "left"))
    assert table.over
    assert "scored" in keys(facts)
    assert "card_turned" not in keys(facts)


def test_a_draw_ends_the_stall() -> None:
    table = lay(["", "coin1", "fle60"], FOUR, OTHER, 12)
    out(table)
    out(table)
    assert seen(table)["stall"] == 2
    bet(table, BLUFF, "coin1", BLUFF)
    play(table, 1, ("take", "left"))
    assert seen(table)["stall"] == 0


@pytest.mark.parametrize(("pile_size", "drawn"), [(3, 2), (4, 3), (5, 4)])
def test_piles_are_filled_to_their_size(pile_size: int, drawn: int) -> None:
    table = new(pile_size=pile_size)
    coin = next(card for card in hand(table, 0))
    bet(table, coin, BLUFF, BLUFF)
    facts = play(table, 0, ("take", "right"))
    assert len(told(facts, "card_turned")) == drawn
    assert len(pile(table, "right")) == pile_size


@pytest.mark.parametrize("limit", [1, 2, 7])
def test_the_stall_limit_is_an_option(limit: int) -> None:
    table = new(stall_limit=limit)
    rounds = 0
    while not table.over:
        out(table)
        rounds += 1
    assert rounds == limit + 1


def test_a_trainer_may_choose_the_next_card_until_the_last_round() -> None:
    """MM-4.26 After the last round nothing is drawn, so there is nothing to choose."""
    table = new(trainer=True, stall_limit=1)
    (stream,) = table.streams()
    assert (stream["stream"], len(stream["outcomes"]), stream["queued"]) == ("deck", 25, 0)
    out(table)
    assert seen(table)["last_round"] is True
    assert table.streams() == []


def test_drawn_cards_are_public_as_they_are_turned() -> None:
    table = lay(["coin1", "coin2", "fle60"], FOUR, OTHER)
    bet(table, "coin1", "coin2", BLUFF)
    play(table, 0, ("take", "left"))
    facts = play(table, 1, ("take", "right"))
    turned = [fact for fact in facts if fact.key == "card_turned"]
    assert len(turned) == 6
    for fact in turned:
        assert fact.owner is None
        assert fact.args["by"] == 1
        assert fact.args["card"] in pile(table, fact.args["pile"])
    assert [fact.args["deck"] for fact in turned] == list(range(seen(table)["deck"] + 5, seen(table)["deck"] - 1, -1))
