"""Limits: floods, slow readers, large frames. Whoever is hit is the one who sent it; other tables do not feel it."""

import asyncio
from typing import Any

import pytest

from alcancia.kernel import Luck, Refused
from alcancia.server import gate, limits, responses
from alcancia.server.addresses import counted
from alcancia.server.outcomes import Answer
from alcancia.server.requests import Request
from alcancia.server.socket import Socket
from alcancia.server.wire import NewSettings
from tests.server.classroom import made
from tests.server.world import Browser, Wire, World, choose


async def test_a_thousand_messages_a_second_from_one_socket() -> None:
    """B2.20: slowed down, then closed; nothing is written and the other table plays."""
    world = World()
    table, browsers = await world.table(3)
    other, others = await world.table(3)
    flooder = await browsers[0].live(table).hello()
    calm = await others[0].live(other).hello()
    before = world.store.fingerprint()
    for _ in range(1000):
        flooder.say({"type": "ping"})
    await world.settle()
    while flooder.closed is None:
        await asyncio.sleep(0)
    assert flooder.closed == 1008 and flooder.heard[-1] == {"type": "closed", "reason": "too_fast"}
    assert sum(heard["type"] == "pong" for heard in flooder.heard) <= 40
    assert world.store.fingerprint() == before
    question = calm.state["view"]["question"]
    assert (await calm.move("a", question["id"], choose(question, Luck("x"))))["type"] == "done"


async def test_ten_bad_messages_in_a_minute() -> None:
    """B2.12."""
    world = World()
    table, browsers = await world.table(3)
    wire = await browsers[0].live(table).hello()
    for number in range(30):
        wire.say(f"bad {number}")
    await world.settle()
    assert wire.closed == 1008
    assert [heard["reason"] for heard in wire.heard if heard["type"] == "refused"] == ["bad_message"] * 10
    patient = await browsers[0].live(table).hello()
    for number in range(30):
        world.clock.sleep(7)
        patient.say(f"bad {number}")
        await world.settle()
    assert patient.closed is None


async def test_nothing_but_a_hello_is_heard_first_and_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """B2.21."""
    monkeypatch.setattr(limits, "HELLO_SECONDS", 0.05)
    world = World()
    table, browsers = await world.table(3)
    silent = browsers[0].live(table)
    rude = browsers[1].live(table)
    rude.say({"type": "move", "id": "a", "question": "0.0", "move": ["bet", ["bluff"]]})
    rude.say({"type": "ping"})
    await world.settle()
    assert [heard["reason"] for heard in rude.heard[:2]] == ["bad_message"] * 2
    await asyncio.sleep(0.1)
    assert silent.closed == 4408 and rude.closed == 4408
    polite = await browsers[2].live(table).hello()
    polite.say({"type": "hello", "since": 0, "seat": 2})
    assert (await polite.hear("refused"))["reason"] == "bad_message"
    assert world.hub.live[table].memory.seq == 1


async def test_a_reader_who_does_not_read_is_let_go_and_the_table_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """B2.22: bounded queue per client; the client is dropped, the others get everything at once."""
    world = World()
    table, browsers = await world.table(3)
    wires = [await browser.live(table).hello() for browser in browsers]
    sleeper = await world.browser().live(table).hello()
    sleeper.blocked = True
    for number in range(limits.BACKLOG_MESSAGES + 5):
        world.clock.sleep(2)
        wires[0].say({"type": "react", "name": "clap"})
        await world.settle()
        assert sum(heard["type"] == "reaction" for heard in wires[1].heard) == number + 1
    sleeper._unblock.set()
    await world.settle()
    assert sleeper.closed == 1013 and sleeper.heard[-1] == {"type": "closed", "reason": "too_slow"}
    back = await sleeper.browser.live(table).hello()
    assert back.state["seq"] == 1


