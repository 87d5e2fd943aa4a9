"""How a sensible person plays FinanCity (chapter 12 of the rules).

Everything is valued in points at the end of the game: a dollar now grows with the savings, a point of wellbeing counts twice.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from alcancia.games.common.seat_view import SeatView
from alcancia.kernel import Amount, Luck, Move, MoveValue, Subset

from ..content import FACES, At
from ..counting import Priced
from ..state import CARD, LOAN, game
from .valuation import JOY, Worth

Answer: TypeAlias = tuple[MoveValue, str]
"""A move, and the code of the reason for it."""


class Habits(NamedTuple):
    """What makes one person play differently from another."""

    reserve: int = 40
    noise: int = 40
    likes: tuple[tuple[str, float], ...] = ()
    """Zones that are worth more (or less) to this person than they should be."""
    borrows_to_invest: bool = False
    shopper: bool = False
    """Buys the greatest joy of the day every year, on credit if the bills leave too little."""
    most_tokens: int = 2
    repays_early: bool = False
    """Gets rid of loan cards as soon as there is money to spare."""
    declines: bool = False
    """Says no to a bad offer instead of leaving it open."""
    haggles: int = 0
    """Once in so many trades, asks others for what they have; takes back its own offers that nobody wants. 0: never."""


SENSIBLE = Habits()


def answer(sight: SeatView, luck: Luck, habits: Habits) -> MoveValue:
    """The move this person makes; the reason for it is left with the sight."""
    worth = Worth(sight.bot_view, sight.seat, habits.reserve)
    if habits.borrows_to_invest and worth.year == 1 and not worth.me["loans"]:
        worth.coming = LOAN.cash - CARD
    found = borrowing(sight, worth, habits) or repaying(sight, worth, habits) or ANSWERS[sight.ask.name](sight, worth, habits, luck)
    sight.reason = found[1]
    return found[0]


def borrowing(sight: SeatView, worth: Worth, habits: Habits) -> Answer | None:
    """A loan of one's own will: to invest it in the first year, or to shop with it."""
    to_invest = worth.coming and worth.me["zone"] == At.INVESTMENTS and sight.ask.name == "savings"
    to_shop = habits.shopper and sight.ask.name == "buy_shopping" and worth.spare() < worth.shopping_cost(worth.most_joy())
    if (to_invest or to_shop) and may_borrow(sight):
        return ("take_loan",), "borrow_to_invest" if to_invest else "borrow_to_shop"
    return None


def repaying(sight: SeatView, worth: Worth, habits: Habits) -> Answer | None:
    """Loan cards paid back before anybody asks for it, from what the bills and the reserve leave."""
    if not habits.repays_early or not worth.me["loans"] or (habits.borrows_to_invest and worth.year <= 2):
        return None
    spare = (worth.me["cash"] - worth.bill - worth.due - habits.reserve) // CARD
    for ask in sight.may if spare > 0 else ():
        if (repay := ask.named("repay")) is not None:
            return ("repay", min(spare, amount(repay).hi)), "debt_first"
    return None


def may_borrow(sight: SeatView) -> bool:
    """Whether a loan is to be had just now."""
    return any(ask.name == "take_loan" for ask in sight.may)


# ── one function per question ────────────────────────────────────────────────


def place(sight: SeatView, worth: Worth, habits: Habits, luck: Luck) -> Answer:
    """The zone that is worth most."""
    if habits.shopper:
        return ("place", At.SHOPPING), "joy"
    values = worth.zones(habits.most_tokens)
    if habits.borrows_to_invest and worth.year <= 2:
        values[At.INVESTMENTS] += 300
    for zone, factor in habits.likes:
        values[zone] *= factor
    best = max(values, key=lambda zone: values[zone] + luck.below(habits.noise + 1))
    short = best == At.FREE_TIME and worth.q > 1
    return ("place", best), "wellbeing_short" if short else ZONE_REASONS[best]


ZONE_REASONS = {
    At.EXTRA_JOBS: "extra_money",
    At.FREE_TIME: "joy",
    At.INVESTMENTS: "pays_back",
    At.SHOPPING: "joy",
    At.INSURANCE: "stay_safe",
    At.LOANS: "borrow_to_invest",
}


def savings(sight: SeatView, worth: Worth, habits: Habits, luck: Luck) -> Answer:
    """Bills, reserve and this year's purchase stay in cash; the rest is saved."""
    keep = worth.bill + worth.due + habits.reserve + worth.planned()
    total = worth.me["cash"] + worth.me["saved"]
    spare = max(0, total - keep)
    if worth.n == 0:
        spare = max(spare, min(worth.goal_savings, total - worth.bill - CARD * worth.me["loans"]))
    hundreds = spare // FACES[0]
    if worth.me["restricted"]:
        return ("arrange", worth.me["savings"]), "debt_first"
    return ("arrange", in_cards(hundreds, worth.n)), "keep_for_bills"


