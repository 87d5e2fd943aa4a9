"""Coaching: what the coach found in words. Every sentence is made of one row of figures and of nothing else."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from alcancia.text.figures import decimal
from alcancia.text.speaker import Word, money_sign
from alcancia.text.telling import Teller

WHOLE: Final = 20
"""From here on figures are told without decimals."""
MONEY: Final = "money"
CLEAR_GOALS: Final = 5
"""Goals are told where they differ in so many of a hundred futures."""
SAME: Final = 2
"""That both ways ended the same is told where they did in so many of ten futures."""
ENDS: Final = ("mean", "low", "high")


class Coaching:
    """Tells the moments of one game. `unit`: what its score counts (points, steps, money)."""

    def __init__(self, teller: Teller, game: str, unit: str = "points", room: bool = False) -> None:
        self.teller = teller
        self.say = teller.speaker.say
        self.room = room
        """Is it told to everybody, of somebody whom nobody names?"""
        self.game = game
        self.unit = unit

    # ── moments ──────────────────────────────────────────────────────────────

    def remark(self, debrief: Mapping[str, Any]) -> str:
        """What honesty asks for before the moments: that nothing would have changed much, or little; empty where there is enough."""
        return self.say("coach-nothing") if debrief["nothing"] else self.say("coach-few") if debrief["few"] else ""

    def heading(self, moment: Mapping[str, Any]) -> str:
        """What kind of moment it is."""
        return self.say(f"coach-kind-{moment['kind']}")

    def sentences(self, moment: Mapping[str, Any]) -> list[str]:
        """A moment: what was done, how good it was as far as anybody could know, why, and what came."""
        if moment["swing"] is not None:
            return list(self._swing(moment["swing"]))
        row = moment["what_if"]
        known = [self._chose(row), *self._verdict(row), *self._because(row)]
        return [*known, *self._later(moment), *self._came(row)]

    def tens(self, moment: Mapping[str, Any]) -> int | None:
        """In how many of ten futures the way that is spoken of ended better; None where nothing was decided."""
        row = moment["what_if"]
        return None if row is None else tens_of(row, spoken_of(row))

    def happened(self, moment: Mapping[str, Any]) -> list[str]:
        """Told in two steps, first: what was done, and what came later."""
        if moment["swing"] is not None:
            return list(self._swing(moment["swing"]))
        return [self._chose(moment["what_if"]), *self._later(moment)]

    def played(self, moment: Mapping[str, Any]) -> list[str]:
        """Then: both ways played on, the reasons, and the luck that really came."""
        row = moment["what_if"]
        return [] if row is None else [*self._verdict(row), *self._because(row), *self._came(row)]

    def _tell(self, id: str, **given: Any) -> str:
        """A sentence that speaks to somebody, or to everybody."""
        return self.say(f"{id}-room" if self.room else id, **given)

    def _chose(self, row: Mapping[str, Any]) -> str:
        mine = Word(self.move(row["question"], row["move"]))
        when = Word(self.when(row["period"]))
        if row["other"] is None:
            return self._tell("coach-chose-nothing", when=when, mine=mine)
        return self._tell("coach-chose", when=when, mine=mine, other=Word(self.move(row["question"], row["other"])))

    def _later(self, moment: Mapping[str, Any]) -> Iterator[str]:
        if moment["places"] is not None:
            yield self._tell("coach-recovered", **{"from": moment["places"][0], "to": moment["places"][1]})
        if moment["fact"] is not None:
            yield self.say("coach-happened", fact=Word(self.teller.fact(moment["fact"])))

    def _verdict(self, row: Mapping[str, Any]) -> Iterator[str]:
        """Figure and interval, always; turned so that the way that is spoken of is the better one, or seems so in a toss-up."""
        verdict, sign = verdict_of(row), spoken_of(row)
        points, standing = _turned(row["points"], sign), _turned(row["standing"], sign)
        by_points = _told_by_points(row)
        by = self._interval(f"coach-by-{self.unit}" if by_points else "coach-by-standing", points if by_points else standing)
        own = "-own" if verdict == "toss" and sign < 0 else ""
        yield self._tell(f"coach-verdict-{verdict}{own}", tens=tens_of(row, sign), against=tens_of(row, -sign), by=Word(by))
        if not by_points:
            yield self._interval("coach-though-points", points, signed=True)
        if verdict == "toss":
            return
        same = round(10 - 10 * (row["better"] + row["worse"]) / row["futures"])
        if same >= SAME:
            yield self.say("coach-same", same=same)
        yield from self._goals(row, sign)
        gauges = [self._interval(f"coach-gauge-{name}", _turned(by, sign), signed=True) for name, by in row["gauges"].items() if _clear(by)]
        if gauges:
            yield self.say("coach-gauges", list=Word(self.teller.several(gauges)))

    def _goals(self, row: Mapping[str, Any], sign: int) -> Iterator[str]:
        if row["goals"] is not None:
            mine, other = (round(100 * reached / row["futures"]) for reached in row["goals"])
            if abs(mine - other) >= CLEAR_GOALS:
                a, b = (other, mine) if sign > 0 else (mine, other)
                yield self.say("coach-goals", a=a, b=b)

    def _because(self, row: Mapping[str, Any]) -> Iterator[str]:
        """What differs between the futures, the better way first."""
        own, sign = verdict_of(row) == "own", Word(money_sign(self.teller.speaker.game))
        told = []
        for reason in row["reasons"]:
            a, b = (reason["mine"], reason["other"]) if own else (reason["other"], reason["mine"])
            told.append(self.say(f"because-{self.game}-{reason['key']}", a=Word(self.figure(a)), b=Word(self.figure(b)), sign=sign))
        if told:
            yield self.say("coach-because", list=Word(self.teller.several(told)))

    def _came(self, row: Mapping[str, Any]) -> Iterator[str]:
        """The luck that really came is told second, and never judged by."""
        came = row["came"]
        if came is None:
            return
        sign = came["sign"]
        points = self._score(came["points"], signed=True)
        even = "-even" if sign and not came["points"] else ""
        yield self.say(f"coach-came-{ {1: 'better', -1: 'worse', 0: 'same'}[sign] }{even}", points=Word(points))
        if sign * {"own": -1, "other": 1, "toss": 0}[verdict_of(row)] < 0:
            yield self.say("coach-luck-differs")

    def _swing(self, swing: Mapping[str, Any]) -> Iterator[str]:
        up = swing["by"]["mean"] > 0
        id = f"coach-swing-{'up' if up else 'down'}{'-room' if self.room else ''}"
        yield self._interval(id, _turned(swing["by"], 1 if up else -1), when=Word(self.when(swing["period"])))
        if swing["facts"]:
            yield self.say("coach-swing-facts", facts=Word(" ".join(self.teller.fact(fact) for fact in swing["facts"])))
        if swing["unlike"]:
            yield self.say("coach-swing-worse-expected" if up else "coach-swing-better-expected")

    def split(self, split: Mapping[str, Any]) -> str:
        """How much of the gap to the best was drawn, and how much decided."""
        gap = self._score(split["gap"])
        given: dict[str, Any] = {"name": Word(self.teller.name(split["best"])), "gap": Word(gap)}
        for name in ("drawn", "decided"):
            row = split[name]
            mean, low, high = (Word(figure) for figure in self._figures(row))
            given |= {name: mean, f"{name}_low": low, f"{name}_high": high}
        return self.say("coach-split-ahead" if split["ahead"] else "coach-split-behind", **given)

    # ── words ────────────────────────────────────────────────────────────────

    def when(self, period: int) -> str:
        """The period by the name it has in this game."""
        return self.say("coach-when", game=self.game, n=period)

    def move(self, question: str, move: Sequence[Any]) -> str:
        """A move in words that need no board beside them."""
        return self.teller.sentence(question, move)

    def figure(self, value: float, signed: bool = False, places: int | None = None) -> str:
        """A figure, with one decimal where it is small, unless it stands beside others."""
        if places is None:
            places = _places(value)
        return ("+" if signed and value > 0 else "") + decimal(value, self.teller.speaker.locale, places)

    def _figures(self, row: Mapping[str, float], signed: bool = False) -> list[str]:
        """A mean and both ends of its interval, all as exact as the largest of them bears."""
        places = _places(*[row[end] for end in ENDS])
        return [self.figure(row[end], signed, places) for end in ENDS]

    def _score(self, value: float, signed: bool = False) -> str:
        """So much of what the game's score counts."""
        n = round(value) if self.unit == MONEY else Word(self.figure(value, signed))
        return self.say("coach-came-points", unit=self.unit, n=n, count=abs(round(value)))

    def _interval(self, id: str, row: Mapping[str, float], signed: bool = False, **more: Any) -> str:
        """Amounts of money are written by the message: a minus stands before the sign of the currency, which a box may have changed."""
        if id == f"coach-by-{MONEY}":
            return self.say(id, game=self.game, **{end: round(row[end]) for end in ENDS}, **more)
        mean, low, high = (Word(figure) for figure in self._figures(row, signed))
        return self.say(id, game=self.game, mean=mean, low=low, high=high, **more)


