"""A lesson from the open door to tables that play."""

from alcancia.kernel import Luck
from tests.server.classroom import made, started
from tests.server.world import World, choose


async def test_from_the_door_to_the_tables() -> None:
    world = World()
    room = await made(world, minutes=60)
    guest = world.browser()
    assert (await guest.post("/api/find", {"code": room.code.lower()})).data == {"class": room.id}
    before = world.store.fingerprint()
    assert (await room.seen(guest))["you"] == []
    assert world.store.fingerprint() == before, "looking takes no seat"

    devices = await room.learners(8)
    seen = await room.seen()
    assert seen["plan"]["sizes"] == [4, 4] and seen["plan"]["fits"]
    assert len({learner["animal"] for learner in seen["learners"]}) == 8

    assert (await room.lead("start")).status == 200
    seats = set()
    for device in devices:
        (you,) = (await room.seen(device))["you"]
        state = (await device.get(f"/api/tables/{you['table']}")).data
        assert state["you"]["seat"] == you["seat"] and state["lobby"]["status"] == "playing"
        called = state["lobby"]["seats"][you["seat"]]["called"]
        assert [row["animal"] for row in called] == [you["animal"]]
        assert state["lobby"]["class"]["sign"] == you["sign"]
        seats.add((you["table"], you["seat"]))
    assert len(seats) == 8
    wall = (await room.seen())["wall"]
    assert [tile["sign"] for tile in wall] == ["triangle", "circle"]
    assert all(tile["status"] == "playing" and tile["round"] == 1 for tile in wall)


async def test_a_change_is_pushed_to_the_wall() -> None:
    world = World()
    room = await started(world, 3)
    wall = room.live(room.trainer)
    wall.say({"type": "hello", "eyes": "trainer"})
    first = await wall.hear("class")
    assert first["wall"][0]["seats"][0]["waits"] is not None
    (you,) = (await room.seen(room.devices[0]))["you"]
    wire = await room.devices[0].live(you["table"]).hello()
    question = wire.state["view"]["question"]
    after = len(wall.heard)
    assert (await wire.move("a", question["id"], choose(question, Luck("a"))))["type"] == "done"
    tile = (await wall.hear("tile", after))["tile"]
    assert tile["seats"][you["seat"]] | {"waits": None} == tile["seats"][you["seat"]]


async def test_several_at_one_device_and_two_at_one_seat() -> None:
    world = World()
    room = await made(world)
    tablet = await room.learner(heads=4)
    pair = await room.learner(heads=2, pair=True)
    await room.learners(3)
    assert (await room.lead("start")).status == 200
    four = (await room.seen(tablet))["you"]
    assert len({you["table"] for you in four}) == 1
    state = (await tablet.get(f"/api/tables/{four[0]['table']}")).data
    assert state["you"]["seats"] == sorted(you["seat"] for you in four)
    two = (await room.seen(pair))["you"]
    assert len({(you["table"], you["seat"]) for you in two}) == 1 and [one["animal"] for one in two[0]["beside"]] == [two[1]["animal"]]
