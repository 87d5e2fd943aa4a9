"""The table read aloud: whole words, no signs, and nobody is asked for a number that can be only one."""

import re

import pytest

from alcancia.games import find
from alcancia.kernel import Luck
from alcancia.terminal.plain import PlainTable
from tests.terminal.helping import sitting

SIGNS = re.compile(r"[▲■●◆★✚▼◐◇─▮▯▶◉○□→×]|\[[ x0-9]?\]|\b[A-Z]→|\b[WMEPLKRCS]\d\b")
GAMES = ("citylife", "elplan", "financialit", "financity", "multiverse")


@pytest.mark.parametrize(("game", "locale"), [(game, "es" if number % 2 else "en") for number, game in enumerate(GAMES)])
def test_boards_and_questions_read_well_aloud(game: str, locale: str, capsys: pytest.CaptureFixture[str]) -> None:
    sat = sitting(1, 3, game=find(game), seed="aloud", locale=locale)
    table, luck, heard = PlainTable(sat), Luck(game), 0
    while not sat.table.over and heard < 20:
        if (bot := sat.bot_to_play()) is not None:
            sat.play_bot(bot)
            continue
        view = sat.view(0)
        answer = table.drawing.answer(view)
        assert answer is not None
        capsys.readouterr()
        table.show(view, answer)
        said = capsys.readouterr().out
        found = SIGNS.search(said)
        assert found is None, (found, said)
        assert "  " not in said.replace("\n  ", "\n"), said
        together = [line for line in said.splitlines() for name in sat.names if re.match(rf"{name} \d", line)]
        assert together == [], "a name that ends in a number runs into no other"
        heard += 1
        sat.play(0, sat.table.asked[0].sample(luck))
    assert heard > 5
