"""Bots that hang, die, cheat or eat memory: the table goes on, and everybody can read that it was not their choice."""

import asyncio
import multiprocessing
import os
import resource
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from alcancia.games import GAMES, find
from alcancia.kernel import Luck, Refused, Table
from alcancia.server import pool as pools
from alcancia.server.pool import Pool, Task
from alcancia.server.session import SAYINGS
from tests.server.world import Browser, Wire, World


def task() -> Task:
    table = Table.set_up(find("multiverse"), seats=3, seed="bots")
    return Task("multiverse", "random", 1, msgspec.json.encode(table.imagine(1, Luck("x")).state), "seed")


async def answers(pool: Pool, tasks: list[Any]) -> list[Any]:
    loop = asyncio.get_running_loop()
    waiting = []
    for each in tasks:
        future: asyncio.Future[Any] = loop.create_future()
        pool.ask(each, future.set_result)
        waiting.append(future)
    return await asyncio.wait_for(asyncio.gather(*waiting), 30)


async def test_a_worker_thinks_survives_nonsense_and_is_replaced_when_it_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Pool(asyncio.get_running_loop().call_soon_threadsafe, workers=1, seconds=120)
    good = task()
    nonsense = good._replace(bot="nobody")
    broken = good._replace(state=b"{}")
    first, none, also_none, again = await answers(pool, [good, nonsense, broken, good])
    assert first == again and first[0][0] == "bet"
    assert none is None and also_none is None
    # A task that takes longer than allowed: the worker is killed, the next one gets a fresh worker.
    pool._seconds = 0.0
    assert await answers(pool, [good]) == [None]
    pool._seconds = 120
    assert await answers(pool, [good]) == [first]
    pool.close()


async def test_a_worker_that_dies_is_replaced() -> None:
    pool = Pool(asyncio.get_running_loop().call_soon_threadsafe, workers=1, seconds=120)
    good = task()
    (first,) = await answers(pool, [good])
    (child,) = multiprocessing.active_children()
    child.kill()
    child.join()
    assert await answers(pool, [good]) == [None]
    assert await answers(pool, [good]) == [first]
    pool.close()


async def test_whoever_waits_for_a_bot_waits_for_no_tables_of_bots_alone() -> None:
    """A thousand tables at which nobody sits do not hold up the one where somebody does."""
    pool, answered = Pool(asyncio.get_running_loop().call_soon_threadsafe, workers=1, seconds=120), list[bytes]()
    done = asyncio.Event()

    def asked(alone: bool) -> None:
        pool.ask(task()._replace(alone=alone), lambda move: answered.append(b"alone" if alone else b"people"))

    pool.warm_up = lambda: None  # type: ignore[method-assign]  # nobody works yet
    for alone in (True, True, False, True, False):
        asked(alone)
    assert [msgspec.json.decode(given, type=Task).hurry for given, _ in (*pool._later, *pool._waiting)] == [1, 2, 4, 1, 2]
    pool.hand_in(b"{}", lambda _: done.set(), later=True)
    del pool.warm_up
    pool.warm_up()
    await asyncio.wait_for(done.wait(), 60)
    assert answered == [b"people"] * 2 + [b"alone"] * 3
    pool.close()


async def test_a_table_is_alone_until_somebody_sits_there() -> None:
    """Whoever only watches is not waited for."""
    world = World()
    for comes, alone in ((Browser(world), True), (None, False)):
        host = world.browser()
        made = await host.post("/api/tables", {"game": "multiverse", "seats": 3})
        await (comes or host).live(made.data["table"]).hello()
        assert (await host.post(f"/api/tables/{made.data['table']}/start", {"fill": "random"})).status == 200
        await world.settle()
        assert [task.alone for task in world.bots.asked] == [alone] * 2
        world.bots.asked.clear()


