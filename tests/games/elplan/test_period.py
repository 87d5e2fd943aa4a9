"""Sections 4.0, 4.1 and 4.8.2, X1, X2, X29 and X32: a period, the opportunity spaces, and the last period."""

from alcancia import Table
from alcancia.games.elplan.period import decisions, last_period, open_spaces, period
from alcancia.games.elplan.scoring import standings
from alcancia.games.elplan.state import free, market_of, stock
from alcancia.games.elplan.subsidy import subsidy
from alcancia.kernel import TRAINER
from tests.games.elplan.position import fill, lay, offer, on_market, piles, products, run, stand, subsidies
from tests.games.moves import play, refused


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
    play(table, 3, "claim", "money")
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
    play(table, 0, "place", "4")
    assert refused(table, 1, "place", "4") == "space_taken"
    play(table, 1, "place", "6a")
    play(table, 2, "place", "3t")
    assert [business.space for business in t.business] == ["4", "6a", "3t"]


def test_who_holds_the_turn_token_places_first() -> None:
    t = lay()
    t.turn_seat = 1
    table = run(t, decisions())
    for seat, space in ((1, "4"), (2, "5"), (0, "6a")):
        assert list(table.asked) == [seat]
        play(table, seat, "place", space)


def test_6b_may_be_taken_before_6a() -> None:
    t = lay()
    on_market(t, (1, 1, 0))
    table = run(t, decisions())
    play(table, 0, "place", "6b")
    assert "6a" in [move[1] for move in table.asked[1].enumerate(99)]


def test_x32_the_ninth_seat_is_placed_by_itself() -> None:
    t = lay(9)
    table = run(t, decisions())
    for seat, space in enumerate(("1", "2a", "2b", "3e", "3t", "3i", "4", "5")):
        play(table, seat, "place", space)
    assert t.business[8].space == "6a"
    assert table.over


def test_no_space_left() -> None:
    t = lay(9, d2_spaces=1, insurance="none")
    table = run(t, decisions())
    for seat, space in enumerate(("2a", "3e", "3t", "3i", "4", "5")):
        play(table, seat, "place", space)
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


def test_x1_a_whole_first_period() -> None:
    t = lay()
    offer(t, "E03a", "E01a", "T02a", "T03a", "I02a", "I01a")
    t.trainer = True
    table = run(t, period(1))
    assert table.play(TRAINER, ["force", "event", "EV01"])
    play(table, 0, "place", "4")
    assert refused(table, 1, "place", "6b") == "space_closed"
    play(table, 1, "place", "6a")
    play(table, 2, "place", "3t")
    assert [free(t, seat) for seat in range(3)] == [(2, 2, 1)] * 3
    zero = [["activate", "s1", "worker"], ["activate", "s2", "worker"], ["activate", "s3", "money"], ["activate", "s4", "energy"]]
    play(table, 0, "arrange", [*zero, ["activate", "s5", "money"]])
    one = [["activate", "s1", "worker"], ["activate", "s2", "worker"], ["activate", "s5", "money"], ["activate", "s6", "energy"]]
    play(table, 1, "arrange", one)
    play(table, 2, "arrange", [["activate", "s3", "worker"], ["activate", "s4", "worker"]])
    assert [free(t, seat) for seat in range(3)] == [(0, 0, 0), (0, 1, 0), (0, 2, 1)]
    assert list(table.asked) == [1]
    play(table, 1, "pass")
    play(table, 2, "acquire", ["T02a", 0, [0, 1, 0], 1])
    assert table.view(2)["table"]["players"][2]["processes"] == (0, 3, 1)
    play(table, 0, "produce", [1, 1, 0])
    play(table, 1, "produce", [0, 2, 0])
    play(table, 2, "produce", [0, 0, 1])
    play(table, 0, "sell", ["raw_material", 1, 0])
    play(table, 1, "sell", ["consumer_good", 1, 1])
    play(table, 2, "pass")
    play(table, 1, "claim", "money")
    assert [free(t, seat) for seat in range(3)] == [(0, 1, 0), (0, 2, 1), (0, 1, 0)]
    assert [stock(t, seat) for seat in range(3)] == [(0, 1, 0), (0, 1, 0), (0, 0, 1)]
    assert t.business[2].cards == (("T02a", ("energy",)),)
    assert stock(t, market_of(t)) == (1, 1, 0)
    assert t.period == 2 and t.turn_seat == 1 and list(table.asked) == [1]
    assert "" not in t.on_offer["technology"]
    assert [space for space, is_open in table.view(0)["table"]["spaces"].items() if is_open and space[0] == "6"] == ["6a", "6b"]


def test_x29_the_last_period_has_no_cutbacks() -> None:
    t = lay(periods=4)
    table = run(t, period(4))
    products(t, 0, (2, 2, 1))
    for seat, space in enumerate(("1", "2a", "4")):
        play(table, seat, "place", space)
    while table.asked:
        seat = next(iter(table.asked))
        name = table.asked[seat].name
        play(table, seat, *(("innovate", 1) if name == "innovate" else table.asked[seat].otherwise()))
    assert table.over
    assert t.held["idea"][0] == 1
    assert stock(t, 0) == (1, 1, 0)
    assert standings(t)[0]["score"] == 1


def test_win_at_ends_the_game() -> None:
    t = lay(win_at=2, periods=12)
    table = run(t, period(3))
    for seat, space in enumerate(("1", "2a", "4")):
        play(table, seat, "place", space)
    products(t, 1, (2, 2, 2))
    while table.asked:
        seat = next(iter(table.asked))
        play(table, seat, *table.asked[seat].otherwise())
    assert table.over and t.period == 3


def test_ideas_at_work_count_towards_the_goal() -> None:
    t = lay(win_at=2, periods=12)
    fill(t, 1, 1, 2, idea=True)
    run(t, last_period(), period(4))
    assert t.period == 1


def test_the_trainer_may_stop_after_this_period() -> None:
    options = {"first_seat": "0", "plan_choice": "random"}
    table = Table.new("elplan", seats=3, seed="x", trainer=True, options=options)
    assert refused(table, 0, "stop") != ""
    assert table.play(TRAINER, ["stop"])
    assert not table.play(TRAINER, ["stop"])
    while table.asked:
        seat = next(iter(table.asked))
        play(table, seat, *table.asked[seat].otherwise())
    assert table.over and table.state.period == 1


def test_called_in_the_summary_the_end_comes_at_once() -> None:
    """District 7 is over by then: no cutbacks, no reassignment, and no further period."""
    t = lay(periods=12)
    t.trainer = True
    table = run(t, period(3))
    for seat, space in enumerate(("1", "2a", "4")):
        play(table, seat, "place", space)
    products(t, 0, (2, 1, 0))
    products(t, 1, (0, 1, 1))
    subsidies(t, (0, 0, 1))
    while table.asked[next(iter(table.asked))].name != "keep":
        seat = next(iter(table.asked))
        play(table, seat, *table.asked[seat].otherwise())
    play(table, 0, "keep", [0, 1, 0])
    assert table.play(TRAINER, ["stop"])
    assert table.over and t.period == 3
    assert stock(t, 0) == (2, 1, 0) and piles(t) == (0, 0, 1)
