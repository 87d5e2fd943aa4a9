"""A live table is an actor: its messages are values that can be printed and compared, its states have names."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from alcancia.kernel import Luck, Refused
from alcancia.server import limits, messages, seating
from alcancia.server.live import LiveTable
from alcancia.server.messages import AnswerDue, BotDue, BotMoved, ClockRan, DefaultDue, Entered, HintDue, PresenceChanged, TrainerMissing
from alcancia.server.outcomes import Change, Done, Hint, Outcome
from alcancia.server.requests import Request
from alcancia.server.states import Batch, Health, Phase
from alcancia.server.store import Failed
from tests.server.world import Browser, World, choose, request, run


class Asker:
    """A sender that keeps what it is told."""

    def __init__(self) -> None:
        self.heard: list[Outcome] = []

    def answered(self, message: Any, outcome: Outcome) -> None:
        self.heard.append(outcome)


class Slow:
    """The store of a world, which answers when the test says so."""

    def __init__(self, world: World) -> None:
        self.waiting: list[tuple[Callable[[Any], None], Callable[[], Any]]] = []
        world.store._reply = lambda what, reply, work: self.waiting.append((reply, work))

    def answer(self, result: Failed | None = None) -> None:
        reply, work = self.waiting.pop(0)
        reply(work() if result is None else result)


async def begun(people: int = 3, **terms: Any) -> tuple[World, LiveTable, list[Browser]]:
    world = World()
    world.hub.pace = 1e9
    table, browsers = await world.table(people, **terms)
    await world.settle()
    return world, world.hub.live[table], browsers


def a_bet(live: LiveTable, seat: int, id: str = "a") -> Request:
    """A legal first bet of this seat, as the message the table gets."""
    assert live.memory.table is not None
    ask = live.memory.table.asked[seat]
    return request(live, seat, "move", id=id, question=live.memory.question(ask), move=choose(ask.to_json(), Luck(id)))


def phase(live: LiveTable) -> Phase:
    """What the table does just now."""
    return live.phase


def health(live: LiveTable) -> Health:
    """Whether it can be trusted with moves."""
    return live.health


# ── messages are values ──────────────────────────────────────────────────────


def test_a_run_of_messages_can_be_read_and_compared() -> None:
    """What happened at a table, in the order in which it was judged: one person, two bots, a reaction, somebody renamed."""

    async def work() -> list[Any]:
        world = World()
        seen: list[Any] = []
        table, (host,) = await world.table(1)
        world.hub.observer = lambda live, message: seen.append(message)
        wire = await host.live(table).hello()
        await world.settle()
        question = wire.state["view"]["question"]
        await wire.move("m1", question["id"], ["bet", [question["moves"][0]["spaces"][0]["options"][0]]])
        wire.say({"type": "react", "name": "clap"})
        assert (await host.post(f"/api/tables/{table}/rename", {"seat": 0, "name": "Ana"})).status == 200
        await world.settle()
        return seen

    seen = run(work())

    def in_order(messages: list[Any]) -> list[str]:
        """Without what comes a tenth of a second later, wherever a busy machine is by then."""
        return [repr(message) for message in messages if not isinstance(message, PresenceChanged)]

    assert in_order(seen) == in_order(run(work())), "the same run prints the same"
    printed = [repr(message) for message in seen]
    assert "Entered(listener=Socket(person=1, seat=0), since=0, fresh=None)" in printed
    assert "BotMoved(seat=1, question='0.0', move=['bet', " in "".join(printed)
    assert any(
        line.startswith("Request(move, person=1, seat=0, LiveMove(type='move', id='m1', question='0.0', move=['bet', [") for line in printed
    )
    assert "Request(react, person=1, seat=0, React(type='react', name='clap'))" in printed
    assert "Request(rename, person=1, seat=0, Rename(seat=0, name='Ana'))" in printed
    assert "token" not in "".join(printed)
    moved = next(message for message in seen if isinstance(message, BotMoved))
    assert moved == BotMoved(moved.seat, moved.question, moved.move, moved.said) and msgspec.to_builtins(moved)["seat"] == moved.seat
    with pytest.raises(AttributeError):
        moved.seat = 2  # type: ignore[misc]


def test_every_kind_of_message_is_handled() -> None:
    """The table knows each of them; one that it does not know would do nothing."""
    kinds = [kind for kind in vars(messages).values() if isinstance(kind, type) and issubclass(kind, messages.Message)]
    folder = Path(seating.__file__ or "").parent
    text = "".join(path.read_text("utf-8") for path in (folder / "live.py", folder / "classes" / "at_table.py"))
    inherited = {messages.Message, DefaultDue, AnswerDue}
    assert [kind.__name__ for kind in kinds if kind not in inherited and f"case messages.{kind.__name__}():" not in text] == []
    assert {kind for kind in kinds if kind.joins} == {BotMoved, TrainerMissing, DefaultDue}


def test_the_same_messages_make_the_same_table() -> None:
    """A run that was written down can be sent again, and the log is the same to the last hash."""

    async def recorded() -> tuple[list[Any], list[str]]:
        _world, live, _ = await begun()
        seen: list[Any] = []
        live.hub.observer = lambda live, message: seen.append(message)
        for turn in range(6):
            assert live.memory.table is not None
            live.receive(a_bet(live, next(iter(live.memory.table.asked)), f"m{turn}"))
            await asyncio.sleep(0)
        await _world.settle()
        return seen, live.memory.table.hashes  # type: ignore[union-attr, return-value]

    async def again(seen: list[Any]) -> list[str]:
        world, live, _ = await begun()
        for message in seen:
            message.live = live
            live.receive(message)
            await world.settle()
        return live.memory.table.hashes  # type: ignore[union-attr, return-value]

    seen, hashes = run(recorded())
    assert len(hashes) == 6 and run(again(seen)) == hashes


# ── one test per state ───────────────────────────────────────────────────────


async def test_idle_judging_settling_in_one_step() -> None:
    """Where there is nothing to write, a message is worked off and answered before `receive` returns."""
    _world, live, _ = await begun()
    phases: list[Phase] = []
    live.hub.observer = lambda live, message: phases.append(live.phase)
    asker = Asker()
    assert phase(live) is Phase.IDLE and health(live) is Health.SOUND
    assert live.receive(request(live, 0, "move", id="x", question="9.9", move=["bet", []]), asker)
    assert asker.heard == [Refused("stale_decision")]
    assert phases == [Phase.JUDGING] and phase(live) is Phase.IDLE and live.batch == Batch()


async def test_writing_moves_join_and_others_wait() -> None:
    world, live, _ = await begun()
    store, first, second, other = Slow(world), Asker(), Asker(), Asker()
    live.receive(a_bet(live, 0), first)
    assert phase(live) is Phase.WRITING and live.batch.writes == 1 and first.heard == []
    live.receive(a_bet(live, 1), second)
    live.receive(request(live, 2, "hint", id="h"), other)
    live.receive(a_bet(live, 2), Asker())
    assert phase(live) is Phase.WRITING and live.batch.writes == 2 and len(live._inbox) == 2, "what came behind the hint waits with it"
    store.answer()
    assert phase(live) is Phase.ANSWERING and first.heard == [], "nobody hears before all of it is on the disk"
    store.answer()
    assert first.heard == [Done(2, "a")] and second.heard == [Done(3, "a")]
    assert phase(live) is Phase.WRITING and live.batch.writes == 1, "the hint had its turn, then the third move"
    store.answer()
    await world.settle()
    assert phase(live) is Phase.IDLE and isinstance(other.heard[0], Hint | Refused)


async def test_answering_nothing_joins() -> None:
    world, live, _ = await begun()
    store, late = Slow(world), Asker()
    live.receive(a_bet(live, 0), Asker())
    live.receive(a_bet(live, 1), Asker())
    store.answer()
    live.receive(a_bet(live, 2), late)
    assert phase(live) is Phase.ANSWERING and live.batch.writes == 1 and len(live._inbox) == 1
    store.answer()
    assert phase(live) is Phase.WRITING and live.batch.writes == 1
    store.answer()
    assert late.heard == [Done(4, "a")] and phase(live) is Phase.IDLE


async def test_a_change_is_alone_in_its_batch() -> None:
    world, live, _ = await begun()
    store, mover = Slow(world), Asker()
    live.receive(ClockRan(0, live.memory.question(live.memory.table.asked[0])))  # type: ignore[union-attr]
    assert phase(live) is Phase.WRITING and isinstance(live.batch.change, tuple) and isinstance(live.batch.change[2], Change)
    assert live.lobby.chairs[0].bot is None, "the old lobby stands until the new one is on the disk"
    live.receive(a_bet(live, 1), mover)
    assert live.batch.writes == 1 and mover.heard == []
    store.answer()
    assert live.lobby.chairs[0].away and phase(live) is Phase.WRITING
    store.answer()
    assert mover.heard == [Done(2, "a")]


async def test_unsure_refuses_until_the_store_says_what_is_true() -> None:
    world, live, (host, *_) = await begun()
    store, lost, refused = Slow(world), Asker(), Asker()
    live.receive(a_bet(live, 0), lost)
    store.answer(Failed("try_later"))
    assert lost.heard == [Refused("try_later")] and health(live) is Health.UNSURE and phase(live) is Phase.IDLE
    assert live.memory.seq == 1
    live.receive(a_bet(live, 1), refused)
    assert refused.heard == [Refused("try_later")]
    answer = await asyncio.wait_for(host.post(f"/api/tables/{live.id}/pause", {"paused": True}), 5)
    assert answer.reason == "try_later", "a change would go to a log that somebody else may own by now"
    store.answer()
    await world.settle()
    assert health(live) is Health.SOUND
    live.receive(a_bet(live, 0), lost)
    store.answer()
    assert lost.heard[1:] == [Done(2, "a")]


async def test_frozen_takes_the_batch_back_and_still_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    world, live, (host, *_) = await begun()
    store, first, second, after = Slow(world), Asker(), Asker(), Asker()
    live.receive(a_bet(live, 0), first)
    with monkeypatch.context() as broken:
        broken.setattr(type(live.memory), "add", lambda *args: 1 // 0)
        live.receive(a_bet(live, 1), second)
    assert health(live) is Health.FROZEN and second.heard == [Refused("frozen")] and first.heard == [Refused("try_later")]
    assert phase(live) is Phase.WRITING, "what was handed in before is still on its way"
    store.answer()
    assert phase(live) is Phase.IDLE and health(live) is Health.FROZEN
    store.answer()
    await world.settle()
    assert live.memory.seq == 2, "the first move was on the disk, and that is what counts"
    live.receive(a_bet(live, 1), after)
    assert after.heard == [Refused("frozen")]
    assert (await host.get(f"/api/tables/{live.id}")).data["lobby"]["status"] == "frozen"


async def test_gone_is_told_to_come_back() -> None:
    world, live, (host, *_) = await begun()
    asker = Asker()
    world.hub.drop(live, "restart", 1012)
    assert health(live) is Health.GONE
    live.receive(a_bet(live, 0), asker)
    assert asker.heard == [Refused("try_later")]
    assert (await live.ask(request(live, 0, "hint", id="h"))) == Refused("try_later")
    assert (await host.get(f"/api/tables/{live.id}")).status == 200, "opened again from its log"


async def test_a_flooded_inbox_says_so() -> None:
    world, live, _ = await begun()
    store = Slow(world)
    live.receive(a_bet(live, 0), Asker())
    assert all(live.receive(PresenceChanged()) for _ in range(limits.INBOX))
    assert not live.receive(PresenceChanged())
    store.answer()
    assert not live._inbox and phase(live) is Phase.IDLE


async def test_a_start_with_bots_is_one_batch() -> None:
    """The bots sit down and the game begins together, or neither."""
    world = World()
    world.hub.pace = 1e9
    host = world.browser()
    table = (await host.post("/api/tables", {"game": "multiverse", "seats": 3})).data["table"]
    live, store = world.hub.live[table], Slow(world)
    starting = asyncio.create_task(host.post(f"/api/tables/{table}/start", {"fill": "random"}))
    await world.settle()
    assert live.batch.writes == 2 and live.batch.start is not None and live.memory.table is None
    store.answer()
    assert phase(live) is Phase.ANSWERING and live.lobby.chairs[1].bot is None
    store.answer(Failed("try_later"))
    assert live.memory.seq == 0 and health(live) is Health.UNSURE
    assert (await asyncio.wait_for(starting, 60)).reason == "try_later"
    store.answer()
    await world.settle()
    assert health(live) is Health.SOUND and live.lobby.chairs[1].kind == "bot", "the lobby had been written, and the store knows it"
    starting = asyncio.create_task(host.post(f"/api/tables/{table}/start", {}))
    await world.settle()
    store.answer()
    assert (await asyncio.wait_for(starting, 60)).status == 200 and live.memory.seq == 1


async def test_messages_of_the_server_find_their_question_gone() -> None:
    """Whatever comes late changes nothing."""
    world, live, _ = await begun()
    for late in (BotMoved(0, "7.7", ["bet", []]), BotDue(1, "7.7"), ClockRan(0, "7.7"), DefaultDue(0, "7.7"), TrainerMissing("7.7")):
        live.receive(late)
    live.receive(HintDue(0), Asker())
    live.receive(Entered(Gone(), 0))
    await world.settle()
    assert live.memory.seq == 1 and phase(live) is Phase.IDLE and health(live) is Health.SOUND and live.listeners == []


class Gone:
    """A socket of somebody who does not sit here."""

    seat: int | None = 0
    person: int | None = 99
    seq = 0

    def post(self, text: str) -> None:
        raise AssertionError

    def shut(self, reason: str, code: int) -> None:
        assert (reason, code) == ("removed", 4403)


async def test_a_store_that_answers_at_once() -> None:
    """The phases hold also where the answer comes before the question is over."""
    world, live, _ = await begun()
    world.store._reply = lambda what, reply, work: reply(work())
    asker = Asker()
    live.receive(a_bet(live, 0), asker)
    assert asker.heard == [Done(2, "a")] and phase(live) is Phase.IDLE
