"""With the usual options a trainer may choose what comes next and change what can be changed, in every game; what cannot be is refused."""

from typing import Any

import pytest

from alcancia.games import GAMES, find
from alcancia.ground.plain import to_tuples
from alcancia.kernel import TRAINER, Game, Luck, Refused, Table
from alcancia.kernel.record import replay
from alcancia.text import Speaker
from alcancia.text.speaker import locales
from tests.desk.sets import value


def laid(game: Game, seed: str = "desk", **options: Any) -> Table:
    return Table.set_up(game, seats=game.seats[1] if len(game.seats) > 1 else game.seats[0], seed=seed, options=options, trainer=True)


def on(table: Table, luck: Luck) -> None:
    seat = luck.choice(list(table.asked))
    assert table.play_default(seat) if luck.below(3) == 0 or seat < 0 else table.play(seat, table.asked[seat].sample(luck))


@pytest.mark.parametrize("game", GAMES)
def test_what_comes_next_can_be_chosen_and_comes(game: str) -> None:
    found, luck = find(game), Luck(f"next {game}")
    table = laid(found, "desk", **({"stall_limit": 500} if game == "multiverse" else {}))
    for _ in range(40):  # past what is drawn while the table is laid
        if table.streams():
            break
        on(table, luck)
    row = table.streams()[0]
    wish = row["outcomes"][-1]
    assert not isinstance(table.play(TRAINER, ("force", row["stream"], wish)), Refused)
    assert table.streams()[0]["wished"] == [wish]
    told = len(table.facts)
    for _ in range(400):
        if table.over or not table.dealer.queued(row["stream"]):
            break
        on(table, luck)
    assert any(wish in fact.args.values() or [wish] in fact.args.values() for fact in table.facts[told:]), "it came, and was told"


@pytest.mark.parametrize("game", GAMES)
def test_whoever_leads_sees_the_table_at_every_question(game: str) -> None:
    """The trainer has no purse: what may be ended or changed is shown without one."""
    table, luck = laid(find(game)), Luck(f"leading {game}")
    for _ in range(150):
        if table.over:
            break
        assert [may["figures"] for may in table.view(TRAINER, prices=True)["may"] if may["figures"]] == []
        on(table, luck)


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_come_is_refused_and_nothing_changes(game: str) -> None:
    table = laid(find(game))
    before = table.state.digest(), len(table.entries)
    for stream, outcome in (("no_such", 1), ("event", "EV99"), ("events", "EV99"), ("deck", "oll99"), ("event_next", "EVT-99"), ("die", 7)):
        assert isinstance(table.play(TRAINER, ("force", stream, outcome)), Refused), (stream, outcome)
    assert (table.state.digest(), len(table.entries)) == before


@pytest.mark.parametrize("game", GAMES)
def test_rules_change_between_rounds_and_the_game_stays_sound(game: str) -> None:
    """Random play with random changes: every change is refused or comes into force, checks hold, the record plays again."""
    found, made = find(game), 0
    live = [name for name, option in found.schema.items() if option.live]
    assert len(live) >= 10, "a trainer has something to change in every game"
    for number in range(6):
        luck = Luck(f"change {game} {number}")
        table = laid(found, f"change {number}")
        for _ in range(2_500):
            if table.over:
                break
            if luck.below(12) == 0:
                name = luck.choice(live)
                wanted = value(found.schema[name], table.state.seats, luck)
                refused = table.play(TRAINER, ("change", name, wanted))
                if not isinstance(refused, Refused):
                    made += 1
                    assert name in table.announced() or getattr(table.state.options, name) == to_tuples(wanted)
            on(table, luck)
            found.hooks.check(table.state)
        again = replay(table.record(), find)
        assert again.state == table.state
    assert made > 10


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_that_would_never_hold_is_refused(game: str) -> None:
    short: dict[str, dict[str, Any]] = {
        "citylife": {"max_rounds": 1}, "elplan": {"periods": 4}, "financity": {"years": 4}, "multiverse": {"stall_limit": 1},
    }  # fmt: skip
    if game == "financialit":  # the last period may be followed by more
        return
    found, luck, heard = find(game), Luck("late"), set()
    table = laid(found, **short[game])
    name = next(name for name, option in found.schema.items() if option.live and option.kind == "bool")
    while not table.over:
        answer = table.play(TRAINER, ("change", name, bool(luck.below(2))))
        heard.add(answer.reason if isinstance(answer, Refused) else "")
        on(table, luck)
    assert "no_next_period" in heard


