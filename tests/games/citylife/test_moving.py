"""Sections 3, 4.A and 4.B: order of play, the die, the road and the side paths."""

from pathlib import Path

import pytest

from alcancia.games import find
from alcancia.games.citylife.content import paths_cut_at
from alcancia.games.citylife.state import Loan
from alcancia.kernel import Table
from tests.games.citylife.position import Laid

BOTH = pytest.mark.parametrize("rules", ["basic", "advanced"])


def test_order_of_play_with_ties() -> None:
    """Example 1."""
    table = Table.set_up(find("citylife"), seats=4, seed="x")
    fresh = Table(table.game, table.state.clone(), table.dealer, "", "", False)
    for pips in (4, 2, 4, 2, 5, 1, 3, 3, 6, 2):
        fresh.dealer.force("order", pips)
    from alcancia.games.citylife.setup import order_of_play

    fresh.state.agenda[:] = [order_of_play()]
    fresh.run()
    assert fresh.state.order == (3, 1, 2, 0)  # type: ignore[attr-defined]
    assert list(fresh.asked) == [3]


def test_start() -> None:
    laid = Laid()
    assert [laid.cash(seat) for seat in range(4)] == [7000] * 4
    assert laid.lottery == 1000
    assert laid.at(2) == (1, "main")
    assert set(laid.t.owner.values()) == {-1}
    assert len(laid.t.traffic) == 48 and len(laid.t.quiz_deck) == 60


@BOTH
def test_faith(rules: str) -> None:
    """Example 2."""
    laid = Laid(rules).roll(1)
    assert laid.at(0) == (37, "main")
    assert laid.t.active == 1


def test_faith_with_every_link_followed() -> None:
    laid = Laid(chain="always").roll(1)
    assert laid.at(0) == (82, "main")
    assert laid.waiting == ("answer", [0])


def test_express_way() -> None:
    """Example 3."""
    laid = Laid(seats=2).roll(4)
    assert laid.at(0) == (5, "e1")
    laid.turn_of(0).roll(3)
    assert laid.at(0) == (18, "e1")
    assert laid.waiting == ("answer", [0])
    laid.answer_all().turn_of(0).roll(2)
    assert laid.at(0) == (38, "e1")
    laid.turn_of(0).roll(4)
    assert laid.at(0) == (16, "main")
    laid.turn_of(0)
    cash = laid.cash(0)
    laid.roll(3)
    assert laid.at(0) == (19, "main")
    assert (laid.cash(0) - cash, laid.lottery_gain) == (-400, 400)
    assert laid.waiting == ("answer", [0])


@BOTH
def test_not_entering(rules: str) -> None:
    """Example 4."""
    laid = Laid(rules, seats=2).seat(0, 11).ready().roll(5)
    assert laid.at(0) == (16, "main")
    laid.turn_of(0).roll(5)
    assert laid.at(0) == (42, "main")
    assert laid.t.active == 1


@pytest.mark.parametrize(
    ("pips", "square", "route"),
    [(1, 52, "dead"), (2, 49, "main"), (3, 50, "main"), (4, 66, "main"), (5, 52, "main"), (6, 69, "dead")],
)
def test_dead_end(pips: int, square: int, route: str) -> None:
    """Example 5."""
    laid = Laid(seats=2).seat(0, 69, "dead").ready().roll(pips)
    assert laid.at(0) == (square, route)
    assert laid.cash(0) == 7000
    if pips == 3:
        assert laid.missed(0) == [("other", 1)]
        assert laid.waiting == ("answer", [0])


@pytest.mark.parametrize(("route", "square"), [("dead", 50), ("main", 54)])
def test_the_same_square_on_two_routes(route: str, square: int) -> None:
    assert Laid(seats=2).seat(0, 52, route).ready().roll(2).at(0)[0] == square


@pytest.mark.parametrize(
    ("start", "pips", "square", "route"),
    [(40, 5, 63, "detour"), (63, 4, 85, "detour"), (54, 1, 47, "main"), (54, 4, 50, "main")],
)
def test_detour(start: int, pips: int, square: int, route: str) -> None:
    """Example 6."""
    laid = Laid(seats=2).seat(0, start, "detour").ready().roll(pips)
    assert laid.at(0) == (square, route)
    assert laid.missed(0) == ([("other", 1)] if square == 50 else [])


def test_wrong_turn_at_the_end() -> None:
    """Example 7."""
    laid = Laid(seats=2).seat(0, 96).ready().roll(3)
    assert laid.at(0) == (69, "dead")
    assert laid.waiting == ("answer", [0])
    assert laid.answer_all().turn_of(0).roll(2).at(0) == (49, "main")


