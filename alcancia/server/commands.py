"""The commands `serve`, `backup` and `delete`, as functions. What they say to people goes through `say`, as message ids."""

import asyncio
import contextlib
import functools
import gc
import logging
import os
import signal
import socket as sockets
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final, Protocol

import segno
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from alcancia.kernel import Unplayable
from alcancia.server import limits, records
from alcancia.server.app import App, Doors
from alcancia.server.house import House
from alcancia.server.line import Line
from alcancia.server.pages import Pages
from alcancia.server.pool import Pool
from alcancia.server.store import SqliteStore
from alcancia.server.store import files as store_files
from alcancia.server.store.sqlite import erase
from alcancia.server.world import RealClock, RealRandom
from alcancia.shelf.folders import content_folder, data_folder
from alcancia.shelf.own import unusable

PORT: Final = 8000


class Say(Protocol):
    """How a command speaks: a message id and its arguments."""

    def __call__(self, id: str, /, **args: Any) -> None: ...


def serve(
    *,
    data: Path | None = None,
    port: int = PORT,
    lan: bool = False,
    names: Iterable[str] = (),
    tls: bool = False,
    pace: float = 0.8,
    bot_seconds: float = 5.0,
    workers: int = 1,
    keep_days: int = 30,
    web: Path | None = None,
    say: Say,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Run the server until it is stopped. `lan` opens it to the local network; `names` are further host names (behind a proxy: `tls`)."""
    folder = data_folder(data)
    content_folder(data)
    trouble = unusable()
    path = store_files.open_store(folder)
    listening = _listen("0.0.0.0" if lan else "127.0.0.1", port)
    try:
        lock = store_files.Lock(folder)
    except Unplayable:
        listening.close()
        raise
    port = listening.getsockname()[1]
    hosts, address = _names(port, lan, list(names), tls)
    # The writer takes the interpreter back a few times per commit; at the usual 5 ms each, a busy server would make everybody wait.
    sys.setswitchinterval(0.001)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s %(message)s")
    try:
        with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=_loop_factory()) as runner:
            greet = functools.partial(_greet, address, lan, trouble, say, ready)
            runner.run(_run(listening, path, Doors(hosts, tls), Pages(address, web), pace, bot_seconds, workers, keep_days, greet))
    finally:
        listening.close()
        lock.release()


async def _run(
    listening: sockets.socket,
    path: Path,
    doors: Doors,
    pages: Pages,
    pace: float,
    bot_seconds: float,
    workers: int,
    keep_days: int,
    ready: Callable[[], None],
) -> None:
    loop = asyncio.get_running_loop()
    clock = RealClock()
    store = SqliteStore(path, loop.call_soon_threadsafe, clock.utc)
    pool = Pool(loop.call_soon_threadsafe, workers, bot_seconds)
    checks = Pool(loop.call_soon_threadsafe, 1, records.SECONDS, records.work)
    house = House(
        store,
        clock,
        RealRandom(),
        pool,
        checks,
        pace=pace,
        bot_seconds=bot_seconds + 3,
        keep_days=keep_days,
        reports=path.parent / "reports",
    )
    server = Quiet(uvicorn_settings(App(house, pages, doors)))
    for sign in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(sign, server.stop)
    house.start_sweeping()
    house.start_beating()
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    # A live table is many small objects that stay: looking through them as often as Python does by itself costs an eighth of the time.
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    ready()
    pool.warm_up()
    try:
        await serving
    finally:
        house.close()
        store.close()


class Brisk(H11Protocol):
    """A connection that has to say what it wants within a few seconds."""

    def connection_made(self, transport: Any) -> None:
        """Start counting."""
        super().connection_made(transport)
        self.loop.call_later(limits.HEADER_SECONDS, self._hurry)

    def _hurry(self) -> None:
        asked: Any = self.scope
        if asked is None and not self.transport.is_closing():
            self.transport.close()


class Quiet(uvicorn.Server):
    """A server that leaves signals to us, so that everything is put away before the process ends."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Nothing to capture."""
        yield

    def stop(self) -> None:
        """End soon."""
        self.should_exit = True


def uvicorn_settings(app: App) -> uvicorn.Config:
    """No compression, no access log (it would hold addresses), no trust in forwarded headers, bounded frames and headers."""
    return uvicorn.Config(
        app,
        loop="none",
        http=Brisk,
        ws=Line,
        ws_max_size=limits.MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="off",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,
        h11_max_incomplete_event_size=16_384,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=3,
        limit_concurrency=limits.SOCKETS_IN_ALL + 500,
        backlog=1024,
    )


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quick event loop where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _listen(host: str, port: int) -> sockets.socket:
    listening = sockets.socket(sockets.AF_INET, sockets.SOCK_STREAM)
    if os.name != "nt":
        listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise Unplayable("port_in_use", port=port) from None
    listening.set_inheritable(False)
    return listening


def _names(port: int, lan: bool, names: list[str], tls: bool) -> tuple[frozenset[str], str]:
    """The names this server answers to, and the address to put into links."""
    own = ["localhost", "127.0.0.1", "[::1]"]
    scheme = "https" if tls else "http"
    best = f"127.0.0.1:{port}"
    if lan:
        here = lan_address()
        name = sockets.gethostname().lower()
        own += [here, name, f"{name}.local"]
        best = f"{here}:{port}"
    hosts = {f"{name}:{port}" for name in own} | ({*own} if port in (80, 443) else set())
    hosts |= {name.lower() for name in names}
    return frozenset(hosts), f"{scheme}://{names[0] if names else best}"


def lan_address() -> str:
    """The address under which others on the local network reach this machine. Nothing is sent."""
    with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            found = "127.0.0.1"
    if not found.startswith("127."):
        return found
    with contextlib.suppress(OSError):
        others = sockets.gethostbyname_ex(sockets.gethostname())[2]
        return next((other for other in others if not other.startswith("127.")), found)
    return found


def _greet(address: str, lan: bool, unusable: Iterable[Unplayable], say: Say, ready: Callable[[str], None] | None) -> None:
    say("serve-ready", address=address)
    for trouble in unusable:
        say("serve-content-bad", **trouble.detail)
    if lan:
        say("serve-lan")
        segno.make(address, error="m").terminal(compact=True)
    if ready is not None:
        ready(address)


def backup(target: Path, *, data: Path | None = None, say: Say) -> None:
    """Copy the store into one file, also while the server runs."""
    size = store_files.backup(data_folder(data), target)
    say("backup-done", file=str(target), kilobytes=size // 1000)


def delete(table: str, *, data: Path | None = None, say: Say) -> bool:
    """Erase a table for good, also while the server runs; False if there is none of this id."""
    folder = data_folder(data)
    if not (folder / store_files.FILE).exists():
        raise Unplayable("no_store", path=str(folder))
    found = erase(folder / store_files.FILE, table)
    (folder / "reports" / f"frozen-{Path(table).name}.json").unlink(missing_ok=True)
    say("delete-done" if found else "delete-none", table=table)
    return found
