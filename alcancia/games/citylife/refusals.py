"""Section 10: why a move of another moment is refused. What a question or its options know is said there."""

from typing import Any

from alcancia.kernel import Ask

from .content import DEED_AT
from .offers import why_not_answer
from .property import BANK_MOVES, why_not_bank, window_open
from .shares import why_no_shares
from .state import UNSOLD, CityLife
from .trading import why_not_offer


def why(t: CityLife, seat: int, asked: Ask | None, name: str, arguments: tuple[Any, ...]) -> str:
    """CL-4.141 The reason code of a refused move, or nothing where the kernel's own will do."""
    name_asked = "" if asked is None else asked.name
    if name in BANK_MOVES:
        return Ask(seat, (), None, why=why_not_bank(t, seat)).why_not((name, *arguments))
    match name, arguments:
        case "offer", (value,):
            return why_not_offer(t, seat, value)
        case (("accept" | "decline" | "withdraw"), (number,)):
            return why_not_answer(t, seat, number) if window_open(t) else "window_closed"
        case "roll", _:
            return "not_your_turn" if seat != t.active else ""
        case "buy", _ if name_asked != "buy":
            owner = t.owner.get(DEED_AT.get(t.pos[seat], ""), UNSOLD)
            return "deed_owned" if seat == t.active and owner != UNSOLD else "not_on_square"
        case "shares", _:
            return why_no_shares(t, seat) or ("" if name_asked == "buy_shares" else "shares_only_on_dollar_sign")
        case "answer", _ if t.quiz is not None and seat == t.quiz.judge:
            return "judge_cannot_answer"
        case "answer", _ if t.quiz is not None and seat in t.quiz.tried:
            return "already_missed_question"
    return "fee_not_optional" if name_asked == "visit" else ""