def test_a_worker_has_little_memory() -> None:
    reader, writer = multiprocessing.get_context("fork").Pipe(duplex=False)

    def child() -> None:
        pools.limit_worker()
        writer.send(resource.getrlimit(resource.RLIMIT_AS)[0])
        try:
            bytearray(2 * pools.MEMORY_BYTES)
        except MemoryError:
            writer.send("no")

    process = multiprocessing.get_context("fork").Process(target=child)
    process.start()
    assert reader.poll(60) and reader.recv() == pools.MEMORY_BYTES
    assert reader.poll(60) and reader.recv() == "no"
    process.join()


@pytest.mark.parametrize("bad", [None, ["bet", ["nonsense"]], [], ["undo"], ["swap", 7], ["bet"]], ids=str)
async def test_a_bot_that_fails_gets_the_default_move_and_it_says_so(bad: Any) -> None:
    world = World()
    world.bots.answer = lambda task: bad and [bad, "", None]
    table, browsers = await world.table(1)
    wire = await browsers[0].live(table).hello()
    await world.settle()
    keys = [(fact["key"], fact["args"].get("seat")) for message in wire.heard if message["type"] == "state" for fact in message["facts"]]
    assert ("played_by_default", 1) in keys and ("played_by_default", 2) in keys
    live = world.hub.live[table]
    assert live.memory.table is not None
    assert [entry[2] for entry in live.memory.table.entries] == ["bot", "bot"]
    assert world.hub.counts["bot_failed"] == 2


async def test_the_pool_never_answers_and_the_table_still_goes_on() -> None:
    world = World()
    world.hub.bot_seconds = 0.05
    world.bots.ask = lambda *args: None  # type: ignore[method-assign]
    table, browsers = await world.table(1)
    wire = await browsers[0].live(table).hello()
    for _ in range(1000):
        if wire.state["view"]["sealed"] == [1, 2]:
            break
        await asyncio.sleep(0.01)
    assert wire.state["view"]["sealed"] == [1, 2]


async def test_a_late_answer_of_a_bot_is_dropped() -> None:
    world = World()
    replies: list[Any] = []
    world.bots.ask = lambda *args: replies.append(args[-1])  # type: ignore[method-assign]
    table, _ = await world.table(1)
    await world.settle()
    assert len(replies) == 2
    live = world.hub.live[table]
    for reply in replies * 2:
        reply([["bet", ["bluff"]], "", None])
        await world.settle()
    assert live.memory.seq == 3, "each bot moved once"


async def test_a_bot_plays_for_somebody_and_hands_the_seat_back() -> None:
    world = World()
    table, browsers = await world.table(2)
    wires = [await browser.live(table).hello() for browser in browsers]
    assert (await browsers[1].post(f"/api/tables/{table}/bot", {"seat": 0, "bot": "random"})).reason == "not_your_seat"
    away = await browsers[1].post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "random"})
    assert away.data["lobby"]["seats"][1] | {"here": True} == {
        "seat": 1, "kind": "person", "name": None, "bot": "random", "away": False, "extra": 0, "host": False, "here": True,
    }  # fmt: skip
    await world.settle()
    assert set(wires[0].state["view"]["sealed"]) == {1, 2}
    back = await browsers[1].post(f"/api/tables/{table}/bot", {"seat": 1, "bot": None})
    assert back.data["lobby"]["seats"][1]["bot"] is None
    assert (await browsers[0].post(f"/api/tables/{table}/bot", {"seat": 2, "bot": "genius"})).reason == "unknown_bot"
    out = await browsers[0].post(f"/api/tables/{table}/bot", {"seat": 2, "bot": None})
    assert out.data["lobby"]["seats"][2]["kind"] == "open"
    late = world.browser()
    assert (await late.post(f"/api/tables/{table}/join", {"name": "Late"})).data["seat"] == 2


