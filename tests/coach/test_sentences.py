"""Sentences that teach: each is recomputed by a second, simple implementation, from the record alone."""

import re
from collections import Counter
from functools import cache
from math import sqrt
from typing import Any

import pytest

from alcancia.bots import World, imagined, play_out
from alcancia.bots.playouts import draw
from alcancia.coach import Debrief, debriefs
from alcancia.coach.alternatives import alternatives
from alcancia.coach.decisions import course
from alcancia.coach.moments import Finder
from alcancia.coach.reasons import TOLD
from alcancia.coach.stories import EVENTS, OF_OTHERS, OMENS, events, unlike
from alcancia.games import GAMES, find
from alcancia.kernel import Luck, Refused, Table
from alcancia.kernel.preview import figures_of
from alcancia.kernel.record import playback
from alcancia.text import Speaker, Teller
from alcancia.text.coaching import Coaching
from tests.coach.games import finished

BUDGET, SEED = 140, "sentences"
ENDS = ("mean", "low", "high")
STUDENT = {11: 2.201, 21: 2.080, 23: 2.069}
"""From a textbook, by degrees of freedom."""


@cache
def looked_back(game: str) -> tuple[Debrief, Finder]:
    """A debrief, and the finder that made it (for its scale)."""
    table = finished(game)
    finder = Finder(course(playback(table.record(), find), [0]), 0, BUDGET, SEED)
    for _ in finder.steps():
        pass
    return Debrief(game, 0, table.game.hooks.score_in(table.options), tuple(finder.moments), done=True), finder


def coaching(table: Table, locale: str, unit: str) -> Coaching:
    speaker = Speaker(locale, table.game.id, strict=True)
    return Coaching(Teller(speaker, [f"P{seat}" for seat in range(table.state.seats)], table.game.message_kinds), table.game.id, unit)


# ── the second implementation: no Trials, no Scale, no Interval ──────────────


def simply_played(table: Table, world: World, move: Any) -> Table:
    """One way in one world, played on by hand."""
    ended = world.after(move)
    assert not isinstance(ended, Refused)
    assert ended.over
    return ended


def recomputed(game: str, row: dict[str, Any]) -> dict[str, Any]:
    """The figures of a what-if once more: walk the record, imagine the worlds, play both ways, count."""
    record = finished(game).record()
    again = playback(record, find)
    table = again.position(row["at"])
    seat, scale = row["seat"], sorted(looked_back(game)[1].trials.scale._sorted)
    sign = -1 if table.game.hooks.score_in(table.options) == "steps" else 1
    standing, points, better, worse, flows, reached = [], [], 0, 0, [], [0, 0]
    gauges: dict[str, list[list[int]]] = {}
    for number in range(row["futures"]):
        world = imagined(table, seat, f"{SEED}/{seat}/{row['at']}/final", number, quiet=False)
        mine = simply_played(table, world, tuple_of(row["move"]))
        other = simply_played(table, world, None if row["other"] is None else tuple_of(row["other"]))
        a, b = mine.worth(seat), other.worth(seat)
        standing.append([sum((worth > end) + (worth >= end) for end in scale) / len(scale) * 50 for worth in (a, b)])
        score = [next(line["score"] for line in end.standings() if line["seat"] == seat) for end in (mine, other)]
        points.append([sign * one for one in score])
        better, worse = better + (b > a), worse + (b < a)
        for name, parts in table.game.gauges.items():
            had = [sum(figures_of(end.game, end.state, seat).get(part, 0) for part in parts) for end in (mine, other)]
            gauges.setdefault(name, []).append(had)
        for way, end in enumerate((mine, other)):
            [mine_row] = [line for line in end.standings() if line["seat"] == seat]
            reached[way] += bool(mine_row.get("goals")) and all(mine_row["goals"].values())
        flows.append([[fact for fact in end.facts if fact.key == "paid" or fact.args.get("seat") == seat] for end in (mine, other)])
    return {"standing": standing, "points": points, "better": better, "worse": worse, "flows": flows, "gauges": gauges, "goals": reached}


