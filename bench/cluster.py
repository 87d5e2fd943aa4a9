"""Several nodes on this machine: PostgreSQL, nodes, and nginx before them where it is installed.

`python -m bench.cluster` (make cluster) starts them and says what to click.
"""

import contextlib
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from bench.postgres import Postgres


class Node:
    """One server of several, as a process."""

    program: tuple[str, ...] = ("-m", "alcancia.server")

    def __init__(self, name: str, folder: Path, database: str, port: int = 0, **settings: Any) -> None:
        self.name = name
        self.port = port or free_port()
        self._folder = folder
        self._settings = {"database": database, "node": name, "pace": 0, "roomy": 1000} | settings
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> "Node":
        """Begin, and wait until it is ready."""
        words = [f"{name}={json.dumps(value)}" for name, value in self._settings.items()]
        command = [sys.executable, *self.program, str(self._folder), str(self.port), *words]
        # Each node has a shelf of its own, as on machines of their own.
        environ = os.environ | {"ALCANCIA_CONTENT": str(self._folder / "content")}
        with open(self._folder / "log", "a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environ)
        assert self.process.stdout is not None
        if not self.process.stdout.readline():
            raise RuntimeError(self.log[-3000:])
        return self

    @property
    def pid(self) -> int:
        """Its process."""
        assert self.process is not None
        return self.process.pid

    @property
    def log(self) -> str:
        """What it wrote."""
        return (self._folder / "log").read_text()

    def kill(self) -> None:
        """At once."""
        assert self.process is not None and self.process.stdout is not None
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def pause(self) -> None:
        """It sleeps, and does not know it."""
        os.kill(self.pid, signal.SIGSTOP)

    def wake(self) -> None:
        """It goes on as if nothing had been."""
        os.kill(self.pid, signal.SIGCONT)

    def stop(self) -> None:
        """End it in order."""
        if self.process is not None and self.process.poll() is None:
            self.wake()
            self.process.terminate()
            try:
                self.process.wait(60)
            except subprocess.TimeoutExpired:
                self.kill()
        if self.process is not None and self.process.stdout is not None:
            self.process.stdout.close()


def free_port() -> int:
    """A port that nobody has just now, below those that a system gives to connections that go out: one of them would take it meanwhile."""
    while True:
        port = random.SystemRandom().randrange(15_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("", port))
            return port


class Cluster:
    """PostgreSQL and some nodes."""

    def __init__(self, nodes: int = 2, database: str | None = None, **settings: Any) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="alcancia-cluster-"))
        self.postgres = None if database is not None else Postgres(fsync="on")
        self.database = database or self._url()
        self.settings = settings
        self.nodes = [self.node(f"n{number}") for number in range(1, nodes + 1)]

    def _url(self) -> str:
        assert self.postgres is not None
        return self.postgres.url()

    def node(self, name: str, **settings: Any) -> Node:
        """One more, not started yet."""
        folder = self.folder / name
        folder.mkdir(exist_ok=True)
        return Node(name, folder, self.database, **self.settings | settings)

    def __enter__(self) -> "Cluster":
        for node in self.nodes:
            node.start()
        return self

    def __exit__(self, *_: object) -> None:
        for node in self.nodes:
            node.stop()
        if self.postgres is not None:
            self.postgres.remove()
        shutil.rmtree(self.folder, ignore_errors=True)


NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log warn;
worker_processes 1;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/f;
    uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
    proxy_http_version 1.1;
    proxy_set_header Host $host:$server_port;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $connection_upgrade;
    proxy_connect_timeout 1s;
    proxy_read_timeout 120s;
    proxy_buffering off;
    client_max_body_size 8m;
    upstream any {{ {servers} }}
    server {{
        listen 127.0.0.1:{port};
        location / {{ proxy_pass http://any; }}
        {owners}
    }}
}}
"""


@contextlib.contextmanager
def nginx(cluster: Cluster, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """nginx before all nodes; each of them is also a place that another node may name as the owner."""
    folder = cluster.folder / "nginx"
    folder.mkdir(exist_ok=True)
    os.chmod(cluster.folder, 0o755)
    servers = " ".join(f"server 127.0.0.1:{node.port} max_fails=1 fail_timeout=1s;" for node in cluster.nodes)
    owners = "\n        ".join(f"location @{node.name} {{ proxy_pass http://127.0.0.1:{node.port}; }}" for node in cluster.nodes)
    text = NGINX.format(folder=folder, port=port, servers=servers, owners=owners)
    if os.geteuid() == 0:
        text = "user root;\n" + text
    (folder / "nginx.conf").write_text(text)
    program = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
    assert program is not None
    process = subprocess.Popen([program, "-p", str(folder), "-c", str(folder / "nginx.conf")], stderr=subprocess.DEVNULL)
    try:
        for _ in range(200):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.02)
        yield process
    finally:
        process.terminate()
        process.wait(60)


def has_nginx() -> bool:
    """Is it installed here?"""
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin") is not None


def main() -> None:
    """Start everything, say what to click, and end it on Ctrl-C."""
    web = Path(__file__).parent.parent / "alcancia" / "web_dist"
    port, proxied = free_port(), has_nginx()
    shown: dict[str, Any] = {"web": str(web)} if (web / "index.html").is_file() else {}
    how: dict[str, Any] = {"names": [f"127.0.0.1:{port}"], "hand_on": "nginx"} if proxied else {}
    with Cluster(2, pace=0.8, roomy=1, **shown, **how) as cluster, contextlib.ExitStack() as stack:
        if proxied:
            stack.enter_context(nginx(cluster, port))
            print(f"Open http://127.0.0.1:{port}/ : nginx, before two nodes and PostgreSQL.")
        else:
            print("nginx is not installed: the nodes hand requests on by themselves.")
        for node in cluster.nodes:
            print(f"Node {node.name}: process {node.pid}, http://127.0.0.1:{node.port}/ (try: kill -9 {node.pid})")
        print("Ctrl-C ends all of it.", flush=True)
        # Only now, since whoever is started with these shut out hears no order to stop; and a second Ctrl-C interrupts no tidying up.
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDS)
        signal.sigwait(ENDS)


ENDS: Final = (signal.SIGTERM, signal.SIGINT)

if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    main()
