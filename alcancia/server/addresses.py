"""Addresses: where the server listens, and by which names it can be reached."""

import contextlib
import ipaddress
import os
import re
import socket as sockets
from collections.abc import MutableMapping
from pathlib import Path
from typing import Final

from alcancia.kernel import Unplayable

BASE: Final = re.compile(r"(?:/[A-Za-z0-9_-][A-Za-z0-9._~-]*)+")
EVERYWHERE: Final = ("", "0.0.0.0", "::")
"""Hosts that are no address to be reached by."""
FIRST_HANDED: Final = 3
"""Where systemd puts the first of the sockets it hands over."""


def counted(host: str) -> str:
    """What counts as one address. Of IPv6 it is the network, the first half: a machine gives itself as many second halves as it likes.
    And an old address in new clothes is the old one."""
    if ":" not in host:
        return host
    with contextlib.suppress(ValueError):
        address = ipaddress.IPv6Address(host.partition("%")[0])
        return str(address.ipv4_mapped or f"{ipaddress.IPv6Address(int(address) >> 64 << 64)}/64")
    return host


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


def listen_at(path: Path) -> sockets.socket:
    """A socket in a file, for a proxy on the same machine. One that a dead server left behind is taken over."""
    if not hasattr(sockets, "AF_UNIX"):
        raise Unplayable("socket_in_use", path=str(path))
    with sockets.socket(sockets.AF_UNIX, sockets.SOCK_STREAM) as probe:
        try:
            probe.connect(str(path))
        except (FileNotFoundError, ConnectionRefusedError):
            pass
        except OSError:
            raise Unplayable("socket_in_use", path=str(path)) from None
        else:
            raise Unplayable("socket_in_use", path=str(path))
    listening = sockets.socket(sockets.AF_UNIX, sockets.SOCK_STREAM)
    try:
        if path.is_socket():
            path.unlink()
        listening.bind(str(path))
        path.chmod(0o660)
    except OSError:
        listening.close()
        raise Unplayable("socket_in_use", path=str(path)) from None
    listening.set_inheritable(False)
    return listening


def handed_over(environ: MutableMapping[str, str]) -> sockets.socket | None:
    """The socket that systemd holds for us (`deploy/alcancia.socket`), if it does: who comes while we restart waits there."""
    given = environ.pop("LISTEN_PID", ""), environ.pop("LISTEN_FDS", "")
    if given != (str(os.getpid()), "1"):
        return None
    listening = sockets.socket(fileno=FIRST_HANDED)
    listening.set_inheritable(False)
    return listening


def node_address(given: str, host: str, port: int, certificate: bool) -> str:
    """Where the other nodes reach this one. They speak plainly with each other, so certificates are a proxy's business."""
    if certificate:
        raise Unplayable("node_certificate")
    if not given and not port:
        raise Unplayable("node_unreached")
    return given or f"{_authority('127.0.0.1' if host in EVERYWHERE else host)}:{port}"


def _authority(host: str) -> str:
    """As it stands in an address."""
    return f"[{host}]" if ":" in host else host


def base_of(typed: str) -> str:
    """The path of a site below which everything stands, as `/school/alcancia`; nothing for the top."""
    path = typed.strip("/")
    if path and not BASE.fullmatch(f"/{path}"):
        raise Unplayable("bad_setting", name="--base-path")
    return f"/{path}" if path else ""


def names_of(port: int, lan: bool, names: list[str], tls: bool, host: str = "") -> tuple[frozenset[str], str]:
    """The names this server answers to, and the address to put into links. Port 0: there is none, a proxy has one."""
    own = ["localhost", "127.0.0.1", "[::1]"]
    scheme = "https" if tls else "http"
    best = f"127.0.0.1:{port}" if port else "localhost"
    if host not in EVERYWHERE:
        own.append(_authority(host))
        best = f"{_authority(host)}:{port}"
    if lan:
        here = lan_address()
        name = sockets.gethostname().lower()
        own += [here, name, f"{name}.local"]
        best = f"{here}:{port}"
    hosts = {f"{name}:{port}" for name in own} | ({*own} if port in (0, 80, 443) else set())
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
