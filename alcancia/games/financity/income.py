"""Income, Extra Jobs and Free Time: what comes in by itself."""

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

from alcancia.kernel import BANK, Ask, Subset, Together, ask, ask_together, move

from .content import HOMES, INTEREST, INVESTMENTS, SHOPPING, At, NextYear
from .state import UNCHANGED, City, question, rule


class Income(NamedTuple):
    """A year's income and where it comes from."""

    home: int
    interest: int
    business: int
    education: int


def yearly(home: str, saved: Iterable[int], investments: Iterable[tuple[str, int]], plan: str, mods: NextYear = UNCHANGED) -> Income:
    """FC-Z2.1 FC-Z2.4 FC-SV.4 Home income, interest and what investments bring, with what an event has changed for the year."""
    business = education = 0
    for card, _ in investments:
        found = INVESTMENTS[card]
        if found.kind == "education":
            education += found.income + mods.education_bonus
        elif not mods.business_off:
            business += found.income
    interest = 0 if mods.interest_off else sum([a * b for a, b in zip(saved, INTEREST[plan], strict=True)])
    return Income(max(0, HOMES[home].income + mods.home_income), interest, business, education)


def to_come(t: City, seat: int) -> int:
    """FC-Z2.1 This year's income, while it has not come yet."""
    h = t.homes[seat]
    return sum(yearly(h.home, h.saved, h.investments, t.options.savings_plan, h.mods)) if t.marker in ("", At.PLANNING) else 0


@rule
def income(t: City) -> None:
    """FC-Z2.1 Everybody, restricted or not, receives it."""
    t.marker = At.INCOME
    for seat in t.order():
        h = t.homes[seat]
        found = yearly(h.home, h.saved, h.investments, t.options.savings_plan, h.mods)
        for amount, reason in zip(found, ("home_income", "interest", "business_income", "education_income"), strict=True):
            if amount:
                t.pay(BANK, seat, amount, reason)
        brought = found.business + found.education
        t.tell("income_paid", seat=seat, base=found.home, interest=found.interest, investments=brought, total=sum(found))
    t.then(claim_income())


def yearly_bonuses(t: City, seat: int) -> tuple[str, ...]:
    """FC-Z2.2 The seat's shopping cards marked "+"."""
    return tuple([own[0] for own in t.homes[seat].shopping if SHOPPING[own[0]].every_year])


def bonus(cards: Iterable[str]) -> int:
    """FC-Z2.2 The wellbeing these cards give every year."""
    return sum([SHOPPING[card].wellbeing for card in cards])


@question
def claim_income(t: City) -> Together | tuple[str, tuple[()], tuple[()]]:
    """FC-Z2.3 Claims: by the program, or by hand, all owners together."""
    if t.options.claims == "automatic":
        return collect_all()

    def of(seat: int) -> Ask | None:
        cards = yearly_bonuses(t, seat)
        return ask(seat, move("claim_income", Subset(cards), then=collect(seat)), default=("claim_income", cards)) if cards else None

    return ask_together(t.order(), of, independent=True)


def why_not_ticked(ticked: Any, own: Collection[str], done: bool) -> str:
    """FC-Z2.3 FC-Z8.2 Only one's own lines, each once, and not again."""
    if type(ticked) is not tuple or not all(type(line) is str for line in ticked):
        return "bad_amount"
    if done or len(set(ticked)) < len(ticked):
        return "already_claimed"
    return "" if all(line in own for line in ticked) else "nothing_to_claim"


def why_not_claim(t: City, seat: int, cards: Any) -> str:
    """FC-Z2.3 Who has claimed cannot add to it."""
    mine = yearly_bonuses(t, seat)
    reason = why_not_ticked(cards, mine, False)
    return reason or ("already_claimed" if t.marker == At.INCOME and mine else "")


@rule
def collect_all(t: City) -> None:
    """FC-Z2.3 The program collects every bonus."""
    for seat in t.order():
        if cards := yearly_bonuses(t, seat):
            receive_bonuses(t, seat, cards)


@rule
def collect(t: City, seat: int, claimed: tuple[str, ...]) -> None:
    """FC-Z2.3 What was not ticked is lost for this year, for good."""
    if claimed:
        receive_bonuses(t, seat, claimed)
    for card in yearly_bonuses(t, seat):
        if card not in claimed:
            t.tell("bonus_missed", seat=seat, card=card, amount=SHOPPING[card].wellbeing)


def receive_bonuses(t: City, seat: int, cards: tuple[str, ...]) -> None:
    """FC-Z2.2 FC-Z7.3 The number on each card, once a year."""
    amount = bonus(cards)
    t.pay(BANK, seat, amount, "yearly_bonus", of="wellbeing")
    t.tell("wellbeing_paid", seat=seat, amount=amount, cards=cards)


@rule
def extra_jobs(t: City) -> None:
    """FC-Z4.1 Pay for everybody whose home stands here."""
    t.marker = At.EXTRA_JOBS
    for seat in t.standing(At.EXTRA_JOBS):
        t.pay(BANK, seat, t.options.extra_job_pay, "extra_job")
        t.tell("job_paid", seat=seat, amount=t.options.extra_job_pay)


@rule
def free_time(t: City) -> None:
    """FC-Z5.1 Wellbeing for everybody whose home stands here."""
    t.marker = At.FREE_TIME
    for seat in t.standing(At.FREE_TIME):
        t.pay(BANK, seat, t.options.free_time_wellbeing, "free_time", of="wellbeing")
        t.tell("free_time_paid", seat=seat, amount=t.options.free_time_wellbeing)
