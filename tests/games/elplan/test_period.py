"""Section 4.1, X2 and X32: the opportunity spaces."""

from alcancia.games.elplan.period import decisions, open_spaces
from alcancia.games.elplan.subsidy import subsidy
from tests.games.elplan.position import do, free, lay, offer, on_market, refused, run, stand, subsidies


def test_x2_which_subsidy_spaces_are_open() -> None:
    t = lay()
    for market, spaces in (((0, 0, 0), "6a"), ((4, 0, 0), "6a"), ((1, 0, 2), "6a 6b"), ((1, 1, 1), "6a 6b 6c")):
        on_market(t, market)
        assert [space for space in open_spaces(t) if space.startswith("6")] == spaces.split()


def test_x2_a_place_is_kept_when_a_type_disappears() -> None:
    t = lay(4)
    on_market(t, (1, 1, 0))
    stand(t, "1", "4", "5", "6c")
    table = run(t, subsidy())
    do(table, 3, "claim", "money")
    assert free(t, 3) == (2, 3, 2)


def test_placing_and_its_refusals() -> None:
    t = lay()
    table = run(t, decisions())
    assert refused(table, 1, "place", "4") == "not_your_turn"
    assert refused(table, 0, "place", "6b") == "space_closed"
    assert refused(table, 0, "place", "7") == "no_such_space"
    assert refused(table, 0, "place", "2c") == "no_such_space"
    assert refused(table, 0, "place", 4) == "bad_parameter"
    assert refused(table, 0, "place") == "bad_parameter"
    assert refused(table, 0, "pass") == "must_place"
    assert refused(table, 0, "buy", ["service", 1, 0, 0]) == "wrong_step"
    assert refused(table, 0, "dance") == "unknown_move"
    assert refused(table, 0, "deactivate", ["s1"]) == "token_locked"
    do(table, 0, "place", "4")
    assert refused(table, 1, "place", "4") == "space_taken"
    do(table, 1, "place", "6a")
    do(table, 2, "place", "3t")
    assert [business.space for business in t.business] == ["4", "6a", "3t"]


def test_who_holds_the_turn_token_places_first() -> None:
    t = lay()
    t.turn_seat = 1
    table = run(t, decisions())
    for seat, space in ((1, "4"), (2, "5"), (0, "6a")):
        assert list(table.asked) == [seat]
        do(table, seat, "place", space)


def test_6b_may_be_taken_before_6a() -> None:
    t = lay()
    on_market(t, (1, 1, 0))
    table = run(t, decisions())
    do(table, 0, "place", "6b")
    assert "6a" in [move[1] for move in table.asked[1].enumerate(99)]


def test_x32_the_ninth_seat_is_placed_by_itself() -> None:
    t = lay(9)
    table = run(t, decisions())
    for seat, space in enumerate(("1", "2a", "2b", "3e", "3t", "3i", "4", "5")):
        do(table, seat, "place", space)
    assert t.business[8].space == "6a"
    assert table.over


def test_no_space_left() -> None:
    t = lay(9, d2_spaces=1, insurance="none")
    table = run(t, decisions())
    for seat, space in enumerate(("2a", "3e", "3t", "3i", "4", "5")):
        do(table, seat, "place", space)
    assert [business.space for business in t.business[6:]] == ["6a", "", ""]


def test_more_town_hall_and_open_subsidies() -> None:
    t = lay(d2_spaces=4, d6_all_open=True)
    assert open_spaces(t) == ["1", "2a", "2b", "2c", "2d", "3e", "3t", "3i", "4", "5", "6a", "6b", "6c"]


def test_what_a_space_would_bring_is_shown() -> None:
    t = lay()
    subsidies(t, (2, 0, 0))
    offer(t, "T03a", "I01a")
    shown = {about["move"][1]: about for about in run(t, decisions()).view(0, prices=True)["question"]["about"]}
    assert shown["6a"]["by"]["pile"] == 2
    assert {space: row["benefit"] for space, row in shown.items()} == {
        "1": "insurance", "2a": "worker", "2b": "worker", "3e": "discount", "3t": "discount", "3i": "discount", "4": "process",
        "5": "purchase", "6a": "subsidy",
    }  # fmt: skip
    assert (shown["4"]["by"]["usable"], shown["5"]["by"]["less"], shown["2a"]["by"]["income"]) == (1, 1, 1)
    assert (shown["1"]["negative"], shown["1"]["of"]) == (9, 14)
    assert shown["3t"]["cards"] == ["T03a"]
