"""What would this rule do? Asked over HTTP, answered from real games."""

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
    assert world.hub.forecasts.workers is not None
    world.hub.forecasts.workers.waiting = 3  # type: ignore[misc]
    answer = await world.browser().post("/api/forecast", {"game": "financity", "seats": 3, "options": {}})
    assert answer.reason == "too_fast"
