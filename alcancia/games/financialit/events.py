"""Section 4.6: Events. One card is shown and settled before the next."""

from collections.abc import Sequence
from typing import Any

from alcancia.kernel import BANK, TRAINER, Ask, Chance, OneOf, Step, ask, chance, move

from .content import EVENTS
from .figures import family_modifier, holds, in_force
from .loans import charge, gain, lose, raise_money
from .state import GOODS, FinanciaLit, game
from .trainer import EVENT_ORDER, NEXT_EVENT

DRAW = ("draw",)


def comes(t: FinanciaLit, stream: str, outcome: Any) -> Step | dict[int, dict[str, int]] | None:
    """FL-4.1.2 FL-4.6.5 What a trainer is shown of an Event or an income card before it comes: for a family as it treats such cards."""
    if stream in (NEXT_EVENT, EVENT_ORDER):
        return event_chosen(outcome)
    _, seat = stream.removeprefix("income_").split("_")
    return {int(seat): {"modifier": family_modifier(t, int(seat), outcome)}}


def strikes(t: FinanciaLit, seat: int) -> dict[str, int]:
    """FL-4.6.5 What an Event can change beside Units, Happiness and goods."""
    home = t.homes[seat]
    tokens = sum([token for _, token in home.investments])
    return {
        "loans": len(home.loans),
        "income_next": home.income_next,
        "bills_next": home.bills_next,
        "wait": tokens,
        "pawns_away": int(home.pawn_away_next),
    }


@game.rule
def events(t: FinanciaLit) -> None:
    """FL-4.6.1 FL-4.6.2 As many cards as this round asks for, one after the other; a trainer or a script may choose."""
    guided = t.trainer or t.options.event_mode != "shuffled"
    t.then(*[next_event() if guided else event_draw()] * t.book.events_in[t.period - 1])


@game.rule
def next_event(t: FinanciaLit) -> None:
    """FL-4.6.3 FL-4.6.7 An exhausted deck is rebuilt from the discard; then the trainer, the script or chance names the card."""
    rebuild(t)
    if t.options.event_mode == "live" and t.trainer:
        t.then(trainer_event())
        return
    wishes = (NEXT_EVENT,) if t.trainer else ()
    scripts = (*wishes, EVENT_ORDER) if t.options.event_mode == "stacked" else wishes
    t.then(stacked_event(scripts) if scripts else event_draw())


def rebuild(t: FinanciaLit) -> None:
    """FL-4.6.7 The discard becomes the deck."""
    if not t.decks["event"]:
        t.decks["event"], t.discards["event"] = sorted(t.discards["event"]), []


@game.question
def trainer_event(t: FinanciaLit) -> Ask | None:
    """FL-4.6.3 The trainer names a kind that still has a copy (or any kind, by option), or lets it be drawn."""
    deck = t.decks["event"]
    if t.options.event_pool == "catalogue":
        kinds: Sequence[str] = tuple(EVENTS)
    else:
        kinds = [kind for kind in EVENTS if kind in deck]
    if not kinds:
        return None
    chosen = move("choose_event", OneOf(kinds), then=event_chosen())
    why = {"choose_event": lambda card: "event_not_available" if card in EVENTS and card not in kinds else ""}
    return ask(TRAINER, chosen, move("draw", then=event_draw()), default=DRAW, why=why)


@game.rule
def event_chosen(t: FinanciaLit, card: str) -> None:
    """FL-4.6.3 The trainer's card; a copy that is not in the deck is an extra one and leaves the game afterwards."""
    show(t, card, "trainer")


@game.question
def stacked_event(t: FinanciaLit, streams: tuple[str, ...]) -> Chance | Step:
    """FL-4.6.3 Has the trainer stacked a card here? Only the dealer knows; cards without a copy left are skipped."""
    kinds = [kind for kind in EVENTS if kind in t.decks["event"]] if streams else []
    if not kinds:
        return event_draw()
    return chance(streams[0], ("", *kinds), then=stacked(streams[1:]), weights=(1, *[0] * len(kinds)))


@game.rule
def stacked(t: FinanciaLit, streams: tuple[str, ...], card: str) -> None:
    """FL-4.6.3 A stacked card is shown; when the list is used up, cards are drawn from the rest."""
    if card:
        show(t, card, "trainer")
    else:
        t.then(stacked_event(streams))


@game.question
def event_draw(t: FinanciaLit) -> Chance | None:
    """FL-4.6.3 FL-4.6.7 Drawn from the deck, rebuilt from the discard if need be; without any cards no Event happens."""
    deck = t.decks["event"] or t.discards["event"]
    return chance("event", deck, then=event_drawn()) if deck else None


@game.rule
def event_drawn(t: FinanciaLit, card: str) -> None:
    """FL-4.6.3 The card that chance named."""
    rebuild(t)
    show(t, card, "deck")


def show(t: FinanciaLit, card: str, source: str) -> None:
    """FL-4.6.4 FL-4.6.5 FL-4.6.7 The card is shown; the unprotected pay together, then the other effects follow."""
    deck = t.decks["event"]
    if card in deck:
        deck.remove(card)
        t.discards["event"].append(card)
    t.last_event = card
    t.reveal()
    if t.recording:
        t.tell("event_shown", card=card, source=source)
    dues, hit = [0] * t.seats, []
    for seat in t.order():
        if not spared(t, seat, card):
            hit.append(seat)
            dues[seat] = unit_cost(t, seat, card)
        elif t.recording:
            tell_spared(t, seat, card)
    if charge(t, dues, "event"):
        t.then(raise_money("event"), event_effects(card, tuple(hit), tuple(dues)))
    else:
        take_effect(t, card, hit, dues)


