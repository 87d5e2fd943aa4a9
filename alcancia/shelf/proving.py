"""Proving a box: does its content fit the rules, does it say what it must, and can it be played to the end?"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from alcancia.bots import find_bot, play_out
from alcancia.kernel import Game, Luck, Table, Unplayable
from alcancia.shelf.box import LARGEST, QUIZ, Box, bad, ids_named, ids_of, usual
from alcancia.shelf.faces import id_of, places
from alcancia.shelf.press import printed
from alcancia.text.names import bare_messages
from alcancia.text.speaker import locales

TRIES: Final = (("random", 2), ("baseline", 1))
"""How often whom plays the box, with the fewest and the most people."""
MOST_DECISIONS: Final = 20_000
_AT: Final = re.compile(r" - at `\$\.(\w+)\[(\d+)\]\.?([^`]*)`")


def faults(box: Box) -> list[Unplayable]:
    """Everything that is wrong with a box; nothing, if it can be played."""
    found = [*_figures(box), *_ids(box), *_words(box)]
    if found:
        return found
    try:
        fault = _plays(printed(box.game, box.tables))
    except Unplayable as wrong:
        return [_placed(box, wrong)]
    return [] if fault is None else [_guilty(box, fault)]


def _figures(box: Box) -> Iterator[Unplayable]:
    """A figure is below nought only where the usual box has such a one, and none is absurd."""
    for file, table in box.tables.items():
        below = {name for name, figure in _numbers(usual(box.game).get(file, {})) if figure < 0}
        if not isinstance(table, Mapping) or file == QUIZ:
            continue
        for place in places(file.removesuffix(".toml"), table):
            for name, figure in _numbers(place.holder[place.key], place.id):
                if abs(figure) > LARGEST or (figure < 0 and name not in below):
                    yield Unplayable("bad_content", file=file, entry=f"{place.id} {name}: {figure}")


def _placed(box: Box, fault: Unplayable) -> Unplayable:
    """The same fault with the card it is at: people know their cards by id, not by number."""
    found = _AT.search(str(fault.detail.get("entry", "")))
    table = box.tables.get(str(fault.detail.get("file", "")))
    entries = table.get(found[1]) if found is not None and isinstance(table, Mapping) else None
    if found is None or not isinstance(entries, list) or int(found[2]) >= len(entries):
        return fault
    said = str(fault.detail["entry"])
    return Unplayable(fault.reason, **{**fault.detail, "entry": f"{id_of(entries[int(found[2])])} {found[3]}: {said[: found.start()]}"})


def _guilty(box: Box, fault: Unplayable) -> Unplayable:
    """Which table keeps the games from being played: the one without which they can be."""
    for file, table in box.tables.items():
        others = {name: content for name, content in box.tables.items() if name != file}
        if _plays(printed(box.game, others)) is None:
            cards, before = (_cards(file, content) for content in (table, usual(box.game).get(file, {})))
            return (
                bad("too_few", file, f"{cards} / {before}") if cards < before else Unplayable("bad_box", **{**fault.detail, "file": file})
            )
    return fault


def _cards(file: str, table: Any) -> int:
    return sum(int(place.entry().get("copies", 1)) for place in places(file.removesuffix(".toml"), table))


def _numbers(inside: Any, name: str = "") -> Iterator[tuple[str, int]]:
    """Every whole number in a table, with the name of its column."""
    if isinstance(inside, Mapping):
        for inner, item in inside.items():
            yield from _numbers(item, inner)
    elif isinstance(inside, list):
        for item in inside:
            yield from _numbers(item, name)
    elif type(inside) is int or (isinstance(inside, str) and re.fullmatch(r"-?[0-9]{1,40}", inside)):
        yield name, int(inside)


def _ids(box: Box) -> Iterator[Unplayable]:
    """No id twice in one list, none that a message could not name."""
    for file, table in box.tables.items():
        for entries in table.values() if isinstance(table, Mapping) else ():
            ids = [entry.get("id") for entry in entries if isinstance(entry, Mapping)] if isinstance(entries, list) else []
            for id in {id for id in ids if isinstance(id, str) and ids.count(id) > 1}:
                yield Unplayable("bad_content", file=file, entry=f"{id[:40]} is there twice")


def _words(box: Box) -> Iterator[Unplayable]:
    """Whatever is in the box has a name, and whatever is named is in it or in the usual one."""
    kinds = set(ids_named(box.game).values())
    for file, table in box.tables.items():
        before = set(ids_of(usual(box.game).get(file, {})))
        like = {kind for kind in kinds for id in before if f"{kind}-{id}" in ids_named(box.game)}
        for id in sorted(set(ids_of(table)) - before):
            for kind in sorted(like):
                if not any(f"{kind}-{id}" in words for words in box.words.values()):
                    yield bad("no_words", "words.csv", f"{kind}-{id}")
    mine = {id for table in box.tables.values() for id in ids_of(table)}
    for id in sorted({id for words in box.words.values() for id in words}):
        if id not in bare_messages(box.game, locales()[0]) and not any(id == f"{kind}-{own}" for kind in kinds for own in mine):
            yield bad("unknown_words", "words.csv", id)


def _plays(game: Game) -> Unplayable | None:
    """Games of chance and of sense, with few and with many: whatever goes wrong is a fault of the box, for the usual one has none."""
    for seats in sorted({game.seats[0], game.seats[-1]}):
        for name, games in TRIES:
            for number in range(games):
                try:
                    table = Table.set_up(game, seats=seats, seed=f"box/{number}", quiet=True)
                    play_out(table, [find_bot(game, name)] * seats, [Luck(f"{number}/{seat}") for seat in range(seats)], MOST_DECISIONS)
                    table.standings()
                except Exception as error:  # a box can break a rule anywhere, and the person who made it wants to know
                    said = " ".join(map(str, error.detail.values())) if isinstance(error, Unplayable) else str(error)
                    return bad("does_not_play", "", f"{seats}: {type(error).__name__} {said[:120]}")
    return None
