"""Longer answers of the command line: a game's options, the outcome of a simulation."""

from typing import Any

from alcancia.kernel import Game
from alcancia.text import Speaker, Teller, decimal
from alcancia.text.telling import LESSON


def option_range(shown: dict[str, Any], name: str, teller: Teller) -> str:
    """Which values an option may have, in words. `shown`: the option's own JSON."""
    say = teller.speaker.say
    match shown["type"]:
        case "int":
            return say("range-int", lo=shown["lo"], hi=shown["hi"], step=shown["step"])
        case "bool":
            return say("range-bool")
        case "choice" | "seat_or_random":
            values = [f"{value} ({teller.rule_option(name, value)})" for value in shown["values"]]
            return say("range-choice", values=", ".join(values))
        case "record" | "map" | "list" | "phrases":
            return say("range-composed", values=", ".join(shown.get("values", ())))
        case _:
            return say("range-words", values=", ".join(shown["values"]) or say("range-any"))


def describe_options(game: Game, seats: int, speaker: Speaker) -> str:
    """Every rule option: what it means, which values it may have, and the usual one."""
    teller = Teller(speaker, (), game.message_kinds)
    lines = [speaker.say("options-of", game=speaker.say("game-name"), seats=seats)]
    for group, names in game.groups.items():
        lines += ["", speaker.say(f"group-{group}").upper()]
        for name in names:
            shown = game.schema[name].to_json(seats)
            usual = teller.rule_option(name, shown["default"])
            marks = [mark for mark, on in (("handbook", name in game.handbook), ("live", shown["live"])) if on]
            marked = "".join(f" [{speaker.say(f'option-mark-{mark}')}]" for mark in marks)
            lines += ["", f"{name}: {speaker.say(f'option-{name}')}{marked}", f"  {speaker.say(f'option-{name}.about')}"]
            lines.append("  " + speaker.say("option-facts", range=option_range(shown, name, teller), usual=usual))
    if game.presets:
        lines += ["", speaker.say("options-presets").upper()]
    for preset, options in game.presets.items():
        told = teller.lesson(preset, options)
        lines += ["", f"{preset}: {told['name']}", *(f"  {speaker.say(f'lesson-{part}', text=told[part])}" for part in LESSON)]
    return "\n".join(lines)


def summary(done: dict[str, Any], speaker: Speaker) -> str:
    """The outcome of a simulation, for people."""
    say, where = speaker.say, speaker.locale

    def spread(row: dict[str, Any]) -> dict[str, str]:
        return {name: decimal(value, where, 1 if isinstance(value, float) else 0) for name, value in row.items()}

    lines = [
        say("sim-title", game=say("game-name"), games=done["games"], seats=done["seats"]),
        say("sim-speed", decisions=done["decisions"], seconds=decimal(done["seconds"], where, 1), rate=done["decisions_per_second"]),
        say("sim-rounds", **spread(done["rounds"])),
        say("sim-scores", **spread(done["scores"])),
    ]
    for seat, (bot, share) in enumerate(zip(done["bots"], done["win_share_by_seat"], strict=True), 1):
        lines.append(say("sim-seat", n=seat, bot=bot, share=decimal(100 * share, where, 1)))
    for bot, share in done["win_share_by_bot"].items():
        mean = decimal(done["scores_by_bot"][bot]["mean"], where, 1)
        lines.append(say("sim-bot", bot=bot, share=decimal(100 * share, where, 1), mean=mean))
    return "\n".join(lines)


LADDER_WIDTH = 40
"""How many signs the widest bar of a ladder has."""


def ladder(done: dict[str, Any], speaker: Speaker) -> str:
    """The outcome of a tournament, for people: the strongest first, with a bar for each rating and its interval."""
    say, where, rows = speaker.say, speaker.locale, done["rows"]
    lines = [say("sim-title", game=say("game-name"), games=done["games"], seats=done["seats"])]
    lowest, highest = min(row["low"] for row in rows), max(row["high"] for row in rows)

    def at(rating: int) -> int:
        return int((rating - lowest) * LADDER_WIDTH // max(1, highest - lowest))

    for place, row in enumerate(rows, 1):
        named = say(f"bot-{row['bot']}") if speaker.has(f"bot-{row['bot']}") else row["bot"]
        shares = {name: decimal(100 * row[name], where, 1) for name in ("ahead", "error", "first")}
        lines.append(say("ladder-row", place=place, name=named, **{**row, **shares}))
        bar = ("·" * at(row["low"]) + "━" * (at(row["high"]) - at(row["low"]) + 1)).ljust(LADDER_WIDTH + 1)
        lines.append(f"   {bar[: at(row['rating'])]}●{bar[at(row['rating']) + 1 :]}".rstrip())
    return "\n".join(lines)


def what_matters(done: dict[str, Any], speaker: Speaker) -> str:
    """What a series showed about a game, for people."""
    say, where = speaker.say, speaker.locale

    def percent(share: float) -> str:
        return decimal(100 * share, where, 1)

    lines = [say("sim-title", game=say("game-name"), games=done["games"], seats=done["seats"])]
    for name in ("rounds", "scores", "decisions", "best_to_worst"):
        figures = {key: decimal(value, where, 1 if isinstance(value, float) else 0) for key, value in done[name].items()}
        lines.append(say(f"sim-{name.replace('_', '-')}", **figures))
    lines.append(say("sim-shared", share=percent(done["shared_win_share"])))
    lines += [say("sim-place", n=place, share=percent(share)) for place, share in enumerate(done["win_share_by_place"], 1)]
    lines += [say("sim-per-seat", bot=bot, share=percent(share)) for bot, share in done["wins_per_seat_by_bot"].items()]
    for question, found in done["choices"].items():
        lines.append(say("sim-choices", question=question))
        lines += [say("sim-choice", option=option, share=percent(share)) for option, share in found.items()]
    for question, missed in done["never_chosen"].items():
        lines.append(say("sim-never", question=question))
        lines += [say("sim-never-one", option=option, times=times) for option, times in missed.items()]
    return "\n".join(lines)
