"""Section 12: how a sensible person plays it. Every move comes with its reason."""

from dataclasses import replace
from typing import Final

from alcancia.games.common.seat_view import SeatView
from alcancia.kernel import Amount, Ask, Luck, MoveValue

from ..figures import invest_price
from ..investing import surcharge
from ..scoring import payout
from ..state import FinanciaLit, game
from ..upkeep import goals
from .valuation import (
    Temper,
    Valuation,
    best_investment,
    best_work,
    clauses_wanted,
    insurance_value,
    luxuries_wanted,
    place_values,
)  # fmt: skip

LIMITED: Final = ("LAB", "INV", "INS")
SENSIBLE: Final = Temper()
SOON: Final = 1
"""After so many rounds a skill pays for the first time; a job takes one more."""
LATE: Final = 5
"""After this round Family Aid has little time left to be needed more."""


def place_pawn(seen: Valuation, ask: Ask, luck: Luck) -> tuple[MoveValue, str]:
    """The best locations for the pawns left, the limited ones first, by lot; save when nothing is worth it."""
    moves = ask.named("place")
    if moves is None:
        return ("save",), "nothing_open"
    spots = list(moves.spaces[0])
    values = place_values(seen)
    named = {spot if type(spot) is str else spot[0]: spot for spot in reversed(spots)}
    wanted = [place for place in named if values[place] > 0.01]
    wanted.sort(key=values.__getitem__, reverse=True)
    del wanted[seen.home.pawns_free :]
    if not wanted:
        return ("save",), "nothing_worth_it"
    limited = [place for place in wanted if place in LIMITED]
    place = luck.choice(limited) if limited else wanted[0]
    return ("place", named[place]), f"go_{place.lower()}"


# ── what to do there ─────────────────────────────────────────────────────────


def at_work(seen: Valuation, ask: Ask) -> tuple[MoveValue, str]:
    """Take the better of job and skill, if it is worth it."""
    _, name, card = best_work(seen)
    if name and (found := ask.named(name)) is not None and found.spaces[0].contains(card):
        return (name, card), why_work(seen, name, card)
    return ("forgo",), "no_work_wanted" if not name else "too_dear_now"


def why_work(seen: Valuation, name: str, card: str) -> str:
    """Does it pay in the rounds left, or does it only count as a card?"""
    income = seen.t.printed.force[card].income
    if name == "seek":
        return "work_grows" if income > 0 and seen.left >= SOON + 1 else "job_counts"
    return "learning_pays" if income * (seen.left - SOON + 1) >= seen.held.skill_price else "learning_counts"


def at_investments(seen: Valuation, ask: Ask) -> tuple[MoveValue, str]:
    """Buy the investment that pays best in time."""
    _, card = best_investment(seen, seen.free(), coming=False)
    found = ask.named("invest")
    if card and found is not None and found.spaces[0].contains(card):
        slots = seen.t.printed.investments[card].slots
        price = invest_price(seen.t, seen.seat, card, surcharge(seen.t))
        return ("invest", card), "money_grows" if payout(seen.t, card, slots) > price else "invests_anyway"
    return ("forgo",), "no_investment_wanted" if not card else "too_dear_now"


def at_the_broker(seen: Valuation, ask: Ask) -> tuple[MoveValue, str]:
    """Basic first, then the clauses against the worst dangers."""
    if ask.named("take_basic") is not None:
        return (("take_basic",), "basic_cover") if insurance_value(seen, seen.free()) > 0 else (("forgo",), "no_cover_wanted")
    chosen = clauses_wanted(seen, seen.free())
    found = ask.named("change_clauses")
    if chosen and found is not None and found.spaces[0].contains(tuple(chosen)):
        return ("change_clauses", tuple(sorted(chosen))), "cover_dangers"
    return ("forgo",), "no_cover_wanted"


