"""Section 8: the final settlement, the score and the ranking."""

from itertools import combinations
from typing import Final, TypedDict

from alcancia.games.common.ranking import by_place, in_one, places
from alcancia.kernel import BANK, Ask, MoveValue, StandingsRow, Subset, Together, Where, ask, ask_together, move

from .content import BOARD
from .figures import career_cards, counted_cards, end_happiness, instalment
from .loans import LOAN_SLOTS, gain, lose
from .state import FinanciaLit, game

EARLY_CUT = BOARD.figures.early_cut
PARTS: Final = ("happiness", "cards", "income", "units", "end")


@game.rule
def final_investments(t: FinanciaLit) -> None:
    """FL-8.2 Unresolved investments pay less for every slot still to go, and their full Happiness."""
    for seat in t.order():
        home = t.homes[seat]
        for card, token in home.investments:
            it = t.printed.investments[card]
            units = early_payout(t, card, token)
            t.pay(BANK, seat, units, "final_investment")
            gain(t, seat, it.happiness, "final_investment")
            t.discards[it.term].append(card)
            t.tell("final_investment", seat=seat, card=card, units=units, happiness=it.happiness)
        home.investments = []


def early_payout(t: FinanciaLit, card: str, token: int) -> int:
    """FL-8.2 Never below 0."""
    return max(0, t.printed.investments[card].units - EARLY_CUT * token)


def payout(t: FinanciaLit, card: str, token: int) -> int:
    """FL-4.1.6 FL-8.2 What a running investment will pay if nothing moves its token: all in time, or less at the end."""
    late = t.period + token - t.options.rounds
    return early_payout(t, card, late) if late > 0 else t.printed.investments[card].units


# ── loans ────────────────────────────────────────────────────────────────────


def settlements(loans: list[int], price: int, units: int, happiness: int) -> list[tuple[int, ...]]:
    """FL-8.3 Which loans may be paid with Units: affordable, and of these the ways that leave least Happiness uncovered."""
    slots = [token or LOAN_SLOTS for token in loans]
    least = -1
    found: list[tuple[int, ...]] = []
    for size in range(len(slots) + 1):
        for chosen in combinations(range(len(slots)), size):
            paid = sum([slots[number] for number in chosen])
            if paid * price > units:
                continue
            uncovered = max(0, sum(slots) - paid - happiness)
            if least < 0 or uncovered < least:
                least, found = uncovered, []
            if uncovered == least:
                found.append(chosen)
    return found


def legal_settlements(t: FinanciaLit, seat: int) -> list[tuple[int, ...]]:
    """FL-8.3 The settlements offered to this seat."""
    return settlements(t.homes[seat].loans, instalment(t, seat), t.units[seat], t.happiness[seat])


@game.rule
def final_settlement(t: FinanciaLit) -> None:
    """FL-4.0.2 FL-8.3 Where only one way to settle is left it is taken; the other seats with loans are asked."""
    for seat in t.order():
        if t.homes[seat].loans and len(legal := legal_settlements(t, seat)) == 1:
            settle(t, seat, legal[0])
    t.then(final_loans())


@game.question
def final_loans(t: FinanciaLit) -> Together:
    """FL-8.3 All seats with loans settle them at once."""

    def of(seat: int) -> Ask | None:
        loans = t.homes[seat].loans
        if not loans:
            return None
        legal = legal_settlements(t, seat)
        space = Where.unless(Subset(range(len(loans))), lambda chosen: "" if chosen in legal else "settlement_not_allowed")
        return ask(seat, move("settle", space, then=settled(seat)), default=lambda: best_settlement(t, seat))

    return ask_together(t.order(), of)


def after_settling(t: FinanciaLit, seat: int, chosen: tuple[int, ...]) -> tuple[int, int]:
    """FL-8.3 Units and Happiness left after paying these loans with Units and the others with Happiness."""
    slots = [token or LOAN_SLOTS for token in t.homes[seat].loans]
    paid = sum([slots[number] for number in chosen])
    return t.units[seat] - paid * instalment(t, seat), max(0, t.happiness[seat] - sum(slots) + paid)


def best_settlement(t: FinanciaLit, seat: int) -> MoveValue:
    """FL-8.3 The best final score; on a tie more Happiness before bonuses, then the first in the list."""

    def worth(chosen: tuple[int, ...]) -> tuple[int, int]:
        units, happiness = after_settling(t, seat, chosen)
        return happiness + units // t.options.score_units_per, happiness

    return ("settle", max(legal_settlements(t, seat), key=worth))


