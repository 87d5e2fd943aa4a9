"""Chance: the same everywhere, even, independent from stream to stream, forced by the trainer, committed beforehand."""

import hashlib
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcancia.ground.chance import commitment
from alcancia.kernel import TRAINER, Dealer, Luck, Refused
from tests.games.multiverse.position import BLUFF, bet, hand, new, pile, play, told
from tests.kernel.shapes import fixed

DECK = tuple(f"card{number}" for number in range(20))

PINNED_DICE = [5, 1, 2, 4, 2, 5, 4, 6, 4, 5, 4, 5]
PINNED_DECK = ("card0", "card7", "card15", "card8", "card1")
PINNED_WHEEL = ["c", "b", "c", "c", "c", "c", "c", "c"]
PINNED_LUCK = [4, 38, 30, 82, 97, 21, 20, 63, 2, 89]
PINNED_BITS = 177653133728418024418
PINNED_WIDE = 102637488979


def test_outcomes_are_the_same_on_every_machine() -> None:
    """Pinned: with another dealer every record ever saved breaks, with other luck every bot plays other games."""
    dealer = Dealer("seed")
    assert [dealer.pick("die", (1, 2, 3, 4, 5, 6)) for _ in range(12)] == PINNED_DICE
    assert dealer.deal("deck", DECK, 5) == PINNED_DECK
    assert [dealer.pick("wheel", "abc", (1, 2, 97)) for _ in range(8)] == PINNED_WHEEL
    luck = Luck("seed")
    assert [luck.below(100) for _ in range(10)] == PINNED_LUCK
    assert luck.bits(70) == PINNED_BITS
    assert luck.below(10**12) == PINNED_WIDE


def test_streams_do_not_shift_each_other() -> None:
    alone, busy = Dealer("seed"), Dealer("seed")
    for number in range(50):
        for _ in range(number % 3):
            busy.pick("other", DECK)
        busy.deal(f"more {number}", DECK, 3)
        assert alone.pick("die", range(6)) == busy.pick("die", range(6))


def test_streams_and_seeds_differ() -> None:
    def run(seed: str, stream: str) -> tuple[int, ...]:
        dealer = Dealer(seed)
        return tuple(dealer.pick(stream, range(1000)) for _ in range(20))

    runs = {run(seed, stream) for seed in ("a", "b", "", "é") for stream in ("die", "deck", "", "die2")}
    assert len(runs) == 16


def test_a_smaller_pool_shifts_nothing_later() -> None:
    """One occurrence per draw, whatever it is drawn from: paired comparisons stay paired."""
    one, other = Dealer("seed"), Dealer("seed")
    one.pick("deck", range(6))
    other.pick("deck", range(60))
    assert one.pick("deck", range(1000)) == other.pick("deck", range(1000))


def test_a_clone_deals_the_same() -> None:
    dealer = Dealer("seed")
    dealer.pick("die", range(6))
    dealer.force("die", 3)
    clone = dealer.clone()
    assert [clone.pick("die", range(6)) for _ in range(9)] == [dealer.pick("die", range(6)) for _ in range(9)]


def chi_square(counts: Counter[Any], expected: dict[Any, float]) -> float:
    return sum((counts[value] - share) ** 2 / share for value, share in expected.items())


@pytest.mark.parametrize("size", [2, 6, 10, 52])
def test_picks_are_even(size: int) -> None:
    dealer, rounds = Dealer("even"), 300
    counts = Counter(dealer.pick("die", range(size)) for _ in range(rounds * size))
    free = size - 1
    assert chi_square(counts, dict.fromkeys(range(size), rounds)) < free + 4 * (2 * free) ** 0.5


def test_weights_are_kept() -> None:
    dealer = Dealer("weights")
    counts = Counter(dealer.pick("wheel", "abc", (1, 3, 6)) for _ in range(6000))
    assert chi_square(counts, {"a": 600, "b": 1800, "c": 3600}) < 14


def test_deals_are_even_in_every_place() -> None:
    dealer = Dealer("places")
    deals = [dealer.deal("deck", "abcde", 3) for _ in range(3000)]
    for place in range(3):
        assert chi_square(Counter(dealt[place] for dealt in deals), dict.fromkeys("abcde", 600)) < 19
    assert chi_square(Counter(deals), {dealt: 50 for dealt in set(deals)}) < 60 + 4 * 11
    assert len(set(deals)) == 60


def test_neighbouring_draws_are_independent() -> None:
    dealer = Dealer("pairs")
    drawn = [dealer.pick("die", range(4)) for _ in range(8001)]
    assert chi_square(Counter(pairwise(drawn)), {(a, b): 500 for a in range(4) for b in range(4)}) < 15 + 4 * 5.5


