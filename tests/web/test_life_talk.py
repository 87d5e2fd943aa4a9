"""The talk of a class: from "End" to the first moment in three clicks, and paper for everybody."""

from playwright.sync_api import expect

from tests.web.conftest import Desk
from tests.web.playing import look_up, play_out, post
from tests.web.serving import Server
from tests.web.test_accessible import settled
from tests.web.test_life_debrief import THINKING


def test_from_the_end_to_the_first_moment(desk: Desk, server: Server) -> None:
    trainer = desk.page(server)
    trainer.goto("/")
    made = post(trainer, "/api/classes", {"game": "multiverse"})
    path = f"/api/classes/{made['class']}"
    post(trainer, f"{path}/door", {"open": True})
    learners = [desk.page(server) for _ in range(3)]
    for learner in learners:
        learner.goto("/")
        post(learner, f"{path}/join", {})
    post(trainer, f"{path}/start", {})
    places = [look_up(learner, f"{path}?eyes=learner")["you"][0] for learner in learners]
    for learner, place in zip(learners, places, strict=True):
        post(learner, f"/api/tables/{place['table']}/bot", {"seat": place["seat"], "bot": "baseline"})
    table = places[0]["table"]
    play_out(learners[0], table, places[0]["seat"])
    learners[0].goto(f"/t/{table}")
    expect(learners[0].locator("section.own dl dd")).to_have_count(5)
    expect(learners[0].locator("#standings-title")).to_have_count(0)
    post(trainer, f"{path}/end", {})
    trainer.goto(f"/c/{made['class']}/lead")
    trainer.locator('a[href$="/debrief"]').click()
    expect(trainer.locator("#talk-questions")).to_be_visible()
    expect(trainer.locator("article.moment")).to_be_visible(timeout=THINKING)
    if trainer.locator("article.moment .ways").count():
        trainer.locator("article.moment .button.filled").click()
    expect(trainer.locator("article.moment .found p").first).to_be_visible()
    settled(trainer)
