"""Seconds of one core for a debrief, and what play at other tables feels of it.

`python -m bench.coach`: to the first moment of a seat, to all of them, and for a table of four, in seconds of one core.
`python -m bench.coach moments [games] [one part of the usual budget] [first] [game…]`: how many moments are found in so many games of each,
from a first one on, all of them told in both languages.
`python -m bench.coach again [seats] [first] [game…]`: how many of a seat's moments come again with another seed; each seat is of another
game, and those from another first one on are fresh.
`python -m bench.coach beside [tables] [seconds] [rounds]`: how long moves take at other tables, calm and while the coach works, by turns.
"""

import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import median
from typing import Any

from alcancia.bots import find_bot, play_out
from alcancia.coach import BUDGETS, Debrief, debriefs
from alcancia.coach.moments import FEW
from alcancia.games import GAMES, find
from alcancia.kernel import Luck, Table
from alcancia.text import Speaker, Teller, locales
from alcancia.text.coaching import Coaching
from bench.kernel import yardstick
from bench.lesson import Web
from bench.server import WARM_UP, Load, fresh_folder, make_tables, percentile, quick_loop, running, sit_down

SEATS = 4
GONE = 16.0
"""Seconds after which the coach has noticed that nobody asks any more."""
ASKED_EVERY = 1.0
COACHED = "elplan"
TOLD_EVERY = 10
AGAIN = 12


def finished(id: str, seed: str = "bench") -> Table:
    """A game that four bots of different tempers have played."""
    game = find(id)
    names = list(game.bots)
    table = Table.set_up(game, seats=SEATS, seed=seed)
    bots = [find_bot(game, names[seat % len(names)]) for seat in range(SEATS)]
    play_out(table, bots, [Luck(f"{seed}/{seat}") for seat in range(SEATS)])
    return table


def run() -> list[dict[str, Any]]:
    """Every game, with the usual budget of playouts."""
    return [row for id in GAMES for row in looked_back(id)]


def looked_back(id: str) -> list[dict[str, Any]]:
    """One game."""
    record, mark, began = finished(id).record(), yardstick(), time.process_time()
    first, done, told = 0.0, list[float](), list[int]()
    for known in debriefs(record, find):
        if known.moments and not first:
            first = time.process_time() - began
        if known.done:
            done.append(time.process_time() - began)
            told.append(len(known.moments))
    slow = (mark + yardstick()) / 2
    most = max(after - before for before, after in zip([0.0, *done], done, strict=False))
    return [
        {"game": id, "seats": SEATS, "what": f"debrief, {what}", "raw": round(taken, 1), "scaled": round(taken / slow, 1), "unit": "s"}
        for what, taken in (("to the first moment", first), ("the longest seat", most), (f"a table: {told} moments", done[-1]))
    ]


