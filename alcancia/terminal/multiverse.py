"""The table of Multiverse Money: piles, bets, the order of play, and the hand grouped by currency."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from alcancia.games.multiverse.content import BLUFF, COIN
from alcancia.terminal.answering import Answer, Choice
from alcancia.terminal.lines import Line, Span, flow, pad, ruled
from alcancia.terminal.multiverse_cards import ROOMY, Cards

OTHER_ROWS: Final = 11
"""Rows that log, prompt and keys should have before lines are drawn between the parts."""


class Own(Cards):
    """Multiverse Money, drawn for people."""

    numbered = False  # `swap 2` names a seat, so a bare 2 must not name a move
    long = False

    # ── the question ─────────────────────────────────────────────────────────

    def prompt(self, view: Mapping[str, Any]) -> str:
        teller, seen = self.sitting.teller, view["table"]
        question = view["question"]["name"] if view["question"] else ""
        if question == "bet" and seen["last_round"]:
            return teller.prompt("bet", "last")
        if question == "exchange" and seen["swapped_by"] is not None:
            return teller.prompt("exchange", "swapped", name=teller.name(seen["swapped_by"]))
        return super().prompt(view)

    def extra(self, view: Mapping[str, Any]) -> list[Choice]:
        """Sitting out is a bet with a button of its own."""
        if view["waiting"] != "bet" or not self.sitting.table.options.sit_out:
            return []
        cards = [BLUFF] if self.sitting.table.options.bluff_cards else []
        words = tuple(dict.fromkeys((str(self.say("move-sit_out.type")), "out")))
        return [Choice(str(self.say("move-sit_out")), str(self.say("move-sit_out.about")), words, ("bet", cards))]

    def notes(self, view: Mapping[str, Any]) -> dict[tuple[Any, ...], str]:
        """What each exchange would do to the score, if the table shows scores."""
        question = view["question"] or {"about": (), "figures": {}}
        changes = {tuple(row["move"]): row.get("by", {}).get("score", 0) for row in question["about"]}
        return {move: f"{by:+d}" if by else "±0" for move, by in changes.items()} if "score" in question["figures"] else {}

    def status(self, view: Mapping[str, Any], answer: Answer) -> str:
        """The running bet: cards, total, lowest serial."""
        if view["waiting"] != "bet":
            about = answer.about()
            return f"{about} {self.say('bar-notes')}" if "score" in view["table"] else about
        money = [card for card in answer.picked if card != BLUFF]
        if not answer.picked:
            return str(self.say("bet-none"))
        bluff = "yes" if BLUFF in answer.picked else "no"
        low = min((self.printed.SERIAL[card] for card in money), default=0)
        return str(self.say("bet-running", count=len(money), total=self.printed.total(money), low=low, bluff=bluff))

    # ── the table ────────────────────────────────────────────────────────────

    def header(self, view: Mapping[str, Any]) -> Line:
        seen = view["table"]
        line: Line = [Span(f" {self.say('game-name')} ", "title"), Span("  ")]
        if seen["games"] > 1:
            line += [Span(self.say("bar-game", n=seen["game_no"], of=seen["games"]), "strong"), Span("  ")]
        line += [Span(self.say("bar-round", n=view["period"]), "strong"), Span("  ")]
        line.append(Span(self.say("bar-deck", n=seen["deck"]), "dim"))
        if seen["last_round"]:
            line += [Span("  "), Span(f" {self.say('banner-last_round')} ", "alarm")]
        if view["seat"] is not None:
            line += [Span("  "), *self.seat(view["seat"])]
            if "score" in seen:
                line += [Span("  "), Span(self.say("bar-score", n=seen["score"]), "strong")]
        return line

    def table(self, view: Mapping[str, Any], answer: Answer | None, columns: int, rows: int = 50) -> list[Line]:
        seen = view["table"]
        lines: list[Line] = []
        for pile in ("left", "right"):
            label = pad(self.say(f"bar-{pile}"), 10)
            lines += flow([self.chip(card, f"type {pile}") for card in seen[pile]], columns, [Span(label, "strong")], 10)
        order = self.order(seen["players"])
        around = [line for seat in range(view["seats"]) for line in self.player(view, seat, order, columns)]
        mine = self.hand(view, answer, columns) if view["seat"] is not None and "hand" in seen else []
        options = self.sitting.table.options  # what others hold may fill a small screen; what is mine stays on it
        parts = []
        for block in (mine, around) if options.open_hands or options.card_memory else (around, mine):
            if block:
                parts.append(len(lines))
                lines += block
        return ruled(lines, parts, columns) if len(lines) + len(parts) <= rows - OTHER_ROWS else lines

    def order(self, players: Sequence[Mapping[str, Any]]) -> list[int]:
        """Who plays next, and then who, as the bets lie now."""
        fewest = self.sitting.table.options.tie_break == "fewest_cards"

        def place(seat: int) -> tuple[int, int, int]:
            front = players[seat]["front"]
            return (-self.printed.total(front), len(front) if fewest else 0, self.printed.SERIAL[front[0]])

        return sorted((seat for seat, player in enumerate(players) if player["front"]), key=place)

    def player(self, view: Mapping[str, Any], seat: int, order: Sequence[int], columns: int) -> list[Line]:
        """One seat: who, how many cards, and what lies in front or what it is doing."""
        seen = view["table"]
        player = seen["players"][seat]
        turn = f"{order.index(seat) + 1}." if seat in order else "  "
        first: Line = [Span(f"{seat + 1} ", "dim"), *self.seat(seat, 17), Span(f" {turn} ", "badge" if turn.strip() else "")]
        first.append(Span(pad(self.say("bar-cards", n=player["cards"]), 11), "dim"))
        if seen["games"] > 1:
            first.append(Span(pad(self.say("bar-total", n=player["total"]), 8), "dim"))
        pieces: list[Line] = []
        if player["front"]:
            pieces = [
                *[self.chip(card, f"type swap {seat + 1}") for card in player["front"]],
                [Span(f"= {self.printed.total(player['front'])}", "strong")],
            ]
            if tied := self.tie(seen["players"], seat):
                pieces.append([Span(tied, "note")])
        elif word := self.doing(view, seat):
            pieces = [[Span(word, "dim")]]
            if player["bet"]:
                pieces += [[Span(" ▒▒ ", "back")] for _ in range(min(player["bet"], 8))]
        lines = flow(pieces, columns, first, 35)
        for name in ("hand", "known"):
            if player.get(name) and seat != view["seat"]:
                lines += flow(self.chips(player[name]), columns, [Span(pad("     " + self.say(f"bar-{name}"), 23), "dim")], 23)
        return lines

    def doing(self, view: Mapping[str, Any], seat: int) -> str:
        """What a seat without a face-up bet is doing."""
        seen = view["table"]
        player = seen["players"][seat]
        if view["over"]:
            return ""
        if view["waiting"] == "bet":
            if player["bet"] is None:
                return str(self.say("doing-thinking"))
            return str(self.say("doing-bet", n=player["bet"]))
        if player["sat_out"]:
            return str(self.say("doing-out"))
        return str(self.say("doing-played")) if seat in seen["acted"] else ""

    def tie(self, players: Sequence[Mapping[str, Any]], seat: int) -> str:
        """Where two bets are worth the same, the serial that decides."""
        front = players[seat]["front"]
        level = [
            player["front"] for player in players if player["front"] and self.printed.total(player["front"]) == self.printed.total(front)
        ]
        fewest = self.sitting.table.options.tie_break == "fewest_cards"
        if len(level) < 2:
            return ""
        return str(self.say("bar-tie.fewest" if fewest else "bar-tie", cards=len(front), low=self.printed.SERIAL[front[0]]))

    # ── the buttons ──────────────────────────────────────────────────────────

    def controls(self, answer: Answer, columns: int) -> list[Line]:
        """The cards are picked in the hand itself, so only the buttons remain."""
        return self.buttons(answer, columns, answer.form is None)

    def button(self, answer: Answer, index: int, choice: Choice, columns: int) -> str:
        """On a narrow screen only the word to type; what it does is told when it is under the cursor."""
        word = choice.words[0]
        return f"{choice.label} ({word})" if columns >= ROOMY or answer.form else word

    # ── the end ──────────────────────────────────────────────────────────────

    def ending(self, columns: int) -> list[Line]:
        """A table of currencies and seats: the sum, what was taken off, what sets gave."""
        rows = self.sitting.table.standings()
        wide = min(20, (columns - 13) // len(rows))
        lines: list[Line] = [[Span(f" {self.say('score-title')} ", "title")], []]
        lines.append([Span(" " * 13), *(span for row in rows for span in [*self.seat(row["seat"], wide - 1), Span(" ")])])
        parts = {row["seat"]: {part.get("currency", COIN): part for part in row["parts"]} for row in rows}
        for code in (*self.printed.CODES, COIN):
            if any(code in held for held in parts.values()):
                first: Line = [
                    Span(f" {self.say(f'currency-{code}.letter')} ", f"money-{code}"),
                    Span(pad(f" {self.say(f'currency-{code}')}", 10)),
                ]
                lines.append([*first, *(Span(pad(self.counted(parts[row["seat"]].get(code), wide), wide)) for row in rows)])
        lines.append([Span(pad(self.say("score-heading-total"), 13), "strong")])
        last = {row["seat"]: sum(part["points"] for part in row["parts"]) for row in rows}
        lines[-1] += [Span(pad(f"{last[row['seat']]}", wide), "strong") for row in rows]
        if len(rows[0]["games"]) > 1:
            lines.append([Span(pad(self.say("end-match"), 13), "strong"), *(Span(pad(f"{row['score']}", wide), "strong") for row in rows)])
        lines.append([Span(pad(self.say("end-rank"), 13), "strong"), *(Span(pad(f"{row['rank']}.", wide), "strong") for row in rows)])
        options = self.sitting.table.options
        legend = self.say("end-legend", line=options.full_line, fee=options.fee, bonus=options.set_bonus)
        return [*lines, [], *flow([[Span(word, "dim")] for word in legend.split()], columns)]

    def counted(self, part: Mapping[str, Any] | None, wide: int) -> str:
        """One cell: 190-100=90, 200+100=300, or 20 for coins."""
        if part is None:
            return "·"
        if "sum" not in part:
            return f"{part['points']}"
        taken, bonus = part["sum"] - part["base"], part["bonus"]
        worked = f"{part['sum']}" + (f"-{taken}" if taken else "") + (f"+{bonus}" if bonus else "")
        result = f"={part['points']}" if taken or bonus else ""
        return worked + result if len(worked + result) < wide else worked

    # ── in words, without a picture ──────────────────────────────────────────

    def words(self, view: Mapping[str, Any], answer: Answer | None) -> list[str]:
        seen, say = view["table"], self.say
        lines = [
            " ".join(span.text.strip() for span in self.header(view) if span.text.strip()),
            str(say("plain-left", cards=self.listed(seen["left"]))),
            str(say("plain-right", cards=self.listed(seen["right"]))),
        ]
        order = self.order(seen["players"])
        for seat, player in enumerate(seen["players"]):
            facts = {"n": seat + 1, "name": self.sitting.names[seat], "cards": player["cards"]}
            if player["front"]:
                place = order.index(seat) + 1
                lines.append(
                    str(say("plain-bet", **facts, place=place, bet=self.listed(player["front"]), total=self.printed.total(player["front"])))
                )
            else:
                lines.append(str(say("plain-seat", **facts, doing=self.doing(view, seat) or "-")))
        if view["seat"] is not None and "hand" in seen:
            keys = self.keys(view) if answer is not None else {}
            lines += [self.holding(code, seen["hand"], keys) for code in (*self.printed.CODES, COIN) if self.of(seen["hand"], code)]
            if BLUFF in seen["hand"]:
                lines.append(f"{keys[BLUFF]} = {say('card-bluff')}" if BLUFF in keys else str(say("card-bluff")))
        return lines

    def listed(self, cards: Sequence[str]) -> str:
        """Cards by name and serial."""
        return ", ".join(f"{self.say(f'card-{card}')} ({self.printed.SERIAL[card]:03d})" for card in cards)

    def holding(self, code: str, hand: Iterable[str], keys: Mapping[Any, str]) -> str:
        """One currency of the hand: each card with its key, the sum, and what is missing to the full line."""
        cards = self.of(hand, code)
        shown = ", ".join(
            (f"{keys[card]} = " if card in keys else "") + f"{self.printed.VALUE[card]} ({self.printed.SERIAL[card]:03d})" for card in cards
        )
        missing = max(0, self.sitting.table.options.full_line - self.printed.total(cards)) if code != COIN else 0
        return str(
            self.say("plain-holding", currency=self.say(f"currency-{code}"), cards=shown, sum=self.printed.total(cards), missing=missing)
        )
