"""Laying a table as a test wants it: who stands where, who owns what, which numbers the dice show."""

from typing import Any

from alcancia.games.citylife import stocked
from alcancia.games.citylife.library import SHIPPED, Library
from alcancia.games.citylife.state import LOTTERY, CityLife
from alcancia.kernel import BANK, Ask, Played, Table
from tests.games import moves

SHARE = "share"


class Laid:
    """A table with handles for tests. Seats play in the order of their numbers."""

    def __init__(self, rules: str = "basic", seats: int = 4, trainer: bool = False, library: Library = SHIPPED, **options: Any) -> None:
        chosen = {"rules": rules, "order": "seat", **options}
        self.table = Table.set_up(stocked(library), seats=seats, seed="test", options=chosen, trainer=trainer)
        self.lottery_before = self.lottery

    @property
    def t(self) -> Any:
        """The state, untyped: it changes under a reader's hands, which types cannot follow."""
        assert isinstance(self.table.state, CityLife)
        return self.table.state

    # ── laying ───────────────────────────────────────────────────────────────

    def seat(
        self,
        seat: int,
        pos: int | None = None,
        route: str = "main",
        cash: int | None = None,
        shares: int | None = None,
        deeds: tuple[str, ...] = (),
        **fields: Any,
    ) -> "Laid":
        """Put one seat into a position; money and shares come from the Bank."""
        t = self.t
        if pos is not None:
            t.pos[seat], t.route[seat] = pos, route
        if cash is not None:
            t.cash[BANK] += t.cash[seat] - cash
            t.cash[seat] = cash
        if shares is not None:
            t.held[SHARE][BANK] += t.held[SHARE][seat] - shares
            t.held[SHARE][seat] = shares
        for deed in deeds:
            t.owner[deed] = seat
        for name, value in fields.items():
            getattr(t, name)[seat] = value
        return self

    def fill_lottery(self, amount: int) -> "Laid":
        """So much lies in the Lottery."""
        t = self.t
        t.cash[BANK] += t.cash[LOTTERY] - amount
        t.cash[LOTTERY] = amount
        return self

    def ready(self, agenda: list[Any] | None = None) -> "Laid":
        """Look at the position again after laying it."""
        if agenda is not None:
            self.t.agenda[:] = agenda
        self.table.run()
        self.lottery_before = self.lottery
        return self

    def turn_of(self, seat: int) -> "Laid":
        """It is this seat's turn, before rolling."""
        from alcancia.games.citylife.turn import turn_begin

        return self.ready([turn_begin(seat, False)])

    # ── playing ──────────────────────────────────────────────────────────────

    def force(self, stream: str, *outcomes: Any) -> "Laid":
        """The next draws of a stream."""
        for outcome in outcomes:
            self.table.dealer.force(stream, outcome)
        return self

    def roll(self, pips: int) -> "Laid":
        """The seat whose turn it is rolls this number."""
        self.force("die", pips)
        return self.play(self.t.active, "roll")

    def play(self, seat: int, *move: Any) -> "Laid":
        """A move that must be allowed."""
        played = self.table.play(seat, move)
        assert isinstance(played, Played), (move, played, self.waiting)
        return self

    def refused(self, seat: int, *move: Any) -> str:
        """The reason a move is refused; nothing changes."""
        return moves.refused(self.table, seat, *move)

    def answer_all(self, *seats: int) -> "Laid":
        """Everybody passes the questions that are only for fun, or answers the paid ones right."""
        while self.t.quiz is not None and self.table.asked:
            seat, ask = next(iter(self.table.asked.items()))
            self.play(seat, *(("answer", self.t.quiz.key) if ask.name == "answer" else ("pass_question",)))
        return self

    def wrong(self) -> str:
        """A wrong letter that is still open."""
        q = self.t.quiz
        assert q is not None
        return next(letter for letter in "abcde" if letter != q.key and letter not in q.struck)

    def ask(self, seat: int) -> Ask:
        """The open question of a seat."""
        return self.table.asked[seat]

    # ── looking ──────────────────────────────────────────────────────────────

    @property
    def waiting(self) -> tuple[str, list[int]]:
        """The open question and who is asked."""
        return (self.t.agenda[-1][0] if self.t.agenda else "", list(self.table.asked))

    @property
    def lottery(self) -> int:
        return int(self.t.cash[LOTTERY])

    @property
    def lottery_gain(self) -> int:
        """What the Lottery got since the table was laid."""
        return self.lottery - self.lottery_before

    def at(self, seat: int) -> tuple[int, str]:
        return self.t.pos[seat], self.t.route[seat]

    def cash(self, seat: int) -> int:
        return int(self.t.cash[seat])

    def shares(self, seat: int) -> int:
        return int(self.t.held[SHARE][seat])

    def missed(self, seat: int) -> list[tuple[str, int]]:
        """Kinds and numbers of turns to miss."""
        return [(kind, left) for kind, left, _ in self.t.missed[seat]]

    def moves(self, seat: int) -> list[str]:
        """Names of the moves a seat is asked for."""
        return [move.name for move in self.table.asked[seat].moves]

    def keys(self) -> list[str]:
        """What has been told so far."""
        return [fact.key for fact in self.table.facts]
