"""The figures of a class, for a spreadsheet or a statistics program."""

import csv
import io
from typing import Any

import pytest

from alcancia.games import GAMES
from alcancia.kernel import Luck
from tests.server.classroom import started
from tests.server.lessons import decide
from tests.server.world import World


def read(body: bytes) -> list[dict[str, Any]]:
    return list(csv.DictReader(io.StringIO(body.decode())))


@pytest.mark.parametrize("game", GAMES)
async def test_wide_long_and_dictionary_tell_the_same(game: str) -> None:
    world = World()
    room = await started(world, 7, game=game, names=True, same_luck=game == "financialit")
    luck = Luck("figures")
    assert (await room.trainer.get(f"{room.path}/figures.csv")).reason == "not_over"
    for turn in range(400):
        for id, live in list(world.hub.live.items()):
            if not live.memory.over:
                await decide(world, id, luck, turn)
    await room.lead("end")
    wide, long, words, palabras = [
        read((await room.trainer.get(f"{room.path}/figures.csv?shape={shape}")).body)
        for shape in ("wide", "long", "dictionary", "dictionary&locale=es")
    ]
    assert wide and {row["participant.id_in_session"] for row in wide} >= {str(number) for number in range(1, 8)}
    figures = [name for name in wide[0] if name.startswith("player.") and name != "player.id_in_group"]
    keys = [name for name in wide[0] if name not in figures]
    spread = {(*[row[key] for key in keys], name): row[name] for row in wide for name in figures if row[name] != ""}
    told = {(*[row[key] for key in keys], row["figure"]): row["value"] for row in long if row["value"] != ""}
    assert spread == told
    assert [row["column"] for row in words] == [*keys, *figures] == [row["column"] for row in palabras]
    assert all(row["meaning"] and not row["meaning"].startswith(("column-", "measure-")) for row in (*words, *palabras))
    assert {row["group.sign"] for row in wide} == {table.sign for table in room.room.state.tables}


async def test_who_may_have_them() -> None:
    world = World()
    room = await started(world, 3)
    await room.lead("end")
    assert (await room.devices[0].get(f"{room.path}/figures.csv")).reason == "guide_only"
    for query in ("shape=tall", "shape=wide&locale=xx"):
        assert (await room.trainer.get(f"{room.path}/figures.csv?{query}")).reason == "bad_message"
    answer = await room.trainer.get(f"{room.path}/figures.csv")
    assert answer.headers["content-disposition"].startswith('attachment; filename="multiverse-')
