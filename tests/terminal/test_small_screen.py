"""Every game at 80 x 24: what a decision is made with is on the screen at each question, in words, and nobody is called by a number."""

import re
from typing import Any

import pytest
from textual.pilot import Pilot

from alcancia.games import find
from alcancia.games.multiverse.content import BLUFF, SERIAL
from alcancia.kernel import Luck
from alcancia.terminal.answering import Answer
from alcancia.terminal.app import TableApp
from alcancia.terminal.playing import PlayScreen
from alcancia.terminal.sitting import Sitting
from alcancia.text import money
from tests.terminal.helping import on_screen, ready, settle, shown, sitting


def needed(sat: Sitting, view: dict[str, Any]) -> list[str]:
    """What must be on the screen now: the own money, and the event if there is one."""
    seen, say, locale = view["table"], sat.teller.speaker.say, sat.teller.speaker.locale
    match sat.game.id:
        case "financity":
            me = seen["players"][0]
            event = [say(f"card-{seen['event']}")] if seen["event"] else []
            return [money(me["cash"], locale), money(me["saved"], locale), *event]
        case "financialit":
            home = seen["homes"][0] if seen["homes"] else {"family": ""}
            words = ("Unit", "Happiness", "bills") if locale == "en" else ("Unidad", "Felicidad", "facturas")
            return [f"{home['units']} {words[0]}", f"{home['happiness']} de {words[1]}" if locale == "es" else
                    f"{home['happiness']} {words[1]}", f"{words[2]} {home['bills_due']}"] if home["family"] else []  # fmt: skip
        case "elplan":
            me = seen["players"][0]
            event = [say(f"card-{seen['event']}"), *say(f"card-{seen['event']}.about").split()[:3]] if seen["event"] else []
            letters = (
                [f"{say(f'letter-{id}')} = {word}" for id, word in LETTERS[locale]] if view["question"]["name"] == "choose_plan" else []
            )
            return [*([f"Ideas {me['ideas']}"] if me["plan"] else []), *letters, *event]
        case "multiverse":  # a serial decides between equal bets; where many cards of a currency lie there, once they are picked
            hand = [card for card in seen["hand"] if card != BLUFF] if view["question"]["name"] == "bet" else []
            return [f"·{SERIAL[card]:03d}" for card in hand if sum(other[:3] == card[:3] for other in hand) < 3]
        case "citylife":
            me, quiz = seen["players"][0], seen["quiz"]
            answers = [sat.teller.plain(text) for text in quiz["answers"].values()] if quiz else []
            return [money(me["cash"], locale), f"{me['pos']}", *answers]
    return []


LETTERS = {
    "en": [("money", "money"), ("marketing", "marketing"), ("consumer_good", "consumer good"), ("service", "service")],
    "es": [("money", "dinero"), ("marketing", "marketing"), ("consumer_good", "bien de consumo"), ("service", "servicio")],
}
"""Letters in which plans are told: what they stand for is on the screen while one is chosen."""

PRICED = {"buy_luxury", "seek", "learn", "invest", "acquire", "buy_investment", "buy_shopping", "buy", "place", "take_loan", "choose_plan"}
"""Moves that cost or bring something: what, stands beside them."""


GAMES = ["citylife", "elplan", "financialit", "financity", "multiverse"]


def check(sat: Sitting, app: TableApp) -> None:
    """What is on the screen at a question: own money, event, prices, consequences, in words; nobody is a number."""
    screen, whole = app.screen, shown(app)
    text = " ".join(whole.split())
    assert isinstance(screen, PlayScreen) and screen.answer is not None
    view = sat.view(0)
    for words in needed(sat, view):
        assert words in text, (view["question"]["name"], words, whole)
    prompt = screen.drawing.prompt(view).split()
    assert " ".join(prompt[:4]) in text, whole
    assert not re.search(r"\b\d+ \d+, \d+ (and|y) \d+\b", text), whole
    assert not re.search(r"\b(seat|asiento|puesto) [0-9]\b", text, re.I), whole
    assert "{" not in text and "_" not in text, whole
    squeezed = text.replace(" ", "")
    for choice in screen.answer.choices[:5]:  # the longest lists scroll; whatever is listed is whole
        called = choice.words[0] if sat.game.id == "multiverse" and choice.words else choice.label  # bets lie before one's eyes
        assert "".join(called.split()) in squeezed, (called, whole)
        assert "".join(choice.note.split()) in squeezed, (choice.note, whole)
        if choice.name in PRICED and choice.move is not None and choice.name != "place":
            assert choice.note, (view["question"]["name"], choice.label)


