"""Section 4.H: owing money. One procedure serves every debt."""

from typing import Final

from alcancia.kernel import BANK, Amount, Ask, Move, MoveValue, OneOf, Sealed, Step, ask, ask_sealed, move
from alcancia.kernel.questions import Why

from .content import DEED, KIND, MONEY, PLACES, SHARE
from .credit import (
    clocks_of,
    close_mortgage,
    lend,
    lend_on,
    pay_back_loan,
    pay_off,
    why_not_borrow,
    why_not_mortgage,
)
from .missing import add_missed, to_jail
from .moving import put
from .property import hand_over, sell_deed_to_bank
from .shares import give_shares, sell_shares_to_bank
from .state import (
    LOTTERY,
    CityLife,
    Debt,
    Mortgage,
    capacity,
    deeds_of,
    fee_tax,
    game,
    is_mortgaged,
    present,
    why_not_owner,
)

Bids = tuple[tuple[int, int], ...]
NO_BID: Final = ("no_bid",)


@game.rule
def debt(t: CityLife, debtor: int, amount: int, creditor: int, cause: str, deed: str) -> None:
    """CL-4.100 CL-4.101 CL-4.111 CL-4.125 Cash pays at once; otherwise the debtor has to raise money."""
    t.debt = Debt(debtor=debtor, amount=amount, creditor=creditor, cause=cause, deed=deed)
    if t.cash[debtor] >= amount:
        pay_debt(t)
    else:
        t.tell("debt", seat=debtor, amount=amount, cause=cause)
        t.then(raise_money())


def owed(t: CityLife) -> Debt:
    """The debt that is being settled."""
    assert t.debt is not None
    return t.debt


def pay_debt(t: CityLife) -> None:
    """CL-4.62 CL-4.100 CL-4.101 Paid in full; what is left stays with the debtor."""
    due = owed(t)
    if due.cause == "loan":
        pay_back_loan(t, due.debtor)
    elif due.cause == "mortgage":
        pay_off(t, due.debtor, due.deed)
    else:
        t.pay(due.debtor, due.creditor, due.amount, due.cause)
        if due.cause == "visitor_fee":
            tax_fee(t, due.creditor, due.amount)
    t.debt = None


def tax_fee(t: CityLife, owner: int, amount: int) -> None:
    """CL-4.126 The Proprietor's tax goes to the Lottery."""
    t.pay(owner, LOTTERY, fee_tax(t, amount), "fee_tax")


@game.question
def raise_money(t: CityLife) -> Ask | Step:
    """CL-4.101 CL-4.102 CL-4.105 CL-4.106 One asset or one loan at a time, until the cash is there."""
    due = owed(t)
    seat = due.debtor
    if t.cash[seat] >= due.amount:
        return covered()
    if due.cause == "mortgage" and not (t.owner[due.deed] == seat and is_mortgaged(t, due.deed)):
        return covered()
    if is_house_fee(due) and capacity(t, seat) < due.amount:
        return not_covered()
    assets = assets_of(t, seat)
    moves: list[Move] = []
    waiting = [asset for asset in assets if may_put_up(t, due, asset)]
    if waiting:
        moves.append(move("put_up", OneOf(waiting), then=put_up()))

    def why_not_sold(asset: object) -> str:
        return why_not_sell(t, due, asset)

    ready = OneOf.of(assets, why_not_sold)
    if ready.options:
        moves.append(move("sell", ready, then=sold_to_bank()))
        if t.options.tender and bidders(t, due):
            moves.append(move("tender", ready, then=called()))

    def why_not_mortgaged(deed: str) -> str:
        return why_not_mortgage(t, seat, deed)

    if t.book.advanced:
        if not why_not_borrow(t, seat):
            moves.append(move("borrow", then=borrowed_in_debt()))
        free = OneOf.of([asset for asset in assets if asset != SHARE], why_not_mortgaged)
        if free.options:
            moves.append(move("mortgage", free, then=mortgaged_in_debt()))
    if not assets:
        moves.insert(0, move("short", then=short()))
    why: Why = {
        "sell": why_not_sold,
        "tender": why_not_sold,
        "put_up": lambda asset: why_not_part(t, seat, asset),
        "borrow": lambda: why_not_borrow(t, seat),
        "mortgage": why_not_mortgaged,
        "short": lambda: "must_sell_first",
    }
    return ask(seat, *moves, why=why)


