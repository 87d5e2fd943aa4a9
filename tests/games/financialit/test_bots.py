"""Section 12: bots play whole games, say why, and show their character."""

import re
from pathlib import Path

import pytest

import alcancia
from alcancia.bots import find_bot, play_out
from alcancia.bots.seat import Sight
from alcancia.games.financialit.figures import bills_due
from alcancia.games.financialit.household import bills
from alcancia.games.financialit.market import marketplace
from alcancia.games.financialit.table import FinanciaLit, game
from alcancia.kernel import Luck, MoveValue, Step, Table
from tests.games.financialit.desk import lay, own, purse, run, show, stand

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
            sight = Sight(table, seat)
            assert table.play(seat, find_bot(game, bot)(sight, luck))
            given.add(sight.reason)
    assert all(given <= messages for messages in known)
    assert len(given) > 8


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("preset", sorted(game.presets))
def test_bots_cope_with_every_lesson(bot: str, preset: str) -> None:
    table = Table.set_up(game, seats=3, seed=preset, options=dict(game.presets[preset]), quiet=True)
    play_out(table, [find_bot(game, bot)] * 3, [Luck(str(seat)) for seat in range(3)], most=1000)


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


def answer(t: FinanciaLit, step: Step) -> MoveValue:
    """What the sensible bot does at the next question to seat 0."""
    table = run(t, step)
    return find_bot(game, "baseline")(Sight(table, 0), Luck("sense"))


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
