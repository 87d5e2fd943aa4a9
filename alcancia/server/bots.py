"""Bots at one table: woken when their seat is asked, they think in the pool, and their moves are judged like a person's."""

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec

from alcancia.games.tutorials import LEARNER, tutorial
from alcancia.kernel import TRAINER, Ask, Luck, Refused
from alcancia.server.messages import BotDue, BotMoved, TrainerMissing
from alcancia.server.outcomes import Verdict
from alcancia.server.pool import Task

if TYPE_CHECKING:
    from alcancia.server.live import LiveTable


OFFER: Final = "offer "
"""How the name of what a bot thinks about begins when it is not its question but what somebody offers it."""


class BotsAtTable:
    """Which bot of a table is thinking about which question."""

    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self._thinking: dict[int, str] = {}
        self._once: dict[int, str] = {}
        """The one question that the autopilot answers for a seat."""

    @property
    def busy(self) -> bool:
        """Is anyone thinking?"""
        return bool(self._thinking)

    def at(self, seat: int) -> str | None:
        """The bot that decides for a seat, if one does."""
        chairs = self._live.lobby.chairs
        if not 0 <= seat < len(chairs):
            return None
        return self._live.lobby.settings.autopilot if self._answers_once(seat) else chairs[seat].bot

    def _answers_once(self, seat: int) -> bool:
        table, question = self._live.memory.table, self._once.get(seat)
        ask = None if table is None or question is None else table.asked.get(seat)
        return ask is not None and self._live.memory.question(ask) == question

    def answer_once(self, seat: int, question: str) -> None:
        """The autopilot gives this one answer; the seat stays its person's."""
        if self._once.get(seat) != question:
            self._once[seat] = question
            self.wake()

    def wake(self) -> None:
        """Whoever is a bot and is asked may think, after a moment in which people can see what happened."""
        live = self._live
        table = live.memory.table
        if table is None or live.closed() is not None:
            return
        loop = asyncio.get_running_loop()
        for seat, ask in (self._one_at_a_time(table.asked) if live.lobby.tutorial else table.asked).items():
            bot = self.at(seat)
            if bot is None and (seat != TRAINER or live.lobby.has_trainer):
                continue
            question = live.memory.question(ask)
            if self._thinking.get(seat) == question:
                continue
            self._thinking[seat] = question
            if bot is None:
                loop.call_soon(live.receive, TrainerMissing(question))
            else:
                delay = live.hub.pace * (0.4 if ask.sealed else 1.0)
                if live.lobby.room is not None:
                    delay = max(delay, live.hub.classes.thinking(live, seat))
                loop.call_later(delay, live.receive, BotDue(seat, question))
        for seat in {offer.to: None for offer in table.state.offers}:
            if self.at(seat) is not None and (offered := table.offered(seat)) is not None:
                question = OFFER + live.memory.question(offered)
                if self._thinking.get(seat) != question:
                    self._thinking[seat] = question
                    loop.call_later(live.hub.pace, live.receive, BotDue(seat, question))

    def think(self, due: BotDue) -> None:
        """The bot gets an imagined table that its seat could not tell from the true one."""
        live, seat, question = self._live, due.seat, due.question
        table, bot, asked = live.memory.table, self.at(seat), self._asked(seat, question)
        if table is None or bot is None or asked is None or live.closed() is not None:
            return self._rest(seat, question)

        def reply(thought: list[Any] | None) -> None:
            late.cancel()  # it holds the table, and there is one for every thought
            # Whatever a worker sends, it is a move or none.
            move, _, said = thought if thought is not None and len(thought) == 3 and type(thought[0]) is list else (None, "", None)
            live.receive(BotMoved(seat, question, move, said))

        luck = self._luck(seat, asked)
        # What the bot knows is asked of the true table, before another one is imagined.
        known = table.hint(seat, luck)
        state, seed = msgspec.json.encode(table.imagine(seat, luck).state), f"{luck.bits(128):x}"
        game, offered = live.memory.game, question.startswith(OFFER)
        # Whatever becomes of the pool, nobody waits longer than this; a later answer finds its question gone.
        late = asyncio.get_running_loop().call_later(live.hub.bot_seconds, reply, None)
        alone = all(listener.person is None for listener in live.listeners)
        task = Task(game.speaks, bot, seat, state, seed, known=known, offered=offered, version=game.version, alone=alone)
        live.hub.bots.ask(task, reply)

    def _luck(self, seat: int, ask: Ask) -> Luck:
        """For the world a bot imagines and for its whims; in a tutorial the same every time."""
        first = tutorial(self._live.lobby.game) if self._live.lobby.tutorial else None
        return Luck(self._live.hub.random.token()) if first is None else first.luck(seat, ask.id)

    def _one_at_a_time(self, asked: dict[int, Ask]) -> dict[int, Ask]:
        """In a tutorial one bot thinks after the other, the learner first, so that it always goes the same way."""
        seat = LEARNER if LEARNER in asked else next(iter(asked), LEARNER)
        return {} if seat == LEARNER else {seat: asked[seat]}

    def _asked(self, seat: int, question: str) -> Ask | None:
        """The open question of a seat, if it is still this one; after an undo it is another, even under the same number."""
        table = self._live.memory.table
        if table is None:
            return None
        ask, start = (table.offered(seat), OFFER) if question.startswith(OFFER) else (table.asked.get(seat), "")
        return ask if ask is not None and start + self._live.memory.question(ask) == question else None

    def stand_in(self, missing: TrainerMissing) -> None:
        """A question to the trainer where there is none: what it names for that case, or any answer."""
        live, question = self._live, missing.question
        ask = self._asked(TRAINER, question)
        self._rest(TRAINER, question)
        if ask is None or live.closed() is not None or live.lobby.has_trainer:
            return
        table = live.uncommitted()
        if ask.default is not None:
            live.write(table.play_default(TRAINER))
        else:
            live.write(table.play(TRAINER, ask.sample(Luck(live.hub.random.token()))))

    def _rest(self, seat: int, question: str) -> None:
        """Nothing to think about any more."""
        if self._thinking.get(seat) == question:
            del self._thinking[seat]

    def move(self, moved: BotMoved) -> None:
        """A bot answered, or failed to (None). Where it fails the question's default is played."""
        live, seat, move = self._live, moved.seat, moved.move
        ask = self._asked(seat, moved.question)
        self._rest(seat, moved.question)
        if ask is None or self.at(seat) is None or live.closed() is not None:
            return
        table = live.uncommitted()
        if moved.question.startswith(OFFER):
            if move is None or isinstance(live.write(table.play(seat, move)), Refused):
                offer = next(offer for offer in table.state.offers if offer.to == seat)
                live.write(table.play(seat, ("decline", offer.no)))
            else:
                self._say(seat, moved.said)
            return
        if move is None or move[:1] in (["undo"], ["take_back"]):
            verdict: Verdict = Refused("no_move")
        else:
            verdict = live.write(table.play(seat, move, ask.id))
        if isinstance(verdict, Refused):
            live.hub.report("bot_failed", live, seat=seat, why=verdict.reason)
            live.write(table.play_default(seat, mark="bot"))
        else:
            self._say(seat, moved.said)

    def _say(self, seat: int, said: dict[str, Any] | None) -> None:
        """Who sits there as a bot says why; who only stands in for a person does not speak for them."""
        chair = self._live.lobby.chairs[seat]
        if said is not None and chair.bot is not None and not chair.away and not self._live.lobby.tutorial:
            self._live.memory.overhear(said)