def is_house_fee(due: Debt) -> bool:
    """CL-4.107 House fees have terms of their own."""
    return due.cause == "visitor_fee" and DEED[due.deed].kind == "house"


def assets_of(t: CityLife, seat: int) -> list[str]:
    """A share, if there is one, and all deeds."""
    deeds = deeds_of(t, seat)
    return [SHARE, *deeds] if t.held[SHARE][seat] else deeds


def why_not_part(t: CityLife, seat: int, asset: object) -> str:
    """CL-4.102 Only what one has."""
    if asset == SHARE:
        return "" if t.held[SHARE][seat] else "not_enough_shares"
    return why_not_owner(t, seat, asset)


def why_not_sell(t: CityLife, due: Debt, asset: object) -> str:
    """CL-4.102 CL-4.105 In a fee debt only what the Proprietor left."""
    if due.creditor < 0 or asset in due.left or (asset == SHARE and due.shares_left > 0):
        return why_not_part(t, due.debtor, asset)
    return why_not_part(t, due.debtor, asset) or ("offer_to_proprietor_first" if asset == SHARE or asset in DEED else "")


def may_put_up(t: CityLife, due: Debt, asset: str) -> bool:
    """CL-4.105 In a fee debt each asset is put up once."""
    if due.creditor < 0:
        return False
    return t.held[SHARE][due.debtor] > due.shares_left if asset == SHARE else asset not in due.left


def bidders(t: CityLife, due: Debt) -> list[int]:
    """CL-4.104 Everybody but the debtor and, in a fee debt, the Proprietor."""
    return [seat for seat in present(t) if seat != due.debtor and seat != due.creditor]


@game.rule
def covered(t: CityLife) -> None:
    """CL-4.101 CL-4.179 The cash is there, or the mortgaged deed itself was sold."""
    due = owed(t)
    if due.cause == "mortgage" and not is_mortgaged(t, due.deed):
        t.debt = None
    else:
        pay_debt(t)
    t.tell("debt_paid", seat=due.debtor)


# ── selling, one asset at a time ─────────────────────────────────────────────


@game.rule
def sold_to_bank(t: CityLife, asset: str) -> None:
    """CL-4.103 The Bank pays list price, less tax and mortgage."""
    due = owed(t)
    if asset == SHARE:
        sell_shares_to_bank(t, due.debtor, 1)
    else:
        sell_deed_to_bank(t, due.debtor, asset)
    forget(due, asset)
    t.then(raise_money())


def forget(due: Debt, asset: str) -> None:
    """What was sold no longer counts among the things the Proprietor left."""
    if asset == SHARE:
        due.shares_left = max(0, due.shares_left - 1)
    else:
        due.left = tuple([left for left in due.left if left != asset])


def sell_to_seat(t: CityLife, buyer: int, asset: str, price: int, reason: str) -> None:
    """CL-4.104 CL-4.105 CL-4.164 The buyer pays price and Land Transfer Tax, the debtor Capital Gains Tax and mortgage."""
    seller = owed(t).debtor
    figures = t.book.prices[asset]
    t.pay(buyer, seller, price, reason)
    t.pay(buyer, LOTTERY, figures.ltt, "land_transfer_tax")
    t.pay(seller, LOTTERY, figures.cgt, "capital_gains_tax")
    if asset == SHARE:
        give_shares(t, seller, buyer, 1)
    else:
        hand_over(t, seller, buyer, asset)


@game.rule
def put_up(t: CityLife, asset: str) -> None:
    """CL-4.105 The Proprietor is asked first."""
    due = owed(t)
    t.tell("put_up", seat=due.debtor, other=due.creditor, asset=asset)
    t.then(take_asset(asset))


