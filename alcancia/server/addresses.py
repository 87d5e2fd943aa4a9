"""Addresses: where the server listens, and by which names it can be reached."""

import contextlib
import os
import socket as sockets

from alcancia.kernel import Unplayable


def listen(host: str, port: int) -> sockets.socket:
    """An open port that no child process inherits."""
    listening = sockets.socket(sockets.AF_INET6 if ":" in host else sockets.AF_INET, sockets.SOCK_STREAM)
    if os.name != "nt":
        listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise Unplayable("port_in_use", port=port) from None
    listening.set_inheritable(False)
    return listening


def names_of(port: int, lan: bool, names: list[str], tls: bool, host: str = "") -> tuple[frozenset[str], str]:
    """The names this server answers to, and the address to put into links."""
    own = ["localhost", "127.0.0.1", "[::1]"]
    scheme = "https" if tls else "http"
    best = f"127.0.0.1:{port}"
    if host and host not in ("0.0.0.0", "::"):
        shown = f"[{host}]" if ":" in host else host
        own.append(shown)
        best = f"{shown}:{port}"
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
