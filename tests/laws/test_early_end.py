"""A game that a trainer ends early, at every boundary its rule allows: it ends there, its laws hold, its record replays."""

from pathlib import Path

import pytest

import alcancia
from alcancia.games import GAMES, find
from alcancia.kernel import TRAINER, Luck, Refused, Table
from tests.laws.walking import walk

RULES = Path(alcancia.__file__).parent.parent / "docs" / "rules"
SAYS = {"citylife": "CL-8.7", "elplan": "EP-8.5", "financialit": "FL-8.8", "financity": "FC-END.9", "multiverse": "MM-4.35"}
"""The rule about an early end."""
MOST = 4
"""So many periods are played before the end is announced, at most."""


def announced(id: str, seats: int, seed: int) -> tuple[Table, int]:
    """A table in random play, at which an end was announced at some point; and the period it named."""
    game, luck = find(id), Luck(f"early {id} {seats} {seed}")
    table = Table.set_up(game, seats=seats, seed=str(seed), trainer=True)
    wanted, ahead = 1 + luck.below(MOST), luck.below(3)
    for _ in walk(table, seed):
        if table.state.period >= wanted and not luck.below(6):
            for last in (table.state.period + ahead, table.state.period + 1, table.state.period):
                before = table.state.digest()
                if not isinstance(table.play(TRAINER, ["last", last]), Refused):
                    return table, last
                assert table.state.digest() == before, "a refusal changes nothing"
    return table, table.state.period


@pytest.mark.parametrize(("id", "seats"), [(id, seats) for id in GAMES for seats in (3, 4)])
def test_it_ends_there_and_replays(id: str, seats: int) -> None:
    ended = 0
    for seed in range(6):
        table, last = announced(id, seats, seed)
        if table.over:
            continue
        ended += 1
        assert table.game.hooks.length(table.state) == last
        for _ in walk(table, seed + 100):
            table.game.hooks.check(table.state)
            assert table.state.period <= last
        assert (table.over, table.state.period <= last) == (True, True)
        if id != "citylife":
            assert table.state.period == last, "but where somebody arrives, it ends at that boundary and not before"
        assert {row["seat"] for row in table.standings()} == set(range(seats))
        assert alcancia.replay(table.record()).state.digest() == table.state.digest()
        assert any(fact.key == "early_end_announced" and fact.args == {"last": last} for fact in table.facts)
    assert ended >= 3


@pytest.mark.parametrize("id", GAMES)
def test_every_rulebook_says_what_it_means(id: str) -> None:
    for book in (RULES / f"{id}.md", RULES / f"{id}.es.md"):
        assert f"**{SAYS[id]}**" in book.read_text("utf-8")


@pytest.mark.parametrize("id", GAMES)
def test_what_cannot_be_the_last_period(id: str) -> None:
    table = Table.set_up(find(id), seats=3, seed="no", trainer=True)
    for _ in walk(table, 1):
        if table.state.period >= 2:
            break
    before = table.state.digest()
    for last in (0, -1, table.state.period - 1, 10**6 if id != "citylife" else 1, True, "3", None, 2.0):
        refused = table.play(TRAINER, ["last", last])
        assert isinstance(refused, Refused) and refused.reason in ("bad_last_period", "bad_parameter"), last
    assert isinstance(table.play(0, ["last", 3]), Refused), "only the trainer"
    assert table.state.digest() == before


@pytest.mark.parametrize("id", GAMES)
def test_gauges_hold_nothing_that_a_seat_could_not_know(id: str) -> None:
    """What is on a trainer's wall is the same in every world that any seat could be in."""
    for seed, options in ((1, {}), (2, {}), (3, {"hide_cash": True} if id == "financity" else {})):
        table = Table.set_up(find(id), seats=3, seed=str(seed), options=options)
        luck = Luck(f"gauges {id} {seed}")
        for step, _ in enumerate(walk(table, seed)):
            if step % 7:
                continue
            shown = [table.gauges(seat) for seat in range(3)]
            for eyes in range(3):
                world = table.imagine(eyes, luck)
                assert [world.gauges(seat) for seat in range(3)] == shown, (id, eyes)
            if step > 150:
                break
