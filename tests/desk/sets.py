"""Random values of options, drawn from what a form is told about them: good ones, and ones that go wrong."""

from typing import Any

from alcancia.kernel import Luck, Option


def value(option: Option, seats: int, luck: Luck) -> Any:
    """A value that the option by itself allows."""
    return drawn(option.to_json(seats), luck)


def drawn(form: dict[str, Any], luck: Luck) -> Any:
    """A value for a field of this form."""
    match form["type"]:
        case "int" | "seat":
            steps = (form["hi"] - form["lo"]) // form["step"]
            return form["lo"] + form["step"] * luck.below(steps + 1)
        case "bool":
            return luck.below(2) == 0
        case "choice":
            return luck.choice(form["values"])
        case "seat_or_random":
            word = luck.choice(form["values"])
            return word if word == "random" else int(word)
        case "words":
            return _words(form, luck)
        case "record":
            chosen = [name for name in form["parts"] if form.get("whole") or luck.below(3) == 0]
            return {name: drawn(form["parts"][name], luck) for name in chosen}
        case "map":
            return {luck.choice(form["values"]): drawn(form["each"], luck) for _ in range(luck.below(4))}
        case "list":
            return [drawn(form["each"], luck) for _ in range(form.get("least", 0) + luck.below(min(form["most"], 4)))]
        case "phrases":
            return [phrase(form["phrases"], luck) for _ in range(luck.below(3))]
    raise AssertionError(form["type"])


def _words(form: dict[str, Any], luck: Luck) -> list[str]:
    if form["most"] == 1:
        return [luck.choice(form["values"])]
    if form.get("ordered"):
        return [luck.choice(form["values"]) for _ in range(luck.below(5))]
    return [word for word in form["values"] if luck.below(4) == 0][: form["most"]]


def phrase(phrases: dict[str, Any], luck: Luck) -> str:
    """Words of the small language of cards."""
    said = luck.choice(sorted(phrases))
    text: str = phrases[said]["form"]
    for place, slot in phrases[said]["slots"].items():
        filled = luck.choice(slot["values"]) if "values" in slot else slot["lo"] + luck.below(slot["hi"] - slot["lo"] + 1)
        text = text.replace(f"{{{place}}}", str(filled))
    return text
