"""What things are worth at the end of the game, as a sensible person reckons: a dollar grows like savings, wellbeing counts twice."""

from collections.abc import Iterable
from functools import cache, cached_property
from math import floor, fsum
from operator import itemgetter
from typing import Any

from alcancia.ground.content import figures

from ..content import EVENTS, INVESTMENTS, SHOPPING, At, Event, Pay
from ..counting import Priced
from ..income import Income, yearly
from ..state import BANK_TERMS, CARD, LOAN, bill, card_expenses
from ..unforeseen import charge, counted

GROWTH = 1.11
"""What a dollar left in savings becomes in a year."""

JOY = BANK_TERMS.score.wellbeing
SAFE_WELLBEING = 330
"""A little more than the goal, because events take some."""

SAFE_MONEY = 560


@cache
def g(n: int) -> float:
    """What a dollar becomes in n years."""
    return GROWTH ** max(0, n)


@cache
def a(n: int) -> float:
    """What a dollar each year becomes, n times."""
    return fsum(GROWTH**i for i in range(n))


CHANGES = {id: figures(event.next_year) for id, event in EVENTS.items() if event.next_year is not None}
"""What each event would change in the following year."""


class Worth:
    """One seat's reckoning, from what it sees on the table."""

    table: dict[str, Any]
    options: dict[str, Any]
    me: dict[str, Any]
    seat: int
    reserve: int
    year: int
    n: int
    """Years still to come."""
    coming: int
    """Money this person means to borrow this year."""

    def __init__(self, view: dict[str, Any], seat: int, reserve: int) -> None:
        table = view["table"]
        self.table, self.options, self.seat, self.reserve = table, view["options"], seat, reserve
        self.coming = 0
        self.me = table["players"][seat]
        self.year = table["year"]
        self.n = table["years"] - table["year"]
        self.growth = g(self.n)
        self.goal_savings = self.options["goal_savings"]
        self.insurance_price = self.options["insurance_price"]

    # ── budget ───────────────────────────────────────────────────────────────

    @cached_property
    def expenses(self) -> int:
        """This year's expenses."""
        return bill(self.me["home"], card_expenses(self.me["shopping"]), self.me["mods"].get("expenses", 0))

    @property
    def bill(self) -> int:
        """Expenses still to be paid this year."""
        return 0 if self.me["settled"] else self.expenses

    @property
    def due(self) -> int:
        """Loan cards still to be paid this year: the minimum, or all of them in the last year."""
        if self.me["settled"]:
            return 0
        return CARD * int(self.me["loans"] if self.n == 0 else self.me["minimum"])

    @cached_property
    def usual(self) -> Income:
        """What a usual year brings."""
        return yearly(self.me["home"], self.me["savings"], self.me["investments"], self.options["savings_plan"])

    @property
    def income(self) -> int:
        """All of it together."""
        return sum(self.usual)

    @cached_property
    def budget(self) -> int:
        """Cash, savings and (before it has come) income, less bills, instalments and reserve."""
        coming = self.coming + (self.income if self.table["marker"] == At.PLANNING else 0)
        return self.me["cash"] + coming + self.me["saved"] - self.bill - self.due - self.reserve  # type: ignore[no-any-return]

    @cached_property
    def most(self) -> int:
        """What this year's purchase may cost, with the savings goal in sight."""
        return min(self.budget, self.beyond_goal(self.budget))

    def spare(self) -> int:
        """Cash that the bills do not need."""
        return self.me["cash"] - self.bill - self.due  # type: ignore[no-any-return]

    def beyond_goal(self, money: int) -> int:
        """From year 6 on: what can be spent so that enough for the goal can still be put together by the last year."""
        if self.n > self.table["years"] - 6:
            return money
        return money + self.n * (self.income - self.expenses) - max(SAFE_MONEY, int(self.goal_savings) + 60)

    def spare_next_year(self) -> int:
        """In Reorganisation: what is not needed as a reserve."""
        return max(0, int(self.me["cash"]) - self.reserve)

    # ── wellbeing ────────────────────────────────────────────────────────────

    @cached_property
    def q(self) -> float:
        """How much dearer wellbeing is because the goal is in danger: how many of the years left would have to be Free Time."""
        owned = [SHOPPING[own[0]] for own in self.me["shopping"]]
        coming = self.n * sum([card.wellbeing for card in owned if card.every_year])
        goal = max(0, self.options["goal_wellbeing"]) + SAFE_WELLBEING - 300
        missing = goal - self.me["wellbeing"] - coming
        rest = max(1, self.options["free_time_wellbeing"])
        share = max(0, missing) / rest / (self.n + 1)
        return 4.0 if share > 0.85 else 1.4 if share > 0.6 else 1.0

    def joy(self, wellbeing: int) -> float:
        """Points of wellbeing as points at the end."""
        return JOY * wellbeing * self.q

    def money(self, amount: int) -> float:
        """Dollars now as points at the end."""
        return amount * self.growth

    # ── cards ────────────────────────────────────────────────────────────────

    def investment_cost(self, card: str) -> int:
        """Its price."""
        return INVESTMENTS[card].cost

    def shopping_cost(self, card: str) -> int:
        """Its price."""
        return SHOPPING[card].cost

    def investment(self, card: str) -> float:
        """What it will bring, less what it costs; the first one is needed to win."""
        found = INVESTMENTS[card]
        needed = 60 + 60 * self.year if not self.me["investments"] else 0
        return 0.95 * found.income * a(self.n) - self.money(found.cost) + needed

    def shopping(self, card: str) -> float:
        """The joy it will bring, less its cost now and every year."""
        found = SHOPPING[card]
        times = self.n + 1 if found.every_year else 1
        return self.joy(found.wellbeing) * times - self.money(found.cost) - found.expense * a(self.n + 1)

    def most_joy(self, cards: Iterable[str] | None = None) -> str:
        """The card of those offered, or of these, that is most fun today, whatever it costs."""
        return max(self.table["offer"]["shopping"] if cards is None else cards, key=lambda card: SHOPPING[card].wellbeing)

    def owned(self, card: str) -> float:
        """What a shopping card still brings its owner from next year on."""
        found = SHOPPING[card]
        return (JOY * found.wellbeing * self.n if found.every_year else 0) - found.expense * a(self.n)

    def product(self, card: str) -> float:
        """What a Product is still worth to its owner."""
        kept = SHOPPING[card].cost / BANK_TERMS.score.advanced_share if self.options["level"] == "advanced" else 0
        return self.owned(card) / self.growth + kept

    def selling_price(self, card: str) -> float:
        """What somebody would have to pay: a tenth more than it is worth, or less in need."""
        return self.product(card) * (0.5 if self.in_need() else 1.1)

    # ── zones ────────────────────────────────────────────────────────────────

    def zones(self, most_tokens: int) -> dict[str, float]:
        """Every benefit zone in points at the end."""
        o = self.options
        return {
            At.EXTRA_JOBS: self.money(o["extra_job_pay"]),
            At.FREE_TIME: self.joy(o["free_time_wellbeing"]),
            At.INVESTMENTS: self.offered("investments", At.INVESTMENTS),
            At.SHOPPING: self.offered("shopping", At.SHOPPING),
            At.INSURANCE: self.insurance(most_tokens),
            At.LOANS: 0.0,
        }

    def affordable(self, deck: str) -> list[tuple[float, int]]:
        """Value and price of the offered cards that are worth having and that this year's money covers, the best first."""
        cost, value = (self.investment_cost, self.investment) if deck == "investments" else (self.shopping_cost, self.shopping)
        cards = [(value(card), cost(card)) for card in self.table["offer"][deck] if cost(card) <= self.most]
        return sorted([card for card in cards if card[0] > 0], key=itemgetter(0), reverse=True)

    def offered(self, deck: str, zone: str) -> float:
        """With k seats already there, expect the next best of the affordable cards, or the last: whoever joins others turns one more."""
        cards = self.affordable(deck)
        before = [player["zone"] for player in self.table["players"]].count(zone)
        return cards[min(before, len(cards) - 1)][0] if cards else 0.0

    def planned(self) -> int:
        """Cash to keep for this year's purchase: the price of the best card."""
        deck = {At.INVESTMENTS: "investments", At.SHOPPING: "shopping"}.get(self.me["zone"])
        cards = self.affordable(deck) if deck else []
        return cards[0][1] if cards else 0

    # ── events ───────────────────────────────────────────────────────────────

    def insurance(self, most_tokens: int) -> float:
        """Safe this year, and perhaps a token for the worst of the coming ones."""
        harms = self.harms
        safe = 0.9 * fsum(harms) / len(harms)
        tokens = self.me["tokens"]
        buys = tokens < most_tokens and self.most >= self.insurance_price
        return safe + (max(0.0, self.token(tokens)) if buys else 0.0)

    def token(self, held: int) -> float:
        """What a further token is worth."""
        if self.n < 2:
            return 0.0
        worst = sorted(self.harms, reverse=True)[:4]
        return (0.8 if not held else 0.4) * fsum(worst) / 4 - self.money(self.insurance_price)

    @cached_property
    def harms(self) -> list[float]:
        """The harm each event would do; a sensible person does not keep track of those that have been."""
        return [self.harm(event) for event in EVENTS.values()]

    @cached_property
    def counted(self) -> tuple[int, int, int, int, int]:
        """What the bills of events count."""
        return counted(self.me["home"], self.me["shopping"], self.me["loans"])

    def harm(self, event: Event) -> float:
        """What this event would cost, in points at the end; good ones cost nothing."""
        if event.kind == "helpful":
            return 0.0
        if event.choice:
            return min([self.money(self.pay(branch.pay)) + self.joy(branch.lose_wellbeing) for branch in event.choice])
        # Of the cash in hand little more than the reserve is left when the event comes.
        stolen = min(event.lose_cash.max, self.reserve // event.lose_cash.part) if event.lose_cash else 0
        harm = self.money(self.pay(event.pay) + stolen)
        if event.lose_wellbeing:
            harm += self.joy(min(event.lose_wellbeing, self.me["wellbeing"]))
        return harm + self.later(CHANGES[event.id]) if event.next_year else harm

    def pay(self, pay: Pay | None) -> int:
        """The bill such an event would bring."""
        return 0 if pay is None else charge(pay, self.counted)

    def later(self, changes: dict[str, Any]) -> float:
        """What a change of next year costs."""
        if self.n == 0:
            return 0.0
        lost = -changes.get("home_income", 0) + changes.get("expenses", 0)
        if changes.get("business_off"):
            lost += self.usual.business
        if changes.get("interest_off"):
            lost += self.usual.interest
        return float(lost * g(self.n - 1))

    def harm_now(self) -> float:
        """What the event that has come would cost this seat."""
        effect = self.me["effect"]
        owed, sorrow = effect["owed"], effect["sorrow"]
        if effect["branches"]:
            return min([self.money(branch[1]) + self.joy(branch[2]) for branch in effect["branches"]])
        return self.money(owed - effect["gain"]) + self.joy(sorrow - effect["joy"]) + self.later(effect["next_year"])

    # ── need ─────────────────────────────────────────────────────────────────

    def savings_suffice(self, question: str) -> bool:
        """Would cash and savings, after the surcharge, cover what is owed now?"""
        net = self.me["cash"] + self.me["net"]
        if question == "raise_expenses":
            return bool(net >= self.expenses)
        if question == "raise_event":
            return bool(net >= self.me["effect"]["owed"])
        return bool(net >= CARD * self.me["minimum"])

    def in_need(self) -> bool:
        """Over-indebted, or too poor to reach the savings goal or to clear the loans any more."""
        if self.me["restricted"] or self.me["loans"] >= LOAN.overindebted_from:
            return True
        if self.n > 2:
            return False
        reach = self.me["cash"] + self.me["saved"] + self.n * (self.income - self.expenses) - CARD * self.me["loans"]
        return bool(reach < self.goal_savings)

    def best_sale(self, sales: Priced) -> tuple[Any, ...] | None:
        """The dearest sale somebody might accept."""
        fair = [(deal, min(most, floor(0.85 * self.product(str(deal[0]))))) for deal, most in sales.deals]
        dear = [(*deal, price - price % sales.step) for deal, price in fair if price >= sales.step]
        return max(dear, key=itemgetter(-1), default=None)

    def best_purchase(self, purchases: Priced) -> tuple[Any, ...] | None:
        """The Product of somebody else that brings most, at a price that leaves a third of it."""
        wanted = [(deal, min(most, floor(self.product(str(deal[0])) * 2 / 3), self.spare_next_year())) for deal, most in purchases.deals]
        fair = [(*deal, price - price % purchases.step) for deal, price in wanted if price >= purchases.step]
        return max(fair, key=itemgetter(-1), default=None)
