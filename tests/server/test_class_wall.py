"""The wall: small, pushed, and nothing on it that a spectator could not see."""

import json
from typing import Any

import pytest

from alcancia.games import GAMES
from alcancia.kernel import Luck
from alcancia.server.classes import messages
from tests.server.classroom import started
from tests.server.lessons import decide
from tests.server.world import World

MOST_BYTES = 2_000


@pytest.mark.parametrize("game", GAMES)
async def test_a_change_is_at_most_two_kilobytes(game: str) -> None:
    world = World()
    room = await started(world, 10, game=game)
    wall = room.live(room.trainer)
    wall.say({"type": "hello", "eyes": "trainer"})
    await wall.hear("class")
    luck = Luck("wall")
    for device in room.devices[:3]:
        (you,) = (await room.seen(device))["you"]
        await device.post(f"{room.path}/hand", {"learner": you["learner"], "up": True})
    for turn in range(30):
        for id in list(world.hub.live):
            await decide(world, id, luck, turn)
        room.room._push()
    tiles = [heard for heard in wall.heard if heard["type"] == "tile"]
    assert len(tiles) >= 30
    assert max(len(json.dumps(tile, separators=(",", ":"))) for tile in tiles) <= MOST_BYTES
    keys = {"money", "debt", "wellbeing", "cards", "waits", "here", "bot", "hand", "learners"}
    seats = [seat for tile in tiles for seat in tile["tile"]["seats"]]
    assert all(set(seat) == keys for seat in seats)
    assert all({seat["money"], seat["cards"]} != {None} for seat in seats), "every game has something to show"


async def test_forty_eight_learners_at_twelve_tables() -> None:
    world = World()
    room = await started(world, 48)
    shown = await room.seen()
    assert [len(table["seats"]) for table in shown["tables"]] == [4] * 12
    assert len({table["sign"] for table in shown["tables"]}) == 12
    assert len(json.dumps(shown["wall"])) <= 12 * MOST_BYTES


async def test_nothing_private_leaves_by_the_wall() -> None:
    """The cards of hands are planted and looked for in every byte that trainer and projector got from the class."""
    world = World()
    room = await started(world, 6)
    for eyes in ("trainer", "projector"):
        wire = room.live(room.trainer)
        wire.say({"type": "hello", "eyes": eyes})
        await wire.hear("class")
    luck = Luck("canary")
    for turn in range(20):
        for id in list(world.hub.live):
            await decide(world, id, luck, turn)
        room.room._push()
        await room.seen()
    tables: list[Any] = [live.memory.table for live in world.hub.live.values()]
    cards = {card for table in tables for hand in table.state.hand for card in hand} - {"bluff"}
    told = [text for text in room.trainer.received if b'"type":"class"' in text or b'"type":"tile"' in text]
    assert len(told) > 20 and cards
    assert not [card for card in cards for text in told if f'"{card}"'.encode() in text]


async def test_what_each_audience_never_gets() -> None:
    world = World()
    room = await started(world, 4, names=True)
    await room.lead("say", text="only for one", learner=1)
    hashes = [device for known in room.room.register.learners.values() for device in known.devices]
    codes = [known.code for known in room.room.register.learners.values()]
    stranger = world.browser()
    for browser in (stranger, *room.devices, room.trainer):
        for eyes in ("learner", "projector", "trainer"):
            shown = json.dumps(await room.seen(browser, eyes))
            assert not any(secret in shown for secret in (*hashes, *[code for code in codes if code], room.room.register.key))
            may_read = (eyes == "trainer" and browser is room.trainer) or (browser is room.devices[0] and eyes != "projector")
            assert ("only for one" in shown) == may_read, eyes
    assert (await room.seen(stranger, "trainer"))["eyes"] == "learner"
    assert "learners" not in await room.seen(room.devices[1], "learner"), "a device knows its own places"


async def test_hold_and_absence_are_on_the_wall() -> None:
    world = World()
    room = await started(world, 3)
    (you,) = (await room.seen(room.devices[0]))["you"]
    assert not (await room.seen())["wall"][0]["seats"][you["seat"]]["here"]
    wire = await room.devices[0].live(you["table"]).hello()
    assert (await room.seen())["wall"][0]["seats"][you["seat"]]["here"]
    await world.wait(40)
    assert (await room.seen())["wall"][0]["seats"][you["seat"]]["waits"] == 40
    await room.lead("freeze")
    await world.wait(60)
    (tile,) = (await room.seen())["wall"]
    assert tile["held"] and tile["seats"][you["seat"]]["waits"] <= 41, "nobody is waited for while all stand"
    await room.lead("unfreeze")
    room.room.receive(messages.Breathe(you["table"], 50))
    await world.wait(51)
    (tile,) = (await room.seen())["wall"]
    assert not tile["held"] and tile["seats"][you["seat"]]["waits"] <= 1, "who had time to talk is not late for it"
    wire.hang_up()
