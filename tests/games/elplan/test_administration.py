"""Section 4.3 and X10 to X12, X27, X40: administration."""

import pytest

from alcancia import Luck
from alcancia.games.elplan.administration import administration
from alcancia.games.elplan.content import DESIGNS
from alcancia.games.elplan.desk_draft import refunds
from alcancia.games.elplan.desk_space import Arrangements
from alcancia.games.elplan.state import free
from tests.games.elplan.position import at_hand, fill, lay, own, products, put, run, stand
from tests.games.moves import answers, play, refused


def ideas_at_hand(t: object, seat: int) -> int:
    return int(t.held["idea"][seat])  # type: ignore[attr-defined]


def finish(table: object, *seats: int) -> None:
    for seat in seats:
        play(table, seat, "arrange", [])  # type: ignore[arg-type]


def test_income_comes_from_cards_that_are_active() -> None:
    t = lay()
    stand(t, "2a", "4", "5")
    own(t, 0, "E02a", "worker")
    own(t, 0, "T01a")
    own(t, 1, "I02a", "idea")
    own(t, 1, "I07a", "money")
    run(t, administration())
    assert [free(t, seat) for seat in range(3)] == [(3, 3, 2), (3, 2, 3), (2, 2, 2)]


def test_x10_income_timing() -> None:
    t = lay()
    own(t, 0, "E02a")
    table = run(t, administration(), administration(), administration())
    play(table, 0, "arrange", [["activate", "E02a", [0, 0, 0]]])
    finish(table, 1, 2)
    assert free(t, 0) == (1, 3, 2)
    finish(table, 0, 1, 2)
    assert free(t, 0) == (1, 4, 2)
    play(table, 0, "arrange", [["deactivate", ["E02a"]]])
    finish(table, 1, 2)
    assert free(t, 0) == (2, 4, 2)


def test_x11_an_idea_replaces_a_worker() -> None:
    t = lay()
    fill(t, 0, 1)
    at_hand(t, 0, (0, 0, 0), ideas=1)
    table = run(t, administration())
    play(table, 0, "arrange", [["deactivate", ["s1"]], ["activate", "s1", "idea"]])
    finish(table, 1, 2)
    assert free(t, 0) == (1, 0, 0)
    assert t.business[0].slots[0] == "idea"
    assert ideas_at_hand(t, 0) == 0
    assert table.standings()[0]["score"] == 1


def test_x12_risk_prevention() -> None:
    t = lay()
    own(t, 0, "E04a")
    at_hand(t, 0, (4, 0, 0), ideas=1)
    table = run(t, administration(), administration())
    assert refused(table, 0, "arrange", [["activate", "E04a", 4, 0]]) == "too_many_tokens"
    assert refused(table, 0, "arrange", [["activate", "E04a", 3, 1]]) == "too_many_tokens"
    assert refused(table, 0, "arrange", [["activate", "E04a", 0, 0]]) == "incomplete_activation"
    assert refused(table, 0, "arrange", [["activate", "E04a", 1, 2]]) == "not_enough_ideas"
    play(table, 0, "arrange", [["activate", "E04a", 2, 1]])
    finish(table, 1, 2)
    assert table.view(0)["table"]["players"][0]["processes"] == (3, 0, 0)
    assert refused(table, 0, "arrange", [["activate", "E04a", 1, 0]]) == "already_active"
    play(table, 0, "arrange", [["deactivate", ["E04a"]], ["activate", "E04a", 1, 0]])
    finish(table, 1, 2)
    assert table.view(0)["table"]["players"][0]["processes"] == (1, 0, 0)
    assert free(t, 0) == (3, 0, 0)


def test_x27_refunds() -> None:
    assert set(refunds(DESIGNS["I11a"].cost)) == {(0, 2, 0), (0, 1, 1), (0, 0, 2)}
    assert refunds(DESIGNS["E02a"].cost) == [(0, 2, 0)]
    assert refunds(DESIGNS["T03a"].cost) == [(0, 0, 1)]
    assert refunds(DESIGNS["E06a"].cost) == [(0, 1, 0)]


