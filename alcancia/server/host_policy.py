"""The host policy: by which names this server may be called, and which devices it knows again."""

from typing import Final, NamedTuple

from alcancia.server.tokens import is_token

COOKIE_DAYS: Final = 30


class HostPolicy(NamedTuple):
    """By which names this server may be called, whether it stands behind TLS, and below which path of its site."""

    hosts: frozenset[str]
    tls: bool = False
    base: str = ""
    """Such as `/alcancia`; nothing at the top."""

    @property
    def cookie(self) -> str:
        """The cookie's name; browsers guard the prefixed ones, but only under TLS, and the first only at the top of a site."""
        return ("__Secure-alcancia" if self.base else "__Host-alcancia") if self.tls else "alcancia"

    def set_cookie(self, token: str) -> str:
        """A device's token, out of reach of scripts and other sites."""
        secure = "; Secure" if self.tls else ""
        return f"{self.cookie}={token}; Path={self.base or '/'}; Max-Age={COOKIE_DAYS * 86_400}; HttpOnly; SameSite=Lax{secure}"

    def knows(self, host: str) -> bool:
        """Is this one of our names? Keeps foreign pages from reaching us under a name of theirs."""
        return host.lower() in self.hosts

    def inside(self, path: str) -> str | None:
        """What this address is in the house, which knows nothing of what it stands below; None outside."""
        below = path.removeprefix(self.base)
        return (below or "/") if path.startswith(self.base) and below[:1] in ("", "/") else None

    def welcomes(self, origin: str | None) -> bool:
        """Is this page one of ours? Programs that are no browsers send no origin."""
        if origin is None:
            return True
        scheme, _, host = origin.partition("://")
        return scheme == ("https" if self.tls else "http") and self.knows(host)

    def same_site(self, headers: dict[str, str]) -> bool:
        """Was this sent by one of our pages, or by a program?"""
        return self.welcomes(headers.get("origin")) and headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")

    def token(self, headers: dict[str, str]) -> str | None:
        """The device's token, if something of that form came along."""
        scheme, _, bearer = headers.get("authorization", "").partition(" ")
        cookies = [part.strip().partition("=") for part in headers.get("cookie", "").split(";")]
        given = bearer.strip() if scheme.lower() == "bearer" else next((value for name, _, value in cookies if name == self.cookie), "")
        return given if is_token(given) else None
