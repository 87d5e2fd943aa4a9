"""End and score: who is a winner, and who is the champion."""

from typing import Any

from alcancia.games.financity.bank import hand_back, take_back
from alcancia.games.financity.cards import INVESTMENTS, SHOPPING
from alcancia.games.financity.counting import Counts
from alcancia.games.financity.expenses import NOTHING
from alcancia.games.financity.table import BANK_TERMS, CARD, City, question, rule
from alcancia.kernel import Amount, Ask, Together, ask, ask_together, move

CRITERIA = ("wellbeing", "savings", "loans", "investments")


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
        if most := min(h.loans, t.cash[seat] // CARD):
            moves.append(move("repay", Amount(1, most), then=closing_repay(seat), again=True))
        if h.saved != NOTHING:
            moves.append(move("withdraw", Counts(None, h.saved, least=1), then=closing_withdraw(seat), again=True))
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


def goals(t: City, seat: int) -> dict[str, bool]:
    """FC-END.2 The four conditions; exactly enough is enough, cash is not savings."""
    o, h = t.options, t.homes[seat]
    return {
        "wellbeing": t.held["wellbeing"][seat] >= o.goal_wellbeing,
        "savings": t.held["savings"][seat] >= o.goal_savings,
        "loans": h.loans == 0,
        "investments": len(h.investments) >= o.goal_investments,
    }


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


def standings(t: City) -> list[dict[str, Any]]:
    """FC-END.5 FC-END.6 FC-END.7 Winners by score, investments, savings; then the others by goals met and score. No winner, no champion."""
    share = BANK_TERMS.score.advanced_share
    rows: list[dict[str, Any]] = []
    keys = [place_of(t, seat) for seat in range(t.seats)]
    for seat, key in enumerate(keys):
        rank = 1 + sum(other > key for other in keys)
        parts = quarters(t, seat)
        rows.append(
            {
                "rank": rank,
                "seat": seat,
                "score": sum(parts.values()) // share,
                "parts": [{"part": part, "points": points // share} for part, points in parts.items()],
                "winner": key[0],
                "champion": key[0] and rank == 1,
                "goals": goals(t, seat),
            }
        )
    return sorted(rows, key=lambda row: (row["rank"], row["seat"]))


def place_of(t: City, seat: int) -> tuple[bool, int, int, int, int]:
    """FC-END.5 FC-END.7 What decides the order: winner or not, goals met, score; among winners also investments and savings."""
    met = goals(t, seat)
    winner = all(met.values())
    ties = (len(t.homes[seat].investments), t.held["savings"][seat]) if winner else (0, 0)
    return (winner, sum(met.values()), sum(quarters(t, seat).values()), *ties)
