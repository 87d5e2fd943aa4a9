"""Section 2.4: the figures everybody can work out from the cards on the table. They are never stored."""

from alcancia.games.financialit.book import NEVER, Force
from alcancia.games.financialit.cards import BOARD
from alcancia.games.financialit.table import NO_PAWN, NO_TOKEN, FinanciaLit

REBATE = BOARD.figures.goods_rebate
MOST_GOODS = BOARD.figures.most_goods
"""FL-4.3.13 Never more goods than this in one visit, even if they cost nothing."""


def in_force(t: FinanciaLit, seat: int, effect: str) -> list[Force]:
    """FL-4.3.3 The cards that may bear this effect and count: Family, Luxuries, Insurances, Skills and active Careers."""
    home, book = t.homes[seat], t.book
    force = book.force
    family, luxuries, insurances, skills, careers = book.bearers[effect]
    cards = [force[home.family]] if family else []
    if not (luxuries or insurances or skills or careers):
        return cards
    if luxuries and home.luxuries:
        cards += [force[card] for card in home.luxuries]
    if insurances and home.insurances:
        cards += [force[card] for card in home.insurances]
    if skills and home.skills:
        cards += [force[card] for card in home.skills]
    if careers and home.careers:
        cards += [force[card] for card, active in home.careers if active]
    return cards


def bills(t: FinanciaLit, seat: int) -> int:
    """FL-2.1 Payable Bills: Family, premiums, upkeep, active Careers, and what an Event announced."""
    home = t.homes[seat]
    total: int = t.book.families[home.family].bills + home.bills_next
    for card in in_force(t, seat, "bills"):
        total += card.bills
    return max(0, total)


def has_discount(t: FinanciaLit, seat: int) -> bool:
    """FL-2.2 The right to a discount: a pawn on Payable Bills, or a card that always gives it."""
    home, always = t.homes[seat], t.book.always
    if "BIL" in home.placed or home.family in always:
        return True
    if always.isdisjoint(home.luxuries) and always.isdisjoint(home.skills):
        return any([active and card in always for card, active in home.careers])
    return True


def discount(t: FinanciaLit, seat: int, due: int, granted: bool | None = None) -> int:
    """FL-2.2 One Unit for every full four, and what cards add; copies of a card count once."""
    if not (has_discount(t, seat) if granted is None else granted):
        return 0
    options = t.options
    extra = sum([card.discount_extra for card in set(in_force(t, seat, "discount_extra"))])
    return min(due, due // options.bills_quota * options.bills_unit + extra)


def bills_due(t: FinanciaLit, seat: int) -> int:
    """FL-2.3 What has to be paid this period."""
    due = bills(t, seat)
    return due - discount(t, seat, due)


def goods_need(t: FinanciaLit, seat: int) -> int:
    """FL-2.4 Common Goods the household uses up in a period."""
    total: int = t.book.families[t.homes[seat].family].goods
    for card in in_force(t, seat, "goods_need"):
        total += card.goods_need
    return max(0, total)


def rebate_from(t: FinanciaLit, seat: int) -> int:
    """FL-2.5 The number of goods from which the purchase is one Unit cheaper; the lowest counts."""
    if not t.options.rebate_from:
        return NEVER
    return min([t.options.rebate_from, *[card.rebate_from for card in in_force(t, seat, "rebate_from")]])


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
    return max(
        0, options.skill_cost + dearer * options.skill_cost_step + sum([card.skill_cost for card in in_force(t, seat, "skill_cost")])
    )


def invest_price(t: FinanciaLit, seat: int, card: str, surcharge: int) -> int:
    """FL-2.7 The printed price, dearer in a crowd, cheaper with what cards take off; copies count once."""
    off = sum([held.invest_cost for held in set(in_force(t, seat, "invest_cost"))])
    return max(0, t.printed.investments[card].cost + surcharge + off)


def instalment(t: FinanciaLit, seat: int) -> int:
    """FL-4.0.3 What a loan of this seat takes in each of two Income Phases."""
    return min([t.options.loan_instalment, *[card.loan_instalment for card in in_force(t, seat, "loan_instalment")]])


def career_penalty(t: FinanciaLit, seat: int) -> int:
    """FL-4.3.3 What seeking a job takes from the next income."""
    return min([t.options.career_penalty, *[card.career_penalty for card in in_force(t, seat, "career_penalty")]])


def owed_from_income(t: FinanciaLit, seat: int) -> int:
    """FL-2.8 What the Loans with a token take from the next income."""
    home = t.homes[seat]
    running = len(home.loans) - home.loans.count(NO_TOKEN) if home.loans else 0
    return running * instalment(t, seat) if running else 0


def raw_income(t: FinanciaLit, seat: int, modifier: int) -> int:
    """FL-2.8 Everything is added up first; a forecast takes 0 for the modifier."""
    home = t.homes[seat]
    total: int = t.book.families[home.family].income + modifier + home.income_next
    if home.loans:
        total -= owed_from_income(t, seat)
    for card in in_force(t, seat, "income"):
        total += card.income
    return total - career_penalty(t, seat) if home.career_pawn != NO_PAWN else total


def on_track(t: FinanciaLit, raw: int) -> int:
    """FL-2.9 The marker stands between 0 and the end of the track."""
    top = t.options.track_max
    return 0 if raw < 0 else raw if raw < top else top


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
    return sum([card.end_happiness for card in in_force(t, seat, "end_happiness")])


def career_cards(t: FinanciaLit, seat: int) -> int:
    """FL-8.5 Skills and Careers together: they break ties."""
    return len(t.homes[seat].skills) + len(t.homes[seat].careers)
