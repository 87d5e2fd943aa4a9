"""Which games there are, and playing them here."""

from pathlib import Path
from typing import Annotated

import typer

from alcancia.cli.program import Bots, GameArg, Json, Options, Plain, Seats, Seed, app, show
from alcancia.terminal.console import Command, Trouble, Voice


@app.command(cls=Command, help="cli-cmd-games")
def games(as_json: Json = False) -> None:
    """Which games there are."""
    import alcancia

    found = alcancia.catalogue()
    if as_json:
        return show(found)
    for facts in found:
        say = Voice.speaker(facts["id"]).say
        print(say("cli-game-line", id=facts["id"], name=say("game-name"), least=facts["seats"][0], most=facts["seats"][-1]))
        print(f"  {say('game-tagline')}\n  {say('game-teaches')}\n  {say('game-length')}.")
        print(say("cli-game-bots", bots=", ".join(["random", *(name for name in facts["bots"] if name != "random")])))


@app.command(cls=Command, help="cli-cmd-options")
def options(game: GameArg, seats: Seats = None, as_json: Json = False) -> None:
    """Every rule option of a game with type, range and default."""
    from alcancia.terminal.describing import describe_options
    from alcancia.terminal.wishes import find_game

    found = find_game(game)
    number = found.seats[0] if seats is None else seats
    if number not in found.seats:
        raise Trouble("cli-bad-seats", least=found.seats[0], most=found.seats[-1])
    if as_json:
        show({name: option.to_json(number) for name, option in found.schema.items()})
    else:
        print(describe_options(found, number, Voice.speaker(game)))


@app.command(cls=Command, help="cli-cmd-play")
def play(
    game: Annotated[str, typer.Argument(help="cli-game", show_default=False)] = "",
    seats: Seats = None,
    people: Annotated[int | None, typer.Option("--people", help="cli-people")] = None,
    bots: Bots = "",
    names: Annotated[str, typer.Option("--names", help="cli-names")] = "",
    options: Options = None,
    seed: Seed = "",
    resume: Annotated[Path | None, typer.Option("--resume", help="cli-resume")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="cli-save")] = None,
    plain: Plain = False,
) -> int:
    """Play in the terminal."""
    from alcancia.terminal.opening import play
    from alcancia.terminal.wishes import Wish

    return play(Wish(game, seats, people, bots, names, options or [], seed, resume, save, plain))


@app.command(cls=Command, help="cli-cmd-watch")
def watch(
    game: GameArg,
    seats: Seats = None,
    bots: Bots = "",
    options: Options = None,
    seed: Seed = "",
    speed: Annotated[float, typer.Option("--speed", help="cli-speed")] = 1.0,
    plain: Plain = False,
) -> int:
    """Bots play, you watch."""
    from alcancia.terminal.opening import watch
    from alcancia.terminal.wishes import Wish

    if not 0.1 <= speed <= 100:
        raise Trouble("cli-bad-value", name="--speed")
    return watch(Wish(game, seats, 0, bots, "", options or [], seed, None, None, plain), speed)
