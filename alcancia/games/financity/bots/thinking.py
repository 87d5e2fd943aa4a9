"""What those who search have to know about FinanCity: in four years one sees what a move does, and the rest is long and noisy.

The coach plays to the end all the same: its sentences are about goals, which lie there."""

from alcancia.games.common.thinking import Thinking

from ..content import SHOPPING
from ..preview import usual
from ..state import BANK_TERMS, City, game, owed


def measures(t: City, seat: int) -> dict[str, int]:
    """Where the years to come lead if all goes on as usual, and which of the four goals are in reach then: ranks go by goals first."""
    h, o = t.homes[seat], t.options
    if not h.home:
        return {}
    left = o.years - t.year + 1
    joys = [SHOPPING[own[0]] for own in h.shopping]
    joy = t.held["wellbeing"][seat] + left * sum([card.wellbeing for card in joys if card.every_year])
    money = t.cash[seat] + t.held["savings"][seat] + left * (sum(usual(t, seat)) - h.expenses()) - owed(h.loans)
    rich, glad = money >= o.goal_savings, joy >= o.goal_wellbeing
    owner, free = len(h.investments) >= o.goal_investments, not h.loans
    return {
        "end_money": money, "end_joy": joy, "end_score": BANK_TERMS.score.wellbeing * joy + money,
        "poor_by": max(0, o.goal_savings - money), "sad_by": max(0, o.goal_wellbeing - joy),
        "rich": rich, "glad": glad, "owner": owner, "debt_free": free, "all_goals": rich and glad and owner,
    }  # fmt: skip


game.thinking = Thinking(periods=4, back=0, measures=measures)
