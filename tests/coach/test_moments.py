"""Found moments: what they are made of, that they come again, and that bookmarks come first."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from alcancia.coach import BUDGETS, Debrief, debriefs
from alcancia.coach.alternatives import alternatives, needs_consent
from alcancia.coach.decisions import Course, course
from alcancia.coach.moments import FEW, MOST_MOMENTS, Finder, Moment
from alcancia.coach.stories import first_loan
from alcancia.coach.whatif import TOSS
from alcancia.games import GAMES, find
from alcancia.kernel import Unplayable
from alcancia.kernel.record import playback
from alcancia.text import Speaker, Teller
from alcancia.text.coaching import Coaching
from tests.coach.games import finished

BUDGET = 140


@cache
def played(game: str) -> Course:
    return course(playback(finished(game).record(), find), [0])


@cache
def found(game: str, seed: str = "moments", bookmarks: tuple[int, ...] = (), budget: int = BUDGET) -> list[Moment]:
    finder = Finder(played(game), 0, budget, seed, bookmarks)
    for _ in finder.steps():
        pass
    return finder.moments


@pytest.mark.parametrize("game", GAMES)
def test_moments_are_few_and_about_different_things(game: str) -> None:
    moments = found(game)
    assert len(moments) <= MOST_MOMENTS
    decided = [moment for moment in moments if moment.what_if is not None]
    assert len({moment.at for moment in decided}) == len(decided)
    for moment in decided:
        row = moment.what_if
        assert row is not None
        if moment.kind in ("loss", "missed_bargain"):
            assert row.verdict == "other" and not row.decided
        if moment.kind in ("best", "recovery"):
            assert row.verdict == "own"
    for moment in moments:
        if moment.swing is not None:
            assert moment.swing.by.clear
            assert moment.swing.facts


@pytest.mark.parametrize(("game", "kind"), [("financity", "first_loan"), ("elplan", "uninsured_loss"), ("citylife", "swing")])
def test_what_needs_no_searching_comes_first(game: str, kind: str) -> None:
    """A talk can begin within seconds: the first moment is told before all decisions are looked at."""
    finder = Finder(played(game), 0, BUDGET, "moments")
    for _ in finder.steps():
        if finder.moments:
            break
    assert finder.moments[0].kind == kind
    assert len(finder.looking.looked) <= 2 < len(finder.looking.planned)


def test_a_loan_one_had_to_take_is_told_with_what_was_bought_before() -> None:
    """Whoever bought a ticket and could not pay the bills did not decide on a loan: it is said that it came later."""
    looked = course(playback(finished("financity", "a", ("spender", "random", "spender")).record(), find), [0, 2])
    borrowed, spent = (first_loan(looked, looked.of(seat)) for seat in (0, 2))
    assert borrowed is not None and spent is not None
    assert looked.of(0)[borrowed[0]].move == ("take_loan",) and borrowed[1] is None
    number, later = spent
    assert looked.of(2)[number].move[0] == "buy_shopping"
    assert later is not None and (later.key, later.args["forced"]) == ("loan_taken", 1)
    finder = Finder(looked, 2, BUDGET, "loan")
    for _ in finder.steps():
        if finder.moments:
            break
    assert (finder.moments[0].kind, finder.moments[0].fact) == ("first_loan", later.seen_by(2))


@pytest.mark.parametrize("game", ["financity", "multiverse"])
def test_the_same_seed_and_budget_give_the_same_answer(game: str) -> None:
    again = Finder(played(game), 0, BUDGET, "moments")
    for _ in again.steps():
        pass
    assert again.moments == found(game)


def test_bookmarks_come_first_whatever_their_figures_say() -> None:
    plain = {moment.at for moment in found("financity")}
    marked = next(decision for decision in played("financity").of(0) if decision.at not in plain and alternatives(decision))
    moments = found("financity", bookmarks=(marked.at + 1,))
    assert moments[0].kind == "bookmark"
    assert moments[0].at == marked.at


@pytest.mark.parametrize("game", GAMES)
def test_no_alternative_needs_anybodys_consent_or_knowledge(game: str) -> None:
    asked = 0
    for decision in course(playback(finished(game).record(), find)).decisions:
        others = alternatives(decision)
        asked += len(others)
        assert all(other.choice != decision.move for other in others)
        for other in others:
            if other.choice is not None:
                assert not needs_consent(decision.table, decision.seat, other.choice)
                assert decision.table.clone().play(decision.seat, other.choice)
        if decision.question == "answer":
            assert not others
    assert asked


def test_an_offer_is_not_judged() -> None:
    """What would have come of an offer hangs on whether these people had agreed."""
    seen = 0
    for decision in course(playback(finished("financity", "offers", ("baseline", "investor", "saver")).record(), find)).decisions:
        for ask in [decision.ask, *decision.table.may_of(decision.seat)]:
            for move in ask.enumerate(40) if ask is not None else ():
                if move[0].startswith("propose"):
                    seen += 1
                    assert needs_consent(decision.table, decision.seat, move)
                    assert move not in [other.choice for other in alternatives(decision)]
    assert seen


def test_a_debrief_comes_in_steps_and_can_be_stopped() -> None:
    record = finished("multiverse").record()
    steps: Iterator[Debrief] = debriefs(record, find, [0, 1], BUDGET, "moments")
    first = next(steps)
    assert not first.done and first.seat == 0
    rest = list(steps)
    assert [row.seat for row in rest if row.done] == [0, 1]
    counts = [len(row.moments) for row in rest if row.seat == 0]
    assert counts == sorted(counts)
    assert list(rest[len(counts) - 1].moments) == found("multiverse")
    stopped = debriefs(record, find, [0], BUDGET, "moments")
    next(stopped)
    stopped.close()  # type: ignore[attr-defined]
    assert list(stopped) == []


@pytest.mark.parametrize(("change", "reason"), [({"moves": 5}, "not_over"), ({"seats": [7]}, "no_such_seat")])
def test_what_cannot_be_looked_back_on_is_refused(change: dict[str, Any], reason: str) -> None:
    record = finished("multiverse").record()
    if "moves" in change:
        record = record | {"moves": record["moves"][:5], "hashes": record["hashes"][:5]}
    with pytest.raises(Unplayable) as refused:
        next(debriefs(record, find, change.get("seats", [0]), BUDGET))
    assert refused.value.reason == reason


@pytest.mark.parametrize("game", ["multiverse", "citylife"])
def test_drawn_and_decided_add_up(game: str) -> None:
    *_, last = debriefs(finished(game).record(), find, [0], 100, "split")
    assert last.done and last.split is not None
    assert last.split.drawn.mean + last.split.decided.mean == pytest.approx(last.split.gap)
    assert last.split.gap >= 0
    assert last.split.drawn.high - last.split.drawn.low == pytest.approx(last.split.decided.high - last.split.decided.low)


def three_or_a_word(game: str, number: int) -> None:
    """At least three moments, or the sentence that says so; each told in full in both languages, with no figure or name left open."""
    table = finished(game, f"honest/{number}")
    *_, last = debriefs(table.record(), find, [number % table.state.seats], 100, str(number))
    row, clear = last.to_json(), any(moment.what_if is not None and moment.what_if.verdict != TOSS for moment in last.moments)
    names = [f"P{seat}" for seat in range(table.state.seats)]
    for locale, nothing, few in (("en", "Nothing you did", "Few of your"), ("es", "Nada de lo que hiciste", "Pocas de tus")):
        speaker = Speaker(locale, game, strict=True)
        coaching = Coaching(Teller(speaker, names, table.game.message_kinds, parts=table.game.move_parts), game, last.unit)
        begins = nothing if not clear else few if len(last.moments) < FEW else ""
        assert coaching.remark(row).startswith(begins) and bool(coaching.remark(row)) == bool(begins)
        assert all(sentence.endswith((".", "!", "?")) for moment in row["moments"] for sentence in coaching.sentences(moment))


@pytest.mark.parametrize("game", GAMES)
def test_three_moments_or_an_honest_sentence(game: str) -> None:
    three_or_a_word(game, 0)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_three_moments_or_an_honest_sentence_in_many_games(game: str) -> None:
    for number in range(1, 60):
        three_or_a_word(game, number)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_moments_come_again_with_another_seed(game: str) -> None:
    """At least four of five, over several games and with the usual budget."""
    same = told = 0
    for number in range(6):
        table = finished(game, f"stable/{number}")
        looked = course(playback(table.record(), find), [0])
        pair = []
        for seed in ("one", "two"):
            finder = Finder(looked, 0, BUDGETS[game], seed)
            for _ in finder.steps():
                pass
            pair.append({(moment.at, moment.kind == "swing") for moment in finder.moments})
        same += 2 * len(pair[0] & pair[1])
        told += len(pair[0]) + len(pair[1])
    assert same >= 0.8 * told, (same, told)
