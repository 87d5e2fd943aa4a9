"""Sections 4.1 to 4.3 and 4.5: a round, the bets, the reveal, and the refill of the piles after the exchanges."""

from collections.abc import Sequence
from functools import cache
from operator import not_
from typing import Any

from alcancia.kernel import Ask, Chance, Move, MoveValue, Refused, Sealed, Step, Subset, ask_sealed, deal

from .content import BLUFF, CARDS, CODES, COINS, NOTES, SERIAL, VALUE, in_order, less
from .exchange import exchange, tell_turn
from .options import Options
from .state import DECK, LEFT, RIGHT, Multiverse, game


@game.rule
def round_(t: Multiverse, number: int) -> None:
    """MM-4.1 A round: bet, reveal, exchange, refill. After the last one the hands are scored."""
    begin(t, number)


def begin(t: Multiverse, number: int) -> None:
    """MM-4.2 Everybody hears the round's number, and whether it is the last."""
    game.change_rules(t)
    t.period = number
    t.acted = ()
    t.sat_out = (False,) * t.seats
    if t.recording:
        t.tell("round_started", round_no=number, last="yes" if t.last_round else "no")
    t.then(bet())


def prepare(t: Multiverse) -> tuple[int, tuple[tuple[str, ...], ...], MoveValue | None]:
    """MM-4.6 MM-7.3 What two options make of the bets: the fewest cards, what is ruled out, and how to sit out."""
    if t.options.sit_out:
        return (1, (), ("bet", (BLUFF,))) if t.options.bluff_cards else (0, (), ("bet", ()))
    return (1, ((BLUFF,),) if t.options.bluff_cards else (), None)


@game.question
def bet(t: Multiverse) -> Sealed:
    """MM-4.3 MM-4.4 MM-4.5 MM-4.7 MM-4.8 MM-4.9 MM-4.34 All seats bet at once, face down: any cards of the hand; a bet is final."""
    fewest, ruled_out, sitting_out = t.book
    cards = whole_deck(t.removed, t.options.coins)

    def mine(seat: int) -> Ask:
        hand = t.hand[seat]
        return Ask(seat, (Move("bet", (Bet(hand, fewest, but=ruled_out, cards=cards),)),), sitting_out or ("bet", cheapest(hand)))

    return ask_sealed(range(t.seats), mine, then=reveal(), final=True, told=placed)


class Bet(Subset, tag="subset", eq=False, gc=False):
    """Any cards of the hand; `cards` are the money in this game, wherever it is."""

    cards: tuple[str, ...] = ()

    def why_not(self, value: Any) -> str:
        """MM-4.4 MM-7.3 Unknown, repeated, not in hand, empty, sitting out."""
        if type(value) is not tuple:
            return ""
        if not all(type(card) is str and (card in self.cards or (card == BLUFF and BLUFF in self.options)) for card in value):
            return "unknown_card"
        if len(set(value)) < len(value):
            return "card_repeated"
        if not set(value) <= set(self.options):
            return "card_not_in_hand"
        return "sit_out_not_allowed" if value else "bet_empty"


@cache
def whole_deck(removed: tuple[str, ...], coins: int) -> tuple[str, ...]:
    """MM-3.1 MM-3.3 The notes of the currencies in play and so many coins."""
    notes = [note for code in CODES if code not in removed for note in NOTES[code]]
    return in_order([*notes, *COINS[:coins]])


def placed(t: Multiverse, seat: int, value: MoveValue) -> None:
    """MM-4.8 Everybody sees that a bet lies there and, unless an option hides it, of how many cards."""
    count = len(value[1]) if t.options.bet_counts == "shown" else 0
    t.tell("bet_placed", owner=seat, secret={"cards": value[1]}, seat=seat, count=count)


def cheapest(hand: tuple[str, ...]) -> tuple[str, ...]:
    """MM-7.3 The default bet of those who may not sit out: the cheapest card, of the highest serial."""
    return (min((card for card in hand if card != BLUFF), key=lambda card: (VALUE[card], -SERIAL[card])),)


@game.rule
def reveal(t: Multiverse, answers: tuple[tuple[int, MoveValue], ...]) -> None:
    """MM-4.10 MM-4.11 MM-4.12 MM-4.14 All bets turn over together; bluff cards go home; who bet no money sits out."""
    for seat, (_, cards) in answers:
        money = cards[:-1] if cards and cards[-1] == BLUFF else cards
        kept, stake = list(t.hand[seat]), 0
        for card in money:
            kept.remove(card)
            stake += VALUE[card]
        t.hand[seat] = tuple(kept)
        t.front[seat], t.stake[seat] = money, stake
        if t.unseen[seat]:
            t.unseen[seat] = less(t.unseen[seat], money)
    t.sat_out = tuple(map(not_, t.front))
    t.history += (tuple(t.stake),)
    if t.recording:
        tell_bets(t, answers)
        tell_turn(t)
    t.then(exchange(), refill())


