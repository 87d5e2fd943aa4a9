"""Founding a table: chairs, the host, and bots for the rest."""

from typing import TYPE_CHECKING, Any

from alcancia.bots import bots_of
from alcancia.kernel import Refused
from alcancia.server.lobby import Chair, Lobby
from alcancia.server.requests import Request

if TYPE_CHECKING:
    from alcancia.server.hub import TableHub


async def found_lobby(
    hub: "TableHub", request: Request, game: str, seats: int, options: dict[str, Any], starting: bool
) -> tuple[Lobby, str] | Refused:
    """A new lobby with whoever asks as its host, in the seat they want, and the host's return code."""
    wanted = request.body
    lobby = Lobby(game, hub.random.token(), await hub.join_code(), [Chair() for _ in range(seats)], options, {}, {})
    lobby.draw_share(hub.random)
    person = lobby.welcome(request.renewed(hub.random), host=True)
    if wanted.seat is not None and isinstance(
        seat := lobby.sit(wanted.seat, person, wanted.name, share=getattr(wanted, "share", None)), Refused
    ):
        return seat
    if (refused := fill(lobby, wanted.fill, starting)) is not None:
        return refused
    return lobby, lobby.new_return_code(person, hub.random)


def fill(lobby: Lobby, bot: str | None, starting: bool) -> Refused | None:
    """A bot for every free seat; where none is wanted, a game cannot start with free seats."""
    if bot is not None:
        if bot not in bots_of(lobby.of):
            return Refused("unknown_bot", {"bot": bot, "known": ", ".join(bots_of(lobby.of))})
        lobby.fill(bot)
    if starting and any(chair.kind in ("open", "closed") for chair in lobby.chairs):
        return Refused("seats_open")
    return None
