"""The command `alcancia`. Every help text is a message's id; what a command says comes from the messages too."""

import json
import os
import sys
import time
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from inspect import Signature, signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, TypeAlias

import typer

from alcancia.terminal.console import FALSE, FINE, Command, Group, Trouble, Voice, refused, run

if TYPE_CHECKING:
    from alcancia.lab import Series

app = typer.Typer(
    cls=Group,
    help="cli-about",
    add_completion=False,
    rich_markup_mode=None,
    no_args_is_help=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
)

GameArg: TypeAlias = Annotated[str, typer.Argument(help="cli-game", show_default=False)]
FileArg: TypeAlias = Annotated[Path, typer.Argument(help="cli-file", show_default=False)]
Seats: TypeAlias = Annotated[int | None, typer.Option("--seats", help="cli-seats")]
Bots: TypeAlias = Annotated[str, typer.Option("--bots", help="cli-bots")]
Options: TypeAlias = Annotated[list[str] | None, typer.Option("--options", help="cli-rule-options")]
Seed: TypeAlias = Annotated[str, typer.Option("--seed", help="cli-seed")]
BoxFile: TypeAlias = Annotated[Path, typer.Argument(help="cli-box-file", show_default=False)]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="cli-json")]
Plain: TypeAlias = Annotated[bool, typer.Option("--plain", help="cli-plain")]
Games: TypeAlias = Annotated[int, typer.Option("--games", help="cli-games-number")]
Data: TypeAlias = Annotated[Path | None, typer.Option("--data", help="cli-data")]
Lang: TypeAlias = Annotated[str, typer.Option("--lang", help="cli-lang")]


@app.callback(invoke_without_command=True)
def program(
    ctx: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="cli-version")] = False,
    lang: Lang = "",  # taken out of the arguments before they get here; named for the help page
) -> None:
    """The program without a command explains itself."""
    if ctx.invoked_subcommand not in (None, "serve", "box"):  # these may be told another folder
        from alcancia.shelf.folders import content_folder

        content_folder()
    if show_version:
        try:
            print(f"alcancia {version('alcancia')}")
        except PackageNotFoundError:
            print("alcancia")
    elif ctx.invoked_subcommand is None:
        print(ctx.get_help())


