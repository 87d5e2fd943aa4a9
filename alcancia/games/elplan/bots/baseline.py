"""Section 12: a sensible player who looks one period ahead, and its relatives. Every move comes with a reason."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from alcancia.games.common.seat_view import SeatView
from alcancia.kernel import Luck, MoveValue

from ..card_effects import active_processes, working
from ..content import DESIGNS, EVENTS, GOODS, SHEETS, SPACES, SUBSIDIES, TYPES, Three, tally
from ..production import Output, products_of
from .desk import best_desk
from .valuation import (
    AT_ONCE,
    IDEA,
    LATE_IDEA,
    LATE_PERIODS,
    Prospects,
    Trade,
    leftover_value,
    net_worth,
    price_of,
    production_value,
    stock_value,
    trio_bonus,
)

Reasoned: TypeAlias = tuple[MoveValue, str]
"""A move, and the code of the sentence that explains it."""

MONEY_AHEAD = 1
"""So much more money than energy a seller wants at hand: only money buys products."""
FULL_DESK = (2, 2, 2)
"""The processes of slots 1 to 6. Before anything works, a player reckons with these."""


class Style(NamedTuple):
    """What sets one player apart from another. In all else they are alike: who never invests still looks at cards when placing."""

    faith: float = 0.45
    reserve: int = 2
    fear: float = 0.0
    invests: bool = True


class Seat:
    """The table as one player sees it."""

    def __init__(self, sight: SeatView, style: Style) -> None:
        view = sight.bot_view
        self.style, self.ask = style, sight.ask
        self.table: dict[str, Any] = view["table"]
        self.options: dict[str, Any] = view["options"]
        self.me: dict[str, Any] = self.table["players"][view["seat"]]
        self.free: Three = tuple(self.me["free"])
        self.held: Three = tuple(self.me["products"])
        self.plan: str = self.me["plan"]
        self.left: int = self.options["periods"] - view["period"] + 1
        self.last: bool = self.table["last"]
        self.idea = LATE_IDEA if self.left <= LATE_PERIODS else IDEA
        self._wanted: dict[str, list[tuple[float, str, Three]]] = {}
        self.event = EVENTS.get(self.table["event"])
        if self.event is not None and self.me["space"] == "1" and self.event.tone == "negative":
            self.event = None

    def looks(self) -> tuple[object, ...]:
        """All that this player goes by when it weighs desks and spaces. In playouts the same is weighed again and again."""
        me, table, options = self.me, self.table, self.options
        offered = table["on_offer"]
        return (
            self.style, self.plan, me["slots"], me["cards"], self.free, me["ideas_free"], self.held, me["space"], me["benefit_lost"],
            me["bought"], me["sold"], me["advisers_left"], me["store"], self.last, self.left, table["event"], table["market"],
            offered["expert"], offered["technology"], offered["infrastructure"], options["idea_wildcards"], options["sale_price"],
            options["buy_price"], options["import_price"], options["investments_per_period"],
        )  # fmt: skip

    def trade(self) -> Trade:
        """The market as this seat meets it now."""
        options, work = self.options, working(self.me["cards"])
        stands = self.me["space"] == "5" and not self.me["benefit_lost"]
        less = stands + work.purchase_discount + self.me["advisers_left"]
        abroad, store = work.import_discount, self.me["store"]
        bonus = work.sale_bonus - (self.event.sale_less if self.event else 0)
        prospects = Prospects(
            self.idea, options["sale_price"], 0 if self.me["sold"] else bonus, bool(self.event and self.event.market_closed), store,
            self.last,
        )  # fmt: skip
        return Trade(
            tuple(self.table["market"]), options["buy_price"], options["import_price"] - abroad, 0 if self.me["bought"] else less, prospects
        )

    def owned(self) -> Three:
        """How many cards of each type the seat has."""
        return tally(tuple([DESIGNS[card].type for card, _ in self.me["cards"]]), TYPES)

    def worth(self, card: str, owned: Three, cost: Three) -> float:
        """What a card is worth above this cost."""
        return net_worth(card, owned, price_of(cost, self.free), self.left, self.idea, self.style.faith)

    def wanted(self, space: str) -> list[tuple[float, str, Three]]:
        """The cards on offer that are worth what they would cost on this space, best first: worth, card and cost."""
        if not self.options["investments_per_period"]:
            return []
        place = space if space and SPACES[space].card_type else ""
        found = self._wanted.get(place)
        if found is None:
            owned, event = self.owned(), "" if self.event is None else self.table["event"]
            found = []
            for type in TYPES:
                for card in self.table["on_offer"][type]:
                    if card:
                        cost = cost_of(card, place, event)
                        worth = self.worth(card, owned, cost)
                        if worth > 0:
                            found.append((worth, card, cost))
            found.sort(reverse=True)
            self._wanted[place] = found
        return found


@lru_cache(maxsize=5_000)
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


# ── set-up and placing ───────────────────────────────────────────────────────


def choose_plan(seat: Seat, luck: Luck) -> Reasoned:
    """A plan of a type that few have yet."""
    plans = [move[1] for move in seat.ask.enumerate(99)]
    taken = [SHEETS[player["plan"]].type for player in seat.table["players"] if player["plan"]]
    rarest = min(taken.count(SHEETS[plan].type) for plan in plans)
    chosen = luck.choice([plan for plan in plans if taken.count(SHEETS[plan].type) == rarest])
    return ("choose_plan", chosen), "plan_few" if rarest else "plan"


def place(seat: Seat, luck: Luck) -> Reasoned:
    """The space that promises most."""
    scores = scores_of(seat)
    best = max(score for score, _ in scores)
    space = luck.choice([space for score, space in scores if score == best])
    return ("place", space), why_placed(seat, SPACES[space].benefit) if best >= 0.6 else "place_left"


WEIGHED: dict[tuple[object, ...], Any] = {}
"""What was weighed before, by all it was weighed by."""
MOST_WEIGHED: Final = 20_000


def weighed(key: tuple[object, ...], weigh: Callable[[Seat], Any], seat: Seat) -> Any:
    """What this player finds: known from before, or weighed now."""
    found = WEIGHED.get(key)
    if found is None:
        if len(WEIGHED) >= MOST_WEIGHED:
            WEIGHED.clear()
        found = WEIGHED[key] = weigh(seat)
    return found


def scores_of(seat: Seat) -> list[tuple[float, str]]:
    """Every space that is open, with what it promises."""
    spaces = tuple([move[1] for move in seat.ask.enumerate(99)])

    def score(seat: Seat) -> list[tuple[float, str]]:
        trade = seat.trade()
        return [(score_space(seat, space, trade), space) for space in spaces]

    found: list[tuple[float, str]] = weighed((spaces, seat.table["subsidies"], *seat.looks()), score, seat)
    return found


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
        return 1.05 + float(seat.table["subsidies"][SUBSIDIES.index(space)])
    if printed.benefit == "process":
        had, wild = active_processes(SHEETS[seat.plan], seat.me["slots"], seat.me["cards"])
        if not any(had):
            had = FULL_DESK
        without = production_value(seat.plan, had, wild, sum(had) + wild, seat.held, free[1], trade)[0]
        more = production_value(seat.plan, had, wild + 1, sum(had) + wild + 1, seat.held, free[1], trade)[0]
        return 0.3 + 0.9 * (more - without)
    if printed.benefit == "worker":
        workers = free[0] + sum(token == "worker" for token in seat.me["slots"])
        wanted = seat.wanted("")[:1]
        needed = SHEETS[seat.plan].kinds.count("worker") + sum(DESIGNS[card].activation[0] for _, card, _ in wanted)
        return 1.2 if workers < needed else 0.8
    if printed.benefit == "discount":
        cards = [card for _, card, _ in seat.wanted(space) if DESIGNS[card].type == printed.card_type]
        return max((discount_score(free, card, printed.kinds) for card in cards), default=0.2)
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
    bad = EVENTS[seat.table["event"]].tone == "negative"
    return ("insure", "ignore" if bad else "apply"), "insure_ignore" if bad else "insure_apply"


def pay(seat: Seat, luck: Luck) -> Reasoned:
    """With what is most plentiful, and with as little as possible."""

    def after(move: MoveValue) -> tuple[int, list[int]]:
        left = [have - paid for have, paid in zip(seat.free, move[1][1], strict=True)]
        return sum(left), sorted(left)

    return max(seat.ask.enumerate(200), key=after), "pay_plenty"


def administer(seat: Seat, luck: Luck) -> Reasoned:
    """The desk that makes the most of this period and the next ones."""
    found: Reasoned = weighed(seat.looks(), best_desk, seat)
    return found


def acquire(seat: Seat, luck: Luck) -> Reasoned:
    """The card that brings most above its price, at work at once if possible."""
    owned = seat.owned()
    if not seat.style.invests:
        return ("pass",), "pass_never"
    best, chosen = 0.0, None
    for move in seat.ask.enumerate(400):
        if move[0] == "acquire":
            card, advisers, cost, start = move[1]
            worth = seat.worth(card, owned, cost)
            value = worth + AT_ONCE * bool(start) - 0.2 * advisers - 0.01 * abs(seat.free[1] - cost[1] - seat.free[2] + cost[2])
            if worth > 0 and value > best:
                best, chosen = value, move
    if chosen is None:
        return ("pass",), "pass_reserve" if seat.style.reserve > 2 else "pass_nothing_worth"
    _, trio = trio_bonus(chosen[1][0], owned, seat.idea)
    return chosen, "acquire_trio" if trio else "acquire_spree" if seat.style.faith > 1 else "acquire_worth"


def produce(seat: Seat, luck: Luck) -> Reasoned:
    """Of all that can be made, what is worth most after buying and selling."""
    space = seat.ask.moves[0].spaces[0]
    assert isinstance(space, Output)
    _, rows = production_value(seat.plan, space.have, space.wild, space.most, seat.held, seat.free[1], seat.trade())
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
    if good < 0 or GOODS[good] in seat.me["bought"]:
        return ("pass",), "buy_nothing"
    here = min(count, trade.on_market[good])
    for advisers in range(seat.me["advisers_left"], -1, -1):
        move = ("buy", (GOODS[good], here, count - here, advisers))
        if seat.ask.contains(move):
            return move, "buy_missing"
    return ("pass",), "buy_nothing"


def sell(seat: Seat, luck: Luck) -> Reasoned:
    """What is left over beside the sets, any of those worth the same; for energy where it lags behind money."""
    trade = seat.trade()
    sets = min(seat.held)
    left = (seat.held[0] - sets, seat.held[1] - sets, seat.held[2] - sets)
    sales = [sale for sale in leftover_value(left, trade.prospects)[1] if GOODS[sale[0]] not in seat.me["sold"]]
    if not sales:
        return ("pass",), "sell_nothing"
    good, count = luck.choice(sales)
    less = seat.event.sale_less if seat.event and not seat.me["sold"] else 0
    tokens = max(0, count * trade.prospects.sale_price - less)
    money, energy = seat.free[1] + max(0, trade.prospects.bonus + less), seat.free[2]
    as_energy = max(0, min(tokens, (tokens + money - energy - MONEY_AHEAD) // 2))
    return ("sell", (GOODS[good], count, as_energy)), "sell_surplus"


def claim(seat: Seat, luck: Luck) -> Reasoned:
    """The scarcer of money and energy."""
    pile = seat.table["subsidies"][SUBSIDIES.index(seat.me["space"])]
    return ("claim", "energy" if seat.free[2] < seat.free[1] + pile else "money"), "claim_scarce"


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
