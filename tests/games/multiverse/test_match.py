"""MM-4.32 and MM-8.6: several games make a match."""

from typing import Any

from alcancia import replay
from alcancia.bots import find_bot, play_out
from alcancia.kernel import Luck, Refused
from tests.games.multiverse.position import GAME, inside, lay, new, out, seen, told

FIRST = [
    "oll20a oll20b oll20c oll30a oll50 oll60",
    "fle20a fle20b fle20c fle30a fle30b fle30c fle60",
    "cru20a cru20b cru20c cru30a cru30b cru30c",
]
SECOND = ["ela20a ela20b ela20c ela30a ela30b ela40 ela60", "ink30a ink30b ink40 ink50 ink60", FIRST[2]]
LEFT, RIGHT = "spi20a spi20b spi20c spi30a", "yaw20a yaw20b yaw20c yaw30a"


def test_E27_totals_of_two_games() -> None:
    """Scores 300 / 410 / 250 and 320 / 210 / 250: the match is shared, each game has its own winner."""
    one = lay(FIRST, LEFT, RIGHT, last_round=True)
    out(one)
    assert told(one.facts, "game_ended") == [{"winners": [1], "scores": [300, 410, 250], "totals": [300, 410, 250]}]
    two = lay(SECOND, LEFT, RIGHT, last_round=True, options={"games_in_match": 2})
    t = inside(two)
    t.game_no, t.match_totals, t.scores = 2, [300, 410, 250], ((300, 410, 250),)
    out(two)
    assert told(two.facts, "game_ended") == [{"winners": [0], "scores": [320, 210, 250], "totals": [620, 620, 500]}]
    assert told(two.facts, "match_ended") == [{"winners": [0, 1], "totals": [620, 620, 500]}]
    assert [(row["rank"], row["seat"], row["score"], row["games"]) for row in two.standings()] == [
        (1, 0, 620, [300, 320]),
        (1, 1, 620, [410, 210]),
        (3, 2, 500, [250, 250]),
    ]


def test_a_match_adds_up_its_games() -> None:
    table = new(4, games_in_match=3, seed="match")
    play_out(table, [find_bot(GAME, "few")] * 4, [Luck(f"few {seat}") for seat in range(4)])
    ended = told(table.facts, "game_ended")
    assert len(ended) == 3
    totals = [sum(row["scores"][seat] for row in ended) for seat in range(4)]
    assert ended[-1]["totals"] == totals == [player["total"] for player in seen(table)["players"]]
    assert told(table.facts, "match_ended")[0]["totals"] == totals
    assert [row["game_no"] for row in told(table.facts, "game_started")] == [1, 2, 3]
    best = max(totals)
    assert told(table.facts, "match_ended")[0]["winners"] == [seat for seat in range(4) if totals[seat] == best]
    assert {row["seat"]: row["score"] for row in table.standings()} == dict(enumerate(totals))
    assert replay(table.record()).state == table.state


def test_between_games_the_table_says_where_the_match_stands() -> None:
    table = new(games_in_match=2, stall_limit=1)
    out(table)
    out(table)
    shown = seen(table)
    assert (shown["game_no"], shown["games"]) == (2, 2)
    assert [player["total"] for player in shown["players"]] == told(table.facts, "game_ended")[0]["totals"]
    assert not table.over


def test_random_removal_is_drawn_anew_and_chosen_removal_stays() -> None:
    def removed(**options: Any) -> list[Any]:
        table = new(games_in_match=6, stall_limit=1, seed="removal", **options)
        while not table.over:
            out(table)
        return [row["removed"] for row in told(table.facts, "game_started")]

    assert len({tuple(found) for found in removed()}) > 1
    assert removed(removal="chosen", removed=["fle", "ink"]) == [["fle", "ink"]] * 6


def test_after_the_match_every_move_is_refused() -> None:
    table = new(games_in_match=2, stall_limit=1)
    while not table.over:
        out(table)
    record = table.record()
    for move in (("bet", ["bluff"]), ("keep",), ("nonsense",), None, 7):
        assert table.play(0, move) == Refused("game_over")
    assert table.play_default(0) == Refused("game_over")
    assert table.record() == record
