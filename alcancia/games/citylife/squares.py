"""Sections 4.D and 4.E: doing what the square says."""

from collections.abc import Callable
from typing import Final

from alcancia.kernel import BANK, Ask, Chance, OneOf, Step, ask, chance, move

from .content import DEED, DEED_AT, DIE, HOUSES, KIND, MONEY, PIPS, SQUARES, TOWERS, Square
from .missing import add_missed, to_jail
from .moving import enter, place, stand
from .owing import debt
from .property import buy
from .quiz import quiz
from .shares import dollar_sign
from .state import LOTTERY, UNSOLD, CityLife, deeds_of, game, why_not_unsold
from .traffic import draw_traffic
from .visiting import visit

Instruction = Callable[[CityLife, int, Square], None]
BILLS: Final = {"garage": "repair_bill", "supermarket": "grocery_bill"}


@game.rule
def resolve(t: CityLife, seat: int) -> None:
    """CL-4.30 Carry out the instruction of the square; streets and Square 1 have none."""
    square = SQUARES[t.pos[seat]]
    instruction = INSTRUCTIONS.get(square.kind)
    if instruction is not None:
        instruction(t, seat, square)


def go_on(t: CityLife, seat: int, to: int, followed_in: tuple[str, ...] = ()) -> None:
    """CL-4.31 CL-4.32 Advance; the new square is carried out only where the sentence, or the option, says so."""
    stand(t, seat, to)
    t.tell("advanced", seat=seat, square=to, place=place(to))
    enter(t, seat)
    if t.options.chain == "always" or t.options.rules in followed_in:
        t.then(resolve(seat))


def advance(t: CityLife, seat: int, square: Square) -> None:
    """CL-4.40 CL-4.41 Go on to the square named, and in Advanced carry out the School it leads to."""
    go_on(t, seat, square.to, square.followed_in)


def wrong_turn(t: CityLife, seat: int, square: Square) -> None:
    """CL-4.34 CL-4.57 Back thirty squares; from 99 into the Dead End."""
    stand(t, seat, square.to)
    t.tell("wrong_turn", seat=seat, square=square.to, place=place(square.to))
    if t.options.wrong_turn_dead_end:
        enter(t, seat)


def property_(t: CityLife, seat: int, square: Square) -> None:
    """CL-4.43 Unsold: buy it. Somebody else's: a visit. One's own: nothing."""
    deed = DEED_AT[square.number]
    owner = t.owner[deed]
    if owner == UNSOLD:
        t.then(buy(seat, deed))
    elif owner != seat:
        t.tell("visit", seat=seat, deed=deed, other=owner)
        t.then(visit(seat, deed))


def traffic(t: CityLife, seat: int, square: Square) -> None:
    """CL-4.45 Draw a Traffic card."""
    t.then(draw_traffic(seat))


def gas_station(t: CityLife, seat: int, square: Square) -> None:
    """CL-4.46 Another full turn after this one."""
    t.extra = True
    t.tell("gas_station", seat=seat)


def school(t: CityLife, seat: int, square: Square) -> None:
    """CL-4.47 CL-4.48 CL-4.49 A question, or a round of them; each School at most once in a turn."""
    if square.number not in t.once:
        t.once = (*t.once, square.number)
        t.then(quiz(seat, "school"))


@game.rule
def school_passed(t: CityLife, seat: int) -> None:
    """CL-4.47 CL-4.48 CL-4.49 Everything right: go on to where this School leads."""
    square = SQUARES[t.pos[seat]]
    t.tell("school_passed", seat=seat)
    reward = (t.options.sq82_reward if t.book.advanced else square.reward) if square.reward else ""
    if reward == "tower":
        to_tower(t, seat)
    elif reward == "museum":
        stand(t, seat, MUSEUM)
        t.tell("advanced", seat=seat, square=MUSEUM, place=place(MUSEUM))
        if t.options.chain == "always":
            t.then(resolve(seat))
    elif square.to:
        go_on(t, seat, square.to)


def fire_department(t: CityLife, seat: int, square: Square) -> None:
    """CL-4.56 On to the nearest unsold Tower."""
    to_tower(t, seat)


def to_tower(t: CityLife, seat: int) -> None:
    """CL-4.33 CL-4.49 CL-4.56 CL-4.64 CL-4.65 The nearest unsold Tower ahead may be bought; none: money, taxed in Advanced."""
    here = t.pos[seat]
    for deed in TOWERS:
        square = DEED[deed].square
        if square > here and t.owner[deed] == UNSOLD:
            stand(t, seat, square)
            t.tell("advanced", seat=seat, square=square, place=place(square))
            t.then(buy(seat, deed))
            return
    t.tell("no_tower", seat=seat)
    gain(t, seat, MONEY.no_tower.amount, MONEY.no_tower.tax, "no_tower")


def bill(t: CityLife, seat: int, square: Square) -> None:
    """CL-4.50 A bill to the Lottery."""
    t.then(debt(seat, square.amount, LOTTERY, BILLS[square.name], ""))


def construction(t: CityLife, seat: int, square: Square) -> None:
    """CL-4.51 Miss a turn."""
    add_missed(t, seat, "other", square.turns, "construction")


def city_hall(t: CityLife, seat: int, square: Square) -> None:
    """CL-4.52 Property Tax for every deed, mortgaged or not."""
    t.then(debt(seat, property_tax(t, seat), LOTTERY, "property_tax", ""))


def property_tax(t: CityLife, seat: int) -> int:
    """CL-4.52 What City Hall would want of a seat."""
    return sum([KIND[deed].property_tax for deed in deeds_of(t, seat)])


def hospital_(t: CityLife, seat: int, square: Square) -> None:
    """CL-4.53 A free House."""
    t.then(hospital(seat))