@pytest.mark.parametrize("game", GAMES)
async def test_bots_play_every_game_through_the_server(game: str) -> None:
    """Whatever a game's state holds, it gets to the workers and back, and a table can be recalled from its log at any time."""
    world = World()
    host = world.browser()
    body = {"game": game, "seats": find(game).seats[0], "seat": None, "fill": "random", "start": True}
    table = (await host.post("/api/tables", body)).data["table"]
    live = world.hub.live[table]
    for _ in range(20_000):
        await asyncio.sleep(0)
        if live.memory.seq >= 150 or (live.memory.table is not None and live.memory.table.over):
            break
    await world.settle()
    assert live.memory.seq >= 150 or (live.memory.table is not None and live.memory.table.over)
    assert not world.hub.counts
    world.bots.answer = lambda task: None
    world.hub.drop(live, "restart", 1012)
    again = await world.hub.open(table)
    assert not isinstance(again, Refused) and not again.frozen
    assert [told.public for told in again.memory.fact_texts[: len(live.memory.fact_texts)]] == [
        told.public for told in live.memory.fact_texts
    ]


async def taken_back(world: World, replies: list[Any]) -> tuple[Wire, Any]:
    """A table at which a bot thinks while the host could take its last move back."""
    host = world.browser()
    for _ in range(20):  # whether there is such a moment is a matter of luck
        table = (await host.post("/api/tables", {"game": "financity", "seats": 2, "fill": "random", "start": True})).data["table"]
        wire, live = await host.live(table).hello(), world.hub.live[table]
        replies.clear()
        for number in range(60):
            await world.settle()
            if wire.state["undo"] and replies:
                return wire, live
            question = wire.state["view"]["question"]
            if question is None:
                break
            await wire.move(f"m{number}", question["id"], question["default"])
    raise AssertionError("no such moment")


async def test_an_undo_while_a_bot_thinks() -> None:
    """A bot's answer to the position before the undo never counts, even if the question has the same number."""
    world = World()
    replies: list[Any] = []
    world.bots.ask = lambda *args: replies.append(args)  # type: ignore[method-assign]
    wire, live = await taken_back(world, replies)
    pending = replies[-1]
    era = live.memory.undo_generation
    assert (await wire.move("u", None, ["undo"]))["type"] == "done"
    await world.settle()
    assert live.memory.undo_generation == era + 1
    before = live.memory.seq
    pending[-1](None)
    await world.settle()
    assert live.memory.seq == before, "the old answer was dropped"
    question = wire.state["view"]["question"]
    assert question["id"].endswith(f"~{live.memory.undo_generation}")
    stale = await wire.move("old", question["id"].partition("~")[0], question["default"])
    assert stale["reason"] == "stale_decision"
    assert (await wire.move("new", question["id"], question["default"]))["type"] == "done"


def quiz_table(seed: str) -> Table:
    """A City Life table at which a bot has just been asked a quiz question."""
    table = Table.set_up(find("citylife"), seats=3, seed=seed, options={"rules": "advanced"})
    luck = Luck(seed)
    while table.asked:
        seat, asked = next(iter(table.asked.items()))
        if asked.name == "answer":
            return table
        table.play(seat, asked.sample(luck))
    return quiz_table(seed + "'")


def test_bots_know_as_much_on_the_server_as_anywhere() -> None:
    """The world a bot imagines has another key; what a person of its skill knows comes with the task."""
    right = 0
    for number in range(300):
        table = quiz_table(f"quiz {number % 25}")
        seat, luck = next(iter(table.asked)), Luck(f"{number}")
        known = table.hint(seat, luck)
        state = msgspec.json.encode(table.imagine(seat, luck).state)
        move, *_ = pools.think(Task("citylife", "baseline", seat, state, f"seed {number}", known=known))
        right += move[1] == known
    assert 0.45 < right / 300 < 0.65


async def begun(world: World, game: str, bot: str) -> tuple[Browser, str, Wire]:
    """Somebody at a table of three with bots, its id, and the line they listen on."""
    me = world.browser()
    table = (await me.post("/api/tables", {"game": game, "seats": 3})).data["table"]
    await me.post(f"/api/tables/{table}/start", {"fill": bot})
    return me, table, await me.live(table).hello()


