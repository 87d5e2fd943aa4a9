"""The players of the specification's own simulations, as near as its words allow: of differing temper, and at random.

They sit only on the bench (`--bots tempered`, `--bots haphazard`): what a temper is drawn for is one game of one seat. So do those who
leave one thing out altogether (`--bots baseline,baseline,baseline,no_bills`).
"""

from collections.abc import Callable, Mapping
from typing import Final

from alcancia.bots import Bot, Sight
from alcancia.games.financialit.bot import decide
from alcancia.games.financialit.bot_eyes import Temper
from alcancia.kernel import Luck, MoveValue

STEPS: Final = 1000
LEANING: Final = (0.5, 1.5)
INSURANCE: Final = (0.1, 2.0)
RESERVE: Final = (0.0, 1.3)
"""The reserve in expected Event costs, of which the baseline keeps two. These three ranges were tried out at four seats until spread
and loans came near the specification's figures; nothing else was fitted."""
MOST_GOODS: Final = 7


def between(luck: Luck, ends: tuple[float, float]) -> float:
    """A number from here to there, all alike."""
    low, high = ends
    return low + (high - low) * luck.below(STEPS + 1) / STEPS


def tempered(luck: Luck) -> Bot:
    """The baseline with weights for work, investing, luxury, insurance and thrift, drawn once for the whole game."""
    temper = Temper(
        insurance=between(luck, INSURANCE),
        reserve=between(luck, RESERVE),
        leanings={place: between(luck, LEANING) for place in ("LAB", "INV", "MKT")},
    )
    return lambda sight, luck: decide(sight, luck, temper)


def steady(temper: Temper) -> Callable[[Luck], Bot]:
    """The baseline with a temper that is not drawn."""
    return lambda _: lambda sight, luck: decide(sight, luck, temper)


def haphazard(luck: Luck) -> Bot:
    """Goes anywhere or saves, uses every visit, and borrows only when it must."""
    return by_chance


def by_chance(sight: Sight, luck: Luck) -> MoveValue:
    """One decision of a haphazard player: where there are bills and debts, the least that is asked of it."""
    ways = {"pay_market": purchases, "pay_insurance": additions, "action_turn": visits, "pay_labour": visits, "pay_invest": visits}
    choices = ways[sight.ask.name](sight) if sight.ask.name in ways else []
    found: MoveValue = luck.choice(choices) if choices else sight.ask.otherwise()
    return found


def visits(sight: Sight) -> list[MoveValue]:
    """Anything but going away again."""
    return [move for move in sight.ask if move[0] != "forgo"]


def additions(sight: Sight) -> list[MoveValue]:
    """No clause is ever cancelled."""
    held = set(sight.view["table"]["homes"][sight.view["seat"]]["insurances"])
    return [move for move in visits(sight) if not (move[0] == "change_clauses" and held & set(move[1]))]


def purchases(sight: Sight) -> list[MoveValue]:
    """One to seven goods, then luxuries until it has enough. The Market is never laid out anew."""
    wanted = ("buy_goods",) if sight.ask.named("buy_goods") is not None else ("buy_luxury", "done")
    return [move for move in sight.ask if move[0] in wanted][:MOST_GOODS]


PLAYERS: Final[Mapping[str, Callable[[Luck], Bot]]] = {
    "tempered": tempered,
    "haphazard": haphazard,
    "no_labour": steady(Temper(leanings={"LAB": 0.0})),
    "no_investing": steady(Temper(leanings={"INV": 0.0})),
    "no_insurance": steady(Temper(leanings={"INS": 0.0})),
    "no_bills": steady(Temper(leanings={"BIL": 0.0})),
    "no_luxury": steady(Temper(luxury=-9.0)),
}
