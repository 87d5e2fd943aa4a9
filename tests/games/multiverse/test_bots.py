"""Section 12: the bots: legal, blind to what they may not know, and as good as the rules say."""

from collections.abc import Iterator
from math import comb
from typing import Any

import pytest

from alcancia.bots import SeatView, find_bot, play_out
from alcancia.games.multiverse.bots.betting import Weighing, expected_bets
from alcancia.games.multiverse.bots.valuation import Valuation, by_loss
from alcancia.games.multiverse.content import CODES, VALUE, total
from alcancia.kernel import Luck, Table, Unplayable
from alcancia.lab import Series, simulate
from tests.games.multiverse.position import BLUFF, GAME, actor, bet, cards, hand, inside, lay, new, play, seen

BOTS = sorted(["random", *GAME.bots])
LEFT, RIGHT = "ink20c ink30b ink40 ink50", "yaw20a yaw20b yaw20c yaw30a"


def positions(bot: str, **options: Any) -> Iterator[tuple[Table, int]]:
    """A game in progress, decision by decision: the table and who is about to decide."""
    table = new(4, seed=f"positions {bot}", **options)
    lucks = [Luck(f"positions {seat}") for seat in range(4)]
    while table.asked:
        seat = next(iter(table.asked))
        yield table, seat
        play(table, seat, find_bot(GAME, "few")(SeatView(table, seat), lucks[seat]))


def test_these_are_the_bots() -> None:
    assert BOTS == ["baseline", "cheap", "easy", "few", "random"]
    with pytest.raises(Unplayable) as error:
        find_bot(GAME, "genius")
    assert error.value.reason == "unknown_bot"


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("options", [{}, {"bet_counts": "hidden"}, {"card_memory": True}, {"bluff_cards": False, "sit_out": False}])
def test_a_move_does_not_change_when_what_the_bot_cannot_know_changes(bot: str, options: dict[str, Any]) -> None:
    """Hidden cards are dealt anew and the others' envelopes filled differently: the same luck gives the same move."""
    choose, changed = find_bot(GAME, bot), 0
    for number, (table, seat) in enumerate(positions(bot, **options)):
        move = choose(SeatView(table, seat), Luck(f"luck {number}"))
        for world in range(2):
            other = table.imagine(seat, Luck(f"world {number} {world}"))
            changed += other.state != table.state
            assert choose(SeatView(other, seat), Luck(f"luck {number}")) == move
    assert changed > 20


@pytest.mark.parametrize("bot", BOTS)
def test_a_bots_bet_does_not_depend_on_who_was_quicker(bot: str) -> None:
    """MM-4.3 Whoever has already bet, and however many cards, a bot bets the same."""
    choose = find_bot(GAME, bot)
    table = new(3, seed="quick")
    first = choose(SeatView(table, 2), Luck("me"))
    for others in ((hand(table, 0)[:1], hand(table, 1)), ((BLUFF,), hand(table, 1)[:3])):
        later = table.clone()
        play(later, 0, ("bet", others[0]))
        assert choose(SeatView(later, 2), Luck("me")) == first
        play(later, 1, ("bet", others[1]))
        assert choose(SeatView(later, 2), Luck("me")) == first


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_bots_play_whole_games_without_a_refusal(bot: str, seats: int) -> None:
    kinds: list[dict[str, Any]] = [{}, {"bluff_cards": False}, {"sit_out": False}, {"swaps": False, "coins": 0}]
    for number, options in enumerate(kinds):
        table = new(seats, seed=f"{bot} {number}", **options)
        play_out(table, [find_bot(GAME, bot)] * seats, [Luck(f"{number} {seat}") for seat in range(seats)])
        assert table.over


def test_baseline_beats_random() -> None:
    found = simulate(Series("multiverse", 3, ["baseline", "random", "random"], seed="beats"), 20)
    assert found["win_share_by_bot"]["baseline"] >= 0.95
    assert found["scores_by_bot"]["baseline"]["mean"] > 4 * found["scores_by_bot"]["random"]["mean"]


def test_baseline_beats_its_weaker_sisters() -> None:
    easy = simulate(Series("multiverse", 3, ["baseline", "easy", "easy"], seed="sisters"), 40)
    assert easy["win_share_by_bot"]["baseline"] > 0.5
    cheap = simulate(Series("multiverse", 3, ["baseline", "cheap", "baseline"], seed="sisters"), 60)
    assert cheap["win_share_by_bot"]["cheap"] < 0.5


@pytest.mark.parametrize(("seats", "rounds", "mean"), [(3, 6.3, 625), (4, 6.5, 508), (5, 7.0, 450)])
def test_figures_of_baseline_play(seats: int, rounds: float, mean: float) -> None:
    """Section 6.3 within the noise of a few games."""
    found = simulate(Series("multiverse", seats, ["baseline"], seed="figures"), 40)
    assert abs(found["rounds"]["mean"] - rounds) < 0.4
    assert 6 <= found["rounds"]["min"] <= found["rounds"]["max"] <= 9
    # 40 games of 3 to 5 scores with a deviation of about 146: the mean is off by 14 at most once in a while.
    assert abs(found["scores"]["mean"] - mean) < 55
    assert 110 < found["scores"]["sd"] < 185


