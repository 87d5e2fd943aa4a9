"""Tables laid as an example describes them, and short ways to play and to look at them."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from alcancia import Table as PublicTable
from alcancia.games import find
from alcancia.games.multiverse.content import CODES, COINS, NOTES, in_order
from alcancia.games.multiverse.rounds import round_
from alcancia.games.multiverse.scoring import end_match, score
from alcancia.games.multiverse.state import Multiverse
from alcancia.kernel import Dealer, Fact, Played, Refused, Table

GAME = find("multiverse")
BLUFF = "bluff"
SIT = ("bet", ("bluff",))
KEEP = ("keep",)


def new(seats: int = 3, seed: str = "a seed", trainer: bool = False, quiet: bool = False, **options: Any) -> PublicTable:
    """A fresh table, dealt by chance."""
    return PublicTable.new("multiverse", seats=seats, seed=seed, options=options, trainer=trainer, quiet=quiet)


def cards(text: str | Iterable[str]) -> tuple[str, ...]:
    """Cards named in a line, in their canonical order."""
    return in_order(text.split() if isinstance(text, str) else text)


def lay(
    hands: Sequence[str],
    left: str,
    right: str,
    deck: int | None = None,
    *,
    removed: Sequence[str] = (),
    round_no: int = 1,
    last_round: bool = False,
    stall: int = 0,
    deck_start: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> Table:
    """A table at the start of a round. `hands` name money cards; the bluff card is added where there is one.

    Cards nobody names lie in the deck; with `deck`, only so many of them, and the rest is given to seat 0.
    """
    seats = len(hands)
    given = {"currencies": len(CODES) - len(removed), **(options or {})}
    settled = GAME.settle(given, seats)
    assert not isinstance(settled, Refused), settled
    t = GAME.state(seats=seats, options=settled)
    t.game_no, t.match_totals, t.removed = 1, [0] * seats, tuple(removed)
    named = [cards(hand) for hand in hands]
    t.pile = {"left": cards(left), "right": cards(right)}
    used = {card for some in (*named, *t.pile.values()) for card in some}
    spare = [note for code in CODES if code not in removed for note in NOTES[code] if note not in used]
    spare += [coin for coin in COINS[: settled.coins] if coin not in used]
    spare = list(in_order(spare))
    size = len(spare) if deck is None else deck
    t.deck, left_over = tuple(spare[:size]), spare[size:]
    named[0] = in_order((*named[0], *left_over))
    bluff = (BLUFF,) if settled.bluff_cards else ()
    t.hand = [hand + bluff for hand in named]
    t.deck_start = deck_start if deck_start is not None else max(1, len(t.deck))
    t.front, t.stake, t.unseen, t.sat_out = [()] * seats, [0] * seats, list(named), (False,) * seats
    t.last_round, t.stall = last_round, stall
    t.then(round_(round_no), score(), end_match())
    table = Table.at(GAME, t, seed="laid", quiet=False)
    GAME.hooks.check(table.state)
    return table


def scripted(monkeypatch: Any, draws: Mapping[str, Sequence[str]], seats: int = 3, **options: Any) -> Table:
    """A fresh table whose dealer draws what the script says, set-up included."""

    def dealer(seed: str) -> Dealer:
        made = Dealer(seed)
        for stream, outcomes in draws.items():
            for outcome in outcomes:
                made.force(stream, outcome)
        return made

    monkeypatch.setattr("alcancia.kernel.table.Dealer", dealer)
    return Table.set_up(GAME, seats=seats, seed="script", options=options)


def play(table: Table, seat: int, move: Any) -> list[Fact]:
    """Make a move that must be allowed; what was told."""
    played = table.play(seat, move)
    assert isinstance(played, Played), (seat, move, played)
    GAME.hooks.check(table.state)
    return played.facts


def bet(table: Table, *bets: str) -> list[Fact]:
    """Everybody bets, seat 0 first; `""` is the empty bet. What was told."""
    return [fact for seat, named in enumerate(bets) for fact in play(table, seat, ("bet", cards(named)))]


def out(table: Table) -> list[Fact]:
    """Everybody sits the round out."""
    return bet(table, *[BLUFF] * table.state.seats)


def actor(table: Table) -> int | None:
    """Who is asked to exchange, if anybody is."""
    asked = [seat for seat, ask in table.asked.items() if ask.name == "exchange"]
    return asked[0] if asked else None


def seen(table: Table, seat: int | None = None) -> dict[str, Any]:
    """What a seat sees of the table."""
    found: dict[str, Any] = table.view(seat)["table"]
    return found


def hand(table: Table, seat: int) -> tuple[str, ...]:
    """A seat's hand as it sees it."""
    return tuple(seen(table, seat)["hand"])


def pile(table: Table, side: str) -> tuple[str, ...]:
    """What lies on one side of the deck."""
    return tuple(seen(table)[side])


def inside(table: Table) -> Multiverse:
    """The position itself, for what no view shows."""
    assert isinstance(table.state, Multiverse)
    return table.state


def snapshot(table: Table) -> tuple[str, Any, int, list[str]]:
    """Everything a refused move must leave as it is."""
    return table.state.digest(), table.record(), len(table.facts), [ask.id for ask in table.asked.values()]


def refused(table: Table, seat: Any, move: Any, question: Any = None) -> str:
    """The reason a move is refused; and nothing has changed by trying."""
    before = snapshot(table)
    played = table.play(seat, move, question)
    assert isinstance(played, Refused), (seat, move, played)
    assert snapshot(table) == before
    return played.reason


def told(facts: Iterable[Fact], key: str) -> list[dict[str, Any]]:
    """The public arguments of all facts of this key, as they leave for the players."""
    return [as_json(fact.args) for fact in facts if fact.key == key]


def as_json(value: Any) -> Any:
    """A value as it arrives on the other side."""
    return json.loads(json.dumps(value))


def told_to(fact: Fact, watcher: int | None) -> dict[str, Any]:
    """The arguments of a fact that a watcher reads."""
    shown = fact.seen_by(watcher)
    assert shown is not None
    found: dict[str, Any] = as_json(shown["args"])
    return found


def keys(facts: Iterable[Fact]) -> list[str]:
    """The keys of the facts, in order."""
    return [fact.key for fact in facts]


def moves(table: Table, seat: int) -> list[Any]:
    """All moves open to a seat."""
    return table.asked[seat].enumerate(100_000)


def score_now(table: Table, seat: int) -> int:
    """The seat's own preview of its score."""
    found: int = seen(table, seat)["score"]
    return found
