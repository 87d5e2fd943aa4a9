"""The lab on the command line: every command, in words and for programs, with files that say what every column means."""

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from alcancia.cli.many import progress
from alcancia.shelf.boxes import shipped

pytestmark = pytest.mark.usefixtures("strict_speakers")

SMALL = ("financity", "--seats", "3", "--games", "3", "--workers", "1")
YEARS = ("--change", "years=5")


def test_a_forecast_is_told_in_plain_words_in_both_languages(run: Any) -> None:
    for language, words in (("en", "from 10 down to 5"), ("es", "baja de 10 a 5")):
        code, out, err = run("lab", "forecast", *SMALL, *YEARS, "--lang", language)
        assert (code, err) == (0, "") and words in out


def test_a_comparison_has_every_figure_with_its_interval_and_keeps_its_files(run: Any, tmp_path: Path) -> None:
    code, out, _ = run("lab", "compare", *SMALL, *YEARS, "--out", str(tmp_path / "found"))
    again = run("lab", "compare", *SMALL, *YEARS, "--out", str(tmp_path / "found"), "--json")
    assert code == again[0] == 0 and len(out.splitlines()) > 20
    rows = {row["figure"]: row for row in json.loads(again[1])["differences"]}
    assert rows["periods"]["change"] == -5 and rows["cash"]["low"] <= rows["cash"]["change"] <= rows["cash"]["high"]
    files = {file.name for file in (tmp_path / "found").iterdir()}
    assert files == {"parts", "rows.parquet", "rows.csv", "dictionary.csv", "differences.csv", "run.json", "report.html"}


def test_a_sweep_shows_every_value_and_says_what_its_columns_mean(run: Any, tmp_path: Path) -> None:
    code, out, _ = run("lab", "sweep", *SMALL, "--vary", "years=4..6", "--out", str(tmp_path))
    assert code == 0 and "4  5  6" in out.splitlines()[0]
    columns = (tmp_path / "rows.csv").read_text("utf-8").splitlines()[0].split(",")
    named = {row["column"]: row["meaning"] for row in csv.DictReader((tmp_path / "dictionary.csv").read_text("utf-8").splitlines())}
    assert set(named) == set(columns) and all(named.values())
    run("lab", "sweep", *SMALL, "--vary", "goal_savings=500..700/200", "--out", str(tmp_path))
    rows = list(csv.DictReader((tmp_path / "rows.csv").read_text("utf-8").splitlines()))
    assert {row["value"] for row in rows} == {"500", "700"} and {row["goal_savings"] for row in rows} <= {"0", "1"}, "option and figure"
    code, out, err = run("lab", "sweep", *SMALL, "--vary", "years=9..1")
    assert code and not out and err


def test_balance_tells_who_begins_and_what_nobody_takes(run: Any) -> None:
    code, out, _ = run("lab", "balance", "financity", "--seats", "3", "--games", "2", "--json")
    found = json.loads(out)
    assert code == 0 and len(found["win_share_by_place"]) == 3 and "never_chosen" in found
    question, missed = next(iter(found["never_chosen"].items()))
    for language, words in (("en", "never chosen"), ("es", "nunca elegido")):
        told = run("lab", "balance", "financity", "--seats", "3", "--games", "2", "--lang", language)[1]
        assert words in told and question in told and all(option in told for option in missed)


@pytest.mark.parametrize("change", ["short_class", 'luxury_prereq={"skills": 2}'])
def test_lessons_and_composed_rules_are_changes_like_any_other(run: Any, change: str) -> None:
    code, out, _ = run("lab", "forecast", "financialit", "--seats", "3", "--games", "2", "--workers", "1", "--change", change, "--json")
    assert code == 0 and json.loads(out)["after"]["options"]


def test_a_box_is_a_game_like_any_other(run: Any) -> None:
    box = next(id for id in shipped() if id.startswith("financity@"))
    code, out, _ = run("lab", "forecast", box, "--seats", "3", "--games", "2", "--workers", "1", *YEARS, "--json")
    assert code == 0 and json.loads(out)["before"]["game"] == box


def test_a_cluster_that_is_not_there_is_named(run: Any) -> None:
    code, out, err = run("lab", "forecast", *SMALL, *YEARS, "--cluster", "abacus")
    assert code and not out and "abacus" in err


def test_a_tournament_is_a_table_and_a_chart_of_ratings_with_their_intervals(run: Any) -> None:
    match = ("tournament", "financity", "--seats", "3", "--games", "9", "--bots", "baseline,random,saver")
    rows = {row["bot"]: row for row in json.loads(run(*match, "--json")[1])["rows"]}
    for language in ("en", "es"):
        code, out, err = run(*match, "--lang", language)
        lines = out.splitlines()
        assert (code, err) == (0, "") and len(lines) == 1 + 2 * 3
        told, drawn = lines[1::2], lines[2::2]
        figures = ["".join([sign for sign in line if sign.isdigit()]) for line in told]
        assert all(str(row["rating"]) in line for row, line in zip(rows.values(), figures, strict=True))
        assert all(line.count("●") == 1 for line in drawn)
        assert all("━" in line for row, line in zip(rows.values(), drawn, strict=True) if row["low"] < row["high"])
        dots = [line.index("●") for line in drawn]
        assert dots == sorted(dots, reverse=True) and dots[0] > dots[-1], "the strongest stands first and farthest to the right"


def test_whoever_waits_at_a_terminal_sees_how_much_and_how_long_is_left(
    run: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not run("lab", "forecast", *SMALL, *YEARS)[2], "nothing in a pipe"
    clock = iter(range(0, 10_000, 10))
    monkeypatch.setattr("alcancia.cli.many.time.monotonic", lambda: next(clock))
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    bar = progress()
    assert bar is not None
    for done in (1, 2, 2, 4):
        bar(done, 4)
    shown = capsys.readouterr().err.split("\r")
    assert "25 %" in shown[1] and "−0:30" in shown[1] and "50 %" in shown[2] and "−0:20" in shown[2]
    assert len(shown) == 5 and not shown[3].strip(), "gone when all is done"
