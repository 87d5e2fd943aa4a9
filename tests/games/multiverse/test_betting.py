"""Sections 4.2 and 4.3: bets and the reveal."""

from itertools import permutations

import pytest

from alcancia.kernel import Luck, Refused
from tests.games.multiverse.position import BLUFF, actor, bet, cards, hand, keys, lay, moves, new, out, pile, play, seen, told

LEFT, RIGHT = "ink20a ink20b ink20c ink30a", "cru20a cru20b cru20c cru30a"


def test_there_are_127_bets_at_the_start() -> None:
    table = new()
    for seat in range(3):
        listed = moves(table, seat)
        assert len(listed) == len(set(listed)) == table.asked[seat].count() == 127
        assert ("bet", ()) not in listed
        assert ("bet", (BLUFF,)) in listed
        assert ("bet", hand(table, seat)) in listed


def test_all_seats_are_asked_at_once() -> None:
    table = new(5)
    assert list(table.asked) == [0, 1, 2, 3, 4]
    assert {ask.name for ask in table.asked.values()} == {"bet"}
    assert all(ask.sealed for ask in table.asked.values())
    play(table, 3, ("bet", [BLUFF]))
    assert list(table.asked) == [0, 1, 2, 4]
    assert table.may == {}


def test_the_order_of_answering_changes_nothing() -> None:
    bets = {0: "oll60", 1: "fle60 bluff", 2: "bluff"}
    ends = []
    for order in permutations(bets):
        table = lay(["oll60 oll50", "fle60", "ela60"], LEFT, RIGHT)
        for seat in order:
            play(table, seat, ("bet", cards(bets[seat])))
        ends.append(table.state.digest())
    assert len(set(ends)) == 1


def test_the_order_in_which_cards_are_named_changes_nothing() -> None:
    one, other = new(), new()
    named = list(hand(one, 0)[:4])
    play(one, 0, ("bet", named))
    play(other, 0, ["bet", named[::-1]])
    assert one.state == other.state
    assert one.record()["moves"] == other.record()["moves"] == [[0, ["bet", named]]]


def test_bets_stay_face_down_until_the_last_one() -> None:
    table = lay(["oll60 oll50", "fle60", "ela60"], LEFT, RIGHT)
    play(table, 0, ("bet", ["oll60"]))
    play(table, 1, ("bet", ["fle60"]))
    assert [player["front"] for player in seen(table)["players"]] == [(), (), ()]
    facts = play(table, 2, ("bet", ["ela60", BLUFF]))
    assert [player["front"] for player in seen(table)["players"]] == [("oll60",), ("fle60",), ("ela60",)]
    assert keys(facts) == ["bet_placed", "bet_revealed", "bet_revealed", "bet_revealed", "turn_started", "turn_tied"]


def test_the_bluff_card_comes_back_and_everybody_knows_it_was_used() -> None:
    table = lay(["oll60 oll50", "fle60", "ela60"], LEFT, RIGHT)
    facts = bet(table, "oll60 bluff", "fle60", "bluff")
    assert hand(table, 0) == cards("oll50 bluff")
    assert hand(table, 1) == (BLUFF,)
    assert hand(table, 2) == cards("ela60 bluff")
    assert told(facts, "bet_revealed") == [
        {"seat": 0, "cards": ["oll60"], "bluff": "yes", "total": 60, "low": 39},
        {"seat": 1, "cards": ["fle60"], "bluff": "no", "total": 60, "low": 9},
    ]
    assert told(facts, "sat_out") == [{"seat": 2, "bluff": "yes"}]


def test_E9_totals_and_lows() -> None:
    table = lay(["cru30b cru20c", "fle30b ela20a", "coin3"], "ink20a ink20b ink20c ink30a", "oll20a oll20b oll20c oll30a")
    facts = bet(table, "cru30b cru20c bluff", "fle30b ela20a", "coin3")
    rows = told(facts, "bet_revealed")
    assert [row["total"] for row in rows] == [50, 50, 10]
    assert [row["low"] for row in rows] == [28, 11, 30]
    assert actor(table) == 1
    assert told(facts, "turn_started") == [{"seat": 1, "cards": ["ela20a", "fle30b"], "total": 50, "low": 11}]
    assert told(facts, "turn_tied") == [{"seat": 1, "others": [0], "total": 50, "low": 11}]


def test_E16_who_bets_the_bluff_card_alone_sits_out() -> None:
    table = lay(["oll60 oll50", "fle60", "ela60"], LEFT, RIGHT)
    before = hand(table, 1)
    bet(table, "oll60", BLUFF, "ela60")
    assert hand(table, 1) == before
    assert [player["sat_out"] for player in seen(table)["players"]] == [False, True, False]
    assert actor(table) == 0
    assert table.play(0, ("swap", 1)) == Refused("target_has_no_bet")
    play(table, 0, ("keep",))
    assert table.play(2, ("swap", 1)) == Refused("target_has_no_bet")
    play(table, 2, ("keep",))
    assert list(table.asked) == [0, 1, 2]
    assert [player["sat_out"] for player in seen(table)["players"]] == [False, False, False]


