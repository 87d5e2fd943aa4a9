"""Section 10: why a move is refused, in the order in which people would object."""

from typing import Any

from alcancia.games.citylife.content import DEED, HOUSES, MONEY, SHARE, TOWERS
from alcancia.games.citylife.owing import may_sell
from alcancia.games.citylife.packs import LETTERS
from alcancia.games.citylife.property import exchange_tax, in_debt, visited, window_open
from alcancia.games.citylife.state import UNSOLD, CityLife, is_mortgaged
from alcancia.games.citylife.trading import Side, barred, refuse
from alcancia.kernel import Ask, Offer

IN_DEBT_TOO = ("sell", "tender", "put_up", "borrow", "mortgage", "short")
BANK_MOVES = ("sell_deed", "sell_shares", "borrow", "repay_loan", "mortgage", "redeem", "exchange_tower")
OFFER_MOVES = ("offer", "accept", "decline", "withdraw")


def why(t: CityLife, seat: int, ask: Ask | None, name: str, arguments: tuple[Any, ...]) -> str | None:
    """CL-4.141 The reason code of a refused move, or None where the kernel's own will do."""
    if ask is not None and ask.name == "raise_money" and name in IN_DEBT_TOO:
        return why_not_in_debt(t, seat, name, arguments)
    if name in BANK_MOVES or name in OFFER_MOVES:
        return why_not_anytime(t, seat, name, arguments)
    if name == "roll":
        return "not_your_turn" if seat != t.active else None
    if name == "buy":
        return why_not_buy(t, seat, ask, arguments)
    if name == "shares":
        return why_not_shares(t, seat, ask, arguments)
    if name == "answer":
        return why_not_answer(t, seat, ask, arguments)
    if ask is None:
        return None
    if ask.name == "visit":
        return why_not_visit(t, seat, name, arguments)
    if ask.name == "tender" and name == "bid":
        return why_not_bid(t, seat, arguments)
    if ask.name == "hospital" and name == "choose":
        return "house_not_unsold" if len(arguments) == 1 and arguments[0] in HOUSES else None
    return None


def why_not_buy(t: CityLife, seat: int, ask: Ask | None, arguments: tuple[Any, ...]) -> str | None:
    """CL-4.140 Only on the square, only unsold, only with the whole sum."""
    if ask is not None and ask.name == "buy":
        return None if arguments else "not_enough_cash"
    if seat == t.active and any(deed.square == t.pos[seat] and t.owner[deed.id] != UNSOLD for deed in DEED.values()):
        return "deed_owned"
    return "not_on_square"


def why_not_shares(t: CityLife, seat: int, ask: Ask | None, arguments: tuple[Any, ...]) -> str | None:
    """CL-4.161 CL-4.162 CL-4.163 Only on a Dollar Sign, within the limits."""
    if not t.book.advanced:
        return "advanced_only"
    if t.share_locked[seat]:
        return "share_bank_locked"
    if t.bank_bought[seat] >= t.options.share_cap:
        return "share_cap_reached"
    if ask is None or ask.name != "buy_shares":
        return "shares_only_on_dollar_sign"
    if len(arguments) != 1 or type(arguments[0]) is not int or arguments[0] < 0:
        return None
    return "share_cap_reached" if arguments[0] > t.options.share_cap - t.bank_bought[seat] else "not_enough_cash"


def why_not_answer(t: CityLife, seat: int, ask: Ask | None, arguments: tuple[Any, ...]) -> str | None:
    """CL-4.73 CL-4.75 CL-4.77 The Judge, a second try, a wrong answer given before."""
    q = t.quiz
    if q is None:
        return None
    if seat == q.judge:
        return "judge_cannot_answer"
    if seat in q.tried:
        return "already_missed_question"
    if ask is not None and len(arguments) == 1 and arguments[0] in q.struck and arguments[0] in LETTERS:
        return "answer_struck_out"
    return None


def why_not_visit(t: CityLife, seat: int, name: str, arguments: tuple[Any, ...]) -> str | None:
    """CL-4.121 CL-4.122 CL-4.123 Only what is listed; sending needs a House of one's own."""
    if name == "send" and len(arguments) == 1 and arguments[0] in HOUSES:
        return "no_house_to_send"
    return "fee_not_optional"


def why_not_bid(t: CityLife, seat: int, arguments: tuple[Any, ...]) -> str | None:
    """CL-4.104 From the list price to what cash and tax allow, in hundreds."""
    if len(arguments) != 1 or type(arguments[0]) is not int:
        return None
    figures = t.book.prices[t.agenda[-1][1][0]]
    if arguments[0] + figures.ltt > t.cash[seat]:
        return "not_enough_cash"
    return "amount_out_of_range" if arguments[0] < figures.list else "amount_step"


def why_not_in_debt(t: CityLife, seat: int, name: str, arguments: tuple[Any, ...]) -> str | None:
    """CL-4.102 CL-4.105 CL-4.106 What a debtor may do, and in which order."""
    due = t.debt
    assert due is not None
    if name == "short":
        return None if arguments else "must_sell_first"
    if name == "borrow":
        return why_not_borrow(t, seat)
    if len(arguments) != 1 or type(arguments[0]) is not str or not (arguments[0] == SHARE or arguments[0] in DEED):
        return None
    asset = arguments[0]
    if asset == SHARE:
        if not t.held[SHARE][seat]:
            return "not_enough_shares"
    elif t.owner[asset] != seat:
        return "not_owner"
    if name == "mortgage":
        return None if asset == SHARE else why_not_mortgage(t, seat, asset)
    if name in ("sell", "tender") and not may_sell(t, due, asset):
        return "offer_to_proprietor_first"
    return None


