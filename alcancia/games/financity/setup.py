"""Set-up: the Bank, the decks, the homes and the first player."""

from alcancia.kernel import BANK, TRAINER, Ask, Chance, OneOf, Step, ask, chance, deal, move

from .content import EVENTS, HOMES
from .decks import turn
from .state import BANK_TERMS, DECKS, City, Household, question, rule
from .year import year


def setup(t: City) -> None:
    """FC-3.1 FC-3.4 FC-3.7 The Bank has everything; the seats start with nothing. No order of cards is ever laid down."""
    t.cash = [0] * (t.seats + 1)
    t.held = {"savings": [0] * (t.seats + 1), "wellbeing": [0] * (t.seats + 1)}
    t.homes = [Household() for _ in range(t.seats)]
    t.unknown, t.bottom, t.offer = dict(DECKS), dict.fromkeys(DECKS, ()), dict.fromkeys(DECKS, ())
    t.events = tuple(EVENTS)
    t.done = [False] * t.seats
    t.then(deal_homes(), first_player(), *turn_offers(), begin())


def turn_offers() -> list[Step]:
    """FC-3.2 FC-3.3 Two investments face up, then two shopping cards."""
    return [turn(deck) for deck in DECKS for _ in range(BANK_TERMS.offers.face_up)]


@question
def deal_homes(t: City) -> Chance | Step:
    """FC-3.5 A different home for each seat, by chance; or as the option says."""
    match t.options.home_assignment:
        case "same":
            return move_in((next(iter(HOMES)),) * t.seats)
        case "choose":
            return let_choose()
        case "trainer" if t.trainer:
            return let_assign()
    return deal("homes", tuple(HOMES), t.seats, then=move_in())


@rule
def let_choose(t: City) -> None:
    """FC-3.5 With the option, seats pick in turn from the homes left."""
    t.then(*(choose_home(seat) for seat in range(t.seats)))


@question
def choose_home(t: City, seat: int) -> Ask | Step:
    """FC-3.5 One of the homes left."""
    left = homes_left(t)
    if len(left) == 1:
        return move_in_one(seat, left[0])
    return ask(seat, move("choose_home", OneOf(left), then=move_in_one(seat)))


def homes_left(t: City) -> list[str]:
    """FC-3.5 The homes nobody lives in yet."""
    return [home for home in HOMES if all(h.home != home for h in t.homes)]


@rule
def let_assign(t: City) -> None:
    """FC-3.5 With the option, the trainer gives out the homes."""
    t.then(*(assign_home(seat) for seat in range(t.seats)))


@question
def assign_home(t: City, seat: int) -> Ask:
    """FC-3.5 One of the homes left, for this seat."""
    return ask(TRAINER, move("assign_home", OneOf(homes_left(t)), then=move_in_one(seat)))


@rule
def move_in(t: City, homes: tuple[str, ...]) -> None:
    """FC-3.5 Each seat takes its home card."""
    for seat, home in enumerate(homes):
        t.homes[seat].home = home
        t.tell("home_given", seat=seat, home=home)


@rule
def move_in_one(t: City, seat: int, home: str) -> None:
    """FC-3.5 The seat takes the home card it chose."""
    t.homes[seat].home = home
    t.tell("home_given", seat=seat, home=home)


@question
def first_player(t: City) -> Chance | Step:
    """FC-3.6 By chance, unless the host or a seat was named."""
    named = t.options.first_player
    if named == "random":
        return chance("first_player", tuple(range(t.seats)), then=goes_first())
    return goes_first(0 if named == "host" else int(named))


@rule
def goes_first(t: City, seat: int) -> None:
    """FC-3.6 This seat holds the first player token."""
    t.first = seat
    t.tell("first_player", seat=seat)


@rule
def begin(t: City) -> None:
    """FC-3.7 FC-3.8 Starting money if the option gives some; then year 1."""
    for seat in range(t.seats):
        if amount := t.options.starting_cash:
            t.pay(BANK, seat, amount, "start")
            t.tell("started_with", seat=seat, amount=amount)
    t.then(year())
