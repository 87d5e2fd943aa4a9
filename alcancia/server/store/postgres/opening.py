"""Opening a database: sessions with the promises we rely on, and the schema brought up to date by one node while others wait."""

import secrets
from importlib.resources import files
from typing import Any, Final

import asyncpg

from alcancia.kernel import Unplayable
from alcancia.server.store.deletions import hashed

CONNECT_SECONDS: Final = 3.0
STATEMENT_SECONDS: Final = 5.0
MIGRATING: Final = 7_236_541_180
"""The lock under which the schema is changed."""

SETTINGS: Final = {
    "application_name": "alcancia",
    "statement_timeout": "5s",
    "lock_timeout": "3s",
    "idle_in_transaction_session_timeout": "3s",  # a node that was stopped in the middle of a sentence must not hold a table for ever
    "client_min_messages": "warning",
}


async def connect(url: str) -> Any:
    """A session. What it commits is on the disk, whatever the database is used to."""
    session = await asyncpg.connect(url, timeout=CONNECT_SECONDS, command_timeout=STATEMENT_SECONDS, server_settings=SETTINGS)
    try:
        if await session.fetchval("SELECT current_setting('synchronous_commit')") == "off":
            await session.execute("SET synchronous_commit = on")
    except BaseException:
        session.terminate()
        raise
    return session


async def open_database(url: str) -> bytes:
    """Bring the schema up to date and delete what was deleted before; the house's key."""
    try:
        session = await connect(url)
    except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise Unplayable("no_database", why=type(error).__name__) from None
    try:
        await migrate(session, steps())
        await session.execute("INSERT INTO house VALUES ('key', $1) ON CONFLICT DO NOTHING", secrets.token_bytes(32))
        return bytes(await session.fetchval("SELECT value FROM house WHERE name = 'key'"))
    finally:
        await session.close(timeout=2)


def steps() -> list[str]:
    """The migrations, in order."""
    folder = files("alcancia.server.store.postgres").joinpath("migrations")
    return [step.read_text("utf-8") for step in sorted(folder.iterdir(), key=lambda step: step.name)]


async def migrate(session: Any, known: list[str]) -> None:
    """Each step whole or not at all. Two nodes that start at once do not get in each other's way: one waits."""
    await session.execute("SET lock_timeout = 0; SET statement_timeout = 0")
    await session.execute("SELECT pg_advisory_lock($1)", MIGRATING, timeout=None)
    try:
        await session.execute("CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY)")
        at = await session.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
        if at > len(known):
            raise Unplayable("newer_store", version=at, known=len(known))
        for number, step in enumerate(known[at:], at + 1):
            async with session.transaction():
                await session.execute(step)
                await session.execute("INSERT INTO migrations VALUES ($1)", number)
    finally:
        await session.execute("SELECT pg_advisory_unlock($1)", MIGRATING)


async def delete_again(session: Any) -> int:
    """A copy from before a deletion brings nothing back; how many it would have."""
    erased = {row[0] for row in await session.fetch("SELECT hash FROM erased")}
    back = [row[0] for row in await session.fetch("SELECT id FROM tables") if hashed(row[0]) in erased] if erased else []
    async with session.transaction():
        await session.execute("DELETE FROM tables WHERE id = ANY ($1)", back)
        await session.execute("DELETE FROM log WHERE table_id = ANY ($1)", back)
    return len(back)
