"""Section 8: end and scoring."""

from alcancia.games.common.ranking import by_place, in_one, places
from alcancia.kernel import GoalRow, StandingsRow

from .card_effects import working
from .state import ElPlan, free, game, ideas, placed


def trios(t: ElPlan, seat: int) -> int:
    """EP-8.2 Expert, technology and infrastructure together, active or not, each card in one trio."""
    return working(t.business[seat].cards).trios


def points(t: ElPlan, seat: int) -> int:
    """EP-8.2 Ideas, and trios for those who have an idea."""
    made, options = ideas(t, seat), t.options
    return options.points_idea * made + (options.points_trio * trios(t, seat) if made or not options.trio_needs_idea else 0)


def resources(t: ElPlan, seat: int) -> int:
    """EP-8.3 All resource tokens, free and placed; ideas are none."""
    return sum(free(t, seat)) + sum(placed(t, seat))


def goals(t: ElPlan) -> list[GoalRow]:
    """EP-8.1 With the option, so many ideas end the game; how far every seat is."""
    if not t.options.win_at:
        return []
    return [{"goal": "ideas", "needs": t.options.win_at, "has": [ideas(t, seat) for seat in range(t.seats)], "at_most": False}]


@game.rule
def score(t: ElPlan) -> None:
    """EP-8.1 EP-8.3 The game is over."""
    t.district = 0
    rows = standings(t)
    t.tell("game_over", winners=[row["seat"] for row in rows if row["rank"] == 1])


def deciding(t: ElPlan, seat: int) -> dict[str, int]:
    """EP-8.3 Points, then resources, then cards."""
    return {"points": points(t, seat), "resources": resources(t, seat), "cards": len(t.business[seat].cards)}


def worth(t: ElPlan, seat: int) -> int:
    """EP-8.3 What decides the places, in one number."""
    return in_one(*deciding(t, seat).values())


def standings(t: ElPlan) -> list[StandingsRow]:
    """EP-8.3 EP-8.4 Ranked by points, resources, cards; equal triples share a rank."""
    rows: list[StandingsRow] = []
    for seat, rank in enumerate(places([worth(t, seat) for seat in range(t.seats)])):
        score, made = points(t, seat), t.options.points_idea * ideas(t, seat)
        parts = [
            {"part": "ideas", "n": ideas(t, seat), "points": made},
            {"part": "trios", "n": trios(t, seat), "points": score - made},
            {"part": "resources", "n": resources(t, seat), "points": 0},
            {"part": "cards", "n": len(t.business[seat].cards), "points": 0},
        ]
        rows.append({"rank": rank, "seat": seat, "score": score, "parts": parts})
    return by_place(rows, lambda seat: deciding(t, seat))
