"""The players of the specification's own simulations, as near as its words allow: of differing temper, and at random.

They sit only on the bench (`--bots tempered`, `--bots haphazard`): what a temper is drawn for is one game of one seat. So do those who
do one thing their own way among such players (`--bots tempered,tempered,tempered,no_bills`): leave it out, or borrow on purpose.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeAlias

from alcancia.bots import Bot, SeatView
from alcancia.games.financialit.bots.baseline import decide
from alcancia.games.financialit.bots.valuation import Temper
from alcancia.kernel import Luck, MoveValue

View: TypeAlias = dict[str, Any]

STEPS: Final = 1000
LEANING: Final = (0.7, 1.3)
INSURANCE: Final = (0.0, 1.8)
RESERVE: Final = (0.4, 1.0)
"""The reserve in expected Event costs, of which the baseline keeps two."""
STOCK: Final = 3
"""Goods for so many rounds ahead, of which the baseline keeps two. This and the three ranges were fitted to the specification's figures."""
MOST_GOODS: Final = 7


def between(luck: Luck, ends: tuple[float, float]) -> float:
    """A number from here to there, all alike."""
    low, high = ends
    return low + (high - low) * luck.below(STEPS + 1) / STEPS


def drawn(luck: Luck) -> Temper:
    """The baseline with weights for work, investing, luxury, insurance and thrift: how gladly it goes there, and how much it keeps back."""
    insurance = between(luck, INSURANCE)
    leanings = {place: between(luck, LEANING) for place in ("LAB", "INV", "MKT")}
    return Temper(insurance=insurance, reserve=between(luck, RESERVE), stock=STOCK, leanings={**leanings, "INS": insurance})


def whole(view: View) -> View:
    """Nothing is overlooked."""
    return view


def overlooking(show: str, view: View) -> View:
    """As if no such card lay open."""
    table = view["table"]
    return {**view, "table": {**table, "shows": {**table["shows"], show: []}}}


def insured_up_to(cards: int, view: View) -> View:
    """As if nobody might hold more insurances."""
    return {**view, "options": {**view["options"], "insurance_cap": cards}}


class Look:
    """What a player takes in of what it is shown."""

    def __init__(self, sight: SeatView, eye: Callable[[View], View]) -> None:
        self.ask, self.view, self.reason = sight.ask, eye(sight.view), ""


def tempered(luck: Luck, eye: Callable[[View], View] = whole, **fixed: Any) -> Bot:
    """A temper drawn once for the whole game, but for what is fixed."""
    temper = replace(drawn(luck), **fixed)
    return lambda sight, luck: decide(Look(sight, eye), luck, temper)


def avoiding(place: str, luck: Luck) -> Bot:
    """Drawn, but it never goes there."""
    temper = drawn(luck)
    temper = replace(temper, leanings={**temper.leanings, place: 0.0})
    return lambda sight, luck: decide(Look(sight, whole), luck, temper)


def refusing(move: str, luck: Luck) -> Bot:
    """Drawn, but when it comes to this move it leaves with nothing instead of taking the next best."""
    player = tempered(luck)

    def bot(sight: SeatView, luck: Luck) -> MoveValue:
        chosen = player(sight, luck)
        return ("forgo",) if chosen[0] == move else chosen

    return bot


def splurging(loans: int, period: int, luck: Luck) -> Bot:
    """Drawn, but in this period it takes so many loans in the Market and spends them there."""
    temper = drawn(luck)

    def bot(sight: SeatView, luck: Luck) -> MoveValue:
        look = Look(sight, whole)
        if look.ask.name != "pay_market" or look.view["table"]["round"] != period:
            return decide(look, luck, temper)
        me = look.view["table"]["homes"][look.view["seat"]]
        if me["can_borrow"] and me["loans"].count(0) < loans:
            return ("take_loan",)
        return decide(look, luck, replace(temper, careless=True))

    return bot


def steady(temper: Temper) -> Callable[[Luck], Bot]:
    """The baseline with a temper that is not drawn."""
    return lambda _: lambda sight, luck: decide(sight, luck, temper)


def haphazard(luck: Luck) -> Bot:
    """Goes anywhere or saves, uses every visit, and borrows only when it must."""
    return by_chance


def by_chance(sight: SeatView, luck: Luck) -> MoveValue:
    """One decision of a haphazard player: where there are bills and debts, the least that is asked of it."""
    ways = {"pay_market": purchases, "pay_insurance": additions, "action_turn": visits, "pay_labour": visits, "pay_invest": visits}
    choices = ways[sight.ask.name](sight) if sight.ask.name in ways else []
    found: MoveValue = luck.choice(choices) if choices else sight.ask.otherwise()
    return found


def visits(sight: SeatView) -> list[MoveValue]:
    """Anything but going away again."""
    return [move for move in sight.ask if move[0] != "forgo"]


def additions(sight: SeatView) -> list[MoveValue]:
    """No clause is ever cancelled."""
    held = set(sight.view["table"]["homes"][sight.view["seat"]]["insurances"])
    return [move for move in visits(sight) if not (move[0] == "change_clauses" and held & set(move[1]))]


def purchases(sight: SeatView) -> list[MoveValue]:
    """One to seven goods, then luxuries until it has enough. The Market is never laid out anew."""
    wanted = ("buy_goods",) if sight.ask.named("buy_goods") is not None else ("buy_luxury", "done")
    return [move for move in sight.ask if move[0] in wanted][:MOST_GOODS]


PLAYERS: Final[Mapping[str, Callable[[Luck], Bot]]] = {
    "tempered": tempered,
    "haphazard": haphazard,
    "worker": steady(Temper(leanings={"LAB": 1.5})),
    "investor": steady(Temper(leanings={"INV": 1.5})),
    "uninsured": steady(Temper(leanings={"INS": 0.0})),
    "no_labour": partial(avoiding, "LAB"),
    "no_investing": partial(avoiding, "INV"),
    "no_insurance": partial(avoiding, "INS"),
    "no_bills": partial(avoiding, "BIL"),
    "no_luxury": partial(tempered, luxury=-9.0),
    "only_skills": partial(tempered, eye=partial(overlooking, "career")),
    "only_careers": partial(tempered, eye=partial(overlooking, "skill")),
    "no_careers": partial(refusing, "seek"),
    "no_learning": partial(refusing, "learn"),
    **{f"insured_{cards}": partial(tempered, eye=partial(insured_up_to, cards)) for cards in (1, 2, 3, 4, 6)},
    **{f"splurge_{loans}_in_{period}": partial(splurging, loans, period) for loans in (1, 2, 3) for period in (4, 6, 8)},
}
