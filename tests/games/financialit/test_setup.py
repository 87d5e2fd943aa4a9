"""Section 3: set-up, and section 4.8: what is played for those who do not answer."""

from typing import Any

from alcancia.games.financialit.action import action, why_not_place
from alcancia.games.financialit.content import FAMILIES
from alcancia.games.financialit.events import events
from alcancia.games.financialit.insurance import insurance
from alcancia.games.financialit.investing import investing, no_investing
from alcancia.games.financialit.labour import labour
from alcancia.games.financialit.state import FinanciaLit, game
from alcancia.kernel import TRAINER, Luck, Table
from tests.games.financialit.position import lay, own, run, stand
from tests.games.moves import play, refused


def laid(seats: int = 4, seed: str = "s", **options: Any) -> tuple[Table, FinanciaLit]:
    table = Table.set_up(game, seats=seats, seed=seed, options=options)
    assert isinstance(table.state, FinanciaLit)
    return table, table.state


def test_everybody_gets_a_family_and_its_goods() -> None:
    for seats in game.seats:
        _, t = laid(seats)
        assert len({home.family for home in t.homes}) == seats
        for seat, home in enumerate(t.homes):
            family = FAMILIES[home.family]
            assert t.units[seat] == family.units + family.income
            assert t.happiness[seat] == family.happiness
            assert t.goods[seat] == 3 + (home.family == "FAM-05")
            assert home.pawns_free == 3


def test_the_table_is_laid() -> None:
    _, t = laid()
    assert len(t.market) == 5
    assert all(len(show) == 1 for show in t.shows.values())
    assert (len(t.decks["event"]), len(t.decks["luxury"])) == (40, 49)
    _, t = laid(display_size=4, market_size=10)
    assert all(len(show) == 4 for show in t.shows.values())
    assert len(t.market) == 10


def test_the_first_seat_is_drawn_or_named() -> None:
    assert {laid(seed=str(number))[1].first for number in range(40)} == {0, 1, 2, 3}
    assert laid(first_player=2)[1].first == 2


def test_families_are_chosen_in_turn_order() -> None:
    table, t = laid(3, family_mode="select", first_player=1)
    assert list(table.asked) == [1]
    play(table, 1, "choose_family", "FAM-04")
    assert refused(table, 2, "choose_family", "FAM-04") == "family_taken"
    assert refused(table, 2, "take_loan") == "loan_not_now"
    table.play_default(2)
    play(table, 0, "choose_family", next(family for family in FAMILIES if family not in {home.family for home in t.homes}))
    assert len({home.family for home in t.homes}) == 3
    assert t.period == 1


def test_a_family_by_lot_is_not_always_the_same() -> None:
    seen = set()
    for number in range(20):
        table, t = laid(3, str(number), family_mode="select", first_player=0)
        table.play_default(0)
        seen.add(t.homes[0].family)
    assert len(seen) > 3


def test_defaults_do_no_harm() -> None:
    t = lay(trainer=True, event_mode="live")
    assert run(t, action()).asked[0].otherwise() == ("save",)
    for place, step in (("LAB", labour()), ("INV", investing()), ("INS", insurance())):
        t = lay(trainer=True, event_mode="live")
        stand(t, place, 0)
        assert run(t, step).asked[0].otherwise() == ("forgo",)
    t.period = 2
    assert run(t, events()).asked[TRAINER].otherwise() == ("draw",)


def test_a_whole_game_by_the_clock() -> None:
    table, t = laid(5)
    while not table.over:
        assert table.play_default(next(iter(table.asked)))
    assert t.period == 8
    assert refused(table, 0, "save") == "game_over"


def test_reasons_that_only_a_stale_page_can_meet() -> None:
    t = lay()
    t.homes[0].pawns_free, t.homes[0].pawns_away = 0, 3
    assert why_not_place(t, 0, "MKT") == "no_pawn"
    own(t, 0, "SHO-1", "SHO-2")
    assert no_investing(t, 0, t.shows["short"][0], 0, 20) == "investment_cap"


def test_random_play_with_every_seat_count_and_odd_options_keeps_all_cards() -> None:
    check = game.hooks.check
    for number in range(6):
        options = {"pawns": 2 + number % 4, "rounds": 3 + number, "market_size": 2, "luxury_counts": {"LUX-01": 0}, "refresh_cost": 0}
        table, t = laid(3 + number % 3, str(number), **options)
        luck = Luck(str(number))
        while not table.over:
            seat = luck.choice(list(table.asked))
            assert table.play(seat, table.asked[seat].sample(luck))
            check(t)
