"""Offers: standing trades. Proposing, accepting, declining and withdrawing are written once; a game says what may be traded."""

from collections.abc import Callable
from typing import Any

from alcancia.kernel.chance import Luck
from alcancia.kernel.composed import Where
from alcancia.kernel.game import Game
from alcancia.kernel.questions import Ask, ask, move
from alcancia.kernel.spaces import OneOf, Space
from alcancia.kernel.state import Offer, State


def trading(
    game: Game,
    *,
    terms: Callable[[Any, int], Space | None],
    refuse: Callable[[Any, Offer], str | None],
    settle: Callable[[Any, Offer], None],
    limit: Callable[[Any], int],
    frozen: Callable[[Any, Offer], bool] = lambda t, offer: False,
    propose: Callable[[Any, int, Luck], Any] | None = None,
    told: Callable[[Any, Offer], dict[str, Any]] = lambda t, offer: {"terms": offer.terms},
    closed: Callable[[Any], bool] = lambda t: False,
) -> Callable[[Any], None]:
    """Give a game standing offers; returns its hook `lapse`.

    terms(t, seat): the space of `(to, …)` this seat may offer now, or None; refuse(t, offer): why it cannot stand, asked when it is made
    and again after every move (it lapses then); settle(t, offer): the exchange itself; limit(t): offers a seat may make until
    `t.clear_offers()`; frozen(t, offer): it stands, but nobody may accept it just now; propose(t, seat, luck): a sensible offer at
    random, where few of the possible ones make sense; told(t, offer): how facts name the terms; closed(t): nobody may do anything
    with offers just now.
    """

    @game.anytime
    def offer(t: State, seat: int) -> Ask | None:
        """Offer a trade to somebody."""
        space = terms(t, seat) if t.proposed[seat] < limit(t) and not closed(t) else None
        if space is None:
            return None
        sampler = None if propose is None else lambda luck: propose(t, seat, luck)
        fair = Where.unless(space, lambda value: refuse(t, _offer(t, seat, value)), sampler)
        return ask(seat, move("offer", fair, then=offer_made(seat)))

    @game.anytime
    def accept(t: State, seat: int) -> Ask | None:
        """Accept or decline what one is offered."""
        mine = [made for made in t.offers if made.to == seat]
        if not mine or closed(t):
            return None
        sealed = t.envelopes()
        ready = [made.no for made in mine if not frozen(t, made) and made.by not in sealed]
        decline = move("decline", OneOf([made.no for made in mine]), then=offer_closed("declined"))
        return ask(seat, move("accept", OneOf(ready), then=offer_accepted()), decline) if ready else ask(seat, decline)

    @game.anytime
    def withdraw(t: State, seat: int) -> Ask | None:
        """Take one's own offer off the table."""
        mine = [made.no for made in t.offers if made.by == seat]
        if not mine or closed(t):
            return None
        return ask(seat, move("withdraw", OneOf(mine), then=offer_closed("withdrawn")))

    @game.rule
    def offer_made(t: State, seat: int, value: Any) -> None:
        t.offer_no += 1
        t.proposed[seat] += 1
        made = _offer(t, seat, value)
        t.offers.append(made)
        t.tell("offer_made", no=made.no, seat=seat, other=made.to, **told(t, made))

    @game.rule
    def offer_accepted(t: State, no: int) -> None:
        made = next(made for made in t.offers if made.no == no)
        t.offers.remove(made)
        t.tell("offer_accepted", no=no, seat=made.to, other=made.by, **told(t, made))
        settle(t, made)

    @game.rule
    def offer_closed(t: State, how: str, no: int) -> None:
        made = next(made for made in t.offers if made.no == no)
        t.offers.remove(made)
        t.tell("offer_closed", no=no, how=how, seat=made.by, other=made.to)

    def lapse(t: State) -> None:
        for made in [made for made in t.offers if refuse(t, made) is not None]:
            t.offers.remove(made)
            t.tell("offer_closed", no=made.no, how="lapsed", seat=made.by, other=made.to)

    return lapse


def _offer(t: State, seat: int, value: Any) -> Offer:
    return Offer(no=t.offer_no, by=seat, to=value[0], terms=value[1:])
