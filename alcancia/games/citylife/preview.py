"""What is shown before a decision: the figures a seat is compared by, and what no difference of them can know."""

from typing import Any

from .content import KIND, PIPS
from .credit import clocks_of
from .offers import exchanged
from .owing import bid_taken, can_take, owed, sold_to_bank, taken
from .shares import dividend_of, most_shares
from .squares import museum_roll, property_tax
from .state import CityLife, deeds_of, game, net_worth, open_step, owed_to_bank, points_of, steps_to_finish
from .visiting import earns


def figures(t: CityLife, seat: int) -> dict[str, int]:
    """CL-4.175 CL-8.2 CL-8.3 What a seat has, owes and still has to expect, beside cash and shares."""
    due = t.debt
    debt = due.amount if due is not None and due.debtor == seat else 0
    deeds = deeds_of(t, seat)
    return {
        "free": t.cash[seat] - debt,
        "missing": max(0, debt - t.cash[seat]),
        "claims": due.amount if due is not None and due.creditor == seat else 0,
        "deeds": len(deeds),
        "fees": sum([KIND[deed].visitor_fee for deed in deeds if earns(t, deed)]),
        "property_tax": property_tax(t, seat),
        "dividend": dividend_of(t, seat),
        "more_shares": most_shares(t, seat),
        "owed": owed_to_bank(t, seat),
        "credit_turns": sum([clock.left for clock in clocks_of(t, seat)]),
        "net_worth": net_worth(t, seat),
        "missed": sum([left for _, left, _ in t.missed[seat]]),
        "points": points_of(t, seat),
        "steps": steps_to_finish(t, seat),
        "square": t.pos[seat],
    }


game.previewed(
    "buy", "pass", "shares", "sell_deed", "sell_shares", "sell", "borrow", "repay_loan", "mortgage", "redeem", "exchange_tower", "short",
    "miss_turns", "bank", "school", "cash", "choose", "leave", "decline", "withdraw",
)  # fmt: skip


@game.preview("fee", "miss", "send", "waive")
def of_a_visit(t: CityLife, seat: int, *house: str) -> dict[str, Any]:
    """CL-4.121 CL-4.122 What the visitor pays, or loses in time."""
    return {"other": open_step(t)[1][0]}


@game.preview("take", "take_bid")
def of_a_sale(t: CityLife, seat: int, *buyer: int) -> dict[str, Any]:
    """CL-4.104 CL-4.105 What it brings the debtor, or costs who bid."""
    return {"other": buyer[0] if buyer else owed(t).debtor}


@game.preview("put_up")
def of_putting_up(t: CityLife, seat: int, asset: str) -> dict[str, Any]:
    """CL-4.105 What it brings if the Proprietor takes it."""
    return {"supposing": taken(asset), "other": owed(t).creditor} if can_take(t, asset) else {}


@game.preview("tender")
def of_a_call_for_bids(t: CityLife, seat: int, asset: str) -> dict[str, Any]:
    """CL-4.104 What it brings if nobody bids."""
    return {"supposing": sold_to_bank(asset)}


@game.preview("bid")
def of_bidding(t: CityLife, seat: int, amount: int) -> dict[str, Any]:
    """CL-4.104 What it costs if it is taken."""
    [asset] = open_step(t)[1]
    return {"supposing": bid_taken(asset, ((seat, amount),), seat), "other": owed(t).debtor}


@game.preview("gamble")
def of_gambling(t: CityLife, seat: int) -> dict[str, Any]:
    """CL-4.60 The best, and the average of the roll."""
    gains = [amount - (tax if t.book.advanced else 0) for amount, tax in map(museum_roll, PIPS)]
    return {"best": max(gains), "average": sum(gains) // len(gains)}


@game.preview("offer")
def of_an_offer(t: CityLife, seat: int, value: tuple[Any, ...]) -> dict[str, Any]:
    """CL-4.145 CL-4.147 CL-4.148 CL-4.149 What it does to both sides if it is accepted."""
    return {"supposing": exchanged(seat, value[0], value[1:]), "other": value[0]}


@game.preview("accept")
def of_accepting(t: CityLife, seat: int, no: int) -> dict[str, Any]:
    """CL-4.145 CL-4.147 The same, for the one who is asked."""
    return {"other": next(made.by for made in t.offers if made.no == no)}


@game.preview("answer")
def of_answering(t: CityLife, seat: int, letter: str) -> dict[str, Any]:
    """CL-4.70 Nothing: what an answer brings would tell whether it is right."""
    return {"hidden": True}
