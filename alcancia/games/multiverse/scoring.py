"""Sections 4.6 and 8: counting the hands, the end of a game and of the match."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Required, TypedDict

from alcancia.games.common.ranking import by_place, places
from alcancia.kernel import StandingsRow

from .content import BLUFF, CODES, COIN, COINS, CURRENCY, MONEY, NOTES, VALUE
from .state import Multiverse, Options, game

SETS: Final = tuple((value, MONEY.values.count(value)) for value in MONEY.set_values)
"""How many notes of a value make a full set."""


def holdings(cards: tuple[str, ...]) -> dict[str, list[int]]:
    """MM-8.1 The face values held of each currency."""
    held: dict[str, list[int]] = {}
    for card in cards:
        if card != BLUFF:
            held.setdefault(CURRENCY[card], []).append(VALUE[card])
    return held


def base_and_bonus(options: Options, values: Sequence[int]) -> tuple[int, int]:
    """MM-8.2 MM-8.3 Whole from the line on, below it less the fee; and a bonus for each full set."""
    worth = sum(values)
    base = worth if worth >= options.full_line else max(0, worth - options.fee)
    sets = 0
    for value, full in SETS:
        sets += values.count(value) == full
    return base, sets * options.set_bonus


@lru_cache(maxsize=4096)
def score_of(options: Options, cards: tuple[str, ...]) -> int:
    """MM-8.4 MM-8.5 All currencies and the coins; the bluff card is worth nothing."""
    points = points_of_handfuls(options)
    held = sum(map(_bit_of, cards))
    score = 0
    for _ in CODES:
        score += points[held % len(points)]
        held //= len(points)
    return score + held.bit_count() * options.coin_points


@lru_cache(maxsize=64)
def points_of_handfuls(options: Options) -> tuple[int, ...]:
    """MM-8.2 MM-8.3 The points of every handful of one currency's notes, a bit for each note. Hands are counted all the time."""
    handfuls = range(1 << len(MONEY.values))
    return tuple([sum(base_and_bonus(options, [v for n, v in enumerate(MONEY.values) if bits >> n & 1])) for bits in handfuls])


_bit_of = ({BLUFF: 0} | {card: 1 << n for n, card in enumerate([*(note for code in CODES for note in NOTES[code]), *COINS])}).__getitem__
"""All cards as the bits of one number: currency after currency, then the coins."""


class Part(TypedDict, total=False):
    """What one currency, or the coins, added to a score."""

    part: Required[str]
    points: Required[int]
    currency: str
    sum: int
    base: int
    bonus: int
    n: int


class Standing(StandingsRow):
    """A seat's match, and how its last game's score was made."""

    games: list[int]


def parts_of(options: Options, cards: tuple[str, ...]) -> list[Part]:
    """MM-8.1 MM-8.5 How a score was made, one row per currency held and one for the coins."""
    held = holdings(cards)
    rows: list[Part] = []
    for code in CODES:
        if code in held:
            base, bonus = base_and_bonus(options, held[code])
            part: Part = {
                "part": "currency",
                "currency": code,
                "sum": sum(held[code]),
                "base": base,
                "bonus": bonus,
                "points": base + bonus,
            }
            rows.append(part)
    if COIN in held:
        number = len(held[COIN])
        rows.append({"part": "coins", "n": number, "points": number * options.coin_points})
    return rows


@game.rule
def score(t: Multiverse) -> None:
    """MM-4.31 All hands are shown and counted; what lies in piles and deck counts for nobody."""
    scores = tuple(score_of(t.options, hand) for hand in t.hand)
    t.scores = (*t.scores, scores)
    t.match_totals = [before + now for before, now in zip(t.match_totals, scores, strict=True)]
    t.reveal()
    if t.recording:
        tell_scores(t, scores)


def tell_scores(t: Multiverse, scores: tuple[int, ...]) -> None:
    """MM-4.31 MM-8.6 The count, currency by currency, and who won this game."""
    for seat, hand in enumerate(t.hand):
        t.tell("hand_shown", seat=seat, cards=list(hand))
        coins = 0
        for row in parts_of(t.options, hand):
            if row["part"] == "coins":
                coins = row["points"]
            else:
                t.tell("scored_currency", seat=seat, currency=row["currency"], sum=row["sum"], base=row["base"], bonus=row["bonus"])
        t.tell("scored", seat=seat, coins=coins, total=scores[seat])
    best = max(scores)
    winners = [seat for seat, points in enumerate(scores) if points == best]
    t.tell("game_ended", winners=winners, scores=list(scores), totals=list(t.match_totals))


@game.rule
def end_match(t: Multiverse) -> None:
    """MM-4.32 MM-8.6 The highest sum of scores wins the match; equal sums share the victory."""
    best = max(t.match_totals)
    t.tell(
        "match_ended",
        winners=[seat for seat, sum_ in enumerate(t.match_totals) if sum_ == best],
        totals=list(t.match_totals),
    )


def worth(t: Multiverse, seat: int) -> int:
    """MM-8.6 The match total; while a game runs, with what hand and bet would score now."""
    running = len(t.scores) < t.game_no
    return t.match_totals[seat] + (score_of(t.options, t.hand[seat] + t.front[seat]) if running else 0)


def standings(t: Multiverse) -> list[Standing]:
    """MM-8.6 Ranks by match total, shared where equal; how the last game's score was made."""
    ranks, totals = places(t.match_totals), t.match_totals
    games = [[scores[seat] for scores in t.scores] for seat in range(t.seats)]
    return by_place([
        {"rank": ranks[seat], "seat": seat, "score": totals[seat], "games": games[seat], "parts": parts_of(t.options, t.hand[seat])}
        for seat in range(t.seats)
    ], lambda seat: {"score": totals[seat]})  # fmt: skip
