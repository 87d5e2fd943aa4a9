"""An offer whose terms hold lists of goods is the same after JSON."""

import json
from dataclasses import field

from alcancia.kernel import Offer, State, plain


@plain
class Stall(State):
    goods: list[str] = field(default_factory=list)


def test_offers_keep_their_form() -> None:
    stall = Stall(seats=2, offers=[Offer(no=1, by=0, to=1, terms=(("hat", "coat"), 1, (), 0))])
    again = Stall.from_json(json.loads(json.dumps(stall.to_json())))
    assert again == stall
    assert again.offers[0].terms == (("hat", "coat"), 1, (), 0)
