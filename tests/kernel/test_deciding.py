"""Every way of deciding, through the toy market: sealed, together, at any time, by offers, by default."""

import pytest

from alcancia.kernel import Luck, Refused
from tests.kernel.markets import GAME, inside, new, play, refused, saving

GONE = {"unknown_move", "bad_parameter", "not_your_decision"}
"""How a kernel may put it that there is no such offer for this seat."""


def test_sealed_answers_wait_for_the_last_one() -> None:
    table = new()
    assert list(table.asked) == [0, 1, 2]
    assert all(ask.sealed and ask.name == "bid" for ask in table.asked.values())
    play(table, 1, "bid", 30)
    assert list(table.asked) == [0, 2]
    assert table.state.envelopes() == {1: ("bid", 30)}
    assert inside(table).cash == [100, 100, 100, 0]
    play(table, 2, "bid", 20)
    facts = play(table, 0, "bid", 10).facts
    assert [fact.key for fact in facts] == ["paid", "paid", "bought"]
    assert inside(table).cash == [100, 70, 100, 30]
    assert inside(table).held["point"] == [2, 3, 2, -1]


def test_who_has_an_envelope_in_takes_part_in_nothing_else() -> None:
    table = new()
    assert [ask.name for ask in table.may[1]] == ["borrow", "offer"]
    play(table, 1, "bid", 30)
    assert 1 not in table.may
    assert refused(table, 1, "borrow") == "already_answered"
    assert refused(table, 1, "bid", 20) == "already_answered"
    assert refused(table, 1, "anything") == "already_answered"
    play(table, 0, "borrow")
    assert inside(table).cash[0] == 110


def test_an_envelope_may_be_taken_back() -> None:
    table = new()
    assert refused(table, 1, "take_back") == "no_envelope"
    first = table.asked[1].id
    play(table, 1, "bid", 30)
    facts = play(table, 1, "take_back").facts
    assert [(fact.key, fact.args) for fact in facts] == [("envelope_taken_back", {"seat": 1})]
    assert list(table.asked) == [0, 1, 2]
    assert table.state.envelopes() == {}
    # The second asking is another one: a late double click on the first answers nothing.
    assert table.asked[1].id != first
    assert refused(table, 1, "bid", 30, question=first) == "stale_decision"
    play(table, 1, "bid", 50)
    assert table.state.envelopes() == {1: ("bid", 50)}
    assert refused(table, 0, "take_back") == "no_envelope"


def test_no_envelope_is_taken_back_after_the_reveal() -> None:
    assert refused(saving(), 1, "take_back") == "no_envelope"


def test_a_seat_without_a_choice_is_not_asked() -> None:
    table = new(2)
    inside(table).cash[:] = [5, 100, 95]
    table.run()
    assert list(table.asked) == [1]
    play(table, 1, "bid", 0)
    assert inside(table).cash[0] == 5


def test_together_each_answer_takes_effect_at_once() -> None:
    table = saving()
    assert list(table.asked) == [0, 1, 2]
    assert not any(ask.sealed for ask in table.asked.values())
    play(table, 2, "give", 20)
    assert inside(table).cash == [100, 100, 60, 40]
    assert list(table.asked) == [0, 1, 2]
    play(table, 2, "give", 20)
    play(table, 2, "give", 20)
    play(table, 2, "give", 10)
    # Too poor to give: no longer asked.
    assert list(table.asked) == [0, 1]
    play(table, 0, "done")
    assert list(table.asked) == [1]
    assert refused(table, 0, "give", 10) == "not_your_decision"
    play(table, 1, "done")
    assert table.state.period == 2
    assert {ask.name for ask in table.asked.values()} == {"bid"}


def test_two_answers_at_once_never_collide() -> None:
    """A move names its question: another seat's answer does not close it, one's own does."""
    table = saving()
    ids = {seat: ask.id for seat, ask in table.asked.items()}
    assert table.play(0, ("give", 10), ids[0])
    assert table.play(1, ("give", 10), ids[1])
    assert refused(table, 0, "give", 10, question=ids[0]) == "stale_decision"
    assert inside(table).cash[:2] == [90, 90]


def test_anytime_moves() -> None:
    table = new()
    play(table, 0, "borrow")
    play(table, 0, "borrow")
    assert refused(table, 0, "borrow") == "unknown_move"
    assert inside(table).cash[0] == 120
    table = saving()
    play(table, 0, "done")
    play(table, 0, "borrow")
    assert list(table.asked) == [1, 2]
    assert refused(table, 0, "borrow", 1) == "bad_parameter"


def test_an_offer_is_made_and_accepted() -> None:
    table = saving()
    facts = play(table, 0, "offer", (1, 20)).facts
    assert [(fact.key, fact.args) for fact in facts] == [("offer_made", {"no": 1, "seat": 0, "other": 1, "terms": (20,)})]
    (standing,) = table.view(None)["offers"]
    assert (standing["no"], standing["by"], standing["to"], list(standing["terms"])) == (1, 0, 1, [20])
    assert refused(table, 2, "accept", 1) in GONE
    assert refused(table, 1, "accept", 2) in GONE
    assert refused(table, 1, "accept", True) in GONE
    facts = play(table, 1, "accept", 1).facts
    assert [fact.key for fact in facts] == ["offer_accepted", "paid", "paid"]
    assert inside(table).cash[:2] == [120, 80]
    assert inside(table).held["point"][:2] == [1, 3]
    assert table.view(None)["offers"] == []


