"""Answering a question: which moves are on offer, and what a typed line, a click or a key means.

Nothing here draws. The full screen and the plain mode share it, and so does every game.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from alcancia.ground.strict import decode
from alcancia.kernel import Unplayable
from alcancia.text import Teller, number

MOST_LISTED: Final = 12
"""A move with at most so many single choices is offered as so many moves."""
MOST_TYPED: Final = 10_000
"""An answer in the form of the record is no longer than this."""
NOTHING: Final = ("-", "0")
KINDS: Final = ("one_of", "amount", "subset", "product")
"""The kinds of option space that have a form; others are listed."""


@dataclass
class Choice:
    """Something on offer: a whole move, or one that opens a form."""

    label: str
    about: str = ""
    words: tuple[str, ...] = ()
    move: tuple[Any, ...] | None = None
    name: str = ""
    spaces: Sequence[Mapping[str, Any]] = ()
    note: str = ""

    @property
    def shown(self) -> str:
        """The word that is shown beside it: one that people say. The rules' own names may be typed, but are not shown."""
        return next((word for word in self.words if "_" not in word), "")


@dataclass
class Item:
    """One of the things a form's field lets you pick."""

    value: Any
    label: str
    key: str


@dataclass
class Wrong:
    """What was typed means nothing here; the id of the message that says so."""

    id: str
    args: dict[str, Any] = field(default_factory=dict)


