"""Options by group, lessons in words that are true, and every option and lesson wherever a table can be laid."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

import alcancia
from alcancia.games import GAMES, find
from alcancia.ground.plain import to_lists
from alcancia.kernel import Game, Luck, Refused, Unplayable
from alcancia.terminal.describing import describe_options
from alcancia.terminal.wishes import parse_options
from alcancia.text import Speaker, Teller
from alcancia.text.check import read
from alcancia.text.telling import LESSON
from tests.cli.conftest import _english, run
from tests.desk.sets import value
from tests.server.world import World

ROOT = Path(__file__).parents[2]
__all__ = ["_english", "run"]  # fixtures

TOGETHER: dict[str, set[str]] = {}
"""Options that make sense only together with another one."""
LESSONS = [(game, preset) for game in GAMES for preset in find(game).presets]


@pytest.mark.parametrize("game", GAMES)
def test_every_option_stands_in_one_group_with_the_handbooks_first(game: str) -> None:
    found = find(game)
    assert sorted(name for names in found.groups.values() for name in names) == sorted(found.schema)
    for group, names in found.groups.items():
        known = [name in found.handbook for name in names]
        assert known == sorted(known, reverse=True) or group == "frame", (group, "the handbook's come first")
        assert all(Speaker(locale, game, strict=True).say(f"group-{group}") for locale in ("en", "es"))


def test_the_handbooks_options_are_those_the_rulebook_marks() -> None:
    rows = re.findall(r"^\| `(\w+)` \|.*\| ([H ●]*) \|$", (ROOT / "docs/rules/financialit.md").read_text("utf-8"), re.M)
    assert {name for name, marks in rows if "H" in marks} == find("financialit").handbook
    assert {name for name, marks in rows if "●" in marks} == {name for name, option in find("financialit").schema.items() if option.live}


def changed(game: Game, preset: str, seats: int) -> dict[str, Any]:
    schema = game.schema
    return {name: given for name, given in game.presets[preset].items() if given != schema[name].value_at(seats)}


@pytest.mark.parametrize(("game", "preset"), LESSONS)
@pytest.mark.parametrize("locale", ["en", "es"])
def test_a_lesson_says_what_it_changes_and_nothing_else(game: str, preset: str, locale: str) -> None:
    """The sentence names each option that is not as usual, with its figure out of the options; no figure is written by hand."""
    found = find(game)
    said, faults = read((ROOT / f"alcancia/text/{locale}/{game}-lessons.ftl").read_text("utf-8"))
    assert not faults
    about = said[f"preset-{preset}.about"]
    named = set(about.variables)
    assert set(changed(found, preset, found.seats[0])) <= named <= set(found.presets[preset]), "every change, and no other"
    for part in LESSON:
        words = said[f"preset-{preset}.{part}"].words
        assert not re.search(r"\d", words), f"{part}: a figure that no option holds"
    told = Teller(Speaker(locale, game, strict=True), (), found.message_kinds).lesson(preset, found.presets[preset])
    assert all(told.values()) and not re.search(r"[{}_]|\b[A-Z]{3}-\d", " ".join(told.values())), told


@pytest.mark.parametrize(("game", "preset"), LESSONS)
def test_a_lesson_can_be_played_from_python_and_from_the_command_line(game: str, preset: str) -> None:
    found = find(game)
    assert parse_options(found, [preset]) == alcancia.presets(game)[preset]
    seats = found.seats[len(found.seats) // 2]
    table = alcancia.Table.new(game, seats=seats, seed="lesson", options=alcancia.presets(game)[preset])
    told = {fact.args["option"] for fact in table.facts if fact.key == "rule_today"}
    assert told == set(changed(found, preset, seats)), "everybody is told at the start"


@pytest.mark.parametrize("game", GAMES)
def test_every_option_can_be_typed_as_it_is_written(game: str) -> None:
    """Composed ones too: what is typed on the command line is the same value as in a file."""
    found, luck = find(game), Luck(f"typed {game}")
    for name, option in found.schema.items():
        for _ in range(4):
            wanted = value(option, found.seats[-1], luck)
            composed = isinstance(wanted, dict) or (isinstance(wanted, list) and not all(isinstance(word, str) for word in wanted))
            text = json.dumps(wanted) if composed else ",".join(wanted) if isinstance(wanted, list) else str(wanted)
            assert parse_options(found, [f"{name}={text}"]) == {name: wanted}, (name, text)
            assert option.allows(wanted, found.seats[-1]), (name, wanted)
    assert isinstance(found.settle({"no_such": 1}, found.seats[0]), Refused)


@pytest.mark.parametrize("game", GAMES)
def test_a_refused_option_is_always_named(game: str) -> None:
    """Whatever is wrong with a set of options, the refusal says at which option, so that a form can say it there."""
    found, refused = find(game), 0
    for number in range(300):
        luck = Luck(f"wrong {game} {number}")
        seats = luck.choice(list(found.seats))
        names = [name for name in found.schema if luck.below(4) == 0]
        settled = found.settle({name: value(found.schema[name], seats, luck) for name in names}, seats)
        if isinstance(settled, Refused):
            refused += 1
            assert settled.detail.get("option") in found.schema, settled
            for locale in ("en", "es"):
                sentence = Teller(Speaker(locale, game), ()).refusal(settled.reason, settled.detail)
                assert not re.search(r"\b[a-z]+_[a-z_]+\b", sentence), sentence
    assert refused > 5


@pytest.mark.parametrize("locale", ["en", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_options_is_grouped_and_names_every_lesson(game: str, locale: str) -> None:
    found, speaker = find(game), Speaker(locale, game, strict=True)
    text = describe_options(found, found.seats[0], speaker)
    places = [text.index(f"\n{speaker.say(f'group-{group}').upper()}\n") for group in found.groups]
    assert places == sorted(places)
    assert all(f"\n{name}: " in text for name in (*found.schema, *found.presets))
    assert "0 (0)" not in text, "a seat is called by its letter, as everywhere"


@pytest.mark.parametrize(("game", "preset"), LESSONS)
def test_every_lesson_is_played_watched_and_simulated(game: str, preset: str, run: Any, tmp_path: Path) -> None:
    """The three ways of the command line, each with the name of the lesson; what is changed is told at the start."""
    told = len(changed(find(game), preset, find(game).seats[0]))
    seats = str(find(game).seats[0])
    code, out, _ = run("simulate", game, "--games", "1", "--options", preset, "--bots", "random", "--seats", seats, "--json")
    assert code == 0 and json.loads(out)["games"] == 1
    saved = str(tmp_path / "game.json")
    code, out, _ = run("play", game, "--people", "1", "--options", preset, "--seats", seats, "--save", saved, "--plain", typed="")
    assert code == 0 and out.count("Today's rule: ") == told
    code, out, _ = run("watch", game, "--options", preset, "--bots", "random", "--seats", seats, "--plain")
    assert code == 0 and out.count("Today's rule: ") == told


@pytest.mark.parametrize("game", GAMES)
def test_every_option_starts_a_game_however_it_is_given(game: str) -> None:
    """One option at a time, composed ones too: typed as on the command line, started from Python, and by way of the server."""
    found, luck, started = find(game), Luck(f"started {game}"), set()
    for name, option in found.schema.items():
        for _ in range(12):
            seats = luck.choice(list(found.seats))
            wanted = value(option, seats, luck)
            if isinstance(found.settle({name: wanted}, seats, True), Refused):
                continue  # some make sense only together with another one
            words = isinstance(wanted, list) and all(isinstance(word, str) for word in wanted)
            text = ",".join(wanted) if words else wanted if isinstance(wanted, str) else json.dumps(wanted)
            typed = parse_options(found, [f"{name}={text}"])
            table = alcancia.Table.set_up(found, seats=seats, seed="any", options=typed, trainer=True)
            settled = to_lists(to_builtins(getattr(table.options, name)))
            assert settled == to_lists(to_builtins(getattr(found.settle({name: wanted}, seats, True), name))), (name, wanted)
            started.add(name)
            break
    assert set(found.schema) - started <= TOGETHER.get(game, set()), set(found.schema) - started


@pytest.mark.parametrize("game", GAMES)
async def test_every_lesson_starts_at_a_table_of_the_page(game: str) -> None:
    """As the page asks for it: the lesson's rules with the new table."""
    host = World().browser()
    for preset, options in find(game).presets.items():
        terms = {"game": game, "seats": find(game).seats[0], "options": dict(options), "fill": "random", "start": True}
        made = await host.post("/api/tables", terms)
        assert made.status == 201, (preset, made.data)
        lobby = (await host.get(f"/api/tables/{made.data['table']}")).data["lobby"]
        assert {name: lobby["options"][name] for name in options} == to_lists(dict(options)), preset


@pytest.mark.parametrize("game", GAMES)
def test_no_such_option_is_refused(game: str) -> None:
    with pytest.raises(Unplayable):
        alcancia.Table.new(game, seats=find(game).seats[0], seed="x", options={"no_such": 1})
