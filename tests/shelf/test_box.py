"""Boxes of one's own: written out, changed, proved, printed; and what is refused, by name."""

import re
import zipfile
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcancia import games
from alcancia.kernel import Table, Unplayable
from alcancia.kernel.record import replay
from alcancia.shelf import boxes, proving, sheets
from alcancia.shelf.box import MOST_FILES, TABLES, Box, assembled, laid_out, packed, read, read_folder, usual
from alcancia.shelf.faces import catalogue
from alcancia.shelf.folders import CONTENT
from alcancia.shelf.own import find
from alcancia.shelf.press import printed
from alcancia.text import Teller
from alcancia.text.speaker import Speaker

TITLE = {"en": "Our town", "es": "Nuestro pueblo"}


def made(game: str = "financity", **changed: str) -> dict[str, str]:
    """The files of a box that is as usual but for these."""
    return laid_out(game, "our-town", TITLE) | changed


def reason(files: dict[str, str]) -> tuple[str, str]:
    """Why this box cannot be used: the code, and what it is about."""
    try:
        found = proving.faults(read(packed(files)))
    except Unplayable as fault:
        found = [fault]
    assert found, "nothing was said against it"
    return found[0].reason, " ".join(str(part) for part in found[0].detail.values())


@pytest.mark.parametrize("game", games.GAMES)
def test_a_box_as_it_is_written_out_is_the_usual_one(game: str) -> None:
    box = read(packed(laid_out(game, "mine", TITLE)))
    assert proving.faults(box) == []
    assert set(box.tables) == {f"{name}.toml" for name in TABLES[game]}
    assert printed(game, box.tables).content_hash == games.find(game).content_hash
    for locale in ("en", "es"):
        assert box.words[locale] and all(texts for texts in box.words[locale].values())


@pytest.mark.parametrize("game", games.GAMES)
def test_sheets_lose_nothing(game: str) -> None:
    for file, table in usual(game).items():
        if sheets.is_sheet(table):
            again = sheets.read(file, sheets.written(table), table)
            assert [sheets.flat(entry) for entry in sheets.entries_of(again)] == [sheets.flat(entry) for entry in sheets.entries_of(table)]


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(CONTENT, str(tmp_path))
    return tmp_path


def test_a_table_with_a_box_shows_its_prices_and_its_words_and_its_record_says_so(shelf: Path) -> None:
    shopping = sheets.read("", made()["content/shopping.csv"], usual("financity")["shopping.toml"])
    shopping["shopping"][0]["cost"] = "70"
    files = made() | {
        "box.toml": 'game = "financity"\nid = "our-town"\nmoney = "₲"\ntitle.en = "Our town"\n',
        "content/shopping.csv": sheets.written(shopping),
        "words.csv": 'id;en;es\ncard-SP01;Clay stove {x} "y";\n',
    }
    box = boxes.put(packed(files))
    game = find(box.name)
    assert (game.id, game.box, game.speaks) == ("financity", box.name, box.name)
    table = Table.set_up(game, seats=2, seed="town")
    assert table.record()["box"] == box.name and table.record()["content"] != games.find("financity").content_hash
    assert replay(table.record(), find).state == table.state
    for locale in ("en", "es"):
        speaker = Speaker(locale, game.speaks, strict=True)
        assert speaker.say("card-SP01") == 'Clay stove {x} "y"'
        assert speaker.say("card-SP02") == Speaker(locale, "financity").say("card-SP02")
    assert Speaker("en", game.speaks).say("about-place-Z4", pay=1200) == "Earn ₲1,200 more."
    assert Speaker("en", "financity").say("about-place-Z4", pay=1200) == "Earn $1,200 more."
    shown = catalogue("financity", box)["shopping"][0]
    assert shown.figures["cost"] == "70" and shown.names["es"][""] == 'Clay stove {x} "y"'
    with pytest.raises(Unplayable, match="box_missing"):
        replay(table.record() | {"box": "financity@" + "0" * 16}, find)
    with pytest.raises(Unplayable, match="bad_record"):
        replay(table.record() | {"box": "elplan@" + "0" * 16}, find)


def test_a_new_card_needs_a_name(shelf: Path) -> None:
    sheet = made()["content/shopping.csv"]
    columns = sheet.partition("\n")[0].split(",")
    row = ",".join({"id": "SP99", "kind": "product", "cost": "60", "wellbeing": "20"}.get(name, "") for name in columns) + "\n"
    assert reason(made() | {"content/shopping.csv": sheet + row}) == ("bad_box", "no_words words.csv card-SP99")
    named = made()["words.csv"] + "card-SP99,Kite,Cometa\n"
    assert proving.faults(read(packed(made() | {"content/shopping.csv": sheet + row, "words.csv": named}))) == []


def price(of: str) -> str:
    head, first, rest = made()["content/shopping.csv"].split("\n", 2)
    cells = dict(zip(head.split(","), first.split(","), strict=True)) | {"cost": of}
    return "\n".join((head, ",".join(cells.values()), rest))


