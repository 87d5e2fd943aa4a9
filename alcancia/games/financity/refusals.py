"""Section 10: a move of another moment. Why a move is not possible stands in its chapter, beside the options; here it is looked up."""

from collections.abc import Callable
from typing import Any, Final

from alcancia.kernel import Ask

from .anytime import why_not_loan, why_not_repay, why_not_withdraw
from .buying import INVEST, SHOP, why_not_buy
from .content import EVENTS, At
from .expenses import why_not_declare, why_not_pay_year
from .income import why_not_claim
from .insurance import why_not_insure
from .planning import why_not_place
from .reorganisation import why_not_repay_before
from .savings import why_not_arrange
from .state import City
from .trade import trade_open, why_not_answer, why_not_ask_to_buy, why_not_sell

ZONE_OF: Final = {
    "place": At.PLANNING, "claim_income": At.INCOME, "arrange": At.SAVINGS, "buy_investment": At.INVESTMENTS, "buy_shopping": At.SHOPPING,
    "declare_expenses": At.EXPENSES, "pay_year": At.EXPENSES, "use_token": At.EVENT, "avoid": At.EVENT, "choose": At.EVENT,
    "repay_before_count": At.REORGANISATION, "cancel": At.REORGANISATION,
}  # fmt: skip
ANYWHERE: Final = ("withdraw", "take_loan", "repay", "pass", "yes", "no", "accept", "decline", "withdraw_offer", "done")


def why(t: City, seat: int, ask: Ask | None, name: str, arguments: tuple[Any, ...]) -> str | None:
    """FC-4.8 The first reason that fits; that it is not this seat's question or zone only if no other does."""
    reason = WHY[name](t, seat, arguments[0] if len(arguments) == 1 else arguments) if name in WHY else ""
    if reason or (ask is not None and ask.named(name) is not None):
        return reason or "bad_amount"
    if name in ZONE_OF and ZONE_OF[name] != t.marker:
        return "wrong_zone"
    return "not_your_prompt" if name in ZONE_OF or name in ANYWHERE else None


def why_not_yes(t: City, seat: int) -> str:
    """FC-Z9.2 FC-Z7.2 Buying a token, or claiming the wellbeing of a purchase a second time."""
    if t.marker == At.INSURANCE:
        return why_not_insure(t, seat)
    return "already_claimed" if t.marker == At.SHOPPING and "shopping" in t.homes[seat].bought else ""


def why_not_choose(t: City, seat: int, branch: Any) -> str:
    """FC-Z10.6 A branch that is not open to this seat, or not now."""
    known = t.event != "" and any(found.id == branch for found in EVENTS[t.event].choice)
    return "choice_unavailable" if known or t.homes[seat].stage == "choose" else ""


WHY: Final[dict[str, Callable[[City, int, Any], str]]] = {
    "place": why_not_place,
    "arrange": why_not_arrange,
    "withdraw": why_not_withdraw,
    "take_loan": lambda t, seat, _: why_not_loan(t, seat),
    "repay": why_not_repay,
    "pay_year": why_not_pay_year,
    "repay_before_count": why_not_repay_before,
    "buy_investment": lambda t, seat, card: why_not_buy(t, seat, INVEST, card),
    "buy_shopping": lambda t, seat, card: why_not_buy(t, seat, SHOP, card),
    "yes": lambda t, seat, _: why_not_yes(t, seat),
    "use_token": lambda t, seat, _: "" if t.homes[seat].tokens else "no_token",
    "choose": why_not_choose,
    "claim_income": why_not_claim,
    "declare_expenses": why_not_declare,
    "propose_sale": why_not_sell,
    "propose_purchase": why_not_ask_to_buy,
    "accept": why_not_answer,
    "decline": why_not_answer,
    "withdraw_offer": why_not_answer,
    "done": lambda t, seat, _: "" if trade_open(t) else "trade_closed",
}
