"""Playing: what the gate lets in about the game itself. All of it runs in the table's turn.

A read-only question to a table stands here too: it returns what it found, and the table answers with it.
"""

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

import msgspec

from alcancia.kernel import TRAINER, Refused
from alcancia.server import limits, telling
from alcancia.server.founding import fill
from alcancia.server.outcomes import Answer, Change, Done, Outcome, Verdict, attachment
from alcancia.server.requests import Request
from alcancia.server.session import Session
from alcancia.server.wire import is_number, is_seat
from alcancia.shelf.figures import book
from alcancia.text import locales

if TYPE_CHECKING:
    from alcancia.server.live import LiveTable

TRAINERS_WORDS: Final = ("force", "change", "last", "rewind")
WORDS: Final = ("undo", "take_back", *TRAINERS_WORDS)
"""Words to the table, which answer no question."""

_encode = msgspec.json.Encoder().encode


# ── looking ──────────────────────────────────────────────────────────────────


def look(request: Request) -> Outcome:
    """The state, as whoever asks may see it; with `lang` the texts of boxes that its facts quote come in this language alone."""
    since, seat, watch = request.query.get("since", "0"), request.query.get("seat"), request.query.get("watch")
    lang = request.query.get("lang")
    if not is_number(since) or not (seat is None or is_seat(seat)) or watch not in (None, "0", "1") or lang not in (None, *locales()):
        return Refused("bad_message", {"entry": "query"})
    mine = request.live.lobby.seats_of(request.person)
    seen = request.seat if seat is not None else None if watch == "1" or not mine else mine[0]
    return telling.state(request.live, seen, request.person, int(since), lang).encode()


def table_rules(request: Request) -> Outcome:
    """The rulebook with the figures in force at this table; before it begins, by what was agreed on so far."""
    live, locale = request.live, request.query.get("locale", "")
    if locale not in locales():
        return Refused("bad_message", {"entry": "query"})
    table = live.memory.table
    options = table.state.options if table is not None else live.lobby.settled()
    if isinstance(options, Refused):
        return options
    game = live.lobby.of
    return telling.book_of(game.id, locale, book(game, locale, options, len(live.lobby.chairs)))


def record(request: Request) -> Outcome:
    """The whole game, once it is over. It is a file, shown on no screen: who leads has it also while others play on with its luck."""
    live = request.live
    closed = telling.closed_book(live)
    if closed is not None and (closed.reason == "not_over" or not live.lobby.is_host(request.person)):
        return closed
    return Answer(200, live.memory.record(), headers=attachment(live.lobby.of.id, live.id, "json"))


# ── moves ────────────────────────────────────────────────────────────────────


def start(request: Request) -> Outcome:
    """Begin."""
    live = request.live
    if live.memory.table is not None:
        return Refused("already_started")
    if live.frozen:
        return Refused("frozen")
    lobby, bot, believed = live.lobby.copy(), request.body.fill, request.body.options
    settled = lobby.settled()
    if isinstance(settled, Refused):
        return settled
    if believed is not None and lobby.of.settle(believed, len(lobby.chairs), lobby.has_trainer) != settled:
        return Refused("rules_differ")
    refused = fill(lobby, bot, True)
    return Change(None if bot is None else lobby, start=True) if refused is None else refused


def move(request: Request) -> Outcome:
    """Judge somebody's move. The same message gets the same answer, however often it comes."""
    live, seat, id, move = request.live, request.seat, request.body.id, request.body.move
    assert seat is not None
    key = f"{seat}:{id}"
    sent = blake2b(_encode((request.body.question, move)), digest_size=8).hexdigest()
    if (known := _known(live.memory, key, sent)) is not None:
        return Done(known, id) if isinstance(known, int) else known
    if (closed := live.closed(arranging=seat == TRAINER and move[0] in TRAINERS_WORDS)) is not None:
        return closed
    if live.memory.steps >= limits.ENTRIES:
        return Refused("table_full")
    fresh, question = live.memory.of_now(request.body.question)
    verdict: Verdict | None = None
    if not fresh or (question is None and move[0] not in WORDS):
        verdict = Refused("stale_decision")
    elif move[0] in WORDS:
        verdict = _no_way_back(live.memory, move)
    if verdict is None:
        verdict = live.write(live.uncommitted().play(seat, move, question), key, sent)
    if isinstance(verdict, Refused):
        live.memory.refuse(key, sent, verdict)
        if live.lobby.room is not None and verdict.reason != "stale_decision":
            live.hub.classes.stumbled(live, seat)
        return verdict
    return Done(verdict.seq, id)


