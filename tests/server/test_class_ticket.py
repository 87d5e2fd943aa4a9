"""The exit ticket in a class: asked by default, answered once, told to everybody at once, and of the answers only counts are kept."""

from typing import Any

import msgspec
import pytest

from alcancia.coach.ticket import CHOICES, Item, Report, mark, report
from alcancia.server.classes.ticketing import in_sentences, items
from alcancia.text import Speaker
from tests.server.classroom import Class, made
from tests.server.test_class_debrief import play_to_the_end, played
from tests.server.test_class_guessing import stored
from tests.server.world import World


async def ended(world: World, heads: int) -> Class:
    """A class whose lesson is over."""
    room = await played(world, heads)
    await room.lead("end")
    return room


async def answer(room: Class, learner: int, answers: list[int | None]) -> Any:
    return await room.devices[learner - 1].post(f"{room.path}/ticket", {"learner": learner, "answers": answers})


def right(room: Class) -> list[int | None]:
    return [item.right for item in items(room.room, "after")]


def wrong(room: Class) -> list[int | None]:
    return [(item.right + 1) % CHOICES for item in items(room.room, "after")]


async def test_from_the_last_move_to_what_the_class_got_right() -> None:
    world = World()
    room = await ended(world, 6)
    seen = await room.seen(room.devices[0], "learner")
    assert seen["ticket"] == {"when": "after", "told": False, "answered": 0, "of": 6}, "on by default"
    for lang in ("en", "es"):
        words = (await room.devices[0].get(f"{room.path}/ticket?lang={lang}")).data
        assert len(words["items"]) == 3 and all(len(item["options"]) == CHOICES for item in words["items"])
        assert words["told"] is None and words["report"] is None, "nothing is given away"
    for learner in (1, 2, 3, 4):
        assert (await answer(room, learner, right(room))).status == 200
    assert (await answer(room, 5, [*wrong(room)[:2], None])).status == 200
    assert (await answer(room, 5, right(room))).reason == "ticket_made"
    assert (await room.devices[0].post(f"{room.path}/ticket", {"learner": 6, "answers": right(room)})).reason == "not_your_learner"
    for bad in ([0, 1], [0, 1, CHOICES], [0, 1, -1], ["0", 1, 2], [0.0, 1, 2], None):
        assert (await room.devices[5].post(f"{room.path}/ticket", {"learner": 6, "answers": bad})).status == 400
    seen = await room.seen(room.devices[4], "learner")
    assert seen["ticket"]["answered"] == 5 and seen["you"][0]["ticket"] == [*wrong(room)[:2], None]
    for eyes in ("projector", "trainer"):
        assert '"ticket":[' not in msgspec.json.encode((await room.seen(eyes=eyes))["learners"]).decode(), "nobody sees who answered what"

    assert (await room.lead("answers")).status == 200
    assert (await room.lead("answers")).status == 200, "told twice it is told once"
    assert (await answer(room, 6, right(room))).reason == "no_ticket"
    words = (await room.devices[5].get(f"{room.path}/ticket")).data
    assert [row["right"] for row in words["told"]] == right(room) and all(row["why"] for row in words["told"])
    assert words["report"]["people"] == 5 and words["report"]["change"] == ""
    assert words["report"]["shares"] == ["5 people answered. Right: 80 of 100 (38 to 96)."] * 3


async def test_no_ticket_where_none_is_wanted_or_nothing_is_over() -> None:
    world = World()
    room = await made(world)
    await room.learners(3)
    assert (await room.seen())["ticket"] is None, "before the game only where the trainer wants it"
    assert (await answer(room, 1, [0, 0, 0])).reason == "no_ticket"
    assert (await room.lead("answers")).reason == "no_ticket"
    assert (await room.devices[0].get(f"{room.path}/ticket")).reason == "no_ticket"
    await room.lead("start")
    assert (await room.seen())["ticket"] is None
    silent = await played(World(), 3, ticket=False)
    await silent.lead("end")
    assert (await silent.seen())["ticket"] is None


