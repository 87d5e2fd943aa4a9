"""Golden records: complete games across player counts, options and players, kept for ever.

`python -m tests.games.elplan.make_records` writes those that are missing; a record that is there is never written again.
"""

import json
from pathlib import Path
from typing import Any, Final

from alcancia import Luck, Table
from alcancia.bots import SeatView, find_bot
from alcancia.kernel import TRAINER
from tests.games.elplan.position import GAME

HERE: Final = Path(__file__).parents[2] / "records" / "elplan"
GAMES: Final[dict[str, tuple[int, tuple[str, ...], dict[str, Any]]]] = {
    "three-sensible": (3, ("baseline",), {}),
    "four-sensible": (4, ("baseline",), {}),
    "five-sensible": (5, ("baseline",), {}),
    "six-sensible": (6, ("baseline",), {}),
    "seven-mixed": (7, ("baseline", "random", "saver"), {}),
    "eight-mixed": (8, ("baseline", "random", "spender"), {"last_seat_bonus": True}),
    "nine-sensible": (9, ("baseline",), {"last_seat_bonus": True}),
    "four-styles": (4, ("baseline", "spender", "saver", "craftsman"), {}),
    "three-random": (3, ("random",), {}),
    "nine-random": (9, ("random",), {"periods": 6}),
    "level-two": (4, ("baseline", "cautious"), {"level": 2}),
    "merchants": (4, ("baseline",), {"level": 3}),
    "storm": (4, ("cautious", "random"), {"events": "negative_only", "insurance": "ask"}),
    "calm": (3, ("baseline",), {"events": "off"}),
    "class-hour": (5, ("random", "baseline"), {"periods": 8, "plan_choice": "random"}),
    "open-market": (4, ("random",), {"one_type_market": False, "export_size": 3, "export_subsidy": 3, "buy_price": 2, "import_price": 3}),
    "many-cards": (3, ("spender", "random"), {"investments_per_period": 3, "refill_at_once": True, "play_all": True, "offers_per_type": 4}),
    "sell-anything": (4, ("random",), {"liquidate_anywhere": True, "liquidations": 9, "start_money": 6, "start_energy": 6}),
    "fresh-offers": (3, ("baseline", "random"), {"refresh_offers": True, "event_preview": True, "shortfall": "empty_only", "periods": 14}),
    "goal": (4, ("baseline",), {"win_at": 4, "ideas_per_period": 1, "idea_wildcards": False, "keep_limit": 2, "points_trio": 2}),
    "trainer": (3, ("baseline", "random"), {"periods": 6}),
}


def play(name: str) -> Table:
    """The game of this name, played to its end."""
    seats, bots, options = GAMES[name]
    trainer = name == "trainer"
    table = Table.new("elplan", seats=seats, seed=f"golden {name}", salt="salt", options=options, trainer=trainer)
    if trainer:
        for event in ("EV03", "EV05", "EV08"):
            assert table.play(TRAINER, ["force", "event", event])
    luck = Luck(f"golden {name}")
    while table.asked:
        seat = luck.choice(list(table.asked))
        if trainer and table.state.period == 4 and not getattr(table.state, "last", True):
            assert table.play(TRAINER, ["stop"])
        elif luck.below(40) == 0:
            assert table.play_default(seat)
        else:
            assert table.play(seat, find_bot(GAME, bots[seat % len(bots)])(SeatView(table, seat), luck))
    return table


def main() -> None:
    """Write what is missing."""
    HERE.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        path = HERE / f"{name}.json"
        if not path.exists():
            path.write_text(json.dumps(play(name).record(), separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
