"""What the coach found, in the words of whoever reads it: the moments, the ways that stood open, and questions to talk about."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from alcancia.coach.questions import Figures, Question, fitting
from alcancia.kernel import Game
from alcancia.server.reading import read
from alcancia.text import Speaker, Teller
from alcancia.text.coaching import Coaching
from alcancia.text.speaker import Word

if TYPE_CHECKING:
    from alcancia.server.live import LiveTable
    from alcancia.server.lobby import Chair

LETTERS: Final = "ABCDEFGHIJ"


async def learn(locale: str, game: Game) -> None:
    """Read a game's words beside the event loop: whoever asks first would hold up everybody for ten turns of it."""
    await read(Speaker, locale, game.speaks)


class Spoken:
    """One finished table, told in one language."""

    def __init__(self, live: "LiveTable", locale: str, named: bool = True) -> None:
        """`named`: may people be called by their names? In front of a class nobody is."""
        game, self._seats = live.lobby.of, len(live.lobby.chairs)
        self.game = game.id
        self.speaker = Speaker(locale, game.speaks)
        names = [self._called(chair, seat, named) for seat, chair in enumerate(live.lobby.chairs)]
        self.teller = Teller(self.speaker, names, game.message_kinds, parts=game.move_parts)

    def _called(self, chair: "Chair", seat: int, named: bool) -> str:
        """What people call a seat."""
        say = self.speaker.say
        if not named:
            return say("seat-letter", letter=Word(LETTERS[seat % len(LETTERS)]))
        called = [
            one.name or say("class-name", animal=Word(say(f"animal-{one.animal}")), adjective=Word(say(f"adjective-{one.adjective}")))
            for one in chair.called
        ]
        letter = LETTERS[seat % len(LETTERS)]
        bot = f"seat-bot-name-{letter}"
        if chair.kind == "bot" and chair.name is None and self.speaker.has(bot):
            return say(bot)
        return " + ".join(called) or chair.name or say("seat-letter", letter=Word(letter))

    def moment(self, moment: Mapping[str, Any], unit: str, room: bool = False) -> dict[str, Any]:
        """A moment in sentences. `ways`: one's own, and the other; none where nothing was decided. `room`: said to everybody."""
        coaching = Coaching(self.teller, self.game, unit, room)
        return self._headed(coaching, moment) | {"sentences": coaching.sentences(moment), "tens": coaching.tens(moment)}

    def in_steps(self, moment: Mapping[str, Any], unit: str, room: bool) -> dict[str, Any]:
        """The same, told in two steps: what happened, and what was found by playing on."""
        coaching = Coaching(self.teller, self.game, unit, room)
        return self._headed(coaching, moment) | {
            "happened": coaching.happened(moment),
            "played": coaching.played(moment),
            "tens": coaching.tens(moment),
        }

    def _headed(self, coaching: Coaching, moment: Mapping[str, Any]) -> dict[str, Any]:
        row = moment["what_if"]
        ways = None if row is None else [coaching.move(row["question"], row["move"]), self._other(coaching, row)]
        kind = f"coach-kind-{moment['kind']}"
        heading = self.speaker.say(f"{kind}-room") if coaching.room and self.speaker.has(f"{kind}-room") else coaching.heading(moment)
        return {"heading": heading, "when": coaching.when(moment["period"]), "ways": ways}

    def _other(self, coaching: Coaching, row: Mapping[str, Any]) -> str:
        return self.speaker.say("coach-let-be") if row["other"] is None else coaching.move(row["question"], row["other"])

    def when(self, period: int) -> str:
        """A period by the name it has in this game."""
        return Coaching(self.teller, self.game).when(period)

    def way(self, question: str, move: Sequence[Any], unit: str) -> str:
        """A move in words."""
        return Coaching(self.teller, self.game, unit).move(question, move)

    def remark(self, known: Mapping[str, Any]) -> str:
        """That nothing this seat did would have changed much, or little, where that is the truth."""
        return Coaching(self.teller, self.game, known["unit"]).remark(known)

    def luck(self, known: Mapping[str, Any]) -> str:
        """How much of the gap to the best was drawn; nothing as long as that is not known."""
        split = known["split"]
        return "" if split is None else Coaching(self.teller, self.game, known["unit"]).split(split)

    def fitting(self, debrief: Mapping[str, Any], seat: int) -> list[Question]:
        """The questions that hang on something in this seat's game."""
        return fitting(self.game, Figures(debrief["measures"], debrief["lessons"], seat, self._seats))

    def questions(self, found: Sequence[Question]) -> list[dict[str, str]]:
        """Questions as they are put, in the order in which one talks."""
        return [{"id": question.id, "stage": question.stage, "text": self.question(question)} for question in found]

    def question(self, question: Question) -> str:
        """One question in words."""
        given = {name: self.teller.argument(name, value) for name, value in question.args.items()}
        return self.speaker.say(f"question-{question.game}-{question.id}", **given)
