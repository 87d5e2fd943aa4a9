"""Telling: facts, refusals, questions, options and moves in words."""

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, Final

from alcancia.text import moves
from alcancia.text.figures import number
from alcancia.text.speaker import Speaker, Unsaid, Word

SEATS: Final = ("seat", "other", "by", "winners", "others", "from", "to")
"""Arguments that hold seats."""
PER_SEAT: Final = ("scores", "totals")
"""Arguments that hold one number for each seat, in seat order."""
ACCOUNTS: Final = ("from", "to")
BANK: Final = -1
"""The bank as an account, the trainer as a seat."""


class Teller:
    """Puts what happens at one table into words. `says`: which argument holds ids of which messages, `parts`: what moves are made of (see
    the game)."""

    def __init__(
        self,
        speaker: Speaker,
        names: Sequence[str],
        says: Mapping[str, str] | None = None,
        variants: Mapping[str, str] | None = None,
        parts: Mapping[str, Sequence[Any]] | None = None,
    ) -> None:
        self.speaker = speaker
        self.names = list(names)
        self.says = dict(says or {})
        self.variants = dict(variants or {})
        self.parts = dict(parts or {})

    # ── words and lists ──────────────────────────────────────────────────────

    def name(self, seat: Any, argument: str = "seat") -> str:
        """The name of a seat, of the trainer, or of an account of the ledger."""
        say = self.speaker.say
        if seat is None:
            return say("word-nobody")
        if type(seat) is not int:
            return str(seat)
        if 0 <= seat < len(self.names):
            return self.names[seat]
        if seat == BANK:
            return say("word-bank") if argument in ACCOUNTS else say("word-trainer")
        return say("word-pot")

    def several(self, items: Sequence[str]) -> str:
        """Several things, as the language joins them."""
        if not items:
            return self.speaker.say("word-none")
        head = items[0]
        for item in items[1:-1]:
            head = self.speaker.say("list-more", list=Word(head), next=Word(item))
        if len(items) == 1:
            return head
        return self.speaker.say("list-last", list=Word(head), last=Word(items[-1]), sound=sound(items[-1]))

    def thing(self, value: Any, prefix: str) -> str:
        """A card, a place, a currency: the message `<prefix>-<id>`."""
        for id in (f"{prefix}-{value}", f"{prefix}-{str(value).replace('_', '-')}"):
            if prefix and self.speaker.has(id):
                return self.speaker.say(id)
        return self.plain(value)

    def plain(self, value: Any) -> str:
        """A value that no message names."""
        if type(value) is bool:
            return self.speaker.say("word-yes" if value else "word-no")
        if type(value) is int:
            return number(value, self.speaker.locale)
        if isinstance(value, (list, tuple)):
            return self.several([self.plain(item) for item in value])
        if isinstance(value, Mapping):
            if "en" in value:
                return str(value.get(self.speaker.locale, value["en"]))
            return self.several([f"{self.thing(key, 'word')}: {self.plain(item)}" for key, item in value.items()])
        return self.speaker.say("word-nobody") if value is None else str(value)

    def argument(self, name: str, value: Any) -> Any:
        """An argument of a fact in the form its message wants."""
        if name in SEATS:
            if isinstance(value, (list, tuple)):
                return self._joined([self.name(seat, name) for seat in value])
            return Word(self.name(value, name), self._key(value))
        if isinstance(value, Mapping) and name in self.says:
            return self._joined([self.speaker.say(f"{self.says[name]}-{key}", n=count) for key, count in value.items()])
        if isinstance(value, (list, tuple)):
            if name in PER_SEAT and len(value) == len(self.names):
                rows = [self.speaker.say("list-score", name=Word(who), score=points) for who, points in zip(self.names, value, strict=True)]
                return Word(", ".join(rows))
            return self._joined([self.thing(item, self.says.get(name, "")) for item in value])
        if type(value) is int and not self.speaker.has(f"{self.says.get(name, '')}-{value}"):
            return value  # a number that is nobody's id is a count
        if name in self.says:
            return Word(self.thing(value, self.says[name]), str(value))
        if type(value) is int or type(value) is str:
            return value
        return Word(self.plain(value), "nobody" if value is None else str(value).lower() if type(value) is bool else "")

    def _key(self, seat: Any) -> str:
        """By which key a message may choose a wording for a seat or account that is nobody's."""
        if seat is None:
            return "nobody"
        if type(seat) is not int or 0 <= seat < len(self.names):
            return ""
        return "bank" if seat == BANK else "pot"

    def _joined(self, items: list[str]) -> Word:
        return Word(self.several(items), "" if items else "none")

    # ── what people read ─────────────────────────────────────────────────────

    def fact(self, fact: Mapping[str, Any]) -> str:
        """One line of the log, from what `Fact.seen_by` gives."""
        key, args = fact["key"], dict(fact["args"])
        if key == "bot_why":
            return self.spoken(args)
        id = f"fact-{key}"
        if key == "paid":
            if self.speaker.has(f"pay-{args['reason']}"):
                id = f"pay-{args['reason']}"
            args["of"] = Word(self.thing(args["of"], "purse"), args["of"] or "money")
        elif key in ("rule_changed", "rule_change_announced", "rule_today"):
            for part in {"value", "before"} & args.keys():
                args[part] = Word(self.rule_option(args["option"], args[part]))
            args["option"] = Word(self.thing(args["option"], "option"))
        elif key == "goal_today":
            args["goal"] = Word(self.speaker.say(f"aim-{args['goal']}", n=args["needs"]))
        elif fact.get("own") and self.speaker.has(f"{id}.own"):
            id += ".own"
        elif (variant := self.variants.get(key)) and self.speaker.has(f"{id}.{variant}"):
            id += f".{variant}"
        given = {name: value if isinstance(value, Word) else self.argument(name, value) for name, value in args.items()}
        return self.speaker.say(id, **given)

    def spoken(self, args: Mapping[str, Any]) -> str:
        """What a bot says about its move: what it did, with price and consequence where they are open to all, and why."""
        say, why = self.speaker.say, f"why-{args['why']}"
        if not self.speaker.has(why):
            return ""
        about = self.consequence(args["about"], args["figures"]) if "about" in args else ""
        move = Word(self.sentence(args["question"], args["move"]))
        return say(
            "fact-bot_why", name=Word(self.name(args["seat"])), move=move, about=Word(about, "" if about else "none"), why=Word(say(why))
        )

    def refusal(self, reason: str, detail: Mapping[str, Any] | None = None) -> str:
        """Why something was refused, in one sentence."""
        given: dict[str, Any] = {}
        for name, value in (detail or {}).items():
            if name == "at" and type(value) is int:
                value += 1  # people count from one
            elif name == "why" and reason == "bad_box":
                given[name] = str(value)  # which of its cases, not another refusal
                continue
            elif name == "why":
                value = self.refusal(str(value))
            elif name in ("option", "other") and self.speaker.has(f"option-{value}"):
                value = self.speaker.say(f"option-{value}")
            given[name] = value if type(value) is int else Word(str(value))
        id = f"refused-{reason}"
        return self.speaker.say(id if self.speaker.has(id) else "refused-unknown", reason=reason, **given)

    def prompt(self, question: str, variant: str = "", **args: Any) -> str:
        """What a seat is asked."""
        id = f"ask-{question.rstrip('_')}"
        for candidate in (f"{id}.{variant}", id):
            if self.speaker.has(candidate) and not candidate.endswith("."):
                return self.speaker.say(candidate, **{name: Word(str(value)) for name, value in args.items()})
        return self.speaker.say("ask-anything", question=Word(self.step(question)))

    def waiting(self, seats: Sequence[int]) -> str:
        """Whom the table waits for."""
        return self.speaker.say("prompt-waiting", seats=Word(self.several([self.name(seat) for seat in seats])))

    def step(self, name: str) -> str:
        """The title of something on the agenda."""
        name = name.rstrip("_")
        return self.speaker.say(f"step-{name}") if self.speaker.has(f"step-{name}") else name.replace("_", " ")

    def sentence(self, question: str, move: Sequence[Any], seen: moves.Seen | None = None) -> str:
        """A move in words that need no board beside them: by `do-<question>-<move>`, or `do-<move>`, or else as on its button."""
        name, *arguments = move
        for id in (f"do-{question}-{name}", f"do-{name}"):
            if self.speaker.has(id) and (not arguments or name in self.parts):
                return self.speaker.say(id, **moves.worded(self, name, arguments, seen or {}))
        return self._button(name, arguments)

    def move(self, name: str, *arguments: Any, seen: moves.Seen | None = None) -> str:
        """A move as a button's label, below its question: by its name alone, or as a sentence if it names anything."""
        named = len(arguments) != 1 or not self.speaker.has(f"move-{name}-{arguments[0]}")
        return self.sentence("", (name, *arguments), seen) if arguments and named else self._button(name, arguments)

    def _button(self, name: str, arguments: Sequence[Any]) -> str:
        say, id = self.speaker.say, f"move-{name}"
        if len(arguments) == 1:
            argument = arguments[0]
            if self.speaker.has(f"{id}-{argument}"):
                return say(f"{id}-{argument}")
            if self.speaker.has(f"{id}.with") and type(argument) is int:
                return say(f"{id}.with", name=Word(self.name(argument)))
        label = say(id) if self.speaker.has(id) else name.replace("_", " ")
        if not arguments:
            return label
        return say("move-of", move=Word(label), what=Word(self.several([self.option(name, argument) for argument in arguments])))

    def about(self, name: str, *arguments: Any) -> str:
        """One line that explains a move, or nothing."""
        for id in (*(f"move-{name}-{argument}.about" for argument in arguments if type(argument) in (str, int)), f"move-{name}.about"):
            if self.speaker.has(id):
                return self.speaker.say(id)
        return ""

    def consequence(self, row: Mapping[str, Any], figures: Mapping[str, int]) -> str:
        """What a move would do, from its preview: one sentence `about-<move>` if there is one (`about-<move>-<argument>` first), else a
        short note `note-<name>` for each figure that changes (`note-<name>_by`, `note-paid_<reason>`, `note-other_<name>`) and each word
        of the game, with it as $value."""
        name, *arguments = row["move"]
        facts = {key: value for key, value in row.items() if key not in PREVIEW}
        for part, named in (("by", "{}_by"), ("paid", "paid_{}"), ("other_by", "other_{}")):
            changed = {named.format(key): value for key, value in row.get(part, {}).items()}
            facts |= {key: value for key, value in changed.items() if self.speaker.has(f"note-{key}")}
        given = {key: self.argument(key, value) for key, value in (facts | shown(row, figures)).items()}
        for id in (*(f"about-{name}-{argument}" for argument in arguments if type(argument) in (str, int)), f"about-{name}"):
            if self.speaker.has(id):
                try:
                    return Speaker(self.speaker.locale, self.speaker.game, strict=True).say(id, **given)
                except Unsaid:
                    continue
        notes = [self._note(key, value, given) for key, value in facts.items() if value not in (None, "", 0, [], ())]
        return ", ".join(note for note in notes if note)

    def _note(self, name: str, value: Any, given: Mapping[str, Any]) -> str:
        if self.speaker.has(f"note-{name}"):
            return self.speaker.say(f"note-{name}", **{**given, "value": given[name]})
        if isinstance(value, Mapping):
            return ""
        return f"{self.thing(name, 'view')} {given[name].text if isinstance(given[name], Word) else self.plain(value)}".replace("_", " ")

    def option(self, move: str, value: Any) -> str:
        """One of the things a move may name."""
        if isinstance(value, (list, tuple)):
            return self.several([self.option(move, item) for item in value])
        if self.speaker.has(f"move-{move}.with") and type(value) is int:
            return self.name(value)
        for prefix in (f"move-{move}", self.says.get(move, ""), *dict.fromkeys(self.says.values())):
            if prefix and self.speaker.has(f"{prefix}-{value}"):
                return self.speaker.say(f"{prefix}-{value}")
        return self.plain(value)

    def rule_option(self, name: str, value: Any) -> str:
        """The value of a rule option: words, figures, named parts, values by card."""
        if isinstance(value, (list, tuple)):
            return self.several([self.rule_option(name, item) for item in value])
        if isinstance(value, Mapping):
            return self.several([f"{self.option_part(key)} {self.rule_option(key, item)}" for key, item in value.items()])
        if name == "seat" and type(value) is int and 0 <= value < len(LETTERS):
            return self.speaker.say(f"seat-{LETTERS[value]}")
        if type(value) is not str:
            return self.plain(value)
        word, _, number = value.partition(" ")
        if number.isdecimal() and self.speaker.has(f"option-word-{word}-n"):
            return self.speaker.say(f"option-word-{word}-n", n=int(number))
        prefixes = (f"option-{name}", *dict.fromkeys(self.says.values()), "option-word")
        return next((self.speaker.say(id) for prefix in prefixes if self.speaker.has(id := f"{prefix}-{value or 'none'}")), value)

    def option_part(self, name: str) -> str:
        """What a part of a rule option is called, with the mark that its value follows."""
        ids = [
            f"option-part-{name}",
            f"label-{name}",
            f"option-word-{name}",
            *(f"{kind}-{name}" for kind in dict.fromkeys(self.says.values())),
        ]
        return self.speaker.say("option-part-of", part=Word(next((self.speaker.say(id) for id in ids if self.speaker.has(id)), name)))

    def lesson(self, preset: str, options: Mapping[str, Any]) -> dict[str, str]:
        """A ready-made lesson in words: its name, what it changes, why, its aim, the players' goal, and questions for afterwards."""
        say, id = self.speaker.say, f"preset-{preset}"
        values = {name: Word(self.rule_option(name, value)) for name, value in options.items()}
        return {"name": say(id), **{part: say(f"{id}.{part}", **values) for part in LESSON}}


