"""Joining, leaving, hosting, names and codes."""

import re
from typing import Any

import pytest

from alcancia.kernel import Refused
from alcancia.server import names, tokens
from alcancia.server.limits import PACES
from alcancia.server.lobby import rematch
from tests.server.world import SeededRandom, World


async def two(world: World) -> tuple[str, Any, Any]:
    host, guest = world.browser(), world.browser()
    table = (await host.post("/api/tables", {"game": "multiverse", "seats": 3, "name": "Ana"})).data["table"]
    assert (await guest.post(f"/api/tables/{table}/join", {"name": "Bea"})).data["seat"] == 1
    return f"/api/tables/{table}", host, guest


async def test_opening_a_link_takes_no_seat() -> None:
    world = World()
    path, _, _ = await two(world)
    before = world.store.fingerprint()
    curious = world.browser()
    for _ in range(5):
        assert (await curious.get(path)).data["you"] == {"seat": None, "seats": [], "host": False}
        await curious.ask("HEAD", path)
        await curious.get(f"/t/{path.rpartition('/')[2]}")
    assert curious.token is None and world.store.fingerprint() == before


async def test_everybody_at_a_connected_device_is_here() -> None:
    world = World()
    path, host, guest = await two(world)
    table = path.rpartition("/")[2]
    await guest.post(f"{path}/join", {"seat": 2, "hotseat": True, "name": "Cleo"})

    async def here() -> tuple[list[bool], int]:
        await world.settle()
        lobby = (await host.get(path)).data["lobby"]
        return [seat["here"] for seat in lobby["seats"]], lobby["watchers"]

    assert await here() == ([False, False, False], 0)
    looking = await guest.live(table).hello(seat=1)
    assert await here() == ([False, True, True], 0)
    # The curtain: the device fetches the public view, and is no spectator for that.
    curtain = await guest.live(table).hello(watch=True)
    looking.hang_up()
    assert await here() == ([False, True, True], 0)
    await world.browser().live(table).hello()
    curtain.hang_up()
    assert await here() == ([False, False, False], 1)


async def test_one_seat_per_device_unless_it_is_a_hot_seat() -> None:
    world = World()
    path, host, guest = await two(world)
    assert (await guest.post(f"{path}/join", {})).reason == "already_seated"
    assert (await guest.post(f"{path}/join", {"seat": 0, "hotseat": True})).reason == "seat_taken"
    assert (await guest.post(f"{path}/join", {"seat": 2, "hotseat": True, "name": "Cleo"})).data["seat"] == 2
    assert (await guest.get(path)).data["you"]["seats"] == [1, 2]
    late = world.browser()
    assert (await late.post(f"{path}/join", {})).reason == "no_open_seat"
    assert (await late.post(f"{path}/join", {"seat": 9})).reason == "no_such_seat"
    await host.post(f"{path}/start", {})
    table = path.rpartition("/")[2]
    wires = [await guest.live(table).hello(seat=seat) for seat in (1, 2)]
    hands = [wire.state["view"]["table"]["hand"] for wire in wires]
    assert hands[0] != hands[1]
    assert (await guest.get(f"{path}?seat=2")).data["view"]["table"]["hand"] == hands[1]
    assert (await guest.get(f"{path}?seat=0")).reason == "not_your_seat"
    assert "hand" not in (await guest.get(f"{path}?watch=1")).data["view"]["table"]
    question = wires[1].state["view"]["question"]
    body = {"id": "h", "question": question["id"], "move": ["bet", ["bluff"]], "seat": 2}
    assert (await guest.post(f"{path}/moves", body)).status == 200
    assert (await guest.post(f"{path}/moves", {**body, "seat": 0})).reason == "not_your_seat"


