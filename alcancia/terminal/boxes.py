"""What the commands about boxes do and say."""

from pathlib import Path
from typing import Any, Protocol

from alcancia.kernel import Unplayable
from alcancia.shelf import box as one
from alcancia.shelf import boxes, proving
from alcancia.shelf.box import Box
from alcancia.shelf.faces import catalogue
from alcancia.shelf.filing import files_of
from alcancia.shelf.own import library, on_shelf
from alcancia.shelf.single import box_of, pack_in
from alcancia.terminal.packs import packs_on, report
from alcancia.text import Speaker, Teller, locales
from alcancia.text.speaker import Word


class Say(Protocol):
    """How a command speaks."""

    def __call__(self, id: str, /, **args: Any) -> None: ...


def write_new(game: str, file: Path | None, say: Say) -> int:
    """A box as usual, as a zip or (where the name has no ending) a folder; never over something that is there."""
    target = file or Path(f"{game}-box.zip")
    if target.exists():
        say("box-there-already", file=str(target))
        return 1
    title = {locale: Speaker(locale, game).say("game-name") for locale in locales()}
    made = one.laid_out(game, f"my-{game}", title)
    if target.suffix:
        target.write_bytes(one.packed(made))
    else:
        for name, text in made.items():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            (target / name).write_text(text, "utf-8")
    say("box-written", file=str(target), n=len(made))
    return 0


def read(file: Path) -> Box:
    """The box in a file or folder; a quiz pack or a Traffic deck is one by itself."""
    alone = box_of(file)
    return alone if alone is not None else one.read_folder(file) if file.is_dir() else one.read(file.read_bytes())


def check(file: Path, speaker: Speaker) -> tuple[list[Unplayable], list[str]]:
    """What is wrong with a box, and the same in sentences."""
    pack, wrong = pack_in(file) or (None, [])
    if wrong:
        return [Unplayable("bad_content", file=file.name, entry=f"{each.place} {each.code}") for each in wrong], report(
            None, wrong, speaker
        )
    try:
        box = read(file)
        found = proving.faults(box)
    except Unplayable as fault:
        return [fault], [_said(fault, speaker)]
    if found:
        return found, [_said(fault, speaker) for fault in found]
    cards = sum(len(faces) for faces in catalogue(box.game, box).values())
    said = [speaker.say("box-good", box=Word(box.id), game=speaker.of(box.game).say("game-name"), cards=cards)]
    return [], said if pack is None else [*report(pack, [], speaker), *said]


def add(file: Path) -> str:
    """Put a box on the shelf, offered to everybody; its name."""
    if file.is_dir():
        data = one.packed({str(p.relative_to(file)): p.read_text("utf-8") for p in sorted(file.rglob("*.*"))})
    else:
        alone = box_of(file)
        data = file.read_bytes() if alone is None else one.packed(files_of(alone))
    return boxes.put(data, offered=True).name


def listing(speaker: Speaker) -> list[str]:
    """Every box a table can use: its name and its title; then questions that were put on the shelf before there were boxes."""
    found = [*boxes.shipped().values(), *(one.read(file.read_bytes()) for file in boxes.kept())]
    lines = []
    for box in found:
        title = Word(box.title.get(speaker.locale) or next(iter(box.title.values())))
        lines.append(speaker.say("box-line", box=Word(box.name), title=title))
    return lines + (packs_on(library()[0], speaker) if on_shelf() else [])


def _said(fault: Unplayable, speaker: Speaker) -> str:
    return Teller(speaker, ()).refusal(fault.reason, fault.detail)
