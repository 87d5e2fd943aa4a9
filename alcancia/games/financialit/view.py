"""What everybody may know (all but the trainer's script), and what must always hold (section 2)."""

from collections import Counter
from typing import Any, TypedDict, cast

import msgspec

from alcancia.kernel import BANK, Luck

from . import figures
from .action import barred
from .content import FAMILIES, INSURANCES, PLACES
from .investing import no_investing, on_offer, surcharge
from .labour import no_learning, no_seeking
from .loans import LOAN_SLOTS, aid_amount, can_ask_family, can_borrow, loan_happiness, repay_price
from .market import lacking, luxuries_barred, visits
from .preview import Round, of_this_round
from .scoring import projected
from .state import NO_PAWN, FinanciaLit, game


class SlotView(TypedDict):
    """A slot of a location; `label` is the smallest number of players with which it is open."""

    slot: int
    label: int
    open: bool
    seat: int | None


class Places(TypedDict):
    """The locations, each with its slots."""

    LAB: list[SlotView]
    INV: list[SlotView]
    INS: list[SlotView]
    MKT: list[SlotView]
    BIL: list[SlotView]


class Shows(TypedDict):
    """The cards that lie open."""

    career: list[str]
    skill: list[str]
    short: list[str]
    long: list[str]


class LoanView(TypedDict):
    """A running loan: the slots still to go, of how many, and what they come to."""

    slots: int
    of: int
    units: int


class Lying(TypedDict):
    """What lies on a family's board."""

    family: str
    tracker: int
    modifier: int
    pawns_free: int
    placed: dict[str, int]
    career_pawn: int | None
    pawns_away: int
    pawn_away_next: bool
    saved: bool
    luxuries: list[str]
    insurances: list[str]
    skills: list[str]
    careers: list[tuple[str, bool]]
    investments: list[tuple[str, int]]
    loans: list[int]
    miscalculation: bool
    aid_used: int
    income_next: int
    bills_next: int


class HomeView(Lying):
    """A family's board: what lies there, and the figures everybody can work out. Without a family all is at nothing."""

    units: int
    happiness: int
    goods: int
    need: int
    bills: int
    bills_due: int
    bill_parts: dict[str, int]
    discount: int
    has_discount: bool
    forecast: int
    skill_price: int
    rebate_from: int
    loan_happiness: int
    owing: list[LoanView]
    can_borrow: bool
    aid: int
    due: int
    cards: int
    career_cards: int
    projected: int
    parts: tuple[int, ...]


class RoundView(Round):
    """What this round will still take from a family, and why it cannot send a pawn there or have that card."""

    barred: dict[str, str]
    lacking: dict[str, tuple[int, int]]
    """Of the condition for luxuries: what the family has, and what it needs."""


class CardView(TypedDict, total=False):
    """The figures of a card as they are in this game; which of them there are depends on its kind."""

    term: str
    income: int
    bills: int
    goods: int
    units: int
    happiness: int
    cost: int
    upkeep: int
    slots: int
    premium: int
    peril: str
    tag: str
    effects: list[tuple[str, int | str]]
    operations: list[tuple[str, int, int | str, int]]
    unless: tuple[str, int]
    stopped_by: list[str]
    harmful: bool


class TownView(TypedDict):
    """The town, its cards and its families."""

    round: int
    rounds: int
    events_in: tuple[int, ...]
    locations: Places
    market: list[str]
    shows: Shows
    decks: dict[str, dict[str, int]]
    discards: dict[str, dict[str, int]]
    homes: list[HomeView]
    first: int
    closed: list[str]
    last_event: str
    reached: tuple[int, ...]
    announced: list[tuple[str, Any]]
    ahead: list[RoundView]
    scores: tuple[tuple[int, ...], ...]
    figures: dict[str, CardView]


