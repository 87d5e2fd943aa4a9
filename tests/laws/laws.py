"""The laws of the design, each as one function that any game is put through."""

import ast
import inspect
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from alcancia.ground.plain import to_lists
from alcancia.kernel import Ask, Dealer, Game, Luck, Preview, Refused, Sealed, Table, Together
from alcancia.kernel.game import KERNEL_REASONS
from alcancia.kernel.record import replay
from tests.laws.walking import new_table, walk
from tests.web.view_types import rows_of

Messages = Mapping[str, frozenset[str]]
"""Message ids of one language with the variables each uses."""


def encoded(value: Any) -> bytes:
    """The bytes that would leave for a seat."""
    return msgspec.json.encode(value)


def copy(game: Game, seats: int, seed: int, bot: str) -> None:
    """1 A clone equals its original; playing it changes neither the original nor earlier clones."""
    table = new_table(game, seats, seed, hashing=False)
    earlier: list[tuple[Table, str]] = []
    for number, (seat, move) in enumerate(walk(table, seed, bot)):
        if number % 3:
            continue
        clone, before = table.clone(), table.state.digest()
        assert clone.state == table.state
        assert clone.play(seat, move)
        assert table.state.digest() == before
        for old, digest in earlier:
            assert old.state.digest() == digest
        earlier = [*earlier[-4:], (clone, clone.state.digest())]


def save(game: Game, seats: int, seed: int, bot: str) -> None:
    """2 JSON there and back is the same state, mid-question too, and plays on alike."""
    table = new_table(game, seats, seed, hashing=False)
    for number, (seat, move) in enumerate(walk(table, seed, bot)):
        if number % 5:
            continue
        saved = json.loads(json.dumps(table.state.to_json()))
        loaded = type(table.state).from_json(saved)
        assert loaded == table.state
        again = Table.at(game, loaded)
        again.dealer = table.dealer.clone()
        once = table.clone()
        assert list(again.asked) == list(once.asked)
        assert bool(again.play(seat, move)) and bool(once.play(seat, move))
        assert again.state == once.state


def record_replays(game: Game, seats: int, seed: int, bot: str) -> dict[str, Any]:
    """3 Record, then replay: the same states, step by step. Returns the record for other processes to try."""
    table = new_table(game, seats, seed)
    for _ in walk(table, seed, bot):
        pass
    record: dict[str, Any] = json.loads(json.dumps(table.record()))
    again = replay(record, lambda id: game)
    assert again.state == table.state
    assert again.record() == table.record()
    assert [fact.to_json() for fact in again.facts] == [fact.to_json() for fact in table.facts]
    return record


def money(game: Game, seats: int, seed: int, bot: str) -> None:
    """4 The ledger's sum is constant; nobody but the bank is below zero."""
    table = new_table(game, seats, seed, hashing=False)
    sums = [sum(purse) for purse in table.state.purses()]
    for _ in walk(table, seed, bot):
        assert [sum(purse) for purse in table.state.purses()] == sums
        assert table.state.solvent()
        game.hooks.check(table.state)
    assert [sum(purse) for purse in table.state.purses()] == sums


def envelope(game: Game, seats: int, seed: int, bot: str) -> None:
    """5 Sealed answers commute: any order, the same table, and while some are still missing too."""
    table = new_table(game, seats, seed, hashing=False)
    luck = Luck(f"envelope {seed}")
    for _ in walk(table, seed, bot):
        if not isinstance(table.pending, Sealed) or len(table.asked) < 2 or luck.below(4):
            continue
        moves = {seat: ask.sample(luck) for seat, ask in table.asked.items()}
        *early, late = moves
        forth = played(table, early, moves)
        assert forth.state == played(table, early[::-1], moves).state
        assert played(forth, [late], moves).state == played(table, reversed(moves), moves).state


def played(table: Table, order: Iterable[int], moves: Mapping[int, Any]) -> Table:
    """A copy of the table on which these seats have answered one after the other."""
    trial = table.clone()
    for seat in order:
        assert trial.play(seat, moves[seat])
    return trial


