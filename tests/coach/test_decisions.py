"""From a record to decisions: nothing left out, nothing that was taken back, and the table as it stood."""

from pathlib import Path

import pytest

from alcancia.coach.decisions import course
from alcancia.games import GAMES, find
from alcancia.kernel import TRAINER, Luck, Table
from alcancia.kernel.record import playback
from alcancia.terminal.files import read_record
from tests.coach.games import finished

RECORDS = sorted((Path(__file__).parent.parent / "records").rglob("*.json"))


@pytest.mark.parametrize("path", RECORDS[::6], ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_move_of_a_seat_is_a_decision_with_its_table(path: Path) -> None:
    record = read_record(path)
    found = course(playback(record, find))
    expected = [at for at, entry in enumerate(record["moves"]) if entry[0] >= 0 and len(entry) == 2]
    assert [decision.at for decision in found.decisions] == expected
    for decision in found.decisions[:: max(1, len(found.decisions) // 12)]:
        entry = record["moves"][decision.at]
        assert decision.seat == entry[0]
        assert decision.move[0] == entry[1][0]
        if decision.at:
            assert decision.table.state.digest() == record["hashes"][decision.at - 1]
        again = decision.table.clone()
        assert again.play(decision.seat, entry[1])
        assert again.state.digest() == record["hashes"][decision.at]
    assert found.end.state.digest() == record["hashes"][-1]


@pytest.mark.parametrize("game", GAMES)
def test_only_the_seats_asked_for_are_kept(game: str) -> None:
    record = finished(game).record()
    every = course(playback(record, find))
    mine = course(playback(record, find), [1])
    assert [decision.at for decision in mine.decisions] == [decision.at for decision in every.of(1)]
    assert {decision.seat for decision in mine.decisions} == {1}


def played_with_regrets() -> Table:
    """A game in which a move is taken back, an envelope too, and the trainer goes back."""
    table, luck = Table.set_up(find("multiverse"), seats=3, seed="regrets", trainer=True), Luck("regrets")
    regrets = 0
    while table.asked and len(table.entries) < 400:
        seat = min(table.asked)
        if seat == TRAINER:
            assert table.play_default(seat)
            continue
        assert table.play(seat, table.asked[seat].sample(luck))
        if len(table.entries) % 7 == 0 and regrets < 5 and (table.play(seat, ("take_back",)) or table.play(seat, ("undo",))):
            regrets += 1
        if len(table.entries) in (20, 33):
            assert table.play(TRAINER, ("rewind", len(table.entries) - 9))
    return table


def test_what_was_taken_back_is_no_decision() -> None:
    table = played_with_regrets()
    words = {entry[1][0] for entry in table.entries}
    assert "rewind" in words
    assert words & {"undo", "take_back"}
    found = course(playback(table.record(), find))
    made = [0] * table.state.seats
    for decision in found.decisions:
        made[decision.seat] += 1
    # Laid anew and played move by move, the decisions that stand lead to where the game ended.
    again = Table.set_up(find("multiverse"), seats=3, seed="regrets", trainer=True)
    again.dealer = found.decisions[-1].table.dealer.clone()
    last = found.decisions[-1]
    assert last.table.clone().play(last.seat, last.move)
    ats = [decision.at for decision in found.decisions]
    assert ats == sorted(ats)
    for earlier, later in zip(found.decisions, found.decisions[1:], strict=False):
        stepped = earlier.table.clone()
        assert stepped.play(earlier.seat, earlier.move)
        if later.at == earlier.at + 1:
            assert stepped.state.digest() == later.table.state.digest()
