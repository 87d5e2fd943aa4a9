"""Every sentence of the debrief is counted once more here, from the log alone, without the debrief's code."""

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from alcancia.kernel import Table
from tests.games.recount import all_counted, all_true, played


def worth(card: str) -> int:
    return 10 if card.startswith("coin") else int("".join(sign for sign in card[3:] if sign.isdigit())[:2])


def by_currency(hand: Iterable[str]) -> dict[str, list[int]]:
    held: dict[str, list[int]] = {}
    for card in hand:
        if not card.startswith("coin") and card != "bluff":
            held.setdefault(card[:3], []).append(worth(card))
    return held


def charge(values: list[int]) -> int:
    """What a currency loses for being below 200: 100, or all of it."""
    return 0 if sum(values) >= 200 else min(100, sum(values))


def score(hand: Iterable[str]) -> int:
    hand = list(hand)
    points = 10 * sum(card.startswith("coin") for card in hand)
    for values in by_currency(hand).values():
        points += sum(values) - charge(values) + 100 * (values.count(20) == 3) + 100 * (values.count(30) == 3)
    return points


def marks(values: list[int]) -> int:
    """How many of the three things worth reaching a currency has: both sets and the line."""
    return (values.count(20) == 3) + (values.count(30) == 3) + (sum(values) >= 200)


def recount(table: Table) -> Iterator[dict[str, Any]]:
    """The whole match, card by card."""
    seats = range(table.state.seats)
    hands: list[set[str]] = [set() for _ in seats]
    before = [0 for _ in seats]
    bet: dict[int, list[str]] = {}
    total: dict[int, int] = {}
    piles: dict[str, list[str]] = {}
    owner: dict[str, int] = {}
    place = 0
    overpaid = dict.fromkeys(seats, 0)
    waited = dict.fromkeys(seats, 0)
    used, out = dict.fromkeys(seats, 0), dict.fromkeys(seats, 0)
    bold: dict[int, tuple[int, dict[str, Any]]] = {}
    acted: set[int] = set()
    closed = True

    def close() -> None:
        """A round is over: was being first dear?"""
        order = sorted((total[seat] for seat in acted), reverse=True)
        if len(order) > 1 and order[0] - order[1] > 30:
            overpaid[next(seat for seat in acted if total[seat] == order[0])] += order[0] - order[1]

    for fact in table.facts:
        args = fact.args | (fact.secret or {})
        seat = args.get("seat", 0)
        if fact.key == "dealt":
            hands[seat] = {card for card in args["cards"] if card != "bluff"}
        elif fact.key == "piles_laid":
            piles = {"left": list(args["left"]), "right": list(args["right"])}
        elif fact.key == "round_started":
            before, bet, total, owner, place, acted, closed = [score(hand) for hand in hands], {}, {}, {}, 0, set(), False
        elif fact.key == "sat_out":
            out[seat] += 1
            used[seat] += args["bluff"] == "yes"
        elif fact.key == "bet_revealed":
            bet[seat], total[seat] = list(args["cards"]), sum(map(worth, args["cards"]))
            hands[seat] -= set(args["cards"])
            owner |= dict.fromkeys(args["cards"], seat)
            used[seat] += args["bluff"] == "yes"
        elif fact.key in ("pile_taken", "bets_swapped", "bet_kept"):
            place += 1
            acted.add(seat)
            given = list(args.get("given", ()))
            taken = list(args.get("taken", args.get("cards", ())))
            if fact.key == "bets_swapped":
                other = args["other"]
                mine = score(hands[seat] | set(taken)) - score(hands[seat] | set(given))
                theirs = score(hands[other] | set(given)) - score(hands[other] | set(taken))
                if mine > 0 and theirs > 0:
                    yield {"lesson": "both_gained", "seat": seat, "other": other, "period": fact.period, "gain": mine, "other_gain": theirs}
            held = by_currency(hands[seat])
            hands[seat] |= set(taken)
            if owner.get(taken[0], seat) != seat:
                for code in dict.fromkeys(card[:3] for card in taken if not card.startswith("coin")):
                    if marks(by_currency(hands[seat])[code]) > marks(held.get(code, [])):
                        yield {"lesson": "given_away", "seat": owner[taken[0]], "other": seat, "period": fact.period, "currency": code}
            if place >= 3:
                staked = [card for card, whose in owner.items() if whose == seat]
                waited[seat] += len(taken) - len(staked)
            gain = score(hands[seat]) - before[seat]
            loss = sum(map(worth, given)) - sum(map(worth, taken))
            if gain > 0 and loss > bold.get(seat, (0, {}))[0]:
                figures = {"period": fact.period, "given": sum(map(worth, given)), "taken": sum(map(worth, taken)), "gain": gain}
                bold[seat] = loss, figures
            if fact.key == "pile_taken":
                piles[args["pile"]] = given
        elif fact.key == "card_turned":
            piles[args["pile"]].append(args["card"])
        if fact.key in ("stalled", "card_turned", "hand_shown", "last_round_announced") and not closed:
            closed = True
            close()
    for seat in seats:
        if overpaid[seat]:
            yield {"lesson": "overpaid", "seat": seat, "amount": overpaid[seat]}
        if waited[seat] > 0:
            yield {"lesson": "waiting_pays", "seat": seat, "cards": waited[seat]}
        if used[seat] or out[seat]:
            yield {"lesson": "bluff", "seat": seat, "used": used[seat], "out": out[seat]}
        if seat in bold:
            yield {"lesson": "face_is_not_worth", "seat": seat, **bold[seat][1]}
        held = by_currency(hands[seat])
        if charged := [charge(values) for values in held.values() if charge(values)]:
            yield {"lesson": "fixed_charge", "seat": seat, "amount": sum(charged), "currencies": len(charged)}
        for code, values in held.items():
            if 170 <= sum(values) < 200:
                yield {"lesson": "just_short", "seat": seat, "currency": code, "sum": sum(values), "missing": 200 - sum(values)}
            for value in (20, 30):
                lying = any(card[:3] == code and worth(card) == value for pile in piles.values() for card in pile)
                if values.count(value) == 2 and lying:
                    yield {"lesson": "set_left_lying", "seat": seat, "currency": code, "value": value}


