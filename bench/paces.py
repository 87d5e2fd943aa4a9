"""What strangers may cost: for every route that anybody may ask, the CPU of one answer times the pace the gate allows.

`python -m bench.paces [answers per route]`
Prints a line per route: milliseconds of the server's CPU for one answer, and the part of a core that strangers can take with it,
all together (as much as the house allows) and from one address.
"""

import http.client
import json
import sys
import time
from contextlib import closing
from typing import Any

from alcancia.server.gate import PAGES, ROUTES, Route
from alcancia.server.limits import PACES
from bench.server import cpu_seconds, fresh_folder, make_table, running

WARM_UP = 5
SOME: dict[str, Any] = {
    "make_table": {"game": "citylife", "seats": 4},
    "find": {"code": "BCDFGHJKL"},
    "come_back": {"code": "BCDFGHJKL"},
    "join": {"name": "Zoe"},
    "branch": {"step": 0},
    "make_class": {"game": "citylife"},
    "sit_down": {},
    "forecast": {"game": "multiverse", "seats": 3, "options": {}},
    "bring_box": {"file": "UEsDBA=="},
    "bring_record": {"format": 1},
    "room_found": {"found": "socket"},
}
"""What is sent where a body is needed; the rest send nothing."""


def address(route: Route, table: str, room: str) -> str:
    """A real place for a route."""
    parts = {
        "table": table, "class": room, "game": "citylife", "locale": "en", "file": "citylife.ftl", "box": "citylife", "test": "abc",
    }  # fmt: skip
    return route.path.format(**parts) + ("?step=0" if "step" in route.query else "?seat=0" if route.name == "coach" else "")


def cost(pid: int, client: http.client.HTTPConnection, method: str, path: str, body: Any, answers: int) -> tuple[float, int]:
    """Seconds of the server's CPU for one answer, and its status."""
    data = None if body is None else json.dumps(body)

    def ask(times: int) -> int:
        status = 0
        for _ in range(times):
            client.request(method, path, data, {"Content-Type": "application/json"})
            answer = client.getresponse()
            answer.read()
            status = answer.status
        time.sleep(0.3)  # what it left to do counts too
        return status

    ask(WARM_UP)
    before = cpu_seconds(pid)
    status = ask(answers)
    return (cpu_seconds(pid) - before) / answers, status


def main(answers: int = 200) -> None:
    """All of them, the dearest first."""
    rows = []
    with fresh_folder() as folder, running(folder) as (process, port), closing(http.client.HTTPConnection("127.0.0.1", port)) as client:
        table, _ = make_table(client)
        client.request("POST", "/api/classes", json.dumps({"game": "citylife"}), {"Content-Type": "application/json"})
        room = json.loads(client.getresponse().read())["class"]
        ways: list[tuple[str, str, str, str, Any]] = [
            (route.name, route.method, address(route, table, room), route.pace, SOME.get(route.name, {}) if route.body else None)
            for route in ROUTES
            if route.role in ("anyone", "viewer")
        ]
        ways += [("a page", "GET", PAGES[0], "file", None), ("a wrong address", "GET", "/assets/nothing.js", "file", None)]
        for name, method, path, pace, body in ways:
            each, status = cost(process.pid, client, method, path, body, answers)
            (together, _), (alone, _), _ = PACES[pace]
            rows.append((each * together, each * alone, name, status, each, pace))
    for together, alone, name, status, each, pace in sorted(rows, reverse=True):
        print(f"{name:18} {status} {1000 * each:8.2f} ms  {pace:7} {together:6.3f} cores together, {alone:6.3f} from one address")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
