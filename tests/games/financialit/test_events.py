"""Section 4.6: Events (X-20, X-39 to X-44)."""

import pytest

from alcancia.games.financialit.events import events, next_event
from alcancia.games.financialit.income import incomes
from alcancia.games.financialit.scoring import score
from alcancia.games.financialit.state import FinanciaLit, game
from alcancia.games.financialit.upkeep import upkeep
from alcancia.kernel import TRAINER, Table
from tests.games.financialit.position import keys, lay, own, purse, run, run_scripted
from tests.games.moves import play, refused


def happens(t: FinanciaLit, *cards: str, round_no: int = 2) -> Table:
    t.period = round_no
    return run_scripted(t, {"event_next": list(cards)}, *[next_event()] * len(cards))


def test_x20_investments_shift_within_their_slots() -> None:
    t = lay(trainer=True)
    own(t, 0, "LON-3", "SHO-1")
    t.homes[0].investments = [("LON-3", 3), ("SHO-1", 2)]
    happens(t, "EVT-19")
    assert t.homes[0].investments == [("LON-3", 4), ("SHO-1", 2)]
    t.homes[0].investments = [("LON-3", 3), ("SHO-1", 1)]
    happens(t, "EVT-26")
    assert t.homes[0].investments == [("LON-3", 2), ("SHO-1", 1)]


def test_x39_the_vehicle_surcharge_once() -> None:
    t = lay(trainer=True)
    own(t, 0, "LUX-06", "LUX-18")
    own(t, 2, "INS-0", "INS-4", "LUX-06")
    happens(t, "EVT-09")
    assert t.units[:3] == [15, 18, 20]


def test_x40_at_most_one_pawn_away() -> None:
    t = lay(trainer=True)
    purse(t, 0, units=12)
    own(t, 1, "LUX-03")
    own(t, 2, "CAR-01", active=False)
    t.homes[2].career_pawn, t.homes[2].pawns_free = 0, 2
    happens(t, "EVT-05", "EVT-05", round_no=4)
    assert t.units[0] == 0
    run(t, upkeep())
    assert [home.pawns_free for home in t.homes] == [2, 3, 1]
    assert [home.pawns_away for home in t.homes] == [1, 0, 1]


def test_x41_bonuses_and_spoiled_stock() -> None:
    t = lay(trainer=True)
    own(t, 0, "SKI-04", "SKI-05", "SKI-06", "CAR-01")
    own(t, 0, "CAR-02", active=False)
    happens(t, "EVT-24")
    assert t.units[0] == 24
    own(t, 1, "INS-0", "INS-1", "INS-2", "INS-3", "INS-4")
    happens(t, "EVT-25")
    assert t.units[1] == 24
    purse(t, 0, goods=5)
    purse(t, 1, goods=1)
    own(t, 2, "LUX-10")
    happens(t, "EVT-20")
    assert t.goods[:3] == [3, 1, 20]
    t.homes[2].loans = [2, 1]
    happens(t, "EVT-18")
    assert t.units[2] == 16


def test_x42_announced_losses_add_up_and_lapse_at_the_end() -> None:
    t = lay(families={0: "FAM-04"}, trainer=True)
    happens(t, "EVT-11", "EVT-12", round_no=7)
    assert (t.homes[0].income_next, t.happiness[0]) == (-7, 19)
    run(t, incomes())
    assert t.homes[0].tracker == 3
    t = lay(families={0: "FAM-04"}, trainer=True)
    t.homes[0].tracker = 10
    happens(t, "EVT-11", round_no=8)
    run(t, score())
    assert t.scores[0][2] == 2


def test_x43_a_stacked_deck() -> None:
    options = {"event_mode": "stacked", "event_order": ["EVT-22", "EVT-01", "EVT-21"]}
    table = Table.set_up(game, seats=3, seed="stacked", options=options)
    while not table.over and table.state.period < 5:
        seat = next(iter(table.asked))
        table.play_default(seat)
    shown = [(fact.period, fact.args["card"], fact.args["source"]) for fact in table.facts if fact.key == "event_shown"][:4]
    assert [(period, card) for period, card, _ in shown[:3]] == [(2, "EVT-22"), (3, "EVT-01"), (4, "EVT-21")]
    assert [source for _, _, source in shown] == ["trainer", "trainer", "trainer", "deck"]


