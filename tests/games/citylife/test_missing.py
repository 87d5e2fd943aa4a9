"""Section 4.C: missed turns, Jail, and how clocks count them."""

from alcancia.games.citylife.missing import serve_missed
from alcancia.games.citylife.state import Loan
from tests.games.citylife.position import Laid


def test_loan_clock() -> None:
    """Example 21."""
    laid = Laid("advanced", seats=2, three_quiz=False).seat(0, 20).ready()
    laid.play(0, "borrow")

    def clock() -> int | None:
        loan = laid.t.loan[0]
        return None if loan is None else loan.left

    def other() -> None:
        while laid.t.active == 1 and laid.waiting[0] == "pre_roll":
            laid.roll(6)

    laid.roll(6)
    assert clock() == 7
    other()
    laid.seat(0, 15).ready().roll(1)
    assert clock() == 6
    other()
    laid.roll(6)
    assert clock() == 5
    other()
    laid.seat(0, 22).ready().roll(2)
    assert (clock(), laid.missed(0)) == (4, [("other", 1)])
    laid.roll(6)  # the other seat; then seat 0 misses its turn and the other is asked again
    assert clock() == 3
    laid.roll(6)
    laid.seat(0, 43).ready().roll(1)
    assert (clock(), laid.missed(0)) == (2, [("jail", 3)])
    laid.force("jail", 4, 1, 6)
    laid.force("die", 6, 6, 6, 2)
    laid.play(1, "roll")
    assert (clock(), laid.missed(0)) == (2, [("jail", 2)])
    laid.play(1, "roll")
    assert (clock(), laid.missed(0)) == (2, [("jail", 1)])
    laid.play(1, "roll")
    assert laid.at(0) == (16, "main")
    assert (clock(), laid.missed(0)) == (1, [])
    cash = laid.cash(0)
    laid.roll(6)
    laid.roll(1)
    assert clock() is None
    assert laid.cash(0) == cash - 1200


def test_jail() -> None:
    """Example 26."""
    laid = Laid(seats=2).seat(0, 43).ready().roll(1)
    assert laid.missed(0) == [("jail", 3)]
    laid.force("jail", 4).roll(6)
    assert laid.missed(0) == [("jail", 2)] and laid.t.active == 1
    laid.force("jail", 6).force("die", 6, 3)
    laid.play(1, "roll")
    assert laid.at(0) == (47, "main") and laid.missed(0) == []
    assert laid.waiting == ("answer", [0])


def test_free_but_standing() -> None:
    laid = Laid(seats=2).seat(0, 43).ready().roll(1)
    laid.force("jail", 6).force("die", 6, 6).play(1, "roll")
    assert laid.at(0) == (44, "main") and laid.missed(0) == []
    laid.roll(6)
    assert laid.waiting == ("pre_roll", [0])


def test_jail_and_default_in_one_turn() -> None:
    """Example 40."""
    laid = Laid("advanced", seats=2).seat(0, 43, cash=200, loan=Loan(1, False)).ready().roll(1)
    assert laid.waiting[0] == "raise_money"
    laid.play(0, "short")
    assert laid.at(0) == (3, "main")
    assert laid.missed(0) == [("other", 3), ("debt", 2)]
    assert laid.t.borrow_ban[0] and laid.cash(0) == 0
    for _ in range(5):
        laid.roll(6)
    assert laid.missed(0) == [] and laid.at(0) == (3, "main")
    assert "jail_rolled" not in laid.keys()  # noqa: SIM118


def test_fine_and_jail() -> None:
    """Example 42."""
    laid = Laid(seats=2).seat(0, 8, cash=700).force("traffic", "TV27").ready().roll(2)
    laid.play(0, "short")
    assert laid.missed(0) == [("debt", 1), ("jail", 3)]
    assert laid.at(0) == (44, "main") and laid.cash(0) == 0
    laid.roll(6)
    assert laid.missed(0) == [("jail", 3)]
    assert "jail_rolled" not in laid.keys()  # noqa: SIM118
    laid.force("jail", 2).roll(6)
    assert laid.missed(0) == [("jail", 2)]


def test_a_six_in_jail_with_other_turns_behind() -> None:
    laid = Laid("advanced", seats=2).seat(0, 44, loan=Loan(5, False), missed=(("jail", 2, "jail"), ("other", 2, "card")))
    laid.force("jail", 6).turn_of(0)
    assert laid.missed(0) == [("other", 1)] and laid.at(0) == (44, "main")
    assert laid.t.loan[0] == Loan(4, False)
    debt = Laid("advanced", seats=2).seat(0, 44, loan=Loan(5, False), missed=(("jail", 2, "jail"), ("debt", 1, "loan")))
    debt.force("jail", 6).turn_of(0)
    assert debt.t.loan[0] == Loan(5, False) and debt.missed(0) == []


def test_without_the_roll_in_jail() -> None:
    laid = Laid(seats=2, jail_roll=False, jail_turns=5).seat(0, 43).ready().roll(1)
    assert laid.missed(0) == [("jail", 5)]
    laid.roll(6)
    assert laid.missed(0) == [("jail", 4)]
    assert "jail_rolled" not in laid.keys()  # noqa: SIM118


def test_missing_turns_does_not_stop_dealing() -> None:
    laid = Laid("advanced", seats=2).seat(1, deeds=("H04",), missed=(("other", 2, "card"),)).ready()
    laid.play(1, "mortgage", "H04").play(1, "borrow").play(1, "sell_deed", "H04")
    assert laid.cash(1) == 7000 + 400 + 1000 + 1000 - 200 - 500
    assert serve_missed(1) == ("serve_missed", (1,), ())
