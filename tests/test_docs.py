"""What is written for people: the documents run, every game says everything in every language, and rules and rulebooks match."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from alcancia.bots import bots_of
from alcancia.games import GAMES, find
from alcancia.games.multiverse.content import CODES
from alcancia.ground.record_file import Record
from alcancia.kernel import Choice, Game
from alcancia.kernel.game import KERNEL_REASONS
from alcancia.kernel.judging import _WORDS
from tests.laws import laws
from tests.written import GROUND, HOUSE, KERNEL, TEXT, Wanted, languages, messages, said_in, wanted_in

DOCS = HOUSE / "docs"
WORDS_OF_TRADE = {"offer", "accept", "decline", "withdraw"}


def chapters(id: str) -> Path:
    """Where a game's rules are written."""
    return HOUSE / "alcancia" / "games" / id


# ── the documents ────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def piggy() -> Game:
    """The example of docs/adding-a-game.md, run as it stands there."""
    page = (DOCS / "adding-a-game.md").read_text("utf-8")
    source = max(re.findall(r"```python\n(.*?)```", page, re.S), key=len)
    module = ModuleType("piggy_of_the_docs")
    sys.modules[module.__name__] = module
    exec(compile(source, "docs/adding-a-game.md", "exec"), module.__dict__)
    game = module.game
    assert isinstance(game, Game)
    return game


