"""Section 2.4: the figures everybody can work out from the cards on the table. They are never stored."""

from .book import NEVER
from .content import BOARD
from .state import NO_PAWN, NO_TOKEN, FinanciaLit, Home

REBATE = BOARD.figures.goods_rebate
MOST_GOODS = BOARD.figures.most_goods
"""FL-4.3.13 Never more goods than this in one visit, even if they cost nothing."""


def in_force(home: Home) -> list[str]:
    """FL-4.3.3 The cards that count: Family, Luxuries, Insurances, Skills and active Careers."""
    return [home.family, *home.luxuries, *home.insurances, *home.skills, *[card for card, active in home.careers if active]]


def holds(home: Home, cards: frozenset[str]) -> bool:
    """FL-4.3.3 Is one of these cards in force here?"""
    if home.family in cards or not cards.isdisjoint(home.luxuries + home.insurances + home.skills):
        return True
    return bool(home.careers) and any([active and card in cards for card, active in home.careers])


def summed(t: FinanciaLit, seat: int, effect: str) -> int:
    """FL-4.3.3 What all cards in force add up to, every copy counted."""
    home, figures = t.homes[seat], t.printed.figures[effect]
    total = figures[home.family]
    for card in home.luxuries + home.insurances + home.skills:
        total += figures[card]
    for card, active in home.careers:
        if active:
            total += figures[card]
    return total


def summed_once(t: FinanciaLit, seat: int, effect: str) -> int:
    """FL-4.3.3 The same where copies of a card count once."""
    return sum(map(t.printed.figures[effect].__getitem__, set(in_force(t.homes[seat]))))


def lowest(t: FinanciaLit, seat: int, effect: str, printed: int) -> int:
    """FL-4.3.3 The lowest figure counts: the one of the rules, or one that a card in force gives instead."""
    return min(printed, *map(t.printed.figures[effect].__getitem__, in_force(t.homes[seat])))


def bills(t: FinanciaLit, seat: int) -> int:
    """FL-2.1 Payable Bills: Family, premiums, upkeep, active Careers, and what an Event announced."""
    due = summed(t, seat, "bills") + t.homes[seat].bills_next
    return due if due > 0 else 0


def bill_parts(t: FinanciaLit, seat: int) -> dict[str, int]:
    """FL-2.1 What the Payable Bills are made of; what no kind of card explains is a job's or another effect's."""
    home, figures = t.homes[seat], t.printed.figures["bills"]
    family = t.printed.families[home.family].bills if home.family else 0
    premiums, upkeep = sum([figures[card] for card in home.insurances]), sum([figures[card] for card in home.luxuries])
    rest = bills(t, seat) - family - premiums - upkeep - home.bills_next
    return {"family": family, "premiums": premiums, "upkeep": upkeep, "event": home.bills_next, "work": rest}


def has_discount(t: FinanciaLit, seat: int) -> bool:
    """FL-2.2 The right to a discount: a pawn on Payable Bills, or a card that always gives it."""
    home = t.homes[seat]
    return "BIL" in home.placed or holds(home, t.printed.always)


