"""Section 12: the sensible player and its relatives."""

import re
from pathlib import Path

import pytest

from alcancia import Luck, Table
from alcancia.bots import SeatView, find_bot, play_out
from alcancia.games.elplan.bots.baseline import Seat, cost_of, score_space
from alcancia.games.elplan.bots.desk import Judge, aims, card_item, orders_of, slot_items, works_of
from alcancia.games.elplan.bots.personas import STYLES
from alcancia.games.elplan.bots.valuation import AT_ONCE, KEPT, TOKEN, Prospects, given_up, leftover_value, price_of
from alcancia.games.elplan.content import DESIGNS, SHEETS
from alcancia.games.elplan.production import products_of
from alcancia.games.elplan.state import free, stock
from tests.games.elplan.position import GAME, state_of
from tests.laws.laws import part_of

TEXT = Path(__file__).parents[3] / "alcancia" / "text"


def scores(bots: list[str], games: int, **options: object) -> dict[str, list[int]]:
    """The scores of each bot over some games, moving round the table."""
    found: dict[str, list[int]] = {bot: [] for bot in bots}
    for number in range(games):
        seated = bots[number % len(bots) :] + bots[: number % len(bots)]
        table = Table.new("elplan", seats=len(bots), seed=f"bots {number}", options=options, quiet=True)
        play_out(table, [find_bot(GAME, bot) for bot in seated], [Luck(f"{number} {seat}") for seat in range(len(bots))])
        for row in table.standings():
            found[seated[row["seat"]]].append(row["score"])
    return found


def mean(values: list[int]) -> float:
    return sum(values) / len(values)


def test_sense_beats_chance() -> None:
    found = scores(["random", "baseline", "saver", "cautious"], 4)
    assert max(found["random"]) < min(map(mean, (found["baseline"], found["saver"], found["cautious"])))


def test_styles_differ_as_they_should() -> None:
    found = scores(["baseline", "spender", "saver", "craftsman"], 12)
    assert mean(found["baseline"]) > mean(found["spender"])
    assert mean(found["baseline"]) > mean(found["craftsman"])
    assert mean(found["saver"]) > mean(found["craftsman"])


def test_a_saver_keeps_more_at_hand() -> None:
    """What lies at hand when the events come, on average."""
    bots = ["baseline", "saver"] * 2
    kept: dict[str, list[int]] = {bot: [] for bot in bots}
    for number in range(10):
        table = Table.new("elplan", seats=4, seed=f"reserve {number}", quiet=True)
        luck = Luck(f"reserve {number}")
        while table.asked:
            seat = next(iter(table.asked))
            if table.asked[seat].name == "place":
                kept[bots[seat]].append(sum(free(state_of(table), seat)))
            assert table.play(seat, find_bot(GAME, bots[seat])(SeatView(table, seat), luck))
    assert mean(kept["saver"]) > mean(kept["baseline"])


def test_small_effects_take_no_token_from_a_process() -> None:
    """Income comes first, what makes nothing and helps but a little comes last."""
    slots = slot_items("OF1")
    income, shield = (card_item(card, False) for card in ("E02a", "T11a"))
    assert income is not None and shield is not None
    for order in orders_of((*slots, shield, income)):
        assert order[0] is income
        assert order[-1] is shield


def test_one_token_stays_at_hand_if_production_can_do_without_it() -> None:
    table = Table.new("elplan", seats=4, seed="at hand", quiet=True)
    luck = Luck("at hand")
    bare = at_hand = 0
    while table.asked:
        seat = next(iter(table.asked))
        if table.asked[seat].name == "administer":
            player = Seat(SeatView(table, seat), STYLES["baseline"])
            judge, works = Judge(player), works_of(player.plan, tuple(card for card, _ in player.me["cards"]), player.last)
            for desk in works.desks([2, 2, 2, 0]):
                judge.tidy(desk, works.cards_first)
                made = judge.output(desk)
                for item in [item for item in works.items if item.name in desk.laid and not item.extra and not any(desk.left)]:
                    taken = desk.empty(item)
                    assert judge.output(desk) < made
                    desk.lay(item, taken)
                bare += not any(desk.left)
                at_hand += any(desk.left)
        assert table.play(seat, find_bot(GAME, "baseline")(SeatView(table, seat), luck))
    assert bare and at_hand


def test_cards_are_emptied_before_slots() -> None:
    works = works_of("OF1", ("E03a", "T08b"), False)
    assert [item.name for item in works.cards_first] == ["E03a", "T08b", *[item.name for item in slot_items("OF1")]]
    assert set(works.cards_first) == set(works.items)


