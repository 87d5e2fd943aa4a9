"""Section 4.F: quiz cards, questions, the Judge, and answers for fun."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from alcancia.kernel import BANK, TRAINER, Ask, Chance, MoveValue, OneOf, Sealed, Step, ask, ask_sealed, chance, deal, move

from .content import PIPS, SQUARES
from .packs import LETTERS, TOPICS, Question, Text
from .state import NO_ONE, CityLife, Quiz, game, present

ALL_LETTERS = tuple([OneOf(tuple(LETTERS[:count])) for count in range(len(LETTERS) + 1)])
LATE = ""
"""The answer of somebody whose time ran out; nobody can choose it."""


@game.question
def quiz(t: CityLife, seat: int, kind: str) -> Chance | Step:
    """CL-4.70 CL-4.84 A card not yet seen; after the whole pack the same order again, or by option a new one."""
    if t.quiz_deck:
        return chance("quiz", t.quiz_deck, then=quiz_card(seat, kind))
    if t.options.quiz_repeat == "reshuffle":
        return chance("quiz", t.quiz_bottom, then=quiz_card(seat, kind))
    return quiz_card(seat, kind, t.quiz_bottom[0])


@game.rule
def quiz_card(t: CityLife, seat: int, kind: str, card: str) -> None:
    """CL-4.71 CL-4.72 CL-4.73 CL-4.74 Basic: the player alone. Advanced: all but the Judge, in the order of play."""
    if not t.quiz_deck and t.options.quiz_repeat == "reshuffle":
        t.quiz_deck, t.quiz_bottom = t.quiz_bottom, ()
    if t.quiz_deck:
        at = t.quiz_deck.index(card)
        t.quiz_deck = t.quiz_deck[:at] + t.quiz_deck[at + 1 :]
    else:
        t.quiz_bottom = t.quiz_bottom[1:]
    queue, judge = line_up(t, seat)
    number = len(t.book.cards[card].questions)
    t.quiz = Quiz(
        card=card, kind=kind, seat=seat, judge=judge, by=judged_by(t, judge), queue=queue, questions=min(number, how_many(t, kind))
    )
    t.tell("quiz_begins", seat=seat, title=t.book.cards[card].title)
    if judge != NO_ONE:
        t.tell("quiz_round", seat=judge)
    t.then(show())


def line_up(t: CityLife, seat: int) -> tuple[tuple[int, ...], int]:
    """CL-4.73 CL-4.74 CL-4.85 Who answers, in which order, and who is Judge or reader."""
    order = present(t)
    at = order.index(seat)
    turned = (*order[at:], *order[:at])
    if not t.book.advanced:
        return (seat,), turned[-1] if t.options.judge_mode == "seat" else NO_ONE
    return (turned[:-1], turned[-1]) if t.options.judge_sits_out else (turned, NO_ONE)


def judged_by(t: CityLife, judge: int) -> str:
    """CL-4.85 The program, the Judge, or the trainer if there is one."""
    mode = t.options.judge_mode
    if mode == "trainer":
        return mode if t.trainer else "software"
    return mode if judge != NO_ONE else "software"


def how_many(t: CityLife, kind: str) -> int:
    """CL-4.71 CL-4.72 All questions of the card, or in Basic only the first where the rules or options say so."""
    if t.book.advanced:
        return len(LETTERS)
    which = t.options.basic_roll_quiz if kind == "roll" else t.options.basic_school
    return len(LETTERS) if which == "all" else 1


def running(t: CityLife) -> Quiz:
    """The round that is going on."""
    assert t.quiz is not None
    return t.quiz


def question_of(t: CityLife) -> Question:
    """The question that is being asked."""
    q = running(t)
    return t.book.cards[q.card].questions[q.number]


def answer_text(t: CityLife, letter: str) -> Text:
    """What stands beside a letter, by language."""
    q = running(t)
    return question_of(t).answers[q.order[LETTERS.index(letter)]]


# ── showing a question ───────────────────────────────────────────────────────


@game.question
def show(t: CityLife) -> Chance | Step:
    """CL-4.70 One question at a time; by option its answers come in a new order."""
    count = len(question_of(t).answers)
    places = tuple(range(count))
    return deal("answers", places, count, then=key()) if t.options.shuffle_answers else key(places)


@game.question
def key(t: CityLife, order: tuple[int, ...]) -> Chance | Step:
    """CL-4.70 The right letter is known to the pack; in a bot's imagination it could be any."""
    if t.veiled:
        return chance("key", LETTERS[: len(order)], then=shown(order))
    return shown(order, LETTERS[order.index(question_of(t).right)])


