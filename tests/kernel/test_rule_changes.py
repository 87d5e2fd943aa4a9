"""The trainer's preparations, and rules that change in play: recorded, announced, and taken over at the next period."""

from typing import Annotated, Any

import msgspec
import pytest

from alcancia.kernel import (
    TRAINER,
    Chance,
    Choice,
    Flag,
    Game,
    Hooks,
    Refused,
    StandingsRow,
    State,
    Table,
    Unplayable,
    Whole,
    Words,
    ask,
    chance,
    move,
    plain,
)
from alcancia.kernel.questions import Ask
from alcancia.kernel.record import replay


class Options(msgspec.Struct, frozen=True, kw_only=True):
    years: Annotated[int, Whole(1, 9, default=3, live=True)]
    wage: Annotated[int, Whole(1, 9, default=2, live=True)]
    mood: Annotated[str, Choice(("calm", "wild"), default="calm")]
    guided: Annotated[bool, Flag(default=False)]
    weather: Annotated[tuple[str, ...], Words(("sun", "rain"), secret=True)]


@plain
class Toy(State):
    options: Options
    seen: tuple[str, ...] = ()


def toy() -> Game:
    """A game in which seats nod, wages are paid and the sky is looked at, year after year."""
    game = Game("toy", version="1", seats=range(1, 3), state=Toy, options=Options, content={})

    def setup(t: Toy) -> None:
        t.cash = [0] * (t.seats + 1)
        t.then(year(1))

    @game.rule
    def year(t: Toy, number: int) -> None:
        game.change_rules(t)
        t.period = number
        if number <= t.options.years:
            t.pay(-1, 0, t.book["wage"], "wage")
            t.then(nod(), sky(), year(number + 1))

    @game.question
    def nod(t: Toy) -> Ask:
        return ask(0, move("nod"))

    @game.question
    def sky(t: Toy) -> Chance:
        return chance("sky", ("sun", "rain", "snow"), then=looked())

    @game.rule
    def looked(t: Toy, sky: str) -> None:
        t.seen = (*t.seen, sky)

    def prepare(t: Toy) -> dict[str, int]:
        return {"wage": t.options.wage}

    def script(options: Options) -> list[tuple[str, str]]:
        return [("sky", sky) for sky in options.weather]

    def needs_trainer(options: Options) -> str | None:
        return "guided" if options.guided else None

    def unforceable(t: Toy, stream: str, outcome: Any) -> str | None:
        return "bad_forced_outcome" if outcome == "frogs" else None

    def amend(t: Toy, options: Options) -> Options | Refused:
        if options.years < t.period:
            return Refused("bad_option_value", {"option": "years"})
        return msgspec.structs.replace(options, weather=options.weather[: options.years])

    def view(t: Toy, seat: int | None) -> dict[str, Any]:
        return {"seen": t.seen}

    def standings(t: Toy) -> list[StandingsRow]:
        return [{"rank": 1, "seat": seat, "score": t.cash[seat], "parts": []} for seat in range(t.seats)]

    game.hooks = Hooks(
        setup=setup,
        view=view,
        redeal=lambda t, seat, luck: t,
        standings=standings,
        worth=lambda t, seat: 0,
        needs_trainer=needs_trainer,
        script=script,
        unforceable=unforceable,
        amend=amend,
        prepare=prepare,
    )

    return game


def new(trainer: bool = True, **options: Any) -> Table:
    return Table.set_up(toy(), seats=1, seed="s", options=options, trainer=trainer)


def code(answer: Any) -> str:
    assert isinstance(answer, Refused)
    return answer.reason


def test_a_change_is_announced_at_once_and_holds_from_the_next_period() -> None:
    table = new()
    assert table.play(TRAINER, ("change", "wage", 5))
    assert table.facts[-1].key == "rule_change_announced"
    assert table.state.options.wage == 2
    assert table.view(0)["options"]["wage"] == 2
    table.play(0, ("nod",))
    assert (table.state.options.wage, table.state.book, table.state.cash[0]) == (5, {"wage": 5}, 7)
    assert "rule_changed" in [fact.key for fact in table.facts]
    assert table.view(0)["options"]["wage"] == 5


def test_what_was_is_told_with_what_is_but_no_secret() -> None:
    table = new(years=3, weather=["sun", "rain", "sun"])
    assert table.play(TRAINER, ("change", "years", 2))
    table.play(0, ("nod",))
    told = [fact.args for fact in table.facts if fact.key == "rule_changed"]
    assert told == [{"option": "years", "value": 2, "before": 3}]
    assert table.state.options.weather == ("sun", "rain")


def test_it_replays_and_saves() -> None:
    table = new()
    table.play(0, ("nod",))
    table.play(TRAINER, ("change", "years", 4))
    kept = Toy.from_json(table.state.to_json())
    assert kept == table.state
    while not table.over:
        table.play(0, ("nod",))
    assert len(table.state.seen) == 4
    game = toy()
    again = replay(table.record(), lambda id: game)
    assert again.state.digest() == table.state.digest()


def test_changed_back_is_not_changed() -> None:
    table = new()
    table.play(TRAINER, ("change", "wage", 5))
    table.play(TRAINER, ("change", "wage", 2))
    assert table.state.changes == []


def test_only_the_trainer_only_live_options_only_what_fits() -> None:
    table = new()
    table.play(0, ("nod",))
    assert code(table.play(0, ("change", "wage", 5))) == "trainer_only"
    assert code(table.play(TRAINER, ("change", "mood", "wild"))) == "not_live_option"
    assert code(table.play(TRAINER, ("change", "hat", 1))) == "unknown_option"
    assert code(table.play(TRAINER, ("change", "wage", 10))) == "bad_option_value"
    assert code(table.play(TRAINER, ("change", "years", 1))) == "bad_option_value"
    assert code(table.play(TRAINER, ("force", "sky", "frogs"))) == "bad_forced_outcome"


def test_what_was_prepared_is_with_the_dealer_and_in_no_view() -> None:
    table = new(weather=["rain", "sun"])
    assert "weather" not in table.view(0)["options"]
    table.play(0, ("nod",))
    table.play(0, ("nod",))
    assert isinstance(table.state, Toy)
    assert table.state.seen == ("rain", "sun")


def test_an_option_may_need_a_trainer() -> None:
    with pytest.raises(Unplayable) as error:
        new(trainer=False, guided=True)
    assert error.value.reason == "trainer_missing"
    assert new(guided=True)
