"""The figures of the debrief are retold from facts alone, and agree with the state."""

import csv

from alcancia import Luck, Table
from alcancia.bots import find_bot, play_out
from alcancia.games.multiverse.content import CODES
from alcancia.games.multiverse.debrief import face_is_not_worth, price_of_being_first
from alcancia.games.multiverse.state import Multiverse
from alcancia.records import export
from tests.games.multiverse.position import BLUFF, bet, lay, new, out, play
from tests.games.multiverse.test_trace import TRACE


def played(seed: str, bot: str = "baseline", **options: object) -> Table:
    table = Table.new("multiverse", seats=4, seed=seed, options=options)
    play_out(table, [find_bot(table.game, bot)] * 4, [Luck(f"{seed}/{seat}") for seat in range(4)])
    return table


def test_the_last_row_of_every_game_is_its_score() -> None:
    for bot in ("baseline", "random", "few"):
        table = played("a", bot, games_in_match=2)
        rows = table.measures()
        state = table.state
        assert isinstance(state, Multiverse)
        for number, scores in enumerate(state.scores, start=1):
            last = [row for row in rows if row["game"] == number][-4:]
            assert [row["score_now"] for row in last] == list(scores)


def test_every_round_has_a_row_per_seat() -> None:
    table = played("b")
    rows = table.measures()
    assert [(row["period"], row["seat"]) for row in rows] == [(n, seat) for n in range(1, table.state.period + 1) for seat in range(4)]
    assert all(row["gain"] == row["score_now"] - row["score_before"] for row in rows if row["place"])


def test_lessons_name_what_they_are_about() -> None:
    for seed in "cdefgh":
        for lesson in played(seed).lessons():
            assert lesson["lesson"]
            assert 0 <= lesson["seat"] < 4


def row(seat: int, place: int, **figures: object) -> dict[str, object]:
    blank = {"game": 1, "period": 2, "move": "keep", "bet_total": 10, "gain": 0}
    return {**blank, "seat": seat, "place": place, **figures}


def test_the_price_of_being_first_counts_from_the_next_highest_bet() -> None:
    rows = [row(0, 1, bet_total=110), row(1, 2, bet_total=50), row(2, 3, bet_total=10)]
    assert list(price_of_being_first(rows)) == [{"lesson": "overpaid", "seat": 0, "amount": 60}]
    assert list(price_of_being_first([row(0, 1, bet_total=80), row(1, 2, bet_total=50)])) == []
    assert list(price_of_being_first([row(0, 1, bet_total=90), row(1, 2, bet_total=50)])) == [
        {"lesson": "overpaid", "seat": 0, "amount": 40}
    ]
    assert list(price_of_being_first([row(0, 1, bet_total=80)])) == []


def test_face_value_given_away_for_nothing_is_no_lesson() -> None:
    lost, won = row(0, 1, given_value=90, taken_value=10, gain=-10), row(0, 1, given_value=60, taken_value=50, gain=20)
    assert list(face_is_not_worth([lost])) == []
    assert [(found["given"], found["taken"], found["gain"]) for found in face_is_not_worth([lost, won])] == [(60, 50, 20)]


def reference() -> Table:
    """The game of section 14, played to its end."""
    table = new(trainer=True, removal="chosen", removed=TRACE["removed"], draws=TRACE["draws"])
    for round_ in TRACE["rounds"]:
        for seat, placed in enumerate(round_["bets"]):
            play(table, seat, ["bet", placed["cards"]])
        for turn in round_["turns"]:
            play(table, turn["seat"], turn["move"])
    return table


def test_the_rows_of_the_reference_game() -> None:
    """Bet, place, exchange and score of every seat and round as section 14 prints them."""
    rows = {(row["period"], row["seat"]): row for row in reference().measures()}
    before = [10, 10, 20]
    for number, round_ in enumerate(TRACE["rounds"], start=1):
        turns = {turn["seat"]: (place, turn) for place, turn in enumerate(round_["turns"], start=1)}
        for seat, placed in enumerate(round_["bets"]):
            row = rows[number, seat]
            money = [card for card in placed["cards"] if card != BLUFF]
            assert (row["bet_total"], row["bet_cards"]) == (placed["total"] or 0, len(money))
            assert (row["bluff"], row["sat_out"]) == (BLUFF in placed["cards"], not money)
            place, turn = turns.get(seat, (0, {"move": [""], "gives": [], "gets": []}))
            assert (row["place"], row["move"]) == (place, "_".join(turn["move"][: 1 + (turn["move"][0] == "take")]))
            assert (row["given_cards"], row["taken_cards"]) == (len(turn["gives"] or []), len(turn["gets"]))
            assert (row["score_before"], row["score_now"]) == (before[seat], round_["scores"][seat])
        before = round_["scores"]
    last = [rows[8, seat] for seat in range(3)]
    assert [(row["given_value"], row["taken_value"]) for row in last] == [(120, 110), (120, 60), (40, 120)]
    assert [(row["hand"], row["fee_now"], row["top_two_percent"]) for row in last] == [(20, 50, 91), (12, 20, 100), (15, 150, 89)]
    held = [{code: row[f"held_{code}"] for code in CODES if row[f"held_{code}"]} for row in last]
    assert held == [{"oll": 220, "fle": 300, "ink": 50}, {"ela": 20, "cru": 300}, {"oll": 50, "ela": 240, "ink": 190}]


