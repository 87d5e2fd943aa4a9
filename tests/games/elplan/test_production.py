"""Section 4.5 and X16 to X18, X34: production."""

import pytest

from alcancia.games.elplan.production import output, production
from alcancia.games.elplan.state import stock
from alcancia.games.elplan.subsidy import innovation
from tests.games.elplan.position import at_hand, fill, lay, own, products, run, stand, turn_event
from tests.games.moves import answers, play, refused

R, C, S, RC, RS, RR, CS, RCS = (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 0), (1, 0, 1), (2, 0, 0), (0, 1, 1), (1, 1, 1)


def test_x16_one_wild_process() -> None:
    t = lay()
    fill(t, 0, 1, 2, 3, 4, 5, 6)
    stand(t, "4", "5", "1")
    table = run(t, production())
    for rows in (RC, RS, RR, CS, (0, 0, 0)):
        assert table.asked[0].contains(("produce", rows))
    assert refused(table, 0, "produce", [1, 1, 1]) == "not_enough_processes"
    assert refused(table, 0, "produce", [1, 1]) == "no_such_row"
    assert refused(table, 0, "produce", [1, 1, 0, 0]) == "no_such_row"
    assert refused(table, 0, "produce", [-1, 1, 0]) == "bad_parameter"
    assert refused(table, 0, "produce", [True, 1, 0]) == "bad_parameter"
    assert refused(table, 0, "produce", 3) == "bad_parameter"
    assert refused(table, 0, "produce", [10**30, 0, 0]) == "not_enough_processes"


def test_x16_a_laboratory_adds_one_more() -> None:
    t = lay()
    fill(t, 0, 1, 2, 3, 4, 5, 6)
    stand(t, "4", "5", "1")
    own(t, 0, "I03a", "energy")
    assert output(t, 0).contains(RCS)


def test_a_lost_benefit_gives_no_process() -> None:
    t = lay()
    fill(t, 0, 1, 2, 3, 4, 5, 6)
    stand(t, "4", "5", "1")
    t.business[0].benefit_lost = True
    assert not output(t, 0).contains(CS)


def test_x17_power_cut() -> None:
    t = lay()
    for seat in (0, 1, 2):
        fill(t, seat, 1, 2, 3, 4, 5, 6)
    turn_event(t, "EV08")
    assert output(t, 0).contains(RR)
    assert not output(t, 0).contains(RC)
    stand(t, "4", "1", "5")
    assert output(t, 0).contains(RC)
    assert output(t, 1).most == 6


def test_power_cut_never_leaves_less_than_nothing() -> None:
    t = lay()
    fill(t, 0, 1)
    turn_event(t, "EV08")
    assert output(t, 0).most == 0
    assert output(t, 0).contains((0, 0, 0))


def test_training_franchise() -> None:
    t = lay()
    turn_event(t, "EV06")
    assert output(t, 0).wild == 1
    t = lay(insurance="ask")
    stand(t, "1", "4", "5")
    turn_event(t, "EV06")
    t.business[0].insure = "ignore"
    assert [output(t, seat).wild for seat in range(3)] == [0, 2, 1]


def test_x18_an_idea_in_two_periods() -> None:
    t = lay()
    fill(t, 0, 1, 2, 3, 4, 5, 6)
    table = run(t, production())
    play(table, 0, "produce", [1, 1, 0])
    assert stock(t, 0) == (1, 1, 0)
    products(t, 0, (0, 1, 0))
    table = run(t, production(), innovation())
    play(table, 0, "produce", [1, 0, 1])
    assert stock(t, 0) == (1, 1, 1)
    play(table, 0, "innovate", 1)
    assert stock(t, 0) == (0, 0, 0)


def test_x34_level_three() -> None:
    t = lay(plans=("OF3", "HM3", "AT3"), level=3)
    assert [len(business.slots) for business in t.business] == [8, 8, 8]
    fill(t, 1, 1, 2, 3, 4, 5, 6, 7)
    space = output(t, 1)
    assert space.have == (2, 2, 3)
    assert space.contains((1, 0, 1))
    assert space.contains((1, 1, 0))
    assert not space.contains((0, 0, 2))
    table = run(t, production())
    play(table, 1, "produce", [1, 0, 1])
    assert stock(t, 1) == (0, 3, 0)


def test_who_can_make_nothing_is_not_asked() -> None:
    t = lay()
    fill(t, 1, 1)
    table = run(t, production())
    assert table.over


@pytest.mark.parametrize("filled", [(1, 3), (1, 3, 5), (1, 2, 3, 4, 5, 6)])
def test_lists_agree_with_the_rule(filled: tuple[int, ...]) -> None:
    t = lay()
    fill(t, 0, *filled)
    own(t, 0, "T05a", "energy")
    space = output(t, 0)
    every = {(a, b, c) for a in range(9) for b in range(9) for c in range(9)}
    assert set(space) == {rows for rows in every if space.contains(rows)}
    assert len(list(space)) == space.count()


def test_everything_at_once() -> None:
    t = lay()
    for seat in range(3):
        fill(t, seat, 1, 2, 3, 4, 5, 6)
        at_hand(t, seat, (0, 0, 0))
    table = run(t, production())
    assert list(table.asked) == [0, 1, 2]
    assert len(answers(table, 0)) == 8
    play(table, 2, "produce", [0, 0, 2])
    assert stock(t, 2) == (0, 0, 0)
    assert refused(table, 2, "produce", [0, 0, 0]) == "already_done"
    play(table, 0, "produce", [2, 0, 0])
    play(table, 1, "produce", [0, 2, 0])
    assert [stock(t, seat) for seat in range(3)] == [(2, 0, 0), (0, 2, 0), (0, 0, 2)]