@game.rule
def settled(t: FinanciaLit, seat: int, chosen: tuple[int, ...]) -> None:
    """FL-8.3 The settlement somebody chose."""
    settle(t, seat, chosen)


def settle(t: FinanciaLit, seat: int, chosen: tuple[int, ...]) -> None:
    """FL-8.3 The chosen loans are paid with Units, the others with Happiness; all Loan cards leave the game."""
    units, happiness = after_settling(t, seat, chosen)
    paid, lost = t.units[seat] - units, t.happiness[seat] - happiness
    t.pay(seat, BANK, paid, "final_loan")
    lose(t, seat, lost, "final_loan")
    t.homes[seat].loans = []
    t.tell("final_loan", seat=seat, units=paid, happiness=lost)


# ── score ────────────────────────────────────────────────────────────────────


def parts(t: FinanciaLit, seat: int, units: int, happiness: int) -> tuple[int, ...]:
    """FL-8.4 Happiness, cards, income marker, Units, and what is printed on cards."""
    options = t.options
    return (
        happiness,
        counted_cards(t, seat) // options.score_cards_per,
        t.homes[seat].tracker // options.score_income_per,
        units // options.score_units_per,
        end_happiness(t, seat),
    )


def projected(t: FinanciaLit, seat: int) -> tuple[int, ...]:
    """FL-2.11 The parts of the score as if the game ended now, loans settled in the best way."""
    home = t.homes[seat]
    units, happiness = t.units[seat], t.happiness[seat]
    for card, token in home.investments:
        units += early_payout(t, card, token)
        happiness += t.printed.investments[card].happiness
    if home.loans:
        price, slots = instalment(t, seat), [token or LOAN_SLOTS for token in home.loans]
        ends = []
        for chosen in settlements(home.loans, price, units, happiness):
            paid = sum([slots[number] for number in chosen])
            ends.append((units - paid * price, max(0, happiness - sum(slots) + paid)))
        units, happiness = max(ends, key=lambda end: (end[1] + end[0] // t.options.score_units_per, end[1]))
    return parts(t, seat, units, happiness)


@game.rule
def score(t: FinanciaLit) -> None:
    """FL-8.4 FL-8.5 Everybody's score, then the ranking."""
    t.scores = tuple([parts(t, seat, t.units[seat], t.happiness[seat]) for seat in range(t.seats)])
    if t.recording:
        for seat, (happiness, cards, income, units, end) in enumerate(t.scores):
            total = sum(t.scores[seat])
            t.tell("score", seat=seat, total=total, happiness=happiness, cards=cards, income=income, units=units, end=end)
        winners = [row["seat"] for row in standings(t) if row["rank"] == 1 and row["winner"]]
        if winners:
            t.tell("ranking", winners=winners)
        else:
            t.tell("no_winner")


def deciding(t: FinanciaLit, seat: int) -> dict[str, int]:
    """FL-8.5 FL-8.6 FL-8.7 First the required set, then the goal and the Happiness before settlement, then the score, then career cards."""
    score = sum(t.scores[seat]) if t.scores else sum(projected(t, seat))
    work = career_cards(t, seat)
    with_set = int(t.options.collection_mode != "required_to_win" or not t.complete or seat in t.complete)
    if seat in t.reached and t.options.goal_winner == "reached":
        return {"set": with_set, "goal": 1, "before": t.before[seat], "careers": work}
    return {"set": with_set, "goal": 0, "score": score, "careers": work}


def worth(t: FinanciaLit, seat: int) -> int:
    """FL-8.5 FL-8.6 FL-8.7 What decides the places, in one number."""
    return in_one(*deciding(t, seat).values())


class PartRow(TypedDict):
    """One part of a score."""

    part: str
    points: int


class TownStanding(StandingsRow):
    """A family at the end, and whether it wins."""

    winner: bool


def standings(t: FinanciaLit) -> list[TownStanding]:
    """FL-8.5 FL-8.7 Ranks with shared places, scores, how each was made, and whether anybody wins at all."""
    nobody = t.options.collection_mode == "required_to_win" and not t.complete and t.options.collection_none == "no_winner"
    rows: list[TownStanding] = []
    for seat, rank in enumerate(places([worth(t, seat) for seat in range(t.seats)])):
        made = t.scores[seat] if t.scores else projected(t, seat)
        shown: list[PartRow] = [{"part": name, "points": points} for name, points in zip(PARTS, made, strict=True)]
        wins = rank == 1 and bool(t.scores) and not nobody
        rows.append({"rank": rank, "seat": seat, "score": sum(made), "parts": shown, "winner": wins})
    return by_place(rows, lambda seat: deciding(t, seat))
