"""The command line: what it answers, in which language, and with which exit code."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from alcancia import Table
from alcancia.bots import find_bot, play_out
from alcancia.games import GAMES
from alcancia.ground.plain import to_lists
from alcancia.kernel import Luck
from alcancia.server.store.files import open_store
from alcancia.terminal.console import typed
from tests import documents

pytestmark = pytest.mark.usefixtures("strict_speakers")


def one_sentence(text: str) -> bool:
    return text.endswith("\n") and text.count("\n") == 1 and "Traceback" not in text and len(text) > 10


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A finished game."""
    table = Table.new("multiverse", seats=3, seed="cli")
    play_out(table, [find_bot(table.game, "few")] * 3, [Luck(str(seat)) for seat in range(3)])
    found: dict[str, Any] = to_lists(table.record())
    return found


def kept(folder: Path, record: Any) -> str:
    path = folder / "record.json"
    path.write_text(record if isinstance(record, str) else json.dumps(record), encoding="utf-8")
    return str(path)


def test_commands_are_named_as_they_can_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", [".venv/bin/alcancia"])
    monkeypatch.setenv("PATH", "/nowhere")
    assert typed("play", "--resume", "my game.json") == ".venv/bin/alcancia play --resume 'my game.json'"
    monkeypatch.setattr("sys.argv", ["__main__.py"])
    assert typed("options", "multiverse") == "alcancia options multiverse"


# ── help and facts ───────────────────────────────────────────────────────────


