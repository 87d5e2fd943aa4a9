"""The table at the head of `docs/balance.md` is the script's, and says what was counted."""

from alcancia.games import GAMES
from alcancia.lab import Series, balance
from alcancia.lab.balances import BEGIN, END, PAGE, part, renewed, row

TEXT = PAGE.read_text("utf-8") if PAGE.is_file() else ""


def test_every_game_has_its_row_on_the_page() -> None:
    made = TEXT[TEXT.index(BEGIN) : TEXT.index(END)]
    assert [line.split(" | ")[0] for line in made.splitlines() if line.startswith("| ")][1:] == [f"| {game}" for game in GAMES]


def test_a_row_says_what_the_series_showed() -> None:
    found = balance(Series("multiverse", 3, ("baseline",)), 3)
    cells = [cell.strip() for cell in row(found).strip().strip("|").split("|")]
    assert cells[0] == "multiverse"
    assert cells[1].split(" / ")[1] == str(found["rounds"]["p50"]) and cells[3].split(" / ")[2] == str(found["scores"]["p95"])
    assert abs(sum(map(int, cells[5].split(", "))) - 100) <= 2


def test_only_the_part_that_is_made_changes() -> None:
    page = renewed(TEXT, part(["| new |\n"], 3, "x"))
    assert page.replace(page[page.index(BEGIN) : page.index(END)], TEXT[TEXT.index(BEGIN) : TEXT.index(END)]) == TEXT
    assert "--games 3 --seed x" in page and "| new |" in page
