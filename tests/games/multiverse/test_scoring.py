"""Section 8 and 4.6: what hands are worth, who wins, and what is left on the table."""

from typing import Any

import pytest

from alcancia.games.multiverse.content import BLUFF, COINS, NOTES
from alcancia.games.multiverse.scoring import parts_of, score_of
from alcancia.kernel import Luck, Refused
from tests.games.multiverse.position import GAME, KEEP, bet, cards, hand, keys, lay, new, out, play, seen, told

ONE = "{0}20a {0}20b {0}20c {0}30a {0}30b {0}30c {0}40 {0}50 {0}60"

SCORES = {
    "E1": ("oll20a oll20b oll20c oll30a fle20a fle30a fle50 fle60 ela20a ela20b ela20c ela30a ela30b ela30c ela50 ela60", 620),
    "E2-oll": (ONE.format("oll"), 500),
    "E2-yaw": (ONE.format("yaw"), 500),
    "E3": ("ink20a ink30a ink40 ink50 ink60", 200),
    "E4": ("ink20a ink20b ink40 ink50 ink60", 90),
    "E5-100": ("cru40 cru60", 0),
    "E5-120": ("cru20a cru40 cru60", 20),
    "E6": ("cru20a cru20b cru20c cru30a cru30b cru30c", 250),
    "E7": ("coin1 coin4 coin6 spi60 bluff", 30),
    "E8-without-40": ("yaw20a yaw20b yaw20c yaw30a yaw30b yaw30c yaw50 yaw60", 460),
    "E8-without-20b": ("yaw20a yaw20c yaw30a yaw30b yaw30c yaw40 yaw50 yaw60", 380),
    "E8-sum-130": ("yaw20a yaw20b yaw20c yaw30a yaw40", 130),
    "nothing": ("", 0),
    "bluff-alone": ("bluff", 0),
    "one-note": ("oll60", 0),
    "all-coins": ("coin1 coin2 coin3 coin4 coin5 coin6", 60),
    "110": ("oll60 oll50", 10),
    "150": ("oll60 oll50 oll40", 50),
    "set-in-a-currency-without-base": ("oll20a oll20b oll20c", 100),
}


def settled(**options: Any) -> Any:
    return GAME.settle(options, 3)


@pytest.mark.parametrize(("held", "points"), SCORES.values(), ids=SCORES)
def test_score_of_a_hand(held: str, points: int) -> None:
    assert score_of(settled(), cards(held)) == points
    assert sum(row["points"] for row in parts_of(settled(), cards(held))) == points


def test_E1_part_by_part() -> None:
    rows = {row["currency"]: (row["sum"], row["base"], row["bonus"]) for row in parts_of(settled(), cards(SCORES["E1"][0]))}
    assert rows == {"oll": (90, 0, 100), "fle": (160, 60, 0), "ela": (260, 260, 200)}


@pytest.mark.parametrize(
    ("held", "options", "points"),
    [
        ("ink60 ink50 ink40", {"full_line": 150}, 150),
        ("ink60 ink50 ink30a", {"full_line": 150}, 40),
        ("ink60 ink50", {"fee": 0}, 110),
        ("ink60 ink50", {"fee": 200}, 0),
        ("ink60 ink50 ink40 ink30a ink20a", {"full_line": 300}, 100),
        (ONE.format("ink"), {"full_line": 300}, 500),
        (ONE.format("ink"), {"set_bonus": 0}, 300),
        (ONE.format("ink"), {"set_bonus": 200}, 700),
        ("coin1 coin2", {"coin_points": 50}, 100),
        ("coin1 coin2", {"coin_points": 0}, 0),
    ],
)
def test_options_change_the_count(held: str, options: dict[str, Any], points: int) -> None:
    assert score_of(settled(**options), cards(held)) == points


def test_E25_what_is_left_on_the_table_scores_for_nobody() -> None:
    table = lay(["", "ela20a ela20b ela20c", "cru20a cru20b"], "coin5 coin4", "coin6", 0, last_round=True, removed=("spi", "yaw"))
    before = len(table.facts)
    out(table)
    facts = table.facts[before:]
    assert "card_turned" not in keys(facts)
    assert "stalled" not in keys(facts)
    assert seen(table)["left"] == cards("coin4 coin5")
    assert [row["total"] for row in told(facts, "scored")][1:] == [100, 0]
    # Seat 0 holds everything else: the three coins on the table are not among its four.
    assert told(facts, "scored")[0]["coins"] == 30


