"""What a trainer does while the tables play: freeze, say, help, and what the class notices by itself."""

import asyncio
import json
from typing import Any

from alcancia.kernel import Luck
from tests.server.classroom import Class, started
from tests.server.lessons import decide
from tests.server.world import Browser, Wire, World, choose


async def at_table(room: Class, device: Browser) -> tuple[Wire, dict[str, Any]]:
    """A learner's socket at their table, and their place."""
    (you,) = (await room.seen(device))["you"]
    return await device.live(you["table"]).hello(), you


async def move(wire: Wire, id: str = "m") -> Any:
    """Any legal move."""
    question = wire.state["view"]["question"]
    return await wire.move(id, question["id"], choose(question, Luck(id)))


async def test_no_move_is_accepted_after_a_freeze_was_answered() -> None:
    world = World()
    room = await started(world, 8)
    wires = [(await at_table(room, device))[0] for device in room.devices]
    assert (await room.lead("freeze", seconds=60, phrase="eyes_here")).status == 200
    for wire in wires:
        assert wire.state["view"] is not None
        answer = await move(wire)
        assert answer["reason"] == "paused", answer
        assert (await wire.hear("lobby"))["lobby"]["class"]["held"] is True
    shown = await room.seen(room.devices[0])
    assert shown["freeze"] == {"when": "now", "left": 60, "phrase": "eyes_here"}
    clock = wires[0].state["clock"]
    await world.wait(30)
    assert (await room.seen(room.devices[0]))["freeze"]["left"] == 30
    await world.wait(31)
    assert (await room.seen())["freeze"] is None, "it lifts itself"
    assert (await move(wires[0], "n"))["type"] == "done"
    left = {row["seat"]: row["left"] for row in clock["seats"]}
    for row in wires[1].state["clock"]["seats"]:
        assert row["left"] >= left[row["seat"]] - 3, "nobody pays for the time everybody stood"


async def test_until_i_say_and_two_trainers_at_once() -> None:
    world = World()
    room = await started(world, 3)
    other = world.browser()
    code = (await room.lead("codes", role="cotrainer")).data["code"]
    assert (await other.post("/api/return", {"code": code})).data == {"class": room.id, "role": "cotrainer"}
    assert (await world.browser().post("/api/return", {"code": code})).reason == "no_such_code", "used once"
    assert (await other.post(f"{room.path}/freeze", {})).status == 200
    assert (await other.post(f"{room.path}/close", {})).reason == "guide_only", "only the trainer closes the class"
    assert (await room.seen(other))["freeze"] == {"when": "now", "left": None, "phrase": None}
    for _ in range(5):
        pressed = [
            room.lead("unfreeze"),
            other.post(f"{room.path}/unfreeze", {}),
            room.lead("freeze"),
            other.post(f"{room.path}/freeze", {}),
        ]
        assert [answer.status for answer in await asyncio.gather(*pressed)] == [200] * 4, "all at once"
        held = [live.lobby.paused for live in world.hub.live.values()]
        assert held == [(await room.seen())["freeze"] is not None], "what is told is so"
    assert (await room.lead("unfreeze")).status == 200
    wire, _ = await at_table(room, room.devices[0])
    assert (await move(wire))["type"] == "done"


async def test_a_freeze_without_an_end_is_lifted_when_nobody_leads() -> None:
    world = World()
    room = await started(world, 3)
    await room.lead("freeze")
    await world.wait(590)
    assert world.hub.classes.live[room.id].state.freeze is not None
    await world.wait(20)
    assert world.hub.classes.live[room.id].state.freeze is None
    wire, _ = await at_table(room, room.devices[0])
    assert (await move(wire))["type"] == "done"


async def test_at_the_end_of_the_round() -> None:
    world = World()
    room = await started(world, 3)
    wires = [(await at_table(room, device))[0] for device in room.devices]
    assert (await room.lead("freeze", when="round", seconds=60)).status == 200
    assert (await room.seen())["freeze"]["when"] == "round"
    for turn in range(60):
        if wires[0].state["lobby"]["paused"] or (await room.seen())["freeze"]["when"] == "now":
            break
        for wire in wires:
            if wire.state["view"]["question"] is not None:
                await move(wire, f"r{turn}")
        await world.settle()
    shown = await room.seen()
    assert shown["freeze"] == {"when": "now", "left": 60, "phrase": None} and shown["wall"][0]["round"] == 2


