"""The cards of Multiverse Money: on the table as chips, in the hand grouped by currency."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from alcancia.games.multiverse.content import BLUFF, COIN
from alcancia.terminal.answering import Answer
from alcancia.terminal.drawing import Drawing
from alcancia.terminal.lines import Line, Span, flow, pad

CELLS: Final = 15
"""Of a currency's bar, which is as long as the whole currency."""
ROOMY: Final = 100
"""From so many columns on, all cards in hand show their serials too, and buttons say more."""
FEW: Final = 3
"""So many cards of a currency leave room for their serials on the smallest screen."""


class Cards(Drawing):
    """Cards and hands."""

    def letter(self, card: str) -> str:
        """The sign of a card's currency."""
        return str(self.say(f"currency-{self.printed.CURRENCY[card]}.letter"))

    def chip(self, card: str, act: str = "") -> Line:
        """A card on the table: sign, value and serial."""
        if card == BLUFF:
            return [Span(f" {self.say('card-bluff')} ", "bluff", act)]
        return [
            Span(f" {self.letter(card)}{self.printed.VALUE[card]} ", f"money-{self.printed.CURRENCY[card]}", act),
            Span(f"{self.printed.SERIAL[card]:03d}", "serial", act),
        ]

    def chips(self, cards: Iterable[str]) -> list[Line]:
        """Several cards on the table."""
        return [self.chip(card) for card in cards]

    def keys(self, view: Mapping[str, Any]) -> dict[Any, str]:
        """Cards are numbered as they lie in the drawing; the bluff card is b."""
        if view["seat"] is None or view["waiting"] != "bet":
            return {}
        numbered = [card for code in (*self.printed.CODES, COIN) for card in self.of(view["table"]["hand"], code)]
        keys: dict[Any, str] = {card: str(number) for number, card in enumerate(numbered, 1)}
        if BLUFF in view["table"]["hand"]:
            keys[BLUFF] = str(self.say("card-bluff.key"))
        return keys

    # ── the hand ─────────────────────────────────────────────────────────────

    def of(self, cards: Iterable[str], code: str) -> list[str]:
        """The cards of one currency by value."""
        return sorted(
            (card for card in cards if card != BLUFF and self.printed.CURRENCY[card] == code),
            key=lambda card: (self.printed.VALUE[card], self.printed.SERIAL[card]),
        )

    def hand(self, view: Mapping[str, Any], answer: Answer | None, columns: int) -> list[Line]:
        """Own cards by currency: sum on a bar with the line from which it counts in full, sets as dots, the cards."""
        seen = view["table"]
        keys = self.keys(view) if answer is not None else {}
        placed = list(seen["placed"] or ())
        front = list(seen["players"][view["seat"]]["front"])
        options = self.sitting.table.options
        lines: list[Line] = [
            [
                Span(pad(self.say("hand-currency"), 13), "dim"),
                Span(pad(self.say("hand-bar", line=options.full_line), 21), "dim"),
                Span(pad(" ".join(map(str, self.printed.MONEY.set_values)), 8), "dim"),
                Span(self.say("hand-placed") if placed else self.say("hand-front") if front else self.say("hand-cards"), "dim"),
            ]
        ]
        for code in self.printed.CODES:
            held, away = self.of(seen["hand"], code), self.of((*placed, *front), code)
            if held or away:
                first = self.currency(code, held, away, answer)
                lines += flow(self.cards(held, away, keys, answer, columns), columns, first, 43)
        coins, away = self.of(seen["hand"], COIN), self.of((*placed, *front), COIN)
        last = self.cards(
            [*coins, *([BLUFF] if BLUFF in seen["hand"] else [])], [*away, *[c for c in placed if c == BLUFF]], keys, answer, columns
        )
        if last:
            count = len(coins) + len(away)
            points = self.say("hand-coins", n=count, points=count * options.coin_points) if count else ""
            sign = Span(f" {self.say('currency-coin.letter')} ", "money-coin") if count else Span("   ")
            first = [sign, Span(pad(f" {points}", 40))]
            lines += flow(last, columns, first, 43)
        return lines

    def currency(self, code: str, held: Sequence[str], away: Sequence[str], answer: Answer | None) -> Line:
        """Sign, name, bar, sum and set dots of one currency. What is picked or lies on the table is drawn lighter."""
        picked = [card for card in held if answer is not None and card in answer.picked]
        worth = self.printed.total(held) + self.printed.total(away)
        loose = self.printed.total(picked) + self.printed.total(away)
        line: Line = [Span(f" {self.say(f'currency-{code}.letter')} ", f"money-{code}"), Span(pad(f" {self.say(f'currency-{code}')}", 10))]
        line += [*self.bar(code, worth - loose, worth), Span(f" {worth:3d} ", "strong")]
        values = [self.printed.VALUE[card] for card in (*held, *away)]
        for value in self.printed.MONEY.set_values:
            have = values.count(value)
            line.append(Span(f"{'●' * have}{'○' * (3 - have)} ", "strong" if have == 3 else ""))
        return [*line, Span(" ")]

    def bar(self, code: str, firm: int, worth: int) -> Line:
        """A bar up to the whole currency with a mark at the full line."""
        each = -(-sum(self.printed.MONEY.values) // CELLS)
        mark = self.sitting.table.options.full_line // each
        line: Line = []
        for cell in range(CELLS):
            if cell == mark:
                line.append(Span("┃", "strong"))
            low = cell * each
            if worth <= low:
                line.append(Span("·", "dim"))
            elif firm > low:
                line.append(Span("█" if worth >= low + each else "▌", f"bar-{code}"))
            else:
                line.append(Span("▒", f"bar-{code}"))
        if mark >= CELLS:
            line.append(Span("┃", "strong"))
        return line

    def cards(self, held: Sequence[str], away: Sequence[str], keys: Mapping[Any, str], answer: Answer | None, columns: int) -> list[Line]:
        """Cards in hand with their keys, picked ones marked; then those that lie on the table."""
        pieces: list[Line] = []
        order = [item.value for item in answer.items()] if answer is not None and keys else []
        serials = columns >= ROOMY or len(held) + len(away) <= FEW
        for card in held:
            label = self.say("card-bluff") if card == BLUFF else f"{self.printed.VALUE[card]}"
            if serials and card != BLUFF:
                label += f"·{self.printed.SERIAL[card]:03d}"
            if card not in keys or answer is None:
                pieces.append([Span(label)])
                continue
            look = "picked" if card in answer.picked else "button"
            if order and order[answer.cursor % len(order)] == card:
                look = "cursor-picked" if card in answer.picked else "cursor"
            mark = "*" if card in answer.picked else ":"
            pieces.append([Span(f"{keys[card]}{mark}{label}", look, f"pick {keys[card]}")])
        pieces += [[Span(f"({self.say('card-bluff') if card == BLUFF else self.printed.VALUE[card]})", "note")] for card in away]
        return pieces
