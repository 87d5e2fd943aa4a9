"""Section 4.2: slots, turns and what placing costs (X-6, X-7, X-34)."""

from alcancia.games.financialit.action import action, action_end
from tests.games.financialit.position import keys, lay, own, purse, run, stand
from tests.games.moves import play, refused


def test_x6_slots_open_by_number_of_players() -> None:
    t = lay(3)
    stand(t, "LAB", 0, 1)
    t.first = 2
    table = run(t, action())
    assert refused(table, 2, "place", "LAB") == "location_full"
    t = lay(4)
    stand(t, "LAB", 0, 1)
    t.first = 2
    table = run(t, action())
    play(table, 2, "place", "LAB")
    assert t.homes[2].placed["LAB"] == 3


def test_x7_turns_go_round_until_all_have_saved() -> None:
    t = lay(3)
    t.first = 1
    table = run(t, action())
    for seat, move in (
        (1, ("place", "MKT")), (2, ("place", "MKT")), (0, ("place", "MKT")), (1, ("place", "BIL")), (2, ("save",)),
        (0, ("place", "BIL")), (1, ("place", "LAB")), (0, ("save",)),
    ):  # fmt: skip
        assert list(table.asked) == [seat]
        play(table, seat, *move)
    assert table.over
    assert all(home.saved for home in t.homes)
    assert [home.placed.get("MKT") for home in t.homes] == [3, 1, 2]


def test_placing_refusals() -> None:
    t = lay(3, closed_locations=["INV"])
    table = run(t, action())
    assert refused(table, 0, "place", "INV") == "location_closed"
    assert refused(table, 0, "place", "XYZ") == "bad_parameter"
    assert refused(table, 1, "place", "MKT") == "not_your_decision"
    assert refused(table, 0, "fly") == "unknown_move"
    play(table, 0, "place", "MKT")
    play(table, 1, "save")
    play(table, 2, "save")
    assert refused(table, 0, "place", "MKT") == "already_here"


def test_investment_cap_zero_closes_the_place() -> None:
    table = run(lay(3, investment_cap=0), action())
    assert refused(table, 0, "place", "INV") == "location_closed"


def test_choosing_the_slot() -> None:
    t = lay(3, free_slot_choice=True)
    table = run(t, action())
    assert refused(table, 0, "place", ["LAB", 3]) == "slot_not_usable"
    play(table, 0, "place", ["LAB", 2])
    assert refused(table, 1, "place", ["LAB", 2]) == "slot_taken"
    play(table, 1, "place", ["LAB", 1])
    assert t.slots["LAB"] == [1, 0]


def test_x34_with_a_miscalculation_the_broker_takes_a_unit() -> None:
    t = lay(3)
    t.homes[0].miscalculation = True
    purse(t, 0, units=0, happiness=5)
    table = run(t, action())
    assert refused(table, 0, "place", "INS") == "not_enough_units"
    play(table, 0, "take_loan")
    assert (t.units[0], t.happiness[0]) == (5, 4)
    play(table, 0, "place", "INS")
    assert t.units[0] == 4
    assert "insurance_fee" in keys(table)


def test_career_pawn_and_pawn_away_come_back() -> None:
    t = lay(3)
    own(t, 0, "CAR-05", active=False)
    home = t.homes[0]
    home.career_pawn, home.pawns_away, home.pawns_free = 0, 1, 1
    table = run(t, action_end())
    assert home.pawns_free == 3
    assert home.careers == [("CAR-05", True)]
    assert t.happiness[0] == 18
    assert {"career_active", "pawn_back"} <= set(keys(table))


def test_no_pawn_is_refused_as_such() -> None:
    t = lay(3)
    t.homes[0].pawns_free, t.homes[0].pawns_away = 0, 3
    table = run(t, action())
    assert list(table.asked) == [1]
    assert t.homes[0].saved
