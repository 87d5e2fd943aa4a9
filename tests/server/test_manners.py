"""Nobody is stuck: manners, clocks, autopilot, latecomers, pause; across sleep, restarts and full disks."""

import asyncio
from typing import Any

from alcancia.kernel import Luck, Refused
from alcancia.server.store import Failed
from tests.server.world import Browser, Wire, World, choose


async def playing(people: int = 2, **terms: Any) -> tuple[World, str, list[Browser], list[Wire]]:
    """A table at which bots never answer by themselves, so that everybody who is waited for is a person."""
    world = World()
    world.hub.pace = 1e9
    table, browsers = await world.table(people, **terms)
    return world, table, browsers, [await browser.live(table).hello() for browser in browsers]


def seats(clock: Any) -> dict[int, tuple[int, str]]:
    return {row["seat"]: (row["left"], row["stage"]) for row in clock["seats"]}


async def bet(wire: Wire, id: str) -> Any:
    question = wire.state["view"]["question"]
    return await wire.move(id, question["id"], choose(question, Luck(id)))


async def test_manners_are_the_hosts_and_checked() -> None:
    _world, table, (host, other), wires = await playing()
    at = f"/api/tables/{table}"
    first = wires[1].state["lobby"]
    assert first["manners"] == {
        "clock": 120,
        "autopilot": "baseline",
        "hints": True,
        "coach": 0,
        "listed": False,
        "latecomers": True,
        "door": "open",
    }
    assert first["paused"] is False and first["tutorial"] is False and first["trainer"] is False
    assert (await other.post(f"{at}/manners", {"clock": None})).reason == "host_only"
    for bad in ({"clock": 14}, {"clock": 86_401}, {"clock": True}, {"clock": "60"}, {"hints": 1}, {"autopilot": None}, {"speed": 1}):
        assert (await host.post(f"{at}/manners", bad)).reason == "bad_message", bad
    assert (await host.post(f"{at}/manners", {"autopilot": "genius"})).reason == "unknown_bot"
    changed = (await host.post(f"{at}/manners", {"clock": None, "autopilot": "random"})).data["lobby"]["manners"]
    assert changed == {"clock": None, "autopilot": "random", "hints": True, "coach": 0, "listed": False, "latecomers": True, "door": "open"}
    assert (await host.post(f"{at}/manners", {"listed": True})).data["lobby"]["manners"]["clock"] is None
    for seconds in (-1, 601, True, None):
        assert (await host.post(f"{at}/extra", {"seat": 1, "seconds": seconds})).reason == "bad_message"
    assert (await other.post(f"{at}/extra", {"seat": 0, "seconds": 60})).reason == "not_your_seat"
    assert (await other.post(f"{at}/extra", {"seat": 1, "seconds": 60})).reason == "host_only"
    assert (await host.post(f"{at}/extra", {"seat": 1, "seconds": 60})).data["lobby"]["seats"][1]["extra"] == 60
    assert (await host.post(f"{at}/extra", {"seat": 9, "seconds": 60})).reason == "no_such_seat"


async def test_prompt_hint_autopilot_and_one_tap_back() -> None:
    world, table, browsers, wires = await playing()
    at = f"/api/tables/{table}"
    assert seats(wires[0].state["clock"]) == {0: (120, "quiet"), 1: (120, "quiet")}
    await world.wait(59)
    assert not [heard for heard in wires[0].heard if heard["type"] == "clock"], "nothing to say yet"
    await world.wait(1)
    assert seats((await wires[0].hear("clock"))["clock"]) == {0: (60, "nudge"), 1: (60, "nudge")}
    await bet(wires[0], "m0")
    assert seats(wires[1].state["clock"]) == {1: (60, "nudge")}, "the other clock runs on"
    await world.wait(30)
    assert seats((await wires[1].hear("clock"))["clock"]) == {1: (30, "hint")}
    await world.wait(29)
    assert wires[0].state["lobby"]["seats"][1]["bot"] is None
    await world.wait(1)
    lobby = (await wires[0].hear("lobby"))["lobby"]["seats"][1]
    assert (lobby["kind"], lobby["bot"], lobby["away"]) == ("person", "baseline", True)
    assert (await wires[0].hear("clock"))["clock"] is None
    assert (await browsers[0].post(f"{at}/bot", {"seat": 1, "bot": None})).status == 200, "the host may wake somebody"
    await world.wait(120)
    assert world.hub.live[table].lobby.chairs[1].away
    back = await browsers[1].post(f"{at}/bot", {"seat": 1, "bot": None})
    assert back.data["lobby"]["seats"][1] | {"here": True} == lobby | {"bot": None, "away": False, "here": True}
    assert seats((await wires[1].hear("clock"))["clock"]) == {1: (30, "hint")}, "a moment to look for who came back"
    assert (await bet(wires[1], "m1"))["type"] == "done"


