"""Real proxies: the files of `deploy/` are accepted by the programs they are for, and games are played through them.

nginx and Caddy come from the system's packages (`apt install nginx-light caddy`); where they are not installed these tests say so.
"""

import asyncio
import contextlib
import http.client
import json
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from bench.cluster import Cluster, free_port, has_nginx, nginx
from bench.server import Load, make_tables, running, sit_down
from tests.needs import needs
from tests.server.conftest import database, postgres  # noqa: F401

DEPLOY = Path(__file__).parents[2] / "deploy"
needs_nginx = needs(has_nginx(), "nginx is not installed here (apt install nginx-light)")
needs_caddy = needs(shutil.which("caddy") is not None, "Caddy is not installed here (apt install caddy)")
needs_systemd = needs(shutil.which("systemd-analyze") is not None, "systemd is not installed here")


def ran(*command: str, cwd: Path) -> str:
    done = subprocess.run(command, capture_output=True, text=True, cwd=cwd)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@contextlib.contextmanager
def program(port: int, *command: str, cwd: Path) -> Iterator[None]:
    """A proxy of our own, from when it answers."""
    process = subprocess.Popen(command, cwd=cwd, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(500):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            assert process.poll() is None
            time.sleep(0.02)
        yield
    finally:
        process.terminate()
        process.wait(60)


def played(port: int, people: list[tuple[str, int, str]], moves: int = 40, again: bool = False) -> Load:
    """People sit down there and play for a while, over sockets alone; after a death a move may be on the disk already."""

    async def play() -> Load:
        load = Load(0.0)
        load.measuring = True
        clients = await sit_down(load, port, people)
        end = time.monotonic() + 20
        while load.moves < moves and time.monotonic() < end:
            await asyncio.sleep(0.02)
        for client in clients:
            client.close()
        return load

    load = asyncio.run(play())
    assert load.moves >= moves and (again or not load.refused)
    return load


def get(port: int, path: str, token: str = "") -> tuple[int, Any]:
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=20)) as line:
        line.request("GET", path, headers={"Authorization": f"Bearer {token}"} if token else {})
        answer = line.getresponse()
        return answer.status, json.loads(answer.read() or b"null")


# ── several nodes behind nginx, which goes where it is told ──────────────────


@needs_nginx
def test_nginx_goes_to_the_owner_and_a_dead_node_is_missed_by_nobody(database: str) -> None:  # noqa: F811
    port = free_port()
    with Cluster(2, database, names=[f"127.0.0.1:{port}"], hand_on="nginx") as cluster, nginx(cluster, port):
        people = [*make_tables(port, 3), *(person for node in cluster.nodes for person in make_tables(node.port, 2))]
        owners = {}
        for table, seat, _ in people:
            if not seat:
                with closing(http.client.HTTPConnection("127.0.0.1", cluster.nodes[0].port)) as line:
                    line.request("GET", f"/api/tables/{table}")
                    answer = line.getresponse()
                    owners[table] = answer.getheader("x-accel-redirect") or "@n1"
        assert set(owners.values()) == {"@n1", "@n2"}, "both have some, and a node says who has the others"
        load = played(port, people)
        cluster.nodes[0].kill()
        played(port, people, again=True)
        for table, seat, token in people:
            status, state = get(port, f"/api/tables/{table}", token)
            assert status == 200 and state["seq"] >= load.seqs[table, seat], "nothing that was seen is gone"


# ── one server behind the proxies of deploy/ ─────────────────────────────────


@needs_nginx
@pytest.mark.parametrize("base", ["", "/alcancia"])
def test_the_file_for_nginx(base: str, tmp_path: Path) -> None:
    """As it is written, but with a certificate of our own and other ports: nginx accepts it, and games are played through it."""
    port = free_port()
    with running(str(tmp_path / "data"), 1000, names=["play.example.org"], tls=True, base_path=base) as (_, behind):
        key, pem = tmp_path / "key.pem", tmp_path / "cert.pem"
        certificate(key, pem)
        text = (DEPLOY / ("nginx-path.conf" if base else "nginx.conf")).read_text()
        text = f"server {{\nlisten 443 ssl;\n{text}\n}}" if base else text
        text = re.sub(r"/etc/ssl/\S+\.pem", str(pem), re.sub(r"/etc/ssl/\S+\.key", str(key), text))
        text = text.replace("listen [::]:443 ssl;", "").replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
        text = text.replace("127.0.0.1:8000", f"127.0.0.1:{behind}")
        whole = f"user root;\ndaemon off;\npid {tmp_path}/pid;\nerror_log {tmp_path}/log;\nevents {{}}\nhttp {{\naccess_log off;\n"
        whole += "".join(f"{kind}_temp_path {tmp_path}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        (tmp_path / "nginx.conf").write_text(f"{whole}{text}\n}}\n")
        binary = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin") or "nginx"
        command = (binary, "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf"))
        assert "successful" in ran(*command, "-t", cwd=tmp_path)
        with program(port, *command, cwd=tmp_path):
            sockets_through(port, base)