@game.question
def take_asset(t: CityLife, asset: str) -> Ask | Step:
    """CL-4.105 At list price, or leave it; who cannot pay leaves it."""
    if not can_take(t, asset):
        return left(asset)
    return ask(owed(t).creditor, move("take", then=taken(asset)), move("leave", then=left(asset)), default=("leave",))


def can_take(t: CityLife, asset: str) -> bool:
    """CL-4.105 Could the Proprietor pay for it?"""
    figures = t.book.prices[asset]
    return t.cash[owed(t).creditor] >= figures.list + figures.ltt


@game.rule
def taken(t: CityLife, asset: str) -> None:
    """CL-4.105 Bought at list price, with all taxes."""
    owner = owed(t).creditor
    t.tell("asset_taken", seat=owner, asset=asset)
    sell_to_seat(t, owner, asset, t.book.prices[asset].list, "asset_taken")
    t.then(raise_money())


@game.rule
def left(t: CityLife, asset: str) -> None:
    """CL-4.105 Now others and the Bank may have it."""
    due = owed(t)
    t.tell("asset_left", seat=due.creditor, asset=asset)
    if asset == SHARE:
        due.shares_left += 1
    else:
        due.left = (*due.left, asset)
    t.then(raise_money())


@game.rule
def called(t: CityLife, asset: str) -> None:
    """CL-4.104 The debtor asks for bids."""
    t.tell("tender", seat=owed(t).debtor, asset=asset)
    t.then(tender(asset))


@game.question
def tender(t: CityLife, asset: str) -> Sealed:
    """CL-4.104 All others bid at once: nothing, or the list price or more. A bid binds."""
    figures = t.book.prices[asset]

    def mine(seat: int) -> Ask | MoveValue:
        bids = Amount.within(figures.list, {"not_enough_cash": t.cash[seat] - figures.ltt}, MONEY.unit, too_little="amount_out_of_range")
        if bids.hi < bids.lo:
            return NO_BID
        why = {"bid": lambda amount: "amount_step" if type(amount) is int and bids.lo <= amount <= bids.hi else ""}
        return ask(seat, move("no_bid"), move("bid", bids), default=NO_BID, why=why)

    return ask_sealed(bidders(t, owed(t)), mine, then=bids_in(asset), final=True)


@game.rule
def bids_in(t: CityLife, asset: str, answers: tuple[tuple[int, MoveValue], ...]) -> None:
    """CL-4.104 The bids are shown together."""
    bids = tuple([(seat, answer[1]) for seat, answer in answers if answer[0] == "bid"])
    if t.recording:
        for seat, answer in answers:
            if answer[0] == "bid":
                t.tell("bid", seat=seat, amount=answer[1])
            else:
                t.tell("no_bid", seat=seat)
    t.then(choose_bid(asset, bids))


@game.question
def choose_bid(t: CityLife, asset: str, bids: Bids) -> Ask | Step:
    """CL-4.104 The debtor takes one of the bids or sells to the Bank."""
    standing = [seat for seat, _ in bids if seat not in t.gone]
    if not standing:
        return sold_to_bank(asset)
    best = max(standing, key=lambda seat: dict(bids)[seat])
    take = move("take_bid", OneOf(standing), then=bid_taken(asset, bids))
    return ask(owed(t).debtor, take, move("bank", then=sold_to_bank(asset)), default=("take_bid", best))


@game.rule
def bid_taken(t: CityLife, asset: str, bids: Bids, buyer: int) -> None:
    """CL-4.104 The buyer pays the bid and the Land Transfer Tax."""
    due, price = owed(t), dict(bids)[buyer]
    t.tell("bid_taken", seat=due.debtor, other=buyer, asset=asset, amount=price)
    sell_to_seat(t, buyer, asset, price, "bid")
    forget(due, asset)
    t.then(raise_money())


# ── borrowing, and what happens when nothing is left ─────────────────────────


@game.rule
def borrowed_in_debt(t: CityLife) -> None:
    """CL-4.102 CL-4.170 A loan to pay a debt."""
    lend(t, owed(t).debtor)
    t.then(raise_money())