def counted(games: int, part: int, first: int, ids: Sequence[str]) -> Iterator[dict[str, Any]]:
    """How many moments one seat of each game has, and in how many games less than three: then that is said, or that nothing mattered.

    A game of every kind by turns, and what is known every few games: it takes hours, and goes on from any game.
    """
    told = {id: Counter[int]() for id in ids}
    few, nothing = Counter[str](), Counter[str]()
    for number in range(first, first + games):
        for id in ids:
            table = finished(id, f"count/{number}")
            *_, last = debriefs(table.record(), find, [number % SEATS], BUDGETS[id] // part, str(number))
            for locale in locales():
                assert bool(said(table, last, locale)) == (len(last.moments) < FEW or last.nothing), (id, number)
            told[id][len(last.moments)] += 1
            few[id] += last.few
            nothing[id] += last.nothing
            if number % TOLD_EVERY == 0 or number == first + games - 1:
                moments = dict(sorted(told[id].items()))
                yield {"game": id, "from": first, "to": number, "part": part, "moments": moments, "few": few[id], "nothing": nothing[id]}


def said(table: Table, known: Debrief, locale: str) -> str:
    """Every moment is told in whole sentences; what is said before them, where that is little."""
    speaker, names = Speaker(locale, table.game.id, strict=True), [f"P{seat}" for seat in range(SEATS)]
    told = Coaching(Teller(speaker, names, table.game.message_kinds, parts=table.game.move_parts), table.game.id, known.unit)
    row = known.to_json()
    sentences = [sentence for moment in row["moments"] for sentence in told.sentences(moment)]
    assert all(sentence.endswith((".", "!", "?")) for sentence in sentences), sentences
    assert row["split"] is None or told.split(row["split"])
    return told.remark(row)


def again(seats: int, first: int, ids: Sequence[str]) -> Iterator[dict[str, Any]]:
    """A seat looked back on twice, with two seeds: which share of what is told is told both times. What is known after every seat."""
    for id in ids:
        same = told = 0
        for number in range(first, first + seats):
            record, seat = finished(id, f"again/{number}").record(), number % SEATS
            found = []
            for seed in ("one", "two"):
                *_, last = debriefs(record, find, [seat], None, seed)
                found.append({(moment.at, moment.kind == "swing"): moment.kind for moment in last.moments})
            same += 2 * len(found[0].keys() & found[1].keys())
            told += len(found[0]) + len(found[1])
            only = [[f"{kind} {at}" for (at, swing), kind in one.items() if (at, swing) not in two] for one, two in (found, found[::-1])]
            share = round(same / max(1, told), 3)
            yield {"game": id, "seats": number + 1 - first, "again": share, "told": [len(one) for one in found], "only": only}


# ── beside play ──────────────────────────────────────────────────────────────


async def measured(load: Load, seconds: float) -> dict[str, float]:
    """How long moves take for a while."""
    load.at_mover, load.at_others, load.measuring = [], [], True
    await asyncio.sleep(seconds)
    load.measuring = False
    return {"p50": percentile(load.at_mover, 0.5), "p99": percentile(load.at_mover, 0.99), "moves": len(load.at_mover)}


async def asked(web: Web, table: str, until: asyncio.Event) -> int:
    """Somebody who looks at a finished table keeps asking about every seat; how many playouts that took."""
    known: dict[int, int] = {}
    while not until.is_set():
        for seat in range(SEATS):
            answer = await web.look(f"/api/tables/{table}/coach?seat={seat}", "")
            known[seat] = max(known.get(seat, 0), answer.get("playouts", 0))
        await asyncio.sleep(ASKED_EVERY)
    return sum(known.values())


async def beside(port: int, tables: int, seconds: float, rounds: int) -> dict[str, Any]:
    """Calm and coached by turns: play at so many tables goes on all the time, one move per seat and second."""
    load, web = Load(1.0), Web(port)
    record = finished(COACHED).record()
    clients = await sit_down(load, port, make_tables(port, tables))
    rows: dict[str, list[dict[str, float]]] = {"calm": [], "coached": []}
    await asyncio.sleep(WARM_UP)
    for number in range(rounds):
        rows["calm"].append(await measured(load, seconds))
        status, made, _ = await web.post("/api/records", record)
        assert status == 201, made
        stop = asyncio.Event()
        asking = asyncio.create_task(asked(web, made["table"], stop))
        await asyncio.sleep(WARM_UP)
        rows["coached"].append(await measured(load, seconds))
        stop.set()
        rows["coached"][-1]["playouts"] = await asking
        if number < rounds - 1:
            await asyncio.sleep(GONE)
    for client in clients:
        client.close()
    middle = {what: median(row["p99"] for row in found) for what, found in rows.items()}
    return {"tables": tables, **rows, "p99": middle, "times": round(middle["coached"] / middle["calm"], 2)}


def main(words: list[str]) -> None:
    """What is asked for, as JSON lines."""
    if words[:1] in (["moments"], ["again"]):
        given = [int(word) for word in words[1:] if word.isdecimal()]
        ids = [word for word in words[1:] if not word.isdecimal()] or list(GAMES)
        if words[0] == "moments":
            games, part, first = [*given, *(50, 1, 1)[len(given) :]]
            rows = counted(games, part, first, ids)
        else:
            seats, first = [*given, *(AGAIN, 0)[len(given) :]]
            rows = again(seats, first, ids)
        for row in rows:
            print(json.dumps(row), flush=True)
        return
    if words[:1] != ["beside"]:
        for id in words or GAMES:
            for row in looked_back(id):
                print(json.dumps(row), flush=True)
        return
    tables, seconds, rounds = [*map(int, words[1:]), *(60, 10, 3)[len(words) - 1 :]]
    with fresh_folder() as folder, running(folder) as (_, port), quick_loop() as runner:
        print(json.dumps(runner.run(beside(port, tables, seconds, rounds))))


if __name__ == "__main__":
    main(sys.argv[1:])
