"""A process that has everything loaded and makes real servers by forking, so that a thousand of them can be killed in a minute.

It reads one line per server (folder, settings), answers with the process id and port, and reaps what dies.
"""

import json
import os
import sys
import traceback
from pathlib import Path

from alcancia.games import find
from alcancia.server.commands import serve


def main() -> None:
    find("multiverse")
    for line in sys.stdin:
        wanted = json.loads(line)
        read, write = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(read)
            try:
                server(wanted, write)
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(1)
        os.close(write)
        with os.fdopen(read) as ready:
            address = ready.readline().strip()
        print(json.dumps({"pid": child, "port": int(address.rpartition(":")[2] or 0)}), flush=True)
        os.waitpid(child, 0)
        print(json.dumps({"dead": child}), flush=True)


def server(wanted: dict[str, str], write: int) -> None:
    """The server's life, until somebody kills it."""

    def ready(address: str) -> None:
        os.write(write, f"{address}\n".encode())
        os.close(write)

    serve(data=Path(wanted["folder"]), port=0, pace=0, workers=0, say=lambda id, /, **args: None, ready=ready)


if __name__ == "__main__":
    main()