def view(t: FinanciaLit, seat: int | None) -> TownView:
    """FL-2.11 FL-3.6 FL-3.7 FL-3.8 Everything lies open; of the decks only what is left in them, not the order."""
    return {
        "round": t.period,
        "rounds": t.options.rounds,
        "events_in": t.printed.events_in,
        "locations": cast(Places, {place: slots_of(t, place) for place in PLACES}),
        "market": list(t.market),
        "shows": cast(Shows, {name: list(cards) for name, cards in t.shows.items()}),
        "decks": {name: dict(Counter(cards)) for name, cards in t.decks.items()},
        "discards": {name: dict(Counter(t.discards[name])) for name in t.decks if name in t.discards},
        "homes": [home_of(t, who) for who in range(t.seats)],
        "first": t.first,
        "closed": sorted(t.printed.closed),
        "last_event": t.last_event,
        "reached": t.reached,
        "announced": [change for change in t.changes if not game.schema[change[0]].secret],
        "ahead": [round_of(t, who) for who in range(t.seats)],
        "scores": t.scores,
        "figures": {card: cast(CardView, t.printed.shown[card]) for card in in_sight(t)},
    }


def in_sight(t: FinanciaLit) -> list[str]:
    """FL-3.7 FL-3.8 Every card that lies open; a page shows its figures as they are in this game."""
    cards = [*t.market, *INSURANCES]
    for show in t.shows.values():
        cards += show
    for home in t.homes:
        cards += (*home.luxuries, *home.skills, *[card for card, _ in home.careers], *[card for card, _ in home.investments])
    families = [home.family for home in t.homes if home.family] if all(home.family for home in t.homes) else FAMILIES
    cards += t.discards["event"]
    return [*dict.fromkeys(cards), *families, *([t.last_event] if t.last_event else [])]


def slots_of(t: FinanciaLit, place: str) -> list[SlotView]:
    """FL-4.2.4 The slots of a location, open and closed ones, and who stands there."""
    standing = dict(zip(t.printed.open_slots[place], t.slots[place], strict=True))
    slots: list[SlotView] = []
    for number, label in enumerate(t.printed.labels[place], 1):
        who = standing.get(number, BANK)
        slots.append({"slot": number, "label": label, "open": number in standing, "seat": None if who == BANK else who})
    return slots


MOST_BOARDS = 1024


def home_of(t: FinanciaLit, seat: int) -> HomeView:
    """FL-2.1 A family's board. Everybody looks at it again and again, so boards are kept beside the book until they change."""
    home, boards = t.homes[seat], t.printed.boards
    key = (
        seat, t.units[seat], t.happiness[seat], t.goods[seat], t.dues[seat], home.family, home.tracker, home.modifier, home.pawns_free,
        tuple(home.placed.items()), home.career_pawn, home.pawns_away, home.pawn_away_next, home.saved, tuple(home.luxuries),
        tuple(home.insurances), tuple(home.skills), tuple(home.careers), tuple(home.investments), tuple(home.loans),
        home.miscalculation, home.aid_used, home.income_next, home.bills_next,
    )  # fmt: skip
    board = boards.get(key)
    if board is None:
        if len(boards) >= MOST_BOARDS:
            boards.clear()
        board = boards[key] = board_of(t, seat)
    return board


