"""Who comes, comes late, comes back, goes; and whose device is whose."""

from itertools import pairwise

from alcancia.server.classes.names import ADJECTIVES, ANIMALS, Called, draw
from alcancia.text import Speaker
from alcancia.text.speaker import Word
from tests.server.classroom import made, started
from tests.server.test_class_faults import again, moved_class
from tests.server.world import SeededRandom, World


async def test_the_door() -> None:
    world = World()
    room = await made(world)
    assert (await room.lead("door", open=False)).status == 200
    device = world.browser()
    assert (await device.post(f"{room.path}/join", {})).reason == "door_closed"
    await room.lead("door", open=True)
    assert (await device.post(f"{room.path}/join", {})).status == 201
    assert (await device.post(f"{room.path}/join", {})).reason == "already_seated"
    assert (await world.browser().post(f"{room.path}/join", {"name": "Ana"})).reason == "no_names"
    assert (await world.browser().post(f"{room.path}/join", {"sign": "nowhere"})).reason == "no_such_sign"
    assert (await world.browser().post(f"{room.path}/join", {"heads": 3, "pair": True})).reason == "bad_message"


async def test_three_rerolls_and_no_animal_twice() -> None:
    world = World()
    room = await made(world)
    device = await room.learner()
    animals = [(await room.seen(device))["you"][0]["animal"]]
    for _ in range(3):
        assert (await device.post(f"{room.path}/reroll", {"learner": 1})).status == 200
        animals.append((await room.seen(device))["you"][0]["animal"])
    assert all(before != after for before, after in pairwise(animals))
    assert (await device.post(f"{room.path}/reroll", {"learner": 1})).reason == "no_more_rerolls"


async def test_a_class_of_one_and_of_sixty_one() -> None:
    world = World()
    room = await made(world)
    await room.learner()
    assert (await room.lead("start")).reason == "too_few_learners"
    for _ in range(9):
        await room.learner(heads=6)
    await room.learner(heads=5)
    assert len((await room.seen())["learners"]) == 60
    assert (await world.browser().post(f"{room.path}/join", {})).reason == "class_full"
    assert (await room.lead("start")).status == 200
    assert sum(len(seat) for table in (await room.seen())["tables"] for seat in table["seats"]) == 60


async def test_names_of_their_own_where_the_trainer_allows_them() -> None:
    world = World()
    room = await made(world, names=True)
    await room.learner(name="Ana")
    assert (await world.browser().post(f"{room.path}/join", {"name": "ána"})).reason == "name_taken"
    assert (await world.browser().post(f"{room.path}/join", {"name": "<b>"})).reason == "bad_name"
    assert [learner["name"] for learner in (await room.seen())["learners"]] == ["Ana"]
    assert "Ana" not in " ".join(row.body for row in world.store.logs[room.id].rows)


async def test_nobody_in_a_class_is_called_like_somebody_else() -> None:
    """Across all tables of the class, in both languages; and at a table nobody is called otherwise than in the class."""
    world = World()
    room = await made(world, names=True)
    first = await room.learner()
    (you,) = (await room.seen(first))["you"]
    for locale in ("en", "es"):
        say = Speaker(locale).say
        like = say("class-name", animal=Word(say(f"animal-{you['animal']}")), adjective=Word(say(f"adjective-{you['adjective']}")))
        for typed in (like, like.upper().replace("O", "\N{CYRILLIC CAPITAL LETTER O}").replace("A", "\N{GREEK CAPITAL LETTER ALPHA}")):
            if len(typed) <= 20:
                assert (await world.browser().post(f"{room.path}/join", {"name": typed})).reason == "name_taken", typed
    for name in ("Ana", "Luis", "Zoe", "Eva", "Iris", "Noa"):
        await room.learner(name=name)
    await room.lead("start")
    seated = (await room.seen())["tables"]
    assert len(seated) > 1
    state = (await first.get(f"/api/tables/{(await room.seen(first))['you'][0]['table']}")).data
    renamed = await first.post(f"/api/tables/{state['table']}/rename", {"seat": state["you"]["seat"], "name": "Bob"})
    assert renamed.reason == "no_names"
    late = await world.browser().post(f"{room.path}/join", {"name": "\N{CYRILLIC CAPITAL LETTER A}na"})
    assert late.reason == "name_taken", "whoever comes late sits at another table, and is in the same class"


