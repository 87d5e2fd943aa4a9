"""A PostgreSQL of our own for those who ask, one per worker; each test gets a database of its own."""

import asyncio
import itertools
from collections.abc import Iterator

import asyncpg
import pytest

from bench.postgres import Postgres

NUMBERS = itertools.count(1)


def execute(url: str, *sentences: str) -> None:
    """Say these to a database."""

    async def say() -> None:
        session = await asyncpg.connect(url)
        for sentence in sentences:
            await session.execute(sentence)
        await session.close()

    asyncio.run(say())


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The server. What survives a power cut is PostgreSQL's own business; here only processes die."""
    with Postgres(fsync="off") as server:
        yield server


@pytest.fixture
def database(postgres: Postgres) -> str:
    """A fresh database, by its URL; in truth a schema, which is made ten times as fast."""
    name = f"d{next(NUMBERS)}"
    execute(postgres.url(), f"CREATE SCHEMA {name}")
    return f"{postgres.url()}&search_path={name}"
