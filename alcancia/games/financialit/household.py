"""Sections 4.4 and 4.5: goods are used up, and the bills are paid."""

from typing import Final

from alcancia.kernel import BANK, Ask, Together, ask, ask_together, move

from .figures import bills as bills_of
from .figures import bills_due, discount, goods_need
from .loans import aid_given, can_ask_family, can_borrow, charge, loan_taken, lose, raise_money
from .state import GOODS, FinanciaLit, game

PROCEED: Final = ("proceed",)


@game.rule
def use_goods(t: FinanciaLit) -> None:
    """FL-4.4.1 FL-4.4.2 Every household uses what it needs; every good that is missing costs Happiness."""
    goods = t.goods
    for seat in t.order():
        need = goods_need(t, seat)
        used = min(need, goods[seat])
        if used:
            t.pay(seat, BANK, used, "used", GOODS)
            if t.recording:
                t.tell("goods_used", seat=seat, n=used)
        if need > used:
            lost = lose(t, seat, (need - used) * t.options.missing_goods_penalty, "goods_missing")
            if t.recording:
                t.tell("goods_missing", seat=seat, n=need - used, happiness=lost)


@game.rule
def bills(t: FinanciaLit) -> None:
    """FL-4.5.1 FL-4.5.2 A last call if somebody is short, then everybody pays."""
    due = [bills_of(t, seat) for seat in range(t.seats)]
    less = [discount(t, seat, due[seat]) for seat in range(t.seats)]
    if t.options.bills_last_call and any([t.cash[seat] < due[seat] - less[seat] for seat in range(t.seats)]):
        t.then(pay_last_call(), pay_bills())
    else:
        collect(t, due, less)


@game.question
def pay_last_call(t: FinanciaLit) -> Together:
    """FL-4.5.1 Seats that cannot pay their bills may borrow in time, or ask for aid they may have, or go ahead."""

    def of(seat: int) -> Ask | None:
        if t.units[seat] >= bills_due(t, seat):
            return None
        loan = (move("take_loan", then=loan_taken(seat), again=True),) if can_borrow(t, seat) else ()
        aid = (move("family_aid", then=aid_given(seat), again=True),) if can_ask_family(t, seat) else ()
        return ask(seat, *loan, *aid, move("proceed"), default=PROCEED) if loan or aid else None

    return ask_together(t.order(), of)


@game.rule
def pay_bills(t: FinanciaLit) -> None:
    """FL-4.5.2 After the last call."""
    due = [bills_of(t, seat) for seat in range(t.seats)]
    collect(t, due, [discount(t, seat, due[seat]) for seat in range(t.seats)])


def collect(t: FinanciaLit, due: list[int], less: list[int]) -> None:
    """FL-4.5.2 FL-4.5.3 Everybody is charged; then what an Event had added is used up."""
    if t.printed.first:
        use_up(t)
    if t.recording:
        for seat in t.order():
            t.tell("bills_paid", seat=seat, amount=due[seat] - less[seat], discount=less[seat])
    if charge(t, [total - off for total, off in zip(due, less, strict=True)], "bills"):
        t.then(raise_money("bills"), *(() if t.printed.first else (all_paid(),)))
    else:
        use_up(t)


@game.rule
def all_paid(t: FinanciaLit) -> None:
    """FL-4.5.3 After those who had to raise money."""
    use_up(t)


def use_up(t: FinanciaLit) -> None:
    """FL-4.5.3 What an Event had added to the bills counts no more."""
    for home in t.homes:
        home.bills_next = 0
