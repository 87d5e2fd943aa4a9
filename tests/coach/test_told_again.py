"""Which sentences are said, with which figures: worked out once more from every kind of row, simply, and compared word for word.

Messages are noted instead of spoken, so that nothing in their wording can hide what is wrong with them.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any

import pytest

from alcancia.text import Teller, coaching
from alcancia.text.coaching import Coaching

Row = Mapping[str, Any]


def line(id: str, **given: Any) -> str:
    """A message as it is noted."""
    return f"{id}({', '.join(f'{name}={given[name]}' for name in sorted(given))})"


class Noting:
    """Stands where the speaker and the teller do: notes who is asked to say what."""

    locale, game = "en", "financity"

    @property
    def speaker(self) -> "Noting":
        return self

    def say(self, id: str, **given: Any) -> str:
        return line(id, **{name: getattr(value, "text", value) for name, value in given.items()})

    def several(self, items: list[str]) -> str:
        return " & ".join(items)

    def fact(self, fact: Row) -> str:
        return f"<{fact['key']}>"

    def name(self, seat: int) -> str:
        return f"P{seat}"

    def sentence(self, question: str, move: list[Any]) -> str:
        return f"{question} {move}"


def noted(game: str, unit: str, room: bool = False) -> Coaching:
    teller: Any = Noting()
    assert all(hasattr(Teller, name) for name in ("several", "fact", "name", "sentence"))
    return Coaching(teller, game, unit, room)


# ── the second implementation ────────────────────────────────────────────────


def written(value: float, beside: tuple[float, ...], signed: bool = False) -> str:
    """With one decimal only where nothing beside it is large, and not all of them are whole."""
    whole = any(abs(one) >= 20 for one in beside) or all(one == int(one) for one in beside)
    text = f"{abs(value):,.0f}" if whole else f"{abs(value):,.1f}"
    return ("−" if value < 0 else "+" if signed and value > 0 else "") + text


def span(id: str, ends: tuple[float, float, float], signed: bool = False, **more: Any) -> str:
    """A mean with its interval."""
    if id == "coach-by-money":
        return line(id, game="financity", **dict(zip(("mean", "low", "high"), map(round, ends), strict=True)))
    told = [written(end, ends, signed) for end in ends]
    return line(id, game="financity", mean=told[0], low=told[1], high=told[2], **more)


def score(value: float, unit: str, signed: bool = False) -> str:
    n: Any = round(value) if unit == "money" else written(value, (value,), signed)
    return line("coach-came-points", unit=unit, n=n, count=abs(round(value)))


def side(interval: Row) -> str:
    return "other" if interval["low"] > 0 else "own" if interval["high"] < 0 else "toss"


def from_the(way: str, interval: Row) -> tuple[float, float, float]:
    """How much better this way is."""
    if way == "other":
        return interval["mean"], interval["low"], interval["high"]
    return -interval["mean"], -interval["high"], -interval["low"]


def period(n: int) -> str:
    return line("coach-when", game="financity", n=n)


def chosen(row: Row, tail: str) -> str:
    ways = {"when": period(row["period"]), "mine": f"{row['question']} {row['move']}"}
    if row["other"] is None:
        return line(f"coach-chose-nothing{tail}", **ways)
    return line(f"coach-chose{tail}", other=f"{row['question']} {row['other']}", **ways)


def judged(row: Row, unit: str, tail: str) -> Iterator[str]:
    verdict = side(row["standing"])
    agree = side(row["points"]) == verdict
    by = row["points"] if agree else row["standing"]
    way = verdict if verdict != "toss" else "other" if by["mean"] >= 0 else "own"
    times = {"other": row["better"], "own": row["worse"]}
    against = times["own" if way == "other" else "other"]
    counted = {"tens": round(times[way] / row["futures"] * 10), "against": round(against / row["futures"] * 10)}
    told = f"{verdict}-own" if verdict == "toss" and way == "own" else verdict
    yield line(f"coach-verdict-{told}{tail}", by=span(f"coach-by-{unit if agree else 'standing'}", from_the(way, by)), **counted)
    if not agree:
        yield span("coach-though-points", from_the(way, row["points"]), signed=True)
    if verdict == "toss":
        return
    alike = round((row["futures"] - row["better"] - row["worse"]) / row["futures"] * 10)
    if alike >= 2:
        yield line("coach-same", same=alike)
    if row["goals"] is not None:
        own, other = [round(reached / row["futures"] * 100) for reached in row["goals"]]
        if abs(own - other) >= 5:
            yield line("coach-goals", a=own if way == "own" else other, b=other if way == "own" else own)
    clear = [span(f"coach-gauge-{name}", from_the(way, by), signed=True) for name, by in row["gauges"].items() if side(by) != "toss"]
    if clear:
        yield line("coach-gauges", list=" & ".join(clear))


def explained(row: Row) -> Iterator[str]:
    better, worse = ("mine", "other") if side(row["standing"]) == "own" else ("other", "mine")
    told = [
        line(f"because-financity-{one['key']}", a=written(one[better], (one[better],)), b=written(one[worse], (one[worse],)), sign="$")
        for one in row["reasons"]
    ]
    if told:
        yield line("coach-because", list=" & ".join(told))


def came(row: Row, unit: str) -> Iterator[str]:
    if row["came"] is None:
        return
    points, sign, verdict = row["came"]["points"], row["came"]["sign"], side(row["standing"])
    word = "same" if sign == 0 else ("better" if sign > 0 else "worse") + ("-even" if points == 0 else "")
    yield line(f"coach-came-{word}", points=score(points, unit, signed=True))
    if (verdict == "other" and sign < 0) or (verdict == "own" and sign > 0):
        yield line("coach-luck-differs")


def later(moment: Row, tail: str) -> Iterator[str]:
    if moment["places"] is not None:
        yield line(f"coach-recovered{tail}", **dict(zip(("from", "to"), moment["places"], strict=True)))
    if moment["fact"] is not None:
        yield line("coach-happened", fact=f"<{moment['fact']['key']}>")


def turned(swing: Row, tail: str) -> Iterator[str]:
    up, by = swing["by"]["mean"] > 0, swing["by"]
    ends = from_the("other" if up else "own", by)
    yield span(f"coach-swing-{'up' if up else 'down'}{tail}", ends, when=period(swing["period"]))
    if swing["facts"]:
        yield line("coach-swing-facts", facts=" ".join(f"<{fact['key']}>" for fact in swing["facts"]))
    if swing["unlike"]:
        yield line(f"coach-swing-{'worse' if up else 'better'}-expected")


def divided(split: Row, unit: str) -> str:
    told: dict[str, Any] = {"name": f"P{split['best']}", "gap": score(split["gap"], unit)}
    for part in ("drawn", "decided"):
        ends = split[part]["mean"], split[part]["low"], split[part]["high"]
        told |= {f"{part}{end}": written(value, ends) for end, value in zip(("", "_low", "_high"), ends, strict=True)}
    return line(f"coach-split-{'ahead' if split['ahead'] else 'behind'}", **told)


# ── every kind of row ────────────────────────────────────────────────────────


def ends_of(mean: float, low: float, high: float) -> dict[str, float]:
    return {"mean": mean, "low": low, "high": high}


STANDINGS = (
    ends_of(4.0, 2.1, 6.3),
    ends_of(-31.2, -37.4, -23.1),
    ends_of(4.0, -0.5, 8.5),
    ends_of(-3.0, -9.0, 3.0),
    ends_of(3.0, 0.0, 6.0),
)
POINTS = (ends_of(41.2, 13.4, 67.3), ends_of(-1.7, -3.2, -0.4), ends_of(2.5, -1.2, 6.1), ends_of(-17.4, -178.0, 143.2))
GOALS = (None, (10, 83), (83, 10), (40, 42))
CAME = (None, (-60, -1), (1, 1), (0, 0), (0, 1), (0, -1))
GAUGES = {"money": ends_of(-53.0, -61.0, -47.0), "wellbeing": ends_of(1.5, 0.5, 2.5), "debt": ends_of(5.0, -1.0, 11.0)}
REASONS = ({"key": "out-loan_repaid_minimum", "mine": 1718.4, "other": 248.2}, {"key": "did-job_paid", "mine": 4.9, "other": 1.9})
STORIES = ((None, None), ((4, 1), None), (None, {"key": "event_applied"}))


def decisions() -> Iterator[dict[str, Any]]:
    every = product(STANDINGS, POINTS, GOALS, CAME, ((80, 16), (31, 52)))
    for number, (standing, points, goals, came, often) in enumerate(every):
        places, fact = STORIES[number % 3]
        row = {
            "period": 4, "question": "buy", "move": ["no"], "other": None if number % 5 == 0 else ["yes"],
            "futures": 100, "better": often[0], "worse": often[1], "standing": standing, "points": points, "goals": goals,
            "gauges": {} if number % 7 == 0 else GAUGES, "reasons": REASONS[: number % 4],
            "came": None if came is None else {"points": came[0], "sign": came[1]},
        }  # fmt: skip
        yield {"kind": "loss", "what_if": row, "swing": None, "places": places, "fact": fact}


def turns() -> Iterator[dict[str, Any]]:
    happened = [{"key": "event_drawn"}, {"key": "event_applied"}]
    for by, facts, unlike in product((ends_of(9.5, 4.1, 14.9), ends_of(-31.2, -37.4, -23.1)), ([], happened[:1], happened), (False, True)):
        swing = {"by": by, "period": 3, "facts": facts, "unlike": unlike}
        yield {"kind": "swing", "what_if": None, "swing": swing, "places": None, "fact": None}


def gaps() -> Iterator[dict[str, Any]]:
    for ahead, gap in product((False, True), (120, 1)):
        decided = ends_of(gap - 4.4, gap - 5.5, gap - 2.5)
        yield {"seat": 0, "best": 2, "ahead": ahead, "gap": gap, "drawn": ends_of(4.4, 2.5, 5.5), "decided": decided}


def remarks() -> Iterator[tuple[dict[str, bool], str]]:
    yield {"nothing": True, "few": False}, "coach-nothing()"
    yield {"nothing": False, "few": True}, "coach-few()"
    yield {"nothing": False, "few": False}, ""


def compared(unit: str, room: bool) -> Iterator[tuple[Any, Any]]:
    """What is said, and what should be."""
    told, tail = noted("financity", unit, room), "-room" if room else ""
    for moment in decisions():
        row = moment["what_if"]
        before, known = [chosen(row, tail)], [*judged(row, unit, tail), *explained(row)]
        story, after = list(later(moment, tail)), list(came(row, unit))
        yield told.sentences(moment), [*before, *known, *story, *after]
        yield told.happened(moment), [*before, *story]
        yield told.played(moment), [*known, *after]
        tens = known[0].partition("tens=")[2]
        yield told.tens(moment), int(tens[: tens.index(")")])
    for moment in turns():
        yield told.sentences(moment), list(turned(moment["swing"], tail))
        yield told.happened(moment), list(turned(moment["swing"], tail))
        yield (told.played(moment), told.tens(moment)), ([], None)
    yield from ((told.split(split), divided(split, unit)) for split in gaps())
    yield from ((told.remark(known), remark) for known, remark in remarks())
    yield from ((told.heading({"kind": kind}), line(f"coach-kind-{kind}")) for kind in ("loss", "swing", "recovery"))


@pytest.mark.parametrize("unit", ["points", "steps", "money"])
@pytest.mark.parametrize("room", [False, True])
def test_what_is_said_is_worked_out_again(unit: str, room: bool) -> None:
    for said, expected in compared(unit, room):
        assert said == expected


FAULTS: dict[str, Callable[..., Any]] = {
    "verdict_of": lambda real, row: real({**row, "standing": row["points"]}),
    "spoken_of": lambda real, row: -real(row),
    "tens_of": lambda real, row, way: real(row, -way),
    "_clear": lambda real, row: (row["low"] >= 0) - (row["high"] <= 0),
    "_turned": lambda real, row, sign: row,
    "_told_by_points": lambda real, row: True,
    "_places": lambda real, *values: 0,
    "_chose": lambda real, told, row: real(told, {**row, "period": row["period"] + 1}),
    "_goals": lambda real, told, row, sign: real(told, row, -sign),
    "_because": lambda real, told, row: real(told, {**row, "reasons": row["reasons"][:1]}),
    "_came": lambda real, told, row: real(told, {**row, "standing": {"low": 1, "high": 2}}),
    "_later": lambda real, told, moment: real(told, {**moment, "places": moment["places"] and moment["places"][::-1]}),
    "_swing": lambda real, told, swing: real(told, {**swing, "unlike": False}),
    "_tell": lambda real, told, id, **given: told.say(id, **given),
    "_score": lambda real, told, value, signed=False: real(told, abs(value), signed),
    "split": lambda real, told, split: real(told, {**split, "ahead": not split["ahead"]}),
    "remark": lambda real, told, known: real(told, {"nothing": known["few"], "few": known["nothing"]}),
    "heading": lambda real, told, moment: real(told, {"kind": "loss"}),
}


@pytest.mark.parametrize("what", FAULTS)
def test_a_sentence_that_says_something_else_is_noticed(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault in everything that makes sentences."""
    where: Any = coaching if hasattr(coaching, what) else Coaching
    real = getattr(where, what)
    monkeypatch.setattr(where, what, lambda *given, **named: FAULTS[what](real, *given, **named))
    assert any(said != expected for said, expected in compared("points", True))
