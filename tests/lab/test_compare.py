"""Rules compared with the same luck: true differences, honest intervals, the same to the digit however it is shared out."""

import csv
import json
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import polars
import pytest

from alcancia.games import GAMES
from alcancia.kernel import Unplayable
from alcancia.lab.compare import compare, differences, played
from alcancia.lab.forecast import as_data, is_sure, told
from alcancia.lab.frames import Words, save_comparison, save_sweep
from alcancia.lab.resuming import Resuming
from alcancia.lab.rows import KEYS, Row, rows_of
from alcancia.lab.series import Series
from alcancia.lab.sweep import sweep, values_of
from alcancia.lab.work import Chunk, Cores, Done, Here, chunks_of
from alcancia.shelf.boxes import shipped
from alcancia.shelf.own import find
from alcancia.terminal.figures import forecast_lines, rule_lines
from alcancia.text import Speaker, decimal

FINANCITY = Series("financity", 3, ("baseline",), seed="compare")


@pytest.mark.parametrize("id", GAMES)
def test_a_row_has_what_the_debrief_says(id: str) -> None:
    series = Series(id, bots=("random",)).seated()
    rows = rows_of(series, 0)
    table = series.table(0, quiet=False)
    from alcancia.bots import play_out

    play_out(table, series.players(), series.lucks(0))
    assert sum(row["first"] for row in rows) == pytest.approx(1)
    assert [row["worth"] for row in rows] == table.worths()
    assert find(id).levels and all(name in rows[0] or name in table.measures()[0] for name in find(id).levels)
    for row in rows:
        mine = [each for each in table.measures() if each["seat"] == row["seat"]]
        for name in set(row) - set(KEYS):
            values = [each[name] for each in mine if isinstance(each.get(name), int)]
            assert row[name] == (values[-1] if name in find(id).levels else sum(values)), name


def test_a_rule_that_changes_nothing_changes_nothing_and_one_that_does_is_told() -> None:
    usual = FINANCITY.seated().table(0).options.withdraw_surcharge
    same = compare(FINANCITY, {"withdraw_surcharge": usual}, 12, Here())
    assert all(row.change.mean == 0 and not row.change.clear for row in same.differences) and told(same) == []
    assert forecast_lines(as_data(same), Speaker("en", "financity"))[-1] == "No figure changes clearly."
    longer = compare(FINANCITY, {"years": 5}, 12, Here())
    shorter = {row.figure: row for row in longer.differences}
    assert (shorter["periods"].before, shorter["periods"].after) == (10, 5)
    assert is_sure(shorter["income_home"]) and shorter["income_home"].change.clear == -1
    for locale in ("en", "es"):
        lines = forecast_lines(as_data(longer), Speaker(locale, "financity", strict=True))
        assert len(lines) > 3 and not any("measure-" in line for line in lines)


def test_every_difference_is_what_a_simple_count_gives() -> None:
    done = compare(FINANCITY, {"withdraw_surcharge": 50}, 10, Here())
    for row in done.differences[:12]:
        by = {
            rules: [
                sum(each.get(row.figure, 0) for each in done.rows if each["rules"] == rules and each["game"] == game) / 3
                for game in range(10)
            ]
            for rules in ("before", "after")
        }
        assert row.before == pytest.approx(sum(by["before"]) / 10) and row.after == pytest.approx(sum(by["after"]) / 10)
        apart = [b - a for a, b in zip(by["before"], by["after"], strict=True)]
        assert row.change.mean == pytest.approx(sum(apart) / 10)
        assert row.change.low <= row.change.mean <= row.change.high


def test_intervals_hold_what_is_true_as_often_as_they_say() -> None:
    """Chance alone: two halves of the same rules with other luck. Of many figures about one in twenty may seem to change."""
    found = played([FINANCITY.seated(), Series("financity", 3, ("baseline",), seed="other").seated()], 30, Here())
    clear = [row.change.clear != 0 for row in differences(*found) if row.spread]
    assert len(clear) > 20 and sum(clear) <= len(clear) // 4


def test_many_hands_give_the_same_to_the_digit(tmp_path: Path) -> None:
    series = [FINANCITY.seated()]
    alone = played(series, 25, Here())
    assert played(series, 25, Cores(2)) == alone
    stopped: list[int] = []

    class Tired:
        """Stops after the first chunk."""

        def play(self, chunks: Sequence[Chunk], done: Done) -> Iterator[list[Row]]:
            for number, rows in enumerate(Here().play(chunks, done)):
                if number:
                    raise KeyboardInterrupt
                yield rows

    with pytest.raises(KeyboardInterrupt):
        played(series, 25, Resuming(Tired(), tmp_path))

    class Counting:
        """Notes what it is asked to play."""

        def play(self, chunks: Sequence[Chunk], done: Done) -> Iterator[list[Row]]:
            stopped.extend(chunk.first for chunk in chunks)
            return Here().play(chunks, done)

    assert played(series, 25, Resuming(Counting(), tmp_path)) == alone
    assert stopped == [10, 20] and [chunk.games for chunk in chunks_of(series[0], 25)] == [10, 10, 5]