@pytest.mark.parametrize(
    ("change", "code", "about"),
    [
        ({"content/shopping.csv": price("-60")}, "bad_content", "cost: -60"),
        ({"content/shopping.csv": price("61")}, "bad_content", "61 is not a multiple of 10"),
        ({"content/shopping.csv": price("9" * 30)}, "bad_content", "cost"),
        ({"content/shopping.csv": price("many")}, "bad_content", "shopping"),
        ({"content/shopping.csv": price("60") + price("60").split("\n")[1] + "\n"}, "bad_content", "twice"),
        ({"content/shopping.csv": "id,id\n1,2\n"}, "bad_content", "headings"),
        ({"content/shopping.csv": "id,a.b.c.d.e.f\nx,1\n"}, "bad_content", "a.b.c.d.e.f"),
        ({"content/homes.csv": made()["content/homes.csv"].rpartition("HM6")[0]}, "bad_box", "too_few homes.toml 5 / 6"),
        ({"content/zones.csv": "id\nZ1\n"}, "bad_box", "unknown_file"),
        ({"../etc.csv": "x"}, "bad_box", "unknown_file"),
        ({"content/bank.toml": "unit = ["}, "bad_content", "bank.toml"),
        ({"content/bank.toml": "a=" + "[" * 5000}, "bad_content", "bank.toml"),
        ({"words.csv": "id,en\ncard-SP01,<b>Stove</b>\n"}, "bad_box", "markup"),
        ({"words.csv": "id,en\ncard-SP01,Sto\u202eve\n"}, "bad_box", "invisible_sign"),
        ({"words.csv": "id,en\ncard-SP01," + "x" * 500 + "\n"}, "bad_box", "length"),
        ({"words.csv": "id,en\nno-such-thing,Stove\n"}, "bad_box", "unknown_words"),
        ({"words.csv": "id,fr\ncard-SP01,Poêle\n"}, "bad_box", "row"),
        ({"box.toml": 'game = "chess"\nid = "x"\ntitle.en = "x"\n'}, "bad_box", "game"),
        ({"box.toml": 'game = "financity"\nid = "../x"\ntitle.en = "x"\n'}, "bad_box", "id"),
        ({"box.toml": 'game = "financity"\nid = "x"\ntitle.en = "x"\nowner = "me"\n'}, "bad_box", "owner"),
        ({"box.toml": "title = 3"}, "bad_box", "box_file"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(change: dict[str, str], code: str, about: str) -> None:
    found = reason(made() | change)
    assert found[0] == code and about in found[1], found


@pytest.mark.parametrize("locale", ["en", "es"])
def test_every_fault_of_a_box_has_a_sentence_of_its_own(locale: str) -> None:
    """In the terminal as on the page: what is wrong is said, and not just that something is."""
    sources = Path(proving.__file__).parent.glob("*.py")
    codes = sorted({code for file in sources for code in re.findall(r'bad\("([a-z_0-9]+)"', file.read_text("utf-8"))})
    said = {code: Teller(Speaker(locale, ""), ()).refusal("bad_box", {"why": code, "file": "x", "entry": "y"}) for code in codes}
    assert len(codes) > 15 and len(set(said.values())) == len(codes), said


def zipped(*members: tuple[str, bytes]) -> bytes:
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        for name, data in members:
            file.writestr(name, data)
    return out.getvalue()


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "not_a_zip"),
        (b"PK\x03\x04 and nothing else", "not_a_zip"),
        (zipped(("box.toml", b"\xff\xfe")), "not_utf8"),
        (zipped(("box.toml", b"0" * 50_000_000)), "too_large"),
        (zipped(*[(f"{number}.csv", b"") for number in range(MOST_FILES + 1)]), "too_many_files"),
        (zipped(("box.toml", b"a"), ("box.tomm", b"b")).replace(b"box.tomm", b"box.toml"), "file_twice"),
        (zipped(("words.csv", b"id,en\n")), "missing"),
        (b"\x00" * 2_000_000, "too_large"),
    ],
)
def test_hostile_files_are_refused_before_they_are_unpacked(data: bytes, why: str) -> None:
    with pytest.raises(Unplayable) as refused:
        read(data)
    assert (refused.value.reason, refused.value.detail["why"]) == ("bad_box", why)


@given(st.dictionaries(st.sampled_from(["box.toml", "words.csv", "content/shopping.csv", "quiz.csv", "x"]), st.binary(max_size=200)))
def test_whatever_lies_in_a_box_it_is_a_box_or_refused(files: dict[str, bytes]) -> None:
    about = b'game = "financity"\nid = "x"\ntitle.en = "x"\n'
    try:
        box: Box | None = assembled(files | {"box.toml": about})
    except Unplayable as refused:
        box = None if refused.reason in ("bad_box", "bad_content") else pytest.fail(refused.reason)
    assert box is None or box.game == "financity"


def test_a_folder_is_a_box_too_and_shipped_ones_can_be_played(tmp_path: Path) -> None:
    for name, text in made().items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    assert read_folder(tmp_path) == read(packed(made()))
    for box in boxes.shipped().values():
        assert proving.faults(box) == [], box.id
        assert set(box.title) == {"en", "es"}


def test_a_box_of_the_program_stays_when_the_program_comes_to_another(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    boxes.keep_shipped()
    assert {file.stem for file in boxes.kept()} == set(boxes.shipped())
    assert boxes.offered() == boxes.shipped(), "and is offered once"
    name = next(iter(boxes.shipped()))
    box = boxes.find(name)
    monkeypatch.setattr(boxes, "shipped", dict)
    assert boxes.find(name) == box