def test_any_of_the_sales_that_are_worth_the_same() -> None:
    """One of two different products is sold, the other kept; of three of a kind beside another, all three are sold."""
    prospects = Prospects(idea=8, sale_price=1, bonus=0, closed=False, store=1, last=False)
    assert leftover_value((1, 0, 1), prospects) == (TOKEN + KEPT, ((0, 1), (2, 1)))
    assert leftover_value((1, 3, 0), prospects) == (3 * TOKEN + KEPT, ((1, 3),))
    assert leftover_value((1, 0, 0), prospects) == (KEPT, ())
    assert leftover_value((1, 3, 0), prospects._replace(closed=True))[1] == ()
    last = leftover_value((1, 3, 0), prospects._replace(last=True))
    assert last[1] == ((1, 3),) and last[0] < TOKEN, "in the last period as ever, for next to nothing"


def test_one_more_process_is_judged_by_the_desk_as_it_is() -> None:
    """An empty desk is reckoned as a full one; with a single slot at work, one more process makes one product to keep, or none."""
    table = Table.new("elplan", seats=3, seed="process", options={"plan_choice": "random"})
    player = Seat(SeatView(table, next(iter(table.asked))), STYLES["baseline"])
    slots = len(player.me["slots"])
    empty = score_space(player, "4", player.trade())
    player.me["slots"] = ["idea"] * slots
    assert score_space(player, "4", player.trade()) == empty
    player.me["slots"] = ["idea", *[""] * (slots - 1)]
    assert score_space(player, "4", player.trade()) in (0.3, 0.3 + 0.9 * KEPT)


def offered(seed: str, *cards: str) -> Seat:
    """The first player of a table on which only these cards are offered."""
    table = Table.new("elplan", seats=3, seed=seed, options={"plan_choice": "random"})
    player = Seat(SeatView(table, next(iter(table.asked))), STYLES["baseline"])
    for type in player.table["on_offer"]:
        player.table["on_offer"][type] = [card for card in cards if DESIGNS[card].type == type]
    return player


def test_a_worker_is_short_if_the_best_card_wants_one() -> None:
    """Two workers are enough for every plan, but not for a plan and an Investor; the one who asks for energy needs none."""
    assert score_space(offered("worker"), "2a", offered("worker").trade()) == 0.8
    for card, score in (("E02a", 1.2), ("E06a", 0.8)):
        player = offered("worker", card)
        assert [wanted for _, wanted, _ in player.wanted("")] == [card]
        assert score_space(player, "2a", player.trade()) == score


def test_a_discount_counts_more_where_the_card_can_be_paid_with_it() -> None:
    player = offered("discount", "E02a")
    for money, score in ((1, 0.9), (2, 1.15), (3, 1.15), (9, 1.15)):
        player.free = (2, money, 2)
        assert score_space(player, "3e", player.trade()) == score
    assert score_space(player, "3t", player.trade()) == 0.2


def test_a_card_that_can_work_today_is_aimed_at_sooner() -> None:
    """Of two cards in District 2, the one that starts at once counts a little more than it is worth."""
    player = offered("today", "E02a", "T08a")
    worth = {card: (worth, cost) for worth, card, cost in player.wanted("")}
    found = aims(player, [9, 9, 9, 0])
    assert (worth["E02a"][0] + AT_ONCE, worth["E02a"][1], "admin_card") in found
    assert (worth["T08a"][0], worth["T08a"][1], "admin_card") in found


def test_tokens_are_worth_less_as_they_pile_up() -> None:
    assert given_up(2, 2) == 2 * TOKEN
    assert 0 < given_up(12, 1) < given_up(6, 1) < given_up(3, 1) < TOKEN
    assert given_up(1, 3) == 3 * TOKEN, "tokens that are still missing count in full"
    assert given_up(500, 1) == given_up(400, 1) > 0
    assert price_of((0, 2, 1), (0, 9, 1)) < price_of((0, 2, 1), (9, 2, 1)) == 3 * TOKEN


def test_a_card_is_judged_by_what_it_would_cost() -> None:
    """A District 3 space takes a token off the cards of its type and no others; who never invests wants them but does not aim at them."""
    table = Table.new("elplan", seats=3, seed="cost", options={"plan_choice": "random"})
    seat = next(iter(table.asked))
    for style in (STYLES["baseline"], STYLES["craftsman"]):
        player = Seat(SeatView(table, seat), style)
        for space, type in (("3e", "expert"), ("3t", "technology"), ("3i", "infrastructure"), ("4", "")):
            for card in [card for cards in player.table["on_offer"].values() for card in cards]:
                assert sum(DESIGNS[card].cost) - sum(cost_of(card, space, "")) == (DESIGNS[card].type == type)
        assert player.wanted("4")
        assert len(aims(player, [9, 9, 9])) == (1 + min(3, len(player.wanted(""))) if style.invests else 1)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_figures_of_the_balance_runs(level: int) -> None:
    """Loose bounds around the figures at the end of the rulebook."""
    points = [score for found in scores(["baseline"] * 4, 6, level=level).values() for score in found]
    assert 6.5 < mean(points) < 11