def test_hands_are_shown_and_counted() -> None:
    table = lay(
        ["", "ela20a ela20b ela20c coin1 ink60", "cru20a cru20b cru40 cru60"], "coin5", "coin6", 0, last_round=True, removed=("spi", "yaw")
    )
    facts = out(table)
    order = keys(facts)
    assert order[order.index("hand_shown") :].count("hand_shown") == 3
    shown = told(facts, "hand_shown")
    assert shown[1] == {"seat": 1, "cards": list(cards("ela20a ela20b ela20c coin1 ink60 bluff"))}
    rows = [row for row in told(facts, "scored_currency") if row["seat"] == 1]
    assert rows == [
        {"seat": 1, "currency": "ela", "sum": 60, "base": 0, "bonus": 100},
        {"seat": 1, "currency": "ink", "sum": 60, "base": 0, "bonus": 0},
    ]
    assert told(facts, "scored")[1:] == [{"seat": 1, "coins": 10, "total": 110}, {"seat": 2, "coins": 0, "total": 40}]
    assert order[-2:] == ["game_ended", "match_ended"]
    scores = [row["total"] for row in told(facts, "scored")]
    assert told(facts, "game_ended") == [{"winners": [0], "scores": scores, "totals": scores}]
    assert told(facts, "match_ended") == [{"winners": [0], "totals": scores}]
    assert all(fact.owner is None for fact in facts if fact.key not in ("bet_placed", "dealt"))


def test_standings_share_ranks() -> None:
    table = lay(
        ["oll60", "coin1 fle60", "coin2 ela60"],
        "coin3 oll20a oll20b oll20c",
        "coin4 fle20a fle20b fle20c",
        last_round=True,
        deck_start=40,
        removed=("spi", "yaw"),
    )
    out(table)
    rows = table.standings()
    assert [(row["rank"], row["seat"], row["score"]) for row in rows] == [(1, 1, 10), (1, 2, 10), (3, 0, 0)]
    assert told(table.facts, "game_ended")[-1]["winners"] == [1, 2]
    assert rows[0]["parts"] == [
        {"part": "currency", "currency": "fle", "sum": 60, "base": 0, "bonus": 0, "points": 0},
        {"part": "coins", "n": 1, "points": 10},
    ]


def test_the_last_round_is_a_full_round_with_exchanges_and_no_refill() -> None:
    table = lay(["", "ela20a ela20b", "cru20a coin1"], "ela20c", "coin6", 0, last_round=True, removed=("spi", "yaw"))
    bet(table, "bluff", "ela20a", "coin1")
    play(table, 1, ("take", "left"))
    facts = play(table, 2, KEEP)
    assert table.over
    assert "card_turned" not in keys(facts)
    assert hand(table, 1) == cards("ela20b ela20c bluff")


def test_nobody_takes_the_last_exchange_back_after_the_hands_were_shown() -> None:
    """An exchange may be undone until something is drawn or shown; all hands are shown when the game ends."""
    table = lay(["", "ela20a ela20b", "cru20a coin1"], "ela20c", "coin6", 0, last_round=True, removed=("spi", "yaw"))
    bet(table, "bluff", "ela20a", "coin1")
    play(table, 1, ("take", "left"))
    assert table.can_undo(1)
    play(table, 2, KEEP)
    assert not table.can_undo(2)
    assert table.play(2, ("undo",)) == Refused("undo_barrier")
    again = new(games_in_match=2, stall_limit=1)
    out(again)
    bet(again, hand(again, 0)[0], BLUFF, BLUFF)
    play(again, 0, KEEP)
    assert seen(again)["game_no"] == 2
    assert again.play(0, ("undo",)) == Refused("undo_barrier")


def test_the_score_is_never_below_zero() -> None:
    assert score_of(settled(fee=200, full_line=300), cards("oll20a fle20a ela20a ink20a")) == 0


def test_all_hands_are_open_after_the_end() -> None:
    table = new(stall_limit=1)
    out(table)
    assert "hand" not in seen(table)["players"][0]
    out(table)
    assert table.over
    assert all(player["hand"] for player in seen(table)["players"])


def test_a_score_is_the_sum_of_its_parts() -> None:
    """MM-8.5 Counted the quick way and row by row, for hands of any size under many terms."""
    luck = Luck("parts")
    everything = [*[note for notes in NOTES.values() for note in notes], *COINS, BLUFF]
    for _ in range(300):
        terms = {"fee": 10 * luck.below(21), "full_line": 100 + 10 * luck.below(21), "set_bonus": 10 * luck.below(21)}
        options = settled(**terms, coin_points=10 * luck.below(6))
        hand = tuple(card for card in everything if luck.below(3) == 0)
        assert score_of(options, hand) == sum(row["points"] for row in parts_of(options, hand))
