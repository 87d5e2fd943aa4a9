"""What a person asked for on the command line, checked and completed."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from alcancia.bots import bots_of, find_bot
from alcancia.games import GAMES
from alcancia.kernel import Game, Refused, Table, Unplayable
from alcancia.shelf.own import find
from alcancia.terminal.console import Trouble, Voice, typed
from alcancia.terminal.files import Seating
from alcancia.text import Speaker

USUAL_BOT: Final = "baseline"
LONGEST_NAME: Final = 16


@dataclass
class Wish:
    """The flags of `play` and `watch`, as given."""

    game: str = ""
    seats: int | None = None
    people: int | None = None
    bots: str = ""
    names: str = ""
    options: list[str] = field(default_factory=list)
    seed: str = ""
    resume: Path | None = None
    save: Path | None = None
    plain: bool = False

    @property
    def bare(self) -> bool:
        """Nothing but (perhaps) the game was named, so the set-up screen asks for the rest."""
        return not (
            self.seats is not None or self.people is not None or self.bots or self.names or self.options or self.seed or self.resume
        )


def find_game(id: str) -> Game:
    """The game, or a sentence that names those there are."""
    if id.partition("@")[0] not in GAMES:
        raise Trouble("cli-no-such-game", name=id[:40], known=", ".join(GAMES))
    game = find(id)
    Voice.game = game.speaks
    return game


def parse_options(game: Game, given: Sequence[str]) -> dict[str, Any]:
    """`name=value` pairs as rule options; a word by itself is a ready-made lesson."""
    found: dict[str, Any] = {}
    for pair in given:
        name, equals, text = pair.partition("=")
        if not equals and name in game.presets:
            found |= game.presets[name]
            continue
        if not equals:
            raise Trouble("cli-option-form", given=pair[:40])
        if name not in game.schema:
            raise Trouble("cli-no-such-rule-option", option=name[:40], game=game.id, command=typed("options", game.id))
        found[name] = game.schema[name].read(text)
        if all(not option.allows(found[name], seats) for option in [game.schema[name]] for seats in game.seats):
            raise Trouble("cli-bad-rule-option", option=name, value=text[:40], command=typed("options", game.id))
    return found


def usual_bot(game: Game) -> str:
    """The bot that sits down if nobody says which."""
    return USUAL_BOT if USUAL_BOT in bots_of(game) else "random"


def bots_or_usual(game: Game, text: str) -> list[str]:
    """The bots named, each of them known; the usual one if none is named."""
    names = [name.strip() for name in text.split(",") if name.strip()] or [usual_bot(game)]
    for name in names:
        find_bot(game, name)
    return names


def seat_names(speaker: Speaker, bots: Sequence[str], names: Sequence[str] = ()) -> list[str]:
    """A name for every seat ("" marks a person): those given, else by number; bots by what they are called."""
    given = iter(names)
    found: list[str] = []
    for number, bot in enumerate(bots, 1):
        if bot:
            id = f"bot-{bot}"
            found.append(speaker.say("seat-bot", bot=speaker.say(id) if speaker.has(id) else bot, n=number))
        else:
            found.append(next(given, "")[:LONGEST_NAME] or speaker.say("seat-person", n=number))
    return found


def usual_seats(game: Game) -> int:
    """Whoever says nothing plays in company: a game for one alone is laid for four."""
    return game.seats[0] if game.seats[0] > 1 else min(4, game.seats[-1])


def seating_of(wish: Wish, game: Game, speaker: Speaker) -> Seating:
    """Who sits where: people first, then the bots named, over and over."""
    bots = bots_or_usual(game, wish.bots)
    named = [name.strip() for name in wish.names.split(",") if name.strip()]
    people = wish.people if wish.people is not None else max(1, len(named))
    seats = wish.seats if wish.seats is not None else (people + len(bots) if wish.bots else max(usual_seats(game), people))
    if wish.seats is None:
        seats = max(game.seats[0], seats)
    if seats not in game.seats:
        raise Trouble("cli-bad-seats", least=game.seats[0], most=game.seats[-1])
    if not 0 <= people <= seats or len(named) > people:
        raise Trouble("cli-bad-people", seats=seats)
    if wish.bots and len(bots) > seats - people:
        raise Trouble("cli-too-many-bots", bots=len(bots), seats=seats - people)
    sitting = [""] * people + [bots[number % len(bots)] for number in range(seats - people)]
    return list(zip(seat_names(speaker, sitting, named), sitting, strict=True))


def set_table(game: Game, seats: int, options: dict[str, Any], seed: str = "") -> Table:
    """A new table. Without a seed, one that nobody can guess."""
    return Table.set_up(game, seats=seats, seed=seed or secrets.token_hex(16), salt=secrets.token_hex(16), options=options)


def check_options(game: Game, seats: int, options: dict[str, Any]) -> Unplayable | None:
    """Why these options cannot be played, if so."""
    settled = game.settle(options, seats)
    return Unplayable(settled.reason, **settled.detail) if isinstance(settled, Refused) else None
