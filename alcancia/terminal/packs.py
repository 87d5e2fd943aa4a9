"""What the commands about boxes say of quiz packs."""

from alcancia.games.citylife.library import SHIPPED, Library
from alcancia.games.citylife.packs import FEW_CARDS, Fault, Pack
from alcancia.text import Speaker
from alcancia.text.speaker import Word


def packs_on(library: Library, speaker: Speaker) -> list[str]:
    """Every pack of the shelf that a table can use: its name, its title, how much is in it."""
    lines, speaker = [], speaker.of("citylife")
    for name, pack in library.packs.items():
        if name in SHIPPED.packs:
            continue
        title = Word(pack.title.get(speaker.locale) or next(iter(pack.title.values())))
        lines.append(
            speaker.say("pack-line", pack=Word(name), title=title, cards=len(pack.cards), languages=Word(", ".join(pack.languages)))
        )
    return lines


def report(pack: Pack | None, faults: list[Fault], speaker: Speaker) -> list[str]:
    """The findings in sentences."""
    speaker = speaker.of("citylife")
    if pack is None:
        lines = [speaker.say("pack-bad", faults=len(faults))]
        return lines + [speaker.say(f"pack-{fault.code}", place=Word(fault.place), detail=Word(fault.detail)) for fault in faults]
    questions = sum(len(card.questions) for card in pack.cards)
    languages = Word(", ".join(pack.languages))
    lines = [speaker.say("pack-good", pack=Word(pack.id), cards=len(pack.cards), questions=questions, languages=languages)]
    return lines + ([speaker.say("pack-few", few=FEW_CARDS)] if len(pack.cards) < FEW_CARDS else [])
