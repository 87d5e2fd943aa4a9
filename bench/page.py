"""How long a first visit waits on a slow network: `python -m bench.page [TIMES]`.

Slow 3G as the browsers' own tools have it (400 kbit/s both ways, 400 ms there and back) on a processor of a quarter of
the speed; nothing kept from before. Until the boxes stand on the shelf, and until the first question of each game."""

import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from alcancia.games import GAMES
from tests.web.browser import launch
from tests.web.conftest import Desk
from tests.web.playing import lay
from tests.web.serving import Server

SLOW_3G = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
"""Milliseconds and bytes per second."""
SLOWER = 4


def waited(browser: Browser, server: Server, game: str) -> float:
    """Seconds from the address to what one came for; without a game, the shelf."""
    desk = Desk(browser)
    page = desk.page(server, 360, 740, lang="es", has_touch=True)
    path = f"/t/{lay(page, game)}" if game else "/"
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", SLOW_3G)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    begun = time.perf_counter()
    page.goto(path, wait_until="commit")
    page.locator("[data-prompt]" if game else "article.game").first.wait_for()
    took = time.perf_counter() - begun
    desk.close()
    return took


def main(times: int) -> None:
    """Measure and print: the middle of several visits, and the longest."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser, server = launch(playwright), Server(Path(data))
        for game in ("", *GAMES):
            took = sorted(waited(browser, server, game) for _ in range(times))
            print(f"{game or 'home':<12} {statistics.median(took):5.2f} s  (longest of {times}: {took[-1]:.2f} s)", flush=True)
        server.stop()
        browser.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
