"""The page of the bots names every bot of every game, and was made by the script."""

from pathlib import Path

from alcancia.bots import bots_of
from alcancia.games import GAMES, find
from alcancia.lab.ladders import PAGE, TIMED, page, parts_of, table

TEXT = PAGE.read_text("utf-8") if PAGE.is_file() else ""


def test_every_bot_has_its_rating_on_the_page() -> None:
    parts = parts_of(TEXT)
    assert set(parts) == set(GAMES)
    for game in GAMES:
        for bot in bots_of(find(game)):
            assert f"| {bot} |" in parts[game] or bot in TIMED, (game, bot)
        assert "-playouts |" in parts[game]


def test_a_row_is_what_the_tournament_says() -> None:
    row = {"bot": "saver", "rating": 1010, "low": 950, "high": 1070, "ahead": 0.513, "error": 0.04, "first": 0.26, "games": 80}
    assert list(table({"game": "elplan", "rows": [row]}, "python"))[-1] == "| saver | 1010 (950 to 1070) | 51 ± 4 | 26 | 80 |"
    assert Path(PAGE).name == "bots.md"


def test_a_part_is_made_anew_and_the_others_stay() -> None:
    parts = parts_of(TEXT)
    assert page(parts) == TEXT
    changed = page({**parts, "elplan": "\n## elplan\n\nnew\n"})
    assert parts_of(changed) == {**parts, "elplan": "\n## elplan\n\nnew\n"}
