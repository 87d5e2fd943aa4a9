"""Who may sit down when more come than a room of people can be."""

from typing import Any

from alcancia.server import limits
from alcancia.server.classes import admission
from tests.server.classroom import Class, made, started
from tests.server.test_class_faults import again, moved_class
from tests.server.world import Browser, World

CROWD = int(admission.CROWD[1])


async def pin_of(room: Class) -> str:
    """What the trainer's projector shows."""
    pin: str = (await room.seen(eyes="projector"))["pin"]
    assert len(pin) == 6 and pin.isdigit()
    return pin


async def come(room: Class, pin: str | None = None, **body: Any) -> tuple[Browser, str | None]:
    """A device that sits down or is told why not."""
    device = room.world.browser()
    answer = await device.post(f"{room.path}/join" + ("" if pin is None else f"?pin={pin}"), body)
    return device, None if answer.status == 201 else answer.reason


async def flood(room: Class, times: int = CROWD + 20, pin: str | None = None) -> list[Browser]:
    """As many as that at once."""
    return [(await come(room, pin))[0] for _ in range(times)]


async def people(room: Class) -> int:
    return len((await room.seen())["learners"])


async def test_a_flood_is_shown_out_and_the_class_comes_in() -> None:
    world = World()
    room = await made(world)
    early = [(await come(room))[0] for _ in range(3)]
    await world.wait(admission.LATELY + 1)
    scanned, refused = await come(room, await pin_of(room))
    assert refused is None
    await flood(room)
    await world.settle()
    seen = await room.seen()
    assert seen["guarded"] and len(seen["learners"]) == 4, "who came before, and who read the pin, keep their places"
    for device in (*early, scanned):
        assert (await room.seen(device))["you"]
    before = world.store.fingerprint()
    await flood(room)
    assert world.store.fingerprint() == before, "nothing is written for those who are not let in"
    for _ in range(30):
        device, refused = await come(room, await pin_of(room))
        assert refused is None and (await room.seen(device))["guarded"]
    assert await people(room) == 34


async def test_only_a_projector_of_the_trainers_shows_the_pin() -> None:
    world = World()
    room = await made(world)
    pin = await pin_of(room)
    learner = await room.learner()
    for device, eyes in ((world.browser(), "projector"), (learner, "projector"), (learner, "trainer"), (learner, "learner")):
        assert pin not in str(await room.seen(device, eyes)), eyes
    wires = [room.live(device) for device in (room.trainer, learner)]
    for wire in wires:
        wire.say({"type": "hello", "eyes": "projector"})
        await wire.hear("class")
    mark = [len(wire.heard) for wire in wires]
    await world.wait(admission.PIN_SECONDS + 1)
    fresh = (await wires[0].hear("class", mark[0]))["pin"]
    assert fresh != pin and (await wires[1].hear("class", mark[1]))["pin"] is None, "it changes, and is pushed"
    await room.lead("door", open=False)
    assert (await room.seen(eyes="projector"))["pin"] is None


async def test_a_pin_seats_a_few_and_not_for_long() -> None:
    world = World()
    room = await made(world)
    assert (await room.lead("guard", up=True)).status == 200
    assert (await come(room))[1] == "pin_needed" and (await come(room, "000000"))[1] == "pin_needed"
    pin = await pin_of(room)
    seated = [(await come(room, pin))[1] for _ in range(admission.PIN_GUARDED + 5)]
    assert seated.count(None) == admission.PIN_GUARDED and seated[-1] == "pin_needed"
    fresh = await pin_of(room)
    assert fresh != pin, "it has changed as soon as it was used up"
    await world.wait(admission.PIN_SECONDS + 1)
    assert await pin_of(room) != fresh and (await come(room, fresh))[1] is None, "who is slow is not too late at once"
    await world.wait(admission.PIN_KEPT)
    assert (await come(room, fresh))[1] == "pin_needed"
    assert (await room.lead("guard", up=False)).status == 200
    assert (await come(room))[1] is None