def leak(game: Game, seats: int, seed: int, bot: str) -> None:
    """6 What a seat sees does not depend on what it cannot know; nor does what it is told when it is refused."""
    table = new_table(game, seats, seed, hashing=False)
    luck, changed = Luck(f"leak {seed}"), 0
    for seat, move in walk(table, seed, bot):
        for watcher in range(seats):
            if luck.below(3):
                continue
            other = table.imagine(watcher, luck)
            changed += not table.state.envelopes() and other.state != table.state
            assert encoded(table.view(watcher, prices=True)) == encoded(other.view(watcher, prices=True))
            assert encoded(table.view(watcher, opening=True)) == encoded(other.view(watcher, opening=True))
            if game.hooks.all_open:
                assert other.position(watcher) == table.position(watcher), "bots read a position in which something is hidden"
                mine, open_to_all = (encoded(game.hooks.view(table.state, who)) for who in (watcher, None))
                assert mine == open_to_all, "what all are told is not what this seat sees"
            if game.hooks.bot_view is not None:
                assert part_of(*(json.loads(encoded(seen)) for seen in (table.bot_view(watcher), table.view(watcher, opening=True))))
            for nonsense in ([seat], [move[0], 1], to_lists(move), [move[0], *to_lists(move[1:]), 0]):
                if watcher != seat or nonsense != to_lists(move):
                    assert _answer(table, watcher, nonsense) == _answer(other, watcher, nonsense)
    assert changed or not any(fact.secret for fact in table.facts), "redeal deals nothing: the law was put to no test"


def part_of(less: Any, more: Any) -> bool:
    """Is everything in the one also in the other, at the same place?"""
    if isinstance(less, dict) and isinstance(more, dict):
        return all(key in more and part_of(value, more[key]) for key, value in less.items())
    if isinstance(less, list) and isinstance(more, list):
        return len(less) == len(more) and all(map(part_of, less, more))
    return bool(less == more)


def _answer(table: Table, seat: int, move: Any) -> str:
    """What a seat learns from trying a move: the reason, or that it was taken."""
    played = table.clone().play(seat, move)
    return played.reason if isinstance(played, Refused) else "played"


def options(game: Game, seats: int, seed: int, bot: str) -> None:
    """7 Samples are contained, lists agree with contains, a waiting table has an option, and no listed option is refused."""
    table = new_table(game, seats, seed, hashing=False)
    luck = Luck(f"options {seed}")
    for number, _ in enumerate(walk(table, seed, bot)):
        assert table.asked
        if number % 3:
            continue
        asks = [*table.asked.values(), *[ask for seat in range(seats) for ask in table.may_of(seat)]]
        for ask in asks:
            _check_space(table, ask, luck)


def _check_space(table: Table, ask: Ask, luck: Luck) -> None:
    listed = ask.enumerate(60)
    assert listed, ask.name
    samples = [ask.sample(luck) for _ in range(4)]
    for move in [*samples, *listed]:
        assert ask.contains(move), (ask.name, move)
        assert ask.parse(to_lists(move)) == move
        for wrong in one_off(move):
            assert not ask.contains(wrong), (ask.name, wrong)
    assert len(set(listed)) == len(listed)
    if len(listed) < 60:
        assert ask.count() == len(listed)
        assert set(samples) <= set(listed)
    json.dumps(ask.to_json())
    for move in [luck.choice(listed), samples[0]]:
        assert table.clone().play(ask.seat, move), (ask.name, move)
    if ask.seat in table.asked and table.asked[ask.seat] is ask:
        assert table.clone().play_default(ask.seat)


def one_off(move: tuple[Any, ...]) -> Iterable[Any]:
    """The same move with the wrong types: true or 1.0 for 1, a text for a list, something too many."""
    yield (*move, 0)
    for place, argument in enumerate(move[1:], start=1):
        for other in (str(argument), None, *((True, float(argument)) if argument == 1 else ())):
            if other != argument or type(other) is not type(argument):
                yield (*move[:place], other, *move[place + 1 :])


def undo(game: Game, seats: int, seed: int, bot: str) -> None:
    """8 An undo restores exactly what was, and never crosses a draw or a reveal."""
    table = new_table(game, seats, seed, hashing=False)
    for seat, move in walk(table, seed, bot):
        before, sealed, drawn = table.state.clone(), table.state.serial, table.dealer.clone()._streams
        trial = table.clone()
        was_sealed = isinstance(trial.pending, Sealed)
        assert trial.play(seat, move)
        revealed = was_sealed and trial.state.serial != sealed
        undone = trial.play(seat, ("undo",))
        if trial.dealer._streams != drawn or revealed:
            assert isinstance(undone, Refused), move
        elif undone:
            assert trial.state == before
            assert trial.play(seat, move)


def end(game: Game, seats: int, seed: int, bot: str) -> None:
    """9 Random play ends within a bound, without dead ends; then there are standings and nothing more to play."""
    table = new_table(game, seats, seed, hashing=False)
    for _ in walk(table, seed, bot):
        assert not table.over
    assert table.over
    assert table.play(0, ("anything",)) == game.refuse(Refused("game_over"))
    rows = table.standings()
    assert sorted(row["seat"] for row in rows) == list(range(seats))
    assert all(type(row["rank"]) is int for row in rows)


