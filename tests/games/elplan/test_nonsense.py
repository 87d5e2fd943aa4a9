"""Section 10: whatever is sent is answered with a known reason, and changes nothing."""

import re
from pathlib import Path
from typing import Any

from alcancia import Luck, Refused, Table
from alcancia.games.elplan.period import MOVES
from alcancia.kernel.game import KERNEL_REASONS
from tests.games.elplan.position import GAME

TEXT = Path(__file__).parents[3] / "alcancia" / "text"
DEEP: list[Any] = []
for _ in range(5000):
    DEEP = [DEEP]
NASTY: list[Any] = [
    DEEP, [DEEP], [["activate", DEEP]],
    None, True, False, 0, 1, -1, 10**40, 0.5, "", "s1", "4", "service", "E01a", "idea", [], [[]], [[[[]]]], {}, {"a": [1]}, [None],
    [True, 0, 0], [0, 0, 0], [1, 1, 1], [-1, 2, 0], [0, 0, 0, 1], [[0, 0, 0], [0, 0, 0]], [[0, 0, 0], [1, 1, 1, 1]],
    ["service", 1, 0, 0], ["service", 10**20, 0, 0], [["service", "raw_material"], 1, 0, 0], ["service", 1, 99],
    ["E01a", 0, [0, 2, 0], 0], ["E01a", 9, [0, 0, 0], 1], ["E01a", 0, {}, None], [["activate", "s1", {}]],
    [["activate", "E01a", [1, 2, 3, 4]]], [["deactivate", [["s1"]]]], [["swap", [], {}]], [["liquidate", "E01a", None]], [{}],
    [["activate"]], [[[]]], "x" * 5000, [["activate", "s1", "worker"]] * 500,
]  # fmt: skip


def test_nonsense_is_answered() -> None:
    known = {GAME.codes.get(reason, reason) for reason in (*KERNEL_REASONS, *GAME.reasons)}
    seen: set[str] = set()
    heard: set[str] = set()
    for seed in range(3):
        table = Table.new("elplan", seats=4, seed=f"nonsense {seed}", options={"insurance": "ask"} if seed else {})
        luck = Luck(f"nonsense {seed}")
        while table.asked:
            seat = next(iter(table.asked))
            if table.asked[seat].name not in seen or luck.below(40) == 0:
                seen.add(table.asked[seat].name)
                heard |= try_everything(table, seat)
            table.play(seat, table.asked[seat].sample(luck))
    assert len(seen) >= 11
    assert heard <= known, heard - known
    for language in ("en", "es"):
        said = (TEXT / language / "elplan.ftl").read_text("utf-8")
        for reason in heard & set(GAME.reasons):
            assert re.search(rf"^refused-{reason} = ", said, re.MULTILINE), reason


def try_everything(table: Table, seat: int) -> set[str]:
    """Every move name with every nasty argument, for the seat that is asked and for another; the reasons given."""
    before = table.state.digest()
    heard = set()
    for name in (*MOVES, "dance"):
        for arguments in ([], *[[nasty] for nasty in NASTY], [0, 0], ["s1", "worker"]):
            for who in (seat, (seat + 1) % 4):
                ask = table.asked.get(who)
                if ask is not None and ask.contains([name, *arguments]):
                    continue
                answer = table.play(who, [name, *arguments])
                assert isinstance(answer, Refused), (name, arguments)
                heard.add(answer.reason)
    assert table.state.digest() == before
    return heard
