"""Several people at one device: a curtain falls between them, and takes everything away that the last one saw."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Desk
from tests.web.playing import come, make_table, move, post, until
from tests.web.serving import Server
from tests.web.test_accessible import settled


def add_person(page: Page, name: str) -> None:
    """Somebody else sits down at this device."""
    page.locator(".seats form input").fill(name)
    page.get_by_role("button", name="Add a person").click()
    expect(page.locator(".seats .name", has_text=name)).to_be_visible()


def come_forward(page: Page, name: str) -> None:
    """Say who looks now."""
    page.get_by_role("button", name=f"I am {name}, show my side").click()
    expect(page.locator(".mat")).to_be_visible()


def test_the_curtain_takes_the_view_away(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: frames.append(str(frame))))
    make_table(page, "Ana")
    add_person(page, "Bea")
    expect(page.locator(".shared")).to_be_visible()
    page.get_by_role("button", name="Start, with a bot").click()
    expect(page.locator("[data-curtain]")).to_contain_text("Pass the device to Ana")
    settled(page)
    assert page.locator("[data-card]").count() == 0
    come_forward(page, "Ana")
    held = page.locator(".pick [data-card], .pick[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert held
    assert move(page)
    expect(page.locator("[data-curtain]")).to_contain_text("Pass the device to Bea")
    left = page.content()
    assert not any(card and f'"{card}"' in left for card in held)
    assert page.evaluate("document.querySelectorAll('.mat, .pick').length") == 0
    come_forward(page, "Bea")
    assert move(page)
    said = [frame for frame in frames if '"hello"' in frame]
    first, second = (next(i for i, frame in enumerate(said) if f'"seat":{seat}' in frame) for seat in (0, 1))
    assert any('"watch":true' in frame for frame in said[first + 1 : second]), "between two people only the public view is fetched"


def test_a_reload_shows_nobodys_side(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    make_table(page, "Ana")
    add_person(page, "Bea")
    page.get_by_role("button", name="Start, with a bot").click()
    come_forward(page, "Ana")
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: heard.append(str(frame))))
    page.reload()
    expect(page.locator("[data-curtain]")).to_be_visible()
    come(page, lambda: heard)
    assert '"watch":true' in heard[0]


def test_a_mixed_table(desk: Desk, server: Server) -> None:
    """Two people at a laptop, one with a phone of their own."""
    laptop, phone = desk.page(server), desk.page(server, 360, 740)
    code = make_table(laptop, "Ana")
    add_person(laptop, "Bea")
    phone.goto(f"/j/{code}")
    phone.fill("#sit-name", "Carla")
    phone.get_by_role("button", name="Take a seat").click()
    laptop.get_by_role("button", name="Start the game").click()
    come_forward(laptop, "Ana")
    assert move(laptop)
    come_forward(laptop, "Bea")
    expect(phone.locator(".pick").first).to_be_visible()
    # Whoever does not look just now sits at the same device, and is not away.
    expect(phone.locator("[data-plate]:not(.away)")).to_have_count(2)
    expect(phone.locator("[data-curtain]")).to_have_count(0)
    assert move(phone)
    until(laptop, "() => document.querySelector('[data-curtain], .pick, .go') !== null")


LOOK = "async ([table, seat]) => (await (await fetch(`/api/tables/${table}?seat=${seat}`)).json())"


def test_the_device_passes_to_who_is_offered_something(desk: Desk, server: Server) -> None:
    """An offer waits for nobody's turn: the curtain falls for who is to answer it, and then for who made it."""
    page = desk.page(server)
    make_table(page, "Ana", 2, "City Life")
    add_person(page, "Bea")
    page.get_by_role("button", name="Start").click()
    expect(page.locator("[data-curtain]")).to_be_visible()
    table, names = page.url.rsplit("/", 1)[-1], ("Ana", "Bea")
    by, deed, turn = -1, "", ""
    for number in range(200):
        seat, state = next(
            (seat, found) for seat in (0, 1) if (found := page.evaluate(LOOK, [table, seat]))["view"]["question"] is not None
        )
        question = state["view"]["question"]
        owned = [name for name, owner in state["view"]["table"]["owner"].items() if owner == seat]
        if question["name"] == "pre_roll" and owned:
            by, deed, turn = seat, owned[0], question["id"]
            break
        moves = {one["name"]: one for one in question["moves"]}
        answer = ["buy"] if "buy" in moves else ["answer", "a"] if "answer" in moves else question["default"] or ["roll"]
        said = {"id": f"h{number}", "question": question["id"], "move": answer, "seat": seat}
        done = post(page, f"/api/tables/{table}/moves", said)
        assert done["type"] == "done", (done, question["name"], answer)
    assert deed
    page.get_by_role("button", name=f"I am {names[by]}, show my side").click()
    expect(page.locator("[data-curtain]")).to_have_count(0)
    offer = ["offer", [1 - by, [deed], 0, 0, [], 0, 100]]
    made = post(page, f"/api/tables/{table}/moves", {"id": "deal", "question": turn, "move": offer, "seat": by})
    assert made["type"] == "done", made
    expect(page.locator("[data-curtain]")).to_contain_text(f"Pass the device to {names[1 - by]}")
    page.get_by_role("button", name=f"I am {names[1 - by]}, show my side").click()
    page.get_by_role("button", name="Refuse").first.click()
    expect(page.locator("[data-curtain]")).to_contain_text(f"Pass the device to {names[by]}")
