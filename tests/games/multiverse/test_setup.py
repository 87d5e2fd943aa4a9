"""Section 3: set-up."""

import pytest

from alcancia.games.multiverse.content import CODES
from alcancia.kernel import Luck, Unplayable
from tests.games.multiverse.position import BLUFF, GAME, cards, hand, inside, keys, lay, new, out, play, scripted, seen, told, told_to


@pytest.mark.parametrize(("seats", "currencies", "money", "deck"), [(3, 5, 51, 25), (4, 6, 60, 28), (5, 7, 69, 31)])
def test_the_table_of_player_counts(seats: int, currencies: int, money: int, deck: int) -> None:
    table = new(seats)
    shown = seen(table)
    assert len(shown["removed"]) == 7 - currencies
    assert shown["deck"] == shown["deck_start"] == deck
    assert len(shown["left"]) == len(shown["right"]) == 4
    hands = [hand(table, seat) for seat in range(seats)]
    assert all(len(held) == 7 and held[-1] == BLUFF for held in hands)
    everywhere = {card for held in hands for card in held if card != BLUFF} | {*shown["left"], *shown["right"], *inside(table).deck}
    assert len(everywhere) == money
    assert (shown["game_no"], shown["last_round"], shown["stall"], table.view(None)["period"]) == (1, False, 0, 1)


def test_E30_four_seats_and_yaw_removed() -> None:
    table = new(4, removal="chosen", removed=["yaw"])
    shown = seen(table)
    assert shown["removed"] == ("yaw",)
    assert shown["deck"] == 28
    assert [len(hand(table, seat)) for seat in range(4)] == [7] * 4
    assert [player["cards"] for player in shown["players"]] == [7] * 4
    assert (len(shown["left"]), len(shown["right"])) == (4, 4)
    assert sum(hand(table, seat).count(BLUFF) for seat in range(4)) == 4
    GAME.hooks.check(table.state)


