"""No rule is ever lost: random rules go through the page's own form to the server, and what is played is what the form showed.

The form is the page's module, bundled and run by Node; the server is the whole one, in this process.
"""

import asyncio
import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from alcancia.games import GAMES, find
from alcancia.ground.plain import to_lists
from alcancia.kernel import Luck
from tests.desk.sets import drawn
from tests.server.world import Browser, World

WEB = Path(__file__).parents[2] / "web"
SETS = 40
"""For each game: two hundred in all."""


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The form as Node can run it."""
    place = tmp_path_factory.mktemp("form")
    if shutil.which("node") is None or not (WEB / "node_modules/.bin/rolldown").exists():
        pytest.skip("the page's tools are not here")
    made = [str(WEB / "node_modules/.bin/rolldown"), str(WEB / "src/lobby/form.ts"), "--file", str(place / "form.js"), "--format", "esm"]
    subprocess.run(made, check=True, capture_output=True, cwd=WEB)
    shutil.copy(Path(__file__).parent / "form.mjs", place / "form.mjs")
    (place / "package.json").write_text('{"type": "module"}')
    return place


class Form:
    """The page's form in a process of its own; what it sends goes to the server by way of this test."""

    def __init__(self, place: Path) -> None:
        self.process = subprocess.Popen(["node", "form.mjs"], cwd=place, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def say(self, data: Any) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(data) + "\n")
        self.process.stdin.flush()

    async def hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        found: dict[str, Any] = json.loads(await asyncio.to_thread(self.process.stdout.readline))
        return found

    async def set(self, host: Browser, path: str, name: str, value: Any) -> dict[str, Any]:
        """Somebody sets a field; the form as it stands when the server has answered."""
        self.say({"set": [name, value]})
        while "send" in (told := await self.hear()):
            answer = (await host.post(f"{path}/options", told["send"])).data
            self.say({"verdict": answer["lobby"] if "lobby" in answer else {"reason": answer["reason"], "detail": answer["detail"]}})
        return told


@pytest.fixture
def form(bundle: Path) -> Iterator[Form]:
    made = Form(bundle)
    yield made
    assert made.process.stdin is not None and made.process.stdout is not None
    made.process.stdin.close()
    made.process.stdout.close()
    made.process.wait(timeout=20)


@pytest.mark.parametrize("game", GAMES)
async def test_what_the_form_shows_is_what_is_played(form: Form, game: str) -> None:
    found = find(game)
    started = refused = 0
    for number in range(SETS):
        luck, world = Luck(f"form {game} {number}"), World()
        host = world.browser()
        seats = luck.choice(list(found.seats))
        schema = {name: option.to_json(seats) for name, option in found.schema.items()}
        table = (await host.post("/api/tables", {"game": game, "seats": seats, "seat": None})).data["table"]
        path = f"/api/tables/{table}"
        await world.browser().post(f"{path}/join", {})  # somebody to wait for, so that bots do not play it to the end
        lobby = (await host.get(path)).data["lobby"]
        form.say({"table": {"schema": schema, "options": lobby["options"], "rev": lobby["rev"]}})
        assert await form.hear() == {"ready": True}
        wanted: dict[str, Any] = {}
        told: dict[str, Any] = {"agrees": True, "different": {}, "refused": []}
        for name in [name for name in schema if luck.below(len(schema)) < 5]:
            wanted[name] = drawn(schema[name], luck)
            told = await form.set(host, path, name, wanted[name])
            shown = {other: value for other, value in wanted.items() if value != to_lists(schema[other]["default"])}
            assert told["different"] == shown, "whatever is set stays in the form"
            assert told["agrees"] or told["refused"][0] in schema, "and what is refused is named"
        answer = await host.post(f"{path}/start", {"fill": "random", "options": told["different"]})
        if not told["agrees"]:
            refused += 1
            assert answer.status == 409, "a form that does not agree starts nothing, even if its button could be pressed"
            continue
        assert answer.status == 200, answer.data
        started += 1
        await world.settle()
        record = json.loads(json.dumps(world.hub.live[table].memory.terms()[1]))
        assert {name: value for name, value in record.items() if value != to_lists(schema[name]["default"])} == told["different"]
    assert started > SETS / 4 and (refused > 0 or game in ("elplan", "citylife", "financity", "multiverse"))