def test_x27_liquidation() -> None:
    t = lay()
    stand(t, "2a", "4", "5")
    own(t, 0, "I11a", "worker", "energy")
    own(t, 0, "E02a")
    own(t, 1, "T03a")
    at_hand(t, 0, (0, 0, 0))
    table = run(t, administration())
    assert refused(table, 0, "arrange", [["liquidate", "I11a", [0, 1, 0]]]) == "wrong_refund"
    assert refused(table, 0, "arrange", [["liquidate", "I11a", [1, 1, 0]]]) == "wrong_refund"
    assert refused(table, 0, "arrange", [["liquidate", "T03a", [0, 0, 1]]]) == "not_your_card"
    assert refused(table, 0, "arrange", [["liquidate", "Z99", [0, 0, 1]]]) == "no_such_card"
    assert refused(table, 1, "arrange", [["liquidate", "T03a", [0, 0, 1]]]) == "liquidation_not_allowed"
    twice = [["liquidate", "I11a", [0, 1, 1]], ["liquidate", "E02a", [0, 2, 0]]]
    assert refused(table, 0, "arrange", twice) == "liquidation_not_allowed"
    late = [["activate", "s1", "worker"], ["liquidate", "I11a", [0, 1, 1]]]
    assert refused(table, 0, "arrange", late) == "deactivate_first"
    play(table, 0, "arrange", [["liquidate", "I11a", [0, 1, 1]], ["activate", "s1", "worker"]])
    finish(table, 1, 2)
    assert free(t, 0) == (1, 1, 2)
    assert [card for card, _ in t.business[0].cards] == ["E02a"]
    assert "I11a" in t.removed


def test_x27_what_liquidation_brings_can_be_used_at_once() -> None:
    """The tokens that lay on the card, an idea among them, and half the cost: all of it is at hand for part two."""
    t = lay()
    stand(t, "2a", "4", "5")
    own(t, 0, "I11a", "idea", "energy")
    at_hand(t, 0, (0, 0, 0))
    table = run(t, administration())
    sold = ["liquidate", "I11a", [0, 1, 1]]
    slots = [["activate", "s1", "idea"], ["activate", "s3", "money"], ["activate", "s4", "energy"], ["activate", "s6", "energy"]]
    assert refused(table, 0, "arrange", [sold, *slots, ["activate", "s5", "money"]]) == "not_enough_money"
    play(table, 0, "arrange", [sold, *slots])
    finish(table, 1, 2)
    assert free(t, 0) == (1, 0, 0)
    assert t.business[0].slots == ("idea", "", "money", "energy", "", "energy")


def test_people_managers_add_up() -> None:
    t = lay()
    own(t, 0, "E09a", "money")
    own(t, 0, "E09b", "idea")
    at_hand(t, 0, (2, 0, 0))
    table = run(t, administration())
    swaps = [["swap", "worker", "money"], ["swap", "worker", "energy"]]
    assert refused(table, 0, "arrange", [*swaps, ["swap", "money", "energy"]]) == "no_swap_left"
    play(table, 0, "arrange", swaps)
    finish(table, 1, 2)
    assert free(t, 0) == (0, 1, 1)


def test_liquidation_options() -> None:
    t = lay(liquidate_anywhere=True, liquidations=2)
    stand(t, "4", "5", "1")
    own(t, 0, "E02a")
    own(t, 0, "T03a")
    t.business[0].benefit_lost = True
    table = run(t, administration())
    play(table, 0, "arrange", [["liquidate", "E02a", [0, 2, 0]], ["liquidate", "T03a", [0, 0, 1]]])
    finish(table, 1, 2)
    assert free(t, 0) == (2, 4, 3)


