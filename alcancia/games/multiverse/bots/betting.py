"""Section 12, steps 3 to 6: the bets a player thinks of, and what each should bring."""

from itertools import combinations
from typing import Any, Final, TypeAlias

from ..content import VALUE
from ..state import LEFT, RIGHT
from .valuation import HANDFULS, MARK, PLACE, POINT, Valuation, by_loss, in_handfuls

GUESSED_BETS = (40, 70, 100)
LATECOMER = 1.15
JUNK = 7
LONGEST = 8


Bet: TypeAlias = tuple[float, int, int]
"""What a bet should bring in points, what its cards add up to, and which they are: a bit for each in the order of `Weighing.cards`."""
Figures: TypeAlias = tuple[int, int, int, int]
"""What giving some cards away does: to the hand, to the hand with either pile, and the bet they make."""


PAIRS: Final = [tuple(combinations(range(count), 2)) for count in range(JUNK + 1)]
TRIPLES: Final = [tuple(combinations(range(count), 3)) for count in range(JUNK + 1)]


class Weighing:
    """One hand before the bet: what every group of cards that comes to mind should bring."""

    def __init__(self, view: dict[str, Any], others: list[int]) -> None:
        table = view["table"]
        self.valuation = Valuation(view)
        self.losses = by_loss(self.valuation, table["hand"])
        self.cards = [card for _, card in self.losses]
        """The money in hand, what is missed least first."""
        self.promise, self.held = self.valuation.promise, in_handfuls(table["hand"])
        self.with_left = [mine + more for mine, more in zip(self.held, in_handfuls(table[LEFT]), strict=True)]
        self.with_right = [mine + more for mine, more in zip(self.held, in_handfuls(table[RIGHT]), strict=True)]
        promise = self.promise
        whole = sum([promise[handful] for handful in self.held])
        self.left = sum([promise[handful] for handful in self.with_left]) - whole
        self.right = sum([promise[handful] for handful in self.with_right]) - whole
        self.others, self.rivals = others, view["seats"] - 1
        self.mean = sum(others) / len(others)
        self.chances: dict[int, tuple[float, float, float]] = {}

    def given(self, place: int, mark: int, total: int) -> Figures:
        """What giving away cards of one currency does."""
        promise, held, left, right = self.promise, self.held[place], self.with_left[place], self.with_right[place]
        return promise[held] - promise[held - mark], promise[left - mark] - promise[left], promise[right - mark] - promise[right], total

    def bets(self) -> list[Bet]:
        """The cheapest 1 to 8 cards per unit of face value, and all groups of 1 to 3 among the 7 least useful, each once."""
        prefixes = self.prefixes()
        groups = [group for group in self.groups(self.cards[:JUNK]) if group[0] not in prefixes]
        found, chances, chance = [], self.chances, self.chance
        mean, all_left, all_right, late = self.mean, self.left, self.right, LATECOMER * self.mean
        for mask, (cost, left, right, total) in [*prefixes.items(), *groups]:
            first, second, later = chances.get(total) or chance(total)
            more, other, lost = (all_left + left) / POINT, (all_right + right) / POINT, cost / POINT
            # Conditions instead of `max`: this is worked out some seventy times for every bet.
            sold = mean - lost if mean > lost else 0.0
            better = more if more > other else other
            halves = (more if more > sold else sold) + (other if other > sold else sold)
            gain = first * (better if better > 0 else 0.0) + second * (halves / 2) + (later * (late - lost) if late > lost else 0.0)
            found.append((gain, total, mask))
        return found

    def cards_of(self, bet: Bet) -> tuple[str, ...]:
        """The cards of a bet."""
        return tuple([card for at, card in enumerate(self.cards) if bet[2] >> at & 1])

    def hardly_needs(self, cards: tuple[str, ...]) -> bool:
        """Is less given up with these cards than is printed on them?"""
        rest = list(self.held)
        for card in cards:
            rest[PLACE[card]] -= MARK[card]
        lost = sum([self.promise[now] - self.promise[then] for now, then in zip(self.held, rest, strict=True)])
        return lost / POINT <= sum([VALUE[card] for card in cards])

    def prefixes(self) -> dict[int, Figures]:
        """The cheapest cards per unit of face value: the first, the first two, and so on."""
        cards, found = self.cards, {}
        order = sorted([(loss / VALUE[card], card, at) for at, (loss, card) in enumerate(self.losses)])
        mask = cost = left = right = total = 0
        removed, figures = [0] * HANDFULS, [(0, 0, 0, 0)] * HANDFULS
        for _, card, at in order[:LONGEST]:
            mask |= 1 << at
            total += VALUE[card]
            place = PLACE[cards[at]]
            removed[place] += MARK[card]
            before, now = figures[place], self.given(place, removed[place], 0)
            figures[place] = now
            cost, left, right = cost + now[0] - before[0], left + now[1] - before[1], right + now[2] - before[2]
            found[mask] = (cost, left, right, total)
        return found

    def groups(self, junk: list[str]) -> list[tuple[int, Figures]]:
        """All groups of one, two and three of these cards; only those of one currency have to be looked at together."""
        places, marks, values = [PLACE[card] for card in junk], [MARK[card] for card in junk], [VALUE[card] for card in junk]
        given = self.given
        one = [given(place, mark, value) for place, mark, value in zip(places, marks, values, strict=True)]
        found = [(1 << at, figures) for at, figures in enumerate(one)]
        two: dict[tuple[int, int], Figures] = {}
        for pair in PAIRS[len(junk)]:
            a, b = pair
            if places[a] == places[b]:
                two[pair] = both = given(places[a], marks[a] + marks[b], values[a] + values[b])
            else:
                two[pair] = both = plus(one[a], one[b])
            found.append((1 << a | 1 << b, both))
        for a, b, c in TRIPLES[len(junk)]:
            first, second, third = places[a], places[b], places[c]
            if third == second:
                same = first == second
                marked = marks[a] + marks[b] + marks[c] if same else 0
                three = given(first, marked, values[a] + values[b] + values[c]) if same else plus(two[b, c], one[a])
            else:
                three = plus(two[a, c], one[b]) if third == first else plus(two[a, b], one[c])
            found.append((1 << a | 1 << b | 1 << c, three))
        return found

    def chance(self, total: int) -> tuple[float, float, float]:
        """The chances that a bet of so much comes first, second or later. Products, for a power may differ in its last digit by machine."""
        others = self.others
        ahead = (sum([other > total for other in others]) + sum([other == total for other in others]) / 2) / len(others)
        behind = 1.0
        for _ in range(self.rivals - 1):
            behind *= 1 - ahead
        first, second = behind * (1 - ahead), self.rivals * ahead * behind
        self.chances[total] = found = (first, second, max(0.0, 1 - first - second))
        return found


def plus(one: Figures, other: Figures) -> Figures:
    """Cards of different currencies do nothing to each other."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


def expected_bets(view: dict[str, Any]) -> list[int]:
    """What the others bet in the last rounds, with a guess while little is known."""
    mine = view["seat"]
    seen = [bet for bets in view["table"]["history"] for seat, bet in enumerate(bets) if seat != mine and bet]
    return [*seen, *GUESSED_BETS] if view["table"]["rounds"] < 3 or not seen else seen
