"""The register of a class: what recognises or names somebody. All of it can be erased; the log holds numbers."""

import msgspec

from alcancia.server import tokens
from alcancia.server.classes.wire import Role
from alcancia.server.saved import Saved

MOST_DEVICES = 8


class Known(msgspec.Struct):
    """Somebody: known by devices and a return code, both only as hashes; perhaps by a name of their own."""

    devices: list[str] = []
    code: str | None = None
    name: str | None = None
    share: str | None = None
    """Something random of their own, for the seed of their table."""

    def add_device(self, device: str) -> None:
        """One more device; the oldest one gives way if there are too many."""
        self.devices = [*[known for known in self.devices if known != device], device][-MOST_DEVICES:]


class Guide(Known):
    """Somebody who leads."""

    role: Role = "trainer"


class Register(Saved, msgspec.Struct):
    """Changed on a copy, which takes its place once it is saved."""

    key: str
    code: str
    """Of the door; empty once the class is closed."""
    guides: dict[int, Guide] = {}
    """By negative numbers, so that a code says whether it leads to a guide or to a learner."""
    learners: dict[int, Known] = {}
    texts: dict[int, str] = {}
    """What the trainer said in words of their own, by the number of the message."""
    tickets: dict[str, dict[int, list[int | None]]] = {}
    """What learners answered to the questions before and after the game; gone with the lesson."""

    def codes(self) -> dict[bytes, int | None]:
        """Every code that leads here, as hashes: to the door, to a guide's place or to a learner's."""
        leads: dict[bytes, int | None] = {tokens.code_hash(self.code): None} if self.code else {}
        everybody: list[tuple[int, Known]] = [*self.guides.items(), *self.learners.items()]
        return leads | {bytes.fromhex(known.code): number for number, known in everybody if known.code}

    def hash_of(self, token: str | None) -> str | None:
        """What the class keeps of a device."""
        return None if token is None else tokens.token_hash(token, self.key)

    def guide_of(self, token: str | None) -> Guide | None:
        """The guide whose device this is."""
        mine = self.hash_of(token)
        return next((guide for guide in self.guides.values() if mine in guide.devices), None)

    def learners_of(self, token: str | None) -> list[int]:
        """The learners of this device."""
        mine = self.hash_of(token)
        return [number for number, known in self.learners.items() if mine in known.devices]

    def knows(self, token: str | None) -> bool:
        """Does this device have a place here?"""
        return self.guide_of(token) is not None or bool(self.learners_of(token))

    def devices_of(self, learner: int) -> list[str]:
        """A learner's devices."""
        return self.learners[learner].devices if learner in self.learners else []

    def name_of(self, learner: int) -> str | None:
        """The name somebody gave themselves."""
        return self.learners[learner].name if learner in self.learners else None

    def own_names(self) -> list[str]:
        """All of these."""
        return [known.name for known in self.learners.values() if known.name is not None]

    def guide_devices(self) -> list[str]:
        """Every device that leads."""
        return [device for guide in self.guides.values() for device in guide.devices]
