"""Section 4.3: careers, skills and investments (X-18, X-21 to X-23)."""

from alcancia.games.financialit.action import action_end
from alcancia.games.financialit.figures import end_happiness, skill_price
from alcancia.games.financialit.income import incomes
from alcancia.games.financialit.investing import investing
from alcancia.games.financialit.labour import labour
from alcancia.games.financialit.upkeep import bring_home
from tests.games.financialit.position import keys, lay, own, run, show, stand
from tests.games.moves import play, refused


def test_x21_a_career_from_seeking_to_income() -> None:
    t = lay(families={0: "FAM-04"})
    show(t, "career", "CAR-08")
    stand(t, "LAB", 0)
    table = run(t, labour())
    play(table, 0, "seek", "CAR-08")
    home = t.homes[0]
    assert (home.careers, home.career_pawn, home.placed) == ([("CAR-08", False)], 0, {})
    assert len(t.shows["career"]) == 1
    bring_home(t, 0)
    assert home.pawns_free == 2
    run(t, incomes())
    assert home.tracker == 9
    run(t, action_end())
    assert (home.pawns_free, home.careers, t.happiness[0]) == (3, [("CAR-08", True)], 19)
    stand(t, "LAB", 0)
    table = run(t, labour())
    assert table.asked[0].named("seek") is not None
    play(table, 0, "forgo")
    run(t, incomes())
    assert home.tracker == 12


def test_x22_the_price_of_skills() -> None:
    t = lay(families={0: "FAM-06", 1: "FAM-02"})
    prices = []
    for skill in ("SKI-04", "SKI-05", "SKI-06", "SKI-07"):
        prices.append(skill_price(t, 0))
        own(t, 0, skill)
    assert prices == [3, 3, 3, 4]
    own(t, 1, "LUX-09", "SKI-04", "SKI-05", "SKI-06")
    assert skill_price(t, 1) == 2


def test_x23_a_career_not_yet_active_is_a_card_but_gives_no_end_happiness() -> None:
    t = lay()
    own(t, 0, "CAR-06", active=False)
    assert end_happiness(t, 0) == 0
    t.homes[0].careers = [("CAR-06", True)]
    assert end_happiness(t, 0) == 1


def test_labour_refusals() -> None:
    t = lay(careers_cap=1, skills_cap=1)
    own(t, 0, "CAR-01", "SKI-04")
    own(t, 1, "CAR-01", active=False)
    t.homes[1].career_pawn, t.homes[1].pawns_free = 0, 2
    show(t, "career", "CAR-02")
    show(t, "skill", "SKI-05")
    stand(t, "LAB", 1, 0)
    table = run(t, labour())
    assert refused(table, 1, "seek", "CAR-02") == "career_in_progress"
    assert refused(table, 1, "learn", "SKI-06") == "card_not_shown"
    play(table, 1, "learn", "SKI-05")
    assert table.over
    assert keys(table)[-1] == "forgone"


def test_caps_are_named() -> None:
    t = lay(careers_cap=1, skills_cap=2)
    own(t, 0, "CAR-01", "SKI-04")
    show(t, "career", "CAR-02")
    stand(t, "LAB", 0)
    table = run(t, labour())
    assert refused(table, 0, "seek", "CAR-02") == "careers_cap"
    t = lay(skills_cap=1)
    own(t, 0, "SKI-04")
    show(t, "skill", "SKI-05")
    stand(t, "LAB", 0)
    assert refused(run(t, labour()), 0, "learn", "SKI-05") == "skills_cap"


def test_x18_crowded_investments_cost_more() -> None:
    t = lay(3)
    show(t, "short", "SHO-2")
    stand(t, "INV", 0, 1)
    table = run(t, investing())
    play(table, 0, "forgo")
    play(table, 1, "invest", "SHO-2")
    assert t.units[1] == 15
    assert t.homes[1].investments == [("SHO-2", 2)]
    t = lay(4)
    show(t, "short", "SHO-2")
    stand(t, "INV", 0, 1)
    play(run(t, investing()), 0, "invest", "SHO-2")
    assert t.units[0] == 16
    t = lay(3)
    own(t, 0, "SKI-03", "SKI-03")
    show(t, "short", "SHO-2")
    stand(t, "INV", 0, 1)
    play(run(t, investing()), 0, "invest", "SHO-2")
    assert t.units[0] == 16


def test_crowd_rules_by_option() -> None:
    for options, price in (({"crowd_rule": "any_other"}, 5), ({"crowd_surcharge": 0}, 4), ({}, 4)):
        t = lay(4, **options)
        show(t, "short", "SHO-2")
        stand(t, "INV", 0, 1)
        play(run(t, investing()), 0, "invest", "SHO-2")
        assert t.units[0] == 20 - price


def test_investing_refusals() -> None:
    t = lay(4)
    own(t, 1, "SHO-1", "LON-1")
    show(t, "short", "SHO-2")
    show(t, "long", "LON-6")
    stand(t, "INV", 0, 1, 2)
    t.cash[0], t.cash[-1] = 8, t.cash[-1] + 12
    table = run(t, investing())
    assert refused(table, 0, "invest", "LON-6") == "not_enough_units"
    assert refused(table, 0, "invest", "LON-5") == "card_not_shown"
    play(table, 0, "forgo")
    assert list(table.asked) == [2]
    assert keys(table) == ["forgone", "forgone"]


def test_investment_deck_is_rebuilt_from_its_discard() -> None:
    t = lay(4)
    show(t, "short", "SHO-2")
    t.discards["short"], t.decks["short"] = t.decks["short"], []
    stand(t, "INV", 0)
    play(run(t, investing()), 0, "invest", "SHO-2")
    assert len(t.shows["short"]) == 1
    assert not t.discards["short"]
