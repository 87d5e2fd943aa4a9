"""Predict, then reveal: everybody guesses once, nobody too late, and nobody is given away; in a class and at a table of its own."""

import asyncio
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcancia.kernel import Luck
from alcancia.server import coaching, records
from alcancia.server.classes.events import read
from alcancia.server.classes.state import from_log
from alcancia.server.guessing import FEWEST, GUESSES, class_shares, hidden
from tests.server.classroom import Class, started
from tests.server.lessons import decide
from tests.server.test_class_debrief import asked_until_done, played
from tests.server.world import Browser, World


@pytest.fixture(autouse=True)
def _small_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alcancia.coach.debriefing.BUDGETS", {"multiverse": 100})
    monkeypatch.setattr(coaching, "SLICE", 0.0)
    monkeypatch.setattr(records, "_DESK", coaching.Desk())


async def talked(world: World, heads: int) -> tuple[Class, list[Any]]:
    """A class whose lesson is over, and the moments with two ways that were found about the first seat."""
    room = await played(world, heads)
    await room.lead("end")
    [first, *_] = room.room.state.tables
    moments = (await coached(room.trainer, first.table))["moments"]
    return room, [moment | {"table": first.table} for moment in moments if moment["what_if"] is not None]


async def coached(browser: Browser, table: str) -> Any:
    """What the coach says about the first seat of a table."""
    known: Any = {"done": False}
    while not known["done"]:
        known = (await browser.get(f"/api/tables/{table}/coach?seat=0")).data
        await asyncio.sleep(0)
    return known


def named(moment: Any) -> dict[str, Any]:
    return {name: moment[name] for name in ("table", "seat", "at", "kind")}


async def test_from_a_guess_to_what_was_found() -> None:
    world = World()
    room, [moment, *others] = await talked(world, 7)
    assert (await room.lead("moment", **named(moment))).data == {"number": 1}
    assert (await room.lead("moment", **named(moment))).data == {"number": 1}, "put twice it is put once"
    shown = (await room.seen(eyes="projector"))["moment"]
    assert shown["stage"] == "guess" and shown["shares"] is None and (shown["guesses"], shown["of"]) == (0, 7)
    words = (await room.devices[0].get(f"{room.path}/moment?lang=es")).data
    assert words["ways"] and words["verdict"] is None and not words["happened"] and not words["played"] and not words["heading"]
    for number, device in enumerate(room.devices[:6]):
        guess = "own" if number < 4 else "toss"
        assert (await device.post(f"{room.path}/guess", {"learner": number + 1, "number": 1, "guess": guess})).status == 200
    again = await room.devices[0].post(f"{room.path}/guess", {"learner": 1, "number": 1, "guess": "toss"})
    assert again.reason == "guess_made"
    assert (await room.devices[0].post(f"{room.path}/guess", {"learner": 2, "number": 1, "guess": "own"})).reason == "not_your_learner"
    assert (await room.devices[6].post(f"{room.path}/guess", {"learner": 7, "number": 2, "guess": "own"})).reason == "no_such_moment"
    seen = await room.seen(room.devices[0], "learner")
    assert seen["moment"]["guesses"] == 6 and seen["you"][0]["guess"] == "own"
    assert "guess" not in str((await room.seen(eyes="projector"))["learners"]), "nobody's guess is on the projector"

    assert (await room.lead("reveal", number=1, stage="shares")).status == 200
    late = await room.devices[6].post(f"{room.path}/guess", {"learner": 7, "number": 1, "guess": "own"})
    assert late.reason == "guess_late"
    shares = (await room.seen(room.devices[6], "learner"))["moment"]["shares"]
    assert shares == {"own": 4, "other": None, "toss": None}, "two people's guess is told to nobody, nor can it be worked out"
    assert (await room.lead("reveal", number=1, stage="guess")).reason == "told_already"

    await room.lead("reveal", number=1, stage="happened")
    words = (await room.devices[0].get(f"{room.path}/moment")).data
    assert words["happened"] and words["heading"] and not words["played"] and words["verdict"] is None
    await room.lead("reveal", number=1, stage="what_if")
    words = (await room.devices[0].get(f"{room.path}/moment")).data
    assert words["played"] and words["verdict"] == moment["what_if"]["verdict"]
    for learner in room.room.state.learners.values():
        assert learner.animal not in str(words).casefold()

    await room.lead("moment", **named(others[0]))
    assert (await room.seen(eyes="projector"))["moment"]["number"] == 2
    await room.lead("reveal", number=2, stage=None)
    assert (await room.seen(eyes="projector"))["moment"] is None
    assert (await room.devices[0].get(f"{room.path}/moment")).reason == "no_such_moment"
    assert (await room.lead("reveal", number=2, stage=None)).status == 200


async def test_what_is_put_and_guessed_survives_the_server() -> None:
    world = World()
    room, [moment, *_] = await talked(world, 6)
    await room.lead("moment", **named(moment))
    for number, device in enumerate(room.devices[:5]):
        await device.post(f"{room.path}/guess", {"learner": number + 1, "number": 1, "guess": "other"})
    before = room.room.state
    log = await stored(world, room.id)
    again = from_log([read(row.body) for row in log.rows])
    assert again == before and again.guessing is not None and len(again.guessing.guesses) == 5
    assert again.guessing.moment["what_if"]["verdict"] == moment["what_if"]["verdict"]
    assert not any(learner.animal in str(msg) for learner in before.learners.values() for msg in [again.guessing.moment])


