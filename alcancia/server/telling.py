"""Telling: everything about a table that leaves the server is put together here, from committed states and one projection."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from alcancia.kernel import TRAINER, Fact, Refused, Table
from alcancia.server.facts import as_seen_by, in_one_language
from alcancia.server.guessing import table_shares
from alcancia.server.messages import Listener
from alcancia.server.states import Health
from alcancia.text import Rulebook

if TYPE_CHECKING:
    from alcancia.server.live import LiveTable
    from alcancia.server.lobby import Lobby

_encode = msgspec.json.Encoder().encode


def _json(value: Any) -> str:
    return _encode(value).decode()


# ── the parts ────────────────────────────────────────────────────────────────


def status(live: "LiveTable") -> str:
    """Where the table stands in its life."""
    table = live.memory.table
    if live.health is Health.FROZEN:
        return "frozen"
    if live.lobby.uploaded:
        return "over"
    return "lobby" if table is None else "over" if table.over else "playing"


def closed_book(live: "LiveTable") -> Refused | None:
    """Why what was hidden in this game cannot be looked at yet, if it cannot: it is not over, or others play on with the same luck."""
    if status(live) != "over":
        return Refused("not_over")
    room = live.lobby.room
    return Refused("same_luck") if live.lobby.luck == "class" and room and live.hub.classes.plays_on(room.id, live.id) else None


def closed_figures(live: "LiveTable") -> Refused | None:
    """Why what everybody had in this game cannot be looked at yet. Where hands are hidden it would tell others, who were dealt the same,
    what their rivals hold; where everything lay open everybody saw it."""
    closed = closed_book(live)
    return closed if closed is not None and (closed.reason == "not_over" or not live.lobby.of.hooks.open_figures) else None


def lobby_of(live: "LiveTable", host: bool) -> dict[str, Any]:
    """The lobby as data."""
    here = {listener.person for listener in live.listeners if listener.person is not None}
    seats: list[dict[str, Any]] = [
        {
            "seat": seat,
            "kind": chair.kind,
            "name": chair.name,
            "bot": chair.bot,
            "away": chair.away,
            "extra": chair.extra,
            "host": live.lobby.is_host(chair.person),
            "here": chair.kind == "bot" or chair.person in here,
            **({"called": chair.called} if chair.called else {}),
        }
        for seat, chair in enumerate(live.lobby.chairs)
    ]
    return {
        "rev": live.lobby.rev,
        "code": live.lobby.code,
        "game": live.lobby.of.id,
        "box": live.lobby.of.box or None,
        "seats": seats,
        "options": live.lobby.shown_options(host),
        "status": status(live),
        "watchers": sum(_only_looks(live, listener) for listener in live.listeners),
        "next": live.lobby.next,
        "manners": live.lobby.settings,
        "paused": live.lobby.paused,
        "talk": live.lobby.talk,
        "script": live.lobby.script if host else [],
        "trainer": live.lobby.has_trainer,
        "tutorial": live.lobby.tutorial,
        "trouble": live.hub.trouble if host else None,
        "luck": live.lobby.luck,
        "promise": live.lobby.promise,
        "guests": [{"guest": number, "name": guest.name, "seat": guest.seat} for number, guest in live.lobby.guests.items()]
        if host
        else [],
        "proposal": live.proposal,
        "news": live.lobby.news,
        "bookmarks": live.lobby.bookmarks if host else [],
        "moment": _moment(live.lobby),
        **({} if live.lobby.room is None else {"class": live.lobby.room}),
        **({} if host or (closed := closed_book(live)) is None or closed.reason == "not_over" else {"closed": closed.reason}),
    }


def _moment(lobby: "Lobby") -> dict[str, Any] | None:
    """The moment that is put to this table, and who has guessed; what they guessed only as a number of them."""
    put = lobby.guessing
    if put is None:
        return None
    return put.shown(table_shares(put.counts())) | {"guessed": sorted(put.guesses)}


def _only_looks(live: "LiveTable", listener: Listener) -> bool:
    """Is this a spectator? The curtain of players who share a device is none, nor is a screen of the host's."""
    return listener.seat is None and not (live.lobby.is_host(listener.person) or live.lobby.seats_of(listener.person))


def head(live: "LiveTable", seat: int | None, person: int | None) -> str:
    """What messages have in common: chairs, names and terms (secret ones only for the host), and who is being spoken to."""
    kept = live.heads.get((seat, person))
    if kept is None:
        shown = lobby_of(live, live.lobby.is_host(person))
        kept = live.heads[seat, person] = f'"lobby":{_json(shown)},"you":{_json(you(live, seat, person))}'
    return kept


def you(live: "LiveTable", seat: int | None, person: int | None) -> dict[str, Any]:
    """Who is being spoken to."""
    return {"seat": seat, "seats": live.lobby.seats_of(person), "host": live.lobby.is_host(person)}


