"""Games under rules bent at random, cards rewritten and all: no crash, no dead end, nothing lost (shorter here, longer in the soak)."""

import os
from typing import Any

from alcancia.bots import find_bot
from alcancia.games.common.seat_view import SeatView
from alcancia.games.financialit.content import EVENTS, INCOMES
from alcancia.games.financialit.options import ByCard, Record, Rows, SeatOrRandom, Written
from alcancia.games.financialit.phrases import Figure
from alcancia.games.financialit.state import game
from alcancia.kernel import TRAINER, Choice, Flag, Luck, Option, Refused, Table, Whole, Words

GAMES = 24 * int(os.environ.get("ALCANCIA_SOAK", "1"))


def phrase(option: Written, luck: Luck) -> str:
    """Something a card might say."""
    chosen = luck.choice(list(option.phrases.values()))
    text: str = chosen.form
    for place, slot in chosen.slots.items():
        filled = slot.lo + luck.below(slot.hi - slot.lo + 1) if isinstance(slot, Figure) else luck.choice(slot.values)
        text = text.replace(f"{{{place}}}", str(filled))
    return text


def some(option: Option, seats: int, luck: Luck) -> Any:
    """A value of an option, at its edges more often than not."""
    if isinstance(option, Whole):
        shape = option.to_json(seats)
        return luck.choice((shape["lo"], shape["hi"], shape["lo"] + luck.below(shape["hi"] - shape["lo"] + 1)))
    if isinstance(option, Flag):
        return luck.below(2) == 1
    if isinstance(option, Choice):
        return luck.choice(option.values)
    if isinstance(option, SeatOrRandom):
        return luck.choice(("random", luck.below(seats)))
    if isinstance(option, Words):
        return [luck.choice(option.values) for _ in range(luck.below(4))]
    if isinstance(option, Written):
        return [phrase(option, luck) for _ in range(luck.below(4))]
    if isinstance(option, Record):
        chosen = [part for part in option.parts if option.whole or luck.below(2)]
        return {part: some(kind, seats, luck) for part, kind in chosen}
    if isinstance(option, ByCard):
        many = len(option.cards) if luck.below(4) == 0 else 1 + luck.below(4)
        cards = [luck.choice(list(option.cards)) for _ in range(many)]
        return {card: some(option.each, seats, luck) for card in cards}
    assert isinstance(option, Rows)
    return [some(option.each, seats, luck) for _ in range(option.least + luck.below(4))]


def bent(seats: int, luck: Luck) -> dict[str, Any]:
    """Options that go together, kept one by one as long as nothing contradicts."""
    kept: dict[str, Any] = {}
    for name, option in game.schema.items():
        if luck.below(3) == 0:
            tried = kept | {name: some(option, seats, luck)}
            if not isinstance(game.settle(tried, seats, True), Refused):
                kept = tried
    return kept


def test_bent_games() -> None:
    check = game.hooks.check
    touched: set[str] = set()
    for number in range(GAMES):
        luck = Luck(f"bent {number}")
        seats = 3 + number % 3
        options = bent(seats, luck)
        touched |= set(options)
        table = Table.set_up(game, seats=seats, seed=str(number), options=options, trainer=True)
        bot = find_bot(game, luck.choice(("random", "random", "baseline", "spender")))
        sums = [sum(purse) for purse in table.state.purses()]
        for _ in range(5000):
            if table.over:
                break
            meddle(table, luck)
            seat = luck.choice(list(table.asked))
            move = table.asked[seat].sample(luck) if seat == TRAINER else bot(SeatView(table, seat), luck)
            played = table.play(seat, move)
            assert not isinstance(played, Refused), (number, options, seat, move, played)
            assert [sum(purse) for purse in table.state.purses()] == sums
            check(table.state)
        assert table.over, (number, options)
        table.standings()
        table.measures()
        table.lessons()
    assert len(touched) > 80


def meddle(table: Table, luck: Luck) -> None:
    """Now and then the trainer bends a rule or stacks a card; a refusal is fine, a crash is not."""
    if luck.below(40):
        return
    name = luck.choice([name for name, option in game.schema.items() if option.live])
    table.play(TRAINER, ("change", name, some(game.schema[name], table.state.seats, luck)))
    table.play(TRAINER, ("force", "event_next", luck.choice(tuple(EVENTS))))
    table.play(TRAINER, ("force", f"income_{table.state.period + 1}_0", luck.choice(tuple(INCOMES))))
