"""Whole games on the full screen, by keys, by typing and by mouse; curtain, undo, save and resume."""

import json
from pathlib import Path

import pytest
from textual.widgets import Input

from alcancia.games.multiverse.content import BLUFF, SERIAL, VALUE, total
from alcancia.kernel import Luck
from alcancia.terminal.ending import EndScreen
from alcancia.terminal.files import beside, play_again, read_record, read_seating, unfinished
from alcancia.terminal.lines import width
from alcancia.terminal.plain import PlainTable
from alcancia.terminal.playing import PlayScreen
from alcancia.terminal.screens import Page
from alcancia.text import Speaker
from tests.terminal.helping import app_of, line, on_screen, settle, shown, sitting

EIGHTY = (80, 24)


def play_screen(app: object) -> PlayScreen:
    screen = app.screen  # type: ignore[attr-defined]
    assert isinstance(screen, PlayScreen), screen
    return screen


@pytest.mark.parametrize(("locale", "people", "seats"), [("en", 1, 3), ("es", 2, 4), ("en", 3, 3)])
async def test_a_whole_game_at_80_columns(locale: str, people: int, seats: int) -> None:
    sat = sitting(people, seats, locale, pile_size=5, stall_limit=2)
    luck = Luck("typist")
    async with on_screen(sat) as (app, pilot):
        for _ in range(400):
            if isinstance(app.screen, EndScreen):
                break
            screen = play_screen(app)
            if screen.next is not None:
                await line(pilot, "")
                continue
            answer = screen.answer
            assert answer is not None
            if answer.form is not None:
                keys = [item.key for item in answer.items()]
                await line(pilot, "bet " + " ".join(key for key in keys if luck.below(8) == 0 or key == keys[0]))
            else:
                await line(pilot, luck.choice(answer.choices).words[0])
        assert isinstance(app.screen, EndScreen)
        end = shown(app)
        assert Speaker(locale, "multiverse").say("score-title") in end
        assert all(str(row["score"]) in end for row in sat.table.standings())
        winners = [sat.names[row["seat"]] for row in sat.table.standings() if row["rank"] == 1]
        assert any(name in end.strip().splitlines()[0] for name in winners), end
    assert sat.table.over


async def test_a_game_with_arrows_space_and_enter_only() -> None:
    sat = sitting(1, 3, pile_size=5)
    async with on_screen(sat) as (app, pilot):
        for _ in range(200):
            if isinstance(app.screen, EndScreen):
                break
            if play_screen(app).answer.form is not None:  # type: ignore[union-attr]
                await pilot.press("space", "right", "space", "left")
            await pilot.press("down", "enter")
            await settle(pilot)
        assert isinstance(app.screen, EndScreen)


async def test_the_mouse_picks_cards_and_presses_buttons() -> None:
    sat = sitting(1)
    async with on_screen(sat) as (app, pilot):
        rows = shown(app).splitlines()
        y = next(i for i, row in enumerate(rows) if " 1:" in row)
        await pilot.click(offset=(rows[y].index(" 1:") + 1, y))
        await settle(pilot)
        screen = play_screen(app)
        assert len(screen.answer.picked) == 1  # type: ignore[union-attr]
        rows = shown(app).splitlines()
        y = next(i for i, row in enumerate(rows) if "↵" in row)
        await pilot.click(offset=(rows[y].index("↵"), y))
        await settle(pilot)
        assert sat.table.entries[-1][0] == 0 or len(sat.table.entries) > 3
        rows = shown(app).splitlines()
        y = next(i for i, row in enumerate(rows) if row.startswith(" Left"))
        await pilot.click(offset=(12, y))
        await settle(pilot)
        assert any(entry[1] == ("take", "left") for entry in sat.table.entries)


async def test_nonsense_changes_nothing_and_says_so() -> None:
    sat = sitting(1)
    async with on_screen(sat) as (app, pilot):
        before = sat.table.state.digest()
        for typed in ("foo", "bet 99", "left", "swap 1", "bet 1 1", "-", "9" * 40):
            await line(pilot, typed)
            assert sat.table.state.digest() == before
            assert play_screen(app).notice, typed
        assert "the same card twice" in play_screen(app).notice or play_screen(app).notice


def hidden(sat: object, seat: int) -> set[str]:
    """Serials of a seat's cards that nobody else may see."""
    return {f"{SERIAL[card]:03d}" for card in sat.table.state.hand[seat] if card != BLUFF}  # type: ignore[attr-defined]


