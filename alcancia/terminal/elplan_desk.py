"""Arranging a desk of El Plan in the terminal: tick what shall work, and the tokens find their places."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from alcancia.games.elplan.content import IDEA, KINDS, PROCESSES, TYPES
from alcancia.terminal.answering import Answer, Choice, Item, Wrong
from alcancia.text import Teller
from alcancia.text.speaker import Word


class DeskAnswer(Answer):
    """The slots and cards that shall work, what is sold back and swapped before. Resources are laid first, ideas where they are missing,
    unless a person says otherwise: `s1*` lays ideas there, `E12a=2` two workers."""

    def __init__(self, space: Mapping[str, Any], teller: Teller, plan: str, printed: Any) -> None:
        self.desk, self.sheet, self.printed = space, printed.SHEETS[plan], printed
        self.sold: dict[str, list[int]] = {}
        self.swaps: list[tuple[str, str]] = []
        self.by_ideas: set[str] = set()
        self.workers: dict[str, int] = {}
        items = [slot["id"] for slot in space["slots"]] + [card["id"] for card in space["cards"]]
        ask = teller.speaker.say("field-desk", ideas=space["ideas"] if space["wildcards"] else 0)
        subset = {"kind": "subset", "options": items, "least": 0, "most": len(items), "but": [], "ask": ask}
        moves = [{"name": "arrange", "spaces": [subset]}]
        super().__init__([{"moves": moves}], teller, [*self.sales(teller), *self.exchanges(teller)], {item: item for item in items})

    def sales(self, teller: Teller) -> list[Choice]:
        """Cards that may be sold back before anything is laid, each way to be paid a choice of its own."""
        found, say = [], teller.speaker.say
        types = [self.printed.DESIGNS[card["id"]].card.type for card in self.desk["cards"]]
        trios = min(types.count(kind) for kind in TYPES)
        for card, ways in self.desk["refunds"].items():
            rest = [self.printed.DESIGNS[other["id"]].card.type for other in self.desk["cards"] if other["id"] != card]
            note = say("desk-breaks-trio") if min(rest.count(kind) for kind in TYPES) < trios else ""
            for number, tokens in enumerate(ways):
                words = teller.several([say(f"kind-{kind}", n=count) for kind, count in zip(KINDS, tokens, strict=True) if count])
                label = say("desk-sell", card=teller.thing(card, "card"), tokens=words)
                typed = f"sell {card}" + (f" {number + 1}" if number else "")
                found.append(Choice(label, "", (typed,), ("liquidate", card, tokens), "liquidate", note=note))
        return found

    def exchanges(self, teller: Teller) -> list[Choice]:
        """What cards let one swap: one free token for one of another kind."""
        if not self.desk["swaps"]:
            return []
        say = teller.speaker.say
        return [
            Choice(
                say("desk-swap", given=Word(say(f"kind-{given}", n=1)), taken=Word(say(f"kind-{taken}", n=1))),
                "", (f"swap {given} {taken}", f"swap {say(f'letter-{given}')} {say(f'letter-{taken}')}".casefold()),
                ("swap", given, taken), "swap",
            )
            for given in KINDS for taken in KINDS if given != taken
        ]  # fmt: skip

    def _take(self, choice: Choice) -> tuple[Any, ...] | Wrong | None:
        """Selling and swapping are noted, again forgotten, and happen with the rest."""
        if choice.name == "liquidate":
            _, card, tokens = choice.move or ("", "", [])
            if self.sold.get(card) == tokens:
                del self.sold[card]
            else:
                self.sold[card] = tokens
                self.picked = [item for item in self.picked if item != card]
            return None
        if choice.name == "swap":
            _, given, taken = choice.move or ("", "", "")
            if (given, taken) in self.swaps:
                self.swaps.remove((given, taken))
            else:
                self.swaps.append((given, taken))
            return None
        return super()._take(choice)

    def items(self) -> list[Item]:
        """Slots by what they take and what they give, cards by their names."""
        say = self.teller.speaker.say
        slots = zip(self.sheet.names, self.sheet.kinds, self.sheet.processes, strict=True)
        given = {
            slot: say("desk-slot", token=Word(say(f"kind-{kind}", n=1)), process=Word(say(f"process-{PROCESSES[process]}")))
            for slot, kind, process in slots
        }
        return [replace(item, label=given.get(item.value, item.label)) for item in super().items()]

    def _named(self, word: str) -> Item | None:
        return super()._named(word.rstrip("*").partition("=")[0])

    def value(self, space: Mapping[str, Any], words: list[str]) -> Any:
        self.by_ideas, self.workers = set(), {}
        for word in words:
            item, (_, _, number) = self._named(word), word.partition("=")
            if item is not None and word.endswith("*"):
                self.by_ideas.add(item.value)
            if item is not None and number.isdecimal():
                self.workers[item.value] = int(number[:2])
        return super().value(space, words)

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
        cards = {card["id"]: card for card in self.desk["cards"] if card["id"] not in self.sold}
        off = [item for item, place in (*slots.items(), *cards.items()) if place["now"] and item not in self.picked]
        left = dict(zip((*KINDS, IDEA), (*self.desk["free"], self.desk["ideas"]), strict=True))
        for card in self.desk["cards"]:
            for token in card["now"] if card["id"] in self.sold else ():
                left[token] += 1
        for tokens in self.sold.values():
            for kind, count in zip(KINDS, tokens, strict=True):
                left[kind] += count
        for item in off:
            now = (slots.get(item) or cards[item])["now"]
            for token in [now] if isinstance(now, str) else now:
                left[token] += 1
        for given, taken in self.swaps:
            left[given] -= 1
            left[taken] += 1
        on = [item for item in (*slots, *cards) if item in self.picked and not (slots.get(item) or cards[item])["now"]]
        laid = [self.lay_slot(item, slots[item]["token"], left) if item in slots else self.lay_card(item, left) for item in on]
        sold = [["liquidate", card, tokens] for card, tokens in self.sold.items()]
        swapped = [["swap", given, taken] for given, taken in self.swaps]
        return [*sold, *([["deactivate", off]] if off else []), *swapped, *laid]

    def lay_slot(self, slot: str, kind: str, left: dict[str, int]) -> list[Any]:
        """A slot's own token, or an idea if there is none."""
        wants = slot in self.by_ideas and left[IDEA]
        token = IDEA if wants or (not left[kind] and left[IDEA]) else kind
        left[token] -= 1
        return ["activate", slot, token]

    def lay_card(self, card: str, left: dict[str, int]) -> list[Any]:
        """A card's tokens, ideas for those that are missing."""
        design = self.printed.DESIGNS[card]
        if design.card.most_tokens:
            workers = max(0, min(self.workers.get(card, design.card.most_tokens), design.card.most_tokens, left["worker"]))
            if card in self.by_ideas and left[IDEA]:
                workers = 0
            instead = 0 if workers else min(1, left[IDEA])
            left["worker"] -= workers
            left[IDEA] -= instead
            return ["activate", card, workers or 1 - instead, instead]
        ideas: list[int] = []
        for kind, need in zip(KINDS, design.activation, strict=True):
            here = 0 if card in self.by_ideas else max(0, left[kind])
            short = min(max(0, need - here), max(0, left[IDEA]))
            ideas.append(short)
            left[kind] -= need - short
            left[IDEA] -= short
        return ["activate", card, ideas]
