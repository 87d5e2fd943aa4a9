"""El Plan in the terminal: the desk is arranged by ticking, and a whole game is played at 80 columns in both languages."""

from collections.abc import Mapping
from typing import Any

import pytest

from alcancia import Luck, Table
from alcancia.games.elplan.content import DESIGNS
from alcancia.kernel import Played
from alcancia.terminal.answering import Answer, Wrong
from alcancia.terminal.drawing import Drawing, drawing_of
from alcancia.terminal.elplan import Own
from alcancia.terminal.elplan_desk import DeskAnswer
from alcancia.terminal.lines import length, plain
from alcancia.terminal.sitting import Sitting

PEOPLE = [("Ana", ""), ("Beto", ""), ("Carla", "")]


def sit(locale: str, **options: object) -> tuple[Sitting, Drawing]:
    table = Table.new("elplan", seats=3, seed="terminal", options={"first_seat": "0", **options})
    sitting = Sitting(table, PEOPLE, locale)
    return sitting, drawing_of(sitting)


def line_for(answer: Answer, luck: Luck) -> str:
    """Something a person might type."""
    if isinstance(answer, DeskAnswer):
        return " ".join(item.key for item in answer.items() if luck.below(4)) or "-"
    if answer.space is not None:
        space = answer.space
        return answer.items()[0].key if answer.items() else str(space["lo"] + luck.below(2))
    return str(1 + luck.below(len(answer.choices)))


@pytest.mark.parametrize("locale", ["en", "es"])
def test_a_whole_game_is_played(locale: str) -> None:
    sitting, drawing = sit(locale, periods=4)
    luck = Luck(f"terminal {locale}")
    questions = set()
    while not sitting.table.over:
        seat = next(iter(sitting.table.asked))
        view = sitting.view(seat)
        questions.add(view["question"]["name"])
        for _ in range(200):
            answer = drawing.answer(view)
            assert answer is not None
            for line in drawing.table(view, answer, 80):
                assert length(line) <= 80, line
            assert drawing.words(view, answer)
            drawing.status(view, answer)
            found = answer.typed(line_for(answer, luck))
            while found is None:
                found = answer.typed(line_for(answer, luck))
            if not isinstance(found, Wrong) and isinstance(sitting.play(seat, found), Played):
                break
        else:
            assert sitting.table.play_default(seat)
    assert questions >= {"choose_plan", "place", "administer", "acquire", "produce"}
    assert drawing.ending(80)
    assert all("{" not in line for line in sitting.log(0))


def arranging(sitting: Sitting, drawing: Drawing) -> DeskAnswer:
    """The Organic Farm's first District 2."""
    for plan in ("OF1", "HM1", "AT1"):
        sitting.play(next(iter(sitting.table.asked)), ("choose_plan", plan))
    for seat, space in enumerate(("4", "5", "1")):
        sitting.play(seat, ("place", space))
    while sitting.table.asked and next(iter(sitting.table.asked.values())).name != "administer":
        sitting.table.play_default(next(iter(sitting.table.asked)))
    answer = drawing.answer(sitting.view(0))
    assert isinstance(answer, DeskAnswer)
    return answer


def test_ticking_lays_resources_first_and_ideas_in_the_gaps() -> None:
    sitting, drawing = sit("en")
    answer = arranging(sitting, drawing)
    assert answer.picked == []
    move = answer.typed("s1 s3")
    assert move == ("arrange", [["activate", "s1", "worker"], ["activate", "s3", "money"]])
    assert sitting.play(0, move)


def working_desk(cards: Mapping[str, tuple[str, ...]], ideas: int = 0) -> tuple[Any, DeskAnswer]:
    """The Organic Farm at its District 2 with these cards."""
    sitting, drawing = sit("en")
    arranging(sitting, drawing)
    state: Any = sitting.table.state
    state.business[0].cards = tuple(cards.items())
    state.business[0].space, state.business[0].benefit_lost = "2a", False
    state.business[0].swaps_left = sum("E09" in card for card, on in cards.items() if on)
    state.held["idea"][0] = ideas
    table = Table.at(sitting.game, state)
    view = table.view(0)
    return table.asked[0].moves[0].spaces[0], DeskAnswer(view["question"]["moves"][0]["spaces"][0], sitting.teller, "OF1", drawing.printed)