def _places(*values: float) -> int:
    """How many decimals these bear."""
    return 0 if max(map(abs, values)) >= WHOLE or all(float(value).is_integer() for value in values) else 1


def verdict_of(row: Mapping[str, Any]) -> str:
    """The better way as far as anybody could know: own, other, or a coin's toss."""
    return {1: "other", -1: "own", 0: "toss"}[_clear(row["standing"])]


def spoken_of(row: Mapping[str, Any]) -> int:
    """Which way is spoken of: 1, the other; -1, one's own. In a toss-up it is the one that seems better by what is told."""
    by = row["points" if _told_by_points(row) else "standing"]
    return {"own": -1, "other": 1, "toss": 1 if by["mean"] >= 0 else -1}[verdict_of(row)]


def _told_by_points(row: Mapping[str, Any]) -> bool:
    """Do points say what the verdict says? Else they are told beside it."""
    return _clear(row["points"]) == _clear(row["standing"])


def tens_of(row: Mapping[str, Any], way: int) -> int:
    """In how many of ten futures this way (1: the other, -1: one's own) ended better."""
    return round(10 * int(row["better" if way > 0 else "worse"]) / int(row["futures"]))


def _clear(row: Mapping[str, float]) -> int:
    return (row["low"] > 0) - (row["high"] < 0)


def _turned(row: Mapping[str, float], sign: int) -> Mapping[str, float]:
    return row if sign > 0 else {"mean": -row["mean"], "low": -row["high"], "high": -row["low"]}
