"""What would this rule do? Asked over HTTP, answered from real games."""

import asyncio
import json
import os
from collections.abc import Callable
from typing import Any

import msgspec

from alcancia.server.forecasting import FEWEST, SECONDS, SLICE, Asked, Forecasts, Slice, Trials, work
from alcancia.server.pool import Worker
from tests.server.world import World


async def test_a_forecast_compares_the_same_luck_and_says_what_changes() -> None:
    browser = World().browser()
    asked = {"game": "financity", "seats": 3, "options": {"years": 5}}
    answer = await browser.post("/api/forecast", asked)
    assert answer.status == 200
    rows = {row["figure"]: row for row in answer.data["differences"]}
    assert (rows["periods"]["before"], rows["periods"]["after"]) == (10, 5)
    assert {told["figure"] for told in answer.data["told"]} <= {name for name, row in rows.items() if row["sure"]}
    assert answer.data["told"] and (await browser.post("/api/forecast", asked)).data == answer.data


async def test_the_same_rules_change_nothing_and_impossible_ones_are_refused() -> None:
    browser = World().browser()
    same = {"years": 6}
    answer = await browser.post("/api/forecast", {"game": "financity", "seats": 3, "options": same, "instead_of": same})
    assert answer.data["told"] == [] and all(row["change"] == 0 for row in answer.data["differences"])
    for wrong in (
        {"game": "chess", "seats": 3, "options": {}},
        {"game": "financity", "seats": 3, "options": {"years": 0}},
        {"game": "financity", "seats": 99, "options": {}},
        {"game": "financity@" + "0" * 16, "seats": 3, "options": {}},
    ):
        assert (await browser.post("/api/forecast", wrong)).status >= 400, wrong


async def test_too_many_at_once_are_asked_to_wait() -> None:
    world = World()
    slow(world)
    asked = [{"game": "financity", "seats": 3, "options": {"years": years}} for years in (4, 5, 6, 7)]
    *others, last = [asyncio.ensure_future(world.browser().post("/api/forecast", one)) for one in asked]
    assert (await last).reason == "too_fast"
    assert len(world.hub.forecasts.under_way) == len(others)
    for one in others:
        one.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    assert not world.hub.forecasts.under_way


def slow(world: World) -> list[dict[str, Any]]:
    """Workers who never come to an end; the slices they were handed."""
    handed: list[dict[str, Any]] = []

    class Slow:
        waiting = later = 0

        def hand_in(self, task: bytes, reply: Callable[[Any], None], later: bool = False) -> None:
            handed.append(json.loads(task))
            asyncio.get_running_loop().call_later(0.001, reply, {"games": len(handed)})

        def close(self) -> None:
            pass

    world.hub.forecasts = Forecasts(Slow(), seconds=60)
    return handed


async def test_work_that_nobody_waits_for_is_taken_back() -> None:
    """Two ask the same: one question. One leaves: it goes on. Both have left: no slice is handed in any more."""
    world = World()
    handed = slow(world)
    here, there = world.browser(), world.browser()
    body = {"game": "financity", "seats": 3, "options": {"years": 5}}
    first, second = [asyncio.ensure_future(browser.post("/api/forecast", body)) for browser in (here, there)]
    await asyncio.sleep(0.02)
    assert len(world.hub.forecasts.under_way) == 1 and handed and not any(part["tell"] for part in handed)
    here.leaves.set()
    await first
    before = len(handed)
    await asyncio.sleep(0.02)
    assert len(handed) > before and not second.done()
    there.leaves.set()
    await second
    assert not world.hub.forecasts.under_way
    before = len(handed)
    await asyncio.sleep(0.02)
    assert len(handed) == before


async def test_slices_come_to_what_one_long_look_comes_to() -> None:
    """A worker keeps a question's games between slices, whatever else it is asked meanwhile."""
    asked = Asked("financity", 3, {}, {"years": 5})
    other = Asked("financity", 3, {}, {"years": 6})
    worker = Trials()

    def say(asked: Asked, tell: bool) -> Any:
        return worker.answer(msgspec.json.encode(Slice(asked, 0.0, tell)))

    assert say(asked, False) == say(other, False) == say(asked, False) == {"games": FEWEST}
    assert say(asked, True) == Trials().answer(msgspec.json.encode(Slice(asked, 0.0, True)))


def test_whoever_works_it_out_steps_back_behind_the_tables() -> None:
    """A process of its own, of low priority, that plays for less than the ten seconds somebody waits."""
    worker = Worker(work)
    try:
        mine, its = (os.getpriority(os.PRIO_PROCESS, pid) for pid in (0, worker._process.pid or 0))
        assert its == min(19, mine + 10)
    finally:
        worker.kill()
    assert SECONDS + 2 * SLICE < 10
