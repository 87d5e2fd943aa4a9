"""Whole games over the wire, and what happens around them."""

from pathlib import Path
from typing import Any

from alcancia.games import find
from alcancia.kernel import Luck
from alcancia.kernel.record import replay
from alcancia.server.states import Phase
from tests.server.world import Browser, Wire, World, choose, run, sqlite


async def play_on(wires: list[Wire], luck: Luck, most: int = 10_000) -> int:
    """Whoever is asked moves, until the end or so many moves."""
    moves = 0
    while not wires[0].state["view"]["over"] and moves < most:
        for wire in wires:
            question = wire.state["view"]["question"]
            if question is not None and moves < most:
                answer = await wire.move(f"m{moves}", question["id"], choose(question, luck))
                assert answer["type"] == "done", answer
                moves += 1
                wire.browser.world.clock.sleep(1)
                await wire.browser.world.settle()
        await wires[0].browser.world.settle()
    return moves


async def test_three_people_play_a_whole_game_and_the_record_replays() -> None:
    world = World()
    table, browsers = await world.table(3, options={"hand_size": 4})
    wires = [await browser.live(table).hello() for browser in browsers]
    watcher = await world.browser().live(table).hello()
    assert (await browsers[0].get(f"/api/tables/{table}/record")).reason == "not_over"
    await play_on(wires, Luck("people"))
    assert watcher.state["view"]["over"] and watcher.state["lobby"]["status"] == "over"
    assert watcher.state["standings"][0]["rank"] == 1
    saved = await browsers[1].get(f"/api/tables/{table}/record")
    assert saved.headers["content-disposition"] == f'attachment; filename="multiverse-{table[:6]}.json"'
    record = saved.data
    assert record["commitment"] == watcher.state["commitment"]
    again = replay(record, find)
    assert again.over and again.standings() == watcher.state["standings"]
    # The table forgets its facts as it goes; the figures at the end are those of the whole game all the same.
    assert watcher.state["debrief"] == {"measures": again.measures(), "lessons": again.lessons(), "goals": []}
    assert len(again.measures()) == 3 * again.state.period
    told = [fact for message in watcher.heard if message["type"] == "state" for fact in message["facts"]]
    assert [fact["key"] for fact in told] == [fact.key for fact in again.facts if fact.owner != -2]


async def test_two_clicks_to_a_game_against_bots() -> None:
    world = World()
    me = world.browser()
    made = await me.post("/api/tables", {"game": "multiverse", "seats": 4, "fill": "random", "start": True})
    wire = await me.live(made.data["table"]).hello()
    await world.settle()
    assert wire.state["view"]["sealed"] == [1, 2, 3]
    await play_on([wire], Luck("me"))
    assert wire.state["standings"] is not None


def test_a_table_goes_on_after_a_restart_with_everybody_in_their_seat(tmp_path: Path) -> None:
    async def first() -> tuple[str, list[str | None], Any]:
        world = World(sqlite(tmp_path))
        table, browsers = await world.table(2, name="Ana")
        wires = [await browser.live(table).hello() for browser in browsers]
        for wire in wires:
            question = wire.state["view"]["question"]
            answer = await wire.move(f"a{wire.state['you']['seat']}", question["id"], choose(question, Luck("x")))
            assert answer["type"] == "done"
        answered = await browsers[0].get(f"/api/tables/{table}")
        world.store.close()
        return table, [browser.token for browser in browsers], answered.data

    async def second(table: str, tokens: list[str | None], before: Any) -> None:
        world = World(sqlite(tmp_path))
        world.clock.sleep(10)
        me = world.browser()
        me.token = tokens[0]
        after = (await me.get(f"/api/tables/{table}")).data
        assert after["epoch"] > before["epoch"]
        assert after["seq"] >= before["seq"]
        assert after["lobby"]["seats"][0]["name"] == "Ana"
        assert after["you"] == before["you"]
        assert after["facts"][: len(before["facts"])] == before["facts"]
        world.store.close()

    run(second(*run(first())))


async def test_missed_facts_come_after_a_reconnect() -> None:
    world = World()
    table, browsers = await world.table(3)
    wires = [await browser.live(table).hello() for browser in browsers]
    seen = wires[2].state["seq"]
    wires[2].hang_up()
    await world.settle()
    await play_on(wires[:2], Luck("two"), most=2)
    back = await browsers[2].live(table).hello(since=seen)
    assert back.state["since"] == seen
    assert [fact["seq"] for fact in back.state["facts"]] == [2, 3]
    whole = await browsers[2].live(table).hello(since=999)
    assert whole.state["since"] == 0 and len(whole.state["facts"]) > 2


