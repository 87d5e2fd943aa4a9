"""Section 2's last column: who sees what."""

import json
from typing import Any

import msgspec
import pytest

from alcancia.bots import SeatView, find_bot
from alcancia.games.multiverse.scoring import score_of
from alcancia.kernel import Luck, Table
from tests.games.multiverse.position import (
    BLUFF,
    GAME,
    KEEP,
    bet,
    cards,
    hand,
    inside,
    lay,
    new,
    out,
    play,
    refused,
    score_now,
    seen,
    told,
    told_to,
)

LEFT, RIGHT = "ink20c ink30b ink40 ink50", "yaw20a yaw20b yaw20c yaw30a"
SIX, OTHER = "oll20a oll20b oll20c oll30a oll30b oll30c", "fle20a fle20b fle20c fle30a fle30b fle30c"


def e28(**options: Any) -> Table:
    """Seat 0 bets two notes and the bluff card, seat 1 three notes; seat 2 still thinks."""
    table = lay([SIX, OTHER, "ela60"], LEFT, RIGHT, options=options)
    play(table, 0, ("bet", ["oll20a", "oll20b", BLUFF]))
    play(table, 1, ("bet", ["fle20a", "fle20b", "fle20c"]))
    return table


@pytest.mark.parametrize("watcher", [2, None])
def test_E28_counts_of_face_down_cards(watcher: int | None) -> None:
    one, other = seen(e28(), watcher)["players"][:2]
    assert one == other
    assert (one["bet"], one["cards"], one["front"], one["sat_out"]) == (3, 4, (), False)
    assert seen(e28(), watcher)["players"][2]["bet"] is None


@pytest.mark.parametrize("watcher", [2, None])
def test_hidden_counts_stay_as_they_were_until_the_reveal(watcher: int | None) -> None:
    table = e28(bet_counts="hidden")
    one, other, third = seen(table, watcher)["players"]
    assert one == other
    assert (one["bet"], one["cards"]) == (0, 7)
    assert (third["bet"], third["cards"]) == (None, 2)
    play(table, 2, ("bet", [BLUFF]))
    assert [player["cards"] for player in seen(table, watcher)["players"]] == [5, 4, 2]


@pytest.mark.parametrize(("option", "count"), [("shown", 3), ("hidden", 0)])
def test_the_fact_of_a_bet_tells_the_count_only_if_it_is_shown(option: str, count: int) -> None:
    table = e28(bet_counts=option)
    first, second = (fact for fact in table.facts if fact.key == "bet_placed")
    for watcher in (1, 2, None):
        assert told_to(first, watcher) == {"seat": 0, "count": count}
    assert told_to(first, 0) == {"seat": 0, "count": count, "cards": ["oll20a", "oll20b", BLUFF]}
    own = first.seen_by(0)
    assert own is not None and own["own"] is True
    assert second.args == {"seat": 1, "count": count}


def test_an_imagined_bet_is_another_of_as_many_cards() -> None:
    """A bot that looks ahead sees how many cards lie there, never which; and what it imagines can be played out."""
    table = e28()
    bets = set()
    for number in range(20):
        world = table.imagine(2, Luck(f"world {number}"))
        assert seen(world, 2) == seen(table, 2)
        bets.add(world.state.envelopes()[0][1])
        assert len(world.state.envelopes()[0][1]) == 3
        play(world, 2, ("bet", ["ela60"]))
        assert sum(len(player["front"]) for player in seen(world)["players"]) in range(4, 8)
    assert len(bets) > 10


def test_own_cards_and_own_bet() -> None:
    table = e28()
    assert hand(table, 0) == cards("oll20c oll30a oll30b oll30c")
    assert seen(table, 0)["placed"] == cards("oll20a oll20b bluff")
    assert hand(table, 2) == cards("ela60 bluff")
    assert seen(table, 2)["placed"] is None


def test_not_yet_is_not_the_empty_bet() -> None:
    """MM-7.3 Without bluff cards a seat may have bet nothing at all."""
    table = new(bluff_cards=False)
    play(table, 0, ("bet", []))
    assert seen(table, 0)["placed"] == ()
    assert seen(table, 1)["placed"] is None
    assert [player["bet"] for player in seen(table)["players"]] == [0, None, None]


