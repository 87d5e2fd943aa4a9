"""Metrics: what is counted anyway, in the text form of Prometheus, on a port of its own. Numbers only: no ids, no names, no addresses."""

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from alcancia.server.hub import TableHub

PATIENCE: Final = 5.0
MOST_BYTES: Final = 8_192


def told(hub: "TableHub") -> str:
    """All figures at this moment."""
    figures: list[tuple[str, str, int]] = [
        ("live_tables", "gauge", len(hub.live)),
        ("live_classes", "gauge", len(hub.classes.live)),
        ("sockets", "gauge", hub.sockets),
        ("sockets_without_seat", "gauge", hub.strangers),
        ("bots_waiting", "gauge", getattr(hub.bots, "waiting", 0)),
        ("records_waiting", "gauge", hub.checks.waiting),
        ("disk_fails", "gauge", int(hub.disk_fails)),
        ("house_full", "gauge", int(hub.full)),
        ("moves_total", "counter", hub.moves),
        ("refused_total", "counter", hub.refused),
        ("commits_total", "counter", getattr(hub.store, "commits", 0)),
    ]
    lines = [line for name, kind, value in figures for line in (f"# TYPE alcancia_{name} {kind}", f"alcancia_{name} {value}")]
    lines.append("# TYPE alcancia_events_total counter")
    lines += [f'alcancia_events_total{{event="{event}"}} {count}' for event, count in sorted(hub.counts.items())]
    return "\n".join(lines) + "\n"


async def offer(hub: "TableHub", host: str, port: int) -> asyncio.Server:
    """Answer `GET /metrics` there."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            good = head.startswith(b"GET /metrics ")
            body = told(hub).encode() if good else b""
            status = b"200 OK" if good else b"404 Not Found"
            kind = b"Content-Type: text/plain; version=0.0.4; charset=utf-8"
            writer.write(b"HTTP/1.1 %b\r\n%b\r\nContent-Length: %d\r\nConnection: close\r\n\r\n%b" % (status, kind, len(body), body))
            await asyncio.wait_for(writer.drain(), PATIENCE)
        writer.close()

    return await asyncio.start_server(answer, host, port, limit=MOST_BYTES)