def rows(table: Table) -> Iterator[dict[str, Any]]:
    """One row per seat and round, as hands went from fact to fact."""
    seats, game, now = range(table.state.seats), 0, dict[int, dict[str, Any]]()
    hands: list[set[str]] = [set() for _ in seats]
    counts = ("bet_total", "bet_cards", "bluff", "sat_out", "place", "given_cards", "given_value", "taken_cards", "taken_value", "gain")
    for fact in table.facts:
        args = fact.args | (fact.secret or {})
        seat = args.get("seat", 0)
        if fact.key == "game_started":
            game = args["game_no"]
        elif fact.key == "dealt":
            hands[seat] = {card for card in args["cards"] if card != "bluff"}
        elif fact.key == "round_started":
            now = {
                seat: {"seat": seat, "period": fact.period, "game": game, "move": "", "score_before": score(hands[seat])}
                | dict.fromkeys(counts, 0)
                for seat in seats
            }
        elif fact.key == "sat_out":
            now[seat] |= {"sat_out": 1, "bluff": int(args["bluff"] == "yes")}
        elif fact.key == "bet_revealed":
            hands[seat] -= set(args["cards"])
            now[seat] |= {
                "bet_total": sum(map(worth, args["cards"])),
                "bet_cards": len(args["cards"]),
                "bluff": int(args["bluff"] == "yes"),
            }
        elif fact.key in ("pile_taken", "bets_swapped", "bet_kept"):
            given, taken = args.get("given", ()), args.get("taken", args.get("cards", ()))
            hands[seat] |= set(taken)
            move = {"pile_taken": f"take_{args.get('pile')}", "bets_swapped": "swap", "bet_kept": "keep"}[fact.key]
            now[seat] |= {"move": move, "place": 1 + len([row for row in now.values() if row["move"]])}
            now[seat] |= {"given_cards": len(given), "given_value": sum(map(worth, given))}
            now[seat] |= {"taken_cards": len(taken), "taken_value": sum(map(worth, taken))}
            now[seat]["gain"] = score(hands[seat]) - now[seat]["score_before"]
        elif fact.key in ("stalled", "card_turned", "hand_shown", "last_round_announced"):
            for row in now.values():
                yield row | after_the_round(hands[row["seat"]])
            now = {}


def after_the_round(hand: set[str]) -> dict[str, int]:
    """What somebody holds when a round is over."""
    held = by_currency(hand)
    sums = sorted(map(sum, held.values()))
    of_each = {f"held_{code}": sum(held.get(code, ())) for code in ("oll", "fle", "ela", "ink", "cru", "spi", "yaw")}
    share = int(100 * sum(sums[-2:]) / sum(sums)) if sums else 0
    return {"hand": len(hand), "score_now": score(hand), "fee_now": sum(map(charge, held.values())), "top_two_percent": share, **of_each}


def test_every_figure_is_true() -> None:
    seen, known = set[str](), set[str]()
    for number, bots in enumerate([("baseline",) * 3, ("random", "few", "easy", "cheap")] * 4):
        table = played("multiverse", bots, f"figures {number}", stall_limit=3, games_in_match=1 + number % 3)
        counted = list(rows(table))
        assert counted == table.measures()
        known |= {*counted[0]}
        seen |= {name for row in counted for name, value in row.items() if value}
    assert seen == known, "too few games to see everything once"


@pytest.mark.parametrize("bots", [("baseline",) * 4, ("random",) * 3, ("few", "easy", "cheap", "baseline", "random")])
def test_every_lesson_is_true(bots: tuple[str, ...]) -> None:
    all_true(recount, (played("multiverse", bots, f"true {number}", stall_limit=3, games_in_match=1 + number % 2) for number in range(4)))


def test_every_sentence_is_counted() -> None:
    those = (("random",) * 4, ("baseline", "easy", "cheap"))
    all_counted(
        "multiverse", recount, (played("multiverse", bots, f"all {number}", stall_limit=3) for bots in those for number in range(6))
    )
