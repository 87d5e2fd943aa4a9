"""Arranging a desk of El Plan in the terminal: tick what shall work, and the tokens find their places."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from alcancia.games.elplan.content import IDEA, KINDS, PROCESSES
from alcancia.terminal.answering import Answer, Choice, Item, Wrong
from alcancia.text import Teller


class DeskAnswer(Answer):
    """The slots and cards that shall work. Resources are laid first, ideas where they are missing."""

    def __init__(self, space: Mapping[str, Any], teller: Teller, plan: str, printed: Any) -> None:
        self.desk, self.sheet, self.printed = space, printed.SHEETS[plan], printed
        items = [slot["id"] for slot in space["slots"]] + [card["id"] for card in space["cards"]]
        subset = {"kind": "subset", "options": items, "least": 0, "most": len(items), "but": []}
        moves = [{"name": "arrange", "spaces": [subset]}]
        super().__init__([{"moves": moves}], teller, self.sales(teller), {item: item for item in items})

    def sales(self, teller: Teller) -> list[Choice]:
        """Cards that may be sold back, each way to be paid a button of its own; all else stays as it is."""
        found = []
        for card, ways in self.desk["refunds"].items():
            for tokens in ways:
                words = teller.several(
                    [teller.speaker.say(f"kind-{kind}", n=count) for kind, count in zip(KINDS, tokens, strict=True) if count]
                )
                label = teller.speaker.say("desk-sell", card=teller.thing(card, "card"), tokens=words)
                found.append(Choice(label, "", (f"sell {card}",), ("arrange", [["liquidate", card, tokens]])))
        return found

    def items(self) -> list[Item]:
        """Slots by what they take and what they give, cards by their names."""

        def letter(id: str) -> str:
            return self.teller.speaker.say(f"letter-{id}")

        slots = zip(self.sheet.names, self.sheet.kinds, self.sheet.processes, strict=True)
        given = {slot: f"{letter(kind)}→{letter(PROCESSES[process])}" for slot, kind, process in slots}
        return [replace(item, label=given.get(item.value, item.label)) for item in super().items()]

    def open(self, choice: Choice) -> None:
        super().open(choice)
        self.picked = [slot["id"] for slot in self.desk["slots"] if slot["now"]] + [
            card["id"] for card in self.desk["cards"] if card["now"]
        ]

    def _fill(self, value: Any) -> tuple[Any, ...] | Wrong | None:
        self.picked = list(value)
        return ("arrange", self.moves())

    def moves(self) -> list[list[Any]]:
        """From the desk as it lies to what is ticked."""
        slots = {slot["id"]: slot for slot in self.desk["slots"]}
        cards = {card["id"]: card for card in self.desk["cards"]}
        off = [item for item, place in (*slots.items(), *cards.items()) if place["now"] and item not in self.picked]
        left = dict(zip((*KINDS, IDEA), (*self.desk["free"], self.desk["ideas"]), strict=True))
        for item in off:
            now = (slots.get(item) or cards[item])["now"]
            for token in [now] if isinstance(now, str) else now:
                left[token] += 1
        on = [item for item in (*slots, *cards) if item in self.picked and not (slots.get(item) or cards[item])["now"]]
        laid = [self.lay_slot(item, slots[item]["token"], left) if item in slots else self.lay_card(item, left) for item in on]
        return [*([["deactivate", off]] if off else []), *laid]

    def lay_slot(self, slot: str, kind: str, left: dict[str, int]) -> list[Any]:
        """A slot's own token, or an idea if there is none."""
        token = kind if left[kind] or not left[IDEA] else IDEA
        left[token] -= 1
        return ["activate", slot, token]

    def lay_card(self, card: str, left: dict[str, int]) -> list[Any]:
        """A card's tokens, ideas for those that are missing."""
        design = self.printed.DESIGNS[card]
        if design.card.most_tokens:
            workers = max(0, min(design.card.most_tokens, left["worker"]))
            instead = 0 if workers else min(1, left[IDEA])
            left["worker"] -= workers
            left[IDEA] -= instead
            return ["activate", card, workers or 1 - instead, instead]
        ideas: list[int] = []
        for kind, need in zip(KINDS, design.activation, strict=True):
            short = min(max(0, need - max(0, left[kind])), max(0, left[IDEA]))
            ideas.append(short)
            left[kind] -= need - short
            left[IDEA] -= short
        return ["activate", card, ideas]
