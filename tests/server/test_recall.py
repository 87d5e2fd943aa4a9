"""Long logs are played again elsewhere: what a worker hands over plays on exactly like what was played here."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from alcancia.games import GAMES
from alcancia.ground.chance import Dealer
from alcancia.kernel import Luck, Table
from alcancia.kernel.playback import Playback
from alcancia.server import limits, recalling, records
from alcancia.server.recalling import Recall
from alcancia.server.replays import ReplayCache
from alcancia.server.session import Session
from alcancia.server.store import Row
from tests.server.test_stalls import longest
from tests.server.world import Browser, InlineChecks, World, run


def rows_of(record: dict[str, Any], steps: int | None = None) -> list[Row]:
    """A log as the store has it; every other move was asked for by somebody."""
    found = records.check(json.dumps(record).encode())["rows"]
    asked = [(f"0:{seq}", f"{seq:x}") if seq % 2 else (None, None) for seq in range(1, len(found) + 1)]
    return [Row(seq, *asked[seq - 1], *row) for seq, row in enumerate(found, 1)][: None if steps is None else steps + 1]


def both(game: str, rows: list[Row], archive: bool = False) -> tuple[Session, Session]:
    """The same log, played here and recalled by a worker's way."""

    async def work() -> tuple[Session, Session]:
        here, there = Session("x", game), Session("x", game)
        await Recall().load(here, rows, archive)
        await Recall(InlineChecks()).load(there, rows, archive)
        assert there.noticed.upto == there.steps, "a worker did it"
        return here, there

    return run(work())


def seen(memory: Session) -> dict[str, Any]:
    """All that anybody could tell about a session."""
    table = memory.table
    assert table is not None and memory.playback is not None
    eyes = (*range(table.state.seats), None)
    return {
        "state": table.state.digest(),
        "views": [table.view(seat, prices=True) for seat in eyes],
        "undo": [table.can_undo(seat) for seat in range(table.state.seats)],
        "asked": {seat: memory.question(ask) for seat, ask in table.asked.items()},
        "texts": memory.fact_texts,
        "answers": memory.answers,
        "record": memory.record(),
        "seq": (memory.seq, memory.undo_generation, memory.steps),
        "kept": sorted(memory.playback.kept),
        "proof": memory.proof(),
    }


def play_on(memory: Session, luck: Luck, moves: int) -> list[Any]:
    """Some more moves, some taken back, some after going back."""
    table, said = memory.table, []
    assert table is not None
    for number in range(moves):
        if table.over:
            break
        memory.begin()
        seat = luck.choice(sorted(table.asked))
        done = table.play(-1, ["rewind", luck.below(len(table.entries))]) if number % 9 == 8 else table.play(seat, _move(table, seat, luck))
        if number % 4 == 3 and table.can_undo(seat):
            done = table.play(seat, ["undo"])
        if done:
            memory.add(table.entries[-1], done.facts)  # type: ignore[union-attr]
        memory.commit()
        said.append((table.state.digest(), len(table.entries), [table.view(seat) for seat in (*range(table.state.seats), None)]))
    return said


def _move(table: Table, seat: int, luck: Luck) -> Any:
    return table.asked[seat].sample(luck)


@pytest.fixture(autouse=True)
def all_are_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recalling, "LONG", 5)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_recalled_plays_on_alike(game: str) -> None:
    record = longest(game)
    for part in (0.3, 0.8):
        here, there = both(game, rows_of(record, int(len(record["moves"]) * part)))
        assert seen(here) == seen(there)
        assert play_on(here, Luck("on"), 40) == play_on(there, Luck("on"), 40)
        assert seen(here) == seen(there)


def test_what_is_not_handed_over_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a dealer that begins anew."""
    true = recalling._table_parts

    def anew(table: Table) -> Any:
        make, (game, (state, _, *rest)) = true(table)
        return make, (game, (state, Dealer(""), *rest))

    monkeypatch.setattr(recalling, "_table_parts", anew)
    with pytest.raises(AssertionError):
        test_what_is_recalled_plays_on_alike("multiverse")


@contextmanager
def counted() -> Iterator[list[int]]:
    """How many entries are played again in this process, outside a worker."""
    step, played = Playback._step, [0]

    def counting(self: Playback, table: Table, at: int) -> Any:
        played[0] += 1
        return step(self, table, at)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Playback, "_step", counting)
        yield played


class Elsewhere(InlineChecks):
    """A worker, whose steps are not counted as ours."""

    def __init__(self, played: list[int]) -> None:
        self.played = played

    def hand_in(self, task: bytes, reply: Any, later: bool = False) -> None:
        before = self.played[0]
        super().hand_in(task, reply)
        self.played[0] = before


async def brought(world: World, workers: Any) -> tuple[Browser, str, int]:
    """A long record that somebody brought."""
    world.hub.recall = Recall(workers)
    world.hub.replays = ReplayCache(workers or world.checks, world.hub.recall)
    record = longest("multiverse")
    host = world.browser()
    made = await host.post("/api/records", record)
    assert made.status == 201, made.body
    return host, made.data["table"], len(record["moves"])


@pytest.mark.parametrize("elsewhere", [True, False], ids=["by a worker", "planted: here"])
async def test_looking_back_and_branching_play_little_in_the_event_loop(elsewhere: bool) -> None:
    """W3, 20: whatever plays a log again runs outside; what is left here is a few steps from a kept position."""
    world = World()
    with counted() as played:
        host, table, steps = await brought(world, Elsewhere(played) if elsewhere else None)
        most = []
        for what in ("timeline", f"replay?step={steps}", "replay?step=3", f"replay?step={steps // 2}"):
            played[0] = 0
            world.clock.sleep(60)
            assert (await host.get(f"/api/tables/{table}/{what}")).status == 200
            most.append(played[0])
        played[0] = 0
        answer = await host.post(f"/api/tables/{table}/branch", {"step": steps - 1, "seat": 0})
        assert answer.status == 201, answer.body
        assert answer.data["table"] not in world.hub.live, "nobody is there yet"
        assert (await host.get(f"/api/tables/{answer.data['table']}")).data["seq"] == steps
        most.append(played[0])
    assert (max(most) <= 20) is elsewhere, most


async def test_a_worker_that_does_not_answer_loses_nothing() -> None:
    """Then the log is played here after all, in slices."""

    class Dead(InlineChecks):
        def hand_in(self, task: bytes, reply: Any, later: bool = False) -> None:
            reply(None)

    world = World()
    host, table, steps = await brought(world, Dead())
    assert (await host.get(f"/api/tables/{table}/timeline")).data["steps"] == steps


async def test_a_damaged_log_freezes_its_table_whoever_plays_it() -> None:
    world = World()
    world.hub.recall = Recall(InlineChecks())
    table, browsers = await world.table(3)
    world.hub.drop(world.hub.live[table], "idle", 1012)
    log = world.store.logs[table]
    rows = rows_of(longest("multiverse"), 30)
    world.store.logs[table] = log._replace(rows=[*rows[:20], rows[20]._replace(hash="x"), *rows[21:]])
    assert (await browsers[0].get(f"/api/tables/{table}")).data["lobby"]["status"] == "frozen"


def test_marks_are_the_same_whoever_looks() -> None:
    record = longest("elplan")
    here, there = both("elplan", rows_of(record), archive=True)
    for _ in recalling.noticing(here):
        pass
    assert vars(here.noticed) == vars(there.noticed)
    assert limits.ENTRIES >= here.steps > 300
