"""Desks, production and market of El Plan as random play met with them, and what the rules make of answers to them."""

from typing import Any

from msgspec.structs import replace

from alcancia.games import find
from alcancia.games.elplan.administration import arranged, start_of
from alcancia.games.elplan.content import DESIGNS, SHEETS, SPACES, Three
from alcancia.games.elplan.counts import plus
from alcancia.games.elplan.desk_draft import Draft
from alcancia.games.elplan.desk_space import Arrangements
from alcancia.games.elplan.events import event_of, spared
from alcancia.games.elplan.investment import discounted
from alcancia.games.elplan.market import Purchases, Sales, sale_bonus, sold
from alcancia.games.elplan.preview import figures
from alcancia.games.elplan.production import Output, products_of
from alcancia.games.elplan.state import BOX, ElPlan, at_work
from alcancia.games.elplan.view import HAPPENINGS, PLANS, PRINTED, view
from alcancia.kernel import Luck, Table

MOST = 4
"""So many of each question of each game."""
RICH = {"start_worker": 6, "start_money": 6, "start_energy": 6, "investments_per_period": 3}
GAMES: tuple[dict[str, Any], ...] = (
    {"level": 1, "events": "on"},
    {"level": 3, "insurance": "ask", "idea_wildcards": False, "export_size": 3, "sale_price": 2, **RICH},
    {"level": 2, "insurance": "ask", "events": "negative_only", "liquidate_anywhere": True, "play_all": True, **RICH},
)


PRINTS = {
    "printed": {card[:-1]: printed for card, printed in PRINTED.items()}, "events": HAPPENINGS,
    "sheets": {plan: sheet for plan, sheet in PLANS.items() if plan[:2] in ("SA", "HM", "AT")},
}  # fmt: skip


def elplan() -> dict[str, Any]:
    """What random play met with, and the price of every card where its space makes it cheaper."""
    found: dict[str, Any] = {"arrange": [], "produce": [], "buy": [], "sell": [], "acquire": [], "spared": []}
    for options in GAMES:
        met(options, found)
    places = [(space, design) for design in DESIGNS.values() for space in SPACES.values() if space.card_type == design.type]
    cheaper = [[space.id, design.card.id, [cost for _, cost in discounted(design.cost, space.kinds, 0, 0)]] for space, design in places]
    first = {id: row for row in cheaper if (id := row[1])}
    return {**found, "cheaper": list(first.values()), **PRINTS}


def met(options: dict[str, Any], found: dict[str, Any]) -> None:
    """One game."""
    table = Table.set_up(find("elplan"), seats=3, seed="fixtures", options=options)
    luck = Luck("fixtures")
    count: dict[str, int] = {}
    while table.asked:
        seat, ask = next(iter(table.asked.items()))
        name = ask.moves[0].name
        t = table.state
        assert isinstance(t, ElPlan)
        if name in found and t.period > 2 and luck.below(2) == 0 and count.get(name, 0) < MOST:
            count[name] = count.get(name, 0) + 1
            found[name].append(POSITIONS[name](t, seat, ask.moves[0].spaces[0], luck))
        told = [t.event, seen(t, seat, "space", "insure"), t.options.insurance, spared(t, seat)]
        if t.event and (t.business[seat].space == "1" or luck.below(20) == 0) and told not in found["spared"]:
            found["spared"].append(told)
        assert table.play(seat, ask.sample(luck))


def seen(t: ElPlan, seat: int, *names: str) -> dict[str, Any]:
    """What the page reads of a seat, or these parts of it."""
    player = dict(view(t, seat)["players"][seat])
    return {name: player[name] for name in names or player}


def arrange(t: ElPlan, seat: int, space: Any, luck: Luck) -> dict[str, Any]:
    """A desk, ways to arrange it with what they lead to, and all that each slot and card could take as things lie."""
    t = t.clone()
    business = t.business[seat]
    business.swaps_left = luck.below(3)  # random play seldom has any, nor a card with a process of any kind
    if not any(DESIGNS[card].card.wild for card, _ in business.cards):
        business.cards = (*business.cards, ("I03a", ("energy",)))
        t.pay(BOX, at_work(t, seat), 1, "put_to_work", "energy")
    space = Arrangements(start_of(t, seat))
    samples = [space.sample(luck) for _ in range(4)]
    return {
        "space": space.to_json(), "player": seen(t, seat), "off": 0 if spared(t, seat) else event_of(t).processes_off,
        "ways": [after_arranging(t, seat, moves) for moves in samples], "fits": fitting(t, seat, space),
    }  # fmt: skip


def after_arranging(t: ElPlan, seat: int, moves: Any) -> dict[str, Any]:
    """The seat's things when these moves have been carried out."""
    trial = t.clone()
    trial.agenda[:] = [arranged(((seat, ("arrange", moves)),))]
    over = Table.at(find("elplan"), trial)
    assert over.over
    read = seen(trial, seat, "slots", "cards", "free", "ideas_free", "processes", "wild", "usable")
    return {"moves": moves, "player": read, "placed": figures(trial, seat)["placed"]}