def worth(game: Game, seats: int, seed: int, bot: str) -> None:
    """16 At the end the seats' worth orders them exactly as the ranks do, and at every question it is a whole number."""
    table = new_table(game, seats, seed, hashing=False)
    for number, _ in enumerate(walk(table, seed, bot)):
        if number % 5 == 0:
            assert all(type(table.worth(seat)) is int for seat in range(seats))
    rows = table.standings()
    worths = {row["seat"]: table.worth(row["seat"]) for row in rows}
    for one in rows:
        assert one["rank"] == 1 + sum(worths[other["seat"]] > worths[one["seat"]] for other in rows), (rows, worths)


def purity(game: Game, seats: int, seed: int, bot: str) -> None:
    """10 Evaluating a question, a view or the standings changes nothing."""
    table = new_table(game, seats, seed, hashing=False)
    for number, _ in enumerate(walk(table, seed, bot)):
        if number % 4:
            continue
        before, facts = table.state.clone(), len(table.facts)
        for watcher in (None, *range(seats)):
            table.view(watcher, prices=True)
        name, args, _answers = table.state.agenda[-1]
        found = game.steps[name][1](table.state, *args)
        if isinstance(found, Sealed | Together):
            for seat in found.seats:
                found.of(seat)
        _ = table.may
        table.record()
        assert table.state == before
        assert len(table.facts) == facts


def promise(game: Game, seats: int, seed: int, bot: str) -> None:
    """13 What is shown before a move is what then happens, as far as it can be known."""
    table = new_table(game, seats, seed, hashing=False)
    for seat, move in walk(table, seed, bot):
        if seat < 0:
            continue
        shown = shown_for(table, seat, move)
        before, trial = figures(table, seat), table.clone()
        trial.dealer = witness = Witness(trial, seat)
        told = len(trial.facts)
        assert trial.play(seat, move)
        after = witness.figures or figures(trial, seat)
        facts = trial.facts[told : witness.facts or None]
        if shown["until"] == "others":
            continue
        by, then = shown.get("by", {}), shown.get("then", {})
        expected = {name: value + by.get(name, 0) + then.get(name, 0) for name, value in before.items()}
        assert expected == {name: after.get(name, 0) for name in expected}, (move, shown, before, after)
        assert set(by) | set(then) <= set(after), (move, shown)
        until = "chance" if witness.figures else "over" if trial.over else "asked"
        assert shown["until"] == until, (move, shown, until)
        paid, flows = shown.get("paid", {}), flows_of(facts, seat)
        assert sum(paid.values()) == -by.get("cash", 0), (move, shown)
        assert then or {reason: amount for reason, amount in flows.items() if amount} == {
            reason: amount for reason, amount in paid.items() if amount
        }
        assert not set(shown) & set(after), f"{move[0]}: the game's own words speak of figures that the difference knows: {shown}"


def shape(game: Game, seats: int, seed: int, bot: str) -> None:
    """15 Views, standings, measures and lessons are what their types say, to the last entry."""
    table = new_table(game, seats, seed, hashing=False)
    kinds = {name: rows_of(getattr(game.hooks, name)) for name in ("view", "standings", "measures", "lessons")}
    for number, _ in enumerate(walk(table, seed, bot)):
        if number % 5 == 0:
            for watcher in (None, *range(seats)):
                assert_fits(table.view(watcher)["table"], kinds["view"])
    for name in ("standings", "measures", "lessons"):
        for row in getattr(table, name)():
            assert_fits(row, kinds[name])


def assert_fits(value: Any, kind: Any) -> None:
    """Nothing is missing, of another type, or more than the type says."""
    if kind is not None:
        bare = json.loads(encoded(value))
        assert json.loads(encoded(msgspec.convert(bare, kind))) == bare, (bare, kind)


def shown_for(table: Table, seat: int, move: Any) -> dict[str, Any]:
    """What the seat is shown of this move: the row of its view, where there is one, which must not differ from the preview."""
    preview = table.preview(seat, move)
    assert isinstance(preview, Preview), move
    found: dict[str, Any] = json.loads(encoded(preview.to_json()))
    view = json.loads(encoded(table.view(seat, prices=True)))
    for question in filter(None, (view["question"], *view["may"])):
        assert question["figures"] == figures(table, seat)
        for row in question["about"]:
            if row["move"] == found["move"]:
                assert row == found
    return found


def figures(table: Table, seat: int) -> dict[str, int]:
    """A seat's purses and the game's own figures, read off the state."""
    t, own = table.state, table.game.hooks.figures
    purses = {"cash": t.cash, **t.held}
    return {name: purse[seat] for name, purse in purses.items() if purse} | dict(own(t, seat))


def flows_of(facts: Iterable[Any], seat: int) -> dict[str, int]:
    """What a seat paid, by reason, read off the facts."""
    flows: dict[str, int] = {}
    for args in [fact.args for fact in facts if fact.key == "paid" and fact.args["of"] == ""]:
        sign = (args["from"] == seat) - (args["to"] == seat)
        if sign:
            flows[args["reason"]] = flows.get(args["reason"], 0) + sign * args["amount"]
    return flows