def leaves(space: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """The single fields of a space, in order."""
    if space["kind"] == "product":
        for part in space["spaces"]:
            yield from leaves(part)
    else:
        yield space


def is_fixed(leaf: Mapping[str, Any]) -> bool:
    """A number that can be only one."""
    return bool(leaf["kind"] == "amount" and leaf["lo"] == leaf["hi"])


def built(space: Mapping[str, Any], values: Iterator[Any]) -> Any:
    """The space's answer from the answers of its fields; a form may say itself what is made of them."""
    if "make" in space:
        return space["make"](*[next(values) for _ in leaves(space)])
    return [built(part, values) for part in space["spaces"]] if space["kind"] == "product" else next(values)


def whole(text: str) -> int | None:
    """A typed number: 1200, 1,200, 1.200 and $1200 are the same."""
    bare = text.replace("$", "").replace(",", "").replace(".", "")
    sign, digits = (-1, bare[1:]) if bare.startswith("-") else (1, bare)
    return sign * int(digits) if digits.isdecimal() and digits.isascii() and len(digits) < 12 else None


def tell_apart(menu: Sequence[Choice], numbered: bool) -> None:
    """Forget the words that would name more than one choice: "share" must not sell what somebody meant to offer for a debt.

    In a numbered menu a bare number is a place in it: "5" is the fifth choice, not space 5 that stands in seventh place.
    """
    for place, choice in enumerate(menu, 1):
        if numbered:
            choice.words = tuple([word for word in choice.words if not word.isdecimal() or word == str(place)])
    meant: dict[str, set[Any]] = {}
    for choice in menu:
        for word in choice.words:
            meant.setdefault(word.casefold(), set()).add((choice.name, choice.move))
    for choice in menu:
        choice.words = tuple([word for word in choice.words if len(meant[word.casefold()]) == 1])


class Answer:
    """A seat's way to its answer: a menu of moves, then the fields of the chosen one."""

    def __init__(
        self,
        questions: Sequence[Mapping[str, Any]],
        teller: Teller,
        extra: Sequence[Choice] = (),
        keys: Mapping[Any, str] | None = None,
        notes: Mapping[tuple[Any, ...], str] | None = None,
        numbered: bool = True,
        seen: Mapping[str, Any] | None = None,
    ) -> None:
        self.teller = teller
        self.seen = seen
        self.numbered = numbered
        self.keys: dict[Any, str] = dict(keys or {})
        self.notes = dict(notes or {})
        self.extra = list(extra)
        self.menu = [choice for question in questions for move in question["moves"] for choice in self._offered(move)]
        tell_apart(self.menu, numbered)
        self.form: Choice | None = None
        self.given: list[Any] = []
        self.picked: list[Any] = []
        self.cursor = 0
        if len(self.menu) == 1 and self.menu[0].move is None:
            self.open(self.menu[0])

    # ── what is on offer ─────────────────────────────────────────────────────

    def _offered(self, move: Mapping[str, Any]) -> Iterator[Choice]:
        name, spaces, teller = move["name"], move["spaces"], self.teller
        note = self.notes.get((name,), "")
        if not spaces:
            yield Choice(teller.move(name), teller.about(name), self._words(name), (name,), name, note=note)
        elif len(spaces) == 1 and spaces[0]["kind"] == "one_of" and len(spaces[0]["options"]) <= MOST_LISTED:
            for index, option in enumerate(spaces[0]["options"], 1):
                own = [word for word in (self._typed(f"{name}-{option}"), option if type(option) is str else "") if word]
                key = self.key(name, option, index)
                words = (*own, *(f"{word} {text}" for word in self._words(name) for text in dict.fromkeys((key, *own))))
                note = self.notes.get((name, option), "")
                yield Choice(teller.move(name, option, seen=self.seen), teller.about(name, option), words, (name, option), name, note=note)
        else:
            yield Choice(teller.move(name), teller.about(name), self._words(name), None, name, spaces, note)

    def _words(self, name: str) -> tuple[str, ...]:
        """How a move may be typed: in the person's language, and by its own name."""
        return tuple(dict.fromkeys(word for word in (self._typed(name), name) if word))

    def _typed(self, name: str) -> str:
        """The word for a move in the person's language: its own, or else the first one of what it is called."""
        speaker = self.teller.speaker
        if speaker.has(f"move-{name}.type"):
            return speaker.say(f"move-{name}.type")
        called = speaker.say(f"move-{name}").split() if speaker.has(f"move-{name}") else []
        return called[0].casefold() if called and called[0].isalpha() else ""

    def key(self, move: str, option: Any, index: int) -> str:
        """What is typed to name an option: its own key, a seat's number, or its place in the list."""
        if self.keys and option in self.keys:
            return self.keys[option]
        seats = self.teller.speaker.has(f"move-{move}.with") and type(option) is int
        return str(option + 1) if seats else str(index)

    @property
    def choices(self) -> list[Choice]:
        """What the menu shows now: moves, or beside an open form only the extra ones."""
        return [*([] if self.form else self.menu), *self.extra]

    @property
    def space(self) -> Mapping[str, Any] | None:
        """The field that is open now."""
        fields = self._fields()
        return fields[len(self.given)] if self.form and len(self.given) < len(fields) else None

    def _leaves(self) -> list[Mapping[str, Any]]:
        return [leaf for space in self.form.spaces for leaf in leaves(space)] if self.form else []

    def _fields(self) -> list[Mapping[str, Any]]:
        """What is asked: nobody is asked for a number from 0 to 0, unless there is nothing else to ask."""
        fields = self._leaves()
        return [leaf for leaf in fields if not is_fixed(leaf)] or fields

    def filled(self) -> list[Any]:
        """The whole form as it stands: what is given, and for the rest the least."""
        fields, given = self._fields(), iter(self.given)
        return [next(given, leaf.get("lo", 0)) if leaf in fields else leaf["lo"] for leaf in self._leaves()]

    def items(self) -> list[Item]:
        """What the open field lets you pick, if it is a list."""
        space = self.space
        if space is None or self.form is None or "options" not in space:
            return []
        name = self.form.name
        labels = space.get("labels") or [self._called(name, option) for option in space["options"]]
        items = [
            Item(option, label, self.key(name, option, index))
            for index, (option, label) in enumerate(zip(space["options"], labels, strict=True), 1)
        ]
        return sorted(items, key=lambda item: (len(item.key), item.key)) if self.keys else items

    def _called(self, name: str, option: Any) -> str:
        """A thing by its name; what is composed of several, as the whole move."""
        composed = isinstance(option, (list, tuple)) and name in self.teller.parts
        return self.teller.move(name, option, seen=self.seen) if composed else self.teller.option(name, option)

    def hint(self) -> str:
        """How to fill in the open field."""
        space = self.space
        if space is None:
            return ""
        if "ask" in space:
            return f"{space['ask']} {self._how(space)}"
        return self._how(space)

    def _how(self, space: Mapping[str, Any]) -> str:
        """What may be typed into a field."""
        say = self.teller.speaker.say
        match space["kind"]:
            case "amount":
                return say("hint-amount", lo=space["lo"], hi=space["hi"], step=space["step"])
            case "subset":
                return say("hint-subset", least=space["least"], most=space["most"])
            case _:
                return say("hint-one")

    def about(self) -> str:
        """What the choice under the cursor would do. To pass needs no words: beside the question they would sound like its answer."""
        if not self.choices or self.form is not None:
            return ""
        choice = self.choices[self.cursor % len(self.choices)]
        return "" if choice.name == "pass" else choice.about

    # ── what a person does ───────────────────────────────────────────────────

    def open(self, choice: Choice) -> None:
        """Begin to fill in a move."""
        self.form, self.given, self.picked, self.cursor = choice, [], [], 0

    def back(self) -> bool:
        """One step back: the field before, or the menu. False if there is none."""
        if self.form is None or (not self.given and len(self.menu) == 1):
            return False
        if self.given:
            self.given.pop()
        else:
            self.form = None
        self.picked, self.cursor = [], 0
        return True

    def again(self) -> None:
        """From the first field: the answer as a whole was refused, and the last field alone may not be able to mend it."""
        self.given, self.picked, self.cursor = [], [], 0

    def toggle(self, value: Any) -> None:
        """Pick something of a list, or put it back."""
        if value in self.picked:
            self.picked.remove(value)
        else:
            self.picked.append(value)

    def preview(self, line: str) -> bool:
        """Pick what a line names while it is being typed. False if it changes nothing."""
        if self.space is None or self.space["kind"] != "subset" or self.form is None:
            return False
        words = line.casefold().split()
        if words and words[0] in map(str.casefold, self.form.words):
            words = words[1:]
        named = [item.value for item in map(self._named, words) if item is not None]
        before, self.picked = self.picked, list(dict.fromkeys(named))
        return before != self.picked

    def enter(self) -> tuple[Any, ...] | Wrong | None:
        """Enter on an empty line: what is picked, or the choice under the cursor. None: there is more to fill in."""
        space = self.space
        if space is not None:
            if space["kind"] == "subset":
                return self._fill(list(self.picked))
            items = self.items()
            return self._fill(items[self.cursor % len(items)].value) if items else Wrong("typed-nothing")
        choices = self.choices
        return self._take(choices[self.cursor % len(choices)]) if choices else Wrong("typed-nothing")

    def typed(self, line: str) -> tuple[Any, ...] | Wrong | None:
        """What a typed line means: a move, None if there is more to fill in, or that it means nothing."""
        words = line.casefold().replace(";", " ").split()
        if not words:
            return self.enter()
        if line.lstrip().startswith("[") and self.space is not None and self.space["kind"] == "listed":
            return self._exact(line)
        for choice in (*self.menu, *self.extra):
            if choice.move is not None and " ".join(words) in map(str.casefold, choice.words):
                return self._take(choice)
        for choice in self.menu:
            if choice.move is None and words[0] in map(str.casefold, choice.words):
                if choice is not self.form or self.given:
                    self.open(choice)
                return self._rest(words[1:]) if words[1:] else (None if not self.picked else self.enter())
        if self.form is not None:
            return self._rest(words)
        if self.numbered and len(words) == 1 and (index := whole(words[0])) is not None and 1 <= index <= len(self.choices):
            return self._take(self.choices[index - 1])
        likely = [choice for choice in self.choices if any(word.casefold().startswith(" ".join(words)) for word in choice.words)]
        return self._take(likely[0]) if len(likely) == 1 else Wrong("typed-unknown", {"typed": line.strip()[:30]})

    def _exact(self, line: str) -> tuple[Any, ...] | Wrong | None:
        """An answer in the form of the record: where there are more possible answers than a list can show."""
        try:
            return self._fill(decode(line, MOST_TYPED))
        except Unplayable:
            return Wrong("typed-unknown", {"typed": line.strip()[:30]})

    def choose(self, choice: Choice) -> tuple[Any, ...] | Wrong | None:
        """One of the choices: a move, or None if there is more to fill in."""
        return self._take(choice)

    def _take(self, choice: Choice) -> tuple[Any, ...] | Wrong | None:
        if choice.move is not None:
            return choice.move
        self.open(choice)
        return None

    def _rest(self, words: list[str]) -> tuple[Any, ...] | Wrong | None:
        """Fill in fields from words, as far as they go; whoever names every field may name those that can be only one."""
        if not self.given and len(words) == len(fields := self._leaves()):
            words = [word for word, leaf in zip(words, fields, strict=True) if leaf in self._fields() or word != str(leaf["lo"])]
        while (space := self.space) is not None:
            if not words:
                return None
            take = 1 if space["kind"] in ("one_of", "amount", "listed") else len(words)
            value = self.value(space, words[:take])
            if isinstance(value, Wrong):
                return value
            words = words[take:]
            done = self._fill(value)
            if done is not None:
                return done if not words or isinstance(done, Wrong) else Wrong("typed-too-much")
        return Wrong("typed-too-much")

    def value(self, space: Mapping[str, Any], words: list[str]) -> Any:
        """What words mean in a field."""
        kind = space["kind"]
        if kind == "amount":
            amount = whole(words[0])
            if amount is None or not space["lo"] <= amount <= space["hi"] or (amount - space["lo"]) % space["step"]:
                return Wrong("hint-amount", {"lo": space["lo"], "hi": space["hi"], "step": space["step"]})
            return amount
        if kind == "subset" and len(words) == 1 and words[0] in NOTHING:
            return []
        chosen = [self._named(word) for word in words]
        for word, item in zip(words, chosen, strict=True):
            if item is None:
                return Wrong("typed-no-such", {"typed": word[:30]})
        values = [item.value for item in chosen if item is not None]
        return values if kind == "subset" else values[0]

    def _named(self, word: str) -> Item | None:
        items = self.items()
        for item in items:
            if word == item.key.casefold() or word == str(item.value).casefold():
                return item
        likely = [item for item in items if item.label.casefold().startswith(word)]
        return likely[0] if len(likely) == 1 and not word.isdecimal() else None

    def _fill(self, value: Any) -> tuple[Any, ...] | Wrong | None:
        assert self.form is not None
        self.given.append(value)
        self.picked, self.cursor = [], 0
        if len(self.given) < len(self._fields()):
            return None
        values = iter(self.filled())
        move = (self.form.name, *[built(space, values) for space in self.form.spaces])
        self.given = self.given[:-1]
        return move

    def summary(self) -> str:
        """What has been filled in so far."""
        if self.form is None or not self.given:
            return ""
        shown = [
            number(value, self.teller.speaker.locale) if type(value) is int else self.teller.option(self.form.name, value)
            for value in self.given
        ]
        return f"{self.form.label}: {', '.join(shown)}"
