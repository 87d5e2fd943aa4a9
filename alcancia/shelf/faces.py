"""What stands on the cards of a game, in words: for the catalogue, the rulebooks and whoever prints them.

Everything is read from the content itself, so that a card says what the rules will do with it.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from alcancia import games
from alcancia.games.common.chapters import chapter
from alcancia.kernel import Unplayable
from alcancia.shelf import sheets
from alcancia.shelf.box import QUIZ, Box, ids_named, usual
from alcancia.shelf.press import printed
from alcancia.text import Speaker
from alcancia.text.figures import money
from alcancia.text.names import bare_messages
from alcancia.text.speaker import BoxWords, hand_in, locales

PAID_IN: Final = frozenset({"citylife", "financity"})
"""The games whose money has a sign."""
COUNTS: Final = frozenset(
    (
        *("copies", "children", "adults", "seniors", "wellbeing", "lose_wellbeing", "gain_wellbeing"),
        *("missed_turns", "points", "miss", "move", "to", "jail", "square"),
        *("sides", "missed_on", "quiz_on", "jail_opens_on", "lottery_won_on", "nothing_on", "start"),
        *("finish", "loan_default", "demerit_return", "cap", "cards_per_minimum", "overindebted_from", "face_up"),
        *("advanced_share", "part"),
    )
)
"""Their figures that are no money."""
PHRASES: Final = {"effects": "effect", "operations": "operation", "unless": "unless"}
"""Lists of phrases in FinanciaLit's language of cards, and the kind of message that says them."""
CALLED: Final = ("token", "process", "product", "card_type", "peril")
"""The kinds of message by which games call what stands on cards; all else is a `value`."""
TOLD: Final = frozenset({("citylife", "traffic"), ("elplan", "cards"), ("elplan", "events")})
"""Cards whose words (`.about`) say what they do: where a box changes their figures, so do the words."""
ROMAN: Final = (" I", " II", " III")
USUAL_SIGN: Final = "$"
AMOUNT: Final = re.compile(r"\$(?=\d)")
"""The sign before an amount that is part of a sentence."""
BARE: Final = "is"
"""The way to what is no card but an amount by itself."""


class Face(NamedTuple):
    """One card: its names by language (`""` is the name itself), its figures by their way, and what stands on it, line by line.

    `word`: the message that names it, if a box may say it in its own way."""

    id: str
    names: dict[str, dict[str, str]]
    figures: dict[str, str]
    says: dict[str, list[str]]
    word: str = ""


class Place(NamedTuple):
    """Where an entry lies in a table: in which of its lists, under which id, and in what; `holder[key]` is the entry."""

    part: str
    id: str
    holder: Any
    key: Any

    @property
    def keyed(self) -> bool:
        """Is its id what it is filed under, rather than written in it?"""
        return isinstance(self.holder, dict)

    def entry(self) -> dict[str, Any]:
        """What lies there, with its id."""
        item = self.holder[self.key]
        if not self.keyed:
            return dict(item)
        return {sheets.ID: self.key, **(item if isinstance(item, Mapping) else {BARE: item})}


def catalogue(game: str, box: Box | None = None, whole: bool = False) -> dict[str, list[Face]]:
    """Every card of a box, table by table; `whole`: with the answers that quiz cards offer."""
    if game not in games.GAMES:
        raise Unplayable("unknown_game", game=game[:32])
    if box is not None:
        hand_in(box.name, words_of(box))
    shown = {}
    for file, table in (usual(game) | usual_quiz(game) | (box.tables if box is not None else {})).items():
        for name, entries in ({"quiz": _quiz(table, whole)} if file == QUIZ else parts(file.removesuffix(".toml"), table)).items():
            shown[name] = [_face(game, box, name, entry) for entry in entries]
    return shown


def usual_quiz(game: str) -> dict[str, Any]:
    """The questions that come with the game, where it has some."""
    return {QUIZ: msgspec.to_builtins(games.find(game).content["quiz"])} if game == "citylife" else {}


def words_of(box: Box) -> BoxWords:
    """What a box says. Cards whose words tell what they do are told anew where the box changed what that is."""
    made: dict[str, dict[str, dict[str, str]]] = {locale: {} for locale in locales()}
    kinds = ids_named(box.game)
    for game, name in TOLD:
        if game != box.game or f"{name}.toml" not in box.tables:
            continue
        before = {id_of(entry): sheets.flat(entry) for entries in parts(name, usual(game)[f"{name}.toml"]).values() for entry in entries}
        for entries in parts(name, box.tables[f"{name}.toml"]).values():
            for entry in entries:
                id = f"card-{id_of(entry)}"
                if id in kinds and sheets.flat(entry) != before.get(id_of(entry)):
                    for locale in locales():
                        made[locale][id] = bare_messages(game, locale)[id] | {"about": told(box, entry, locale)}
    for locale in locales():
        if box.game == "multiverse":
            made[locale] |= _notes(box, locale)
        made[locale] |= _savings(box, locale)
        if box.money:
            made[locale] = _signed(box, locale) | made[locale]
    return box.saying(made).spoken()


