"""What is offered is all that is taken: every well-formed move is tried, and only those on the list pass. The tree of moves is counted."""

import os
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from alcancia.games import GAMES, find
from alcancia.ground.plain import to_lists
from alcancia.kernel import Luck, Table
from alcancia.kernel.questions import Ask
from tests.laws.walking import bot_names, new_table, walk

SOAKS = int(os.environ.get("ALCANCIA_SOAK", "1")) > 1
POSITIONS = 200 if SOAKS else 20
MOST_LISTED, MOST_TRIED = (1_500, 3_000) if SOAKS else (300, 200)
LEAVES = 10_000 if SOAKS else 1_000

TREES = {
    "multiverse": [127, 16_129],
    "citylife": [
        1, 1, 1, 1, 1, 5, 25, 125, 125, 125, 125, 125, 125, 125, 625, 625, 3_125, 3_125, 3_125, 3_125, 3_125, 3_125, 5_625, 7_625, 10_125
    ],
    "financity": [6, 36, 216, 4_104, 61_560],
    "financialit": [6, 36, 213, 1_054, 5_143, 22_782],
    "elplan": [9, 54, 162, 1_458, 11_664],
}  # fmt: skip
"""By game: how many moves there are from the start, then replies to these, and so on; in order of seats, three at the table."""


def atoms(thing: Any) -> Iterator[Any]:
    """What a move is made of."""
    if isinstance(thing, tuple):
        for part in thing:
            yield from atoms(part)
    else:
        yield thing


def filled(shape: Any, known: list[Any]) -> Iterator[Any]:
    """Everything of this form, made of known parts."""
    if isinstance(shape, tuple):
        yield from product(*[list(filled(part, known)) for part in shape])
    else:
        yield from [atom for atom in known if type(atom) is type(shape)]


def well_formed(table: Table, ask: Ask, listed: set[Any], luck: Luck) -> Iterator[Any]:
    """Moves of every form that somebody may make here, with every part that is named anywhere; some of them, where they are too many."""
    asks = [*table.asked.values(), *[other for seat in range(table.state.seats) for other in table.may_of(seat)]]
    moves = {move for other in asks for move in other.enumerate(200)} | listed
    known = sorted({*atoms(tuple(moves))}, key=repr)
    names = sorted({move[0] for move in moves})
    for shape in sorted({_form(move) for move in moves}, key=repr):
        size = len(names)
        for atom in list(atoms(shape)):
            size *= sum(type(other) is type(atom) for other in known)
        if size <= MOST_TRIED:
            yield from ((name, *arguments) for name in names for arguments in filled(shape, known))
        else:
            yield from ((luck.choice(names), *_some(shape, known, luck)) for _ in range(MOST_TRIED))


def _form(move: tuple[Any, ...]) -> tuple[Any, ...]:
    """The arguments with parts that stand for their kind."""

    def form(thing: Any) -> Any:
        return tuple(form(part) for part in thing) if isinstance(thing, tuple) else type(thing)()

    return tuple(form(part) for part in move[1:])


def _some(shape: Any, known: list[Any], luck: Luck) -> Any:
    if isinstance(shape, tuple):
        return tuple(_some(part, known, luck) for part in shape)
    return luck.choice([atom for atom in known if type(atom) is type(shape)])


def check(table: Table, ask: Ask, luck: Luck) -> bool:
    """Is the list small enough to be compared? If so, it has to be all there is."""
    found = ask.enumerate(MOST_LISTED + 1)
    if len(found) > MOST_LISTED:
        return False
    listed, alike = set(found), {in_order(move) for move in found}
    for number, move in enumerate(well_formed(table, ask, listed, luck)):
        taken = ask.contains(move)
        assert taken if move in listed else not taken or in_order(move) in alike or meant(ask, move) in listed, (ask.name, move)
        if number % 50 == 0:
            beside = any(other.contains(move) for other in table.may_of(ask.seat))
            assert bool(table.clone().play(ask.seat, move, ask.id)) == (taken or beside), (ask.name, move)
    return True


def in_order(thing: Any) -> Any:
    """The same things named in another order are the same move."""
    return tuple(sorted((in_order(part) for part in thing), key=repr)) if isinstance(thing, tuple) else thing


def meant(ask: Ask, move: Any) -> Any:
    """What a move comes to: a list of steps may go there and back."""
    return ask.parse(to_lists(move))


@pytest.mark.parametrize("id", GAMES)
def test_nothing_else_is_taken(id: str) -> None:
    game, compared, seed, luck = find(id), 0, 0, Luck(f"offered {id}")
    while compared < POSITIONS:
        bots, seats = bot_names(game), game.seats[seed % len(game.seats)]
        table = new_table(game, seats, seed, hashing=False)
        for number, _ in enumerate(walk(table, seed, bots[seed % len(bots)])):
            if compared < POSITIONS and number % 7 == seed % 7:
                compared += sum(check(table, ask, luck) for ask in table.asked.values())
        seed += 1


@pytest.mark.parametrize("id", GAMES)
def test_a_move_that_is_taken_and_not_offered_is_noticed(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    full = Ask.enumerate
    monkeypatch.setattr(Ask, "enumerate", lambda self, most: full(self, most)[:1] if most > MOST_LISTED else full(self, most))
    with pytest.raises(AssertionError):
        test_nothing_else_is_taken(id)


def tree(id: str) -> list[int]:
    """How many there are at each depth, until there are enough leaves."""
    level, counts = [Table.set_up(find(id), seats=3, seed="tree", salt="s", hashing=False)], []
    while True:
        first = [next(iter(sorted(table.asked.items()))) for table in level if not table.over]
        counts.append(sum(ask.count() for _, ask in first))
        if counts[-1] >= LEAVES or not counts[-1]:
            return counts
        following = []
        for table in level:
            for seat, ask in sorted(table.asked.items())[:1]:
                for move in ask.enumerate(10**6):
                    following.append(table.clone())
                    assert following[-1].play(seat, move)
        level = following


@pytest.mark.parametrize("id", GAMES)
def test_the_tree_of_moves_is_as_it_was(id: str) -> None:
    found = tree(id)
    assert found == TREES[id][: len(found)] and found[-1] >= LEAVES