def spared(t: FinanciaLit, seat: int, card: str) -> bool:
    """FL-4.6.4 The right insurance, another protection, or the card's own condition."""
    home, book = t.homes[seat], t.printed
    stops = book.stops[card]
    if stops and holds(home, stops):
        return True
    condition, number = book.unless[card]
    if not condition:
        return False
    return len(home.skills) >= number if condition == "skills" else not home.loans


def unit_cost(t: FinanciaLit, seat: int, card: str) -> int:
    """FL-4.6.5 FL-4.6.6 All Unit costs of the card as things stand now, the surcharge for a tag once."""
    cost, varies = t.printed.costs[card]
    if not varies:
        return cost
    for name, number, what, _ in varies:
        if name == "PAY_PER_LOAN":
            cost += number * len(t.homes[seat].loans)
        elif any([t.printed.luxuries[held].tag == what for held in t.homes[seat].luxuries]):
            cost += number
    return cost


def tell_spared(t: FinanciaLit, seat: int, card: str) -> None:
    """FL-4.6.4 What protected a seat, the insurance first, and what it was spared: Units, Happiness it has to lose, and next income."""
    home, book = t.homes[seat], t.printed
    shield = next((held for held in (*home.insurances, *in_force(home)) if held in book.stops[card]), "none")
    losses = [(name, -number) for name, number, _, _ in book.operations[card] if number < 0]
    joy = min(t.happiness[seat], sum([loss for name, loss in losses if name == "HAPPY"]))
    income = sum([loss for name, loss in losses if name == "INCOME_NEXT"])
    t.tell("event_prevented", seat=seat, card=card, shield=shield, units=unit_cost(t, seat, card), happiness=joy, income=income)


@game.rule
def event_effects(t: FinanciaLit, card: str, hit: tuple[int, ...], paid: tuple[int, ...]) -> None:
    """FL-4.6.5 When all have raised the money."""
    take_effect(t, card, hit, paid)


def take_effect(t: FinanciaLit, card: str, hit: Sequence[int], paid: Sequence[int]) -> None:
    """FL-4.6.5 FL-4.6.6 After the payment, the other effects in the order printed."""
    operations = t.printed.others[card]
    if not operations and not t.recording:
        return
    for seat in hit:
        before = standing(t, seat) if t.recording else ()
        for name, number, what, most in operations:
            apply_operation(t, seat, name, number, what, most)
        if before:
            change = [now - then for now, then in zip(standing(t, seat), before, strict=True)]
            tell_effects(t, seat, card, change, paid[seat])


def standing(t: FinanciaLit, seat: int) -> tuple[int, ...]:
    """FL-4.6.5 Everything an Event can change, to tell afterwards what it did."""
    home = t.homes[seat]
    tokens = sum([token for _, token in home.investments])
    return t.units[seat], t.happiness[seat], t.goods[seat], home.income_next, home.bills_next, tokens, int(home.pawn_away_next)


def tell_effects(t: FinanciaLit, seat: int, card: str, change: list[int], paid: int) -> None:
    """FL-4.6.5 What the card did to this seat: losses as losses, gains as gains."""
    units, joy, goods, income, bills, tokens, pawn = change
    if card in t.printed.harmful:
        t.tell(
            "event_hit", seat=seat, card=card, units=paid - units, happiness=-joy, goods=-goods, income=income, bills=bills, tokens=tokens,
            pawn=pawn,
        )  # fmt: skip
    else:
        t.tell("event_gain", seat=seat, card=card, units=units, happiness=joy, goods=goods, income=income, bills=bills, tokens=tokens)


def apply_operation(t: FinanciaLit, seat: int, name: str, number: int, what: int | str, most: int) -> None:
    """FL-4.6.5 FL-4.6.8 FL-4.6.9 One printed effect; payments were made before."""
    home = t.homes[seat]
    if name == "HAPPY" or (name == "HAPPY_IF_UNITS" and t.units[seat] >= int(what)):
        swing(t, seat, number)
    elif name == "GOODS" and number > 0:
        t.pay(BANK, seat, number, "event", GOODS)
    elif name in ("GOODS", "GOODS_HALF"):
        lost = t.goods[seat] // 2 if name == "GOODS_HALF" else min(-number, t.goods[seat])
        t.pay(seat, BANK, lost, "event", GOODS)
    elif name == "GAIN":
        t.pay(BANK, seat, number, "event_gain")
    elif name == "GAIN_PER":
        t.pay(BANK, seat, min(most, number * counted(t, seat, what)), "event_gain")
    elif name == "INCOME_NEXT":
        home.income_next += number
    elif name == "BILLS_NEXT":
        home.bills_next += number
    elif name == "PAWN_AWAY":
        home.pawn_away_next = home.pawn_away_next or not holds(home, t.printed.stay_home)
    elif name == "INVEST_SHIFT":
        highest = {card: t.printed.investments[card].slots for card, _ in home.investments}
        home.investments = [(card, min(max(token + number, 1), highest[card])) for card, token in home.investments]


def swing(t: FinanciaLit, seat: int, number: int) -> None:
    """FL-4.0.1 Happiness up or down."""
    if number > 0:
        gain(t, seat, number, "event")
    else:
        lose(t, seat, -number, "event")


def counted(t: FinanciaLit, seat: int, what: int | str) -> int:
    """FL-4.6.5 What a bonus is paid for: Skills and active Careers, or Insurances."""
    home = t.homes[seat]
    if what == "insurance":
        return len(home.insurances)
    return len(home.skills) + sum(active for _, active in home.careers)