@pytest.mark.parametrize(("seat", "word", "how"), [(1, "decline", "declined"), (0, "withdraw", "withdrawn")])
def test_an_offer_is_declined_or_withdrawn(seat: int, word: str, how: str) -> None:
    table = saving()
    play(table, 0, "offer", (1, 20))
    facts = play(table, seat, word, 1).facts
    assert [(fact.key, fact.args) for fact in facts] == [("offer_closed", {"no": 1, "how": how, "seat": 0, "other": 1})]
    assert table.view(None)["offers"] == []
    assert refused(table, 1, "accept", 1) in GONE


def test_only_so_many_offers_until_the_next_round() -> None:
    table = saving()
    play(table, 0, "offer", (1, 20))
    play(table, 0, "offer", (2, 20))
    assert refused(table, 0, "offer", (1, 10)) in {"unknown_move", "offer_limit"}
    for seat in (0, 1, 2):
        play(table, seat, "done")
    assert table.view(None)["offers"] == []
    play(table, 0, "offer", (1, 10))


def test_an_offer_lapses_when_it_can_no_longer_be_kept() -> None:
    table = saving()
    play(table, 0, "offer", (2, 30))
    for amount in (20, 20):
        play(table, 2, "give", amount)
    assert table.view(None)["offers"]
    facts = play(table, 2, "give", 20).facts
    assert inside(table).cash[2] == 20
    assert [(fact.key, fact.args) for fact in facts if fact.key == "offer_closed"] == [
        ("offer_closed", {"no": 1, "how": "lapsed", "seat": 0, "other": 2})
    ]
    assert table.view(None)["offers"] == []


def test_offers_nobody_could_keep_are_refused() -> None:
    table = saving()
    for wrong in ((0, 10), (1, 15), (1, True), (1, 10.0), (3, 10), (1,), (1, 10, 10), "1", None):
        assert refused(table, 0, "offer", wrong) == "bad_parameter"


def test_an_offer_of_a_seat_whose_envelope_is_in_waits() -> None:
    table = new()
    play(table, 0, "offer", (1, 20))
    assert ("accept", 1) in [move for ask in table.may[1] for move in ask.enumerate(9)]
    play(table, 0, "bid", 10)
    assert [move for ask in table.may[1] for move in ask.enumerate(9) if move[0] in ("accept", "decline")] == [("decline", 1)]
    assert refused(table, 1, "accept", 1) in {*GONE, "offer_frozen"}
    play(table, 0, "take_back")
    play(table, 1, "accept", 1)


def test_defaults_are_played_and_marked() -> None:
    table = new()
    assert table.play_default(2)
    assert table.play_default(0, "absent")
    play(table, 1, "bid", 10)
    assert table.record()["moves"] == [[2, ["bid", 0], "clock"], [0, ["bid", 0], "absent"], [1, ["bid", 10]]]
    assert table.play_default(1)
    assert table.play_default(1) == Refused("not_your_decision")
    assert table.record()["moves"][-1] == [1, ["done"], "clock"]


def test_the_ledger_tells_every_payment_with_its_reason() -> None:
    table = saving()
    facts = play(table, 1, "give", 20).facts
    assert [(fact.key, fact.args) for fact in facts] == [("paid", {"from": 1, "to": -1, "amount": 20, "reason": "gift", "of": ""})]


def test_a_secret_is_told_to_its_owner_and_the_trainer_alone() -> None:
    table = new()
    fact = next(fact for fact in table.facts if fact.key == "drawn")
    assert fact.seen_by(0) == {"key": "drawn", "args": {"seat": 0, "card": inside(table).card[0]}, "period": 0, "own": True}
    assert fact.seen_by(-1) == fact.seen_by(0)
    assert fact.seen_by(1) == fact.seen_by(None) == {"key": "drawn", "args": {"seat": 0}, "period": 0}


def test_an_imagined_table_plays_on_without_touching_the_real_one() -> None:
    table = new()
    play(table, 1, "bid", 50)
    before = table.state.digest()
    other = table.imagine(0, Luck("imagine"))
    assert inside(other).card[0] == inside(table).card[0]
    for seat in list(other.asked):
        play(other, seat, "bid", 0)
    assert table.state.digest() == before
    assert list(table.asked) == [0, 2]


def test_an_imagined_table_has_other_envelopes_and_a_dealer_of_its_own() -> None:
    """Or a bot that looks ahead would know what others bid and what will be drawn."""
    table = new()
    play(table, 0, "bid", 20)
    play(table, 1, "bid", 50)
    worlds = [table.imagine(0, Luck(f"world {number}")) for number in range(30)]
    assert {world.state.envelopes()[0] for world in worlds} == {("bid", 20)}
    assert len({world.state.envelopes()[1] for world in worlds}) > 3
    ahead = table.dealer.clone().pick("deck", range(10**6))
    assert ahead not in [world.dealer.pick("deck", range(10**6)) for world in worlds]
    assert table.dealer.pick("deck", range(10**6)) == ahead


def test_a_quiet_table_keeps_neither_facts_nor_record() -> None:
    loud = new()
    quiet = type(loud).set_up(GAME, seats=3, seed="market", quiet=True)
    for table in (loud, quiet):
        for seat in range(3):
            play(table, seat, "bid", 10 * seat)
    assert loud.state == quiet.state
    assert quiet.facts == []
    assert quiet.record()["moves"] == []
    assert loud.facts
