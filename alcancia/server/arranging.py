"""What the host arranges while people play: manners, pause, extra time, going back. Part of the desk."""

from typing import TYPE_CHECKING

import msgspec

from alcancia.kernel import Refused
from alcancia.server import telling
from alcancia.server.asking import Asking
from alcancia.server.live import LiveTable, Verdict
from alcancia.server.lobby import Lobby

if TYPE_CHECKING:
    from alcancia.server.house import House


class Arranging:
    """One method per route, under the route's name; all run in the table's turn."""

    house: "House"

    def manners(self, live: LiveTable, ask: Asking) -> None:
        """How the table is run from now on."""
        lobby = live.lobby.copy()
        given = {name: value for name in ask.body.__struct_fields__ if (value := getattr(ask.body, name)) is not msgspec.UNSET}
        changed = lobby.manners.changed(given, lobby)
        if isinstance(changed, Refused):
            return ask.refuse(changed)
        lobby.manners = changed
        self._save(live, lobby, ask)

    def pause(self, live: LiveTable, ask: Asking) -> None:
        """Everything stands still, or goes on."""
        lobby = live.lobby.copy()
        lobby.paused = ask.body.paused
        self._save(live, lobby, ask)

    def extra(self, live: LiveTable, ask: Asking) -> None:
        """More time for one seat."""
        lobby = live.lobby.copy()
        lobby.chairs[ask.body.seat].extra = ask.body.seconds
        self._save(live, lobby, ask)

    def rewind(self, live: LiveTable, ask: Asking) -> None:
        """Back to an earlier moment; everybody is told, and the record keeps it."""

        def answer(verdict: Verdict) -> None:
            if isinstance(verdict, Refused):
                ask.refuse(verdict)
            else:
                ask.answer({"seq": verdict.seq})

        live.rewind(ask.body.to, answer)

    def _save(self, live: LiveTable, lobby: Lobby, ask: Asking) -> None:
        def saved() -> None:
            ask.answer({"lobby": telling.lobby_of(live, live.lobby.is_host(ask.person))})

        live.save(lobby, saved, ask.refuse)