def goods_to_buy(seen: Valuation, least: int, most: int) -> int:
    """What is missing now, and stock for two or three rounds if cash allows; five or six are rounded up to the rebate."""
    need, options = seen.held.need, seen.t.options
    missing = seen.missing()
    ahead = min(seen.temper.stock, seen.left)
    stock = max(0, need * (1 + ahead) - seen.goods)
    spare = int(max(0.0, seen.free()) // max(1, options.goods_price)) + missing
    wanted = max(missing, min(stock, spare))
    rebate = seen.held.rebate
    if rebate - 2 <= wanted < rebate and seen.left and spare + 1 >= rebate:
        wanted = rebate
    return max(least, min(most, wanted)) if wanted or least > 1 else 0


def at_the_market(seen: Valuation, ask: Ask) -> tuple[MoveValue, str]:
    """Food first, then the luxuries that are worth their price."""
    goods = ask.named("buy_goods")
    if goods is not None:
        amount = goods.spaces[0]
        assert isinstance(amount, Amount)
        lowest = amount.lo
        number = goods_to_buy(seen, lowest, amount.hi)
        if ask.named("done") is None:
            return ("buy_goods", max(number, lowest)), "food_first"
        if number:
            return ("buy_goods", number), "food_first" if seen.missing() else "stock_up"
    luxury = ask.named("buy_luxury")
    if luxury is not None:
        for _, card in luxuries_wanted(seen, seen.free()):
            if luxury.spaces[0].contains(card):
                return ("buy_luxury", card), "worth_its_price"
    if seen.temper.restless and ask.named("refresh_market") is not None and seen.free() > 2 * seen.t.options.refresh_cost:
        return ("refresh_market",), "other_things"
    return ("done",), "enough_bought"


def short_of_bills(seen: Valuation, ask: Ask) -> tuple[MoveValue, str]:
    """Late in the game Family Aid may cover the gap; otherwise borrow once, in time, and never a second loan by choice."""
    enough = seen.due() - seen.units <= seen.aid()
    lends = ask.named("take_loan") is not None and (seen.temper.careless or not seen.home.loans)
    if lends and not (enough and seen.t.period > LATE):
        return ("take_loan",), "borrow_in_time"
    if ask.named("family_aid") is not None:
        return ("family_aid",), "family_helps"
    return ("proceed",), "aid_will_do" if enough else "no_second_loan"


def short_of_debt(seen: Valuation, ask: Ask) -> tuple[MoveValue, str]:
    """Help that costs nothing, if it is enough; otherwise a loan, and the help is kept for a smaller gap."""
    enough = seen.t.dues[seen.seat] - seen.units <= seen.aid()
    return (("family_aid",), "family_helps") if enough else (("take_loan",), "must_borrow")


def choose_family(ask: Ask, luck: Luck) -> tuple[MoveValue, str]:
    """Any family will do: they are level."""
    return ask.sample(luck), "families_level"


GOAL: Final = 3.0
SERVES: Final = {
    "work": {"set_skills", "set_careers", "set_career_cards", "set_any"},
    "luxury": {"set_luxuries", "set_happy_luxuries", "set_happiness"},
    "insurance": {"set_insurances"},
}
"""What brings the set of the day nearer, by what somebody cares about."""

WAYS: Final = {
    "pay_labour": at_work, "pay_invest": at_investments, "pay_insurance": at_the_broker,
    "pay_market": at_the_market, "pay_last_call": short_of_bills, "raise_money": short_of_debt,
}  # fmt: skip


def minding(t: FinanciaLit, seat: int, temper: Temper) -> Temper:
    """FL-8.7 What the set of the day still lacks is worth more than usual, once there is no period to lose."""
    if t.options.collection_mode == "off":
        return temper
    left = t.options.rounds - t.period
    lacks = {row["goal"] for row in goals(t) if row["needs"] - row["has"][seat] > left}
    for weight, serves in SERVES.items():
        if lacks & serves:
            temper = replace(temper, **{weight: getattr(temper, weight) * GOAL})
    return temper


def decide(sight: SeatView, luck: Luck, temper: Temper) -> MoveValue:
    """Play with this temper and leave the reason with the sight."""
    ask = sight.ask
    name = ask.name
    if name == "setup_family":
        chosen, sight.reason = choose_family(ask, luck)
    elif name == "action_turn" or name in WAYS:
        t = sight.position
        seen = Valuation(t, sight.seat, minding(t, sight.seat, temper))
        chosen, sight.reason = place_pawn(seen, ask, luck) if name == "action_turn" else WAYS[name](seen, ask)
    else:
        chosen, sight.reason = ask.otherwise(), "best_settlement"
    return chosen


@game.bot
def baseline(sight: SeatView, luck: Luck) -> MoveValue:
    """A sensible person: food and bills first, a reserve, some insurance, then what pays best."""
    return decide(sight, luck, SENSIBLE)
