"""Section 6 and the written word: content as specified, and a message for everything in both languages."""

from itertools import pairwise
from pathlib import Path

import pytest

from alcancia import Luck, Table
from alcancia.bots import find_bot, play_out
from alcancia.games import find
from alcancia.games.citylife.bots.baseline import PERSONAS, think
from alcancia.games.citylife.content import BOARD, DEED, DEED_AT, HOUSE, SQUARES, TOWER, TRAFFIC, paths_cut_at
from alcancia.games.citylife.packs import TOPICS
from alcancia.ground.content import parse
from alcancia.kernel import Unplayable
from alcancia.kernel.game import KERNEL_REASONS
from alcancia.records import export
from alcancia.text import Speaker, Teller
from tests.laws import laws

NAMES = ["Ana", "Beto", "Carla", "Dani", "Eva", "Fran"]
GAME = Path("alcancia/games/citylife")


def played(seed: str, *bots: str, seats: int = 4, **options: object) -> Table:
    table = Table.new("citylife", seats=seats, seed=seed, options=options)
    sitting = [find_bot(table.game, bots[seat % len(bots)]) for seat in range(seats)]
    play_out(table, sitting, [Luck(f"{seed}/{seat}") for seat in range(seats)])
    return table


def test_the_board_winds_to_and_fro() -> None:
    for square in BOARD.square:
        row, step = divmod(square.number - 1, 10)
        assert (square.row, square.column) == (row + 1, step + 1 if row % 2 == 0 else 10 - step)


def test_squares_by_kind() -> None:
    of = {kind: [square.number for square in BOARD.square if square.kind == kind] for kind in {square.kind for square in BOARD.square}}
    assert of["dollar"] == [3, 6, 9, 11, 14, 80, 88, 92, 94, 96, 98]
    assert of["traffic"] == [10, 20, 31, 39, 53, 77, 87, 95, 97]
    assert of["house"] == [4, 8, 13, 22, 26, 29]
    assert of["tower"] == [61, 65, 72, 76, 79, 81, 89, 91, 93]
    assert len(of["blank"]) == 27
    assert sorted(of["blank"]) == sorted({number for path in paths_cut_at(47).values() for number in path[1:]})
    assert [square.number for square in BOARD.square if square.followed_in] == [32, 36, 55, 64, 68]


def test_paths_run_over_neighbouring_squares() -> None:
    for path in paths_cut_at(47).values():
        for here, there in pairwise(path):
            a, b = SQUARES[here], SQUARES[there]
            assert abs(a.row - b.row) + abs(a.column - b.column) == 1


def test_prices() -> None:
    assert (HOUSE.price, HOUSE.land_transfer_tax, HOUSE.capital_gains_tax, HOUSE.visitor_fee) == (1000, 200, 200, 500)
    assert (TOWER.price, TOWER.land_transfer_tax, TOWER.capital_gains_tax, TOWER.visitor_fee) == (5000, 1000, 1000, 2500)
    assert (HOUSE.mortgage, HOUSE.mortgage_cost, TOWER.mortgage, TOWER.mortgage_cost) == (400, 100, 2000, 500)
    assert [DEED[deed].square for deed in DEED] == sorted(DEED_AT)


def test_no_card_move_enters_a_path() -> None:
    first = {path[0] for path in paths_cut_at(47).values()}
    traffic = [square.number for square in BOARD.square if square.kind == "traffic"]
    assert not first & {square + card.move for square in traffic for card in TRAFFIC.card if card.move}


def test_damaged_content_is_named() -> None:
    from alcancia.games.citylife.content import Deck

    with pytest.raises(Unplayable) as bad:
        parse("traffic.toml", 'id = "x"\ncard = [{ id = "TV01", fine = "much" }]', Deck)
    assert bad.value.detail["file"] == "traffic.toml" and "card" in bad.value.detail["entry"]


@pytest.mark.parametrize("locale", ["en", "es"])
def test_everything_has_a_name(locale: str) -> None:
    say = Speaker(locale, "citylife", strict=True)
    wanted = [f"square-{square.name}" for square in BOARD.square] + [f"card-{deed}" for deed in DEED]
    wanted += [f"card-{card.id}{part}" for card in TRAFFIC.card for part in ("", ".about", ".note")]
    wanted += [f"path-{path}" for path in (*paths_cut_at(47), "main")] + [f"bot-{name}" for name in PERSONAS]
    game = find("citylife")
    wanted += [f"ask-{name}" for name in ("pre_roll", "buy", "visit", "raise_money", "tender", "answer", "at_will", "ruling", "museum")]
    wanted += [f"move-{name}" for name in game.previews] + [f"preset-{name}" for name in game.presets]
    wanted += [f"step-{name}" for name in game.titles]
    assert [id for id in wanted if not say.has(id)] == []


