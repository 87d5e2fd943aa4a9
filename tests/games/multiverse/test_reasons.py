"""What bots of Multiverse Money say about their moves is counted again, with a second sum of what a hand may become."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from alcancia.bots import SeatView, find_bot
from alcancia.games import find
from alcancia.kernel import Luck, Table
from tests.games.recount import printed

MONEY = printed("multiverse", "money")
BLUFF, HOPES = "bluff", (0, 12, 45, 100)


def value(card: str) -> int:
    """A note's, as printed on it: the number after the currency's three letters."""
    return 0 if card == BLUFF or card.startswith("coin") else int("".join(sign for sign in card if sign.isdigit()))


def worth(cards: Iterable[str]) -> int:
    return sum(MONEY["coin_value"] if card.startswith("coin") else value(card) for card in cards)


def may_become(cards: Iterable[str], table: Any, options: Any) -> float:
    """What a hand is worth to a practised player: less and less of it is hope as the cards run out."""
    later = 0.0 if table["last_round"] else 0.25 + 0.75 * table["deck"] / max(1, table["deck_start"])
    held: dict[str, list[int]] = {}
    coins = 0
    for card in cards:
        coins += card.startswith("coin")
        if value(card):
            held.setdefault(card[:3], []).append(value(card))
    found = 0.0
    for notes in held.values():
        total, twenties, thirties = sum(notes), notes.count(20), notes.count(30)
        now = total if total >= options.full_line else max(0, total - options.fee)
        now += options.set_bonus * ((twenties == 3) + (thirties == 3))
        grown = total if total >= options.full_line else 0.0045 * total * total + 0.1 * total
        found += (1 - later) * now + later * (grown + HOPES[twenties] + HOPES[thirties])
    return float(found + coins * options.coin_points)


def points(cards: Iterable[str], options: Any) -> float:
    """What a hand scores if the game ended now."""
    return may_become(cards, {"last_round": True}, options)


def obtained(move: Any, table: Any, seat: int) -> tuple[str, ...]:
    if move[0] == "take":
        return tuple(table[move[1]])
    return tuple(table["players"][move[1] if move[0] == "swap" else seat]["front"])


def is_true(reason: str, move: Any, table: Any, seat: int, options: Any, open_moves: list[Any]) -> Any:
    """Is this so, as the table lies before the move?"""
    hand = table["hand"]
    given = move[1] if move[0] == "bet" else ()
    rest = [card for card in hand if card not in given]
    rivals = [bet for bets in table["history"] for other, bet in enumerate(bets) if other != seat and bet]
    match reason:
        case "take_best" | "swap_best" | "keep_best":
            gains = {other: may_become([*hand, *obtained(other, table, seat)], table, options) for other in open_moves}
            return reason.startswith(move[0]) and gains[move] >= max(gains.values()) - 1e-6
        case "take_rich":
            return worth(table[move[1]]) == max(worth(table[pile]) for pile in ("left", "right"))
        case "bet_high":
            return worth(given) > max(rivals, default=0)
        case "bet_spare":
            # Hardly needed: less is given up than is printed on them, in what the hand may become or, next to nothing, in points.
            now, later = points(hand, options) - points(rest, options), may_become(hand, table, options) - may_become(rest, table, options)
            return now <= min(60, worth(given)) or later <= worth(given) + 1e-6
        case "bet_worth":
            # Needed, but a pile, or what others are used to bet, may bring more.
            lost = may_become(hand, table, options) - may_become(rest, table, options)
            piles = [may_become([*rest, *table[pile]], table, options) - may_become(rest, table, options) for pile in ("left", "right")]
            return lost > worth(given) and max(*piles, 1.15 * max(rivals, default=100)) > lost
        case "bet_least":
            kept = may_become(rest, table, options)
            each = [may_become([card for card in hand if card != other], table, options) for other in hand if other != BLUFF]
            return kept >= max(each) - 1e-6
        case "sit_out":
            # Whatever card is given for whichever pile: the hand would be no better.
            best = max(
                may_become([*(card for card in hand if card != paid), *table[pile]], table, options)
                for paid in hand if value(paid) or paid.startswith("coin") for pile in ("left", "right")
            )  # fmt: skip
            return not worth(given) and best <= may_become(hand, table, options) + 1e-6
        case _:
            return reason == "whim"


def reasons(table: Table, bots: tuple[str, ...], luck: str) -> Counter[str]:
    """Everything that is said in a game, each held to be true."""
    said = Counter[str]()
    while not table.over:
        seat = next(iter(table.asked))
        sight = SeatView(table, seat)
        move = find_bot(table.game, bots[seat])(sight, Luck(f"{luck}{seat}{len(table.entries)}"))
        moves = list(sight.ask.enumerate(16)) if sight.ask.name == "exchange" else []
        assert is_true(sight.reason, move, table.view(seat)["table"], seat, table.options, moves), (sight.reason, move, luck)
        said[sight.reason] += 1
        assert table.play(seat, move)
    return said


def test_only_what_is_true_is_said() -> None:
    said, known = Counter[str](), ("baseline", "few", "easy", "cheap")
    for number in range(12):
        bots = tuple(known[(seat + number) % 4] for seat in range(4))
        said += reasons(Table.set_up(find("multiverse"), seats=4, seed=f"true {number}"), bots, f"{number} ")
    assert {"take_best", "swap_best", "keep_best", "take_rich", "bet_high", "bet_spare", "bet_least", "whim"} <= said.keys()


def test_who_sits_out_would_pay_for_nothing_there() -> None:
    """It takes a small game and a hand of nothing but sets."""
    table = Table.set_up(find("multiverse"), seats=3, seed="s11", options={"hand_size": 4, "pile_size": 3})
    assert reasons(table, ("baseline",) * 3, "11").keys() >= {"sit_out", "bet_worth"}
