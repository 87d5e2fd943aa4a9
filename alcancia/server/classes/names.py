"""What learners and tables of a class are called: ids of messages, so that everybody reads them in their own language."""

from collections.abc import Collection
from functools import cache
from typing import Final

import msgspec

from alcancia.server.names import skeleton
from alcancia.server.tokens import Random
from alcancia.text import Speaker, locales
from alcancia.text.speaker import Word

ANIMALS: Final = (
    "alpaca", "antelope", "armadillo", "badger", "bat", "bear", "beaver", "bee", "bison", "butterfly", "camel", "canary", "cat",
    "cheetah", "condor", "coyote", "crab", "cricket", "deer", "dolphin", "dragonfly", "eagle", "elephant", "falcon", "firefly",
    "flamingo", "frog", "gazelle", "giraffe", "hamster", "hare", "hawk", "hedgehog", "heron", "hummingbird", "jaguar", "kangaroo",
    "koala", "lemur", "leopard", "lion", "lynx", "manta", "octopus", "orca", "otter", "owl", "panda", "panther", "parrot", "pelican",
    "penguin", "puma", "quetzal", "rabbit", "raccoon", "salmon", "seahorse", "squirrel", "starfish", "stork", "swallow", "swan",
    "tapir", "tiger", "toucan", "turtle", "vicuna", "wolf", "zebra",
)  # fmt: skip
ADJECTIVES: Final = (
    "able", "agile", "amiable", "blue", "bold", "brave", "bright", "calm", "cheerful", "clever", "constant", "elegant", "fast",
    "friendly", "gentle", "great", "green", "happy", "loyal", "noble", "original", "patient", "punctual", "smiling", "special",
    "strong", "tenacious", "tropical",
)  # fmt: skip
SIGNS: Final = (
    "triangle", "circle", "square", "star", "diamond", "heart", "moon", "sun", "cloud", "leaf", "drop", "bell", "key", "anchor",
    "boat", "tree", "flower", "fish", "umbrella", "house",
)  # fmt: skip
"""One for each table: as many as a class of sixty can need."""
PHRASES: Final = (
    "eyes_here", "listen", "five_minutes", "two_minutes", "finish_round", "read_card", "talk_together", "look_at_figures",
    "take_your_time", "a_bit_faster", "well_done", "come_to_me",
)  # fmt: skip
"""Ready phrases of the trainer."""
REROLLS: Final = 3


class Called(msgspec.Struct, frozen=True):
    """How somebody is called: an animal and what it is like, or a name of their own where the trainer allows it."""

    animal: str
    adjective: str
    name: str | None = None


def draw(random: Random, taken: Collection[str], but: str = "", own: Collection[str] = ()) -> Called:
    """An animal that nobody in the class is yet, called like none of the names that people gave themselves."""
    free = [animal for animal in ANIMALS if animal not in taken and animal != but] or list(ANIMALS)
    animal, mine = free[random.below(len(free))], {skeleton(name) for name in own}
    like = [adjective for adjective in ADJECTIVES if not mine or not mine & looks_of(animal, adjective)] or list(ADJECTIVES)
    return Called(animal, like[random.below(len(like))])


@cache
def looks_of(animal: str, adjective: str) -> frozenset[str]:
    """What such a name looks like, in each language in which it may be on somebody's screen."""

    def said(speaker: Speaker) -> str:
        words = {"animal": Word(speaker.say(f"animal-{animal}")), "adjective": Word(speaker.say(f"adjective-{adjective}"))}
        return speaker.say("class-name", **words)

    return frozenset(skeleton(said(Speaker(locale))) for locale in locales())


def learn() -> None:
    """Read what the first comparison needs: tables of signs and texts that take longer than a turn of the loop."""
    looks_of(ANIMALS[0], ADJECTIVES[0])
