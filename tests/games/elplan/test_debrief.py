"""Section 11: the figures of the debrief agree with the table they were counted at."""

import re
from pathlib import Path

from alcancia import Luck, Table, replay
from alcancia.bots import find_bot, play_out
from alcancia.games.elplan.administration import administration
from alcancia.games.elplan.content import DESIGNS, EVENTS, GOODS, KINDS, SHEETS, SPACES, TYPES
from alcancia.games.elplan.lessons import returns
from alcancia.games.elplan.production import production
from alcancia.games.elplan.scoring import points
from alcancia.games.elplan.state import ideas
from alcancia.kernel import Fact
from alcancia.records.export import long, wide
from tests.games.elplan.position import GAME, lay, own, run, state_of
from tests.games.moves import play

TEXT = Path(__file__).parents[3] / "alcancia" / "text"


def played(seed: str, bot: str = "baseline") -> Table:
    table = Table.new("elplan", seats=4, seed=seed)
    play_out(table, [find_bot(GAME, bot)] * 4, [Luck(f"{seed} {seat}") for seat in range(4)])
    return table


def test_figures() -> None:
    table = played("measures")
    t = state_of(table)
    rows = table.measures()
    found = {(row["seat"], row["period"]): row for row in rows}
    assert len(found) == len(rows) == 4 * t.period
    for seat in range(4):
        last = found[seat, t.period]
        assert (last["ideas"], last["points"]) == (ideas(t, seat), points(t, seat))
        types = [DESIGNS[card].type for card, _ in t.business[seat].cards]
        assert [last[f"cards_{type}"] for type in TYPES] == [types.count(type) for type in TYPES]
    for row in rows:
        assert row["processes_used"] <= row["processes_had"]
        assert row["cards_active"] <= row["cards"]
        assert row["space"] and row["event"]
        assert row["cards"] == sum(row[f"cards_{type}"] for type in TYPES)
        for flow in ("made", "bought", "imported", "sold", "wasted"):
            assert row[flow] == sum(row[f"{flow}_{good}"] for good in GOODS)
    assert sum(row["exports_caused"] for row in rows) == sum(fact.key == "exported" for fact in table.facts)
    assert sum(row["made"] for row in rows) > 50


def test_every_figure_and_lesson_has_words() -> None:
    for language in ("en", "es"):
        said = (TEXT / language / "elplan.ftl").read_text("utf-8")
        table = played("words")
        for name in {name for row in table.measures() for name in row}:
            assert re.search(rf"^measure-{name} = ", said, re.MULTILINE), name
        for row in table.lessons():
            message = re.search(rf"^lesson-{row['lesson']} = .*?(?=^[^\s}}]|\Z)", said, re.MULTILINE | re.DOTALL)
            assert message is not None, row
            assert set(re.findall(r"\$(\w+)", message.group())) <= set(row), row


def test_lessons_agree_with_the_figures() -> None:
    table = played("lessons")
    rows, lessons = table.measures(), table.lessons()
    for seat in range(4):
        mine = {lesson["lesson"]: lesson for lesson in lessons if lesson["seat"] == seat}
        assert ("first_idea" in mine) != ("no_idea" in mine)
        lost = sum(row["lost_to_events"] for row in rows if row["seat"] == seat)
        assert mine.get("uninsured", {"tokens": 0})["tokens"] == lost
    assert len(list(wide(rows))) == len(rows) + 1
    assert next(long(rows)) == "seat,period,figure,value\n"


def test_what_cards_brought_is_what_was_received() -> None:
    """Income and bonuses as the ledger has them, an Adviser only when it was used, processes only if they were used."""
    for number in range(4):
        table = played(f"cards {number}", "spender")
        for seat in range(4):
            _, brought, _ = returns(seat, table.facts)
            flows = [fact.args for fact in table.facts if fact.key == "paid" and fact.args["to"] == seat]
            tokens = sum(args["amount"] for args in flows if args["reason"] in ("income", "sale_bonus", "export_bonus"))
            helped = sum(fact.args["advisers"] for fact in table.facts if "advisers" in fact.args and fact.args["seat"] == seat)
            prints = {card: DESIGNS[card].card for card in brought}
            plain = [card for card, it in prints.items() if not it.processes and not it.wild]
            mixed = [card for card in brought if card not in plain]
            assert sum(brought[card] for card in plain if not prints[card].adviser) <= tokens
            assert sum(brought.values()) - helped >= tokens
            used = sum(fact.args["processes"] for fact in table.facts if fact.key == "used" and fact.args["seat"] == seat)
            assert all(brought[card] <= used + tokens for card in mixed)
            assert sum(brought[card] for card, it in prints.items() if it.adviser) == helped


