"""Moves of whole games in words, and what bots say about theirs, as `text` says them, for the page to say again."""

from typing import Any, Final

from alcancia.games import find
from alcancia.text import Speaker, Teller
from tests.bots.test_say_why import heard
from tests.text.test_moves import NAMES, OPTIONS, played

EACH: Final = 3
"""Of every kind of move so many are kept."""


def moves(game: str) -> dict[str, Any]:
    """Some moves of every kind, what the page needs to know of the game, and their sentences in each language."""
    found = find(game)
    tellers = {
        locale: Teller(Speaker(locale, game, strict=True), NAMES, found.message_kinds, parts=found.move_parts) for locale in ("en", "es")
    }
    kept: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for options in OPTIONS.get(game, [{}]):
        for table, ask, move in played(game, "random", options, "fixtures", 250):
            rows = kept.setdefault((ask.name, move[0]), [])
            if len(rows) < EACH and move not in [row["move"] for row in rows]:
                seen: dict[str, Any] = {"question": ask.to_json(), "offers": [offer.to_json() for offer in table.state.offers]}
                if not any("makes" in space for one in seen["question"]["moves"] for space in one["spaces"]):
                    del seen["question"]
                said = {
                    locale: [teller.sentence(ask.name, move, seen), teller.move(*move, seen=seen)] for locale, teller in tellers.items()
                }
                rows.append({"question": ask.name, "move": move, "seen": seen, "said": said})
    reasons: dict[tuple[str, str], dict[str, Any]] = {}
    for _, fact, _ in heard(game, ["baseline"] * 3, "fixtures"):
        told = {locale: teller.fact({"key": fact.key, "args": fact.args}) for locale, teller in tellers.items()}
        reasons.setdefault((fact.args["question"], fact.args["why"]), {"args": fact.args, "said": told})
    return {
        "says": dict(found.message_kinds), "parts": dict(found.move_parts), "names": NAMES,
        "moves": [row for rows in kept.values() for row in rows], "reasons": list(reasons.values()),
    }  # fmt: skip