def test_rulebooks_and_chapters_agree() -> None:
    docstrings = laws.docstrings_in(GAME)
    english, spanish = (Path(f"docs/rules/citylife{suffix}.md").read_text("utf-8") for suffix in ("", ".es"))
    laws.paragraphs(docstrings, english)
    laws.paragraphs(docstrings, spanish)


@pytest.mark.parametrize("locale", ["en", "es"])
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_every_line_of_a_game_can_be_said(rules: str, locale: str) -> None:
    teller = Teller(Speaker(locale, "citylife", strict=True), NAMES, find("citylife").message_kinds)
    for number, cash in enumerate((7000, 2000, 1000)):
        table = played(f"say {number}", "random", "investor", "gambler", rules=rules, starting_cash=cash, demerit_limit=9)
        for fact in table.facts:
            for seat in (None, 0, 1):
                if seen := fact.seen_by(seat):
                    line = teller.fact(seen)
                    assert line and "{" not in line and not line.startswith("fact-")
        for lesson in table.lessons():
            given = {name: teller.argument(name, value) for name, value in lesson.items() if name != "lesson"}
            assert teller.speaker.say(f"lesson-{lesson['lesson']}", **given)


def test_figures_agree_with_the_ledger() -> None:
    table = played("figures", "investor", "baseline", rules="advanced")
    rows = table.measures()
    state = table.state
    for seat in range(4):
        last = [row for row in rows if row["seat"] == seat][-1]
        assert last["cash"] == state.cash[seat]
        fees = sum(row["fees_paid"] for row in rows if row["seat"] == seat)
        paid = [fact.args for fact in table.facts if fact.key == "paid" and fact.args["reason"] == "visitor_fee"]
        assert fees == sum(args["amount"] for args in paid if args["from"] == seat)
    say = Speaker("en", "citylife", strict=True).say
    assert "net_worth,Net worth" in "".join(export.dictionary(rows, say))
    assert len(list(export.wide(rows))) == len(rows) + 1


@pytest.mark.parametrize("name", sorted(PERSONAS))
def test_bots_say_why(name: str) -> None:
    from alcancia.bots import SeatView

    table = Table.new("citylife", seats=3, seed=name, options={"rules": "advanced", "starting_cash": 3000})
    luck, said = Luck(name), set()
    speakers = [Speaker(locale, "citylife", strict=True) for locale in ("en", "es")]
    while table.asked:
        seat = next(iter(table.asked))
        move, reason = think(name, SeatView(table, seat), luck)
        said.add(reason)
        assert table.play(seat, move), (move, reason)
    assert len(said) > 4
    assert all(speaker.has(f"why-{reason}") for speaker in speakers for reason in said)


def test_personas_differ() -> None:
    def figures(bot: str) -> dict[str, int]:
        rows = [row for seed in range(6) for row in played(f"p{seed}", bot, rules="advanced").measures()]
        return {name: sum(row[name] for row in rows) for name in ("spent_on_property", "borrowed", "spent_on_shares")}

    saver, investor, baseline = figures("saver"), figures("investor"), figures("baseline")
    assert saver["borrowed"] == 0
    assert investor["spent_on_property"] > baseline["spent_on_property"] > saver["spent_on_property"]


def test_facts_reasons_and_options_have_messages() -> None:
    from alcancia.text.check import read

    said: dict[str, dict[str, frozenset[str]]] = {}
    for locale in ("en", "es"):
        folder = Path("alcancia/text") / locale
        messages = {}
        for name in ("kernel", "terminal", "citylife"):
            messages.update({id: found.variables for id, found in read((folder / f"{name}.ftl").read_text("utf-8"))[0].items()})
        said[locale] = {f"refused-{reason}": frozenset[str]() for reason in KERNEL_REASONS} | messages
    laws.text(find("citylife"), said, laws.told_in(GAME))


def test_no_message_is_left_over() -> None:
    """Facts and payments that no chapter tells any more have no message either; the kernel names what is done with any offer."""
    import re

    source = "\n".join(path.read_text("utf-8") for path in GAME.rglob("*.py"))
    english = Path("alcancia/text/en/citylife.ftl").read_text("utf-8")
    assert set(re.findall(r"^fact-(\w+) =", english, re.M)) == set(laws.told_in(GAME)) - {"offer_closed"}
    assert [reason for reason in re.findall(r"^pay-(\w+) =", english, re.M) if f'"{reason}"' not in source] == []
    reasons = re.findall(r"^why-(\w+) =", english, re.M)
    topics = {reason for reason in reasons if reason.startswith("topic_")}
    assert topics == {f"topic_{name}" for name in (*TOPICS, "any")}
    assert [reason for reason in reasons if f'"{reason}"' not in source and reason not in topics] == []
    moves = set(re.findall(r'move\("(\w+)"', source)) - {"accept", "decline", "withdraw"}
    assert set(re.findall(r"^move-(\w+) =", english, re.M)) == moves
