"""Section 12, line 4: how a sensible player arranges the desk in District 2."""

from functools import lru_cache
from itertools import permutations
from typing import TYPE_CHECKING, Any, NamedTuple

from alcancia.games.elplan.arranging import Arrangements
from alcancia.games.elplan.bot_worth import MOST_MONEY, earns, production_value
from alcancia.games.elplan.prints import DESIGNS, IDEA, KINDS, SHEETS, SPACES, Three
from alcancia.kernel import MoveValue

if TYPE_CHECKING:
    from alcancia.games.elplan.bot import Seat

PER_PROCESS = 0.12
INCOME = 1.0
RESERVE, SAVERS_RESERVE = 0.25, 0.35
CANDIDATES = 3
TAKEN = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))


class Item(NamedTuple):
    """A slot or card that could be made to work."""

    name: str
    needs: Three
    gives: Three
    wild: int
    extra: float
    repeats: int
    kind: int
    """The kind of token, if one is enough; else -1."""


@lru_cache(maxsize=20_000)
def items_of(plan: str, cards: tuple[str, ...], last: bool) -> tuple[Item, ...]:
    """All slots and cards of a seat, as the player sees them."""
    sheet = SHEETS[plan]
    found = []
    for name, number in sheet.names.items():
        kind, process = KINDS.index(sheet.kinds[number]), sheet.processes[number]
        found.append(Item(name, _one(kind), _one(process), 0, 0.0, 1, kind))
    for card in cards:
        design = DESIGNS[card]
        printed = design.card
        makes = sum(design.gives) + printed.wild
        extra = 0.0 if makes and not (printed.sale_bonus or printed.purchase_discount) else max(0.1, earns(card) + 0.35)
        if printed.income and last:
            extra = 0.0
        if makes or extra:
            kind = design.activation.index(1) if sum(design.activation) == 1 and not printed.most_tokens else -1
            found.append(Item(card, design.activation, design.gives, printed.wild, extra, max(1, printed.most_tokens), kind))
    return tuple(found)


def _one(place: int) -> Three:
    return int(place == 0), int(place == 1), int(place == 2)


@lru_cache(maxsize=20_000)
def orders_of(items: tuple[Item, ...]) -> tuple[tuple[Item, ...], ...]:
    """A dozen orders of filling: income first, then process by process, cards that give more than they take first or in their place."""
    income = [item for item in items if item.extra and not any(item.gives)]
    rest = [item for item in items if item not in income]
    found: dict[tuple[Item, ...], None] = {}
    for perm in permutations(range(3)):
        rank = {item.name: min((perm.index(p) for p in range(3) if item.gives[p]), default=0) for item in rest}
        in_place = sorted(rest, key=lambda item: rank[item.name])
        rich_first = sorted(in_place, key=lambda item: sum(item.gives) + item.wild <= sum(item.needs))
        found[tuple(income + rich_first)] = None
        found[tuple(income + in_place)] = None
    return tuple(found)


class Desk:
    """One way to fill the items."""

    __slots__ = ("extra", "had", "laid", "left", "wild")

    def __init__(self, left: list[int]) -> None:
        self.left = left
        self.had = [0, 0, 0]
        self.wild = 0
        self.extra = 0.0
        self.laid: dict[str, tuple[int, int, int, int]] = {}

    def fill(self, item: Item) -> None:
        """Resources first, ideas for the gaps."""
        left, kind = self.left, item.kind
        if kind >= 0:
            if not left[kind]:
                if not left[3]:
                    return
                kind = 3
            left[kind] -= 1
            self.laid[item.name] = TAKEN[kind]
            had, gives = self.had, item.gives
            had[0] += gives[0]
            had[1] += gives[1]
            had[2] += gives[2]
            self.wild += item.wild
            self.extra += item.extra
            return
        w, m, e = item.needs
        used = 0
        total = (0, 0, 0, 0)
        for _ in range(item.repeats):
            ideas = (w - left[0] if w > left[0] else 0) + (m - left[1] if m > left[1] else 0) + (e - left[2] if e > left[2] else 0)
            if ideas > left[3]:
                break
            taken = (min(w, left[0]), min(m, left[1]), min(e, left[2]), ideas)
            for place in range(4):
                left[place] -= taken[place]
            total = (total[0] + taken[0], total[1] + taken[1], total[2] + taken[2], total[3] + ideas)
            used += 1
        if used:
            self.laid[item.name] = total
            for process in range(3):
                self.had[process] += used * item.gives[process]
            self.wild += item.wild
            self.extra += item.extra

    def empty(self, item: Item) -> None:
        """Take everything off again."""
        total = self.laid.pop(item.name)
        for kind in range(4):
            self.left[kind] += total[kind]
        used = sum(total) if item.repeats > 1 else 1
        for process in range(3):
            self.had[process] -= used * item.gives[process]
        self.wild -= item.wild
        self.extra -= item.extra