def tuple_of(move: Any) -> Any:
    return tuple(tuple_of(part) for part in move) if isinstance(move, (list, tuple)) else move


def simple_interval(pairs: list[Any]) -> tuple[float, float, float]:
    """Own and other, future by future. Both ends are seen once more, at least as far out as two futures usually lie apart."""
    values = [other - own for own, other in pairs]
    n = len(values)
    mean = sum(values) / n
    usual = max(sqrt(2 * sum((end - sum(way) / n) ** 2 for end in way) / (n - 1)) for way in zip(*pairs, strict=True))
    more = [*values, min([*values, -usual]), max([*values, usual])]
    middle = sum(more) / len(more)
    error = sqrt(sum((value - middle) ** 2 for value in more) / (n + 1)) / sqrt(n + 2)
    error = max(error, sqrt(sum((value - mean) ** 2 for value in values) / (n - 1)) / sqrt(n))
    return mean, mean - STUDENT[n - 1] * error, mean + STUDENT[n - 1] * error


def simple_flow(facts: list[Any], seat: int, key: str) -> int:
    way, _, rest = key.partition("-")
    scored = [fact.args for fact in facts if fact.key == "scored_currency"]
    if rest in ("notes", "sets", "unfinished", "coins"):
        per_row = {"notes": lambda row: row["sum"], "sets": lambda row: row["bonus"], "unfinished": lambda row: row["sum"] - row["base"]}
        return sum(map(per_row[rest], scored)) if rest in per_row else sum(fact.args["coins"] for fact in facts if fact.key == "scored")
    if way == "did":
        return sum(fact.key == rest for fact in facts)
    reason, _, of = rest.partition("-")
    end = {"in": "to", "out": "from"}[way]
    paid = [fact.args for fact in facts if fact.key == "paid" and fact.args[end] == seat]
    return sum(args["amount"] for args in paid if args["reason"] == reason and args["of"] == of)


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_is_found_again(game: str) -> None:
    debrief, _ = looked_back(game)
    rows = [moment["what_if"] for moment in debrief.to_json()["moments"] if moment["what_if"] is not None]
    for row in rows[:3]:
        simple = recomputed(game, row)
        assert (row["better"], row["worse"]) == (simple["better"], simple["worse"])
        assert [row["standing"][end] for end in ("mean", "low", "high")] == pytest.approx(simple_interval(simple["standing"]), abs=0.02)
        assert [row["points"][end] for end in ("mean", "low", "high")] == pytest.approx(
            simple_interval(simple["points"]), rel=0.01, abs=0.05
        )
        assert set(row["gauges"]) == set(simple["gauges"])
        for name, by in simple["gauges"].items():
            assert [row["gauges"][name][end] for end in ENDS] == pytest.approx(simple_interval(by), rel=0.01, abs=0.05), name
        assert row["goals"] is None or list(row["goals"]) == simple["goals"]
        for reason in row["reasons"]:
            for way, which in (("mine", 0), ("other", 1)):
                told = [simple_flow(world[which], row["seat"], reason["key"]) for world in simple["flows"]]
                assert reason[way] == pytest.approx(sum(told) / len(told))


