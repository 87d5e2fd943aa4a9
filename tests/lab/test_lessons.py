"""What lessons carry as measured was made by the script, from the rules that they have."""

import msgspec
import pytest

from alcancia.games import GAMES, find
from alcancia.games.measured import Measured, measured
from alcancia.ground.plain import fingerprint
from alcancia.lab.lessons import USUAL_GAMES, lines, measure
from alcancia.lab.work import Here
from alcancia.terminal.figures import told_lines
from alcancia.text import Speaker


@pytest.mark.parametrize("id", GAMES)
def test_every_lesson_carries_what_it_does(id: str) -> None:
    found = measured(id)
    assert {name: one.rules for name, one in found.items()} == {name: fingerprint(options) for name, options in find(id).presets.items()}
    assert all(one.games >= USUAL_GAMES for one in found.values())
    for locale in ("en", "es"):
        speaker = Speaker(locale, id, strict=True)
        for one in found.values():
            assert len(told_lines(one.told, speaker)) == len(one.told)


def test_the_script_writes_what_the_page_reads() -> None:
    """Lessons that shorten a game are seen to shorten it; the file says what was measured."""
    made = measure("financity", 6, Here())
    again = msgspec.toml.decode("\n".join(lines("financity", 6, made)), type=dict[str, Measured])
    assert again == made and made["rulebook"].told == []
    years = {one["figure"]: one for one in made["short"].told}["periods"]
    assert (years["message"], years["before"], years["after"]) == ("forecast-fall", 10, 6)