def board_of(t: FinanciaLit, seat: int) -> HomeView:
    """FL-2.1 FL-2.3 FL-2.4 FL-2.8 What lies there, and the figures everybody can work out."""
    home = t.homes[seat]
    total = figures.bills(t, seat)
    off, granted = figures.discount(t, seat, total, granted=True), figures.has_discount(t, seat)
    parts = projected(t, seat)
    return {
        **cast(Lying, msgspec.to_builtins(home)),
        "career_pawn": None if home.career_pawn == NO_PAWN else home.career_pawn,
        "units": t.units[seat],
        "happiness": t.happiness[seat],
        "goods": t.goods[seat],
        "need": figures.goods_need(t, seat),
        "bills": total,
        "bills_due": total - off if granted else total,
        "bill_parts": figures.bill_parts(t, seat),
        "discount": off,
        "has_discount": granted,
        "forecast": figures.forecast(t, seat),
        "skill_price": figures.skill_price(t, seat),
        "rebate_from": figures.rebate_from(t, seat),
        "loan_happiness": loan_happiness(t, seat),
        "owing": [
            {"slots": token or LOAN_SLOTS, "of": LOAN_SLOTS, "units": repay_price(t, seat, number)}
            for number, token in enumerate(home.loans)
        ],
        "can_borrow": can_borrow(t, seat),
        "aid": aid_amount(t, seat) if can_ask_family(t, seat) else 0,
        "due": t.dues[seat],
        "cards": figures.counted_cards(t, seat),
        "career_cards": figures.career_cards(t, seat),
        "projected": sum(parts),
        "parts": parts,
    }


def round_of(t: FinanciaLit, seat: int) -> RoundView:
    """FL-2.3 FL-4.2.4 What depends on how far the round has come, and on what the others do."""
    why = dict(zip(PLACES, barred(t, seat, t.units[seat]), strict=True)) | wares_barred(t, seat)
    return {**of_this_round(t, seat), "barred": why, "lacking": lacking(t, seat)}


def wares_barred(t: FinanciaLit, seat: int) -> dict[str, str]:
    """FL-4.3.1 FL-4.3.6 FL-4.3.13 For each card that lies open where the table waits, why the seat could not have it, or ""."""
    units, waiting = t.units[seat], t.waiting if t.agenda else ""
    if waiting == "pay_labour":
        seeking, learning = no_seeking(t, seat), no_learning(t, seat, units)
        return dict.fromkeys(t.shows["career"], seeking) | dict.fromkeys(t.shows["skill"], learning)
    if waiting == "pay_invest":
        return {card: no_investing(t, seat, card, surcharge(t), units) for card in on_offer(t)}
    if waiting == "pay_market":
        return luxuries_barred(t, next((visit for visit in visits(t) if visit[0] == seat), (seat, True, True, 0)), units)
    return {}


def redeal(t: FinanciaLit, seat: int, luck: Luck) -> FinanciaLit:
    """FL-3.6 Nothing in the state is hidden: the order of decks and the trainer's script are with the dealer."""
    return t


def check(t: FinanciaLit) -> None:
    """FL-4.0.1 FL-4.0.9 FL-4.0.10 No pawn and no card is lost, sold or given away, and nobody owns what the rules forbid."""
    options, book = t.options, t.printed
    for seat, home in enumerate(t.homes):
        out = home.career_pawn != NO_PAWN
        assert home.pawns_free + len(home.placed) + out + home.pawns_away == options.pawns, home
        assert 0 <= home.tracker <= options.track_max
        assert len(set(home.luxuries)) == len(home.luxuries)
        assert len(set(home.insurances)) == len(home.insurances)
        assert all(1 <= token <= book.investments[card].slots for card, token in home.investments)
        for place, slot in home.placed.items():
            assert t.slots[place][book.open_slots[place].index(slot)] == seat
    check_cards(t)


def check_cards(t: FinanciaLit) -> None:
    """FL-3.6 Every card is in its deck, on the table, in the discard or with a family."""
    held: dict[str, list[str]] = {
        "luxury": [*t.market, *[card for home in t.homes for card in home.luxuries]],
        "career": [card for home in t.homes for card, _ in home.careers],
        "skill": [card for home in t.homes for card in home.skills],
    }
    running = [card for home in t.homes for card, _ in home.investments]
    for name, deck in t.decks.items():
        there = [*deck, *t.discards.get(name, ()), *t.shows.get(name, ()), *held.get(name, ())]
        if name in ("short", "long"):
            there += [card for card in running if t.book.deck_of[card] == name]
        assert sorted(there) == sorted(t.book.deck(name)), name
