"""FinanCity's content: homes, cards, events and the Bank's terms, checked as they are loaded."""

from typing import Final, Literal, TypeVar

import msgspec

from alcancia.ground.content import load, load_list
from alcancia.kernel import Unplayable


class At:
    """The zones of the board by what happens there."""

    PLANNING: Final = "Z1"
    INCOME: Final = "Z2"
    SAVINGS: Final = "Z3"
    EXTRA_JOBS: Final = "Z4"
    FREE_TIME: Final = "Z5"
    INVESTMENTS: Final = "Z6"
    SHOPPING: Final = "Z7"
    EXPENSES: Final = "Z8"
    INSURANCE: Final = "Z9"
    EVENT: Final = "Z10"
    REORGANISATION: Final = "Z11"
    LOANS: Final = "LZ"


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Whatever stands in a content file: unknown fields are refused."""


class HomeCard(Entry, frozen=True):
    id: str
    income: int
    expenses: int
    adults: int
    children: int
    seniors: int

    @property
    def members(self) -> int:
        """Everybody who lives there."""
        return self.adults + self.children + self.seniors


class Investment(Entry, frozen=True):
    id: str
    kind: Literal["business", "education"]
    cost: int
    income: int


class Shopping(Entry, frozen=True):
    id: str
    kind: Literal["product", "service", "activity"]
    cost: int
    wellbeing: int
    every_year: bool = False
    expense: int = 0


class Pay(Entry, frozen=True):
    """A bill: a base, and so much for each of what is counted."""

    base: int = 0
    per_member: int = 0
    per_child: int = 0
    per_senior: int = 0
    per_product: int = 0
    per_loan_card: int = 0
    max: int | None = None


class LoseCash(Entry, frozen=True):
    """One part in so many of the cash in hand."""

    part: int
    round_down: int
    max: int


class NextYear(Entry, frozen=True):
    """What an event changes in the following year."""

    home_income: int = 0
    expenses: int = 0
    business_off: bool = False
    interest_off: bool = False
    education_bonus: int = 0


class Branch(Entry, frozen=True):
    """One way of being harmed, where the card lets people choose."""

    id: str
    pay: Pay | None = None
    lose_wellbeing: int = 0


class Event(Entry, frozen=True):
    id: str
    kind: Literal["harmful", "helpful", "mixed"]
    pay: Pay | None = None
    lose_cash: LoseCash | None = None
    gain_cash: int = 0
    gain_wellbeing: int = 0
    lose_wellbeing: int = 0
    next_year: NextYear | None = None
    choice: tuple[Branch, ...] = ()


class Zone(Entry, frozen=True):
    id: str
    benefit: bool


class Loan(Entry, frozen=True):
    cash: int
    card: int
    cap: int
    cards_per_minimum: int
    overindebted_from: int


class SavingsCard(Entry, frozen=True):
    id: str
    face: int
    tiered: int
    flat: int


class Offers(Entry, frozen=True):
    face_up: int


class Trade(Entry, frozen=True):
    price_step: int
    highest_hidden_price: int


class Score(Entry, frozen=True):
    wellbeing: int
    advanced_share: int


class Bank(Entry, frozen=True):
    """The Bank's terms."""

    unit: int
    loan: Loan
    savings: tuple[SavingsCard, ...]
    offers: Offers
    trade: Trade
    score: Score


class Content(Entry, frozen=True):
    """Everything FinanCity is made of."""

    bank: Bank
    homes: tuple[HomeCard, ...]
    investments: tuple[Investment, ...]
    shopping: tuple[Shopping, ...]
    events: tuple[Event, ...]
    zones: tuple[Zone, ...]


T = TypeVar("T", HomeCard, Investment, Shopping, Event, Zone)


def indexed(file: str, entries: tuple[T, ...]) -> dict[str, T]:
    """The entries by id; no id twice."""
    found: dict[str, T] = {}
    for entry in entries:
        if entry.id in found:
            raise Unplayable("bad_content", file=file, entry=f"{entry.id} is there twice")
        found[entry.id] = entry
    return found


def checked(content: Content) -> Content:
    """The content, if it fits the rules: amounts in whole units, and always a way out of a choice (ruling 5 of ours)."""
    unit = content.bank.unit
    for file, entry, amount in [
        *(("homes.toml", home.id, amount) for home in content.homes for amount in (home.income, home.expenses)),
        *(("investments.toml", card.id, amount) for card in content.investments for amount in (card.cost, card.income)),
        *(("shopping.toml", bought.id, amount) for bought in content.shopping for amount in (bought.cost, abs(bought.expense))),
    ]:
        if amount < 0 or amount % unit:
            raise Unplayable("bad_content", file=file, entry=f"{entry}: {amount} is not a multiple of {unit}")
    for event in content.events:
        if event.choice and all(branch.lose_wellbeing for branch in event.choice):
            raise Unplayable("bad_content", file="events.toml", entry=f"{event.id}: every choice costs wellbeing")
    return content


content = checked(
    Content(
        bank=load(__package__, "bank.toml", Bank),
        homes=load_list(__package__, "homes.toml", "home", HomeCard),
        investments=load_list(__package__, "investments.toml", "investment", Investment),
        shopping=load_list(__package__, "shopping.toml", "shopping", Shopping),
        events=load_list(__package__, "events.toml", "event", Event),
        zones=load_list(__package__, "zones.toml", "zone", Zone),
    )
)

HOMES = indexed("homes.toml", content.homes)
INVESTMENTS = indexed("investments.toml", content.investments)
SHOPPING = indexed("shopping.toml", content.shopping)
EVENTS = indexed("events.toml", content.events)
ZONES = indexed("zones.toml", content.zones)
BENEFITS = tuple(zone.id for zone in content.zones if zone.benefit)
SAVINGS = tuple(card.id for card in content.bank.savings)
FACES = tuple(card.face for card in content.bank.savings)
INTEREST = {
    "tiered": tuple(card.tiered for card in content.bank.savings),
    "flat": tuple(card.flat for card in content.bank.savings),
}
