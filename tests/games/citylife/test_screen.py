"""The terminal's drawing of City Life: road, players, quiz and offers, in both languages."""

import pytest

from alcancia import Luck, Table
from alcancia.bots import SeatView, find_bot
from alcancia.terminal.drawing import drawing_of
from alcancia.terminal.lines import length, plain
from alcancia.terminal.sitting import Sitting

SEATING = [("Ana", ""), ("Beto", ""), ("Carla", "baseline"), ("Dani", "random")]


def sitting(locale: str, **options: object) -> Sitting:
    return Sitting(Table.new("citylife", seats=4, seed="screen", options=options), SEATING, locale)


@pytest.mark.parametrize("locale", ["en", "es"])
@pytest.mark.parametrize("columns", [60, 80, 120])
def test_every_moment_can_be_drawn(locale: str, columns: int) -> None:
    at = sitting(locale, rules="advanced", starting_cash=2000, demerit_limit=9, max_rounds=12)
    bot, luck = find_bot(at.game, "random"), Luck(locale)
    for number in range(10_000):
        if not at.table.asked:
            break
        seat = next(iter(at.table.asked))
        if number % 4:
            assert at.table.play(seat, bot(SeatView(at.table, seat), luck))
            continue
        drawing, view = drawing_of(at), at.view(seat)
        answer = drawing.answer(view)
        assert answer is not None
        lines = [*drawing.table(view, answer, columns), *drawing.controls(answer, columns)]
        assert all(length(line) <= max(columns, 110) for line in drawing.table(view, answer, columns))
        text = plain([drawing.header(view), *lines])
        assert "{" not in text
        assert at.table.play(seat, bot(SeatView(at.table, seat), luck))
    assert drawing_of(at).ending(columns)


def test_the_road() -> None:
    at = sitting("en")
    drawing, view = drawing_of(at), at.view(0)
    rows = plain(drawing.table(view, None, 80)).splitlines()
    assert rows[0].startswith("100★") and rows[9].startswith("  1◦▲+")
    assert not plain(drawing.table(view, None, 40)).startswith("100")


def test_an_offer_in_words() -> None:
    at = sitting("es")
    at.table.state.held["share"][0] += 1
    at.table.state.held["share"][-1] -= 1
    at.table.run()
    active = next(iter(at.table.asked))
    assert at.play(0, ("offer", (1, (), 1, 0, (), 0, 700)))
    text = plain(drawing_of(at).table(at.view(active), None, 100))
    assert "1. Ana: Proponer a Beto: Acción del Banco por $700" in text
