"""Section 12: how a sensible person plays, and personas that play with another character; each says why."""

from collections.abc import Callable
from functools import cached_property
from typing import Any, Final

import msgspec

from alcancia.games.common.seat_view import SeatView
from alcancia.ground.content import convert, load
from alcancia.kernel import Luck, MoveValue

from ..content import DEED, HOUSE, HOUSES, KIND, MONEY, SHARE, TOWER
from ..state import game

Thought = tuple[MoveValue, str]
"""A move, and the code of the sentence that explains it."""


class Persona(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player looks for before spending, borrowing or delaying others."""

    quiz_skill_percent: int
    late_square: int
    late_left: int
    first_house_left: int
    more_houses_left: int
    tower_left: int
    borrows_for_tower: bool
    borrows_without_house: bool
    mortgages_for_tower: bool
    borrows_in_debt: bool
    sells_for_tower: bool
    swaps_towers: bool
    share_left: int
    share_late_round: int
    share_late_cash: int
    delay_above_cash: int
    school_from_cash: int
    gambles: bool
    repay_from: int
    bid_over_percent: int
    sell_share_basic: int
    sell_share_advanced: int
    sell_house_basic: int
    sell_house_advanced: int
    sell_tower_basic: int
    sell_tower_advanced: int


FIGURES: Final = load("alcancia.games.citylife", "bots.toml", dict[str, dict[str, Any]])
PERSONAS: Final = {name: convert("bots.toml", FIGURES["baseline"] | own, Persona) for name, own in FIGURES.items()}


class Mind:
    """One decision of a persona: what it sees, and what it makes of it."""

    def __init__(self, persona: Persona, sight: SeatView, luck: Luck) -> None:
        self.persona, self.sight, self.luck = persona, sight, luck
        self.seat = sight.seat

    # Looking costs more than deciding, so a mind looks only at what it needs.

    @cached_property
    def table(self) -> dict[str, Any]:
        """What lies on the table."""
        seen: dict[str, Any] = self.sight.bot_view["table"]
        return seen

    @cached_property
    def me(self) -> dict[str, Any]:
        """What lies before me."""
        mine: dict[str, Any] = self.table["players"][self.seat]
        return mine

    @cached_property
    def advanced(self) -> bool:
        """Are these the Advanced rules?"""
        return bool(self.table["rules"] == "advanced")

    @cached_property
    def cash(self) -> int:
        """My cash."""
        return int(self.me["cash"])

    def may(self, name: str) -> bool:
        """Is this anytime move, or move of the question, open to me?"""
        return any(ask.named(name) is not None for ask in (self.sight.ask, *self.sight.may))

    def ltt(self, asset: str) -> int:
        """Land Transfer Tax I would pay."""
        return KIND[asset].land_transfer_tax if self.advanced and asset != SHARE else 0

    # ── would I buy it? ──────────────────────────────────────────────────────

    def wants(self, asset: str, price: int) -> str:
        """Rules 1 to 4: the reason to buy this at this price (tax comes on top), or nothing."""
        left = self.cash - price - self.ltt(asset)
        persona = self.persona
        if asset == SHARE:
            late = self.sight.bot_view["period"] > persona.share_late_round and self.cash <= persona.share_late_cash
            return "shares_pay" if left >= persona.share_left and not late else ""
        if KIND[asset] is TOWER:
            return "tower_affordable" if left >= persona.tower_left else ""
        if self.is_late() and left < persona.late_left:
            return ""
        houses = [deed for deed in self.me["deeds"] if KIND[deed] is HOUSE]
        if not houses:
            return "first_house" if left >= persona.first_house_left else ""
        return "another_house" if left >= persona.more_houses_left else ""

    def is_late(self) -> bool:
        """Past the middle of the board, with Towers in the hands of others."""
        owners = {owner for deed, owner in self.table["owner"].items() if KIND[deed] is TOWER}
        return self.me["pos"] > self.persona.late_square and bool(owners - {-1, self.seat})

    # ── before rolling ───────────────────────────────────────────────────────

    def pre_roll(self) -> Thought:
        """Rules 11 and 12: pay back the loan in time, answer offers, then roll."""
        loan, rich = self.me["loan"], self.cash >= self.persona.repay_from
        if loan is not None and (rich or (loan["left"] <= 1 and not loan["fresh"])) and self.may("repay_loan"):
            return ("repay_loan",), "repay_early" if rich else "repay_last_turn"
        if (deed := self.deed_to_redeem()) is not None:
            return ("redeem", deed), "redeem_early"
        if (swap := self.tower_to_swap()) is not None:
            return swap, "first_house"
        if (offer := self.house_to_ask_for()) is not None:
            return offer, "wants_house"
        return ("roll",), "roll"

    def bank_moves(self, name: str) -> list[MoveValue]:
        """What the Bank would do of this kind."""
        return [move for ask in self.sight.may if ask.named(name) is not None for move in ask if move[0] == name]

    def deed_to_redeem(self) -> str | None:
        """Who mortgages to buy frees the deed again once there is money enough."""
        if not self.persona.mortgages_for_tower or not self.table["mortgages"] or self.cash < self.persona.repay_from:
            return None
        return next((str(move[1]) for move in self.bank_moves("redeem")), None)

    def tower_to_swap(self) -> MoveValue | None:
        """With Towers and no House nobody can be sent anywhere: one Tower goes for the lowest House."""
        towers = [deed for deed in self.me["deeds"] if KIND[deed] is TOWER]
        if not self.persona.swaps_towers or len(towers) < 2 or len(towers) < len(self.me["deeds"]):
            return None
        return next(iter(self.bank_moves("exchange_tower")), None)

    def sale_for_tower(self, missing: int) -> MoveValue | None:
        """Shares first, then a House, if the Bank's price makes the Tower possible."""
        if missing <= 0:
            return None
        each = MONEY.share.price - (MONEY.share.capital_gains_tax if self.advanced else 0)
        shares = -(-missing // each)
        if shares <= self.me["shares"] and self.may("sell_shares"):
            return ("sell_shares", shares)
        for move in self.bank_moves("sell_deed"):
            kind = KIND[str(move[1])]
            if kind is HOUSE and kind.price - (kind.capital_gains_tax if self.advanced else 0) >= missing:
                return move
        return None

    def house_to_ask_for(self) -> MoveValue | None:
        """Without a House of my own and with plenty of cash, once a turn: my own asking price for the lowest House of who has most."""
        price = self.asking_price(HOUSES[0])
        if self.me["proposed"] or self.cash < price + self.ltt(HOUSES[0]) + self.persona.more_houses_left:
            return None
        houses = {seat: [deed for deed in other["deeds"] if KIND[deed] is HOUSE] for seat, other in enumerate(self.table["players"])}
        owner = max(houses, key=lambda seat: len(houses[seat]))
        if houses[self.seat] or len(houses[owner]) < 2:  # nobody is asked for the only one
            return None
        offer = ("offer", (owner, (), 0, price, (houses[owner][0],), 0, 0))
        return offer if any(candidate.contains(offer) for candidate in self.sight.may) else None

    def accept(self) -> Thought:
        """Rule 12: what somebody offers me is answered at once, the oldest offer first."""
        offer = next(offer for offer in self.sight.bot_view["offers"] if offer["to"] == self.seat)
        if self.is_good(offer["by"], offer["terms"]) and self.sight.ask.contains(("accept", offer["no"])):
            return ("accept", offer["no"]), "good_price"
        return ("decline", offer["no"]), "bad_price"

    def is_good(self, by: int, terms: list[Any]) -> bool:
        """Rule 12: sell only well above list price, buy only at a price that leaves room for the tax; no swaps."""
        given_deeds, given_shares, pays, wanted_deeds, wanted_shares, wants = terms
        given = [*given_deeds, *[SHARE] * given_shares]
        wanted = [*wanted_deeds, *[SHARE] * wanted_shares]
        if given and wanted:
            return False
        if wanted:
            return bool(pays >= sum(self.asking_price(asset) for asset in wanted))
        fair = sum((MONEY.share.price if asset == SHARE else KIND[asset].price) - self.ltt(asset) for asset in given)
        return len(given) == 1 and wants <= fair and bool(self.wants(given[0], wants))

    def asking_price(self, asset: str) -> int:
        """From this price on I sell."""
        persona = self.persona
        if asset == SHARE:
            return persona.sell_share_advanced if self.advanced else persona.sell_share_basic
        if KIND[asset] is TOWER:
            return persona.sell_tower_advanced if self.advanced else persona.sell_tower_basic
        return persona.sell_house_advanced if self.advanced else persona.sell_house_basic

    # ── on the squares ───────────────────────────────────────────────────────

    def buy(self) -> Thought:
        """Rules 1 to 3: buy, borrow for a Tower, or pass."""
        deed = self.table["asset"]["asset"]
        price = KIND[deed].price
        if reason := self.wants(deed, price):
            return ("buy",), reason
        missing = price + self.ltt(deed) - self.cash
        if KIND[deed] is TOWER and (move := self.on_credit(missing)):
            return move, "tower_affordable" if move[0] == "buy" else "tower_on_credit"
        if KIND[deed] is TOWER and self.persona.sells_for_tower and (move := self.sale_for_tower(missing)):
            return move, "sell_shares_first" if move[0] == "sell_shares" else "sell_cheapest"
        return ("pass",), "cannot_pay" if missing > 0 else "reserve_short"

    def on_credit(self, missing: int) -> MoveValue | None:
        """Rule 3: borrow if that makes the Tower possible, and then buy it, whatever remains; an investor mortgages as well."""
        persona, loan = self.persona, self.me["loan"]
        if missing <= 0 and loan is not None and loan["fresh"]:
            return ("buy",)
        owns_house = any(KIND[mine] is HOUSE for mine in self.me["deeds"])
        credit = MONEY.loan.amount if persona.borrows_for_tower and self.may("borrow") else 0
        if credit >= max(missing, 1) and (owns_house or persona.borrows_without_house):
            return ("borrow",)
        mortgaged = [entry["deed"] for entry in self.table["mortgages"]]
        free = [deed for deed in self.me["deeds"] if deed not in mortgaged] if persona.mortgages_for_tower else []
        worth = sum(KIND[deed].mortgage for deed in free)
        if free and self.may("mortgage") and credit + worth >= missing:
            return ("mortgage", max(free, key=lambda deed: KIND[deed].mortgage))
        return None

    def buy_shares(self) -> Thought:
        """Rule 4: while enough cash stays; late in the game only the rich."""
        most = self.sight.ask.moves[0].spaces[0].count() - 1
        if not self.wants(SHARE, MONEY.share.price):
            return ("shares", 0), "shares_later"
        number = min(most, (self.cash - self.persona.share_left) // MONEY.share.price)
        return ("shares", max(0, number)), "shares_pay"

    def hospital(self) -> Thought:
        """Rule 8: the lowest House."""
        return ("choose", next(iter(self.sight.ask))[1]), "lowest_house"

    @cached_property
    def richest_wins(self) -> bool:
        """Is it wealth that counts, and not the way?"""
        return bool(self.sight.bot_view["options"]["victory"] == "net_worth")

    def museum(self) -> Thought:
        """Rule 7: on to the School with enough cash, else the sure sum; only gamblers roll. Where the richest wins the sum is better."""
        if self.persona.gambles:
            return ("gamble",), "love_the_die"
        if self.richest_wins:
            return ("cash",), "sure_cash"
        return (("school",), "school_ahead") if self.cash >= self.persona.school_from_cash else (("cash",), "sure_cash")

    def visit(self) -> Thought:
        """Rules 5 and 6: delay who is ahead, take money of the others. Where the richest wins nobody is worth the delay."""
        if self.richest_wins:
            return ("fee",), "cash_wanted"
        visitor = self.table["players"][self.table["asset"]["seat"]]
        deed = self.table["asset"]["asset"]
        ahead = visitor["steps"] < self.me["steps"]
        if KIND[deed] is HOUSE:
            if ahead:
                return ("miss",), "visitor_ahead"
            return (("miss",), "rich_enough") if self.cash > self.persona.delay_above_cash else (("fee",), "cash_wanted")
        send = self.sight.ask.named("send")
        if send is None:
            return ("fee",), "cash_wanted"
        house = next(iter(send.spaces[0]))
        leads = visitor["steps"] <= min(player["steps"] for player in self.table["players"] if not player["gone"])
        if ahead or leads:
            return ("send", house), "visitor_ahead" if ahead else "visitor_level"
        return (("fee",), "cash_wanted") if visitor["capacity"] >= KIND[deed].visitor_fee else (("send", house), "visitor_cannot_pay")

    # ── debts ────────────────────────────────────────────────────────────────

    def raise_money(self) -> Thought:
        """Rule 9: an owner borrows if that is enough; then shares, mortgaged Houses, Houses, Towers."""
        ask = self.sight.ask
        if ask.named("short") is not None:
            return ("short",), "only_choice"
        gap = self.table["debt"]["amount"] - self.cash
        if self.persona.borrows_in_debt and gap <= MONEY.loan.amount and self.me["deeds"] and ask.named("borrow") is not None:
            return ("borrow",), "loan_saves_deed"
        asset = min(self.assets(), key=self.pain)
        reason = "sell_shares_first" if asset == SHARE else "sell_cheapest"
        for name in ("put_up", "tender", "sell"):
            if name == "tender" and asset == SHARE:
                continue
            if ask.contains((name, asset)):
                return (name, asset), reason
        return next(iter(ask)), reason

    def assets(self) -> list[str]:
        """What I could sell."""
        return [SHARE, *self.me["deeds"]] if self.me["shares"] else self.me["deeds"]

    def pain(self, asset: str) -> tuple[int, int]:
        """How much it hurts to part with it."""
        if asset == SHARE:
            return 0, 0
        mortgaged = any(entry["deed"] == asset for entry in self.table["mortgages"])
        return (3 if KIND[asset] is TOWER else 1 if mortgaged else 2), DEED[asset].square

    def not_covered(self) -> Thought:
        """No deed is at stake, so no loan."""
        return ("miss_turns",), "rather_wait"

    def take_asset(self) -> Thought:
        """Rule 10: at list price, if I would buy it anyway."""
        asset = self.table["asset"]["asset"]
        price = MONEY.share.price if asset == SHARE else KIND[asset].price
        return (("take",), "list_price_fair") if self.wants(asset, price) else (("leave",), "not_now")

    def tender(self) -> Thought:
        """Rule 10: the list price under the same test; a gambler goes higher."""
        asset = self.table["asset"]["asset"]
        price = MONEY.share.price if asset == SHARE else KIND[asset].price
        if not self.wants(asset, price):
            return ("no_bid",), "not_now"
        over = price * self.persona.bid_over_percent // 100 // MONEY.unit * MONEY.unit
        high = min(price + over, (self.cash - self.ltt(asset)) // MONEY.unit * MONEY.unit)
        return ("bid", max(price, high)), "all_in" if over else "list_price_fair"

    def choose_bid(self) -> Thought:
        """Rule 9: the best bid."""
        standing = [bid for bid in self.table["asset"]["bids"] if self.sight.ask.contains(("take_bid", bid[0]))]
        return ("take_bid", max(standing, key=lambda bid: bid[1])[0]), "best_bid"

    # ── quiz ─────────────────────────────────────────────────────────────────

    def answer(self) -> Thought:
        """Rule 13: right with some probability, otherwise any wrong answer that is left."""
        letters = list(self.sight.ask.moves[0].spaces[0])
        key = self.sight.hint(self.luck)
        wrong = [letter for letter in letters if letter != key]
        if not wrong or (key in letters and self.luck.below(100) < self.persona.quiz_skill_percent):
            return ("answer", key), "knows"
        return ("answer", self.luck.choice(wrong)), "guesses"

    def at_will(self) -> Thought:
        """Nothing to win."""
        return ("pass_question",), "nothing_to_win"

    def ruling(self) -> Thought:
        """A bot hears nothing, so the program judges."""
        return ("program",), "program_judges"


def think(name: str, sight: SeatView, luck: Luck) -> Thought:
    """What this persona does now, and the code of its reason."""
    only = sight.ask
    if only.name == "buy" and only.named("buy") is None and not (PERSONAS[name].borrows_for_tower or PERSONAS[name].sells_for_tower):
        return ("pass",), "cannot_pay"
    mind = Mind(PERSONAS[name], sight, luck)
    decide: Callable[[], Thought] | None = getattr(mind, only.name, None)
    return decide() if decide is not None else (only.otherwise(), "only_choice")


def act(name: str, sight: SeatView, luck: Luck) -> MoveValue:
    """The persona's move; why it was chosen stays with the sight, for those who want to tell."""
    move, sight.reason = think(name, sight, luck)
    return move


@game.bot
def baseline(sight: SeatView, luck: Luck) -> MoveValue:
    """A sensible person."""
    return act("baseline", sight, luck)