async def test_sockets_are_counted_and_seated_people_have_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """B11.93: per person, per table, per server; however many strangers come, whoever has a seat comes in."""
    monkeypatch.setattr(limits, "SOCKETS_AT_TABLE", 20)
    world = World()
    world.hub.most = limits.Most(sockets=40)
    table, browsers = await world.table(3)
    greedy: list[Wire] = [browsers[0].live(table) for _ in range(limits.SOCKETS_OF_PERSON + 2)]
    for wire in greedy:
        wire.say({"type": "hello", "since": 0})
    await world.settle()
    assert sorted(wire.closed or 0 for wire in greedy) == [0] * limits.SOCKETS_OF_PERSON + [1008] * 2
    for wire in greedy:
        wire.hang_up()
    await world.settle()
    watchers = [world.browser().live(table) for _ in range(30)]
    for wire in watchers:
        wire.say({"type": "hello", "since": 0})
    await world.settle()
    assert [wire.closed for wire in watchers].count(None) == 12, "of twenty, eight are kept"
    idle = [world.browser().live(table) for _ in range(60)]
    await world.settle()
    assert [wire.closed for wire in idle].count(None) == 12, "of forty in all, sixteen are kept"
    for browser in browsers:
        assert (await browser.live(table).hello()).closed is None
    for wire in [*watchers, *idle]:
        wire.hang_up()
    await world.settle()
    assert world.hub.sockets == 3 and world.hub.strangers == 0 and len(world.hub.live[table].listeners) == 3


async def test_guessing_codes_costs_those_who_guess() -> None:
    """B3.28: a budget for the server and one for each address; past it each answer waits, then is too_fast; good codes cost nothing."""
    world = World(roomy=1)
    host = world.browser()
    made = (await host.post("/api/tables", {"game": "multiverse", "seats": 3})).data
    pace = world.hub.paces["guess"]
    for _ in range(200):
        assert (await world.browser().post("/api/find", {"code": made["code"]})).status == 200
    guesses = [await world.browser().post("/api/find", {"code": f"BBBBB{a}{b}"}) for a in "BCDFG" for b in "BCDFGH"]
    assert {guess.reason for guess in guesses} == {"no_such_code"} and pace.strangers.left == 90
    pace.strangers.left = -60
    refused = await world.browser().post("/api/return", {"code": made["return_code"]})
    assert (refused.status, refused.reason) == (429, "too_fast") and refused.headers["retry-after"] == "10"
    world.clock.sleep(30)
    pace.each.of("").left = -60
    assert (await world.browser().post("/api/find", {"code": made["code"]})).status == 429
    elsewhere = world.browser()
    elsewhere.address = "192.0.2.7"
    assert (await elsewhere.post("/api/return", {"code": made["return_code"]})).status == 200, "another address has a budget of its own"


async def test_a_flood_of_joiners_writes_nothing() -> None:
    """B3.25-27: the seats are the cap; thirty pupils behind one address all get in."""
    world = World()
    table, _ = await world.table(3)
    before = world.store.fingerprint()
    for _ in range(500):
        assert (await world.browser().post(f"/api/tables/{table}/join", {})).reason == "no_open_seat"
    assert world.store.fingerprint() == before
    hosts = [world.browser() for _ in range(10)]
    tables = [(await host.post("/api/tables", {"game": "multiverse", "seats": 3, "seat": None})).data["table"] for host in hosts]
    pupils = [(world.browser(), tables[number % 10]) for number in range(30)]
    joined = await asyncio.gather(*[pupil.post(f"/api/tables/{table}/join", {}) for pupil, table in pupils])
    assert [answer.status for answer in joined] == [201] * 30
    late = await world.browser().post(f"/api/tables/{tables[0]}/join", {})
    assert late.reason == "no_open_seat"


async def test_start_and_joins_at_the_same_moment() -> None:
    """B3.31: one order decides who is in; no seat is booked twice."""
    for _ in range(20):
        world = World()
        host = world.browser()
        table = (await host.post("/api/tables", {"game": "multiverse", "seats": 3})).data["table"]
        guests = [world.browser() for _ in range(6)]
        work: list[Any] = [guest.post(f"/api/tables/{table}/join", {}) for guest in guests]
        work[3:3] = [
            host.post(f"/api/tables/{table}/start", {"fill": "random"}),
            host.post(f"/api/tables/{table}/start", {"fill": "random"}),
        ]
        answers = await asyncio.gather(*work)
        seats = [answer.data["seat"] for answer in answers if answer.status == 201]
        assert len(seats) == len(set(seats)) == 2
        assert [answer.status for answer in answers[3:5]] == [200, 409]


async def test_tables_in_a_loop() -> None:
    """B3.33."""
    world = World()
    world.hub.most = limits.Most(live=30)
    answers = [await world.browser().post("/api/tables", {"game": "multiverse", "seats": 3}) for _ in range(40)]
    assert [answer.status for answer in answers] == [201] * 30 + [429] * 10
    assert answers[-1].reason == "too_many"


