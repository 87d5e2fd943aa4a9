"""One guest cannot harm the others: frames, echoes, slow senders, readers who do not read, odd paths, memory."""

import contextlib
import http.client
import json
import select
import socket
import time
from collections.abc import Callable
from contextlib import closing

import pytest

from alcancia.server.frames import WATCHING
from alcancia.server.pages import Pages
from tests.server.attacks.siege import Code, Siege, closed, ends, flood, frame, heard, until


@pytest.mark.parametrize(
    "what",
    [frame(9), frame(10), frame(0, fin=False), frame(1, b"x"), frame(9, b"x" * 125)],
    ids=["pings", "pongs", "empty fragments", "texts", "long pings"],
)
def test_a_flood_of_frames_ends_its_own_socket(siege: Siege, what: bytes) -> None:
    """W1: every frame counts, whatever it is; whoever sends more than anybody could mean is closed within one read."""
    table, tokens = siege.table()
    with siege.raw_socket(table) as plug:
        if not what[0] & 15:
            plug.sendall(frame(1, b"a", fin=False))
        before = siege.seconds()
        flood(plug, what * 5_000, 50_000_000)
        assert siege.seconds() - before < 1
        plug.close()
    with siege.live(table, tokens[0]) as wire:
        assert heard(wire, "state")["lobby"]["watchers"] <= 1


def test_the_reason_is_said(siege: Siege) -> None:
    """W1: 1008, too_fast."""
    table, _ = siege.table()
    with siege.raw_socket(table) as plug:
        plug.sendall(frame(9) * (WATCHING.frames_at_once + 5))
        assert ends(plug).endswith(bytes((0x88, 10)) + (1008).to_bytes(2, "big") + b"too_fast")


def test_bytes_are_counted_too(siege: Siege) -> None:
    """W1: few frames, but large ones."""
    table, _ = siege.table()
    with siege.live(table) as wire:
        heard(wire, "state")
        for _ in range(6):
            wire.send(b"x" * 10_000)
        assert closed(wire) == (1008, "too_fast")


def test_a_message_in_a_thousand_pieces(siege: Siege) -> None:
    """W1: at a pace that is allowed, but without an end."""
    table, _ = siege.table()
    with siege.raw_socket(table) as plug:
        plug.sendall(frame(1, b"{", fin=False) + frame(0, b" ", fin=False) * 40)
        assert b"too_fast" in ends(plug)


def test_echoes_are_not_kept_for_those_who_do_not_read(siege: Siege) -> None:
    """W1: +413 MB in 45 s without the cure."""
    table, tokens = siege.table()
    before = siege.steady_memory()
    plugs = [siege.raw_socket(table, tokens[0]) for _ in range(4)]
    for _ in range(20):
        for plug in plugs:
            flood(plug, frame(9, b"x" * 125) * 12, 1)
        time.sleep(0.02)
    assert siege.memory() - before < 10
    for plug in plugs:
        plug.close()


def test_whoever_does_not_read_is_let_go(siege: Siege) -> None:
    """W1, G16: what waits for them longer than a few seconds is dropped with them."""
    table, tokens = siege.table()
    with siege.raw(siege.get("/api/games", close=False) * 90) as plug, siege.live(table, tokens[0]) as wire:
        plug.settimeout(0.2)
        heard(wire, "state")
        assert until(lambda: not _open(plug)), "a connection with megabytes waiting stays for ever"


def _open(plug: object) -> bool:
    """Can anything still be sent?"""
    try:
        plug.send(b"x")  # type: ignore[attr-defined]
    except TimeoutError:
        return True
    except OSError:
        return False
    return True


@pytest.mark.parametrize("drip", [b"GET /api/site HTTP/1.1\r\nX: a", b"POST /api/find HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n{"])
def test_the_second_request_has_a_deadline_too(siege: Siege, drip: bytes) -> None:
    """W6: a whole request, then one byte every now and then. Heads and bodies, also of requests that were answered already."""
    with siege.raw(siege.get(close=False)) as plug:
        assert b"200" in plug.recv(100_000)
        plug.sendall(drip)
        end = time.monotonic() + 20
        try:
            while time.monotonic() < end:
                plug.sendall(b"a")
                time.sleep(0.1)
        except OSError:
            return
        raise AssertionError("it is waited for for ever")


def test_quick_requests_on_one_connection_are_not_taken_for_slow_ones(siege: Siege) -> None:
    """The other side of the same: deadlines begin anew with every request."""
    with closing(http.client.HTTPConnection("127.0.0.1", siege.port)) as client:
        for _ in range(8):
            client.request("POST", "/api/find", json.dumps({"code": "xxxx"}), {"Content-Type": "application/json"})
            answer = client.getresponse()
            assert answer.status == 404 and answer.read()
            time.sleep(0.15)


