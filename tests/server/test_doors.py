"""Doors x people x seats: for every way to a seat who gets in, who waits, and who is told why not."""

import pytest

from alcancia.server import seating
from alcancia.server.lobby import Lobby
from tests.server.world import Browser, World

DOORS = ("open", "ask", "locked")
SEATS = ("open", "bot", "closed", "person")
IN, WAITS = "in", "waits"

STATED: dict[tuple[str, bool, str], dict[str, str]] = {
    # Before the game begins: bots and closed seats are the host's to give.
    ("stranger", False, "open"): {"open": IN, "ask": WAITS, "locked": "door_locked"},
    ("stranger", False, "bot"): dict.fromkeys(DOORS, "seat_taken"),
    ("stranger", False, "closed"): dict.fromkeys(DOORS, "seat_taken"),
    ("stranger", False, "person"): dict.fromkeys(DOORS, "seat_taken"),
    # In mid-game: a bot's seat only by the host's tap, at whichever door.
    ("stranger", True, "open"): {"open": IN, "ask": WAITS, "locked": "door_locked"},
    ("stranger", True, "bot"): {"open": WAITS, "ask": WAITS, "locked": "door_locked"},
    ("stranger", True, "closed"): dict.fromkeys(DOORS, "seat_taken"),
    ("stranger", True, "person"): dict.fromkeys(DOORS, "seat_taken"),
    # Shown out is out, whatever stands open.
    **{("removed", playing, seat): dict.fromkeys(DOORS, "removed") for playing in (False, True) for seat in SEATS},
    **{("turned away", playing, seat): dict.fromkeys(DOORS, "removed") for playing in (False, True) for seat in SEATS},
    # One person has one side: a player no second hand, a trainer who saw all of them none.
    **{("player", playing, seat): dict.fromkeys(DOORS, "already_seated") for playing in (False, True) for seat in SEATS},
    **{("player at one screen", True, seat): dict.fromkeys(DOORS, "one_side") for seat in SEATS},
    **{("trainer", True, seat): dict.fromkeys(DOORS, "saw_hands") for seat in SEATS},
    # Whoever got up in mid-game may have that seat again, and no other.
    ("got up", True, "open"): dict.fromkeys(DOORS, "one_side"),
    ("got up", True, "bot"): dict.fromkeys(DOORS, "one_side"),
    ("got up", True, "own"): dict.fromkeys(DOORS, IN),
}  # fmt: skip


async def arrived(who: str, playing: bool, door: str, seat: str) -> str:
    """Somebody comes to a table of six seats, one of each kind; what they are told."""
    world = World()
    host, player, comer = world.browser(), world.browser(), world.browser()
    terms = {"game": "financity", "seats": 6, "seat": None if who == "trainer" else 0}
    path = f"/api/tables/{(await host.post('/api/tables', terms)).data['table']}"
    assert (await player.post(f"{path}/join", {"seat": 1})).status == 201
    if who in ("removed", "got up"):
        assert (await comer.post(f"{path}/join", {"seat": 5})).status == 201
    if who == "removed":
        await host.post(f"{path}/remove", {"seat": 5})
    if who == "turned away":
        await host.post(f"{path}/manners", {"door": "ask"})
        number = (await comer.post(f"{path}/join", {})).data["waiting"]
        await host.post(f"{path}/turn-away", {"guest": number})
    await host.post(f"{path}/bot", {"seat": 2, "bot": "random"})
    await lay(host, comer, path, who, playing)
    assert (await host.post(f"{path}/manners", {"door": door})).status == 200
    if playing:
        assert (await host.post(f"{path}/reopen", {"seat": 3})).status in (200, 409)
    number = {"person": 1, "bot": 2, "open": 3, "closed": 4, "own": 5}[seat]
    chair = (await host.get(path)).data["lobby"]["seats"][number]["kind"]
    assert chair == {"own": "bot"}.get(seat, seat), (chair, seat)
    sitting = player if who.startswith("player") else host if who == "trainer" else comer
    answer = await sitting.post(f"{path}/join", {"seat": number} | ({"hotseat": True} if who == "player at one screen" else {}))
    if answer.status != 201:
        return answer.reason
    return IN if answer.data["seat"] == number else WAITS


async def lay(host: Browser, comer: Browser, path: str, who: str, playing: bool) -> None:
    """Somebody is shown out of seat 4, so that it is closed; then the game begins, if it does."""
    gone = Browser(host.world)
    await host.post(f"{path}/manners", {"door": "open"})
    assert (await gone.post(f"{path}/join", {"seat": 4})).status == 201
    if playing:
        assert (await host.post(f"{path}/start", {"fill": "random"})).status == 200
        if who == "got up":
            assert (await comer.post(f"{path}/leave", {"seat": 5})).status == 200
    assert (await host.post(f"{path}/remove", {"seat": 4})).status == 200


@pytest.mark.parametrize(("who", "playing", "seat"), STATED, ids=str)
async def test_doors(who: str, playing: bool, seat: str) -> None:
    for door in DOORS:
        assert await arrived(who, playing, door, seat) == STATED[who, playing, seat][door], door


async def test_every_way_to_a_seat_is_stated() -> None:
    strangers = {(playing, seat) for who, playing, seat in STATED if who == "stranger"}
    assert strangers == {(playing, seat) for playing in (False, True) for seat in SEATS}
    assert all(set(told) == set(DOORS) for told in STATED.values())


@pytest.mark.parametrize("planted", ["no door", "no ban", "no side"])
async def test_a_door_that_is_not_looked_at_is_noticed(planted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    who, playing, seat = {"no door": ("stranger", True, "bot"), "no ban": ("removed", False, "open"), "no side": ("got up", True, "open")}[
        planted
    ]
    if planted == "no door":
        monkeypatch.setattr(seating, "_at_the_door", lambda *args: None)
    elif planted == "no ban":
        monkeypatch.setattr("alcancia.server.lobby.Lobby.is_banned", lambda *args: False)
    else:
        leave = Lobby.leave

        def forgetful(self: Lobby, seat: int, playing: bool) -> None:
            leave(self, seat, playing)
            self.left = {}

        monkeypatch.setattr("alcancia.server.lobby.Lobby.leave", forgetful)
    with pytest.raises(AssertionError):
        await test_doors(who, playing, seat)