def _known(memory: Session, key: str, sent: str) -> int | Refused | None:
    """What this message came to before (an entry's number, or a refusal), if it is not the first time."""
    before, verdict = memory.answers.get(key) or memory.refusals.get(key) or (sent, None)
    return verdict if before == sent else Refused("id_reused")


def _no_way_back(memory: Session, move: list[Any]) -> Refused | None:
    """Once the seed is told nothing may be taken back any more, and nobody goes back for ever."""
    if memory.over:
        return Refused("game_over")
    most = {"rewind": limits.REWINDS, "undo": limits.UNDOS}.get(move[0])
    return Refused("too_many") if most is not None and memory.said(move[0]) >= most else None


def rewind(request: Request) -> Outcome:
    """The host goes back to where the record had so many entries, also where the host plays; everybody is told, and the record keeps it."""
    live, back = request.live, ["rewind", request.body.to]
    refused = live.closed(arranging=True)
    refused = refused if refused is not None else _no_way_back(live.memory, back)
    if refused is not None:
        return refused
    mine, others = live.lobby.seats_of(request.person), _others(live, request.person)
    if not mine or not others:
        return live.write(live.uncommitted().play(TRAINER, back))
    if request.body.to >= live.memory.steps:
        return Refused("bad_rewind")
    # Whoever plays knows by now what came of it: the others have to agree.
    live.proposal = {"to": request.body.to, "seat": mine[0], "agreed": mine, "of": sorted([*mine, *others])}
    telling.tell_lobby(live)
    return {"proposal": live.proposal}


def _others(live: "LiveTable", person: int | None) -> list[int]:
    """The seats of everybody else who plays."""
    return [seat for seat, chair in enumerate(live.lobby.chairs) if chair.kind == "person" and chair.person != person]


def agree(request: Request) -> Outcome:
    """Somebody agrees to go back, or does not; when all do, it is done."""
    live, proposal = request.live, request.live.proposal
    mine = live.lobby.seats_of(request.person)
    if proposal is None or proposal["to"] != request.body.to or not mine:
        return Refused("no_proposal")
    if not request.body.yes:
        live.proposal = None
    else:
        proposal["agreed"] = sorted({*proposal["agreed"], *mine})
        waited = {seat for seat, chair in enumerate(live.lobby.chairs) if chair.kind == "person"} - set(proposal["agreed"])
        back = ["rewind", proposal["to"]]
        if not waited:
            live.proposal = None
            refused = live.closed(arranging=True)
            refused = refused if refused is not None else _no_way_back(live.memory, back)
            return live.write(live.uncommitted().play(TRAINER, back)) if refused is None else refused
    telling.tell_lobby(live)
    return {"proposal": live.proposal}


# ── beside the moves ─────────────────────────────────────────────────────────


def hint(request: Request) -> Outcome:
    """What the baseline would do."""
    assert request.seat is not None
    return request.live.hints.ask(request.seat)


def why(request: Request) -> Outcome:
    """What the engine expects of each option."""
    assert request.seat is not None
    return request.live.whys.ask(request.seat)


def preview(request: Request) -> Outcome:
    """What a move would do, found out on a copy. A fault in that is no reason to stop the game."""
    live, body, seat = request.live, request.body, request.seat
    if (closed := live.closed(arranging=True)) is not None:
        return closed
    assert seat is not None and live.memory.table is not None
    try:
        found = live.memory.table.preview(seat, body.move)
    except Exception as error:
        live.hub.report("preview_failed", live, seat=seat, error=error)
        return Refused("broken")
    return found if isinstance(found, Refused) else {"type": "preview", "id": body.id, "about": found.to_json()}


def foretell(request: Request) -> Outcome:
    """What everything the trainer could choose in a stream would do to whom, found out on copies. For nobody else's eyes."""
    live, body = request.live, request.body
    if request.seat != TRAINER:
        return Refused("trainer_only")
    if (closed := live.closed(arranging=True)) is not None:
        return closed
    assert live.memory.table is not None
    try:
        rows = [{"outcome": outcome, "seats": live.memory.table.foretell(body.stream, outcome)} for outcome in body.outcomes]
        return {"type": "foretell", "id": body.id, "stream": body.stream, "outcomes": rows}
    except Exception as error:
        live.hub.report("preview_failed", live, seat=TRAINER, error=error)
        return Refused("broken")


def react(request: Request) -> Outcome:
    """A reaction: heard by all, kept by nobody."""
    telling.tell_all(request.live, f'{{"type":"reaction","seat":{request.seat},"name":"{request.body.name}"}}')
    return None
