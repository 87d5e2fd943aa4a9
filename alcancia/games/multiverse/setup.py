"""Section 3: set-up, done anew for each game of a match."""

from alcancia.kernel import Chance, Step, deal

from .content import BLUFF, CODES, in_order, less
from .rounds import round_, whole_deck
from .scoring import end_match, score
from .state import DECK, LEFT, RIGHT, Multiverse, game


def setup(t: Multiverse) -> None:
    """MM-4.32 A match is one game or several; their scores add up."""
    t.match_totals = [0] * t.seats
    t.then(match())


@game.rule
def match(t: Multiverse) -> None:
    """MM-4.32 The games of the match one after the other, then its end."""
    t.then(*[game_(number) for number in range(1, t.options.games_in_match + 1)], end_match())


@game.rule
def game_(t: Multiverse, number: int) -> None:
    """MM-3.6 A fresh set-up; there is no dealer and no first player."""
    t.game_no = number
    t.last_round = False
    t.stall = 0
    t.history = ()
    t.then(removal(), round_(1), score())


@game.question
def removal(t: Multiverse) -> Chance | Step:
    """MM-3.1 Some currencies are taken out of the game, at random or as the host chose."""
    if t.options.removal == "chosen":
        return setup_(t.options.removed)
    return deal("currencies", CODES, len(CODES) - t.options.currencies, then=setup_())


@game.rule
def setup_(t: Multiverse, removed: tuple[str, ...]) -> None:
    """MM-3.2 MM-3.3 The notes left over and the coins are the deck; everybody gets a bluff card."""
    t.removed = tuple([code for code in CODES if code in removed])
    t.deck = whole_deck(t.removed, t.options.coins)
    t.tell("game_started", game_no=t.game_no, removed=list(t.removed))
    t.then(dealing())


@game.question
def dealing(t: Multiverse) -> Chance:
    """MM-3.4 MM-3.5 All cards of the set-up leave the deck one by one."""
    return deal(DECK, t.deck, t.seats * t.options.hand_size + 2 * t.options.pile_size, then=dealt())


@game.rule
def dealt(t: Multiverse, cards: tuple[str, ...]) -> None:
    """MM-3.4 MM-3.5 Round the table from seat 0, then four face up on the right and four on the left."""
    in_hands = t.seats * t.options.hand_size
    size = t.options.pile_size
    bluff = (BLUFF,) if t.options.bluff_cards else ()
    t.unseen = [in_order(cards[seat : in_hands : t.seats]) for seat in range(t.seats)]
    t.hand = [hand + bluff for hand in t.unseen]
    t.pile = {LEFT: in_order(cards[in_hands + size :]), RIGHT: in_order(cards[in_hands : in_hands + size])}
    t.deck = less(t.deck, cards)
    t.deck_start = len(t.deck)
    t.front, t.stake = [()] * t.seats, [0] * t.seats
    t.sat_out = (False,) * t.seats
    if t.recording:
        for seat, hand in enumerate(t.unseen):
            t.tell("dealt", owner=seat, secret={"cards": list(hand)}, seat=seat, count=t.options.hand_size)
        t.tell("piles_laid", right=list(t.pile[RIGHT]), left=list(t.pile[LEFT]))