@game.question
def hospital(t: CityLife, seat: int) -> Ask | Step:
    """CL-4.53 CL-4.150 Choose one unsold House; with one left it is that one, with none it is money."""

    def why_not(house: object) -> str:
        return why_not_unsold(t, house)

    houses = OneOf.of(HOUSES, why_not)
    if len(houses.options) > 1:
        return ask(seat, move("choose", houses, then=house_won(seat)), why={"choose": why_not})
    return house_won(seat, str(houses.options[0])) if houses.options else hospital_cash(seat)


@game.rule
def house_won(t: CityLife, seat: int, deed: str) -> None:
    """CL-4.53 Free and without tax."""
    t.owner[deed] = seat
    t.tell("deed_won", seat=seat, deed=deed)


@game.rule
def hospital_cash(t: CityLife, seat: int) -> None:
    """CL-4.53 No House left: money, tax free."""
    t.pay(BANK, seat, SQUARES[HOSPITAL].amount, "hospital")


def amusement_park(t: CityLife, seat: int, square: Square) -> None:
    """CL-4.54 To the Lottery, whose own instruction is not carried out, and roll."""
    stand(t, seat, square.to)
    t.tell("advanced", seat=seat, square=square.to, place=place(square.to))
    t.then(park_roll(seat))


@game.question
def park_roll(t: CityLife, seat: int) -> Chance:
    """CL-4.8 CL-4.54 A roll for the Lottery only."""
    return chance("park", PIPS, then=park_rolled(seat))


@game.rule
def park_rolled(t: CityLife, seat: int, pips: int) -> None:
    """CL-4.54 A 6 wins the Lottery, anything else nothing."""
    t.tell("park_rolled", seat=seat, pips=pips)
    if pips == DIE.lottery_won_on:
        win_lottery(t, seat)
    else:
        t.tell("lottery_not_won")


def lottery(t: CityLife, seat: int, square: Square) -> None:
    """CL-4.58 The whole Lottery."""
    win_lottery(t, seat)


def win_lottery(t: CityLife, seat: int) -> None:
    """CL-4.54 CL-4.58 All of it, tax free; the Bank fills it again."""
    pot = t.cash[LOTTERY]
    t.tell("lottery_won", seat=seat, amount=pot)
    t.pay(LOTTERY, seat, pot, "lottery_won")
    t.pay(BANK, LOTTERY, t.options.lottery_seed, "lottery_filled")


def jail(t: CityLife, seat: int, square: Square) -> None:
    """CL-4.55 Only stopping here counts."""
    to_jail(t, seat, t.options.jail_turns, "jail")


def mall(t: CityLife, seat: int, square: Square) -> None:
    """CL-4.59 A prize, tax free."""
    t.pay(BANK, seat, square.amount, "mall")


def museum_(t: CityLife, seat: int, square: Square) -> None:
    """CL-4.60 Once in a turn."""
    if square.number not in t.once:
        t.once = (*t.once, square.number)
        t.then(museum(seat))


@game.question
def museum(t: CityLife, seat: int) -> Ask:
    """CL-4.60 On to the School, a sure sum, or a roll."""
    choices = (move("school", then=museum_school(seat)), move("cash", then=museum_cash(seat)), move("gamble", then=museum_gamble(seat)))
    return ask(seat, *choices, default=("cash",))


@game.rule
def museum_school(t: CityLife, seat: int) -> None:
    """CL-4.60 (a) On to 82; in Advanced carry it out."""
    go_on(t, seat, SQUARES[MUSEUM].to, SQUARES[MUSEUM].followed_in)


@game.rule
def museum_cash(t: CityLife, seat: int) -> None:
    """CL-4.60 (b) A sure sum, taxed in Advanced."""
    gain(t, seat, MONEY.museum.cash, MONEY.museum.cash_tax, "museum_cash")


@game.question
def museum_gamble(t: CityLife, seat: int) -> Chance:
    """CL-4.8 CL-4.60 (c) Roll."""
    return chance("museum", PIPS, then=museum_rolled(seat))


@game.rule
def museum_rolled(t: CityLife, seat: int, pips: int) -> None:
    """CL-4.60 So much for each pip, nothing for a 6."""
    t.tell("museum_rolled", seat=seat, pips=pips)
    gain(t, seat, *museum_roll(pips), "museum_roll")


def museum_roll(pips: int) -> tuple[int, int]:
    """CL-4.60 The sum for a roll, and its tax."""
    counted = 0 if pips == MONEY.museum.nothing_on else pips
    return MONEY.museum.per_pip * counted, MONEY.museum.per_pip_tax * counted


def gain(t: CityLife, seat: int, amount: int, tax: int, reason: str) -> None:
    """CL-4.62 CL-4.63 CL-4.64 CL-4.65 Money from the Bank; in Advanced its tax is taken from it at once."""
    t.pay(BANK, seat, amount, reason)
    t.pay(seat, LOTTERY, tax if t.book.advanced else 0, "gain_tax")


INSTRUCTIONS: Final[dict[str, Instruction]] = {
    "advance": advance, "dollar": dollar_sign, "house": property_, "tower": property_, "traffic": traffic, "extra": gas_station,
    "school": school, "bill": bill, "miss": construction, "tax": city_hall, "hospital": hospital_, "collect": mall,
    "amusement_park": amusement_park, "jail": jail, "tower_move": fire_department, "back": wrong_turn, "lottery": lottery,
    "museum": museum_,
}  # fmt: skip
MUSEUM: Final = next(square.number for square in SQUARES if square.kind == "museum")
HOSPITAL: Final = next(square.number for square in SQUARES if square.kind == "hospital")