def test_the_lessons_of_the_reference_game() -> None:
    """Each worked out by hand from section 14."""

    def about(lesson: str) -> list[tuple[object, ...]]:
        return [tuple(value for name, value in row.items() if name != "lesson") for row in found if row["lesson"] == lesson]

    found = reference().lessons()
    assert about("overpaid") == [(1, 60), (2, 50)]
    assert about("waiting_pays") == [(0, 2), (1, 3), (2, 5)]  # seat 1 took its bet back in round 4: nothing gained by that
    assert about("both_gained") == [(1, 0, 1, 40, 20), (0, 2, 2, 160, 40), (1, 0, 8, 40, 150)]
    assert about("given_away") == [(2, 0, 2, "fle"), (2, 1, 3, "cru"), (2, 0, 5, "fle"), (1, 2, 7, "ela"), (1, 2, 8, "ela")]
    assert about("face_is_not_worth") == [(0, 2, 90, 80, 160), (1, 8, 120, 60, 40)]
    assert about("bluff") == [(0, 2, 0), (1, 2, 1), (2, 1, 0)]
    assert about("fixed_charge") == [(0, 50, 1), (1, 20, 1), (2, 150, 2)]
    assert about("just_short") == [(2, "ink", 190, 10)]
    assert about("set_left_lying") == [(0, "oll", 30), (2, "ink", 20)]
    assert len(found) == 2 + 3 + 3 + 5 + 2 + 3 + 3 + 1 + 2


def test_what_a_pile_brings_later_is_no_gain_of_the_swap() -> None:
    """Seat 1 stands better only by the pile it takes with the swapped bet: the swap itself helped one side alone."""
    hands = ["fle60 fle50 fle20a ela20a coin2 coin3", "fle40 fle30a oll20a oll20b coin4 coin5", "coin1 ink20a ink30a cru20a cru30a coin6"]
    dealt = [card for cards in zip(*[hand.split() for hand in hands], strict=True) for card in cards]
    piles = ["ink40", "ink50", "cru50", "cru60", "oll20c", "cru40", "ela40", "ela50"]
    table = new(trainer=True, removal="chosen", removed=["spi", "yaw"], draws=[*dealt, *piles])
    bet(table, "ela20a fle20a", "fle30a", BLUFF)
    play(table, 0, ("swap", 1))
    play(table, 1, ("take", "left"))
    assert [row["gain"] for row in table.measures()][:2] == [10, 100]
    assert not [row for row in table.lessons() if row["lesson"] == "both_gained"]


def test_just_short_begins_at_thirty() -> None:
    held = ["oll60 oll50 oll40 oll20a", "fle60 fle50 fle40 fle20a fle20b", "ela60 ela50 ela20a ela20b"]
    table = lay(held, "ink20a ink20b ink20c ink30a", "cru20a cru20b cru20c cru30a", last_round=True)
    out(table)
    short = [(row["seat"], row["sum"], row["missing"]) for row in table.lessons() if row["lesson"] == "just_short"]
    assert short == [(0, 170, 30), (1, 190, 10)]


def test_export_long_wide_and_dictionary() -> None:
    table = played("i")
    wide = list(csv.DictReader(export.wide(table.measures())))
    long = list(csv.DictReader(export.long(table.measures())))
    assert len(wide) == 4 * table.state.period
    figures = {(line["seat"], line["period"], line["figure"]): line["value"] for line in long}
    for line in wide:
        assert figures[line["seat"], line["period"], "score_now"] == line["score_now"]
    meanings = "".join(export.dictionary(table.measures(), lambda id: f"about {id}"))
    assert "score_now,about measure-score_now" in meanings


def test_no_cell_is_taken_for_a_formula() -> None:
    assert export._safe("=1+1") == "'=1+1"
    assert export._safe(-5) == -5
