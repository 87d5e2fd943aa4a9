"""Section 4.5, District 4: production."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from alcancia.kernel import NO, NOBODY, Ask, Luck, MoveValue, Sealed, Space, ask, ask_sealed, move

from .card_effects import active_processes
from .content import GOODS, SHEETS, Desk, Three
from .counts import is_counts
from .events import benefit, event_of, spared
from .state import BOX, ElPlan, at_work, free, game, hand_over, named, placed


def processes(t: ElPlan, seat: int) -> tuple[Three, int, int]:
    """EP-4.5.1 EP-4.5.3 EP-4.5.5 Active processes, wild ones, and how many may be used in all."""
    business = t.business[seat]
    if not business.plan:
        return (0, 0, 0), 0, 0
    had, wild = active_processes(SHEETS[business.plan], business.slots, business.cards)
    event = event_of(t)
    wild += benefit(t, seat, "process")
    reached = t.event and not spared(t, seat)
    if reached:
        wild += event.wild
    most = sum(had) + wild
    return had, wild, max(0, most - event.processes_off) if reached else most


class Output(Struct, Space, eq=False, gc=False):
    """EP-4.5.2 How often each row of the production table is used."""

    needs: tuple[Three, ...]
    have: Three
    wild: int
    most: int
    makes: tuple[tuple[int, int], ...] = ()
    """What each row makes, for those who read the question."""

    def need(self, rows: Sequence[int]) -> Three:
        """The processes that these rows take."""
        p = lo = k = 0
        for times, (row_p, row_l, row_k) in zip(rows, self.needs, strict=True):
            p += times * row_p
            lo += times * row_l
            k += times * row_k
        return p, lo, k

    def allows(self, need: Three) -> bool:
        """EP-4.5.2 EP-4.5.3 Enough of each process, wild ones filling the gaps, and not too many in all."""
        p, lo, k = need
        if p + lo + k > self.most:
            return False
        have = self.have
        short = (p - have[0] if p > have[0] else 0) + (lo - have[1] if lo > have[1] else 0) + (k - have[2] if k > have[2] else 0)
        return short <= self.wild

    def why_not(self, value: Any) -> str:
        """EP-4.5.2 Rows that are not there, or processes that are not."""
        if (type(value) is not tuple and type(value) is not list) or not is_counts(value, len(value)):
            return "bad_parameter"
        if len(value) != len(self.needs):
            return "no_such_row"
        return "" if self.allows(self.need(value)) else "not_enough_processes"

    def parse(self, value: Any) -> Any:
        return NO if self.why_not(value) else tuple(value)

    def sample(self, luck: Luck) -> Any:
        rows = [0] * len(self.needs)
        p = lo = k = 0
        first, eager = luck.below(len(rows)), luck.bits(1)
        for turn in range(len(rows)):
            row = (first + turn) % len(rows)
            row_p, row_l, row_k = self.needs[row]
            most = 0
            while self.allows((p + (most + 1) * row_p, lo + (most + 1) * row_l, k + (most + 1) * row_k)):
                most += 1
            if most:
                times = 1 if eager else luck.below(most + 1)
                rows[row] = times
                p, lo, k = p + times * row_p, lo + times * row_l, k + times * row_k
        return tuple(rows)

    def __iter__(self) -> Iterator[Any]:
        def further(row: int, p: int, lo: int, k: int) -> Iterator[tuple[int, ...]]:
            if row == len(self.needs):
                yield ()
                return
            row_p, row_l, row_k = self.needs[row]
            times = 0
            while self.allows((p, lo, k)):
                for rest in further(row + 1, p, lo, k):
                    yield (times, *rest)
                times += 1
                p, lo, k = p + row_p, lo + row_l, k + row_k

        return further(0, 0, 0, 0)

    def is_nothing(self) -> bool:
        """EP-4.0.6 Can no row be used at all?"""
        return not any(self.allows(need) for need in self.needs)

    def to_json(self) -> dict[str, Any]:
        needs = [list(need) for need in self.needs]
        makes = [[GOODS[good], count] for good, count in self.makes]
        return {"kind": "output", "needs": needs, "makes": makes, "have": list(self.have), "wild": self.wild, "most": self.most}


@game.rule
def production(t: ElPlan) -> None:
    """EP-4.5.1 District 4: all produce at the same time."""
    t.district = 4
    if t.recording:
        tell_capital(t)
    t.tell("district_entered", district=4)
    t.then(produce())


def tell_capital(t: ElPlan) -> None:
    """EP-4.10.2 For the debrief: what lies idle after District 3, and what works."""
    for seat, business in enumerate(t.business):
        _, _, most = processes(t, seat)
        t.tell(
            "capital", owner=NOBODY, seat=seat, idle=sum(free(t, seat)), placed=sum(placed(t, seat)) + t.held["idea"][at_work(t, seat)],
            processes=most, cards=len(business.cards), active=[card for card, tokens in business.cards if tokens],
            ideas=t.held["idea"][t.seats + seat],
        )  # fmt: skip


def output(t: ElPlan, seat: int) -> Output:
    """EP-4.5.2 What the seat can make."""
    had, wild, most = processes(t, seat)
    sheet = SHEETS[t.business[seat].plan]
    return Output(sheet.needs, had, wild, most, sheet.makes)


@game.question
def produce(t: ElPlan) -> Sealed:
    """EP-4.5.2 EP-4.0.5 Each seat says how often it uses each row; who can make nothing is not asked."""

    def of(seat: int) -> Ask | MoveValue:
        space = output(t, seat)
        nothing = ("produce", (0,) * len(space.needs))
        return nothing if space.is_nothing() else ask(seat, move("produce", space), default=nothing)

    return ask_sealed(range(t.seats), of, then=produced())


def products_of(sheet: Desk, rows: tuple[int, ...]) -> Three:
    """EP-4.5.4 What these rows make."""
    made = [0, 0, 0]
    for times, (good, count) in zip(rows, sheet.makes, strict=True):
        made[good] += times * count
    return made[0], made[1], made[2]


def used(sheet: Desk, rows: tuple[int, ...]) -> int:
    """EP-4.5.2 How many processes these rows take."""
    return sum(times * sum(need) for times, need in zip(rows, sheet.needs, strict=True))


@game.rule
def produced(t: ElPlan, answers: tuple[tuple[int, MoveValue], ...]) -> None:
    """EP-4.5.4 The products come from the box; unused processes are gone."""
    for seat, (_, rows) in answers:
        sheet = SHEETS[t.business[seat].plan]
        made = products_of(sheet, rows)
        hand_over(t, BOX, seat, made, "production")
        if t.recording:
            t.tell("used", owner=NOBODY, seat=seat, processes=used(sheet, rows))
            if any(made):
                t.tell("produced", seat=seat, products=named(made, GOODS))
            else:
                t.tell("produced_nothing", seat=seat)
