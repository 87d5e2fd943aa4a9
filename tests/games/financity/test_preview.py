"""What is shown before a decision, against what then happens: the figures and the game's own words, read off the facts alone.

That differences are true is law 13's business; here it is looked whether what they are differences of means what it says.
"""

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, NamedTuple

import pytest

from alcancia.games.financity.buying import investments, shopping
from alcancia.games.financity.expenses import expenses
from alcancia.games.financity.insurance import insurance
from alcancia.games.financity.planning import planning
from alcancia.games.financity.savings import saving
from alcancia.games.financity.state import game
from alcancia.games.financity.unforeseen import unforeseen
from alcancia.kernel import Luck, Played, Preview, Table
from alcancia.text import Speaker, Teller
from tests.games.moves import play

from .position import begin, city, city_of, give, lay

CARD_PRICE = 150
"""FC-LN.1"""

OPTIONS: list[dict[str, Any]] = [
    {},
    {"claims": "by_hand", "loan_cards_lz": 6, "loan_cards": 7},
    {"withdraw_surcharge": 50, "starting_cash": 300, "savings_plan": "flat", "level": "advanced"},
    {"hide_cash": True, "loans_in_reorganisation": True, "planning": "secret"},
    {"closing_window": True, "cancel_services": True, "home_assignment": "choose", "by_hand_increases": "bank_checks"},
]


class Moment(NamedTuple):
    """A move in a game: what was shown to its seat, the seat's view, and what followed."""

    seat: int
    move: tuple[Any, ...]
    shown: dict[str, Any]
    figures: dict[str, int]
    view: dict[str, Any]
    facts: list[Any]
    table: Table
    """As it was before the move."""

    def told(self, key: str) -> list[dict[str, Any]]:
        """What the facts of this year say of this seat."""
        year = self.table.state.period
        return [fact.args for fact in self.facts if fact.key == key and fact.period == year and fact.args.get("seat") == self.seat]


def games(seed: str, options: dict[str, Any], seats: int = 3) -> Iterator[Moment]:
    """A game of people who do anything at any time."""
    table, luck = Table.set_up(game, seats=seats, seed=seed, options=options, hashing=False), Luck(seed)
    while table.asked:
        seat = luck.choice(list(table.asked))
        asks = [table.asked[seat], *(table.may_of(seat) if luck.below(4) == 0 else [])]
        move = asks[-1].sample(luck)
        preview, before = table.preview(seat, move), table.clone()
        assert isinstance(preview, Preview)
        played = table.play(seat, move)
        assert isinstance(played, Played)
        yield Moment(seat, move, preview.to_json(), own(before, seat), before.view(seat)["table"], played.facts, before)


def own(table: Table, seat: int) -> dict[str, int]:
    """The figures of a seat."""
    return dict(game.hooks.figures(table.state, seat))


@pytest.fixture(scope="module")
def moments() -> list[Moment]:
    return [moment for number, options in enumerate(OPTIONS) for seed in "abc" for moment in games(f"{number}{seed}", options)]


def of(moments: list[Moment], *names: str) -> list[Moment]:
    """The moments of these moves; there must be some."""
    found = [moment for moment in moments if moment.move[0] in names]
    assert found, names
    return found


# ── the game's own words ─────────────────────────────────────────────────────


def test_a_loan_is_what_is_shown(moments: list[Moment]) -> None:
    for moment in of(moments, "take_loan"):
        first = moment.told("loan_taken")[0]
        assert (moment.shown["borrowed"], moment.shown["loan_cards"]) == (first["amount"], first["count"])
        assert moment.shown["back"] == CARD_PRICE * first["count"]


def test_a_withdrawal_is_what_is_shown(moments: list[Moment]) -> None:
    for moment in of(moments, "withdraw"):
        first = moment.told("withdrawn")[0]
        assert (moment.shown["face"], moment.shown["net"]) == (first["face"], first["net"])


