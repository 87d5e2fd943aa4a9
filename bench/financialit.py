"""What FinanciaLit is like over many games: balance by player count, and what each handbook modification does.

    python -m bench.financialit balance --games 5000        the figures at the end of docs/rules/financialit.md
    python -m bench.financialit handbook --games 400        the statements about the modifications

Both write Markdown to standard output; the same seeds give the same figures.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import cycle, islice
from typing import Any

from alcancia.bots import find_bot
from alcancia.games import find
from alcancia.games.financialit.table import FinanciaLit
from alcancia.games.financialit.view import home_of, slots_of
from alcancia.kernel import Fact, Luck, Table

GAME = find("financialit")
TABLES = {"baseline": ("baseline",), "tempers": ("planner", "saver", "gambler", "spender", "baseline"), "random": ("random",)}
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


def play(
    seed: str, seats: int, bots: Sequence[str], options: Mapping[str, Any] | None = None
) -> tuple[FinanciaLit, list[Fact], list[dict[str, Any]], int]:
    """One game: the position at its end, what was told, the standings, and how many decisions it took."""
    table = Table.set_up(GAME, seats=seats, seed=seed, options=options, quiet=True)
    facts: list[Fact] = []
    table.state.told = facts
    names = list(islice(cycle(bots), seats))
    players, lucks = [find_bot(GAME, name) for name in names], [Luck(f"{seed}/{seat}") for seat in range(seats)]
    public, decisions = GAME.public(table.options), 0
    while asked := table.asked:
        seat = next(iter(asked))
        played = table.play(seat, players[seat](Glance(table, seat, public), lucks[seat]))  # type: ignore[arg-type]
        assert played, names[seat]
        decisions += 1
    assert isinstance(table.state, FinanciaLit)
    return table.state, facts, table.standings(), decisions


def mean(values: Sequence[float]) -> float:
    """The average."""
    return sum(values) / len(values) if values else 0.0


def deviation(values: Sequence[float]) -> float:
    """The standard deviation."""
    middle = mean(values)
    return float(mean([(value - middle) ** 2 for value in values]) ** 0.5)


def at(values: Sequence[float], percent: int) -> float:
    """A quantile."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


class Balance:
    """Figures over many games of one kind."""

    def __init__(self, seats: int, bots: Sequence[str]) -> None:
        self.seats, self.names = seats, bots
        self.scores: list[int] = []
        self.joys: list[int] = []
        self.margins: list[int] = []
        self.decisions: list[int] = []
        self.wins = [0.0] * seats
        self.by_family: dict[str, list[int]] = {}
        self.by_bot: dict[str, list[int]] = {}
        self.bot_wins: dict[str, float] = {}
        self.count: Counter[str] = Counter()
        self.games = 0
        self.leading = 0.0

    def add(self, number: int) -> None:
        """Play one more game and count it; bots change seats from game to game."""
        shift = number % len(self.names)
        bots = list(islice(cycle([*self.names[shift:], *self.names[:shift]]), self.seats))
        t, facts, rows, decisions = play(f"balance/{self.seats}/{number}", self.seats, bots)
        self.games += 1
        self.decisions.append(decisions)
        # The token has moved on after every period but the last.
        first = (t.first - (t.period - 1)) % self.seats
        best = [row for row in rows if row["rank"] == 1]
        others = sorted((row["score"] for row in rows), reverse=True)
        self.margins.append(others[0] - others[1])
        self.count["shared"] += len(best) > 1
        for row in best:
            self.wins[(row["seat"] - first) % self.seats] += 1 / len(best)
            self.bot_wins[bots[row["seat"]]] = self.bot_wins.get(bots[row["seat"]], 0.0) + 1 / len(best)
        for row in rows:
            seat, score = row["seat"], row["score"]
            self.scores.append(score)
            self.joys.append(t.before[seat])
            self.by_family.setdefault(t.homes[seat].family, []).append(score)
            self.by_bot.setdefault(bots[seat], []).append(score)
            self.seat_figures(t, seat, [fact for fact in facts if fact.args.get("seat") == seat])
        self.race(t, facts, {row["seat"] for row in best})

    def seat_figures(self, t: FinanciaLit, seat: int, mine: Sequence[Fact]) -> None:
        """Debts and collections of one seat."""
        told = Counter(fact.key for fact in mine)
        home, luxuries = t.homes[seat], t.printed.luxuries
        self.count["loan"] += told["loan_taken"] > 0
        self.count["three loans"] += told["loan_taken"] >= 3
        self.count["loans"] += told["loan_taken"]
        self.count["insolvent"] += told["insolvency"] > 0
        self.count["miscalculation"] += told["miscalculation"] > 0
        happy = sum(luxuries[card].happiness >= 1 for card in home.luxuries)
        self.count["set"] += len(home.skills) + len(home.careers) >= CAREER_CARDS and happy >= HAPPY_LUXURIES

    def race(self, t: FinanciaLit, facts: Sequence[Fact], winners: set[int]) -> None:
        """Who reached fifteen, and whether the leader after period 4 won."""
        joy = [0] * self.seats
        reached = max(t.before) >= GOAL
        for fact in facts:
            if fact.key == "paid" and fact.args["of"] == "happiness":
                for seat, sign in ((fact.args["to"], 1), (fact.args["from"], -1)):
                    if seat >= 0:
                        joy[seat] += sign * fact.args["amount"]
            elif fact.key == "first_seat_passed":
                standing = [t_joy + start for t_joy, start in zip(joy, self.starts(t), strict=True)]
                reached = reached or max(standing) >= GOAL
                if fact.period == LEADING:
                    leaders = {seat for seat in range(self.seats) if standing[seat] == max(standing)}
                    self.leading += len(leaders & winners) / len(leaders)
        self.count["goal"] += reached

    def starts(self, t: FinanciaLit) -> list[int]:
        """Happiness at the start, which was given out before anybody listened."""
        return [t.printed.families[home.family].happiness for home in t.homes]

    def rows(self) -> Iterator[tuple[str, str]]:
        """The figures as table rows."""
        seats = len(self.scores)

        def share(name: str, of: int = seats) -> str:
            return f"{100 * self.count[name] / of:.1f} %"

        quantiles = " / ".join(f"{at(self.scores, percent):.0f}" for percent in (5, 50, 95))
        families = sorted(mean(scores) for scores in self.by_family.values())
        yield "Final Happiness: mean ± sd (5 % / median / 95 %)", f"{mean(self.scores):.1f} ± {deviation(self.scores):.1f} ({quantiles})"
        yield "of which before the final settlement", f"{mean(self.joys):.1f}"
        yield "Decisions in a game", f"{mean(self.decisions):.0f}"
        yield "Winner's margin / shared first place", f"{mean(self.margins):.1f} / {share('shared', self.games)}"
        yield "Win share by starting position", " ".join(f"{won / self.games:.2f}"[1:] for won in self.wins)
        yield "Family means, lowest to highest", f"{families[0]:.1f} – {families[-1]:.1f}"
        yield "Seats with a loan / three or more / insolvent", f"{share('loan')} / {share('three loans')} / {share('insolvent')}"
        yield "Loans per seat", f"{self.count['loans'] / seats:.2f}"
        yield "Seats with a Miscalculation", share("miscalculation")
        yield "Seats with 4 career cards and 3 happy luxuries", share("set")
        yield "Somebody reaches 15 in-game Happiness", share("goal", self.games)
        yield "Leader in Happiness after period 4 wins", f"{100 * self.leading / self.games:.0f} %"
        if len(self.by_bot) > 1:
            for name in sorted(self.by_bot, key=lambda name: -mean(self.by_bot[name])):
                scores = self.by_bot[name]
                won = self.bot_wins.get(name, 0.0) / len(scores)
                yield f"{name}: mean ± sd, wins per seat", f"{mean(scores):.1f} ± {deviation(scores):.1f}, {100 * won:.0f} %"


