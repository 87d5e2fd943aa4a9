"""Section 4.B: moving along the road and the side paths."""

from .content import PLACES, SQUARES
from .state import MAIN, CityLife


def walk(t: CityLife, seat: int, pips: int) -> bool:
    """CL-4.10 CL-4.11 CL-4.12 CL-4.16 CL-4.17 Along the path to its end, what is left along the main road; False: too far."""
    here = t.pos[seat]
    if t.route[seat] != MAIN:
        squares = t.book.paths[t.route[seat]]
        at = squares.index(here) + pips
        if at < len(squares) - 1:
            t.pos[seat] = squares[at]
            t.tell("moved", seat=seat, square=t.pos[seat], place=place(t.pos[seat]))
            return True
        here, pips = squares[-1], at - len(squares) + 1
    to = here + pips
    if to > PLACES.finish:
        if t.options.exact_finish:
            t.tell("overshot", seat=seat, square=t.pos[seat])
            return False
        to = PLACES.finish
    t.tell("moved", seat=seat, square=to, place=place(to))
    stand(t, seat, to)
    enter(t, seat)
    return True


def stand(t: CityLife, seat: int, square: int) -> None:
    """CL-4.15 CL-4.19 CL-4.27 The piece stands there, on the main road; who is taken out of Jail keeps the turns only."""
    t.pos[seat] = square
    t.route[seat] = MAIN
    if t.missed[seat] and square != PLACES.jail and any(kind == "jail" for kind, _, _ in t.missed[seat]):
        t.missed[seat] = tuple([("other" if kind == "jail" else kind, left, cause) for kind, left, cause in t.missed[seat]])
        t.tell("jail_taken_out", seat=seat)


def enter(t: CityLife, seat: int) -> None:
    """CL-4.13 CL-4.14 CL-4.44 A piece that came to the first square of a side path will follow it."""
    path = t.book.first.get(t.pos[seat])
    if path is not None:
        t.route[seat] = path
        t.tell("path_entered", seat=seat, path=path)


def put(t: CityLife, seat: int, square: int) -> None:
    """CL-4.14 CL-4.34 Sent, returned or moved by a card: nothing more happens, and no path is entered."""
    stand(t, seat, square)
    t.tell("sent", seat=seat, square=square, place=place(square))


def place(square: int) -> str:
    """The name of a square, for telling."""
    return SQUARES[square].name
