"""Undo, and the trainer's way back: what may be taken back, and what not."""

import json

import pytest

from alcancia.kernel import TRAINER, Luck, Refused
from alcancia.kernel.record import replay
from tests.kernel.markets import GAME, inside, new, play, refused, saving


def test_nothing_to_undo_at_the_start() -> None:
    assert refused(new(), 0, "undo") == "nothing_to_undo"


def test_an_undo_restores_exactly_what_was() -> None:
    table = saving()
    before, facts, asked = table.state.clone(), list(table.facts), {seat: ask.id for seat, ask in table.asked.items()}
    play(table, 1, "give", 20)
    played = play(table, 1, "undo")
    assert table.state == before
    assert [fact.key for fact in played.facts] == ["undone"]
    assert table.facts[:-1] == facts
    assert {seat: ask.id for seat, ask in table.asked.items()} == asked
    assert table.record()["moves"][-2:] == [[1, ["give", 20]], [1, ["undo"]]]


def test_undo_several_moves_one_by_one() -> None:
    table = saving()
    states = [table.state.clone()]
    for amount in (10, 20, 10):
        play(table, 1, "give", amount)
        states.append(table.state.clone())
    for state in reversed(states[:-1]):
        play(table, 1, "undo")
        assert table.state == state
    assert refused(table, 1, "undo") == "undo_barrier"


def test_nobody_undoes_somebody_elses_move_or_past_it() -> None:
    table = saving()
    play(table, 1, "give", 20)
    play(table, 2, "give", 10)
    assert refused(table, 1, "undo") == "undo_not_yours"
    assert refused(table, 0, "undo") == "undo_not_yours"
    play(table, 2, "undo")
    play(table, 1, "undo")
    assert inside(table).cash == [100, 100, 80, 20]


def test_can_undo_says_what_undo_would_do() -> None:
    table = saving()
    assert not any(table.can_undo(seat) for seat in range(3))
    play(table, 1, "give", 20)
    assert [table.can_undo(seat) for seat in range(3)] == [False, True, False]
    play(table, 2, "give", 10)
    assert [table.can_undo(seat) for seat in range(3)] == [False, False, True]
    play(table, 2, "undo")
    assert table.can_undo(1)


def test_facts_are_forgotten_only_where_no_undo_needs_them() -> None:
    table = saving()
    play(table, 1, "give", 20)
    told = list(table.facts)
    table.forget()
    assert table.facts == told
    play(table, 1, "undo")
    table.forget()
    assert table.facts == []


def test_undo_never_crosses_the_reveal() -> None:
    table = saving()
    for seat in range(3):
        assert refused(table, seat, "undo") == "undo_barrier"


def test_an_envelope_that_is_not_final_may_be_undone() -> None:
    table = new()
    before = table.state.clone()
    play(table, 1, "bid", 30)
    play(table, 1, "undo")
    assert table.state == before


def test_undo_of_anytime_moves_and_offers() -> None:
    table = saving()
    before = table.state.clone()
    play(table, 1, "borrow")
    play(table, 1, "offer", (2, 10))
    play(table, 1, "undo")
    play(table, 1, "undo")
    assert table.state == before


def test_undo_takes_no_arguments() -> None:
    table = saving()
    play(table, 1, "give", 20)
    for wrong in ((1,), (1, 2), (None, None, None)):
        assert refused(table, 1, "undo", *wrong) == "unknown_move"


def test_a_record_with_undone_moves_replays() -> None:
    table = new(trainer=True)
    luck = Luck("undo")
    for number in range(60):
        if not table.asked:
            break
        seat = luck.choice(list(table.asked))
        table.play(seat, table.asked[seat].sample(luck))
        if number % 3 == 0:
            table.play(seat, ("undo",))
        if number % 7 == 0:
            table.play(seat, ("take_back",))
    record = json.loads(json.dumps(table.record()))
    words = [move[1][0] for move in record["moves"]]
    assert "undo" in words
    again = replay(record, lambda id: GAME)
    assert again.state == table.state
    assert again.facts == table.facts


# ── the trainer goes back ────────────────────────────────────────────────────


def test_the_trainer_rewinds_across_a_reveal() -> None:
    table = new(trainer=True)
    states = [table.state.digest()]
    for seat in range(3):
        play(table, seat, "bid", 10 * seat)
        states.append(table.state.digest())
    play(table, 0, "give", 10)
    for entry in (3, 1, 0):
        facts = play(table, TRAINER, "rewind", entry).facts
        assert [fact.key for fact in facts] == ["rewound"]
        assert table.state.digest() == states[entry]
    assert list(table.asked) == [0, 1, 2]
    play(table, 2, "bid", 50)
    again = replay(json.loads(json.dumps(table.record())), lambda id: GAME)
    assert again.state == table.state


@pytest.mark.parametrize("entry", [-1, 1, 99, True, "0", None, 0.0, [0]])
def test_a_rewind_to_nowhere_is_refused(entry: object) -> None:
    table = new(trainer=True)
    assert refused(table, TRAINER, "rewind", 0) == "bad_rewind"
    play(table, 0, "bid", 10)
    assert refused(table, TRAINER, "rewind", entry) == "bad_rewind"


def test_only_the_trainer_rewinds_and_forces() -> None:
    table = new(trainer=True)
    play(table, 0, "bid", 10)
    for seat in range(3):
        assert refused(table, seat, "rewind", 0) == "trainer_only"
        assert refused(table, seat, "force", "deck", 1) == "trainer_only"
    without = new()
    assert refused(without, TRAINER, "rewind", 0) == "no_such_seat"


def test_after_a_rewind_the_trainer_may_force_what_comes() -> None:
    table = new(trainer=True)
    play(table, TRAINER, "force", "deck", 7)
    play(table, 0, "bid", 10)
    play(table, TRAINER, "rewind", 1)
    assert list(table.asked) == [0, 1, 2]
    again = replay(json.loads(json.dumps(table.record())), lambda id: GAME)
    assert again.state == table.state
    assert again.dealer.pick("deck", range(10)) == table.dealer.pick("deck", range(10)) == 7


def test_after_the_end_the_trainer_can_still_go_back() -> None:
    table = new(trainer=True, rounds=1)
    while table.asked:
        table.play_default(next(iter(table.asked)))
    assert table.over
    assert table.play(TRAINER, ("force", "deck", 1)) == Refused("game_over")
    play(table, TRAINER, "rewind", 0)
    assert list(table.asked) == [0, 1, 2]
    assert replay(json.loads(json.dumps(table.record())), lambda id: GAME).state == table.state
