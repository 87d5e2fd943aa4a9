"""Section 12: bots play whole games, say why, and show their character."""

import re
from pathlib import Path

import pytest

import alcancia
from alcancia.bots import find_bot, play_out
from alcancia.games.common.seat_view import SeatView
from alcancia.games.financialit.action import action
from alcancia.games.financialit.figures import bills_due
from alcancia.games.financialit.household import bills
from alcancia.games.financialit.insurance import insurance
from alcancia.games.financialit.investing import investing
from alcancia.games.financialit.labour import labour
from alcancia.games.financialit.market import marketplace
from alcancia.games.financialit.state import FinanciaLit, game
from alcancia.kernel import Luck, MoveValue, Refused, Step, Table
from tests.games.financialit.position import lay, own, purse, run, show, stand

TEXTS = Path(alcancia.__file__).parent / "text"
BOTS = sorted(game.bots)


@pytest.mark.parametrize("bot", BOTS)
def test_every_move_has_a_reason_with_a_message(bot: str) -> None:
    known = [set(re.findall(r"^why-(\w+) =", (TEXTS / language / "financialit.ftl").read_text("utf-8"), re.M)) for language in ("en", "es")]
    given = set()
    for seed, options in (("1", {}), ("2", {"family_mode": "select", "free_slot_choice": True, "goods_min_per_visit": 4})):
        table, luck = Table.set_up(game, seats=4, seed=seed, options=options), Luck(seed)
        while not table.over:
            seat = next(iter(table.asked))
            sight = SeatView(table, seat)
            assert table.play(seat, find_bot(game, bot)(sight, luck))
            given.add(sight.reason)
    assert all(given <= messages for messages in known)
    assert len(given) > 8


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("preset", sorted(game.presets))
def test_bots_cope_with_every_lesson(bot: str, preset: str) -> None:
    table = Table.set_up(game, seats=3, seed=preset, options=dict(game.presets[preset]), quiet=True)
    play_out(table, [find_bot(game, bot)] * 3, [Luck(str(seat)) for seat in range(3)], most=1000)


def table_of(table: Table) -> FinanciaLit:
    state = table.state
    assert isinstance(state, FinanciaLit)
    return state


def scores(bots: list[str], games: int) -> dict[str, float]:
    """Mean final Happiness by bot."""
    made: dict[str, list[int]] = {name: [] for name in bots}
    for number in range(games):
        table = Table.set_up(game, seats=len(bots), seed=f"bots/{number}", quiet=True)
        play_out(table, [find_bot(game, name) for name in bots], [Luck(f"{number}/{seat}") for seat in range(len(bots))])
        for row in table.standings():
            made[bots[row["seat"]]].append(row["score"])
    return {name: sum(points) / len(points) for name, points in made.items()}


def test_characters_show() -> None:
    found = scores(["baseline", "saver", "spender", "gambler"], 40)
    assert found["baseline"] > 27
    assert found["saver"] > found["gambler"] > found["spender"]


def test_sense_beats_chance() -> None:
    found = scores(["baseline", "random", "random", "random"], 8)
    assert found["baseline"] > found["random"] + 15


def answer(t: FinanciaLit, step: Step, seed: str = "sense") -> MoveValue:
    """What the sensible bot does at the next question to seat 0."""
    table = run(t, step)
    return find_bot(game, "baseline")(SeatView(table, 0), Luck(seed))


@pytest.mark.parametrize(
    ("period", "gap", "loans", "troubled", "wanted"),
    [
        (3, 2, [], False, "take_loan"),
        (6, 2, [], False, "proceed"),
        (6, 2, [], True, "family_aid"),
        (6, 4, [], False, "take_loan"),
        (3, 2, [2], False, "proceed"),
        (3, 2, [2], True, "family_aid"),
    ],
)
def test_last_call(period: int, gap: int, loans: list[int], troubled: bool, wanted: str) -> None:
    t = lay(families={0: "FAM-06"})
    t.period, t.homes[0].loans, t.homes[0].miscalculation = period, loans, troubled
    purse(t, 0, units=bills_due(t, 0) - gap)
    assert answer(t, bills()) == (wanted,)


@pytest.mark.parametrize(("gap", "wanted"), [(3, "family_aid"), (4, "take_loan")])
def test_aid_is_for_a_gap_that_it_covers(gap: int, wanted: str) -> None:
    t = lay(families={0: "FAM-06"}, bills_last_call=False)
    purse(t, 0, units=bills_due(t, 0) - gap)
    assert answer(t, bills()) == (wanted,)


@pytest.mark.parametrize(
    ("period", "spare", "loans", "wanted"),
    [(5, 3, [], ("buy_luxury", "LUX-02")), (5, 2, [], ("done",)), (5, 9, [2], ("done",)), (8, 9, [2], ("buy_luxury", "LUX-02"))],
)
def test_luxuries_are_paid_with_their_upkeep_and_not_on_credit(period: int, spare: int, loans: list[int], wanted: MoveValue) -> None:
    t = lay(families={0: "FAM-06"})
    t.period, t.homes[0].loans = period, loans
    show(t, "luxury", "LUX-02")
    own(t, 0, "SKI-04", "INS-0", "INS-1", "INS-2", "INS-3", "INS-4", "INS-5")
    stand(t, "MKT", 0)
    purse(t, 0, units=bills_due(t, 0) + spare)
    assert answer(t, marketplace()) == wanted


