"""Section 4.4: the exchanges, from the highest bet down."""

from alcancia.games.multiverse.content import SERIAL, VALUE
from alcancia.kernel import Luck, Refused, Table
from tests.games.multiverse.position import BLUFF, KEEP, actor, bet, cards, hand, keys, lay, moves, new, pile, play, seen, told

LEFT, RIGHT = "ink20c ink30b ink40 ink50", "yaw20a yaw20b yaw20c yaw30a"


def order_when_all_keep(table: Table) -> list[int]:
    """Who acts one after the other if nobody exchanges anything."""
    order = []
    while (seat := actor(table)) is not None:
        order.append(seat)
        play(table, seat, KEEP)
    return order


def rulebook() -> Table:
    """E11: Morty, Summer and Rick have bet."""
    table = lay(["fle60 cru50", "oll20a ela30a", "ink20a ink60"], LEFT, RIGHT)
    bet(table, "fle60 cru50", "oll20a ela30a", "ink20a ink60")
    return table


def test_E10_equal_totals_go_by_the_lowest_serial() -> None:
    bets = ["ink60", "oll30a oll30b", "coin1 fle20a coin2 cru20a"]
    table = lay(bets, LEFT, RIGHT)
    facts = bet(table, *bets)
    assert [(row["total"], row["low"]) for row in told(facts, "bet_revealed")] == [(60, 19), (60, 8), (60, 10)]
    assert order_when_all_keep(table) == [1, 2, 0]


def test_E11_the_seat_swapped_with_plays_next() -> None:
    assert order_when_all_keep(rulebook()) == [0, 2, 1]
    table = rulebook()
    facts = play(table, 0, ("swap", 1))
    assert hand(table, 0) == cards("oll20a ela30a bluff")
    assert told(facts, "bets_swapped") == [{"seat": 0, "other": 1, "given": ["fle60", "cru50"], "taken": ["oll20a", "ela30a"]}]
    assert told(facts, "turn_started") == [{"seat": 1, "cards": ["fle60", "cru50"], "total": 110, "low": 9}]
    assert actor(table) == 1
    assert seen(table)["swapped_by"] == 0
    assert seen(table)["players"][1]["front"] == ("fle60", "cru50")
    assert order_when_all_keep(table) == [1, 2]


def test_an_exchange_says_what_it_costs_and_brings() -> None:
    """MM-7.4 Cards given and got, the score then and its change; without a preview the cards alone."""
    bets = ["fle20a fle20b", "fle20c oll20a oll20b", "coin1"]
    for preview in (True, False):
        table = lay(["fle20a fle20b coin2", *bets[1:]], "cru20a cru30a cru40 cru60", RIGHT, options={"score_preview": preview})
        bet(table, *bets)
        play(table, 1, KEEP)
        question = table.view(0, prices=True)["question"]
        shown = question["about"]
        assert [(row["move"], -row["by"]["bet"], row["by"]["hand"]) for row in shown] == [
            (["take", "left"], 2, 4), (["take", "right"], 2, 4), (["swap", 2], 2, 1), (["keep"], 2, 2),
        ]  # fmt: skip
        scores = [(60, 50), (110, 100), (20, 10), (10, 0)]
        found = [row["by"].get("score", 0) for row in shown]
        assert [(question["figures"].get("score", 0) + by, by) for by in found] == (scores if preview else [(0, 0)] * 4)


def test_who_was_swapped_with_is_said_for_that_turn_alone() -> None:
    table = rulebook()
    assert seen(table)["swapped_by"] is None
    play(table, 0, ("swap", 1))
    assert seen(table)["swapped_by"] == 0
    play(table, 1, KEEP)
    assert seen(table)["swapped_by"] is None


def test_E12_keeping_what_was_swapped() -> None:
    table = rulebook()
    play(table, 0, ("swap", 1))
    facts = play(table, 1, KEEP)
    assert told(facts, "bet_kept") == [{"seat": 1, "cards": ["fle60", "cru50"]}]
    assert hand(table, 1) == cards("fle60 cru50 bluff")
    assert moves(table, 2) == [("take", "left"), ("take", "right"), KEEP]
    for gone in (0, 1):
        assert table.play(2, ("swap", gone)) == Refused("target_has_no_bet")