def test_cards_are_dealt_round_the_table_then_right_then_left(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = [f"{code}{value}" for value in ("20a", "20b", "20c", "30a", "30b", "30c") for code in ("oll", "fle", "ela")]
    right, left = ["ink20a", "ink20b", "ink20c", "ink30a"], ["cru20a", "cru20b", "cru20c", "cru30a"]
    table = scripted(monkeypatch, {"currencies": ["yaw", "spi"], "deck": [*dealt, *right, *left]})
    assert seen(table)["removed"] == ("spi", "yaw")
    for seat, code in enumerate(("oll", "fle", "ela")):
        assert hand(table, seat) == cards(f"{code}20a {code}20b {code}20c {code}30a {code}30b {code}30c bluff")
    assert seen(table)["right"] == cards(right)
    assert seen(table)["left"] == cards(left)


def test_a_trainer_may_lay_out_the_deck_in_secret() -> None:
    laid = ["yaw20a", "oll60", "oll60", "coin1"]
    table = new(3, trainer=True, removal="chosen", removed=["spi", "yaw"], draws=laid)
    assert "oll60" in hand(table, 0)
    assert "coin1" in hand(table, 1)
    assert all("draws" not in table.view(seat)["options"] for seat in (0, 1, 2, None))
    assert list(table.record()["options"]["draws"]) == laid
    assert "draws" not in table.record(seed=False)["options"]
    assert "draws" not in new(3, trainer=True).record()["options"]


def test_only_a_trainer_may_lay_out_the_deck() -> None:
    with pytest.raises(Unplayable, match="trainer_missing"):
        new(3, draws=["oll60"])
    with pytest.raises(Unplayable, match="bad_option_value"):
        new(3, trainer=True, draws=["bluff"])


def test_what_is_told_at_the_beginning() -> None:
    table = new(3, removal="chosen", removed=["yaw", "spi"])
    assert keys(table.facts) == ["rule_today"] * 2 + ["game_started", "dealt", "dealt", "dealt", "piles_laid", "round_started"]
    assert told(table.facts, "game_started") == [{"game_no": 1, "removed": ["spi", "yaw"]}]
    assert told(table.facts, "round_started") == [{"round_no": 1, "last": "no"}]
    shown = seen(table)
    assert told(table.facts, "piles_laid") == [{"right": list(shown["right"]), "left": list(shown["left"])}]
    for seat, fact in enumerate(fact for fact in table.facts if fact.key == "dealt"):
        assert told_to(fact, seat) == {"seat": seat, "count": 6, "cards": [card for card in hand(table, seat) if card != BLUFF]}
        assert told_to(fact, (seat + 1) % 3) == told_to(fact, None) == {"seat": seat, "count": 6}


def test_every_currency_is_removed_now_and_then() -> None:
    removed = [code for number in range(60) for code in seen(new(seed=str(number)))["removed"]]
    assert {code: removed.count(code) > 5 for code in CODES} == dict.fromkeys(CODES, True)
    assert all(list(seen(new(seed=str(n)))["removed"]) == sorted(seen(new(seed=str(n)))["removed"], key=CODES.index) for n in range(10))


def test_options_change_hands_piles_coins_and_bluff_cards() -> None:
    table = new(3, hand_size=8, pile_size=3, coins=2, bluff_cards=False, currencies=4)
    assert [len(hand(table, seat)) for seat in range(3)] == [8, 8, 8]
    assert all(BLUFF not in hand(table, seat) for seat in range(3))
    assert (len(seen(table)["left"]), len(seen(table)["right"]), len(seen(table)["removed"])) == (3, 3, 3)
    assert seen(table)["deck"] == 9 * 4 + 2 - 24 - 6
    assert told(table.facts, "dealt")[0]["count"] == 8
    everywhere = [
        *inside(table).deck,
        *seen(table)["left"],
        *seen(table)["right"],
        *[card for seat in range(3) for card in hand(table, seat)],
    ]
    assert {card for card in everywhere if card.startswith("coin")} == {"coin1", "coin2"}


def test_seats_are_equal() -> None:
    """MM-2.7 Only the deal looks at seat numbers: the same cards held by other seats play alike."""
    held, left, right = ["oll60 oll50", "fle60 fle50", "ela60 ela50"], "ink20a ink20b ink20c ink30a", "cru20a cru20b cru20c cru30a"
    one, other = lay(held, left, right), lay(held[::-1], left, right)
    for table, order in ((one, (0, 1, 2)), (other, (2, 1, 0))):
        for seat, move in zip(order, ("oll60", "fle60", "ela60"), strict=True):
            play(table, seat, ("bet", [move]))
    for _ in range(3):
        (mine,), (theirs,) = one.asked, other.asked
        assert mine == 2 - theirs
        assert play(one, mine, ("take", "left")) is not None
        assert play(other, theirs, ("take", "left")) is not None


def test_a_table_is_dealt_the_same_again_and_differently_with_another_seed() -> None:
    assert new(seed="x").state == new(seed="x").state
    assert new(seed="x").state != new(seed="y").state


def test_each_game_of_a_match_is_set_up_anew() -> None:
    table = new(3, games_in_match=2, stall_limit=1)
    first = {seat: hand(table, seat) for seat in range(3)}
    out(table)
    assert seen(table)["history"] == ((0, 0, 0),)
    facts = out(table)
    assert told(facts, "game_started")[0]["game_no"] == 2
    assert {seat: hand(table, seat) for seat in range(3)} != first
    assert seen(table)["deck"] == 25
    assert (seen(table)["history"], seen(table)["rounds"]) == ((), 0)
    assert (seen(table)["stall"], seen(table)["last_round"], seen(table)["acted"], table.view(0)["period"]) == (0, False, (), 1)


def test_largest_hands_are_possible() -> None:
    """MM-2.4 There is no hand limit: 47, 55, 63 money cards."""
    for seats, removed, most in ((3, ("spi", "yaw"), 47), (4, ("yaw",), 55), (5, (), 63)):
        others = ["coin1", "coin2", "coin3", "coin4"][: seats - 1]
        table = lay(["", *others], "coin5", "coin6", 0, removed=removed, last_round=True)
        assert len(hand(table, 0)) == most + 1
        move = table.asked[0].sample(Luck("big"))
        assert table.asked[0].contains(move)
        assert table.asked[0].count() == 2 ** (most + 1) - 1
        assert len(table.asked[0].enumerate(50)) == 50