def test_x40_people_manager() -> None:
    t = lay()
    own(t, 0, "E09a", "money")
    at_hand(t, 0, (0, 0, 0))
    table = run(t, administration(), administration())
    assert refused(table, 0, "arrange", [["swap", "money", "energy"]]) == "not_enough_money"
    assert refused(table, 0, "arrange", [["deactivate", ["E09a"]], ["deactivate", ["E09a"]]]) == "already_deactivated"
    assert refused(table, 0, "arrange", [["deactivate", ["E09a"]], ["swap", "money", "money"]]) == "swap_same_type"
    assert refused(table, 0, "arrange", [["deactivate", ["E09a"]], ["swap", "idea", "money"]]) == "ideas_not_resources"
    assert refused(table, 0, "arrange", [["deactivate", ["E09a"]], ["swap", "money", "gold"]]) == "bad_parameter"
    twice = [["deactivate", ["E09a"]], ["swap", "money", "energy"], ["swap", "energy", "worker"]]
    assert refused(table, 0, "arrange", twice) == "no_swap_left"
    play(table, 0, "arrange", [["deactivate", ["E09a"]], ["swap", "money", "energy"]])
    finish(table, 1, 2)
    assert free(t, 0) == (0, 0, 1)
    assert refused(table, 0, "arrange", [["swap", "energy", "money"]]) == "no_swap_left"


def test_a_manager_activated_now_earns_its_swap_next_time() -> None:
    t = lay()
    own(t, 0, "E09a")
    table = run(t, administration())
    assert refused(table, 0, "arrange", [["activate", "E09a", [0, 0, 0]], ["swap", "energy", "money"]]) == "no_swap_left"


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        ([["deactivate", []]], "nothing_to_do"),
        ([["deactivate", ["s2"]]], "not_active"),
        ([["deactivate", ["E01a"]]], "not_active"),
        ([["deactivate", ["E05a"]]], "not_your_card"),
        ([["deactivate", ["s9"]]], "no_such_card"),
        ([["deactivate", ["s1", "s1"]]], "bad_parameter"),
        ([["deactivate", "s1"]], "bad_parameter"),
        ([["activate", "s2", "worker"], ["deactivate", ["s1"]]], "deactivate_first"),
        ([["activate", "s1", "worker"]], "already_active"),
        ([["activate", "s2", "money"]], "wrong_token"),
        ([["activate", "s2", "gold"]], "bad_parameter"),
        ([["activate", "s2"]], "bad_parameter"),
        ([["activate", "s2", "worker", 1]], "bad_parameter"),
        ([["activate", "s2", "idea"]], "not_enough_ideas"),
        ([["activate", "E01a", [0, 1, 0]]], "wrong_token"),
        ([["activate", "E01a", [1, 0, 0]]], "not_enough_ideas"),
        ([["activate", "E01a", [True, 0, 0]]], "bad_parameter"),
        ([["activate", "E01a", 1, 0]], "bad_parameter"),
        ([["activate", "T05a", [0, 0, 0]], ["activate", "s4", "energy"], ["activate", "s6", "energy"]], "not_enough_energy"),
        ([["activate", "s3", "money"], ["activate", "s5", "money"], ["activate", "T04a", [0, 0, 0]]], "not_enough_money"),
        ([["activate", "s2", "worker"], ["activate", "E01a", [0, 0, 0]], ["activate", "T03a", [0, 0, 0]]], "not_enough_worker"),
        ([["dance"]], "unknown_move"),
        ([["swap", "money"]], "bad_parameter"),
        ([7], "bad_parameter"),
        ([[]], "bad_parameter"),
        ("moves", "bad_parameter"),
        ({}, "bad_parameter"),
        ([["activate", "s2", "worker"]] * 300, "bad_parameter"),
    ],
)
def test_refusals(moves: object, reason: str) -> None:
    t = lay()
    fill(t, 0, 1)
    for card in ("E01a", "T03a", "T04a", "T05a"):
        own(t, 0, card)
    table = run(t, administration())
    assert refused(table, 0, "arrange", moves) == reason


