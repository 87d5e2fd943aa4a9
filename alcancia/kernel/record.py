"""Records: a small documented file that replays to the same states anywhere."""

from collections.abc import Callable
from typing import Any

from alcancia.ground.chance import commitment, mix
from alcancia.ground.record_file import Record, formed
from alcancia.ground.refusals import Unplayable
from alcancia.kernel.game import Game
from alcancia.kernel.playback import Playback
from alcancia.kernel.table import Table


def playback(data: Any, find: Callable[[str], Game], make: type[Table] = Table, every: int = 0) -> Playback:
    """A record ready to be played again. What can be said against it before the first move is said here."""
    record = formed(data)
    if record.box.partition("@")[0] != (record.game if record.box else ""):
        raise Unplayable("bad_record", entry="box")
    game = _as_played(record, find).of_version(record.rules)
    if record.seed is None or record.salt is None:
        raise Unplayable("seed_missing")
    if commitment(record.seed, record.salt) != record.commitment:
        raise Unplayable("commitment_broken")
    if record.shares and mix(record.shares) != record.seed:
        raise Unplayable("shares_broken")
    if record.hashes and len(record.hashes) != len(record.moves):
        raise Unplayable("bad_record", entry="hashes")
    return Playback(make, game, data, every)


def _as_played(record: Record, find: Callable[[str], Game]) -> Game:
    """The game with the content it was played with: the usual one, a box, or content that somebody has kept."""
    game = find(record.box or record.game)
    if not game.has_content(record.content):
        try:
            game = find(f"{record.game}@{record.content}")
        except Unplayable:
            raise Unplayable("other_content") from None
        if not game.has_content(record.content):
            raise Unplayable("other_content")
    return game


def replay(data: Any, find: Callable[[str], Game], make: type[Table] = Table) -> Table:
    """Play a record again, move by move; says where it stops fitting."""
    found = playback(data, find, make)
    return found.after(len(found.entries))