def in_cards(hundreds: int, n: int) -> tuple[int, int, int]:
    """The first two hundreds in small cards, then as large as possible; in the last year small ones only."""
    if n == 0:
        return hundreds, 0, 0
    small = min(2, hundreds)
    rest = hundreds - small
    return small + rest % 5, rest % 10 // 5, rest // 10


def buy_investment(sight: SeatView, worth: Worth, habits: Habits, luck: Luck) -> Answer:
    """The card of highest positive value within the budget; the first one even at a loss."""
    best = max(within(sight, "buy_investment", worth, worth.investment_cost), key=worth.investment, default=None)
    if best is None or (worth.me["investments"] and worth.investment(best) <= 0):
        return ("pass",), "too_dear"
    return ("buy_investment", best), "pays_back" if worth.me["investments"] else "first_investment"


def buy_shopping(sight: SeatView, worth: Worth, habits: Habits, luck: Luck) -> Answer:
    """The card of highest positive value within the budget; a shopper takes the greatest joy that the cash pays for."""
    if habits.shopper:
        found = sight.ask.named("buy_shopping")
        return (("buy_shopping", worth.most_joy(found.spaces[0])), "joy") if found is not None else (("pass",), "too_dear")
    best = max(within(sight, "buy_shopping", worth, worth.shopping_cost), key=worth.shopping, default=None)
    if best is None or worth.shopping(best) <= 0:
        return ("pass",), "too_dear"
    return ("buy_shopping", best), "wellbeing_short" if worth.q > 1 else "joy"


def within(sight: SeatView, name: str, worth: Worth, cost: Callable[[str], int]) -> list[str]:
    """The offered cards that cash pays for and the budget covers: savings may have to help with the bills later."""
    found = sight.ask.named(name)
    return [] if found is None else [card for card in found.spaces[0] if cost(card) <= worth.most]


def amount(move: Move) -> Amount:
    """How many: the one argument of a move."""
    space = move.spaces[0]
    assert isinstance(space, Amount)
    return space


