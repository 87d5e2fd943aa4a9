"""What a seat may know, what it could not tell apart, and what must always hold (section 2)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, TypedDict, cast

from alcancia.kernel import TRAINER, Luck

from .content import DEED, HOUSES, KIND, MONEY, PLACES, SHARE, TOWERS
from .packs import LETTERS, Text
from .quiz import answer_text, called, question_of, sees_key
from .state import (
    LOTTERY,
    MAIN,
    CityLife,
    capacity,
    cards_in_play,
    deeds_of,
    fee_tax,
    net_worth,
    open_step,
    points_of,
    present,
    steps_to_finish,
)


class ClockSeen(TypedDict):
    """How long a loan may still run; fresh: it does not count yet."""

    left: int
    fresh: bool


class MortgageSeen(ClockSeen):
    """The same for a mortgage."""

    deed: str


class Price(TypedDict):
    """What an asset costs and brings, and what frees it of a mortgage."""

    list: int
    cgt: int
    ltt: int
    payoff: int


class SharePrice(Price):
    """A share, and what a Dollar Sign brings."""

    dollar_sign: int


class DeedPrice(Price):
    """A House or a Tower, what it earns and what it costs to own."""

    fee: int
    fee_tax: int
    mortgage: int
    property_tax: int


class LoanTerms(TypedDict):
    """What the Bank lends, and what it wants back."""

    amount: int
    due: int


class Prices(TypedDict):
    """What everything costs at this table."""

    share: SharePrice
    house: DeedPrice
    tower: DeedPrice
    loan: LoanTerms


class Block(TypedDict):
    """Turns to miss."""

    kind: str
    left: int
    cause: str


class Player(TypedDict):
    """What lies open before one player."""

    pos: int
    route: str
    cash: int
    shares: int
    deeds: Sequence[str]
    bank_bought: int
    bank_sold: int
    share_locked: bool
    loan: ClockSeen | None
    borrow_ban: bool
    borrowed: bool
    demerits: Sequence[str]
    points: int
    missed: list[Block]
    jail: bool
    steps: int
    net_worth: int
    capacity: int
    asked: int
    right: int
    gone: bool
    proposed: int


class QuizSeen(TypedDict):
    """The question that is being asked; its key only for those who may know it."""

    card: str
    title: Text
    kind: str
    seat: int
    judge: int
    by: str
    number: int
    of: int
    ask: Text
    answers: dict[str, Text]
    struck: Sequence[str]
    queue: Sequence[int]
    tried: Sequence[int]
    paid: bool
    key: str | None
    seconds: int


class DebtSeen(TypedDict):
    """The debt that is being settled, and what the Proprietor left."""

    debtor: int
    amount: int
    creditor: int
    cause: str
    deed: str
    left: Sequence[str]
    shares_left: int


class AssetSeen(TypedDict):
    """What the open question is about, whose it is or who came for it, and the bids for it."""

    asset: str
    seat: int | None
    bids: Sequence[tuple[int, int]]


class CityTable(TypedDict):
    """Everything on the table."""

    rules: Literal["basic", "advanced"]
    order: Sequence[int]
    gone: Sequence[int]
    active: int
    played: bool
    turn_no: int
    extra: bool
    lottery: int
    owner: Mapping[str, int]
    mortgages: list[MortgageSeen]
    traffic: int
    traffic_bottom: Sequence[str]
    quiz_deck: int
    paths: Mapping[str, Sequence[int]]
    terms: Prices
    players: list[Player]
    quiz: QuizSeen | None
    debt: DebtSeen | None
    asset: AssetSeen | None
    winners: Sequence[int]
    called: NotRequired[Mapping[str, Text]]


def view(t: CityLife, seat: int | None) -> CityTable:
    """CL-4.70 CL-4.85 Everything lies open except cards not yet drawn, questions not yet shown and right answers."""
    seen: CityTable = {
        "rules": "advanced" if t.book.advanced else "basic",
        "order": t.order,
        "gone": t.gone,
        "active": t.active,
        "played": t.played,
        "turn_no": t.turn_no,
        "extra": t.extra,
        "lottery": t.cash[LOTTERY],
        "owner": t.owner,
        "mortgages": [{"deed": one.deed, "left": one.left, "fresh": one.fresh} for one in t.mortgages],
        "traffic": len(t.traffic),
        "traffic_bottom": t.traffic_bottom,
        "quiz_deck": len(t.quiz_deck) + len(t.quiz_bottom),
        "paths": t.book.paths,
        "terms": terms(t),
        "players": [player(t, who) for who in range(t.seats)],
        "quiz": quiz_seen(t, seat),
        "debt": debt_seen(t),
        "asset": asset_seen(t),
        "winners": t.winners,
    }
    if seat == TRAINER:
        seen["called"] = called(t)
    return seen


def bot_view(t: CityLife, seat: int) -> dict[str, Any]:
    """CL-4.27 What bots read of it: who owns what and stands where, and what the question is about."""
    asset = asset_seen(t)
    return {
        "rules": "advanced" if t.book.advanced else "basic",
        "owner": t.owner,
        "mortgages": [{"deed": one.deed, "left": one.left, "fresh": one.fresh} for one in t.mortgages],
        "players": [bot_player(t, who, asset is not None) for who in range(t.seats)],
        "debt": debt_seen(t),
        "asset": asset,
    }


def bot_player(t: CityLife, seat: int, asked_about: bool) -> dict[str, Any]:
    """CL-4.27 What bots read of a player; the way still to go and what one could raise only where somebody is asked about a deed."""
    loan = t.loan[seat]
    seen: dict[str, Any] = {
        "pos": t.pos[seat],
        "cash": t.cash[seat],
        "shares": t.held[SHARE][seat],
        "deeds": deeds_of(t, seat),
        "loan": None if loan is None else {"left": loan.left, "fresh": loan.fresh},
        "gone": seat in t.gone,
        "proposed": t.proposed[seat],
    }
    return seen | {"steps": steps_to_finish(t, seat), "capacity": capacity(t, seat)} if asked_about else seen


def terms(t: CityLife) -> Prices:
    """CL-4.126 CL-4.147 CL-4.170 CL-4.172 What shares, deeds and loans cost and bring here, to weigh a deal while it is made."""
    share = t.book.prices[SHARE]
    return {
        "share": {
            "list": share.list, "cgt": share.cgt, "ltt": share.ltt, "payoff": share.payoff, "dollar_sign": MONEY.share.dollar_sign,
        },
        "house": deed_terms(t, HOUSES[0]),
        "tower": deed_terms(t, TOWERS[0]),
        "loan": {"amount": MONEY.loan.amount, "due": t.book.loan_due},
    }  # fmt: skip


def deed_terms(t: CityLife, deed: str) -> DeedPrice:
    """CL-4.126 CL-4.147 CL-4.172 What deeds of this kind cost and bring."""
    price, kind = t.book.prices[deed], KIND[deed]
    return {
        "list": price.list, "cgt": price.cgt, "ltt": price.ltt, "payoff": price.payoff, "fee": kind.visitor_fee,
        "fee_tax": fee_tax(t, kind.visitor_fee), "mortgage": kind.mortgage, "property_tax": kind.property_tax,
    }  # fmt: skip


def player(t: CityLife, seat: int) -> Player:
    """CL-4.27 What lies open before one player."""
    loan = t.loan[seat]
    missed = t.missed[seat]
    return {
        "pos": t.pos[seat],
        "route": t.route[seat],
        "cash": t.cash[seat],
        "shares": t.held[SHARE][seat],
        "deeds": deeds_of(t, seat),
        "bank_bought": t.bank_bought[seat],
        "bank_sold": t.bank_sold[seat],
        "share_locked": t.share_locked[seat],
        "loan": None if loan is None else {"left": loan.left, "fresh": loan.fresh},
        "borrow_ban": t.borrow_ban[seat],
        "borrowed": seat in t.borrowed,
        "demerits": t.demerits[seat],
        "points": points_of(t, seat),
        "missed": [{"kind": kind, "left": left, "cause": cause} for kind, left, cause in missed],
        "jail": bool(missed) and missed[0][0] == "jail",
        "steps": steps_to_finish(t, seat),
        "net_worth": net_worth(t, seat),
        "capacity": capacity(t, seat),
        "asked": t.asked[seat],
        "right": t.right[seat],
        "gone": seat in t.gone,
        "proposed": t.proposed[seat],
    }


def quiz_seen(t: CityLife, seat: int | None) -> QuizSeen | None:
    """CL-4.70 CL-4.85 The question that is being asked; its key only for the Judge and the trainer."""
    q = t.quiz
    if q is None:
        return None
    letters = LETTERS[: len(q.order)]
    return {
        "card": q.card,
        "title": t.book.cards[q.card].title,
        "kind": q.kind,
        "seat": q.seat,
        "judge": q.judge,
        "by": q.by,
        "number": q.number + 1,
        "of": q.questions,
        "ask": question_of(t).ask,
        "answers": {letter: answer_text(t, letter) for letter in letters},
        "struck": q.struck,
        "queue": q.queue,
        "tried": q.tried,
        "paid": q.paid,
        "key": q.key if seat is not None and (seat == TRAINER or sees_key(t, seat)) else None,
        "seconds": t.options.quiz_seconds,
    }


def debt_seen(t: CityLife) -> DebtSeen | None:
    """CL-4.102 The debt that is being settled."""
    return None if t.debt is None else cast(DebtSeen, t.debt.to_json())


def asset_seen(t: CityLife) -> AssetSeen | None:
    """CL-4.104 CL-4.105 CL-4.120 CL-4.140 What the open question is about: a deed on sale, a visit, an asset put up, bids."""
    debtor = None if t.debt is None else t.debt.debtor
    match open_step(t)[:2]:
        case (("buy" | "visit"), (visitor, deed)):
            return {"asset": deed, "seat": visitor, "bids": []}
        case (("take_asset" | "tender"), (asset,)):
            return {"asset": asset, "seat": debtor, "bids": []}
        case "choose_bid", (asset, bids):
            return {"asset": asset, "seat": debtor, "bids": bids}
    return None


def redeal(t: CityLife, seat: int, luck: Luck) -> CityLife:
    """CL-4.75 The right answer could be any that is not struck out, and later questions may turn out either way."""
    q = t.quiz
    if q is not None and q.key and not sees_key(t, seat):
        q.key = luck.choice([letter for letter in LETTERS[: len(q.order)] if letter not in q.struck])
    t.veiled = True
    return t


def check(t: CityLife) -> None:
    """CL-3.5 CL-4.22 CL-4.90 CL-4.162 No card is lost, every piece stands on its route, limits hold, all money is round."""
    options = t.options
    cards = Counter({card.id: card.copies for card in t.book.traffic.values()})
    lying = Counter([*t.traffic, *t.traffic_bottom, *[id for held in t.demerits for id in held]])
    assert lying + Counter(cards_in_play(t)) == cards
    quiz = [*t.quiz_deck, *t.quiz_bottom, *([t.quiz.card] if t.quiz else [])]
    assert sorted(quiz) == sorted(t.book.cards)
    assert not any(amount % MONEY.unit for amount in t.cash)
    assert list(t.owner) == list(DEED)
    for seat in range(t.seats):
        route, pos = t.route[seat], t.pos[seat]
        assert PLACES.start <= pos <= PLACES.finish
        assert route == MAIN or pos in t.book.paths[route][:-1]
        assert all(left >= 1 for _, left, _ in t.missed[seat])
        jailed = any(kind == "jail" for kind, _, _ in t.missed[seat])
        assert not jailed or pos == PLACES.jail
        assert points_of(t, seat) < options.demerit_limit
        assert t.bank_bought[seat] <= options.share_cap
        assert not (t.loan[seat] and t.borrow_ban[seat])
        if seat in t.gone:
            assert not t.cash[seat] and not t.held[SHARE][seat] and seat not in t.owner.values()
    assert all(t.owner[mortgage.deed] >= 0 for mortgage in t.mortgages)
    assert len({mortgage.deed for mortgage in t.mortgages}) == len(t.mortgages)
    if t.agenda:
        assert t.active in present(t)