async def test_the_curtain_leaves_no_byte_of_the_other_hand() -> None:
    """At every moment the screen is what it would be if the others held other cards."""
    sat = sitting(3, 3)
    async with on_screen(sat, (160, 40)) as (app, pilot):
        for turn in range(14):
            screen = play_screen(app)
            if screen.next is not None:  # else the same person is asked twice in a row
                public = shown(app)
                assert screen.viewer is None
                assert "Your hand" not in public
                assert not any(serial in public for seat in range(3) for serial in hidden(sat, seat)), turn
                assert "your hand" not in public
                assert "your bet" not in public
                await pilot.press("enter")
                await settle(pilot)
            mine = shown(app)
            seat = screen.viewer
            assert seat is not None
            lying = {f"{card}" for card in sat.table.state.front[seat]}  # type: ignore[attr-defined]
            if not lying:
                assert all(serial in mine for serial in hidden(sat, seat))
            others = {serial for other in range(3) if other != seat for serial in hidden(sat, other)}
            assert not any(serial in mine for serial in others), turn
            for other in range(3):
                if other != seat:
                    assert f"{sat.names[other]}, your" not in mine
            await line(pilot, "bet 1" if screen.answer.form is not None else "keep")  # type: ignore[union-attr]


async def test_a_typed_line_does_not_survive_the_curtain() -> None:
    sat = sitting(2, 3)
    async with on_screen(sat) as (app, pilot):
        await pilot.press("enter")
        await line(pilot, "bet 1 2")
        assert play_screen(app).next == 1
        assert "bet 1 2" not in shown(app)


async def test_what_is_typed_right_after_enter_is_not_lost() -> None:
    sat = sitting(1, 3)
    async with on_screen(sat) as (app, pilot):
        box = app.screen.query_one("#line", Input)
        box.value = "bet 1"
        await box.action_submit()
        box.insert_text_at_cursor("k")  # before the screen has heard of the first line
        await settle(pilot)
        assert len(sat.table.entries) >= 3
        assert box.value == "k"


async def test_the_key_that_ends_programs_leaves_and_nothing_is_lost(tmp_path: Path) -> None:
    sat = sitting(1, 3, path=tmp_path / "g.json")
    app = app_of(sat)
    async with app.run_test(size=EIGHTY) as pilot:
        await line(pilot, "bet 1")
        await pilot.press("ctrl+c")
        assert not app.is_running
    assert play_again(read_record(tmp_path / "g.json")).state == sat.table.state


async def test_enter_pressed_once_too_often_does_not_hide_the_result() -> None:
    sat = sitting(0, 3)
    while (bot := sat.bot_to_play()) is not None:
        sat.play_bot(bot)
    app = app_of(sat)
    async with app.run_test(size=EIGHTY) as pilot:
        app.ended()
        await pilot.press("enter")
        assert app.is_running
        assert isinstance(app.screen, EndScreen)


async def test_an_exchange_can_be_taken_back_but_a_bet_cannot() -> None:
    sat = sitting(3, 3)
    async with on_screen(sat) as (app, pilot):
        await pilot.press("enter")
        await line(pilot, "bet 1")
        await pilot.press("u")
        assert play_screen(app).notice == "Nothing can be taken back now."
        for _ in range(2):
            await pilot.press("enter")
            await settle(pilot)
            await line(pilot, "bet 1")
        before = sat.table.state.digest()
        await pilot.press("enter")
        await settle(pilot)
        actor = play_screen(app).viewer
        await line(pilot, "left")
        assert sat.table.state.digest() != before
        await pilot.press("u")
        await settle(pilot)
        assert sat.table.state.digest() == before
        assert play_screen(app).next == actor


async def test_every_move_is_in_the_file_and_q_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    sat = sitting(1, 3, path=path)
    async with on_screen(sat) as (_, pilot):
        await line(pilot, "bet 1")
        await line(pilot, "keep")
        await pilot.press("q")
        await pilot.pause()
    table = play_again(read_record(path))
    assert table.state == sat.table.state
    assert len(table.entries) == len(sat.table.entries) > 3
    assert read_seating(path, 3) == sat.seating
    resumed = app_of(sitting(1, 3, path=None))
    resumed.sitting.table = table  # type: ignore[union-attr]
    async with resumed.run_test(size=EIGHTY) as pilot:
        await settle(pilot)
        await line(pilot, "bet 1")
    assert len(table.entries) > len(sat.table.entries)


def test_a_crash_between_two_moves_leaves_a_whole_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    sat = sitting(1, 3, path=path)
    good = path.read_bytes()

    def crash(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("json.dump", crash)
    with pytest.raises(KeyboardInterrupt):
        sat.play(0, ("bet", [sat.table.state.hand[0][0]]))  # type: ignore[attr-defined]
    assert path.read_bytes() == good
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith(".")] == []


async def test_a_full_disk_does_not_end_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sat = sitting(1, 3, path=tmp_path / "game.json")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("alcancia.terminal.sitting.write_whole", full)
    async with on_screen(sat) as (app, pilot):
        await line(pilot, "bet 1")
        assert sat.unkept
        assert "could not be kept (the disk is full)." in " ".join(shown(app).split())
        assert len(sat.table.entries) >= 3