async def test_the_server_tells_a_bot_what_it_knows_and_a_person_only_the_topic() -> None:
    """What is known goes to the worker with the task, never into a view; a hint on a quiz question names no answer."""
    world = World()
    me, table, wire = await begun(world, "citylife", "baseline")
    live, luck = world.hub.live[table], Luck("topic")
    hinted = told = 0
    for number in range(400):
        await world.wait(1)
        game = live.memory.table
        assert game is not None
        if game.over or (hinted > 1 and told):
            break
        if 0 in game.asked:
            ask = game.asked[0]
            if ask.name == "answer":
                hint = (await me.post(f"/api/tables/{table}/hint", {})).data
                assert hint["move"] is None and hint["why"].startswith("topic_")
                hinted += 1
            await wire.move(f"m{number}", live.memory.question(ask), list(ask.sample(luck)))
        told = sum(task.known not in (None, "") for task in world.bots.asked)
    assert hinted and told


async def test_bots_say_why_to_the_whole_table_and_only_of_late() -> None:
    """With the move and its figures; nobody keeps it, and who stands in for a person says nothing."""
    world = World()
    me, table, wire = await begun(world, "financialit", "saver")
    live, luck, heard = world.hub.live[table], Luck("says"), list[Any]()
    for number in range(120):
        await world.wait(1)
        game = live.memory.table
        assert game is not None
        if 0 in game.asked:
            await wire.move(f"m{number}", live.memory.question(game.asked[0]), list(game.asked[0].sample(luck)))
    for message in wire.heard:
        if message["type"] == "state":
            heard += [fact for fact in message["facts"] if fact["key"] == "bot_why"]
    assert len(heard) > SAYINGS
    assert {fact["args"]["seat"] for fact in heard} == {1, 2}
    assert any("cash" in fact["args"]["about"].get("by", {}) for fact in heard)
    again = (await world.browser().get(f"/api/tables/{table}?since=0")).data["facts"]
    assert [fact["seq"] for fact in again] == sorted(fact["seq"] for fact in again)
    assert len([fact for fact in again if fact["key"] == "bot_why"]) == SAYINGS
    reasons = [(before, fact) for before, fact in pairwise(again) if fact["key"] == "bot_why"]
    assert all(before["seq"] < fact["seq"] for before, fact in reasons), "first the reason, then what came of it"
    assert "bot_why" not in str((await me.get(f"/api/tables/{table}/log")).data)
    live.lobby.chairs[1].away = True
    before = len(live.memory.sayings)
    live.memory.sayings.clear()
    live.bots._say(1, heard[0]["args"])
    assert before and not live.memory.sayings


async def test_an_offer_to_a_bot_is_answered_at_once_and_by_sense() -> None:
    world = World()
    me = world.browser()
    table = (await me.post("/api/tables", {"game": "citylife", "seats": 2, "options": {"starting_cash": 9000}})).data["table"]
    await me.post(f"/api/tables/{table}/start", {"fill": "investor"})
    wire = await me.live(table).hello()
    live, luck = world.hub.live[table], Luck("offers")
    answered: list[str] = []
    for number in range(60):
        await world.wait(1)
        game = live.memory.table
        assert game is not None
        if len(answered) == 2:
            break
        if 0 not in game.asked:
            continue
        ask = game.asked[0]
        state: Any = game.state
        if ask.name == "pre_roll":
            state.owner["H04"] = 1  # luck decides whether a bot has bought by now
            price, before = (400, 3000)[len(answered)], len(wire.heard)
            done = await wire.move(f"o{number}", live.memory.question(ask), ["offer", [1, [], 0, price, ["H04"], 0, 0]])
            await world.wait(1)
            assert done["type"] == "done", done
            news = [fact for heard in wire.heard[before:] if heard["type"] == "state" for fact in heard["facts"]]
            told = [fact for fact in news if fact["key"] in ("offer_closed", "offer_accepted")]
            assert len(told) == 1 and 0 in game.asked, "one offer, one answer, while I am still to roll"
            answered.append(told[0]["args"].get("how", told[0]["key"]))
            continue
        move = ("pass",) if ask.named("pass") is not None else ask.sample(luck)
        await wire.move(f"m{number}", live.memory.question(ask), list(move))
    assert answered == ["declined", "offer_accepted"]


