"""Section 4.1: a period begins, and the Income Phase."""

from typing import Any, Final

from alcancia.kernel import BANK, TRAINER, Ask, Chance, OneOf, Product, ask, chance, deal, move

from .action import action
from .content import INCOMES
from .events import events
from .figures import family_modifier, holds, instalment, on_track, owed_from_income, raw_income, summed
from .household import bills, use_goods
from .insurance import insurance
from .investing import investing
from .labour import labour
from .loans import LOAN_SLOTS, charge, gain, raise_money
from .market import marketplace
from .state import GOODS, NO_TOKEN, FinanciaLit, game
from .trainer import income_stream
from .upkeep import upkeep

DRAW = "draw"
AFTER_INCOME: Final = (
    action(), labour(), investing(), insurance(), marketplace(), use_goods(), bills(), events(), upkeep(),
)  # fmt: skip
"""FL-4.1.1 What follows in each period."""


@game.rule
def round_(t: FinanciaLit, number: int) -> None:
    """FL-3.9 FL-4.1.1 A period: Income, Actions, Payments and Events, Upkeep."""
    t.period = number
    t.tell("round_started", round=number, rounds=t.options.rounds, seat=t.first)
    live = (trainer_income(),) if t.options.income_live else ()
    t.then(*live, income(), *AFTER_INCOME)


def modifiers_this_round(t: FinanciaLit) -> bool:
    """FL-4.1.2 From round 2 on; by option from the first."""
    return t.period > 1 or t.options.income_first_round


@game.question
def trainer_income(t: FinanciaLit) -> Ask | None:
    """FL-4.1.3 With live income cards the trainer is asked first: for each seat a kind, or a draw."""
    if not (t.options.income_live and t.trainer and modifiers_this_round(t)):
        return None
    kinds = OneOf((DRAW, *INCOMES))

    def why_not(cards: Any) -> str:
        if type(cards) is not tuple:
            return ""
        return "seat_unknown" if len(cards) != t.seats else "" if all(map(kinds.contains, cards)) else "income_card_unknown"

    choice = move("deal", Product(*[kinds] * t.seats), then=dealt_live())
    return ask(TRAINER, choice, default=("deal", (DRAW,) * t.seats), why={"deal": why_not})


@game.rule
def dealt_live(t: FinanciaLit, cards: tuple[str, ...]) -> None:
    """FL-4.1.3 A live choice replaces a prepared entry; a draw leaves it in force."""
    t.dealt = ["" if card == DRAW else card for card in cards]


@game.rule
def income(t: FinanciaLit) -> None:
    """FL-4.1.2 FL-4.1.3 Income Modifier cards for everybody, then the incomes."""
    if modifiers_this_round(t):
        if t.options.income_deals or t.trainer:
            t.then(*[prepared_income(seat) for seat in t.order()], income_cards())
        else:
            hand_out(t)
    else:
        t.then(incomes())


@game.question
def prepared_income(t: FinanciaLit, seat: int) -> Chance | None:
    """FL-4.1.3 Has the trainer prepared a card for this seat and round? Only the dealer knows."""
    if t.dealt[seat]:
        return None
    none = (1, *[0] * len(INCOMES))
    return chance(income_stream(t.period, seat), ("", *INCOMES), then=prepared(seat), weights=none)


@game.rule
def prepared(t: FinanciaLit, seat: int, card: str) -> None:
    """FL-4.1.3 The prepared card is what the seat gets instead of any other."""
    t.dealt[seat] = card


@game.rule
def income_cards(t: FinanciaLit) -> None:
    """FL-4.1.3 When it is known what the trainer has prepared."""
    hand_out(t)


def hand_out(t: FinanciaLit) -> None:
    """FL-4.1.3 One card each, one for all, or none; a common card is drawn only if some seat needs it."""
    waiting = [(seat,) for seat in t.order() if not t.dealt[seat]]
    for seat in t.order():
        if t.dealt[seat]:
            deal_card(t, seat)
        else:
            t.homes[seat].modifier = 0
    mode = t.options.income_mode
    draws = waiting if mode == "each" else [tuple(seat for (seat,) in waiting)] if mode == "common" and waiting else []
    t.then(*([income_draw(tuple(draws))] if draws else []), incomes())


def deal_card(t: FinanciaLit, seat: int) -> None:
    """FL-4.1.3 A dealt card comes from the deck, else from the discard, else it is an extra copy that leaves the game."""
    card, t.dealt[seat] = t.dealt[seat], ""
    deck = t.decks["income"]
    if card in deck:
        deck.remove(card)
        t.discards["income"].append(card)
    modify(t, seat, card, "trainer")


