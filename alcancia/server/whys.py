"""Why?, during play: what the engine expects of each option. For that seat's eyes only, and as often as the host allows."""

from typing import TYPE_CHECKING, Any

import msgspec

from alcancia.kernel import Luck, Refused
from alcancia.server import limits, records
from alcancia.server.coaching import Question
from alcancia.server.outcomes import Pending

if TYPE_CHECKING:
    from alcancia.server.live import LiveTable


class Whys:
    """What was asked at one table. The same question gets the same answer, and counts once."""

    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self._known: dict[int, tuple[str, dict[str, Any]]] = {}
        self._pending: dict[tuple[int, str], Pending] = {}
        self._asked: dict[int, set[str]] = {}
        """By seat the questions that were asked about."""
        self._early: dict[tuple[int, str], dict[str, Any] | Refused] = {}
        """Answers that came before anybody could wait for them."""

    def ask(self, seat: int) -> dict[str, Any] | Refused | Pending:
        """In the table's turn: what may be expected of each option of this seat's question, at once if it is known."""
        live, table, most = self._live, self._live.memory.table, self._live.lobby.settings.coach
        if (closed := live.closed()) is not None:
            return closed
        asked = None if table is None or seat < 0 else table.asked.get(seat)
        if not most:
            return Refused("no_coach")
        if table is None or asked is None:
            return Refused("not_your_decision")
        question, before = live.memory.question(asked), self._asked.setdefault(seat, set())
        known = self._known.get(seat)
        if known is not None and known[0] == question:
            return known[1]
        if (pending := self._pending.get((seat, question))) is not None:
            return pending
        if len(before) >= most:
            return Refused("coach_used", {"most": most})
        if live.hub.checks.later >= limits.WHYS_WAITING:
            return Refused("too_fast", {"seconds": limits.LONGEST_WAIT})
        game, luck = live.memory.game, Luck(live.hub.random.token())
        state = msgspec.json.encode(table.imagine(seat, luck).state)
        task = Question(game.speaks, game.version, f"{luck.bits(128):x}", seat)
        waiting = self._pending[seat, question] = Pending([])
        live.hub.checks.hand_in(records.FORESEE + task.with_state(state), lambda found: self._foreseen(seat, question, found), later=True)
        return self._early.pop((seat, question), waiting)

    def _foreseen(self, seat: int, question: str, found: dict[str, Any] | None) -> None:
        """A worker answered, or failed to (None). What there is nothing to weigh in does not count."""
        pending = self._pending.pop((seat, question), Pending([]))
        answer: dict[str, Any] | Refused = Refused("try_later" if found is None else "nothing_to_weigh")
        if found is not None and found["options"]:
            self._asked[seat].add(question)
            left = max(0, self._live.lobby.settings.coach - len(self._asked[seat]))
            answer = {"question": question, "left": left} | found
            self._known[seat] = question, answer
        if not pending.waiting:
            self._early[seat, question] = answer
        for sender, message in pending.waiting:
            sender.answered(message, answer)
