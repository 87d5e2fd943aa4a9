"""FinanciaLit measured: what its balance figures are, and what each modification of the handbook does.

python -m bench.balance play financialit --seats 4 --games 5000 --bots baseline --seed balance/4 --into FILE
python -m bench.financialit --games 400

The second writes Markdown to standard output; the same seeds give the same figures.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from alcancia.bots import Bot
from alcancia.games import find
from alcancia.games.financialit.state import FinanciaLit
from alcancia.games.financialit.view import home_of, slots_of
from alcancia.kernel import Fact, Luck, Table
from bench.financialit_players import PLAYERS
from bench.probe import Probe, Seen, laid, watch

GAME = find("financialit")
GOAL = 15
LEADING = 4
CAREER_CARDS, HAPPY_LUXURIES = 4, 3


class Glance:
    """What a bot of this game looks at, and no more: the same moves as with a whole view, in half the time."""

    def __init__(self, table: Table, seat: int, options: dict[str, Any]) -> None:
        self.ask = table.asked[seat]
        self.because = ""
        self.seat, self.table, self.options = seat, table, options

    @property
    def may(self) -> list[Any]:
        """The anytime moves open to the seat."""
        return self.table.may_of(self.seat)

    @property
    def view(self) -> dict[str, Any]:
        """One's own board, the open cards, the slots of INV, and what is left of the Event deck."""
        t = self.table.state
        assert isinstance(t, FinanciaLit)
        homes: list[Any] = [None] * t.seats
        if t.homes[self.seat].family:
            homes[self.seat] = home_of(t, self.seat)
        table = {
            "round": t.period,
            "rounds": t.options.rounds,
            "events_in": t.printed.events_in,
            "locations": {"INV": slots_of(t, "INV")},
            "market": t.market,
            "shows": t.shows,
            "decks": {"event": Counter(t.decks["event"])},
            "discards": {"event": Counter(t.discards["event"])},
            "homes": homes,
        }
        return {"seat": self.seat, "seats": t.seats, "options": self.options, "table": table}


def mean(values: Sequence[float]) -> float:
    """The average."""
    return sum(values) / len(values) if values else 0.0


def deviation(values: Sequence[float]) -> float:
    """The standard deviation."""
    middle = mean(values)
    return float(mean([(value - middle) ** 2 for value in values]) ** 0.5)


class Balance(Probe):
    """Happiness, debts and collections."""

    def __init__(self, table: Table, sitting: Sequence[str]) -> None:
        super().__init__(table, sitting)
        assert isinstance(table.state, FinanciaLit)
        self.t = table.state
        self.first = self.t.first
        self.public = GAME.public(table.options)
        self.reached = False
        self.leaders: list[int] = []

    def sight(self, seat: int) -> Glance:
        """A bot_view is enough."""
        return Glance(self.table, seat, self.public)

    def player(self, name: str, luck: Luck) -> Bot:
        """The specification's players sit here too."""
        return PLAYERS[name](luck) if name in PLAYERS else super().player(name, luck)

    def passed(self, period: int) -> None:
        """Who leads half-way, and has anybody fifteen?"""
        joy = self.at_upkeep(period)
        self.reached = self.reached or max(joy) >= GOAL
        if period == LEADING:
            self.leaders = [seat for seat, happiness in enumerate(joy) if happiness == max(joy)]

    def at_upkeep(self, period: int) -> list[int]:
        """Happiness as the period ended: when the bots are asked again, the next Income Phase has changed it already."""
        if self.table.over:
            return list(self.t.before)
        joy = self.t.held["happiness"][: self.t.seats]
        for fact in self.t.fact_log or ():
            if fact.period > period and (change := fact.args.get("happiness")):
                joy[fact.args["seat"]] += -change if fact.key == "investment_paid" else change
        return joy

    def seen(self, facts: Sequence[Fact]) -> Iterator[Seen]:
        """Happiness in the end and before the settlement; by family and by insurances held too."""
        rows = sorted(self.table.standings(), key=lambda row: row["seat"])
        scores = [row["score"] for row in rows]
        winners = [row["seat"] for row in rows if row["rank"] == 1]
        yield from self.scores(self.places(self.first), winners, scores)
        best, second, *_ = sorted(scores, reverse=True)
        yield "margin", best - second
        yield "first on points with another", best == second
        yield "somebody reaches 15", self.reached
        yield "the leader after 4 wins", sum(seat in winners for seat in self.leaders) / len(self.leaders)
        for seat, score in enumerate(scores):
            yield "before the settlement", self.t.before[seat]
            yield f"score of {self.t.homes[seat].family}", score
            yield f"score with {len(self.t.homes[seat].insurances)} insurances", score
            yield from self.of_seat(seat, Counter(fact.key for fact in facts if fact.args.get("seat") == seat))

    def of_seat(self, seat: int, told: Counter[str]) -> Iterator[Seen]:
        """Debts and collections of one seat."""
        home, luxuries = self.t.homes[seat], self.t.printed.luxuries
        yield "loans", told["loan_taken"]
        yield "a loan", told["loan_taken"] > 0
        yield "three loans", told["loan_taken"] >= 3
        yield "insolvent", told["insolvency"] > 0
        yield "miscalculation", told["miscalculation"] > 0
        yield "insurances", len(home.insurances)
        happy = sum(luxuries[card].happiness >= 1 for card in home.luxuries)
        yield "career and luxuries", len(home.skills) + len(home.careers) >= CAREER_CARDS and happy >= HAPPY_LUXURIES