OPTIONS: list[dict[str, object]] = [
    {"insurance": "ask", "event_preview": True}, {"one_type_market": False, "buy_price": 2, "import_price": 3},
    {"investments_per_period": 3, "refill_at_once": True, "play_all": True}, {"level": 3, "keep_limit": 0, "idea_wildcards": False},
    {"events": "off", "start_worker": 0, "start_money": 0, "start_energy": 0}, {"d2_spaces": 1, "insurance": "none", "periods": 14},
    {"liquidate_anywhere": True, "liquidations": 9, "warehouse_limit": 9, "export_size": 3, "win_at": 3},
]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "number"), [(name, (3 * at + more) % len(OPTIONS)) for at, name in enumerate(STYLES) for more in (0, 1, 2)]
)
def test_every_move_is_legal_and_explained(name: str, number: int) -> None:
    messages = {language: (TEXT / language / "elplan.ftl").read_text("utf-8") for language in ("en", "es")}
    seats = 3 + (number + list(STYLES).index(name)) % 7
    table = Table.new("elplan", seats=seats, seed=f"{name} {number}", options=OPTIONS[number])
    luck = Luck(name)
    while table.asked:
        seat = next(iter(table.asked))
        sight = SeatView(table, seat)
        move = find_bot(GAME, name)(sight, luck)
        for language, text in messages.items():
            assert re.search(rf"^why-{sight.reason} =", text, re.MULTILINE), (language, sight.reason)
        played = table.play(seat, move)
        assert played, (table.state.agenda[-1][0], move, played)
        GAME.hooks.check(table.state)


def test_what_is_said_fits_what_is_done() -> None:
    """Sentences that claim something about the table are only said where it is so."""
    heard: set[str] = set()
    for number in range(4):
        table = Table.new("elplan", seats=5, seed=f"say {number}", options={"level": 1 + number % 3})
        luck, t = Luck(f"say {number}"), state_of(table)
        while table.asked:
            seat = next(iter(table.asked))
            name = list(STYLES)[(seat + number) % 5]
            sight = SeatView(table, seat)
            move = find_bot(GAME, name)(sight, luck)
            heard.add(sight.reason)
            held, tokens = stock(t, seat), free(t, seat)
            match sight.reason:
                case "plan" | "plan_few" as said:
                    there = SHEETS[move[1]].type in [SHEETS[business.plan].type for business in t.business if business.plan]
                    assert there == (said == "plan_few")
                case "place_insurance":
                    assert sum(tokens) >= 2
                case "place_discount" | "place_look" as said:
                    assert (said == "place_look") == (name == "craftsman")
                case "admin_reserve" | "admin_card":
                    preview = sight.ask.moves[0].spaces[0].preview(move[1])  # type: ignore[attr-defined]
                    assert any(preview["free"])
                case "produce_idea" | "produce_sale" as said:
                    made = products_of(SHEETS[t.business[seat].plan], move[1])
                    after = [have + more for have, more in zip(held, made, strict=True)]
                    if min(after) > min(held):
                        assert said == "produce_idea"
                    elif after.count(0) == held.count(0) and tokens[1] < 2:
                        assert said == "produce_sale"
                case "keep_different" | "keep_foreign" as said:
                    assert (said == "keep_different") == (sum(count > 0 for count in move[1]) > 1)
            assert table.play(seat, move)
    assert heard >= {"plan", "plan_few", "place_careful", "place_look", "produce_idea", "produce_sale", "keep_foreign"}


def test_a_bot_sees_only_its_view() -> None:
    """Envelopes of others do not change what a bot does."""
    table = Table.new("elplan", seats=4, seed="eyes", options={"plan_choice": "random"})
    luck = Luck("eyes")
    looked = 0
    for _ in range(400):
        if not table.asked:
            break
        seat = list(table.asked)[-1]
        other = table.imagine(seat, luck)
        move = find_bot(GAME, "baseline")(SeatView(table, seat), Luck("same"))
        assert move == find_bot(GAME, "baseline")(SeatView(other, seat), Luck("same"))
        looked += table.asked[seat].sealed
        assert table.play(seat, move)
    assert looked > 50


@pytest.mark.parametrize("options", OPTIONS)
def test_a_glance_shows_nothing_that_the_view_does_not(options: dict[str, object]) -> None:
    table = Table.new("elplan", seats=4, seed="bot_view", options=options)
    luck = Luck("bot_view")
    others_sealed = 0
    while table.asked:
        seat = list(table.asked)[-1]
        sight = SeatView(table, seat)
        assert part_of(sight.bot_view, sight.view), (sight.ask.name, sight.bot_view)
        others_sealed += bool(table.state.envelopes())
        assert table.play(seat, find_bot(GAME, "baseline")(sight, luck))
    assert others_sealed
