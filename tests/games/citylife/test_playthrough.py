"""A readable transcript of two short games, reviewed as a diff. ALCANCIA_UPDATE=1 writes it again."""

import os
from pathlib import Path
from typing import Any

import pytest

from alcancia import Luck, Table
from alcancia.bots import SeatView, find_bot
from alcancia.text import Speaker, Teller

FOLDER = Path(__file__).parents[2] / "playthroughs"
GAMES: dict[str, dict[str, Any]] = {
    "citylife-basic": {"max_rounds": 8},
    "citylife-advanced": {"rules": "advanced", "max_rounds": 8, "starting_cash": 3000, "demerit_limit": 9},
}
BOTS = ("baseline", "investor", "random")


def transcript(name: str) -> str:
    """Question, who is asked, how many options, the move, and what followed; at the end the places."""
    table = Table.new("citylife", seats=3, seed=name, options=GAMES[name])
    teller = Teller(Speaker("en", "citylife", strict=True), ["Ana", "Beto", "Carla"], table.game.message_kinds)
    luck = Luck(name)
    lines = [teller.fact(seen) for fact in table.facts if (seen := fact.seen_by(None))]
    while table.asked:
        seat, ask = next(iter(table.asked.items()))
        move = find_bot(table.game, BOTS[seat])(SeatView(table, seat), luck)
        told = len(table.facts)
        lines.append(f"\n[{ask.name}] {teller.names[seat]} ({ask.count()}): {' '.join(str(part) for part in move)}")
        assert table.play(seat, move)
        lines += [f"  {teller.fact(seen)}" for fact in table.facts[told:] if (seen := fact.seen_by(None))]
    for row in table.standings():
        made = [({name: value for name, value in part.items() if name != "part"}, part["part"]) for part in row["parts"]]
        parts = ", ".join(teller.speaker.say(f"score-{name}", **args) for args, name in made)
        lines.append(f"\n{row['rank']}. {teller.names[row['seat']]}: {parts}; {' '.join(row['titles'])}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    path = FOLDER / f"{name}.txt"
    found = transcript(name)
    if os.environ.get("ALCANCIA_UPDATE"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(found, encoding="utf-8")
    assert found == path.read_text("utf-8")
