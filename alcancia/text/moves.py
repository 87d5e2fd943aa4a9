"""What a move is made of: its parts under the names by which one message says the whole move.

A game names the parts of its composed moves (`Game.move_parts`), in the order in which a move has them. A part is a name, worded like an
argument of a fact, or a name with how its value is read:

* `counts` with the things counted: so many of each, those of which there are none left out
* `of` with the name of another part, and the kind of message that counts it: so many of that thing
* `more` with a thing: so many of it join the list of that name
* `steps`: a list of moves, each said by its own message
* `many`: how many things are listed
* `from_one`: a place in a list, as people count
* `each`: one thing for each seat
* `made`: what rows of a table make, as the question says, and how many rows those are
* `offer`: who made an offer, and what it is about

The page reads moves in the same way (`web/src/kernel/moves.ts`), and is held to it by fixtures.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from alcancia.text.speaker import Word

if TYPE_CHECKING:
    from alcancia.text.telling import Teller

Seen = Mapping[str, Any]
"""What lies open where the move is made: the view of the seat, or as much of it as is known."""


def spread(parts: Sequence[Any], arguments: Sequence[Any]) -> list[Any]:
    """A move's values in the order of its parts: several parts may come in one list."""
    if len(parts) > 1 and len(arguments) == 1:
        return list(arguments[0]) if isinstance(arguments[0], (list, tuple)) else [arguments[0]]
    return list(arguments)


def worded(teller: "Teller", name: str, arguments: Sequence[Any], seen: Seen) -> dict[str, Any]:
    """The variables of the message that says this move. A part that the move leaves out is nought."""
    parts = teller.parts.get(name, ())
    values = spread(parts, arguments)
    given: dict[str, Any] = {}
    listed: dict[str, list[Any]] = {}
    for index, part in enumerate(parts):
        value: Any = values[index] if index < len(values) else 0
        called, how, *things = (part, "") if isinstance(part, str) else part
        match how:
            case "":
                given[called] = teller.argument(called, value)
                if isinstance(value, (list, tuple)):
                    listed[called] = list(value)
            case "counts":
                given[called] = _counted(teller, called, zip(things, value, strict=False))
            case "of":
                of, kind = things
                given[called] = _joined(teller, [teller.speaker.say(f"{kind}-{values[parts.index(of)]}", n=value)] if value else [])
            case "more":
                listed[called] = [*listed[called], *things * value]
                given[called] = teller.argument(called, listed[called])
            case "steps":
                given[called] = _joined(teller, [teller.sentence("", step, seen) for step in value])
            case "many":
                given[called] = len(value)
            case "from_one":
                given[called] = value + 1
            case "each":
                rows = [{"seat": teller.argument("seat", seat), called: teller.argument(called, one)} for seat, one in enumerate(value)]
                given[called] = _joined(teller, [teller.speaker.say(f"do-{name}-each", **row) for row in rows])
            case "made":
                given |= {called: _made(teller, called, name, value, seen), "rows": sum(value)}
            case "offer":
                given |= _offered(teller, value, seen)
    return given


def _joined(teller: "Teller", items: list[str]) -> Word:
    return Word(teller.several(items), "" if items else "none")


def _counted(teller: "Teller", called: str, counts: Any) -> Word:
    kind = teller.says.get(called, called)
    return _joined(teller, [teller.speaker.say(f"{kind}-{thing}", n=count) for thing, count in counts if count])


def _made(teller: "Teller", called: str, move: str, rows: Sequence[int], seen: Seen) -> Word:
    """What the rows make, where the question with its table lies open; else only whether anything is made."""
    question = seen.get("question") or {}
    tables = [space["makes"] for one in question.get("moves", ()) if one["name"] == move for space in one["spaces"] if "makes" in space]
    if not tables:
        return Word("", "some" if any(rows) else "none")
    made: dict[str, int] = {}
    for (thing, count), times in zip(tables[0], rows, strict=True):
        made[thing] = made.get(thing, 0) + count * times
    return _counted(teller, called, made.items())


def _offered(teller: "Teller", number: Any, seen: Seen) -> dict[str, Word]:
    """Whose offer it is and what it is about, where the offers lie open."""
    found = next((offer for offer in seen.get("offers", ()) if offer["no"] == number), None)
    if found is None:
        return {"by": Word("", "none"), "other": Word("", "none"), "terms": Word("", "none")}
    terms = Word(teller.speaker.say("offer-terms", **worded(teller, "offer", [[found["to"], *found["terms"]]], seen)))
    return {"by": Word(teller.name(found["by"])), "other": Word(teller.name(found["to"])), "terms": terms}
