"""Whatever a game has, somebody does: every kind of move is made by a bot with a character, or at least tried out by those who think."""

from collections import defaultdict
from collections.abc import Iterator

import pytest

from alcancia.bots import SeatView
from alcancia.bots.search import MOST, candidates
from alcancia.bots.seat import random
from alcancia.games import GAMES, find
from alcancia.kernel import Luck, MoveValue, Refused, Table

SEATS = 4
PLAYED = {"citylife": 24, "elplan": 12, "financialit": 16}
RULES: dict[str, tuple[dict[str, object], ...]] = {
    "citylife": ({}, {"rules": "advanced"}),
    "elplan": ({}, {"level": 3}),
    "financity": ({}, {"cancel_services": True}),
}
TRIES = 40


def kinds_of(move: MoveValue) -> Iterator[str]:
    """The kind of a move; one that is made of others has theirs too."""
    yield str(move[0])
    if len(move) == 2 and isinstance(move[1], tuple):
        yield from [f"{move[0]}: {part[0]}" for part in move[1] if isinstance(part, tuple) and part and isinstance(part[0], str)]


class Survey:
    """What was open, who made it, and what those who think tried of the rest."""

    def __init__(self, id: str) -> None:
        self.game = find(id)
        self.open: dict[str, int] = defaultdict(int)
        self.made: dict[str, set[str]] = defaultdict(set)
        self.tried: set[str] = set()
        rules = RULES.get(id, ({},))
        for number in range(PLAYED.get(id, 8)):
            self.play(number, rules[number % len(rules)])

    def play(self, number: int, options: dict[str, object]) -> None:
        """One game of three characters and somebody who does anything, whose moves do not count."""
        known = list(self.game.bots)
        table = Table.set_up(self.game, seats=SEATS, seed=f"moves {number}", options=options, quiet=True)
        names = ["random" if seat == number % SEATS else known[(number // 2 + seat) % len(known)] for seat in range(SEATS)]
        lucks = [Luck(f"{number}/{seat}") for seat in range(SEATS)]
        while table.asked:
            seat = next(iter(table.asked))
            if seat < 0:
                table.play_default(seat)
                continue
            self.look(table, seat, lucks[seat])
            self.decide(table, seat, names[seat], SeatView(table, seat), lucks[seat])
            for other in {offer.to: None for offer in table.state.offers}:
                if (ask := table.offered(other)) is not None:
                    self.open.update({kind.name: self.open[kind.name] + 1 for kind in ask.moves})
                    self.decide(table, other, names[other], SeatView(table, other, ask), lucks[other])

    def decide(self, table: Table, seat: int, name: str, sight: SeatView, luck: Luck) -> None:
        """Somebody moves."""
        move = (random if name == "random" else self.game.bots[name])(sight, luck)
        if name != "random":
            for kind in kinds_of(move):
                self.made[kind].add(name)
        assert not isinstance(table.play(seat, move), Refused)

    def look(self, table: Table, seat: int, luck: Luck) -> None:
        """What is open here; and where it is nothing anybody has made yet, whether those who think would try it."""
        here = {kind.name for ask in (table.asked[seat], *table.may_of(seat)) for kind in ask.moves}
        here |= set(kinds_of(table.asked[seat].sample(luck)))
        rare = [kind for kind in here if kind not in self.made and kind not in self.tried and self.open[kind] < TRIES]
        for kind in here:
            self.open[kind] += 1
        if rare:
            for move in candidates(table, seat, Luck(f"{len(self.tried)}"), self.game.thinking, MOST):
                self.tried.update(kinds_of(move))


@pytest.mark.parametrize("id", GAMES)
def test_every_kind_of_move_is_made_by_some_bot(id: str) -> None:
    found = Survey(id)
    nobody = {kind: times for kind, times in found.open.items() if kind not in found.made and kind not in found.tried}
    assert not nobody, f"open so often, and nobody does it: {nobody}"
    only_tried = {kind for kind in found.open if kind not in found.made}
    assert len(only_tried) <= len(found.open) // 4, only_tried
    if id in ("citylife", "financity"):
        assert found.made["accept"] and found.made["decline"] and (found.made["offer"] or found.made["propose_purchase"])
