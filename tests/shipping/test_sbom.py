"""What we are made of is written down as the lock files have it, and can be asked about."""

import http.server
import importlib.util
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parents[2] / "requirements"


def tool() -> Any:
    """The script, as a module."""
    spec = importlib.util.spec_from_file_location("sbom", HERE / "sbom.py")
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@contextmanager
def database(holes: dict[str, str]) -> Iterator[tuple[str, list[Any]]]:
    """A database of known holes on this machine, and what it was asked."""
    asked: list[Any] = []

    class Answering(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            queries = json.loads(self.rfile.read(int(self.headers["content-length"])))["queries"]
            asked.extend(queries)
            found = [[hole for name, hole in holes.items() if name in query["package"]["purl"]] for query in queries]
            body = json.dumps({"results": [{"vulns": [{"id": hole} for hole in told]} if told else {} for told in found]}).encode()
            self.send_response(200)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *args: Any) -> None:
            pass

    server = http.server.HTTPServer(("127.0.0.1", 0), Answering)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/", asked
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_it_is_what_the_lock_files_say() -> None:
    assert (HERE / "sbom.cdx.json").read_text("utf-8") == tool().bom(), "run `make lock`"


def test_it_names_what_plays_and_what_builds() -> None:
    told = {component["purl"]: component["scope"] for component in json.loads((HERE / "sbom.cdx.json").read_bytes())["components"]}
    scopes = {name: {scope for purl, scope in told.items() if f"/{name}@" in purl} for name in ("uvicorn", "websockets", "svelte", "vite")}
    assert scopes == {"uvicorn": {"required"}, "websockets": {"required"}, "svelte": {"required"}, "vite": {"excluded"}}


@pytest.mark.parametrize(("holes", "ends", "says"), [({}, 0, " 0 known holes"), ({"uvicorn@": "GHSA-made-up"}, 1, "uvicorn ")])
def test_a_known_hole_is_named(holes: dict[str, str], ends: int, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    with database(holes) as (address, asked):
        assert tool().scan(address) == ends
    assert says in capsys.readouterr().out
    assert {tuple(query) for query in asked} == {("package",)} and {tuple(query["package"]) for query in asked} == {("purl",)}


def test_a_known_hole_stops_a_release() -> None:
    """The real `make release`, with a database that knows of one: nothing is built."""
    house, made = HERE.parent, (".venv/python.stamp", ".venv/dev.stamp", "alcancia/web_dist/index.html")
    before = sorted((house / "dist").glob("*"))
    with database({"uvicorn@": "GHSA-made-up"}) as (address, _):
        words = [word for file in made for word in ("-o", file)]
        command = ["make", *words, "release", f"PY={sys.executable}", f"ARGS={address}"]
        done = subprocess.run(command, cwd=house, capture_output=True, text=True)
    assert done.returncode and "GHSA-made-up" in done.stdout, done
    assert sorted((house / "dist").glob("*")) == before


def test_a_database_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert tool().scan("http://127.0.0.1:1/") == 2
    assert "could not be asked" in capsys.readouterr().err
