"""Section 11: what is worth talking about after a game, each with its figures."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from alcancia.games.common.accounts import Accounts, Row
from alcancia.kernel import Fact, LessonRow

from .content import DEED, HOUSE, HOUSES, KIND, SHARE, TOWER, TRAFFIC
from .debrief import GOT, PAID, TURNS
from .packs import Text
from .state import CityLife

MOST_MISSED: Final = 3
UNINSURED: Final = "TV24"
UNINSURED_FINE: Final = next((card.fine for card in TRAFFIC.card if card.id == UNINSURED), 0)  # a box may have no such card
TAXES: Final = (*PAID["capital_gains_tax"], *PAID["land_transfer_tax"], *PAID["property_tax"])


class Lesson(LessonRow, total=False):
    """A lesson with those figures that belong to it."""

    borrowed: int
    cost: int
    assets: int
    tax: int
    times: int
    turns: int
    amount: int
    paid: int
    fines: int
    insurance: int
    luck: int
    fees: int
    given_up: int
    squares: int
    deed: str
    rounds: int
    ask: Text
    price: int
    passed: int
    bought: int
    jail: int
    debt: int
    start: int
    end: int
    period: int


class Retold(Accounts):
    """The game told again, with an eye on what a class may talk about."""

    def __init__(self, t: CityLife) -> None:
        super().__init__(t.seats, ())
        self.prices = t.book.prices
        self.spent = [Counter[str]() for _ in self.seats]
        self.got = [Counter[str]() for _ in self.seats]
        self.cash = [0] * t.seats
        self.bought: dict[str, tuple[int, int]] = {}
        self.round_trips: list[Lesson] = []
        self.pressed = [Counter[str]() for _ in self.seats]
        self.debtor: int | None = None
        self.counts = [Counter[str]() for _ in self.seats]
        """How often something happened to each seat, and squares and turns by the number."""
        self.pos = [1] * t.seats
        self.sender: int | None = None
        self.question: Text = {}
        self.missed: list[tuple[str, Text]] = []
        self.passed: dict[str, set[int]] = {}
        """Who went past each deed with the money to buy it."""
        self.visited: dict[int, str] = {}
        self.rent_missed: Counter[tuple[int, str]] = Counter()
        self.lows: dict[int, int] = {}
        self.ends: dict[int, tuple[int, int]] = {}

    def on_paid(self, args: Row, period: int) -> None:
        """Money by reason, and what was sold while a debt pressed."""
        giver, taker, amount, reason = args["from"], args["to"], args["amount"], args["reason"]
        pressed = self.debtor is not None and giver == self.debtor
        if args["of"]:
            self.pressed[giver]["assets"] += amount if pressed else 0
            return
        if giver in self.seats:
            self.spent[giver][reason] += amount
            self.cash[giver] -= amount
        if taker in self.seats:
            self.got[taker][reason] += amount
            self.cash[taker] += amount
        if pressed and reason == "capital_gains_tax":
            self.pressed[giver]["tax"] += amount
        if reason == "visitor_fee":
            deed = self.visited[giver]
            for seat in self.passed.get(deed, ()):
                if seat != taker:
                    self.rent_missed[seat, deed] += amount

    def on_visit(self, args: Row, period: int) -> None:
        self.visited[args["seat"]] = args["deed"]

    def on_moved(self, args: Row, period: int) -> None:
        self.pos[args["seat"]] = args["square"]

    on_advanced = on_wrong_turn = on_moved

    def on_sent(self, args: Row, period: int) -> None:
        if self.sender is not None:
            self.counts[self.sender]["squares"] += max(0, self.pos[args["seat"]] - args["square"])
            self.sender = None
        self.pos[args["seat"]] = args["square"]

    def on_debt(self, args: Row, period: int) -> None:
        self.debtor = args["seat"]
        self.counts[args["seat"]]["debts"] += 1

    def on_debt_paid(self, args: Row, period: int) -> None:
        self.debtor = None

    on_debt_short = on_debt_not_covered = on_debt_paid

    def on_turn_missed(self, args: Row, period: int) -> None:
        seat, cause = args["seat"], args["cause"]
        self.counts[seat][TURNS.get(cause, "turns_debt")] += 1
        self.counts[seat]["turns_owed"] += cause not in TURNS or cause == "tower_fee"

    def on_deed_bought(self, args: Row, period: int) -> None:
        self.bought[args["deed"]] = (args["seat"], period)
        self.counts[args["seat"]]["deeds"] += 1

    def on_deed_passed(self, args: Row, period: int) -> None:
        """The square was there and the money too."""
        seat, price = args["seat"], self.prices[args["deed"]]
        if self.cash[seat] >= price.list + price.ltt:
            self.counts[seat]["passed"] += 1
            self.passed.setdefault(args["deed"], set()).add(seat)

    def on_deed_sold(self, args: Row, period: int) -> None:
        """A deed that went back to the Bank: in a debt, or as a round trip that cost two taxes."""
        seat, deed = args["seat"], args["deed"]
        if self.debtor == seat:
            self.pressed[seat]["assets"] += 1
        owner, since = self.bought.pop(deed, (None, 0))
        if owner == seat:
            cost = KIND[deed].land_transfer_tax + KIND[deed].capital_gains_tax
            self.round_trips.append({"lesson": "round_trip", "seat": seat, "deed": deed, "cost": cost, "rounds": period - since})

    def on_asset_taken(self, args: Row, period: int) -> None:
        """The Proprietor or a bidder took it from who owed; shares are counted by the ledger."""
        if self.debtor is not None and args["asset"] != SHARE:
            self.pressed[self.debtor]["assets"] += 1

    on_bid_taken = on_asset_taken

    def on_visit_send(self, args: Row, period: int) -> None:
        # A visitor who stands on that very House is not put anywhere.
        self.sender = args["seat"] if self.pos[args["other"]] != DEED[args["house"]].square else None
        self.counts[args["seat"]]["given_up"] += TOWER.visitor_fee

    def on_visit_miss(self, args: Row, period: int) -> None:
        self.counts[args["seat"]]["delayed"] += args["n"]
        self.counts[args["seat"]]["given_up"] += HOUSE.visitor_fee

    def on_traffic_card(self, args: Row, period: int) -> None:
        self.counts[args["seat"]]["uninsured"] += args["card"] == UNINSURED

    def on_quiz_question(self, args: Row, period: int) -> None:
        self.question = args["ask"]

    def on_quiz_answered(self, args: Row, period: int) -> None:
        if args["verdict"] == "wrong":
            self.missed.append((str(self.question.get("en")), self.question))

    def on_round_figures(self, args: Row, period: int) -> None:
        seat, cash = args["seat"], args["cash"]
        self.lows[seat] = min(cash, self.lows.get(seat, cash))
        self.ends[seat] = (args["net_worth"], period)


def lessons(t: CityLife, facts: Sequence[Fact]) -> list[Lesson]:
    """CL-8.6 What is worth talking about, each with its figures."""
    retold = Retold(t)
    retold.follow(facts)
    found: list[Lesson] = []
    for seat in retold.seats:
        found += [row for holds, row in of_money(retold, seat) if holds]
        found += [row for holds, row in of_play(retold, seat) if holds]
        found += of_wealth(t, retold, seat)
    if t.book.advanced:
        found += retold.round_trips
    counted = Counter(text for text, _ in retold.missed)
    for text, times in counted.most_common(MOST_MISSED):
        if times > 1:
            found.append({"lesson": "most_missed", "seat": None, "times": times, "ask": dict(retold.missed)[text]})
    return found


def of_money(retold: Retold, seat: int) -> list[tuple[int, Lesson]]:
    """CL-8.6 Credit, pressure, reserve, dividends, rent and taxes: each with what has to be there for it."""
    spent, got, pressed, counts = retold.spent[seat], retold.got[seat], retold.pressed[seat], retold.counts[seat]
    borrowed, cost = got["loan_taken"] + got["mortgage_taken"], spent["loan_cost"] + spent["mortgage_cost"]
    taxes = sum(spent[reason] for reason in TAXES)
    return [
        (borrowed, {"lesson": "cost_of_credit", "seat": seat, "borrowed": borrowed, "cost": cost}),
        (pressed["assets"], {"lesson": "sold_under_pressure", "seat": seat, "assets": pressed["assets"], "tax": pressed["tax"]}),
        (counts["debts"], {"lesson": "no_reserve", "seat": seat, "times": counts["debts"], "turns": counts["turns_owed"]}),
        (got["dividend"], {"lesson": "dividends", "seat": seat, "amount": got["dividend"], "paid": spent["share_bought"]}),
        (spent["deed_bought"], {"lesson": "rent", "seat": seat, "paid": spent["deed_bought"], "fees": got["visitor_fee"]}),
        (spent["visitor_fee"], {"lesson": "fees", "seat": seat, "amount": spent["visitor_fee"]}),
        (taxes, {"lesson": "taxes", "seat": seat, "amount": taxes}),
    ]


def of_play(retold: Retold, seat: int) -> list[tuple[int, Lesson]]:
    """CL-8.6 Driving, knowledge, the Proprietor's choice, turns missed and chances passed up."""
    spent, got, counts = retold.spent[seat], retold.got[seat], retold.counts[seat]
    fines, insurance = spent["traffic_fine"], spent["insurance"]
    luck = sum(got[reason] for reason in GOT["luck_income"])
    delays: Lesson = {
        "lesson": "fee_or_delay", "seat": seat, "fees": got["visitor_fee"], "given_up": counts["given_up"], "squares": counts["squares"],
        "turns": counts["delayed"],
    }  # fmt: skip
    jail, debt, other = counts["turns_jail"], counts["turns_debt"], counts["turns_other"]
    turns = jail + debt + other
    return [
        (fines + insurance, {"lesson": "bad_driving", "seat": seat, "fines": fines, "insurance": insurance}),
        (counts["uninsured"], {"lesson": "uninsured", "seat": seat, "times": counts["uninsured"], "amount": UNINSURED_FINE}),
        (got["quiz_award"], {"lesson": "knowledge_pays", "seat": seat, "amount": got["quiz_award"], "luck": luck}),
        (counts["given_up"], delays),
        (turns, {"lesson": "missed_turns", "seat": seat, "turns": turns, "jail": jail, "debt": debt}),
        (counts["passed"], {"lesson": "passed_up", "seat": seat, "passed": counts["passed"], "bought": counts["deeds"]}),
    ]


def of_wealth(t: CityLife, retold: Retold, seat: int) -> list[Lesson]:
    """CL-8.3 CL-8.6 Rent that others took where the seat did not buy, cash that always lay idle, and what became of the start."""
    found: list[Lesson] = []
    missed = {deed: amount for (passer, deed), amount in retold.rent_missed.items() if passer == seat}
    if missed:
        deed = max(missed, key=lambda deed: (missed[deed], deed))
        found.append({"lesson": "rent_missed", "seat": seat, "deed": deed, "amount": missed[deed]})
    house = retold.prices[HOUSES[0]]
    if retold.lows.get(seat, 0) >= house.list + house.ltt:
        found.append({"lesson": "idle_cash", "seat": seat, "amount": retold.lows[seat], "price": house.list + house.ltt})
    if seat in retold.ends:
        worth, period = retold.ends[seat]
        found.append({"lesson": "wealth", "seat": seat, "start": t.options.starting_cash, "end": worth, "period": period})
    return found
