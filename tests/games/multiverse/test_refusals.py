"""Section 10: what is refused, with which code, in which order; and that nothing changes by it."""

from typing import Any

import pytest

from alcancia import Unplayable
from alcancia.games.multiverse.state import game
from alcancia.kernel import Refused, Table
from alcancia.kernel.game import KERNEL_REASONS
from tests.games.multiverse.position import BLUFF, KEEP, actor, bet, hand, lay, new, out, play, refused

LEFT, RIGHT = "ink20a ink20b ink20c ink30a", "yaw20a yaw20b yaw20c yaw30a"


def betting(**options: Any) -> Table:
    """Three seats are asked to bet; `spi` is not in the game."""
    chosen = {"removal": "chosen", "removed": ["spi"], "currencies": 6}
    return lay(["oll60 oll50 coin1", "fle60 fle50", "ela60 ela50"], LEFT, RIGHT, removed=("spi",), options={**chosen, **options})


def exchanging(**options: Any) -> Table:
    """Seat 0 is asked to exchange; seat 1 has bet, seat 2 sits out, seat 3 has acted."""
    table = lay(["oll60", "fle50", "ela60", "cru60 cru50"], LEFT, RIGHT, options=options)
    bet(table, "oll60", "fle50", BLUFF, "cru60 cru50")
    play(table, 3, KEEP)
    assert actor(table) == 0
    return table


BETS = {
    "no-card": ([], "bet_empty"),
    "no-such-card": (["oll70"], "unknown_card"),
    "removed-currency": (["spi60"], "unknown_card"),
    "no-such-coin": (["coin7"], "unknown_card"),
    "not-text": ([7], "unknown_card"),
    "true": ([True], "unknown_card"),
    "nothing": ([None], "unknown_card"),
    "nested": ([["oll60"]], "unknown_card"),
    "a-table-of-names": ([{"card": "oll60"}], "unknown_card"),
    "a-fraction": ([1.5], "unknown_card"),
    "capitals": (["OLL60"], "unknown_card"),
    "twice": (["oll60", "oll60"], "card_repeated"),
    "bluff-twice": (["bluff", "bluff"], "card_repeated"),
    "in-another-hand": (["fle60"], "card_not_in_hand"),
    "in-a-pile": (["ink20a"], "card_not_in_hand"),
    "in-the-deck": (["cru20a"], "card_not_in_hand"),
    "huge": (["oll60"] * 100_000, "card_repeated"),
    # the order of checks
    "unknown-before-repeated": (["oll60", "oll60", "oll70"], "unknown_card"),
    "unknown-before-not-in-hand": (["fle60", "spi60"], "unknown_card"),
    "repeated-before-not-in-hand": (["fle60", "fle60"], "card_repeated"),
}


@pytest.mark.parametrize(("named", "reason"), BETS.values(), ids=BETS)
def test_refused_bets(named: Any, reason: str) -> None:
    table = betting()
    assert refused(table, 0, ["bet", named]) == reason
    assert refused(table, 0, ("bet", tuple(named))) == reason


def test_a_very_deep_move_is_refused() -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    assert refused(betting(), 0, ["bet", deep]) in ("bad_parameter", "unknown_card")
    assert refused(exchanging(), 0, ["take", deep]) in ("bad_parameter", "unknown_pile")


def test_a_coin_beyond_the_option_and_a_bluff_card_without_bluff_cards() -> None:
    assert refused(betting(coins=3), 0, ["bet", ["coin4"]]) == "unknown_card"
    assert refused(betting(bluff_cards=False), 0, ["bet", ["bluff"]]) == "unknown_card"
    assert refused(betting(bluff_cards=False, sit_out=False), 0, ["bet", []]) == "bet_empty"
    assert refused(betting(sit_out=False), 0, ["bet", []]) == "bet_empty"
    assert refused(betting(sit_out=False), 0, ["bet", ["bluff"]]) == "sit_out_not_allowed"
    assert refused(betting(sit_out=False), 0, ["bet", ["bluff", "bluff"]]) == "card_repeated"


def test_not_in_hand_tells_nothing_about_where_a_card_is() -> None:
    table = betting()
    elsewhere = [card for card in ("fle60", "ela60", "ink20a", "yaw30a", "cru20a", "coin6")]
    assert {refused(table, 0, ["bet", [card]]) for card in elsewhere} == {"card_not_in_hand"}


