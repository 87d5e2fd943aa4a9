"""What a bot thought before it moved, in words: what else it considered, and what would have come out differently."""

from alcancia.bots import Thought
from alcancia.text import Teller


def told_thought(teller: Teller, thought: Thought) -> list[str]:
    """The next best move with how far it was behind, and the figure that differs most, if the game has a word for it."""
    if thought.other is None:
        return []
    say = teller.speaker.say
    points, error = round(100 * thought.by), max(1, round(200 * thought.error))
    told = [say("thought-next", move=teller.sentence("", thought.other), playouts=thought.playouts, points=points, error=error)]
    if teller.speaker.has(f"view-{thought.figure}") and abs(thought.more) >= 1:
        told.append(say("thought-figure", figure=say(f"view-{thought.figure}"), more=f"{thought.more:+.0f}"))
    return told
