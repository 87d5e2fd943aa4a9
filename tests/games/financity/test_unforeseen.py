"""Events: examples X36 to X47, and the payment over random positions."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcancia.games.financity.content import EVENTS
from alcancia.games.financity.income import income
from alcancia.games.financity.planning import planning
from alcancia.games.financity.reorganisation import reorganisation
from alcancia.games.financity.scoring import closing_time, finish
from alcancia.games.financity.state import LOAN, City
from alcancia.games.financity.unforeseen import unforeseen
from alcancia.kernel import Luck, Step, Table
from tests.games.moves import play, refused

from .position import asked, begin, city, give, told


def meeting(event: str, t: City, *then: Step) -> Table:
    """This event comes."""
    t.events = (event,)
    return begin(t, unforeseen(), *then)


def test_x36_insured_by_zone_by_token_and_not_at_all() -> None:
    t = city(seats=3)
    give(t, 0, zone="Z9", tokens=1, cash=200)
    give(t, 1, tokens=1, cash=200)
    give(t, 2, cash=200)
    table = meeting("EV01", t)
    assert asked(table) == {1: "use_insurance"}
    assert t.cash[2] == 80
    play(table, 1, "use_token")
    assert t.cash[:3] == [200, 200, 80]
    assert [h.tokens for h in t.homes] == [1, 0, 0]
    assert [(fact["seat"], fact["how"]) for fact in told(table, "event_avoided")] == [(0, "zone"), (1, "token")]


def test_x37_a_good_event_reaches_the_insured_unasked() -> None:
    t = city()
    give(t, zone="Z9", tokens=1)
    assert not meeting("EV13", t).asked
    assert t.cash[0] == 80


def test_x38_savings_before_a_loan() -> None:
    t = city()
    give(t, cash=50, savings=(2, 0, 0))
    table = meeting("EV01", t)
    assert asked(table) == {0: "raise_event"}
    assert refused(table, 0, "take_loan") == "use_savings_first"
    play(table, 0, "withdraw", (1, 0, 0))
    assert (t.cash[0], t.homes[0].saved) == (20, (1, 0, 0))
    t = city()
    give(t, cash=50, savings=(1, 0, 0))
    assert not meeting("EV01", t).asked
    assert (t.cash[0], t.homes[0].saved) == (20, (0, 0, 0))


@pytest.mark.parametrize(("zone", "loans"), [("Z5", 6), ("LZ", 5)])
def test_x39_a_loan_when_savings_do_not_suffice(zone: str, loans: int) -> None:
    t = city()
    give(t, cash=50, savings=(1, 0, 0), wellbeing=100, zone=zone)
    table = meeting("EV08", t)
    play(table, 0, "take_loan")
    assert (t.cash[0], t.homes[0].loans, t.homes[0].saved, t.held["wellbeing"][0]) == (450, loans, (1, 0, 0), 70)


def test_x40_written_off_at_the_cap() -> None:
    t = city()
    give(t, cash=30, loans=20, restricted=True, wellbeing=10)
    table = meeting("EV08", t)
    assert not table.asked
    assert (t.cash[0], t.homes[0].loans, t.held["wellbeing"][0]) == (0, 20, 0)
    assert told(table, "bill_written_off") == [{"seat": 0, "amount": 170}]


@pytest.mark.parametrize(("cash", "lost"), [(130, 60), (410, 150), (10, 0)])
def test_x41_the_pickpocket(cash: int, lost: int) -> None:
    t = city()
    give(t, cash=cash, tokens=0 if lost else 1)
    assert not meeting("EV04", t).asked
    assert t.cash[0] == cash - lost


def test_x42_a_branch_needs_its_wellbeing() -> None:
    t = city()
    give(t, cash=300, wellbeing=40)
    assert not meeting("EV03", t).asked
    assert (t.cash[0], t.held["wellbeing"][0]) == (200, 40)
    t = city()
    give(t, cash=300, wellbeing=60)
    table = meeting("EV03", t)
    assert asked(table) == {0: "event_choice"}
    play(table, 0, "choose", "bear")
    assert (t.cash[0], t.held["wellbeing"][0]) == (300, 0)


@pytest.mark.parametrize(("zone", "incomes"), [("Z5", [1070, 1110]), ("Z9", [1110, 1110])])
def test_x43_a_slow_season(zone: str, incomes: list[int]) -> None:
    t = city(year=3)
    give(t, investments=("IB05", "IE07"), zone=zone, cash=0)
    t.events = ("EV06", "EV06")
    begin(t, unforeseen(), reorganisation())
    found = []
    for _ in range(2):
        table = begin(t, planning())
        play(table, 0, "place", "Z5")
        before = t.cash[0]
        begin(t, income())
        found.append(t.cash[0] - before)
    assert found == incomes


def test_x44_bank_charges() -> None:
    t = city()
    give(t, cash=300, loans=8)
    meeting("EV16", t)
    assert t.cash[0] == 200


@pytest.mark.parametrize(("home", "bill"), [("HM2", 30), ("HM1", 70), ("HM6", 70)])
def test_x45_school_and_care(home: str, bill: int) -> None:
    t = city()
    give(t, cash=300, home=home)
    meeting("EV09", t)
    assert t.cash[0] == 300 - bill


def test_x46_next_year_never_comes_in_the_last_one() -> None:
    t = city(year=10)
    give(t, tokens=1)
    table = meeting("EV05", t, closing_time(), finish())
    assert table.over
    assert t.homes[0].tokens == 1


def test_x47_burnout() -> None:
    t = city()
    give(t, wellbeing=40)
    meeting("EV12", t)
    assert t.held["wellbeing"][0] == 0


def test_every_event_as_written() -> None:
    """Each card on an ordinary household: money, wellbeing, and what next year brings."""
    effects = {}
    for event in EVENTS:
        t = city()
        give(t, cash=400, wellbeing=100, savings=(1, 0, 0), loans=2, investments=("IB05", "IE07"), shopping=("SP03", "SS01"))
        table = meeting(event, t)
        if table.asked:
            play(table, 0, "choose", "pay")
        mods = t.homes[0].mods_next
        changed = {name: getattr(mods, name) for name in mods.__struct_fields__ if getattr(mods, name)}
        effects[event] = (t.cash[0] - 400, t.held["wellbeing"][0] - 100, changed)
    assert effects == {
        "EV01": (-120, 0, {}),
        "EV02": (-70, -10, {}),
        "EV03": (-100, 0, {}),
        "EV04": (-150, 0, {}),
        "EV05": (0, 0, {"home_income": -100}),
        "EV06": (0, 0, {"business_off": True}),
        "EV07": (0, 0, {"expenses": 60}),
        "EV08": (-200, -30, {}),
        "EV09": (-70, 0, {}),
        "EV10": (0, 0, {"interest_off": True}),
        "EV11": (-50, 0, {}),
        "EV12": (0, -60, {}),
        "EV13": (80, 0, {}),
        "EV14": (0, 30, {}),
        "EV15": (0, 0, {"education_bonus": 30}),
        "EV16": (-40, 0, {}),
    }


@pytest.mark.parametrize("event", ["EV06", "EV10", "EV12", "EV04"])
def test_nobody_is_asked_to_spend_a_token_on_nothing(event: str) -> None:
    t = city()
    give(t, tokens=1)
    assert not meeting(event, t).asked
    assert t.homes[0].tokens == 1


def test_a_mixed_card_is_left_to_the_insured(monkeypatch: pytest.MonkeyPatch) -> None:
    mixed = type(EVENTS["EV01"])(id="EV01", kind="mixed", gain_cash=50, lose_wellbeing=10)
    monkeypatch.setitem(EVENTS, "EV01", mixed)
    t = city(seats=2)
    give(t, 0, zone="Z9", wellbeing=20)
    give(t, 1, tokens=1, wellbeing=20)
    table = meeting("EV01", t)
    assert asked(table) == {0: "use_insurance", 1: "use_insurance"}
    play(table, 0, "avoid")
    play(table, 1, "accept")
    assert (t.cash[:2], t.held["wellbeing"][:2], t.homes[1].tokens) == ([0, 50], [20, 10], 1)


def test_no_anytime_moves_after_the_last_draw() -> None:
    t = city(seats=2, year=10)
    give(t, 0, cash=500, loans=1)
    give(t, 1, cash=500, tokens=1)
    table = meeting("EV01", t)
    assert asked(table) == {1: "use_insurance"}
    assert table.may_of(0) == []
    assert refused(table, 0, "repay", 1) == "pending_payment"


def test_who_has_settled_may_borrow_while_others_think() -> None:
    t = city(seats=2)
    give(t, 0, cash=500)
    give(t, 1, cash=500, tokens=1)
    table = meeting("EV01", t)
    play(table, 0, "take_loan")
    assert t.homes[0].loans == 6
    assert refused(table, 1, "take_loan") == "pending_payment"


@settings(max_examples=200, deadline=None)
@given(
    st.fixed_dictionaries(
        {
            "cash": st.integers(0, 40).map(lambda n: n * 10),
            "savings": st.tuples(st.integers(0, 4), st.integers(0, 2), st.integers(0, 1)),
            "loans": st.integers(0, LOAN.cap),
            "wellbeing": st.integers(0, 100),
            "tokens": st.integers(0, 2),
            "zone": st.sampled_from(["LZ", "Z4", "Z9"]),
        }
    ),
    st.sampled_from(list(EVENTS)),
    st.sampled_from([1, 10]),
    st.integers(0, 10**6),
)
def test_every_event_is_settled_from_every_position(position: dict[str, Any], event: str, year: int, seed: int) -> None:
    t = city(year=year)
    h = give(t, **position)
    h.restricted = h.loans >= LOAN.overindebted_from
    table = meeting(event, t)
    luck = Luck(str(seed))
    prompts = 0
    cards = sum(h.saved)
    while table.asked:
        prompts += 1
        play(table, 0, *table.asked[0].sample(luck))
    assert prompts <= cards + 4 + 2
    assert h.stage == ""
    assert h.effect is None