async def test_before_and_after_have_other_numbers_and_are_compared() -> None:
    world = World()
    room = await made(world, before=True)
    await room.learners(5)
    before = await answered_before(room)
    assert (await room.lead("start")).status == 200
    await play_to_the_end(world)
    await room.lead("end")
    assert items(room.room, "before") == before
    assert all(a.args != b.args for a, b in zip(items(room.room, "after"), before, strict=True))
    for learner in range(1, 6):
        await answer(room, learner, right(room))
    await room.lead("answers")
    change = (await room.devices[0].get(f"{room.path}/ticket")).data["report"]["change"]
    assert change == "More right answers than before: 100 of 100 more (100 to 100)."


async def answered_before(room: Class) -> list[Item]:
    words = (await room.devices[0].get(f"{room.path}/ticket")).data
    assert words["when"] == "before" and words["told"] is None
    asked = items(room.room, "before")
    for learner in range(1, 6):
        assert (await answer(room, learner, [(item.right + 1) % CHOICES for item in asked])).status == 200
    return asked


async def test_of_the_answers_only_counts_are_kept() -> None:
    world = World()
    room = await ended(world, 4)
    for learner in (1, 2, 3):
        await answer(room, learner, right(room))
    lines = (await room.trainer.get(f"{room.path}/figures.csv?shape=ticket")).body.decode().splitlines()
    assert len(lines) == 4 and lines[1].startswith("1,after,B,time,3,3,1.0,")
    await room.lead("door", open=True)
    assert room.room.register.tickets == {} and room.room.state.counted[0].right == [3, 3, 3]
    log = await stored(world, room.id)
    assert 'tickets":{}' in log.lobby.decode(), "what was answered is stored nowhere"
    again = (await room.trainer.get(f"{room.path}/figures.csv?shape=ticket")).body.decode().splitlines()
    assert again == lines


async def test_a_closed_class_keeps_counts_too() -> None:
    world = World()
    room = await ended(world, 3)
    for learner in (1, 2):
        await answer(room, learner, wrong(room))
    await room.lead("close")
    assert room.room.register.tickets == {} and room.room.state.counted[0].people == 2
    lines = (await room.trainer.get(f"{room.path}/figures.csv?shape=ticket")).body.decode().splitlines()
    assert lines[1] == "1,after,B,time,2,,,,", "two people's answers are told to nobody"


@pytest.mark.parametrize("locale", ["en", "es"])
def test_what_cannot_be_told_is_said_so(locale: str) -> None:
    speaker = Speaker(locale, "financity", strict=True)
    rows = [(True, False, False)] * 5 + [(False, True, True)] * 5
    told = in_sentences(report(rows, rows[::-1]), speaker)
    assert told["change"].startswith({"en": "Too few to tell", "es": "Son muy pocas para saber"}[locale])
    assert in_sentences(report(rows[:2], rows[:2]), speaker)["change"] == speaker.say("ticket-none")
    assert in_sentences(Report(2, (None, None, None)), speaker)["shares"] == [speaker.say("ticket-hidden")] * 3
    lost = in_sentences(report([(False, False, False)] * 9, [(True, True, True)] * 8 + [(True, True, False)]), speaker)["change"]
    assert "-" not in lost and "96" in lost


async def test_other_rules_ask_anew() -> None:
    world = World()
    room = await made(world, before=True)
    await room.learners(3)
    asked = items(room.room, "before")
    await answer(room, 1, [item.right for item in asked])
    await room.lead("terms", minutes=45)
    assert room.room.register.tickets["before"], "another length changes no question"
    await room.lead("terms", game="financity", options={})
    assert room.room.register.tickets == {}
    assert mark(items(room.room, "before"), [0, None, None])[1:] == (False, False)
