"""The kernel: knows no game. Everything a game's chapters need is named here."""

from alcancia.ground.chance import Dealer, Luck
from alcancia.ground.options import Choice, Flag, Option, SeatChoice, Whole, Words
from alcancia.ground.plain import Plain, plain
from alcancia.ground.refusals import Refused, Unplayable
from alcancia.ground.rows import Behind, GoalRow, LessonRow, MeasureRow, StandingsRow
from alcancia.ground.steps import MoveValue, Receiver, Step
from alcancia.kernel.composed import Product, Where
from alcancia.kernel.facts import NOBODY, TRAINER, Fact, Played
from alcancia.kernel.game import Game
from alcancia.kernel.hooks import Hooks
from alcancia.kernel.preview import Preview
from alcancia.kernel.questions import Ask, Chance, Move, Sealed, Together, ask, ask_sealed, ask_together, chance, deal, move
from alcancia.kernel.spaces import NO, Amount, OneOf, Space, Subset
from alcancia.kernel.state import BANK, Offer, State
from alcancia.kernel.table import Table

__all__ = [
    "BANK", "NO", "NOBODY", "TRAINER", "Amount", "Ask", "Behind", "Chance", "Choice", "Dealer", "Fact", "Flag", "Game", "GoalRow", "Hooks",
    "LessonRow", "Luck", "MeasureRow", "Move", "MoveValue", "Offer", "OneOf", "Option", "Plain", "Played", "Preview", "Product", "Receiver",
    "Refused", "Sealed", "SeatChoice", "Space", "StandingsRow", "State", "Step", "Subset", "Table", "Together", "Unplayable", "Where",
    "Whole", "Words", "ask", "ask_sealed", "ask_together", "chance", "deal", "move", "plain",
]  # fmt: skip
