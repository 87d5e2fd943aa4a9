"""Set-up, watching, replaying; and any game at all on the plain drawing."""

import json
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input, Select

from alcancia.games import GAMES, find
from alcancia.ground.plain import to_lists
from alcancia.kernel import Game, Luck, Refused
from alcancia.terminal import drawing
from alcancia.terminal.answering import Answer, Wrong
from alcancia.terminal.app import Setting, TableApp
from alcancia.terminal.ending import EndScreen
from alcancia.terminal.lines import plain
from alcancia.terminal.playing import PlayScreen
from alcancia.terminal.setting import SetUpScreen
from alcancia.terminal.watching import ReplayScreen, WatchScreen
from tests.laws.toys import market
from tests.terminal.helping import app_of, guide_game, line, on_screen, ready, settle, shown, sitting

EIGHTY = (80, 24)


# ── set-up ───────────────────────────────────────────────────────────────────


async def test_the_set_up_screen_leads_to_a_table(tmp_path: Path) -> None:
    app = TableApp(Setting(locale="en", game="multiverse", save=tmp_path / "g.json", pace=0))
    async with app.run_test(size=EIGHTY) as pilot:
        await ready(pilot, "#sits-2 #label")
        screen = app.screen
        assert isinstance(screen, SetUpScreen)
        screen.query_one("#number", Select).value = 4
        await ready(pilot, "#sits-3 #label")
        screen.query_one("#sits-1", Select).value = "person"
        screen.query_one("#name-0", Input).value = "Zoe"
        screen.query_one("#option-fee", Input).value = "50"
        screen.query_one("#option-swaps", Select).value = "false"
        await ready(pilot, "#start")
        await pilot.press("f10")
        await settle(pilot)
        assert isinstance(app.screen, PlayScreen)
        assert app.sitting is not None
        assert app.sitting.names[0] == "Zoe"
        assert app.sitting.people == [0, 1]
        assert app.sitting.names[1:] == ["Player 2", "Sensible 3", "Sensible 4"]
        assert app.sitting.table.options.fee == 50
        assert app.sitting.table.options.swaps is False
        assert (tmp_path / "g.json").exists()


