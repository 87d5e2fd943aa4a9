"""FinanciaLit in the terminal: every question of whole games can be drawn and answered, in both languages and at any width."""

import pytest

from alcancia.games.financialit.state import game
from alcancia.kernel import Luck, Table
from alcancia.terminal.drawing import drawing_of
from alcancia.terminal.lines import length, plain
from alcancia.terminal.sitting import Sitting


@pytest.mark.parametrize("locale", ["en", "es"])
@pytest.mark.parametrize("columns", [70, 120])
def test_whole_games_are_drawn(locale: str, columns: int) -> None:
    for seed, options in (("1", {}), ("2", {"family_mode": "select", "free_slot_choice": True, "closed_locations": ["INV"]})):
        table = Table.set_up(game, seats=3, seed=seed, options=options)
        sitting = Sitting(table, [("Ana", ""), ("Luis", "baseline"), ("Eva", "random")], locale)
        drawing, luck = drawing_of(sitting), Luck(seed)
        while not table.over:
            seat = next(iter(table.asked))
            view = table.view(seat, prices=True)
            answer = drawing.answer(view)
            assert answer is not None
            lines = [drawing.header(view), *drawing.table(view, answer, columns), *drawing.controls(answer, columns)]
            assert "{" not in plain(lines)
            assert drawing.prompt(view)
            table.play(seat, table.asked[seat].sample(luck))
        assert drawing.words(table.view(None), None)


def test_a_family_fits_one_line() -> None:
    table = Table.set_up(game, seats=4, seed="line")
    sitting = Sitting(table, [(name, "baseline") for name in ("Ana", "Luis", "Eva", "Max")], "en")
    drawing, view = drawing_of(sitting), table.view(0)
    lines = [line for line in drawing.table(view, None, 110) if "pawns" in plain([line])]
    assert len(lines) == 4
    assert all(length(line) <= 110 for line in lines)
    assert "[x]" in plain(drawing.table(view, None, 110))


def drawn(**options: object) -> str:
    """The town before a first pawn is sent."""
    families = {"family_mode": "assigned", "family_assignment": ["FAM-09", "FAM-02", "FAM-03"], "first_player": 0}
    table = Table.set_up(game, seats=3, seed="town", options=families | options)
    drawing = drawing_of(Sitting(table, [("Ana", ""), ("Luis", ""), ("Eva", "")], "en"))
    view = table.view(0, prices=True)
    return plain(drawing.table(view, drawing.answer(view), 120))


def test_a_rebate_that_is_off_is_not_named() -> None:
    assert "1 each, 1 less in all from 7 on" in drawn()
    off = drawn(rebate_from=0)
    assert "1 each" in off and "less in all" not in off and "1,000" not in off


def test_whom_a_pawn_saves_nothing_is_promised_nothing() -> None:
    """The Young Homeowners always have the discount."""
    assert "saves" not in drawn()
    assert "saves" in drawn(family_assignment=["FAM-07", "FAM-02", "FAM-03"])