def test_a_zone_gives_what_is_shown() -> None:
    seen = set()
    for number, options in enumerate(OPTIONS):
        shown: dict[int, dict[str, Any]] = {}
        for moment in games(f"zones {number}", options):
            if moment.move[0] == "place":
                if "planning" not in options:
                    homes = [player["zone"] for player in moment.view["players"]]
                    assert moment.shown["homes"] == homes.count(moment.move[1])
                shown[moment.seat] = moment.shown
            for fact in moment.facts:
                if fact.key == "first_player_passed":
                    shown.clear()  # the homes have been lifted
                word, said = {
                    "job_paid": ("pay", "amount"),
                    "free_time_paid": ("joy", "amount"),
                    "insurance_bought": ("price", "price"),
                    "loan_taken": ("loan_cards", "count"),
                }.get(fact.key, ("", ""))
                zone = shown.get(fact.args.get("seat", -1), {})
                if word in zone:
                    assert zone[word] == fact.args[said]
                    seen.add(word)
                elif word == "loan_cards" and "elsewhere" not in zone and fact.period:
                    assert fact.args["count"] == {**{"loan_cards": 6}, **options}["loan_cards"]
    assert seen == {"pay", "joy", "price", "loan_cards"}


def test_a_purchase_is_what_is_shown(moments: list[Moment]) -> None:
    for moment in of(moments, "buy_investment", "buy_shopping"):
        assert moment.shown["years"] == len(range(moment.view["year"], moment.view["years"]))
    for moment in of(moments, "buy_shopping"):
        for fact in moment.told("purchase_enjoyed"):
            assert moment.shown["joy"] == fact["amount"]
        (price,) = [fact.args["amount"] for fact in moment.facts if fact.key == "paid" and fact.args["reason"] == "shopping"]
        assert moment.shown["paid"]["shopping"] == price
    for moment in of(moments, "buy_investment"):
        (fact,) = moment.told("investment_bought")
        assert (moment.shown["paid"]["investment"], moment.shown["by"]["income"]) == (fact["price"], fact["income"])


def test_an_offer_shows_what_its_acceptance_does(moments: list[Moment]) -> None:
    for moment in of(moments, "propose_sale", "propose_purchase"):
        table, name = moment.table.clone(), moment.move[0]
        card = moment.move[1][0]
        play(table, moment.seat, *moment.move)
        (offer,) = [offer for offer in table.state.offers if offer.by == moment.seat]
        before = own(table, moment.seat) | {"cash": table.state.cash[moment.seat]}
        if table.play(offer.to, ("accept", offer.no)) and city_of(table).marker == "Z11":
            after = own(table, moment.seat) | {"cash": table.state.cash[moment.seat]}
            by = {figure: after[figure] - before[figure] for figure in after if after[figure] != before[figure]}
            hidden = {"cash", "free", "short", "score"} if name == "propose_sale" and table.state.options.hide_cash else set()
            assert {k: v for k, v in moment.shown.get("by", {}).items() if k not in hidden} == {
                k: v for k, v in by.items() if k not in hidden
            }
        assert moment.shown["cost"] == moment.view["printed"][card]["cost"]


# ── the figures ──────────────────────────────────────────────────────────────


def test_income_comes_as_forecast(moments: list[Moment]) -> None:
    seen = 0
    for moment in of(moments, "place"):
        for fact in moment.told("income_paid"):
            mine = moment.view["players"][moment.seat]
            if "coming" in moment.figures:
                assert moment.figures["coming"] == mine["coming"] == fact["total"]
            if not mine["mods"]:
                assert (moment.figures["income"], moment.figures["interest"]) == (fact["total"], fact["interest"])
                seen += 1
    assert seen > 50


def test_bills_are_as_forecast(moments: list[Moment]) -> None:
    seen = 0
    for moment in moments:
        for fact in moment.told("expenses_paid"):
            if moment.move[0] not in ("buy_shopping", "yes", "no", "declare_expenses"):
                lost = sum(gone["amount"] for gone in moment.told("bill_written_off"))
                assert moment.figures["expenses"] in (fact["amount"], fact["amount"] + lost)
                if "bill" in moment.figures:
                    assert moment.figures["bill"] == moment.view["players"][moment.seat]["bill"] == moment.figures["expenses"]
                seen += 1
    assert seen > 100


def test_a_declaration_costs_what_is_shown(moments: list[Moment]) -> None:
    for moment in of(moments, "declare_expenses"):
        bill = moment.figures["expenses"] + moment.shown.get("by", {}).get("expenses", 0)
        for fact in moment.told("expenses_paid"):
            assert bill == fact["base"] + fact["extra"] + fact["added"]


def test_debts_are_in_money(moments: list[Moment]) -> None:
    for moment in moments:
        if not moment.figures:
            continue
        assert moment.figures["owed"] == CARD_PRICE * moment.figures["loans"]
        if moment.move[0] == "pay_year":
            least = moment.table.asked[moment.seat].moves[0].spaces[0]
            assert moment.figures.get("due", CARD_PRICE * next(iter(least))) == CARD_PRICE * next(iter(least))
        for fact in moment.told("loan_repaid"):
            assert fact["amount"] == CARD_PRICE * fact["count"]