def fitting(t: ElPlan, seat: int, space: Arrangements) -> dict[str, Any]:
    """By slot and card, the sets of tokens that could lie there if all others stay as they are."""
    found: dict[str, Any] = {}
    for item, ways in Arrangements(start_of(t, seat)).fillings([]):
        draft = Draft(space.start)
        on = [name for name, token in zip(space.start.sheet.names, draft.slots, strict=True) if token]
        if item in on or draft.cards.get(item):
            assert not draft.deactivate((item,))
        found[item] = [sorted(tokens) for tokens, takes in ways if all(takes[kind] <= draft.hand[kind] for kind in range(4))]
    return found


def produce(t: ElPlan, seat: int, space: Any, luck: Luck) -> dict[str, Any]:
    """A table of rows, ways to use it that are and are not allowed, and the best of all ways for ideas."""
    assert isinstance(space, Output)
    listed = list(space)
    size = len(space.needs)
    rows = [luck.choice(listed) for _ in range(4)] + [tuple(luck.below(4) for _ in range(size)) for _ in range(4)]
    held = (luck.below(4), luck.below(4), luck.below(4))
    return {
        "space": space.to_json(), "plan": t.business[seat].plan, "products": held,
        "ways": [[row, space.contains(row), sum(space.need(row)), products_of_seat(t, seat, row), stars(space, row)] for row in rows],
        "room": [max(row[at] for row in listed if sum(row) == row[at]) for at in range(size)],
        "best": max(worth(plus(held, products_of_seat(t, seat, row))) for row in listed),
    }  # fmt: skip


def products_of_seat(t: ElPlan, seat: int, rows: tuple[int, ...]) -> tuple[int, int, int]:
    """What these rows make."""
    return products_of(SHEETS[t.business[seat].plan], rows)


def stars(space: Output, rows: tuple[int, ...]) -> int:
    """The fewest wild processes with which these rows could be used."""
    return next(wild for wild in range(99) if Output(space.needs, space.have, wild, 99).contains(rows))


def worth(products: Three) -> list[int]:
    """Whole sets first, then types that differ, then sheer number."""
    return [min(products), sum(count > 0 for count in products), sum(products)]


def buy(t: ElPlan, seat: int, space: Any, luck: Luck) -> dict[str, Any]:
    """A market, and baskets with their price and the fewest and most advisers that may help; none if it is too dear."""
    assert isinstance(space, Purchases)
    space = replace(space, advisers=luck.below(3), less=luck.below(3), money=luck.below(20))  # random play seldom has much
    baskets = []
    for _ in range(8):
        good = luck.choice(space.goods)
        here, imported = luck.below(space.lies(good) + 1), luck.below(4)
        helpers = [n for n in range(space.advisers + 1) if space.contains((good, here, imported, n))]
        if here + imported:
            price = space.price(here, imported)
            baskets.append([good, here, imported, space.lies(good), price, [helpers[0], helpers[-1]] if helpers else None])
    return {"space": space.to_json(), "baskets": baskets}


def sell(t: ElPlan, seat: int, space: Any, luck: Luck) -> dict[str, Any]:
    """A seller, and sales with what each brought and how many ships it filled."""
    assert isinstance(space, Sales)
    sales = []
    for good, count, energy in [space.sample(luck) for _ in range(3)]:
        trial = t.clone()
        trial.agenda[:] = [sold(seat, (good, count, energy))]
        told = Table.at(find("elplan"), trial, quiet=False).facts
        taken = sum(fact.args["amount"] for fact in told if fact.key == "paid" and fact.args["reason"] == "sale")
        sales.append([good, count, taken, sum(fact.key == "exported" for fact in told)])
    return {
        "space": space.to_json(), "player": seen(t, seat, "cards", "sold"), "market": view(t, seat)["market"],
        "export_size": t.options.export_size, "bonus": sale_bonus(t, seat), "sales": sales,
    }  # fmt: skip


def acquire(t: ElPlan, seat: int, space: Any, luck: Luck) -> dict[str, Any]:
    """A buyer, and for each card on offer whether it would make one more trio."""
    now = figures(t, seat)["trios"]
    trios = []
    for card in [card for cards in t.on_offer.values() for card in cards if card]:
        trial = t.clone()
        trial.business[seat].cards = (*trial.business[seat].cards, (card, ()))
        trios.append([card, figures(trial, seat)["trios"] > now])
    return {"player": seen(t, seat, "cards", "trios"), "trios": trios}


POSITIONS = {"arrange": arrange, "produce": produce, "buy": buy, "sell": sell, "acquire": acquire}
