"""What is built here, by whichever way, can be installed elsewhere and has its page."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from alcancia.kernel import Luck
from tests.laws.test_pythons import SUPPORTED, interpreters
from tests.server.world import choose

CHECKOUT = Path(__file__).parents[2]
QUIET = {"env": {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}, "capture_output": True, "text": True}


def packed(root: Path, target: str, into: Path) -> subprocess.CompletedProcess[str]:
    """Build one kind of package from a folder."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(into)]
    return subprocess.run(command, cwd=root, check=False, **QUIET)  # type: ignore[call-overload, no-any-return]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel made from the source package, as ordinary tools do it."""
    if not (CHECKOUT / "alcancia" / "web_dist" / "index.html").exists():
        pytest.skip("the page is not built: make web")
    into = tmp_path_factory.mktemp("packages")
    done = packed(CHECKOUT, "sdist", into)
    assert done.returncode == 0, done.stderr
    [source] = into.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        archive.extractall(into, filter="data")
    done = packed(into / source.name.removesuffix(".tar.gz"), "wheel", into)
    assert done.returncode == 0, done.stderr
    [found] = into.glob("*.whl")
    return found


def test_the_wheel_holds_page_rulebooks_and_texts(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for needed in ("alcancia/web_dist/index.html", "alcancia/rulebooks/elplan.es.md", "alcancia/text/es/site.ftl"):
        assert needed in names
    assert not [name for name in names if name.startswith(("tests/", "web/")) or "node_modules" in name]


def test_the_wheel_says_what_it_is_made_of(wheel: Path) -> None:
    """In the place that PEP 770 gives it, as the lock files have it."""
    with zipfile.ZipFile(wheel) as packed:
        [name] = [name for name in packed.namelist() if name.endswith(".dist-info/sboms/sbom.cdx.json")]
        assert packed.read(name) == (CHECKOUT / "requirements" / "sbom.cdx.json").read_bytes()


def test_without_the_page_nothing_is_packed(tmp_path: Path) -> None:
    """A planted fault: a checkout without page and Node."""
    for part in ("alcancia", "docs/rules", "requirements"):
        shutil.copytree(CHECKOUT / part, tmp_path / part, ignore=shutil.ignore_patterns("web_dist", "__pycache__"))
    for part in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(CHECKOUT / part, tmp_path / part)
    done = packed(tmp_path, "wheel", tmp_path / "dist")
    assert done.returncode != 0
    assert "make web" in done.stderr + done.stdout


@pytest.fixture(scope="module")
def program(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command of an installed wheel, in an environment that knows nothing of the checkout but the libraries beside it."""
    home = tmp_path_factory.mktemp("elsewhere")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home / "env")], check=True)
    python = home / "env" / "bin" / "python"
    subprocess.run(
        [sys.executable, "-m", "pip", "-q", "--python", str(python), "install", "--no-deps", "--no-index", str(wheel)], check=True
    )
    [site] = (home / "env").glob("lib/python*/site-packages")
    (site / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return home / "env" / "bin" / "alcancia"


def test_an_installed_copy_plays(program: Path, tmp_path: Path) -> None:
    done = subprocess.run([program, "simulate", "multiverse", "--games", "2"], cwd=tmp_path, check=False, **QUIET)  # type: ignore[call-overload]
    assert done.returncode == 0, done.stderr


@contextmanager
def serving(program: Path, folder: Path) -> Iterator[str]:
    """An installed copy serving on loopback; its address."""
    environment = {**QUIET["env"], "ALCANCIA_DATA": str(folder)}  # type: ignore[dict-item]
    server = subprocess.Popen(
        [program, "serve", "--port", "0"], cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert server.stdout is not None
    try:
        for line in server.stdout:
            if "http://127.0.0.1:" in line:
                yield "http://127.0.0.1:" + line.split("http://127.0.0.1:")[1].split()[0].rstrip("/.")
                break
    finally:
        server.terminate()
        server.wait(60)
        server.stdout.close()


@pytest.fixture
def served(program: Path, tmp_path: Path) -> Iterator[str]:
    with serving(program, tmp_path) as address:
        yield address


def test_an_installed_copy_shows_its_page(served: str) -> None:
    shows_its_page(served)


def test_an_installed_copy_is_played_to_the_end(served: str) -> None:
    is_played_to_the_end(served)


@pytest.mark.slow
@pytest.mark.parametrize("version", SUPPORTED)
def test_the_wheel_and_all_it_needs_in_an_empty_environment(version: str, wheel: Path, tmp_path: Path) -> None:
    """As `pip install` does it, with nothing of this checkout beside it, on every supported Python that is on this machine."""
    if (python := interpreters().get(version)) is None:
        pytest.skip(f"there is no Python {version} on this machine (ALCANCIA_PYTHONS names more)")
    subprocess.run([python, "-m", "venv", tmp_path / "env"], check=True)
    bin = tmp_path / "env" / "bin"
    subprocess.run([bin / "python", "-m", "pip", "-q", "install", "--disable-pip-version-check", str(wheel)], check=True, cwd=tmp_path)
    with serving(bin / "alcancia", tmp_path) as address:
        shows_its_page(address)
        is_played_to_the_end(address)


def shows_its_page(served: str) -> None:
    page = urllib.request.urlopen(f"{served}/").read().decode()
    assert "<script" in page
    script = page.split('src="')[1].split('"')[0]
    assert urllib.request.urlopen(f"{served}{script}").status == 200


def is_played_to_the_end(served: str) -> None:
    """A whole game against bots through what was installed: a table, its questions, moves, and how it ended."""
    token = ""

    def ask(path: str, body: object = None) -> Any:
        nonlocal token
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        asked = urllib.request.Request(f"{served}{path}", None if body is None else json.dumps(body).encode(), headers)
        with urllib.request.urlopen(asked) as answer:
            if cookie := answer.headers.get("set-cookie"):
                token = cookie.partition("=")[2].partition(";")[0]
            return json.loads(answer.read())

    table = ask("/api/tables", {"game": "multiverse", "seats": 3, "fill": "baseline", "start": True})["table"]
    luck, number, end = Luck("package"), 0, time.monotonic() + 90
    while not (state := ask(f"/api/tables/{table}"))["view"]["over"] and time.monotonic() < end:
        if (question := state["view"]["question"]) is None:
            time.sleep(0.05)
            continue
        number += 1
        ask(f"/api/tables/{table}/moves", {"id": f"m{number}", "question": question["id"], "move": choose(question, luck)})
    assert state["view"]["over"] and number > 5
