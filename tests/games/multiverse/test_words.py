"""What people read is called by the same names everywhere, in both languages."""

import tomllib
from pathlib import Path

import pytest

import alcancia
from alcancia.text import Speaker

HOUSE = Path(alcancia.__file__).parent
STEPS = tomllib.loads((HOUSE / "games" / "multiverse" / "tutorial.toml").read_text("utf-8"))["steps"]


@pytest.mark.parametrize("locale", ["en", "es"])
def test_first_steps_call_cards_by_their_names(locale: str) -> None:
    speaker = Speaker(locale, "multiverse", strict=True)
    bets = [(step["text"], step["move"][1]) for step in STEPS if step.get("move", [""])[0] == "bet"]
    assert len(bets) == 2
    for text, cards in bets:
        said = speaker.say(text).lower()
        assert [card for card in cards if speaker.say(f"card-{card}").lower() not in said] == []


def test_a_pile_is_a_pozo_and_a_set_a_trio() -> None:
    said = (HOUSE / "text" / "es" / "multiverse.ftl").read_text("utf-8")
    assert [word for word in ("montón", "montones", "juegos completos", "Ollie", "Puntos de la serie") if word in said] == []


@pytest.mark.parametrize(
    ("used", "out", "en", "es"),
    [
        (1, 0, "Ana used the decoy once.", "Ana usó la carta de engaño una vez."),
        (2, 1, "Ana used the decoy 2 times and sat out one round.", "Ana usó la carta de engaño 2 veces y no participó en una ronda."),
        (0, 3, "Ana sat out 3 rounds.", "Ana no participó en 3 rondas."),
        (1, 1, "Ana used the decoy once and sat out one round.", "Ana usó la carta de engaño una vez y no participó en una ronda."),
    ],
)
def test_how_often_the_decoy_was_used(used: int, out: int, en: str, es: str) -> None:
    said = [Speaker(locale, "multiverse", strict=True).say("lesson-bluff", seat="Ana", used=used, out=out) for locale in ("en", "es")]
    assert said == [en, es]


def test_one_card_is_one_card() -> None:
    said = [Speaker(locale, "multiverse", strict=True).say("note-bet_by", bet_down=1) for locale in ("en", "es")]
    assert said == ["you give 1 card", "das 1 carta"]