@fixed
@given(
    st.text(st.characters(exclude_categories=["Cs"]), max_size=5), st.lists(st.integers(), min_size=1, max_size=9, unique=True), st.data()
)
def test_deals_come_from_the_pool_none_twice(seed: str, pool: list[int], data: st.DataObject) -> None:
    count = data.draw(st.integers(0, len(pool)))
    before = list(pool)
    dealt = Dealer(seed).deal("deck", pool, count)
    assert len(dealt) == len(set(dealt)) == count
    assert set(dealt) <= set(pool)
    assert pool == before


@fixed
@given(st.integers(1, 10**15), st.text(max_size=3).filter(str.isascii))
def test_luck_stays_below(n: int, seed: str) -> None:
    luck = Luck(seed)
    assert all(0 <= luck.below(n) < n for _ in range(10))
    assert all(0 <= luck.bits(k) < 1 << k for k in (0, 1, 31, 64, 600))


def test_luck_is_even() -> None:
    luck = Luck("even")
    counts = Counter(luck.below(10) for _ in range(5000))
    assert chi_square(counts, dict.fromkeys(range(10), 500)) < 9 + 4 * 4.3
    wide = Counter(luck.below(100_000) // 10_000 for _ in range(5000))
    assert chi_square(wide, dict.fromkeys(range(10), 500)) < 9 + 4 * 4.3
    assert {luck.choice("abc") for _ in range(50)} == set("abc")


# ── the trainer's forced outcomes ────────────────────────────────────────────


def test_forced_outcomes_come_first_and_in_order() -> None:
    dealer, plain = Dealer("seed"), Dealer("seed")
    for outcome in ("card3", "card9"):
        dealer.force("deck", outcome)
    assert dealer.pick("deck", DECK) == "card3"
    assert dealer.pick("deck", DECK) == "card9"
    # What was forced used up no occurrence, and no other stream noticed.
    assert dealer.pick("deck", DECK) == plain.pick("deck", DECK)
    assert dealer.pick("die", range(6)) == plain.pick("die", range(6))


def test_forced_cards_of_a_deal() -> None:
    dealer = Dealer("seed")
    for outcome in ("card3", "card9"):
        dealer.force("deck", outcome)
    dealt = dealer.deal("deck", DECK, 4)
    assert dealt[:2] == ("card3", "card9")
    assert len(set(dealt)) == 4


@pytest.mark.parametrize("impossible", ["card99", "card3x", 3, "", "CARD3"])
def test_an_impossible_outcome_is_dropped(impossible: Any) -> None:
    dealer, plain = Dealer("seed"), Dealer("seed")
    dealer.force("deck", impossible)
    dealer.force("deck", "card7")
    assert dealer.pick("deck", DECK) == "card7"
    assert dealer.pick("deck", DECK) == plain.pick("deck", DECK)


def test_true_is_not_one_and_text_is_no_number() -> None:
    for wrong in (True, "1", 1.0):
        dealer, plain = Dealer("seed"), Dealer("seed")
        dealer.force("die", wrong)
        assert dealer.pick("die", (1, 2, 3)) == plain.pick("die", (1, 2, 3))


def test_a_card_forced_twice_comes_once() -> None:
    dealer = Dealer("seed")
    dealer.force("deck", "card3")
    dealer.force("deck", "card3")
    assert dealer.deal("deck", DECK, 6).count("card3") == 1


def test_the_trainer_forces_the_next_cards_of_a_table() -> None:
    table = new(trainer=True, seed="force")
    wish = [card for card in table.state.deck[:3]]  # type: ignore[attr-defined]
    assert table.play(TRAINER, ("force", "deck", "oll99")) == Refused("cannot_come")
    for card in wish:
        assert table.play(TRAINER, ("force", "deck", card))
        assert table.play(TRAINER, ("force", "deck", card)) == Refused("cannot_come"), "once in the deck, wished for once"
    card = hand(table, 0)[0]
    bet(table, card, BLUFF, BLUFF)
    facts = play(table, 0, ("take", "left"))
    assert [row["card"] for row in told(facts, "card_turned")] == wish
    assert set(pile(table, "left")) == {card, *wish}


# ── the commitment ───────────────────────────────────────────────────────────


def test_the_commitment_can_be_checked_by_anybody() -> None:
    assert commitment("seed", "salt") == hashlib.sha256(b"salt\nseed").hexdigest()
    assert commitment("seed", "salt") != commitment("seed", "salt2") != commitment("seed2", "salt")


def test_a_record_without_its_seed_still_carries_the_commitment() -> None:
    table = new(seed="secret words")
    hidden, open_ = table.record(seed=False), table.record()
    assert (hidden["seed"], hidden["salt"]) == (None, None)
    assert "secret words" not in str(hidden)
    assert hidden["commitment"] == open_["commitment"] == commitment(open_["seed"], open_["salt"])