async def test_thousands_of_spectators_share_one_text() -> None:
    """B11.97: put together once per version and audience."""
    world = World()
    table, browsers = await world.table(3)
    wires = [await world.browser().live(table).hello() for _ in range(40)]
    live = world.hub.live[table]
    views: list[Any] = []
    assert live.memory.table is not None
    game = type(live.memory.table)
    view = game.view
    try:
        game.view = lambda self, *args, **more: views.append(args) or view(self, *args, **more)  # type: ignore[func-returns-value,method-assign,redundant-expr]
        player = await browsers[0].live(table).hello()
        views.clear()
        question = player.state["view"]["question"]
        await player.move("a", question["id"], choose(question, Luck("x")))
        await world.settle()
    finally:
        game.view = view  # type: ignore[method-assign]
    assert len(views) == 2
    assert all(wire.state["seq"] == 2 for wire in wires)


async def test_names_that_grow_are_refused() -> None:
    """B11.95: folded, each of these signs becomes eighteen letters."""
    world = World()
    for count in (30, 100, 200):
        body = {"game": "multiverse", "seats": 3, "name": "\ufdfa" * count}
        assert (await world.browser().post("/api/tables", body)).reason == "bad_name"


async def test_a_flood_of_reports_writes_few_lines(caplog: pytest.LogCaptureFixture) -> None:
    """B11.96: rate-limited, structured, newline-safe."""
    world = World()
    for _ in range(5000):
        world.hub.report("something", note="a\nb")
    lines = [record.getMessage() for record in caplog.records if "something" in record.getMessage()]
    assert len(lines) < 120 and all("\n" not in line for line in lines)


async def test_one_address_leaves_so_much_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.A_DAY, "create", 3)
    world = World(roomy=1)
    busy, other = world.browser(), world.browser()
    busy.address, other.address = "10.0.0.1", "10.0.0.2"

    async def lay(browser: Browser) -> int:
        world.clock.sleep(60)
        return (await browser.post("/api/tables", {"game": "multiverse", "seats": 3})).status

    assert [await lay(busy) for _ in range(4)] == [201, 201, 201, 429]
    assert (await busy.post("/api/tables", {"game": "multiverse", "seats": 3})).data["reason"] == "enough_for_today"
    assert await lay(other) == 201
    world.clock.sleep(86_400)
    assert await lay(busy) == 201


async def test_a_log_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """W3: undo was unlimited, and a long log stood everybody still whenever it was opened."""
    world = World()
    table, browsers = await world.table(3)
    wire = await browsers[0].live(table).hello()
    question = wire.state["view"]["question"]
    assert (await wire.move("u1", None, ["undo"]))["reason"] in ("nothing_to_undo", "undo_barrier")
    monkeypatch.setattr(limits, "UNDOS", 0)
    assert (await wire.move("u2", None, ["undo"]))["reason"] == "too_many"
    before = world.store.fingerprint()
    monkeypatch.setattr(limits, "ENTRIES", 0)
    assert (await wire.move("m1", question["id"], choose(question, Luck("x"))))["reason"] == "table_full"
    assert world.store.fingerprint() == before
    monkeypatch.setattr(limits, "ENTRIES", 9)
    assert (await wire.move("m2", question["id"], choose(question, Luck("x"))))["type"] == "done"


async def test_somebody_else_at_this_device() -> None:
    """A shared computer: a fresh token, the old one's seat waits for its return code, and nothing of it is shown."""
    world = World()
    table, browsers = await world.table(3)
    mine, old = browsers[0], browsers[0].token
    assert (await mine.get(f"/api/tables/{table}")).data["you"]["seats"] == [0]
    assert (await mine.post("/api/forget", {})).status == 200
    assert mine.token != old
    assert (await mine.get(f"/api/tables/{table}")).data["you"]["seats"] == []
    assert (await mine.get(f"/api/tables/{table}?seat=0")).data["reason"] == "not_your_seat"
    mine.token = old
    assert (await mine.get(f"/api/tables/{table}")).data["you"]["seats"] == [0]


async def test_long_games_that_are_only_looked_at_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """W3: thirty branches of a long game, each opened by nobody; what somebody is at stays, and what left comes back."""
    monkeypatch.setattr(limits, "IDLE_ENTRIES", 10)
    world = World()
    played, browsers = await world.table(3)
    wire = await browsers[0].live(played).hello()
    others = []
    for _ in range(20):
        world.clock.sleep(2)
        others.append((await world.table(3))[0])
        await world.settle()
    assert wire.closed is None and played in world.hub.live
    assert len(world.hub.live) < 15 and others[0] not in world.hub.live
    assert (await world.browser().get(f"/api/tables/{others[0]}")).data["seq"] == 1