@game.question
def income_draw(t: FinanciaLit, draws: tuple[tuple[int, ...], ...]) -> Chance | None:
    """FL-4.1.3 Cards are drawn one after the other, each for some seats; when the deck is empty the discard becomes the deck."""
    deck = t.decks["income"] or t.discards["income"]
    return deal("income", deck, min(len(draws), len(deck)), then=income_drawn(draws)) if deck else None


@game.rule
def income_drawn(t: FinanciaLit, draws: tuple[tuple[int, ...], ...], cards: tuple[str, ...]) -> None:
    """FL-4.1.2 FL-4.1.3 The cards are shown, count, and go to the discard."""
    if not t.decks["income"]:
        t.decks["income"], t.discards["income"] = sorted(t.discards["income"]), []
    deck, discard = t.decks["income"], t.discards["income"]
    for seats, card in zip(draws, cards, strict=False):
        deck.remove(card)
        discard.append(card)
        for seat in seats:
            modify(t, seat, card, "deck")
    if len(cards) < len(draws):
        t.then(income_draw(draws[len(cards) :]))


def modify(t: FinanciaLit, seat: int, card: str, source: str) -> None:
    """FL-4.1.2 The family's own treatment of modifiers: none, times, at least."""
    value = t.homes[seat].modifier = family_modifier(t, seat, card)
    if t.recording:
        t.tell("income_modifier", seat=seat, card=card, value=value, source=source)


@game.rule
def incomes(t: FinanciaLit) -> None:
    """FL-4.1.4 FL-4.1.9 Every seat is served in turn order; then those below zero owe what is missing."""
    dues = [0] * t.seats
    for seat in t.order():
        dues[seat] = serve(t, seat)
    if t.options.income_below_zero == "owed" and any(dues) and charge(t, dues, "shortfall"):
        t.then(raise_money("shortfall"))


def serve(t: FinanciaLit, seat: int) -> int:
    """FL-4.1.1 FL-4.1.4 FL-4.1.7 One seat's income: the sum, the marker, the Units. Returns the shortfall."""
    home = t.homes[seat]
    raw = raw_income(t, seat, home.modifier)
    if home.loans:
        if t.recording and (owed := owed_from_income(t, seat)):
            t.tell("loan_instalment", seat=seat, amount=owed)
        advance_loans(t, seat)
    home.income_next = 0
    if home.investments:
        advance_investments(t, seat)
    home.tracker = on_track(t, raw)
    t.pay(BANK, seat, home.tracker, "income")
    if t.recording:
        t.tell("income_set", seat=seat, income=home.tracker)
    harvest(t, seat)
    if raw < 0:
        t.tell("shortfall", seat=seat, amount=-raw)
        return -raw
    return 0


def advance_loans(t: FinanciaLit, seat: int) -> None:
    """FL-4.1.5 Tokens move down; a loan whose token was on 1 is discarded; loans without token are untouched."""
    home = t.homes[seat]
    for _ in range(home.loans.count(1)):
        t.tell("loan_closed", seat=seat, got=t.options.loan_amount, paid=LOAN_SLOTS * instalment(t, seat))
    home.loans = [token - 1 if token else NO_TOKEN for token in home.loans if token != 1]


def advance_investments(t: FinanciaLit, seat: int) -> None:
    """FL-4.1.6 Tokens move down; a token on 1 pays the card's Units and Happiness instead."""
    home, left = t.homes[seat], []
    for card, token in home.investments:
        if token > 1:
            left.append((card, token - 1))
            t.tell("investment_advanced", seat=seat, card=card, token=token - 1)
            continue
        it = t.printed.investments[card]
        t.pay(BANK, seat, it.units, "investment_paid")
        gain(t, seat, it.happiness, "investment_paid")
        t.discards[it.term].append(card)
        t.tell("investment_paid", seat=seat, card=card, units=it.units, happiness=it.happiness)
    home.investments = left


def harvest(t: FinanciaLit, seat: int) -> None:
    """FL-4.1.8 Effects of each Income Phase: goods from home."""
    if holds(t.homes[seat], t.printed.growers):
        goods = summed(t, seat, "goods_per_income")
        t.pay(BANK, seat, goods, "harvest", GOODS)
        t.tell("harvest", seat=seat, n=goods)