def _notes(box: Box, locale: str) -> dict[str, dict[str, str]]:
    """The notes of Multiverse Money are called by their currency and their value, whatever those are in this box."""
    cards = chapter(printed(box.game, box.tables), "content")
    said = {
        code: box.words.get(locale, {}).get(f"currency-{code}") or bare_messages(box.game, locale)[f"currency-{code}"]
        for code in cards.CODES
    }
    return {f"card-{note}": {"": f"{said[code]['']} {cards.VALUE[note]}"} for code, notes in cards.NOTES.items() for note in notes}


def _savings(box: Box, locale: str) -> dict[str, dict[str, str]]:
    """FinanCity's savings cards are called by what they are worth, whatever that is in this box."""
    named, sign = Speaker(locale, box.game), box.money or USUAL_SIGN
    return {
        f"savings-{card[sheets.ID]}": {"": named.say("savings-named", amount=money(int(card["face"]), locale, sign))}
        for card in box.tables.get("bank.toml", {}).get("savings", ())
    }


def _signed(box: Box, locale: str) -> dict[str, dict[str, str]]:
    """What the game says of amounts without counting them, with the box's own sign before them."""
    said = {
        id: {name: AMOUNT.sub(box.money, text) for name, text in texts.items()} for id, texts in bare_messages(box.game, locale).items()
    }
    return {id: texts for id, texts in said.items() if texts != bare_messages(box.game, locale)[id]}


