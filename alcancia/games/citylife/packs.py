"""Section 6.6: quiz packs in JSON or CSV. Whatever is wrong is named with its place; nothing half-read is used."""

import csv
import re
from importlib.resources import files
from io import StringIO
from typing import Any, Final, NamedTuple

import msgspec

from alcancia.ground.content import convert, handed_in
from alcancia.ground.strict import decode
from alcancia.kernel import Unplayable

FORMAT: Final = "quiz-pack/1"
MOST_BYTES: Final = 4_000_000
MOST_CARDS: Final = 500
FEW_CARDS: Final = 20
MOST_FAULTS: Final = 100
LETTERS: Final = "abcdef"
COLUMNS: Final = ("card_id", "title", "topic", "level", "q_no", "lang", "ask", *LETTERS, "right", "why", "source")
LONGEST: Final = {"title": 60, "ask": 300, "answer": 120, "why": 400, "source": 300, "licence": 60, "topic": 40}

TOPICS: Final = frozenset({"finance", "civics", "history", "streets"})
"""Topics that the message files know, whatever a box or a house's pack calls its own."""

_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})?")
_MARKUP = re.compile(r"<\s*[A-Za-z/!?]|&#|javascript:", re.IGNORECASE)
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]")

Text = dict[str, str]
"""A text by language."""


class Question(msgspec.Struct, frozen=True):
    """One question: what is asked, the answers, which is right and why."""

    ask: Text
    answers: tuple[Text, ...]
    right: int
    why: Text
    source: Text


class QuizCard(msgspec.Struct, frozen=True):
    """A card: questions that belong together and are shown one by one."""

    id: str
    title: Text
    topic: str
    level: int
    questions: tuple[Question, ...]


class Pack(msgspec.Struct, frozen=True):
    """A checked pack, with every text by language."""

    id: str
    title: Text
    languages: tuple[str, ...]
    licence: str
    cards: tuple[QuizCard, ...]


class Fault(NamedTuple):
    """What is wrong, and where; the code is a message key."""

    place: str
    code: str
    detail: str = ""


