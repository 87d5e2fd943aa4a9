"""Income, Extra Jobs and Free Time: what comes in by itself."""

from alcancia.games.financity.cards import HOMES, INTEREST, INVESTMENTS, SHOPPING
from alcancia.games.financity.table import City, question, rule
from alcancia.kernel import BANK, Ask, Subset, Together, ask, ask_together, move


@rule
def income(t: City) -> None:
    """FC-Z2.1 FC-Z2.4 FC-SV.4 Everybody, restricted or not, receives home income, interest and what investments bring."""
    t.marker = "Z2"
    for seat in t.order():
        h = t.homes[seat]
        home = max(0, HOMES[h.home].income + h.mods.home_income)
        interest = 0 if h.mods.interest_off else sum([a * b for a, b in zip(h.saved, INTEREST[t.options.savings_plan], strict=True)])
        business = education = 0
        for card, _ in h.investments:
            found = INVESTMENTS[card]
            if found.kind == "education":
                education += found.income + h.mods.education_bonus
            elif not h.mods.business_off:
                business += found.income
        t.pay(BANK, seat, home, "home_income")
        for amount, reason in ((interest, "interest"), (business, "business_income"), (education, "education_income")):
            if amount:
                t.pay(BANK, seat, amount, reason)
        total = home + interest + business + education
        t.tell("income_paid", seat=seat, base=home, interest=interest, investments=business + education, total=total)
    t.then(claim_income())


def yearly_bonuses(t: City, seat: int) -> tuple[str, ...]:
    """FC-Z2.2 The seat's shopping cards marked "+"."""
    return tuple([own[0] for own in t.homes[seat].shopping if SHOPPING[own[0]].every_year])


@question
def claim_income(t: City) -> Together | tuple[str, tuple[()], tuple[()]]:
    """FC-Z2.3 Claims: by the program, or by hand, all owners together."""
    if t.options.claims == "automatic":
        return collect_all()

    def of(seat: int) -> Ask | None:
        cards = yearly_bonuses(t, seat)
        return ask(seat, move("claim_income", Subset(cards), then=collect(seat)), default=("claim_income", cards)) if cards else None

    return ask_together(t.order(), of, independent=True)


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
    amount = sum([SHOPPING[card].wellbeing for card in cards])
    t.pay(BANK, seat, amount, "yearly_bonus", of="wellbeing")
    t.tell("wellbeing_paid", seat=seat, amount=amount, cards=cards)


@rule
def extra_jobs(t: City) -> None:
    """FC-Z4.1 Pay for everybody whose home stands here."""
    t.marker = "Z4"
    for seat in t.standing("Z4"):
        t.pay(BANK, seat, t.options.extra_job_pay, "extra_job")
        t.tell("job_paid", seat=seat, amount=t.options.extra_job_pay)


@rule
def free_time(t: City) -> None:
    """FC-Z5.1 Wellbeing for everybody whose home stands here."""
    t.marker = "Z5"
    for seat in t.standing("Z5"):
        t.pay(BANK, seat, t.options.free_time_wellbeing, "free_time", of="wellbeing")
        t.tell("free_time_paid", seat=seat, amount=t.options.free_time_wellbeing)
