"""What bots of City Life say about their moves is held against the table as it stands when they say it."""

from collections import Counter
from typing import Any

from alcancia.bots import SeatView, find_bot
from alcancia.games import find
from alcancia.kernel import Luck, Table
from tests.games.recount import printed

KINDS = printed("citylife", "deeds")["kind"]
OF = {deed["id"]: deed["kind"] for deed in printed("citylife", "deeds")["deed"]}
LOAN = printed("citylife", "money")["loan"]["amount"]
OPINIONS = {"roll", "sure_cash", "school_ahead", "love_the_die", "shares_later", "rich_enough", "cash_wanted", "knows", "guesses", "all_in"}
"""Nobody can check what somebody likes, hopes or believes to know."""


def houses(player: Any) -> list[str]:
    return [deed for deed in player["deeds"] if OF[deed] == "house"]


def is_true(reason: str, move: Any, table: Any, seat: int, options: list[Any]) -> Any:
    """Is this so, as the table lies before the move?"""
    me, asset = table["players"][seat], table["asset"]
    on_sale = None if asset is None else asset["asset"]
    price = 0 if on_sale is None else printed("citylife", "money")["share"]["price"] if on_sale == "share" else KINDS[OF[on_sale]]["price"]
    tax = KINDS[OF[on_sale]]["land_transfer_tax"] if on_sale in OF and table["rules"] == "advanced" else 0
    visitor: Any = None if asset is None or asset.get("seat") is None else table["players"][asset["seat"]]
    match reason:
        case "first_house":
            return not houses(me) and (move[0] == "exchange_tower" or OF[on_sale] == "house")
        case "another_house":
            return bool(houses(me)) and OF[on_sale] == "house" and me["cash"] >= price + tax
        case "tower_affordable":
            return move[0] == "buy" and OF[on_sale] == "tower" and me["cash"] >= price + tax
        case "tower_on_credit":
            return move[0] in ("borrow", "mortgage") and OF[on_sale] == "tower"
        case "reserve_short":
            return move[0] == "pass" and me["cash"] >= price + tax
        case "cannot_pay":
            return move[0] == "pass" and me["cash"] < price + tax
        case "shares_pay":
            return move[1]
        case "visitor_ahead":
            return visitor["steps"] < me["steps"]
        case "visitor_level":
            return visitor["steps"] == me["steps"]
        case "visitor_cannot_pay":
            return visitor["capacity"] < KINDS[OF[on_sale]]["visitor_fee"]
        case "lowest_house":
            return bool(move[1] == min([option[1] for option in options if option[0] == move[0]], key=lambda deed: int(deed[1:])))
        case "loan_saves_deed":
            return bool(me["deeds"]) and table["debt"]["amount"] <= me["cash"] + LOAN
        case "sell_shares_first":
            return me["shares"] > 0 and (move[0] == "sell_shares" or move[1] == "share")
        case "sell_cheapest":
            rest = [OF[deed] for deed in me["deeds"]]
            return move[1] in OF and (OF[move[1]] == "house" or "house" not in rest)
        case "best_bid":
            standing = {bid[0]: bid[1] for bid in asset["bids"]}
            return bool(standing[move[1]] == max(amount for taker, amount in standing.items() if ["take_bid", taker] in options))
        case "list_price_fair":
            return me["cash"] >= price + tax and move[-1] in ("take", price)
        case "not_now":
            return move[0] in ("leave", "no_bid")
        case "repay_early":
            return move[0] == "repay_loan" and me["loan"] is not None
        case "redeem_early":
            return move[0] == "redeem"
        case "repay_last_turn":
            return me["loan"] is not None and me["loan"]["left"] <= 1
        case "wants_house":
            return not houses(me) and move[0] == "offer" and me["cash"] >= move[1][3]
        case "good_price" | "bad_price":
            return (move[0] == "accept") == (reason == "good_price")
        case "only_choice":
            return len(options) == 1
        case "nothing_to_win":
            return move[0] == "pass_question"
        case "rather_wait":
            return move[0] == "miss_turns"
        case "program_judges":
            return move[0] == "program"
        case _:
            return reason in OPINIONS


def test_only_what_is_true_is_said() -> None:
    game, said = find("citylife"), Counter[str]()
    bots = ("baseline", "investor", "gambler", "saver", "scholar")
    for number in range(10):
        options: dict[str, Any] = {"rules": "advanced" if number % 3 else "basic", "judge_mode": "seat" if number == 4 else "software"}
        table = Table.set_up(game, seats=4, seed=f"true {number}", options=options)
        while not table.over:
            seat = next(iter(table.asked))
            sight = SeatView(table, seat)
            view = table.view(seat)
            move = find_bot(game, bots[(seat + number) % len(bots)])(sight, Luck(f"{number} {seat} {len(table.entries)}"))
            open_moves = [list(option) for option in sight.ask.enumerate(300)]
            assert is_true(sight.reason, list(move), view["table"], seat, open_moves), (sight.reason, move, sight.ask.name, number)
            said[sight.reason] += 1
            assert table.play(seat, move)
    assert {"first_house", "another_house", "tower_affordable", "reserve_short", "cannot_pay", "visitor_ahead"} <= said.keys()