def test_files_open_without_us_and_say_how_to_get_the_same_again(tmp_path: Path) -> None:
    done = compare(FINANCITY, {"years": 5}, 6, Here())
    speaker = Speaker("es", "financity", strict=True)
    words = Words(speaker.say, partial(decimal, locale="es", places=2), "es")
    rules = rule_lines(find("financity"), {}, {"years": 5}, 3, speaker)
    save_comparison(done, words, [*rules, *forecast_lines(as_data(done), speaker)], tmp_path)
    frame = polars.read_parquet(tmp_path / "rows.parquet")
    assert frame.height == 6 * 3 * 2 and frame["cash"].sum() == sum(row["cash"] for row in done.rows)
    named = {row["column"] for row in csv.DictReader((tmp_path / "dictionary.csv").read_text("utf-8").splitlines())}
    assert named >= set(frame.columns)
    about = json.loads((tmp_path / "run.json").read_text("utf-8"))
    assert about["after"]["options"] == {"years": 5} and about["before"]["content"] == find("financity").content_hash
    page = (tmp_path / "report.html").read_text("utf-8")
    assert "<svg" in page and "http-equiv" not in page and "src=" not in page and "<script" not in page
    assert rules == ["Años: 5 en vez de 10."] and "<html lang=es>" in page
    assert rules[0] in page and "10,00</td><td>5,00</td><td>−5,00 (−5,00 a −5,00)" in page


def test_from_python_everything_comes_as_frames() -> None:
    import alcancia.lab

    done = alcancia.lab.compare(FINANCITY, {"years": 5}, 4, Here())
    assert done.frame.height == 4 * 3 * 2 and set(done.frame["rules"]) == {"before", "after"}
    years = done.changes.row(by_predicate=polars.col("figure") == "periods", named=True)
    assert (years["before"], years["after"], years["change"]) == (10, 5, -5) and years["low"] <= -5 <= years["high"]
    swept = alcancia.lab.sweep(FINANCITY, "years", [4, 5], 3, Here())
    assert swept.frame.height == 2 * 3 * 3 and swept.frame.filter(polars.col("value") == 4)["periods"].unique().to_list() == [4]


def test_a_sweep_plays_the_same_luck_for_every_value(tmp_path: Path) -> None:
    done = sweep(FINANCITY, "years", values_of("4..6"), 4, Here())
    assert [mean.mean for mean in done.means["periods"]] == [4, 5, 6]
    save_sweep(done, Words(Speaker("en", "financity").say, str, "en"), tmp_path)
    page = (tmp_path / "report.html").read_text("utf-8")
    assert "<svg" in page and "<h1>What Years does" in page
    assert values_of("2..10/4") == [2, 6, 10]
    for bad in ("", "4", "x..y", "9..1", "0..999", "1..5/0"):
        with pytest.raises(Unplayable, match="bad_sweep"):
            values_of(bad)


def test_rules_that_cannot_be_are_refused_before_any_work() -> None:
    with pytest.raises(Unplayable):
        compare(FINANCITY, {"years": 0}, 5, Here())
    with pytest.raises(Unplayable):
        compare(FINANCITY, {"no_such_rule": 1}, 5, Here())


@pytest.mark.parametrize(
    ("game", "change"),
    [
        ("financialit", {"luxury_prereq": {"skills": 2}}),
        ("financialit", dict(find("financialit").presets["short_class"])),
        (next(box for box in shipped() if box.startswith("financity@")), {"years": 5}),
    ],
)
def test_composed_options_lessons_and_boxes_are_compared_like_any_rule(game: str, change: dict[str, object]) -> None:
    done = compare(Series(game, 3, ("baseline",)), change, 2, Here())
    assert {row["rules"] for row in done.rows} == {"before", "after"} and len(done.rows) == 2 * 2 * 3
    assert done.after.options == change and done.differences


@pytest.mark.slow
def test_a_cluster_of_two_nodes_gives_the_same_though_workers_die() -> None:
    ray = pytest.importorskip("ray", reason="pip install alcancia[cluster]")
    Nodes = pytest.importorskip("ray.cluster_utils").Cluster
    from alcancia.lab.work import Cluster

    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1})
    second = nodes.add_node(num_cpus=1)
    try:
        hands = Cluster(nodes.address)
        series = [FINANCITY.seated()]
        alone = played(series, 60, Here())

        def kill(done: int, of: int) -> None:
            if done == 20:
                nodes.remove_node(second, allow_graceful=False)

        assert played(series, 60, hands, kill) == alone
    finally:
        ray.shutdown()
        nodes.shutdown()