async def stored(world: World, id: str) -> Any:
    """What the store has of a class."""
    found: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    world.hub.store.claim(id, world.clock.utc(), found.set_result)
    return await found


async def test_what_is_no_moment_is_refused() -> None:
    world = World()
    room, [moment, *_] = await talked(world, 3)
    for change in ({"at": 10**6}, {"kind": "x"}, {"seat": 60}):
        assert (await room.lead("moment", **(named(moment) | change))).reason == "no_such_moment"
    assert (await room.lead("moment", **(named(moment) | {"table": "q" * 16}))).reason == "no_such_table"
    assert (await room.lead("reveal", number=1, stage="shares")).reason == "no_such_moment"
    assert (await room.devices[0].post(f"{room.path}/guess", {"learner": 1, "number": 1, "guess": "own"})).reason == "no_such_moment"
    assert room.room.state.guessing is None and room.room.state.put == 0


async def test_a_bookmark_is_told_with_its_what_if() -> None:
    world = World()
    room = await started_and_marked(world)
    moments = (await asked_until_done(room))["moments"]
    assert moments[0]["kind"] == "bookmark" and moments[0]["ways"] is not None and moments[0]["sentences"]
    [mark] = room.room.state.bookmarks
    assert moments[0]["table"] == mark.table and moments[0]["at"] < mark.step
    assert (await room.lead("moment", **named(moments[0]))).status == 200


async def started_and_marked(world: World) -> Class:
    """A lesson in which the trainer marked a moment half-way."""
    room, luck = await started(world, 4), Luck("marked")
    for turn in range(400):
        if turn == 20:
            assert (await room.lead("bookmark", sign=room.room.state.tables[0].sign)).status == 200
        for id, live in list(world.hub.live.items()):
            if not live.memory.over:
                await decide(world, id, luck, turn)
    await room.lead("end")
    return room


async def test_at_a_table_of_its_own() -> None:
    world = World()
    host, guest, third, luck = world.browser(), world.browser(), world.browser(), Luck("own table")
    made = (await host.post("/api/tables", {"game": "multiverse", "seats": 3})).data
    id, path = made["table"], f"/api/tables/{made['table']}"
    assert (await host.post(f"{path}/bookmark", {})).reason == "not_started"
    await guest.post(f"{path}/join", {})
    await third.post(f"{path}/join", {})
    assert (await host.post(f"{path}/start", {})).status == 200
    assert (await guest.post(f"{path}/bookmark", {})).reason == "host_only"
    for turn in range(400):
        if turn == 8:
            assert (await host.post(f"{path}/bookmark", {})).status == 200
        if not world.hub.live[id].memory.over:
            await decide(world, id, luck, turn)
    assert (await host.post(f"{path}/bookmark", {})).reason == "game_over"
    known = await coached(host, id)
    [first] = [moment for moment in known["moments"] if moment["kind"] == "bookmark"]
    wanted = {"table": id, "seat": 0, "at": first["at"], "kind": "bookmark"}
    assert (await guest.post(f"{path}/moment", wanted)).reason == "host_only"
    assert (await host.post(f"{path}/moment", wanted)).data == {"number": 1}
    assert (await guest.post(f"{path}/guess", {"seat": 1, "number": 1, "guess": "own"})).status == 200
    assert (await guest.post(f"{path}/guess", {"seat": 1, "number": 1, "guess": "own"})).reason == "guess_made"
    assert (await guest.post(f"{path}/guess", {"seat": 0, "number": 1, "guess": "own"})).reason == "not_your_seat"
    assert (await host.post(f"{path}/guess", {"seat": 0, "number": 1, "guess": "other"})).status == 200
    shown = (await guest.get(path)).data["lobby"]["moment"]
    assert shown["guessed"] == [0, 1] and shown["shares"] is None
    assert (await host.post(f"{path}/reveal", {"number": 1, "stage": "what_if"})).status == 200
    assert (await guest.get(path)).data["lobby"]["moment"]["shares"] == {"own": None, "other": None, "toss": None}, "two are too few"
    words = (await guest.get(f"{path}/moment")).data
    assert words["happened"] and words["played"] and words["verdict"] == first["what_if"]["verdict"]


@given(st.lists(st.integers(0, 40), min_size=3, max_size=3))
def test_no_share_gives_a_small_group_away(counts: list[int]) -> None:
    told = class_shares(dict(zip(GUESSES, counts, strict=True)))
    small = [guess for guess, count in zip(GUESSES, counts, strict=True) if told[guess] is None]
    assert len(small) != 1, "one hidden share could be worked out"
    for guess, count in zip(GUESSES, counts, strict=True):
        assert told[guess] in (None, count) and (told[guess] is None or count == 0 or count >= FEWEST)
    assert all(0 < count < FEWEST or cell not in hidden(counts, 1) or len(small) > 1 for cell, count in enumerate(counts))
