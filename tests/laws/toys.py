"""A toy market with everything the kernel offers, and one way to break each law."""

from dataclasses import field
from typing import Annotated, Any

import msgspec

from alcancia.kernel import (
    BANK,
    Amount,
    Ask,
    Chance,
    Game,
    Hooks,
    Luck,
    MoveValue,
    Offer,
    OneOf,
    Product,
    Sealed,
    Space,
    StandingsRow,
    State,
    Together,
    Where,
    Whole,
    ask,
    ask_sealed,
    ask_together,
    chance,
    move,
    plain,
)  # fmt: skip


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """How long the market lasts."""

    rounds: Annotated[int, Whole(1, 4, default=2)]


@plain
class Market(State):
    """Everybody holds a secret card, some cash and some points."""

    options: Options
    deck: tuple[int, ...] = ()
    card: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    loans: list[int] = field(default_factory=list)
    shared: tuple[Any, ...] = ()
    loose: Any = None
    order: list[int] = field(default_factory=list)


class Crooked(Space):
    """Offers what it then refuses."""

    __slots__ = ()

    def parse(self, value: Any) -> Any:
        from alcancia.kernel import NO

        return NO

    def sample(self, luck: Luck) -> Any:
        return 1

    def __iter__(self) -> Any:
        return iter((1,))

    def count(self) -> int:
        return 1

    def to_json(self) -> dict[str, Any]:
        return {"kind": "crooked"}


