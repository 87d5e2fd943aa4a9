"""Before and after the lesson: the room test, and the data sheet for the school."""

import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from alcancia.server.classes import events
from alcancia.server.classes.register import Guide, Register
from alcancia.server.classes.roomcheck import check
from alcancia.server.classes.roomtest import Found, advice
from alcancia.server.classes.sheet import CLAIMS, KEPT, PURPOSES, SEES
from alcancia.text.speaker import Speaker, locales
from tests.server.world import World

HOUSE = Path(__file__).parent.parent.parent
ADVICE = ("waiting", "isolated", "broken", "slow", "no_sockets", "fine", "unreachable")


async def test_a_room_test() -> None:
    world = World()
    trainer, phone = world.browser(), world.browser()
    made = await trainer.post("/api/roomtests")
    assert made.status == 201 and made.data["address"].endswith(f"/room/{made.data['test']}")
    path = f"/api/roomtests/{made.data['test']}"
    assert (await trainer.get(path)).data == {"devices": 0, "sockets": 0, "polling": 0, "ms": None, "left": 20, "advice": "waiting"}
    world.clock.sleep(21)
    assert (await trainer.get(path)).data["advice"] == "isolated"
    assert (await phone.post(path, {"socket": True, "polling": True, "ms": 30})).status == 200
    assert (await trainer.get(path)).data["advice"] == "fine"
    assert (await phone.post(path, {"socket": 1, "polling": True, "ms": 30})).reason == "bad_message"
    assert (await phone.post("/api/roomtests/nothing", {"socket": True, "polling": True, "ms": 30})).reason == "no_such_test"
    world.clock.sleep(601)
    await trainer.post("/api/roomtests")
    assert (await trainer.get(path)).reason == "no_such_test"


def test_what_to_do() -> None:
    assert advice([Found(False, True, 40)], 0) == "no_sockets"
    assert advice([Found(True, True, 4000), Found(True, True, 3000)], 0) == "slow"
    assert advice([Found(False, False, 40)], 0) == "broken"
    for locale in locales():
        speaker = Speaker(locale, strict=True)
        assert all(speaker.say(f"room-{name}", address="x") for name in ADVICE)


def test_from_a_terminal(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "alcancia.server", str(tmp_path), "0", "pace=0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            import json

            assert process.stdout is not None
            address = json.loads(process.stdout.readline())["address"]
            said, found = check(address)
            assert said in ("fine", "slow") and found is not None and found.socket
        finally:
            process.terminate()
    assert check(address) == ("unreachable", None)
    assert check("ftp://nowhere") == ("unreachable", None)


async def test_the_sheet_is_filled_in_by_the_server_and_every_claim_has_its_test() -> None:
    world = World()
    world.hub.keep_days = 12
    sheet = (await world.browser().get("/api/sheet")).data
    assert sheet["keep_days"] == 12 and sheet["outside_requests"] == 0
    for row in sheet["claims"]:
        path, _, name = row["test"].partition("::")
        text = (HOUSE / path).read_text("utf-8")
        assert not name or f"def {name}(" in text, row


STORED = {
    "lesson": {
        "made", "terms", "door", "guarded", "left", "placed", "seated", "started", "late", "confirmed", "frozen", "stands", "unfrozen",
        "boxed", "last_round", "hurried", "breathes", "hand", "read", "helped", "bookmarked", "moment", "guessed", "told", "ended", "next",
        "closed",
    },
    "animals": {"joined", "rerolled"},
    "own_words": {"said", "texts"},
    "tickets": {"ticket_told", "ticket_counted", "tickets"},
    "devices": {"key", "guides", "learners", "devices", "role", "share"},
    "codes": {"code"},
    "own_names": {"name"},
}  # fmt: skip
"""Which line of the sheet tells of which entry of a class's log and of which field of its register."""


def test_whatever_a_class_stores_has_its_line_on_the_sheet() -> None:
    entries = {entry.__struct_config__.tag for entry in get_args(events.Entry)}
    fields = {field for kind in (Register, Guide) for field in kind.__struct_fields__}
    assert entries | fields == set().union(*STORED.values())
    assert set(KEPT) == {"moves", *STORED}


@pytest.mark.parametrize("locale", locales())
def test_the_sheet_can_be_read_in_every_language(locale: str) -> None:
    speaker = Speaker(locale, strict=True)
    for kind, ids in (("purpose", PURPOSES), ("kept", KEPT), ("sees", SEES), ("claim", CLAIMS)):
        assert all(speaker.say(f"sheet-{kind}-{id}") for id in ids)
