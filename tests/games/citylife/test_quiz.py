"""Section 4.F: quiz rounds in both rule sets, the Judge, and who sees the key."""

import pytest

from alcancia.kernel import TRAINER
from tests.games.citylife.position import Laid


def rolled_three(rules: str = "advanced", **options: object) -> Laid:
    """Seat 1 of four has rolled a 3 from a street and stands on a street."""
    laid = Laid(rules, **options).seat(1, 59)  # type: ignore[arg-type]
    return laid.turn_of(1).force("quiz", "canada-core:QF01").roll(3)


def right(laid: Laid, seat: int) -> Laid:
    assert laid.t.quiz is not None
    return laid.play(seat, "answer", laid.t.quiz.key)


def wrong(laid: Laid, seat: int) -> Laid:
    return laid.play(seat, "answer", laid.wrong())


def test_a_round() -> None:
    """Example 27."""
    laid = rolled_three()
    assert laid.t.quiz is not None and laid.t.quiz.judge == 0 and laid.t.quiz.queue == (1, 2, 3)
    wrong(laid, 1)
    assert laid.t.quiz.queue == (2, 3, 1)
    assert laid.refused(0, "answer", "a") == "judge_cannot_answer"
    assert laid.refused(1, "answer", "a") == "already_missed_question"
    assert laid.refused(2, "answer", laid.t.quiz.struck[0]) == "answer_struck_out"
    right(laid, 2)
    assert laid.cash(2) == 7300
    wrong(laid, 2)
    wrong(laid, 3)
    right(laid, 1)
    right(laid, 1)
    assert [laid.cash(seat) for seat in range(4)] == [7000, 7600, 7300, 7000]
    assert laid.t.quiz is None and laid.t.active == 2
    assert (laid.t.asked, laid.t.right) == ([0, 3, 2, 1], [0, 2, 1, 0])
    assert laid.t.quiz_bottom == ("canada-core:QF01",)


def test_nobody_knows() -> None:
    """Example 28."""
    laid = rolled_three()
    for seat in (1, 2, 3):
        wrong(laid, seat)
    assert laid.waiting == ("at_will", [1, 2, 3])
    for number in (2, 3):
        assert laid.t.quiz is not None and laid.t.quiz.number + 1 == number
        laid.play(1, "answer", "a").play(2, "pass_question").play(3, "answer", laid.t.quiz.key)
    assert laid.t.quiz is None and laid.t.active == 2
    assert [laid.cash(seat) for seat in range(4)] == [7000] * 4
    assert laid.t.asked == [0, 1, 1, 1]
    two = Laid("advanced", seats=2).seat(0, 59).ready().roll(3)
    wrong(two, 0)
    assert two.waiting == ("at_will", [0])


def test_school_with_all_right() -> None:
    """Example 29."""
    laid = Laid("advanced").seat(0, 55).ready().roll(2).answer_all()
    assert laid.cash(0) == 7900 and laid.at(0) == (68, "main") and laid.t.active == 1
    three = Laid("advanced").seat(0, 54).ready().roll(3)
    assert three.t.quiz is not None and three.t.quiz.kind == "school"
    for _ in range(3):
        right(three, 0)
    assert three.at(0) == (68, "main")
    assert three.t.quiz is not None and three.t.quiz.kind == "roll"


def test_a_question_won_by_another_breaks_it() -> None:
    laid = Laid("advanced").seat(0, 14).ready().roll(1)
    wrong(laid, 0)
    right(laid, 1)
    right(laid, 1)
    right(laid, 1)
    assert laid.at(0) == (15, "main") and "school_failed" in laid.keys()  # noqa: SIM118


def test_school_82() -> None:
    """Example 30."""
    laid = Laid("advanced").seat(0, 81).seat(1, deeds=("T89",)).ready().roll(1).answer_all()
    assert laid.at(0) == (91, "main") and laid.cash(0) == 7900
    laid.play(0, "buy")
    assert laid.cash(0) == 1900
    none = Laid("advanced").seat(0, 81).seat(1, deeds=("T89", "T91", "T93")).ready().roll(1).answer_all()
    assert none.at(0) == (82, "main") and none.cash(0) == 7000 + 900 + 800 and none.lottery_gain == 200
    basic = Laid().seat(0, 81).seat(1, deeds=("T89",)).ready().roll(1)
    right(basic, 0)
    assert basic.at(0) == (91, "main") and basic.cash(0) == 7000
    assert basic.play(0, "buy").cash(0) == 2000


def test_basic_school() -> None:
    laid = Laid().seat(0, 14).ready().roll(1)
    right(laid, 0)
    assert laid.at(0) == (36, "main") and laid.cash(0) == 7300 and laid.t.active == 1
    failed = Laid().seat(0, 14).ready().roll(1)
    wrong(failed, 0)
    assert failed.at(0) == (15, "main") and failed.cash(0) == 7000
    every = Laid(basic_school="all").seat(0, 81).ready().roll(1).answer_all()
    assert every.at(0) == (89, "main") and every.cash(0) == 7000


def test_the_printed_card() -> None:
    """Example 39."""
    laid = Laid().seat(0, 59).force("quiz", "canada-core:QH04").ready().roll(3)
    answers = [question.right for question in laid.t.book.cards["canada-core:QH04"].questions]
    assert laid.t.quiz is not None and len(answers) == 3
    right(laid, 0)
    right(laid, 0)
    wrong(laid, 0)
    assert laid.cash(0) == 7600 and laid.t.active == 1
    first = Laid(basic_roll_quiz="first", quiz_award=500).seat(0, 59).ready().roll(3)
    right(first, 0)
    assert first.cash(0) == 7500 and first.t.active == 1


