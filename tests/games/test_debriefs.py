"""What all debriefs have in common: every lesson can be said, and words that mean seats hold seats."""

import pytest

from alcancia.games import GAMES, find
from alcancia.text.speaker import Speaker, locales
from alcancia.text.telling import PER_SEAT, SEATS, Teller
from tests.games.recount import played

NAMES = ("Ana", "Beto", "Carla", "Dani")


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_can_be_said(game: str) -> None:
    kinds: set[str] = set()
    for bot in ("random", "baseline"):
        table = played(game, (bot,) * 4, f"said {bot}")
        rows = table.lessons()
        assert len({row["lesson"] for row in rows}) >= 5
        kinds |= {row["lesson"] for row in rows}
        for locale in locales():
            teller = Teller(Speaker(locale, game, strict=True), NAMES, find(game).message_kinds)
            for row in rows:
                text = str(teller.speaker.say(f"lesson-{row['lesson']}", **{name: teller.argument(name, row[name]) for name in row}))
                assert text.strip().endswith((".", "?", "!", "…")) or row["lesson"] == "most_missed", text
                assert "  " not in text and " ." not in text and " ," not in text, text
                if row["seat"] is not None:
                    named = NAMES[row["seat"]] in text
                    assert named or game == "financialit", text
    assert len(kinds) >= 8, "kinds of lessons that come up in two games"


@pytest.mark.parametrize("game", GAMES)
def test_words_that_mean_seats_hold_seats(game: str) -> None:
    """A sum of money under such a name would be told as a person."""
    table = played(game, ("random",) * 4, "seats")
    told = [*table.lessons(), *table.measures(), *[fact.args for fact in table.facts if fact.key != "paid"]]
    for row in told:
        for name in SEATS:
            if name in row:
                values = row[name] if isinstance(row[name], (list, tuple)) else [row[name]]
                assert all(value is None or value in range(-1, 4) for value in values), row
        for name in PER_SEAT:
            assert name not in row or len(row[name]) == 4, row


@pytest.mark.parametrize(("locale", "said"), [("en", "brought Ana one token."), ("es", "le dio a Ana una ficha.")])
def test_a_count_under_a_name_of_things_is_a_count(locale: str, said: str) -> None:
    """El Plan calls by `tokens` what was handed over, and how many came back."""
    teller = Teller(Speaker(locale, "elplan", strict=True), NAMES, find("elplan").message_kinds)
    row = {"seat": 0, "tokens": 1, "spent": 5}
    assert said in str(teller.speaker.say("lesson-sold_back", **{name: teller.argument(name, row[name]) for name in row}))
