"""With all outside traffic blocked a whole game is played: the server asks nobody for anything, by name or by number."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.attacks.siege import ROOT, Siege, heard, until

BLOCKED = """
import sys
def listen(event, args):
    if event in ("socket.connect", "socket.sendto"):
        where = args[1]
        if isinstance(where, tuple) and where[0] not in ("127.0.0.1", "::1"):
            print("OUTSIDE", event, where, file=sys.stderr, flush=True)
            raise OSError("blocked")
    elif event in ("socket.getaddrinfo", "socket.gethostbyname", "urllib.Request", "subprocess.Popen", "os.system") and args[0] not in (
        None, "", "127.0.0.1", "localhost", "::1", sys.executable
    ):
        print("OUTSIDE", event, args[0], file=sys.stderr, flush=True)
        raise OSError("blocked")
sys.addaudithook(listen)
"""


class Closed(Siege):
    """A server that cannot reach anybody."""

    def __init__(self, folder: Path, planted: str = "") -> None:
        self.folder = folder
        code = f"{BLOCKED}\n{planted}\nfrom alcancia.server import __main__; __main__.main(*sys.argv[1:])"
        command = [sys.executable, "-c", code, str(folder), "0", "pace=0", "roomy=20"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT)
        assert self.process.stdout is not None
        told = [json.loads(self.process.stdout.readline())]
        self.port = int(told[0]["address"].rpartition(":")[2])

    def stop(self) -> str:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.communicate(timeout=30)[1]


def whole_game(siege: Siege) -> None:
    """Bots and a person, to the end, with the figures after it."""
    table, (host,) = siege.table(1, options={"games_in_match": 1})
    siege.post(f"/api/tables/{table}/bot", {"seat": 0, "bot": "random"}, host)
    with siege.live(table, host) as wire:
        assert until(lambda: heard(wire, "state")["lobby"]["status"] == "over", 60)
    for path in ("record", "measures.csv", "timeline", "qr.svg"):
        assert until(lambda path=path: siege.ask("GET", f"/api/tables/{table}/{path}", token=host)[0] == 200)  # type: ignore[misc]


def test_a_whole_game_without_a_network(tmp_path: Path) -> None:
    """G29."""
    siege = Closed(tmp_path)
    try:
        whole_game(siege)
    finally:
        said = siege.stop()
    assert "OUTSIDE" not in said and "Traceback" not in said, said


@pytest.mark.parametrize(
    "planted", ["__import__('socket').create_connection(('198.51.100.7', 9), 0.1)", "__import__('socket').getaddrinfo('example.org', 80)"]
)
def test_who_asks_outside_is_noticed(planted: str, tmp_path: Path) -> None:
    siege = Closed(tmp_path, f"import contextlib\nwith contextlib.suppress(OSError): {planted}")
    assert "OUTSIDE" in siege.stop()
