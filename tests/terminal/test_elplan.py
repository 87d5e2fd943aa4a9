"""El Plan in the terminal: the desk is arranged by ticking, and a whole game is played at 80 columns in both languages."""

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


@pytest.mark.parametrize(("locale", "first"), [("en", "s1 W→P, s2 W→P, s3 M→L, s4 E→L"), ("es", "s1 T→P, s2 T→P, s3 D→L, s4 E→L")])
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
