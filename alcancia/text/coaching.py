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
        return None if row is None else tens_of(row, verdict_of(row))

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
        """Figure and interval, always; turned so that the better way is spoken of."""
        verdict, sign = verdict_of(row), -1 if verdict_of(row) == "own" else 1
        points, standing = _turned(row["points"], sign), _turned(row["standing"], sign)
        agree = verdict == "toss" or _clear(points) == 1
        by = self._interval(f"coach-by-{self.unit}" if agree else "coach-by-standing", points if agree else standing)
        yield self._tell(f"coach-verdict-{verdict}", tens=tens_of(row, verdict), by=Word(by))
        if not agree:
            yield self._interval("coach-though-points", points, signed=True)
        if verdict == "toss":
            return
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

    def split(self, split: Mapping[str, Any]) -> str:
        """How much of the gap to the best was drawn, and how much decided."""
        gap = self._score(split["gap"])
        given: dict[str, Any] = {"name": Word(self.teller.name(split["best"])), "gap": Word(gap)}
        for name in ("drawn", "decided"):
            row = split[name]
            given |= {name: Word(self.figure(row["mean"]))} | {f"{name}_{end}": Word(self.figure(row[end])) for end in ("low", "high")}
        return self.say("coach-split-ahead" if split["ahead"] else "coach-split-behind", **given)

    # ── words ────────────────────────────────────────────────────────────────

    def when(self, period: int) -> str:
        """The period by the name it has in this game."""
        return self.say("coach-when", game=self.game, n=period)

    def move(self, question: str, move: Sequence[Any]) -> str:
        """A move in words that need no board beside them."""
        return self.teller.sentence(question, move)

    def figure(self, value: float, signed: bool = False) -> str:
        """A figure, with one decimal where it is small."""
        places = 0 if abs(value) >= WHOLE or float(value).is_integer() else 1
        return ("+" if signed and value > 0 else "") + decimal(value, self.teller.speaker.locale, places)

    def _score(self, value: float, signed: bool = False) -> str:
        """So much of what the game's score counts."""
        return self.say("coach-came-points", unit=self.unit, n=round(value) if self.unit == MONEY else Word(self.figure(value, signed)))

    def _interval(self, id: str, row: Mapping[str, float], signed: bool = False, **more: Any) -> str:
        """Amounts of money are written by the message: a minus stands before the sign of the currency, which a box may have changed."""
        whole = id == f"coach-by-{MONEY}"
        given = {name: round(row[name]) if whole else Word(self.figure(row[name], signed)) for name in ("mean", "low", "high")}
        return self.say(id, game=self.game, **given, **more)


def verdict_of(row: Mapping[str, Any]) -> str:
    """The better way as far as anybody could know: own, other, or a coin's toss."""
    return {1: "other", -1: "own", 0: "toss"}[_clear(row["standing"])]


def tens_of(row: Mapping[str, Any], verdict: str) -> int:
    """In how many of ten futures the way that is spoken of ended better."""
    return round(10 * int(row["worse" if verdict == "own" else "better"]) / int(row["futures"]))


def _clear(row: Mapping[str, float]) -> int:
    return (row["low"] > 0) - (row["high"] < 0)


def _turned(row: Mapping[str, float], sign: int) -> Mapping[str, float]:
    return row if sign > 0 else {"mean": -row["mean"], "low": -row["high"], "high": -row["low"]}
