"""Section 10: why a move is refused, in the order in which people would object."""

from collections.abc import Callable
from typing import Any, Final

from alcancia.games.elplan.content import DESIGNS, GOODS, KINDS, SHEETS, Three
from alcancia.games.elplan.desk_space import Arrangements
from alcancia.games.elplan.events import demanded, shields
from alcancia.games.elplan.investment import advisers_left, prices, starts
from alcancia.games.elplan.market import closed, purchases, sales
from alcancia.games.elplan.period import exists, is_open
from alcancia.games.elplan.state import ElPlan, free, stock
from alcancia.games.elplan.summary import store
from alcancia.kernel import Ask

DESK_MOVES: Final = ("liquidate", "deactivate", "swap", "activate")
MOVES: Final = (
    "choose_plan", "place", "insure", "pay", "arrange", "acquire", "produce", "buy", "sell", "claim", "innovate", "keep", "pass",
    *DESK_MOVES,
)  # fmt: skip


def why(t: ElPlan, seat: int, ask: Ask | None, name: str, arguments: tuple[Any, ...]) -> str | None:
    """EP-4.0.3 EP-4.0.7 The reason code of a refused move, or None where the kernel's own will do."""
    if ask is None:
        return why_not_asked(t, seat, name)
    if ask.named(name) is None:
        if name == "pass" and ask.name == "place":
            return "must_place"
        if name in DESK_MOVES:
            return "bad_parameter" if ask.name == "administer" else "token_locked"
        return "wrong_step" if name in MOVES else None
    judge = JUDGES.get(name)
    return judge(t, seat, ask, arguments[0]) if judge is not None and len(arguments) == 1 else None


def why_not_asked(t: ElPlan, seat: int, name: str) -> str | None:
    """EP-4.2.7 EP-4.4.1 Where there is more to say than that somebody else is asked."""
    if 0 <= seat < t.seats:
        if name in ("buy", "sell") and t.district == 5 and closed(t, seat):
            return "market_closed"
        if name == "acquire" and t.district == 3 and 0 < t.options.investments_per_period <= t.business[seat].acquired:
            return "one_card_per_period"
    return None


def is_counts(value: Any, size: int = 3) -> bool:
    """So many whole numbers, none below zero."""
    return type(value) is tuple and len(value) == size and all(type(count) is int and count >= 0 for count in value)


def too_dear(held: Three, cost: Three) -> str | None:
    """EP-4.0.8 The kind of which there is not enough at hand."""
    for kind, have, need in zip(KINDS, held, cost, strict=True):
        if need > have:
            return f"not_enough_{kind}"
    return None


def why_not_plan(t: ElPlan, seat: int, ask: Ask, plan: Any) -> str | None:
    """EP-3.6 Taken, of another level, or a missing type must come first."""
    if type(plan) is not str or plan not in SHEETS:
        return None
    if not plan.endswith(str(t.options.level)):
        return "plan_wrong_level"
    return "plan_taken" if any(business.plan == plan for business in t.business) else "plan_type_needed"


def why_not_place(t: ElPlan, seat: int, ask: Ask, space: Any) -> str | None:
    """EP-4.1.1 EP-4.1.2 EP-4.1.3 No such space, taken, or closed."""
    if type(space) is not str:
        return None
    if not exists(t, space):
        return "no_such_space"
    return "space_closed" if not is_open(t, space) else "space_taken"


def why_not_pay(t: ElPlan, seat: int, ask: Ask, payment: Any) -> str | None:
    """EP-4.2.3 EP-4.2.4 Wrong demands cancelled, substitutes for what is at hand, or the wrong tokens."""
    if type(payment) is not tuple or len(payment) != 2 or not is_counts(payment[0]):
        return None
    cancelled, tokens = payment
    if is_counts(tokens, 4) and tokens[3]:
        return "ideas_not_resources"
    if not is_counts(tokens):
        return None
    demands, held = demanded(t), free(t, seat)
    if any(less > wanted for less, wanted in zip(cancelled, demands, strict=True)) or sum(cancelled) != min(shields(t, seat), sum(demands)):
        return "wrong_cancel"
    if short := too_dear(held, tokens):
        placed = [purse[t.seats + seat] for purse in (t.held["worker"], t.cash, t.held["energy"])]
        owned = (held[0] + placed[0], held[1] + placed[1], held[2] + placed[2])
        return short if too_dear(owned, tokens) else "token_locked"
    for kind in range(3):
        if demands[kind] > cancelled[kind] and held[kind] and not tokens[kind]:
            return "must_pay_demanded"
    return "wrong_payment"


def why_not_arrange(t: ElPlan, seat: int, ask: Ask, moves: Any) -> str | None:
    """EP-4.3.3 EP-4.3.4 The first move of the list that is not possible."""
    space = ask.moves[0].spaces[0]
    assert isinstance(space, Arrangements)
    reason = space.draft(moves)
    return reason if isinstance(reason, str) else None