@game.rule
def mortgaged_in_debt(t: CityLife, deed: str) -> None:
    """CL-4.102 CL-4.172 A mortgage to pay a debt."""
    lend_on(t, owed(t).debtor, deed)
    t.then(raise_money())


@game.question
def not_covered(t: CityLife) -> Ask | Step:
    """CL-4.107 Who owns less than a House's fee may still borrow, where that is possible, or misses two turns."""
    seat = owed(t).debtor
    if why_not_borrow(t, seat):
        return let_off()
    return ask(seat, move("borrow", then=borrowed_in_debt()), move("miss_turns", then=let_off()), default=("miss_turns",))


@game.rule
def let_off(t: CityLife) -> None:
    """CL-4.107 Nothing is paid; two turns are missed instead, and everything is kept."""
    due = owed(t)
    t.tell("debt_not_covered", seat=due.debtor)
    add_missed(t, due.debtor, "debt", KIND[due.deed].missed_turns, "house_fee")
    t.debt = None


@game.rule
def short(t: CityLife) -> None:
    """CL-4.93 CL-4.106 CL-4.108 CL-4.109 All cash is paid, the rest is worked off in missed turns, and the debt is gone."""
    due = owed(t)
    seat, paid = due.debtor, t.cash[due.debtor]
    rest = due.amount - paid
    reason = {"loan": "loan_repaid", "mortgage": "mortgage_repaid"}.get(due.cause, due.cause)
    t.tell("debt_short", seat=seat, paid=paid, owed=rest)
    t.pay(seat, due.creditor, paid, reason)
    t.debt = None
    turns = turns_for(t, rest, due.cause)
    if due.cause == "visitor_fee":
        tax_fee(t, due.creditor, paid)
        to_jail(t, seat, turns, "tower_fee")
        return
    if due.creditor == BANK:
        default(t, seat, due)
    add_missed(t, seat, "debt", turns, due.cause)


def default(t: CityLife, seat: int, due: Debt) -> None:
    """CL-4.109 Back to Square 3, where nothing happens; after a loan no other one is ever given."""
    put(t, seat, PLACES.loan_default)
    if due.cause == "loan":
        t.loan[seat] = None
        t.borrow_ban[seat] = True
        t.tell("loan_default", seat=seat)
    else:
        close_mortgage(t, due.deed)


def turns_for(t: CityLife, rest: int, cause: str) -> int:
    """CL-4.50 CL-4.93 CL-4.106 CL-4.108 One turn for each $500 still owed, or part of it."""
    per = MONEY.debt.per_turn
    turns = rest // per if t.options.debt_rounding == "down" else -(-rest // per)
    if cause in ("repair_bill", "grocery_bill"):
        return 1
    if cause == "visitor_fee":
        return max(1, turns)
    return min(turns, t.options.fine_turn_cap) if cause == "traffic_fine" else turns


# ── credits that run out ─────────────────────────────────────────────────────


def run_out(t: CityLife, seat: int) -> list[Step]:
    """CL-4.177 CL-4.178 What has run out, in the order of the clocks."""
    if t.loan[seat] is None and not t.mortgages:
        return []
    over = [clock for clock in clocks_of(t, seat) if clock.left <= 0]
    return [mortgage_due(seat, clock.deed) if isinstance(clock, Mortgage) else loan_due(seat) for clock in over]


@game.rule
def loan_due(t: CityLife, seat: int) -> None:
    """CL-4.177 The loan and its cost fall due."""
    if t.loan[seat] is not None:
        t.tell("clock_due", seat=seat, what="loan")
        t.then(debt(seat, t.book.loan_due, BANK, "loan", ""))


@game.rule
def mortgage_due(t: CityLife, seat: int, deed: str) -> None:
    """CL-4.177 CL-4.178 A mortgage falls due, unless the deed was sold for the debt before it."""
    if t.owner[deed] == seat and is_mortgaged(t, deed):
        t.tell("clock_due", seat=seat, what="mortgage")
        t.then(debt(seat, t.book.prices[deed].payoff, BANK, "mortgage", deed))
