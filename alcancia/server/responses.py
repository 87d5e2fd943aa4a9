"""Responses: how an answer leaves over HTTP, with strict headers."""

import gzip
from collections.abc import Callable, Coroutine, MutableMapping
from functools import lru_cache
from typing import Any, Final, TypeAlias

from alcancia.server.outcomes import Answer

Send: TypeAlias = Callable[[MutableMapping[str, Any]], Coroutine[Any, Any, None]]

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SAFE: Final = (
    ("content-security-policy", CSP),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
)
TYPES: Final = {
    "json": "application/json",
    "svg": "image/svg+xml",
    "text": "text/plain; charset=utf-8",
    "csv": "text/csv; charset=utf-8",
    "parquet": "application/vnd.apache.parquet",
}
WORTH_PACKING: Final = 1_000
QUICKLY: Final = 6
PIECE: Final = 32_768
"""So much is handed over at once; the rest waits until that is read, so that those who ask and do not read cost little memory."""


async def respond(send: Send, answer: Answer, asked: dict[str, str], head: bool, cookie: str | None, looked: bool = False) -> None:
    """Send it, unless the browser has it already (`asked`: the headers of the request; `head`: without the body; `looked`: by GET)."""
    given = dict(answer.headers)
    status, body = answer.status, answer.body
    if "etag" in given and asked.get("if-none-match") == given["etag"]:
        status, body = 304, b""
    # Answers to a POST may hold codes, and their length would tell something about them: only what is looked at is packed.
    packs = (looked or "etag" in given) and len(body) >= WORTH_PACKING and "gzip" in asked.get("accept-encoding", "")
    if packs:
        body = packed(body) if "etag" in given else gzip.compress(body, QUICKLY, mtime=0)
    headers = [*SAFE, *answer.headers, ("content-type", TYPES.get(answer.type, answer.type)), ("content-length", str(len(body)))]
    if "cache-control" not in given:
        headers.append(("cache-control", "no-store"))
    if looked or "etag" in given:
        headers.append(("vary", "accept-encoding"))
    if packs:
        headers.append(("content-encoding", "gzip"))
    if cookie is not None:
        headers.append(("set-cookie", cookie))
    raw = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    body = b"" if head else body
    for at in range(0, max(1, len(body)), PIECE):
        await send({"type": "http.response.body", "body": body[at : at + PIECE], "more_body": at + PIECE < len(body)})


@lru_cache(maxsize=256)
def packed(body: bytes) -> bytes:
    """The same, smaller; worked out once."""
    return gzip.compress(body, 9, mtime=0)
