"""Which measures of a game belong to which topics of two frameworks, by number; the words (`topic-eu-…`, `topic-us-…`) are ours.

EU/OECD framework for children and youth: 1 money and transactions, 2 planning and managing finances, 3 risk and reward, 4 financial
landscape. National Standards of CEE and Jump$tart: 1 earning income, 2 spending, 3 saving, 4 investing, 5 managing credit, 6 managing risk.
"""

from fnmatch import fnmatchcase
from typing import Final, NamedTuple


class Topic(NamedTuple):
    """A number in each framework; 0 where the framework has no place for it."""

    eu: int
    us: int


NOWHERE: Final = Topic(0, 0)
EARNING, SPENDING, SAVING = Topic(1, 1), Topic(2, 2), Topic(2, 3)
INVESTING, CREDIT, RISK = Topic(3, 4), Topic(2, 5), Topic(3, 6)
TAXES, WELLBEING, EXCHANGE = Topic(4, 2), Topic(2, 0), Topic(1, 2)

MAP: Final[dict[str, tuple[tuple[str, Topic], ...]]] = {
    "citylife": (
        ("*_tax", TAXES), ("fines", TAXES), ("insurance", RISK), ("bills", SPENDING), ("fees_paid", SPENDING), ("credit_cost", CREDIT),
        ("loan", CREDIT), ("mortgages", CREDIT), ("borrowed", CREDIT), ("debts_not_covered_by_cash", SAVING), ("cash", SAVING),
        ("spent_on_*", INVESTING), ("shares", INVESTING), ("deeds", INVESTING), ("dividends", INVESTING), ("fees_received", INVESTING),
        ("sold_to_*", INVESTING), ("quiz_income", EARNING), ("right_answers", EARNING), ("questions", EARNING), ("net_worth", SAVING),
        ("luck_income", RISK), ("turns_debt", CREDIT),
    ),
    "elplan": (
        ("income_subsidies", TAXES), ("subsidies_waiting", TAXES), ("income_*", EARNING), ("sold*", EARNING), ("made*", EARNING),
        ("spent_on_cards", INVESTING), ("cards*", INVESTING), ("recovered", INVESTING), ("spent_*", SPENDING), ("bought*", SPENDING),
        ("imported*", SPENDING), ("wasted*", SPENDING), ("lost_to_events", RISK), ("benefits_lost", RISK), ("insur*", RISK),
        ("free_*", SAVING), ("idle", SAVING), ("resources", SAVING), ("market_stock", Topic(4, 0)), ("exports*", Topic(4, 0)),
    ),
    "financialit": (
        ("in_loans", CREDIT), ("out_debts", CREDIT), ("instalments", CREDIT), ("loans", CREDIT), ("income_loans", CREDIT),
        ("joy_debts", CREDIT), ("in_investments", INVESTING), ("out_investments", INVESTING), ("joy_investments", INVESTING),
        ("out_insurance", RISK), ("insurances", RISK), ("bills_premiums", RISK), ("out_events", RISK), ("joy_events", RISK),
        ("income_events", RISK), ("in_*", EARNING), ("income_*", EARNING), ("out_skills", EARNING), ("joy_careers", EARNING),
        ("tracker", EARNING), ("bills*", SPENDING), ("discount", SPENDING), ("out_*", SPENDING), ("goods", SPENDING), ("need", SPENDING),
        ("missing", SPENDING), ("joy_goods", SPENDING), ("miscalculation", SPENDING), ("units", SAVING), ("happiness", WELLBEING),
        ("joy_*", WELLBEING),
    ),
    "financity": (
        ("income_interest", SAVING), ("savings", SAVING), ("goal_savings", SAVING), ("surcharges", SAVING), ("cash", SAVING),
        ("net_worth", SAVING), ("income_business", INVESTING), ("income_education", INVESTING), ("spent_investments", INVESTING),
        ("goal_investments", INVESTING), ("income_*", EARNING), ("loan*", CREDIT), ("finance_cost", CREDIT), ("cards_repaid_*", CREDIT),
        ("goal_loans", CREDIT), ("years_restricted", CREDIT), ("restricted", CREDIT), ("written_off", CREDIT), ("spent_insurance", RISK),
        ("tokens_*", RISK), ("event_*", RISK), ("expenses_event", RISK), ("expenses_*", SPENDING), ("spent_*", SPENDING),
        ("forgotten_*", SPENDING), ("wellbeing*", WELLBEING), ("goal_wellbeing", WELLBEING),
    ),
    "multiverse": (
        ("bet_*", SPENDING), ("given_*", EXCHANGE), ("taken_*", EXCHANGE), ("fee_now", EXCHANGE), ("top_two_percent", RISK),
        ("held_*", RISK), ("gain", EXCHANGE), ("score_*", SAVING), ("bluff", Topic(3, 0)), ("sat_out", Topic(3, 0)),
    ),
}  # fmt: skip
"""Patterns of measures, the first that fits counts. Ranks, positions and counters of play belong to no topic."""


def topic_of(game: str, measure: str) -> Topic | None:
    """What a measure belongs to; None if it says nothing about money."""
    return next((topic for pattern, topic in MAP.get(game, ()) if fnmatchcase(measure, pattern)), None)
