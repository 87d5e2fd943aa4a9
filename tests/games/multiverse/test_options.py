"""Section 7: every option at its edges, beyond them, and in combination."""

from typing import Any

import pytest

from alcancia import Table, Unplayable
from alcancia.bots import find_bot, play_out
from alcancia.kernel import Luck
from tests.games.multiverse.position import GAME, new, seen

NUMBERS = {
    "games_in_match": (1, 10, 1, 1),
    "hand_size": (4, 8, 1, 6),
    "pile_size": (3, 5, 1, 4),
    "coins": (0, 6, 1, 6),
    "full_line": (100, 300, 10, 200),
    "fee": (0, 200, 10, 100),
    "set_bonus": (0, 200, 10, 100),
    "coin_points": (0, 50, 10, 10),
    "stall_limit": (1, 500, 1, 5),
}
FLAGS = {"bluff_cards": True, "sit_out": True, "swaps": True, "card_memory": False, "open_hands": False, "score_preview": True}
CHOICES = {"removal": ("random", "chosen"), "bet_counts": ("shown", "hidden"), "tie_break": ("lowest_serial", "fewest_cards")}


def reason(options: dict[str, Any], seats: int = 3) -> str:
    """Why a table with these options is refused; empty if it is not."""
    try:
        Table.new("multiverse", seats=seats, seed="options", options=options)
    except Unplayable as error:
        return error.reason
    return ""


def test_all_options_are_these_with_their_defaults() -> None:
    table = new()
    defaults = {name: edges[3] for name, edges in NUMBERS.items()} | FLAGS | {name: values[0] for name, values in CHOICES.items()}
    assert table.view(None)["options"] == defaults | {"removed": (), "currencies": 5}
    assert set(GAME.schema) == set(defaults) | {"removed", "currencies", "draws"}
    assert [new(seats).view(None)["options"]["currencies"] for seats in (3, 4, 5)] == [5, 6, 7]


@pytest.mark.parametrize("name", NUMBERS)
def test_whole_numbers(name: str) -> None:
    lo, hi, step, default = NUMBERS[name]
    for good in (lo, hi, default, lo + step):
        assert reason({name: good}) == ""
    wrong: list[Any] = [
        lo - 1,
        lo - step,
        hi + 1,
        hi + step,
        -hi - 1,
        10**20,
        True,
        False,
        float(default),
        str(default),
        None,
        [default],
        {},
    ]
    for bad in wrong:
        assert reason({name: bad}) == "bad_option_value", bad
    if step > 1:
        assert reason({name: lo + 1}) == "bad_option_value"


@pytest.mark.parametrize("name", FLAGS)
def test_flags(name: str) -> None:
    assert reason({name: True}) == reason({name: False}) == ""
    for bad in (0, 1, "true", "", None, [True], 1.0):
        assert reason({name: bad}) == "bad_option_value", bad


@pytest.mark.parametrize("name", CHOICES)
def test_choices(name: str) -> None:
    for good in CHOICES[name]:
        assert reason({name: good} | ({"removed": ["spi", "yaw"]} if good == "chosen" else {})) == ""
    for bad in ("", "Shown", "random ", 0, True, None, [CHOICES[name][0]]):
        assert reason({name: bad}) == "bad_option_value", bad


@pytest.mark.parametrize(("seats", "lowest"), [(3, 4), (4, 5), (5, 6)])
def test_currencies_depend_on_the_seats(seats: int, lowest: int) -> None:
    assert reason({"currencies": lowest}, seats) == reason({"currencies": 7}, seats) == ""
    assert reason({"currencies": lowest - 1}, seats) == reason({"currencies": 8}, seats) == "bad_option_value"
    assert len(seen(new(seats, currencies=lowest))["removed"]) == 7 - lowest


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"removal": "chosen", "removed": ["spi", "yaw"]}, ""),
        ({"removal": "chosen", "removed": ("yaw", "oll")}, ""),
        ({"removal": "chosen", "removed": [], "currencies": 7}, ""),
        ({"removal": "chosen", "removed": ["oll", "fle", "ela"], "currencies": 4}, ""),
        ({"removal": "chosen"}, "removed_mismatch"),
        ({"removal": "chosen", "removed": ["spi"]}, "removed_mismatch"),
        ({"removal": "chosen", "removed": ["spi", "yaw", "oll"]}, "removed_mismatch"),
        ({"removal": "chosen", "removed": ["spi", "spi"]}, "removed_mismatch"),
        ({"removal": "chosen", "removed": ["spi", "usd"]}, "removed_mismatch"),
        ({"removal": "chosen", "removed": ["spi", "coin"]}, "removed_mismatch"),
        ({"removal": "chosen", "removed": ["spi", "SPI"]}, "removed_mismatch"),
        ({"removed": ["spi", "yaw"]}, "removed_mismatch"),
        ({"removal": "random", "removed": ["spi"]}, "removed_mismatch"),
        ({"removal": "chosen", "removed": "spi yaw"}, "bad_option_value"),
        ({"removal": "chosen", "removed": [1, 2]}, "bad_option_value"),
        ({"removal": "chosen", "removed": None}, "bad_option_value"),
        ({"removal": "chosen", "removed": [["spi"], ["yaw"]]}, "bad_option_value"),
        ({"removal": "chosen", "removed": ["spi"] * 10_000}, "bad_option_value"),
    ],
)
def test_removed_currencies(options: dict[str, Any], expected: str) -> None:
    assert reason(options) == expected