def test_a_card_is_sold_and_everything_else_still_arranged() -> None:
    """District 2 goes on after a sale, and the freed tokens work elsewhere; who breaks a trio is told."""
    cards = {card: () for card in ("E11a", "T01a", "I01a")}
    rules, answer = working_desk(cards)
    sale = next(choice for choice in answer.extra if choice.name == "liquidate")
    assert "trio" in sale.note
    assert answer.typed(sale.words[0]) is None
    move = answer.typed("s1 s3")
    assert isinstance(move, tuple) and [step[0] for step in move[1]] == ["liquidate", "activate", "activate"]
    assert rules.why_not(move[1]) == ""
    assert answer.typed(sale.words[0]) is None, "said again, it is taken back"
    again = answer.typed("s1")
    assert isinstance(again, tuple) and [step[0] for step in again[1]] == ["activate"]


def test_tokens_are_swapped_ideas_laid_and_workers_counted() -> None:
    rules, answer = working_desk({"E09a": ("worker",)}, ideas=1)
    answer.picked = ["E09a"]
    assert answer.typed("swap w m") is None
    move = answer.typed("E09a s1* s3")
    assert isinstance(move, tuple)
    assert move[1] == [["swap", "worker", "money"], ["activate", "s1", "idea"], ["activate", "s3", "money"]]
    assert rules.why_not(move[1]) == ""
    risk = next(card for card in DESIGNS if DESIGNS[card].card.most_tokens)
    _, answer = working_desk({risk: ()})
    for workers in (1, 2):
        assert answer.typed(f"{risk}={workers}") == ("arrange", [["activate", risk, workers, 0]])


@pytest.mark.parametrize(
    ("locale", "first"),
    [
        ("en", "s1 1 worker for production, s2 1 worker for production, s3 1 money for logistics"),
        ("es", "s1 1 trabajador para producción, s2 1 trabajador para producción, s3 1 de dinero para logística"),
    ],
)
def test_a_slot_says_what_it_takes_and_gives(locale: str, first: str) -> None:
    answer = arranging(*sit(locale))
    assert ", ".join(f"{item.key} {item.label}" for item in answer.items()).startswith(first)


def test_the_plan_one_works_at_stands_above_the_offers() -> None:
    sitting, drawing = sit("en")
    before = [plain([line]) for line in drawing.table(sitting.view(0), drawing.answer(sitting.view(0)), 80)]
    assert not any("W→P" in line for line in before)
    answer = arranging(sitting, drawing)
    lines = [plain([line]) for line in drawing.table(sitting.view(0), answer, 80)]
    first = {what: next(number for number, line in enumerate(lines) if what in line) for what in ("W→P", "P+L→R", "Ana")}
    assert first["W→P"] < first["P+L→R"] < min(10, first["Ana"])


def test_tokens_are_read_as_words() -> None:
    for locale, words in (("en", "2 workers, 2 money and 2 energy"), ("es", "2 trabajadores, 2 de dinero y 2 de energía")):
        sitting, _ = sit(locale)
        sitting.play(0, ("choose_plan", "OF1"))
        assert any(words in line for line in sitting.log(0))


@pytest.mark.parametrize("locale", ["en", "es"])
def test_names_costs_and_figures_do_not_run_together(locale: str) -> None:
    sitting, drawing = sit(locale, periods=4)
    assert isinstance(drawing, Own)
    for card in DESIGNS:
        name = drawing.card_line(card, (), 77)[1].text
        assert name.endswith(" "), name
        assert "…" not in name
    free = drawing.choice(sitting.view(0), ("acquire", (next(iter(DESIGNS)), 0, (0, 0, 0), 0)))
    assert sitting.teller.speaker.say("board-free-of-charge") in free.label
    while not sitting.table.over:
        for seat in list(sitting.table.asked):
            assert isinstance(sitting.table.play_default(seat), Played)
    row = sitting.table.standings()[0]
    end = plain(drawing.ending(76))
    assert all(f"{sitting.teller.speaker.say('score-' + part['part'])}: {part['n']}\n" in end for part in row["parts"])
