"""Section 12: a sensible player who looks one period ahead, and its relatives. Every move comes with a reason."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from alcancia.kernel import Ask, Luck, MoveValue

from ..card_effects import active_processes, working
from ..content import DESIGNS, EVENTS, GOODS, SHEETS, SPACES, SUBSIDIES, TYPES, CardType, Three, tally
from ..investment import advisers_left
from ..production import Output, products_of
from ..state import ElPlan, free, ideas, market_of, stock, subsidy_of
from ..summary import store
from .desk import best_desk
from .valuation import (
    AT_ONCE,
    IDEA,
    LATE_IDEA,
    LATE_PERIODS,
    MONEY,
    SAME_TABLE,
    WILD,
    Trade,
    best_rows,
    gains_of,
    leftover_value,
    packed,
    prices_of,
    prospects_of,
    stock_value,
    trade_of,
    trio_bonus,
)

Reasoned: TypeAlias = tuple[MoveValue, str]
"""A move, and the code of the sentence that explains it."""
Wanted: TypeAlias = tuple[float, str, Three]
"""What a card is worth, which one, and what it costs."""

MONEY_AHEAD = 1
"""So much more money than energy a seller wants at hand: only money buys products."""
PER_GOAL = 2
"""Where so many ideas end the game: in so many periods the one who has most makes another."""
FULL_DESK = (2, 2, 2)
"""The processes of slots 1 to 6. Before anything works, a player reckons with these."""


class Style(NamedTuple):
    """What sets one player apart from another. In all else they are alike: who never invests still looks at cards when placing."""

    faith: float = 0.45
    reserve: int = 2
    fear: float = 0.0
    invests: bool = True


class Seat:
    """The table as one player sees it. Everything lies open, so it reads the position; it works out only what it is asked."""

    __slots__ = (
        "_owned", "_trade", "_wanted", "ask", "business", "event", "free", "held", "idea", "last", "left", "options", "plan", "seat",
        "style", "t",
    )  # fmt: skip

    def __init__(self, t: ElPlan, seat: int, ask: Ask, style: Style) -> None:
        self.t, self.seat, self.ask, self.style = t, seat, ask, style
        self.options, self.business = t.options, t.business[seat]
        self.free, self.held, self.plan = free(t, seat), stock(t, seat), self.business.plan
        self.left: int = t.options.periods - t.period + 1
        if t.options.win_at:
            missing = t.options.win_at - max([ideas(t, other) for other in range(t.seats)])
            self.left = max(1, min(self.left, PER_GOAL * missing))
        self.last = t.last
        self.idea = LATE_IDEA if self.left <= LATE_PERIODS else IDEA
        self._wanted: dict[str, list[Wanted]] = {}
        self._owned: Three | None = None
        self._trade: Trade | None = None
        self.event = EVENTS.get(t.event)
        if self.event is not None and self.business.space == "1" and self.event.tone == "negative":
            self.event = None

    def trade(self) -> Trade:
        """The market as this seat meets it now."""
        if self._trade is None:
            t, options, business, event = self.t, self.options, self.business, self.event
            work = working(business.cards)
            less, bonus = 0, 0
            if not business.bought:
                stands = business.space == "5" and not business.benefit_lost
                less = stands + work.purchase_discount + work.advisers - business.advisers_used
            if not business.sold:
                bonus = work.sale_bonus - (event.sale_less if event else 0)
            prospects = prospects_of(
                self.idea, options.sale_price, bonus, bool(event and event.market_closed), store(t, self.seat), self.last
            )  # fmt: skip
            price = options.import_price - work.import_discount
            self._trade = trade_of(stock(t, market_of(t)), options.buy_price, price, less, prospects)
        return self._trade

    def owned(self) -> Three:
        """How many cards of each type the seat has."""
        if self._owned is None:
            self._owned = types_of(tuple([card for card, _ in self.business.cards]))
        return self._owned

    def gains(self) -> dict[str, float]:
        """What each card would bring this seat."""
        return gains_of(self.owned(), self.left, self.idea, self.style.faith)

    def costs(self, space: str) -> dict[str, Three]:
        """What every card costs this seat on this space."""
        return costs_of(space, "" if self.event is None else self.t.event)

    def wanted(self, space: str) -> list[Wanted]:
        """The cards on offer that are worth what they would cost on this space, best first: worth, card and cost."""
        place = space if space and SPACES[space].card_type else ""
        found = self._wanted.get(place)
        if found is None:
            found = self._wanted[place] = self.worthy(place, TYPES)
            found.sort(reverse=True)
        return found

    def worthy(self, space: str, types: tuple[CardType, ...]) -> list[Wanted]:
        """Those of certain types, as they lie."""
        found: list[Wanted] = []
        if not self.options.investments_per_period:
            return found
        costs, prices, gains = self.costs(space), prices_of(self.free), self.gains()
        for type in types:
            for card in self.t.on_offer[type]:
                if card and (gain := gains[card]) > 0:
                    cost = costs[card]
                    worth = gain - prices[cost]
                    if worth > 0:
                        found.append((worth, card, cost))
        return found


@lru_cache(maxsize=20_000)
def types_of(cards: tuple[str, ...]) -> Three:
    """How many of these cards there are of each type."""
    return tally(tuple([DESIGNS[card].type for card in cards]), TYPES)


def cost_of(card: str, space: str, event: str) -> Three:
    """What a card would cost on this space, under the event in force."""
    design, news = DESIGNS[card], EVENTS.get(event)
    w, m, e = design.cost
    discounts = []
    if space and SPACES[space].card_type == design.type:
        discounts.append(SPACES[space].kinds)
    if news is not None:
        m += news.card_money_more
        discounts += [("money", "energy")] * (news.technology_discount if design.type == "technology" else 0)
    for kinds in discounts:
        if m and "money" in kinds:
            m -= 1
        elif e and "energy" in kinds:
            e -= 1
    return w, m, e


@lru_cache(maxsize=500)
def costs_of(space: str, event: str) -> dict[str, Three]:
    """What every card would cost there."""
    return {card: cost_of(card, space, event) for card in DESIGNS}


# ── set-up and placing ───────────────────────────────────────────────────────


def choose_plan(seat: Seat, luck: Luck) -> Reasoned:
    """A plan of a type that few have yet."""
    plans = list(seat.ask.moves[0].spaces[0])
    taken = [SHEETS[business.plan].type for business in seat.t.business if business.plan]
    rarest = min(taken.count(SHEETS[plan].type) for plan in plans)
    chosen = luck.choice([plan for plan in plans if taken.count(SHEETS[plan].type) == rarest])
    return ("choose_plan", chosen), "plan_few" if rarest else "plan"


def place(seat: Seat, luck: Luck) -> Reasoned:
    """The space that promises most."""
    scores = scores_of(seat)
    best = max(score for score, _ in scores)
    space = luck.choice([space for score, space in scores if score == best])
    return ("place", space), why_placed(seat, SPACES[space].benefit) if best >= 0.6 else "place_left"


def scores_of(seat: Seat) -> list[tuple[float, str]]:
    """Every space that is open, with what it promises. All workers are alike."""
    trade, worker, found = seat.trade(), 0.0, []
    for space in seat.ask.moves[0].spaces[0]:
        if SPACES[space].benefit != "worker":
            found.append((score_space(seat, space, trade), space))
        else:
            worker = worker or score_space(seat, space, trade)
            found.append((worker, space))
    return found


def pile(t: ElPlan, space: str) -> int:
    """The money that lies on a subsidy space."""
    return t.cash[subsidy_of(t, SUBSIDIES.index(space))]


def why_placed(seat: Seat, benefit: str) -> str:
    """The sentence for a space; who has nothing to lose or never buys a card has another one."""
    if benefit == "insurance" and sum(seat.free) < 2:
        return "place_careful"
    if benefit == "discount" and not seat.style.invests:
        return "place_look"
    return f"place_{benefit}"


def score_space(seat: Seat, space: str, trade: Trade) -> float:
    """What a space promises, in tokens."""
    printed, free = SPACES[space], seat.free
    if printed.benefit == "subsidy":
        return 1.05 + float(pile(seat.t, space))
    if printed.benefit == "process":
        had, wild = active_processes(SHEETS[seat.plan], seat.business.slots, seat.business.cards)
        if not any(had):
            had = FULL_DESK
        money = free[1]
        yields = (trade.yields if trade.reaches(money) else trade.prospects.yields)[SAME_TABLE[seat.plan], seat.held, 0]
        made = packed(had, wild) | (money << MONEY if trade.reaches(money) else 0)
        without, more = yields[made], yields[made + WILD]
        return 0.3 + 0.9 * (more - without)
    if printed.benefit == "worker":
        workers = free[0] + seat.business.slots.count("worker")
        wanted = max(seat.worthy("", TYPES), default=None)
        needed = SHEETS[seat.plan].kinds.count("worker") + (DESIGNS[wanted[1]].activation[0] if wanted is not None else 0)
        return 1.2 if workers < needed else 0.8
    if printed.benefit == "discount":
        assert printed.card_type
        return max([discount_score(free, card, printed.kinds) for _, card, _ in seat.worthy(space, (printed.card_type,))], default=0.2)
    if printed.benefit == "purchase":
        return 1.0 if free[1] >= 3 and any(seat.held) else 0.4
    return float(0.95 if sum(free) >= 2 else 0.7) + seat.style.fear


def discount_score(free: Three, card: str, kinds: tuple[str, ...]) -> float:
    """A discount is worth more if with it the card can be paid from what is at hand."""
    cost = DESIGNS[card].cost
    short = max(0, cost[1] - free[1]) + max(0, cost[2] - free[2])
    missing = (cost[1] > free[1] and "money" in kinds) or (cost[2] > free[2] and "energy" in kinds)
    return 1.15 if short == 0 or (short == 1 and missing) else 0.9


# ── the route ────────────────────────────────────────────────────────────────


def insure(seat: Seat, luck: Luck) -> Reasoned:
    """Bad news is ignored, good news is not."""
    bad = EVENTS[seat.t.event].tone == "negative"
    return ("insure", "ignore" if bad else "apply"), "insure_ignore" if bad else "insure_apply"


def pay(seat: Seat, luck: Luck) -> Reasoned:
    """With what is most plentiful, and with as little as possible."""

    def after(move: MoveValue) -> tuple[int, list[int]]:
        left = [have - paid for have, paid in zip(seat.free, move[1][1], strict=True)]
        return sum(left), sorted(left)

    return max(seat.ask.enumerate(200), key=after), "pay_plenty"


def administer(seat: Seat, luck: Luck) -> Reasoned:
    """The desk that makes the most of this period and the next ones."""
    return best_desk(seat)


def acquire(seat: Seat, luck: Luck) -> Reasoned:
    """The card that brings most above its price, at work at once if possible."""
    if not seat.style.invests:
        return ("pass",), "pass_never"
    best, chosen = 0.0, None
    gains, prices = seat.gains(), prices_of(seat.free)
    for way in seat.ask.moves[0].spaces[0]:
        card, advisers, cost, start = way
        if (gain := gains[card]) > 0 and (worth := gain - prices[cost]) > 0:
            value = worth + AT_ONCE * bool(start) - 0.2 * advisers - 0.01 * abs(seat.free[1] - cost[1] - seat.free[2] + cost[2])
            if value > best:
                best, chosen = value, way
    if chosen is None:
        return ("pass",), "pass_reserve" if seat.style.reserve > 2 else "pass_nothing_worth"
    _, trio = trio_bonus(chosen[0], seat.owned(), seat.idea)
    return ("acquire", chosen), "acquire_trio" if trio else "acquire_spree" if seat.style.faith > 1 else "acquire_worth"


def produce(seat: Seat, luck: Luck) -> Reasoned:
    """Of all that can be made, what is worth most after buying and selling."""
    space = seat.ask.moves[0].spaces[0]
    assert isinstance(space, Output)
    rows = best_rows(seat.plan, space.have, space.wild, space.most, seat.held, seat.free[1], seat.trade())
    if not any(rows):
        return ("produce", rows), "produce_nothing"
    return ("produce", rows), "produce_idea" if nears_idea(seat, products_of(SHEETS[seat.plan], rows)) else "produce_sale"


def nears_idea(seat: Seat, made: Three) -> bool:
    """Do these products complete an idea, if need be with what can be bought, or add a type for a later one?"""
    held = seat.held
    after = (held[0] + made[0], held[1] + made[1], held[2] + made[2])
    if min(after) > min(held) or stock_value(after, seat.free[1], seat.trade())[1] >= 0:
        return True
    return not seat.last and after.count(0) < held.count(0)


def buy(seat: Seat, luck: Luck) -> Reasoned:
    """The missing type, if it completes an idea."""
    trade = seat.trade()
    _, good, count = stock_value(seat.held, seat.free[1], trade)
    if good < 0 or GOODS[good] in seat.business.bought:
        return ("pass",), "buy_nothing"
    here = min(count, trade.on_market[good])
    for advisers in range(advisers_left(seat.t, seat.seat), -1, -1):
        move = ("buy", (GOODS[good], here, count - here, advisers))
        if seat.ask.contains(move):
            return move, "buy_missing"
    return ("pass",), "buy_nothing"


def sell(seat: Seat, luck: Luck) -> Reasoned:
    """What is left over beside the sets, any of those worth the same; for energy where it lags behind money."""
    trade = seat.trade()
    sets = min(seat.held)
    left = (seat.held[0] - sets, seat.held[1] - sets, seat.held[2] - sets)
    sales = [sale for sale in leftover_value(left, trade.prospects)[1] if GOODS[sale[0]] not in seat.business.sold]
    if not sales:
        return ("pass",), "sell_nothing"
    good, count = luck.choice(sales)
    less = seat.event.sale_less if seat.event and not seat.business.sold else 0
    tokens = max(0, count * trade.prospects.sale_price - less)
    money, energy = seat.free[1] + max(0, trade.prospects.bonus + less), seat.free[2]
    as_energy = max(0, min(tokens, (tokens + money - energy - MONEY_AHEAD) // 2))
    return ("sell", (GOODS[good], count, as_energy)), "sell_surplus"


def claim(seat: Seat, luck: Luck) -> Reasoned:
    """The scarcer of money and energy."""
    more = pile(seat.t, seat.business.space)
    return ("claim", "energy" if seat.free[2] < seat.free[1] + more else "money"), "claim_scarce"


def innovate(seat: Seat, luck: Luck) -> Reasoned:
    """Always as many ideas as possible."""
    return seat.ask.otherwise(), "innovate"


def keep(seat: Seat, luck: Luck) -> Reasoned:
    """Different products, and the foreign ones first."""
    own = GOODS.index(SHEETS[seat.plan].type)

    def use(move: MoveValue) -> tuple[int, int]:
        return sum(count > 0 for count in move[1]), -move[1][own]

    kept = max(seat.ask.enumerate(400), key=use)
    return kept, "keep_different" if use(kept)[0] > 1 else "keep_foreign"


DECISIONS: Final[dict[str, Callable[[Seat, Luck], Reasoned]]] = {
    "choose_plan": choose_plan, "place": place, "insure": insure, "pay": pay, "administer": administer, "acquire": acquire,
    "produce": produce, "buy": buy, "sell": sell, "claim": claim, "innovate": innovate, "keep": keep,
}  # fmt: skip
