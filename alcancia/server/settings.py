"""Settings: how a table is run (its manners, as the page says). They are no rules of the game, so they are never part of its record."""

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import msgspec

from alcancia.bots import bots_of
from alcancia.kernel import Refused

if TYPE_CHECKING:
    from alcancia.server.lobby import Chair, Lobby

SHORTEST: Final = 15
LONGEST: Final = 86_400
MOST_EXTRA: Final = 600
MOST_COACH: Final = 99


Door: TypeAlias = Literal["open", "ask", "locked"]


class TableSettings(msgspec.Struct):
    """What the host may arrange at any time."""

    clock: int | None = 120
    """Seconds a person has for a question."""
    autopilot: str = "baseline"
    """The bot that plays on for people who are gone."""
    hints: bool = True
    coach: int = 0
    """So many times in a game each seat may ask what the engine expects of its options."""
    listed: bool = False
    latecomers: bool = True
    door: Door = "open"
    """open: whoever has the link takes a free seat. ask: they wait for the host's tap. locked: nobody comes in any more."""

    def changed(self, given: dict[str, Any], known: "Lobby") -> "TableSettings | Refused":
        """These settings with some of them changed."""
        if (bot := given.get("autopilot")) is not None and bot not in bots_of(known.of):
            return Refused("unknown_bot", {"bot": bot, "known": ", ".join(bots_of(known.of))})
        return msgspec.structs.replace(self, **given)


class Line(msgspec.Struct):
    """Something to be done when a round begins: the trainer's word `force` or `change`, or `stop` with a question to everybody."""

    period: int
    do: list[Any]
    done: bool = False
    refused: str = ""
    """Why it was not possible when its time came."""


def step_in(lobby: "Lobby", seat: int) -> None:
    """The clock ran out: the autopilot plays for the person in this seat, or takes an empty one."""
    chair = lobby.chairs[seat]
    if chair.kind == "person":
        chair.bot, chair.away = lobby.settings.autopilot, True
    else:
        lobby.put_bot(seat, lobby.settings.autopilot)


def may_take_over(lobby: "Lobby", chair: "Chair") -> bool:
    """May somebody who comes late have this seat? Only a bot's, and only where the host wants it."""
    return chair.kind == "bot" and lobby.settings.latecomers and not lobby.tutorial
