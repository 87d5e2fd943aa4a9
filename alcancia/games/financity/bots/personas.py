"""Three people with habits of their own, and one who follows whims."""

from alcancia.games.common.seat_view import SeatView
from alcancia.games.financity.bots.baseline import Habits, amount, answer, cheapest_withdrawal, in_cards, may_borrow
from alcancia.games.financity.bots.valuation import Worth
from alcancia.games.financity.content import FACES, At
from alcancia.games.financity.state import game
from alcancia.kernel import Luck, MoveValue

SAVER = Habits(reserve=200, likes=((At.EXTRA_JOBS, 1.6), (At.INSURANCE, 1.5), (At.SHOPPING, 0.6)))
SPENDER = Habits(reserve=0, shopper=True, most_tokens=0)
INVESTOR = Habits(likes=((At.INVESTMENTS, 1.3),), borrows_to_invest=True)


@game.bot
def saver(sight: SeatView, luck: Luck) -> MoveValue:
    """Works, saves and insures; buys little joy."""
    return answer(sight, luck, SAVER)


@game.bot
def spender(sight: SeatView, luck: Luck) -> MoveValue:
    """Shops every year, on credit if need be."""
    return answer(sight, luck, SPENDER)


@game.bot
def investor(sight: SeatView, luck: Luck) -> MoveValue:
    """Borrows once in the first year and puts it into investments."""
    return answer(sight, luck, INVESTOR)


@game.bot
def whim(sight: SeatView, luck: Luck) -> MoveValue:
    """Does whatever comes to mind, with the rent money too; borrows when it strays into Loans, and repays no more than it must."""
    sight.reason = "whim"
    question = sight.ask.name
    if question == "savings":
        return saved_at_whim(sight, Worth(sight.bot_view, sight.seat, 0), luck)
    if question == "pay_year":
        sight.reason = "minimum_only"
        return ("pay_year", amount(sight.ask.moves[0]).lo)
    if sight.ask.named("withdraw") is not None and question.startswith("raise_"):
        sight.reason = "savings_before_loan"
        return ("withdraw", cheapest_withdrawal(sight.bot_view["table"]["players"][sight.seat]["savings"]))
    # Of two cards and nothing at all each is as likely as the others.
    if question in ("buy_investment", "buy_shopping"):
        chosen: MoveValue = luck.choice(list(sight.ask))
        return chosen
    sample: MoveValue = sight.ask.sample(luck)
    return sample


def saved_at_whim(sight: SeatView, worth: Worth, luck: Luck) -> MoveValue:
    """Any sum; but first, for whoever stands in Loans and owes less than one such loan, a coin decides about borrowing."""
    owes_little = worth.me["loans"] < worth.options["loan_cards_lz"]
    if worth.me["zone"] == At.LOANS and owes_little and may_borrow(sight) and luck.below(2):
        return ("take_loan",)
    hundreds = luck.below((worth.me["cash"] + worth.me["saved"]) // FACES[0] + 1)
    return ("arrange", worth.me["savings"] if worth.me["restricted"] else in_cards(hundreds, worth.n))
