"""Section 3: set-up."""

from alcancia.kernel import BANK, Ask, Chance, OneOf, Step, ask, chance, deal, move

from .content import FAMILIES, PLACES
from .income import round_
from .layout import fill_market, fill_show
from .loans import gain
from .state import GOODS, HAPPINESS, FinanciaLit, Home, game

BY_LOT = "by_lot"


def setup(t: FinanciaLit) -> None:
    """FL-3.1 FL-3.6 FL-3.9 Decks and boards are laid out, families given out, and the first period begins."""
    options, book = t.options, t.printed
    t.cash = [0] * (t.seats + 1)
    t.held = {HAPPINESS: [0] * (t.seats + 1), GOODS: [0] * (t.seats + 1)}
    empty = Home(pawns_free=options.pawns)
    t.homes = [empty.clone() for _ in range(t.seats)]
    t.slots = {place: [BANK] * len(book.open_slots[place]) for place in PLACES}
    t.decks = {name: book.deck(name) for name in book.counts}
    t.discards = {name: [] for name in ("event", "income", "short", "long")}
    t.shows = {name: [] for name in ("career", "skill", "short", "long")}
    t.dealt, t.dues = [""] * t.seats, [0] * t.seats
    t.then(first_seat(), families(), fill_market(), *[fill_show(name) for name in t.shows], round_(1))


@game.question
def first_seat(t: FinanciaLit) -> Chance | Step:
    """FL-3.3 The first seat is drawn by lot, or named by an option."""
    named = t.options.first_player
    return begins(named) if isinstance(named, int) else chance("first_seat", range(t.seats), then=begins())


@game.rule
def begins(t: FinanciaLit, seat: int) -> None:
    """FL-3.3 This seat takes the first-player token."""
    t.first = seat


@game.rule
def families(t: FinanciaLit) -> None:
    """FL-3.4 By lot, chosen one seat after the other, or assigned by the trainer."""
    mode = t.options.family_mode
    if mode == "random":
        t.then(lots())
    elif mode == "select":
        t.then(*[setup_family(seat) for seat in t.order()])
    else:
        for seat, family in enumerate(t.options.family_assignment):
            move_in(t, seat, family)


@game.question
def lots(t: FinanciaLit) -> Chance:
    """FL-3.4 Each seat in turn order draws one of the families left."""
    return deal("family", tuple(FAMILIES), t.seats, then=drawn())


@game.rule
def drawn(t: FinanciaLit, cards: tuple[str, ...]) -> None:
    """FL-3.4 The lots are given out in turn order."""
    for seat, family in zip(t.order(), cards, strict=True):
        move_in(t, seat, family)


def taken(t: FinanciaLit, family: str) -> str:
    """FL-3.4 A family lives with one seat only."""
    return "family_taken" if family and family in [home.family for home in t.homes] else ""


def left_over(t: FinanciaLit) -> tuple[str, ...]:
    """FL-3.4 The families nobody has taken."""
    return tuple([family for family in FAMILIES if not taken(t, family)])


@game.question
def setup_family(t: FinanciaLit, seat: int) -> Ask:
    """FL-3.4 All families lie face up; each seat takes one that is left. Who does not answer gets one by lot."""
    choice = move("choose_family", OneOf(left_over(t)), then=chosen(seat))
    return ask(seat, choice, default=("choose_family", BY_LOT), why={"choose_family": lambda family: taken(t, family)})


@game.rule
def chosen(t: FinanciaLit, seat: int, family: str) -> None:
    """FL-3.4 The seat has its family."""
    if family == BY_LOT:
        t.then(lot(seat))
    else:
        move_in(t, seat, family)


@game.question
def lot(t: FinanciaLit, seat: int) -> Chance:
    """FL-3.4 One of the families left, by lot."""
    return chance("family", left_over(t), then=chosen(seat))


def move_in(t: FinanciaLit, seat: int, family: str) -> None:
    """FL-3.5 Pawns, goods, the family's Units and Happiness; the marker shows its income."""
    it = t.printed.families[family]
    home = t.homes[seat]
    home.family = family
    home.tracker = min(it.income, t.options.track_max)
    t.pay(BANK, seat, it.units, "start")
    t.pay(BANK, seat, t.options.start_goods, "start", GOODS)
    gain(t, seat, it.happiness, "start")
    t.tell("family_chosen", seat=seat, family=family)
