"""What the lab found, in sentences and columns."""

from collections.abc import Mapping, Sequence
from typing import Any

from alcancia.kernel import Game
from alcancia.text import Speaker, Teller, decimal

TOLD_NUMBERS = ("before", "after", "by", "low", "high")


def forecast_lines(done: Mapping[str, Any], speaker: Speaker) -> list[str]:
    """What changes, in plain words."""
    lines = [speaker.say("forecast-head", games=done["games"])]
    lines += told_lines(done["told"], speaker)
    return lines if done["told"] else [*lines, speaker.say("forecast-nothing")]


def told_lines(told: Sequence[Mapping[str, Any]], speaker: Speaker) -> list[str]:
    """One sentence for each change that is sure."""
    lines = []
    for one in told:
        numbers = {name: decimal(one[name], speaker.locale, one["places"]) for name in TOLD_NUMBERS if name in one}
        lines.append(speaker.say(one["message"], figure=speaker.say(f"measure-{one['figure']}"), **numbers))
    return lines


def table_lines(done: Mapping[str, Any], speaker: Speaker) -> list[str]:
    """The sentences, then every figure: before, after, and the change with its interval; * marks what is sure."""
    lines = [*forecast_lines(done, speaker), ""]
    for row in done["differences"]:
        shown = [decimal(row[name], speaker.locale, 2) for name in ("before", "after", "change", "low", "high")]
        mark = "*" if row["sure"] else " "
        named = dict(zip("abcde", shown, strict=True))
        lines.append(speaker.say("lab-row", mark=mark, figure=speaker.say(f"measure-{row['figure']}"), **named))
    return lines


def rule_lines(game: Game, before: Mapping[str, Any], after: Mapping[str, Any], seats: int, speaker: Speaker) -> list[str]:
    """Every rule in which two sets differ, in words."""
    teller, lines = Teller(speaker, (), game.message_kinds), []
    was, now = (game.settle(options, seats, False) for options in (before, after))
    for name in game.schema:
        if getattr(was, name) != getattr(now, name):
            values = {when: teller.rule_option(name, getattr(rules, name)) for when, rules in (("before", was), ("after", now))}
            lines.append(speaker.say("lab-rule", option=speaker.say(f"option-{name}"), **values))
    return lines


def sweep_lines(option: str, values: Sequence[Any], means: Mapping[str, Sequence[float]], speaker: Speaker) -> list[str]:
    """A row a figure, a column a value; what never moves is left out."""
    lines = [f"{option}: {'  '.join(str(value) for value in values)}"]
    for name, found in means.items():
        if len({round(mean, 2) for mean in found}) > 1:
            lines.append(f"{speaker.say(f'measure-{name}')}: {'  '.join(decimal(mean, speaker.locale, 2) for mean in found)}")
    return lines
