"""The trainer's voice and going back: what a host without a seat may do, what nobody else may, and that it is told."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from alcancia.games import GAMES, find
from alcancia.kernel import TRAINER, Luck, Refused, Table
from alcancia.server.live import LiveTable
from alcancia.server.store import Failed
from tests.server.test_canary import CARD
from tests.server.test_manners import playing
from tests.server.world import Browser, Response, Wire, World, choose, request


async def lesson(game: str = "multiverse", people: int = 3, **terms: Any) -> tuple[World, str, Browser, list[Browser]]:
    """A table of pupils with a trainer who does not play."""
    world = World()
    trainer = world.browser()
    made = await trainer.post("/api/tables", {"game": game, "seats": people, "seat": None, **terms})
    assert made.status == 201, made.data
    table = made.data["table"]
    pupils = [world.browser() for _ in range(people)]
    for pupil in pupils:
        assert (await pupil.post(f"/api/tables/{table}/join", {})).status == 201
    assert (await trainer.post(f"/api/tables/{table}/start", {})).status == 200
    return world, table, trainer, pupils


async def play(wires: list[Wire], moves: int, luck: Luck, id: str = "m") -> None:
    for number in range(moves):
        asked = [wire for wire in wires if wire.state["view"]["question"] is not None]
        wire = asked[luck.below(len(asked))]
        question = wire.state["view"]["question"]
        answer = await wire.move(f"{id}{number}", question["id"], choose(question, luck))
        assert answer["type"] == "done", answer
        for _ in range(20):
            await asyncio.sleep(0)


async def until_the_trainer_is_asked(world: World, live: LiveTable, luck: Luck) -> None:
    game = live.memory.table
    assert game is not None
    while TRAINER not in game.asked:
        seat, ask = next(iter(game.asked.items()))
        move = json.loads(json.dumps(ask.sample(luck)))
        live.receive(request(live, seat, "move", id=f"{live.memory.seq}", question=live.memory.question(ask), move=move))
        await world.settle()


def keys(wire: Wire) -> list[str]:
    return [fact["key"] for heard in wire.heard if heard["type"] == "state" for fact in heard["facts"]]


async def test_the_trainer_sees_and_forces_and_everybody_hears_that_but_not_what() -> None:
    world, table, trainer, pupils = await lesson()
    voice = await trainer.live(table).hello(seat=-1)
    wires = [await pupil.live(table).hello() for pupil in pupils]
    watcher = await world.browser().live(table).hello()
    assert voice.state["you"] == {"seat": -1, "seats": [], "host": True} and voice.state["lobby"]["trainer"] is True
    (stream,) = voice.state["view"]["streams"]
    assert stream["stream"] == "deck" and stream["queued"] == 0 and stream["says"] == "card"
    assert "hand" not in voice.state["view"]["table"]
    card = stream["outcomes"][0]
    assert all("streams" not in wire.state["view"] for wire in [*wires, watcher])
    done = await voice.move("f1", None, ["force", "deck", card])
    assert done["type"] == "done"
    await world.settle()
    assert voice.state["view"]["streams"][0]["queued"] == 1
    (told,) = [fact for fact in voice.state["facts"] if fact["key"] == "trainer_prepared"]
    assert told["args"] == {"stream": "deck", "outcome": card} and told["own"] is True
    for wire in [*wires, watcher]:
        (told,) = [fact for fact in wire.state["facts"] if fact["key"] == "trainer_prepared"]
        assert told["args"] == {} and "own" not in told
        assert not [chunk for chunk in wire.browser.received if card.encode() in CARD.findall(chunk)]
    # It comes true when the piles are filled up, and the table can be recalled.
    luck = Luck("force")
    for number in range(40):
        if card in str(wires[0].state["view"]["table"]):
            break
        await play(wires, 1, luck, f"x{number}-")
    assert card in str(wires[0].state["view"]["table"])
    world.hub.drop(world.hub.live[table], "restart", 1012)
    again = await world.hub.open(table)
    assert not isinstance(again, Refused) and not again.frozen


async def test_the_trainers_words_are_nobody_elses() -> None:
    world, table, (host, other), wires = await playing()
    stranger = world.browser()
    words: list[list[Any]] = [["force", "deck", "oll20a"], ["change", "hand_size", 5], ["rewind", 0]]
    for number, word in enumerate(words):
        for wire in wires:
            assert (await wire.move(f"w{number}", None, word))["reason"] == "trainer_only", word
    before = world.store.fingerprint()
    for browser in (host, other, stranger):
        wire = browser.live(table)
        wire.say({"type": "hello", "since": 0, "seat": -1})
        await world.settle()
        assert [heard["reason"] for heard in wire.heard] == ["not_your_seat"]
        wire.hang_up()
        assert (await browser.get(f"/api/tables/{table}?seat=-1")).reason == "not_your_seat"
        sent = {"id": "x", "question": None, "move": ["force", "deck", "oll20a"], "seat": -1}
        assert (await browser.post(f"/api/tables/{table}/moves", sent)).reason == "not_your_seat"
    assert (await host.get(f"/api/tables/{table}?seat=-2")).reason == "bad_message"
    assert (await host.get(f"/api/tables/{table}?seat=--1")).reason == "bad_message"
    assert world.store.fingerprint() == before
    # Who gets up in mid-game has seen too much to be the trainer.
    assert (await host.post(f"/api/tables/{table}/leave", {"seat": 0})).status == 200
    assert (await host.get(f"/api/tables/{table}?seat=-1")).reason == "not_your_seat"
    assert (await host.get(f"/api/tables/{table}")).data["lobby"]["trainer"] is False


async def test_a_trainer_who_takes_a_seat_has_no_voice_any_more() -> None:
    world, table, trainer, pupils = await lesson()
    voice = await trainer.live(table).hello(seat=-1)
    await pupils[2].post(f"/api/tables/{table}/leave", {"seat": 2})
    assert (await trainer.post(f"/api/tables/{table}/join", {})).reason == "saw_hands"
    await world.settle()
    assert voice.closed is None
    host = world.browser()
    made = (await host.post("/api/tables", {"game": "multiverse", "seats": 3, "seat": None})).data["table"]
    assert (await host.post(f"/api/tables/{made}/join", {})).data["seat"] == 0, "before the start anybody may change their mind"
    await host.post(f"/api/tables/{made}/start", {"fill": "random"})
    assert (await host.get(f"/api/tables/{made}?seat=-1")).reason == "not_your_seat"
    assert (await host.get(f"/api/tables/{made}?seat=0")).data["you"]["seat"] == 0


async def test_over_http_and_while_paused() -> None:
    _, table, trainer, _ = await lesson("financialit", 3)
    at = f"/api/tables/{table}"
    seen = (await trainer.get(f"{at}?seat=-1")).data["view"]
    names = [row["stream"] for row in seen["streams"]]
    assert names == ["event_next", "income_2_0", "income_2_1", "income_2_2"]
    await trainer.post(f"{at}/pause", {"paused": True})
    event = seen["streams"][0]["outcomes"][0]
    done = await trainer.post(f"{at}/moves", {"id": "a", "question": None, "move": ["force", "event_next", event]})
    assert done.data["type"] == "done", done.data
    wrong = {"id": "b", "question": None, "move": ["force", "event_next", "NONSENSE"]}
    assert (await trainer.post(f"{at}/moves", wrong)).reason == "event_not_available"
    changed = await trainer.post(f"{at}/moves", {"id": "c", "question": None, "move": ["change", "rounds", 6], "seat": -1})
    assert changed.data["type"] == "done", changed.data
    facts = (await trainer.get(f"{at}?watch=1")).data["facts"]
    assert [fact["args"] for fact in facts if fact["key"] == "rule_change_announced"] == [{"option": "rounds", "value": 6}]


async def test_options_that_need_a_trainer() -> None:
    world = World()
    host = world.browser()
    terms = {"game": "financialit", "seats": 3, "options": {"event_mode": "live"}}
    assert (await host.post("/api/tables", terms)).reason == "trainer_missing"
    table = (await host.post("/api/tables", {**terms, "seat": None})).data["table"]
    at = f"/api/tables/{table}"
    assert (await host.get(at)).data["lobby"]["options"]["event_mode"] == "live"
    assert (await host.post(f"{at}/join", {})).status == 201, "the host may still sit down"
    assert (await host.post(f"{at}/start", {"fill": "random"})).reason == "trainer_missing", "but then there is nobody to choose"
    assert (await host.post(f"{at}/options", {"options": {"income_live": True}})).reason == "trainer_missing"
    await host.post(f"{at}/leave", {"seat": 0})
    assert (await host.post(f"{at}/start", {"fill": "random"})).status == 200


async def test_the_trainer_is_asked_and_answers_or_the_clock_does() -> None:
    world, table, trainer, pupils = await lesson("financialit", 3, options={"event_mode": "live"})
    live = world.hub.live[table]
    game = live.memory.table
    assert game is not None
    luck = Luck("asked")
    await until_the_trainer_is_asked(world, live, luck)
    assert live.clocks.shown() == {"paused": False, "seats": [{"seat": -1, "left": 120, "of": 120, "stage": "quiet"}]}
    voice = await trainer.live(table).hello(seat=-1)
    await asyncio.sleep(0.2)
    assert live.clocks.shown() is None, "a trainer at the desk may take all the time there is"
    assert voice.state["view"]["question"]["name"] == "trainer_event"
    assert (await pupils[0].get(f"/api/tables/{table}")).data["view"]["question"] is None
    entries = len(game.entries)
    await world.wait(600)
    assert len(game.entries) == entries
    voice.hang_up()
    await asyncio.sleep(0.2)
    await world.wait(121)
    assert game.entries[entries] == (TRAINER, ("draw",), "clock"), "nobody answered"
    voice = await trainer.live(table).hello(seat=-1)
    await until_the_trainer_is_asked(world, live, luck)
    question = voice.state["view"]["question"]
    event = question["moves"][0]["spaces"][0]["options"][0]
    assert (await voice.move("e", question["id"], ["choose_event", event]))["type"] == "done"


async def test_a_question_to_a_trainer_who_does_not_exist_is_answered_at_once() -> None:
    world = World()
    host = world.browser()
    body = {"game": "financity", "seats": 2, "options": {"home_assignment": "trainer"}, "fill": "random", "start": True}
    table = (await host.post("/api/tables", body)).data["table"]
    await world.settle()
    game = world.hub.live[table].memory.table
    assert game is not None and TRAINER not in game.asked
    assert [entry[0] for entry in game.entries[:2]] == [TRAINER, TRAINER]


async def agreed(browsers: list[Browser], at: str, to: int) -> Response:
    """The host, who plays, would like to go back, and everybody agrees."""
    proposed = await browsers[0].post(f"{at}/rewind", {"to": to})
    assert proposed.data["proposal"]["agreed"] == [0]
    *_, last = [await other.post(f"{at}/agree", {"to": to, "yes": True}) for other in browsers[1:]]
    return last


async def test_the_host_goes_back_and_it_is_told_and_recorded() -> None:
    world = World()
    table, browsers = await world.table(3)
    wires = [await browser.live(table).hello() for browser in browsers]
    luck = Luck("back")
    await play(wires, 7, luck)
    live = world.hub.live[table]
    game = live.memory.table
    assert game is not None and game.hashes is not None
    there = game.hashes[3]
    at = f"/api/tables/{table}"
    assert (await browsers[1].post(f"{at}/rewind", {"to": 4})).reason == "host_only"
    for to in (7, 8, 10**9):
        assert (await browsers[0].post(f"{at}/rewind", {"to": to})).reason == "bad_rewind"
    for bad in (-1, True, "4", None, 1.0):
        assert (await browsers[0].post(f"{at}/rewind", {"to": bad})).reason == "bad_message"
    stale = wires[0].state["view"]["question"] or wires[1].state["view"]["question"] or wires[2].state["view"]["question"]
    back = await agreed(browsers, at, 4)
    assert back.data == {"seq": 9}
    await world.settle()
    assert all("rewound" in keys(wire) for wire in wires)
    assert game.state.digest() == game.hashes[-1] and len(game.entries) == 8
    fresh = Table.set_up(find("multiverse"), seats=3, seed=game.seed, salt=game.salt, trainer=True)
    for entry in game.entries[:4]:
        assert fresh.play(*entry)
    assert fresh.hashes is not None and fresh.hashes[-1] == there == game.state.digest()
    assert (await wires[stale["seat"]].move("stale", stale["id"], ["bet", ["bluff"]]))["reason"] == "stale_decision"
    await play(wires, 6, luck, "after")
    world.hub.drop(live, "restart", 1012)
    again = await world.hub.open(table)
    assert not isinstance(again, Refused) and not again.frozen
    assert again.memory.table is not None and again.memory.table.state.digest() == game.state.digest()
    assert again.memory.undo_generation == live.memory.undo_generation == 1


async def test_going_back_has_an_end_and_survives_a_full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alcancia.server.limits.REWINDS", 3)
    world = World()
    table, browsers = await world.table(3)
    wires = [await browser.live(table).hello() for browser in browsers]
    await play(wires, 4, Luck("end"))
    at = f"/api/tables/{table}"
    world.store.fail = lambda what: Failed("try_later") if what == "append" else None
    assert (await agreed(browsers, at, 1)).reason == "try_later"
    world.store.fail = lambda what: None
    await asyncio.sleep(1.1)
    for _ in range(3):
        assert (await agreed(browsers, at, 1)).status == 200
    assert (await browsers[0].post(f"{at}/rewind", {"to": 1})).reason == "too_many"


async def test_nothing_is_taken_back_once_the_seed_is_known() -> None:
    world, table, trainer, pupils = await lesson()
    voice = await trainer.live(table).hello(seat=-1)
    wires = [await pupil.live(table).hello() for pupil in pupils]
    live = world.hub.live[table]
    luck = Luck("end")
    number = 0
    while not live.memory.over:
        world.clock.sleep(1)
        await play(wires, 1, luck, f"m{number}-")
        number += 1
    assert (await trainer.post(f"/api/tables/{table}/rewind", {"to": 1})).reason == "game_over"
    assert (await voice.move("r", None, ["rewind", 1]))["reason"] == "game_over"
    assert (await wires[0].move("u", None, ["undo"]))["reason"] == "game_over"
    assert not any(wire.state["undo"] for wire in wires)
    assert voice.state["view"]["streams"] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_outcome_that_is_offered_can_be_forced(game: str) -> None:
    found = find(game)
    table = Table.set_up(found, seats=found.seats[-1], seed="streams", trainer=True)
    luck = Luck("streams")
    forced = 0
    for _ in range(40):
        streams = table.view(TRAINER)["streams"]
        for row in streams:
            free = [outcome for outcome in row["outcomes"] if outcome not in row["wished"]]
            outcome = free[luck.below(len(free))] if free else None
            if outcome is not None and luck.below(4) == 0:
                assert not isinstance(played := table.play(TRAINER, ["force", row["stream"], outcome]), Refused), (row["stream"], played)
                forced += 1
        seat = next(iter(table.asked))
        assert table.play_default(seat) if seat < 0 else table.play(seat, table.asked[seat].sample(luck))
        if table.over:
            break
    assert forced > 5
    assert "streams" not in table.view(0) and "streams" not in table.view(None)


@pytest.mark.parametrize("game", GAMES)
def test_moments_are_facts_that_everybody_reads(game: str) -> None:
    found = find(game)
    assert found.moments
    for locale in ("en", "es"):
        text = (Path(__file__).parents[2] / "alcancia" / "text" / locale / f"{game}.ftl").read_text("utf-8")
        assert not [key for key in found.moments if f"\nfact-{key} =" not in text]