async def test_equal_totals_show_the_serial_that_decides() -> None:
    sat = sitting(3, 3)
    app = app_of(sat)
    async with app.run_test(size=EIGHTY) as pilot:
        for _ in range(3):
            await settle(pilot)
            screen = play_screen(app)
            await line(pilot, "")
            hand = sat.table.state.hand[screen.viewer or 0]  # type: ignore[attr-defined]
            card = min((card for card in hand if card != BLUFF), key=lambda card: (VALUE[card] != 20, SERIAL[card]))
            await line(pilot, f"bet {card}")
        level = [front for front in sat.table.state.front if total(front) == 20]  # type: ignore[attr-defined]
        assert len(level) >= 2, "the seed must give two seats a 20"
        assert all(f"(tie: serial {SERIAL[front[0]]})" in shown(app) for front in level)


def test_a_broken_seating_file_counts_as_none(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    sitting(1, 3, path=path)
    for text in ("", "[", "[1,2]", '{"seats":[{"name":1,"bot":""}],"over":false}', '{"seats":3}', json.dumps({"over": False, "seats": []})):
        beside(path).write_text(text)
        assert read_seating(path, 3) is None


def test_games_in_progress_are_found_until_they_are_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    path = tmp_path / "alcancia" / "games" / "multiverse-x.json"
    sat = sitting(0, 3, path=path, bot="random")
    assert unfinished() == [path]
    while (bot := sat.bot_to_play()) is not None:
        sat.play_bot(bot)
    assert unfinished() == []
    assert read_seating(path, 3) == sat.seating


async def test_the_rules_open_where_the_question_is() -> None:
    sat = sitting(1, 3, "es")
    async with on_screen(sat) as (app, pilot):
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, Page)
        assert "MM-4.3" in shown(app)
        await pilot.press("right")
        await pilot.pause()
        assert "MM-4.10" in shown(app)
        await pilot.press("escape")
        await settle(pilot)
        await line(pilot, "apostar 1")
        await pilot.press("question_mark")
        await pilot.pause()
        assert "MM-4.15" in shown(app)
        await pilot.press("escape", "f2")
        await pilot.pause()
        assert isinstance(app.screen, Page)


async def test_the_language_changes_in_the_middle() -> None:
    sat = sitting(1)
    async with on_screen(sat) as (app, pilot):
        assert "Choose the cards you bet." in shown(app)
        await pilot.press("f4")
        await pilot.pause()
        assert "Elige las cartas de tu apuesta." in shown(app)
        await line(pilot, "fuera")
        assert len(sat.table.entries) >= 3


async def test_a_swap_is_announced_to_its_victim() -> None:
    sat = sitting(3, 3, swaps=True)
    table = sat.table
    app = app_of(sat)
    async with app.run_test(size=EIGHTY) as pilot:
        for _ in range(3):
            await settle(pilot)
            await pilot.press("enter")
            await line(pilot, "bet 1")
        await pilot.press("enter")
        await settle(pilot)
        actor = next(iter(table.asked))
        other = (actor + 1) % 3
        await line(pilot, f"swap {other + 1}")
        await pilot.press("enter")
        await settle(pilot)
        assert f"{sat.names[actor]} swapped with you" in " ".join(shown(app).split())


@pytest.mark.parametrize("locale", ["en", "es"])
def test_the_line_of_keys_fits_80_columns(locale: str) -> None:
    speaker = Speaker(locale)
    for name in ("play", "watch", "replay", "end", "end-look"):
        assert width(speaker.say(f"keys-{name}")) <= 78, name
    assert width(speaker.say("setup-keys")) <= 78


async def test_again_deals_a_new_game_to_the_same_people() -> None:
    sat = sitting(1, 3, pile_size=5, stall_limit=1)
    async with on_screen(sat) as (app, pilot):
        for _ in range(100):
            if isinstance(app.screen, EndScreen):
                break
            await line(pilot, "out" if play_screen(app).answer.form else "keep")  # type: ignore[union-attr]
        await pilot.press("n")
        await settle(pilot)
        assert play_screen(app).sitting is not sat
        assert app.sitting is not None
        assert app.sitting.names == sat.names
        assert app.sitting.table.options == sat.table.options


@pytest.mark.parametrize(("term", "wiped"), [("xterm", "\033[2J"), ("dumb", "\n" * 60)])
def test_the_plain_curtain_hides_what_was_there(
    term: str, wiped: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", lambda _: "")
    assert PlainTable(sitting(2, 3)).curtain(1)
    out = capsys.readouterr().out
    assert out.startswith(wiped)
    assert ("\033" in out) is (term == "xterm")
