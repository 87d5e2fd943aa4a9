"""The bounds of our dependencies are true: with the lowest and with the newest versions they allow, people play."""

import http.client
import json
import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bench.server import make_table
from tests.server.test_listening import play

HOUSE = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.parametrize("resolution", ["lowest-direct", "highest"])
def test_people_play_with_any_version_that_is_allowed(resolution: str, tmp_path: Path) -> None:
    wanted, home = tmp_path / "wanted.txt", tmp_path / "env"
    uv = [sys.executable, "-m", "uv", "--quiet"]
    said = ["--extra", "postgres", "--resolution", resolution, "--no-config", "-o", str(wanted)]
    subprocess.run([*uv, "pip", "compile", str(HOUSE / "pyproject.toml"), *said], check=True, stdout=subprocess.DEVNULL)
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    python = str(home / "bin" / "python")
    subprocess.run([*uv, "pip", "install", "--python", python, "-r", str(wanted)], check=True)
    environ = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}

    def run(*words: str) -> str:
        done = subprocess.run([python, *words], cwd=HOUSE, env=environ, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{resolution}: {wanted.read_text()}{done.stdout}{done.stderr}"
        return done.stdout

    assert "serve" in run("-m", "alcancia", "--help")
    run("-m", "alcancia", "simulate", "multiverse", "--games", "2")
    run("-c", "import alcancia.terminal.screens, alcancia.server.store.postgres.store")
    command = [python, "-m", "alcancia.server", str(tmp_path / "data"), "0", "pace=0", "roomy=1000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=HOUSE, env=environ) as process:
        try:
            assert process.stdout is not None
            port = json.loads(process.stdout.readline())["port"]
            with closing(http.client.HTTPConnection("127.0.0.1", port)) as line:
                table, tokens = make_table(line)
            play(f"ws://127.0.0.1:{port}/api/tables/{table}/live", tokens[0])
        finally:
            process.terminate()