class _Reader:
    """Walks through a pack and collects every fault on the way."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.languages: tuple[str, ...] = ()

    def fault(self, place: str, code: str, detail: Any = "") -> None:
        """One fault for a place is enough: what is missing is not also of the wrong kind."""
        known = bool(self.faults) and any(fault.place == place for fault in self.faults[-8:])
        if len(self.faults) < MOST_FAULTS and not known:
            self.faults.append(Fault(place, code, str(detail)[:60]))

    def record(self, place: str, data: Any, needed: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, Any]:
        """A map with exactly these fields."""
        if type(data) is not dict:
            self.fault(place, "not_a_map")
            return {}
        for name in needed:
            if name not in data:
                self.fault(f"{place}.{name}" if place else name, "missing")
        for name in data:
            if name not in needed and name not in optional:
                self.fault(f"{place}.{name[:40]}" if place else name[:40], "unknown_field")
        return data

    def items(self, place: str, data: Any, least: int, most: int) -> list[Any]:
        """A list of so many entries."""
        if type(data) is not list:
            self.fault(place, "not_a_list")
            return []
        if not least <= len(data) <= most:
            self.fault(place, "wrong_number", f"{least}–{most}")
        return data[:most]

    def plain(self, place: str, text: Any, longest: int, needed: bool = True) -> str:
        """One string without markup or control characters."""
        if type(text) is not str:
            self.fault(place, "not_a_text")
            return ""
        if needed and not text.strip():
            self.fault(place, "empty")
        if len(text) > longest:
            self.fault(place, "too_long", longest)
        if _MARKUP.search(text):
            self.fault(place, "markup")
        if _CONTROL.search(text):
            self.fault(place, "control")
        return text

    def text(self, place: str, data: Any, longest: int, needed: bool = True) -> Text:
        """A string for all languages, or a map that has every language of the pack and no other."""
        if type(data) is not dict:
            same = self.plain(place, data, longest, needed)
            return _spoken(dict.fromkeys(self.languages, same))
        for language in data:
            if language not in self.languages:
                self.fault(f"{place}.{language[:40]}", "unknown_language")
        found = {}
        for language in self.languages:
            if language in data:
                found[language] = self.plain(f"{place}.{language}", data[language], longest, needed)
            else:
                self.fault(f"{place}.{language}", "missing_language")
        return _spoken(found)

    def id(self, place: str, data: Any) -> str:
        if type(data) is not str or not _ID.fullmatch(data):
            self.fault(place, "bad_id")
            return ""
        return data

    def whole(self, place: str, data: Any, least: int, most: int) -> int:
        if type(data) is not int or not least <= data <= most:
            self.fault(place, "out_of_range", f"{least}–{most}")
            return least
        return data

    def pack(self, data: Any) -> Pack:
        """The whole pack."""
        top = self.record("", data, ("format", "id", "title", "languages", "cards"), ("licence",))
        if top.get("format") != FORMAT:
            self.fault("format", "unknown_format", FORMAT)
        id = self.id("id", top.get("id"))
        self.languages = tuple(
            language
            for at, language in enumerate(self.items("languages", top.get("languages"), 1, 8))
            if self.language(f"languages[{at}]", language)
        )
        if len(set(self.languages)) < len(self.languages):
            self.fault("languages", "alike")
        title = self.text("title", top.get("title", ""), LONGEST["title"])
        licence = self.plain("licence", top.get("licence", ""), LONGEST["licence"], needed=False)
        cards = [self.card(f"cards[{at}]", card) for at, card in enumerate(self.items("cards", top.get("cards"), 1, MOST_CARDS))]
        seen: set[str] = set()
        for at, card in enumerate(cards):
            if card.id and card.id in seen:
                self.fault(f"cards[{at}].id", "duplicate_id", card.id)
            seen.add(card.id)
        return Pack(id, title, self.languages, licence, tuple(cards))

    def language(self, place: str, data: Any) -> bool:
        if type(data) is str and _LANGUAGE.fullmatch(data):
            return True
        self.fault(place, "bad_language")
        return False

    def card(self, place: str, data: Any) -> QuizCard:
        card = self.record(place, data, ("id", "topic", "level", "questions"), ("title",))
        questions = self.items(f"{place}.questions", card.get("questions"), 1, 5)
        return QuizCard(
            self.id(f"{place}.id", card.get("id")),
            self.text(f"{place}.title", card.get("title", ""), LONGEST["title"], needed=False),
            self.plain(f"{place}.topic", card.get("topic"), LONGEST["topic"]),
            self.whole(f"{place}.level", card.get("level"), 1, 3),
            tuple(self.question(f"{place}.questions[{at}]", question) for at, question in enumerate(questions)),
        )

    def question(self, place: str, data: Any) -> Question:
        question = self.record(place, data, ("ask", "answers", "right"), ("why", "source"))
        listed = self.items(f"{place}.answers", question.get("answers"), 2, len(LETTERS))
        answers = tuple(self.text(f"{place}.answers[{at}]", answer, LONGEST["answer"]) for at, answer in enumerate(listed))
        for language in self.languages:
            spoken = [answer.get(language, "").strip().casefold() for answer in answers]
            if len(set(spoken)) < len(spoken):
                self.fault(f"{place}.answers", "answers_alike", language)
        return Question(
            self.text(f"{place}.ask", question.get("ask", ""), LONGEST["ask"]),
            answers,
            self.whole(f"{place}.right", question.get("right"), 0, max(1, len(answers)) - 1),
            self.text(f"{place}.why", question.get("why", ""), LONGEST["why"], needed=False),
            self.text(f"{place}.source", question.get("source", ""), LONGEST["source"], needed=False),
        )


def _spoken(text: Text) -> Text:
    """Everybody falls back on English, so a pack without it answers for it with its first language."""
    return text if not text or "en" in text else {**text, "en": next(iter(text.values()))}


def read_json(data: bytes) -> tuple[Pack | None, list[Fault]]:
    """The pack in a JSON file, or all its faults."""
    try:
        decoded = decode(data, MOST_BYTES, depth=10)
    except Unplayable as unplayable:
        return None, [Fault("", unplayable.reason)]
    return _checked(decoded)


def read_csv(data: bytes, id: str) -> tuple[Pack | None, list[Fault]]:
    """The pack in a spreadsheet with one row per question and language, or all its faults; `id` names the pack."""
    if len(data) > MOST_BYTES:
        return None, [Fault("", "too_large")]
    try:
        text = data.decode("utf-8-sig")
        # Where a comma stands in numbers, spreadsheets write a semicolon between columns.
        between = ";" if text.startswith(f"{COLUMNS[0]};") else ","
        rows = list(csv.reader(StringIO(text, newline=""), delimiter=between, strict=True))
    except (UnicodeDecodeError, csv.Error):
        return None, [Fault("", "not_csv")]
    if not rows or tuple(name.strip() for name in rows[0]) != COLUMNS:
        return None, [Fault("row 1", "wrong_columns", ", ".join(COLUMNS))]
    faults = [Fault(f"row {at}", "wrong_number", str(len(COLUMNS))) for at, row in enumerate(rows, 1) if row and len(row) != len(COLUMNS)]
    if faults:
        return None, faults[:MOST_FAULTS]
    lines = [(at, dict(zip(COLUMNS, row, strict=True))) for at, row in enumerate(rows[1:], 2) if any(row)]
    assembled, faults = _assemble(lines, id)
    return (None, faults[:MOST_FAULTS]) if faults else _checked(assembled)


def _assemble(lines: list[tuple[int, dict[str, str]]], id: str) -> tuple[dict[str, Any], list[Fault]]:
    """Rows put together into the form of a JSON pack."""
    languages = list(dict.fromkeys(line["lang"] for _, line in lines))
    cards: dict[str, dict[str, Any]] = {}
    faults = []
    for at, line in lines:
        card = cards.setdefault(
            line["card_id"],
            {"id": line["card_id"], "title": {}, "topic": line["topic"], "level": _number(line["level"]), "questions": {}},
        )
        if line["title"]:
            card["title"][line["lang"]] = line["title"]
        if (card["topic"], card["level"]) != (line["topic"], _number(line["level"])):
            faults.append(Fault(f"row {at}", "card_differs", line["card_id"]))
        number = _number(line["q_no"])
        if type(number) is not int:
            faults.append(Fault(f"row {at}", "bad_number", line["q_no"]))
            continue
        given = [letter for letter in LETTERS if line[letter].strip()]
        if given != list(LETTERS[: len(given)]):
            faults.append(Fault(f"row {at}", "answers_gap"))
        right = line["right"].strip().lower()
        if len(right) != 1 or right not in given:
            faults.append(Fault(f"row {at}", "bad_right", line["right"]))
            continue
        question = card["questions"].setdefault(
            number, {"ask": {}, "answers": [{} for _ in given], "right": LETTERS.index(right), "why": {}, "source": {}}
        )
        if line["lang"] in question["ask"]:
            faults.append(Fault(f"row {at}", "duplicate_row", f"{line['card_id']} {number} {line['lang']}"))
        if question["right"] != LETTERS.index(right) or len(question["answers"]) != len(given):
            faults.append(Fault(f"row {at}", "question_differs", f"{line['card_id']} {number}"))
            continue
        question["ask"][line["lang"]] = line["ask"]
        question["why"][line["lang"]] = line["why"]
        question["source"][line["lang"]] = line["source"]
        for letter, answer in zip(given, question["answers"], strict=True):
            answer[line["lang"]] = line[letter]
    for card in cards.values():
        numbers = sorted(card["questions"])
        if numbers != list(range(1, len(numbers) + 1)):
            faults.append(Fault(f"card {card['id'][:40]}", "questions_gap"))
        card["questions"] = [card["questions"][number] for number in numbers]
        card["title"] = card["title"] or ""
    return {"format": FORMAT, "id": id, "title": id or "-", "languages": languages, "cards": list(cards.values())}, faults


def _number(text: str) -> int | str:
    text = text.strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else text


def _checked(data: Any) -> tuple[Pack | None, list[Fault]]:
    reader = _Reader()
    pack = reader.pack(data)
    return (None, reader.faults) if reader.faults else (pack, [])


def _shipped(id: str) -> Pack:
    """The pack that comes with the game; it is known by its plain id."""
    pack, faults = read_json(files(__package__).joinpath("content", "quiz", f"{id}.json").read_bytes())
    if pack is None or pack.id != id:
        where = faults[0] if faults else Fault("id", "bad_id", id)
        raise Unplayable("bad_content", file=f"quiz/{id}.json", entry=f"{where.place} {where.code} {where.detail}")
    return pack


_given: Final = handed_in(__package__, "quiz.json")
USUAL: Final = _shipped("canada-core")
STANDARD: Final = USUAL if _given is None else convert("quiz.json", _given, Pack)
"""What is asked unless a table chooses otherwise: the questions of the box it is played with."""
