"""What whoever runs a server sees of it: health, lines in the log, and a start that does not pretend."""

import asyncio
import io
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from alcancia.kernel import Unplayable
from alcancia.server import commands, logs, metrics
from alcancia.server.app import App
from alcancia.server.host_policy import HostPolicy
from alcancia.server.store import Failed
from tests.server.world import HOST, World


def said(caplog: pytest.LogCaptureFixture, event: str, form: logs.Form = "json") -> list[str]:
    return [logs.Lines(form).format(record) for record in caplog.records if record.getMessage().startswith(event)]


def test_without_its_page_it_does_not_start(tmp_path: Path) -> None:
    with pytest.raises(Unplayable) as trouble:
        commands.serve(data=tmp_path / "data", port=0, web=tmp_path, say=lambda id, /, **args: None)
    assert trouble.value.reason == "no_page"
    assert not (tmp_path / "data").exists(), "nothing was begun"


async def test_a_healthy_server_is_ready() -> None:
    world = World()
    assert (await world.browser().get("/healthz")).data == {"healthy": True}
    assert (await world.browser().get("/readyz")).data == {"ready": True}


async def test_a_server_that_cannot_write_lives_but_is_not_ready() -> None:
    world = World()
    browser = world.browser()
    world.store.fail = lambda what: Failed("try_later") if what == "note" else None
    assert (await browser.get("/readyz")).status == 503
    assert (await browser.get("/healthz")).status == 200
    world.store.fail = lambda what: None
    assert (await browser.get("/readyz")).status == 503, "looked at every few seconds only"
    world.clock.sleep(6)
    assert (await browser.get("/readyz")).status == 200


async def test_an_unknown_name_and_a_lost_upgrade_leave_a_line_each(caplog: pytest.LogCaptureFixture) -> None:
    world = World()
    world.app.policy = HostPolicy(frozenset({"our.name"}))
    assert (await world.browser().get("/")).reason == "bad_host"
    [line] = said(caplog, "bad_host")
    assert json.loads(line)["do"] == "--name" and HOST not in line, "neither what strangers send nor our own address is written down"
    world.app.policy = HostPolicy(frozenset({HOST}))
    assert (await world.browser().get("/api/tables/abcdefghij/live")).status == 404
    assert (await world.browser().get("/api/classes/abcdefghij/live")).status == 404
    assert len(said(caplog, "no_upgrade")) == 2


async def test_an_exception_leaves_its_trace_but_not_what_it_says(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World()

    def page(self: App, *given: Any) -> None:
        raise KeyError("Ana Secreta")

    monkeypatch.setattr(App, "_page", page)
    assert (await world.browser().get("/")).status == 500
    [line] = said(caplog, "request_failed")
    told = json.loads(line)
    assert told["event"] == "request_failed" and told["why"] == "KeyError" and told["time"].endswith("Z")
    assert told["trace"][0] == "KeyError" and any("test_operating.py" in frame and frame.endswith(" page") for frame in told["trace"])
    [text] = said(caplog, "request_failed", "text")
    assert "Traceback" in text and "test_operating.py" in text
    assert "Secreta" not in line + text


def test_every_line_of_json_can_be_read(caplog: pytest.LogCaptureFixture) -> None:
    logging.getLogger("uvicorn.error").warning("Invalid\nrequest %s", "ó")
    [line] = said(caplog, "Invalid")
    assert "\n" not in line and json.loads(line)["event"] == "Invalid\nrequest ó"


async def test_under_tls_nobody_comes_without_it_again() -> None:
    world = World()
    assert "strict-transport-security" not in (await world.browser().get("/healthz")).headers
    world.app.policy = HostPolicy(frozenset({HOST}), tls=True)
    for path in ("/healthz", "/", "/nowhere"):
        assert "max-age=" in (await world.browser().get(path)).headers["strict-transport-security"]


def test_a_picture_of_the_address_is_only_for_terminals_that_can_show_it() -> None:
    class Terminal(io.TextIOWrapper):
        def isatty(self) -> bool:
            return True

    assert commands._shows_blocks(Terminal(io.BytesIO(), "utf-8"))
    assert not commands._shows_blocks(Terminal(io.BytesIO(), "cp1252"))
    assert not commands._shows_blocks(io.TextIOWrapper(io.BytesIO(), "utf-8"))


async def test_metrics_are_figures_without_people() -> None:
    world = World()
    table, people = await world.table()
    question = (await people[0].get(f"/api/tables/{table}")).data["view"]["question"]["id"]
    move = {"id": "a", "question": question, "move": ["bet", ["bluff"]]}
    assert (await people[0].post(f"/api/tables/{table}/moves", move)).status == 200
    await world.browser().get("/nowhere")
    world.hub.report("something")
    server = await metrics.offer(world.hub, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]

    async def ask(path: str) -> str:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        found = (await reader.read()).decode()
        writer.close()
        return found

    try:
        head, _, body = (await ask("/metrics")).partition("\r\n\r\n")
        assert (await ask("/")).startswith("HTTP/1.1 404")
    finally:
        server.close()
    figures = dict(line.rsplit(" ", 1) for line in body.splitlines() if not line.startswith("#"))
    assert head.startswith("HTTP/1.1 200") and figures["alcancia_live_tables"] == "1" and figures["alcancia_refused_total"] == "1"
    assert figures["alcancia_moves_total"] == "1" and figures['alcancia_events_total{event="something"}'] == "1"
    assert table[:4] not in body and "Ana" not in body