LESSON: Final = ("about", "why", "aim", "goal", "ask1", "ask2")
"""The parts of a ready-made lesson, as attributes of its message."""
LETTERS: Final = "ABCDEFGHI"

PREVIEW: Final = ("move", "by", "paid", "then", "until", "other_by", "other_paid")
"""The parts of a preview's row that are made of figures; whatever else stands there is the game's own words."""


def shown(row: Mapping[str, Any], figures: Mapping[str, int]) -> dict[str, Any]:
    """The variables of a sentence about a move: each figure as it will be, and by how much it changes (_by), rises (_up) or falls (_down);
    what is paid for each reason (paid_…); the same of the other side of a deal (other_…); what follows by itself (then_…); and the
    game's own words."""
    given: dict[str, Any] = {}
    for name in figures | row.get("by", {}):
        by = row.get("by", {}).get(name, 0)
        given |= {name: figures.get(name, 0) + by, f"{name}_by": by, f"{name}_up": max(by, 0), f"{name}_down": max(-by, 0)}
    for part, prefix in (("paid", "paid_"), ("then", "then_"), ("other_by", "other_"), ("other_paid", "other_paid_")):
        given |= {f"{prefix}{name}": value for name, value in row.get(part, {}).items()}
    return given | {key: value for key, value in row.items() if key not in PREVIEW}


def sound(text: str) -> str:
    """With which sound a word begins, as far as a conjunction cares: i for Inés and Hilda, not for Hielo."""
    bare = unicodedata.normalize("NFD", text.lower()).encode("ascii", "ignore").decode()
    if bare.startswith("hi") and bare[2:3] not in ("a", "e"):
        bare = bare[1:]
    return bare[:1] if bare[:1].isalpha() else "other"
