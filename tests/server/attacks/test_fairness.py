"""Fair play and identity: hands, luck, clocks, doors, tokens, codes; each as somebody tried it on the running server."""

import time
from collections.abc import Callable
from hashlib import sha256

from alcancia.kernel import Luck
from tests.server.attacks.siege import Code, Siege, heard, until
from tests.server.world import choose


def test_nobody_sees_a_bots_hand_by_sitting_down(siege: Siege) -> None:
    """W4: player with `hotseat`, stranger with the link, trainer; none of them without the host's tap, and it is announced."""
    table, (host,) = siege.table(1)
    at = f"/api/tables/{table}"
    assert siege.post(f"{at}/join", {"seat": 2, "hotseat": True}, host)[1]["reason"] == "one_side"
    status, said, stranger = siege.post(f"{at}/join", {"seat": 2, "name": "Zoe"})
    assert (status, said) == (201, {"seat": None, "waiting": 1})
    assert siege.ask("GET", f"{at}?seat=2", token=stranger)[1]["reason"] == "not_your_seat"
    assert siege.ask("GET", f"{at}/replay?step=0&eyes=2", token=stranger)[1]["reason"] == "not_your_seat"
    assert siege.ask("GET", at, token=stranger)[1]["lobby"]["guests"] == [], "only the host hears who waits"
    lobby = siege.post(f"{at}/admit", {"guest": 1}, host)[1]["lobby"]
    assert lobby["seats"][2]["name"] == "Zoe" and lobby["news"][-1]["key"] == "came_late"
    # Who got up may have that seat again, and no other.
    assert siege.post(f"{at}/leave", {"seat": 2}, stranger)[0] == 200
    assert siege.post(f"{at}/join", {"seat": 1}, stranger)[1]["reason"] == "one_side"
    assert siege.post(f"{at}/join", {"seat": 2}, stranger)[1]["seat"] == 2


def test_a_trainer_who_saw_all_hands_does_not_sit_down(siege: Siege) -> None:
    """W4."""
    table, (host,) = siege.table(1, seat=None)
    assert siege.post(f"/api/tables/{table}/join", {"seat": 1}, host)[1]["reason"] == "saw_hands"


def test_a_host_does_not_read_a_removed_rivals_hand(siege: Siege) -> None:
    """W4: remove, reopen, sit down there."""
    table, tokens = siege.table(3)
    at = f"/api/tables/{table}"
    assert siege.post(f"{at}/remove", {"seat": 1}, tokens[0])[0] == 200
    assert siege.post(f"{at}/reopen", {"seat": 1}, tokens[0])[0] == 200
    assert siege.post(f"{at}/join", {"seat": 1, "hotseat": True}, tokens[0])[1]["reason"] == "one_side"
    assert siege.ask("GET", f"{at}?seat=1", token=tokens[0])[1]["reason"] == "not_your_seat"
    assert siege.post(f"{at}/join", {"seat": 1}, tokens[1])[1]["reason"] == "removed", "an open seat is no pardon"


def test_going_back_needs_everybody(siege: Siege) -> None:
    """W4: a host who plays bet anew with the same luck after the reveal."""
    table, tokens = siege.table(3)
    at, luck = f"/api/tables/{table}", Luck("back")
    for seat, token in enumerate(tokens):
        question = siege.ask("GET", at, token=token)[1]["view"]["question"]
        move = {"id": f"m{seat}", "question": question["id"], "move": choose(question, luck)}
        assert siege.post(f"{at}/moves", move, token)[0] == 200
    seq = siege.ask("GET", at)[1]["seq"]
    assert siege.post(f"{at}/rewind", {"to": 0}, tokens[0])[1]["proposal"]["agreed"] == [0]
    assert siege.ask("GET", at)[1]["seq"] == seq
    siege.post(f"{at}/agree", {"to": 0, "yes": True}, tokens[1])
    assert siege.post(f"{at}/agree", {"to": 0, "yes": False}, tokens[2])[1]["proposal"] is None
    assert siege.post(f"{at}/agree", {"to": 0, "yes": True}, tokens[2])[1]["reason"] == "no_proposal"
    siege.post(f"{at}/rewind", {"to": 0}, tokens[0])
    siege.post(f"{at}/agree", {"to": 0, "yes": True}, tokens[1])
    assert siege.post(f"{at}/agree", {"to": 0, "yes": True}, tokens[2])[1] == {"seq": seq + 1}