def test_missing_money_is_what_is_asked_for(moments: list[Moment]) -> None:
    seen = set()
    for moment in moments:
        question = moment.table.asked[moment.seat].name
        cash = moment.table.state.cash[moment.seat]
        mine = moment.view["players"][moment.seat]
        if question == "raise_event":
            assert moment.figures["missing"] == mine["missing"] == mine["effect"]["owed"] - cash > 0
        elif question == "raise_minimum":
            assert moment.figures["missing"] == CARD_PRICE * mine["minimum"] - cash > 0
        elif question == "raise_expenses":
            assert moment.figures["missing"] == moment.figures["expenses"] - cash > 0
        else:
            assert moment.figures.get("missing", 0) == 0
        seen.add(question)
    assert {"raise_event", "raise_minimum", "raise_expenses"} <= seen


def test_what_is_free_is_cash_and_income_without_bills(moments: list[Moment]) -> None:
    for moment in moments:
        if "free" in moment.figures:
            f = moment.figures
            assert f["free"] == moment.table.state.cash[moment.seat] + f["coming"] - f["bill"] - f["due"] == f["free"]
            assert f["short"] == max(0, -f["free"])
            mine = moment.view["players"][moment.seat]
            assert {name: mine[name] for name in ("income", "coming", "expenses", "bill", "due", "free")} == {
                name: f[name] for name in ("income", "coming", "expenses", "bill", "due", "free")
            }


def test_wellbeing_comes_every_year(moments: list[Moment]) -> None:
    seen = 0
    for moment in of(moments, "place"):
        for fact in moment.facts:
            if fact.key == "wellbeing_paid" and fact.period == moment.table.state.period:
                assert own(moment.table, fact.args["seat"])["bonus"] == fact.args["amount"]
                seen += 1
    assert seen > 5


