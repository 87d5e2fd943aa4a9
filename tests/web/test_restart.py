"""A restart that nobody notices: somebody holds the port meanwhile, moves wait and are answered, and the page says nothing."""

import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect

from tests.server.test_listening import handed, healthy_at
from tests.web.conftest import Desk
from tests.web.playing import come, look_up, pick, play_with_bots, until
from tests.web.serving import WEB, Server

WATCH = """() => {
    const look = () => { if (document.querySelector(".lost") !== null) document.body.dataset.noticed = "yes"; };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    look();
}"""
"""From now on it is noted if the page ever says that the line is gone."""
NOTICED = "() => document.body.dataset.noticed ?? ''"


class Held(Server):
    """A server whose port is held by us, as systemd holds it."""

    def __init__(self, port: int) -> None:
        self.port, self.address = port, f"http://127.0.0.1:{port}"


@contextmanager
def serving(held: socket.socket, folder: Path) -> Iterator[None]:
    """One run of it, until it has gone in order."""
    with handed(held, folder, web=str(WEB), names=[f"127.0.0.1:{held.getsockname()[1]}"]) as process:
        healthy_at(held.getsockname()[1])
        yield
        process.terminate()
        process.wait(60)


def test_a_move_made_while_the_server_restarts_waits_and_is_answered(desk: Desk, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0), backlog=100) as held:
        server = Held(held.getsockname()[1])
        with serving(held, tmp_path):
            page = desk.page(server)
            failed: list[str] = []
            page.on("requestfailed", lambda request: failed.append(request.url))
            page.on("response", lambda answer: failed.append(answer.url) if answer.status >= 400 else None)
            play_with_bots(page)
            table = page.url.rpartition("/")[2]
            expect(page.locator(".pick").first).to_be_visible()
            asked = look_up(page, f"/api/tables/{table}")["view"]["question"]["id"]
            page.evaluate(WATCH)
            pick(page, 0)
            page.clock.install()
            # From now on the page's time stands still: a busy machine may take as long as it likes to start a server.
            page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=30))
            page.clock.run_for(100)
        page.locator(".go:not([disabled])").click()
        page.clock.run_for(1200)  # the page tries again, and waits at the door
        with serving(held, tmp_path):
            moved = lambda: (look_up(page, f"/api/tables/{table}")["view"]["question"] or {}).get("id") != asked  # noqa: E731
            come(page, moved)
            until(page, "() => document.querySelector('.go') === null || document.querySelector('[data-asked]') !== null")
            assert page.evaluate(NOTICED) == "", "the page said that the line was gone"
            assert not failed, "somebody was refused"


def test_a_table_that_goes_to_another_node_is_found_again(desk: Desk, server: Server) -> None:
    """The server says `restart` and closes: that is no farewell."""
    page = desk.page(server)
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        there = line.connect_to_server()
        there.on_message(lambda message: line.send(message))
        line.on_message(lambda message: there.send(message))
        lines.append(line)

    page.route_web_socket(re.compile("/live$"), through)
    play_with_bots(page)
    page.evaluate(WATCH)
    lines[0].send('{"type":"closed","reason":"restart"}')
    lines[0].close(code=1012)
    come(page, lambda: len(lines) > 1)
    expect(page.locator(".mat")).to_be_visible()
    until(page, "() => document.querySelector('.lost') === null")