def test_help_in_both_languages(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, err = run("--help")
    assert (code, err) == (0, "")
    assert "Watch bots play." in out
    code, out, _ = run("play", "--help", "--lang", "es")
    assert code == 0
    assert "Uso: alcancia play [OPCIONES] [JUEGO]" in out
    assert "Options" not in out
    monkeypatch.setenv("ALCANCIA_LANG", "es")
    assert "Mira cómo juegan los bots." in run()[1]


def test_every_command_explains_every_parameter(run: Any) -> None:
    """Those of a group too: their messages are named after the parameters, so that no other check misses one."""
    found = [name.split() for name in documents.program()]
    assert ["lab", "sweep"] in found and len(found) > 20
    for words in found:
        for lang in ("en", "es"):
            code, out, _ = run(*words, "--help", "--lang", lang)
            assert code == 0 and "  --" in out
            assert "cli-" not in out, (words, lang)


def test_version(run: Any) -> None:
    code, out, _ = run("--version")
    assert code == 0
    assert out.startswith("alcancia")


def test_games(run: Any) -> None:
    code, out, _ = run("games")
    assert code == 0
    assert "multiverse: Multiverse Money, 3 to 5 players" in out
    found = json.loads(run("games", "--json")[1])
    assert [game["id"] for game in found] == list(GAMES)


def test_options(run: Any) -> None:
    code, out, _ = run("options", "multiverse", "--lang", "es")
    assert code == 0
    assert "fee: Cargo bajo la línea" in out
    assert "de 0 a 200, de 10 en 10" in out
    shown = json.loads(run("options", "multiverse", "--seats", "5", "--json")[1])
    currencies = shown["currencies"]
    assert [currencies[name] for name in ("type", "lo", "hi", "default")] == ["int", 6, 7, 7]


# ── mistakes ─────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        ["--nonsense"],
        ["play", "nonsense"],
        ["play", "multiverse", "--seats", "9", "--plain"],
        ["play", "multiverse", "--seats", "many"],
        ["play", "multiverse", "--people", "7", "--seats", "3", "--plain"],
        ["play", "multiverse", "--people", "2", "--seats", "3", "--bots", "random,random", "--plain"],
        ["play", "multiverse", "--names", "A,B", "--people", "1", "--plain"],
        ["play", "multiverse", "--options", "fee", "--plain"],
        ["play", "multiverse", "--options", "fee=55", "--plain"],
        ["play", "multiverse", "--options", "fee=true", "--plain"],
        ["play", "multiverse", "--options", "tax=1", "--plain"],
        ["play", "multiverse", "--options", "swaps=maybe", "--plain"],
        ["play", "multiverse", "--options", "removal=chosen", "--plain"],
        ["play", "--plain"],
        ["play", "--resume", "/nowhere/at/all.json"],
        ["play", "multiverse", "--bots", "clever", "--plain"],
        ["watch"],
        ["watch", "multiverse", "--speed", "0", "--plain"],
        ["options"],
        ["options", "nonsense"],
        ["options", "multiverse", "--seats", "2"],
        ["options", "multiverse", "more"],
        ["simulate", "nonsense"],
        ["simulate", "multiverse", "--games", "0"],
        ["simulate", "multiverse", "--games"],
        ["simulate", "multiverse", "--bots", "clever"],
        ["simulate", "multiverse", "--seats", "7"],
        ["simulate", "multiverse", "--seats", "3", "--bots", "random,random,random,random"],
        ["simulate", "multiverse", "--options", "coins=9"],
        ["fuzz", "multiverse", "--save-dir", "/nowhere/at/all"],
        ["verify"],
        ["verify", "/nowhere/at/all.json"],
        ["verify", "/"],
        ["replay", "/nowhere/at/all.json"],
        ["games", "--lang", "tlh"],
        ["games", "--lang"],
    ],
)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_bad_usage_is_one_sentence_and_code_2(run: Any, arguments: list[str], lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALCANCIA_LANG", lang)
    code, out, err = run(*arguments)
    assert code == 2, (out, err)
    assert out == ""
    assert one_sentence(err), err


# ── records ──────────────────────────────────────────────────────────────────


def test_a_true_record_verifies(run: Any, tmp_path: Path, record: dict[str, Any]) -> None:
    code, out, err = run("verify", kept(tmp_path, record))
    assert (code, err) == (0, "")
    assert "every move checked, finished" in out
    facts = json.loads(run("verify", "--json", kept(tmp_path, record))[1])
    assert facts["fits"] is True
    assert facts["moves"] == len(record["moves"])


def _edited(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**json.loads(json.dumps(record)), **changes}


def _moved(record: dict[str, Any], at: int, entry: Any) -> dict[str, Any]:
    moves = json.loads(json.dumps(record["moves"]))
    moves[at] = entry
    return _edited(record, moves=moves)


BAD_RECORDS: dict[str, Any] = {
    "empty": lambda r: "",
    "not json": lambda r: "these are words",
    "truncated": lambda r: json.dumps(r)[: len(json.dumps(r)) // 2],
    "list": lambda r: "[]",
    "number": lambda r: "7",
    "null": lambda r: "null",
    "other object": lambda r: {"name": "something else"},
    "unknown format": lambda r: _edited(r, format=2),
    "format true": lambda r: _edited(r, format=True),
    "format list": lambda r: _edited(r, format=[[]]),
    "unknown game": lambda r: _edited(r, game="chess"),
    "game number": lambda r: _edited(r, game=7),
    "unknown rules": lambda r: _edited(r, rules="99"),
    "other content": lambda r: _edited(r, content="0" * 64),
    "no seed": lambda r: _edited(r, seed=None, salt=None),
    "other seed": lambda r: _edited(r, seed="another"),
    "wrong commitment": lambda r: _edited(r, commitment="0" * 64),
    "seats 2": lambda r: _edited(r, seats=2),
    "seats true": lambda r: _edited(r, seats=True),
    "seats huge": lambda r: _edited(r, seats=2**53 - 1),
    "extra field": lambda r: _edited(r, more=1),
    "missing field": lambda r: {name: value for name, value in r.items() if name != "moves"},
    "unknown option": lambda r: _edited(r, options={"tax": 1}),
    "bad option": lambda r: _edited(r, options={"fee": 1}),
    "bad option type": lambda r: _edited(r, options={"fee": [[]]}),
    "edited move": lambda r: _moved(r, 5, [r["moves"][5][0], ["bet", ["bluff"]]]),
    "foreign card": lambda r: _moved(r, 0, [0, ["bet", ["coin9"]]]),
    "move of nobody": lambda r: _moved(r, 0, [9, ["keep"]]),
    "move of a word": lambda r: _moved(r, 0, ["0", ["keep"]]),
    "move of true": lambda r: _moved(r, 0, [True, ["keep"]]),
    "empty move": lambda r: _moved(r, 0, [0, []]),
    "no move": lambda r: _moved(r, 0, []),
    "strange mark": lambda r: _moved(r, 0, [0, ["keep"], ""]),
    "force by nobody": lambda r: _moved(r, 0, [-1, ["force", "deck", "oll20a"]]),
    "rewind by nobody": lambda r: _moved(r, 0, [-1, ["rewind", 0]]),
    "nested move": lambda r: _moved(r, 0, [0, ["bet", [["oll20a"]]]]),
    "wrong hash": lambda r: _edited(r, hashes=["0" * 64, *r["hashes"][1:]]),
    "hash missing": lambda r: _edited(r, hashes=r["hashes"][:-1]),
    "a move too many": lambda r: _edited(r, moves=[*r["moves"], [0, ["keep"]]], hashes=[]),
    "half a number": lambda r: json.dumps(_edited(r, seats=3)).replace('"seats": 3', '"seats": 3.0'),
    "huge number": lambda r: json.dumps(r).replace('"seats": 3', '"seats": 1e999'),
    "not a number": lambda r: json.dumps(r).replace('"seats": 3', '"seats": NaN'),
    "long number": lambda r: json.dumps(r).replace('"seats": 3', '"seats": ' + "9" * 5000),
    "same key twice": lambda r: json.dumps(r).replace('"seats": 3', '"seats": 3, "seats": 4'),
    "lone surrogate": lambda r: json.dumps(r).replace('"cli"', '"\\ud800"'),
    "zero byte": lambda r: json.dumps(r).replace('"cli"', '"\\u0000"'),
    "brackets": lambda r: "[" * 100_000,
    "deep": lambda r: "[" * 500 + "]" * 500,
    "deep objects": lambda r: '{"format":' * 900 + "1" + "}" * 900,
    "10 MB of brackets": lambda r: "[" * 10_000_000,
    "10 MB of pairs": lambda r: "[]," * 3_400_000,
    "3 MB of braces": lambda r: "{" * 3_000_000,
}


@pytest.mark.parametrize("kind", BAD_RECORDS)
def test_bad_records_get_one_sentence(run: Any, tmp_path: Path, record: dict[str, Any], kind: str) -> None:
    path = kept(tmp_path, BAD_RECORDS[kind](record))
    before = Path(path).read_bytes()
    code, out, err = run("verify", path)
    assert (code, out) == (1, "")
    assert one_sentence(err), err
    told = json.loads(run("verify", path, "--json", "--lang", "es")[1])
    assert told["fits"] is False
    assert told["reason"]
    for command in (["replay", path], ["replay", path, "--json"], ["play", "--resume", path, "--plain"]):
        code, out, err = run(*command)
        assert (code, out) == (2, ""), command
        assert one_sentence(err), err
    assert Path(path).read_bytes() == before


@pytest.mark.parametrize("data", [b"\xff\xfe\x00\x01", os.urandom(5000), b"\x1f\x8b" + b"\x00" * 100, b"\xef\xbb\xbf{}", b"PK\x03\x04"])
def test_binary_files_get_one_sentence(run: Any, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(data)
    code, out, err = run("verify", str(path))
    assert (code, out) == (1, "")
    assert one_sentence(err), err


def test_a_record_without_hashes_and_an_unfinished_one_verify_too(run: Any, tmp_path: Path, record: dict[str, Any]) -> None:
    assert "without a mark per move" in run("verify", kept(tmp_path, _edited(record, hashes=[])))[1]
    half = _edited(record, moves=record["moves"][:5], hashes=record["hashes"][:5])
    assert "not finished yet" in run("verify", kept(tmp_path, half))[1]


def test_replay_in_a_pipe_tells_the_game(run: Any, tmp_path: Path, record: dict[str, Any]) -> None:
    code, out, _ = run("replay", kept(tmp_path, record), "--lang", "es")
    assert code == 0
    assert "Empieza la ronda 1." in out
    assert "Recuento final" in out
    told = json.loads(run("replay", kept(tmp_path, record), "--json")[1])
    assert told["over"] is True
    assert told["standings"][0]["rank"] == 1


# ── playing without a full screen ────────────────────────────────────────────


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_whole_game_through_a_pipe(run: Any, tmp_path: Path, lang: str) -> None:
    typed = "out\n" * 40 if lang == "en" else "fuera\n" * 40
    arguments = ("play", "multiverse", "--people", "1", "--names", "Zoe", "--seed", "s", "--lang", lang, "--save", str(tmp_path / "g.json"))
    code, out, err = run(*arguments, typed=typed)
    assert (code, err) == (0, "")
    assert ("Final count" if lang == "en" else "Recuento final") in out
    assert "alcancia replay" in out
    assert run("verify", str(tmp_path / "g.json"))[0] == 0


def test_the_end_of_input_keeps_the_game_and_it_goes_on(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "g.json"
    code, out, _ = run("play", "multiverse", "--names", "Zoe", "--seed", "s", "--save", str(path), typed="bet 1\n")
    assert code == 0
    assert f"alcancia play --resume {path}" in out
    moves = len(json.loads(path.read_text())["moves"])
    assert moves >= 3
    code, out, _ = run("play", "--resume", str(path), typed="?\nundo\nkeep\nq\n")
    assert code == 0
    assert "Zoe" in out
    assert "MM-4.15" in out
    assert len(json.loads(path.read_text())["moves"]) > moves
    assert run("play", "citylife", "--resume", str(path))[0] == 2


def test_two_people_take_turns_at_a_pipe(run: Any, tmp_path: Path) -> None:
    code, out, _ = run(
        "play", "multiverse", "--names", "Ana,Beto", "--people", "2", "--seats", "3", "--seed", "s", typed="\nbet 1\n\nbet 1\nq\n"
    )
    assert code == 0
    assert "It is Ana’s turn." in out
    assert "It is Beto’s turn." in out
    assert out.count("Ana, your hand:") == 1


def test_a_finished_game_is_not_resumed(run: Any, tmp_path: Path, record: dict[str, Any]) -> None:
    code, _, err = run("play", "--resume", kept(tmp_path, record), "--plain")
    assert code == 2
    assert "finished" in err


def test_watching_through_a_pipe(run: Any) -> None:
    code, out, _ = run("watch", "multiverse", "--seats", "4", "--seed", "s", "--lang", "es")
    assert code == 0
    assert "Recuento final" in out


# ── many games ───────────────────────────────────────────────────────────────


def test_simulate(run: Any) -> None:
    arguments = (
        "simulate",
        "multiverse",
        "--games",
        "3",
        "--bots",
        "few,random",
        "--seats",
        "4",
        "--options",
        "fee=50",
        "swaps=no",
        "--seed",
        "x",
    )
    code, out, err = run(*arguments)
    assert (code, err) == (0, "")
    assert "3 games with 4 seats" in out
    done = json.loads(run(*arguments, "--json")[1])
    assert done["options"] == {"fee": 50, "swaps": False}
    assert done["games"] == 3
    assert {"decisions", "seconds", "decisions_per_second", "scores", "rounds", "win_share_by_seat", "win_share_by_bot"} <= set(done)
    again = json.loads(run(*arguments, "--json")[1])
    assert again["scores"] == done["scores"]


def test_balance(run: Any) -> None:
    arguments = ("balance", "multiverse", "--games", "3", "--bots", "few,random", "--seats", "4", "--seed", "x")
    code, out, err = run(*arguments)
    assert (code, err) == (0, "")
    assert "Number 4 in the first order of play: wins" in out
    assert "  take left: " in out
    done = json.loads(run(*arguments, "--json")[1])
    assert {"game": "multiverse", "seats": 4, "bots": ["few", "random", "few", "random"], "games": 3}.items() <= done.items()
    assert run("balance", "multiverse", "--games", "0")[0] == 2


def test_fuzz_fine_and_found(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, _ = run("fuzz", "multiverse", "--games", "2", "--save-dir", str(tmp_path))
    assert code == 0
    assert "nothing wrong" in out
    found = {"game": "multiverse", "games": 1, "decisions": 4, "found": "AssertionError: no", "record": "there.json"}
    monkeypatch.setattr("alcancia.lab.fuzz", lambda *_, **__: found)
    code, out, err = run("fuzz", "multiverse", "--games", "2", "--save-dir", str(tmp_path))
    assert (code, out) == (1, "")
    assert one_sentence(err)
    assert "there.json" in err


# ── as a program of its own ──────────────────────────────────────────────────


def program(*arguments: str, **more: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "alcancia", *arguments], capture_output=True, text=True, check=False, timeout=120, **more)


def test_the_program_itself(tmp_path: Path, record: dict[str, Any]) -> None:
    assert program("verify", kept(tmp_path, record)).returncode == 0
    done = program("verify", kept(tmp_path, "[" * 10_000_000))
    assert done.returncode == 1
    assert one_sentence(done.stderr)
    done = program("nonsense")
    assert done.returncode == 2
    assert one_sentence(done.stderr)
    assert done.stdout == ""


def test_help_does_not_load_the_heavy_libraries() -> None:
    code = "import sys\nfrom alcancia.cli import main\ntry:\n    main(['--help'])\nexcept SystemExit:\n    pass\n"
    code += "print([name for name in ('textual', 'litestar', 'rich', 'alcancia.games.multiverse') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.splitlines()[-1] == "[]"


# ── where answers go ─────────────────────────────────────────────────────────


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize(
    ("outlet", "code", "told"), [("| true", 0, ""), ("> /dev/full", 2, "The answer could not be written (the disk is full).\n")]
)
def test_an_answer_that_cannot_be_written_is_no_disaster(outlet: str, code: int, told: str, unbuffered: str) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no /dev/full here")
    script = f'set -o pipefail; "{sys.executable}" -m alcancia games {outlet}'
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, env={**os.environ, "PYTHONUNBUFFERED": unbuffered})
    assert (done.returncode, done.stderr) == (code, told)


# ── one sentence in the person's language ────────────────────────────────────


def test_a_game_says_in_its_own_words_why_it_refuses(run: Any, tmp_path: Path, record: dict[str, Any]) -> None:
    code, _, err = run("simulate", "multiverse", "--options", "removal=chosen")
    assert (code, err[:32]) == (2, "The list of currencies put aside")
    edited = {**record, "moves": [record["moves"][0], record["moves"][0], *record["moves"][2:]]}
    code, _, err = run("verify", kept(tmp_path, edited))
    assert code == 1
    assert one_sentence(err)
    assert "already down" in err


def test_why_a_file_cannot_be_used_is_said_in_both_languages(run: Any, tmp_path: Path) -> None:
    assert run("verify", str(tmp_path / "none"))[2] == f"The file {tmp_path}/none cannot be used (there is no such file).\n"
    assert run("verify", str(tmp_path), "--lang", "es")[2] == f"No se puede usar el archivo {tmp_path} (es una carpeta).\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ("serve", "--port", "99999"),
        ("serve", "--keep-days", "0"),
        ("serve", "--workers", "0"),
        ("play", "multiverse", "--plain", "--seats", "0"),
        ("games", "--lang"),
    ],
)
def test_values_out_of_range_are_bad_usage(run: Any, arguments: tuple[str, ...]) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert one_sentence(err)
    assert " ;" not in err


def test_a_new_game_never_overwrites_a_file(run: Any, tmp_path: Path, record: dict[str, Any]) -> None:
    there = kept(tmp_path, record)
    before = Path(there).read_bytes()
    code, _, err = run("play", "multiverse", "--plain", "--save", there)
    assert code == 2
    assert one_sentence(err)
    assert Path(there).read_bytes() == before
    code, _, err = run("play", "multiverse", "--plain", "--save", str(tmp_path))
    assert (code, err) == (2, f"The file {tmp_path} cannot be used (it is not an ordinary file).\n")
    going = str(tmp_path / "going.json")
    assert run("play", "multiverse", "--plain", "--save", going)[0] == 0
    assert run("play", "--plain", "--resume", going, "--save", going)[0] == 0


def test_who_breaks_off_is_told_where_the_game_is(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    code, out, _ = run("play", "multiverse", "--plain", "--save", str(tmp_path / "g.json"))
    assert code == 130
    assert "--resume" in out.splitlines()[-1]


def test_a_copy_that_cannot_be_written_is_one_sentence(run: Any, tmp_path: Path) -> None:
    open_store(tmp_path)
    code, _, err = run("backup", str(tmp_path / "none" / "copy"), "--data", str(tmp_path))
    assert code == 2
    assert one_sentence(err)


def test_a_box_is_written_changed_checked_and_played(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ALCANCIA_CONTENT", raising=False)
    monkeypatch.setenv("ALCANCIA_DATA", str(tmp_path / "data"))
    folder = tmp_path / "town"
    assert run("box", "new", "financity", str(folder))[0] == 0
    assert run("box", "new", "financity", str(folder))[0] == 1
    sheet = folder / "content" / "shopping.csv"
    usual = sheet.read_text("utf-8")
    sheet.write_text(usual.replace("SP01,product,60", "SP01,product,-60"), "utf-8")
    code, _, err = run("box", "check", str(folder))
    assert code == 1 and "cost: -60" in err and one_sentence(err)
    before = run("box", "list")[1].splitlines()
    assert run("box", "add", str(folder))[0] == 1 and run("box", "list")[1].splitlines() == before
    sheet.write_text(usual.replace("SP01,product,60", "SP01,product,70"), "utf-8")
    assert run("box", "check", str(folder))[0] == 0
    assert run("box", "add", str(folder))[0] == 0
    (name,) = [line.split()[0] for line in run("box", "list")[1].splitlines() if line not in before]
    code, out, _ = run("simulate", name, "--games", "1", "--bots", "random", "--json")
    assert code == 0 and json.loads(out)["game"] == name
    assert run("simulate", "financity@" + "0" * 16)[0] == 2