def test_no_animal_is_drawn_that_is_called_like_somebody() -> None:
    random = SeededRandom("animals")
    others = [animal for animal in ANIMALS if animal != "otter"]
    own = [f"{Speaker('en').say(f'adjective-{adjective}')} Otter" for adjective in ADJECTIVES if adjective != "brave"]
    assert {draw(random, others, own=own) for _ in range(50)} == {Called("otter", "brave")}
    assert len({draw(random, others) for _ in range(50)}) > 5


async def test_latecomers_take_a_bots_seat_then_share_then_watch() -> None:
    world = World()
    room = await started(world, 5, same_luck=True)
    sizes = [len(table["seats"]) for table in (await room.seen())["tables"]]
    assert sizes == [5] or (len(set(sizes)) == 1 and sum(sizes) - 5 <= 2), sizes
    free = sum(sizes) - 5
    whys = []
    for _ in range(free + 5 + free + 2):
        late = await room.learner()
        (you,) = (await room.seen(late))["you"]
        whys.append(you["why"])
        state = (await late.get(f"/api/tables/{you['table']}")).data
        assert state["you"]["seat"] == you["seat"]
        assert you["watches"] == (you["seat"] is None) == (you["why"] == "late_watch")
        assert len(you["beside"]) == (you["why"] == "late_pair"), "whom to look for"
    assert whys == ["late_bot"] * free + ["late_pair"] * (5 + free) + ["late_watch"] * 2


async def test_a_latecomer_does_not_see_the_seats_of_a_shared_device() -> None:
    world = World()
    room = await made(world)
    await room.learner(heads=4)
    await room.lead("start")
    (you,) = (await room.seen(await room.learner()))["you"]
    assert you["why"] == "late_watch"


async def test_lost_devices_come_back_by_code_and_by_the_trainers_tap() -> None:
    world = World()
    room = await made(world)
    first = world.browser()
    code = (await first.post(f"{room.path}/join", {})).data["learners"][0]["return_code"]
    await room.learners(3)
    await room.lead("start")
    before = (await room.seen(first))["you"]
    again = world.browser()
    assert (await again.post("/api/return", {"code": code})).data == {"class": room.id, "learner": 1}
    assert (await room.seen(again))["you"] == before
    assert (await again.get(f"/api/tables/{before[0]['table']}")).data["you"]["seat"] == before[0]["seat"]

    third = world.browser()
    number = (await third.post(f"{room.path}/knock")).data["number"]
    assert (await third.post(f"{room.path}/knock")).data["number"] == number
    assert (await room.seen())["knocks"] == [number] and (await room.seen(third))["knock"] == number
    assert (await third.post(f"{room.path}/admit", {"number": number, "learner": 1})).reason == "guide_only"
    assert (await room.lead("admit", number="0000" if number != "0000" else "0001", learner=1)).reason == "no_such_number"
    assert (await room.lead("admit", number=number, learner=1)).status == 200
    assert (await room.seen(third))["you"] == before and (await room.seen())["knocks"] == []
    assert (await third.get(f"/api/tables/{before[0]['table']}")).data["you"]["seat"] == before[0]["seat"]


async def test_a_number_that_nobody_needs_is_put_away() -> None:
    world = World()
    room = await made(world)
    stranger = world.browser()
    number = (await stranger.post(f"{room.path}/knock")).data["number"]
    assert (await room.seen())["knocks"] == [number] and (await room.seen(stranger))["knock"] == number
    assert (await room.lead("admit", number=number, learner="nobody")).status == 200
    assert (await room.seen())["knocks"] == [] and (await room.seen(stranger))["knock"] is None
    assert (await room.seen())["learners"] == []
    assert (await room.lead("admit", number=number, learner="nobody")).reason == "no_such_number"


async def test_one_of_a_shared_device_gets_a_device_of_their_own() -> None:
    world = World()
    room = await made(world)
    tablet = world.browser()
    joined = (await tablet.post(f"{room.path}/join", {"heads": 4})).data["learners"]
    await room.lead("start")
    phone = world.browser()
    await phone.post("/api/return", {"code": joined[2]["return_code"]})
    (you,) = (await room.seen(phone))["you"]
    state = (await phone.get(f"/api/tables/{you['table']}")).data
    assert state["you"]["seats"] == [you["seat"]], "nobody else's seat"
    assert len((await tablet.get(f"/api/tables/{you['table']}")).data["you"]["seats"]) == 3
    await phone.post("/api/return", {"code": joined[0]["return_code"]})
    assert len((await phone.get(f"/api/tables/{you['table']}")).data["you"]["seats"]) == 2