def test_risk_prevention_brings_a_process_for_each_token() -> None:
    t = lay()
    own(t, 0, "E04a")
    table = run(t, administration(), production(), administration(), production())
    play(table, 0, "arrange", [["activate", "E04a", 2, 0]])
    for seat in (1, 2):
        play(table, seat, "arrange", [])
    play(table, 0, "arrange", [["deactivate", ["E04a"]], ["activate", "E04a", 1, 0]])
    for seat in (1, 2):
        play(table, seat, "arrange", [])
    had = [fact.args["processes"] for fact in table.facts if fact.key == "capital" and fact.args["seat"] == 0]
    told = [fact for fact in table.facts if fact.key != "used"]
    for at, many in zip(
        [n for n, fact in enumerate(told) if fact.key == "capital" and fact.args["seat"] == 0][::-1], had[::-1], strict=True
    ):
        told.insert(at + 1, Fact("used", {"seat": 0, "processes": many}, 1))
    worked, brought, _ = returns(0, told)
    assert (worked["E04a"], brought["E04a"]) == (2, 3)
    assert not returns(0, [fact for fact in told if fact.key != "used"])[1]["E04a"]


def test_payback_counts_from_the_purchase() -> None:
    """The Investor costs three and brings one a period, from the period after it was bought on."""
    told = [Fact("acquired", {"seat": 0, "card": "E02a", "count": 3, "advisers": 0}, 2)]
    told += [Fact("activated", {"seat": 0, "item": "E02a", "tokens": {"worker": 1}}, 2)]
    for period in range(2, 7):
        income = Fact("received_income", {"seat": 0, "card": "E02a", "tokens": {"money": 1}}, period)
        told += [*([income] if period > 2 else []), Fact("capital", {"seat": 0, "processes": 0}, period)]
    assert returns(0, told)[2] == {"E02a": 4}
    assert returns(0, told[:-4])[2] == {}


def test_lessons_say_what_another_choice_was_worth() -> None:
    """Reserve, insurance, waste, spaces and purchases, each counted here once more from what was told."""
    seen = set()
    for number in range(6):
        table = Table.new("elplan", seats=4, seed=f"choice {number}", options={"level": 1 + number % 3})
        play_out(table, [find_bot(GAME, bot) for bot in ("cautious", "spender", "craftsman", "baseline")], [Luck(f"{number}")] * 4)
        rows, t = {(row["seat"], row["period"]): row for row in table.measures()}, state_of(table)
        for lesson in table.lessons():
            seat, mine = lesson["seat"], [row for row in rows.values() if row["seat"] == lesson["seat"]]
            hit = [row for row in mine if not row["insured"]]
            match lesson["lesson"]:
                case "no_reserve":
                    bare = [
                        row for row in hit if row["period"] > 1 and EVENTS[row["event"]].demands
                        and sum(rows[seat, row["period"] - 1][f"free_{kind}"] for kind in KINDS) < 2
                    ]  # fmt: skip
                    assert lesson["hits"] == len(bare)
                case "uninsured":
                    assert lesson["unsold"] == sum(row["wasted"] for row in hit if EVENTS[row["event"]].market_closed)
                    assert lesson["kept"] == sum(row["space_value"] for row in mine if row["space"] == "1")
                case "waste":
                    assert lesson["tokens"] == lesson["count"] * t.options.sale_price
                case "places":
                    visits = [row for row in rows.values() if row["space"][:1] == str(lesson["district"])]
                    own = [row["space_value"] for row in visits if row["seat"] == seat]
                    assert (lesson["count"], lesson["value"]) == (len(own), sum(own))
                    assert abs(lesson["usual"] * len(visits) - sum(row["space_value"] for row in visits) * len(own)) <= len(visits) / 2
                case "purchases":
                    paid = [fact.args["amount"] for fact in table.facts if fact.key == "price_paid" and fact.args["seat"] == seat]
                    assert lesson["amount"] == sum(paid)
                    foreign = {1: (), 2: (), 3: [good for good in GOODS if good not in makes(t.business[seat].plan)]}[t.options.level]
                    assert lesson["foreign"] == sum(
                        row[f"{flow}_{good}"] for row in mine for flow in ("bought", "imported") for good in foreign
                    )
                    assert 2 * (lesson["count"] - lesson["foreign"]) <= lesson["processes"] <= 4 * (lesson["count"] - lesson["foreign"])
                case "idle":
                    assert lesson["unused"] == sum(row["processes_had"] - row["processes_used"] for row in mine)
            seen.add(lesson["lesson"])
    assert seen >= {"no_reserve", "uninsured", "waste", "places", "purchases", "idle"}


def makes(plan: str) -> set[str]:
    return {GOODS[good] for good, _ in SHEETS[plan].makes}


def test_what_a_space_was_worth() -> None:
    table = played("spaces")
    for row in table.measures():
        worth, kind = row["space_value"], SPACES[row["space"]].benefit
        if row["benefits_lost"]:
            assert worth == 0
        elif kind == "subsidy":
            assert worth == row["income_subsidies"] >= 1
        elif kind == "worker":
            assert worth == 1
        elif kind == "insurance":
            assert row["lost_to_events"] == 0
        else:
            assert worth in (0, 1)


def test_a_replayed_record_has_the_same_figures() -> None:
    table = played("again")
    assert replay(table.record()).measures() == table.measures()
