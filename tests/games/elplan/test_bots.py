"""Section 12: the sensible player and its relatives."""

import re
from pathlib import Path

import pytest

from alcancia import Luck, Table
from alcancia.bots import SeatView, find_bot, play_out
from alcancia.bots.seat import Bot
from alcancia.games.elplan.bots import baseline
from alcancia.games.elplan.bots.baseline import Seat, cost_of, score_space
from alcancia.games.elplan.bots.desk import Judge, aims
from alcancia.games.elplan.bots.filling import PROCESS_ORDERS, card_item, slot_items, uses, works_of
from alcancia.games.elplan.bots.personas import STYLES
from alcancia.games.elplan.bots.valuation import (
    AT_ONCE,
    KEPT,
    TOKEN,
    WAYS,
    best_rows,
    given_up,
    leftover_value,
    outputs,
    packed,
    price_of,
    prospects_of,
    stacked,
    stock_value,
    trade_of,
    worth_at_hand,
)
from alcancia.games.elplan.content import DESIGNS, SHEETS
from alcancia.games.elplan.production import Output, products_of
from alcancia.games.elplan.state import free, stock
from alcancia.kernel import MoveValue
from tests.games.elplan.position import GAME, state_of

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


def player_of(table: Table, seat: int, style: str = "baseline") -> Seat:
    """A player of this style, as it looks at its question."""
    return Seat(state_of(table), seat, table.asked[seat], STYLES[style])


def test_small_effects_take_no_token_from_a_process() -> None:
    """Income comes first, what makes nothing and helps but a little comes last."""
    income, shield = (card_item(card, False) for card in ("E02a", "T11a"))
    assert income is not None and shield is not None
    works = works_of("OF1", ("T11a", "E02a"), False)
    for number in range(2 * len(PROCESS_ORDERS)):
        places = works.orders[number]
        assert works.items[places[0]] is income
        assert works.items[places[-1]] is shield


def test_one_token_stays_at_hand_if_production_can_do_without_it() -> None:
    table = Table.new("elplan", seats=4, seed="at hand", quiet=True)
    luck = Luck("at hand")
    bare = at_hand = 0
    while table.asked:
        seat = next(iter(table.asked))
        if table.asked[seat].name == "administer":
            player = player_of(table, seat)
            judge, works = Judge(player), works_of(player.plan, tuple(card for card, _ in player.business.cards), player.last)
            for desk in works.desks(2, 2, 2, 0):
                laid = works.laid(2, 2, 2, 0, desk[-1])
                over = tuple(max(0, 2 - want) for want in works.wants)
                left = judge.tidy(desk, (over[0], over[1], over[2]), works, laid)
                at_work = [(item, taken) for item, taken in zip(works.items, laid, strict=True) if taken is not None]
                had, wild = [0, 0, 0], 0
                for item, taken in at_work:
                    had = [have + uses(item, taken) * more for have, more in zip(had, item.gives, strict=True)]
                    wild += item.wild
                made = judge.output(packed((had[0], had[1], had[2]), wild), 2 - sum(taken[1] for _, taken in at_work))
                for item, taken in at_work if not left else ():
                    if not item.extra:
                        less = [have - uses(item, taken) * its for have, its in zip(had, item.gives, strict=True)]
                        money = 2 - sum(other[1] for _, other in at_work) + taken[1]
                        assert judge.output(packed((less[0], less[1], less[2]), wild - item.wild), money) < made
                bare += not left
                at_hand += left > 0
        assert table.play(seat, find_bot(GAME, "baseline")(SeatView(table, seat), luck))
    assert bare and at_hand


def test_cards_are_emptied_before_slots() -> None:
    works = works_of("OF1", ("E03a", "T08b"), False)
    slots = len(slot_items("OF1"))
    assert works.cards_first == (slots, slots + 1, *range(slots))
    assert works.items == (*slot_items("OF1"), card_item("E03a", False), card_item("T08b", False))


def test_what_can_be_made_is_what_the_rules_allow() -> None:
    """The rows a player weighs are allowed, and nothing that is allowed makes more of everything."""
    luck = Luck("rows")
    for _ in range(60):
        plan = luck.choice(list(SHEETS))
        sheet, had = SHEETS[plan], (luck.below(5), luck.below(5), luck.below(5))
        wild = luck.below(3)
        most = max(0, sum(had) + wild - luck.below(3))
        allowed = {products_of(sheet, rows) for rows in Output(sheet.needs, had, wild, most)}
        weighed = outputs(plan, had, wild, most)
        assert all(products_of(sheet, rows) == made and made in allowed for rows, made in weighed)
        for made in allowed:
            assert any(all(more >= less for more, less in zip(best, made, strict=True)) for _, best in weighed)


def test_one_product_more_is_never_a_loss_where_prospects_are_steady() -> None:
    """What is skipped when a desk is tidied up rests on this; where it does not hold, nothing is skipped."""
    for bonus in range(-1, 4):
        for store in range(4):
            for sale_price in (1, 2, 3):
                prospects = prospects_of(8.0, sale_price, bonus, False, store, False)
                steps = [
                    (worth_at_hand((a, b, c), prospects), worth_at_hand((a + (g == 0), b + (g == 1), c + (g == 2)), prospects))
                    for a in range(4) for b in range(4) for c in range(4) for g in range(3)
                ]  # fmt: skip
                assert not prospects.steady or all(after >= before for before, after in steps)
    assert prospects_of(8.0, 1, 0, False, 1, False).steady
    assert not prospects_of(8.0, 3, 3, False, 3, False).steady