@pytest.mark.parametrize("law", laws.LAWS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_example_game_keeps_the_law(piggy: Game, law: str, seats: int) -> None:
    assert seats in piggy.seats
    for seed in range(3):
        laws.LAWS[law](piggy, seats, seed, "random")


def test_the_guide_names_things_that_exist() -> None:
    import alcancia.kernel

    page = (DOCS / "adding-a-game.md").read_text("utf-8")
    imported = re.search(r"^from alcancia\.kernel import (.*)$", page, re.M)
    assert imported is not None
    assert {name.strip() for name in imported[1].split(",")} <= set(alcancia.kernel.__all__)
    for name in (
        "ask",
        "ask_sealed",
        "ask_together",
        "chance",
        "deal",
        "OneOf",
        "Amount",
        "Subset",
        "Product",
        "Where",
    ):
        assert f"{name}(" in page or f"`{name}`" in page
        assert name in alcancia.kernel.__all__


def test_the_record_format_is_described() -> None:
    page = (DOCS / "record-format.md").read_text("utf-8")
    for name in Record.__struct_fields__:
        assert f"`{name}`" in page
    for word in _WORDS:
        assert f'["{word}"' in page


# ── law 12: paragraphs ───────────────────────────────────────────────────────


@pytest.mark.parametrize("id", GAMES)
def test_paragraphs_and_chapters_match(id: str) -> None:
    laws.paragraphs(laws.docstrings_in(chapters(id)), (DOCS / "rules" / f"{id}.md").read_text("utf-8"))


def numbers_in(page: str) -> list[str]:
    """The rule numbers that start a paragraph, in order."""
    return [number for bold in re.findall(r"\*\*([^*]+)\*\*", page) for number in laws.NUMBER.findall(bold)]


@pytest.mark.parametrize("id", GAMES)
def test_both_rulebooks_have_the_same_numbers(id: str) -> None:
    english, spanish = ((DOCS / "rules" / f"{id}{ending}").read_text("utf-8") for ending in (".md", ".es.md"))
    assert numbers_in(english) == numbers_in(spanish)
    assert len(numbers_in(english)) == len(set(numbers_in(english)))


# ── law 11: text ─────────────────────────────────────────────────────────────


def test_there_are_two_languages_with_the_same_files() -> None:
    assert languages() == ["en", "es"]
    files = [{path.name for path in (TEXT / language).glob("*.ftl")} for language in languages()]
    assert files[0] == files[1] >= {"kernel.ftl", *[f"{id}.ftl" for id in GAMES]}


@pytest.mark.parametrize("name", sorted(path.name for path in (TEXT / "en").glob("*.ftl")))
def test_every_file_says_the_same_in_every_language(name: str) -> None:
    english, spanish = (messages(TEXT / language / name) for language in ("en", "es"))
    assert english == spanish, sorted(set(english.items()) ^ set(spanish.items()), key=str)[:3]


@pytest.mark.parametrize("id", GAMES)
def test_everything_a_game_says_has_a_message(id: str) -> None:
    """Facts, refusals and options, by the law itself."""
    game, wanted = find(id), wanted_in(chapters(id))
    told = {key: frozenset(wanted.public[key] | wanted.secret.get(key, set())) for key in wanted.public}
    said = {language: said_in(language, "kernel", id) for language in languages()}
    everything = frozenset(variable for messages in said.values() for variables in messages.values() for variable in variables)
    laws.text(game, said, {key: everything if "*" in variables else variables for key, variables in told.items()})


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("id", GAMES)
def test_the_words_of_a_game(id: str, language: str) -> None:
    """Questions, moves, payments, values of options, steps, bots, and the game's own name."""
    game, wanted, said = find(id), wanted_in(chapters(id)), said_in(language, "kernel", id)
    needed = {"game-name", "game-tagline", "game-teaches", "game-length"}
    needed |= {f"ask-{question}" for question in wanted.questions}
    needed |= {f"move-{name}" for name in wanted.moves | (WORDS_OF_TRADE if "offer" in game.anytimes else set())}
    needed |= {f"pay-{reason}" for reason in wanted.payments}
    needed |= {f"step-{title}" for title in game.titles}
    needed |= {f"option-{name}-{value}" for name, option in game.schema.items() if isinstance(option, Choice) for value in option.values}
    needed |= {f"bot-{name}" for name in bots_of(game)}
    assert needed <= set(said), sorted(needed - set(said))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("id", GAMES)
def test_no_message_uses_what_its_readers_may_not_know(id: str, language: str) -> None:
    """The plain wording of a fact uses public arguments alone; the owner's wording may use the secret ones."""
    check_secrets(wanted_in(chapters(id)), said_in(language, "kernel", id))


def check_secrets(wanted: Wanted, said: dict[str, frozenset[str]]) -> None:
    for key, public in wanted.public.items():
        if "*" in public:
            continue
        assert said[f"fact-{key}"] <= public, key
        secret = wanted.secret.get(key, set())
        if secret - {"*"}:
            assert f"fact-{key}.own" in said, key
            assert said[f"fact-{key}.own"] <= public | secret, key


@pytest.mark.parametrize("language", languages())
def test_the_kernels_own_words(language: str) -> None:
    wanted, said = wanted_in(KERNEL), said_in(language, "kernel")
    assert {"undone", "envelope_taken_back", "rewound"} <= set(wanted.public)
    check_secrets(wanted, said)
    assert said["fact-paid"] <= {"from", "to", "amount", "reason", "of"}
    needed = {f"refused-{reason}" for reason in (*KERNEL_REASONS, *unplayable_reasons())}
    needed |= {f"move-{name}" for name in wanted.moves}
    assert needed <= set(said), sorted(needed - set(said))


def unplayable_reasons() -> set[str]:
    """Every reason the kernel and the ground below it give for a table, record or file they cannot use."""
    source = "".join(path.read_text("utf-8") for floor in (KERNEL, GROUND) for path in floor.glob("*.py"))
    found = set(re.findall(r'Unplayable\("(\w+)"', source))
    assert {"not_json", "too_large", "hash_differs", "seed_missing"} <= found
    return found


@pytest.mark.parametrize("language", languages())
def test_the_cards_of_multiverse(language: str) -> None:
    said = said_in(language, "multiverse")
    needed = {"card-bluff", "card-bluff.about", "card-coin", "card-coin.about", "card-note", "pile-left", "pile-right"}
    assert needed | {f"currency-{code}" for code in CODES} <= set(said)
    assert said["card-note"] <= {"currency", "value", "serial"}


def test_the_reader_finds_what_is_wanted(tmp_path: Path) -> None:
    (tmp_path / "chapter.py").write_text(
        """
@game.question
def buy(t) -> Ask | None:
    return ask(0, move("buy" if t else "rent", then=bought()), name="shop")

@game.question
def draw(t) -> Chance: ...

def bought(t):
    t.pay(0, BANK, 10, "price")
    t.pay(0, BANK, 10, reason="fee" if t else "tax")
    t.tell("bought", owner=1, secret={"card": 1}, seat=0, **more)
"""
    )
    wanted = wanted_in(tmp_path)
    assert wanted.questions == {"buy", "shop"}
    assert wanted.moves == {"buy", "rent"}
    assert wanted.payments == {"price", "fee", "tax"}
    assert wanted.public == {"bought": {"seat", "*"}}
    assert wanted.secret == {"bought": {"card"}}