async def play_through(game: str, locale: str, seed: str, seats: int = 3, **options: Any) -> int:
    """A whole game on the small screen, looked at before every answer; how many there were."""
    sat = sitting(1, seats, game=find(game), seed=seed, locale=locale, **options)
    luck, asked = Luck(f"{game} {seed}"), 0
    async with on_screen(sat) as (app, pilot):
        while not sat.table.over:
            await until_asked(app, pilot)
            if not isinstance(app.screen, PlayScreen):
                break
            check(sat, app)
            asked += 1
            app.screen.play(sat.table.asked[0].sample(luck))
        await ready(pilot, "#standings")
    return asked


async def until_asked(app: TableApp, pilot: Pilot[None]) -> None:
    """Until there is a question, or the game is over; bots take as long as they take."""
    for _ in range(300):
        await settle(pilot)
        screen = app.screen
        if not isinstance(screen, PlayScreen) or screen.answer is not None:
            return
    raise AssertionError(f"nobody is asked: {shown(app)}")


@pytest.mark.parametrize(("game", "locale"), [(game, "en" if number % 2 else "es") for number, game in enumerate(GAMES)])
async def test_every_question_of_a_whole_game(game: str, locale: str) -> None:
    assert await play_through(game, locale, "small") >= 12


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["en", "es"])
@pytest.mark.parametrize(("game", "preset"), [(game, preset) for game in GAMES for preset in find(game).presets])
async def test_every_question_of_every_lesson(game: str, preset: str, locale: str) -> None:
    """All presets, and with each of them another seed; in both languages."""
    options = dict(find(game).presets[preset])
    assert await play_through(game, locale, preset, seats=4 if game == "elplan" else 3, **options) >= 5


async def test_savings_are_asked_card_by_card_and_say_what_they_come_to() -> None:
    sat = sitting(1, 2, game=find("financity"), seed="save", starting_cash=1000)
    async with on_screen(sat) as (app, pilot):
        for _ in range(30):
            await settle(pilot)
            if sat.table.asked[0].name == "savings":
                break
            assert isinstance(app.screen, PlayScreen)
            app.screen.play(sat.table.asked[0].otherwise() if sat.table.asked[0].default is not None else next(iter(sat.table.asked[0])))
        assert isinstance(app.screen, PlayScreen)
        app.screen.submit("set")
        await settle(pilot)
        assert "How many $100 savings cards" in " ".join(shown(app).split())
        app.screen.submit("2")
        await settle(pilot)
        text = " ".join(shown(app).split())
        assert "How many $500 savings cards" in text and "$200 in savings bring" in text
        screen = app.screen
        screen.submit("99")
        await settle(pilot)
        assert " ".join(shown(app).split()).count("Type a number from 0 to 4") == 1
        screen.submit("4")
        screen.submit("2")
        await settle(pilot)
        text = " ".join(shown(app).split())
        assert "You do not have that much cash" in text and "How many $100 savings cards" in text, "the last field could not mend it"
        screen.submit("2")
        app.screen.submit("0")
        app.screen.submit("0")
        await settle(pilot)
        assert sat.table.view(0)["table"]["players"][0]["saved"] == 200


async def test_any_price_can_be_typed() -> None:
    sat = sitting(1, 3, game=find("citylife"), seed="price")
    state: Any = sat.table.state
    async with on_screen(sat) as (app, pilot):
        await settle(pilot)
        state.owner["H04"] = 1
        screen = app.screen
        assert isinstance(screen, PlayScreen)
        screen.put_question()
        screen.submit("offer")
        screen.draw()
        await settle(pilot)
        assert "buy Maple Lane House from Bot 2" in " ".join(shown(app).split())
        screen.submit("1 700")
        made = [fact.args for fact in sat.table.facts if fact.key == "offer_made"]
        assert made and made[0]["pays"] == 700 and made[0]["got"] == ["H04"]


async def test_what_may_be_typed_is_said_once() -> None:
    """Also where a number was wrong: the same sentence then says what went wrong."""
    sat = sitting(1, 2, game=find("financity"), seed="once")
    async with on_screen(sat) as (app, pilot):
        await settle(pilot)
        screen = app.screen
        assert isinstance(screen, PlayScreen)
        screen.play(("take_loan",))
        for _ in range(30):
            await settle(pilot)
            asked = sat.table.asked[0]
            if asked.name == "pay_year":
                break
            screen.play(asked.otherwise() if asked.default is not None else next(iter(asked)))
        screen.submit("pay")
        screen.submit("99")
        screen.draw()
        await settle(pilot)
        assert " ".join(shown(app).split()).count("Type a number from 1 to") == 1


def test_buy_never_means_buy_nothing() -> None:
    for game in ("citylife", "elplan", "financialit", "financity", "multiverse"):
        for locale in ("en", "es"):
            sat = sitting(1, 3, game=find(game), locale=locale)
            answer = Answer([{"moves": [{"name": name, "spaces": []} for name in ("pass", "forgo", "no")]}], sat.teller)
            for choice in answer.menu:
                assert not {"buy", "comprar", "do", "no comprar"} & set(choice.words), (game, locale, choice)
