"""A table of FinanciaLit laid out as a test needs it."""

from typing import Any

from alcancia.games.financialit.state import GOODS, HAPPINESS, FinanciaLit, game
from alcancia.kernel import BANK, Step, Table

PLAIN = ("FAM-06", "FAM-03", "FAM-05", "FAM-08", "FAM-07")
"""Families for seats whose family does not matter."""


def lay(seats: int = 3, families: dict[int, str] | None = None, trainer: bool = False, **options: Any) -> FinanciaLit:
    """The position after set-up: seat 0 is first, families as named, decks full."""
    named = families or {}
    spare = [family for family in PLAIN if family not in named.values()]
    given = [named[seat] if seat in named else spare.pop(0) for seat in range(seats)]
    base = {"first_player": 0, "family_mode": "assigned", "family_assignment": given}
    table = Table.set_up(game, seats=seats, seed="desk", options=base | options, trainer=trainer)
    t = table.state
    assert isinstance(t, FinanciaLit)
    for seat in range(seats):
        purse(t, seat, units=20, happiness=20, goods=20)
    t.period = 1
    return t


def purse(t: FinanciaLit, seat: int, units: int | None = None, happiness: int | None = None, goods: int | None = None) -> None:
    """Give a seat exactly this; the bank balances it."""
    for account, wanted in ((t.cash, units), (t.held[HAPPINESS], happiness), (t.held[GOODS], goods)):
        if wanted is not None:
            account[BANK] += account[seat] - wanted
            account[seat] = wanted


def own(t: FinanciaLit, seat: int, *cards: str, active: bool = True) -> None:
    """Lay cards before a seat, taken from where they are."""
    home = t.homes[seat]
    for card in cards:
        kind = card[:3]
        if kind == "INS":
            home.insurances.append(card)
            continue
        deck = {"LUX": "luxury", "SKI": "skill", "CAR": "career", "SHO": "short", "LON": "long"}[kind]
        take(t, deck, card)
        if kind == "LUX":
            home.luxuries.append(card)
        elif kind == "SKI":
            home.skills.append(card)
        elif kind == "CAR":
            home.careers.append((card, active))
        else:
            home.investments.append((card, t.printed.investments[card].slots))


def take(t: FinanciaLit, deck: str, card: str) -> None:
    """Take a card out of its deck or from the open cards; another takes its place there."""
    pile = t.decks[deck]
    if card in pile:
        pile.remove(card)
        return
    lying = t.market if deck == "luxury" else t.shows[deck]
    lying[lying.index(card)] = pile.pop(0)


def show(t: FinanciaLit, deck: str, *cards: str) -> None:
    """Lay exactly these cards open."""
    lying = t.market if deck == "luxury" else t.shows[deck]
    t.decks[deck] += lying
    lying[:] = cards
    for card in cards:
        t.decks[deck].remove(card)
    t.decks[deck].sort()


def stand(t: FinanciaLit, place: str, *seats: int) -> None:
    """Put pawns on a location, in slot order."""
    for index, seat in enumerate(seats):
        t.slots[place][index] = seat
        t.homes[seat].placed[place] = t.printed.open_slots[place][index]
        t.homes[seat].pawns_free -= 1


def run(t: FinanciaLit, *steps: Step, seed: str = "desk", quiet: bool = False, version: str = game.version) -> Table:
    """Let these steps happen and nothing else."""
    t.agenda.clear()
    t.then(*steps)
    return Table.at(game.of_version(version), t, seed, quiet=quiet)


def run_scripted(t: FinanciaLit, scripts: dict[str, list[str]], *steps: Step) -> Table:
    """The same, with cards the trainer has prepared."""
    table = run(t)
    for stream, outcomes in scripts.items():
        for outcome in outcomes:
            table.dealer.force(stream, outcome)
    t.then(*steps)
    table.run()
    return table


def keys(table: Table) -> list[str]:
    """What was told, without the ledger's own lines."""
    return [fact.key for fact in table.facts if fact.key != "paid"]
