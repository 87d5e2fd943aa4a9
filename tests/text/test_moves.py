"""Every move of every game has a sentence for people: no list of bare numbers, no place in a list, no code, nothing unfilled."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from alcancia import Luck, Played, Table
from alcancia.bots import SeatView, find_bot
from alcancia.games import GAMES, find
from alcancia.games.tutorials import tutorial
from alcancia.ground.plain import to_lists
from alcancia.kernel import TRAINER, Ask
from alcancia.text import Speaker, Teller

NAMES = ["Ana", "Beto", "Carla", "Dario", "Elsa", "Fidel", "Gala", "Hugo", "Irma"]
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "citylife": [{"max_rounds": 12}, {"rules": "advanced", "max_rounds": 16, "starting_cash": 3000}],
    "financity": [{}, {"claims": "by_hand", "loans_in_reorganisation": True, "closing_window": True}],
    "financialit": [{}, {"free_slot_choice": True, "loan_early_repay": True, "income_live": True}],
}
BAD = (
    ("a list of numbers", re.compile(r"(?<![$\d.,])\d+,? (?:and|y|e) \d+(?![\d.,]* \w)|(?<![$\d.,])\b\d+, \d+(?= |,|$)(?! \w)")),
    ("a bare number", re.compile(r"[:,] \d+$|\b(?:and|y|e) \d+$")),
    ("a nought", re.compile(r"(?<![\d.,])0(?![\d.,])")),
    ("a code", re.compile(r"\b[A-Z]{1,3}-?\d+[a-z]?\b|\b\w+_\w+\b|\b\d[a-z]\b|\b[a-z]\d\b|\(\w?\d\w?\)")),
    ("something unfilled", re.compile(r"[{}]|\$[a-z]|\b[nN] (?:workers?|trabajador)|None|null|undefined")),
    ("a name of the program's", re.compile(r"\b(?:do|move|kind|card|item|saved|product)-\w")),
)


def wrong_in(sentence: str) -> list[str]:
    return [what for what, sign in BAD if sign.search(sentence)] or ([] if sentence.strip() else ["nothing"])


@pytest.mark.parametrize(
    ("sentence", "wrong"),
    [
        ("Set savings: 4, 0 and 0", "a list of numbers"),
        ("Offer to sell: Comfortable Sofa, 2 and 190", "a bare number"),
        ("Accept: 1", "a bare number"),
        ("Make products: Insurance (1), 0 and Insurance (1)", "a code"),
        ("Go to: Town hall (2b)", "a code"),
        ("Ordenar: activate, espacio 1 y {$n} trabajadores", "something unfilled"),
        ("Buy: IB12", "a code"),
        ("Take loan_early", "a code"),
        ("do-bet", "a name of the program's"),
        ("Repay 0 loan cards", "a nought"),
    ],
)
def test_what_nobody_should_read_is_noticed(sentence: str, wrong: str) -> None:
    assert wrong in wrong_in(sentence)


def played(game: str, bot: str, options: dict[str, Any], seed: str, most: int) -> Iterator[tuple[Table, Ask, list[Any]]]:
    """A whole game: at every question one move of each kind that stands open, and what was played."""
    found = find(game)
    seats = min(4, found.seats[-1])
    table = Table.new(game, seats=seats, seed=seed, options=options, trainer=True)
    lucks, player = [Luck(f"{seed} {seat}") for seat in range(seats)], find_bot(found, bot)
    for _ in range(most):
        if not table.asked:
            return
        seat = next(iter(table.asked))
        luck = lucks[seat] if seat != TRAINER else lucks[0]
        for ask in (table.asked[seat], *table.may_of(seat), *table.may_of(TRAINER)):
            for one in ask.moves:
                yield table, ask, to_lists(Ask(ask.seat, (one,), None).sample(luck))
        move = player(SeatView(table, seat), luck) if seat != TRAINER else table.asked[seat].sample(luck)
        yield table, table.asked[seat], to_lists(move)
        assert isinstance(table.play(seat, move), Played)


@pytest.mark.parametrize("bot", ["random", "baseline"])
@pytest.mark.parametrize("game", GAMES)
def test_every_move_is_a_sentence(game: str, bot: str) -> None:
    found = find(game)
    tellers = [Teller(Speaker(locale, game, strict=True), NAMES, found.message_kinds, parts=found.move_parts) for locale in ("en", "es")]
    heard: set[str] = set()
    for number, options in enumerate(OPTIONS.get(game, [{}])):
        for table, ask, move in played(game, bot, options, f"sentence {number}", 700):
            seen = table.view(ask.seat)
            for teller in tellers:
                # With the board in sight, and where only the move itself is known.
                for sentence in (
                    teller.sentence(ask.name, move, seen),
                    teller.sentence(ask.name, move),
                    teller.move(*move, seen=seen),
                ):
                    if sentence not in heard:
                        heard.add(sentence)
                        assert not wrong_in(sentence), (ask.name, move, sentence, wrong_in(sentence))


@pytest.mark.parametrize("game", GAMES)
def test_every_suggestion_of_the_first_steps_is_a_sentence(game: str) -> None:
    found, first = find(game), tutorial(game)
    assert first is not None
    for locale in ("en", "es"):
        teller = Teller(Speaker(locale, game, strict=True), NAMES, found.message_kinds, parts=found.move_parts)
        for lesson in first.steps:
            if lesson.move:
                sentence = teller.sentence(lesson.question, lesson.move)
                assert not wrong_in(sentence), (lesson.question, lesson.move, sentence)