async def test_a_rematch_takes_everybody_along() -> None:
    world = World()
    table, browsers = await world.table(2, name="Ana", options={"stall_limit": 1})
    wires = [await browser.live(table).hello() for browser in browsers]
    assert (await browsers[0].post(f"/api/tables/{table}/again")).reason == "not_over"
    await play_on(wires, Luck("again"))
    made = await browsers[0].post(f"/api/tables/{table}/again")
    assert made.status == 201
    twice = await browsers[0].post(f"/api/tables/{table}/again")
    assert twice.data == made.data
    lobby = await wires[1].hear("lobby", after=len(wires[1].heard) - 2)
    assert lobby["lobby"]["next"] == made.data["table"]
    seen = (await browsers[1].get(f"/api/tables/{made.data['table']}")).data
    assert seen["you"]["seats"] == [1]
    assert [seat["name"] for seat in seen["lobby"]["seats"]] == ["Ana", None, None]


async def test_undo_is_a_move_and_the_flag_says_when() -> None:
    world = World()
    table, browsers = await world.table(3, options={"open_hands": True})
    wires = [await browser.live(table).hello() for browser in browsers]
    refused = await wires[0].move("u1", None, ["undo"])
    assert refused["reason"] in ("nothing_to_undo", "undo_barrier")
    assert (await wires[0].move("u2", None, ["bet", ["bluff"]]))["reason"] == "stale_decision"
    assert (await wires[0].move("u3", None, ["force", "deck", "oll20a"]))["reason"] == "trainer_only"


async def test_reactions_are_heard_and_forgotten() -> None:
    world = World()
    table, browsers = await world.table(2)
    wires = [await browser.live(table).hello() for browser in browsers]
    before = world.store.fingerprint()
    wires[0].say({"type": "react", "name": "clap"})
    assert await wires[1].hear("reaction") == {"type": "reaction", "seat": 0, "name": "clap"}
    watcher = await world.browser().live(table).hello()
    watcher.say({"type": "react", "name": "clap"})
    assert (await watcher.hear("refused"))["reason"] == "not_your_seat"
    wires[0].say({"type": "react", "name": "<b>"})
    assert (await wires[0].hear("refused"))["reason"] == "bad_message"
    for _ in range(10):
        wires[0].say({"type": "react", "name": "wow"})
    await world.settle()
    assert (await wires[0].hear("refused"))["reason"] == "too_fast"
    assert world.store.fingerprint() == before


async def test_moves_over_plain_http_through_the_same_gate() -> None:
    world = World()
    table, browsers = await world.table(3)
    wire = await browsers[0].live(table).hello()
    state = (await browsers[1].get(f"/api/tables/{table}?since=0")).data
    body = {"id": "h1", "question": state["view"]["question"]["id"], "move": choose(state["view"]["question"], Luck("h"))}
    first = await browsers[1].post(f"/api/tables/{table}/moves", body)
    again = await browsers[1].post(f"/api/tables/{table}/moves", body)
    assert first.status == 200 and first.data == again.data == {"type": "done", "id": "h1", "seq": 2}
    other = await browsers[1].live(table).hello()
    socket_again = await other.move("h1", body["question"], body["move"])
    assert socket_again == first.data
    await world.settle()
    assert wire.state["seq"] == 2
    reused = await browsers[1].post(f"/api/tables/{table}/moves", {**body, "question": "9.9"})
    assert (reused.status, reused.reason) == (409, "id_reused")
    stale = await browsers[1].post(f"/api/tables/{table}/moves", {**body, "id": "h2"})
    assert stale.status == 409
    stranger: Browser = world.browser()
    refused = await stranger.post(f"/api/tables/{table}/moves", raw=b"not even json")
    assert (refused.status, refused.reason) == (403, "not_your_seat")


async def test_what_stands_behind_a_refused_move_is_not_forgotten() -> None:
    """Two messages come while a commit is under way: a move that is refused, then something that is no move."""
    world = World()
    table, browsers = await world.table(3)
    wires = [await browser.live(table).hello() for browser in browsers]
    question = wires[0].state["view"]["question"]
    live = world.hub.live[table]
    for seat, card in enumerate(("bluff", "nonsense")):
        wires[seat].say({"type": "move", "id": "a", "question": question["id"], "move": ["bet", [card]]})
    wires[2].say({"type": "react", "name": "clap"})
    await world.settle()
    assert [wire.heard[-1]["type"] for wire in wires] == ["reaction"] * 3
    assert "refused" in [heard["type"] for heard in wires[1].heard] and live.phase is Phase.IDLE
