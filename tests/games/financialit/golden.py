"""Makes the golden records and the playthrough: `python -m tests.games.financialit.golden`. Run it only when rules change on purpose."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from alcancia.bots import find_bot
from alcancia.games.common.seat_view import SeatView
from alcancia.games.financialit.state import game
from alcancia.kernel import TRAINER, Luck, Table

TESTS = Path(__file__).parents[2]
RECORDS = TESTS / "records" / "financialit"
PLAYTHROUGH = TESTS / "playthroughs" / "financialit-3.txt"

LONG = {"rounds": 12, "insurance_extra_cost": 2, "insurance_cap": 4, "basic_removable": True}
GAMES: list[tuple[str, int, tuple[str, ...], dict[str, Any], bool]] = [
    ("random-3", 3, ("random",), {}, False),
    ("random-4", 4, ("random",), {}, False),
    ("random-5", 5, ("random",), {}, False),
    ("baseline-3", 3, ("baseline",), {}, False),
    ("baseline-4", 4, ("baseline",), {}, False),
    ("baseline-5", 5, ("baseline",), {}, False),
    ("tempers-4", 4, ("planner", "saver", "spender", "gambler"), {}, False),
    *[
        (f"preset-{name}", 3 + number % 3, ("baseline", "random"), dict(preset), False)
        for number, (name, preset) in enumerate(sorted(game.presets.items()))
    ],
    ("chosen-families-and-slots", 5, ("random",), {"family_mode": "select", "free_slot_choice": True, "display_size": 3}, False),
    ("early-repayment-and-clearing", 4, ("random",), {"loan_early_repay": True, "loan_cap": 10, "miscalculation_clear_at": 8}, False),
    ("long-with-insurance-prices", 3, ("random", "baseline"), LONG, False),
    ("live-trainer", 4, ("baseline",), {"event_mode": "live", "income_live": True, "event_pool": "catalogue"}, True),
    ("stacked-and-bent", 3, ("baseline", "random"), {"event_mode": "stacked", "event_order": ["EVT-01", "EVT-18", "EVT-25"]}, True),
]  # fmt: skip


def played(name: str, seats: int, bots: tuple[str, ...], options: dict[str, Any], trainer: bool) -> Table:
    """A whole game, the trainer bending rules now and then."""
    table = Table.set_up(game, seats=seats, seed=f"golden/{name}", salt=name, options=options, trainer=trainer)
    luck = Luck(name)
    players = [find_bot(game, bots[seat % len(bots)]) for seat in range(seats)]
    bent = 0
    while not table.over:
        if trainer and table.state.period > bent:
            bent = table.state.period
            bend(table, bent)
        seat = luck.choice(list(table.asked))
        move = table.asked[seat].sample(luck) if seat == TRAINER else players[seat](SeatView(table, seat), luck)
        assert table.play(seat, move), move
    return table


def bend(table: Table, period: int) -> None:
    """What this trainer does when a period begins."""
    words: dict[int, tuple[Any, ...]] = {
        2: ("change", "goods_price", 2), 3: ("force", "income_4_0", "INC-01"), 4: ("change", "bills_quota", 5),
        5: ("force", "event_next", "EVT-28"), 6: ("change", "rounds", 7),
    }  # fmt: skip
    if period in words:
        table.play(TRAINER, words[period])


def transcript() -> Iterator[str]:
    """One whole game as text: what was asked, what could be answered, what was answered and what followed."""
    table = Table.set_up(game, seats=3, seed="playthrough")
    luck, bot = Luck("playthrough"), find_bot(game, "baseline")
    yield from told(table, 0)
    while not table.over:
        seat = next(iter(table.asked))
        ask = table.asked[seat]
        sight = SeatView(table, seat)
        move = bot(sight, luck)
        yield ""
        yield f"period {table.state.period} · next: {', '.join(table.view(None)['agenda'])}"
        yield f"asked: {sorted(table.asked)} · seat {seat}: {ask.name}, {ask.count()} options"
        yield f"  options {json.dumps([[m.name, *[space.to_json() for space in m.spaces]] for m in ask.moves])}"
        yield f"  plays {json.dumps(move)} because {sight.reason}"
        before = len(table.facts)
        assert table.play(seat, move)
        yield from told(table, before)
    for row in table.standings():
        yield f"rank {row['rank']} seat {row['seat']} score {row['score']} {row['parts']}"


def told(table: Table, since: int) -> Iterator[str]:
    """The facts since then, one line each."""
    for fact in table.facts[since:]:
        yield f"    {fact.key} {json.dumps(fact.args)}"


def main() -> None:
    """Write everything anew."""
    RECORDS.mkdir(parents=True, exist_ok=True)
    for path in RECORDS.glob("*.json"):
        path.unlink()
    for number, (name, seats, bots, options, trainer) in enumerate(GAMES, 1):
        record = played(name, seats, bots, options, trainer).record()
        (RECORDS / f"{number:02}-{name}.json").write_text(json.dumps(record, separators=(",", ":")) + "\n")
    PLAYTHROUGH.parent.mkdir(parents=True, exist_ok=True)
    PLAYTHROUGH.write_text("\n".join(transcript()) + "\n")


if __name__ == "__main__":
    main()
