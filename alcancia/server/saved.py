"""What is kept beside a log and can be erased: changed on a copy, which takes its place once it is saved."""

from typing import Self

import msgspec


class Saved(msgspec.Struct):
    """A lobby or a register, as bytes and back."""

    @classmethod
    def read(cls, data: bytes) -> Self:
        """As it was saved."""
        return msgspec.json.decode(data, type=cls)

    def saved(self) -> bytes:
        """As it is saved."""
        return msgspec.json.encode(self)

    def copy(self) -> Self:
        """Another one to change."""
        return self.read(self.saved())
