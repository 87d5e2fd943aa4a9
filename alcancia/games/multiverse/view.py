"""What a seat may know, what it could not tell apart, and what must always hold (section 2)."""

from typing import Any, NotRequired, TypedDict

from alcancia.kernel import Luck, MoveValue

from .content import BLUFF, CODES, COINS, NOTES, in_order
from .scoring import score_of
from .state import LEFT, RIGHT, Multiverse


class Player(TypedDict):
    """What everybody sees of a seat."""

    cards: int
    bet: int | None
    front: tuple[str, ...]
    sat_out: bool
    total: int
    known: NotRequired[tuple[str, ...]]
    hand: NotRequired[tuple[str, ...]]


class View(TypedDict):
    """What lies open, one's own cards, and counts of the others'."""

    game_no: int
    games: int
    removed: tuple[str, ...]
    deck: int
    deck_start: int
    left: tuple[str, ...]
    right: tuple[str, ...]
    last_round: bool
    stall: int
    acted: tuple[int, ...]
    swapped_by: int | None
    history: tuple[tuple[int, ...], ...]
    rounds: int
    players: list[Player]
    hand: NotRequired[tuple[str, ...]]
    placed: NotRequired[tuple[str, ...] | None]
    score: NotRequired[int]


def view(t: Multiverse, seat: int | None) -> View:
    """MM-2.4 MM-4.8 MM-7.2 MM-7.4 Built up from nothing: what lies open, one's own cards, and counts of the others'."""
    options = t.options
    bets = {who: value[1] for who, value in t.envelopes().items()}
    shown = options.bet_counts == "shown"
    ended = not t.agenda
    players: list[Player] = []
    for who in range(t.seats):
        placed = bets.get(who)
        size = len(t.hand[who])
        player: Player = {
            "cards": size - len(placed) if placed is not None and shown else size,
            "bet": None if placed is None else len(placed) if shown else 0,
            "front": t.front[who],
            "sat_out": t.sat_out[who],
            "total": t.match_totals[who],
        }
        if options.card_memory:
            player["known"] = known(t, who)
        if options.open_hands or ended:
            player["hand"] = t.hand[who]
        players.append(player)
    seen: View = {
        "game_no": t.game_no,
        "games": options.games_in_match,
        "removed": t.removed,
        "deck": len(t.deck),
        "deck_start": t.deck_start,
        "left": t.pile[LEFT],
        "right": t.pile[RIGHT],
        "last_round": t.last_round,
        "stall": t.stall,
        "acted": t.acted,
        "swapped_by": t.swapped_by,
        "history": t.history[-6:],
        "rounds": len(t.history),
        "players": players,
    }
    if seat is not None and 0 <= seat < t.seats:
        placed = bets.get(seat)
        seen["hand"] = in_hand(t, seat, placed)
        seen["placed"] = placed
        if options.score_preview:
            seen["score"] = score_of(options, t.hand[seat] + t.front[seat])
    return seen


def bot_view(t: Multiverse, seat: int) -> dict[str, Any]:
    """MM-2.4 What bots read of it: their own cards, what lies in the middle and in front, and what was bet."""
    return {
        "deck": len(t.deck),
        "deck_start": t.deck_start,
        "left": t.pile[LEFT],
        "right": t.pile[RIGHT],
        "last_round": t.last_round,
        "history": t.history[-6:],
        "rounds": len(t.history),
        "players": [{"front": front} for front in t.front],
        "hand": in_hand(t, seat, t.envelopes().get(seat, ("", None))[1]),
    }


def in_hand(t: Multiverse, seat: int, placed: tuple[str, ...] | None) -> tuple[str, ...]:
    """MM-4.8 A seat's cards, but for those it has placed."""
    return t.hand[seat] if placed is None else tuple([card for card in t.hand[seat] if card not in placed])


def known(t: Multiverse, seat: int) -> tuple[str, ...]:
    """MM-7.2 The cards all saw going to this hand: those it holds, but for what was dealt to it and never shown."""
    return tuple([card for card in t.hand[seat] if card not in t.unseen[seat] and card != BLUFF])


def redeal(t: Multiverse, seat: int, luck: Luck) -> Multiverse:
    """MM-7.2 Cards this seat never saw change places; what went over the table in public stays where it is."""
    ended = not t.agenda
    if t.options.open_hands or ended:
        hidden: list[list[str]] = [[] for _ in t.hand]
    else:
        hidden = [list(cards) for cards in t.unseen]
        hidden[seat] = []
    # In order, so that worlds which the seat cannot tell apart are dealt the same: not even a seeded bot could.
    pool = list(in_order([*t.deck, *[card for cards in hidden for card in cards]]))
    for who, cards in enumerate(hidden):
        fresh = [pool.pop(luck.below(len(pool))) for _ in cards]
        t.hand[who] = in_order([card for card in t.hand[who] if card not in cards] + fresh)
        if cards:
            t.unseen[who] = in_order(fresh)
    t.deck = in_order(pool)
    return t


def reseal(t: Multiverse, seat: int, other: int, value: MoveValue, luck: Luck) -> MoveValue:
    """MM-4.8 Another bet, of as many cards if their number is public; which cards never is."""
    shown, hand = t.options.bet_counts == "shown", t.hand[other]
    while True:
        left, count = list(hand), len(value[1]) if shown else 1 + luck.below(len(hand))
        chosen = in_order([left.pop(luck.below(len(left))) for _ in range(count)])
        if chosen != (BLUFF,) or t.options.sit_out:
            return (value[0], chosen)


def check(t: Multiverse) -> None:
    """MM-2.1 MM-2.2 MM-2.3 MM-2.5 MM-2.6 MM-2.7 No card is lost or doubled, no pile is empty, no hand runs dry."""
    notes = [note for code in CODES if code not in t.removed for note in NOTES[code]]
    held = [card for hand in t.hand for card in hand if card != BLUFF]
    lying = [card for front in t.front for card in front]
    everywhere = [*t.deck, *t.pile[LEFT], *t.pile[RIGHT], *held, *lying]
    assert sorted(everywhere) == sorted([*notes, *COINS[: t.options.coins]])
    assert t.pile[LEFT] and t.pile[RIGHT]
    assert all(list(cards) == list(in_order(cards)) for cards in (*t.hand, *t.front, *t.pile.values(), t.deck))
    assert all((BLUFF in hand) == t.options.bluff_cards for hand in t.hand)
    assert len(t.history) <= t.options.stall_limit * t.deck_start + 1
    if t.agenda and t.agenda[-1][0] == "exchange":  # what may be exchanged is read from who sat out and who has acted
        assert [bool(front) for front in t.front] == [not out and seat not in t.acted for seat, out in enumerate(t.sat_out)]
    betting = t.agenda and t.agenda[-1][0] == "bet"
    if betting:
        assert not lying and all(any(card != BLUFF for card in hand) for hand in t.hand)
        if t.deck:
            assert min(len(t.pile[LEFT]), len(t.pile[RIGHT])) >= t.options.pile_size