def finished(siege: Siege) -> tuple[str, str, dict[str, object]]:
    """A short game of bots that is over: its table, the host's token, its record."""
    table, (host,) = siege.table(1, options={"games_in_match": 1}, share="my-own-part")
    siege.post(f"/api/tables/{table}/bot", {"seat": 0, "bot": "random"}, host)
    with siege.live(table, host) as wire:
        assert until(lambda: heard(wire, "state")["lobby"]["status"] == "over", 60)
    assert until(lambda: siege.ask("GET", f"/api/tables/{table}/record", token=host)[0] == 200)
    return table, host, siege.ask("GET", f"/api/tables/{table}/record", token=host)[1]


def test_luck_that_may_be_known_says_so_and_shares_are_shown(siege: Siege) -> None:
    """W5: a branch or a record could be passed off as a fresh table; and the seed is nobody's choice."""
    table, host, record = finished(siege)
    shares, seed = record["shares"], record["seed"]
    assert isinstance(shares, dict) and set(shares) == {"house", "0"} and shares["0"] == "my-own-part"
    assert seed == sha256("\n".join(f"{who}={share}" for who, share in sorted(shares.items())).encode()).hexdigest()
    lobby = siege.ask("GET", f"/api/tables/{table}", token=host)[1]["lobby"]
    assert lobby["luck"] == "fresh" and lobby["promise"] == sha256(f"{record['salt']}\n{shares['house']}".encode()).hexdigest()
    made = siege.post(f"/api/tables/{table}/branch", {"step": 0}, host)[1]
    assert siege.ask("GET", f"/api/tables/{made['table']}")[1]["lobby"]["luck"] == "branch"
    brought = siege.post("/api/records", record)[1]["table"]
    assert siege.ask("GET", f"/api/tables/{brought}/replay?step=0")[1]["lobby"]["luck"] == "record"
    spoiled = record | {"shares": shares | {"0": "another"}}
    assert siege.post("/api/records", spoiled)[1]["reason"] == "shares_broken"
    # 16, W6: the codes of a finished game lead nowhere.
    assert until(lambda: siege.post("/api/find", {"code": lobby["code"]})[0] == 404)


def test_whoever_waited_at_the_door_brings_their_part_too(siege: Siege) -> None:
    """W5: a seat given by the host's tap is mixed in like any other, and no part is told before the end."""
    _, made, host = siege.post("/api/tables", {"game": "financity", "seats": 2, "share": "the-hosts-part"})
    at = f"/api/tables/{made['table']}"
    assert siege.post(f"{at}/manners", {"door": "ask"}, host)[0] == 200
    _, _, guest = siege.post(f"{at}/join", {"name": "Zoe", "share": "the-guests-part"})
    siege.post(f"{at}/admit", {"guest": 1}, host)
    assert siege.post(f"{at}/start", {}, host)[0] == 200
    looked = str([siege.ask("GET", at, token=token)[1] for token in (host, guest, None)])
    assert "s-part" not in looked
    for seat, token in ((0, host), (1, guest)):
        siege.post(f"{at}/bot", {"seat": seat, "bot": "random"}, token)
    assert until(lambda: siege.ask("GET", f"{at}/record", token=host)[0] == 200, 60)
    shares = siege.ask("GET", f"{at}/record", token=host)[1]["shares"]
    assert {"0": "the-hosts-part", "1": "the-guests-part"}.items() <= shares.items() and len(shares) == 3