async def test_a_full_house_is_said_to_those_who_lead_until_there_is_room() -> None:
    world = World()
    room = await made(world)
    learner = await room.learner()
    table, browsers = await world.table(3)
    host = await browsers[0].live(table).hello()
    guest = await browsers[1].live(table).hello()
    world.hub.most = limits.Most(tables=2)
    world.clock.sleep(6)
    refused = await world.browser().post("/api/tables", {"game": "multiverse", "seats": 3})
    assert refused.reason == "house_full"
    await world.settle()
    assert host.heard[-1]["lobby"]["trouble"] == "full" and guest.heard[-1]["lobby"]["trouble"] is None
    assert (await room.seen())["trouble"] == "full" and "trouble" not in await room.seen(learner)
    assert (await browsers[0].get(f"/api/tables/{table}")).data["lobby"]["trouble"] == "full"
    world.clock.sleep(6)
    await world.hub.sweep()
    assert (await room.seen())["trouble"] == "full", "still no room"
    world.hub.most = limits.Most(tables=3)
    world.clock.sleep(6)
    await world.hub.sweep()
    await world.settle()
    assert host.heard[-1]["lobby"]["trouble"] is None and (await room.seen())["trouble"] is None
    assert (await world.browser().post("/api/tables", {"game": "multiverse", "seats": 3})).status == 201


async def test_where_all_is_full_those_who_are_here_move_come_back_and_are_let_in() -> None:
    """No room for tables, none for guesses, none for strangers' sockets: a seat is worth all of it."""
    world = World(roomy=1)
    table, browsers = await world.table(3)
    host, waiting = world.browser(), world.browser()
    begun = (await host.post("/api/tables", {"game": "multiverse", "seats": 3})).data["table"]
    await host.post(f"/api/tables/{begun}/manners", {"door": "ask"})
    guest = (await waiting.post(f"/api/tables/{begun}/join", {"name": "Zoe"})).data["waiting"]
    world.hub.most = limits.Most(tables=2, sockets=10)
    world.clock.sleep(6)
    assert (await world.browser().post("/api/find", {"code": "BCD-FGH-JKL"})).reason == "no_such_code"
    world.hub.paces["guess"].strangers.left = -60
    strangers = [world.browser().live(table) for _ in range(20)]
    await world.settle()
    assert [wire.closed for wire in strangers].count(None) < 10
    assert (await world.browser().post("/api/tables", {"game": "multiverse", "seats": 3})).reason == "house_full"
    assert (await world.browser().post("/api/find", {"code": "BCD-FGH-JKL"})).reason == "too_fast"
    wires = [await browser.live(table).hello() for browser in browsers]
    wire = next(wire for wire in wires if wire.state["view"]["question"] is not None)
    question = wire.state["view"]["question"]
    assert (await wire.move("m", question["id"], choose(question, Luck("full"))))["type"] == "done"
    assert (await host.post(f"/api/tables/{begun}/admit", {"guest": guest})).status == 200
    assert (await waiting.live(begun).hello()).state["you"]["seat"] is not None


async def test_nobody_has_tables_brought_into_memory_without_end() -> None:
    """A table that is not in memory is played again from its log: so many for one device, whoever it is there, and no more."""
    world = World(roomy=1)
    device, other, tables = world.browser(), world.browser(), []
    (_, burst), (_, strangers) = limits.WAKING
    for _ in range(strangers + 1):
        world.clock.sleep(60)
        tables.append((await device.post("/api/tables", {"game": "multiverse", "seats": 3})).data["table"])
    assert (await other.post("/api/tables", {"game": "multiverse", "seats": 3})).status == 201

    async def woken(browser: Browser) -> list[int]:
        for live in list(world.hub.live.values()):
            world.hub.drop(live, "idle", 1012)
        return [(await browser.get(f"/api/tables/{table}")).status for table in tables]

    assert await woken(device) == [200] * burst + [429] * (len(tables) - burst)
    assert (await device.get(f"/api/tables/{tables[0]}")).status == 200, "what is in memory is open to everybody"
    wire = device.live(tables[-1])
    await world.settle()
    assert wire.closed == 1008, "nor by a socket"
    assert (await other.get(f"/api/tables/{tables[-1]}")).status == 200, "another device is not hindered"
    assert await woken(world.browser()) == [200] * strangers + [429]


