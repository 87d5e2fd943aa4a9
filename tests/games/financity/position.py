"""Positions for the tests: a table of FinanCity as an example describes it."""

from collections.abc import Mapping
from typing import Any

from alcancia.games.financity.state import City, Household, face, game
from alcancia.kernel import BANK, Step, Table


def city(seats: int = 1, year: int = 1, marker: str = "Z1", first: int = 0, options: Mapping[str, Any] | None = None) -> City:
    """A table where everybody lives in the Yellow House and owns nothing."""
    t = City(seats=seats, options=game.settle(options or {}, seats))
    game.hooks.setup(t)
    t.agenda.clear()
    t.year = t.period = year
    t.marker = marker
    t.first = first
    for h in t.homes:
        h.home = "HM1"
    return t


def give(
    t: City,
    seat: int = 0,
    cash: int = 0,
    savings: tuple[int, int, int] = (0, 0, 0),
    wellbeing: int = 0,
    investments: tuple[str, ...] = (),
    shopping: tuple[str, ...] = (),
    **fields: Any,
) -> Household:
    """Hand a seat what the example says it has."""
    h = t.homes[seat]
    t.pay(BANK, seat, cash, "start")
    t.pay(BANK, seat, face(savings), "start", of="savings")
    t.pay(BANK, seat, wellbeing, "start", of="wellbeing")
    h.saved = savings
    h.investments += tuple((card, 1) for card in investments)
    h.shopping += tuple((card, 1, BANK) for card in shopping)
    for deck, cards in (("investments", investments), ("shopping", shopping)):
        t.unknown[deck] = tuple(card for card in t.unknown[deck] if card not in cards)
    for name, value in fields.items():
        setattr(h, name, value)
    return h


def lay(t: City, deck: str, offer: tuple[str, ...] = (), bottom: tuple[str, ...] | None = None, owner: int = 0) -> None:
    """Lay out an offer. With `bottom`, every other card is out of reach: seen, and in the hands of `owner`."""
    rest = tuple(card for card in t.unknown[deck] if card not in offer + (bottom or ()))
    t.offer[deck] = offer
    t.unknown[deck] = rest if bottom is None else ()
    if bottom is not None:
        t.bottom[deck] = bottom
        if deck == "investments":
            t.homes[owner].investments = tuple((card, 1) for card in rest)
        else:
            t.homes[owner].shopping = tuple((card, 1, BANK) for card in rest)


def begin(t: City, *steps: Step) -> Table:
    """A table that goes on with these steps."""
    t.agenda.clear()
    t.then(*steps)
    return Table.at(game, t, quiet=False)


def asked(table: Table) -> dict[int, str]:
    """Who is asked what."""
    return {seat: ask.name for seat, ask in table.asked.items()}


def told(table: Table, key: str) -> list[dict[str, Any]]:
    """The arguments of all facts of this kind."""
    return [fact.args for fact in table.facts if fact.key == key]


def city_of(table: Table) -> City:
    """The position of a table of FinanCity."""
    assert isinstance(table.state, City)
    return table.state


def offered(t: City, deck: str = "investments") -> list[str]:
    """The cards lying face up."""
    return list(t.offer[deck])
