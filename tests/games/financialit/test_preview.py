"""Section 13: price and consequence stand beside every option before it is taken."""

from typing import Any

from alcancia.games.financialit.action import action_turn
from alcancia.games.financialit.insurance import insurance
from alcancia.games.financialit.investing import investing
from alcancia.games.financialit.market import marketplace
from alcancia.games.financialit.scoring import final_settlement
from alcancia.games.financialit.state import game
from alcancia.kernel import Luck, Table
from tests.games.financialit.position import lay, purse, run, show, stand


def abouts(table: Table, seat: int) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = table.view(seat, prices=True)["question"]["about"]
    return shown


def test_every_option_of_whole_games_has_its_price() -> None:
    for seed, options in (("1", {}), ("2", {"family_mode": "select", "free_slot_choice": True, "loan_early_repay": True})):
        table, luck = Table.set_up(game, seats=4, seed=seed, options=options), Luck(seed)
        while not table.over:
            seat = next(iter(table.asked))
            view = table.view(seat, prices=True)
            for question in (view["question"], *view["may"]):
                priced = {entry["move"][0] for entry in question["about"]}
                assert priced >= {move["name"] for move in question["moves"]} - {"forgo", "done", "deal", "draw"}
            table.play(seat, table.asked[seat].sample(luck))


def test_an_investment_that_will_be_cut_short_says_so() -> None:
    t = lay()
    t.period = 7
    show(t, "long", "LON-6")
    stand(t, "INV", 0)
    shown = {entry["move"][1]: entry for entry in abouts(run(t, investing()), 0) if entry["move"][0] == "invest"}
    assert (shown["LON-6"]["pays"], shown["LON-6"]["in_time"], shown["LON-6"]["round"]) == (10, 0, 11)


def test_what_is_left_after_the_bills() -> None:
    t = lay(families={0: "FAM-06"})
    purse(t, 0, units=10, goods=0)
    show(t, "luxury", "LUX-04")
    stand(t, "MKT", 0)
    shown = next(entry for entry in abouts(run(t, marketplace()), 0) if entry["move"][0] == "buy_luxury")
    assert (shown["price"], shown["left"], shown["after_bills"]) == (4, 6, 6 - 2 - 5)


def test_a_settlement_shows_the_score() -> None:
    t = lay()
    t.homes[0].loans = [1]
    shown = {tuple(entry["move"][1]): entry for entry in abouts(run(t, final_settlement()), 0)}
    assert shown[()]["happiness"] == 1
    assert shown[(0,)]["price"] == 4


def test_a_placement_shows_what_is_left_if_one_buys_there() -> None:
    t = lay(families={0: "FAM-06"})
    purse(t, 0, units=12, goods=2)
    show(t, "skill", "SKI-04")
    show(t, "short", "SHO-2")
    show(t, "long", "LON-6")
    stand(t, "INV", 1)
    shown = {entry["move"][1]: entry for entry in abouts(run(t, action_turn(0)), 0) if entry["move"][0] == "place"}
    assert {place: (it["spend"], it["bill"], it["after_bills"]) for place, it in shown.items()} == {
        "LAB": (3, 5, 4), "INV": (5, 5, 2), "INS": (0, 6, 6), "MKT": (0, 5, 7), "BIL": (0, 4, 8),
    }  # fmt: skip


def test_upkeep_and_premiums_count_in_the_bills_shown() -> None:
    t = lay(families={0: "FAM-06"})
    purse(t, 0, units=10, goods=2)
    show(t, "luxury", "LUX-02", "LUX-05")
    stand(t, "MKT", 0)
    shown = {entry["move"][1]: entry for entry in abouts(run(t, marketplace()), 0) if entry["move"][0] == "buy_luxury"}
    assert (shown["LUX-02"]["bill"], shown["LUX-02"]["after_bills"]) == (6, 2)
    assert (shown["LUX-05"]["need"], shown["LUX-05"]["after_bills"]) == (3, 0)
    t = lay(families={0: "FAM-06"})
    purse(t, 0, units=10, goods=2)
    t.homes[0].insurances = ["INS-0", "INS-1"]
    stand(t, "INS", 0)
    cover = {tuple(entry["move"][1]): entry for entry in abouts(run(t, insurance()), 0) if entry["move"][0] == "change_clauses"}
    assert (cover[("INS-2",)]["bill"], cover[("INS-2",)]["after_bills"]) == (8, 2)
    assert (cover[("INS-1",)]["bill"], cover[("INS-1",)]["premium"]) == (6, -1)
