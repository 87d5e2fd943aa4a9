"""Section 11: the figures of the debrief and the lessons worth calling out, all retold from the facts."""

from collections.abc import Iterator, Sequence
from typing import cast

from alcancia.games.common.accounts import Accounts, Row
from alcancia.kernel import Fact, LessonRow, MeasureRow

from .content import BLUFF, CODES, COIN, CURRENCY, MONEY, VALUE, in_order, total
from .scoring import base_and_bonus, holdings, score_of
from .state import Multiverse, Options

OVERPAID = 30
"""Being first by more than this could have been had for less."""
JUST_SHORT = 30
"""A currency that ended this close below the full line."""


class Measure(MeasureRow):
    """One seat's round: its bet, its turn, and the hand that was left."""

    game: int
    move: str
    bet_total: int
    bet_cards: int
    bluff: int
    sat_out: int
    place: int
    given_cards: int
    given_value: int
    taken_cards: int
    taken_value: int
    gain: int
    score_before: int
    hand: int
    score_now: int
    fee_now: int
    top_two_percent: int
    held_oll: int
    held_fle: int
    held_ela: int
    held_ink: int
    held_cru: int
    held_spi: int
    held_yaw: int


class Lesson(LessonRow, total=False):
    """Something worth talking about, with the figures of its kind."""

    other: int
    period: int
    gain: int
    other_gain: int
    currency: str
    amount: int
    cards: int
    given: int
    taken: int
    used: int
    out: int
    currencies: int
    sum: int
    missing: int
    value: int