async def test_the_autopilot_plays_and_the_table_goes_on() -> None:
    world, table, _, wires = await playing()
    world.hub.pace = 0
    world.hub.live[table].bots._thinking.clear()
    world.hub.live[table].bots.wake()
    await bet(wires[0], "m0")
    await world.wait(120)
    game = world.hub.live[table].memory.table
    assert game is not None and not game.state.envelopes() and len(game.entries) >= 3, "the third seat's bot played, and the autopilot"


async def test_alone_with_bots_nobody_waits_for_you() -> None:
    world, table, browsers, wires = await playing(1)
    assert wires[0].state["clock"] is None and not world.hub.ticking
    await world.wait(500)
    assert world.hub.live[table].lobby.chairs[0].bot is None
    # Two seats on one device are one person.
    hot = await browsers[0].post(f"/api/tables/{table}/join", {"seat": 1, "hotseat": True})
    assert hot.reason == "one_side", "several seats at one device are taken before the start"
    host = world.browser()
    made = (await host.post("/api/tables", {"game": "multiverse", "seats": 3})).data["table"]
    assert (await host.post(f"/api/tables/{made}/join", {"seat": 1, "hotseat": True})).status == 201
    assert (await host.post(f"/api/tables/{made}/start", {"fill": "random"})).status == 200
    assert not world.hub.ticking


async def test_the_last_one_is_not_played_out_when_all_are_gone() -> None:
    world, table, _, wires = await playing(2)
    world.hub.pace = 0
    world.hub.live[table].bots._thinking.clear()
    world.hub.live[table].bots.wake()
    for wire in wires:
        wire.hang_up()
    await asyncio.sleep(0.15)
    await world.wait(1000)
    chairs = world.hub.live[table].lobby.chairs
    game = world.hub.live[table].memory.table
    assert game is not None and not game.over
    assert not (chairs[0].away and chairs[1].away) or len(game.entries) < 10, "the game waits for whoever comes back"


async def test_no_clock_extra_time_and_changes_while_it_runs() -> None:
    world, table, browsers, wires = await playing()
    at = f"/api/tables/{table}"
    await browsers[0].post(f"{at}/extra", {"seat": 1, "seconds": 30})
    assert seats((await wires[0].hear("clock"))["clock"]) == {0: (120, "quiet"), 1: (150, "quiet")}
    await world.wait(40)
    await browsers[0].post(f"{at}/manners", {"clock": 60})
    assert seats((await wires[0].hear("clock"))["clock"]) == {0: (20, "nudge"), 1: (50, "quiet")}
    await browsers[0].post(f"{at}/manners", {"clock": None})
    assert (await wires[0].hear("clock"))["clock"] is None
    await world.wait(1000)
    assert not any(chair.away for chair in world.hub.live[table].lobby.chairs)


async def test_a_limit_of_the_rules_ends_in_the_default_and_not_in_the_autopilot() -> None:
    options = {"order": "seat", "quiz_seconds": 20}
    world, table, (host,), (wire,) = await playing(1, game="citylife", seats=2, options=options)
    await host.post(f"/api/tables/{table}/manners", {"clock": None})
    assert wire.state["clock"] is None, "only the quiz is limited"
    live = world.hub.live[table]
    assert live.memory.table is not None
    live.memory.table.dealer.force("die", 3)
    await wire.move("m0", wire.state["view"]["question"]["id"], ["roll"])
    await wire.move("m1", wire.state["view"]["question"]["id"], ["pass"])
    assert wire.state["view"]["question"]["name"] == "answer"
    assert seats(wire.state["clock"]) == {0: (20, "quiet")}, "alone with bots as well"
    await world.wait(19)
    assert seats(live.clocks.shown()) == {0: (1, "quiet")}, "nobody is reminded"
    await world.wait(1)
    await wire.hear("state")
    assert "quiz_late" in [fact["key"] for fact in wire.state["facts"]]
    assert wire.state["lobby"]["seats"][0]["bot"] is None
    assert seats(wire.state["clock"]) == {0: (20, "quiet")}, "the next question has its own time"


