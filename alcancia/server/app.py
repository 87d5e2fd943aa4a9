"""The front door: ASGI requests and sockets pass the gate here."""

import asyncio
import contextlib
from collections.abc import MutableMapping
from typing import Any, Final, TypeAlias
from urllib.parse import parse_qsl

from alcancia.kernel import Refused
from alcancia.server import gate, limits, tokens, transport
from alcancia.server.addresses import counted
from alcancia.server.classes.socket import ClassSocket
from alcancia.server.host_policy import HostPolicy
from alcancia.server.hub import TableHub
from alcancia.server.outcomes import Answer, Outcome, http_answer, refusal
from alcancia.server.pages import Pages, missing
from alcancia.server.relay import Heard, Patience, Unreached
from alcancia.server.requests import Receive, Request, read_body
from alcancia.server.responses import Send, respond
from alcancia.server.routes import Routes
from alcancia.server.socket import Socket
from alcancia.server.store import HandOn
from alcancia.server.wire import is_seat

HSTS: Final = ("strict-transport-security", "max-age=31536000")
"""Whoever was here under TLS once never comes without it again."""

NOWHERE: Final = "/-"
"""No page and no file has this address: so looks what was asked outside the path that the house stands below."""

Scope: TypeAlias = MutableMapping[str, Any]