class Retold(Accounts):
    """One match told again: hands are followed from fact to fact, and every round leaves a row per seat."""

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(seats, ())
        self.options = options
        self.hands: list[set[str]] = [set() for _ in self.seats]
        self.rounds: list[Row] = []
        self.now: list[Row] = []
        self.game_no = 0
        self.bettor: dict[str, int] = {}
        self.found: list[Row] = []
        """Lessons that can be told from the turn itself."""

    def on_game_started(self, args: Row, period: int) -> None:
        self.game_no = args["game_no"]

    def on_dealt(self, args: Row, period: int) -> None:
        self.hands[args["seat"]] = {card for card in args["cards"] if card != BLUFF}

    def on_round_started(self, args: Row, period: int) -> None:
        self.bettor = {}
        self.now = [self.fresh(seat, period) for seat in self.seats]

    def on_bet_revealed(self, args: Row, period: int) -> None:
        self.hands[args["seat"]] -= set(args["cards"])
        self.bettor |= dict.fromkeys(args["cards"], args["seat"])
        bluff = int(args["bluff"] == "yes")
        self.now[args["seat"]] |= {"bet_total": args["total"], "bet_cards": len(args["cards"]), "bluff": bluff}

    def on_sat_out(self, args: Row, period: int) -> None:
        self.now[args["seat"]] |= {"sat_out": 1, "bluff": int(args["bluff"] == "yes")}

    def on_pile_taken(self, args: Row, period: int) -> None:
        self.act(args["seat"], f"take_{args['pile']}", args["given"], args["taken"])

    def on_bets_swapped(self, args: Row, period: int) -> None:
        self.find_both_gained(args["seat"], args["other"], args["given"], args["taken"])
        self.act(args["seat"], "swap", args["given"], args["taken"])

    def on_bet_kept(self, args: Row, period: int) -> None:
        self.act(args["seat"], "keep", (), args["cards"])

    def close(self, args: Row, period: int) -> None:
        """The round is over: what everybody holds now."""
        for row in self.now:
            self.rounds.append(row | self.holding(row["seat"]))
        self.now = []

    on_stalled = on_card_turned = on_hand_shown = on_last_round_announced = close

    def fresh(self, seat: int, period: int) -> Row:
        """A seat's row as a round begins; what its hand would score is the mark its exchange is held against."""
        names = ("bet_total", "bet_cards", "bluff", "sat_out", "place", "given_cards", "given_value", "taken_cards", "taken_value", "gain")
        before = score_of(self.options, in_order(self.hands[seat]))
        return {"seat": seat, "period": period, "game": self.game_no, "move": "", **dict.fromkeys(names, 0), "score_before": before}

    def act(self, seat: int, move: str, given: Sequence[str], taken: Sequence[str]) -> None:
        """A turn: which, in what place, for what."""
        held = self.hands[seat]
        self.hands[seat] = held | set(taken)
        self.find_given_away(seat, held, taken)
        self.now[seat] |= {
            "move": move,
            "place": 1 + sum(row["place"] > 0 for row in self.now),
            "given_cards": len(given),
            "given_value": total(given),
            "taken_cards": len(taken),
            "taken_value": total(taken),
            "gain": score_of(self.options, in_order(self.hands[seat])) - self.now[seat]["score_before"],
        }

    def find_both_gained(self, seat: int, other: int, given: Sequence[str], taken: Sequence[str]) -> None:
        """Do both sides of a swap stand better with what now lies there: the same notes, worth more to each?"""
        gain, other_gain = self.better(seat, given, taken), self.better(other, taken, given)
        if gain > 0 and other_gain > 0:
            found = {"lesson": "both_gained", "seat": seat, "other": other, "period": self.now[seat]["period"]}
            self.found.append(found | {"gain": gain, "other_gain": other_gain})

    def better(self, seat: int, given: Sequence[str], taken: Sequence[str]) -> int:
        """What this hand scores more with the one bet than with the other."""
        hand = self.hands[seat]
        return score_of(self.options, in_order(hand | set(taken))) - score_of(self.options, in_order(hand | set(given)))

    def find_given_away(self, seat: int, held: set[str], taken: Sequence[str]) -> None:
        """Did somebody's bet bring this seat a full set or over the line?"""
        giver = self.bettor.get(taken[0], seat)  # a bet is taken whole
        if giver == seat:
            return
        before, after = holdings(in_order(held)), holdings(in_order(self.hands[seat]))
        for code in dict.fromkeys(CURRENCY[card] for card in taken):
            if code != COIN and self.reached(after[code]) > self.reached(before.get(code, [])):
                period = self.now[seat]["period"]
                self.found.append({"lesson": "given_away", "seat": giver, "other": seat, "period": period, "currency": code})

    def reached(self, values: list[int]) -> int:
        """Full sets of a currency, and one more if it is over the line."""
        sets = sum(values.count(value) == MONEY.values.count(value) for value in MONEY.set_values)
        return sets + (sum(values) >= self.options.full_line)

    def holding(self, seat: int) -> Row:
        """Hand size, score if the game ended now, what the fixed charge takes, how concentrated the money is and in what."""
        hand = in_order(self.hands[seat])
        held = holdings(hand)
        held.pop(COIN, None)
        sums = sorted((sum(values) for values in held.values()), reverse=True)
        fee = sum(sum(values) - base_and_bonus(self.options, values)[0] for values in held.values())
        share = 100 * sum(sums[:2]) // sum(sums) if sums else 0
        of_each = {f"held_{code}": sum(held.get(code, ())) for code in CODES}
        return {"hand": len(hand), "score_now": score_of(self.options, hand), "fee_now": fee, "top_two_percent": share, **of_each}


def measures(t: Multiverse, facts: Sequence[Fact]) -> list[Measure]:
    """MM-4.31 One row per seat and round: bet, place in the order, exchange, and the hand it left."""
    return cast(list[Measure], retell(t, facts).rounds)


def retell(t: Multiverse, facts: Sequence[Fact]) -> Retold:
    """The match so far."""
    retold = Retold(t.options, t.seats)
    retold.follow(facts)
    return retold


def lessons(t: Multiverse, facts: Sequence[Fact]) -> list[Lesson]:
    """MM-4.31 What is worth talking about, each with its figure and, where there is one, its round."""
    retold = retell(t, facts)
    rows = retold.rounds
    found = [
        *retold.found,
        *price_of_being_first(rows),
        *bargain_of_the_last(rows),
        *face_is_not_worth(rows),
        *bluffs(rows),
    ]
    if not t.agenda:
        found += [*fixed_charge(t), *just_short(t)]
    return cast(list[Lesson], found)


