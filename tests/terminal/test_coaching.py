"""`alcancia coach` in the terminal: what mattered, and that little did where that is the truth."""

import pytest

from alcancia.coach import debrief
from alcancia.games import find
from alcancia.terminal.coaching import told
from alcancia.terminal.console import Voice
from tests.coach.games import finished


@pytest.mark.parametrize(
    ("nothing", "few", "says"), [(True, False, "Nothing you did would"), (False, True, "Few of your decisions"), (False, False, "")]
)
def test_where_little_mattered_that_is_said_first(nothing: bool, few: bool, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Voice, "locale", "en")
    table = finished("multiverse")
    row = debrief(table.record(), find, 0, 100).to_json() | {"nothing": nothing, "few": few}
    lines = [line for line in told(row, table.game, ["Ana", "Ben", "Eva"]).splitlines() if line]
    assert lines[0].startswith("Ana: ")
    assert lines[1].startswith(says) and lines[1].startswith("* ") == (not says)
