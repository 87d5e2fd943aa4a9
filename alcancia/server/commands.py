"""The commands of the server as functions (serve, backup, restore, check, delete). What they say goes through `say`, as message ids."""

import asyncio
import contextlib
import functools
import gc
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from socket import socket as Socket
from typing import Any, Final, Protocol, TextIO

import segno

from alcancia.kernel import Unplayable
from alcancia.server import addresses, forecasting, limits, logs, metrics, records
from alcancia.server.accepting import Manners
from alcancia.server.addresses import base_of, handed_over, listen, listen_at, names_of
from alcancia.server.app import App
from alcancia.server.classes import names
from alcancia.server.forecasting import Forecasts
from alcancia.server.host_policy import HostPolicy
from alcancia.server.hub import TableHub
from alcancia.server.pages import PACKAGE, Pages
from alcancia.server.pool import Pool
from alcancia.server.recalling import Recall
from alcancia.server.relay import How
from alcancia.server.store import SqliteStore, Store, checking, shelving
from alcancia.server.store import files as store_files
from alcancia.server.store.sqlite import erase
from alcancia.server.transport import Capacity, Certificate, QuietServer, loop_factory, uvicorn_settings
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
    host: str = "",
    port: int = PORT,
    socket: Path | None = None,
    lan: bool = False,
    names: Iterable[str] = (),
    base_path: str = "",
    tls: bool = False,
    certificate: Path | None = None,
    key: Path | None = None,
    pace: float = 0.8,
    bot_seconds: float = 5.0,
    workers: int = 1,
    keep_days: int = 30,
    max_tables: int = limits.TABLES,
    max_megabytes: int = limits.HOUSE_BYTES // 1_000_000,
    max_live: int = limits.LIVE_TABLES,
    max_sockets: int = limits.SOCKETS_IN_ALL,
    web: Path | None = None,
    bare: bool = False,
    log_format: logs.Form = "text",
    metrics_port: int | None = None,
    metrics_host: str = "127.0.0.1",
    database: str | None = None,
    node: str = "n1",
    node_address: str = "",
    hand_on: How = "relay",
    roomy: float = 1,
    say: Say,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Run the server until it is stopped. `lan` opens it to the local network; `names` are further host names (behind a proxy: `tls`).

    `roomy` multiplies what strangers may do in a second, `bare` needs no page; both are for programs that measure.
    """
    pages = web or PACKAGE / "web_dist"
    if not bare and not (pages / "index.html").is_file():
        raise Unplayable("no_page", path=str(pages))
    base = base_of(base_path)
    speaks = None if certificate is None else Certificate(certificate, key).checked()
    tls = tls or speaks is not None
    folder = data_folder(data)
    content_folder(data)
    if database is None:
        shelving.mirror(store_files.open_store(folder))
    else:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    listening = handed_over(os.environ) or (listen_at(socket) if socket else listen(host or ("0.0.0.0" if lan else "127.0.0.1"), port))
    name = listening.getsockname()
    port = name[1] if isinstance(name, tuple) else 0
    try:
        reached = "" if database is None else addresses.node_address(node_address, host, port, speaks is not None)
        lock = store_files.Lock(folder)
    except Unplayable:
        listening.close()
        raise
    hosts, address = names_of(port, lan, list(names), tls, host)
    address += base
    opening = functools.partial(_open_store, folder, database, node, reached)
    # The writer takes the interpreter back a few times per commit; at the usual 5 ms each, a busy server would make everybody wait.
    sys.setswitchinterval(0.001)
    logs.set_up(log_format)
    try:
        with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop_factory()) as runner:
            greet = functools.partial(_greet, address, port, lan, say, ready)
            runner.run(
                _run(
                    listening,
                    folder,
                    opening,
                    HostPolicy(hosts, tls, base),
                    Pages(address, pages, base),
                    workers,
                    greet,
                    pace,
                    bot_seconds,
                    keep_days,
                    roomy,
                    None if metrics_port is None else (metrics_host, metrics_port),
                    hand_on,
                    limits.Most(max_tables, max_megabytes * 1_000_000, max_live, max_sockets),
                    speaks,
                )
            )
    finally:
        listening.close()
        lock.release()


async def _run(
    listening: Socket, folder: Path, opening: Callable[[RealClock], Awaitable[Store]],
    policy: HostPolicy, pages: Pages, workers: int, ready: Callable[[], None],
    pace: float, bot_seconds: float, keep_days: int, roomy: float,
    metered: tuple[str, int] | None, hand_on: How, most: limits.Most, certificate: Certificate | None,
) -> None:  # fmt: skip
    loop = asyncio.get_running_loop()
    clock = RealClock()
    store = await opening(clock)
    if store.shared:
        await shelving.mirror_store(store)
    pool = Pool(loop.call_soon_threadsafe, workers, bot_seconds)
    checks = Pool(loop.call_soon_threadsafe, 1, records.SECONDS, records.work)
    forecasts = Forecasts(Pool(loop.call_soon_threadsafe, 1, forecasting.PATIENCE, forecasting.work))
    recall = Recall(Pool(loop.call_soon_threadsafe, 1, records.SECONDS, records.work))
    reports = folder / "reports"
    capacity = Capacity.of_this_machine(most.sockets)
    hub = TableHub(
        store, clock, RealRandom(), pool, checks, forecasts, recall,
        pace=pace, bot_seconds=bot_seconds + 3, keep_days=keep_days, reports=reports, roomy=roomy,
        most=most._replace(sockets=capacity.sockets), hand_on=hand_on,
    )  # fmt: skip
    app = App(hub, pages, policy)
    manners = Manners(app.whose, hub.paces.may_come, hub.paces.may_return)
    server = QuietServer(uvicorn_settings(app, capacity, certificate), manners)
    for sign in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(sign, server.stop)
    hub.start()
    meter = None
    if metered is not None:
        try:
            meter = await metrics.offer(hub, *metered)
        except OSError:
            hub.close()
            await store.end()
            raise Unplayable("port_in_use", port=metered[1]) from None
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    # A live table is many small objects that stay: looking through them as often as Python does by itself costs an eighth of the time.
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    ready()
    pool.warm_up()
    await asyncio.to_thread(names.learn)
    try:
        await asyncio.to_thread(shelving.keep_contents)
        await shelving.mirror_store(store)
    except OSError as error:
        hub.report("content_not_kept", error=error)
    try:
        await serving
    finally:
        if meter is not None:
            meter.close()
        hub.close()
        await store.end()


async def _open_store(folder: Path, database: str | None, node: str, address: str, clock: RealClock) -> Store:
    """The file in the folder, or the database that several nodes share."""
    if database is None:
        return SqliteStore(folder / store_files.FILE, asyncio.get_running_loop().call_soon_threadsafe, clock.utc)
    try:
        from alcancia.server.store.postgres.store import PostgresStore
    except ModuleNotFoundError:
        raise Unplayable("no_postgres") from None
    return await PostgresStore.begin(database, node, address, clock.utc)


def _greet(address: str, port: int, lan: bool, say: Say, ready: Callable[[str], None] | None) -> None:
    say("serve-ready", address=address, port=port)
    for trouble in unusable():
        say("serve-content-bad", **trouble.detail)
    if lan:
        say("serve-lan")
        if _shows_blocks(sys.stdout):
            segno.make(address, error="m").terminal(compact=True)
    if ready is not None:
        ready(address)


def _shows_blocks(out: TextIO) -> bool:
    """Is this a terminal that has the signs a QR code is drawn with? A log file has no use for it."""
    try:
        "▀▄█".encode(out.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return out.isatty()


def backup(target: Path, *, data: Path | None = None, say: Say) -> None:
    """Copy the store into one file, also while the server runs."""
    folder = data_folder(data)
    if (folder / store_files.FILE).exists():
        content_folder(data)
        shelving.mirror(folder / store_files.FILE)
    size = store_files.backup(folder, target)
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


def check(*, data: Path | None = None, say: Say) -> bool:
    """Is the store in order? Also while the server runs; False if anything is hurt."""
    content_folder(data)
    tables, hurt = checking.check(data_folder(data) / store_files.FILE)
    for table, what in hurt:
        say("check-hurt" if table else "check-file", table=table or "", what=what)
    say("check-bad" if hurt else "check-fine", tables=tables, hurt=len({one.table for one in hurt}))
    return not hurt


def doctor(source: Path | None = None, *, data: Path | None = None, database: str | None = None, say: Say) -> bool:
    """What would this version do with what is stored? Nothing is changed; False if any table would stand still."""
    from alcancia.server.store import doctor

    found = doctor.look_at_database(database) if database else doctor.look(source or data_folder(data) / store_files.FILE)
    for table, what in found.still:
        say("doctor-still", table=table or "", what=what)
    say(
        "doctor-bad" if found.still else "doctor-fine",
        tables=found.tables,
        older=found.older,
        still=len({one.table for one in found.still}),
    )
    return not found.still


def restore(source: Path, *, data: Path | None = None, say: Say) -> None:
    """Put a copy of the store in its place, while no server runs."""
    tables, aside = checking.restore(source, data_folder(data))
    content_folder(data)
    shelving.mirror(data_folder(data) / store_files.FILE)
    say("restore-done", tables=tables)
    if aside is not None:
        say("restore-aside", file=str(aside))
