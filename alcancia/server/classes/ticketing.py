"""The exit ticket of a class: three questions on every device, answered once and without a name, then told with what the class got right.

What somebody answered is in the register, never in the log: once the lesson is left behind, only counts are kept.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from alcancia.coach.intervals import Interval
from alcancia.coach.ticket import TOPICS, Item, Report, mark, report, ticket
from alcancia.kernel import Refused
from alcancia.server.classes import events
from alcancia.server.classes.outcomes import Happened, Outcome
from alcancia.server.classes.register import Register
from alcancia.server.requests import Request
from alcancia.shelf.own import find
from alcancia.text.speaker import Speaker, Word

if TYPE_CHECKING:
    from alcancia.server.classes.live import LiveClass

When: TypeAlias = Literal["before", "after"]
FORM: Final[dict[When, str]] = {"before": "A", "after": "B"}
"""Other numbers afterwards than before, so that nobody answers from memory."""
COLUMNS: Final = ("session.lesson", "ticket.when", "ticket.form", "ticket.topic", "people", "right", "share", "share.low", "share.high")


def when(room: "LiveClass") -> When | None:
    """Are there questions now: before the game, where the trainer wants that, or after it?"""
    state = room.state
    if state.phase == "door":
        return "before" if state.terms.before else None
    over = state.phase == "over" or (state.phase == "playing" and all(room.is_over(table.table) for table in state.tables))
    return "after" if state.terms.ticket and over else None


def items(room: "LiveClass", at: When) -> list[Item]:
    """The questions, the same for everybody in this lesson."""
    state, game = room.state, find(room.state.terms.game)
    options = game.settle(state.terms.options, max(3, game.seats.start), True)
    assert not isinstance(options, Refused), options
    lesson = state.lesson + (state.phase == "door")
    return ticket(game, options, f"{room.id}/{lesson}", FORM[at])


# ── in the class's turn ──────────────────────────────────────────────────────


def answer_ticket(request: Request) -> Outcome:
    """One learner's answers, once; none after the right ones are told."""
    room, body, at = request.room, request.body, when(request.room)
    if at is None or (at == "after" and room.state.told):
        return Refused("no_ticket")
    if body.learner in room.register.tickets.get(at, {}):
        return Refused("ticket_made")
    register = room.register.copy()
    register.tickets.setdefault(at, {})[body.learner] = body.answers
    return Happened((), register, {})


def tell_ticket(request: Request) -> Outcome:
    """The right answers are told to everybody, and what the class got right."""
    room = request.room
    if when(room) != "after":
        return Refused("no_ticket")
    return {} if room.state.told else Happened((events.TicketTold(),))


def left_behind(room: "LiveClass", register: Register | None = None) -> tuple[Register | None, tuple[events.Entry, ...]]:
    """The lesson is left behind: of the answers only counts stay."""
    if not room.register.tickets:
        return register, ()
    counted = [events.TicketCounted(room.state.lesson, at, *counts(room, at)) for at in FORM if room.register.tickets.get(at)]
    register = register or room.register.copy()
    register.tickets = {}
    return register, tuple(counted)


# ── what came of it ──────────────────────────────────────────────────────────


def marked(room: "LiveClass", at: When) -> dict[int, tuple[bool, ...]]:
    """By learner which answers are right."""
    asked = items(room, at) if room.register.tickets.get(at) else []
    return {learner: mark(asked, answers) for learner, answers in room.register.tickets.get(at, {}).items()}


def counts(room: "LiveClass", at: When) -> tuple[int, list[int]]:
    """How many answered, and how many got each right."""
    rows = list(marked(room, at).values())
    return len(rows), [sum(column) for column in zip(*rows, strict=True)]


def reported(room: "LiveClass") -> Report:
    """Of everybody what is right now; of those who answered before too, whether anything changed."""
    before, after = marked(room, "before"), marked(room, "after")
    both = [learner for learner in after if learner in before]
    found = report(list(after.values()))
    if not both:
        return found
    change = report([after[learner] for learner in both], [before[learner] for learner in both])
    return Report(found.people, found.shares, change.before, change.gain, change.told)


def shown(room: "LiveClass") -> dict[str, Any] | None:
    """What everybody may know: whether there are questions, and how many have answered."""
    at = when(room)
    if at is None:
        return None
    answered = len(room.register.tickets.get(at, {}))
    return {"when": at, "told": at == "after" and room.state.told, "answered": answered, "of": len(room.state.present())}


def in_words(room: "LiveClass", locale: str) -> dict[str, Any] | Refused:
    """The questions in one language; the right answers and what came of them only once they are told."""
    at = when(room)
    if at is None:
        return Refused("no_ticket")
    speaker = Speaker(locale, find(room.state.terms.game).speaks)
    asked = items(room, at)
    told = at == "after" and room.state.told
    return {
        "when": at,
        "items": [
            {
                "topic": speaker.say(f"ticket-topic-{item.topic}"),
                "text": speaker.say(f"ticket-{item.game}-{item.topic}", **item.args),
                "options": [speaker.say("ticket-option-money" if item.unit == "money" else "ticket-option", n=n) for n in item.options],
            }
            for item in asked
        ],
        "told": [{"right": item.right, "why": speaker.say(f"ticket-{item.game}-{item.topic}.why", **item.args)} for item in asked]
        if told
        else None,
        "report": in_sentences(reported(room), speaker) if told else None,
    }


def in_sentences(found: Report, speaker: Speaker) -> dict[str, Any]:
    """A report: for each question how many got it right, and whether anything changed; with its interval, always."""
    shares = [
        speaker.say("ticket-hidden") if row is None else speaker.say("ticket-shares", people=found.people, **_hundreds(row, "right"))
        for row in found.shares
    ]
    change = ""
    if found.told != "shares":
        row = found.gain
        change = speaker.say("ticket-none") if row is None else speaker.say(f"ticket-{found.told}", **_hundreds(_upright(row, found.told)))
    return {"people": found.people, "shares": shares, "change": change}


def _upright(row: Interval, told: str) -> Interval:
    return row.turned() if told == "loss" else row


def _hundreds(row: Interval, mean: str = "mean") -> dict[str, Any]:
    return {name: Word(str(round(100 * value))) for name, value in ((mean, row.mean), ("low", row.low), ("high", row.high))}


def file(room: "LiveClass") -> tuple[Sequence[str], list[Sequence[Any]]]:
    """All lessons' tickets, head and lines: for each question how many were right, of how many; fewer than three people are not told."""
    state = room.state
    now = [events.TicketCounted(state.lesson, at, *counts(room, at)) for at in FORM if room.register.tickets.get(at)]
    return COLUMNS, [row for counted in (*state.counted, *now) for row in _counted(counted)]


def _counted(counted: events.TicketCounted) -> Iterator[Sequence[Any]]:
    rows = [[index < right for index in range(counted.people)] for right in counted.right]
    for topic, right, share in zip(TOPICS, counted.right, report(list(zip(*rows, strict=True))).shares, strict=True):
        keys = (counted.lesson, counted.when, FORM[counted.when], topic, counted.people)
        yield (*keys, "", "", "", "") if share is None else (*keys, right, *[round(end, 3) for end in (share.mean, share.low, share.high)])
