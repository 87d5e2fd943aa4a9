"""What strangers may cost: for every route that anybody may ask, the CPU of one good answer times the pace the gate allows.

`python -m bench.paces [answers per route]`
Prints a line per route, the dearest first: milliseconds of the server's CPU for one answer, and the part of a core that strangers can take
with it, all together (as much as the house allows) and from one address. Answers are asked for packed, since packing costs too; tables
and classes have something to tell: a finished game, a running one, a room with free seats. Ends with 1 if a route may cost too much.
"""

import http.client
import json
import sys
import time
from contextlib import closing
from typing import Any, Final

from alcancia.server.gate import PAGES, ROUTES, Route
from alcancia.server.limits import PACES
from bench.server import cpu_seconds, fresh_folder, make_table, running

MOST_CORES: Final = 0.1
WARM_UP: Final = 3
FINISHED: Final = frozenset({"record", "replay", "timeline", "measures", "coach", "branch"})
"""Routes that have most to tell about a game that is over."""
QUERIES: Final = {
    "replay": "?step=60", "measures": "?shape=wide", "coach": "?seat=0", "table_rules": "?locale=en", "look": "?since=0",
}  # fmt: skip
BODIES: Final[dict[str, Any]] = {
    "make_table": {"game": "citylife", "seats": 4},
    "find": {"code": "BCDFGHJKL"},
    "come_back": {"code": "BCDFGHJKL"},
    "join": {"name": "Zoe"},
    "branch": {"step": 20, "seat": 0},
    "make_class": {"game": "citylife"},
    "forecast": {"game": "multiverse", "seats": 3, "options": {}},
    "bring_box": {"file": "UEsDBA=="},
    "room_found": {"found": "socket"},
}
"""What is sent where a body says something; the rest send nothing."""
REFUSED: Final = frozenset({"find", "come_back", "bring_box", "moment", "class_moment", "room_test", "room_found", "knock", "forecast"})
"""Routes at which a stranger without anything is refused, however well they ask."""


class House:
    """A server with something in it, and a stranger's connection to it."""

    def __init__(self, pid: int, client: http.client.HTTPConnection) -> None:
        self.pid, self.client = pid, client

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> tuple[int, bytes, str]:
        """One answer: status, body as it was sent, token."""
        headers = {"Content-Type": "application/json", "Accept-Encoding": "gzip"} | ({"Authorization": f"Bearer {token}"} if token else {})
        self.client.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self.client.getresponse()
        cookie = (answer.getheader("set-cookie") or "").partition("=")[2].partition(";")[0]
        return answer.status, answer.read(), cookie

    def finished(self) -> str:
        """A game that bots have played to its end, with all that is to be worked out about it."""
        terms = {"game": "citylife", "seats": 3, "seat": 0, "fill": "random", "start": True}
        _, made, host = self.ask("POST", "/api/tables", terms)
        table: str = json.loads(made)["table"]
        self.ask("POST", f"/api/tables/{table}/bot", {"seat": 0, "bot": "random"}, host)
        for path in ("record", "measures.csv"):
            while self.ask("GET", f"/api/tables/{table}/{path}")[0] != 200:
                time.sleep(0.2)
        return table

    def record(self, table: str) -> Any:
        """A game as somebody brings it along."""
        self.client.request("GET", f"/api/tables/{table}/record")
        return json.loads(self.client.getresponse().read())

    def cost(self, method: str, path: str, body: Any, answers: int) -> tuple[float, int]:
        """Seconds of the server's CPU for one answer, and its status."""
        for _ in range(WARM_UP):
            self.ask(method, path, body)
        time.sleep(0.3)
        before = cpu_seconds(self.pid)
        found = [self.ask(method, path, body)[0] for _ in range(answers)]
        time.sleep(0.3)  # what it left to do counts too
        return (cpu_seconds(self.pid) - before) / answers, found[-1]


def main(answers: int = 100) -> int:
    """All of them, the dearest first; 1 if one of them may cost too much."""
    rows = []
    with fresh_folder() as folder, running(folder) as (process, port), closing(http.client.HTTPConnection("127.0.0.1", port)) as client:
        house = House(process.pid, client)
        table, _ = make_table(client)
        over = house.finished()
        bodies = BODIES | {"bring_record": house.record(over)}
        host = house.ask("POST", "/api/tables", {"game": "citylife", "seats": 6})
        waiting = json.loads(host[1])["table"]
        house.ask("POST", f"/api/tables/{waiting}/manners", {"door": "ask"}, host[2])
        led = house.ask("POST", "/api/classes", {"game": "citylife"})
        room = json.loads(led[1])["class"]
        house.ask("POST", f"/api/classes/{room}/door", {"open": True}, led[2])

        def address(route: Route) -> str:
            at = over if route.name in FINISHED else waiting if route.name == "join" else table
            parts = {
                "table": at,
                "class": room,
                "game": "citylife",
                "locale": "en",
                "file": "citylife.ftl",
                "box": "citylife",
                "test": "abc",
            }
            return route.path.format(**parts) + QUERIES.get(route.name, "")

        ways: list[tuple[str, str, str, str, Any]] = [
            (route.name, route.method, address(route), route.pace, bodies.get(route.name, {}) if route.body else None)
            for route in ROUTES
            if route.role in ("anyone", "viewer")
        ]
        ways += [("a page", "GET", PAGES[0], "file", None), ("a wrong address", "GET", "/assets/nothing.js", "file", None)]
        for name, method, path, pace, body in ways:
            each, status = house.cost(method, path, body, 25 if method == "POST" else answers)
            assert status < 300 or name in REFUSED or name == "a wrong address", (name, status)
            (together, _), (alone, _), *_ = PACES[pace]
            rows.append((each * together, each * alone, name, status, each, pace))
    for together, alone, name, status, each, pace in sorted(rows, reverse=True):
        print(f"{name:18} {status} {1000 * each:8.2f} ms  {pace:7} {together:6.3f} cores together, {alone:6.3f} from one address")
    return int(max(rows)[0] > MOST_CORES)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
