"""HTTP fuzz from our own description: every operation, in any order, by everybody, with bodies of nearly the right form.

Requests lead on from each other: tables, classes, codes and devices that came of earlier ones are used in later ones. Whatever is sent,
nobody gets a 5xx but `try_later` and its like, everything refused leaves the store as it was, and so does everything looked at.
"""

import asyncio
import os
from typing import Any

import pytest

from alcancia.kernel import Luck, Refused
from alcancia.server import live, openapi
from alcancia.server.outcomes import STATUS
from tests.server.world import Browser, Response, World, run

EACH = 8 if os.environ.get("ALCANCIA_SOAK", "1") == "1" else 500
"""Cases of every operation."""
LATER = {reason for reason, status in STATUS.items() if status == 503}
NOTED = {"event", "rule", "help_table"}
"""A guide's word to tables is noted in the class's log first; the answer is what the tables say to it."""
ODD: tuple[Any, ...] = (
    None, True, 0, -1, 64, 2**53, 2**63, 1.5, "", "x", "a" * 300, "\u0000", "\u202e", "=1+1", "<svg/onload=1>", "../..",
    [], [[]], {}, {"a": 1},
)  # fmt: skip
WORDS = (
    "multiverse",
    "citylife",
    "elplan",
    "random",
    "baseline",
    "clap",
    "open",
    "ask",
    "locked",
    "Zoe",
    "en",
    "es",
    "bet",
    "keep",
    "shares",
)


class Fuzzer:
    """A world, who is in it, and what is known of it so far."""

    def __init__(self, luck: Luck, description: dict[str, Any]) -> None:
        self.luck = luck
        self.schemas = description["components"]["schemas"]
        self.world = World(seed=f"{luck.bits(64)}")
        self.people: list[Browser] = [self.world.browser() for _ in range(4)]
        self.known: dict[str, list[Any]] = {
            "table": ["x" * 16], "class": ["y" * 14], "game": ["nothing", "multiverse"], "locale": ["xx", "en", "es"],
            "box": ["x", "citylife"],
            "file": ["x.ftl", "multiverse.ftl"], "test": ["abc"], "code": ["BCD-FGH-JKM"], "return_code": ["BCDFG-HJKMP"],
        }  # fmt: skip
        self.statuses: dict[str, set[int]] = {}

    async def set_up(self) -> None:
        """Something to begin with: a table in its lobby, one in play, one at its end, a class with somebody in it."""
        host, guest = self.people[:2]
        for start in (False, True):
            self.learn(await host.post("/api/tables", {"game": "multiverse", "seats": 3, "seat": 0}))
            table = self.known["table"][-1]
            await guest.post(f"/api/tables/{table}/join", {"seat": 1})
            if start:
                await host.post(f"/api/tables/{table}/start", {"fill": "random"})
        terms = {"game": "multiverse", "seats": 3, "seat": 0, "fill": "random", "start": True, "options": {"games_in_match": 1}}
        self.learn(await host.post("/api/tables", terms))
        await host.post(f"/api/tables/{self.known['table'][-1]}/bot", {"seat": 0, "bot": "random"})
        self.learn(await host.post("/api/classes", {"game": "multiverse"}))
        room = self.known["class"][-1]
        await host.post(f"/api/classes/{room}/door", {"open": True})
        for browser in self.people[1:]:
            await browser.post(f"/api/classes/{room}/join", {})
        await self.quiet()

    def learn(self, answer: Response) -> None:
        """What an answer gives away can be used from now on."""
        if answer.status in (200, 201) and answer.body.startswith(b"{"):
            for name in ("table", "class", "code", "return_code"):
                if isinstance(found := answer.data.get(name), str):
                    self.known[name] = [*self.known[name], found][-6:]

    def place(self, name: str) -> str:
        """Somewhere, mostly somewhere that there is."""
        made_up, *there = self.known[name]
        return str(self.luck.choice(there) if there and self.luck.below(8) else made_up)

    def value(self, name: str, schema: dict[str, Any], depth: int = 0) -> Any:
        """Something that fits, as often as not."""
        luck = self.luck
        if luck.below(12) == 0:
            return luck.choice(ODD)
        if "$ref" in schema:
            return self.body(schema["$ref"].rpartition("/")[2], depth + 1)
        for either in ("anyOf", "oneOf"):
            if either in schema:
                return self.value(name, luck.choice(schema[either]), depth)
        if "const" in schema or "enum" in schema:
            return schema["const"] if "const" in schema else luck.choice(schema["enum"])
        match schema.get("type"):
            case "integer" | "number":
                least, most = schema.get("minimum", 0), schema.get("maximum", 100)
                return luck.choice([least, most, least - 1, most + 1, luck.below(3), luck.below(3)])
            case "boolean":
                return luck.below(2) == 0
            case "null":
                return None
            case "array":
                return [self.value(name, schema.get("items", {}), depth + 1) for _ in range(luck.below(3))] if depth < 4 else []
            case "object":
                return {}
        return luck.choice([*self.known.get(name, ()), *self.known.get(f"return_{name}", ()), *WORDS])

    def body(self, schema: str, depth: int = 0) -> Any:
        """A body by its schema, with parts missing, doubtful or too many now and then."""
        told, luck = self.schemas[schema], self.luck
        if "properties" not in told:
            return self.value(schema, told, depth)
        needed = told.get("required", ())
        found = {name: self.value(name, kind, depth) for name, kind in told["properties"].items() if name in needed or luck.below(3) == 0}
        if luck.below(15) == 0:
            found[luck.choice(["more", "__proto__", "seat", ""])] = luck.choice(ODD)
        if found and luck.below(15) == 0:
            found.pop(luck.choice(sorted(found)))
        return found

    async def quiet(self) -> str:
        """What is stored, once all that earlier requests set going is done."""
        before, now = "", str(self.world.store.fingerprint())
        while now != before:
            await self.world.settle()
            before, now = now, str(self.world.store.fingerprint())
        return now

    async def shoot(self, method: str, path: str, operation: dict[str, Any]) -> None:
        """One case, and what has to be true of it."""
        luck = self.luck
        self.world.clock.sleep(30)
        parts = {part["name"]: self.place(part["name"]) for part in operation["parameters"] if part["in"] == "path"}
        queries = [part["name"] for part in operation["parameters"] if part["in"] == "query" and luck.below(2)]
        query = "&".join(f"{name}={luck.choice(['0', '1', '-1', 'en', 'wide', '99999', '%00', 'x' * 50])}" for name in queries)
        body = None
        if "requestBody" in operation:
            body = self.body(operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2])
        before = await self.quiet()
        who = luck.choice([self.people[0], *self.people])
        address = path.format(**parts) + (f"?{query}" if query else "")
        answer = await who.ask(method, address, body)
        case = (method, path, parts, query, body, answer.status, answer.body[:200])
        assert answer.status < 500 or answer.reason in LATER, case
        if answer.status >= 400:
            assert answer.data["type"] == "refused" and isinstance(answer.data["detail"], dict), case
        still = (answer.status >= 400 and operation["operationId"] not in NOTED) or method == "GET"
        if still and await self.quiet() != before:
            # Perhaps a timer ran out just then. Asked once more, with nothing under way, it must change nothing.
            await asyncio.sleep(0.3)
            before = await self.quiet()
            again = await who.ask(method, address, body)
            assert again.status == answer.status and await self.quiet() == before, case
        self.statuses.setdefault(operation["operationId"], set()).add(answer.status)
        self.learn(answer)