def test_sockets_outlive_the_deadlines_of_requests(siege: Siege) -> None:
    """The request that opens a socket is over; the socket is not."""
    table, tokens = siege.table()
    with siege.live(table, tokens[0]) as wire:
        heard(wire, "state")
        time.sleep(1.2)
        wire.send(json.dumps({"type": "ping"}))
        assert heard(wire, "pong")


def test_idle_connections_make_room(besiege: Callable[..., Siege]) -> None:
    """W6: 4,600 connections that say nothing locked everybody out; now the quiet ones go."""
    siege = besiege(CONNECTIONS=60, module="limits")
    plugs = [siege.raw(siege.get(close=False)) for _ in range(150)]
    assert siege.ask("GET", "/api/site")[0] == 200
    table, tokens = siege.table()
    with siege.live(table, tokens[0]) as wire:
        assert heard(wire, "state")["seq"] == 1
    for plug in plugs:
        plug.close()


def test_those_who_are_made_to_wait_make_room_too(besiege: Callable[..., Siege]) -> None:
    """W6: a refusal is kept back for a while. Whoever waits for one holds no place that somebody who comes could have."""
    siege = besiege(CONNECTIONS=40, LONGEST_WAIT=0, SULK_SECONDS=30)
    body = b'{"code": "BCDFGHJKM"}'
    guess = b"POST /api/find HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s"
    sent = guess % (siege.port, len(body), body)
    plugs = [socket.create_connection(("127.0.0.1", siege.port), timeout=20, source_address=("127.0.0.2", 0)) for _ in range(120)]
    for plug in plugs:
        with contextlib.suppress(OSError):
            plug.sendall(sent)
    table, tokens = siege.table()
    for token in tokens:
        assert siege.ask("GET", f"/api/tables/{table}", token=token)[0] == 200
    for plug in plugs:
        plug.close()


def test_a_crowd_of_one_address_pushes_nobody_else_out(besiege: Callable[..., Siege]) -> None:
    """Whoever has many connections loses their own, and a quiet one of somebody else stays."""
    siege = besiege(CONNECTIONS=60)
    with closing(http.client.HTTPConnection("127.0.0.1", siege.port, timeout=60)) as client:
        client.request("GET", "/api/site")
        client.getresponse().read()
        mine, began = client.sock, time.monotonic()
        crowd = [socket.create_connection(("127.0.0.1", siege.port), timeout=60, source_address=("127.0.0.2", 0)) for _ in range(90)]
        for plug in crowd:
            with contextlib.suppress(OSError):
                plug.sendall(siege.get(close=False))
        with contextlib.suppress(OSError):
            crowd[-1].recv(100)
        client.request("GET", "/api/site")
        assert client.getresponse().status == 200
        # On the same connection, unless all of this took so long that it was let go for being quiet.
        assert client.sock is mine or time.monotonic() - began > 10
        for plug in crowd:
            plug.close()


def test_a_flood_of_connections_waits_outside(besiege: Callable[..., Siege]) -> None:
    """Every one with a request of its own, and none of them read: an address has its pace, and whoever holds a seat behind the same
    address waits for none of it; nor does a stranger of another one."""
    siege = besiege(COMING=((1000, 1000), (0.001, 10), (50, 200)))
    table, tokens = siege.table()
    flood = [socket.create_connection(("127.0.0.1", siege.port), timeout=60, source_address=("127.0.0.2", 0)) for _ in range(60)]
    for plug in flood:
        plug.sendall(siege.get("/api/games", close=False) * 5)
    answered: list[socket.socket] = []
    while len(answered) < 10 and (found := select.select([plug for plug in flood if plug not in answered], [], [], 60)[0]):
        answered += found
    for token in tokens:
        assert siege.ask("GET", f"/api/tables/{table}", token=token, source="127.0.0.2")[0] == 200
    assert siege.ask("GET", "/api/site", source="127.0.0.3")[0] == 200
    assert len(select.select(flood, [], [], 0)[0]) == 10
    for plug in flood:
        plug.close()


def test_nothing_waits_for_those_who_are_gone(besiege: Callable[..., Siege]) -> None:
    """Whoever is made to wait and goes leaves their place at once, and all that was kept for them."""
    siege = besiege(LONGEST_WAIT=0, SULK_SECONDS=600, SULKING=2)
    body = b'{"code": "BCDFGHJKM"}'
    guess = b"POST /api/find HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s"

    def unanswered(guesses: int, most: int, within: float) -> list[socket.socket]:
        """So many guess at once; those who have no answer when only so many have none, or the time is over."""
        left = [siege.raw(guess % (siege.port, len(body), body)) for _ in range(guesses)]
        end = time.monotonic() + within
        while len(left) > most and time.monotonic() < end:
            for plug in select.select(left, [], [], 0.1)[0]:
                left.remove(plug)
                plug.close()
        return left

    held = unanswered(150, 2, 120)
    assert len(held) == 2, "two places for those who are made to wait; all others hear at once"
    for plug in held:
        plug.close()
    end = time.monotonic() + 60
    while not (held := unanswered(6, 0, 1.5)) and time.monotonic() < end:
        pass
    assert held, "they are gone: there is room again"
    for plug in held:
        plug.close()