class Witness(Dealer):
    """Deals as the table's own dealer would, and remembers how a seat stood when something was drawn for the first time."""

    __slots__ = ("_inner", "_seat", "_table", "facts", "figures")

    def __init__(self, table: Table, seat: int) -> None:
        self._inner, self._table, self._seat = table.dealer, table, seat
        self.figures: dict[str, int] = {}
        self.facts = 0

    def _look(self) -> None:
        if not self.figures:
            self.figures, self.facts = figures(self._table, self._seat) or {"": 0}, len(self._table.facts)

    def pick(self, stream: str, pool: Sequence[Any], weights: Sequence[int] = ()) -> Any:
        self._look()
        return self._inner.pick(stream, pool, weights)

    def deal(self, stream: str, pool: Sequence[Any], count: int) -> tuple[Any, ...]:
        self._look()
        return self._inner.deal(stream, pool, count)


# ── laws about the written word ──────────────────────────────────────────────


def text(game: Game, said: Mapping[str, Messages], told: Mapping[str, frozenset[str]]) -> None:
    """11 Every fact, question, move, option and reason has a message in every language, with the same arguments."""
    wanted: dict[str, frozenset[str] | None] = {f"fact-{key}": variables for key, variables in told.items()}
    wanted |= dict.fromkeys(f"refused-{reason}" for reason in (*KERNEL_REASONS, *game.reasons))
    wanted |= dict.fromkeys(f"option-{name}" for name in game.schema)
    wanted |= dict.fromkeys(f"option-{name}.about" for name in game.schema)
    for language, messages in said.items():
        for id, variables in wanted.items():
            assert id in messages, f"{language}: no message {id}"
            if variables is not None:
                assert messages[id] <= variables, f"{language}: {id} uses {sorted(messages[id] - variables)}"
        for name, value in choosable(game):
            ids = [f"{prefix}-{value or 'none'}" for prefix in (f"option-{name}", *game.message_kinds.values(), "option-word")]
            assert any(id in messages for id in ids), f"{language}: nothing says what {value} means in {name}"
    first, *others = said.values()
    for other in others:
        assert first == other, sorted(set(first.items()) ^ set(other.items()), key=str)[:3]


def choosable(game: Game) -> Iterator[tuple[str, str]]:
    """Every word that can be chosen in an option and does not bring its own name."""
    for name, option in game.schema.items():
        shown = option.to_json(game.seats[0])
        if shown["type"] in ("choice", "words"):
            yield from ((name, value) for value in shown["values"] if value not in shown.get("called", ()))


def told_in(folder: Path) -> dict[str, frozenset[str]]:
    """Every fact a game's chapters tell, with all arguments it may carry, read from the source."""
    told: dict[str, set[str]] = {}
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                key = node.args[0]
                assert isinstance(key, ast.Constant) and isinstance(key.value, str), f"{path.name}: a fact's key is written out"
                told.setdefault(key.value, set()).update(_arguments(node))
    return {key: frozenset(names) for key, names in told.items()}


def _arguments(call: ast.Call) -> set[str]:
    names = set()
    for keyword in call.keywords:
        if keyword.arg == "secret" and isinstance(keyword.value, ast.Dict):
            names |= {key.value for key in keyword.value.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
        elif keyword.arg is None:
            names |= {"*"}
        elif keyword.arg != "owner":
            names.add(keyword.arg)
    return names


NUMBER: Final = re.compile(r"\b[A-Z]{2}-[A-Z0-9]+(?:\.[0-9]+)*[a-z]?\b")


def paragraphs(docstrings: Iterable[str], rulebook: str) -> None:
    """12 The numbers in docstrings and those in the rulebook match both ways."""
    cited = {number for text in docstrings for number in NUMBER.findall(text)}
    written = {number for bold in re.findall(r"\*\*([^*]+)\*\*", rulebook) for number in NUMBER.findall(bold)}
    assert cited <= written, f"not in the rulebook: {sorted(cited - written)}"
    assert written <= cited, f"in no chapter: {sorted(written - cited)}"


def docstrings_in(folder: Path) -> list[str]:
    """All docstrings of a game's chapters."""
    found = []
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef):
                found.append(inspect.cleandoc(ast.get_docstring(node) or ""))
    return found


LAWS: Final[dict[str, Callable[[Game, int, int, str], Any]]] = {
    "copy": copy, "save": save, "replay": record_replays, "money": money, "envelope": envelope, "leak": leak, "options": options,
    "undo": undo, "end": end, "worth": worth, "purity": purity, "promise": promise, "shape": shape,
}  # fmt: skip