MODIFICATIONS: Sequence[Mapping[str, Any]] = (
    {"goods_min_per_visit": 4}, {"goods_max_per_visit": 3}, {"goods_price": 2}, {"luxury_cost_delta": 3}, {"luxury_cost_delta": -2},
    {"luxury_upkeep_delta": 1}, {"luxury_happiness_delta": -1}, {"luxury_happiness_delta": 1}, {"luxury_prereq": {"skills": 2}},
    {"luxury_max_per_visit": 1}, {"bills_quota": 5}, {"bills_quota": 3}, {"bills_unit": 2}, {"crowd_surcharge": 0},
    {"crowd_rule": "any_other"}, {"investment_cap": 1}, {"investment_cap": 3}, {"insurance_per_visit": 1}, {"insurance_extra_cost": 2},
    {"insurance_extra_cost": 2, "insurance_extra_scope": "held"}, {"insurance_cap": 3}, {"skill_cost": 2}, {"skill_cost": 4},
    {"skills_cap": 3}, {"careers_cap": 2}, {"career_penalty": 0}, {"career_penalty": 2}, {"skill_end_happiness_delta": 1},
    {"skill_end_happiness_delta": -1}, {"career_end_happiness_delta": 1}, {"income_mode": "common"}, {"income_mode": "none"},
    {"income_counts": {"INC-01": 8}}, {"income_overrides": {"INC-06": -2}}, {"event_counts": {"EVT-01": 8}},
    {"event_counts": {"EVT-22": 8}}, {"event_mode": "stacked", "event_order": ["EVT-01", "EVT-05", "EVT-03", "EVT-12"]},
    {"event_overrides": {"EVT-01": {"operations": ["PAY 4", "HAPPY -1"]}}}, {"family_delta": {"income": 1}},
    {"family_delta": {"income": -1}}, {"family_delta": {"bills": 1}}, {"family_delta": {"goods": 1}}, {"family_delta": {"happiness": 2}},
    {"family_delta": {"units": 3}}, {"luxury_overrides": {"LUX-08": {"cost": 11}}}, {"luxury_counts": {"LUX-14": 6, "LUX-15": 6}},
    {"investment_overrides": {"LON-6": {"units": 20}}}, {"insurance_overrides": {"INS-1": 3}},
    {"skill_overrides": {"SKI-01": {"income": 2}}}, {"career_overrides": {"CAR-01": {"income": 2}}}, {"happiness_goal": 15},
    {"happiness_goal": 15, "goal_winner": "score"},
    {"collection": [{"what": "career_cards", "min": 4}, {"what": "happy_luxuries", "min": 3}], "collection_mode": "required_to_win"},
)  # fmt: skip
"""Every kind of modification the handbook suggests, one example or two of each."""


def figures(options: Mapping[str, Any], games: int) -> list[tuple[float, float, float, float]]:
    """Per game: mean final Happiness, loans per seat, Insurances per seat, periods."""
    found = []
    for number in range(games):
        probe = Balance(*laid(GAME, f"handbook/{number}", ["baseline"] * 4, options))
        facts, _ = watch(probe, f"handbook/{number}")
        t, rows = probe.t, probe.table.standings()
        loans = sum(fact.key == "loan_taken" for fact in facts)
        held = sum(len(home.insurances) for home in t.homes)
        found.append((sum(row["score"] for row in rows) / 4, loans / 4, held / 4, float(t.period)))
    return found


def handbook(games: int) -> None:
    """Each modification against the printed game, on the same luck: the difference and its 95 % interval."""
    plain = figures({}, games)
    columns = list(zip(*plain, strict=True))
    print(f"\nBaseline bots, 4 seats, {games} games each on the same luck. The printed game: ", end="")
    print(f"{mean(columns[0]):.1f} final Happiness, {mean(columns[1]):.2f} loans and {mean(columns[2]):.1f} insurances per seat.\n")
    print("| Modification | Final Happiness | Loans per seat | Insurances per seat | Periods |")
    print("|---|---|---|---|---|")
    for options in MODIFICATIONS:
        changed = figures(options, games)
        cells = []
        for index, digits in ((0, 1), (1, 2), (2, 1), (3, 1)):
            differences = [after[index] - before[index] for after, before in zip(changed, plain, strict=True)]
            error = 1.96 * deviation(differences) / games**0.5
            cells.append(f"{mean(differences):+.{digits}f} ± {error:.{digits}f}")
        name = ", ".join(f"{option} = {value}" for option, value in options.items()).replace("'", "")
        print(f"| `{name}` | {' | '.join(cells)} |", flush=True)


def main() -> None:
    """What each modification does."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    handbook(parser.parse_args().games)


if __name__ == "__main__":
    main()