@pytest.mark.parametrize(
    ("period", "owned", "wanted"),
    [
        (3, ["INS-0"], ("change_clauses", ("INS-1", "INS-3"))),
        (3, ["INS-0", "INS-1", "INS-3"], ("change_clauses", ("INS-2",))),
        (3, ["INS-0", "INS-1", "INS-2", "INS-3"], ("forgo",)),
        (3, ["INS-0", "INS-1", "INS-3", "LUX-12"], ("change_clauses", ("INS-5",))),
        (3, ["INS-0", "INS-1", "INS-3", "LUX-12", "CAR-07"], ("forgo",)),
        (3, ["INS-0", "INS-1", "INS-3", "LUX-12", "CAR-07", "LUX-18"], ("change_clauses", ("INS-4",))),
        (8, ["INS-0", "INS-1", "INS-2", "INS-3"], ("change_clauses", ("INS-4", "INS-5"))),
    ],
)
def test_clauses_are_taken_in_order_up_to_four_and_more_at_the_end(period: int, owned: list[str], wanted: MoveValue) -> None:
    t = lay(families={0: "FAM-06"})
    t.period = period
    own(t, 0, *owned)
    stand(t, "INS", 0)
    assert answer(t, insurance()) == wanted


@pytest.mark.parametrize(("spare", "wanted"), [(3, ("learn", "SKI-07")), (2, ("forgo",))])
def test_learning_may_go_into_the_reserve(spare: int, wanted: MoveValue) -> None:
    t = lay(families={0: "FAM-06"}, careers_cap=1)
    t.period = 4
    own(t, 0, "CAR-01")
    show(t, "skill", "SKI-07")
    stand(t, "LAB", 0)
    purse(t, 0, units=bills_due(t, 0) + spare)
    assert answer(t, labour()) == wanted


@pytest.mark.parametrize(("loans", "wanted"), [([], ("invest", "LON-5")), ([2], ("forgo",))])
def test_nothing_is_invested_on_credit(loans: list[int], wanted: MoveValue) -> None:
    t = lay(families={0: "FAM-06"})
    t.period, t.homes[0].loans = 3, loans
    show(t, "long", "LON-5")
    stand(t, "INV", 0)
    assert answer(t, investing()) == wanted


def test_which_limited_place_comes_first_is_left_to_chance() -> None:
    t = lay(families={0: "FAM-06"})
    t.period = 3
    show(t, "luxury", "LUX-08")
    show(t, "skill", "SKI-07")
    first = {answer(t, action(), seed=f"lot/{number}") for number in range(40)}
    assert first == {("place", "LAB"), ("place", "INV"), ("place", "INS")}


def test_what_is_said_about_money_is_true() -> None:
    """Whether work, learning and investments pay is counted again, from what the move would do."""
    said: dict[str, int] = {}
    for number in range(4):
        table = Table.set_up(game, seats=5, seed=f"true {number}")
        rounds = table.options.rounds
        while not table.over:
            seat = next(iter(table.asked))
            sight = SeatView(table, seat)
            move = find_bot(game, ("baseline", "saver", "spender", "gambler", "planner")[seat])(sight, Luck(f"{number} {seat}"))
            foreseen = table.preview(seat, move)
            assert not isinstance(foreseen, Refused)
            about = foreseen.to_json()
            by = about.get("by", {})
            price, back = -by.get("cash", 0), by.get("to_come", 0)
            match sight.reason:
                case "work_grows" | "job_counts":
                    assert (about["income"] > 0 and about["from_round"] <= rounds) == (sight.reason == "work_grows")
                case "learning_pays" | "learning_counts":
                    earned = about["income"] * (rounds - about["from_round"] + 1)
                    assert (earned >= price) == (sight.reason == "learning_pays")
                case "money_grows" | "invests_anyway":
                    assert (back > price) == (sight.reason == "money_grows")
                case "go_bil":
                    assert by["bill"] < 0
                case "no_second_loan":
                    assert table_of(table).homes[seat].loans
            said[sight.reason] = said.get(sight.reason, 0) + 1
            assert table.play(seat, move)
    assert {"work_grows", "job_counts", "learning_pays", "learning_counts", "money_grows", "invests_anyway", "go_bil"} <= said.keys()


def test_they_play_for_the_set_of_the_day() -> None:
    """Six cards of work are many; who is asked for them gets them more often than who is not."""

    def complete(**options: object) -> int:
        found = 0
        for number in range(12):
            table = Table.set_up(game, seats=4, seed=f"set {number}", options=dict(options), quiet=True)
            play_out(table, [find_bot(game, "baseline")] * 4, [Luck(f"{number} {seat}") for seat in range(4)])
            found += sum(len(home.skills) + len(home.careers) >= 6 for home in table_of(table).homes)
        return found

    asked = complete(collection=[{"what": "career_cards", "min": 6}], collection_mode="required_to_win")
    assert asked > complete() + 4