def _rounds(rows: Sequence[Row]) -> Iterator[list[Row]]:
    """The rows of each round, in the order of play."""
    keys = dict.fromkeys((row["game"], row["period"]) for row in rows)
    for key in keys:
        yield sorted((row for row in rows if (row["game"], row["period"]) == key and row["place"]), key=lambda row: row["place"])


def price_of_being_first(rows: Sequence[Row]) -> Iterator[Row]:
    """Own total less the next highest, when first: what was overpaid for priority, summed over the game."""
    paid: dict[int, int] = {}
    for order in _rounds(rows):
        bets = sorted(order, key=lambda row: -row["bet_total"])
        if len(bets) > 1 and bets[0]["bet_total"] - bets[1]["bet_total"] > OVERPAID:
            seat = bets[0]["seat"]
            paid[seat] = paid.get(seat, 0) + bets[0]["bet_total"] - bets[1]["bet_total"]
    for seat, amount in sorted(paid.items()):
        yield {"lesson": "overpaid", "seat": seat, "amount": amount}


def bargain_of_the_last(rows: Sequence[Row]) -> Iterator[Row]:
    """Cards that came less cards that were bet, for those who acted third or later: waiting can pay, taking one's bet back does not."""
    gained: dict[int, int] = {}
    for row in rows:
        if row["place"] >= 3:
            gained[row["seat"]] = gained.get(row["seat"], 0) + row["taken_cards"] - row["bet_cards"]
    for seat, cards in sorted(gained.items()):
        if cards > 0:
            yield {"lesson": "waiting_pays", "seat": seat, "cards": cards}


def face_is_not_worth(rows: Sequence[Row]) -> Iterator[Row]:
    """The turn in which most face value was given away and the score still rose."""
    for seat in sorted({row["seat"] for row in rows}):
        best = max(
            (row for row in rows if row["seat"] == seat), key=lambda row: row["given_value"] - row["taken_value"] if row["gain"] > 0 else 0
        )
        if best["gain"] > 0 and best["given_value"] > best["taken_value"]:
            yield {
                "lesson": "face_is_not_worth", "seat": seat, "period": best["period"], "given": best["given_value"],
                "taken": best["taken_value"], "gain": best["gain"],
            }  # fmt: skip


def bluffs(rows: Sequence[Row]) -> Iterator[Row]:
    """Rounds with the bluff card in the bet, and rounds sat out."""
    for seat in sorted({row["seat"] for row in rows}):
        used = sum(row["bluff"] for row in rows if row["seat"] == seat)
        out = sum(row["sat_out"] for row in rows if row["seat"] == seat)
        if used or out:
            yield {"lesson": "bluff", "seat": seat, "used": used, "out": out}


def fixed_charge(t: Multiverse) -> Iterator[Row]:
    """What the fee took at the end: money spread too thin."""
    for seat, hand in enumerate(t.hand):
        held = holdings(hand)
        held.pop(COIN, None)
        taken = [lost for values in held.values() if (lost := sum(values) - base_and_bonus(t.options, values)[0])]
        if taken:
            yield {"lesson": "fixed_charge", "seat": seat, "amount": sum(taken), "currencies": len(taken)}


def just_short(t: Multiverse) -> Iterator[Row]:
    """A currency that ended just below the line, or a set with the third card left on the table."""
    lying = [card for pile in t.pile.values() for card in pile]
    for seat, hand in enumerate(t.hand):
        for code, values in holdings(hand).items():
            if code == COIN:
                continue
            missing = t.options.full_line - sum(values)
            if 0 < missing <= JUST_SHORT:
                yield {"lesson": "just_short", "seat": seat, "currency": code, "sum": sum(values), "missing": missing}
            for value in MONEY.set_values:
                left = [card for card in lying if card.startswith(code) and VALUE[card] == value]
                if values.count(value) == MONEY.values.count(value) - 1 and left:
                    yield {"lesson": "set_left_lying", "seat": seat, "currency": code, "value": value}
