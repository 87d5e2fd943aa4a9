"""Long logs are played again in a worker, never in the event loop: it hands over where the game stood, and the positions kept on the way.

What takes no longer than a few slices is not worth a worker. Where none answers, the log is played here after all, in slices.
"""

import io
import pickle
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec

from alcancia.kernel import Table
from alcancia.kernel.game import Game
from alcancia.server.callback import answer_of
from alcancia.server.facts import facts_for_wire
from alcancia.server.session import Recalled, Session
from alcancia.server.slices import in_slices
from alcancia.server.store import Row

LONG: Final = 256
"""Entries. Playing so many takes about as long as unpacking what a worker hands over, some ten or twenty milliseconds in slices."""

_encode = msgspec.json.Encoder().encode


class Asked(NamedTuple):
    """What a worker is sent."""

    id: str
    game: str
    archive: bool
    rows: list[Row]


class Recall:
    """Brings sessions back: short ones at once, long ones by way of a worker."""

    def __init__(self, workers: Any = None) -> None:
        self._workers = workers

    async def load(self, memory: Session, rows: Sequence[Row], archive: bool) -> None:
        """Play a stored log again; raises what is wrong with it."""
        if len(rows) > LONG and (found := await self._ask(memory, rows, archive)) is not None:
            memory.take_over(found, rows[0])
        else:
            await in_slices(memory.load_archive(rows) if archive else memory.load(rows))

    async def refill(self, memory: Session) -> None:
        """Positions on the way, and what stands out, of a game that is looked back on; nothing if no worker has them in time."""
        rows = [Row(seq, None, None, *entry) for seq, entry in enumerate(await in_slices(memory.rows(memory.steps)), 1)]
        found = await self._ask(memory, rows, True)
        if found is not None and memory.playback is not None:
            memory.playback.kept = dict(sorted((found.kept | memory.playback.kept).items()))
            memory.noticed = max(memory.noticed, found.noticed, key=lambda noticed: noticed.upto)

    async def _ask(self, memory: Session, rows: Sequence[Row], archive: bool) -> Recalled | None:
        if self._workers is None:
            return None
        asked = RECALL + _encode(Asked(memory.id, memory.game.speaks, archive, list(rows)))
        answer: Any = await answer_of(partial(self._workers.hand_in, asked))
        if not isinstance(answer, dict) or "session" not in answer:
            return None
        return unpacked(msgspec.convert(answer["session"], bytes), Session.playback_of(rows[0])[1].game)

    def close(self) -> None:
        """Stop."""
        if self._workers is not None:
            self._workers.close()


# ── in the worker ────────────────────────────────────────────────────────────

RECALL: Final = b"recall\n"
"""What a task begins with."""


def recall(task: bytes) -> dict[str, Any]:
    """Play a log again, and tell where everything stood."""
    asked = msgspec.json.decode(task, type=Asked)
    memory = Session(asked.id, asked.game)
    for _ in memory.load_archive(asked.rows) if asked.archive else memory.load(asked.rows):
        pass
    assert memory.playback is not None
    for _ in noticing(memory):
        pass
    return {"session": packed(memory)}


def noticing(memory: Session) -> Iterator[None]:
    """Look through a whole game, keeping positions on the way."""
    assert memory.playback is not None
    table = memory.playback.lay()
    memory.noticed.look(table, table.facts)
    table.forget()
    for played in memory.playback.walk(table, memory.steps):
        facts = facts_for_wire(table.entries[-1], played.facts, table.state.period)
        table.forget()
        memory.noticed.look(table, facts)
        yield


def _game() -> Game:
    """Stands for the table's game, which both sides have."""
    raise AssertionError("only unpacked by Unpacker")


def _table(game: Game, parts: Sequence[Any]) -> Table:
    """A table as it stood."""
    state, dealer, seed, salt, facts, options, entries, hashes, snapshot, since = parts
    table = Table(game, state, dealer, seed, salt, facts is not None)
    table.options, table.entries, table.hashes, table._snapshot, table._since = options, entries, hashes, snapshot, since
    table.facts += facts or []
    table.run()
    return table


def _table_parts(table: Table) -> tuple[Any, ...]:
    state = table.state.clone()
    facts = table.facts if table.state.recording else None
    parts = (state, table.dealer, table.seed, table.salt, facts, table.options, table.entries, table.hashes, table._snapshot, table._since)
    return _table, (table.game, parts)


def packed(memory: Session) -> bytes:
    """Everything about a session that took time to work out."""
    assert memory.playback is not None
    out = io.BytesIO()
    pickler = pickle.Pickler(out, pickle.HIGHEST_PROTOCOL)
    pickler.dispatch_table = {Table: _table_parts, Game: lambda game: (_game, ())}
    again = memory.playback
    pickler.dump(
        Recalled(memory.table, again.entries, again.hashes, again.kept, again.every, memory.fact_texts, memory.answers, memory.noticed)
    )
    return out.getvalue()


class Unpacker(pickle.Unpickler):
    """Reads what our own worker packed."""

    def __init__(self, data: bytes, game: Game) -> None:
        super().__init__(io.BytesIO(data))
        self._of = game

    def find_class(self, module: str, name: str) -> Any:
        """The game is ours."""
        return (lambda: self._of) if (module, name) == (__name__, _game.__name__) else super().find_class(module, name)


def unpacked(data: bytes, game: Game) -> Recalled:
    """What the worker found, with this game."""
    found: Recalled = Unpacker(data, game).load()
    return found
