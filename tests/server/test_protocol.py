"""The examples of docs/protocol.md are run against a server, in order, and have the shape of what comes back."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

from alcancia.server.outcomes import STATUS
from tests.server.world import Browser, Response, Wire, World

PAGE = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text("utf-8")
BLOCK = re.compile(r"^```json ([^\n]+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FREE = {"options", "3", "args", "detail", "says", "asks", "presets", "measured", "table"}
"""Keys whose contents differ from game to game; an example shows some of them."""


def shape(found: Any, example: Any, at: str = "") -> None:
    """The example has exactly the fields of what was found, and values of the same types."""
    if isinstance(example, dict):
        assert isinstance(found, dict), (at, found)
        if at.rpartition(".")[2] in FREE:
            shared = set(example) & set(found)
            assert shared == set(example), (at, set(example) - set(found))
        else:
            shared = set(example)
            assert shared - {"own"} == set(found) - {"own"}, (at, shared ^ set(found))
        for key in shared & set(found):
            shape(found[key], example[key], f"{at}.{key}")
    elif isinstance(example, list):
        assert isinstance(found, list), (at, found)
        if example and found and isinstance(example[0], dict):
            same = [row for row in found if "id" in example[-1] and row["id"] == example[-1]["id"]]
            shape((same or found)[-1], example[-1], at)
    elif example is not None and found is not None:
        assert type(found) is type(example), (at, found, example)


class Reader:
    """Reads the page aloud to a server."""

    def __init__(self) -> None:
        self.world = World()
        self.browsers: dict[str, Browser] = {}
        self.values = {"table": "", "return_code": ""}
        self.answer: Response | None = None
        self.wire: Wire | None = None
        self.steps = 0

    def browser(self, name: str) -> Browser:
        return self.browsers.setdefault(name, self.world.browser())

    def fill(self, text: str) -> str:
        for name, value in self.values.items():
            text = text.replace(f"{{{name}}}", value)
        return text

    async def read(self, what: str, example: Any) -> None:
        self.world.clock.sleep(1)
        word, *rest = what.split(" ")
        if word == "send":
            method, path, *who = rest
            body = json.loads(self.fill(json.dumps(example)))
            if path == "/api/find":
                body["code"] = self.values["code"].lower()
            self.answer = await self.browser(who[1] if who else "ana").ask(method, self.fill(path), body)
        elif word == "answer":
            status = int(rest.pop(0)) if rest[0].isdigit() else 200
            if rest:
                self.answer = await self.browser("ana").ask(rest[0], self.fill(rest[1]))
            assert self.answer is not None
            assert self.answer.status == status, (what, self.answer.body)
            shape(self.answer.data, example)
            self.values |= {key: value for key, value in self.answer.data.items() if isinstance(value, str)}
        elif word == "say":
            if self.wire is None:
                self.wire = self.browser("ana").live(self.values["table"])
            self.wire.say(example)
            await self.world.settle()
        else:
            assert self.wire is not None and word == "hear"
            shape(await self.wire.hear(rest[0]), example)
        self.steps += 1


async def test_every_example_of_the_page() -> None:
    reader = Reader()
    for what, text in BLOCK.findall(PAGE):
        if what == "hear clock":
            await reader.world.wait(70)
        if what.startswith("hear lobby"):
            await reader.browser("bea").live(reader.values["table"]).hello()
            await asyncio.sleep(0.2)
        await reader.read(what, json.loads(text))
    assert reader.steps == PAGE.count("```json ") > 25


def test_every_reason_of_the_server_is_on_the_page_and_in_the_messages() -> None:
    listed = set(re.findall(r"`([a-z_]+)`", PAGE.partition("## Reason codes of the server")[2].partition("## ")[0]))
    assert set(STATUS) - listed <= {"broken"}
    source = "".join(path.read_text("utf-8") for path in (Path(__file__).parent.parent.parent / "alcancia" / "server").rglob("*.py"))
    used = set(re.findall(r'Refused\(\s*"([a-z_]+)"', source))
    assert used - listed <= {"broken", "stale_decision", "no_move", "game_over", "unknown_option", "not_live_option", "bad_option_value"}
    for locale in ("en", "es"):
        folder = Path(__file__).parent.parent.parent / "alcancia" / "text" / locale
        messages = "".join(f"\n{path.read_text('utf-8')}" for path in folder.glob("*.ftl"))
        missing = [reason for reason in listed | {"broken"} if f"\nrefused-{reason} =" not in messages]
        assert not missing or not (folder / "site.ftl").exists(), missing