def tell_bets(t: Multiverse, answers: tuple[tuple[int, MoveValue], ...]) -> None:
    """MM-4.11 MM-4.13 Everybody reads each bet, its total and its lowest serial, and who used the bluff card."""
    for seat, (_, cards) in answers:
        if t.sat_out[seat]:
            t.tell("sat_out", seat=seat, bluff="yes" if BLUFF in cards else "no")
        else:
            used = "yes" if BLUFF in cards else "no"
            low = SERIAL[t.front[seat][0]]
            t.tell("bet_revealed", seat=seat, cards=t.front[seat], bluff=used, total=t.stake[seat], low=low)


@game.question
def refill(t: Multiverse) -> Chance | Step | None:
    """MM-4.25 MM-4.27 Both piles are filled up to four; after the last round not at all."""
    if t.last_round:
        return None
    missing = room(t, LEFT) + room(t, RIGHT)
    return deal(DECK, t.deck, min(missing, len(t.deck)), then=refilled()) if missing and t.deck else refilled(())


def room(t: Multiverse, pile: str) -> int:
    """MM-4.26 MM-4.27 How many cards a pile lacks; a larger one keeps what it has."""
    lacks = t.options.pile_size - len(t.pile[pile])
    return lacks if lacks > 0 else 0


def streams(t: Multiverse) -> list[tuple[str, Sequence[str], str]]:
    """MM-4.26 The trainer may choose what is turned over next, card by card."""
    return [(DECK, sorted(t.deck), "card")] if t.deck and not t.last_round else []


def left(t: Multiverse, stream: str, outcome: Any) -> int:
    """MM-4.26 Every card is in the deck once, and once more in each game of the match that is still to come."""
    later = games_left(t)
    if stream == DECK:
        return int(not t.last_round and outcome in t.deck) + (later if outcome in CARDS else 0)
    return later if stream == "currencies" and outcome in CODES else 0


def games_left(t: Multiverse) -> int:
    """MM-4.1 The games of the match that have not begun."""
    return sum(step[0] == "game_" for step in t.agenda)


def last(t: Multiverse, period: int) -> list[tuple[str, Any]] | Refused:
    """MM-4.35 An early end: the round that is being played is the last, and no further game of the match begins."""
    if t.last_round or period != t.period:
        return Refused("bad_last_period")
    t.last_round = True
    t.agenda = [step for step in t.agenda if step[0] != "game_"]
    return []


def length(t: Multiverse) -> int | None:
    """MM-4.28 MM-4.29 MM-4.35 Nobody knows the last round before it is announced."""
    return t.period if t.last_round and not games_left(t) else None


def ahead(t: Multiverse) -> int | None:
    """MM-4.28 MM-4.1 About how many rounds the deck still has cards for, at the pace so far, and those of the games to come."""
    used = t.deck_start - len(t.deck)
    played = t.period - 1
    if t.last_round or played < 1 or used < 1:
        return 0 if t.last_round and not games_left(t) else None
    return len(t.deck) * played // used + 1 + games_left(t) * (t.deck_start * played // used)


def amend(t: Multiverse, options: Options) -> Options | Refused:
    """MM-4.2 A rule changed in play holds from the next round on: there must be one, in this game or the next."""
    return Refused("no_next_period") if t.last_round and not games_left(t) else options


@game.rule
def refilled(t: Multiverse, cards: tuple[str, ...]) -> None:
    """MM-4.28 MM-4.29 MM-4.30 An empty deck or a long stall brings the last round."""
    if not cards:
        t.stall += 1
        t.tell("stalled", stall=t.stall, stall_limit=t.options.stall_limit)
        if t.stall == t.options.stall_limit:
            last_round(t, "stall")
    else:
        lay(t, cards)
        if t.deck:
            t.stall = 0
        else:
            t.tell("deck_exhausted")
            last_round(t, "deck")
    begin(t, t.period + 1)


def lay(t: Multiverse, cards: tuple[str, ...]) -> None:
    """MM-4.25 MM-4.26 Cards turned one by one, to the left first. The last to act turns them: a matter of form."""
    left = room(t, LEFT)
    if t.recording:
        by = t.acted[-1] if t.acted else None
        for number, card in enumerate(cards, 1):
            t.tell("card_turned", pile=LEFT if number <= left else RIGHT, card=card, by=by, deck=len(t.deck) - number)
    t.pile[LEFT] = in_order(t.pile[LEFT] + cards[:left])
    t.pile[RIGHT] = in_order(t.pile[RIGHT] + cards[left:])
    t.deck = less(t.deck, cards)


def last_round(t: Multiverse, reason: str) -> None:
    """MM-4.28 MM-4.29 Everybody hears that the next round is the last, and why."""
    t.last_round = True
    t.tell("last_round_announced", reason=reason)
