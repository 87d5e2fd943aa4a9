"""Section 7: what a table may agree on before the game, and what it may name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final

import msgspec

from alcancia.kernel import Choice, Flag, Refused, Whole, Words

from .content import PATHS, TRAFFIC
from .library import SHIPPED, Library
from .packs import STANDARD


@dataclass(frozen=True)
class Named(Words):
    """Words that name something in the library. The game judges them itself, with a code of its own for those it does not know."""

    known: Callable[[Library], Mapping[str, dict[str, str]]] = lambda library: {}
    """The names, each with what it is called in which language ("": in all of them); empty where a message says so."""
    library: Library = SHIPPED

    def of(self, library: Library) -> "Named":
        """The same option, naming what is in this library."""
        return replace(self, library=library)

    def to_json(self, seats: int) -> dict[str, Any]:
        known = self.known(self.library)
        return super().to_json(seats) | {"values": list(known), "called": {name: title for name, title in known.items() if title}}


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """What a table may agree on before the game; the rulebook's figures are the defaults."""

    rules: Annotated[str, Choice(("basic", "advanced"), default="basic")]
    order: Annotated[str, Choice(("roll", "seat", "random"), default="roll")]
    chain: Annotated[str, Choice(("printed", "always"), default="printed", live=True)]
    starting_cash: Annotated[int, Whole(1000, 20000, default=7000, step=500)]
    lottery_seed: Annotated[int, Whole(0, 5000, default=1000, step=500, live=True)]
    six_misses: Annotated[bool, Flag(default=True, live=True)]
    three_quiz: Annotated[bool, Flag(default=True, live=True)]
    exact_finish: Annotated[bool, Flag(default=True, live=True)]
    side_paths: Annotated[bool, Flag(default=True)]
    detour_end: Annotated[str, Choice(tuple(map(str, PATHS.corridor.cuts)), default="47")]
    wrong_turn_dead_end: Annotated[bool, Flag(default=True, live=True)]
    jail_turns: Annotated[int, Whole(1, 5, default=3, live=True)]
    jail_roll: Annotated[bool, Flag(default=True, live=True)]
    quiz_packs: Annotated[tuple[str, ...], Named(known=Library.known_packs, default=(STANDARD.id,))]
    quiz_topics: Annotated[tuple[str, ...], Named(known=Library.known_topics)]
    quiz_levels: Annotated[tuple[str, ...], Words(values=("1", "2", "3"), most=3)]
    quiz_award: Annotated[int, Whole(0, 1000, default=300, step=100, live=True)]
    basic_roll_quiz: Annotated[str, Choice(("all", "first"), default="all", live=True)]
    basic_school: Annotated[str, Choice(("first", "all"), default="first", live=True)]
    quiz_seconds: Annotated[int, Whole(0, 180, default=0, live=True)]
    quiz_repeat: Annotated[str, Choice(("cycle", "reshuffle"), default="cycle")]
    shuffle_answers: Annotated[bool, Flag(default=False, live=True)]
    judge_mode: Annotated[str, Choice(("software", "seat", "trainer"), default="software")]
    judge_sits_out: Annotated[bool, Flag(default=True)]
    judge_sees_key: Annotated[bool, Flag(default=True)]
    sq82_reward: Annotated[str, Choice(("tower", "museum", "none"), default="tower", live=True)]
    share_cap: Annotated[int, Whole(0, 20, default=5)]
    share_lock: Annotated[bool, Flag(default=True, live=True)]
    dividend: Annotated[int, Whole(0, 500, default=100, step=100, live=True)]
    loan_turns: Annotated[int, Whole(1, 20, default=7, live=True)]
    mortgage_turns: Annotated[int, Whole(1, 20, default=7, live=True)]
    loan_cost: Annotated[int, Whole(0, 1000, default=200, step=100)]
    mortgaged_fee: Annotated[bool, Flag(default=True, live=True)]
    visitor_waive: Annotated[bool, Flag(default=False, live=True)]
    tender: Annotated[bool, Flag(default=True, live=True)]
    allow_gifts: Annotated[bool, Flag(default=False, live=True)]
    offers_per_turn: Annotated[int, Whole(0, 10, default=3, live=True)]
    debt_rounding: Annotated[str, Choice(("up", "down"), default="up", live=True)]
    fine_turn_cap: Annotated[int, Whole(1, 10, default=5, live=True)]
    demerit_limit: Annotated[int, Whole(6, 30, default=15)]
    insurance: Annotated[int, Whole(0, 3000, default=1000, step=100, live=True)]
    traffic_deck: Annotated[tuple[str, ...], Named(known=Library.known_decks, default=(TRAFFIC.id,), most=1)]
    victory: Annotated[str, Choice(("race", "net_worth"), default="race")]
    arrival_bonus: Annotated[int, Whole(0, 5000, default=2000, step=500)]
    titles: Annotated[bool, Flag(default=True)]
    title_demerit_charge: Annotated[int, Whole(0, 500, default=100, step=100)]
    max_rounds: Annotated[int, Whole(0, 200, default=0, live=True)]
    trainer_chooses: Annotated[bool, Flag(default=True)]


GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "frame": ("rules", "order", "starting_cash", "max_rounds", "victory", "arrival_bonus", "titles", "title_demerit_charge"),
    "moving": (
        "chain", "six_misses", "three_quiz", "exact_finish", "side_paths", "detour_end", "wrong_turn_dead_end", "jail_turns",
        "jail_roll",
    ),
    "quiz": (
        "quiz_packs", "quiz_topics", "quiz_levels", "quiz_award", "basic_roll_quiz", "basic_school", "sq82_reward", "quiz_seconds",
        "quiz_repeat", "shuffle_answers", "judge_mode", "judge_sits_out", "judge_sees_key",
    ),
    "traffic": ("traffic_deck", "demerit_limit", "fine_turn_cap", "insurance"),
    "money": ("lottery_seed", "visitor_waive", "mortgaged_fee", "tender", "debt_rounding", "allow_gifts", "offers_per_turn"),
    "shares": ("share_cap", "share_lock", "dividend"),
    "credit": ("loan_turns", "loan_cost", "mortgage_turns"),
    "trainer": ("trainer_chooses",),
}  # fmt: skip
"""The options under the rulebook's headings, in the order people are shown them."""


PRESETS: Final[dict[str, dict[str, Any]]] = {
    "rulebook": {},
    "quick": {"chain": "always", "exact_finish": False},
    "tight": {"rules": "advanced", "starting_cash": 3000, "demerit_limit": 9},
    "scholar": {"rules": "advanced", "quiz_award": 500, "victory": "net_worth"},
}


def check_options(options: Options, seats: int, library: Library = SHIPPED) -> Refused | None:
    """CL-4.85 CL-4.99 What options name must exist; a Judge who does not sit out cannot judge."""
    if options.judge_mode == "seat" and not options.judge_sits_out:
        return Refused("option_out_of_range", {"option": "judge_sits_out"})
    if library.deck(options.traffic_deck) is None:
        return Refused("option_out_of_range", {"option": "traffic_deck"})
    if not options.quiz_packs or len(set(options.quiz_packs)) < len(options.quiz_packs):
        return Refused("quiz_pack_invalid", {"option": "quiz_packs"})
    for name in options.quiz_packs:
        if name not in library.packs:
            return Refused("quiz_pack_invalid", {"option": "quiz_packs", "pack": name})
    names = [name for name, _ in library.cards(options.quiz_packs, options.quiz_topics, options.quiz_levels)]
    if not names or len(set(names)) < len(names):
        return Refused("quiz_pack_invalid", {"option": "quiz_topics"})
    return None
