"""Whatever JSON can carry, every game answers a bad move with a reason that has its sentence, and nothing changes."""

from collections.abc import Iterator
from typing import Any

import pytest

from alcancia import Luck, Played, Refused, Table
from alcancia.games import GAMES, find
from alcancia.ground.plain import to_lists
from alcancia.kernel import TRAINER, Ask
from alcancia.text import Speaker

NASTY: list[Any] = [None, True, -1, 99, 2**53 - 1, "", "x", [], {}, [{}], [[{}]], {"a": [1]}, [None, True], ["x", {}]]


def bent(value: Any, luck: Luck) -> Any:
    """A move's arguments with something nasty in, for or beside some of them."""
    if luck.below(4) == 0:
        return luck.choice(NASTY)
    if type(value) is not list:
        return value
    found = [bent(item, luck) for item in value]
    return [*found, luck.choice(NASTY)] if luck.below(4) == 0 else found


def moves_of(table: Table, luck: Luck) -> Iterator[tuple[int, list[Any]]]:
    """Every move open to anybody now, bent out of shape."""
    asks = [*table.asked.values(), *[ask for seat in (TRAINER, *range(table.state.seats)) for ask in table.may_of(seat)]]
    for ask in asks:
        for move in ask.moves:
            name, *arguments = to_lists(Ask(ask.seat, (move,), None).sample(luck))
            found = [bent(argument, luck) for argument in arguments]
            yield ask.seat, [name, *found] if found != arguments else [name, *found, luck.choice(NASTY)]


@pytest.mark.parametrize("id", GAMES)
def test_bent_moves_are_refused_in_words(id: str) -> None:
    game, heard = find(id), set()
    speakers = [Speaker(locale, id, strict=True) for locale in ("en", "es")]
    for number in range(6):
        guided = number % 2 == 1  # a trainer's bent moves may well send everybody home
        table = Table.new(id, seats=game.seats[-1], seed=f"bent {number}", trainer=guided, options=live(id) if guided else {})
        luck = Luck(f"bent {number}")
        for _ in range(60):
            before = table.state.digest(), len(table.entries), len(table.facts)
            for seat, move in moves_of(table, luck):
                answer = table.play(seat, move)
                if isinstance(answer, Played):
                    break
                heard.add(answer.reason)
                assert (table.state.digest(), len(table.entries), len(table.facts)) == before, move
            if not table.asked:
                break
            seat = next(iter(table.asked))
            assert not isinstance(table.play(seat, table.asked[seat].sample(luck)), Refused)
    assert len(heard) > 3
    assert [reason for reason in heard for speaker in speakers if not speaker.has(f"refused-{reason}")] == []


def live(id: str) -> dict[str, Any]:
    """Options that leave to people what is usually left to chance, so that they are asked more."""
    return {"family_mode": "select", "event_mode": "live", "income_live": True} if id == "financialit" else {}
