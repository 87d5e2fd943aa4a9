"""The exit ticket: three questions whose numbers come from the game's own mechanics, in two forms that differ in numbers only."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

from msgspec import Struct

from alcancia.coach.intervals import Interval, interval, share
from alcancia.games.common.chapters import chapter
from alcancia.kernel import Game, Luck

TOPICS: Final = ("time", "risk", "price")
"""One question on interest and time, one on risk and insurance, one on planning and price."""
FORMS: Final = ("A", "B")
CHOICES: Final = 4
FEWEST: Final = 3
"""A share of fewer people than this would be about persons, so it is not told."""

Drawn: TypeAlias = tuple[dict[str, int], int, Sequence[int]]
"""The numbers of a question, its right answer, and answers that come of usual slips."""
Book: TypeAlias = Callable[[str], Any]
"""The chapters of the game by name, as it is played: with a box, those that read the box's cards."""


class Item(Struct, frozen=True):
    """One question: the message `ticket-<game>-<topic>` with its numbers, `.why` explains; one of the options is right."""

    game: str
    topic: str
    form: str
    args: dict[str, int]
    options: tuple[int, ...]
    right: int
    """Which of the options, counted from 0."""
    unit: str
    """money, or "" for whatever the game counts."""


def _citylife_time(book: Book, o: Any, luck: Luck) -> Drawn:
    loans, amount = 2 + luck.below(4), book("content").MONEY.loan.amount
    return {"amount": amount, "cost": o.loan_cost, "loans": loans}, loans * o.loan_cost, (
        o.loan_cost, loans * (amount + o.loan_cost), amount + o.loan_cost,
    )  # fmt: skip


def _citylife_risk(book: Book, o: Any, luck: Luck) -> Drawn:
    trips = 10 * (1 + luck.below(4))
    caught, fine = 1 + luck.below(3), book("lessons").UNINSURED_FINE
    return {"fine": fine, "trips": trips, "caught": caught}, fine * caught // trips, (
        fine, fine * caught, fine // trips if caught > 1 else 2 * fine // trips,
    )  # fmt: skip


def _citylife_price(book: Book, o: Any, luck: Luck) -> Drawn:
    content = book("content")
    kind, count = (content.HOUSE, content.TOWER)[luck.below(2)], 1 + luck.below(4)
    taxes = kind.land_transfer_tax + kind.capital_gains_tax
    args = {"price": kind.price, "buying": kind.land_transfer_tax, "selling": kind.capital_gains_tax, "count": count}
    return args, taxes * count, (kind.land_transfer_tax * count, 0, (kind.price + taxes) * count)


def _elplan_time(book: Book, o: Any, luck: Luck) -> Drawn:
    cost, period = 2 + luck.below(3), 2 + luck.below(5)
    brought = o.periods - period
    return {"cost": cost, "period": period, "periods": o.periods}, brought - cost, (brought, o.periods - cost, cost)


def _elplan_risk(book: Book, o: Any, luck: Luck) -> Drawn:
    asked, lacking = 2 + luck.below(2), 1 + luck.below(2)
    kinds = len(book("content").KINDS)
    demands = (1,) * asked + (0,) * (kinds - asked)
    held = tuple([0 if kind < lacking else 2 for kind in range(kinds)])
    right = book("events").due(held, demands)
    return {"asked": asked, "lacking": lacking}, right, (asked, asked - lacking, 2 * asked)


def _elplan_price(book: Book, o: Any, luck: Luck) -> Drawn:
    count = 2 + luck.below(5)
    args = {"count": count, "buy": o.buy_price, "sale": o.sale_price}
    return (
        args,
        count * (o.buy_price - o.sale_price),
        (count * o.buy_price, o.buy_price - o.sale_price, count * (o.buy_price + o.sale_price)),
    )


def _financialit_time(book: Book, o: Any, luck: Luck) -> Drawn:
    loans, times = 1 + luck.below(4), book("loans").LOAN_SLOTS
    back = times * o.loan_instalment
    args = {"loans": loans, "amount": o.loan_amount, "instalment": o.loan_instalment, "times": times}
    return args, loans * (back - o.loan_amount), (loans * back, loans * o.loan_instalment, loans * o.loan_amount)


def _financialit_risk(book: Book, o: Any, luck: Luck) -> Drawn:
    loss, times = 4 + luck.below(5), 2 + luck.below(2)
    return {"loss": loss, "times": times, "rounds": o.rounds, "premium": 1}, loss * times - o.rounds, (
        loss * times, loss - o.rounds, o.rounds,
    )  # fmt: skip


def _financialit_price(book: Book, o: Any, luck: Luck) -> Drawn:
    need, bought = 4 + luck.below(4), 1 + luck.below(3)
    args = {"need": need, "bought": bought, "penalty": o.missing_goods_penalty}
    return args, (need - bought) * o.missing_goods_penalty, (need - bought, need * o.missing_goods_penalty, o.missing_goods_penalty)


def _financity_time(book: Book, o: Any, luck: Luck) -> Drawn:
    loans, state = 1 + luck.below(4), book("state")
    cards, loan, owed = loans * o.loan_cards, state.LOAN, state.owed
    args = {"cash": loan.cash * loans, "loans": loans, "cards": cards, "card": loan.card}
    return args, owed(cards) - loan.cash * loans, (owed(cards), loan.card, loan.card * loans)


def _financity_risk(book: Book, o: Any, luck: Luck) -> Drawn:
    loss, years = 100 * (2 + luck.below(5)), 2 + luck.below(4)
    return {"loss": loss, "years": years, "price": o.insurance_price}, loss * years // 10, (loss, loss * years, o.insurance_price)