@pytest.mark.parametrize("game", GAMES)
def test_who_thinks_before_moving_thinks_in_a_worker(game: str) -> None:
    """At every game, on an imagined table that has been through JSON; where many wait, each gets less time and still moves."""
    table = Table.set_up(find(game), seats=find(game).seats[-1], seed="sharp")
    seat, ask = next(iter(table.asked.items()))
    state = msgspec.json.encode(table.imagine(seat, Luck("x")).state)
    move, why, _ = pools.think(Task(game, "sharp-1000", seat, state, "seed", hurry=50))
    assert ask.contains(tuple(move)) or ask.parse(move) is not None
    assert why.startswith("sharp_")


def late(reply: Any) -> None:
    """When nobody waits for it any more."""
    asyncio.get_running_loop().call_later(0.05, reply, [["bet", ["bluff"]], "", None])


INJECTIONS = 50 * int(os.environ.get("ALCANCIA_SOAK", "1"))
ILLS: dict[str, Callable[[Any], None]] = {
    "fails": lambda reply: reply(None),
    "cheats": lambda reply: reply([["bet", ["nonsense", 7]], "", None]),
    "takes back": lambda reply: reply([["undo"], "", None]),
    "says nothing sensible": lambda reply: reply([{}, None]),
    "says too much": lambda reply: reply([["undo"], "", None, 7]),
    "says what is no move": lambda reply: reply([{"bet": 1}, "", None]),
    "is lost": lambda reply: None,
    "answers twice": lambda reply: (reply(None), reply(None))[0],
    "answers late": lambda reply: late(reply),
}
"""What may become of a question put to a bot."""


async def ill(ills: dict[str, Callable[[Any], None]], injections: int) -> dict[str, int]:
    """Bots of which two in three answers come to no good, until so many did: everybody's question is answered all the same."""
    luck, done = Luck("ill"), dict.fromkeys(ills, 0)
    number = 0
    while sum(done.values()) < injections:
        world, number = World(seed=f"ill {number}"), number + 1
        world.hub.bot_seconds = 0.01
        well = world.bots.ask

        def ask(task: Any, reply: Any, well: Any = well) -> None:
            if luck.below(3) == 0:
                well(task, reply)
                return
            kind = luck.choice(sorted(ills))
            done[kind] += 1
            ills[kind](reply)

        world.bots.ask = ask  # type: ignore[method-assign]
        game = luck.choice(["multiverse", "financity"])
        body = {"game": game, "seats": find(game).seats[0], "seat": None, "fill": "random", "start": True}
        table = (await world.browser().post("/api/tables", body)).data["table"]
        live, waits = world.hub.live[table], 0
        while not live.memory.over and sum(done.values()) < injections:
            before = live.memory.seq
            await asyncio.sleep(0.011)
            # After twice a bot's time somebody has answered: nobody is waited for longer.
            waits = waits + 1 if live.memory.seq == before else 0
            assert waits < 20, (game, live.memory.seq, done)
        assert not live.frozen and "table_frozen" not in world.hub.counts
        world.hub.drop(live, "idle", 1012)
    return done


async def test_ill_bots_stop_no_game() -> None:
    """G20: hangs, crashes, cheats, late and doubled answers, tasks that are lost."""
    done = await ill(ILLS, INJECTIONS)
    assert min(done.values()) > 0


async def test_without_a_watch_a_lost_task_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: nobody looks after a question that a bot was asked."""
    real = asyncio.BaseEventLoop.call_later

    def forgetful(self: Any, delay: float, callback: Any, *args: Any, **more: Any) -> Any:
        return real(self, 3_600 if args == (None,) else delay, callback, *args, **more)

    monkeypatch.setattr(asyncio.BaseEventLoop, "call_later", forgetful)
    with pytest.raises(AssertionError):
        await ill({"is lost": ILLS["is lost"]}, 5)