def test_figures_of_random_play() -> None:
    """Uniform bets reach the stall, small random bets the end of the deck."""
    uniform = simulate(Series("multiverse", 4, ["random"], seed="uniform"), 40)
    assert 15 < uniform["scores"]["mean"] < 65
    assert 15 < uniform["rounds"]["mean"] < 40
    few = simulate(Series("multiverse", 4, ["few"], seed="few"), 40)
    assert 50 < few["scores"]["mean"] < 170
    assert 10 < few["rounds"]["mean"] < 20


def test_value_of_a_hand() -> None:
    """V = (1 - t) now + t later, with t from the deck; in the last round the score alone."""
    table = lay(["oll20a oll20b oll60 coin1", "fle60", "ela60"], LEFT, RIGHT, deck_start=46)
    eyes = Valuation(table.view(0))
    t = 0.25 + 0.75 * seen(table)["deck"] / 46
    later = 0.0045 * 100 * 100 + 0.1 * 100 + 45
    assert eyes.worth(hand(table, 0)) == pytest.approx(10 + (1 - t) * 0 + t * later)
    last = lay(["oll20a oll20b oll60 coin1", "fle60", "ela60"], LEFT, RIGHT, last_round=True)
    assert Valuation(last.view(0)).worth(cards("oll20a oll20b oll20c oll60 oll50 oll30a coin1 bluff")) == 310


def worth_by_the_book(view: dict[str, Any], held: Any) -> float:
    """V of section 12, word for word."""
    table = view["table"]
    t: float = 0 if table["last_round"] else 0.25 + 0.75 * table["deck"] / table["deck_start"]
    v: float = 10 * sum(card.startswith("coin") for card in held)
    for code in CODES:
        notes = [VALUE[card] for card in held if card.startswith(code)]
        s, a, b = sum(notes), notes.count(20), notes.count(30)
        now = (s if s >= 200 else max(0, s - 100)) + 100 * (a == 3) + 100 * (b == 3)
        f = s if s >= 200 else 0.0045 * s**2 + 0.1 * s
        later = f + (0, 12, 45, 100)[a] + (0, 12, 45, 100)[b]
        v += (1 - t) * now + t * later
    return v


def gain_by_the_book(view: dict[str, Any], placed: tuple[str, ...], others: list[int]) -> float:
    """Steps 4 to 6 of section 12, word for word."""
    table, n = view["table"], view["seats"]
    hand = [card for card in table["hand"] if card != BLUFF]
    rest = [card for card in hand if card not in placed]
    m, v = sum(others) / len(others), sum(VALUE[card] for card in placed)
    q = (sum(total > v for total in others) + 0.5 * sum(total == v for total in others)) / len(others)
    ahead = [comb(n - 1, k) * q**k * (1 - q) ** (n - 1 - k) for k in range(n)]
    whole = worth_by_the_book(view, hand)
    gl, gr = (worth_by_the_book(view, [*rest, *table[side]]) - whole for side in ("left", "right"))
    cost = whole - worth_by_the_book(view, rest)
    one_ahead = (max(gl, m - cost, 0) + max(gr, m - cost, 0)) / 2
    gain: float = ahead[0] * max(gl, gr, 0) + ahead[1] * one_ahead + sum(ahead[2:]) * max(1.15 * m - cost, 0)
    return gain


def test_baseline_bets_and_exchanges_by_the_book() -> None:
    """Section 12, steps 3 to 9: the best bet but for a whim of 0.3, the best exchange, the first of equals."""
    choose, decided = find_bot(GAME, "baseline"), {"bet": 0, "exchange": 0, "out": 0}
    for table, seat in positions("by the book", stall_limit=9):
        view, ask = table.view(seat, opening=True), table.asked[seat]
        if ask.name == "bet":
            bets = [(fact.period, fact.args["total"]) for fact in table.facts if fact.key == "bet_revealed" and fact.args["seat"] != seat]
            others = [sum_ for period, sum_ in bets if period >= table.state.period - 6]
            others += [40, 70, 100] if table.state.period <= 3 or not others else []
            weighing = Weighing(view, others)
            thought_of = {tuple(sorted(weighing.cards_of(bet))): bet for bet in weighing.bets()}
            gains = {placed: gain_by_the_book(view, placed, others) for placed in thought_of}
            assert all(bet[0] == pytest.approx(gains[placed]) and bet[1] == total(placed) for placed, bet in thought_of.items())
            for number in range(3):
                move = choose(SeatView(table, seat), Luck(f"{number} {decided}"))
                money = tuple(sorted(card for card in move[1] if card != BLUFF))
                assert gains[money] > max(gains.values()) - 0.3 - 1e-9 if money else max(gains.values()) < 1e-9
                decided["bet" if money else "out"] += 1
        else:
            hand, players = view["table"]["hand"], view["table"]["players"]
            brings: dict[tuple[Any, ...], Any] = {("take", side): view["table"][side] for side in ("left", "right")}
            brings |= {("swap", other): player["front"] for other, player in enumerate(players) if player["front"] and other != seat}
            brings |= {("keep",): players[seat]["front"]}
            assert ask.enumerate(16) == list(brings)
            best = max(brings, key=lambda move: round(worth_by_the_book(view, [*hand, *brings[move]]), 6))
            assert choose(SeatView(table, seat), Luck("x")) == best
            decided["exchange"] += 1
    assert decided["bet"] > 100
    assert decided["exchange"] > 40