@game.rule
def shown(t: CityLife, order: tuple[int, ...], right: str) -> None:
    """CL-4.70 CL-4.75 CL-4.85 The question is put; only the Judge, where there is one, sees the answer."""
    q = running(t)
    q.order, q.key, q.tried, q.struck = order, right, (), ()
    if t.recording:
        text = question_of(t).ask
        if sees_key(t, q.judge):
            t.tell("quiz_question", owner=q.judge, secret={"right": answer_text(t, right)}, number=q.number + 1, ask=text)
        else:
            t.tell("quiz_question", number=q.number + 1, ask=text)
    t.reveal()
    if not q.paid:
        t.then(at_will())
    else:
        t.then(answer() if q.by == "software" else ruling())


def sees_key(t: CityLife, seat: int) -> bool:
    """CL-4.85 The Judge, when judging or hosting; nobody else who may answer."""
    q = t.quiz
    if q is None or seat == NO_ONE or seat != q.judge:
        return False
    return q.by == "seat" or (q.by == "software" and t.book.advanced and t.options.judge_sees_key)


# ── the paid part ────────────────────────────────────────────────────────────


@game.question
def answer(t: CityLife) -> Ask | Step:
    """CL-4.71 CL-4.72 CL-4.75 CL-4.77 The seat at the front must answer; wrong answers are struck out."""
    q = running(t)
    seat = q.queue[0]
    if seat in q.tried:
        return nobody()
    return ask(
        seat, move("answer", letters_left(q), then=answered(seat)), default=("answer", LATE), why={"answer": partial(why_not_letter, q)}
    )


def letters_left(q: Quiz) -> OneOf:
    """CL-4.77 The answers that are not struck out."""
    return OneOf.of(LETTERS[: len(q.order)], partial(why_not_letter, q)) if q.struck else ALL_LETTERS[len(q.order)]


def why_not_letter(q: Quiz, letter: object) -> str:
    """CL-4.77 Nobody gives a wrong answer again."""
    return "answer_struck_out" if letter in q.struck else ""


@game.question
def ruling(t: CityLife) -> Ask | Step:
    """CL-4.85 The answer was spoken: the Judge or the trainer rules, may note the letter, or leaves it to the program."""
    q = running(t)
    seat = q.queue[0]
    if seat in q.tried:
        return nobody()
    if q.by == "software":
        return answer()
    letters = OneOf(("", *letters_left(q)))
    rule = move("rule", OneOf(("right", "wrong")), letters, then=ruled(seat))
    return ask(q.judge if q.by == "seat" else TRAINER, rule, move("program", then=to_program()), default=("program",))


@game.rule
def to_program(t: CityLife) -> None:
    """CL-4.85 The program judges the rest of this round, as it always does for bots."""
    running(t).by = "software"
    t.then(answer())


@game.rule
def answered(t: CityLife, seat: int, letter: str) -> None:
    """CL-4.71 CL-4.76 CL-4.77 The program compares with the key."""
    q = running(t)
    t.reveal()
    if letter == LATE:
        t.tell("quiz_late", seat=seat)
    else:
        verdict = "right" if letter == q.key else "wrong"
        t.tell("quiz_answered", seat=seat, answer=answer_text(t, letter), verdict=verdict)
    judge(t, seat, letter == q.key, letter)


@game.rule
def ruled(t: CityLife, seat: int, verdict: str, letter: str) -> None:
    """CL-4.85 What the Judge says counts; a noted wrong letter is struck out."""
    q = running(t)
    t.tell("quiz_ruled", seat=q.judge if q.by == "seat" else TRAINER, other=seat, ruling=verdict, agrees=agrees(q, verdict, letter))
    judge(t, seat, verdict == "right", letter)


def agrees(q: Quiz, verdict: str, letter: str) -> str:
    """CL-4.85 Does the ruling fit the key? Without a noted letter nobody can say."""
    if not letter:
        return "unknown"
    return "yes" if (letter == q.key) == (verdict == "right") else "no"


def judge(t: CityLife, seat: int, right: bool, letter: str) -> None:
    """CL-4.76 CL-4.77 CL-4.79 Right: money, and the next question. Wrong: to the end of the line."""
    q = running(t)
    t.asked[seat] += 1
    award = award_of(t, q)
    if right:
        t.right[seat] += 1
        t.pay(BANK, seat, award, "quiz_award")
        if seat != q.seat:
            q.perfect = False
        t.then(revealed())
    else:
        if seat == q.seat:
            q.perfect = False
        if letter:
            q.struck = (*q.struck, letter)
        q.tried = (*q.tried, seat)
        q.queue = (*q.queue[1:], seat)
        if not t.book.advanced:
            t.then(revealed())
        else:
            t.then(answer() if q.by == "software" else ruling())
    t.ruled = (seat, right, award) if q.by != "software" else None


def award_of(t: CityLife, q: Quiz) -> int:
    """CL-4.49 CL-4.71 CL-4.76 The same for every right answer, but nothing at the School of 82 in Basic."""
    if not t.book.advanced and q.kind == "school" and SQUARES[t.pos[q.seat]].reward:
        return 0
    return t.options.quiz_award