async def test_leaving_and_being_removed_end_open_sockets_at_once() -> None:
    world = World()
    path, host, guest = await two(world)
    table = path.rpartition("/")[2]
    wire = await guest.live(table).hello()
    assert (await guest.post(f"{path}/leave", {"seat": 1})).status == 200
    await world.settle()
    assert wire.closed == 4403 and wire.heard[-1] == {"type": "closed", "reason": "removed"}
    assert (await guest.post(f"{path}/join", {"name": "Bea"})).status == 201
    again = await guest.live(table).hello()
    removed = await host.post(f"{path}/remove", {"seat": 1})
    await world.settle()
    assert removed.data["lobby"]["seats"][1]["kind"] == "closed" and again.closed == 4403
    assert (await guest.post(f"{path}/join", {"seat": 2})).reason == "removed"
    assert (await guest.post(f"{path}/moves", {"id": "x", "question": "0.0", "move": ["bet", []]})).reason == "not_your_seat"
    assert (await host.post(f"{path}/reopen", {"seat": 1})).data["lobby"]["seats"][1]["kind"] == "open"
    assert (await guest.post(f"{path}/join", {"seat": 1})).reason == "removed", "an open seat is no pardon"
    await host.post(f"{path}/bot", {"seat": 1, "bot": "random"})
    assert (await host.post(f"{path}/reopen", {"seat": 1, "pardon": True})).status == 200
    assert (await guest.post(f"{path}/join", {"seat": 1})).status == 201
    assert (await host.post(f"{path}/remove", {"seat": 2})).reason == "no_such_seat"
    assert (await host.post(f"{path}/reopen", {"seat": 1})).reason == "seat_taken"


async def test_options_and_seats_change_only_before_the_start() -> None:
    world = World()
    path, host, _ = await two(world)
    changed = await host.post(f"{path}/options", {"seats": 4, "options": {"fee": 50}})
    assert len(changed.data["lobby"]["seats"]) == 4 and changed.data["lobby"]["options"]["fee"] == 50
    assert (await host.post(f"{path}/options", {"options": {"fee": 55}})).reason == "bad_option_value"
    assert (await host.post(f"{path}/options", {"options": {"feee": 50}})).reason == "unknown_option"
    assert (await host.post(f"{path}/options", {"options": {"sit_out": 1}})).reason == "bad_option_value"
    assert (await host.post(f"{path}/options", {"seats": 9})).reason == "bad_player_count"
    third = world.browser()
    await third.post(f"{path}/join", {"seat": 3})
    assert (await host.post(f"{path}/options", {"seats": 3})).reason == "seats_in_use"
    assert (await host.post(f"{path}/start", {})).reason == "seats_open"
    assert (await host.post(f"{path}/start", {"fill": "genius"})).reason == "unknown_bot"
    assert (await host.post(f"{path}/start", {"fill": "random"})).data["lobby"]["status"] == "playing"
    assert (await host.post(f"{path}/start", {})).reason == "already_started"
    assert (await host.post(f"{path}/options", {"options": {}})).reason == "already_started"
    assert (await third.get(path)).data["view"]["options"]["fee"] == 50


async def test_a_move_before_the_start_has_its_own_code() -> None:
    world = World()
    path, host, _ = await two(world)
    assert (await host.post(f"{path}/moves", {"id": "a", "question": "0.0", "move": ["bet", []]})).reason == "not_started"
    for body in ({"game": "chess", "seats": 3}, {"game": "multiverse", "seats": 2}, {"game": "multiverse", "seats": 3, "seat": 3}):
        made = await world.browser().post("/api/tables", body)
        assert made.status == 409 and made.reason in ("unknown_game", "bad_player_count", "no_such_seat")
    assert (await world.browser().post("/api/tables", {"game": "multiverse", "seats": 3, "start": True})).reason == "seats_open"


