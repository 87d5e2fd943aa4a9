"""The check of the languages finds what it should find."""

import subprocess
import sys
from pathlib import Path

import pytest

from alcancia.games import GAMES, find
from alcancia.text.check import check, main
from alcancia.text.speaker import Speaker, locales

GOOD = "hello = Hello { $name }, how are you today?\n    .short = Hi\nbye = { NUMBER($n) } of { hello }\n"
GOOD_ES = "hello = Hola, { $name }, ¿cómo estás hoy?\n    .short = Ey\nbye = { NUMBER($n) } de { hello }\n"


def written(folder: Path, en: str, es: str | None) -> Path:
    for locale, text in (("en", en), ("es", es)):
        if text is not None:
            (folder / locale).mkdir(parents=True)
            (folder / locale / "a.ftl").write_text(text, encoding="utf-8")
    return folder


def test_our_own_messages_are_complete() -> None:
    assert main([]) == 0


@pytest.mark.parametrize("game", GAMES)
def test_every_computer_player_is_introduced(game: str) -> None:
    for locale in locales():
        said = [str(Speaker(locale, game).say(f"bot-{name}.about")) for name in find(game).bots]
        assert all(text.endswith(".") and len(text.split()) >= 3 for text in said) and len({*said}) == len(said), said


def test_good_messages_pass(tmp_path: Path) -> None:
    assert check(written(tmp_path, GOOD, GOOD_ES)) == []


@pytest.mark.parametrize(
    ("en", "es", "fault"),
    [
        (GOOD, "hello = Hola, { $name }\n    .short = Ey\n", "es/a.ftl: bye is missing"),
        (GOOD, GOOD_ES + "more = Más\n", "more is not in English"),
        (GOOD, GOOD_ES.replace("    .short = Ey\n", ""), "es/a.ftl: hello.short is missing"),
        (GOOD, GOOD_ES.replace("$name", "$nombre"), "hello has $nombre not in English"),
        (GOOD, GOOD_ES.replace("{ $name }, ", ""), "hello has $name only in English"),
        (GOOD, GOOD_ES + "bad = { $x\n", "es/a.ftl:4: cannot be read: bad = { $x"),
        (GOOD, GOOD_ES + "hello = Hola { $name }\n", "hello is written twice"),
        (GOOD, GOOD_ES.replace("= Ey\n", "= Ey\n    .short = Hey\n"), "hello.short is written twice"),
        (GOOD + 'x = { "" }\n', GOOD_ES + "x = algo\n", "en/a.ftl:4: x is empty"),
        (GOOD, GOOD_ES.replace("Hola, { $name }, ¿cómo estás hoy?", "Hello { $name }, how are you today?"), "hello is still English"),
        (GOOD, GOOD_ES.replace("{ hello }", "{ hallo }"), "bye refers to hallo, which does not exist"),
        (GOOD, GOOD_ES.replace("NUMBER", "DATETIME"), "bye uses the function DATETIME, which does not exist"),
        (GOOD, None, ""),
    ],
)
def test_faults_are_found(tmp_path: Path, en: str, es: str | None, fault: str) -> None:
    found = check(written(tmp_path, en, es))
    assert any(fault in line for line in found) or es is None


def test_two_shared_files_do_not_say_the_same_message(tmp_path: Path) -> None:
    for name in ("terminal", "site", "classroom", "anygame", "anygame-lessons"):
        for locale in ("en", "es"):
            (tmp_path / locale).mkdir(exist_ok=True)
            (tmp_path / locale / f"{name}.ftl").write_text(f"{name}-x = Uno\nseat = Dos\n", encoding="utf-8")
    twice = ("site.ftl:2: seat is written in terminal.ftl too", "classroom.ftl:2: seat is written in terminal.ftl too")
    assert check(tmp_path) == [f"{locale}/{fault}" for locale in ("en", "es") for fault in twice]


def test_a_missing_file_and_a_missing_english_are_found(tmp_path: Path) -> None:
    written(tmp_path, GOOD, GOOD_ES)
    (tmp_path / "en" / "b.ftl").write_text("x = Some words\n", encoding="utf-8")
    assert check(tmp_path) == ["es/b.ftl: is missing"]
    (tmp_path / "only").mkdir()
    assert "there is no en" in check(tmp_path / "only")[0]


def test_it_ends_with_code_1_and_names_the_fault(tmp_path: Path) -> None:
    written(tmp_path, GOOD, GOOD_ES + "more = Más\n")
    done = subprocess.run([sys.executable, "-m", "alcancia.text.check", str(tmp_path)], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout == "es/a.ftl:4: more is not in English\n"
