"""Section 11: the figures of the debrief agree with the table they were counted at."""

import re
from pathlib import Path

from alcancia import Luck, Table, replay
from alcancia.bots import find_bot, play_out
from alcancia.games.elplan.prints import GOODS
from alcancia.games.elplan.scoring import points
from alcancia.games.elplan.table import ideas
from alcancia.lab.export import long, wide
from tests.games.elplan.position import GAME, state_of

TEXT = Path(__file__).parents[3] / "alcancia" / "text"


def played(seed: str) -> Table:
    table = Table.new("elplan", seats=4, seed=seed)
    play_out(table, [find_bot(GAME, "baseline")] * 4, [Luck(f"{seed} {seat}") for seat in range(4)])
    return table


def test_figures() -> None:
    table = played("measures")
    t = state_of(table)
    rows = table.measures()
    found = {(row["seat"], row["period"]): row for row in rows}
    assert len(found) == len(rows) == 4 * t.period
    for seat in range(4):
        last = found[seat, t.period]
        assert (last["ideas"], last["points"]) == (ideas(t, seat), points(t, seat))
    for row in rows:
        assert row["processes_used"] <= row["processes_had"]
        assert row["cards_active"] <= row["cards"]
        assert row["space"] and row["event"]
        for flow in ("made", "bought", "imported", "sold", "wasted"):
            assert row[flow] == sum(row[f"{flow}_{good}"] for good in GOODS)
    assert sum(row["exports_caused"] for row in rows) == sum(fact.key == "exported" for fact in table.facts)
    assert sum(row["made"] for row in rows) > 50


def test_every_figure_and_lesson_has_words() -> None:
    for language in ("en", "es"):
        said = (TEXT / language / "elplan.ftl").read_text("utf-8")
        table = played("words")
        for name in {name for row in table.measures() for name in row}:
            assert re.search(rf"^measure-{name} = ", said, re.MULTILINE), name
        for row in table.lessons():
            message = re.search(rf"^lesson-{row['lesson']} = .*?(?=^[^\s}}]|\Z)", said, re.MULTILINE | re.DOTALL)
            assert message is not None, row
            assert set(re.findall(r"\$(\w+)", message.group())) <= set(row), row


def test_lessons_agree_with_the_figures() -> None:
    table = played("lessons")
    rows, lessons = table.measures(), table.lessons()
    for seat in range(4):
        mine = {lesson["lesson"]: lesson for lesson in lessons if lesson["seat"] == seat}
        assert ("first_idea" in mine) != ("no_idea" in mine)
        lost = sum(row["lost_to_events"] for row in rows if row["seat"] == seat)
        assert mine.get("uninsured", {"tokens": 0})["tokens"] == lost
    assert wide(table).count("\n") == len(rows) + 1
    assert long(table).startswith("seat,period,figure,value\n")


def test_a_replayed_record_has_the_same_figures() -> None:
    table = played("again")
    assert replay(table.record()).measures() == table.measures()
