"""A real server in a process of its own, that can be killed and started again."""

import json
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "alcancia" / "web_dist"


class Server:
    """The server on a data folder. `pace`: seconds a bot waits before it moves; `base`: the path that it stands below."""

    def __init__(self, data: Path, pace: float = 0, base: str = "") -> None:
        self.data, self.pace, self.port, self.base = data, pace, 0, base
        self.start()

    def start(self) -> None:
        """Start, on the same port as before if there was one; returns when pages are served."""
        command = [
            sys.executable,
            "-m",
            "alcancia.server",
            str(self.data),
            str(self.port),
            f"pace={self.pace}",
            f"web={json.dumps(str(WEB))}",
            f"base_path={json.dumps(self.base)}",
        ]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        said = json.loads(self.process.stdout.readline())
        self.address = str(said["address"])
        self.port = int(said["port"])

    def kill(self) -> None:
        """As if the power went off."""
        self.process.send_signal(signal.SIGKILL)
        self._ended()

    def stop(self) -> None:
        """An orderly end."""
        self.process.terminate()
        self._ended()

    def _ended(self) -> None:
        self.process.wait(timeout=60)
        if self.process.stdout is not None:
            self.process.stdout.close()
