"""A sitting: one table, who sits at it, and the file that remembers it. No screen is known here."""

from pathlib import Path
from typing import Any

from alcancia.bots import SeatView, find_bot, spoken
from alcancia.kernel import Ask, Fact, Luck, Played, Refused, Table
from alcancia.terminal.console import hindered
from alcancia.terminal.files import Seating, write_seating, write_whole
from alcancia.terminal.thoughts import told_thought
from alcancia.text import Speaker, Teller


class Sitting:
    """People and bots at one table in front of one screen."""

    def __init__(self, table: Table, seating: Seating, locale: str, path: Path | None = None) -> None:
        self.table = table
        self.game = table.game
        self.seating = seating
        self.path = path
        self.speak(locale)
        self._bots = {seat: find_bot(self.game, bot) for seat, (_, bot) in enumerate(seating) if bot}
        self._noted: bool | None = None
        self.unkept = ""
        self.why = ""
        """Who moved last and why, in a sentence, if it was a bot that gave a reason."""
        self._reasons: list[tuple[int, Fact]] = []
        """After how many facts what bots said about their moves: it is told with what they did."""
        self._write()

    def speak(self, locale: str) -> None:
        """Use this language from now on."""
        variants = {"turn_tied": "fewest"} if getattr(self.table.options, "tie_break", "") == "fewest_cards" else {}
        self.teller = Teller(
            Speaker(locale, self.game.speaks), [name for name, _ in self.seating], self.game.message_kinds, variants, self.game.move_parts
        )

    @property
    def people(self) -> list[int]:
        """The seats that are people."""
        return [seat for seat, (_, bot) in enumerate(self.seating) if not bot]

    @property
    def names(self) -> list[str]:
        """Everybody's name."""
        return self.teller.names

    # ── whose turn it is ─────────────────────────────────────────────────────

    def bot_to_play(self) -> int | None:
        """A seat that no person sits on and that is offered something or asked."""
        return next((seat for seat in (*self.offered, *self.table.asked) if seat not in self.people), None)

    @property
    def offered(self) -> list[int]:
        """The seats that can answer an offer now."""
        table = self.table
        return [seat for seat in {offer.to: None for offer in table.state.offers} if table.offered(seat) is not None]

    def ask_of(self, seat: int) -> Ask | None:
        """What a person is to answer: their question, beside which offers can be answered too, or an offer that comes between."""
        return self.table.asked.get(seat) or self.table.offered(seat)

    @property
    def secret(self) -> bool:
        """Do all answer at once and in secret just now?"""
        return any(ask.sealed for ask in self.table.asked.values())

    def person_to_play(self, after: int | None) -> int | None:
        """The person to be asked: who is offered something, the one at the screen if it is their turn, or the next one round the table."""
        between = [seat for seat in self.offered if seat in self.people and seat not in self.table.asked]
        asked = between or [seat for seat in self.table.asked if seat in self.people]
        if not asked or after in asked:
            return after if asked else None
        return min(asked, key=lambda seat: (seat - (after or 0)) % len(self.seating))

    # ── moves ────────────────────────────────────────────────────────────────

    def play(self, seat: int, move: Any) -> Played | Refused:
        """A person's move. If it stands, it is in the file before anybody sees it."""
        played = self.table.play(seat, move)
        if isinstance(played, Played):
            self.save()
        return played

    def play_bot(self, seat: int) -> Played | Refused:
        """Let the bot on this seat move. The trainer's questions are answered by what the game proposes."""
        table = self.table
        if seat < 0:
            played = table.play_default(seat)
            self.why = ""
        else:
            # Of the table's seed and the number of the move, so that a resumed game goes on as it would have.
            luck = Luck(f"{table.seed}/{seat}/{len(table.entries)}")
            ask = table.offered(seat) or table.asked[seat]
            sight = SeatView(table, seat, ask)
            move = self._bots[seat](sight, luck)
            said = spoken(table, sight, move)
            played = table.play(seat, move)
            self.why = self._because(seat, sight.reason) if said is None else self.teller.spoken(said.args)
            if said is not None:
                self._reasons.append((len(table.facts), said))
            if sight.thought is not None:
                self.why = " ".join([self.why, *told_thought(self.teller, sight.thought)])
        if isinstance(played, Refused):
            raise AssertionError(f"a bot's move was refused: {played.reason}")
        self.save()
        return played

    def _because(self, seat: int, reason: str) -> str:
        """Why a bot did what nobody else may know yet, for those who only watch."""
        speaker = self.teller.speaker
        if not reason or not speaker.has(f"why-{reason}"):
            return ""
        return speaker.say("bot-because", name=self.names[seat], why=speaker.say(f"why-{reason}"))

    def undoable(self) -> int | None:
        """The person who could take the last move back, if anybody."""
        table = self.table
        seat = table.entries[-1][0] if table.entries else None
        return seat if seat in self.people and table.clone().play(seat, self._undo(seat)) else None

    def take_back(self, seat: int) -> Played | Refused:
        """Take this person's last move back."""
        return self.play(seat, self._undo(seat))

    def _undo(self, seat: int) -> tuple[str]:
        """A sealed answer is taken back as an envelope, which its question may forbid; any other move is undone."""
        return ("take_back",) if seat in self.table.state.envelopes() else ("undo",)

    # ── the file ─────────────────────────────────────────────────────────────

    def save(self) -> None:
        """Write the game down. A full disk does not end the game; people are told."""
        try:
            self._write()
            self.unkept = ""
        except OSError as error:
            self.unkept = hindered(error, self.teller.speaker)

    def _write(self) -> None:
        """The record, and beside it who sits where."""
        if self.path is not None:
            write_whole(self.path, self.table.record())
            if self._noted is not self.table.over:
                self._noted = self.table.over
                write_seating(self.path, self.seating, self._noted)

    # ── what there is to read ────────────────────────────────────────────────

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know. Who is offered something is asked about that."""
        seen = self.table.view(seat, prices=True)
        offered = None if seat is None or seat in self.table.asked else self.table.offered(seat)
        if offered is not None:
            seen["question"] = next(shown for shown in seen["may"] if shown["name"] == offered.name)
            seen["may"] = []
        return seen

    def log(self, seat: int | None, since: int = 0) -> list[str]:
        """What happened, in words, as this seat may read it, and why bots did what they did."""
        lines: list[str] = []
        reasons = [reason for reason in self._reasons if since < reason[0] <= len(self.table.facts)]
        for at, fact in enumerate(self.table.facts[since:], since + 1):
            if (seen := fact.seen_by(seat)) is not None:
                lines.append(self.teller.fact(seen))
            while reasons and reasons[0][0] <= at:
                lines.append(self.teller.spoken(reasons.pop(0)[1].args))
        return lines
