"""`python -m alcancia.server FOLDER PORT [setting=value …]`: the server for programs (tests, bench); it speaks JSON lines."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from alcancia.server.commands import serve


def say(id: str, /, **args: Any) -> None:
    """One line per message."""
    print(msgspec.json.encode({"say": id, **args}).decode(), flush=True)


def main(folder: str, port: str, *settings: str) -> None:
    """Serve with these settings."""
    given = {name: msgspec.json.decode(value) for name, _, value in (setting.partition("=") for setting in settings)}
    for name in {"web", "socket", "certificate", "key"} & set(given):
        given[name] = Path(given[name])
    serve(data=Path(folder), port=int(port), say=say, **{"bare": "web" not in given} | given)


if __name__ == "__main__":
    main(*sys.argv[1:])