def view(live: "LiveTable", seat: int | None, laid: msgspec.Raw | None = None) -> str:
    """The game as this seat may see it, with standings at the end and whether the last move can be taken back. `laid`: the table, if it
    is put together already."""
    table, generation = live.memory.table, live.memory.undo_generation
    if table is None:
        return '"standings":null,"debrief":null,"undo":false,"commitment":null,"goals":[],"announced":{},"view":null'
    seen = table.view(seat, prices=True, table=laid)
    for question in [seen["question"], *seen["may"]] if generation else ():
        if question is not None:
            # An id that holds across undo.
            question["id"] = f"{question['id']}~{generation}"
    rest = {
        "standings": table.standings() if table.over else None,
        "debrief": live.memory.debrief if table.over and closed_figures(live) is None else None,
        "undo": seat is not None and not table.over and table.can_undo(seat),
        "commitment": live.memory.commitment,
        "goals": table.goals(),
        "announced": table.announced(),
        "view": seen,
    }
    return _encode(rest)[1:-1].decode()


def outcome_names(table: Table) -> dict[str, Any]:
    """What the trainer of this table calls outcomes that no message names."""
    names: dict[str, Any] = table.view(TRAINER)["table"].get("called", {})
    return names


def facts(live: "LiveTable", seat: int | None, since: int) -> str:
    """What happened after this entry, as this seat is told it."""
    told = live.memory.since(since)
    return ",".join([fact.own if seat is not None and seat in (fact.owner, TRAINER) else fact.public for fact in told])


def replayed(
    live: "LiveTable", table: Table, facts: Sequence[Fact], step: int, steps: int, audience: int | None, host: bool
) -> dict[str, Any]:
    """One step of a game that is looked back on, as this audience may see it."""
    shown = lobby_of(live, host)
    return {
        "type": "replay",
        "table": live.id,
        "game": live.lobby.of.id,
        "step": step,
        "steps": steps,
        "eyes": audience,
        "over": table.over,
        "view": table.view(audience, prices=True),
        "facts": as_seen_by(facts, step + 1, audience),
        "lobby": {name: shown[name] for name in ("seats", "options", "status", "luck", "box")},
        "standings": table.standings() if table.over else None,
        "debrief": None,
        "commitment": live.memory.commitment,
        "goals": table.goals(),
        "announced": table.announced(),
        "proof": live.memory.proof() if closed_book(live) is None else None,
    }


# ── whole messages ───────────────────────────────────────────────────────────


def state(
    live: "LiveTable", seat: int | None, person: int | None, since: int, lang: str | None = None, laid: msgspec.Raw | None = None
) -> str:
    """Everything this seat (None: a spectator) may know, with the facts after `since`, in all languages or in one."""
    seq = live.memory.seq
    told = facts(live, seat, since if since <= seq else 0)
    since = since if since <= seq else 0
    return (
        f'{{"type":"state","table":"{live.id}","epoch":{live.epoch},"seq":{seq},"since":{since},{head(live, seat, person)},'
        f'"clock":{live.clocks.text()},{view(live, seat, laid)},"facts":[{told if lang is None else in_one_language(told, lang)}]}}'
    )


def only_lobby(live: "LiveTable", seat: int | None, person: int | None) -> str:
    """The lobby alone."""
    return f'{{"type":"lobby","epoch":{live.epoch},{head(live, seat, person)}}}'


# ── to everybody ─────────────────────────────────────────────────────────────


def tell(live: "LiveTable") -> None:
    """A committed change of the game: everybody gets the state as they may see it, each kind put together once."""
    if live.status != (now := status(live)):
        live.status = now
        live.heads.clear()
    live.told_closed = now == "over" and closed_figures(live) is not None
    frames: dict[tuple[int | None, int | None, int], str] = {}
    table, laid = live.memory.table, None
    if live.listeners and table is not None and table.game.hooks.all_open:
        # Then what lies on the table is the same for all, and put together once for however many.
        laid = msgspec.Raw(_encode(table.game.hooks.view(table.state, None)))
    for listener in live.listeners:
        key = (listener.seat, listener.person, listener.seq)
        listener.seq = live.memory.seq
        listener.post(frames.get(key) or frames.setdefault(key, state(live, *key, laid=laid)))


def tell_lobby(live: "LiveTable") -> None:
    """A change of the lobby, or of who is there; and the figures of a game that is over, if they had to wait until now."""
    live.heads.clear()
    if live.told_closed and closed_figures(live) is None:
        tell(live)
    frames: dict[tuple[int | None, int | None], str] = {}
    for listener in live.listeners:
        key = (listener.seat, listener.person)
        listener.post(frames.get(key) or frames.setdefault(key, only_lobby(live, *key)))


def tell_all(live: "LiveTable", frame: str) -> None:
    """The same to everybody: the clocks alone, when nothing else changed; a reaction, which is heard by all and kept by nobody."""
    for listener in live.listeners:
        listener.post(frame)


def welcome(live: "LiveTable", listener: Listener, since: int, fresh: int | None = None) -> None:
    """The first state of a new listener; who has it already hears who is there, and how the clocks stand."""
    if fresh == live.epoch and since == live.memory.seq and status(live) in ("lobby", "playing"):
        listener.seq = since
        listener.post(only_lobby(live, listener.seat, listener.person))
        return listener.post(f'{{"type":"clock","clock":{live.clocks.text()}}}')
    frame = state(live, listener.seat, listener.person, since)
    listener.seq = live.memory.seq
    listener.post(frame)


def book_of(game: str, locale: str, book: Rulebook) -> dict[str, Any]:
    """A rulebook for the page, part by part."""
    return {"game": game, "locale": locale, "title": book.title, "parts": [part._asdict() for part in book.parts]}