def test_E17_everybody_sits_out() -> None:
    table = new()
    left, right = pile(table, "left"), pile(table, "right")
    facts = out(table)
    assert keys(facts)[-3:] == ["sat_out", "stalled", "round_started"]
    assert "turn_started" not in keys(facts)
    assert "card_turned" not in keys(facts)
    assert told(facts, "stalled") == [{"stall": 1, "stall_limit": 5}]
    assert (pile(table, "left"), pile(table, "right")) == (left, right)
    assert (seen(table)["deck"], seen(table)["stall"], table.view(None)["period"]) == (25, 1, 2)


def test_a_coin_counts_ten_in_a_bet_whatever_its_points() -> None:
    table = lay(["coin1 coin2", "oll20a oll20b", "ela60"], LEFT, RIGHT, options={"coin_points": 50})
    facts = bet(table, "coin1 coin2", "oll20a", BLUFF)
    assert [row["total"] for row in told(facts, "bet_revealed")] == [20, 20]


def test_sets_do_not_count_in_a_bet() -> None:
    table = lay(["oll20a oll20b oll20c", "fle60", "ela60"], LEFT, RIGHT)
    facts = bet(table, "oll20a oll20b oll20c", "fle60", BLUFF)
    assert told(facts, "bet_revealed")[0]["total"] == 60


def test_E31_without_bluff_cards_the_empty_bet_sits_out() -> None:
    table = new(bluff_cards=False)
    assert table.asked[0].count() == len(moves(table, 0)) == 64
    assert ("bet", ()) in moves(table, 0)
    assert table.asked[0].otherwise() == ("bet", ())
    before = hand(table, 0)
    facts = bet(table, "", "", "")
    assert hand(table, 0) == before
    assert told(facts, "sat_out") == [{"seat": seat, "bluff": "no"} for seat in range(3)]
    assert seen(table)["stall"] == 1


def test_E31_without_bluff_cards_and_without_sitting_out() -> None:
    table = new(bluff_cards=False, sit_out=False)
    assert table.asked[0].count() == len(moves(table, 0)) == 63
    assert table.play(0, ("bet", [])) == Refused("bet_empty")


def test_E32_without_sitting_out_the_default_is_the_cheapest_card_of_the_highest_serial() -> None:
    table = lay(["coin1 coin4 fle20a", "fle60", "ela60"], LEFT, RIGHT, options={"sit_out": False})
    assert table.asked[0].count() == len(moves(table, 0)) == 14
    assert table.asked[0].otherwise() == ("bet", ("coin4",))
    assert table.play(0, ("bet", [BLUFF])) == Refused("sit_out_not_allowed")
    assert table.play(0, ("bet", [])) == Refused("bet_empty")
    assert table.play_default(0)
    assert hand(table, 0) == cards("coin1 fle20a bluff")


@pytest.mark.parametrize(
    ("bluff_cards", "sit_out", "count", "default"),
    [(True, True, 15, (BLUFF,)), (True, False, 14, ("coin4",)), (False, True, 8, ()), (False, False, 7, ("coin4",))],
)
def test_the_four_combinations_of_bluff_cards_and_sitting_out(bluff_cards: bool, sit_out: bool, count: int, default: tuple[str]) -> None:
    """MM-7.3 Legal bets, their number, and the default move; for a hand of three money cards."""
    options = {"bluff_cards": bluff_cards, "sit_out": sit_out}
    table = lay(["coin1 coin4 fle20a", "fle60", "ela60"], LEFT, RIGHT, options=options)
    listed = moves(table, 0)
    assert len(listed) == table.asked[0].count() == count
    assert table.asked[0].otherwise() == ("bet", default)
    assert (("bet", ()) in listed) == (sit_out and not bluff_cards)
    assert (("bet", (BLUFF,)) in listed) == (sit_out and bluff_cards)
    luck = Luck("samples")
    assert {table.asked[0].sample(luck) for _ in range(600)} == set(listed)


def test_default_move_is_to_sit_out_and_to_keep() -> None:
    """MM-4.34 Neither can cost an absent player a card it did not already have on the table."""
    table = lay(["oll60 oll50", "fle60", "ela60"], LEFT, RIGHT)
    assert table.asked[1].otherwise() == ("bet", (BLUFF,))
    assert table.play_default(1)
    play(table, 0, ("bet", ["oll60"]))
    play(table, 2, ("bet", ["ela60"]))
    assert actor(table) == 0
    assert table.asked[0].otherwise() == ("keep",)
    before = {seat: hand(table, seat) for seat in range(3)}
    assert table.play_default(0)
    assert hand(table, 0) == cards((*before[0], "oll60"))
    assert table.record()["moves"] == [
        [1, ["bet", ["bluff"]], "clock"],
        [0, ["bet", ["oll60"]]],
        [2, ["bet", ["ela60"]]],
        [0, ["keep"], "clock"],
    ]


def test_sampling_is_even_over_all_bets() -> None:
    table = lay(["oll60 oll50", "fle60", "ela60"], LEFT, RIGHT)
    luck = Luck("even")
    drawn = [table.asked[0].sample(luck) for _ in range(7000)]
    counts = [drawn.count(move) for move in moves(table, 0)]
    assert sum(counts) == 7000
    assert all(900 < count < 1100 for count in counts)


def test_a_bet_is_final() -> None:
    """MM-4.8 Neither taken back nor undone."""
    table = new()
    play(table, 0, ("bet", [BLUFF]))
    before, record = table.state.digest(), table.record()
    assert table.play(0, ("take_back",)) == Refused("envelope_final")
    assert table.play(0, ("undo",)) == Refused("envelope_final")
    assert (table.state.digest(), table.record()) == (before, record)
