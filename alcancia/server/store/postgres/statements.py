"""What is said to PostgreSQL, one function per sentence. Each is one statement, or safe if nothing but its first one was said."""

from collections.abc import Sequence
from typing import Any, Final

import asyncpg

from alcancia.server.store.deletions import hashed
from alcancia.server.store.face import Append, Appended, Elsewhere, Failed, Log, Row

APPEND: Final = """
WITH ends AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::integer[], $4::integer[], $5::text[], $6::integer[])
        AS ends (id, epoch, before, after, hash, more)
), moved AS (
    UPDATE tables SET entries = ends.after, head = ends.hash, bytes = bytes + ends.more, touched = greatest(touched, $13)
    FROM ends WHERE tables.id = ends.id AND tables.epoch = ends.epoch AND tables.entries = ends.before
    RETURNING tables.id
), written AS (
    INSERT INTO log (table_id, seq, at, move_id, sent, body, hash)
    SELECT rows.id, rows.seq, $13, rows.move_id, rows.sent, rows.body, rows.hash
    FROM unnest($7::text[], $8::integer[], $9::text[], $10::text[], $11::text[], $12::text[])
        AS rows (id, seq, move_id, sent, body, hash)
    JOIN moved ON moved.id = rows.id
)
SELECT id FROM moved
"""
"""The fence stands in the update: who does not own the table under this epoch, or does not know its last entry, moves nothing."""

NOBODY: Final = Failed("try_later")
"""Who had it died while we asked, or we have no lease ourselves."""

CLAIM: Final = """
UPDATE tables SET epoch = greatest(epoch + 1, $2), owner = $3
WHERE id = $1 AND (owner IS NULL OR owner = $3 OR $4 OR NOT lives(owner)) AND lives($3)
RETURNING epoch
"""

CREATE: Final = """
WITH made AS (
    INSERT INTO tables (id, epoch, owner, room, created, touched) SELECT $1, $2, $3, $4, $5, $5 WHERE lives($3)
    ON CONFLICT DO NOTHING RETURNING id
), lobby AS (
    INSERT INTO lobbies SELECT id, $6 FROM made
), code AS (
    INSERT INTO codes SELECT code.hash, made.id, code.person
    FROM made, unnest($7::bytea[], $8::integer[]) AS code (hash, person) ON CONFLICT DO NOTHING
)
SELECT id FROM made
"""

SAVE_LOBBY: Final = """
WITH mine AS (
    UPDATE tables SET touched = $4 WHERE id = $1 AND epoch = $2 RETURNING id
), lobby AS (
    UPDATE lobbies SET body = $3 FROM mine WHERE table_id = mine.id
), old AS (
    DELETE FROM codes USING mine WHERE table_id = mine.id AND NOT codes.hash = ANY ($5)
), code AS (
    INSERT INTO codes SELECT code.hash, mine.id, code.person
    FROM mine, unnest($5::bytea[], $6::integer[]) AS code (hash, person)
    ON CONFLICT (hash) DO UPDATE SET person = excluded.person WHERE codes.table_id = excluded.table_id
)
SELECT id FROM mine
"""


async def append_all(db: Any, now: int, appends: Sequence[Append]) -> list[Appended | Failed] | None:
    """All appends in one statement; None if they have to be looked at one by one (nothing is written then).

    A table moves by all its appends or by none, and not at all if one of them does not follow the one before.
    """
    heads: dict[str, tuple[int, int, int, str, int]] = {}
    ids, seqs, moves, sents, bodies, hashes = [], [], [], [], [], []
    for table, expected, epoch, move_id, entries, sent in appends:
        known = heads.get(table)
        if known is not None and (known[0], known[2]) != (epoch, expected):
            return None
        before, more, seq, last = (expected, 0, expected, "") if known is None else (known[1], known[4], known[2], known[3])
        for body, last in entries:
            seq += 1
            ids.append(table)
            seqs.append(seq)
            moves.append(move_id)
            sents.append(sent)
            bodies.append(body)
            hashes.append(last)
            more += len(body.encode())
            move_id = sent = None
        heads[table] = (epoch, before, seq, last, more)
    epochs, befores, afters, lasts, mores = zip(*heads.values(), strict=True)
    try:
        moved = await db.fetch(
            APPEND, list(heads), epochs, befores, afters, lasts, mores, ids, seqs, moves, sents, bodies, hashes, now
        )  # fmt: skip
    except asyncpg.UniqueViolationError:
        return None if len(appends) > 1 else [Failed("repeated")]
    if len(moved) == len(heads):
        return [Appended(append.expected_seq + len(append.entries)) for append in appends]
    if len(appends) == 1:
        return [Failed(await why_not(db, appends[0].table, appends[0].epoch))]
    there = {row[0] for row in moved}
    # Those that moved are written. The others moved nothing, and are said again one by one to find out why.
    results: list[Appended | Failed] = []
    for append in appends:
        if append.table in there:
            results.append(Appended(append.expected_seq + len(append.entries)))
        else:
            results += await append_all(db, now, [append]) or []
    return results


