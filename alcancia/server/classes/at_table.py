"""What a class says to one of its tables. All of it runs in the table's turn."""

from typing import TYPE_CHECKING

from alcancia.kernel import Refused
from alcancia.server import messages
from alcancia.server.outcomes import Change, Outcome

if TYPE_CHECKING:
    from alcancia.server.live import LiveTable


def obey(live: "LiveTable", order: messages.FromClass) -> Outcome:
    """One order of the class."""
    match order:
        case messages.LessonBegins():
            if live.memory.table is not None:
                return {}
            settled = live.lobby.settled()
            return settled if isinstance(settled, Refused) else Change(start=True, luck=order.luck)
    return None
