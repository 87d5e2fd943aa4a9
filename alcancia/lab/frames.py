"""Results as frames and files: Parquet and CSV with a dictionary, and one page with charts that opens anywhere."""

import html
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from alcancia.coach.intervals import Interval
from alcancia.kernel import Unplayable
from alcancia.lab.compare import Comparison
from alcancia.lab.forecast import as_data, is_sure
from alcancia.lab.resuming import versions
from alcancia.lab.rows import Row, frame
from alcancia.lab.sweep import VALUE, Sweep

MOST_DRAWN: Final = 16
ROOM: Final = {"left": 40, "right": 10, "top": 5, "bottom": 5}
"""Around a chart with names at its side: where it is looked at, letters may be wider than where it was drawn."""
Say = Callable[..., str]


class Words(NamedTuple):
    """A language: its sentences, and how it writes a figure."""

    say: Say
    number: Callable[[float], str]
    locale: str


def save(rows: Sequence[Row], about: dict[str, Any], say: Say, folder: Path, varied: str = "") -> None:
    """All rows as Parquet and CSV, what every column means, and how to get the same again. `varied`: an option."""
    folder.mkdir(parents=True, exist_ok=True)
    made = frame(rows)
    made.write_parquet(folder / "rows.parquet")
    made.write_csv(folder / "rows.csv")
    meanings = [say(f"option-{varied}" if name == VALUE and varied else f"measure-{name}") for name in made.columns]
    frame([{"column": name, "meaning": told} for name, told in zip(made.columns, meanings, strict=True)]).write_csv(
        folder / "dictionary.csv"
    )
    (folder / "run.json").write_text(json.dumps(about, indent=1, sort_keys=True, default=str) + "\n", "utf-8")


def save_comparison(comparison: Comparison, words: Words, told: Sequence[str], folder: Path) -> None:
    """A comparison as files."""
    say, number = words.say, words.number
    about = {"before": versions(comparison.before), "after": versions(comparison.after), "games": comparison.games}
    save(comparison.rows, about, say, folder)
    frame(as_data(comparison)["differences"]).write_csv(folder / "differences.csv")
    page = report(
        say("lab-report-compare"),
        [*told],
        [chart_of_changes(comparison, say)],
        [say("lab-column-figure"), say("lab-column-before"), say("lab-column-after"), say("lab-column-change")],
        [
            [say(f"measure-{row.figure}"), number(row.before), number(row.after), with_interval(row.change, words)]
            for row in comparison.differences
        ],
        about,
        words.locale,
    )
    (folder / "report.html").write_text(page, "utf-8")


def with_interval(change: Interval, words: Words) -> str:
    """A change and its 95 % interval."""
    mean, low, high = map(words.number, (change.mean, change.low, change.high))
    return words.say("lab-interval", mean=f"+{mean}" if change.mean > 0 else mean, low=low, high=high)


def save_sweep(sweep: Sweep, words: Words, folder: Path) -> None:
    """A sweep as files."""
    say, option = words.say, words.say(f"option-{sweep.option}")
    about = {"series": versions(sweep.series), "option": sweep.option, "values": list(sweep.values), "games": sweep.games}
    save(sweep.rows, about, say, folder, sweep.option)
    heads = [say("lab-column-figure"), *(str(value) for value in sweep.values)]
    body = [[say(f"measure-{name}"), *(words.number(mean.mean) for mean in means)] for name, means in sweep.means.items()]
    page = report(say("lab-report-sweep", option=option), [], [chart_of_sweep(sweep, say)], heads, body, about, words.locale)
    (folder / "report.html").write_text(page, "utf-8")


def chart_of_changes(comparison: Comparison, say: Say) -> str:
    """The clearest changes, each beside what differs between games anyway, with its interval."""
    drawn = [row for row in comparison.differences if row.spread and is_sure(row)][:MOST_DRAWN]
    data = [
        {
            "figure": say(f"measure-{row.figure}"),
            "change": row.change.mean / row.spread,
            "low": row.change.low / row.spread,
            "high": row.change.high / row.spread,
        }
        for row in drawn
    ]
    if not data:
        return ""
    alt = _altair()
    base = alt.Chart(alt.Data(values=data)).encode(y=alt.Y("figure:N", sort=None, title=None))
    bars = base.mark_bar(size=10, color="#2E8B57").encode(x=alt.X("change:Q", title=say("lab-axis-change")))
    rules = base.mark_rule(color="#333").encode(x="low:Q", x2="high:Q")
    return _svg((bars + rules).properties(width=520, padding=ROOM))


def chart_of_sweep(sweep: Sweep, say: Say) -> str:
    """How the figures that move most go with the option, each on its own scale."""
    moving = sorted(sweep.means, key=lambda name: -_moves(sweep, name))[:6]
    data = [
        {"value": value, "mean": mean.mean, "low": mean.low, "high": mean.high, "figure": say(f"measure-{name}")}
        for name in moving
        for value, mean in zip(sweep.values, sweep.means[name], strict=True)
    ]
    alt = _altair()
    base = alt.Chart().encode(x=alt.X("value:O", title=say(f"option-{sweep.option}")))
    line = base.mark_line(point=True, color="#1F6FB2").encode(y=alt.Y("mean:Q", title=None, scale=alt.Scale(zero=False)))
    band = base.mark_area(opacity=0.2, color="#1F6FB2").encode(y=alt.Y("low:Q", title=None), y2="high:Q")
    layered = alt.layer(band, line, data=alt.Data(values=data)).properties(width=240, height=140)
    return _svg(layered.facet(facet=alt.Facet("figure:N", title=None, sort=None), columns=2).resolve_scale(y="independent"))


def _moves(sweep: Sweep, name: str) -> float:
    means = [mean.mean for mean in sweep.means[name]]
    reach = max(mean.high - mean.low for mean in sweep.means[name])
    return (max(means) - min(means)) / reach if reach else 0.0


STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; display: block; overflow-x: auto }
td, th { padding: .2rem .8rem; border-bottom: 1px solid #ddd; text-align: right }
td:first-child, th:first-child { text-align: left }
svg { max-width: 100%; height: auto }
pre { white-space: pre-wrap; font-size: .8rem }
"""


def report(
    title: str, told: Sequence[str], charts: Sequence[str], heads: Sequence[str], rows: Sequence[Sequence[str]], about: Any, locale: str
) -> str:
    """One page that needs nothing else: words, pictures, figures, and how to get the same again."""
    lines = ["<tr>" + "".join(_cell("td", text) for text in row) + "</tr>" for row in rows]
    return "\n".join(
        [
            f"<!doctype html><html lang={locale}><meta charset=utf-8><meta name=viewport content='width=device-width'>",
            _cell("title", title),
            f"<style>{STYLE}</style>",
            _cell("h1", title),
            *(_cell("p", line) for line in told),
            *charts,
            "<table><tr>" + "".join(_cell("th", head) for head in heads) + "</tr>",
            *lines,
            "</table>",
            _cell("pre", json.dumps(about, indent=1, sort_keys=True, default=str)),
        ]
    )


def _cell(kind: str, text: str) -> str:
    return f"<{kind}>{html.escape(text)}</{kind}>"


def _altair() -> Any:
    try:
        import altair
    except ImportError:
        raise Unplayable("no_frames", extra="alcancia[lab]") from None
    return altair


def _svg(chart: Any) -> str:
    import vl_convert

    drawn: str = vl_convert.vegalite_to_svg(chart.to_json())
    return drawn
