"""Reasons: which flows of the ledger and which facts differ between the futures of two choices."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from alcancia.coach.intervals import error_of
from alcancia.kernel import Fact

CLEAR: Final = 2.0
"""Standard errors below which a difference is no reason."""
MOST_REASONS: Final = 3
SELDOM: Final = 0.2
"""What happens less than so much more often in a game is no reason."""
UNWELCOME: Final = frozenset({
    "in-loan", "did-loan_taken", "did-over_indebted", "did-goods_missing", "did-debt", "did-turn_missed", "did-benefit_lost",
    "did-cut_back", "did-job_paid",
})  # fmt: skip
"""What is got or happens, and speaks for a way only where there is less of it: borrowed money is no income, an extra job takes time."""

COUNTED: Final[dict[str, dict[str, Callable[[Mapping[str, Any]], int]]]] = {
    "scored_currency": {
        "in-notes": lambda args: int(args["sum"]),
        "in-sets": lambda args: int(args["bonus"]),
        "out-unfinished": lambda args: int(args["sum"] - args["base"]),
    },
    "scored": {"in-coins": lambda args: int(args["coins"])},
}
"""Where a game ends in a count of what is held: what each of its facts says was got or lost."""

TOLD: Final[dict[str, tuple[str, ...]]] = {
    "citylife": (
        "in-quiz_award", "in-visitor_fee", "in-dividend", "in-deed_sold", "in-share_sold", "in-lottery_won", "out-visitor_fee",
        "out-deed_bought", "out-traffic_fine", "out-insurance", "out-repair_bill", "out-grocery_bill", "out-property_tax",
        "out-land_transfer_tax", "out-capital_gains_tax", "out-loan_cost", "out-mortgage_cost", "did-turn_missed", "did-debt",
    ),
    "elplan": (
        "in-idea-idea", "in-production-raw_material", "in-production-consumer_good", "in-production-service", "in-sale", "in-income",
        "in-income-worker", "in-income-energy", "in-space_worker-worker", "in-subsidy_pile", "in-subsidy-energy", "in-sale_bonus",
        "in-event_gift", "out-event_demand", "out-event_demand-worker", "out-event_demand-energy", "out-inflation", "out-card_cost",
        "out-card_cost-energy", "out-purchase", "out-import", "did-acquired", "did-benefit_lost", "did-cut_back",
    ),
    "financialit": (
        "in-income", "in-loan", "in-investment_paid", "in-savings_bonus", "in-event_gain", "in-luxury-happiness",
        "in-career-happiness", "in-investment_paid-happiness", "in-final_investment", "out-goods", "out-bills", "out-skill", "out-luxury",
        "out-investment", "out-event", "out-final_loan", "out-event-happiness", "out-goods_missing-happiness", "out-loan-happiness",
        "out-miscalculation-happiness", "did-skill_learned", "did-career_active", "did-luxury_bought", "did-loan_taken",
        "did-goods_missing", "did-event_prevented",
    ),
    "financity": (
        "in-extra_job", "in-interest", "in-business_income", "in-education_income", "in-loan", "in-purchase-wellbeing",
        "in-yearly_bonus-wellbeing", "in-free_time-wellbeing", "out-loan_repaid_minimum", "out-expenses", "out-event_loss",
        "out-surcharge", "out-insurance", "out-shopping", "out-investment", "out-event-wellbeing", "did-job_paid", "did-loan_taken",
        "did-over_indebted", "did-event_avoided",
    ),
    "multiverse": ("in-notes", "in-sets", "in-coins", "out-unfinished"),
}  # fmt: skip
"""What is told as a reason, for each game; each has the message `because-<game>-<key>`."""


class Reason(Struct, frozen=True):
    """A flow (`in-`, `out-`, with its purse where it is not money) or a kind of fact (`did-`), on average of each future."""

    key: str
    mine: float
    other: float


def flows(facts: Iterable[Fact], seat: int) -> Counter[str]:
    """What a seat got and paid, by reason, and what happened to it how often."""
    found: Counter[str] = Counter()
    for fact in facts:
        args = fact.args
        if fact.key == "paid":
            key = f"{args['reason']}-{args['of']}" if args["of"] else args["reason"]
            if args["from"] == seat:
                found[f"out-{key}"] += args["amount"]
            if args["to"] == seat:
                found[f"in-{key}"] += args["amount"]
        elif args.get("seat") == seat:
            found[f"did-{fact.key}"] += 1
            for key, amount in COUNTED.get(fact.key, {}).items():
                found[key] += amount(args)
    return found


def reasons(game: str, mine: Sequence[Counter[str]], other: Sequence[Counter[str]], sign: int) -> tuple[Reason, ...]:
    """The clearest differences between the futures of both choices that speak for the better one (sign 1: the other; -1: one's own)."""
    weighed = []
    for key in TOLD.get(game, ()):
        by = [theirs[key] - ours[key] for ours, theirs in zip(mine, other, strict=True)]
        mean, error = sum(by) / len(by), error_of(by)
        way = key.partition("-")[0]
        speaks = mean * sign * (-1 if way == "out" or key in UNWELCOME else 1)
        if speaks > max(CLEAR * error, SELDOM if way == "did" else 0):
            told = Reason(key, _mean(mine, key), _mean(other, key))
            weighed.append((-abs(mean) / (error or 1e-9), key, told))
    return tuple([told for _, _, told in sorted(weighed)[:MOST_REASONS]])


def _mean(counted: Sequence[Counter[str]], key: str) -> float:
    return sum([each[key] for each in counted]) / len(counted)