async def storm(seed: str, each: int) -> tuple[int, dict[str, set[int]]]:
    """So many cases of every operation, in any order; a new world every few hundred."""
    luck, description = Luck(seed), openapi.describe("0")
    ways = [
        (method.upper(), path, operation)
        for path, methods in description["paths"].items()
        for method, operation in methods.items()
        if not operation["operationId"].endswith("live")
    ]
    keyed = [(luck.bits(64), number % len(ways)) for number in range(len(ways) * each)]
    left = [ways[number] for _, number in sorted(keyed)]
    found: dict[str, set[int]] = {}
    cases = 0
    while left:
        fuzzer = Fuzzer(luck, description)
        await fuzzer.set_up()
        for _ in range(min(300, len(left))):
            await fuzzer.shoot(*left.pop())
            cases += 1
        assert not {"request_failed", "table_frozen", "socket_failed"} & set(fuzzer.world.hub.counts), fuzzer.world.hub.counts
        for name, statuses in fuzzer.statuses.items():
            found.setdefault(name, set()).update(statuses)
    return cases, found


def test_every_operation_in_any_order() -> None:
    cases, found = run(storm("http", EACH))
    assert cases >= 90 * EACH
    # A fuzz that everybody refuses finds nothing: nearly every operation was done, and nearly every one refused, some time.
    done = {name for name, statuses in found.items() if min(statuses) < 300}
    assert len(done) > len(found) / 2, sorted(set(found) - done)


@pytest.mark.parametrize("planted", ["a 500", "a write by a GET"])
def test_what_it_would_notice(planted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(request: Any) -> Any:
        if planted == "a 500":
            return Refused("broken")
        store, id = request.live.hub.store, request.live.id
        store.logs[id] = store.logs[id]._replace(epoch=store.logs[id].epoch + 1)
        return {}

    monkeypatch.setitem(live.HANDLERS, "look", broken)
    with pytest.raises(AssertionError):
        run(storm("http", 3))