def parts(name: str, table: Mapping[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """A table as lists of entries: a sheet is one; else each list in it is one, and what lies between them another."""
    found: dict[str, list[dict[str, Any]]] = {}
    for place in places(name, table):
        found.setdefault(place.part, []).append(place.entry())
    return found


def places(name: str, table: Mapping[str, Any]) -> list[Place]:
    """The same, each entry where it lies."""
    if sheets.is_sheet(table):
        inside = next(iter(table.values()))
        return _listed(name, inside) if isinstance(inside, list) else [Place(name, id, table, id) for id in table]
    found: list[Place] = []
    for key, item in table.items():
        if isinstance(item, list) and item and isinstance(item[0], Mapping):
            found += _listed(f"{name}-{key}", item)
        elif isinstance(item, Mapping) and all(isinstance(inner, Mapping) for inner in item.values()):
            found += [Place(f"{name}-{key}", id, item, id) for id in item]
        elif key != sheets.ID:
            found.append(Place(name, key, table, key))
    alone = len({place.part for place in found}) == 1
    return [place._replace(part=name) for place in found] if alone else found


def _listed(part: str, entries: list[Any]) -> list[Place]:
    return [Place(part, id_of(entry), entries, at) for at, entry in enumerate(entries)]


def id_of(entry: Mapping[str, Any]) -> str:
    """What an entry goes by: its id, or else what tells it from the others."""
    return str(entry.get(sheets.ID) or entry.get("code") or f"{entry['type']}-{entry['level']}")


def told(box: Box, entry: Mapping[str, Any], locale: str) -> str:
    """What a card does, as one sentence; the number of its copies is not its business."""
    says = ", ".join(_lines(Speaker(locale, box.game), {name: item for name, item in entry.items() if name not in ("copies", "tone")}))
    return AMOUNT.sub(box.money, says) if box.money else says


def _face(game: str, box: Box | None, table: str, entry: Mapping[str, Any]) -> Face:
    id = id_of(entry)
    word = word_of(game, box, id)
    names = {locale: _names(game, box, table, id, locale) for locale in locales()}
    if (game, table.partition("-")[0]) in TOLD:
        names = {locale: {"": said.get("", id)} for locale, said in names.items()}
    if table == "quiz":
        return Face(id, {locale: {"": title} for locale, title in entry["title"].items()}, entry["figures"], entry["says"])
    speakers = [Speaker(locale, game if box is None else box.name) for locale in locales()]
    return Face(id, names, sheets.flat(entry), {speaker.locale: list(_lines(speaker, entry)) for speaker in speakers}, word)


def _quiz(pack: Mapping[str, Any], whole: bool) -> list[dict[str, Any]]:
    """Quiz cards with their questions. Which answer is right, and why, is never told: whoever looks may be about to play."""
    rows = []
    for card in pack["cards"]:
        says = {locale: [question["ask"][locale] for question in card["questions"] if locale in question["ask"]] for locale in locales()}
        asked = [{"ask": question["ask"], "answers": list(question["answers"])} for question in card["questions"]]
        figures = sheets.flat({"title": card["title"], "questions": asked}) if whole else {}
        rows.append({sheets.ID: card["id"], "title": card["title"], "says": says, "figures": figures})
    return rows


def word_of(game: str, box: Box | None, id: str) -> str:
    """The message that names this card and nothing else."""
    own = {word for words in box.words.values() for word in words} if box is not None else set()
    return next((word for kind in sorted(set(ids_named(game).values())) if (word := f"{kind}-{id}") in ids_named(game) or word in own), "")


def _names(game: str, box: Box | None, table: str, id: str, locale: str) -> dict[str, str]:
    """What an entry is called. Amounts of the rules have no name on the table; theirs stand with the words for boxes."""
    said = bare_messages(game, locale) | (box.words.get(locale, {}) if box is not None else {})
    for kind in (*sorted(set(ids_named(game).values())), "plan"):
        for own in (f"{kind}-{id}", f"{kind}-{id}1"):
            if own in said:
                return {name: text.removesuffix(ROMAN[0]) if own.endswith("1") else text for name, text in said[own].items()}
    speaker = Speaker(locale, game)
    if speaker.has(f"entry-{table}"):
        type, _, level = id.partition("-")
        return {"": speaker.say(f"entry-{table}", type=_value(speaker, "type", type), level=level)}
    return {"": speaker.say(f"entry-{table}-{id}")} if speaker.has(f"entry-{table}-{id}") else {"": id}


def _lines(speaker: Speaker, entry: Mapping[str, Any], way: str = "") -> Iterator[str]:
    """What stands on a card, line by line; what is nought is not written."""
    for name, item in entry.items():
        here, item = f"{way}-{name}" if way else name, sheets.meant(item)
        if name in (sheets.ID, "code", "colour", "glyph"):
            continue
        if name in PHRASES:
            yield from (_phrase(speaker, PHRASES[name], text) for text in (item if isinstance(item, list) else [item]))
        elif isinstance(item, Mapping):
            yield from _lines(speaker, item, here)
        elif name == "rows":
            yield from (_row(speaker, row) for row in item)
        elif isinstance(item, list) and item and isinstance(item[0], Mapping):
            yield from (_line(speaker, here, ", ".join(_lines(speaker, inner, here))) for inner in item)
        elif isinstance(item, list):
            if item:
                yield _line(speaker, here, ", ".join(_value(speaker, name, each) for each in item))
        elif (item not in (0, False, "") or name in ("value", "is")) and not (name == "copies" and item == 1):
            yield _line(speaker, here, _value(speaker, name, item))


def _line(speaker: Speaker, way: str, value: str) -> str:
    return speaker.say("figure-line", name=speaker.say(f"figure-{way}"), value=value)


def _row(speaker: Speaker, row: Mapping[str, Any]) -> str:
    """A row of a plan's production table."""
    processes = " + ".join(_value(speaker, "processes", each) for each in row["processes"])
    return speaker.say("figure-row", processes=processes, product=speaker.say(f"kind-{row['product']}", n=int(row["count"])))


def _value(speaker: Speaker, name: str, item: Any) -> str:
    item = sheets.meant(item)
    if isinstance(item, list):
        return " → ".join(_value(speaker, name, each) for each in item)
    if isinstance(item, bool):
        return speaker.say("word-yes" if item else "word-no")
    if isinstance(item, int):
        in_money = speaker.game.partition("@")[0] in PAID_IN and name not in COUNTS
        return speaker.say("figure-money" if in_money else "figure-number", n=item)
    kinds = ("tag",) if name == "tag" else CALLED
    said = (f"{kind}-{item}" for kind in kinds if speaker.has(f"{kind}-{item}"))
    return speaker.say(next(said, f"value-{item}"))


def _phrase(speaker: Speaker, kind: str, text: str) -> str:
    """A phrase of FinanciaLit's language of cards: `PAY 8`, `GAIN_PER work 1 max 4`, `protect fire`."""
    name, *rest = text.split()
    figures = [int(word) for word in rest if word.lstrip("-").isdigit()]
    words = [word for word in rest if not word.lstrip("-").isdigit() and word != "max"]
    id = f"{kind}-{name}-{words[0]}" if name == "GAIN_PER" else f"{kind}-{name}"
    kinds = ("tag", "peril", "card") if name == "PAY_IF_TAG" else ("peril", "card")
    groups = [f"{group}-{word}" for word in words for group in kinds]
    what: Any = next((speaker.say(group) for group in groups if speaker.has(group)), "")
    if name == "HAPPY_IF_UNITS":
        what, figures = figures[0], figures[1:]
    return speaker.say(id, n=figures[0] if figures else 0, what=what, most=figures[-1] if figures else 0, max=figures[-1] if figures else 0)
