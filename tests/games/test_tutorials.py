"""First steps: every lesson can be reached, every suggestion is a legal move, and the same happens every time."""

import pytest

from alcancia import Table
from alcancia.bots import SeatView, find_bot
from alcancia.games import GAMES, find
from alcancia.games.tutorials import LEARNER, Lesson, Tutorial, tutorial
from alcancia.kernel import Luck, Played
from alcancia.text import Speaker, locales, rulebook

RARE = {"learn-short", "learn-hospital", "learn-museum", "learn-insurance", "learn-token", "learn-loan", "learn-buy", "learn-keep"}
"""What not everybody meets: told when it comes."""


def steps_of(game: str) -> Tutorial:
    found = tutorial(game)
    assert found is not None, f"{game} has no first steps"
    return found


def learn(game: str) -> tuple[Table, list[Lesson]]:
    """Play the whole tutorial as a good pupil: the suggestions, and what the bot would do where there is none."""
    told: list[Lesson] = []
    first = steps_of(game)
    table = Table.new(game, seats=first.seats, seed=first.seed, options=first.options, trainer=True)
    bot = find_bot(find(game), first.bot)
    while table.asked:
        seat = LEARNER if LEARNER in table.asked else next(iter(table.asked))
        ask = table.asked[seat]
        luck = first.luck(seat, ask.id)
        known = table.hint(seat, luck)
        world = table.imagine(seat, luck)
        move = list(bot(SeatView(world, seat, known=known), Luck(f"{luck.bits(128):x}")))
        if seat == LEARNER:
            lesson = next((one for one in first.steps if one.question == ask.name and one not in told), None)
            if lesson is not None:
                told.append(lesson)
                move = lesson.move or move
        played = table.play(seat, move)
        assert isinstance(played, Played), (game, ask.name, move, played)
    return table, told


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_told_and_every_suggestion_is_legal(game: str) -> None:
    table, told = learn(game)
    assert table.over
    missing = {one.text for one in steps_of(game).steps} - {one.text for one in told}
    assert missing <= RARE, f"{game}: never told in this game: {missing}"


@pytest.mark.parametrize("game", GAMES)
def test_the_first_steps_are_the_same_every_time(game: str) -> None:
    first, second = learn(game)[0], learn(game)[0]
    assert first.record()["hashes"] == second.record()["hashes"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", locales())
def test_every_lesson_has_its_words_and_its_paragraph(game: str, locale: str) -> None:
    said, book = Speaker(locale, game), rulebook(game, locale)
    for lesson in steps_of(game).steps:
        assert said.has(lesson.text), lesson.text
        assert lesson.rule in book.paragraphs, lesson.rule