@game.rule
def revealed(t: CityLife) -> None:
    """CL-4.70 CL-4.71 The right answer is shown with its explanation; then the next question."""
    q = running(t)
    t.tell("quiz_revealed", right=answer_text(t, q.key), why=question_of(t).why)
    q.number += 1
    t.then(show() if q.number < q.questions else quiz_end())


@game.rule
def nobody(t: CityLife) -> None:
    """CL-4.78 All missed it: the answer is shown, and the paid part is over."""
    q = running(t)
    q.paid = False
    t.tell("quiz_nobody")
    t.then(revealed())


# ── the rest, for fun ────────────────────────────────────────────────────────


@game.question
def at_will(t: CityLife) -> Sealed | Step:
    """CL-4.80 CL-4.85 All but the Judge at the same time, unpaid; spoken answers are not recorded."""
    q = running(t)
    if q.by != "software":
        return revealed()
    letters = ALL_LETTERS[len(q.order)]

    def mine(seat: int) -> Ask:
        return ask(seat, move("pass_question"), move("answer", letters), default=("pass_question",))

    return ask_sealed(q.queue, mine, then=answered_at_will())


@game.rule
def answered_at_will(t: CityLife, answers: tuple[tuple[int, MoveValue], ...]) -> None:
    """CL-4.80 Nobody is paid, nothing is counted; the answer is shown."""
    for seat, given in answers:
        if given[0] == "answer":
            t.tell("quiz_at_will", seat=seat, answer=answer_text(t, given[1]))
    t.then(revealed())


@game.rule
def quiz_end(t: CityLife) -> None:
    """CL-4.81 CL-4.82 CL-4.83 The card goes to the bottom. At a School, all right by the player himself moves him on."""
    from .squares import school_passed

    q = running(t)
    t.quiz = None
    t.quiz_bottom = (*t.quiz_bottom, q.card)
    if q.kind == "school":
        if q.perfect and q.paid:
            t.then(school_passed(q.seat))
        else:
            t.tell("school_failed", seat=q.seat)


# ── the trainer's last word ──────────────────────────────────────────────────


@game.trainer_anytime
def reverse_ruling(t: CityLife, trainer: int) -> Ask | None:
    """CL-4.85 Until the next die is rolled the trainer may change the last ruling."""
    return None if t.ruled is None else ask(trainer, move("reverse_ruling", then=ruling_reversed()))


@game.rule
def ruling_reversed(t: CityLife) -> None:
    """CL-4.85 The award is paid or given back and the count corrected; the round itself is not played again."""
    assert t.ruled is not None
    seat, right, award = t.ruled
    t.ruled = None
    t.tell("quiz_reversed", seat=seat, ruling="wrong" if right else "right")
    if right:
        t.right[seat] -= 1
        t.pay(seat, BANK, min(award, t.cash[seat]), "award_taken_back")
        if t.quiz is not None and t.quiz.seat == seat:
            t.quiz.perfect = False
    else:
        t.right[seat] += 1
        t.pay(BANK, seat, award, "quiz_award")


def unforceable(t: CityLife, stream: str, outcome: Any) -> str | None:
    """CL-4.3 CL-4.70 CL-4.90 Only where the option says so may the trainer set dice and cards."""
    return None if t.options.trainer_chooses else "trainer_does_not_choose"


def streams(t: CityLife) -> list[tuple[str, Sequence[Any], str]]:
    """CL-4.3 CL-4.70 CL-4.90 Dice and cards that can still come."""
    if not t.options.trainer_chooses:
        return []
    dice = [(die, PIPS, "") for die in ("die", "jail", "park", "museum")]
    return [*dice, ("traffic", t.traffic, "card"), ("quiz", t.quiz_deck, "")]


def called(t: CityLife) -> dict[str, Text]:
    """CL-4.70 What the quiz cards that a trainer may choose are about: their titles, or what is asked first."""
    return {id: card.title or card.questions[0].ask for id, card in t.book.cards.items()} if t.options.trainer_chooses else {}


def left(t: CityLife, stream: str, outcome: Any) -> int | None:
    """CL-4.3 CL-4.70 CL-4.90 Dice fall again and again; a card comes as often as it lies in its deck."""
    pool = next((pool for name, pool, _ in streams(t) if name == stream), ())
    return None if pool is PIPS and outcome in pool else list(pool).count(outcome)


def seconds(t: CityLife, asked: Ask) -> int:
    """CL-4.75 CL-4.80 The time limit of an answer, by option; whoever judges takes the time that takes."""
    return t.options.quiz_seconds if asked.name in ("answer", "at_will") else 0


def topic(t: CityLife, asked: Ask) -> str:
    """CL-4.75 Nobody is told an answer that has to be known: only how to think about such questions."""
    if asked.name not in ("answer", "at_will") or t.quiz is None:
        return ""
    named = t.book.cards[t.quiz.card].topic
    return f"topic_{named if named in TOPICS else 'any'}"


def hint(t: CityLife, seat: int, luck: Any) -> str:
    """CL-4.75 The right letter, for bots that play a person who may know it."""
    return t.quiz.key if t.quiz is not None else ""