async def test_the_trainer_on_another_laptop_leads_every_table() -> None:
    world = World()
    room = await started(world, 3)
    (tile,) = (await room.seen())["wall"]
    laptop = world.browser()
    assert (await laptop.post("/api/return", {"code": room.return_code})).data == {"class": room.id, "role": "trainer"}
    assert (await room.seen(laptop))["role"] == "trainer"
    assert (await laptop.post(f"/api/tables/{tile['table']}/pause", {"paused": True})).status == 200
    assert (await laptop.get(f"/api/tables/{tile['table']}?seat=-1")).data["you"]["host"] is True


async def test_dismissed_is_not_banned() -> None:
    world = World()
    room = await started(world, 4)
    (you,) = (await room.seen(room.devices[0]))["you"]
    assert (await room.lead("dismiss", learner=you["learner"])).status == 200
    assert (await room.seen(room.devices[0]))["you"] == []
    seat = (await room.devices[1].get(f"/api/tables/{you['table']}")).data["lobby"]["seats"][you["seat"]]
    assert seat["kind"] == "bot"
    assert (await room.devices[0].post(f"{room.path}/join", {})).status == 201
    assert (await room.seen(room.devices[0]))["you"][0]["why"] == "late_bot"


async def test_the_next_lesson_has_the_same_animals() -> None:
    world = World()
    room = await started(world, 4)
    before = {learner["learner"]: learner["animal"] for learner in (await room.seen())["learners"]}
    assert (await room.lead("end")).status == 200
    assert (await room.seen())["phase"] == "over"
    shown = await room.seen(room.devices[0])
    assert not shown["ask"] and shown["you"][0]["table"], "their own figures are still on the screen"
    world.clock.sleep(7 * 86_400)
    assert (await room.seen(room.devices[0]))["ask"]
    assert (await room.lead("door", open=True)).status == 200
    for device in room.devices[:3]:
        shown = await room.seen(device)
        assert shown["ask"] and shown["you"][0]["table"] is None
        assert (await device.post(f"{room.path}/me", {"learner": shown["you"][0]["learner"]})).status == 200
        assert not (await room.seen(device))["ask"]
    assert (await room.devices[3].post(f"{room.path}/release")).status == 200
    assert (await room.seen(room.devices[3]))["you"] == []
    assert [row["learner"] for row in (await room.seen())["absent"]] == [4]
    assert (await room.lead("start")).status == 200
    after = await room.seen()
    assert after["lesson"] == 2 and {row["learner"]: row["animal"] for row in after["learners"]} == {n: before[n] for n in (1, 2, 3)}


async def test_a_week_and_a_restart_later_the_same_code_leads_to_the_same_animals() -> None:
    world = World()
    room = await started(world, 4)
    before = [(await room.seen(device))["you"][0]["animal"] for device in room.devices]
    await room.lead("end")
    world.clock.sleep(7 * 86_400)
    room = moved_class(room, again(world))
    assert (await room.world.browser().post("/api/find", {"code": room.code})).data == {"class": room.id}
    assert (await room.lead("door", open=True)).status == 200
    for device, animal in zip(room.devices, before, strict=True):
        (you,) = (await room.seen(device))["you"]
        assert (await device.post(f"{room.path}/me", {"learner": you["learner"]})).status == 200 and you["animal"] == animal
    assert (await room.lead("start")).status == 200
    assert [(await room.seen(device))["you"][0]["animal"] for device in room.devices] == before


async def test_closed_for_good() -> None:
    world = World()
    room = await started(world, 3)
    (you,) = (await room.seen(room.devices[0]))["you"]
    assert (await room.lead("close")).status == 200
    assert (await world.browser().post("/api/find", {"code": room.code})).reason == "no_such_code"
    assert (await room.seen(room.devices[0]))["you"] == []
    assert (await room.devices[0].get(f"/api/tables/{you['table']}")).data["you"]["seats"] == []
    assert (await world.browser().post(f"{room.path}/join", {})).reason == "class_closed"
    assert (await room.lead("door", open=True)).reason == "class_closed"


async def test_no_table_waits_longer_than_its_clock_for_a_device_that_is_gone() -> None:
    world = World()
    room = await started(world, 4, clock=15)
    wires = []
    for device in room.devices:
        (you,) = (await room.seen(device))["you"]
        wires.append(await device.live(you["table"]).hello())
    for wire in wires[:2]:
        wire.hang_up()
    longest = 0
    for _ in range(60):
        await world.wait(1)
        (tile,) = (await room.seen())["wall"]
        gone = [seat["waits"] for seat in tile["seats"] if not seat["here"] and seat["waits"] is not None]
        longest = max([longest, *gone])
    assert 0 < longest <= 15 + 2