async def test_nobody_is_late_for_a_round_that_others_still_finish() -> None:
    world = World()
    room = await started(world, 6)
    quick, slow = room.room.state.tables
    assert (await room.lead("freeze", when="round")).status == 200
    luck = Luck("quick")
    for turn in range(60):
        if quick.table in room.room.state.stand:
            break
        await decide(world, quick.table, luck, turn)
        await world.settle()
    assert room.room.state.stand == {quick.table} and (await room.seen())["wall"], "waits are counted from the first look"
    await world.wait(90)
    shown = {tile["table"]: tile for tile in (await room.seen())["wall"]}
    waits = {table: max(seat["waits"] or 0 for seat in tile["seats"]) for table, tile in shown.items()}
    assert waits[slow.table] == 90 and waits[quick.table] <= 1
    live: Any = world.hub.live[quick.table]
    pace = room.room.paces.of(live)
    assert room.room.paces.now(quick.table) - pace.since <= 1, "nor is the round any longer for its forecast"


async def test_messages_are_counted_when_read() -> None:
    world = World()
    room = await started(world, 8)
    assert (await room.lead("say", phrase="well_done")).data == {"message": 1}
    assert (await room.lead("say", text="  Look at   page 3  ", tables=["circle"])).data == {"message": 2}
    (device, *_) = [device for device in room.devices if (await room.seen(device))["you"][0]["sign"] == "circle"]
    assert [row["text"] for row in (await room.seen(device))["messages"]] == [None, "Look at page 3"]
    assert (await device.post(f"{room.path}/seen", {"message": 2})).status == 200
    assert [row["message"] for row in (await room.seen(device))["messages"]] == [1]
    assert [(row["seen"], row["of"]) for row in (await room.seen())["messages"]] == [(0, 8), (1, 4)]
    log = " ".join(row.body for row in world.store.logs[room.id].rows)
    assert "page 3" not in log, "words of the trainer's own are where they can be erased"
    for body, reason in (
        ({}, "bad_message"),
        ({"phrase": "nonsense"}, "no_such_phrase"),
        ({"phrase": "listen", "text": "x"}, "bad_message"),
        ({"phrase": "listen", "tables": ["house"]}, "no_such_sign"),
        ({"text": "a\u0007b"}, "bad_message"),
    ):
        assert (await room.lead("say", **body)).reason == reason, body
    assert (await device.post(f"{room.path}/seen", {"message": 9})).reason == "no_such_message"


async def test_hands_are_a_row() -> None:
    world = World()
    room = await started(world, 4)
    for number in (2, 0):
        (you,) = (await room.seen(room.devices[number]))["you"]
        assert (await room.devices[number].post(f"{room.path}/hand", {"learner": you["learner"], "up": True})).status == 200
    assert (await room.seen(room.devices[0]))["you"][0]["hand"] == 2
    hands = (await room.seen())["hands"]
    assert [hand["learner"] for hand in hands] == [3, 1] and {hand["why"] for hand in hands} == {"raised"}
    assert (await room.lead("lower", learner=3)).status == 200
    assert (await room.seen(room.devices[0]))["you"][0]["hand"] == 1
    stolen = await room.devices[0].post(f"{room.path}/hand", {"learner": 3, "up": True})
    assert stolen.reason == "not_your_learner"


async def test_a_hand_goes_up_by_itself() -> None:
    world = World()
    room = await started(world, 3)
    wire, you = await at_table(room, room.devices[0])
    question = wire.state["view"]["question"]
    for number in range(3):
        assert (await wire.move(f"bad{number}", question["id"], ["nonsense"]))["type"] == "refused"
    await world.settle()
    assert [(hand["learner"], hand["why"]) for hand in (await room.seen())["hands"]] == [(you["learner"], "refused")]