async def test_pause_stops_clocks_bots_and_moves() -> None:
    world, table, browsers, wires = await playing()
    at = f"/api/tables/{table}"
    await world.wait(30)
    assert (await browsers[1].post(f"{at}/pause", {"paused": True})).reason == "host_only"
    # In flight: what came before the pause counts, what came after it does not.
    question = wires[0].state["view"]["question"]
    move = choose(question, Luck("x"))
    wires[0].say({"type": "move", "id": "before", "question": question["id"], "move": move})
    await asyncio.sleep(0)
    paused = asyncio.ensure_future(browsers[0].post(f"{at}/pause", {"paused": True}))
    await asyncio.sleep(0)
    await paused
    await world.settle()
    assert [heard["type"] for heard in wires[0].heard if heard.get("id") == "before"] == ["done"]
    refused = await wires[1].move("after", question["id"], ["bet", ["bluff"]])
    assert refused["reason"] == "paused"
    assert (await wires[1].hear("lobby"))["lobby"]["paused"] is True
    assert (await wires[1].hear("clock"))["clock"] == {"paused": True, "seats": [{"seat": 1, "left": 90, "of": 120, "stage": "quiet"}]}
    world.hub.pace = 0
    live = world.hub.live[table]
    live.bots._thinking.clear()
    live.bots.wake()
    await world.wait(1000)
    assert live.memory.seq == 2 and not world.bots.asked, "nobody moved and no bot thought"
    assert not live.lobby.chairs[1].away
    await browsers[0].post(f"{at}/pause", {"paused": False})
    await world.settle()
    clock = (await wires[1].hear("clock"))["clock"]
    assert clock == {"paused": False, "seats": [{"seat": 1, "left": 90, "of": 120, "stage": "quiet"}]}
    assert len(world.bots.asked) == 1
    again = await wires[1].move("after", question["id"], ["bet", ["bluff"]])
    assert again["type"] == "done", "the same message counts after the pause"


async def test_a_bots_answer_during_the_pause_is_dropped_and_asked_for_again() -> None:
    world = World()
    replies: list[Any] = []
    world.bots.ask = lambda *args: replies.append(args[-1])  # type: ignore[method-assign]
    table, (host,) = await world.table(1)
    await world.settle()
    assert len(replies) == 2
    await host.post(f"/api/tables/{table}/pause", {"paused": True})
    for reply in replies:
        reply([["bet", ["bluff"]], "", None])
    await world.settle()
    assert world.hub.live[table].memory.seq == 1
    await host.post(f"/api/tables/{table}/pause", {"paused": False})
    await world.settle()
    assert len(replies) == 4
    replies[2]([["bet", ["bluff"]], "", None])
    await world.settle()
    assert world.hub.live[table].memory.seq == 2


async def test_a_laptop_that_slept_gives_the_time_back() -> None:
    world, table, _, _wires = await playing()
    await world.wait(10)
    for _ in range(20):
        world.clock.sleep(600)
        world.hub.beat()
    await world.settle()
    lobby = world.hub.live[table].lobby
    assert not any(chair.away for chair in lobby.chairs)
    assert seats(world.hub.live[table].clocks.shown()) == {0: (90, "quiet"), 1: (90, "quiet")}
    world.clock.day -= 3600 * 24 * 365
    await world.wait(1)
    assert seats(world.hub.live[table].clocks.shown()) == {0: (89, "quiet"), 1: (89, "quiet")}, "the calendar does not matter"


