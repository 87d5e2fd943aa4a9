"""Boxes of people's own: those the house offers, and those somebody brings along."""

import asyncio
from base64 import b64decode
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from alcancia.kernel import Refused, Unplayable
from alcancia.server import records
from alcancia.server.outcomes import Answer, Outcome
from alcancia.server.pages import CHECKED, tagged
from alcancia.server.requests import Request
from alcancia.server.store.shelving import mirror_store
from alcancia.shelf import boxes
from alcancia.shelf.box import Box
from alcancia.shelf.faces import catalogue
from alcancia.shelf.folders import has_shelf

if TYPE_CHECKING:
    from alcancia.server.hub import TableHub

MOST_KEPT: Final = 500
MOST_READ: Final = 16
"""Catalogues that are kept ready, since putting one together takes a while; of boxes that there are, never of any spelling."""


class Boxes:
    """One method per route, under the route's name."""

    hub: "TableHub"

    async def boxes(self, request: Request) -> Outcome:
        """Those of the program and of the house. A box that somebody brought is found by its name only: its words are theirs alone."""
        found = await asyncio.to_thread(boxes.offered)
        return {"boxes": [_row(box) for box in found.values()]}

    async def box(self, request: Request) -> Outcome:
        """Everything in a box, to be looked through; a game's id: the usual one."""
        try:
            return await asyncio.to_thread(_catalogue, request.parts["box"], request.query.get("whole") == "1")
        except Unplayable as error:
            return Refused(error.reason, error.detail)

    async def bring_box(self, request: Request) -> Outcome:
        """A box from elsewhere: proved in a worker, then kept where every process of the house finds it."""
        try:
            data = b64decode(request.body.file, validate=True)
        except ValueError:
            return Refused("bad_message", {"entry": "file"})
        answer = Refused("too_many") if _full() else await self.hub.checked(records.BOX + data)
        if isinstance(answer, Refused):
            return answer
        refused = await self._put(data)
        return answer if refused is None else refused

    async def edit_box(self, request: Request) -> Outcome:
        """A box made out of another by changing single cards: all that is wrong with it, or the box as a file, and kept if wished.

        Questions of a quiz are kept, but not handed out: with them would go the answers of whoever made the box it began with."""
        wanted = request.body
        if wanted.keep and _full():
            return Refused("too_many")
        answer = await self.hub.checked(records.EDIT + msgspec.json.encode(wanted.edit))
        if isinstance(answer, Refused) or answer["faults"]:
            return answer if isinstance(answer, Refused) else {"faults": answer["faults"]}
        if wanted.keep and (refused := await self._put(b64decode(answer["file"]))) is not None:
            return refused
        return {name: item for name, item in answer.items() if name != "asks" and not (name == "file" and answer["asks"])}

    async def _put(self, data: bytes) -> Refused | None:
        if not has_shelf():
            return Refused("no_shelf")
        await asyncio.to_thread(boxes.put, data)
        if self.hub.store.shared:
            await mirror_store(self.hub.store)
        return None


def _full() -> bool:
    return sum(1 for _ in boxes.kept()) >= MOST_KEPT


def _row(box: Box) -> dict[str, Any]:
    return {"box": box.name, "game": box.game, "id": box.id, "title": box.title}


@lru_cache(maxsize=MOST_READ)
def _catalogue(name: str, whole: bool) -> Answer:
    """A box's name says what is in it, so what was read once is true for ever."""
    if "@" not in name:
        said = {"box": None, "game": name, "tables": _tables(name, None, whole)}
    else:
        box = boxes.find(name)
        said = _row(box) | {"money": box.money, "tables": _tables(box.game, box, whole)}
    return tagged(msgspec.json.encode(said), "json", CHECKED)


def _tables(game: str, box: Box | None, whole: bool) -> dict[str, Any]:
    return {name: [face._asdict() for face in faces] for name, faces in catalogue(game, box, whole).items()}
