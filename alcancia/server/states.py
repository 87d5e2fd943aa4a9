"""The states of a live table. Its phase says what it does just now, its health whether it can be trusted with moves.

    IDLE ──message──▶ JUDGING ──nothing to write──▶ SETTLING ──▶ IDLE          SOUND ──a write failed──▶ UNSURE
                       │   ▲                          ▲  ▲                       ▲                         │
          to the store ▼   │ a move joins             │  │                       └──renewed from the store─┘
                      WRITING ──it answered all───────┘  │                     any   ──an exception──────▶ FROZEN
                         │ it answered some of several   │                     any   ──dropped, deleted──▶ GONE
                         ▼                               │
                      ANSWERING ──the last answer────────┘                     (renewed: IDLE ──▶ LOADING ──▶ IDLE)

What is judged in between is one `Batch`: everybody hears of all of it once the store has answered every write, or of none.
While moves are being written, further moves may join them; everything else waits in the inbox.
"""

from enum import Enum
from typing import Any, Final

import msgspec

from alcancia.kernel import Table
from alcancia.server.outcomes import Change, Outcome, Sender


class Phase(Enum):
    """What a table does just now."""

    IDLE = "waits for a message"
    JUDGING = "works off its inbox"
    WRITING = "waits for the store; moves may join"
    ANSWERING = "waits for the rest of the store's answers; nothing may join"
    SETTLING = "answers and tells, or takes back"
    LOADING = "plays again what the store holds; everything waits"


class Health(Enum):
    """Whether a table can be trusted with moves."""

    SOUND = "it can"
    UNSURE = "a write failed, and the store is being asked what is true"
    FROZEN = "a fault of ours: it stands still as it was last committed"
    GONE = "it was deleted, or left the memory"


STANDS_STILL: Final = (Health.FROZEN, Health.GONE)


class Batch(msgspec.Struct):
    """What was judged since the last commit: it counts when the store has answered every write, or not at all."""

    writes: int = 0
    """Those the store has not answered yet."""
    failed: str = ""
    moves: bool = False
    change: tuple[Sender | None, Any, Change] | None = None
    start: Table | None = None
    shares: dict[str, str] = {}
    """What the seed of that start was mixed of."""
    answers: list[tuple[Sender, Any, Outcome]] = []

    def takes(self, message: Any) -> bool:
        """May this be judged too before the batch is settled?"""
        return self.change is None and (not self.moves or message.joins)