async def test_two_clocks_raise_a_hand() -> None:
    world = World()
    room = await started(world, 3, clock=15)
    _, you = await at_table(room, room.devices[0])
    table = f"/api/tables/{you['table']}"
    for _ in range(60):
        await world.wait(3)
        if any(hand["learner"] == you["learner"] for hand in (await room.seen())["hands"]):
            break
        for device in room.devices:
            (theirs,) = (await room.seen(device))["you"]
            await device.post(f"{table}/bot", {"seat": theirs["seat"], "bot": None})
    assert (you["learner"], "clock") in [(hand["learner"], hand["why"]) for hand in (await room.seen())["hands"]]


async def test_help_for_one_table_is_recorded_there() -> None:
    world = World()
    room = await started(world, 3)
    _, you = await at_table(room, room.devices[0])
    seat = you["seat"]
    assert (await room.lead("help", sign="triangle", what="extra", seat=seat, seconds=90)).status == 200
    assert (await room.lead("help", sign="triangle", what="autopilot", seat=seat, on=True)).status == 200
    await world.settle()
    lobby = (await room.devices[0].get(f"/api/tables/{you['table']}")).data["lobby"]["seats"][seat]
    assert lobby["extra"] == 90 and lobby["bot"] is not None
    assert (await room.seen())["wall"][0]["seats"][seat]["bot"] is True
    assert (await room.lead("help", sign="triangle", what="autopilot", seat=seat, on=False)).status == 200
    assert (await room.lead("help", sign="triangle", what="hint", seat=seat)).status == 200
    assert (await room.lead("help", sign="house", what="hint", seat=seat)).reason == "no_such_sign"
    assert (await room.lead("help", sign="triangle", what="hint", seat=9)).reason == "no_such_seat"
    assert [json.loads(row.body)["is"] for row in world.store.logs[room.id].rows].count("helped") == 4


async def test_back_by_one_and_to_the_beginning_of_the_round() -> None:
    world = World()
    room = await started(world, 3)
    wires = [(await at_table(room, device))[0] for device in room.devices]
    live: Any = next(iter(world.hub.live.values()))
    for turn in range(60):
        for wire in wires:
            if wire.state["view"]["question"] is not None and not (
                live.memory.table.state.period == 3 and len(live.memory.table.asked) < 3
            ):
                await move(wire, f"b{turn}")
        await world.settle()
        if live.memory.table.state.period == 3 and len(live.memory.table.asked) < 3:
            break
    entries = len(live.memory.table.entries)
    assert (await room.lead("help", sign="triangle", what="undo")).status == 200
    assert live.memory.table.entries[-1][1] == ("rewind", entries - 1)
    assert (await room.lead("help", sign="triangle", what="round_start")).status == 200
    to = live.memory.table.entries[-1][1][1]
    before = live.memory.playback.position(to)
    assert before.state.period == 3 and live.memory.playback.position(to - 1).state.period == 2


async def test_an_event_and_a_rule_for_all_tables() -> None:
    world = World()
    room = await started(world, 6, game="financialit")
    assert len((await room.seen())["wall"]) == 2
    answer = await room.lead("rule", option="rounds", value=5)
    assert answer.data == {"refused": []}, answer.data
    lives: Any = world.hub.live.values()
    for live in lives:
        assert ("rounds", 5) in live.memory.table.state.changes
    streams = next(iter(lives)).memory.table.streams()
    stream = next(stream for stream in streams if stream["outcomes"])
    answer = await room.lead("event", stream=stream["stream"], outcome=stream["outcomes"][0])
    assert answer.data == {"refused": []}, answer.data
    for live in lives:
        assert live.memory.table.dealer.queued(stream["stream"])
    bad = await room.lead("event", stream="nowhere", outcome="x", tables=["circle"])
    assert bad.status == 409, bad.data
    before = world.store.fingerprint()
    assert (await room.lead("rule", option="nothing", value=1)).data["refused"][0]["reason"] == "option_unknown"
    assert world.store.fingerprint() == before, "what no table took did not happen"


async def test_a_bookmark_is_a_step_of_a_table() -> None:
    world = World()
    room = await started(world, 3)
    wire, you = await at_table(room, room.devices[0])
    await move(wire)
    assert (await room.lead("bookmark", sign="triangle")).status == 200
    assert (await room.seen())["bookmarks"] == [{"sign": "triangle", "table": you["table"], "step": 1}]