@pytest.mark.parametrize("game", GAMES)
def test_what_then_came_is_found_again(game: str) -> None:
    """With the luck that really came: the true table, its own dealer, sensible people on every chair, both ways once."""
    debrief, _ = looked_back(game)
    rows = [moment["what_if"] for moment in debrief.to_json()["moments"] if moment["what_if"] is not None]
    for row in rows[:3]:
        ends = []
        for move in (row["move"], row["other"]):
            table = playback(finished(game).record(), find).position(row["at"])
            if move is not None:
                assert table.play(row["seat"], tuple_of(move))
            lucks = [Luck(f"as it came/{seat}") for seat in range(table.state.seats)]
            play_out(table, [table.game.bots["baseline"]] * table.state.seats, lucks)
            ends.append(table)
        sign = -1 if debrief.unit == "steps" else 1
        score = [next(line["score"] for line in end.standings() if line["seat"] == row["seat"]) for end in ends]
        worth = [end.worth(row["seat"]) for end in ends]
        assert row["came"]["points"] == sign * (score[1] - score[0])
        assert row["came"]["sign"] == (worth[1] > worth[0]) - (worth[1] < worth[0])


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_of_luck_is_found_again(game: str) -> None:
    """How the seat stood before what came and after, in the same futures: played by hand, counted on the scale by hand."""
    debrief, finder = looked_back(game)
    again = playback(finished(game).record(), find)
    scale = finder.trials.scale._sorted
    for moment in debrief.to_json()["moments"]:
        swing = moment["swing"]
        if swing is None:
            continue
        first, second = again.position(swing["at"]), again.position(swing["until"])
        [mine] = [one for one in finder.mine if one.at == swing["at"]]
        [looked] = [one for one in finder.looking.planned if one.decision.at == swing["until"]]
        sensible = [one.choice for one in looked.others if "baseline" in one.by] or [looked.decision.move]
        by = []
        seed = f"{SEED}/0/final turn {swing['at']}"
        for number in range(20):  # of so few playouts no more are left for it
            worths = []
            for table, move in ((first, mine.move), (second, sensible[0])):
                world = imagined(table, 0, seed, number)
                world.table.dealer = table.dealer.beside(f"{seed}/{number}")
                worths.append(simply_played(table, world, move).worth(0))
            a, b = worths
            by.append(sum((b > end) + (b >= end) - (a > end) - (a >= end) for end in scale) / len(scale) * 50)
        assert swing["by"]["mean"] == pytest.approx(sum(by) / len(by), abs=0.01)
        middle = (swing["by"]["low"] + swing["by"]["high"]) / 2
        assert swing["by"]["mean"] == pytest.approx(middle)


def test_luck_and_skill_are_found_again() -> None:
    """The whole game once more with its own luck and other people each time: what two equally good players end apart."""
    record = finished("financity").record()
    *_, last = debriefs(record, find, [0], 100, SEED)
    split = last.to_json()["split"]
    apart = []
    for number in range(4):
        table = playback(record, find).position(0)
        luck = Luck(f"{SEED}/0/split/{number}")
        people = [draw(table.game.bots, luck) for _ in range(table.state.seats)]
        play_out(table, people, [Luck(f"{SEED}/0/split/{number}/{who}") for who in range(table.state.seats)])
        score = {line["seat"]: line["score"] for line in table.standings()}
        apart.append(score[split["best"]] - score[0] if not split["ahead"] else score[0] - score[split["best"]])
    assert split["drawn"]["mean"] == pytest.approx(sum(apart) / len(apart))
    assert split["drawn"]["mean"] + split["decided"]["mean"] == pytest.approx(split["gap"])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", ["en", "es"])
def test_sentences_say_the_row_and_nothing_else(game: str, locale: str) -> None:
    debrief, _ = looked_back(game)
    told = coaching(finished(game), locale, debrief.unit)
    for moment in debrief.to_json()["moments"]:
        assert told.heading(moment)
        said = told.sentences(moment)
        row = moment["what_if"]
        if row is None:
            continue
        verdict = said[1].replace("of 100 possible endings", "").replace("de cada 100", "")
        numbers = [float(number.replace(",", "." if locale == "es" else "")) for number in re.findall(r"\d+(?:[.,]\d+)*", verdict)]
        tens, of_ten, *figures = numbers
        each = [round(10 * row[way] / row["futures"]) for way in ("better", "worse")]
        own = any(word in verdict for word in ("your way left", "tu camino"))
        assert (tens, of_ten) == (each[own], 10)
        clear = (row["standing"]["low"] > 0) - (row["standing"]["high"] < 0)
        if not clear:  # a toss-up is told from the side that seems better, and the other side's share too
            assert figures.pop(0) == each[not own]
        assert own == (clear < 0) or (not clear and min(row["points"]["mean"], row["standing"]["mean"]) < 0)
        expected = {round(abs(row[name][end]), 1) for name in ("points", "standing") for end in ("mean", "low", "high")}
        assert all(any(abs(figure - value) <= 0.5 for value in expected) for figure in figures[:3])
        assert len(figures) == 3  # a mean and both ends of its interval, always


