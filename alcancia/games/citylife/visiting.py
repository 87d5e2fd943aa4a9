"""Section 4.I: visitors and what the Proprietor may want of them."""

from alcancia.kernel import Ask, OneOf, Step, ask, move

from .content import DEED, HOUSES, KIND
from .missing import add_missed
from .moving import put
from .owing import debt
from .property import buy
from .state import UNSOLD, CityLife, game, houses_of, is_mortgaged


@game.question
def visit(t: CityLife, visitor: int, deed: str) -> Ask | Step:
    """CL-4.120 CL-4.121 CL-4.122 CL-4.123 CL-4.127 The Proprietor decides; with one choice left it is taken at once."""
    owner = t.owner[deed]
    if owner == UNSOLD:
        return buy(visitor, deed)
    if not earns(t, deed):
        return visit_free(deed)
    moves = [move("fee", then=visit_fee(visitor, deed))]
    if DEED[deed].kind == "house":
        moves.append(move("miss", then=visit_miss(visitor, deed)))
    elif houses := houses_of(t, owner):
        moves.append(move("send", OneOf(houses), then=visit_send(visitor, deed)))
    if t.options.visitor_waive:
        moves.append(move("waive", then=visit_waive(visitor, deed)))
    why = {"send": lambda house: "no_house_to_send" if house in HOUSES else ""}
    return ask(owner, *moves, default=("fee",), why=why) if len(moves) > 1 else visit_fee(visitor, deed)


def earns(t: CityLife, deed: str) -> bool:
    """CL-4.127 By option a mortgaged property earns nothing."""
    return t.options.mortgaged_fee or not is_mortgaged(t, deed)


@game.rule
def visit_fee(t: CityLife, visitor: int, deed: str) -> None:
    """CL-4.121 CL-4.122 CL-4.125 The fee is a debt."""
    amount = KIND[deed].visitor_fee
    t.tell("visit_fee", seat=t.owner[deed], other=visitor, amount=amount)
    t.then(debt(visitor, amount, t.owner[deed], "visitor_fee", deed))


@game.rule
def visit_miss(t: CityLife, visitor: int, deed: str) -> None:
    """CL-4.121 The Proprietor's own choice of missed turns: clocks count them."""
    t.tell("visit_miss", seat=t.owner[deed], other=visitor, n=KIND[deed].missed_turns)
    add_missed(t, visitor, "other", KIND[deed].missed_turns, "house_choice")


@game.rule
def visit_send(t: CityLife, visitor: int, deed: str, house: str) -> None:
    """CL-4.122 CL-4.124 The piece stands on that House, and nothing happens there."""
    t.tell("visit_send", seat=t.owner[deed], other=visitor, house=house)
    put(t, visitor, DEED[house].square)


@game.rule
def visit_waive(t: CityLife, visitor: int, deed: str) -> None:
    """CL-4.123 Only where the option allows it."""
    t.tell("visit_waive", seat=t.owner[deed], other=visitor)


@game.rule
def visit_free(t: CityLife, deed: str) -> None:
    """CL-4.127 Nobody is asked, nothing is paid."""
    t.tell("visit_free", deed=deed)