class App:
    """The ASGI application."""

    def __init__(self, hub: TableHub, pages: Pages, policy: HostPolicy) -> None:
        self.hub = hub
        self.pages = pages
        self.policy = policy
        self.handlers = Routes(hub, pages).handlers
        self.sulking = 0
        """How many are kept waiting for a refusal now."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(self._inside(scope), receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(self._inside(scope), receive, send)
        elif scope["type"] == "lifespan":
            await _lifespan(receive, send)

    def whose(self, head: bytes) -> str | None:
        """Whose request begins like this, as far as that can be told outside: a device of ours, a class whose pin it brings, nothing for a
        node of ours; None for a stranger."""
        first, *lines = head.decode("latin-1").split("\n")
        headers = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        if self.hub.relay.sealed(headers):
            return ""
        if (token := self._token(headers)) is not None:
            return tokens.device_of(token)
        method, target, *_ = [*first.split(" "), ""]
        path, _, query = target.partition("?")
        found = gate.find_route(method, self.policy.inside(path) or NOWHERE) if "pin=" in query else None
        if found is None or found[0].name != "sit_down":
            return None
        return found[1]["class"] if self.hub.classes.invited(found[1]["class"], query) else None

    def _inside(self, scope: Scope) -> Scope:
        """The same with its address as the house knows it. Other nodes of ours ask by such addresses already."""
        if not self.policy.base or self.hub.relay.sealed(_headers(scope)):
            return scope
        return {**scope, "path": self.policy.inside(scope["path"]) or NOWHERE}

    # ── HTTP ─────────────────────────────────────────────────────────────────

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = _headers(scope)
        fresh: str | None = None
        try:
            if not self.hub.store.shared:
                answer, fresh = await self._answer(scope, headers, receive)
            elif (found := await self._answer_or_hand_on(scope, headers, Heard(receive), send)) is None:
                return
            else:
                answer, fresh = found
        except asyncio.CancelledError:  # the server ends, and this took too long
            answer = http_answer(Refused("try_later"), 0)
        except Exception as error:
            self.hub.report("request_failed", error=error)
            answer = Answer(500, refusal(Refused("broken")))
        self.hub.refused += answer.status >= 400
        if self.policy.tls:
            answer = answer._replace(headers=(*answer.headers, HSTS))
        await respond(
            send,
            answer,
            headers,
            scope["method"] == "HEAD",
            self.policy.set_cookie(fresh) if fresh else None,
            looked=scope["method"] == "GET",
        )

    async def _answer_or_hand_on(self, scope: Scope, headers: dict[str, str], heard: Heard, send: Send) -> tuple[Answer, str | None] | None:
        """The same where there are several nodes; None if another one answered. One that just died is not waited for: we take over."""
        patience = Patience()
        while patience.lasts():
            try:
                return await self._answer(scope, headers, heard.again())
            except HandOn as elsewhere:
                if self.hub.relay.sealed(headers):
                    break
                with contextlib.suppress(Unreached, TimeoutError):
                    await self.hub.relay.http(scope, await heard.whole(limits.RECORD_BYTES), elsewhere.owner, send)
                    return None
            await asyncio.sleep(limits.HAND_ON_PAUSE)
        return http_answer(Refused("try_later"), 0), None

    async def _answer(self, scope: Scope, headers: dict[str, str], receive: Receive) -> tuple[Answer, str | None]:
        method, path = scope["method"], scope["path"]
        token, address = self._token(headers), _address(scope)
        found = gate.find_route("GET" if method == "HEAD" else method, path)
        seated = self.hub.knows(token, (found[1].get("table") or found[1].get("class")) if found else None)
        if found is not None and found[0].name == "sit_down":
            seated = seated or self.hub.classes.invited(found[1]["class"], scope["query_string"].decode("latin-1"))
        relayed = self.hub.relay.sealed(headers)
        place = (token or address) if seated else None
        if not relayed and (refused := await self._wait(scope, found[0].pace if found else "file", address, place)) is not None:
            return refused, None
        if not relayed and not self.policy.knows(headers.get("host", "")):
            self.hub.report("bad_host", do="--name")
            return http_answer(Refused("bad_host"), 0), None
        if sum(len(name) + len(value) for name, value in scope["headers"]) > limits.HEADER_BYTES:
            return http_answer(Refused("message_too_large"), 0), None
        if method == "POST" and not relayed and not self.policy.same_site(headers):
            return http_answer(Refused("bad_origin"), 0), None
        if found is None:
            if method == "GET" and any(gate.match(way, path) is not None for way in (gate.LIVE, gate.CLASS_LIVE)):
                self.hub.report("no_upgrade", do="proxy: Upgrade, Connection")
            return self._page(method, path, headers), None
        route, parts = found
        a_day = self.hub.paces.a_day.get(route.pace) if route.role == "anyone" else None
        if a_day is not None and a_day.of(address).take() is None:
            return http_answer(Refused("enough_for_today"), 0), None
        query = dict(parse_qsl(scope["query_string"].decode("latin-1")))
        request = Request(
            route, token=token, address=address, mint=self.hub.mint, parts=parts, query=query, relayed=relayed, receive=receive
        )
        outcome = await self._pass(route, request, headers, receive)
        return http_answer(outcome, route.status), request.fresh

    def _token(self, headers: dict[str, str]) -> str | None:
        """The device's token, if it is one that this house made."""
        token = self.policy.token(headers)
        return token if token is not None and tokens.is_ours(token, self.hub.key) else None

    def _page(self, method: str, path: str, headers: dict[str, str]) -> Answer:
        if method not in ("GET", "HEAD"):
            return missing()
        if any(gate.match(page, path) is not None for page in gate.PAGES):
            return self.pages.page()
        found = self.pages.file(path.lstrip("/"))
        if found.status == 404 and not path.startswith("/api/") and "text/html" in headers.get("accept", ""):
            return self.pages.page()._replace(status=404)  # somebody mistyped an address: a page that says so
        return found

    async def _wait(self, scope: Scope, pace: gate.Pace, address: str, place: str | None) -> Answer | None:
        """Too many at once wait a little, then are asked to come back. Those with a place wait for nobody who has none."""
        own = _guest(scope)
        waits = [
            own.take(limits.LONGEST_WAIT) if own is not None else 0,
            *(self.hub.paces[name].take(address, place) for name in ("any", pace)),
        ]
        if None in waits:
            if own is not None and self.sulking < limits.SULKING:
                await self._sulk(own)
            seconds = int(limits.LONGEST_WAIT)
            return http_answer(Refused("too_fast", {"seconds": seconds}), 0)._replace(headers=(("retry-after", str(seconds)),))
        if (wait := max(wait for wait in waits if wait is not None)) > 0:
            await _pause(own, wait)
        return http_answer(Refused("too_fast"), 0) if own is not None and own.gone else None

    async def _sulk(self, own: limits.Guest | None) -> None:
        """Refusing costs time as well."""
        self.sulking += 1
        try:
            await _pause(own, limits.SULK_SECONDS)
        finally:
            self.sulking -= 1

    async def _pass(self, route: gate.Route, request: Request, headers: dict[str, str], receive: Receive) -> Outcome:
        """Through the gate: the table first, then the person, then what was sent, then its handler, in the table's turn or beside it."""
        if route.at_table:
            if not request.relayed and not self.hub.may_open(request.parts["table"], request.token, request.address):
                return Refused("too_fast", {"seconds": limits.LONGEST_WAIT})
            live = await self.hub.open(request.parts["table"])
            if isinstance(live, Refused):
                return live
            request.live, request.person = live, live.lobby.person_of(request.token)
            if (refused := gate.may_reach(route.role, live.lobby, request.person)) is not None:
                return refused
        if route.about == "class" and "class" in request.parts:
            room = await self.hub.classes.open(request.parts["class"])
            if isinstance(room, Refused):
                return room
            request.room = room
            if (refused := gate.may_reach_class(route.role, room.register, request.token)) is not None:
                return refused
        if route.body is not None:
            request.body = await read_body(route, headers, receive)
            if isinstance(request.body, Refused):
                return request.body
        named = request.query.get("seat") if "seat" in route.query else None
        request.seat = int(named) if named is not None and is_seat(named) else getattr(request.body, "seat", None)
        if route.runs == "in_turn":
            return await (request.room if route.about == "class" else request.live).ask(request)
        if (route.at_table or "class" in request.parts) and (refused := gate.may_act(request)) is not None:
            return refused
        return await self.handlers[route.name](request)

    # ── sockets ──────────────────────────────────────────────────────────────

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        found, kind = gate.match(gate.LIVE, scope["path"]), Socket
        if found is None:
            found, kind = gate.match(gate.CLASS_LIVE, scope["path"]), ClassSocket
        await receive()
        socket = self._socket(kind, scope, receive, send)
        seated = socket is not None and found is not None and self.hub.knows(socket.token, next(iter(found.values())))
        relayed = self.hub.relay.sealed(_headers(scope))
        place = socket.token if socket is not None and seated else None
        wait = 0.0 if relayed else self.hub.paces["enter"].take(_address(scope), place)
        if wait is not None:
            await _pause(_guest(scope), wait)
        elif self.sulking < limits.SULKING:
            await self._sulk(_guest(scope))
        id = next(iter(found.values())) if found is not None else ""
        if socket is None or wait is None or not id or (kind is Socket and not self.hub.may_open(id, socket.token, _address(scope))):
            await send({"type": "websocket.close", "code": 1008})
            return
        try:
            if not self.hub.store.shared or await self._is_here(kind, id, scope, receive, send):
                await socket.serve(id)
        except Exception as error:
            self.hub.report("socket_failed", error=error)

    async def _is_here(self, kind: type[Socket], id: str, scope: Scope, receive: Receive, send: Send) -> bool:
        """Where there are several nodes: is this table or class at ours? If not, the socket is handed on before it is accepted."""
        patience = Patience()
        while patience.lasts():
            try:
                await (self.hub.open(id) if kind is Socket else self.hub.classes.open(id))
                return True
            except HandOn as elsewhere:
                if self.hub.relay.sealed(_headers(scope)):
                    break
                with contextlib.suppress(Unreached), self.hub.passing(self._token(_headers(scope)) is not None) as fits:
                    if not fits:
                        break
                    await self.hub.relay.socket(scope, receive, send, elsewhere.owner)
                    return False
            await asyncio.sleep(limits.HAND_ON_PAUSE)
        await send({"type": "websocket.close", "code": 1013})
        return False

    def _socket(self, kind: type[Socket], scope: Scope, receive: Receive, send: Send) -> Socket | None:
        headers = _headers(scope)
        named = self.policy.knows(headers.get("host", "")) and self.policy.welcomes(headers.get("origin"))
        if not named and not self.hub.relay.sealed(headers):
            return None
        direct = scope.get("extensions", {}).get(transport.DIRECT, {})
        return kind(self.hub, receive, send, self._token(headers), **direct)


def _address(scope: Scope) -> str:
    """Where this came from; used for counting and never kept."""
    return counted(str((scope.get("client") or ("",))[0]))


def _guest(scope: Scope) -> limits.Guest | None:
    """The connection this came on, where it is one of ours."""
    found: limits.Guest | None = scope.get("state", {}).get(transport.GUEST)
    return found


async def _pause(guest: limits.Guest | None, seconds: float) -> None:
    """So long, or until whoever waits is gone."""
    await (asyncio.sleep(seconds) if guest is None else guest.wait(seconds))


def _headers(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


async def _lifespan(receive: Receive, send: Send) -> None:
    while True:
        event = await receive()
        await send({"type": f"{event['type']}.complete"})
        if event["type"] == "lifespan.shutdown":
            return
