"""Playing a game again: any position, from the nearest one kept, whatever was undone or gone back over."""

import json
from typing import Any

import pytest

from alcancia.kernel import TRAINER, Luck, Refused, Table, Unplayable
from alcancia.kernel import playback as playbacks
from alcancia.kernel.playback import Playback
from alcancia.kernel.record import playback, replay
from tests.kernel.markets import GAME, new, play


def wandering(moves: int = 70) -> tuple[Table, dict[int, str]]:
    """A game with a trainer in which people undo and go back, and the state after each of its entries."""
    table, luck = new(trainer=True, rounds=3), Luck("wandering")
    states = {0: table.state.digest()}
    while len(table.entries) < moves:
        seat = luck.choice(list(table.asked))
        made: Any = table.play(seat, table.asked[seat].sample(luck))
        states[len(table.entries)] = table.state.digest()
        if luck.below(4) == 0 and table.can_undo(seat):
            made = table.play(seat, ("undo",))
        elif luck.below(9) == 0 or table.over:
            made = table.play(TRAINER, ("rewind", luck.below(len(table.entries))))
        states[len(table.entries)] = table.state.digest()
        assert not isinstance(made, Refused)
    return table, states


def of(table: Table, every: int) -> Playback:
    return playback(json.loads(json.dumps(table.record())), lambda id: GAME, every=every)


@pytest.mark.parametrize("every", [0, 1, 5, 100])
def test_any_position_is_what_it_was(every: int) -> None:
    table, states = wandering()
    words = [entry[1][0] for entry in table.entries]
    assert words.count("undo") > 3 and words.count("rewind") > 3
    again = of(table, every)
    luck = Luck("any")
    for step in [len(table.entries), *[luck.below(len(table.entries) + 1) for _ in range(60)]]:
        there, position = again.after(step), again.position(step)
        assert there.state.digest() == position.state.digest() == states[step]
        assert there.entries == table.entries[:step] and there.hashes == (table.hashes or [])[:step]
        assert position.hashes is None
        draws = [at.dealer.pick("deck", range(1000)) for at in (there, position)]
        assert draws[0] == draws[1]
    assert bool(again.kept) == bool(every)


def test_what_was_gone_back_over_is_not_played() -> None:
    table = new(trainer=True)
    for seat in range(3):
        play(table, seat, "bid", 10 * seat)
    play(table, TRAINER, "rewind", 1)
    play(table, 2, "bid", 50)
    assert [entry[1] for entry in of(table, 0).position(5).entries] == [("bid", 0), ("bid", 50)]


def test_few_are_kept_in_a_long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playbacks, "MOST_KEPT", 8)
    table, states = wandering(200)
    again = of(table, 2)
    for step, _ in enumerate(again.walk(again.lay()), 1):
        assert len(again.kept) <= 8 and max(again.kept, default=0) <= step
    assert again.every >= 16
    assert all(kept.state.digest() == states[at] for at, kept in again.kept.items())


def test_a_table_that_is_followed_goes_back_from_what_is_kept(repeated: list[Any]) -> None:
    table, states = wandering()
    again = of(table, 5)
    there = again.after(len(table.entries))
    again.follow(there)
    for step in (60, 33, 61, 2):
        repeated.clear()
        play(there, TRAINER, "rewind", step)
        assert there.state.digest() == states[step] and len(repeated) < 10, "an undo repeats a few itself"
    assert again.entries is there.entries and len(again.entries) == len(table.entries) + 4


def test_a_copy_that_goes_another_way_goes_back_its_own_way() -> None:
    table = new(trainer=True)
    play(table, 0, "bid", 10)
    play(table, TRAINER, "rewind", 0)
    other = table.clone()
    play(table, 1, "bid", 10)
    play(other, 1, "bid", 20)
    before = other.state.digest()
    for at in (table, other):
        play(at, 2, "bid", 30)
    play(other, TRAINER, "rewind", 3)
    assert other.state.digest() == before


def test_a_table_from_a_record_plays_on_and_goes_back_beyond_its_end() -> None:
    table, _ = wandering(20)
    there = replay(table.record(), lambda id: GAME)
    states = []
    for _ in range(3):
        there.play_default(next(iter(there.asked)))
        states.append(there.state.digest())
    play(there, TRAINER, "rewind", 21)
    assert there.state.digest() == states[0]


def test_walking_stops_where_it_no_longer_fits() -> None:
    table, _ = wandering(30)
    again = of(table, 0)
    spoiled = list(again.entries)
    spoiled[17] = [0, ["nonsense"]]
    again.entries = spoiled
    there = again.lay()
    with pytest.raises(Unplayable) as error:
        list(again.walk(there))
    assert (error.value.reason, error.value.detail["at"], len(there.entries)) == ("move_refused", 17, 17)