def pay_year(sight: SeatView, worth: Worth, habits: Habits, luck: Luck) -> Answer:
    """The minimum, then every spare card beyond the reserve; in the last year all that is possible."""
    space = amount(sight.ask.moves[0])
    left = worth.me["cash"] - worth.bill
    reserve = 0 if worth.n == 0 or worth.me["restricted"] else habits.reserve
    wanted = max(space.lo, min(space.hi, (left - reserve) // CARD))
    if habits.shopper or (habits.borrows_to_invest and worth.year <= 2):
        wanted = space.lo
    return ("pay_year", wanted), "debt_first" if wanted > space.lo else "minimum_only"


def repay_before_count(sight: SeatView, worth: Worth, habits: Habits, luck: Luck) -> Answer:
    """As many as it takes to stay free, or else none."""
    space = amount(sight.ask.moves[0])
    needed = worth.me["loans"] - LOAN.overindebted_from + 1
    if needed <= space.hi:
        return ("repay_before_count", max(needed, min(space.hi, (worth.me["cash"] - habits.reserve) // CARD))), "debt_first"
    return ("withdraw", cheapest_withdrawal(worth.me["savings"])), "savings_before_loan"


def raise_money(sight: SeatView, worth: Worth, habits: Habits, luck: Luck) -> Answer:
    """Savings if they suffice, the smallest cards first; else a loan."""
    if sight.ask.named("pay_less") is not None and not habits.shopper:
        return ("pay_less",), "no_more_debt"
    loan, withdrawal = sight.ask.named("take_loan"), sight.ask.named("withdraw")
    if withdrawal is not None and (loan is None or worth.savings_suffice(sight.ask.name)):
        return ("withdraw", cheapest_withdrawal(worth.me["savings"])), "savings_before_loan"
    return ("take_loan",), "loan_needed"


def cheapest_withdrawal(held: tuple[int, ...]) -> tuple[int, ...]:
    """One card, the smallest there is."""
    at = next(i for i, count in enumerate(held) if count)
    return tuple(int(i == at) for i in range(len(held)))


def buy_insurance(sight: SeatView, worth: Worth, habits: Habits, luck: Luck) -> Answer:
    """One token early, a second if there is plenty; never more."""
    if worth.me["tokens"] >= habits.most_tokens:
        return ("no",), "enough_tokens"
    if sight.ask.named("yes") is None or worth.most < worth.insurance_price:
        return ("no",), "no_money"
    return (("yes",), "stay_safe") if worth.token(worth.me["tokens"]) > 0 else (("no",), "no_token")


def use_insurance(sight: SeatView, worth: Worth, habits: Habits, luck: Luck) -> Answer:
    """A token for what hurts more than it is worth; the bar falls as the end comes near."""
    if sight.ask.named("avoid") is not None:
        return (("avoid",), "lesser_harm") if worth.harm_now() > 0 else (("accept",), "lesser_harm")
    bar = 170 if worth.n >= 5 else 120 if worth.n >= 2 else 80 if worth.n == 1 else 0
    if worth.me["tokens"] > 1:
        bar = bar * 2 // 3
    return (("use_token",), "token_worth_it") if worth.harm_now() > bar else (("accept",), "token_saved")


def event_choice(sight: SeatView, worth: Worth, habits: Habits, luck: Luck) -> Answer:
    """The cheaper branch, in plain points."""
    branches = worth.me["effect"]["branches"]
    best = min(branches, key=lambda branch: worth.money(branch[1]) + JOY * branch[2])
    return ("choose", best[0]), "lesser_harm"


def trade(sight: SeatView, worth: Worth, habits: Habits, luck: Luck) -> Answer:
    """Answer offers by what the Product is still worth; sell out of need."""
    if (accept := sight.ask.named("accept")) is not None:
        for no in accept.spaces[0]:
            offer = next(offer for offer in sight.bot_view["offers"] if offer["no"] == no)
            kind, card, price = offer["terms"]
            good = price <= worth.product(card) * 0.9 if kind == "sale" else price >= worth.selling_price(card)
            if good and (kind != "sale" or price <= worth.spare_next_year()):
                return ("accept", no), "good_price"
        if habits.declines and (decline := sight.ask.named("decline")) is not None:
            return ("decline", next(iter(decline.spaces[0]))), "bad_price"
    sale = sight.ask.named("propose_sale")
    if sale is not None and worth.in_need() and (deal := worth.best_sale(prices(sale))):
        return ("propose_sale", deal), "sell_for_debt" if worth.me["restricted"] or worth.me[
            "loans"
        ] >= LOAN.overindebted_from else "need_savings"
    return haggling(sight, worth, luck, habits.haggles) if habits.haggles else (("done",), "nothing_to_trade")


def haggling(sight: SeatView, worth: Worth, luck: Luck, seldom: int) -> Answer:
    """Ask for the Product that is worth most above its price, one at a time; an offer stays open until it is answered."""
    asking = sight.ask.named("propose_purchase")
    if (
        asking is not None
        and sight.ask.named("withdraw_offer") is None
        and luck.below(seldom) == 0
        and (deal := worth.best_purchase(prices(asking)))
    ):
        return ("propose_purchase", deal), "joy"
    return ("done",), "nothing_to_trade"


def prices(sale: Move) -> Priced:
    """To whom, and for how much: the one argument of an offer."""
    space = sale.spaces[0]
    assert isinstance(space, Priced)
    return space


def closing(sight: SeatView, worth: Worth, habits: Habits, luck: Luck) -> Answer:
    """Repay what can be repaid; savings beyond the goal may help."""
    if (repay := sight.ask.named("repay")) is not None:
        return ("repay", amount(repay).hi), "debt_first"
    return ("done",), "worth_most"


def claim(sight: SeatView, worth: Worth, habits: Habits, luck: Luck) -> Answer:
    """Everything that is one's own; the truth about expenses."""
    move = sight.ask.moves[0]
    space = move.spaces[0]
    assert isinstance(space, Subset)
    if move.name == "cancel":
        return ("cancel", tuple(card for card in space.options if worth.owned(str(card)) < 0)), "too_dear"
    return (move.name, tuple(space.options)), "claim_all"


def claim_purchase(sight: SeatView, worth: Worth, habits: Habits, luck: Luck) -> Answer:
    """Yes, please."""
    return ("yes",), "claim_all"


def choose_home(sight: SeatView, worth: Worth, habits: Habits, luck: Luck) -> Answer:
    """Any of them: all keep the same amount."""
    return sight.ask.sample(luck), "worth_most"


ANSWERS: dict[str, Callable[[Any, Worth, Habits, Luck], Answer]] = {
    "place": place,
    "place_in_secret": place,
    "claim_income": claim,
    "savings": savings,
    "buy_investment": buy_investment,
    "buy_shopping": buy_shopping,
    "claim_purchase": claim_purchase,
    "declare_expenses": claim,
    "pay_year": pay_year,
    "raise_expenses": raise_money,
    "raise_minimum": raise_money,
    "raise_event": raise_money,
    "buy_insurance": buy_insurance,
    "use_insurance": use_insurance,
    "event_choice": event_choice,
    "repay_before_count": repay_before_count,
    "cancel": claim,
    "trade": trade,
    "closing": closing,
    "choose_home": choose_home,
}


@game.bot
def baseline(sight: SeatView, luck: Luck) -> MoveValue:
    """The planner: budgets first, keeps a reserve, and puts every choice in points at the end."""
    return answer(sight, luck, SENSIBLE)