@needs_caddy
@pytest.mark.parametrize("base", ["", "/alcancia"])
def test_the_file_for_caddy(base: str, tmp_path: Path) -> None:
    port = free_port()
    text = (DEPLOY / ("Caddyfile-path" if base else "Caddyfile")).read_text().replace("school.", "play.")
    (tmp_path / "Caddyfile").write_text(text)
    assert "Valid configuration" in ran("caddy", "validate", "--adapter", "caddyfile", "--config", "Caddyfile", cwd=tmp_path)
    with running(str(tmp_path / "data"), 1000, names=["play.example.org"], tls=True, base_path=base) as (_, behind):
        here = text.replace("play.example.org {", f"http://play.example.org:{port} {{").replace("127.0.0.1:8000", f"127.0.0.1:{behind}")
        (tmp_path / "Here").write_text(f"{{\n\tadmin off\n\tstorage file_system {tmp_path}\n}}\n{here}")
        with program(port, "caddy", "run", "--adapter", "caddyfile", "--config", "Here", cwd=tmp_path):
            sockets_through(port, base)


@needs_systemd
def test_the_unit_for_systemd(tmp_path: Path) -> None:
    """As it is written, but with a program that is there: systemd has nothing to say against it, and calls it well protected."""
    unit = tmp_path / "alcancia.service"
    unit.write_text((DEPLOY / "alcancia.service").read_text().replace("/opt/alcancia/bin/alcancia", sys.executable))
    shutil.copy(DEPLOY / "alcancia.socket", tmp_path)
    done = subprocess.run(["systemd-analyze", "verify", str(unit), str(tmp_path / "alcancia.socket")], capture_output=True, text=True)
    assert done.returncode == 0 and "alcancia." not in done.stderr, done.stderr
    judged = subprocess.run(["systemd-analyze", "security", "--offline=yes", str(unit)], capture_output=True, text=True).stdout
    exposure = re.search(r"exposure level for \S+: ([\d.]+)", judged)
    assert exposure is not None and float(exposure[1]) < 4.0, judged[-300:]


def certificate(key: Path, pem: Path) -> None:
    """One that nobody trusts."""
    subject = ["-subj", "/CN=play.example.org", "-days", "2", "-nodes", "-newkey", "rsa:2048"]
    ran("openssl", "req", "-x509", *subject, "-keyout", str(key), "-out", str(pem), cwd=key.parent)


def sockets_through(port: int, base: str) -> None:
    """A game by the name people type: requests and sockets, as a browser under HTTPS would send them."""
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=60)) as line:
        line.request("POST", f"{base}/api/tables", json.dumps({"game": "multiverse", "seats": 3, "fill": "random", "start": True}),
                     {"Host": "play.example.org", "Content-Type": "application/json"})  # fmt: skip
        answer = line.getresponse()
        assert answer.status == 201 and answer.getheader("strict-transport-security")
        assert f"; Path={base or '/'};" in str(answer.getheader("set-cookie"))
        cookie, made = str(answer.getheader("set-cookie")).partition(";")[0], json.loads(answer.read())
    address, named = (
        f"ws://play.example.org{base}/api/tables/{made['table']}/live",
        {"Cookie": cookie, "Origin": "https://play.example.org"},
    )
    with (
        socket.create_connection(("127.0.0.1", port)) as way,
        connect(address, sock=way, additional_headers=named, compression=None) as wire,
    ):
        wire.send(json.dumps({"type": "hello", "since": 0}))
        while (heard := json.loads(wire.recv(60)))["type"] != "state":
            pass
        question = heard["view"]["question"]
        wire.send(json.dumps({"type": "move", "id": "a", "question": question["id"], "move": ["bet", ["bluff"]]}))
        while (heard := json.loads(wire.recv(60)))["type"] != "done":
            pass
        assert heard["id"] == "a"


def test_a_cluster_to_be_looked_at_says_what_to_click_and_ends_when_it_is_told() -> None:
    """`make cluster`: whoever opens what it says is at the tables; its nodes hear an order to stop."""
    command = [sys.executable, "-m", "bench.cluster"]
    with subprocess.Popen(command, cwd=DEPLOY.parent, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            lines = list(iter(process.stdout.readline, "Ctrl-C ends all of it.\n"))
            addresses = [found[0] for line in lines if (found := re.findall(r"http://127\.0\.0\.1:\d+/", line))]
            assert len(addresses) == 2 + has_nginx()
            for address in addresses:
                assert urllib.request.urlopen(address + "healthz", timeout=60).status == 200
            nodes = [int(found[0]) for line in lines if (found := re.findall(r"kill -9 (\d+)", line))]
            blocked = [re.findall(r"SigBlk:\s+(\w+)", Path(f"/proc/{node}/status").read_text()) for node in nodes]
            assert blocked == [["0" * 16]] * 2, "no signal is kept from them"
        finally:
            process.terminate()
        assert process.wait(120) == 0
