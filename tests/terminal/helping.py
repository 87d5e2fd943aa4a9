"""Tables for the terminal's tests: sittings without files, screens as text, and the game of the developers' guide."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Input

from alcancia.games import find
from alcancia.kernel import Game, Table
from alcancia.terminal.app import Setting, TableApp
from alcancia.terminal.playing import PlayScreen
from alcancia.terminal.sitting import Sitting

NAMES = ("Ana", "Beto", "Carla", "Diego", "Eva")
GUIDE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"


def sitting(
    people: int,
    seats: int = 3,
    locale: str = "en",
    bot: str = "baseline",
    seed: str = "tests",
    path: Path | None = None,
    game: Game | None = None,
    **options: Any,
) -> Sitting:
    """People first, then bots."""
    table = Table.set_up(game or find("multiverse"), seats=seats, seed=seed, options=options)
    seating = [(NAMES[seat] if seat < people else f"Bot {seat + 1}", "" if seat < people else bot) for seat in range(seats)]
    return Sitting(table, seating, locale, path)


def app_of(sat: Sitting, **setting: Any) -> TableApp:
    """The full screen for a sitting, with bots that do not dawdle."""
    return TableApp(Setting(locale=sat.teller.speaker.locale, sitting=sat, pace=0, **setting))


@asynccontextmanager
async def on_screen(sat: Sitting, size: tuple[int, int] = (80, 24)) -> AsyncIterator[tuple[TableApp, Pilot[None]]]:
    """A sitting on the full screen, drawn, and somebody at its keyboard."""
    app = app_of(sat)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        yield app, pilot


def shown(app: TableApp) -> str:
    """Everything that is on the screen, as text."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


async def settle(pilot: Pilot[None]) -> None:
    """Until the bots have played and everything is drawn."""
    for _ in range(200):
        await asyncio.sleep(0.002)
        screen = pilot.app.screen
        if not isinstance(screen, PlayScreen) or screen.answer is not None or screen.next is not None:
            break
    for _ in range(3):  # messages, then layout, then drawing
        await pilot.pause(0.002)


async def ready(pilot: Pilot[None], selector: str) -> None:
    """Until such a widget is on the screen and drawn; on a busy machine that takes its time."""
    for _ in range(6000):
        await pilot.pause(0.01)
        if pilot.app.screen.query(selector):
            break
    assert pilot.app.screen.query(selector), selector
    for _ in range(3):
        await pilot.pause(0.01)


async def line(pilot: Pilot[None], text: str) -> None:
    """A typed line, then Enter."""
    await settle(pilot)
    box = pilot.app.screen.query_one("#line", Input)
    box.value = text
    await box.action_submit()
    await settle(pilot)


def guide_game() -> Game:
    """Piggy, as printed in the developers' guide."""
    blocks = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    source = next(block for block in blocks if "game = Game(" in block)
    names: dict[str, Any] = {"__name__": "piggy_of_the_guide"}
    exec(compile(source, str(GUIDE), "exec"), names)
    game = names["game"]
    assert isinstance(game, Game)
    return game