def test_a_spectator_sees_no_hand() -> None:
    shown = seen(e28(), None)
    assert not {"hand", "placed", "score"} & set(shown)
    assert all("hand" not in player and "known" not in player for player in shown["players"])
    assert table_words(e28(), None).isdisjoint(cards(f"{SIX} {OTHER} ela60"))


def table_words(table: Table, watcher: int | None) -> set[str]:
    """Every text anywhere in what leaves for a watcher."""
    found: set[str] = set()

    def walk(value: Any) -> None:
        if isinstance(value, str):
            found.add(value)
        elif isinstance(value, dict):
            for key, inner in value.items():
                walk(key)
                walk(inner)
        elif isinstance(value, list | tuple):
            for inner in value:
                walk(inner)

    walk(json.loads(msgspec.json.encode(table.view(watcher, prices=True))))
    return found


@pytest.mark.parametrize("watcher", [0, 1, 2, None])
@pytest.mark.parametrize("counts", ["shown", "hidden"])
def test_no_card_of_another_hand_or_of_the_deck_is_anywhere_in_a_view(watcher: int | None, counts: str) -> None:
    table = new(seed="leak", bet_counts=counts)
    play(table, 0, ("bet", hand(table, 0)[:2]))
    t = inside(table)
    secret = set(t.deck) | {card for seat, held in enumerate(t.hand) if seat != watcher for card in held if card != BLUFF}
    assert table_words(table, watcher).isdisjoint(secret)
    for fact in table.facts:
        shown = fact.seen_by(watcher)
        assert shown is None or not secret & set(json.dumps(shown).replace('"', " ").replace(",", " ").split())


def test_what_lies_open_is_seen_by_all() -> None:
    table = lay(["oll60 coin1", "fle60", "ela60"], LEFT, RIGHT, round_no=3, stall=2)
    bet(table, "oll60", "fle60", BLUFF)
    common = ("game_no", "games", "removed", "deck", "deck_start", "left", "right", "last_round", "stall", "acted", "history", "players")
    views = [seen(table, watcher) for watcher in (None, 0, 1, 2)]
    assert all(view[name] == views[0][name] for view in views for name in common)
    assert views[0]["left"] == cards(LEFT)
    assert views[0]["history"] == ((60, 60, 0),)
    assert [player["front"] for player in views[0]["players"]] == [("oll60",), ("fle60",), ()]
    assert table.view(None)["period"] == 3
    assert table.view(None)["waiting"] == "exchange"
    assert table.view(None)["asked"] == [1]
    play(table, 1, KEEP)
    assert seen(table)["acted"] == (1,)


def test_the_agenda_reads_as_what_comes_next() -> None:
    table = lay(["oll60 coin1", "fle60", "ela60"], LEFT, RIGHT)
    assert table.view(None)["agenda"] == ["bet", "score"]
    bet(table, "oll60", "fle60", BLUFF)
    assert table.view(None)["agenda"] == ["exchange", "refill", "score"]


def test_a_question_is_only_shown_to_whom_it_is_put() -> None:
    table = e28()
    assert table.view(0)["question"] is None
    assert table.view(None)["question"] is None
    question = table.view(2)["question"]
    assert (question["name"], question["seat"], question["sealed"]) == ("bet", 2, True)
    assert question["moves"] == [
        {"name": "bet", "spaces": [table.asked[2].moves[0].spaces[0].to_json()]},
    ]  # fmt: skip
    assert table.view(None)["sealed"] == [0, 1]
    assert table.view(2)["asked"] == [2]


def test_open_hands_are_shown_as_at_the_start_of_the_round() -> None:
    table = e28(open_hands=True)
    for watcher in (0, 1, 2, None):
        shown = [player["hand"] for player in seen(table, watcher)["players"]]
        assert shown == [cards(f"{SIX} bluff"), cards(f"{OTHER} bluff"), cards("ela60 bluff")]
    play(table, 2, ("bet", [BLUFF]))
    assert seen(table)["players"][0]["hand"] == cards("oll20c oll30a oll30b oll30c bluff")
    assert "hand" not in seen(e28())["players"][0]