def show(data: Any) -> None:
    """Data for programs."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


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


@app.command(cls=Command, help="cli-cmd-replay")
def replay(file: FileArg, as_json: Json = False, plain: Plain = False) -> int:
    """Look at a recorded game, step by step."""
    from alcancia.terminal.opening import replay, transcript

    return transcript(file) if as_json else replay(file, plain)


@app.command(cls=Command, help="cli-cmd-roomtest")
def roomtest(address: Annotated[str, typer.Argument(metavar="ADDRESS", help="cli-roomtest-address")], as_json: Json = False) -> int:
    """Can this machine reach a server, and does a socket live?"""
    from alcancia.server.classes.roomcheck import check

    advice, found = check(address)
    if as_json:
        show({"advice": advice, "socket": found is not None and found.socket, "ms": None if found is None else found.ms})
    else:
        print(Voice.say(f"room-{advice}", address=address))
    return FINE if found is not None else FALSE


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


def progress() -> Callable[[int, int], None] | None:
    """A bar on a terminal with the time that is left, nothing in a pipe."""
    if not sys.stderr.isatty():
        return None
    shown, began = -1, time.monotonic()

    def bar(done: int, of: int) -> None:
        nonlocal shown
        percent = 100 * done // of
        if percent != shown:
            shown = percent
            minutes, seconds = divmod(round((time.monotonic() - began) * (of - done) / max(1, done)), 60)
            line = f"\r{'━' * (percent // 4):─<25} {percent:3d} % −{minutes}:{seconds:02d} " if done < of else "\r" + " " * 48 + "\r"
            print(line, end="", file=sys.stderr, flush=True)

    return bar


def many_games(
    help: str, games: int = 100, bots: str = "", on: typer.Typer = app, name: str = ""
) -> Callable[[Callable[..., int | None]], None]:
    """A command that has bots play many games: which ones is asked for here, and what else it has to know by its own keywords."""

    def declare(work: Callable[..., int | None]) -> None:
        def command(
            game: GameArg,
            games: Games = games,
            bots: Bots = bots,
            seats: Seats = None,
            options: Options = None,
            seed: Seed = "0",
            *,
            as_json: Json = False,
            **own: Any,
        ) -> int | None:
            from alcancia.lab import Series
            from alcancia.terminal.wishes import bots_or_usual, find_game, parse_options

            found = find_game(game)
            if games < 1:
                raise Trouble("cli-bad-value", name="--games")
            return work(Series(game, seats, bots_or_usual(found, bots), parse_options(found, options or []), seed), games, as_json, **own)

        *shared, as_json, _ = signature(command).parameters.values()
        own = [given for given in signature(work).parameters.values() if given.kind is given.KEYWORD_ONLY]
        command.__signature__ = Signature([*shared, *own, as_json])  # type: ignore[attr-defined]
        on.command(name or work.__name__, cls=Command, help=help)(command)

    return declare


@many_games("cli-cmd-simulate")
def simulate(series: "Series", games: int, as_json: bool) -> None:
    """Bots play many games, and we count."""
    from alcancia.lab import simulate
    from alcancia.terminal.describing import summary

    done = simulate(series, games, progress())
    show(done) if as_json else print(summary(done, Voice.speaker(series.game)))


def balance(series: "Series", games: int, as_json: bool) -> None:
    """Bots play many games, and we look at what matters in them."""
    from alcancia.lab import balance
    from alcancia.terminal.describing import what_matters

    done = balance(series, games, progress())
    show(done) if as_json else print(what_matters(done, Voice.speaker(series.game)))


many_games("cli-cmd-balance")(balance)


@many_games("cli-cmd-tournament")
def tournament(series: "Series", games: int, as_json: bool) -> None:
    """Bots play against each other from every chair, and each gets a rating."""
    from alcancia.lab import tournament
    from alcancia.terminal.describing import ladder

    done = tournament(series, games, progress())
    show(done) if as_json else print(ladder(done, Voice.speaker(series.game)))


lab = typer.Typer(cls=Group, help="cli-cmd-lab", rich_markup_mode=None)
app.add_typer(lab, name="lab")

Workers: TypeAlias = Annotated[int | None, typer.Option("--workers", help="cli-workers-lab")]
ClusterName: TypeAlias = Annotated[str, typer.Option("--cluster", help="cli-cluster")]
OutDir: TypeAlias = Annotated[Path | None, typer.Option("--out", help="cli-lab-out")]
Changes: TypeAlias = Annotated[list[str], typer.Option("--change", help="cli-lab-change")]


@lab.callback(invoke_without_command=True)
def about_lab(ctx: typer.Context) -> None:
    """The group without a command explains itself."""
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


def _hands(workers: int | None, cluster: str, out: Path | None) -> Any:
    from alcancia.lab.resuming import Resuming
    from alcancia.lab.work import hands

    found = hands(workers, cluster)
    return found if out is None else Resuming(found, out / "parts")


many_games("cli-cmd-balance", on=lab)(balance)


@many_games("cli-cmd-lab-compare", games=1000, on=lab, name="compare")
def lab_compare(
    series: "Series", games: int, as_json: bool, *, change: Changes, out: OutDir = None, workers: Workers = None, cluster: ClusterName = ""
) -> None:
    """The same luck under two sets of rules, figure by figure."""
    from alcancia.lab.compare import compare
    from alcancia.lab.forecast import as_data
    from alcancia.lab.frames import save_comparison
    from alcancia.terminal.figures import forecast_lines, table_lines
    from alcancia.terminal.wishes import find_game, parse_options

    done = compare(series, parse_options(find_game(series.game), change), games, _hands(workers, cluster, out), progress())
    speaker = Voice.speaker(series.game)
    if out is not None:
        save_comparison(done, speaker.say, forecast_lines(as_data(done), speaker), out)
    show(as_data(done)) if as_json else print("\n".join(table_lines(as_data(done), speaker)))


@many_games("cli-cmd-lab-forecast", games=1000, on=lab, name="forecast")
def lab_forecast(
    series: "Series", games: int, as_json: bool, *, change: Changes, workers: Workers = None, cluster: ClusterName = ""
) -> None:
    """What a change of rules does, in plain words."""
    from alcancia.lab.compare import compare
    from alcancia.lab.forecast import as_data
    from alcancia.terminal.figures import forecast_lines
    from alcancia.terminal.wishes import find_game, parse_options

    done = compare(series, parse_options(find_game(series.game), change), games, _hands(workers, cluster, None), progress())
    show(as_data(done)) if as_json else print("\n".join(forecast_lines(as_data(done), Voice.speaker(series.game))))


@many_games("cli-cmd-lab-sweep", games=200, on=lab, name="sweep")
def lab_sweep(
    series: "Series", games: int, as_json: bool, *, vary: Annotated[str, typer.Option("--vary", help="cli-lab-vary")],
    out: OutDir = None, workers: Workers = None, cluster: ClusterName = "",
) -> None:  # fmt: skip
    """The same luck for every value of one option."""
    from alcancia.lab.frames import save_sweep
    from alcancia.lab.sweep import sweep, values_of
    from alcancia.terminal.figures import sweep_lines

    option, _, span = vary.partition("=")
    done = sweep(series, option, values_of(span), games, _hands(workers, cluster, out), progress())
    speaker = Voice.speaker(series.game)
    if out is not None:
        save_sweep(done, speaker.say, out)
    means = {name: [mean.mean for mean in found] for name, found in done.means.items()}
    if as_json:
        show({"series": done.series.to_json(), "option": option, "values": list(done.values), "games": games, "means": means})
    else:
        print("\n".join(sweep_lines(option, done.values, means, speaker)))


@many_games("cli-cmd-fuzz", games=1000, bots="random")
def fuzz(
    series: "Series", games: int, as_json: bool, *, save_dir: Annotated[Path, typer.Option("--save-dir", help="cli-save-dir")] = Path()
) -> int:
    """Random games that look for what must never happen."""
    from alcancia.lab import fuzz

    if not save_dir.is_dir():
        raise Trouble("cli-no-folder", file=str(save_dir))
    done = fuzz(series, games, save_dir, progress())
    if as_json:
        show(done)
    elif done["found"]:
        print(Voice.say("cli-fuzz-found", games=done["games"], what=done["found"], record=done["record"] or ""), file=sys.stderr)
    else:
        print(Voice.say("cli-fuzz-fine", games=done["games"], decisions=done["decisions"]))
    return FALSE if done["found"] else FINE


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


@app.command(cls=Command, help="cli-cmd-serve")
def serve(
    data: Data = None,
    host: Annotated[str | None, typer.Option("--host", help="cli-host")] = None,
    port: Annotated[int | None, typer.Option("--port", help="cli-port")] = None,
    socket: Annotated[Path | None, typer.Option("--socket", help="cli-socket")] = None,
    lan: Annotated[bool | None, typer.Option("--lan", help="cli-lan")] = None,
    name: Annotated[list[str] | None, typer.Option("--name", help="cli-host-name")] = None,
    base_path: Annotated[str | None, typer.Option("--base-path", help="cli-base-path")] = None,
    tls: Annotated[bool | None, typer.Option("--tls", help="cli-tls")] = None,
    certificate: Annotated[Path | None, typer.Option("--certificate", help="cli-certificate")] = None,
    key: Annotated[Path | None, typer.Option("--key", help="cli-key")] = None,
    keep_days: Annotated[int | None, typer.Option("--keep-days", help="cli-keep-days")] = None,
    workers: Annotated[int | None, typer.Option("--workers", help="cli-workers")] = None,
    max_tables: Annotated[int | None, typer.Option("--max-tables", help="cli-max-tables")] = None,
    max_megabytes: Annotated[int | None, typer.Option("--max-megabytes", help="cli-max-megabytes")] = None,
    max_live: Annotated[int | None, typer.Option("--max-live", help="cli-max-live")] = None,
    max_sockets: Annotated[int | None, typer.Option("--max-sockets", help="cli-max-sockets")] = None,
    metrics_port: Annotated[int | None, typer.Option("--metrics-port", help="cli-metrics-port")] = None,
    metrics_host: Annotated[str | None, typer.Option("--metrics-host", help="cli-metrics-host")] = None,
    database: Annotated[str | None, typer.Option("--database", help="cli-database")] = None,
    node: Annotated[str | None, typer.Option("--node", help="cli-node")] = None,
    node_address: Annotated[str | None, typer.Option("--node-address", help="cli-node-address")] = None,
    hand_on: Annotated[str | None, typer.Option("--hand-on", help="cli-hand-on")] = None,
    log_format: Annotated[str | None, typer.Option("--log-format", help="cli-log-format")] = None,
    config: Annotated[Path | None, typer.Option("--config", help="cli-config")] = None,
    browse: Annotated[bool, typer.Option("--open", help="cli-open")] = False,
) -> None:
    """Tables in the browser, for this computer or the local network."""
    import webbrowser

    from alcancia.server.commands import serve
    from alcancia.server.configuration import SETTINGS, settle

    given = locals()
    settings = settle({name: given[name] or None if name == "name" else given[name] for name in SETTINGS}, os.environ, config)

    def ready(address: str) -> None:
        if browse:
            webbrowser.open(address)

    serve(names=settings.pop("name"), **settings, say=_print, ready=ready)


@app.command(cls=Command, help="cli-cmd-backup")
def backup(target: Annotated[Path, typer.Argument(help="cli-backup-file", show_default=False)], data: Data = None) -> None:
    """One file with everything, also while the server runs."""
    from alcancia.server.commands import backup

    backup(target, data=data, say=_print)


@app.command(cls=Command, help="cli-cmd-check")
def check(data: Data = None) -> int:
    """Is everything that was stored whole?"""
    from alcancia.server.commands import check

    return FINE if check(data=data, say=_print) else FALSE


@app.command(cls=Command, help="cli-cmd-doctor")
def doctor(
    source: Annotated[Path | None, typer.Argument(help="cli-doctor-file", show_default=False)] = None,
    data: Data = None,
    database: Annotated[str | None, typer.Option("--database", help="cli-doctor-database")] = None,
) -> int:
    """Would this version go on with every stored table?"""
    from alcancia.server.commands import doctor

    return FINE if doctor(source, data=data, database=database or os.environ.get("ALCANCIA_DATABASE"), say=_print) else FALSE


@app.command(cls=Command, help="cli-cmd-restore")
def restore(source: Annotated[Path, typer.Argument(help="cli-restore-file", show_default=False)], data: Data = None) -> None:
    """A copy takes the place of what is there."""
    from alcancia.server.commands import restore

    restore(source, data=data, say=_print)


@app.command(cls=Command, help="cli-cmd-delete")
def delete(table: Annotated[str, typer.Argument(help="cli-table", show_default=False)], data: Data = None) -> int:
    """Everything about a table is gone for good."""
    from alcancia.server.commands import delete

    return FINE if delete(table, data=data, say=_print) else FALSE


def _print(id: str, /, **args: Any) -> None:
    print(Voice.say(id, **args), flush=True)


box = typer.Typer(cls=Group, help="cli-cmd-box", rich_markup_mode=None)
app.add_typer(box, name="box")


@box.callback(invoke_without_command=True)
def about_box(ctx: typer.Context) -> None:
    """The group without a command explains itself."""
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


@box.command("new", cls=Command, help="cli-cmd-box-new")
def box_new(game: GameArg, file: Annotated[Path | None, typer.Argument(help="cli-box-file", show_default=False)] = None) -> int:
    """Write a box out, as usual, to be changed in a spreadsheet."""
    from alcancia.terminal.boxes import write_new

    return write_new(game, file, _print)


@box.command("check", cls=Command, help="cli-cmd-box-check")
def box_check(file: BoxFile, as_json: Json = False) -> int:
    """Can this box be played? If not, what is wrong, and where?"""
    from alcancia.terminal.boxes import check

    found, said = check(file, Voice.speaker(""))
    if as_json:
        show({"good": not found, "faults": [{"reason": fault.reason, **fault.detail} for fault in found]})
    else:
        print("\n".join(said), file=sys.stderr if found else sys.stdout)
    return FALSE if found else FINE


@box.command("add", cls=Command, help="cli-cmd-box-add")
def box_add(file: BoxFile, data: Data = None) -> int:
    """Put a box on the shelf, so that tables can use it."""
    from alcancia.shelf.folders import content_folder
    from alcancia.terminal.boxes import add, check

    content_folder(data)
    found, said = check(file, Voice.speaker(""))
    print("\n".join(said), file=sys.stderr if found else sys.stdout)
    if not found:
        _print("box-added", box=add(file))
    return FALSE if found else FINE


@box.command("list", cls=Command, help="cli-cmd-box-list")
def box_list(data: Data = None) -> int:
    """Which boxes tables can use, and which files on the shelf are not in order."""
    from alcancia.shelf.folders import content_folder
    from alcancia.shelf.own import unusable
    from alcancia.terminal.boxes import listing

    content_folder(data)
    print("\n".join(listing(Voice.speaker(""))))
    for each in (trouble := unusable()):
        print(Voice.say("serve-content-bad", **each.detail), file=sys.stderr)
    return FALSE if trouble else FINE


def main(arguments: list[str] | None = None) -> NoReturn:
    """The front door."""
    sys.exit(run(typer.main.get_command(app), sys.argv[1:] if arguments is None else arguments))
