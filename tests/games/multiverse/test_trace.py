"""Section 14: the reference game, reproduced card by card."""

import json
from pathlib import Path
from typing import Any

import pytest

from alcancia import replay
from alcancia.kernel import TRAINER, Fact, Table
from tests.games.multiverse.position import BLUFF, cards, hand, new, out, pile, play, score_now, scripted, seen, told

TRACE: dict[str, Any] = json.loads((Path(__file__).parent / "trace.json").read_text("utf-8"))


def by_script(monkeypatch: pytest.MonkeyPatch) -> Table:
    """A dealer who follows the script from the first draw on."""
    return scripted(monkeypatch, {"currencies": TRACE["removed"], "deck": TRACE["draws"]})


def by_trainer(monkeypatch: pytest.MonkeyPatch) -> Table:
    """A trainer who names every draw beforehand, during a first game in which nothing is drawn."""
    table = new(trainer=True, games_in_match=2)
    for stream, outcomes in (("currencies", TRACE["removed"]), ("deck", TRACE["draws"])):
        for outcome in outcomes:
            assert table.play(TRAINER, ("force", stream, outcome))
    while seen(table)["game_no"] == 1:
        out(table)
    return table


def by_option(monkeypatch: pytest.MonkeyPatch) -> Table:
    """A trainer who laid out the deck before the game."""
    return new(trainer=True, removal="chosen", removed=TRACE["removed"], draws=TRACE["draws"])


@pytest.mark.parametrize("lay_table", [by_script, by_trainer, by_option])
def test_the_reference_game(lay_table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay_table(monkeypatch)
    before = [player["total"] for player in seen(table)["players"]]
    check_setup(table)
    facts: list[Fact] = []
    for number, expected in enumerate(TRACE["rounds"], start=1):
        assert table.view(None)["period"] == number
        facts = play_round(table, expected)
        if expected["refill"] is not None:
            check_refill(facts, expected["refill"], last=number == 7)
    assert table.over
    check_end(table, facts, before)
    monkeypatch.undo()
    if lay_table is not by_script:
        assert replay(json.loads(json.dumps(table.record()))).state == table.state


def check_setup(table: Table) -> None:
    assert list(seen(table)["removed"]) == TRACE["removed"]
    assert (seen(table)["deck"], seen(table)["deck_start"]) == (25, 25)
    assert [hand(table, seat) for seat in range(3)] == [cards(held) for held in TRACE["hands"]]
    assert (pile(table, "left"), pile(table, "right")) == (cards(TRACE["left"]), cards(TRACE["right"]))


def play_round(table: Table, expected: dict[str, Any]) -> list[Fact]:
    """One round as the trace tells it; the facts of its last move."""
    assert seen(table)["deck"] == expected["deck"]
    assert (list(pile(table, "left")), list(pile(table, "right"))) == (expected["left"], expected["right"])
    facts: list[Fact] = []
    for seat, placed in enumerate(expected["bets"]):
        facts = play(table, seat, ["bet", placed["cards"]])
    check_bets(facts, expected["bets"])
    for turn in expected["turns"]:
        facts = play_turn(table, turn)
    assert list(seen(table)["history"])[-1] == tuple(placed["total"] or 0 for placed in expected["bets"])
    assert [score_now(table, seat) for seat in range(3)] == expected["scores"]
    return facts


def check_bets(facts: list[Fact], bets: list[dict[str, Any]]) -> None:
    rows = {row["seat"]: row for row in told(facts, "bet_revealed")}
    for seat, placed in enumerate(bets):
        if placed["total"] is None:
            assert {"seat": seat, "bluff": "yes"} in told(facts, "sat_out")
        else:
            assert (rows[seat]["total"], rows[seat]["low"]) == (placed["total"], placed["low"])
            assert rows[seat]["cards"] == [card for card in placed["cards"] if card != BLUFF]
            assert (rows[seat]["bluff"] == "yes") == (BLUFF in placed["cards"])


def play_turn(table: Table, turn: dict[str, Any]) -> list[Fact]:
    seat, move = turn["seat"], turn["move"]
    assert list(table.asked) == [seat]
    assert told(table.facts, "turn_started")[-1]["seat"] == seat
    assert told(table.facts, "turn_started")[-1]["total"] == turn["with"]
    held = hand(table, seat)
    facts = play(table, seat, move)
    assert hand(table, seat) == cards((*held, *turn["gets"]))
    if move[0] == "keep":
        assert told(facts, "bet_kept") == [{"seat": seat, "cards": turn["gets"]}]
    else:
        (row,) = told(facts, "pile_taken" if move[0] == "take" else "bets_swapped")
        assert (row["seat"], row["given"], row["taken"]) == (seat, turn["gives"], turn["gets"])
        assert row["pile" if move[0] == "take" else "other"] == move[1]
    return facts


def check_refill(facts: list[Fact], expected: dict[str, Any], last: bool) -> None:
    turned = told(facts, "card_turned")
    drawn = [*[("left", card) for card in expected["left"]], *[("right", card) for card in expected["right"]]]
    assert [(row["pile"], row["card"]) for row in turned] == drawn
    assert all(row["by"] == expected["by"] for row in turned)
    assert [row["deck"] for row in turned] == [expected["deck"] + len(turned) - 1 - number for number in range(len(turned))]
    assert bool(told(facts, "stalled")) == (not turned)
    assert bool(told(facts, "deck_exhausted")) == last
    assert told(facts, "last_round_announced") == ([{"reason": "deck"}] if last else [])


def check_end(table: Table, facts: list[Fact], before: list[int]) -> None:
    final = TRACE["final"]
    assert not told(facts, "card_turned")
    assert (list(pile(table, "left")), list(pile(table, "right"))) == (final["left"], final["right"])
    assert [hand(table, seat) for seat in range(3)] == [(*held, BLUFF) for held in final["hands"]]
    assert [row["cards"] for row in told(facts, "hand_shown")] == [[*held, BLUFF] for held in final["hands"]]
    rows = told(facts, "scored_currency")
    for seat, parts in enumerate(final["parts"]):
        found = {row["currency"]: [row["sum"], row["base"], row["bonus"]] for row in rows if row["seat"] == seat}
        assert found == parts
    assert told(facts, "scored") == [
        {"seat": seat, "coins": 10 * final["coins"][seat], "total": final["scores"][seat]} for seat in range(3)
    ]
    (ended,) = told(facts, "game_ended")
    assert (ended["scores"], ended["winners"]) == (final["scores"], final["winners"])
    assert ended["totals"] == [old + new for old, new in zip(before, final["scores"], strict=True)]