def discount(t: FinanciaLit, seat: int, due: int, granted: bool | None = None) -> int:
    """FL-2.2 One Unit for every full four, and what cards add; copies of a card count once."""
    if not (has_discount(t, seat) if granted is None else granted):
        return 0
    options = t.options
    extra = summed_once(t, seat, "discount_extra")
    return min(due, due // options.bills_quota * options.bills_unit + extra)


def bills_due(t: FinanciaLit, seat: int) -> int:
    """FL-2.3 What has to be paid this period."""
    due = bills(t, seat)
    return due - discount(t, seat, due)


def goods_need(t: FinanciaLit, seat: int) -> int:
    """FL-2.4 Common Goods the household uses up in a period."""
    need = summed(t, seat, "goods_need")
    return need if need > 0 else 0


def rebate_from(t: FinanciaLit, seat: int) -> int:
    """FL-2.5 The number of goods from which the purchase is one Unit cheaper; the lowest counts."""
    if not t.options.rebate_from:
        return NEVER
    return lowest(t, seat, "rebate_from", t.options.rebate_from)


def goods_price(t: FinanciaLit, seat: int, number: int) -> int:
    """FL-2.5 FL-4.3.15 So much each, one less in all from seven on, once."""
    rebate = REBATE if number >= rebate_from(t, seat) else 0
    return max(0, number * t.options.goods_price - rebate)


def most_goods(t: FinanciaLit, seat: int, units: int) -> int:
    """FL-2.5 FL-4.3.13 The most goods these Units can buy in one visit."""
    price = t.options.goods_price
    if not price:
        return MOST_GOODS
    number = units // price
    if number + 1 >= rebate_from(t, seat) and (number + 1) * price - REBATE <= units:
        number += 1
    return min(MOST_GOODS, number)


def skill_price(t: FinanciaLit, seat: int) -> int:
    """FL-2.6 Three, or four with more than two Skills; cards may change it."""
    options = t.options
    dearer = len(t.homes[seat].skills) > options.skill_cost_threshold
    return max(0, options.skill_cost + dearer * options.skill_cost_step + summed(t, seat, "skill_cost"))


def invest_price(t: FinanciaLit, seat: int, card: str, surcharge: int) -> int:
    """FL-2.7 The printed price, dearer in a crowd, cheaper with what cards take off; copies count once."""
    return max(0, t.printed.investments[card].cost + surcharge + summed_once(t, seat, "invest_cost"))


def instalment(t: FinanciaLit, seat: int) -> int:
    """FL-4.0.3 What a loan of this seat takes in each of two Income Phases."""
    return lowest(t, seat, "loan_instalment", t.options.loan_instalment)


def career_penalty(t: FinanciaLit, seat: int) -> int:
    """FL-4.3.3 What seeking a job takes from the next income."""
    return lowest(t, seat, "career_penalty", t.options.career_penalty)


def owed_from_income(t: FinanciaLit, seat: int) -> int:
    """FL-2.8 What the Loans with a token take from the next income."""
    home = t.homes[seat]
    running = len(home.loans) - home.loans.count(NO_TOKEN) if home.loans else 0
    return running * instalment(t, seat) if running else 0


def raw_income(t: FinanciaLit, seat: int, modifier: int) -> int:
    """FL-2.8 Everything is added up first; a forecast takes 0 for the modifier."""
    home = t.homes[seat]
    total = summed(t, seat, "income") + modifier + home.income_next
    if home.loans:
        total -= owed_from_income(t, seat)
    return total - career_penalty(t, seat) if home.career_pawn != NO_PAWN else total


def on_track(t: FinanciaLit, raw: int) -> int:
    """FL-2.9 The marker stands between 0 and the end of the track."""
    top = t.options.track_max
    return 0 if raw < 0 else raw if raw < top else top


def forecast(t: FinanciaLit, seat: int) -> int:
    """FL-2.8 FL-2.9 The next income as far as it can be known."""
    return on_track(t, raw_income(t, seat, 0))


def counted_cards(t: FinanciaLit, seat: int) -> int:
    """FL-2.10 Luxuries, Insurances, Skills and Careers, active or not; some weigh more than one."""
    home, force = t.homes[seat], t.printed.force
    held = [*home.luxuries, *home.insurances, *home.skills, *[card for card, _ in home.careers]]
    count = sum([force[card].card_weight for card in held])
    if t.options.count_goods:
        count += t.goods[seat]
    return count + force[home.family].card_weight if t.options.count_family else count


def end_happiness(t: FinanciaLit, seat: int) -> int:
    """FL-8.4 Happiness printed for the end; a Career with a pawn still on it gives none."""
    return summed(t, seat, "end_happiness")


def career_cards(t: FinanciaLit, seat: int) -> int:
    """FL-8.5 Skills and Careers together: they break ties."""
    return len(t.homes[seat].skills) + len(t.homes[seat].careers)


def cards_held(t: FinanciaLit, seat: int) -> dict[str, int]:
    """FL-4.3.13 FL-8.7 What a trainer's condition can ask for, by kind of card."""
    home = t.homes[seat]
    return {
        "skills": len(home.skills), "careers": len(home.careers), "career_cards": career_cards(t, seat), "insurances": len(home.insurances),
        "luxuries": len(home.luxuries),
    }  # fmt: skip


def family_modifier(t: FinanciaLit, seat: int, card: str) -> int:
    """FL-4.1.2 What an income card is worth to this family: none, times, at least."""
    force, value = t.printed.force[t.homes[seat].family], t.printed.incomes[card]
    return 0 if force.modifier_none else max(value * force.modifier_times, force.modifier_min)
