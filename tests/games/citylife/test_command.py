"""`alcancia box check` of a quiz pack, in words and as data."""

import json
from pathlib import Path

import pytest

from alcancia.cli import main
from tests.games.citylife.test_packs import GOOD, rows


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as left:
        main(list(arguments))
    assert isinstance(left.value.code, int)
    return left.value.code


def test_a_good_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "tiny.json"
    path.write_text(json.dumps(GOOD))
    assert run("--lang", "en", "box", "check", str(path)) == 0
    said = capsys.readouterr().out
    assert "The pack tiny is in order: 1 card, 1 question," in said and "20 cards" in said
    assert run("box", "check", str(path), "--json") == 0
    assert json.loads(capsys.readouterr().out) == {"good": True, "faults": []}


def test_a_bad_pack_in_spanish(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mal.csv"
    path.write_bytes(rows("K1,One"))
    assert run("--lang", "es", "box", "check", str(path)) == 1
    assert "row 2" in capsys.readouterr().err


def test_every_fault_has_its_sentence() -> None:
    import re

    from alcancia.text import Speaker

    source = Path("alcancia/games/citylife/packs.py").read_text("utf-8")
    codes = set(re.findall(r'fault\([^"\n]*(?:f?"[^"]*")?, "([a-z_]+)"', source)) | set(re.findall(r'Fault\([^,]*, "([a-z_]+)"', source))
    assert len(codes) > 20
    for locale in ("en", "es"):
        speaker = Speaker(locale, "citylife", strict=True)
        assert [code for code in sorted(codes) if not speaker.has(f"pack-{code}")] == []