async def why_not(db: Any, table: str, epoch: int) -> str:
    """Why nothing could be written to this table."""
    found = await db.fetchval("SELECT epoch FROM tables WHERE id = $1", table)
    if found is None:
        return "gone"
    return "stale" if found == epoch else "fenced"


async def create(
    db: Any, me: int, now: int, table: str, epoch: int, lobby: bytes, codes: dict[bytes, int | None], room: str | None
) -> Appended | Failed:
    """A new table, which is ours."""
    made = await db.fetchval(CREATE, table, epoch, me, room, now, lobby, list(codes), list(codes.values()))
    if made is not None:
        return Appended(0)
    return Failed("repeated" if await db.fetchval("SELECT 1 FROM tables WHERE id = $1", table) else "try_later")


async def save_lobby(db: Any, now: int, table: str, epoch: int, lobby: bytes, codes: dict[bytes, int | None]) -> Appended | Failed:
    """Names, tokens and codes as they are now; the old ones are gone."""
    saved = await db.fetchval(SAVE_LOBBY, table, epoch, lobby, now, list(codes), list(codes.values()))
    return Appended(0) if saved is not None else Failed(await why_not(db, table, epoch))


async def read(db: Any, table: str) -> Log | Failed:
    """Everything about a table, with the seal of its log: as it was at one moment."""
    async with db.transaction(isolation="repeatable_read", readonly=True):
        found = await db.fetchrow("SELECT epoch, body, entries, head FROM tables LEFT JOIN lobbies ON table_id = id WHERE id = $1", table)
        if found is None:
            return Failed("gone")
        if found["body"] is None:
            return Failed("damaged")
        rows = await db.fetch("SELECT seq, move_id, sent, body, hash FROM log WHERE table_id = $1 ORDER BY seq", table)
    return Log(table, found["epoch"], found["body"], [Row(*row) for row in rows], found["entries"], found["head"])


async def claim(db: Any, me: int, table: str, epoch: int) -> Log | Failed | Elsewhere:
    """Everything about a table that is ours from now on; or who has it. A class is one whole: who has it has its tables."""
    room = await db.fetchval("SELECT room FROM tables WHERE id = $1", table)
    if room is not None:
        owner = await db.fetchval("SELECT owner FROM tables WHERE id = $1", room)
        if owner != me and isinstance(there := await take(db, me, room, epoch, False), Elsewhere):
            return there
    return await take(db, me, table, epoch, room is not None) or await read(db, table)


async def take(db: Any, me: int, table: str, epoch: int, whoever: bool) -> Failed | Elsewhere | None:
    """Ours from now on: None; or who has it. If its owner dies while we ask, it is nobody's, and we try once more."""
    there: Failed | Elsewhere = NOBODY
    for _ in range(2):
        if await db.fetchval(CLAIM, table, epoch, me, whoever) is not None:
            return None
        if (there := await whose(db, table)) != NOBODY:
            break
    return there


async def whose(db: Any, table: str) -> Failed | Elsewhere:
    """Who has a table that we cannot have."""
    found = await db.fetchrow(
        "SELECT nodes.id, nodes.address FROM tables LEFT JOIN nodes ON incarnation = owner AND lives(owner) WHERE tables.id = $1", table
    )
    if found is None:
        return Failed("gone")
    return NOBODY if found["id"] is None else Elsewhere(found["id"], found["address"])


async def own(db: Any, table: str, epoch: int) -> Appended | Failed:
    """Earlier owners are shut out."""
    taken = await db.fetchval("UPDATE tables SET epoch = $2 WHERE id = $1 AND epoch <= $2 RETURNING 1", table, epoch)
    return Appended(0) if taken else Failed(await why_not(db, table, epoch))


async def release(db: Any, me: int, table: str, epoch: int) -> Appended:
    """Whoever wants it may have it."""
    await db.execute("UPDATE tables SET owner = NULL WHERE id = $1 AND epoch = $2 AND owner = $3", table, epoch, me)
    return Appended(0)


async def delete(db: Any, me: int | None, table: str) -> Appended | Failed:
    """Everything about a table, unless another living node has it; `None` deletes whoever has it.

    The log goes in a statement of its own, which sees what was appended while the first one waited for the table.
    """
    async with db.transaction():
        gone = await db.fetchval(
            "DELETE FROM tables WHERE id = $1 AND ($2::bigint IS NULL OR owner IS NULL OR owner = $2 OR NOT lives(owner)) RETURNING 1",
            table,
            me,
        )
        if gone:
            await db.execute("DELETE FROM log WHERE table_id = $1", table)
            await db.execute("INSERT INTO erased VALUES ($1) ON CONFLICT DO NOTHING", hashed(table))
            return Appended(0)
    return Failed("fenced" if await db.fetchval("SELECT 1 FROM tables WHERE id = $1", table) else "gone")


async def write_note(db: Any, name: str, value: bytes) -> Appended:
    """Something about the house."""
    await db.execute("INSERT INTO house VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value", name, value)
    return Appended(0)
