"""Every reason code that is used anywhere has its sentence in both languages."""

import re
from pathlib import Path

import pytest

import alcancia
from alcancia.games import GAMES, find
from alcancia.kernel.game import KERNEL_REASONS
from alcancia.text import Speaker

HOUSE = Path(alcancia.__file__).parent


def unplayable_codes(game: str = "") -> set[str]:
    """The codes raised anywhere outside the games, or within one."""
    found: set[str] = set()
    for path in (HOUSE / "games" / game if game else HOUSE).rglob("*.py"):
        if not game and "games" in path.relative_to(HOUSE).parts:
            continue
        found |= set(re.findall(r"""Unplayable\(\s*"([a-z_]+)\"""", path.read_text("utf-8")))
    return found


@pytest.mark.parametrize("locale", ["en", "es"])
def test_every_code_has_a_sentence(locale: str) -> None:
    speaker = Speaker(locale, strict=True)
    assert len(unplayable_codes()) > 15
    missing = [code for code in sorted({*KERNEL_REASONS, *unplayable_codes()}) if not speaker.has(f"refused-{code}")]
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", ["en", "es"])
def test_every_game_names_its_own(locale: str, game: str) -> None:
    speaker = Speaker(locale, game, strict=True)
    wanted = [f"refused-{code}" for code in (*find(game).reasons, *unplayable_codes(game))]
    wanted += [f"option-{name}" for name in find(game).schema] + [f"option-{name}.about" for name in find(game).schema]
    wanted += ["game-name", "game-tagline", "game-teaches", "game-length"]
    assert [id for id in wanted if not speaker.has(id)] == []
