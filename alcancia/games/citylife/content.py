"""The city: squares, side paths, deeds, amounts and Traffic cards, as printed on board and cards."""

from typing import Final, Literal

import msgspec

from alcancia.ground.content import load
from alcancia.kernel import Unplayable


class Square(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the hundred squares: where it lies, what it is called, what it does."""

    number: int
    row: int
    column: int
    name: str
    kind: str
    to: int = 0
    followed_in: tuple[str, ...] = ()
    reward: str = ""
    amount: int = 0
    turns: int = 0
    path: str = ""


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All squares in the order of their numbers."""

    square: tuple[Square, ...]


class Path(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side path: its squares in the order of walking."""

    id: str
    squares: tuple[int, ...]


class Corridor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The streets between two first squares, cut in two where the option says."""

    from_start: str
    from_end: str
    squares: tuple[int, ...]
    cuts: tuple[int, ...]


class Paths(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All side paths."""

    path: tuple[Path, ...]
    corridor: Corridor


class DeedKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a House or a Tower costs and earns."""

    price: int
    land_transfer_tax: int
    capital_gains_tax: int
    visitor_fee: int
    property_tax: int
    mortgage: int
    mortgage_cost: int
    missed_turns: int = 0


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One property and the square it stands on."""

    id: str
    square: int
    kind: Literal["house", "tower"]


class FeeTax(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Capital Gains Tax on Visitor's Fees."""

    per: int
    tax: int


class Exchange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Taxes for giving a Tower back for a House."""

    capital_gains_tax: int
    land_transfer_tax: int


class Deeds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All property."""

    kind: dict[str, DeedKind]
    fee_tax: FeeTax
    exchange: Exchange
    deed: tuple[Deed, ...]


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Bank share."""

    price: int
    capital_gains_tax: int
    dollar_sign: int


class Loan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the Bank lends."""

    amount: int


class Owing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a missed turn is worth."""

    per_turn: int


class NoTower(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The consolation when no unsold Tower lies ahead."""

    amount: int
    tax: int


class Museum(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices at the Museum."""

    cash: int
    cash_tax: int
    per_pip: int
    per_pip_tax: int
    nothing_on: int


class Die(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers with a meaning of their own."""

    sides: int
    missed_on: int
    quiz_on: int
    jail_opens_on: int
    lottery_won_on: int


class Places(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Squares that rules name by number."""

    start: int
    finish: int
    jail: int
    loan_default: int
    demerit_return: int


class Money(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Amounts that belong to no deed, the die and the places."""

    unit: int
    share: Share
    loan: Loan
    debt: Owing
    no_tower: NoTower
    museum: Museum
    die: Die
    places: Places


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A Traffic Violation card. Own decks bring the name along, by language."""

    id: str
    copies: int = 1
    award: int = 0
    award_if: Literal["", "no_points"] = ""
    fine: int = 0
    move: int = 0
    to: int = 0
    jail: int = 0
    miss: int = 0
    special: Literal["", "hand_back"] = ""
    points: int = 0
    name: dict[str, str] = {}


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck of Traffic Violation cards."""

    id: str
    card: tuple[Card, ...]


BOARD: Final = load(__package__, "board.toml", Board)
PATHS: Final = load(__package__, "paths.toml", Paths)
DEEDS: Final = load(__package__, "deeds.toml", Deeds)
MONEY: Final = load(__package__, "money.toml", Money)
TRAFFIC: Final = load(__package__, "traffic.toml", Deck)

DIE: Final = MONEY.die
PLACES: Final = MONEY.places
SHARE: Final = "share"
PIPS: Final = tuple(range(1, DIE.sides + 1))

SQUARES: Final = (BOARD.square[0], *BOARD.square)
"""By number; there is no square 0."""

DEED: Final = {deed.id: deed for deed in DEEDS.deed}
KIND: Final = {deed.id: DEEDS.kind[deed.kind] for deed in DEEDS.deed}
DEED_AT: Final = {deed.square: deed.id for deed in DEEDS.deed}
HOUSES: Final = tuple(deed.id for deed in DEEDS.deed if deed.kind == "house")
TOWERS: Final = tuple(deed.id for deed in DEEDS.deed if deed.kind == "tower")
HOUSE: Final = DEEDS.kind["house"]
TOWER: Final = DEEDS.kind["tower"]


def paths_cut_at(end: int) -> dict[str, tuple[int, ...]]:
    """The side paths, with the corridor cut where the Detour ends."""
    corridor = PATHS.corridor
    cut = corridor.squares.index(end)
    found = {path.id: path.squares for path in PATHS.path}
    found[corridor.from_start] = corridor.squares[:cut]
    found[corridor.from_end] = corridor.squares[: cut - 1 : -1]
    return found


def _check() -> None:
    """What a changed file could break is found here, with its name."""
    wrong = [square.number for at, square in enumerate(BOARD.square, 1) if square.number != at or square.to > len(BOARD.square)]
    if wrong or len(BOARD.square) != PLACES.finish:
        raise Unplayable("bad_content", file="board.toml", entry=f"square {wrong[:1] or len(BOARD.square)}")
    for deed in DEEDS.deed:
        if deed.kind not in DEEDS.kind or SQUARES[deed.square].kind != deed.kind:
            raise Unplayable("bad_content", file="deeds.toml", entry=f"deed {deed.id}")
    for square in BOARD.square:
        if square.kind in DEEDS.kind and square.number not in DEED_AT:
            raise Unplayable("bad_content", file="board.toml", entry=f"square {square.number}")
    for name, kind in DEEDS.kind.items():
        if any(amount % MONEY.unit for field in kind.__struct_fields__ if field != "missed_turns" for amount in [getattr(kind, field)]):
            raise Unplayable("bad_content", file="deeds.toml", entry=f"kind {name}")
    for end in PATHS.corridor.cuts:
        for path, squares in paths_cut_at(end).items():
            if SQUARES[squares[0]].path != path or any(SQUARES[number].kind != "blank" for number in squares[1:]):
                raise Unplayable("bad_content", file="paths.toml", entry=f"path {path}")


_check()
