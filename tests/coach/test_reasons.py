"""Reasons: what speaks for a way, and what does not."""

from collections import Counter

import pytest

from alcancia.coach.reasons import TOLD, UNWELCOME, reasons

FUTURES = 30


def told(game: str, key: str, mine: int, other: int, sign: int) -> list[str]:
    """The reasons where nothing but this differs, in every future alike but for a little."""
    mines = [Counter({key: mine * 10 + number % 2}) for number in range(FUTURES)]
    others = [Counter({key: other * 10 + number % 3}) for number in range(FUTURES)]
    return [reason.key for reason in reasons(game, mines, others, sign)]


@pytest.mark.parametrize("sign", [1, -1])
def test_more_income_and_less_cost_speak_for_a_way(sign: int) -> None:
    more, less = (2, 9) if sign > 0 else (9, 2), (9, 2) if sign > 0 else (2, 9)
    assert told("financity", "in-interest", *more, sign) == ["in-interest"]
    assert told("financity", "in-interest", *less, sign) == []
    assert told("financity", "out-expenses", *less, sign) == ["out-expenses"]
    assert told("financity", "out-expenses", *more, sign) == []


def test_borrowed_money_is_no_income() -> None:
    """A way is not better because one borrows more; it may be because one borrows less."""
    assert told("financity", "in-loan", 0, 6, 1) == []
    assert told("financity", "in-loan", 6, 0, 1) == ["in-loan"]
    assert told("financity", "did-loan_taken", 0, 6, 1) == []
    assert {key for keys in TOLD.values() for key in keys} >= UNWELCOME


def test_no_reason_speaks_for_the_other_way() -> None:
    """Fewer events kept out by insurance, or fewer skills, are no reason why a way is better; less extra work may be one."""
    for key in ("did-event_prevented", "did-skill_learned"):
        assert told("financialit", key, 9, 2, 1) == []
        assert told("financialit", key, 2, 9, 1) == [key]
    assert told("financity", "did-job_paid", 2, 9, 1) == []
    assert told("financity", "did-job_paid", 9, 2, 1) == ["did-job_paid"]


def test_what_happens_a_little_more_often_is_no_reason() -> None:
    mine = [Counter[str]() for _ in range(200)]
    other = [Counter({"did-event_avoided": int(number % 10 == 0)}) for number in range(200)]
    assert reasons("financity", mine, other, 1) == ()