def test_who_sees_the_key() -> None:
    laid = rolled_three()
    assert laid.t.quiz is not None
    key = laid.t.quiz.key
    seen = {seat: laid.table.view(seat)["table"]["quiz"]["key"] for seat in (0, 1, 2, 3, None)}
    assert seen == {0: key, 1: None, 2: None, 3: None, None: None}
    hidden = rolled_three(judge_sees_key=False)
    assert hidden.table.view(0)["table"]["quiz"]["key"] is None
    shown = [fact for fact in laid.table.facts if fact.key == "quiz_question"][-1]
    judge, other = shown.seen_by(0), shown.seen_by(1)
    assert judge is not None and "right" in judge["args"]
    assert other is not None and "right" not in other["args"]


def test_no_judge() -> None:
    laid = rolled_three(judge_sits_out=False)
    assert laid.t.quiz is not None and laid.t.quiz.queue == (1, 2, 3, 0)
    assert all(laid.table.view(seat)["table"]["quiz"]["key"] is None for seat in range(4))


def test_a_judge_who_rules() -> None:
    laid = rolled_three(judge_mode="seat")
    assert laid.waiting == ("ruling", [0])
    key = laid.t.quiz.key if laid.t.quiz else ""
    assert laid.table.view(0)["table"]["quiz"]["key"] == key
    laid.play(0, "rule", "wrong", key)
    assert laid.t.quiz is not None and laid.t.quiz.queue == (2, 3, 1) and laid.t.quiz.struck == (key,)
    laid.play(0, "rule", "right", "")
    assert laid.cash(2) == 7300
    rulings = [fact.args["agrees"] for fact in laid.table.facts if fact.key == "quiz_ruled"]
    assert rulings == ["no", "unknown"]
    for _ in range(3):
        laid.play(0, "rule", "wrong", "")
    assert laid.t.quiz is None and laid.t.active == 2


def test_a_judge_may_leave_it_to_the_program() -> None:
    laid = rolled_three(judge_mode="seat").play(0, "program")
    assert laid.waiting == ("answer", [1])
    basic = rolled_three("basic", judge_mode="seat")
    assert basic.waiting == ("ruling", [0])
    basic.play(0, "rule", "right", "")
    assert basic.cash(1) == 7300


def test_the_trainer_judges_and_changes_a_ruling() -> None:
    assert rolled_three(judge_mode="trainer").waiting == ("answer", [1])
    laid = rolled_three(judge_mode="trainer", trainer=True)
    assert [laid.table.view(seat)["table"]["quiz"]["key"] for seat in (0, 1)] == [None, None]
    assert laid.table.view(TRAINER)["table"]["quiz"]["key"] == laid.t.quiz.key
    assert laid.waiting == ("ruling", [TRAINER])
    laid.play(TRAINER, "rule", "right", "").play(TRAINER, "reverse_ruling")
    assert laid.cash(1) == 7000 and laid.t.right[1] == 0
    laid.play(TRAINER, "rule", "wrong", "").play(TRAINER, "reverse_ruling")
    assert laid.cash(1) == 7300
    assert laid.refused(TRAINER, "reverse_ruling") == "unknown_option"


def test_time_runs_out() -> None:
    laid = rolled_three(quiz_seconds=30)
    assert laid.table.play_default(1)
    assert laid.t.quiz is not None and laid.t.quiz.struck == () and laid.t.quiz.queue == (2, 3, 1)
    assert laid.refused(2, "answer", "") == "unknown_option"


def test_answers_in_a_new_order() -> None:
    laid = rolled_three(shuffle_answers=True)
    assert laid.t.quiz is not None and sorted(laid.t.quiz.order) == [0, 1, 2, 3, 4]
    assert laid.t.quiz.order["abcde".index(laid.t.quiz.key)] == 2


@pytest.mark.parametrize("repeat", ["cycle", "reshuffle"])
def test_after_the_whole_pack(repeat: str) -> None:
    laid = Laid(quiz_repeat=repeat)
    every = laid.t.quiz_deck
    laid.t.quiz_deck, laid.t.quiz_bottom = (), every
    laid.seat(0, 59).force("quiz", every[7]).ready().roll(3)
    assert laid.t.quiz is not None
    assert laid.t.quiz.card == every[0 if repeat == "cycle" else 7]
    laid.answer_all()
    assert laid.t.quiz_bottom == ((*every[1:], every[0]) if repeat == "cycle" else (every[7],))
    assert sorted(laid.t.quiz_deck + laid.t.quiz_bottom) == sorted(every)


def test_filters() -> None:
    laid = Laid(quiz_topics=["history"], quiz_levels=["1"])
    assert laid.t.quiz_deck and all(card.startswith("canada-core:QH") for card in laid.t.quiz_deck)


def test_the_trainer_sets_dice_and_cards_only_by_option() -> None:
    laid = Laid(trainer=True, trainer_chooses=False)
    assert laid.refused(TRAINER, "force", "die", 3) == "trainer_does_not_choose"
    chosen = Laid(trainer=True)
    assert chosen.refused(TRAINER, "force", "die", 7) == "cannot_come"
    assert chosen.table.play(TRAINER, ("force", "die", 4))
    assert chosen.play(0, "roll").at(0) == (5, "e1")