async def test_codes_lead_to_the_table_and_back_to_the_seat() -> None:
    world = World()
    host, guest = world.browser(), world.browser()
    made = (await host.post("/api/tables", {"game": "multiverse", "seats": 3})).data
    path = f"/api/tables/{made['table']}"
    spaced = " ".join(made["code"].lower())
    assert (await guest.post("/api/find", {"code": spaced})).data == {"table": made["table"]}
    joined = (await guest.post(f"{path}/join", {})).data
    assert (await guest.post("/api/find", {"code": joined["return_code"]})).reason == "no_such_code"
    tablet = world.browser()
    assert (await tablet.post("/api/return", {"code": made["code"]})).reason == "no_such_code"
    assert tablet.token is None
    back = await tablet.post("/api/return", {"code": joined["return_code"].lower().replace("-", " ")})
    assert back.data == {"table": made["table"], "seats": [1], "host": False}
    assert (await tablet.get(path)).data["you"]["seat"] == 1 and (await guest.get(path)).data["you"]["seat"] == 1
    fresh = (await tablet.post(f"{path}/return-code")).data["return_code"]
    assert (await world.browser().post("/api/return", {"code": joined["return_code"]})).reason == "no_such_code"
    assert (await world.browser().post("/api/return", {"code": fresh})).status == 200
    assert (await world.browser().post("/api/return", {"code": made["return_code"]})).data["host"] is True


async def test_tokens_of_the_wrong_kind_are_nobody() -> None:
    world = World()
    path, host, _ = await two(world)
    good = host.token
    before = world.store.fingerprint()
    for bad in ("", "x", good[:-1], good + "0", "0" * 43, "null", "[]", good.swapcase(), "é" * 43, good[:-1] + ";"):
        for headers in ({"cookie": f"alcancia={bad}"}, {"authorization": f"Bearer {bad}", "cookie": ""}):
            encoded = {name: value.encode("utf-8").decode("latin-1") for name, value in headers.items()}
            answer = await world.browser().post(f"{path}/start", {"fill": "random"}, headers=encoded)
            assert (answer.status, answer.reason) == (403, "host_only"), bad
    assert world.store.fingerprint() == before
    bearer = await world.browser().post(f"{path}/rename", {"seat": 0, "name": "Eva"}, headers={"authorization": f"Bearer {good}"})
    assert bearer.status == 200


async def test_a_wrong_token_in_the_grace_time_changes_nothing() -> None:
    """B4.36: a stranger at the door of an empty chair does not lock its owner out."""
    world = World()
    path, _, guest = await two(world)
    table = path.rpartition("/")[2]
    wire = await guest.live(table).hello()
    wire.hang_up()
    await world.settle()
    thief = world.browser()
    thief.token = "A" * 43
    claim = thief.live(table)
    claim.say({"type": "hello", "since": 0, "seat": 1})
    await world.settle()
    assert (await claim.hear("refused"))["reason"] == "not_your_seat"
    assert (await guest.live(table).hello()).state["you"]["seat"] == 1


def test_codes_are_hard_to_guess() -> None:
    random = SeededRandom()
    assert len(set(tokens.SIGNS)) == 26 and not set(tokens.SIGNS) & set("01OILSUVN")
    a_day = PACES["guess"][0][0] * 60 * 60 * 24
    assert 26 * 25 ** (tokens.JOIN_LENGTH - 1) / 20_000 / a_day > 365
    assert 26 * 25 ** (tokens.RETURN_LENGTH - 1) / 100_000 / a_day > 365
    codes = [tokens.join_code(random) for _ in range(200)]
    assert all(re.fullmatch(r"\w{3}-\w{3}-\w{3}", code) for code in codes)
    assert not [code for code in codes if re.search(r"(.)\1", tokens.plain_code(code))]
    assert 30**tokens.TABLE_LENGTH > 2**77
    assert tokens.is_token(random.token())
    from alcancia.server.world import RealRandom

    assert len({RealRandom().token() for _ in range(100)}) == 100 and tokens.is_token(RealRandom().token())


GOOD = ["Ana", "José María", "O'Neil", "Ana-Lu 3", "李小龍", "Ñandú", "Zoë", "أحمد", "x" * 20, "7"]
BAD = [
    "", " ", "\u200b", "a\u202eb", "a\u0000b", "x" * 21, "e" + "\u0301" * 4, "\u0301a", "\ufdfa" * 60, "...", "😀", "a\nb\x1b[31m",
    "<svg/onload=alert(1)>", "<<a>h1>", '"><img', "javascript:alert(1)", "=HYPERLINK(1)", "+1", "@x", "a/b", "a\tb;c", "%n",
    "\u2066Ana\u2069", "Ana\u00ad", "{0.__class__}", "\u200dAna",
]  # fmt: skip


