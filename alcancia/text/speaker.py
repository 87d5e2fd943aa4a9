"""A speaker: every message of one language, with English where the language has none."""

import os
from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from alcancia.text.figures import Figure, fluent_money, fluent_number, fluent_signed

FALLBACK: Final = "en"
SHARED: Final = ("kernel", "terminal", "lab", "server", "site", "desk", "class", "coach", "questions", "ticket", "boxes")
"""The files that every game's messages stand beside; all others belong to one game each: its own, and its options and lessons."""


FUNCTIONS: Final[dict[str, Callable[[Any], FluentType]]] = {"MONEY": fluent_money, "NUMBER": fluent_number, "SIGNED": fluent_signed}
"""What messages may call."""


class Unsaid(LookupError):
    """A message that is missing, or that lacks an argument."""


class Word(FluentType):
    """A text that messages may choose by its key (nobody, none) without printing the key."""

    def __init__(self, text: str, key: str = "") -> None:
        self.text, self.key = text, key

    def __eq__(self, other: object) -> bool:
        return self.key != "" and other == self.key

    __hash__ = None  # type: ignore[assignment]

    def format(self, locale: Any) -> str:
        return self.text


def folder() -> Traversable:
    """Where the messages lie, a folder for each language."""
    return files("alcancia.text")


@cache
def locales() -> tuple[str, ...]:
    """The languages there are, English first."""
    found = sorted(
        place.name for place in folder().iterdir() if place.is_dir() and any(file.name.endswith(".ftl") for file in place.iterdir())
    )
    return (FALLBACK, *(name for name in found if name != FALLBACK))


def language(environ: Mapping[str, str] = os.environ) -> str:
    """The language a person asked for by their environment, or English."""
    for name in ("ALCANCIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environ.get(name, "").replace("-", "_").partition("_")[0].partition(".")[0].lower()
        if wanted in locales():
            return wanted
        if wanted:
            break
    return FALLBACK


@cache
def resource(locale: str, name: str) -> ast.Resource | None:
    """One file of messages, parsed once; None if the language has no such file."""
    place = folder().joinpath(locale, f"{name}.ftl")
    return FluentResource(place.read_text("utf-8")) if place.is_file() else None


class BoxWords(NamedTuple):
    """What a box of somebody's own says: its messages by language, and the sign of its money."""

    sources: Mapping[str, str]
    sign: str


_of_boxes: dict[str, BoxWords] = {}


def hand_in(box: str, words: BoxWords) -> None:
    """The game named `box` (`game@fingerprint`) speaks as its game does, but for these words."""
    _of_boxes[box] = words


def money_sign(game: str) -> str:
    """The sign of a game's money: a box may have its own."""
    words = _of_boxes.get(game)
    return words.sign if words is not None and words.sign else "$"


@cache
def bundle(locale: str, game: str) -> FluentBundle:
    """The shared messages with a game's own on top of them, and a box's on top of those."""
    words = _of_boxes.get(game)
    sign = {} if words is None or not words.sign else {"MONEY": partial(fluent_money, sign=words.sign)}
    made = FluentBundle([locale], functions={**FUNCTIONS, **sign}, use_isolating=False)
    own = game.partition("@")[0]
    for name in (*SHARED, own, f"{own}-lessons" if own else ""):
        if name and (found := resource(locale, name)) is not None:
            made.add_resource(found, allow_overrides=True)
    if words is not None and locale in words.sources:
        made.add_resource(FluentResource(words.sources[locale]), allow_overrides=True)
    return made


class Speaker:
    """Says messages in one language. `game`: with that game's messages. `strict`: raises Unsaid instead of muddling through."""

    def __init__(self, locale: str, game: str = "", strict: bool = False) -> None:
        self.locale = locale if locale in locales() else FALLBACK
        self.game = game
        self.strict = strict
        self._bundles = [bundle(self.locale, game)]
        if self.locale != FALLBACK:
            self._bundles.append(bundle(FALLBACK, game))

    def of(self, game: str) -> "Speaker":
        """The same speaker at a table of this game."""
        return Speaker(self.locale, game, self.strict)

    def has(self, id: str) -> bool:
        """Is there such a message (`name` or `name.attribute`)?"""
        return self._find(id) is not None

    def say(self, id: str, /, **args: Any) -> str:
        """The message `id` (`name` or `name.attribute`) with its arguments."""
        found = self._find(id)
        if found is None:
            if self.strict:
                raise Unsaid(id)
            return id
        pattern, home = found
        errors: list[Exception] = []
        given = {name: Figure(value) if type(value) is int else value for name, value in args.items()}
        said = pattern(ResolverEnvironment(context=home, current=CurrentEnvironment(args=given), errors=errors))
        if errors and self.strict:
            raise Unsaid(f"{id}: {errors[0]}")
        return said if isinstance(said, str) else said.format(home._babel_locale)

    def _find(self, id: str) -> tuple[Pattern, FluentBundle] | None:
        name, _, attribute = id.partition(".")
        for home in self._bundles:
            if home.has_message(name):
                message = home.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return pattern, home
        return None