def why_not_acquire(t: ElPlan, seat: int, ask: Ask, chosen: Any) -> str | None:
    """EP-4.4.1 EP-4.4.2 EP-4.4.4 Not on offer, a discount that is not there, the wrong price, or no immediate work."""
    if type(chosen) is not tuple or len(chosen) != 4 or type(chosen[0]) is not str:
        return None
    card, advisers, cost, start = chosen
    if card not in DESIGNS:
        return "no_such_card"
    if card not in t.on_offer[DESIGNS[card].type]:
        return "not_on_offer"
    if type(start) is tuple:
        return "ideas_only_in_district_2"
    if is_counts(cost, 4) and cost[3]:
        return "ideas_not_resources"
    if type(advisers) is not int or advisers < 0 or not is_counts(cost) or type(start) is not int or start < 0:
        return None
    if advisers > advisers_left(t, seat):
        return "adviser_used"
    asked = [price for used, price in prices(t, seat, card, advisers) if used == advisers]
    if not asked:
        return "discount_not_applicable"
    if cost not in asked:
        return "wrong_payment"
    return too_dear(free(t, seat), cost) or why_not_start(t, seat, card, cost, start)


def why_not_start(t: ElPlan, seat: int, card: str, cost: Three, start: int) -> str | None:
    """EP-4.4.4 A pause card, too many tokens on it, or too few left after paying."""
    design = DESIGNS[card]
    if not design.play and not t.options.play_all:
        return "not_immediate"
    if start > max(1, design.card.most_tokens):
        return "too_many_tokens"
    held = free(t, seat)
    left = (held[0] - cost[0], held[1] - cost[1], held[2] - cost[2])
    assert start not in starts(t, card, left)
    times = start if design.card.most_tokens else 1
    need = design.activation
    return too_dear(left, (times * need[0], times * need[1], times * need[2]))


def why_not_produce(t: ElPlan, seat: int, ask: Ask, rows: Any) -> str | None:
    """EP-4.5.2 Rows that are not there, or processes that are not."""
    if type(rows) is not tuple or not all(type(times) is int and times >= 0 for times in rows):
        return None
    return "no_such_row" if len(rows) != len(SHEETS[t.business[seat].plan].needs) else "not_enough_processes"


def why_not_buy(t: ElPlan, seat: int, ask: Ask, chosen: Any) -> str | None:
    """EP-4.6.2 EP-4.6.3 Several types, nothing at all, more than lies there, or more than one can pay."""
    if type(chosen) is not tuple or len(chosen) != 4:
        return None
    if type(chosen[0]) is tuple or chosen[0] in t.business[seat].bought:
        return "one_type_only"
    if chosen[0] not in GOODS or not is_counts(chosen[1:]):
        return None
    good, from_board, imported, advisers = chosen
    space = purchases(t, seat)
    if from_board + imported == 0:
        return "nothing_to_do"
    if from_board > space.lies(good):
        return "not_in_market"
    if advisers > space.advisers:
        return "adviser_used"
    return "discount_not_applicable" if advisers > space.price(from_board, imported) else "not_enough_money"


def why_not_sell(t: ElPlan, seat: int, ask: Ask, chosen: Any) -> str | None:
    """EP-4.6.4 Several types, nothing at all, or more than one holds."""
    if type(chosen) is not tuple or len(chosen) != 3:
        return None
    if type(chosen[0]) is tuple or chosen[0] in t.business[seat].sold:
        return "one_type_only"
    if chosen[0] not in GOODS or not is_counts(chosen[1:], 2):
        return None
    if chosen[1] == 0:
        return "nothing_to_do"
    return "not_enough_products" if chosen[1] > sales(t, seat).held[GOODS.index(chosen[0])] else None


def why_not_innovate(t: ElPlan, seat: int, ask: Ask, count: Any) -> str | None:
    """EP-4.8.1 More sets than one holds, or than a period allows."""
    if type(count) is not int or count < 0:
        return None
    return "not_enough_products" if count > min(stock(t, seat)) else "idea_limit"


def why_not_keep(t: ElPlan, seat: int, ask: Ask, kept: Any) -> str | None:
    """EP-4.9.1 Not just as many as there is room for, or more than one holds."""
    if not is_counts(kept):
        return None
    return "wrong_keep_count" if sum(kept) != store(t, seat) else "not_enough_products"


JUDGES: Final[dict[str, Callable[[ElPlan, int, Ask, Any], str | None]]] = {
    "choose_plan": why_not_plan,
    "place": why_not_place,
    "pay": why_not_pay,
    "arrange": why_not_arrange,
    "acquire": why_not_acquire,
    "produce": why_not_produce,
    "buy": why_not_buy,
    "sell": why_not_sell,
    "innovate": why_not_innovate,
    "keep": why_not_keep,
}
