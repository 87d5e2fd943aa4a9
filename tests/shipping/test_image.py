"""The container image: built from `deploy/Containerfile` and a wheel, line by line, and served from as it stands.

Needs buildah (`apt install buildah`). The base comes from its registry; where that cannot be reached, Debian's own Python stands in for it
(`apt install mmdebstrap`). What pip installs is fetched outside, so that nothing of this machine's settings gets into the image.
"""

import contextlib
import http.client
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bench.cluster import free_port
from bench.server import make_table
from tests.needs import needs
from tests.server.test_listening import play
from tests.shipping.test_package import wheel  # noqa: F401

FILE = Path(__file__).parents[2] / "deploy" / "Containerfile"
STAND_IN = "alcancia-stand-in"
IMAGE = "alcancia"

pytestmark = [pytest.mark.slow, needs(shutil.which("buildah") is not None, "buildah is not installed here (apt install buildah)")]


class Builder:
    """buildah with a store of its own, and nothing that it would need a daemon or another user for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.command = ["buildah", "--storage-driver", "vfs", "--root", str(folder / "root"), "--runroot", str(folder / "run")]
        self.environ = os.environ | {"BUILDAH_ISOLATION": "chroot"}

    def __call__(self, *words: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        done = subprocess.run([*self.command, *words], env=self.environ, capture_output=True, text=True, check=False)
        assert not check or done.returncode == 0, f"{words}: {done.stdout[-3000:]}{done.stderr[-3000:]}"
        return done

    def base(self) -> str:
        """What the image begins with."""
        [named] = re.findall(r"^FROM (\S+)$", FILE.read_text("utf-8"), re.MULTILINE)
        if self("pull", named, check=False).returncode == 0:
            return str(named)
        if shutil.which("mmdebstrap") is None and not os.environ.get("ALCANCIA_SKIPS_NOTHING"):
            pytest.skip("the registry cannot be reached, and mmdebstrap is not installed here (apt install mmdebstrap)")
        archive = str(self.folder / "base.tar")
        parts = "--include=python3,python3-pip,ca-certificates"
        # As in the image that it stands for, pip may install for everybody.
        free = "--customize-hook=rm -f $1/usr/lib/python3*/EXTERNALLY-MANAGED"
        old = '--aptopt=Acquire::Check-Valid-Until "false"'  # a mirror that stands still is good enough for a stand-in
        subprocess.run(["mmdebstrap", "--quiet", "--variant=minbase", parts, free, old, "stable", archive], check=True)
        empty = self("from", "scratch").stdout.strip()
        self("add", "--quiet", empty, archive, "/")
        self("commit", "--quiet", empty, STAND_IN)
        return f"localhost/{STAND_IN}"

    def wheels(self, base: str, ours: Path) -> Path:
        """Everything that will be installed, for the Python of the base."""
        named = self("from", "--pull-never", base).stdout.strip()
        version = self("run", named, "--", "python3", "-c", "import sys; print('%d.%d' % sys.version_info[:2])").stdout.strip()
        into = self.folder / "wheels"
        download = [sys.executable, "-m", "pip", "-q", "download", "--python-version", version, "--only-binary=:all:", "-d", str(into)]
        subprocess.run([*download, f"{ours}[postgres]"], check=True)
        return into


@pytest.fixture(scope="module")
def builder(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Builder]:  # noqa: F811
    folder = tmp_path_factory.mktemp("image")
    builder = Builder(folder)
    base = builder.base()
    (folder / "pip.conf").write_text("[global]\nno-index = true\nfind-links = /wheels\n")
    beside = folder / "beside"
    beside.mkdir()
    shutil.copy(wheel, beside)
    given = [f"--volume={builder.wheels(base, wheel)}:/wheels:ro", f"--volume={folder / 'pip.conf'}:/etc/pip.conf:ro"]
    builder("bud", "--from", base, "--pull-never", *given, "--tag", IMAGE, "--file", str(FILE), str(beside))
    yield builder
    shutil.rmtree(folder, ignore_errors=True)


def test_the_image_is_what_the_file_says(builder: Builder) -> None:
    config: Any = json.loads(builder("inspect", "--type", "image", IMAGE).stdout)["OCIv1"]["config"]
    assert config["User"] == "alcancia" and config["Cmd"] == ["alcancia", "serve"] and config["StopSignal"] == "SIGTERM"
    assert list(config["ExposedPorts"]) == ["8000/tcp"] and list(config["Volumes"]) == ["/home/alcancia/data"]


def test_people_play_on_the_image_and_find_their_game_again(builder: Builder) -> None:
    """Twice, as whoever the image says, with the same data: a game survives its container's end by SIGTERM."""
    container = builder("from", "--pull-never", IMAGE).stdout.strip()
    with served(builder, container) as port, closing(http.client.HTTPConnection("127.0.0.1", port, timeout=60)) as line:
        line.request("GET", "/", headers={"Accept": "text/html"})
        assert b"<script" in line.getresponse().read()
        table, tokens = make_table(line)
        play(f"ws://127.0.0.1:{port}/api/tables/{table}/live", tokens[0])
    with served(builder, container) as port, closing(http.client.HTTPConnection("127.0.0.1", port, timeout=60)) as line:
        line.request("GET", f"/api/tables/{table}", headers={"Authorization": f"Bearer {tokens[0]}"})
        assert json.loads(line.getresponse().read())["seq"] == 2
    assert builder("run", container, "--", "python3", "-c", "import asyncpg, os; print(os.getuid() > 0)").stdout.strip() == "True"


@contextlib.contextmanager
def served(builder: Builder, container: str) -> Iterator[int]:
    """What the image starts by itself, but on loopback and a port that is free."""
    port = free_port()
    ours = ["--env", "ALCANCIA_HOST=127.0.0.1", "--env", f"ALCANCIA_PORT={port}"]
    command: list[str] = json.loads(builder("inspect", "--type", "image", IMAGE).stdout)["OCIv1"]["config"]["Cmd"]
    process = subprocess.Popen(
        [*builder.command, "run", *ours, container, "--", *command],
        env=builder.environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    try:
        end = time.monotonic() + 60
        while True:
            with contextlib.suppress(OSError), closing(http.client.HTTPConnection("127.0.0.1", port, timeout=60)) as line:
                line.request("GET", "/readyz")
                assert line.getresponse().status == 200
                break
            assert process.poll() is None and time.monotonic() < end, process.stdout.read()
            time.sleep(0.05)
        yield port
    finally:
        process.terminate()
        process.wait(60)
        process.stdout.close()