async def test_a_place_that_cannot_be_written_to_is_told_and_nothing_begins(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    app = TableApp(Setting(locale="en", game="multiverse", save=tmp_path / "file" / "g.json", pace=0))
    async with app.run_test(size=EIGHTY) as pilot:
        await ready(pilot, "#start")
        await pilot.press("f10")
        await pilot.pause()
        assert isinstance(app.screen, SetUpScreen)
        assert "cannot be used" in shown(app)


async def test_impossible_options_are_told_and_nothing_begins() -> None:
    app = TableApp(Setting(locale="es", game="multiverse", pace=0))
    async with app.run_test(size=EIGHTY) as pilot:
        await ready(pilot, "#option-removal #label")
        app.screen.query_one("#option-fee", Input).value = "55"
        await pilot.press("f10")
        await pilot.pause()
        assert isinstance(app.screen, SetUpScreen)
        assert "Cargo bajo la línea" in shown(app)
        app.screen.query_one("#option-fee", Input).value = ""
        app.screen.query_one("#option-removal", Select).value = "chosen"
        await ready(pilot, "#start")
        await pilot.press("f10")
        await pilot.pause()
        assert "La lista de divisas apartadas no cuadra" in shown(app)


async def test_the_set_up_screen_changes_language_and_goes_on_with_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    sitting(1, 3, path=tmp_path / "alcancia" / "games" / "multiverse-old.json")
    app = TableApp(Setting(locale="en", pace=0))
    async with app.run_test(size=EIGHTY) as pilot:
        await ready(pilot, "#sits-2 #label")
        await pilot.press("f4")
        await ready(pilot, "#sits-2 #label")
        assert "Empezar" in shown(app)
        await pilot.click("#go-on")
        await settle(pilot)
        assert isinstance(app.screen, PlayScreen)
        assert app.sitting is not None
        assert app.sitting.path is not None
        assert app.sitting.path.stem == "multiverse-old"


# ── watching and replaying ───────────────────────────────────────────────────


async def test_watching_pauses_steps_and_speeds_up() -> None:
    sat = sitting(0, 3)
    app = app_of(sat, speed=1.0)
    async with app.run_test(size=EIGHTY) as pilot:
        await pilot.press("space")
        screen = app.screen
        assert isinstance(screen, WatchScreen)
        before = len(sat.table.entries)
        await pilot.press("right", "right")
        assert len(sat.table.entries) == before + 2
        assert "Paused." in shown(app)
        await pilot.press("plus")
        assert screen.speed == 2.0
        await pilot.press("v")
        assert "Your hand" in shown(app)
        for _ in range(200):
            if sat.table.over:
                break
            await pilot.press("right")
        await pilot.pause()
        await pilot.pause()
        assert isinstance(app.screen, EndScreen)


async def test_a_replay_goes_back_and_forth() -> None:
    sat = sitting(0, 3)
    while (bot := sat.bot_to_play()) is not None:
        sat.play_bot(bot)
    final = sat.table.state.digest()
    record = to_lists(sat.table.record())
    app = app_of(sat, record=record)
    async with app.run_test(size=EIGHTY) as pilot:
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        start = sat.table.state.digest()
        digests = [start]
        for _ in range(20):
            await pilot.press("right")
            digests.append(sat.table.state.digest())
        assert digests[1:] == record["hashes"][:20]
        for number in range(19, -1, -1):
            await pilot.press("left")
            assert sat.table.state.digest() == digests[number]
        await pilot.press("down")
        assert sat.table.state.period == 2
        await pilot.press("down", "up")
        assert sat.table.state.period == 2
        await pilot.press("end")
        assert sat.table.state.digest() == final
        await pilot.press("s")
        await pilot.pause()
        assert isinstance(app.screen, EndScreen)
        await pilot.press("b")
        await pilot.press("home")
        assert sat.table.state.digest() == start


# ── any game ─────────────────────────────────────────────────────────────────


def typed_for(answer: Answer, move: Any) -> list[str]:
    """The lines a person would type for a move, from what the menu and the forms offer."""
    for place, choice in enumerate(answer.choices, 1):
        if choice.move is not None and to_lists(choice.move) == to_lists(move):
            return [choice.words[0] if choice.words else str(place)]
    lines = []
    if answer.form is None:
        choice = next(choice for choice in answer.menu if choice.name == move[0] and choice.move is None)
        lines.append(choice.words[0])
        answer.open(choice)
    values = _flat(answer, move[1:])
    for value in values:
        space = answer.space
        assert space is not None
        keys = {_same(item.value): item.key for item in answer.items()}
        if space["kind"] == "amount":
            lines.append(str(value))
        elif space["kind"] == "subset":
            lines.append(" ".join(keys[_same(item)] for item in value) or "-")
        elif _same(value) in keys:
            lines.append(keys[_same(value)])
        else:
            assert space["kind"] == "listed"
            assert len(keys) == drawing.MOST_OPTIONS
            lines.append(json.dumps(to_lists(value)))
        found = answer.typed(lines[-1])
        assert not isinstance(found, Wrong), (lines, found)
    return lines


def _same(value: Any) -> str:
    return repr(to_lists(value))


def _flat(answer: Answer, arguments: Any) -> list[Any]:
    assert answer.form is not None
    flat: list[Any] = []

    def walk(space: Any, value: Any) -> None:
        if space["kind"] == "product":
            for part, item in zip(space["spaces"], value, strict=True):
                walk(part, item)
        else:
            flat.append(value)

    for space, value in zip(answer.form.spaces, arguments, strict=True):
        walk(space, value)
    return flat


def every_game() -> list[tuple[str, Game]]:
    return [*((id, find(id)) for id in GAMES), ("market", market()), ("piggy", guide_game())]


@pytest.mark.usefixtures("plain_drawing")
@pytest.mark.parametrize(("id", "game"), every_game())
@pytest.mark.parametrize("locale", ["en", "es"])
def test_every_game_can_be_played_on_the_plain_drawing(id: str, game: Game, locale: str) -> None:
    """Random moves, each typed as a person would, until the end; every screen on the way can be drawn."""
    seats = game.seats[0]
    sat = sitting(seats, seats, locale, game=game)
    draws = drawing.drawing_of(sat)
    luck = Luck(f"{id}/{locale}")
    for _ in range(120):
        if sat.table.over:
            break
        seat = luck.choice(list(sat.table.asked))
        if seat < 0:
            sat.play_bot(seat)
            continue
        view = sat.view(seat)
        answer = draws.answer(view)
        assert answer is not None
        asks = [sat.table.asked[seat], *sat.table.may_of(seat)]
        move = luck.choice(asks).sample(luck) if luck.below(4) == 0 else asks[0].sample(luck)
        lines = typed_for(draws.answer(view) or answer, move)
        assert plain([draws.header(view), *draws.table(view, answer, 78), *draws.controls(answer, 78)])
        assert draws.prompt(view)
        found: Any = None
        for text in lines:
            found = answer.typed(text)
            draws.controls(answer, 78)
        assert not isinstance(found, Wrong), (lines, found)
        assert to_lists(found) == to_lists(move) or id == "multiverse", (lines, found, move)
        assert not isinstance(sat.play(seat, found), Refused)
        sat.log(seat)
    if sat.table.over:
        assert plain(draws.ending(78))


@pytest.mark.usefixtures("plain_drawing")
async def test_a_game_without_a_drawing_of_its_own_on_the_full_screen() -> None:
    sat = sitting(2, 2, game=guide_game())
    async with on_screen(sat) as (app, pilot):
        for _ in range(40):
            if isinstance(app.screen, EndScreen):
                break
            await pilot.press("enter")
            await settle(pilot)
            await line(pilot, "20")
        assert isinstance(app.screen, EndScreen)
        assert "Ana" in shown(app)
    assert sat.table.over