async def test_clocks_after_a_restart_and_after_a_rest() -> None:
    world, table, _, wires = await playing(3)
    await world.wait(50)
    for wire in wires:
        wire.hang_up()
    await world.settle()
    # A table nobody is at leaves the memory; its time goes on.
    live = world.hub.live[table]
    world.clock.sleep(40)
    live.quiet_since -= 10_000
    await world.hub.sweep()
    assert table not in world.hub.live and not world.hub.ticking
    again = await world.hub.open(table)
    assert not isinstance(again, Refused)
    assert seats(again.clocks.shown()) == {seat: (30, "hint") for seat in range(3)}
    # A new server knows nothing of it: everybody has all the time again.
    other = World(world.store)
    other.hub.pace = 1e9
    opened = await other.hub.open(table)
    assert not isinstance(opened, Refused)
    assert seats(opened.clocks.shown()) == {seat: (120, "quiet") for seat in range(3)}


async def test_a_disk_that_fails_when_the_clock_runs_out() -> None:
    world, table, _, _wires = await playing()
    world.store.fail = lambda what: Failed("try_later") if what == "save_lobby" else None
    await world.wait(130)
    assert not world.hub.live[table].lobby.chairs[0].away
    world.store.fail = lambda what: None
    await world.wait(130)
    assert world.hub.live[table].lobby.chairs[0].away or world.hub.live[table].lobby.chairs[1].away
    assert not world.hub.live[table].frozen


async def test_who_moves_in_the_last_second_is_not_taken_over() -> None:
    world, table, _, wires = await playing()
    await world.wait(119)
    question = wires[0].state["view"]["question"]
    wires[0].say({"type": "move", "id": "last", "question": question["id"], "move": choose(question, Luck("x"))})
    await asyncio.sleep(0)
    await world.wait(1)
    assert (await wires[0].hear("done"))["id"] == "last"
    chairs = world.hub.live[table].lobby.chairs
    assert not chairs[0].away and chairs[1].away


async def test_leaving_in_play_and_coming_late() -> None:
    world, table, (host, other), wires = await playing()
    at = f"/api/tables/{table}"
    assert (await other.post(f"{at}/leave", {"seat": 1})).status == 200
    seat = (await wires[0].hear("lobby"))["lobby"]["seats"][1]
    assert (seat["kind"], seat["bot"], seat["name"], seat["away"]) == ("bot", "baseline", None, False)
    assert wires[1].closed == 4403
    late, later, latest = (world.browser() for _ in range(3))
    assert (await late.post(f"{at}/join", {"name": "Late", "seat": 2})).data == {"seat": None, "waiting": 1}, (
        "the bot's seat of one's choice"
    )
    assert (await host.post(f"{at}/admit", {"guest": 1})).data["lobby"]["seats"][2]["name"] == "Late"
    assert (await later.post(f"{at}/join", {"seat": 0})).reason == "seat_taken", "nobody's who is a person"
    assert (await later.post(f"{at}/join", {})).data["waiting"] == 1
    news = (await host.post(f"{at}/admit", {"guest": 1})).data["lobby"]["news"]
    assert [(note["key"], note["seat"]) for note in news] == [("came_late", 2), ("came_late", 1)]
    assert (await latest.post(f"{at}/join", {})).reason == "no_open_seat"
    await later.post(f"{at}/leave", {"seat": 1})
    await host.post(f"{at}/manners", {"latecomers": False})
    assert (await latest.post(f"{at}/join", {})).reason == "no_open_seat"
    assert (await latest.post(f"{at}/join", {"seat": 1})).reason == "seat_taken"
    # Shown out is shown out: no bot's seat either.
    await host.post(f"{at}/manners", {"latecomers": True})
    await host.post(f"{at}/remove", {"seat": 2})
    assert (await late.post(f"{at}/join", {"seat": 1})).reason == "removed"


async def test_an_empty_seat_is_waited_for_no_longer_than_a_person() -> None:
    world, table, (host, other), _wires = await playing()
    await host.post(f"/api/tables/{table}/remove", {"seat": 1})
    assert seats(world.hub.live[table].clocks.shown()) == {1: (120, "quiet")}
    await world.wait(120)
    chair = world.hub.live[table].lobby.chairs[1]
    assert (chair.kind, chair.bot) == ("bot", "baseline")
    assert (await other.post(f"/api/tables/{table}/join", {})).reason == "removed"
