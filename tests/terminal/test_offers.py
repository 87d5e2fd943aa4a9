"""Offers at one screen: who is offered something is asked next, bots answer at once, and bots say why."""

from typing import Any

from alcancia import Table
from alcancia.terminal.drawing import drawing_of
from alcancia.terminal.lines import plain
from alcancia.terminal.sitting import Sitting


def city(*bots: str) -> Sitting:
    """City Life with a House in the second seat's hands."""
    table = Table.new("citylife", seats=len(bots), seed="offers", options={"starting_cash": 9000})
    state: Any = table.state
    state.owner["H04"] = 1
    return Sitting(table, [(name, bot) for name, bot in zip(("Ana", "Beto", "Carla"), bots, strict=False)], "en")


def to_ana(sitting: Sitting) -> None:
    """Let the others roll until Ana is to roll."""
    while sitting.table.asked.get(0) is None or sitting.table.asked[0].name != "pre_roll":
        seat, ask = next(iter(sitting.table.asked.items()))
        sitting.play(seat, ask.otherwise() if ask.default is not None else next(iter(ask)))


def test_the_screen_passes_to_who_is_offered_something() -> None:
    sitting = city("", "", "")
    to_ana(sitting)
    state: Any = sitting.table.state
    state.owner["H04"] = 1
    assert sitting.person_to_play(0) == 0
    assert sitting.play(0, ("offer", (1, (), 0, 1500, ("H04",), 0, 0)))
    assert sitting.person_to_play(0) == 1
    view, drawing = sitting.view(1), drawing_of(sitting)
    assert drawing.prompt(view) == "Do you accept this offer?"
    shown = plain(drawing.table(view, None, 77, 24))
    assert "Ana" in shown and "1,500" in shown
    answer = drawing.answer(view)
    assert answer is not None
    found = answer.typed("accept")
    assert found == ("accept", 1) or answer.typed("1") == ("accept", 1)
    assert sitting.play(1, ("accept", 1))
    assert state.owner["H04"] == 0
    assert sitting.person_to_play(1) == 0, "and back to who is to roll"


def test_a_bot_answers_at_once_and_says_why() -> None:
    sitting = city("", "baseline", "saver")
    to_ana(sitting)
    state: Any = sitting.table.state
    for price, key, why in ((500, "offer_closed", "bad"), (2500, "offer_accepted", "good")):
        state.owner["H04"] = 1
        before = len(sitting.table.facts)
        assert sitting.play(0, ("offer", (1, (), 0, price, ("H04",), 0, 0)))
        assert sitting.bot_to_play() == 1
        sitting.play_bot(1)
        assert key in [fact.key for fact in sitting.table.facts[before:]]
        reason = sitting.teller.speaker.say(f"why-{why}_price")
        assert reason in sitting.log(0, before)[-1] and "Beto" in sitting.log(0, before)[-1]
        assert sitting.bot_to_play() is None and 0 in sitting.table.asked
