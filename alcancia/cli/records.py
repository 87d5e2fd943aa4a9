"""What can be done with the record of a game."""

import sys
from typing import Annotated

import typer

from alcancia.cli.program import FileArg, Json, Plain, Seed, app, show
from alcancia.terminal.console import FALSE, FINE, Command, Trouble, Voice, refused


@app.command(cls=Command, help="cli-cmd-replay")
def replay(file: FileArg, as_json: Json = False, plain: Plain = False) -> int:
    """Look at a recorded game, step by step."""
    from alcancia.terminal.opening import replay, transcript

    return transcript(file) if as_json else replay(file, plain)


@app.command(cls=Command, help="cli-cmd-verify")
def verify(file: FileArg, as_json: Json = False) -> int:
    """Does a record fit, from the promise of its seed to its last move?"""
    from alcancia.kernel import Unplayable
    from alcancia.terminal.files import play_again, read_record

    try:
        record = read_record(file)
        table = play_again(record)
    except Unplayable as trouble:
        if as_json:
            show({"fits": False, "reason": trouble.reason, "detail": trouble.detail, "sentence": refused(trouble)})
        else:
            print(refused(trouble), file=sys.stderr)
        return FALSE
    facts = {
        "fits": True,
        "game": table.game.id,
        "seats": table.state.seats,
        "moves": len(record["moves"]),
        "hashes": len(record["hashes"]),
        "over": table.over,
    }
    if as_json:
        show(facts)
    else:
        say = Voice.speaker(table.game.id).say
        words = {name: "yes" if value is True else "no" if value is False else value for name, value in facts.items()}
        print(say("cli-verified", **words | {"game": say("game-name")}))
    return FINE


@app.command(cls=Command, help="cli-cmd-export")
def export(file: FileArg, shape: Annotated[str, typer.Option("--shape", help="cli-shape")] = "wide") -> int:
    """The figures of a recorded game as CSV."""
    from alcancia.records import export
    from alcancia.terminal.files import play_again, read_record

    if shape not in (*export.SHAPES, "parquet"):
        raise Trouble("cli-bad-value", name="--shape")
    table = play_again(read_record(file))
    rows, say = table.measures(), Voice.speaker(table.game.id).say
    if shape == "parquet":
        sys.stdout.buffer.write(export.in_parquet(rows))
        return FINE
    made = export.dictionary(rows, say) if shape == "dictionary" else export.wide(rows) if shape == "wide" else export.long(rows)
    print("".join(made), end="")
    return FINE


@app.command(cls=Command, help="cli-cmd-coach")
def coach(
    file: FileArg,
    seat: Annotated[int | None, typer.Option("--seat", help="cli-coach-seat")] = None,
    budget: Annotated[int | None, typer.Option("--budget", help="cli-coach-budget")] = None,
    seed: Seed = "0",
    as_json: Json = False,
) -> int:
    """What mattered in a recorded game, seat by seat."""
    from alcancia.coach import debriefs
    from alcancia.shelf.own import find
    from alcancia.terminal.coaching import told
    from alcancia.terminal.files import play_again, read_record
    from alcancia.terminal.opening import seats_of

    record = read_record(file)
    table = play_again(record)
    if budget is not None and not 0 < budget <= 1_000_000:
        raise Trouble("cli-bad-value", name="--budget")
    if seat is not None and not 1 <= seat <= table.state.seats:
        raise Trouble("cli-bad-value", name="--seat")
    names = [name for name, _ in seats_of(file, table)]
    found = [row for row in debriefs(record, find, None if seat is None else [seat - 1], budget, seed) if row.done]
    if as_json:
        show([row.to_json() for row in found])
    else:
        print("\n\n".join(told(row.to_json(), table.game, names) for row in found))
    return FINE