def test_savings_bring_what_the_view_says(moments: list[Moment]) -> None:
    seen = 0
    for moment in moments[::7]:
        mine, table = moment.view["players"][moment.seat], moment.table
        assert len(moment.view["payout"]) == mine["saved"] // 100 + 1
        for ask in table.may_of(moment.seat):
            if ask.name == "withdraw":
                for _ in range(2):
                    trial = table.clone()
                    played = play(trial, moment.seat, *ask.sample(Luck(f"{seen}")))
                    gone = next(fact.args for fact in played.facts if fact.key == "withdrawn")
                    assert moment.view["payout"][gone["face"] // 100] == gone["net"]
                    if city_of(table).marker != "Z3" and gone["face"] == mine["saved"]:
                        assert mine["net"] == gone["net"]
                    seen += 1
    assert seen > 50


def test_score_is_made_of_what_one_has(moments: list[Moment]) -> None:
    for moment in moments[::5]:
        if moment.figures and moment.table.state.options.level == "beginner":
            t, seat = moment.table.state, moment.seat
            assert moment.figures["score"] == 2 * t.held["wellbeing"][seat] + t.cash[seat] + t.held["savings"][seat]


def test_upkeep_is_what_cards_add(moments: list[Moment]) -> None:
    for moment in moments[::3]:
        cards = [moment.view["printed"][card] for card, *_ in moment.view["players"][moment.seat]["shopping"]]
        assert moment.figures.get("upkeep", 0) == sum(card.get("expense", 0) for card in cards)


def test_the_view_prints_what_the_cards_say() -> None:
    t = city()
    lay(t, "investments", tuple(t.unknown["investments"]))
    lay(t, "shopping", tuple(t.unknown["shopping"]))
    seen = begin(t, planning()).view(0)["table"]
    folder = files("alcancia.games.financity") / "content"
    for name in ("investments", "shopping"):
        for card in tomllib.loads((folder / f"{name}.toml").read_text("utf-8"))[name.removesuffix("s")]:
            id = card.pop("id")
            assert seen["printed"][id] == {key: value for key, value in card.items() if value}


# ── worked examples ──────────────────────────────────────────────────────────


def test_a_harm_that_cannot_be_paid_shows_what_is_paid_and_what_is_missing() -> None:
    t = city()
    t.events = ("EV03",)
    give(t, 0, cash=50, savings=(2, 0, 0), wellbeing=80)
    table = begin(t, unforeseen())
    owed = {branch: money for branch, money, _ in t.homes[0].effect.branches}  # type: ignore[union-attr]
    dear = max(owed, key=lambda branch: owed[branch])
    assert owed[dear] > 50
    shown = table.preview(0, ("choose", dear))
    assert isinstance(shown, Preview)
    assert (shown.by, shown.paid) == ({"missing": owed[dear] - 50}, {})
    words = Teller(Speaker("en", "financity"), ["Ana"], game.message_kinds).consequence(
        shown.to_json(), {"cash": 50, "wellbeing": 80, "missing": 0, "loans": 0}
    )
    assert words == f"Then $50 in cash and 80 wellbeing. ${owed[dear] - 50} would still be missing."


@pytest.mark.parametrize("options", OPTIONS)
def test_every_preview_has_a_sentence(options: dict[str, Any]) -> None:
    """No note made of code words, no number below zero, and the same numbers in both languages."""
    tellers = [Teller(Speaker(locale, "financity"), ["Ana", "Ben", "Cai"], game.message_kinds) for locale in ("en", "es")]
    for moment in games("sentence", options):
        if moment.move[0] in game.previews and moment.move[0] not in ("no", "pass"):
            english, spanish = [teller.consequence(moment.shown, every_figure(moment.table, moment.seat)) for teller in tellers]
            assert english.endswith(".") or moment.move[0] == "place", (moment.move, english)
            assert "−" not in english and "-" not in english, (moment.move, english)
            assert re.findall(r"\d+", english.replace(",", "")) == re.findall(r"\d+", spanish.replace(".", "")), (english, spanish)


def every_figure(table: Table, seat: int) -> dict[str, int]:
    """A seat's purses and figures."""
    return {"cash": table.state.cash[seat]} | {name: purse[seat] for name, purse in table.state.held.items()} | own(table, seat)


def said(table: Table, *move: Any) -> str:
    """The sentence that explains a move to the first seat."""
    shown = table.preview(0, move)
    assert isinstance(shown, Preview)
    return Teller(Speaker("en", "financity"), ["Ana"], game.message_kinds).consequence(shown.to_json(), every_figure(table, 0))


def test_what_people_read() -> None:
    """FC-LN.1 FC-SV.2 FC-Z6.2 FC-Z7.2 The sums by hand: a home of the yellow kind, 900 in, 880 out."""
    t = city(year=4)
    lay(t, "investments", ("IB03",))
    lay(t, "shopping", ("SP02",))
    give(t, 0, cash=1000, savings=(3, 0, 0), loans=7, zone="Z6")
    table = begin(t, investments(), shopping())
    business, joy = table.view(0)["table"]["printed"]["IB03"], table.view(0)["table"]["printed"]["SP02"]
    assert said(table, "take_loan") == "$600 now for 6 loan cards: $900 to pay back. Then you hold 13 cards."
    assert said(table, "withdraw", (2, 0, 0)) == "Withdraw $200 now: you get $180."
    assert said(table, "repay", 2) == "Pay $300. Left: loan cards 5, cash $700."
    left = 1000 - business["cost"]
    assert (
        said(table, "buy_investment", "IB03")
        == f"${business['cost']} now, then ${business['income']} a year for 6 years. Leaves ${left} in cash."
    )
    play(table, 0, "pass")
    t.homes[0].zone = "Z7"
    table = begin(t, shopping())
    assert f"${joy['cost']} now for {joy['wellbeing']} wellbeing" in said(table, "buy_shopping", "SP02")
    table = begin(t, saving())
    assert said(table, "arrange", (4, 1, 0)).endswith(f"${1000 - 600} stay in cash.")
    t.homes[0].zone = "Z9"
    assert said(begin(t, insurance()), "yes") == "Costs $50. Leaves $950 in cash."
    give(t, 0, cash=1000)
    assert said(begin(t, expenses()), "pay_year", 2) == "Pay $1,180 in all. Left: loan cards 5, cash $820."


def test_debts_and_savings_by_hand() -> None:
    t = city(seats=2, options={"years": 10})
    lay(t, "investments", ("IB03", "IE15"))
    lay(t, "shopping", ("SP05", "SA11"))
    give(t, 0, cash=1000, savings=(3, 0, 0), loans=7, zone="Z6")
    table = begin(t, saving())
    shown = table.preview(0, ("arrange", (1, 1, 0)))
    assert isinstance(shown, Preview)
    assert (shown.by["cash"], shown.by["savings"]) == (-300, 300)
    assert own(table, 0)["due"] == 300 and own(table, 0)["owed"] == 1050
