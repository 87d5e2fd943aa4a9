"""Section 4.3, labour: seeking a better job, or learning."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from alcancia.kernel import BANK, Ask, Move, OneOf, Step, move

from .action import visitors
from .figures import skill_price
from .layout import fill_show
from .loans import within_reach
from .state import NO_PAWN, FinanciaLit, game

FORGO = ("forgo",)


@game.rule
def labour(t: FinanciaLit) -> None:
    """FL-4.3.1 One seat after the other, lowest slot first."""
    if here := visitors(t, "LAB"):
        t.then(*[pay_labour(seat) for seat in here])


def not_shown(show: Sequence[str], card: Any) -> str:
    """FL-4.3.1 FL-4.3.6 Only what lies open can be had."""
    return "" if card in show else "card_not_shown" if show else "deck_empty"


def no_seeking(t: FinanciaLit, seat: int) -> str:
    """FL-4.3.1 FL-4.3.2 Not while another pawn is on a Career card, nor above the cap of an option."""
    home, cap = t.homes[seat], t.options.careers_cap
    if home.career_pawn != NO_PAWN:
        return "career_in_progress"
    return "careers_cap" if cap and len(home.careers) >= cap else ""


def no_learning(t: FinanciaLit, seat: int, units: int) -> str:
    """FL-4.3.1 FL-4.3.4 Not above the cap of an option, nor without the money."""
    cap = t.options.skills_cap
    if cap and len(t.homes[seat].skills) >= cap:
        return "skills_cap"
    return "not_enough_units" if skill_price(t, seat) > units else ""


@game.question
def pay_labour(t: FinanciaLit, seat: int) -> Ask | Step:
    """FL-4.3.1 FL-4.3.4 Take a job, learn a skill, or leave; who lacks only money is asked and may borrow first."""
    careers = () if no_seeking(t, seat) else tuple(t.shows["career"])
    skills = () if no_learning(t, seat, t.units[seat]) else tuple(t.shows["skill"])
    if not careers and not skills and (not t.shows["skill"] or no_learning(t, seat, within_reach(t, seat))):
        return forgo(seat, "LAB")
    why = {
        "seek": lambda card: not_shown(t.shows["career"], card) or no_seeking(t, seat),
        "learn": lambda card: not_shown(t.shows["skill"], card) or no_learning(t, seat, t.units[seat]),
    }
    return Ask(seat, jobs(seat, careers, skills), FORGO, why=why)


@cache
def jobs(seat: int, careers: tuple[str, ...], skills: tuple[str, ...]) -> tuple[Move, ...]:
    """FL-4.3.1 FL-4.3.2 FL-4.3.4 Seek one of these, learn one of those, or leave."""
    seeking = (move("seek", OneOf(sorted(set(careers))), then=seek(seat)),) if careers else ()
    learning = (move("learn", OneOf(sorted(set(skills))), then=learn(seat)),) if skills else ()
    return (*seeking, *learning, move("forgo", then=forgo(seat, "LAB")))


@game.rule
def seek(t: FinanciaLit, seat: int, card: str) -> None:
    """FL-4.3.2 Free of charge; the pawn moves from the board onto the card, which is not active yet."""
    home = t.homes[seat]
    t.shows["career"].remove(card)
    t.slots["LAB"][t.slots["LAB"].index(seat)] = BANK
    del home.placed["LAB"]
    home.career_pawn = len(home.careers)
    home.careers.append((card, False))
    t.tell("career_taken", seat=seat, card=card)
    t.then(fill_show("career"))


@game.rule
def learn(t: FinanciaLit, seat: int, card: str) -> None:
    """FL-4.3.4 The price is paid; the card works from the next Income Phase on."""
    price = skill_price(t, seat)
    t.pay(seat, BANK, price, "skill")
    t.shows["skill"].remove(card)
    t.homes[seat].skills.append(card)
    t.tell("skill_learned", seat=seat, card=card, price=price)
    t.then(fill_show("skill"))


@game.rule
def forgo(t: FinanciaLit, seat: int, place: str) -> None:
    """FL-4.3.1 FL-4.2.7 The pawn was spent for nothing."""
    if t.recording:
        t.tell("forgone", seat=seat, location=place)
