"""A house with tables: opening it, and looking after what it keeps."""

import os
from pathlib import Path
from typing import Annotated

import typer

from alcancia.cli.program import Data, Json, app, say, show
from alcancia.terminal.console import FALSE, FINE, Command, Voice


@app.command(cls=Command, help="cli-cmd-serve")
def serve(
    data: Data = None,
    host: Annotated[str | None, typer.Option("--host", help="cli-host")] = None,
    port: Annotated[int | None, typer.Option("--port", help="cli-port")] = None,
    socket: Annotated[Path | None, typer.Option("--socket", help="cli-socket")] = None,
    lan: Annotated[bool | None, typer.Option("--lan", help="cli-lan")] = None,
    name: Annotated[list[str] | None, typer.Option("--name", help="cli-host-name")] = None,
    base_path: Annotated[str | None, typer.Option("--base-path", help="cli-base-path")] = None,
    tls: Annotated[bool | None, typer.Option("--tls", help="cli-tls")] = None,
    certificate: Annotated[Path | None, typer.Option("--certificate", help="cli-certificate")] = None,
    key: Annotated[Path | None, typer.Option("--key", help="cli-key")] = None,
    keep_days: Annotated[int | None, typer.Option("--keep-days", help="cli-keep-days")] = None,
    workers: Annotated[int | None, typer.Option("--workers", help="cli-workers")] = None,
    max_tables: Annotated[int | None, typer.Option("--max-tables", help="cli-max-tables")] = None,
    max_megabytes: Annotated[int | None, typer.Option("--max-megabytes", help="cli-max-megabytes")] = None,
    max_live: Annotated[int | None, typer.Option("--max-live", help="cli-max-live")] = None,
    max_sockets: Annotated[int | None, typer.Option("--max-sockets", help="cli-max-sockets")] = None,
    metrics_port: Annotated[int | None, typer.Option("--metrics-port", help="cli-metrics-port")] = None,
    metrics_host: Annotated[str | None, typer.Option("--metrics-host", help="cli-metrics-host")] = None,
    database: Annotated[str | None, typer.Option("--database", help="cli-database")] = None,
    node: Annotated[str | None, typer.Option("--node", help="cli-node")] = None,
    node_address: Annotated[str | None, typer.Option("--node-address", help="cli-node-address")] = None,
    hand_on: Annotated[str | None, typer.Option("--hand-on", help="cli-hand-on")] = None,
    log_format: Annotated[str | None, typer.Option("--log-format", help="cli-log-format")] = None,
    config: Annotated[Path | None, typer.Option("--config", help="cli-config")] = None,
    browse: Annotated[bool, typer.Option("--open", help="cli-open")] = False,
) -> None:
    """Tables in the browser, for this computer or the local network."""
    import webbrowser

    from alcancia.server.commands import serve
    from alcancia.server.configuration import SETTINGS, settle

    given = locals()
    settings = settle({name: given[name] or None if name == "name" else given[name] for name in SETTINGS}, os.environ, config)

    def ready(address: str) -> None:
        if browse:
            webbrowser.open(address)

    serve(names=settings.pop("name"), **settings, say=say, ready=ready)


@app.command(cls=Command, help="cli-cmd-backup")
def backup(target: Annotated[Path, typer.Argument(help="cli-backup-file", show_default=False)], data: Data = None) -> None:
    """One file with everything, also while the server runs."""
    from alcancia.server.commands import backup

    backup(target, data=data, say=say)


@app.command(cls=Command, help="cli-cmd-check")
def check(data: Data = None) -> int:
    """Is everything that was stored whole?"""
    from alcancia.server.commands import check

    return FINE if check(data=data, say=say) else FALSE


@app.command(cls=Command, help="cli-cmd-doctor")
def doctor(
    source: Annotated[Path | None, typer.Argument(help="cli-doctor-file", show_default=False)] = None,
    data: Data = None,
    database: Annotated[str | None, typer.Option("--database", help="cli-doctor-database")] = None,
) -> int:
    """Would this version go on with every stored table?"""
    from alcancia.server.commands import doctor

    return FINE if doctor(source, data=data, database=database or os.environ.get("ALCANCIA_DATABASE"), say=say) else FALSE


@app.command(cls=Command, help="cli-cmd-restore")
def restore(source: Annotated[Path, typer.Argument(help="cli-restore-file", show_default=False)], data: Data = None) -> None:
    """A copy takes the place of what is there."""
    from alcancia.server.commands import restore

    restore(source, data=data, say=say)


@app.command(cls=Command, help="cli-cmd-delete")
def delete(table: Annotated[str, typer.Argument(help="cli-table", show_default=False)], data: Data = None) -> int:
    """Everything about a table is gone for good."""
    from alcancia.server.commands import delete

    return FINE if delete(table, data=data, say=say) else FALSE


@app.command(cls=Command, help="cli-cmd-roomtest")
def roomtest(address: Annotated[str, typer.Argument(metavar="ADDRESS", help="cli-roomtest-address")], as_json: Json = False) -> int:
    """Can this machine reach a server, and does a socket live?"""
    from alcancia.server.classes.roomcheck import check

    advice, found = check(address)
    if as_json:
        show({"advice": advice, "socket": found is not None and found.socket, "ms": None if found is None else found.ms})
    else:
        print(Voice.say(f"room-{advice}", address=address))
    return FINE if found is not None else FALSE
