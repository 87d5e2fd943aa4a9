"""A flood at a class's door, from the class's own address and with its own code, against a running server."""

import contextlib
import threading
from collections.abc import Callable
from http.client import HTTPException
from typing import Any

from tests.server.attacks.siege import Siege, until

LEARNERS = 30


def test_a_class_sits_down_against_a_flood_with_its_own_code(besiege: Callable[..., Siege]) -> None:
    """Twelve hands that ask for places as fast as they are answered: all thirty sit down, and nobody else does."""
    siege = besiege()
    _, made, trainer = siege.post("/api/classes", {"game": "multiverse"})
    at = f"/api/classes/{made['class']}"
    siege.post(f"{at}/door", {"open": True}, trainer)
    over = threading.Event()

    def flood() -> None:
        while not over.is_set():
            with contextlib.suppress(OSError, HTTPException):
                siege.post(f"{at}/join", {})

    def seen(eyes: str = "trainer") -> Any:
        return siege.ask("GET", f"{at}?eyes={eyes}", token=trainer)[1]

    hands = [threading.Thread(target=flood) for _ in range(12)]
    for hand in hands:
        hand.start()
    try:
        assert until(lambda: seen()["guarded"], 60), "the crowd is noticed"
        tokens = []
        for _ in range(LEARNERS):
            status, said, token = siege.post(f"{at}/join?pin={seen('projector')['pin']}", {})
            assert status == 201, said
            tokens.append(token)
        assert all(siege.ask("GET", at, token=token)[1]["you"] for token in tokens)
        assert len(seen()["learners"]) == LEARNERS, "those of the flood were shown out"
        assert siege.post(f"{at}/start", {}, trainer)[0] == 200
    finally:
        over.set()
        for hand in hands:
            hand.join()
