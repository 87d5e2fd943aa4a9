"""Section 8: the end, the places, and the titles."""

from typing import NotRequired, TypedDict

from alcancia.games.common.ranking import by_place, in_one, places
from alcancia.kernel import BANK, NOBODY, StandingsRow

from .content import HOUSE, KIND, MONEY, SHARE
from .options import Options
from .state import (
    LOTTERY,
    NO_ONE,
    CityLife,
    cards_in_play,
    deeds_of,
    mortgages_of,
    net_worth,
    payoff,
    points_of,
    present,
    steps_to_finish,
)

LEAST_ANSWERS = 3
"""Fewer answers than this make nobody a Scholar."""


def finish(t: CityLife) -> None:
    """CL-4.61 CL-4.196 CL-8.5 The game is over at once; by option the first to arrive gets a bonus."""
    if t.arrived != NO_ONE:
        if t.options.victory == "net_worth":
            t.pay(BANK, t.arrived, t.options.arrival_bonus, "arrival_bonus")
        tell_figures(t)
    t.winners = tuple([row["seat"] for row in standings(t) if row["rank"] == 1])
    clear_table(t)
    t.tell("game_ended", winners=list(t.winners))
    if t.options.titles:
        honours = titles(t)
        if honours["scholar"]:
            t.tell("title_scholar", winners=honours["scholar"])
        t.tell("title_wealth", winners=honours["wealth"])


def clear_table(t: CityLife) -> None:
    """CL-4.82 CL-4.97 CL-4.197 What was still to happen falls away; cards in play go to the bottom of their decks."""
    t.traffic_bottom += cards_in_play(t)
    if t.quiz is not None:
        t.quiz_bottom = (*t.quiz_bottom, t.quiz.card)
    t.debt = t.quiz = None
    t.finish()


def deciding(t: CityLife, seat: int) -> dict[str, int]:
    """CL-8.1 CL-8.2 CL-8.4 CL-8.5 What decides the places: steps then wealth, or by option wealth then steps; seats that left come last."""
    here = present(t)
    stayed = int(not here or seat in here)
    ahead, wealth = -steps_to_finish(t, seat) * stayed, net_worth(t, seat) * stayed
    if t.options.victory == "net_worth":
        return {"stayed": stayed, "net_worth": wealth, "steps": ahead}
    return {"stayed": stayed, "steps": ahead, "net_worth": wealth}


def worth(t: CityLife, seat: int) -> int:
    """CL-8.2 CL-8.5 What decides the places, in one number."""
    return in_one(*deciding(t, seat).values())


def score_in(options: Options) -> str:
    """CL-8.2 CL-8.5 The score counts the steps still to go, or by option the wealth."""
    return "money" if options.victory == "net_worth" else "steps"


class Part(TypedDict):
    """A line of a score: steps, or an amount of money."""

    part: str
    n: NotRequired[int]
    amount: NotRequired[int]


class Standing(StandingsRow):
    """A seat's place, how its score was made, and its titles."""

    titles: list[str]


def standings(t: CityLife) -> list[Standing]:
    """CL-8.1 CL-8.2 CL-8.4 CL-8.5 Ranks, shared where equal; seats that left come last."""
    ranks = places([worth(t, seat) for seat in range(t.seats)])
    honours = titles(t) if t.options.titles else {}
    rows: list[Standing] = [
        {
            "rank": ranks[seat],
            "seat": seat,
            "score": net_worth(t, seat) if t.options.victory == "net_worth" else steps_to_finish(t, seat),
            "parts": parts_of(t, seat),
            "titles": [name for name, seats in honours.items() if seat in seats],
        }
        for seat in range(t.seats)
    ]
    ranked = by_place(rows, lambda seat: deciding(t, seat))
    for row in ranked:
        why = row.get("behind")
        if why and why["decides"] == "steps":  # fewer are better
            why["mine"], why["theirs"] = -why["mine"], -why["theirs"]
    return ranked


def parts_of(t: CityLife, seat: int) -> list[Part]:
    """CL-8.2 CL-8.3 Steps, and how the net worth is made."""
    deeds = deeds_of(t, seat)
    houses = [deed for deed in deeds if KIND[deed] is HOUSE]
    amounts = {
        "cash": t.cash[seat],
        "shares": t.held[SHARE][seat] * MONEY.share.price,
        "houses": sum(KIND[deed].price for deed in houses),
        "towers": sum(KIND[deed].price for deed in deeds if deed not in houses),
        "loan": -t.book.loan_due if t.loan[seat] is not None else 0,
        "mortgages": -sum(payoff(t, deed) for deed in deeds),
        "net_worth": net_worth(t, seat),
    }
    parts: list[Part] = [{"part": "steps", "n": steps_to_finish(t, seat)}]
    return parts + [{"part": part, "amount": amount} for part, amount in amounts.items() if amount or part == "net_worth"]


def titles(t: CityLife) -> dict[str, list[int]]:
    """CL-8.6 Scholar and Wealth, shared if equal; they do not change who won."""
    seats = present(t) or list(range(t.seats))
    return {"scholar": scholars(t, seats), "wealth": wealthiest(t, seats)}


def scholars(t: CityLife, seats: list[int]) -> list[int]:
    """CL-8.6 The largest share right of at least three answers; if equal, more right answers."""
    scholars = [seat for seat in seats if t.asked[seat] >= LEAST_ANSWERS]

    def ahead(a: int, b: int) -> bool:
        mine, yours = t.right[a] * t.asked[b], t.right[b] * t.asked[a]
        return (mine, t.right[a]) > (yours, t.right[b])

    return sorted(seat for seat in scholars if not any(ahead(other, seat) for other in scholars))


def wealthiest(t: CityLife, seats: list[int]) -> list[int]:
    """CL-8.6 The highest net worth, less a charge for each demerit point."""
    charge = t.options.title_demerit_charge
    worth = {seat: net_worth(t, seat) - charge * points_of(t, seat) for seat in seats}
    return sorted(seat for seat in seats if worth[seat] == max(worth.values()))


def tell_figures(t: CityLife) -> None:
    """CL-8.3 The figures of the round that is over, for the debrief only."""
    if t.recording:
        for seat in present(t):
            t.tell(
                "round_figures", owner=NOBODY, seat=seat, cash=t.cash[seat], net_worth=net_worth(t, seat),
                steps=steps_to_finish(t, seat), shares=t.held[SHARE][seat], deeds=len(deeds_of(t, seat)), points=points_of(t, seat),
                lottery=t.cash[LOTTERY], loan=int(t.loan[seat] is not None), mortgages=len(mortgages_of(t, seat)),
            )  # fmt: skip
