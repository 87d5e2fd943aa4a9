"""Lists: only what the host wants to be found, and only one's own places."""

from typing import Any

from tests.server.world import Browser, World


async def listed(browser: Browser) -> list[Any]:
    found: list[Any] = (await browser.get("/api/tables")).data["tables"]
    return found


async def test_only_tables_that_want_to_be_found_and_have_a_seat() -> None:
    world = World()
    world.hub.pace = 1e9
    host, stranger = world.browser(), world.browser()
    quiet = (await host.post("/api/tables", {"game": "multiverse", "seats": 3, "name": "Zanahoria"})).data
    made = (await host.post("/api/tables", {"game": "multiverse", "seats": 3, "name": "Zanahoria"})).data
    at = f"/api/tables/{made['table']}"
    assert await listed(stranger) == []
    await host.post(f"{at}/manners", {"listed": True})
    row = {"table": made["table"], "code": made["code"], "game": "multiverse", "seats": 3, "open": 2, "status": "lobby"}
    assert await listed(stranger) == [row]
    assert not any(b"Zanahoria" in chunk for chunk in stranger.received)
    await stranger.post(f"{at}/join", {})
    await host.post(f"{at}/start", {"fill": "random"})
    assert await listed(stranger) == [row | {"open": 1, "status": "playing"}], "a latecomer may take the bot's seat"
    await host.post(f"{at}/manners", {"latecomers": False})
    assert await listed(stranger) == []
    assert quiet["table"] not in str(await listed(stranger))
    await host.post(f"{at}/manners", {"latecomers": True})
    await host.post(f"{at}/delete", {})
    assert await listed(stranger) == []


async def test_the_list_is_not_endless() -> None:
    world = World()
    host = world.browser()
    tables = []
    for _ in range(60):
        world.clock.sleep(1)
        tables.append((await host.post("/api/tables", {"game": "multiverse", "seats": 3})).data["table"])
        await host.post(f"/api/tables/{tables[-1]}/manners", {"listed": True})
    found = await listed(world.browser())
    assert [row["table"] for row in found] == tables[:9:-1]


async def test_mine_knows_whose_turn_it_is_and_survives_a_restart() -> None:
    world = World()
    world.hub.pace = 1e9
    table, (host, other) = await world.table(2)
    stranger = world.browser()
    elsewhere = (await stranger.post("/api/tables", {"game": "multiverse", "seats": 3})).data["table"]
    asked = f"/api/mine?tables={table},{elsewhere},{table},{'2' * 16},nonsense"

    async def mine(browser: Browser) -> list[Any]:
        found: list[Any] = (await browser.get(asked)).data["tables"]
        return found

    (row,) = await mine(host)
    assert row == {
        "table": table, "code": row["code"], "game": "multiverse", "status": "playing", "seats": [0], "turn": True, "period": 1,
    }  # fmt: skip
    assert [found["table"] for found in await mine(stranger)] == [elsewhere]
    assert await mine(world.browser()) == []
    question = (await host.get(f"/api/tables/{table}")).data["view"]["question"]["id"]
    await host.post(f"/api/tables/{table}/moves", {"id": "a", "question": question, "move": ["bet", ["bluff"]]})
    assert (await mine(host))[0]["turn"] is False and (await mine(other))[0]["turn"] is True
    await host.post(f"/api/tables/{table}/pause", {"paused": True})
    assert (await mine(other))[0]["turn"] is False
    await host.post(f"/api/tables/{table}/pause", {"paused": False})
    again = World(world.store)
    again.hub.pace = 1e9
    returned = again.browser()
    returned.token = other.token
    assert (await returned.get(f"/api/mine?tables={table}")).data["tables"][0]["turn"] is True
    many = ",".join(f"{number:016d}" for number in range(25))
    assert (await host.get(f"/api/mine?tables={many}")).reason == "too_many"
    assert (await host.get("/api/mine")).data == {"tables": []}


async def test_the_trainers_turn() -> None:
    world = World()
    trainer = world.browser()
    terms = {"game": "financity", "seats": 2, "seat": None, "fill": "random", "options": {"home_assignment": "trainer"}, "start": True}
    table = (await trainer.post("/api/tables", terms)).data["table"]
    (row,) = (await trainer.get(f"/api/mine?tables={table}")).data["tables"]
    assert row["seats"] == [] and row["turn"] is True


async def test_whoever_lists_fifty_tables_hides_nobody_elses() -> None:
    world = World()
    honest, flooder = world.browser(), world.browser()
    honest.address, flooder.address = "10.0.0.1", "10.0.0.2"
    mine = (await honest.post("/api/tables", {"game": "multiverse", "seats": 3})).data["table"]
    await honest.post(f"/api/tables/{mine}/manners", {"listed": True})
    for _ in range(60):
        world.clock.sleep(5)
        table = (await flooder.post("/api/tables", {"game": "multiverse", "seats": 3})).data["table"]
        await flooder.post(f"/api/tables/{table}/manners", {"listed": True})
    found = [row["table"] for row in await listed(world.browser())]
    assert len(found) == 50 and found[-1] == mine
