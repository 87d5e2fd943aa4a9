"""Bots at one table: woken when their seat is asked, they think in the pool, and their moves are judged like a person's."""

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from alcancia.kernel import Luck, Refused

if TYPE_CHECKING:
    from alcancia.server.live import LiveTable


class BotsAtTable:
    """Which bot of a table is thinking about which question."""

    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self._thinking: dict[int, str] = {}

    @property
    def busy(self) -> bool:
        """Is anyone thinking?"""
        return bool(self._thinking)

    def at(self, seat: int) -> str | None:
        """The bot that decides for a seat, if one does."""
        chairs = self._live.lobby.chairs
        return chairs[seat].bot if 0 <= seat < len(chairs) else None

    def wake(self) -> None:
        """Whoever is a bot and is asked may think, after a moment in which people can see what happened."""
        live = self._live
        table = live.memory.table
        if table is None or live.frozen or live.gone:
            return
        for seat, ask in table.asked.items():
            if self.at(seat) is not None and self._thinking.get(seat) != ask.id:
                self._thinking[seat] = ask.id
                loop = asyncio.get_running_loop()
                delay = live.house.pace * (0.4 if ask.sealed else 1.0)
                if delay > 0:
                    loop.call_later(delay, self._ask, seat, ask.id)
                else:
                    loop.call_soon(self._ask, seat, ask.id)

    def _ask(self, seat: int, question: str) -> None:
        """The bot gets an imagined table that its seat could not tell from the true one."""
        live = self._live

        def reply(move: list[Any] | None) -> None:
            live.post(lambda: self._move(seat, question, move), is_move=True)

        def ask() -> None:
            table, bot = live.memory.table, self.at(seat)
            asked = None if table is None else table.asked.get(seat)
            if table is None or bot is None or asked is None or asked.id != question or live.gone or live.frozen:
                return self._rest(seat, question)
            luck = Luck(live.house.random.token())
            state = msgspec.json.encode(table.imagine(seat, luck).state)
            live.house.bots.ask(live.lobby.game, bot, seat, state, f"{luck.bits(128):x}", reply)
            # Whatever becomes of the pool, nobody waits longer than this; a later answer finds its question gone.
            asyncio.get_running_loop().call_later(live.house.bot_seconds, reply, None)

        live.post(ask)

    def _rest(self, seat: int, question: str) -> None:
        """Nothing to think about any more."""
        if self._thinking.get(seat) == question:
            del self._thinking[seat]

    def _move(self, seat: int, question: str, move: list[Any] | None) -> None:
        """A bot answered, or failed to (None). Where it fails the question's default is played."""
        live = self._live
        table = live.memory.table
        self._rest(seat, question)
        if table is None or live.frozen or live.gone or live.unsure or self.at(seat) is None:
            return
        ask = table.asked.get(seat)
        if ask is None or ask.id != question:
            return
        if move is None or move[:1] in (["undo"], ["take_back"]):
            verdict: object = Refused("no_move")
        else:
            verdict = live.play(lambda table: table.play(seat, move, question))
        if isinstance(verdict, Refused):
            live.house.report("bot_failed", live, seat=seat, why=verdict.reason)
            live.play(lambda table: table.play_default(seat, mark="bot"))
