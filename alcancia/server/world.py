"""What the server takes from the world: time and chance. Tests pass others in."""

import secrets
import time


class RealClock:
    """Monotonic seconds for differences; UTC seconds only for what is stored."""

    def monotonic(self) -> float:
        """Seconds since some moment; never jumps."""
        return time.monotonic()

    def utc(self) -> int:
        """Seconds since 1970."""
        return int(time.time())


class RealRandom:
    """The operating system's secure generator."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return secrets.randbelow(n)

    def token(self) -> str:
        """A fresh token of 256 bits."""
        return secrets.token_urlsafe(32)
