"""The trainer's words: the next draw, a rule changed in play, and going back. Each is written into the record."""

from typing import TYPE_CHECKING, Any

import msgspec

from alcancia.ground.plain import to_tuples
from alcancia.ground.refusals import Refused
from alcancia.kernel.facts import TRAINER, Played
from alcancia.kernel.playback import Playback

if TYPE_CHECKING:
    from alcancia.kernel.table import Table


def force(table: "Table", seat: int, stream: Any, outcome: Any, again: bool = False) -> Played | Refused:
    """The trainer says what the next draw of a stream will be. It lies with the dealer, where no bot looks.

    `again`: out of a record. Older ones hold wishes that nobody refused, though they could not come true.
    """
    if table.over:
        return table._refused("game_over")
    if type(stream) is not str or type(outcome) not in (str, int) or len(str(outcome)) > 64 or len(stream) > 64:
        return table._refused("bad_forced_outcome")
    if not again:
        if reason := table.game.hooks.unforceable(table.state, stream, outcome):
            return table._refused(reason)
        left = table.game.hooks.left(table.state, stream, outcome)
        if left is not None and left <= table.dealer.queued(stream).count(outcome):
            return table._refused("cannot_come")
    table.dealer.force(stream, outcome)
    return table._write((seat, ("force", stream, outcome)), len(table.facts))


def change(table: "Table", seat: int, name: Any, value: Any) -> Played | Refused:
    """The trainer changes a live option. Everybody is told at once; it holds from the next period on."""
    t, game = table.state, table.game
    if table.over:
        return table._refused("game_over")
    option = game.schema.get(name) if type(name) is str else None
    if option is None:
        return table._refused("unknown_option", option=str(name)[:64])
    if not option.live:
        return table._refused("not_live_option", option=name)
    if not option.allows(value, t.seats):
        return table._refused("bad_option_value", option=name)
    wanted = msgspec.structs.replace(t.options, **dict(t.changes) | {name: to_tuples(value)})
    changed = game.hooks.amend(t, wanted)
    if not isinstance(changed, Refused):
        changed = game.settle(msgspec.structs.asdict(changed), t.seats, t.trainer)
    if isinstance(changed, Refused):
        return game.refuse(changed)
    told = len(table.facts)
    t.changes = [(known, new) for known in game.schema if (new := getattr(changed, known)) != getattr(t.options, known)]
    t.tell("rule_change_announced", option=name, value=to_tuples(value))
    table._no_way_back()
    return table._write((seat, ("change", name, to_tuples(value))), told)


def last(table: "Table", seat: int, period: Any) -> Played | Refused:
    """The trainer names the last period, earlier than the rules have it. How that is done the game says by its own rule."""
    t, game = table.state, table.game
    if table.over:
        return table._refused("game_over")
    found = game.hooks.last(t, period) if type(period) is int else Refused("bad_last_period")
    if isinstance(found, Refused):
        return game.refuse(found)
    told = len(table.facts)
    changes = dict(t.changes) | dict(found)
    t.changes = [(name, changes[name]) for name in game.schema if name in changes]
    t.tell("early_end_announced", last=period)
    table._no_way_back()
    return table._write((seat, ("last", period)), told)


def rewind(table: "Table", seat: int, entry: Any) -> Played | Refused:
    """The trainer goes back to where the record had so many entries. What was drawn then will be drawn again."""
    if type(entry) is not int or not 0 <= entry < len(table.entries) or not table.state.recording:
        return table._refused("bad_rewind")
    fresh = (table.past or Playback.of(table)).position(entry)
    table.state, table.dealer, table.facts = fresh.state, fresh.dealer, fresh.facts
    table.pending, table.asked = fresh.pending, fresh.asked
    table._no_way_back()
    return table._note(TRAINER, ("rewind", entry), "rewound", len(table.facts))