async def test_whoever_is_gone_is_not_waited_for() -> None:
    guest = limits.Guest(asyncio.get_running_loop().time, 1, 1)
    waiting = asyncio.create_task(guest.wait(3_600))
    await asyncio.sleep(0)
    waits = [guest.waits]
    guest.leave()
    await waiting
    assert [*waits, guest.waits] == [True, False]
    await guest.wait(3_600)


async def test_a_long_answer_waits_for_whoever_reads_it() -> None:
    """Those who ask for a lot and read nothing cost a piece of it each, not the whole."""
    body, sent, reads = bytes(range(256)) * 1_000, [], asyncio.Event()

    async def send(event: Any) -> None:
        sent.append(event)
        if len(sent) > 2:
            await reads.wait()

    answering = asyncio.create_task(responses.respond(send, Answer(200, body), {}, False, None))
    await asyncio.sleep(0.01)
    assert len(sent) == 3 and all(len(event.get("body", b"")) <= responses.PIECE for event in sent)
    reads.set()
    await answering
    assert b"".join(event["body"] for event in sent[1:]) == body
    assert [event["more_body"] for event in sent[1:]] == [True] * (len(sent) - 2) + [False]


async def test_whoever_goes_before_their_socket_opens_is_no_fault_of_ours() -> None:
    world = World()
    table, _ = await world.table(3)

    async def gone(event: Any) -> None:
        raise OSError

    async def never() -> Any:
        raise AssertionError

    await Socket(world.hub, never, gone, None).serve(table)
    assert world.hub.sockets == 0 and not world.hub.live[table].listeners


async def test_whoever_has_a_place_waits_for_nobody_else_who_has_one() -> None:
    """A token is had for the asking and a seat for a table of one's own: neither takes anything from people at other tables."""
    world = World(roomy=1)
    table, browsers = await world.table(3)
    program = world.browser()
    assert (await program.post("/api/forget", {})).status == 200
    while world.hub.paces["any"].take("127.0.0.1", program.token) is not None:
        pass
    assert (await program.get("/api/site")).reason == "too_fast"
    host = browsers[0]
    assert (await host.get(f"/api/tables/{table}")).status == 200
    assert (await host.post(f"/api/tables/{table}/manners", {"door": "ask"})).status == 200
    assert (await host.live(table).hello()).closed is None


def test_whoever_has_a_network_of_their_own_has_one_address() -> None:
    """With IPv6 one machine speaks from as many addresses as it likes."""
    assert counted("10.0.0.7") == counted("::ffff:10.0.0.7") == "10.0.0.7"
    assert counted("2001:db8:1:2:3:4:5:6") == counted("2001:db8:1:2::9") != counted("2001:db8:1:3::9")
    assert counted("fe80::1%eth0") == counted("fe80::2") and counted("") == "" and counted("a:b") == "a:b"


async def test_one_network_makes_only_so_many_tables() -> None:
    world = World(roomy=1)
    rate, burst = limits.PACES["create"][1]
    most, made = int(burst + rate * limits.LONGEST_WAIT), []
    for number in range(most + 5):
        browser = world.browser()
        browser.address = f"2001:db8:1:2::{number:x}"
        made.append((await browser.post("/api/tables", {"game": "multiverse", "seats": 3})).status)
    assert made.count(201) == most


async def test_programs_at_tables_of_their_own_play_at_the_pace_of_people() -> None:
    """Moves in a loop at one table, previews, changes of the lobby: what is beyond a table's own pace comes out of one budget for all."""
    world = World(roomy=1)
    table, browsers = await world.table(3)
    burst, spare = int(limits.AT_TABLE[1]), int(limits.SPARE[1])
    loops = world.browser()
    own = (await loops.post("/api/tables", {"game": "multiverse", "seats": 3})).data["table"]
    live = world.hub.live[own]
    asked = Request(gate.NAMED["settings"], NewSettings(), live, token=loops.token)
    answers = [await live.ask(asked) for _ in range(burst + spare + 50)]
    assert [isinstance(answer, Refused) for answer in answers] == [False] * (burst + spare) + [True] * 50
    assert (await loops.get(f"/api/tables/{own}")).status == 200, "to look costs nothing there"
    wires = [await browser.live(table).hello() for browser in browsers]
    for wire in wires:
        if (question := wire.state["view"]["question"]) is not None:
            assert (await wire.move("m", question["id"], choose(question, Luck("pace"))))["type"] == "done"
    world.clock.sleep(1)
    assert not isinstance(await live.ask(asked), Refused)
