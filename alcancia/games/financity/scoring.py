"""End and score: who is a winner, and who is the champion."""

from typing import TypedDict

from alcancia.games.common.ranking import by_place, in_one, places
from alcancia.kernel import Amount, Ask, GoalRow, StandingsRow, Together, ask, ask_together, move

from .bank import hand_back, payable, take_back
from .content import INVESTMENTS, SHOPPING
from .counting import NOTHING
from .expenses import withdrawal
from .state import BANK_TERMS, City, owed, question, rule


class Goals(TypedDict):
    """FC-END.2 Which of the four conditions are met."""

    wellbeing: bool
    savings: bool
    loans: bool
    investments: bool


class Standing(StandingsRow):
    """One seat's place."""

    winner: bool
    champion: bool
    goals: Goals


@rule
def closing_time(t: City) -> None:
    """FC-END.8 With the option, a last chance to repay and withdraw."""
    if t.options.closing_window:
        t.done = [not (h.loans or h.saved != NOTHING) for h in t.homes]
        t.then(closing())


@question
def closing(t: City) -> Together:
    """FC-END.8 All together, any number of moves, ended by done; asked even if done is all there is."""

    def of(seat: int) -> Ask | None:
        if t.done[seat]:
            return None
        h = t.homes[seat]
        moves = []
        if h.loans and (most := min(payable(t, seat).values())):
            moves.append(move("repay", Amount(1, most), then=closing_repay(seat), again=True))
        if h.saved != NOTHING:
            moves.append(move("withdraw", withdrawal(h.saved), then=closing_withdraw(seat), again=True))
        return ask(seat, *moves, move("done", then=closing_done(seat), again=True), default=("done",))

    return ask_together(t.order(), of, independent=True)


@rule
def closing_repay(t: City, seat: int, cards: int) -> None:
    """FC-END.8 Loan cards repaid at the very end."""
    take_back(t, seat, cards, "loan_repaid_advance")


@rule
def closing_withdraw(t: City, seat: int, cards: tuple[int, ...]) -> None:
    """FC-END.8 Savings withdrawn at the very end; part is kept."""
    hand_back(t, seat, cards)


@rule
def closing_done(t: City, seat: int) -> None:
    """FC-END.8 Nothing more to settle."""
    t.done[seat] = True


@rule
def finish(t: City) -> None:
    """FC-END.1 The game is over."""
    rows = standings(t)
    winners = [row["seat"] for row in rows if row["winner"]]
    champions = [row["seat"] for row in rows if row["champion"]]
    t.tell("game_ended", winners=champions, others=winners, end="won" if winners else "nobody")
    t.finish()


def goals(t: City, seat: int) -> Goals:
    """FC-END.2 The four conditions; exactly enough is enough, cash is not savings."""
    o, h = t.options, t.homes[seat]
    return {
        "wellbeing": t.held["wellbeing"][seat] >= o.goal_wellbeing,
        "savings": t.held["savings"][seat] >= o.goal_savings,
        "loans": h.loans == 0,
        "investments": len(h.investments) >= o.goal_investments,
    }


def aims(t: City) -> list[GoalRow]:
    """FC-END.2 The four conditions as figures: what is needed, and what each seat has."""
    o, seats = t.options, range(t.seats)
    return [
        {"goal": "wellbeing", "needs": o.goal_wellbeing, "has": t.held["wellbeing"][: t.seats], "at_most": False},
        {"goal": "savings", "needs": o.goal_savings, "has": t.held["savings"][: t.seats], "at_most": False},
        {"goal": "investments", "needs": o.goal_investments, "has": [len(t.homes[seat].investments) for seat in seats], "at_most": False},
        {"goal": "loans", "needs": 0, "has": [t.homes[seat].loans for seat in seats], "at_most": True},
    ]


def quarters(t: City, seat: int) -> dict[str, int]:
    """FC-END.3 FC-END.4 The parts of the score, in quarters of a point so that all sums are whole."""
    h, share = t.homes[seat], BANK_TERMS.score.advanced_share
    parts = {
        "wellbeing": share * BANK_TERMS.score.wellbeing * t.held["wellbeing"][seat],
        "cash": share * t.cash[seat],
        "savings": share * t.held["savings"][seat],
    }
    if t.options.level == "advanced":
        parts["products"] = sum([SHOPPING[own[0]].cost for own in h.shopping if SHOPPING[own[0]].kind == "product"])
        parts["businesses"] = sum([INVESTMENTS[card].cost for card, _ in h.investments if INVESTMENTS[card].kind == "business"])
    return parts


def score(t: City, seat: int) -> int:
    """FC-END.3 FC-END.4 In whole points."""
    return sum(quarters(t, seat).values()) // BANK_TERMS.score.advanced_share


def standings(t: City) -> list[Standing]:
    """FC-END.3 FC-END.5 FC-END.6 FC-END.7 Goals met come first, and debts stand beside the points. Winners by score, investments,
    savings; then the others by goals met and score. No winner, no champion."""
    share = BANK_TERMS.score.advanced_share
    rows: list[Standing] = [
        {
            "rank": rank,
            "seat": seat,
            "score": score(t, seat),
            "parts": [
                {"part": "goals_met", "points": 0, "n": sum(met.values())},
                *[{"part": part, "points": points // share} for part, points in quarters(t, seat).items()],
                *[{"part": "debts", "points": 0, "amount": owed(loans)} for loans in [t.homes[seat].loans] if loans],
            ],
            "winner": all(met.values()),
            "champion": all(met.values()) and rank == 1,
            "goals": met,
        }
        for seat, rank in enumerate(places([worth(t, seat) for seat in range(t.seats)]))
        for met in [goals(t, seat)]
    ]
    ranked = by_place(rows, lambda seat: deciding(t, seat))
    for row in ranked:
        why = row.get("behind")
        if why and why["decides"] == "score":  # counted in quarters, told in points
            why["mine"], why["theirs"] = why["mine"] // share, why["theirs"] // share
            why["decides"] = "score" if why["mine"] < why["theirs"] else "fraction"
    return ranked


def deciding(t: City, seat: int) -> dict[str, int]:
    """FC-END.5 FC-END.7 What decides the order: goals met (winners: all) and score; among winners also investments and savings."""
    met = goals(t, seat).values()
    won = int(all(met))
    return {
        "goals": sum(map(bool, met)),
        "score": sum(quarters(t, seat).values()),
        "investments": won * len(t.homes[seat].investments),
        "savings": won * t.held["savings"][seat],
    }


def worth(t: City, seat: int) -> int:
    """FC-END.5 FC-END.7 What decides the order, in one number."""
    return in_one(*deciding(t, seat).values())