SHAPES: dict[str, Any] = {
    "no-argument": ["bet"],
    "two-arguments": ["bet", ["oll60"], 1],
    "text": ["bet", "oll60"],
    "number": ["bet", 1],
    "nothing": ["bet", None],
    "true": ["bet", True],
    "object": ["bet", {"cards": ["oll60"]}],
}


@pytest.mark.parametrize("move", SHAPES.values(), ids=SHAPES)
def test_a_bet_of_the_wrong_shape(move: Any) -> None:
    assert refused(betting(), 0, move) == "bad_parameter"


NO_MOVES: dict[str, Any] = {
    "take": ["take", "left"], "swap": ["swap", 1], "keep": ["keep"], "other": ["steal"], "empty-name": [""], "nothing": None, "number": 1,
    "text": "bet", "empty": [], "object": {"bet": []}, "nested": [["bet"]], "true": True, "number-name": [1, 2], "fraction": 1.0,
}  # fmt: skip


@pytest.mark.parametrize("move", NO_MOVES.values(), ids=NO_MOVES)
def test_what_is_no_move_of_the_bet(move: Any) -> None:
    assert refused(betting(), 0, move) == "unknown_move"


EXCHANGES: dict[str, tuple[Any, str]] = {
    "bet": (["bet", ["oll60"]], "unknown_move"),
    "other": (["steal", 1], "unknown_move"),
    "take-nothing": (["take"], "unknown_pile"),
    "take-middle": (["take", "middle"], "unknown_pile"),
    "take-number": (["take", 0], "unknown_pile"),
    "take-list": (["take", ["left"]], "unknown_pile"),
    "take-none": (["take", None], "unknown_pile"),
    "take-true": (["take", True], "unknown_pile"),
    "take-object": (["take", {}], "unknown_pile"),
    "take-cards": (["take", "left", ["ink20a"]], "partial_exchange"),
    "take-cards-before-pile": (["take", "middle", ["ink20a"]], "partial_exchange"),
    "swap-nobody": (["swap"], "unknown_seat"),
    "swap-five": (["swap", 4], "unknown_seat"),
    "swap-minus": (["swap", -1], "unknown_seat"),
    "swap-true": (["swap", True], "unknown_seat"),
    "swap-fraction": (["swap", 1.0], "unknown_seat"),
    "swap-text": (["swap", "1"], "unknown_seat"),
    "swap-list": (["swap", [1]], "unknown_seat"),
    "swap-none": (["swap", None], "unknown_seat"),
    "swap-huge": (["swap", 10**30], "unknown_seat"),
    "swap-self": (["swap", 0], "target_is_self"),
    "swap-sat-out": (["swap", 2], "target_has_no_bet"),
    "swap-acted": (["swap", 3], "target_has_no_bet"),
    "swap-cards": (["swap", 1, ["fle50"]], "partial_exchange"),
    "swap-cards-before-seat": (["swap", 9, ["fle50"]], "partial_exchange"),
    "keep-cards": (["keep", ["oll60"]], "partial_exchange"),
}


@pytest.mark.parametrize(("move", "reason"), EXCHANGES.values(), ids=EXCHANGES)
def test_refused_exchanges(move: Any, reason: str) -> None:
    assert refused(exchanging(), 0, move) == reason


@pytest.mark.parametrize("move", [["swap", 1], ["swap", 0], ["swap", 2], ["swap", 9], ["swap"], ["swap", True]])
def test_swaps_off_comes_before_the_target(move: Any) -> None:
    assert refused(exchanging(swaps=False), 0, move) == "swaps_off"


def test_partial_exchange_comes_before_swaps_off() -> None:
    assert refused(exchanging(swaps=False), 0, ["swap", 1, ["fle50"]]) == "partial_exchange"


def test_swap_belongs_to_the_exchange_even_without_targets() -> None:
    table = exchanging()
    play(table, 0, KEEP)
    assert refused(table, 1, ["swap", 0]) == "target_has_no_bet"
    assert refused(table, 1, ["swap", 1]) == "target_is_self"


def test_not_your_decision() -> None:
    table = exchanging()
    for seat in (1, 2, 3):
        for move in (["take", "left"], ["keep"], ["bet", ["fle50"]], ["steal"], None, ["swap", 9]):
            assert refused(table, seat, move) == "not_your_decision"


