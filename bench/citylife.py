"""City Life measured: what its balance figures are, and the speed of random play with trading on.

python -m bench.balance play citylife --seats 4 --games 5000 --bots baseline --options rules=advanced --into FILE
python -m bench.citylife --games 60
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from alcancia.bots import Bot, find_bot, play_out
from alcancia.games import find
from alcancia.games.citylife.content import SHARE
from alcancia.games.citylife.state import CityLife, net_worth
from alcancia.kernel import Fact, Luck, Table
from bench.citylife_players import bold
from bench.kernel import scaled
from bench.probe import Probe, Seen

GAME = find("citylife")
HAPPENINGS = (
    "debt", "forced sale of deed", "forced sale of share", "debt_short", "debt_not_covered", "points_full", "paid loan_taken", "mortgaged",
    "traffic_card", "quiz_begins", "bought H", "bought T", "visit", "visit_send", "in jail", "wrong_turn", "path dead", "path e1",
    "path e2", "path e3", "path detour", "lottery_won", "offer_made", "offer_accepted",
)  # fmt: skip


class Balance(Probe):
    """Race and wealth, and what happened on the way."""

    def player(self, name: str, luck: Luck) -> Bot:
        """A bold player sits here too."""
        return bold if name == "bold" else super().player(name, luck)

    def seen(self, facts: Sequence[Fact]) -> Iterator[Seen]:
        """The score is the net worth; the race has its own winner."""
        t = self.table.state
        assert isinstance(t, CityLife)
        worth = [net_worth(t, seat) for seat in range(t.seats)]
        yield from self.scores([t.order.index(seat) for seat in range(t.seats)], t.winners, worth)
        if len(set(self.sitting)) > 1:
            for seat, name in enumerate(self.sitting):
                yield f"{name} is the richest", worth[seat] == max(worth)
        happened = count(facts)
        yield "forced sale of anything", happened["forced sale of deed"] + happened["forced sale of share"] > 0
        for name in HAPPENINGS:
            yield name, happened[name]
            yield f"{name}, at all", happened[name] > 0


def count(facts: Sequence[Fact]) -> Counter[str]:
    """What happened how often; sales while a debt was open count as forced."""
    seen: Counter[str] = Counter()
    debtor: int | None = None
    for fact in facts:
        args = fact.args
        match fact.key:
            case "paid":
                seen[f"paid {args['reason']}"] += 1
                seen["forced sale of share"] += debtor == args["to"] and args["reason"] == "share_sold"
            case "deed_sold" if debtor is not None:
                seen["forced sale of deed"] += 1
            case "bid_taken" | "asset_taken":
                seen[f"forced sale of {'share' if args['asset'] == SHARE else 'deed'}"] += 1
            case "missed_added":
                seen["in jail"] += args["cause"] == "jail"
            case "debt":
                debtor = args["seat"]
            case "debt_paid" | "debt_short" | "debt_not_covered":
                debtor = None
            case "path_entered":
                seen[f"path {args['path']}"] += 1
            case "deed_bought":
                seen[f"bought {args['deed'][0]}"] += 1
        seen[fact.key] += 1
    return seen


def speed(games: int) -> dict[str, Any]:
    """Decisions per second of random play: Advanced, four seats, trading on; also scaled as the kernel's bench does."""

    def run() -> float:
        done, began = 0, time.process_time()
        for number in range(games):
            table = Table.set_up(GAME, seats=4, seed=str(number), options={"rules": "advanced"}, quiet=True)
            done += play_out(table, [find_bot(GAME, "random")] * 4, [Luck(f"{number}/{seat}") for seat in range(4)])
        return done / (time.process_time() - began)

    raw, norm = scaled(run)
    return {"decisions_per_second": round(raw), "scaled": round(norm)}


def main() -> None:
    """Measure the speed and print it as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    print(json.dumps(speed(parser.parse_args().games)))


if __name__ == "__main__":
    main()