def why_not_anytime(t: CityLife, seat: int, name: str, arguments: tuple[Any, ...]) -> str | None:
    """CL-4.110 CL-4.141 The window, a debt, and then what the move itself needs."""
    if not window_open(t):
        return "window_closed"
    if name in OFFER_MOVES:
        return why_not_offer(t, seat, name, arguments)
    if in_debt(t, seat):
        return "frozen_by_debt"
    if name == "sell_shares":
        return why_not_sell_shares(t, seat, arguments)
    if name == "exchange_tower":
        return why_not_exchange(t, seat, arguments)
    if name != "sell_deed" and not t.book.advanced:
        return "advanced_only"
    if name == "borrow":
        return None if arguments else why_not_borrow(t, seat)
    if name == "repay_loan":
        return None if arguments else "no_loan" if t.loan[seat] is None else "not_enough_cash"
    if len(arguments) != 1 or type(arguments[0]) is not str or arguments[0] not in DEED:
        return None
    deed = arguments[0]
    if t.owner[deed] != seat:
        return "not_owner"
    if name == "sell_deed" and deed == visited(t):
        return "frozen_by_debt"
    if name == "redeem":
        return "not_enough_cash" if is_mortgaged(t, deed) else "not_mortgaged"
    return why_not_mortgage(t, seat, deed) if name == "mortgage" else None


def why_not_borrow(t: CityLife, seat: int) -> str | None:
    """CL-4.170 One loan at a time, none after a failed one, one in a turn."""
    if not t.book.advanced:
        return "advanced_only"
    if t.loan[seat] is not None:
        return "loan_outstanding"
    if t.borrow_ban[seat]:
        return "borrow_banned"
    return "borrow_once_per_turn" if seat in t.borrowed else None


def why_not_mortgage(t: CityLife, seat: int, deed: str) -> str | None:
    """CL-4.172 One mortgage on a deed at a time."""
    if not t.book.advanced:
        return "advanced_only"
    return "already_mortgaged" if is_mortgaged(t, deed) else None


def why_not_sell_shares(t: CityLife, seat: int, arguments: tuple[Any, ...]) -> str | None:
    """CL-4.143 Not more than one has."""
    if len(arguments) != 1 or type(arguments[0]) is not int:
        return None
    return "not_enough_shares" if arguments[0] > t.held[SHARE][seat] else "amount_out_of_range"


def why_not_exchange(t: CityLife, seat: int, arguments: tuple[Any, ...]) -> str | None:
    """CL-4.146 One's own turn, one's own Tower without a mortgage, an unsold House, the tax."""
    if seat != t.active or not t.played:
        return "own_turn_only"
    if len(arguments) != 2 or arguments[0] not in TOWERS or arguments[1] not in HOUSES:
        return None
    tower, house = arguments
    if t.owner[tower] != seat:
        return "not_owner"
    if is_mortgaged(t, tower):
        return "deed_mortgaged"
    if t.owner[house] != UNSOLD:
        return "house_not_unsold"
    return "not_enough_cash" if t.cash[seat] < exchange_tax(t) else None


def why_not_offer(t: CityLife, seat: int, name: str, arguments: tuple[Any, ...]) -> str | None:
    """CL-4.110 CL-4.145 CL-4.148 The limit, a debt, the form, and whether both could pay."""
    if name != "offer":
        if len(arguments) != 1 or type(arguments[0]) is not int:
            return None
        mine = [made for made in t.offers if made.no == arguments[0] and seat in (made.by, made.to)]
        return "frozen_by_debt" if mine else "offer_gone"
    if t.proposed[seat] >= t.options.offers_per_turn:
        return "offer_limit"
    value = arguments[0] if len(arguments) == 1 else None
    if type(value) is not tuple or len(value) != 7 or type(value[0]) is not int or not 0 <= value[0] < t.seats or value[0] == seat:
        return None
    if barred(t, seat) or barred(t, value[0]):
        return "frozen_by_debt"
    given, wanted = side_of(value[1:4]), side_of(value[4:7])
    if given is None or wanted is None:
        return None
    if visited(t) in (*given.deeds, *wanted.deeds):
        return "frozen_by_debt"
    for side in (given, wanted):
        if side.shares < 0 or side.cash < 0:
            return "amount_out_of_range"
        if side.cash % MONEY.unit:
            return "amount_step"
    return refuse(t, Offer(no=0, by=seat, to=value[0], terms=value[1:]))


def side_of(side: tuple[Any, ...]) -> Side | None:
    """One side of an offer, if it has the right form."""
    deeds, shares, cash = side
    if type(deeds) is not tuple or type(shares) is not int or type(cash) is not int or len(set(deeds)) != len(deeds):
        return None
    return Side(deeds, shares, cash) if all(type(deed) is str and deed in DEED for deed in deeds) else None