@pytest.mark.parametrize(
    "path", ["/%00", "/a%00.html", "/assets/%00.js", f"/{'a' * 300}.html", f"/assets/{'%C3%A9' * 200}.js", "/text/en/%00.ftl"]
)
def test_names_no_file_can_have(siege: Siege, path: str) -> None:
    """18: 404, not 500."""
    assert _status(siege, path) == b"404"


def _status(siege: Siege, path: str) -> bytes:
    with siege.raw(siege.get(path)) as plug:
        return ends(plug).split(b" ")[1]


def test_nothing_is_kept_by_its_spelling(siege: Siege) -> None:
    """W2: 23 MB a second for ever, without the cure."""
    web = siege.folder / "web" / "assets"
    web.mkdir(parents=True)
    (web / "a.js").write_text("x" * 1000)
    pages = Pages("", web.parent)
    assert {pages.file(f"assets/{'./' * number}a.js").status for number in range(100)} == {200}
    assert len(pages._files) == 1
    before = siege.steady_memory()
    assert {_status(siege, f"/rules/elplan/x{number:06}") for number in range(150)} == {b"404"}
    assert siege.memory() - before < 5


def test_nonsense_leaves_few_lines(besiege: Callable[..., Siege]) -> None:
    """19: one line each, without the cure."""
    siege = besiege()
    for number in range(300):
        with siege.raw(b"\x16\x03\x01\r\n\r\n" if number % 2 else b"GET nothing\r\n\r\n") as plug:
            assert plug.recv(1000).startswith(b"HTTP/1.1 400")
    assert len(siege.stop().splitlines()) <= 30


def test_answers_to_those_who_left_leave_few_lines(besiege: Callable[..., Siege]) -> None:
    """Hundreds, by Python's own event loop, which runs where there is no quicker one."""
    siege = besiege("roomy=100", module="commands", loop_factory=Code("lambda: None"))
    for _ in range(40):
        with siege.raw(siege.get("/api/games", close=False) * 60):
            time.sleep(0.02)
    used = -1.0
    while used != (used := siege.seconds()):
        time.sleep(0.3)
    assert len(siege.stop().splitlines()) <= 30


def test_an_end_says_little_about_those_who_wait(besiege: Callable[..., Siege]) -> None:
    """A trace for every request that waited, without the cure. Those who are made to wait hear at once, all others in the end."""
    paces = Code("{**limits.PACES, 'enter': ((0.001, 1),) * 4, 'guess': ((0.001, 40),) * 4}")
    siege = besiege(LONGEST_WAIT=0, SULK_SECONDS=600, BODY_SECONDS=600, READ_SECONDS=600, PACES=paces)
    table, _ = siege.table()
    head = f"HTTP/1.1\r\nHost: 127.0.0.1:{siege.port}\r\n"
    body = "Content-Type: application/json\r\nContent-Length: 21\r\n\r\n"
    slow = siege.raw(f"POST /api/tables {head}{body}".encode())
    unread = siege.raw(siege.get("/api/games", close=False) * 90)
    guesses = [siege.raw(f'POST /api/find {head}{body}{{"code": "BCDFGHJKM"}}'.encode()) for _ in range(60)]
    upgrade = (
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    sockets = [siege.raw(f"GET /api/tables/{table}/live {head}{upgrade}".encode()) for _ in range(10)]
    heard: set[socket.socket] = set()
    while len(heard) < 41 and (found := select.select([plug for plug in [*guesses, *sockets] if plug not in heard], [], [], 60)[0]):
        heard |= set(found)
    waiting = [plug for plug in guesses if plug not in heard]
    used = -1.0
    while used != (used := siege.seconds()):  # until the answers that nobody reads are stuck
        time.sleep(0.3)
    said = siege.stop()
    assert len(waiting) == 20 and {ends(plug).split(b" ")[1] for plug in waiting} == {b"429"}
    assert ends(slow).split(b" ")[1] == b"503"
    assert "Traceback" not in said and len(said.splitlines()) <= 1, said
    for plug in [slow, unread, *guesses, *sockets]:
        plug.close()


def test_a_low_limit_of_open_files_is_respected(besiege: Callable[..., Siege]) -> None:
    """W6: with 256 files nobody got in any more after a few hundred connections."""
    siege = besiege(module="limits", LOW=Code("__import__('resource').setrlimit(7, (256, 256))"))
    table, tokens = siege.table()
    plugs = [siege.raw(siege.get(close=False)) for _ in range(400)]
    with siege.live(table, tokens[0]) as wire:
        assert heard(wire, "state")["seq"] == 1
    for plug in plugs:
        plug.close()
    assert "Too many open files" not in siege.stop()