def test_the_weaker_players_choose_among_what_they_may() -> None:
    """Section 12, step 12, and the second sampler of section 6.3."""
    table = lay(["oll60 oll50 oll40 oll30a fle60 fle50 fle40 coin1 coin2 ela20a", "fle20a", "ela50"], LEFT, RIGHT)
    least = [card for _, card in by_loss(Valuation(table.view(0)), hand(table, 0))]
    for bot, among, most in (("easy", least[:7], 3), ("few", least, 4)):
        bets = [[card for card in find_bot(GAME, bot)(SeatView(table, 0), Luck(str(n)))[1] if card != BLUFF] for n in range(300)]
        assert {len(placed) for placed in bets} == set(range(1, most + 1))
        assert {card for placed in bets for card in placed} == set(among)
        alone = find_bot(GAME, bot)(SeatView(table, 1), Luck("one card"))[1]
        assert [card for card in alone if card != BLUFF] == ["fle20a"]


def test_candidate_bets() -> None:
    table = lay(["oll20a oll60 fle50 ela40 ink30a cru20a coin1 coin2 coin3", "fle60", "ela60"], LEFT, RIGHT)
    weighing = Weighing(table.view(0), [40, 70, 100])
    found = [weighing.cards_of(bet) for bet in weighing.bets()]
    assert len(found) == len(set(map(frozenset, found)))
    junk = [card for _, card in weighing.losses[:7]]
    assert {group for group in found if len(group) == 1} >= {(card,) for card in junk}
    assert sum(len(group) <= 3 and set(group) <= set(junk) for group in found) == 7 + 21 + 35
    assert max(len(group) for group in found) == 8


def test_what_others_are_expected_to_bet() -> None:
    def bets(history: list[tuple[int, ...]], seat: int = 0) -> list[int]:
        return expected_bets({"seat": seat, "table": {"history": history, "rounds": len(history)}})

    assert bets([]) == [40, 70, 100]
    assert bets([(10, 50, 0)]) == [50, 40, 70, 100]
    assert bets([(10, 50, 0), (10, 20, 30), (90, 0, 60)]) == [50, 20, 30, 60]
    assert bets([(10, 0, 0)] * 3) == [40, 70, 100]


def test_the_best_exchange_prefers_the_first_of_equals() -> None:
    table = lay(["oll60", "fle60", "ela50"], "oll20a ink20a", "oll20b ink20b", 0, last_round=True)
    bet(table, BLUFF, "fle60", "ela50")
    assert actor(table) == 1
    # In the last round none of the offers scores, so all are equal and the left pile comes first.
    assert find_bot(GAME, "baseline")(SeatView(table, 1), Luck("x")) == ("take", "left")


def test_baseline_takes_what_completes_a_set() -> None:
    table = lay(["", "fle20a fle20b coin1", "ela50"], LEFT, "fle20c yaw30a yaw30b yaw30c", 0, last_round=True)
    bet(table, BLUFF, "coin1", BLUFF)
    assert find_bot(GAME, "baseline")(SeatView(table, 1), Luck("x")) == ("take", "right")


def test_easy_takes_the_richest_pile_and_cheap_bets_one_card() -> None:
    table = lay(["oll60 oll50 coin1", "fle60", "ela50"], LEFT, RIGHT)
    for number in range(10):
        _, placed = find_bot(GAME, "cheap")(SeatView(table, 0), Luck(str(number)))
        assert [card for card in placed if card != BLUFF] == [by_loss(Valuation(table.view(0)), hand(table, 0))[0][1]]
        _, placed = find_bot(GAME, "easy")(SeatView(table, 0), Luck(str(number)))
        assert 1 <= len([card for card in placed if card != BLUFF]) <= 3
    bet(table, "oll60", BLUFF, BLUFF)
    assert find_bot(GAME, "easy")(SeatView(table, 0), Luck("x")) == ("take", "left")


def test_the_bluff_card_is_added_every_other_time() -> None:
    table = new(seed="bluff")
    used = [BLUFF in find_bot(GAME, "cheap")(SeatView(table, 0), Luck(str(number)))[1] for number in range(200)]
    assert 75 < sum(used) < 125


def test_baseline_sits_out_when_nothing_gains() -> None:
    """In the last round, with a whole currency in hand, worthless piles and small bets all round: the default bet."""
    whole = "oll20a oll20b oll20c oll30a oll30b oll30c oll40 oll50 oll60"
    table = lay(["coin1", whole, "ela50"], "ink20a", "yaw20a", 0, last_round=True)
    inside(table).history = ((10, 10, 10),) * 3
    assert find_bot(GAME, "baseline")(SeatView(table, 1), Luck("x")) == ("bet", (BLUFF,))
