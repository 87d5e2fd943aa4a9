"""A game can close its market for a while, and says itself how facts name an offer."""

from typing import Any

import msgspec

from alcancia.kernel import BANK, Amount, Ask, Game, Hooks, Offer, OneOf, Product, Refused, State, Table, ask, move, plain, trading


class Options(msgspec.Struct, frozen=True, kw_only=True):
    pass


@plain
class Fair(State):
    options: Options
    night: bool = False


game = Game("fair", version="1", seats=range(2, 3), state=Fair, options=Options, content={})


def setup(t: Fair) -> None:
    t.cash = [100, 100, 0]
    t.then(wait())


@game.question
def wait(t: Fair) -> Ask:
    return ask(0, move("sleep", then=fall_asleep()), move("stop"))


@game.rule
def fall_asleep(t: Fair) -> None:
    t.night = not t.night
    t.then(wait())


def view(t: Fair, seat: int | None) -> dict[str, Any]:
    return {}


def settle(t: Fair, offer: Offer) -> None:
    t.pay(offer.by, BANK, offer.terms[0], "gift")


lapse = trading(
    game,
    terms=lambda t, seat: Product(OneOf([1 - seat]), Amount(0, t.cash[seat])),
    refuse=lambda t, offer: None,
    settle=settle,
    limit=lambda t: 3,
    told=lambda t, offer: {"gift": offer.terms[0]},
    closed=lambda t: bool(t.night),
)
game.hooks = Hooks(setup=setup, view=view, redeal=lambda t, seat, luck: t, standings=lambda t: [], lapse=lapse)


def test_facts_name_the_terms_as_the_game_likes() -> None:
    table = Table.set_up(game, seats=2, seed="")
    played = table.play(0, ("offer", (1, 40)))
    assert not isinstance(played, Refused)
    assert played.facts[-1].args == {"no": 1, "seat": 0, "other": 1, "gift": 40}


def test_a_closed_market_leaves_offers_alone() -> None:
    table = Table.set_up(game, seats=2, seed="")
    assert table.play(0, ("offer", (1, 40)))
    assert table.play(0, ("sleep",))
    for seat, attempt in ((1, ("accept", 1)), (1, ("decline", 1)), (0, ("withdraw", 1)), (0, ("offer", (1, 1)))):
        assert not table.play(seat, attempt)
    assert table.play(0, ("sleep",))
    assert table.play(1, ("accept", 1))