KINDS = ("bookmark", "loss", "missed_bargain", "best", "first_loan", "uninsured_loss", "recovery", "swing")


def made_up(game: str, kind: str) -> dict[str, Any]:
    """A moment of this kind with a decision and events of a real game, and figures that nobody takes for others."""
    looked = course(playback(finished(game).record(), find), [0])
    mine = looked.of(0)
    moment: dict[str, Any] = {"kind": kind, "period": 3, "what_if": None, "swing": None, "fact": None, "places": None}
    happened = next(found for number in range(len(mine)) if (found := events(looked, mine, number)))
    if kind == "swing":
        by = {"mean": -31.0, "low": -37.0, "high": -23.0}
        return moment | {"swing": {"by": by, "period": 3, "facts": happened, "unlike": True}}
    decision, others = next((one, ways) for one in mine if (ways := alternatives(one)))
    sign = -1 if kind in ("best", "recovery") else 1
    ends = {name: in_order([sign * end for end in row]) for name, row in FIGURES.items()}
    row = {
        "at": decision.at, "seat": 0, "period": 3, "question": decision.question, "move": list(decision.move),
        "other": None if others[0].choice is None else list(others[0].choice), "futures": 50, "better": 35, "worse": 10,
        "standing": ends["standing"], "points": ends["points"],
        "gauges": {name: ends["gauge"] for name in looked.end.game.gauges},
        "goals": [19, 41], "decided": False, "came": {"points": sign * 67, "gauges": {}, "sign": sign},
        "reasons": [{"key": TOLD[game][0], "mine": 71.0, "other": 73.0}],
    }  # fmt: skip
    moment["what_if"] = row
    moment["fact"] = happened[0] if kind == "uninsured_loss" else None
    moment["places"] = (4, 1) if kind == "recovery" else None
    return moment


FIGURES: dict[str, list[float]] = {"standing": [23, 31, 37], "points": [41, 43, 47], "gauge": [53, 59, 61]}


def in_order(ends: list[float]) -> dict[str, float]:
    low, mean, high = sorted(ends)
    return {"mean": mean, "low": low, "high": high}


def simply_figured(game: str, moment: dict[str, Any]) -> list[float]:
    """Every figure that has to be read after what was chosen, worked out from the row once more; always of the better way."""
    row, kind = moment["what_if"], moment["kind"]
    if row is None:
        return [3, 31, 100, 23, 37]
    found: list[float] = [round(10 * row["worse" if kind in ("best", "recovery") else "better"] / row["futures"]), 10, 41, 43, 47]
    better, worse = (1, 0) if row["standing"]["mean"] > 0 else (0, 1)
    found += [100 * row["goals"][better] / row["futures"], 100, 100 * row["goals"][worse] / row["futures"]]
    found += [53, 59, 61] * len(row["gauges"])
    found += [row["reasons"][0]["other" if better else "mine"], row["reasons"][0]["mine" if better else "other"]]
    return [*found, *(moment["places"] or ()), 67]


