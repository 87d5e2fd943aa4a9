"""Work that can be interrupted: every chunk is kept as it is done, and played only once."""

from collections.abc import Iterator, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import msgspec

from alcancia.ground.plain import fingerprint
from alcancia.lab.rows import Row
from alcancia.lab.series import Series
from alcancia.lab.work import Chunk, Done, Hands
from alcancia.shelf.own import find


def versions(series: Series) -> dict[str, Any]:
    """Everything that decides what a series plays: whoever has the same gets the same figures, to the digit."""
    game = find(series.game)
    try:
        program = version("alcancia")
    except PackageNotFoundError:
        program = "0"
    return {"alcancia": program, "rules": game.version, "content": game.content_hash, **series.to_json()}


class Resuming:
    """Keeps what others have played in a folder, and hands out only what is not there yet."""

    def __init__(self, hands: Hands, folder: Path) -> None:
        self.hands, self.folder = hands, folder
        folder.mkdir(parents=True, exist_ok=True)

    def play(self, chunks: Sequence[Chunk], done: Done) -> Iterator[list[Row]]:
        """The rows of every chunk, in order; those that are kept come from the folder."""
        missing = [chunk for chunk in chunks if not self._file(chunk).exists()]
        fresh = self.hands.play(missing, done)
        for chunk in chunks:
            file = self._file(chunk)
            if chunk in missing:
                rows = next(fresh)
                partly = file.with_suffix(".part")
                partly.write_bytes(msgspec.json.encode(rows))
                partly.replace(file)
            else:
                done(chunk.games)
            yield msgspec.json.decode(file.read_bytes())

    def _file(self, chunk: Chunk) -> Path:
        return self.folder / f"{fingerprint([versions(chunk.series), chunk.first, chunk.games])}.json"
