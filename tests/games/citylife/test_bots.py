"""Section 12: what a sensible person does with a Tower in reach, and with a bill above the cash."""

import pytest

from alcancia.bots import SeatView, find_bot, play_out
from alcancia.bots.seat import Bot
from alcancia.games import find
from alcancia.games.citylife.bots.baseline import Mind
from alcancia.kernel import Luck, MoveValue, Table
from tests.games.citylife.position import Laid


def before_a_tower(cash: int, deeds: tuple[str, ...] = ("H04",)) -> Laid:
    """Seat 0 has come to an unsold Tower with this cash."""
    return Laid("advanced", three_quiz=False).seat(0, 60, cash=cash, deeds=deeds).ready().roll(1)


def chosen(laid: Laid, bot: str = "baseline") -> MoveValue:
    """What seat 0 would do now."""
    return find_bot(laid.table.game, bot)(SeatView(laid.table, 0), Luck("any"))


def test_a_loan_that_makes_a_tower_possible_is_taken_whatever_remains() -> None:
    laid = before_a_tower(5000)
    assert chosen(laid) == ("borrow",)
    laid.play(0, "borrow")
    assert chosen(laid) == ("buy",), "nothing remains, but it was borrowed for this"
    assert laid.play(0, "buy").cash(0) == 0


@pytest.mark.parametrize(("cash", "move"), [(6300, "buy"), (6200, "borrow"), (4900, "pass")])
def test_a_tower_is_bought_with_300_left_borrowed_for_or_left(cash: int, move: str) -> None:
    assert chosen(before_a_tower(cash)) == (move,)


def test_nobody_borrows_for_a_tower_without_a_house_and_a_saver_never() -> None:
    assert chosen(before_a_tower(5500, deeds=())) == ("pass",)
    assert chosen(before_a_tower(6200), "saver") == ("pass",)


def owing(shares: int, deeds: tuple[str, ...]) -> Laid:
    """Seat 0 owes a House fee of $500 that its cash does not cover."""
    return (
        Laid("advanced", three_quiz=False)
        .seat(0, 7, cash=100, shares=shares, deeds=deeds)
        .seat(1, deeds=("H08",))
        .ready()
        .roll(1)
        .play(1, "fee")
    )


def test_an_owner_borrows_before_anything_is_sold() -> None:
    assert chosen(owing(2, ("H04",))) == ("borrow",)


def test_without_a_deed_at_stake_shares_go() -> None:
    assert chosen(owing(2, ())) == ("put_up", "share")


def test_they_play_for_the_goal_of_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the richest wins, who takes the fee and the sure sum ends richer than who holds up those ahead, at the same tables."""
    game, minding_it, wealth = find("citylife"), Mind.richest_wins, [0, 0]

    def player(minds: int) -> Bot:
        def move(sight: SeatView, luck: Luck) -> MoveValue:
            monkeypatch.setattr(Mind, "richest_wins", minding_it if minds else False)
            found = find_bot(game, "baseline")(sight, luck)
            assert not minds or found[0] not in ("miss", "send", "school")
            return found

        return move

    for number in range(60):
        table = Table.set_up(game, seats=4, seed=f"m{number}", options={"rules": "advanced", "victory": "net_worth"}, hashing=False)
        minding = [(number + seat) % 2 for seat in range(4)]
        play_out(table, [player(minds) for minds in minding], [Luck(f"{number}{seat}") for seat in range(4)])
        for row in table.standings():
            wealth[minding[row["seat"]]] += row["score"]
    assert wealth[1] > 1.02 * wealth[0], wealth
