"""The coach's findings as lines of text."""

from collections.abc import Mapping, Sequence
from typing import Any

from alcancia.kernel import Game
from alcancia.terminal.console import Voice
from alcancia.text import Teller
from alcancia.text.coaching import Coaching


def told(debrief: Mapping[str, Any], game: Game, names: Sequence[str]) -> str:
    """One seat's debrief: its moments, and what was luck."""
    teller = Teller(Voice.speaker(game.id), names, game.message_kinds, parts=game.move_parts)
    coaching, say = Coaching(teller, game.id, debrief["unit"]), teller.speaker.say
    lines = [say("coach-title", name=teller.name(debrief["seat"]))]
    if remark := coaching.remark(debrief):
        lines += ["", remark]
    for moment in debrief["moments"]:
        lines += ["", f"* {coaching.heading(moment)}", *[f"  {sentence}" for sentence in coaching.sentences(moment)]]
    if debrief["split"] is not None:
        lines += ["", coaching.split(debrief["split"])]
    return "\n".join([*lines, "", say("cli-coach-cost", playouts=debrief["playouts"])])