def _financity_price(book: Book, o: Any, luck: Luck) -> Drawn:
    card = luck.choice([card for card in book("content").SHOPPING.values() if card.expense > 0])
    years = 3 + luck.below(6)
    args = {"cost": card.cost, "expense": card.expense, "years": years}
    return args, card.cost + card.expense * years, (card.cost, card.cost + card.expense, card.expense * years)


def _multiverse_time(book: Book, o: Any, luck: Luck) -> Drawn:
    times, given = 2 + luck.below(4), 40 + 10 * luck.below(5)
    taken = given - 10 * (1 + luck.below(3))
    return {"times": times, "given": given, "taken": taken}, times * (given - taken), (given - taken, times * taken, times * given)


def _multiverse_risk(book: Book, o: Any, luck: Luck) -> Drawn:
    small = o.fee + 10 * (1 + luck.below(6))
    other = o.fee + 10 * (1 + luck.below(6))
    base_and_bonus = book("scoring").base_and_bonus
    apart = base_and_bonus(o, [small])[0] + base_and_bonus(o, [other])[0]
    together = base_and_bonus(o, [small + other])[0]
    args = {"one": small, "two": other, "fee": o.fee, "line": o.full_line}
    return args, together - apart, (0, o.fee, together)


def _multiverse_price(book: Book, o: Any, luck: Luck) -> Drawn:
    note, given = luck.choice(book("content").MONEY.set_values), luck.choice([40, 50, 60])
    args = {"note": note, "given": given, "bonus": o.set_bonus}
    return args, note + o.set_bonus - given, (note - given, o.set_bonus, note + o.set_bonus)


ITEMS: Final[dict[str, dict[str, Callable[[Book, Any, Luck], Drawn]]]] = {
    "citylife": {"time": _citylife_time, "risk": _citylife_risk, "price": _citylife_price},
    "elplan": {"time": _elplan_time, "risk": _elplan_risk, "price": _elplan_price},
    "financialit": {"time": _financialit_time, "risk": _financialit_risk, "price": _financialit_price},
    "financity": {"time": _financity_time, "risk": _financity_risk, "price": _financity_price},
    "multiverse": {"time": _multiverse_time, "risk": _multiverse_risk, "price": _multiverse_price},
}
IN_MONEY: Final = frozenset({"citylife", "financity"})


def ticket(game: Game, options: Any, seed: str, form: str) -> list[Item]:
    """The three questions of a form, the same for the same seed; the other form has other numbers."""
    assert form in FORMS, form
    return [_item(game, topic, options, seed, form) for topic in TOPICS]


def _item(game: Game, topic: str, options: Any, seed: str, form: str) -> Item:
    book: Book = partial(chapter, game)
    luck, draw = Luck(f"{seed}/{game.id}/{topic}"), ITEMS[game.id][topic]
    drawn = draw(book, options, luck)
    first = drawn[0]
    while form == "B" and drawn[0] == first:
        drawn = draw(book, options, luck)
    args, right, slips = drawn
    shown = sorted(_choices(right, slips))
    return Item(game.id, topic, form, args, tuple(shown), shown.index(right), "money" if game.id in IN_MONEY else "")


def _choices(right: int, slips: Sequence[int]) -> Iterator[int]:
    """The right answer and usual slips, all different; where slips meet, neighbours take their place."""
    taken = [right]
    step = 100 if right % 100 == 0 and abs(right) >= 100 else 10 if right % 10 == 0 and right else 1
    for candidate in (*slips, *[right + step * number for number in (1, 2, 3, 4)]):
        if candidate not in taken and len(taken) < CHOICES:
            taken.append(candidate)
    yield from taken


# ── what came of it ──────────────────────────────────────────────────────────


class Report(Struct, frozen=True):
    """What a class's tickets say. Shares run from 0 to 1; None where fewer than three answered."""

    people: int
    shares: tuple[Interval | None, ...]
    """Of each question how many got it right."""
    before: tuple[Interval | None, ...] = ()
    gain: Interval | None = None
    """The mean share right after less before, of those who did both."""
    told: str = "shares"
    """shares: only what there is; gain or loss: a change that the interval shows; too_few: no change can be told."""


def mark(items: Sequence[Item], answers: Sequence[int | None]) -> tuple[bool, ...]:
    """Which answers are right; no answer is none."""
    assert len(items) == len(answers)
    return tuple([answer == item.right for item, answer in zip(items, answers, strict=True)])


def report(after: Sequence[Sequence[bool]], before: Sequence[Sequence[bool]] = ()) -> Report:
    """Shares right with their intervals. With `before`, row by row of the same people: whether anything changed, if that can be told."""
    found = Report(len(after), _shares(after))
    if not before:
        return found
    assert len(before) == len(after), "before and after must be of the same people"
    gained = [sum(late) / len(late) - sum(early) / len(early) for late, early in zip(after, before, strict=True)]
    if len(gained) < FEWEST:
        return Report(found.people, found.shares, _shares(before), None, "too_few")
    gain = interval(gained)
    return Report(found.people, found.shares, _shares(before), gain, {1: "gain", -1: "loss", 0: "too_few"}[gain.clear])


def _shares(rows: Sequence[Sequence[bool]]) -> tuple[Interval | None, ...]:
    return tuple([share(sum(column), len(column)) if len(column) >= FEWEST else None for column in zip(*rows, strict=True)])