def test_a_forced_loan_is_told_apart_from_what_is_paid() -> None:
    """Who cannot pay borrows, and has more money than before: a trainer must see the bill and the loan, not their sum."""
    table = laid(find("financity"))
    rows = table.foretell("events", "EV01")
    assert rows is not None
    for row in rows:
        assert row["by"]["cash"] == -sum(row["paid"].values()) and row["by"]["loans"] > 0
        assert row["paid"]["event_loss"] > 0 > row["paid"]["loan"]


def test_what_is_foretold_is_what_happens() -> None:
    """Every event is foretold; then it is chosen, everybody gives the usual answer, and the sums are compared."""
    found, luck, compared = find("financialit"), Luck("foretold"), 0
    for number in range(4):
        table = laid(found, f"foretold {number}", event_mode="live")
        while not table.over:
            ask = table.asked.get(TRAINER)
            if ask is None:
                on(table, luck)
                continue
            for event in list(ask.moves[0].spaces[0].options)[:: 1 + luck.below(5)]:  # type: ignore[attr-defined]
                rows, trial = table.foretell("event_next", event), table.clone()
                assert rows is not None
                before = [_has(trial, seat) for seat in range(trial.state.seats)]
                played = trial.play(TRAINER, ("choose_event", event))
                while not isinstance(played, Refused) and not trial.over and _settling(trial):
                    played = trial.play_default(next(iter(trial.asked)))
                if trial.over or trial.state.period != table.state.period:
                    continue  # the round ended: more has happened than the event
                assert TRAINER in trial.asked
                for row in rows:
                    now = _has(trial, row["seat"])
                    assert {name: now[name] - had for name, had in before[row["seat"]].items() if now[name] != had} == row["by"], event
                    compared += 1
            assert table.play_default(TRAINER)
    assert compared > 100


def _settling(table: Table) -> bool:
    return TRAINER not in table.asked and table.state.period > 0


def _has(table: Table, seat: int) -> dict[str, int]:
    t = table.state
    return {"cash": t.cash[seat], **{name: purse[seat] for name, purse in t.held.items()}, **table.game.hooks.strikes(t, seat)}


@pytest.mark.parametrize("game", GAMES)
def test_foretelling_changes_nothing_and_never_fails(game: str) -> None:
    found, luck, told = find(game), Luck(f"foretell {game}"), 0
    table = laid(found)
    for _ in range(150):
        if table.over:
            break
        before = table.state.digest()
        for row in table.streams():
            for outcome in row["outcomes"][: 1 + luck.below(4)]:
                rows = table.foretell(row["stream"], outcome)
                told += rows is not None
                assert rows is None or [each["seat"] for each in rows] == list(range(table.state.seats))
        assert table.state.digest() == before
        on(table, luck)
    assert told > 20 or game == "multiverse"  # there a card only lies in a pile
    assert Table.set_up(found, seats=found.seats[0], seed="x").foretell("events", "EV01") is None, "without a trainer nobody is told"


@pytest.mark.parametrize("locale", ["en", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_every_figure_that_can_change_has_a_name_at_the_desk(game: str, locale: str) -> None:
    t, speaker = laid(find(game)).state, Speaker(locale, game)
    for figure in ("cash", *t.held, *find(game).hooks.strikes(t, 0)):
        assert any(speaker.has(f"{kind}-{figure}") for kind in ("desk-figure", "label", "purse", "kind", "view")), figure


@pytest.mark.parametrize("game", GAMES)
def test_a_card_to_be_chosen_has_a_name_that_people_read(game: str) -> None:
    """In each language by a message, by the table itself (quiz cards), or by a seat's name; never by its code."""
    options = {"trainer_chooses": True} if "trainer_chooses" in find(game).schema else {}
    table, luck = laid(find(game), "names", **options), Luck(f"names {game}")
    seen: set[tuple[str, Any]] = set()
    for _ in range(60):
        if table.over:
            break
        called = table.view(TRAINER)["table"].get("called", {})
        for row in table.streams():
            for outcome in row["outcomes"]:
                if isinstance(outcome, str) and (row["stream"], outcome) not in seen:
                    seen.add((row["stream"], outcome))
                    for locale in locales():
                        assert called.get(outcome, {}).get(locale) or Speaker(locale, game).has(f"{row['says']}-{outcome}"), (row, outcome)
        on(table, luck)
    assert seen, "something could be chosen"
    assert "called" not in table.view(None)["table"], "whoever plays is not told what may still be asked"
    assert "called" not in table.view(0)["table"]