def test_E13_a_chain_of_swaps() -> None:
    bets = ["ink60 ela60", "fle30a oll60", "cru30a cru40", "spi20a"]
    table = lay(bets, LEFT, RIGHT)
    bet(table, *bets)
    play(table, 0, ("swap", 3))
    play(table, 3, ("swap", 1))
    play(table, 1, ("take", "left"))
    assert seen(table)["acted"] == (0, 3, 1)
    assert hand(table, 0) == cards("spi20a bluff")
    assert hand(table, 3) == cards("fle30a oll60 bluff")
    assert hand(table, 1) == cards([*LEFT.split(), BLUFF])
    assert pile(table, "left") == cards("ink60 ela60")
    assert actor(table) == 2
    assert seen(table)["players"][2]["front"] == cards("cru30a cru40")
    assert len(moves(table, 2)) == 3


def test_E14_tied_seats_swap() -> None:
    bets = ["yaw40 oll20b", "ela60", "coin6"]
    table = lay(bets, LEFT, RIGHT)
    bet(table, *bets)
    assert actor(table) == 0
    facts = play(table, 0, ("swap", 1))
    assert hand(table, 0) == cards("ela60 bluff")
    assert actor(table) == 1
    assert told(facts, "turn_started") == [{"seat": 1, "cards": ["yaw40", "oll20b"], "total": 60, "low": 23}]


def test_E15_a_tie_and_a_swap() -> None:
    bets = ["ela20a fle30b", "cru30b cru20c", "coin3"]
    table = lay(bets, LEFT, "oll20a oll20b oll20c oll30a")
    bet(table, *bets)
    assert actor(table) == 0
    facts = play(table, 0, ("swap", 2))
    assert told(facts, "turn_started") == [{"seat": 2, "cards": ["ela20a", "fle30b"], "total": 50, "low": 11}]
    assert told(facts, "turn_tied") == [{"seat": 2, "others": [1], "total": 50, "low": 11}]
    assert order_when_all_keep(table) == [2, 1]


def test_E20_the_second_taker_gets_what_the_first_one_left() -> None:
    table = lay(["oll60 oll50", "fle60", "ela60"], LEFT, RIGHT)
    bet(table, "oll60 oll50", "fle60", BLUFF)
    facts = play(table, 0, ("take", "left"))
    assert told(facts, "pile_taken") == [{"seat": 0, "pile": "left", "given": ["oll50", "oll60"], "taken": list(cards(LEFT))}]
    assert hand(table, 0) == cards([*LEFT.split(), BLUFF])
    facts = play(table, 1, ("take", "left"))
    assert told(facts, "pile_taken") == [{"seat": 1, "pile": "left", "given": ["fle60"], "taken": ["oll50", "oll60"]}]
    assert hand(table, 1) == cards("oll50 oll60 bluff")


def test_E21_the_whole_hand_for_a_pile_of_one() -> None:
    whole = "oll20a oll20b oll20c oll30a oll30b oll30c oll40 oll50"
    table = lay(["", whole, "ela60"], "ink60", RIGHT, 0, last_round=False)
    bet(table, BLUFF, f"{whole} bluff", BLUFF)
    play(table, 1, ("take", "left"))
    assert hand(table, 1) == cards("ink60 bluff")
    assert table.view(None)["period"] == 2
    assert moves(table, 1) == [("bet", ("ink60",)), ("bet", (BLUFF,)), ("bet", ("ink60", BLUFF))]


def test_E29_fewest_cards_first() -> None:
    bets = ["ela60", "oll30a oll30b", "coin1"]
    for tie_break, first in (("fewest_cards", 0), ("lowest_serial", 1)):
        table = lay(bets, LEFT, RIGHT, options={"tie_break": tie_break})
        bet(table, *bets)
        assert actor(table) == first


def test_fewest_cards_then_the_lowest_serial() -> None:
    bets = ["ela60", "fle60", "oll30a oll30b"]
    table = lay(bets, LEFT, RIGHT, options={"tie_break": "fewest_cards"})
    bet(table, *bets)
    assert order_when_all_keep(table) == [1, 0, 2]