async def test_a_flood_with_the_pin_is_shown_out_too() -> None:
    """Somebody reads the projector for their program: the pin that a crowd used counts for nobody."""
    world = World()
    room = await made(world)
    pin = await pin_of(room)
    await flood(room, pin=pin)
    await world.settle()
    assert (await room.seen())["guarded"] and await people(room) == 0
    assert (await come(room, pin))[1] == "pin_needed"
    assert (await come(room, await pin_of(room)))[1] is None


async def test_the_trainers_tap_is_the_last_word() -> None:
    """Whoever is not here is shown out; with the door closed somebody new is let in by the number on their device."""
    world = World()
    room = await made(world)
    here, gone, polls = [await room.learner() for _ in range(3)]
    wire = room.live(here)
    wire.say({"type": "hello"})
    await wire.hear("class")
    await world.wait(admission.HERE_SECONDS + 1)
    await room.seen(polls)
    assert (await room.lead("clear")).data == {"out": 1}
    assert (await room.lead("clear")).data == {"out": 0}
    assert [bool((await room.seen(device))["you"]) for device in (here, gone, polls)] == [True, False, True]
    await room.lead("door", open=False)
    for _ in range(40):
        await world.browser().post(f"{room.path}/knock", {})
    new = world.browser()
    number = (await new.post(f"{room.path}/knock", {})).data["number"]
    assert (await room.seen(new))["knock"] == number
    seen = await room.seen()
    assert seen["knocking"] == 41 and len(seen["knocks"]) <= admission.KNOCKS_SHOWN
    answer = await room.lead("admit", number=number)
    assert (answer.status, answer.data) == (200, {}), "the code of a learner is nobody else's"
    assert (await room.seen(new))["you"] and (await room.lead("admit", number=number)).reason == "no_such_number"


async def test_knocks_without_end_push_nobody_out_who_is_here(monkeypatch: Any) -> None:
    monkeypatch.setattr(admission, "MOST_KNOCKS", 20)
    world = World()
    room = await made(world)
    new = world.browser()
    number = (await new.post(f"{room.path}/knock", {})).data["number"]
    wire = room.live(new)
    wire.say({"type": "hello"})
    await wire.hear("class")
    for _ in range(60):
        assert (await world.browser().post(f"{room.path}/knock", {})).status == 200
    assert len(room.room.admission.knocks) == 20
    assert (await room.lead("admit", number=number)).status == 200


async def test_a_flood_in_mid_lesson_leaves_no_trace_at_the_tables() -> None:
    world = World()
    room = await started(world, 8)
    await world.wait(admission.LATELY + 1)
    seats = [table["seats"] for table in (await room.seen())["tables"]]
    await flood(room)
    await world.settle()
    seen = await room.seen()
    assert seen["guarded"] and [table["seats"] for table in seen["tables"]] == seats
    for table in room.room.state.tables:
        chairs = world.hub.live[table.table].lobby.chairs
        assert all(len(chair.called) == 1 and chair.bot is None for chair in chairs)


async def test_a_guarded_class_is_guarded_after_a_restart() -> None:
    world = World()
    room = await made(world)
    await flood(room)
    await world.settle()
    room = moved_class(room, again(world))
    assert (await room.seen())["guarded"]
    assert (await come(room))[1] == "pin_needed" and (await come(room, await pin_of(room)))[1] is None


async def test_sockets_of_strangers_leave_room_for_those_with_a_place(monkeypatch: Any) -> None:
    monkeypatch.setattr(limits, "SOCKETS_AT_CLASS", 10)
    world = World()
    room = await made(world)
    learner = await room.learner()
    strangers = [room.live(world.browser()) for _ in range(12)]
    for wire in strangers:
        wire.say({"type": "hello"})
    await world.settle()
    assert sum(wire.closed is None for wire in strangers) == 6
    for device, eyes in ((learner, "learner"), (room.trainer, "trainer")):
        wire = room.live(device)
        wire.say({"type": "hello", "eyes": eyes})
        assert (await wire.hear("class"))["eyes"] == eyes