def test_single_moves_are_part_of_a_list() -> None:
    table = run(lay(), administration())
    assert refused(table, 0, "activate", "s1", "worker") == "bad_parameter"
    play(table, 0, "arrange", [["activate", "s1", "worker"]])
    assert refused(table, 0, "arrange", []) == "already_done"
    assert table.play(0, ["take_back"])
    play(table, 0, "arrange", [])


def test_ideas_can_be_switched_off() -> None:
    t = lay(idea_wildcards=False)
    put(t, 0, "idea", 3)
    own(t, 0, "E05a")
    table = run(t, administration())
    assert refused(table, 0, "arrange", [["activate", "s1", "idea"]]) == "switched_off"
    assert refused(table, 0, "arrange", [["activate", "E05a", [1, 0, 0]]]) == "switched_off"
    assert all("idea" not in str(move) for move in table.asked[0].enumerate(3000))


def test_who_has_no_choice_is_not_asked() -> None:
    t = lay()
    for seat in range(3):
        at_hand(t, seat, (0, 0, 0))
    own(t, 0, "E05a")
    products(t, 0, (3, 3, 3))
    assert run(t, administration()).over


def space_of(*cards: tuple[str, ...], tokens: tuple[int, int, int] = (1, 1, 1), ideas: int = 0, space: str = "2a") -> Arrangements:
    t = lay()
    stand(t, space, "4", "5")
    fill(t, 0, 1, 4)
    at_hand(t, 0, tokens, ideas)
    for card, *laid in cards:
        own(t, 0, card, *laid)
    found = run(t, administration()).asked[0].moves[0].spaces[0]
    assert isinstance(found, Arrangements)
    return found


@pytest.mark.parametrize(
    "space",
    [
        space_of(space="5"),
        space_of(ideas=1, space="5"),
        space_of(("T06a",), ideas=1, space="5"),
        space_of(("E04a", "worker"), tokens=(0, 0, 0), ideas=1),
        space_of(("E09a", "money"), tokens=(0, 1, 0), space="5"),
    ],
)
def test_counting_agrees_with_listing(space: Arrangements) -> None:
    listed = list(space)
    assert len(listed) == len(set(listed)) == space.count()
    assert listed[0] == ()
    assert all(space.parse(moves) == moves for moves in listed)
    luck = Luck("x")
    assert {space.sample(luck) for _ in range(300)} <= set(listed)


def test_lists_with_the_same_effect_are_one() -> None:
    space = space_of(("E09a", "money"), ("E09b", "money"), tokens=(2, 1, 1), space="5")
    chain = [["swap", "worker", "money"], ["swap", "money", "energy"]]
    assert space.parse(chain) == space.parse([["swap", "worker", "energy"]])
    back = [["deactivate", ["s1", "s4"]], ["activate", "s1", "worker"]]
    assert space.parse(back) == (("deactivate", ("s4",)),)
    assert space.parse([["swap", "worker", "money"], ["swap", "money", "worker"]]) == ()


def test_a_large_desk_is_counted_without_listing() -> None:
    cards = [(card,) for card in DESIGNS if card.endswith("a")]
    space = space_of(*cards, tokens=(9, 12, 12), ideas=5)
    assert space.count() > 10**12
    assert len(space.enumerate(500)) == 500
    luck = Luck("y")
    for _ in range(50):
        moves = space.sample(luck)
        assert space.parse(moves) == moves


def test_all_answers_can_be_played() -> None:
    t = lay()
    fill(t, 0, 1)
    at_hand(t, 0, (1, 0, 1), ideas=1)
    own(t, 0, "E04a")
    table = run(t, administration())
    for move in answers(table, 0):
        clone = table.clone()
        play(clone, 0, *move)
        finish(clone, 1, 2)


def test_a_preview_shows_what_moves_lead_to() -> None:
    space = space_of(("T02a",), tokens=(1, 1, 1), space="5")
    shown = space.preview([["deactivate", ["s4"]], ["activate", "T02a", [0, 0, 0]]])
    assert shown is not None
    assert shown["free"] == [1, 1, 1]
    assert shown["processes"] == [1, 1, 1]
    assert space.preview([["activate", "s1", "worker"]]) is None