def balance(games: int, kinds: Iterable[str], counts: Sequence[int]) -> None:
    """A table per kind of players."""
    for kind in kinds:
        columns = []
        for seats in counts:
            found = Balance(seats, TABLES[kind])
            for number in range(games):
                found.add(number)
                progress(f"{kind}, {seats} seats", number + 1, games)
            columns.append(list(found.rows()))
            print(f"{kind}, {seats} seats: {columns[-1]}", file=sys.stderr)
        print(f"\n**{kind}**, {games} games for each number of players\n")
        print("| |" + "".join(f" {seats} players |" for seats in counts))
        print("|---|" + "---|" * len(columns))
        for lines in zip(*columns, strict=True):
            print(f"| {lines[0][0]} |" + "".join(f" {value} |" for _, value in lines))


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
        t, facts, rows, _ = play(f"handbook/{number}", 4, ("baseline",), options)
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
    for number, options in enumerate(MODIFICATIONS):
        changed = figures(options, games)
        cells = []
        for index, digits in ((0, 1), (1, 2), (2, 1), (3, 1)):
            differences = [after[index] - before[index] for after, before in zip(changed, plain, strict=True)]
            error = 1.96 * deviation(differences) / games**0.5
            cells.append(f"{mean(differences):+.{digits}f} ± {error:.{digits}f}")
        name = ", ".join(f"{option} = {value}" for option, value in options.items()).replace("'", "")
        print(f"| `{name}` | {' | '.join(cells)} |", flush=True)
        progress("handbook", number + 1, len(MODIFICATIONS))


def progress(what: str, done: int, of: int) -> None:
    """A line on standard error now and then."""
    if done % max(1, of // 20) == 0:
        print(f"{what}: {done} of {of}", file=sys.stderr)


def main() -> None:
    """Run one of the two studies."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("study", choices=("balance", "handbook"))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--kinds", default=",".join(TABLES))
    parser.add_argument("--seats", default=",".join(map(str, GAME.seats)))
    given = parser.parse_args()
    if given.study == "balance":
        balance(given.games, given.kinds.split(","), [int(seats) for seats in given.seats.split(",")])
    else:
        handbook(given.games)


if __name__ == "__main__":
    main()