def best_desk(seat: "Seat") -> tuple[MoveValue, str]:
    """Try every order for each card the seat may want to buy, and keep the best."""
    me, style = seat.me, seat.style
    items = items_of(seat.plan, tuple([card for card, _ in me["cards"]]), seat.last)
    totals = [*seat.free, me["ideas_free"] if seat.options["idea_wildcards"] else 0]
    for tokens in (*[(token,) for token in me["slots"] if token], *[laid for _, laid in me["cards"]]):
        for token in tokens:
            totals[3 if token == IDEA else KINDS.index(token)] += 1
    judge = Judge(seat)
    best: tuple[float, Desk | None, str] = (-1.0, None, "")
    for worth, cost, reason in aims(seat, totals):
        left = [have - paid for have, paid in zip(totals, (*cost, 0), strict=True)]
        orders = orders_of(items)
        if all(left[kind] >= sum(item.needs[kind] * item.repeats for item in items) for kind in range(3)):
            orders = orders[:1]
        seen = set()
        for order in orders:
            desk = Desk(left[:])
            for item in order:
                desk.fill(item)
            mark = (*desk.had, desk.wild, desk.extra, *desk.left)
            if mark not in seen:
                seen.add(mark)
                value = judge.value(desk) + worth
                if value > best[0]:
                    best = (value, desk, reason)
    chosen = best[1]
    assert chosen is not None
    judge.tidy(chosen, items)
    reason = best[2] or ("admin_reserve" if style.reserve > 2 else "admin_produce")
    return ("arrange", moves_of(seat, chosen)), reason


def aims(seat: "Seat", totals: list[int]) -> list[tuple[float, Three, str]]:
    """Buying nothing, or one of the best cards that could be paid: what it is worth, and what has to be set aside."""
    found: list[tuple[float, Three, str]] = [(0.0, (0, 0, 0), "")]
    space = SPACES[seat.me["space"]] if seat.me["space"] and not seat.me["benefit_lost"] else None
    for worth, card in seat.wanted()[:CANDIDATES]:
        design = DESIGNS[card]
        cost = list(design.cost)
        if seat.event and seat.event.card_money_more:
            cost[1] += seat.event.card_money_more
        if space is not None and space.card_type == design.type:
            kind = next((KINDS.index(kind) for kind in space.kinds if cost[KINDS.index(kind)]), None)
            if kind is not None:
                cost[kind] -= 1
                worth += 1
        if all(have >= paid for have, paid in zip(totals, cost, strict=False)):
            found.append((worth, (cost[0], cost[1], cost[2]), "admin_card"))
    return found


class Judge:
    """What a desk is worth to this player."""

    def __init__(self, seat: "Seat") -> None:
        self.seat = seat
        self.trade = seat.trade()
        self.wild = int(seat.me["space"] == "4" and not seat.me["benefit_lost"]) + (seat.event.wild if seat.event else 0)
        self.off = seat.event.processes_off if seat.event else 0
        self.known: dict[tuple[int, ...], float] = {}

    def output(self, desk: Desk) -> float:
        """The best production of this period, with stock and purchases."""
        seat, (p, lo, k) = self.seat, desk.had
        wild = desk.wild + self.wild
        money = desk.left[1] if desk.left[1] < MOST_MONEY else MOST_MONEY
        key = (p, lo, k, wild, money)
        if key not in self.known:
            most = max(0, p + lo + k + wild - self.off)
            self.known[key] = production_value(seat.plan, (p, lo, k), wild, most, seat.held, money, self.trade)[0]
        return self.known[key]

    def value(self, desk: Desk) -> float:
        """Production, a little for every process, for income, and for a reserve."""
        seat = self.seat
        free = desk.left[0] + desk.left[1] + desk.left[2]
        each = SAVERS_RESERVE if seat.style.reserve > 2 else RESERVE
        later = 0.0 if seat.last else PER_PROCESS * (sum(desk.had) + desk.wild) + each * min(free, seat.style.reserve) + INCOME * desk.extra
        return self.output(desk) + later

    def tidy(self, desk: Desk, items: tuple[Item, ...]) -> None:
        """Take tokens off what changes nothing: they are better kept at hand."""
        now = self.output(desk)
        for item in reversed(items):
            if item.name in desk.laid and not item.extra:
                saved = desk.laid[item.name]
                desk.empty(item)
                if self.output(desk) < now:
                    for kind in range(4):
                        desk.left[kind] -= saved[kind]
                    desk.laid[item.name] = saved
                    used = sum(saved) if item.repeats > 1 else 1
                    for process in range(3):
                        desk.had[process] += used * item.gives[process]
                    desk.wild += item.wild


def moves_of(seat: "Seat", desk: Desk) -> tuple[Any, ...]:
    """The moves that lead from the desk as it is to this one."""
    space = seat.ask.moves[0].spaces[0]
    assert isinstance(space, Arrangements)
    sheet = SHEETS[seat.plan]
    slots = [_token(desk.laid.get(name), sheet.kinds[number]) for name, number in sheet.names.items()]
    cards: dict[str, tuple[str, ...]] = {}
    for card, _ in seat.me["cards"]:
        laid = desk.laid.get(card)
        cards[card] = () if laid is None else next(tokens for tokens, takes in DESIGNS[card].fillings if takes == laid)
    return space.moves([], (0, 0, 0), slots, cards)


def _token(laid: tuple[int, int, int, int] | None, kind: str) -> str:
    return "" if laid is None else IDEA if laid[3] else kind