def test_already_bet_while_others_still_think() -> None:
    table = betting()
    play(table, 1, ("bet", ["fle60"]))
    for move in (["bet", ["fle50"]], ["bet", ["fle60"]], ["bet", []], ["take", "left"], ["steal"], None):
        assert refused(table, 1, move) == "already_bet"
    play(table, 0, ("bet", [BLUFF]))
    play(table, 2, ("bet", [BLUFF]))
    assert refused(table, 0, ["bet", ["oll60"]]) == "not_your_decision"
    assert refused(table, 1, ["bet", ["fle50"]]) == "unknown_move"


def test_a_move_that_names_a_closed_decision() -> None:
    table = betting()
    old = table.asked[0].id
    play(table, 1, ("bet", ["fle60"]))
    assert table.asked[0].id == old
    bet_id = table.asked[2].id
    assert table.play(0, ("bet", ["oll60"]), old)
    assert refused(table, 0, ["bet", ["oll60"]], old) == "already_bet"
    play(table, 2, ("bet", [BLUFF]))
    for seat in range(3):
        assert refused(table, seat, ["bet", [BLUFF]], bet_id) == "stale_decision"
    (seat,) = table.asked
    now = table.asked[seat].id
    assert refused(table, seat, ["keep"], "nonsense") == "stale_decision"
    assert refused(table, seat, ["keep"], 1) == "stale_decision"
    assert refused(table, seat, ["steal"], old) == "stale_decision"
    assert table.play(seat, ("keep",), now)
    assert refused(table, seat, ["keep"], now) == "stale_decision"


def test_the_order_of_the_first_five_checks() -> None:
    """game_over, stale_decision, already_bet, not_your_decision, unknown_move: each hides all that follow it."""
    table = betting(stall_limit=1)
    play(table, 0, ("bet", [BLUFF]))
    assert refused(table, 0, ["steal"], "99.0") == "stale_decision"
    assert refused(table, 0, ["steal"]) == "already_bet"
    exchange = exchanging()
    assert refused(exchange, 1, ["steal"]) == "not_your_decision"
    assert refused(exchange, 0, ["steal"]) == "unknown_move"
    play(table, 1, ("bet", [BLUFF]))
    play(table, 2, ("bet", [BLUFF]))
    out(table)
    assert table.over
    assert refused(table, 0, ["steal"], "99.0") == "game_over"


@pytest.mark.parametrize("seat", [-1, 3, 99, True, 1.0, "0", None, (0,), [0]])
def test_there_is_no_such_seat(seat: Any) -> None:
    assert refused(betting(), seat, ["bet", [BLUFF]]) == "no_such_seat"


@pytest.mark.parametrize("seats", [0, 1, 2, 6, 7, -3, True, 3.0, "3", None])
def test_bad_player_count(seats: Any) -> None:
    with pytest.raises(Unplayable) as error:
        Table.set_up(game, seats=seats, seed="x")
    assert error.value.reason == "bad_player_count"


def test_every_code_of_the_chapter_is_declared() -> None:
    codes = {
        "bad_player_count", "bad_option_value", "removed_mismatch", "not_enough_cards", "game_over", "stale_decision", "not_your_decision",
        "already_bet", "unknown_move", "bet_empty", "sit_out_not_allowed", "unknown_card", "card_not_in_hand", "card_repeated",
        "unknown_pile", "unknown_seat", "target_is_self", "target_has_no_bet", "swaps_off", "partial_exchange",
    }  # fmt: skip
    assert codes <= {*KERNEL_REASONS, *game.reasons}


def test_the_trainers_words_are_not_for_players() -> None:
    table = new(trainer=True)
    assert refused(table, 0, ["force", "deck", "oll60"]) == "trainer_only"
    assert refused(table, 0, ["rewind", 0]) == "trainer_only"
    assert refused(table, 0, ["undo"]) == "nothing_to_undo"
    assert refused(table, 0, ["take_back"]) == "no_envelope"
    assert refused(table, -1, ["bet", [BLUFF]]) == "not_your_decision"
    assert refused(table, -1, ["force", "deck", True]) == "bad_forced_outcome"
    assert refused(table, -1, ["force", "deck", ["oll60"]]) == "bad_forced_outcome"
    assert refused(table, -1, ["force", "deck", "x" * 1000]) == "bad_forced_outcome"
    assert refused(new(), -1, ["force", "deck", "oll60"]) == "no_such_seat"


def test_a_refusal_is_falsy_and_a_move_made_is_not() -> None:
    table = betting()
    assert not table.play(0, ("steal",))
    assert not Refused("anything")
    assert table.play(0, ("bet", [hand(table, 0)[0]]))