@pytest.mark.parametrize(
    ("seats", "options", "expected"),
    [
        # 9 x currencies + coins - n x hand - 2 x pile against 2 x pile
        (3, {"currencies": 4, "coins": 0, "hand_size": 8, "pile_size": 3}, ""),
        (3, {"currencies": 4, "coins": 0, "hand_size": 8, "pile_size": 4}, "not_enough_cards"),
        (3, {"currencies": 4, "coins": 4, "hand_size": 8, "pile_size": 4}, ""),
        (3, {"currencies": 4, "coins": 3, "hand_size": 8, "pile_size": 4}, "not_enough_cards"),
        (5, {"currencies": 6, "coins": 6, "hand_size": 8, "pile_size": 5}, ""),
        (5, {"currencies": 6, "coins": 5, "hand_size": 8, "pile_size": 5}, "not_enough_cards"),
        (4, {"currencies": 5, "coins": 3, "hand_size": 8, "pile_size": 4}, ""),
        (4, {"currencies": 5, "coins": 2, "hand_size": 8, "pile_size": 4}, "not_enough_cards"),
    ],
)
def test_there_must_be_enough_cards(seats: int, options: dict[str, Any], expected: str) -> None:
    """MM-7.1"""
    assert reason(options, seats) == expected


@pytest.mark.parametrize("name", ["hand-size", "Hand_size", "", "players", "x" * 10_000, "seed", "__class__"])
def test_unknown_options(name: str) -> None:
    assert reason({name: 1}) == "unknown_option"


def test_what_is_wrong_is_named() -> None:
    with pytest.raises(Unplayable) as error:
        new(hand_size=9)
    assert error.value.detail == {"option": "hand_size"}
    with pytest.raises(Unplayable) as error:
        new(hands=9)
    assert error.value.detail == {"option": "hands"}


EDGES: list[dict[str, Any]] = [
    {name: edge} for name, (lo, hi, _, _) in NUMBERS.items() for edge in (lo, hi) if name not in ("games_in_match", "stall_limit")
] + [{name: not value} for name, value in FLAGS.items()] + [
    {"games_in_match": 3}, {"stall_limit": 1}, {"stall_limit": 500}, {"tie_break": "fewest_cards"}, {"bet_counts": "hidden"},
    {"bluff_cards": False, "sit_out": False}, {"removal": "chosen", "removed": ["oll", "fle"]}, {"currencies": 4}, {"currencies": 7},
]  # fmt: skip


@pytest.mark.parametrize("options", EDGES, ids=lambda options: "-".join(f"{name}={value}" for name, value in options.items()))
def test_whole_games_at_the_edges_of_every_option(options: dict[str, Any]) -> None:
    table = new(3, seed=str(options), **options)
    few = find_bot(GAME, "few")

    def checked(sight: Any, luck: Luck) -> Any:
        GAME.hooks.check(table.state)
        return few(sight, luck)

    play_out(table, [checked] * 3, [Luck(f"edge {seat}") for seat in range(3)])
    assert table.over
    assert len(seen(table)["history"]) >= 1


def test_the_form_knows_the_codes_of_the_currencies() -> None:
    shown = GAME.schema["removed"].to_json(3)
    assert shown["type"] == "words"
    assert shown["values"] == ["oll", "fle", "ela", "ink", "cru", "spi", "yaw"]