def market(broken: str = "") -> Game:
    """The toy game; `broken` names the law it breaks."""
    game = Game("market", version="1", seats=range(2, 4), state=Market, options=Options, content={}, titles=("round_",))
    whims = iter(range(1_000_000))

    def setup(t: Market) -> None:
        """TM-1 Cash, points and a deck."""
        t.cash = [100] * t.seats + [0]
        t.held = {"point": [2] * t.seats + [0]}
        t.deck = tuple(range(1, 10))
        t.card, t.points, t.loans = [0] * t.seats, [0] * t.seats, [0] * t.seats
        t.shared = ([0],)
        if broken == "save":
            t.loose = (1, 2)
        t.then(*[draw(seat) for seat in range(t.seats)], *[round_(number) for number in range(1, t.options.rounds + 1)])

    @game.question
    def draw(t: Market, seat: int) -> Chance:
        """TM-2 A secret card each."""
        return chance("deck", t.deck, then=drawn(seat))

    @game.rule
    def drawn(t: Market, seat: int, card: int) -> None:
        t.card[seat] = card
        t.deck = tuple([left for left in t.deck if left != card])
        t.tell("drawn", owner=seat, secret={"card": card}, seat=seat)

    @game.rule
    def round_(t: Market, number: int) -> None:
        """TM-3 A round: bid, then save."""
        t.period = number
        t.clear_offers()
        if broken == "replay":
            t.period += next(whims)
        if broken == "end":
            t.then(save(), round_(number))
        t.then(bid(), save())

    @game.question
    def bid(t: Market) -> Sealed:
        """TM-4 A secret bid; the highest pays and gets a point."""

        def told(t: Market, seat: int, value: MoveValue) -> None:
            if broken == "envelope":
                t.order.append(seat)

        def mine(seat: int) -> Ask | MoveValue:
            if t.cash[seat] < 10:
                return ("bid", 0)
            space = Crooked() if broken == "options" else Amount(0, min(50, t.cash[seat]), step=10)
            return ask(seat, move("bid", space), default=("bid", 0))

        return ask_sealed(range(t.seats), mine, then=bought(), told=told)

    @game.rule
    def bought(t: Market, answers: tuple[tuple[int, MoveValue], ...]) -> None:
        seat, (_, amount) = max(answers, key=lambda pair: (pair[1][1], -pair[0]))
        t.pay(seat, BANK, amount, "bid")
        t.pay(BANK, seat, 1, "point", of="point")
        t.tell("bought", seat=seat, amount=amount)
        if broken == "money":
            t.cash[seat] += 5
        if broken == "debt":
            t.pay(seat, BANK, t.cash[seat] + 1, "bid")
        if broken == "copy":
            t.shared[0][0] += 1

    @game.question
    def save(t: Market) -> Together:
        """TM-5 Everybody may give to the bank, several times, all at once."""

        def mine(seat: int) -> Ask | None:
            if broken == "purity":
                t.order.append(seat)
            give = move("give", OneOf((10, 20)), then=given(seat), again=True)
            done = move("done")
            return ask(seat, give, done, default=("done",)) if t.cash[seat] >= 20 else None

        return ask_together(range(t.seats), mine)

    @game.rule
    def given(t: Market, seat: int, amount: int) -> None:
        t.pay(seat, BANK, amount, "gift")

    @game.anytime
    def borrow(t: Market, seat: int) -> Ask | None:
        """TM-6 Twice in a game one may borrow ten."""
        return ask(seat, move("borrow", then=lent(seat))) if t.loans[seat] < 2 else None

    @game.rule
    def lent(t: Market, seat: int) -> None:
        t.loans[seat] += 1
        t.pay(BANK, seat, 10, "loan")

    @game.preview("borrow")
    def of_borrowing(t: Market, seat: int) -> dict[str, Any]:
        return {"by": {"cash": 20, "owed": 12}} if broken == "promise" else {"left": 1 - t.loans[seat]}

    @game.preview("offer")
    def of_offering(t: Market, seat: int, value: Any) -> dict[str, Any]:
        return {"supposing": exchange(seat, *value), "other": value[0]}

    @game.rule
    def exchange(t: Market, seat: int, to: int, price: int) -> None:
        settle(t, Offer(no=0, by=seat, to=to, terms=(price,)))

    def figures(t: Market, seat: int) -> dict[str, int]:
        return {"owed": 12 * t.loans[seat]}

    game.previewed("give", "done", "accept", "decline")

    def terms(t: Market, seat: int) -> Space | None:
        others = [other for other in range(t.seats) if other != seat and t.cash[other] >= 10]
        return Product(OneOf(others), OneOf((10, 20, 30))) if others and t.held["point"][seat] else None

    def refuse(t: Market, offer: Offer) -> str | None:
        affordable = t.cash[offer.to] >= offer.terms[0] and t.held["point"][offer.by] > 0
        return None if affordable else "too_dear"

    def settle(t: Market, offer: Offer) -> None:
        t.pay(offer.to, offer.by, offer.terms[0], "trade")
        t.pay(offer.by, offer.to, 1, "trade", of="point")

    def proposed(t: Market, seat: int, value: Any) -> Offer:
        return Offer(no=t.offer_no, by=seat, to=value[0], terms=value[1:])

    @game.anytime
    def offer(t: Market, seat: int) -> Ask | None:
        """TM-8 Twice a round one may offer a point; who is offered one may accept or decline."""

        def cheapest(luck: Luck) -> Any:
            return (luck.choice([other for other in range(t.seats) if other != seat and t.cash[other] >= 10]), 10)

        space = terms(t, seat) if t.proposed[seat] < 2 else None
        if space is None:
            return None
        fair = Where.unless(space, lambda value: refuse(t, proposed(t, seat, value)), cheapest)
        return ask(seat, move("offer", fair, then=offer_made(seat)))

    @game.anytime
    def accept(t: Market, seat: int) -> Ask | None:
        mine = [made.no for made in t.offers if made.to == seat]
        if not mine:
            return None
        sealed = t.envelopes()
        ready = [made.no for made in t.offers if made.no in mine and made.by not in sealed]
        decline = move("decline", OneOf(mine), then=offer_closed("declined"))
        return ask(seat, move("accept", OneOf(ready), then=offer_accepted()), decline) if ready else ask(seat, decline)

    @game.anytime
    def withdraw(t: Market, seat: int) -> Ask | None:
        mine = [made.no for made in t.offers if made.by == seat]
        return ask(seat, move("withdraw", OneOf(mine), then=offer_closed("withdrawn"))) if mine else None

    @game.rule
    def offer_made(t: Market, seat: int, value: Any) -> None:
        t.offer_no += 1
        t.proposed[seat] += 1
        made = proposed(t, seat, value)
        t.offers.append(made)
        t.tell("offer_made", no=made.no, seat=seat, other=made.to, terms=made.terms)

    @game.rule
    def offer_accepted(t: Market, no: int) -> None:
        made = taken_off(t, no)
        t.tell("offer_accepted", no=no, seat=made.to, other=made.by, terms=made.terms)
        settle(t, made)

    @game.rule
    def offer_closed(t: Market, how: str, no: int) -> None:
        made = taken_off(t, no)
        t.tell("offer_closed", no=no, how=how, seat=made.by, other=made.to)

    def taken_off(t: Market, no: int) -> Offer:
        made = next(made for made in t.offers if made.no == no)
        t.offers.remove(made)
        return made

    def lapse(t: Market) -> None:
        for made in [made for made in t.offers if refuse(t, made) is not None]:
            t.offers.remove(made)
            t.tell("offer_closed", no=made.no, how="lapsed", seat=made.by, other=made.to)

    def view(t: Market, seat: int | None) -> dict[str, Any]:
        """TM-7 One's own card; everybody's purse."""
        seen: dict[str, Any] = {"cash": t.cash, "points": t.held["point"], "deck": len(t.deck)}
        if seat is not None and seat >= 0:
            seen["card"] = t.card[seat]
        if broken == "leak":
            seen["best"] = max(t.card)
        return seen

    def redeal(t: Market, seat: int, luck: Luck) -> Market:
        if broken == "redeal":
            return t
        pool = [*t.deck, *[card for other, card in enumerate(t.card) if other != seat and card]]
        for other, card in enumerate(t.card):
            if other != seat and card:
                t.card[other] = pool.pop(luck.below(len(pool)))
        t.deck = tuple(sorted(pool))
        return t

    def standings(t: Market) -> list[StandingsRow]:
        points = t.held["point"][:-1]
        return [
            {"rank": 1 + sum(other > points[seat] for other in points), "seat": seat, "score": points[seat], "parts": []}
            for seat in range(t.seats)
        ]

    def worth(t: Market, seat: int) -> int:
        return t.cash[seat] if broken == "worth" else t.held["point"][seat]

    game.hooks = Hooks(setup=setup, view=view, redeal=redeal, standings=standings, worth=worth, figures=figures, lapse=lapse)

    return game