@pytest.mark.parametrize("name", GOOD)
def test_good_names(name: str) -> None:
    assert isinstance(names.clean(name), str)


@pytest.mark.parametrize("name", BAD)
def test_bad_names(name: str) -> None:
    assert isinstance(names.clean(name), Refused), name


def test_names_are_tidied_and_told_apart() -> None:
    assert names.clean("  Ana \t Lu ") == "Ana Lu"
    assert names.clean("Jose\u0301") == "José"
    for one, other in (
        ("Ana", "ANA"),
        ("Ana", "Aña".replace("ñ", "n")),
        ("Bob", "B0b"),
        ("Paul", "Pau1"),
        ("Ana", "Аna"),
        ("José", "Jose"),
    ):
        assert names.clash(one, [None, other]), (one, other)
    assert not names.clash("Ana", ["Anna", None])


async def test_names_at_the_table() -> None:
    world = World()
    path, host, guest = await two(world)
    third = world.browser()
    assert (await third.post(f"{path}/join", {"name": "ANA"})).reason == "name_taken"
    assert (await third.post(f"{path}/join", {"name": "<b>"})).reason == "bad_name"
    assert (await guest.post(f"{path}/rename", {"seat": 1, "name": "Bea"})).status == 200
    assert (await guest.post(f"{path}/rename", {"seat": 0, "name": "Zoe"})).reason == "not_your_seat"
    assert (await host.post(f"{path}/rename", {"seat": 1, "name": None})).data["lobby"]["seats"][1]["name"] is None
    assert (await host.post(f"{path}/rename", {"seat": 2, "name": "X"})).reason == "no_such_seat"


async def test_shut_doors() -> None:
    world = World()
    assert (await world.browser().get("/api/tables/nothing")).status == 404
    assert (await world.browser().get("/api/tables/" + "2" * 16)).reason == "no_such_table"
    wire = world.browser().live("2" * 16)
    await world.settle()
    assert wire.closed == 4404 and wire.heard == [{"type": "closed", "reason": "no_such_table"}]
    assert not world.store.logs, "looking never creates"


async def test_no_two_tables_share_a_code(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    codes = iter(["BBBBBBB", "BBBBBBB", "CCCCCCC"])
    monkeypatch.setattr(tokens, "join_code", lambda random: next(codes))
    made = [(await world.browser().post("/api/tables", {"game": "multiverse", "seats": 3})).data for _ in range(2)]
    assert [table["code"] for table in made] == ["BBBBBBB", "CCCCCCC"]


async def test_the_host_deletes_a_table() -> None:
    world = World()
    path, host, guest = await two(world)
    wire = await guest.live(path.rpartition("/")[2]).hello()
    assert (await host.post(f"{path}/delete")).status == 200
    await world.settle()
    assert wire.closed == 4410 and not world.store.logs and not world.store.codes
    assert (await host.get(path)).reason == "no_such_table"


async def test_before_the_start_bots_seats_are_the_hosts_business() -> None:
    world = World()
    host, late = world.browser(), world.browser()
    table = (await host.post("/api/tables", {"game": "multiverse", "seats": 3, "fill": "random"})).data["table"]
    assert (await late.post(f"/api/tables/{table}/join", {})).reason == "no_open_seat"
    await host.post(f"/api/tables/{table}/reopen", {"seat": 1})
    assert (await late.post(f"/api/tables/{table}/join", {})).status == 201
    await late.post(f"/api/tables/{table}/leave", {"seat": 1})
    assert world.hub.live[table].lobby.chairs[1].kind == "open"


async def test_a_rematch_wakes_everybody_up() -> None:
    world = World()
    table, _ = await world.table(2)
    lobby = world.hub.live[table].lobby.copy()
    lobby.chairs[1].bot, lobby.chairs[1].away, lobby.paused = "random", True, True
    new = rematch(lobby, "BBBBBBB", SeededRandom())
    assert new.chairs[1].bot is None and not new.chairs[1].away and not new.paused