def test_going_and_coming_gives_no_time(besiege: Callable[..., Siege]) -> None:
    """11: a bot into and out of one's own seat started one's clock anew, for ever."""
    siege = besiege()
    table, tokens = siege.table(2)
    at = f"/api/tables/{table}"
    siege.post(f"{at}/manners", {"clock": 60}, tokens[0])
    assert siege.post(f"{at}/extra", {"seat": 1, "seconds": 600}, tokens[1])[1]["reason"] == "host_only"

    def left() -> int:
        clock = siege.ask("GET", at, token=tokens[1])[1]["clock"]
        return int(next(row["left"] for row in clock["seats"] if row["seat"] == 1))

    assert until(lambda: left() < 58)
    before = left()
    for _ in range(3):
        # In a break no bot answers, so the question stays open.
        siege.post(f"{at}/pause", {"paused": True}, tokens[0])
        siege.post(f"{at}/bot", {"seat": 1, "bot": "random"}, tokens[1])
        siege.post(f"{at}/bot", {"seat": 1, "bot": None}, tokens[1])
        siege.post(f"{at}/pause", {"paused": False}, tokens[0])
        assert left() <= before + 1, "whole seconds are shown, and the one that runs may be shown again"


def test_a_host_who_is_gone_stops_nobody(besiege: Callable[..., Siege]) -> None:
    """12: paused by somebody who left; hosting passes on to a player who is here."""
    siege = besiege(HOST_SECONDS=0.3, SWEEP=Code("__import__('alcancia.server.hub', fromlist=['x']).__dict__.update(SWEEP_SECONDS=0.1)"))
    table, tokens = siege.table(3)
    siege.post(f"/api/tables/{table}/pause", {"paused": True}, tokens[0])
    with siege.live(table, tokens[1]) as wire:
        message = heard(wire, "state")
        assert message["lobby"]["paused"]
        while message["lobby"]["paused"]:
            message = heard(wire, "lobby")
        assert message["you"]["host"] and message["lobby"]["news"][-1]["key"] == "hosts_now"


def test_tokens_of_ones_own_invention_are_nobodys(siege: Siege) -> None:
    """15: 43 times A became the identity, host rights included; and a planted token dies when its device gets a place."""
    invented = "A" * 43
    status, made, token = siege.post("/api/tables", {"game": "multiverse", "seats": 3}, invented)
    assert status == 201 and token != invented
    assert siege.ask("GET", f"/api/tables/{made['table']}", token=invented)[1]["you"]["host"] is False
    planted = token
    status, second, renewed = siege.post("/api/tables", {"game": "multiverse", "seats": 3}, planted)
    assert renewed != planted
    assert siege.ask("GET", f"/api/tables/{second['table']}", token=planted)[1]["you"]["host"] is False
    assert siege.ask("GET", f"/api/tables/{second['table']}", token=renewed)[1]["you"]["host"] is True
    assert siege.ask("GET", f"/api/tables/{made['table']}", token=renewed)[1]["you"]["host"] is True, "places at other tables stay"


def test_a_return_code_works_once_and_its_owner_hears(siege: Siege) -> None:
    """16: read over a shoulder it stayed valid, silently."""
    status, made, host = siege.post("/api/tables", {"game": "multiverse", "seats": 3, "name": "Ana"})
    at = f"/api/tables/{made['table']}"
    with siege.live(made["table"], host) as wire:
        heard(wire, "state")
        status, said, thief = siege.post("/api/return", {"code": made["return_code"]})
        assert (status, said["host"]) == (200, True)
        assert [note["key"] for note in heard(wire, "lobby")["lobby"]["news"]] == ["came_back"]
    assert siege.post("/api/return", {"code": made["return_code"]})[0] == 404
    assert siege.post(f"{at}/return-code", {"alone": True}, host)[0] == 200
    assert siege.ask("GET", at, token=thief)[1]["you"]["host"] is False
    assert siege.ask("GET", at, token=host)[1]["you"]["host"] is True


