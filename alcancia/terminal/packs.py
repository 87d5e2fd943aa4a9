"""Quiz packs as files: `alcancia quiz check FILE` says what is wrong and where."""

import re
from pathlib import Path
from typing import Any

from alcancia.games.citylife.packs import FEW_CARDS, MOST_BYTES, Fault, Pack, read_csv, read_json
from alcancia.text import Speaker
from alcancia.text.speaker import Word


def read_pack(path: Path) -> tuple[Pack | None, list[Fault]]:
    """The pack in a file, by its ending; never more of it than a pack can be long."""
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if path.suffix.lower() == ".csv":
        return read_csv(data, re.sub(r"[^A-Za-z0-9_-]+", "-", path.stem)[:40] or "pack")
    return read_json(data)


def report(pack: Pack | None, faults: list[Fault], speaker: Speaker) -> list[str]:
    """The findings in sentences."""
    if pack is None:
        lines = [speaker.say("pack-bad", faults=len(faults))]
        return lines + [speaker.say(f"pack-{fault.code}", place=Word(fault.place), detail=Word(fault.detail)) for fault in faults]
    questions = sum(len(card.questions) for card in pack.cards)
    languages = Word(", ".join(pack.languages))
    lines = [speaker.say("pack-good", pack=Word(pack.id), cards=len(pack.cards), questions=questions, languages=languages)]
    return lines + ([speaker.say("pack-few", few=FEW_CARDS)] if len(pack.cards) < FEW_CARDS else [])


def as_data(pack: Pack | None, faults: list[Fault]) -> dict[str, Any]:
    """The findings for programs."""
    return {
        "good": pack is not None,
        "pack": None if pack is None else pack.id,
        "cards": 0 if pack is None else len(pack.cards),
        "faults": [fault._asdict() for fault in faults],
    }