def misread(game: str, moment: dict[str, Any], locale: str) -> list[float]:
    """Figures that stand in the sentences and not in the row, or the other way round."""
    told = coaching(finished(game), locale, finished(game).game.hooks.score_in(finished(game).options))
    said = told.sentences(moment)
    if moment["swing"] is not None:
        assert all(told.teller.fact(fact) in said[1] for fact in moment["swing"]["facts"])
        text = said[0]
    else:
        row = moment["what_if"]
        for move in (row["move"], row["other"]):
            assert move is None or told.move(row["question"], move) in said[0]
        fact = "" if moment["fact"] is None else told.teller.fact(moment["fact"])
        assert fact in " ".join(said)
        text = " ".join(one for one in said[1:] if not fact or fact not in one)
    read = Counter(abs(float(one.replace(",", "."))) for one in re.findall(r"\d+(?:[.,]\d+)?", text))
    wanted = Counter(abs(float(one)) for one in simply_figured(game, moment))
    return [*(read - wanted).elements(), *(wanted - read).elements()]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_moment_says_its_figures_and_no_others(game: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    moment = made_up(game, kind)
    for locale in ("en", "es"):
        assert misread(game, moment, locale) == []
    whole = Coaching.figure
    monkeypatch.setattr(Coaching, "figure", lambda told, value, *how: whole(told, value + 2, *how))
    assert misread(game, moment, "en"), "a planted fault"


@pytest.mark.parametrize("locale", ["en", "es"])
def test_everything_the_coach_may_say_has_words(locale: str) -> None:
    for game in GAMES:
        speaker = Speaker(locale, game)
        assert all(speaker.has(f"because-{game}-{key}") for key in TOLD[game])
        for kind in KINDS:
            assert speaker.has(f"coach-kind-{kind}")


@pytest.mark.parametrize("locale", ["en", "es"])
def test_the_words_are_neutral(locale: str) -> None:
    banned = r"\b(mistake|wrong|stupid|fail\w*|should have|blunder|error|culpa|tonto|fracas\w*|debiste|deberías)\b"
    for name in ("coach", "questions", "ticket"):
        path = f"alcancia/text/{locale}/{name}.ftl"
        with open(path, encoding="utf-8") as file:
            assert not re.search(banned, file.read(), re.IGNORECASE), name


ROW: dict[str, Any] = {
    "at": 1, "seat": 0, "period": 4, "question": "buy_insurance", "move": ["no"], "other": ["yes"],
    "futures": 100, "better": 30, "worse": 60,
    "standing": {"mean": 4.0, "low": 2.0, "high": 6.0}, "points": {"mean": 40.0, "low": 13.0, "high": 67.0}, "gauges": {},
    "goals": None, "decided": False, "reasons": [], "came": {"points": -60, "gauges": {}, "sign": -1},
}  # fmt: skip


def moment_of(**changed: Any) -> dict[str, Any]:
    return {"kind": "uninsured_loss", "what_if": {**ROW, **changed}, "swing": None, "fact": None, "places": None}


def test_the_true_luck_is_told_second_and_never_judged_by() -> None:
    """On average insurance was better; with the luck that came it was not. A coach on true luck would teach not to insure."""
    said = coaching(finished("financity"), "en", "points").sentences(moment_of())
    assert said == [
        "Year 4: you chose “Buy no insurance token”. Another way was “Buy an insurance token”.",
        "In 3 of 10 futures the other way left you better off, by 40 points on average (13 to 67).",
        "With the luck that really came, the other way would have ended worse: −60 points.",
        "Luck decides one game; what is good on average is what you can plan with.",
    ]


@pytest.mark.parametrize(("sign", "ended"), [(1, "better"), (-1, "worse")])
def test_what_ended_otherwise_with_the_same_score_is_said_so(sign: int, ended: str) -> None:
    """Who stands first among equals is worth something, and "worse: 0 points" is no sentence."""
    said = coaching(finished("financity"), "en", "points").sentences(moment_of(came={"points": 0, "gauges": {}, "sign": sign}))
    assert f"With the luck that really came, the other way would have ended {ended}, with the same score." in said


def test_where_the_interval_holds_nought_there_is_no_verdict() -> None:
    toss = moment_of(standing={"mean": 4.0, "low": -0.5, "high": 8.5})
    said = coaching(finished("financity"), "es", "points").sentences(toss)
    assert said[1] == (
        "Cara o cruz: con el otro camino te habría ido mejor en 3 de 10 futuros y con el tuyo en 6. "
        "En conjunto, el otro camino salía mejor, "
        "en promedio por delante de 4,0 finales posibles más de cada 100 (de −0,5 a 8,5). Bien puede ser casualidad."
    ), "not by points, which are clear here"


def test_a_toss_up_is_told_from_the_side_that_seems_better() -> None:
    """No way left anybody better off by less than nought."""
    nought = {"mean": -3.0, "low": -9.0, "high": 3.0}
    toss = moment_of(standing=nought, points={"mean": -17.4, "low": -178.0, "high": 143.2}, better=30, worse=51)
    said = coaching(finished("financity"), "en", "points").sentences(toss)
    assert said[1] == (
        "A toss-up: your way left you better off in 5 of 10 futures and the other in 3. "
        "Over all of them your way came out better, by 17 points on average (−143 to 178). That could just as well be nothing."
    ), "all three figures as exact as the largest bears"
    assert coaching(finished("financity"), "en", "points").tens(toss) == 5


def test_that_both_ways_often_end_the_same_is_said() -> None:
    said = coaching(finished("financity"), "en", "points").sentences(moment_of(better=50, worse=8))
    assert said[2] == "In 4 of 10 both ways ended the same."
    assert not any("ended the same" in one for one in coaching(finished("financity"), "en", "points").sentences(moment_of()))


@pytest.mark.parametrize(("locale", "ends"), [("en", "worse: −1 point."), ("es", "peor: −1 punto.")])
def test_one_point_is_no_points(locale: str, ends: str) -> None:
    told = coaching(finished("financity"), locale, "points")
    assert told.sentences(moment_of(came={"points": -1, "gauges": {}, "sign": -1}))[2].endswith(ends)


@pytest.mark.parametrize(
    ("sign", "omens", "more"), [(1, [-1], True), (-1, [-1], False), (1, [1], False), (1, [-1, 1], False), (-1, [0], False)]
)
def test_bad_news_and_better_prospects_are_explained(sign: int, omens: list[int], more: bool) -> None:
    """A charge of $20 came and luck is said to have turned one's way: then worse had been expected, and that is said."""
    facts = [{"key": "income_modifier", "args": {"value": omen}} if omen else {"key": "event_drawn", "args": {}} for omen in omens]
    assert unlike(facts, sign) is more


def test_points_that_speak_against_the_goals_are_told_as_such() -> None:
    """The car that brings points and drops the goals: the verdict goes by worth, and the sentence says so."""
    car = moment_of(points={"mean": -468.0, "low": -526.0, "high": -410.0}, goals=[10, 83], better=83, worse=15)
    said = coaching(finished("financity"), "en", "points").sentences(car)
    assert said[1] == "In 8 of 10 futures the other way left you better off, ahead of 4 more of 100 possible endings on average (2 to 6)."
    assert said[2] == "The points alone say −468 (−526 to −410); goals and places count for more."
    assert said[3] == "All goals are reached in 83 of 100 futures with it, and in 10 without it."


def test_what_was_drawn_and_what_decided() -> None:
    split = {
        "seat": 0, "best": 1, "ahead": False, "gap": 120,
        "drawn": {"mean": 40.0, "low": 25.0, "high": 55.0}, "decided": {"mean": 80.0, "low": 65.0, "high": 95.0},
    }  # fmt: skip
    assert coaching(finished("financity"), "en", "points").split(split) == (
        "You ended 120 points behind P1. With the same luck and equally good players on your two seats, that gap would have been "
        "40 (25 to 55): that much was luck. The rest came from decisions: 80 (65 to 95)."
    )


@pytest.mark.parametrize(("locale", "range_"), [("en", "$40 on average (−$13 to $67)"), ("es", "$40 en promedio (de −$13 a $67)")])
def test_a_minus_stands_before_the_sign_of_the_currency(locale: str, range_: str) -> None:
    toss = moment_of(standing={"mean": 4.0, "low": -0.5, "high": 8.5}, points={"mean": 40.0, "low": -13.0, "high": 67.0})
    said = coaching(finished("citylife"), locale, "money").sentences(toss | {"what_if": {**toss["what_if"], "question": "buy"}})
    assert range_ in said[1] and said[2].endswith(": −$60.")


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_of_luck_names_nothing_that_one_did_oneself(game: str) -> None:
    looked = course(playback(finished(game).record(), find), [0])
    mine, named = looked.of(0), Counter[str]()
    for number in range(len(mine)):
        for fact in events(looked, mine, number):
            named[fact["key"]] += 1
            assert fact["args"].get("seat") != 0 or fact["key"] not in OF_OTHERS
            assert fact["key"] in EVENTS[game]
    assert named and {key for keys in EVENTS.values() for key in keys} >= OMENS.keys() | OF_OTHERS