def test_x44_the_trainer_chooses_live() -> None:
    for pool in ("deck", "catalogue"):
        t = lay(trainer=True, event_mode="live", event_pool=pool)
        t.decks["event"] = [card for card in t.decks["event"] if card != "EVT-01"]
        t.discards["event"] = ["EVT-01", "EVT-01"]
        t.period = 2
        table = run(t, events())
        assert refused(table, 0, "choose_event", "EVT-01") == "trainer_only"
        if pool == "deck":
            assert refused(table, TRAINER, "choose_event", "EVT-01") == "event_not_available"
            play(table, TRAINER, "draw")
        else:
            play(table, TRAINER, "choose_event", "EVT-01")
            assert t.discards["event"] == ["EVT-01", "EVT-01"]
        assert "event_shown" in keys(table)


def test_choosing_events_or_income_needs_the_live_mode() -> None:
    t = lay(trainer=True)
    from alcancia.games.financialit.action import action

    table = run(t, action())
    assert refused(table, TRAINER, "choose_event", "EVT-01") == "not_live"
    assert refused(table, TRAINER, "deal", ["draw"] * 3) == "not_live"


@pytest.mark.parametrize(("card", "skills", "units"), [("EVT-17", 0, 17), ("EVT-17", 1, 20)])
def test_unless_somebody_has_learned(card: str, skills: int, units: int) -> None:
    t = lay(trainer=True)
    own(t, 0, *["SKI-04"] * skills)
    happens(t, card)
    assert t.units[0] == units


def test_kind_events() -> None:
    t = lay(trainer=True)
    purse(t, 1, units=4)
    table = happens(t, "EVT-21", "EVT-22", "EVT-23", "EVT-27", "EVT-28")
    assert (t.units[0], t.happiness[0], t.goods[0]) == (28, 22, 22)
    assert (t.units[1], t.happiness[1]) == (12, 22)
    assert keys(table).count("event_gain") == 15


def test_an_active_career_can_protect() -> None:
    t = lay(trainer=True)
    own(t, 0, "CAR-07")
    own(t, 1, "CAR-07", active=False)
    t.homes[1].career_pawn, t.homes[1].pawns_free = 0, 2
    happens(t, "EVT-11")
    assert [home.income_next for home in t.homes] == [0, -3, -3]


def test_bills_go_up_next_time() -> None:
    t = lay(trainer=True)
    happens(t, "EVT-16", "EVT-16")
    assert t.homes[0].bills_next == 4


def test_the_flood_takes_goods_as_far_as_held() -> None:
    t = lay(trainer=True)
    purse(t, 0, goods=1)
    happens(t, "EVT-07")
    assert (t.units[0], t.goods[0]) == (15, 0)


def test_number_of_events_by_round_and_an_exhausted_deck() -> None:
    t = lay(event_counts={card: 0 for card in lay().printed.events if card != "EVT-22"})
    t.period = 8
    table = run(t, events())
    assert keys(table).count("event_shown") == 3
    t = lay(event_counts=dict.fromkeys(t.printed.events, 0))
    t.period = 8
    assert keys(run(t, events())) == []
    assert lay(rounds=10).printed.events_in == (0, 1, 1, 2, 2, 2, 3, 3, 3, 3)
    assert lay(rounds=4).printed.events_in == (0, 1, 1, 2)


def test_a_rewritten_event() -> None:
    t = lay(trainer=True, event_overrides={"EVT-06": {"peril": "none", "unless": "no_loan", "operations": ["PAY 5", "GOODS -1"]}})
    own(t, 0, "INS-0", "INS-3")
    t.homes[0].loans = [2]
    t.homes[1].loans = [2]
    happens(t, "EVT-06")
    assert (t.units[:3], t.goods[:3]) == ([15, 15, 20], [19, 19, 20])