def test_moves_are_three_plus_one_per_other_bet() -> None:
    bets = ["oll60", "fle50", "ela40", "ink20a", "cru20a"]
    table = lay(bets, "ink20c ink30b ink40 ink50", RIGHT)
    bet(table, *bets)
    assert moves(table, 0) == [("take", "left"), ("take", "right"), ("swap", 1), ("swap", 2), ("swap", 3), ("swap", 4), KEEP]
    counts = []
    while (seat := actor(table)) is not None:
        counts.append(len(moves(table, seat)))
        assert table.asked[seat].count() == counts[-1]
        play(table, seat, KEEP)
    assert counts == [7, 6, 5, 4, 3]


def test_without_swaps_there_are_always_three_moves() -> None:
    bets = ["oll60", "fle50", "ela40"]
    table = lay(bets, LEFT, RIGHT, options={"swaps": False})
    bet(table, *bets)
    while (seat := actor(table)) is not None:
        assert moves(table, seat) == [("take", "left"), ("take", "right"), KEEP]
        play(table, seat, KEEP)


def test_cards_taken_cannot_be_used_again_this_round() -> None:
    """MM-4.20 MM-4.21 One turn each; what was taken is in the hand until the next bet."""
    table = rulebook()
    play(table, 0, ("take", "left"))
    assert seen(table)["players"][0]["front"] == ()
    assert table.play(0, KEEP) == Refused("not_your_decision")
    play(table, 2, ("take", "right"))
    play(table, 1, KEEP)
    assert list(table.asked) == [0, 1, 2]


def test_the_round_ends_when_no_bet_is_left() -> None:
    table = rulebook()
    facts = [fact for seat in (0, 2, 1) for fact in play(table, seat, KEEP)]
    assert keys(facts) == [
        "bet_kept", "turn_started", "bet_kept", "turn_started", "bet_kept", "stalled", "round_started",
    ]  # fmt: skip
    assert all(player["front"] == () for player in seen(table)["players"])


def test_who_takes_part_has_exactly_one_turn_however_bets_are_passed_on() -> None:
    bets = ["oll60", "fle50", "ela40", "ink20a", "cru20a"]
    table = lay(bets, "ink20c ink30b ink40 ink50", RIGHT)
    bet(table, *bets)
    for seat, move in ((0, ("swap", 4)), (4, ("swap", 2)), (2, ("swap", 3)), (3, ("swap", 1)), (1, ("take", "right"))):
        assert actor(table) == seat
        play(table, seat, move)
    assert table.view(None)["period"] == 2
    assert [hand(table, seat) for seat in range(4)] == [
        cards("cru20a bluff"), cards([*RIGHT.split(), BLUFF]), cards("ink20a bluff"), cards("fle50 bluff"),
    ]  # fmt: skip
    assert hand(table, 4) == cards("ela40 bluff")


def test_after_a_swap_the_other_seat_always_plays_next() -> None:
    """MM-4.22 In random play, ties and chains included; and the order always follows total, then lowest serial."""
    swaps = 0
    for number, tie_break in enumerate(["lowest_serial", "fewest_cards"] * 4):
        table, luck = new(5, seed=f"swaps {number}", tie_break=tie_break, stall_limit=3), Luck(f"swaps {number}")
        while table.asked:
            seat = next(iter(table.asked))
            move = table.asked[seat].sample(luck)
            play(table, seat, move)
            if move[0] == "swap":
                swaps += 1
                assert list(table.asked) == [move[1]]
            if (next_seat := actor(table)) is not None:
                assert next_seat == first_by_hand([player["front"] for player in seen(table)["players"]], tie_break)
    assert swaps > 50


def first_by_hand(fronts: list[tuple[str, ...]], tie_break: str) -> int:
    """Who acts first, worked out as a person would."""
    best: list[tuple[int, int, int, int]] = []
    for seat, front in enumerate(fronts):
        if front:
            few = len(front) if tie_break == "fewest_cards" else 0
            best.append((-sum(VALUE[card] for card in front), few, min(SERIAL[card] for card in front), seat))
    return min(best)[3]
