"""Opening a table: from what was asked on the command line to a sitting, on a full screen or on plain lines."""

import json
import os
import sys
from pathlib import Path

from alcancia.kernel import Table
from alcancia.terminal.console import FINE, Trouble, Voice, typed
from alcancia.terminal.files import Seating, new_save, play_again, read_record, read_seating
from alcancia.terminal.sitting import Sitting
from alcancia.terminal.wishes import Wish, find_game, parse_options, seat_names, seating_of, set_table, usual_bot


def on_screen(plain: bool) -> bool:
    """Is there a terminal that can show a full screen?"""
    return not plain and sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def play(wish: Wish) -> int:
    """Play a new game, or go on with one. With nothing named, the set-up screen asks."""
    full = on_screen(wish.plain)
    if wish.game:
        find_game(wish.game)
    if wish.save and wish.save.is_file() and not (wish.resume and wish.resume.exists() and wish.save.samefile(wish.resume)):
        raise Trouble("cli-save-taken", file=str(wish.save), command=typed("play", "--resume", str(wish.save)))
    if full and wish.bare:
        from alcancia.terminal.app import Setting, TableApp

        return farewell(TableApp(Setting(locale=Voice.locale, game=wish.game, save=wish.save)))
    sitting = resumed(wish) if wish.resume else opened(wish)
    if full:
        from alcancia.terminal.app import Setting, TableApp

        return farewell(TableApp(Setting(locale=Voice.locale, sitting=sitting)))
    from alcancia.terminal.plain import PlainTable, setup_in_words

    setup_in_words(sitting)
    try:
        where(sitting, PlainTable(sitting).run())
    except KeyboardInterrupt:
        print()
        where(sitting, sitting.table.over)
        raise
    return FINE


def opened(wish: Wish) -> Sitting:
    """A new table as the flags say."""
    if not wish.game:
        raise Trouble("cli-missing", name=Voice.say("cli-value-game"))
    game = find_game(wish.game)
    seating = seating_of(wish, game, Voice.speaker(game.id))
    table = set_table(game, len(seating), parse_options(game, wish.options), wish.seed)
    return Sitting(table, seating, Voice.locale, wish.save or new_save(game.id))


def resumed(wish: Wish) -> Sitting:
    """A table from a file. Who sits where is known from beside it, else from the flags."""
    assert wish.resume is not None
    table = play_again(read_record(wish.resume))
    if wish.game and wish.game != table.game.id:
        raise Trouble("cli-other-game", found=table.game.id, wanted=wish.game)
    if table.over:
        raise Trouble("cli-resume-over", file=str(wish.resume), command=typed("replay", str(wish.resume)))
    named = wish.people is not None or wish.bots or wish.names
    known = None if named else read_seating(wish.resume, table.state.seats)
    wish.seats = table.state.seats
    seating = known or seating_of(wish, table.game, Voice.speaker(table.game.id))
    return Sitting(table, seating, Voice.locale, wish.save or wish.resume)


def watch(wish: Wish, speed: float) -> int:
    """Bots play; nothing is kept."""
    game = find_game(wish.game)
    seating = seating_of(wish, game, Voice.speaker(game.id))
    table = set_table(game, len(seating), parse_options(game, wish.options), wish.seed)
    sitting = Sitting(table, seating, Voice.locale)
    if on_screen(wish.plain):
        from alcancia.terminal.app import Setting, TableApp

        return farewell(TableApp(Setting(locale=Voice.locale, sitting=sitting, speed=speed)))
    from alcancia.terminal.plain import PlainTable

    PlainTable(sitting, pace=0.5 / speed if sys.stdout.isatty() else 0.0).run()
    return FINE


def anonymous(table: Table) -> Seating:
    """Names for the seats of a record, which holds none."""
    return [(name, usual_bot(table.game)) for name in seat_names(Voice.speaker(table.game.id), [""] * table.state.seats)]


def seats_of(path: Path, table: Table) -> Seating:
    """Who sat where, if that is known; as nobody has to move, all may be called bots."""
    known = read_seating(path, table.state.seats)
    return [(name, usual_bot(table.game)) for name, _ in known] if known else anonymous(table)


def replay(path: Path, plain: bool) -> int:
    """Look at a recorded game."""
    record = read_record(path)
    table = play_again(record)
    sitting = Sitting(table, seats_of(path, table), Voice.locale)
    if on_screen(plain):
        from alcancia.terminal.app import Setting, TableApp

        return farewell(TableApp(Setting(locale=Voice.locale, sitting=sitting, record=record)))
    from alcancia.terminal.drawing import drawing_of
    from alcancia.terminal.lines import plain as words

    for line in sitting.log(None):
        print(line)
    if table.over:
        print(words(drawing_of(sitting).ending(100)))
    return FINE


def transcript(path: Path) -> int:
    """A recorded game as data: every fact, as those may read it who may know everything."""
    table = play_again(read_record(path))
    facts = [fact.to_json() for fact in table.facts]
    standings = table.standings() if table.over else None
    print(json.dumps({"game": table.game.id, "seats": table.state.seats, "over": table.over, "facts": facts, "standings": standings}))
    return FINE


def where(sitting: Sitting, over: bool) -> None:
    """Where the game is kept, and how to go on."""
    if sitting.path is not None and not sitting.unkept:
        file = str(sitting.path)
        command = typed("replay", file) if over else typed("play", "--resume", file)
        print(sitting.teller.speaker.say("kept-over" if over else "kept", file=file, command=command))


def farewell(app: object) -> int:
    """Run the full screen, then say where the game is kept."""
    from alcancia.terminal.app import TableApp

    assert isinstance(app, TableApp)
    app.run()
    if app.sitting is not None:
        where(app.sitting, app.sitting.table.over)
    return app.return_code or FINE
