"""Sections 4.M and 8: the end, places, titles, and seats that leave."""

from alcancia.games.citylife.state import net_worth, steps_to_finish
from alcancia.games.citylife.view import check
from alcancia.kernel import TRAINER
from tests.games.citylife.position import Laid


def ranks(laid: Laid) -> list[tuple[int, int]]:
    return [(row["seat"], row["rank"]) for row in laid.table.standings()]


def test_race_and_places() -> None:
    laid = Laid().seat(0, 98).seat(1, 84, "detour").seat(2, 69, "dead").seat(3, 47, cash=9000).ready()
    assert [steps_to_finish(laid.t, seat) for seat in range(4)] == [2, 60, 53, 53]
    laid.roll(2)
    assert laid.table.over
    assert ranks(laid) == [(0, 1), (3, 2), (2, 3), (1, 4)]


def test_net_worth() -> None:
    laid = Laid("advanced").seat(0, shares=2, deeds=("H04", "T61")).ready().play(0, "borrow").play(0, "mortgage", "T61")
    assert net_worth(laid.t, 0) == 7000 + 1000 + 2000 + 1000 + 1000 + 5000 - 1200 - 2500


def test_the_richest_wins_by_option() -> None:
    laid = Laid(victory="net_worth", seats=3).seat(0, 98, cash=3000).seat(1, cash=6000).ready().roll(2)
    assert laid.cash(0) == 5000
    assert ranks(laid) == [(2, 1), (1, 2), (0, 3)]
    assert laid.t.winners == (2,)


def test_early_end() -> None:
    laid = Laid(max_rounds=1, seats=3).seat(1, 50).ready().roll(6).roll(6).roll(6)
    assert laid.table.over and ranks(laid) == [(1, 1), (0, 2), (2, 2)]
    rich = Laid(max_rounds=1, seats=2, victory="net_worth").seat(1, 50).seat(0, cash=7100).ready().roll(6).roll(6)
    assert rich.t.winners == (0,) and rich.cash(0) == 7100


def test_titles() -> None:
    laid = Laid().seat(0, 98, asked=4, right=3).seat(1, asked=2, right=2).seat(2, asked=8, right=6).ready()
    laid.seat(3, cash=7100, demerits=("TV11",)).roll(2)
    honours = {row["seat"]: row["titles"] for row in laid.table.standings()}
    assert honours == {0: ["wealth"], 1: ["wealth"], 2: ["scholar", "wealth"], 3: []}
    off = Laid(titles=False).seat(0, 98).ready().roll(2)
    assert all(not row["titles"] for row in off.table.standings())


def test_the_active_seat_leaves() -> None:
    laid = Laid("advanced", trainer=True).seat(0, 3, deeds=("H13",), shares=2, demerits=("TV11",))
    left = list(laid.t.traffic)
    left.remove("TV11")
    laid.t.traffic = tuple(left)
    laid.ready().roll(1)
    assert laid.waiting == ("buy", [0])
    laid.play(TRAINER, "remove_seat", 0)
    assert laid.waiting == ("pre_roll", [1])
    assert laid.t.owner["H13"] == -1 and laid.t.traffic_bottom == ("TV11",)
    assert (laid.cash(0), laid.shares(0)) == (0, 0)
    check(laid.t)
    for _ in range(3):
        laid.roll(6)
    assert laid.t.active == 1 and laid.t.period == 2


def test_a_proprietor_leaves_during_a_visit() -> None:
    laid = Laid("advanced", trainer=True).seat(0, 60, cash=7000).seat(1, deeds=("T61", "H04")).ready().roll(1)
    laid.play(TRAINER, "remove_seat", 1)
    assert laid.waiting == ("buy", [0])
    debt = Laid("advanced", trainer=True).seat(0, 60, cash=100, shares=3).seat(1, deeds=("T61",)).ready().roll(1)
    assert debt.waiting == ("raise_money", [0])
    debt.play(TRAINER, "remove_seat", 1)
    assert debt.waiting == ("buy", [0]) and debt.t.debt is None


def test_leaving_during_a_quiz() -> None:
    laid = Laid("advanced", trainer=True).seat(0, 59).ready().roll(3)
    laid.play(0, "answer", laid.wrong())
    assert laid.waiting == ("answer", [1])
    laid.play(TRAINER, "remove_seat", 1)
    assert laid.waiting == ("answer", [2])
    laid.play(TRAINER, "remove_seat", 2)
    assert laid.waiting == ("at_will", [0])
    judge = Laid("advanced", trainer=True, judge_mode="seat").seat(0, 59).ready().roll(3)
    judge.play(TRAINER, "remove_seat", 3)
    assert judge.waiting == ("answer", [0])


def test_leaving_during_bids() -> None:
    laid = Laid("advanced", trainer=True).seat(0, 18, cash=0, deeds=("T61",)).ready().roll(1).play(0, "tender", "T61")
    laid.play(1, "bid", 5000).play(TRAINER, "remove_seat", 2).play(3, "no_bid")
    assert laid.waiting == ("choose_bid", [0])
    laid.play(TRAINER, "remove_seat", 1)
    assert laid.t.owner["T61"] == -1 and laid.cash(0) == 3600


def test_the_last_seat_wins() -> None:
    laid = Laid(seats=2, trainer=True).play(TRAINER, "remove_seat", 0)
    assert laid.table.over and laid.t.winners == (1,)
    assert ranks(laid) == [(1, 1), (0, 2)]
