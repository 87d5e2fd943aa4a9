"""A class in a made-up world: a trainer, learners with devices of their own."""

from typing import Any

from tests.server.world import Browser, Response, Wire, World


class Class:
    """A class and its trainer's device."""

    def __init__(self, world: World, trainer: Browser, made: dict[str, Any]) -> None:
        self.world, self.trainer = world, trainer
        self.id, self.code, self.return_code = made["class"], made["code"], made["return_code"]
        self.devices: list[Browser] = []

    @property
    def path(self) -> str:
        return f"/api/classes/{self.id}"

    @property
    def room(self) -> Any:
        return self.world.hub.classes.live[self.id]

    async def lead(self, way: str, **body: Any) -> Response:
        """Something the trainer asks."""
        return await self.trainer.post(f"{self.path}/{way}", body)

    async def learner(self, **body: Any) -> Browser:
        """One more device sits down."""
        device = self.world.browser()
        answer = await device.post(f"{self.path}/join", body)
        assert answer.status == 201, answer.body
        self.devices.append(device)
        return device

    async def learners(self, heads: int) -> list[Browser]:
        return [await self.learner() for _ in range(heads)]

    async def seen(self, device: Browser | None = None, eyes: str | None = None) -> Any:
        answer = await (device or self.trainer).get(self.path + ("" if eyes is None else f"?eyes={eyes}"))
        assert answer.status == 200, answer.body
        return answer.data

    def live(self, device: Browser) -> Wire:
        return Wire(device, self.id, kind="classes")


async def made(world: World, **terms: Any) -> Class:
    """A class with an open door."""
    trainer = world.browser()
    answer = await trainer.post("/api/classes", {"game": "multiverse", **terms})
    assert answer.status == 201, answer.body
    found = Class(world, trainer, answer.data)
    assert (await found.lead("door", open=True)).status == 200
    return found


async def started(world: World, heads: int = 8, **terms: Any) -> Class:
    """A class that plays."""
    found = await made(world, **terms)
    await found.learners(heads)
    answer = await found.lead("start")
    assert answer.status == 200, answer.body
    return found