def test_card_memory_lists_what_went_to_a_hand_in_public() -> None:
    """MM-7.2 Taken, swapped or kept; until it is revealed in a bet."""

    def known(table: Table) -> list[Any]:
        return [player["known"] for player in seen(table)["players"]]

    table = lay(["oll60 oll20a", "fle60 fle20a", "ela60 ela20a"], LEFT, RIGHT, options={"card_memory": True})
    assert known(table) == [(), (), ()]
    bet(table, "oll60", "fle60", "ela60")
    play(table, 1, ("swap", 0))
    play(table, 0, ("take", "left"))
    play(table, 2, KEEP)
    assert known(table) == [cards(LEFT), ("oll60",), ("ela60",)]
    play(table, 1, ("bet", ["oll60"]))
    play(table, 0, ("bet", ["ink40", "oll20a"]))
    assert known(table) == [cards(LEFT), ("oll60",), ("ela60",)]
    play(table, 2, ("bet", [BLUFF]))
    assert known(table) == [cards("ink20c ink30b ink50"), (), ("ela60",)]
    assert "known" not in seen(new())["players"][0]


def test_card_memory_starts_anew_with_each_game() -> None:
    table = new(games_in_match=2, stall_limit=1, card_memory=True)
    bet(table, hand(table, 0)[0], BLUFF, BLUFF)
    play(table, 0, KEEP)
    assert seen(table)["players"][0]["known"] != ()
    out(table)
    assert seen(table)["game_no"] == 2
    assert [player["known"] for player in seen(table)["players"]] == [(), (), ()]


def test_score_preview_counts_hand_and_bet_and_what_lies_in_front() -> None:
    """MM-7.4 The score if the seat kept what now lies in front of it."""
    table = lay([SIX, "fle20a fle20b fle20c coin1", "ela60"], LEFT, RIGHT)
    assert [score_now(table, seat) for seat in range(3)] == [250, 110, 0]
    play(table, 0, ("bet", ["oll20a"]))
    assert score_now(table, 0) == 250
    play(table, 1, ("bet", ["fle20a"]))
    play(table, 2, ("bet", ["ela60"]))
    assert [score_now(table, seat) for seat in range(3)] == [250, 110, 0]
    play(table, 2, ("swap", 0))
    # Seat 0 lost a 20 of its set and has 60 of another currency in front of it.
    assert score_now(table, 0) == 130
    assert seen(table, 0)["players"][0]["front"] == ("ela60",)
    assert "score" not in seen(new(score_preview=False), 0)


def test_the_preview_is_the_true_score_at_the_end() -> None:
    table = new(4, seed="preview")
    few = find_bot(GAME, "few")
    lucks = [Luck(f"preview {seat}") for seat in range(4)]
    while table.asked:
        seat = next(iter(table.asked))
        play(table, seat, few(SeatView(table, seat), lucks[seat]))
    assert [score_now(table, seat) for seat in range(4)] == told(table.facts, "game_ended")[0]["scores"]
    assert score_now(table, 0) == score_of(GAME.settle({}, 4), hand(table, 0))


def test_a_view_as_of_the_opening_shows_no_counts_of_this_round() -> None:
    """MM-4.3 Bots answer from the view at the opening of the decision."""
    table = e28()
    fresh = lay([SIX, OTHER, "ela60"], LEFT, RIGHT)
    assert table.view(2, opening=True) == fresh.view(2, opening=True)
    assert table.view(2) != fresh.view(2)


def test_refusals_tell_nothing_about_hidden_cards() -> None:
    table = new(seed="refusals")
    mine = hand(table, 0)
    for other in (table.imagine(0, Luck(str(number))) for number in range(20)):
        assert hand(other, 0) == mine
        for card in ("oll60", "fle20a", "yaw40", "coin1", "spi50"):
            if card not in mine:
                assert refused(table, 0, ["bet", [card]]) == refused(other, 0, ["bet", [card]])


def test_views_do_not_share_what_can_change() -> None:
    table = new()
    view = table.view(0)
    before = table.state.digest()
    view["table"]["players"].clear()
    view["options"]["fee"] = 0
    assert table.state.digest() == before
    assert table.view(0)["options"]["fee"] == 100