@BOTH
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
def test_square_98(rules: str, pips: int) -> None:
    """Example 8."""
    laid = Laid(rules, seats=2).seat(0, 98).ready().roll(pips)
    if pips == 1:
        assert laid.at(0) == (69, "dead")
    elif pips == 2:
        assert laid.table.over and laid.t.winners == (0,)
    else:
        assert laid.at(0) == (98, "main")
        assert laid.t.quiz is None
        assert laid.cash(0) == 7000
        assert laid.shares(0) == 0
        assert laid.waiting == ("pre_roll", [1])


def test_square_97() -> None:
    """Example 9."""
    won = Laid(seats=2).seat(0, 97).ready().roll(3)
    assert won.table.over and won.t.quiz is None
    stays = Laid(seats=2).seat(0, 97).ready().roll(4)
    assert stays.at(0) == (97, "main")
    assert "traffic_card" not in stays.keys()  # noqa: SIM118


def test_options_of_the_road() -> None:
    assert Laid(six_misses=False).roll(6).at(0) == (7 + 18, "main")
    assert Laid(three_quiz=False).seat(0, 13).ready().roll(3).t.quiz is None
    assert Laid(exact_finish=False).seat(0, 98).ready().roll(5).table.over
    assert Laid(side_paths=False).roll(4).at(0) == (5, "main")
    assert Laid(wrong_turn_dead_end=False).seat(0, 98).ready().roll(1).at(0) == (69, "main")


@pytest.mark.parametrize(
    ("end", "express"), [(47, (28, 33, 48)), (48, (28, 33)), (54, (28, 33, 48, 47)), (86, (28, 33, 48, 47, 54, 67, 74, 75))]
)
def test_where_the_corridor_is_cut(end: int, express: tuple[int, ...]) -> None:
    paths = paths_cut_at(end)
    assert paths["e2"] == express
    assert paths["detour"][0] == 40 and paths["detour"][-1] == end
    assert len(paths["e2"]) + len(paths["detour"]) == 19


def test_order_options() -> None:
    drawn = Table.set_up(find("citylife"), seats=6, seed="lot", options={"order": "random"})
    assert sorted(drawn.state.order) == list(range(6))  # type: ignore[attr-defined]


def test_gas_station_and_a_three() -> None:
    """Example 35."""
    laid = Laid("advanced", seats=2).seat(0, 53, loan=Loan(5, False)).ready().roll(3)
    assert laid.at(0) == (56, "main") and laid.t.extra
    laid.answer_all()
    assert laid.waiting == ("pre_roll", [0])
    laid.roll(6)
    assert laid.waiting == ("pre_roll", [1])
    assert laid.t.loan[0] == Loan(3, False)


def test_a_six_is_a_missed_turn() -> None:
    laid = Laid().roll(6)
    assert laid.at(0) == (1, "main") and laid.t.active == 1


def test_rounds_count_passes_through_the_order() -> None:
    laid = Laid(seats=2, max_rounds=2)
    for _ in range(3):
        laid.roll(6)
    assert laid.t.period == 2
    laid.roll(6)
    assert laid.table.over
    assert laid.t.winners == (0, 1)


ADVANCES = {2: 37, 7: 25, 21: 42, 25: 36, 30: 51, 37: 55}
"""Squares that send you on, and where to; each of those would send you further."""


@BOTH
@pytest.mark.parametrize(("square", "to"), ADVANCES.items())
def test_chain_stops_where_you_are_sent_unless_an_option_says_otherwise(rules: str, square: int, to: int) -> None:
    """CL-4.31 CL-4.32 The default of `chain`, square by square."""
    assert Laid(rules).t.options.chain == "printed"
    sent = {chain: Laid(rules, three_quiz=False, chain=chain).seat(0, square - 1).ready().roll(1) for chain in ("printed", "always")}
    plain = Laid(rules, three_quiz=False).seat(0, square - 1).ready().roll(1)
    assert plain.at(0) == sent["printed"].at(0) == (to, "main")
    assert sent["always"].at(0) != (to, "main")


def test_both_rulebooks_say_why_a_chain_stops() -> None:
    """The reading is ours, and the paragraph has both sentences that speak against each other."""
    for book, ours, traffic, five in (
        ("citylife.md", "our reading", "Traffic cards", "and follows the instructions for that square"),
        ("citylife.es.md", "nuestra lectura", "cartas de Tránsito", "y sigue las instrucciones de esa casilla"),
    ):
        text = (Path(__file__).parents[3] / "docs" / "rules" / book).read_text("utf-8")
        why = text.split("**CL-4.31** ◐")[1].split("**CL-4.32**")[0]
        assert ours in why and traffic in why and five in why and "CL-4.32" in why, why
