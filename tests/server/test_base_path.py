"""A house below a path of somebody else's site: everything is there, and nothing anywhere else."""

import re

import pytest

from alcancia.kernel import Unplayable
from alcancia.server.addresses import base_of
from alcancia.server.host_policy import HostPolicy
from alcancia.server.pages import Pages
from alcancia.server.routes import Routes
from tests.server.world import HOST, World

BASE = "/alcancia"
HTML = {"accept": "text/html"}


def below(base: str = BASE, tls: bool = False) -> World:
    """A house that stands there."""
    world = World()
    world.app.policy = HostPolicy(frozenset({HOST}), tls, base)
    world.app.pages = Pages(f"http://{HOST}{base}", base=base)
    world.app.handlers = Routes(world.hub, world.app.pages).handlers
    return world


@pytest.mark.parametrize(("typed", "base"), [("", ""), ("/", ""), ("alcancia", BASE), ("/alcancia/", BASE), ("/a/b-c/d.e", "/a/b-c/d.e")])
def test_a_path_is_understood_however_it_is_typed(typed: str, base: str) -> None:
    assert base_of(typed) == base


@pytest.mark.parametrize("typed", ["/a//b", "/../b", "/a b", "/a?b", "/<b>", '/"', "/á", "/a/./b", "https://a/b", "/a;b", "/a%2f"])
def test_what_is_no_path_is_refused(typed: str) -> None:
    with pytest.raises(Unplayable):
        base_of(typed)


async def test_pages_files_and_questions_are_below_the_path_only() -> None:
    browser = below().browser()
    for path in (
        "/",
        "/t/abc",
        "/healthz",
        "/readyz",
        "/api/site",
        "/api/games",
        "/text/en/page.ftl",
        "/icon.svg",
        "/sw.js",
        "/api/openapi.json",
    ):
        there, outside = await browser.get(BASE + path), await browser.get(path)
        assert (there.status, outside.status) == (200, 404), path
    assert (await browser.get(BASE)).status == 200, "without the last stroke, as people type it"
    for path in ("/alcancias/api/site", "/alcanci/api/site", "/ALCANCIA/api/site", f"/x{BASE}/api/site", f"{BASE}{BASE}/api/site"):
        assert (await browser.get(path)).status == 404, path


async def test_who_mistypes_the_path_sees_a_page_that_says_so() -> None:
    browser = below().browser()
    lost = await browser.get("/t/abc", headers=HTML)
    assert lost.status == 404 and b'content="/alcancia/"' in lost.body, "it finds its files and the way home"


async def test_the_page_says_where_everything_is() -> None:
    browser = below().browser()
    for path in ("/", "/manifest.webmanifest"):
        body = (await browser.get(BASE + path)).body.decode()
        assert len(re.findall(r'"/alcancia/', body)) >= 5 and not re.findall(r'"/(?!alcancia/)', body), "nothing leads past the path"
    assert (await browser.get(f"{BASE}/api/site")).data["address"] == f"http://{HOST}{BASE}"
    assert (await browser.get(f"{BASE}/api/openapi.json")).data["servers"] == [{"url": BASE}]


@pytest.mark.parametrize(
    ("tls", "base", "cookie"),
    [
        (False, "", "alcancia={}; Path=/; "),
        (False, BASE, "alcancia={}; Path=/alcancia; "),
        (True, "", "__Host-alcancia={}; Path=/; "),
        (True, BASE, "__Secure-alcancia={}; Path=/alcancia; "),
    ],
)
def test_the_cookie_stays_below_the_path(tls: bool, base: str, cookie: str) -> None:
    policy = HostPolicy(frozenset({HOST}), tls, base)
    token = "t" * 43
    assert policy.set_cookie(token).startswith(cookie.format(token)) and ("; Secure" in policy.set_cookie(token)) == tls
    assert policy.token({"cookie": f"{policy.cookie}={token}"}) == token


async def test_a_game_below_the_path_and_what_other_nodes_ask() -> None:
    world = below()
    browser = world.browser()
    made = await browser.post(f"{BASE}/api/tables", {"game": "multiverse", "seats": 3, "fill": "random", "start": True})
    assert made.status == 201
    table = made.data["table"]
    assert (await browser.get(f"{BASE}/api/tables/{table}")).status == 200
    assert (await browser.get(f"/api/tables/{table}")).status == 404
    sealed = {"x-alcancia-seal": world.hub.relay._seal}
    assert (await browser.get(f"/api/tables/{table}", headers=sealed)).status == 200, "a node of ours knows the house from inside"