def test_a_class_sits_down_against_one_laptop(besiege: Callable[..., Siege]) -> None:
    """W7, G15: one address grabs and guesses; behind the door thirty pupils of another are let in by tap."""
    siege = besiege()
    teachers = [siege.post("/api/tables", {"game": "multiverse", "seats": 3, "seat": None}) for _ in range(10)]
    tables = [made["table"] for _, made, _ in teachers]
    hosts = [token for _, _, token in teachers]
    for table, host in zip(tables, hosts, strict=True):
        assert siege.post(f"/api/tables/{table}/manners", {"door": "ask"}, host)[0] == 200
    pace = 40
    for number in range(pace):
        siege.post(f"/api/tables/{tables[number % 10]}/join", {"name": f"Troll {number}"}, source="127.0.0.2")
    begun = time.monotonic()
    for number in range(30):
        status, said, _ = siege.post(f"/api/tables/{tables[number % 10]}/join", {"name": f"Pupil {number}"})
        assert status == 201 and said["waiting"], said
        assert siege.post("/api/find", {"code": "222-222-222"}, source="127.0.0.2")[0] in (404, 429)
    for table, host in zip(tables, hosts, strict=True):
        for guest in siege.ask("GET", f"/api/tables/{table}", token=host)[1]["lobby"]["guests"]:
            if guest["name"].startswith("Pupil"):
                assert siege.post(f"/api/tables/{table}/admit", {"guest": guest["guest"]}, host)[0] == 200
    seats = [seat["name"] for table in tables for seat in siege.ask("GET", f"/api/tables/{table}")[1]["lobby"]["seats"]]
    assert sorted(seats) == sorted(f"Pupil {number}" for number in range(30)) and time.monotonic() - begun < 90
    siege.post(f"/api/tables/{tables[0]}/manners", {"door": "locked"}, hosts[0])
    assert siege.post(f"/api/tables/{tables[0]}/join", {})[1]["reason"] in ("no_open_seat", "door_locked")


def test_a_house_can_be_full(besiege: Callable[..., Siege]) -> None:
    """W3: tables and bytes without end filled the disk."""
    siege = besiege("max_tables=2", FILL=Code("__import__('alcancia.server.hub', fromlist=['x']).__dict__.update(FILL_SECONDS=-1)"))
    answers = [siege.post("/api/tables", {"game": "multiverse", "seats": 3}) for _ in range(2)]
    assert [status for status, _, _ in answers] == [201, 201]
    table, host = answers[0][1]["table"], answers[0][2]
    with siege.live(table, host) as wire, siege.live(table) as stranger:
        heard(wire, "state")
        heard(stranger, "state")
        status, said, _ = siege.post("/api/tables", {"game": "multiverse", "seats": 3})
        assert status == 503 and said["reason"] == "house_full"
        assert until(lambda: heard(wire, "lobby")["lobby"]["trouble"] == "full"), "the host of another table hears so too"
    _, seen, _ = siege.ask("GET", f"/api/tables/{table}")
    assert seen["lobby"]["trouble"] is None, "others cannot do anything about it"
    assert siege.post("/api/classes", {"game": "multiverse"})[1]["reason"] == "house_full", "nor is there room for a class"
    assert "house_full" in siege.stop()


def test_one_address_makes_only_so_many_tables(besiege: Callable[..., Siege]) -> None:
    """W6: three thousand tables of one device, and no teacher could make one any more."""
    siege = besiege(LONGEST_WAIT=0, SULK_SECONDS=0)
    made = [siege.post("/api/tables", {"game": "multiverse", "seats": 3}, source="127.0.0.2")[0] for _ in range(40)]
    assert made.count(201) <= 31 and made[-1] == 429
    assert siege.post("/api/tables", {"game": "multiverse", "seats": 3})[0] == 201


def test_eighty_spectators_keep_no_player_out(siege: Siege) -> None:
    """W6: the reserve, over real sockets."""
    table, tokens = siege.table(3)
    plugs = [siege.raw_socket(table) for _ in range(90)]
    for token in tokens:
        with siege.live(table, token) as wire:
            assert heard(wire, "state")["you"]["seat"] is not None
    for plug in plugs:
        plug.close()
