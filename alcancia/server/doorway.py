"""The doorway: which connections may stay when there are too many of them."""

from collections import OrderedDict
from typing import Protocol

from alcancia.server import limits


class Passer(Protocol):
    """A connection that is no socket, or not yet."""

    @property
    def address(self) -> str:
        """Where it comes from; used for counting and never kept."""

    @property
    def busy(self) -> bool:
        """Is a request being answered, rather than made to wait?"""

    def let_go(self) -> None:
        """It has to make way."""


class Doorway:
    """The connections that are no sockets, by address, the one that was quiet longest first. When there are too many in all or of one
    address, that one goes, and the address that has most of them gives it: whoever comes in crowds pushes out nobody else."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._count = 0
        self._here: dict[str, OrderedDict[Passer, None]] = {}

    def stir(self, passer: Passer) -> None:
        """Somebody came, or asked something."""
        same = self._here.setdefault(passer.address, OrderedDict())
        self._count += passer not in same
        same[passer] = None
        same.move_to_end(passer)
        if len(same) > max(1, self.most * limits.OF_ADDRESS):
            self._make_way(same, passer)
        elif self._count > self.most:
            self._make_way(max(self._here.values(), key=len), passer)

    def _make_way(self, those: "OrderedDict[Passer, None]", newest: Passer) -> None:
        """Never the one that comes: if all others are being answered, it is the one that has been here longest."""
        quiet = next((one for one in those if one is not newest and not one.busy), next(iter(those)))
        self.leave(quiet)
        quiet.let_go()

    def leave(self, passer: Passer) -> None:
        """Gone, or a socket now."""
        same = self._here.get(passer.address)
        if same is not None and passer in same:
            del same[passer]
            self._count -= 1
            if not same:
                del self._here[passer.address]
