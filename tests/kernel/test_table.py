"""The public interface: what programs and outsiders rely on."""

import json

import pytest

import alcancia
from alcancia import Luck, Played, Refused, Table, Unplayable, replay
from alcancia.games import GAMES, find


@pytest.mark.parametrize("id", GAMES)
def test_a_whole_game_through_the_public_interface_alone(id: str) -> None:
    facts = next(found for found in alcancia.catalogue() if found["id"] == id)
    assert facts["seats"] == list(find(id).seats)
    table = Table.new(id, seats=facts["seats"][0], seed="any text")
    luck = Luck("public")
    for number in range(400):
        if table.over:
            break
        for seat, ask in table.asked.items():
            assert ask.contains(ask.sample(luck))
            assert ask.enumerate(1)
            assert ask.count() >= 1
            json.dumps(ask.to_json())
            assert ask.seat == seat
        if number % 25 == 0:
            for watcher in (None, *range(facts["seats"][0])):
                json.dumps(table.view(watcher, prices=True))
            clone = table.clone()
            assert clone.state == table.state
            assert type(clone) is Table
        seat = next(iter(table.asked))
        played = table.play_default(seat) if seat < 0 else table.play(seat, table.asked[seat].sample(luck))
        assert isinstance(played, Played)
        assert all(fact in table.facts for fact in played.facts)
    again = replay(json.loads(json.dumps(table.record())))
    assert isinstance(again, Table)
    assert again.state == table.state
    if table.over:
        assert again.standings() == table.standings()
        assert isinstance(table.play(0, ("anything",)), Refused)


@pytest.mark.parametrize("id", GAMES)
def test_games_are_described(id: str) -> None:
    facts = next(found for found in alcancia.catalogue() if found["id"] == id)
    json.dumps(facts)
    assert facts["rules"] == find(id).version
    assert len(facts["content"]) == 16


def test_a_table_that_cannot_be_played_says_why() -> None:
    for wanted, reason in (
        ({"game": "multiverse", "seats": 2}, "bad_player_count"),
        ({"game": "nothing", "seats": 3}, "unknown_game"),
        ({"game": "multiverse", "seats": 3, "options": {"fee": 1}}, "bad_option_value"),
        ({"game": "multiverse", "seats": 3, "options": {"fees": 100}}, "unknown_option"),
    ):
        with pytest.raises(Unplayable) as error:
            Table.new(seed="x", **wanted)  # type: ignore[arg-type]
        assert error.value.reason == reason


def test_playing_a_clone_leaves_the_original_alone() -> None:
    table = Table.new("multiverse", seats=3, seed="clone")
    clone = table.clone()
    for seat in range(3):
        assert clone.play_default(seat)
    assert table.record()["moves"] == []
    assert list(table.asked) == [0, 1, 2]
    assert len(clone.facts) > len(table.facts)


def test_the_same_seed_deals_the_same_luck_whatever_is_played() -> None:
    """Every table of a class meets the same cards: draws depend on seed, stream and occurrence alone."""
    one, other = (Table.new("multiverse", seats=3, seed="class") for _ in range(2))
    for table, take in ((one, "left"), (other, "right")):
        (card,) = table.view(0)["table"]["hand"][:1]
        assert table.play(0, ("bet", [card]))
        assert table.play_default(1)
        assert table.play_default(2)
        assert table.play(0, ("take", take))
    drawn = [[fact.args["card"] for fact in table.facts if fact.key == "card_turned"] for table in (one, other)]
    assert drawn[0] == drawn[1]
    assert len(drawn[0]) == 3


def test_the_package_of_games_is_not_hidden() -> None:
    import alcancia.games.financity as financity

    assert alcancia.games.find("financity") is financity.game