def test_what_was_weighed_before_is_not_mixed_up() -> None:
    """The same question with other money, products or market is another question; what is looked up is what its rows make."""
    prospects = prospects_of(8.0, 1, 0, False, 1, False)
    for market in ((0, 0, 0), (5, 5, 5)):
        trade = trade_of(market, 3, 5, 0, prospects)
        for money in (0, 3, 4, 5, 9):
            for held in ((0, 0, 0), (1, 1, 0), (1, 0, 1)):
                for off in (0, 2):
                    buys = trade.reaches(money)
                    made = packed((2, 2, 2), 0) | (money << 32 if buys else 0)
                    known = (trade.yields if buys else prospects.yields)["OF1", held, off][made]
                    rows = best_rows("OF1", (2, 2, 2), 0, 6 - off, held, money, trade)
                    more = products_of(SHEETS["OF1"], rows)
                    assert known == stock_value((held[0] + more[0], held[1] + more[1], held[2] + more[2]), money, trade)[0]
                    for way in outputs("OF1", (2, 2, 2), 0, 6 - off):
                        assert stacked(way[1]) in WAYS["OF1"][packed((2, 2, 2), 0) | (6 - off) << 32]
                        assert worth_at_hand(tuple(map(sum, zip(held, way[1], strict=True))), prospects) <= known  # type: ignore[arg-type]


def test_any_of_the_sales_that_are_worth_the_same() -> None:
    """One of two different products is sold, the other kept; of three of a kind beside another, all three are sold."""
    prospects = prospects_of(8.0, 1, 0, False, 1, False)
    assert leftover_value((1, 0, 1), prospects) == (TOKEN + KEPT, ((0, 1), (2, 1)))
    assert leftover_value((1, 3, 0), prospects) == (3 * TOKEN + KEPT, ((1, 3),))
    assert leftover_value((1, 0, 0), prospects) == (KEPT, ())
    assert leftover_value((1, 3, 0), prospects_of(8.0, 1, 0, True, 1, False))[1] == ()
    last = leftover_value((1, 3, 0), prospects_of(8.0, 1, 0, False, 1, True))
    assert last[1] == ((1, 3),) and last[0] < TOKEN, "in the last period as ever, for next to nothing"


def test_one_more_process_is_judged_by_the_desk_as_it_is() -> None:
    """An empty desk is reckoned as a full one; with a single slot at work, one more process makes one product to keep, or none."""
    table = Table.new("elplan", seats=3, seed="process", options={"plan_choice": "random"})
    player = player_of(table, next(iter(table.asked)))
    slots = len(player.business.slots)
    empty = score_space(player, "4", player.trade())
    player.business.slots = ("idea",) * slots
    assert score_space(player, "4", player.trade()) == empty
    player.business.slots = ("idea", *[""] * (slots - 1))
    assert score_space(player, "4", player.trade()) in (0.3, 0.3 + 0.9 * KEPT)


def offered(seed: str, *cards: str) -> Seat:
    """The first player of a table on which only these cards are offered."""
    table = Table.new("elplan", seats=3, seed=seed, options={"plan_choice": "random"})
    player = player_of(table, next(iter(table.asked)))
    for type in player.t.on_offer:
        player.t.on_offer[type] = tuple(card for card in cards if DESIGNS[card].type == type)
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
    for style in ("baseline", "craftsman"):
        player = player_of(table, seat, style)
        for space, type in (("3e", "expert"), ("3t", "technology"), ("3i", "infrastructure"), ("4", "")):
            for card in [card for cards in player.t.on_offer.values() for card in cards]:
                assert sum(DESIGNS[card].cost) - sum(cost_of(card, space, "")) == (DESIGNS[card].type == type)
        assert player.wanted("4")
        assert len(aims(player, [9, 9, 9])) == (1 + min(3, len(player.wanted(""))) if player.style.invests else 1)


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
                    kind = next(kind for kind in t.on_offer if kind[0] == {"3e": "e", "3t": "t", "3i": "i"}[move[1]])
                    costs = [cost_of(card, "", "")[1:] for card in t.on_offer[kind] if card]
                    assert any(map(any, costs)), "a card of this kind that can get cheaper is on offer"
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


def test_they_play_for_the_goal_of_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where so many ideas end the game, who reckons with that end wins more often than who reckons with the last period."""
    wins = [0.0, 0.0]

    def player(minds: int) -> Bot:
        def move(sight: SeatView, luck: Luck) -> MoveValue:
            monkeypatch.setattr(baseline, "PER_GOAL", 2 if minds else 99)
            return find_bot(GAME, "baseline")(sight, luck)

        return move

    for number in range(40):
        table = Table.set_up(GAME, seats=4, seed=f"m{number}", options={"win_at": 4}, hashing=False)
        minding = [(number + seat) % 2 for seat in range(4)]
        play_out(table, [player(minds) for minds in minding], [Luck(f"{number}{seat}") for seat in range(4)])
        first = [row["seat"] for row in table.standings() if row["rank"] == 1]
        for seat in first:
            wins[minding[seat]] += 1 / len(first)
    assert wins[1] >= 24 > 16 >= wins[0], wins
