"""The table of FinanCity: the ring of zones, the offers, every household, and one's own forecast for the year."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from alcancia.games.financity.content import BENEFITS, ZONES, At
from alcancia.kernel import Preview
from alcancia.terminal.answering import Answer
from alcancia.terminal.drawing import MARKS, Drawing
from alcancia.terminal.lines import Line, Span, flow, pad
from alcancia.text import money

GOALS: Final = ("wellbeing", "savings", "loans", "investments")
GAUGE: Final = 8
"""Cells of the gauge of loan cards; each stands for three."""


class Own(Drawing):
    """FinanCity, drawn for people."""

    def dollars(self, amount: int) -> str:
        """Money as this language writes it."""
        return money(amount, self.sitting.teller.speaker.locale)

    def thing(self, card: str) -> str:
        """The name of a card."""
        return str(self.say(f"card-{card}"))

    # ── the question ─────────────────────────────────────────────────────────

    def formed(self, view: Mapping[str, Any], question: Mapping[str, Any]) -> dict[str, Any]:
        """Savings cards and prices are filled in one by one, each field with its own words."""
        moves = [{**move, "spaces": [self.form(view, move["name"], space) for space in move["spaces"]]} for move in question["moves"]]
        return {**question, "moves": moves}

    def form(self, view: Mapping[str, Any], name: str, space: Mapping[str, Any]) -> Mapping[str, Any]:
        """A form for cards of three kinds, or for a Product and its price."""
        if "faces" in space:
            held = view["table"]["players"][view["seat"]]["savings"]
            asks = [self.say(f"field-{name}", face=self.dollars(face), held=n) for face, n in zip(space["faces"], held, strict=True)]
            return {"kind": "product", "spaces": [{**one, "ask": ask} for one, ask in zip(space["spaces"], asks, strict=True)]}
        if "deals" in space:
            *words, price = space["spaces"]
            fields: list[Mapping[str, Any]] = [{**words[0], "ask": self.say("field-card")}]
            if len(words) > 1:
                names = [self.sitting.names[seat] for seat in words[1]["options"]]
                fields.append({**words[1], "labels": names, "ask": self.say("field-buyer")})
            return {"kind": "product", "spaces": [*fields, {**price, "ask": self.say("field-price")}]}
        return space

    def status(self, view: Mapping[str, Any], answer: Answer) -> str:
        """While savings cards are counted: what it would come to so far."""
        if answer.form is not None and answer.given and answer.form.name in ("arrange", "withdraw"):
            preview = self.sitting.table.preview(view["seat"], (answer.form.name, answer.filled()))
            if isinstance(preview, Preview):
                said = self.sitting.teller.consequence(preview.to_json(), view["question"]["figures"])
                return f"{said} {answer.hint()}"
        return ""

    # ── always in sight ──────────────────────────────────────────────────────

    def own_lines(self, view: Mapping[str, Any], columns: int, rows: int = 50) -> list[Line]:
        seen = view["table"]
        player = seen["players"][view["seat"]]
        words = [
            self.say("own-money", cash=player["cash"], savings=player["saved"]),
            self.say("own-rest", wellbeing=player["wellbeing"], loans=player["loans"], tokens=player["tokens"]),
        ]
        if "bill" in player:
            words.append(self.say("own-bills", bill=player["bill"], due=player["due"]))
        lines = flow([[Span(word)] for word in " ".join(map(str, words)).split()], columns)
        if seen["event"]:
            effect = " ".join(self.event_words(seen.get("event_card") or {}))
            said = f"{self.say('bar-event')} {self.thing(seen['event'])}. {effect}"
            lines += flow([[Span(word, "note")] for word in said.split()], columns)
        return lines

    def event_words(self, card: Mapping[str, Any]) -> Iterator[str]:
        """What the event of the year does."""
        for part, amount in (card.get("pay") or {}).items():
            if amount:
                yield str(self.say("effect-pay" if part == "base" else f"effect-pay-{part}", amount=amount))
        if card.get("lose_cash"):
            yield str(self.say("effect-lose_cash", amount=card["lose_cash"]["max"], part=card["lose_cash"]["part"]))
        for name in ("gain_cash", "gain_wellbeing", "lose_wellbeing"):
            if card.get(name):
                yield str(self.say(f"effect-{name}", amount=card[name]))
        for name, amount in (card.get("next_year") or {}).items():
            if amount:
                yield str(self.say(f"effect-next-{name}", amount=abs(int(amount))))
        ways = [
            str(self.say("effect-pay", amount=branch["pay"].get("base", 0)) if branch.get("pay")
                else self.say("effect-lose_wellbeing", amount=branch["lose_wellbeing"]))
            for branch in card.get("choice") or ()
        ]  # fmt: skip
        if ways:
            yield str(self.say("board-either", ways=" / ".join(ways)))

    # ── the table ────────────────────────────────────────────────────────────

    def header(self, view: Mapping[str, Any]) -> Line:
        seen = view["table"]
        line: Line = [Span(f" {self.say('game-name')} ", "title"), Span("  ")]
        line += [Span(self.say("bar-year", n=seen["year"], of=seen["years"]), "strong"), Span("  ")]
        if seen["marker"]:
            line += [Span(f" {self.say('zone-' + seen['marker'])} ", "badge"), Span("  ")]
        if view["seat"] is not None:
            line += self.seat(view["seat"])
            mine = seen["players"][view["seat"]]
            if mine.get("free") is not None:
                line += [Span("  "), Span(self.say("bar-free", amount=mine["free"]), "strong" if mine["free"] >= 0 else "trouble")]
        return line

    def table(self, view: Mapping[str, Any], answer: Answer | None, columns: int, rows: int = 50) -> list[Line]:
        seen = view["table"]
        rule: list[Line] = [[Span("─" * columns, "dim")]] if rows >= 28 else []
        lines = [*self.ring(seen, columns), *rule, *self.offers(seen, columns)]
        if seen["event"]:
            lines.append([Span(self.say("bar-event") + " ", "dim"), Span(self.thing(seen["event"]), "strong")])
        lines += rule
        for seat in range(view["seats"]):
            lines += self.household(view, seat, columns)
        for offer in view["offers"]:
            lines += self.standing(offer, columns)
        if view["seat"] is not None:
            lines += [*rule, *self.mine(view, columns)]
        return lines

    def ring(self, seen: Mapping[str, Any], columns: int) -> list[Line]:
        """The zones in the order of the walk, the marker, and the homes that stand on them."""
        pieces: list[Line] = []
        for zone in ZONES:
            here = zone == seen["marker"]
            there = [seat for seat, player in enumerate(seen["players"]) if player["zone"] == zone]
            homes = (
                f"({', '.join(self.sitting.names[seat] for seat in there)})"
                if self.aloud and there
                else "".join(map(MARKS.__getitem__, there))
            )
            name = f"{(self.say('aloud-here') + ' ' if self.aloud else '▶') if here else ''}{self.say(f'zone-{zone}')}"
            piece: Line = [Span(name, "badge" if here else "strong" if zone in BENEFITS else "dim")]
            pieces.append([*piece, Span(f" {homes}", "note")] if homes else piece)
        return flow([[*piece, Span(" ·", "dim")] for piece in pieces], columns)

    def offers(self, seen: Mapping[str, Any], columns: int) -> list[Line]:
        """The cards that lie face up, with what they cost and bring."""
        lines: list[Line] = []
        for deck, about in (("investments", self.investment), ("shopping", self.purchase)):
            label = pad(str(self.say(f"zone-{At.INVESTMENTS if deck == 'investments' else At.SHOPPING}")), 14)
            for number, card in enumerate(seen["offer"][deck]):
                pieces: list[Line] = [[Span(f" {self.thing(card)} ", "button")], *([Span(word, "note")] for word in about(card).split())]
                lines += flow(pieces, columns, [Span(" " * 14 if number else label, "strong")], 16)
        return lines

    def investment(self, card: str) -> str:
        """$100 → $40 a year."""
        found = self.printed.INVESTMENTS[card]
        return str(self.say("bar-investment", cost=found.cost, income=found.income))

    def purchase(self, card: str) -> str:
        """$180, +45 wellbeing, expenses +$10."""
        found = self.printed.SHOPPING[card]
        words = [str(self.say("bar-purchase", cost=found.cost, wellbeing=found.wellbeing, yearly="yes" if found.every_year else "no"))]
        if found.expense:
            words.append(str(self.say("about-expense-more" if found.expense > 0 else "about-expense-less", amount=abs(found.expense))))
        return " ".join(words)

    def household(self, view: Mapping[str, Any], seat: int, columns: int) -> list[Line]:
        """One seat: money, debt, wellbeing and the four lights."""
        player = view["table"]["players"][seat]
        waiting = "…" if seat in view["asked"] else " "
        first: Line = [Span(f"{waiting}", "note"), *self.seat(seat, 16), Span(" ")]
        cash = "—" if player["cash"] is None else self.dollars(player["cash"])
        pieces: list[Line] = [
            [Span(f"{self.say('measure-cash')} ", "dim"), Span(cash, "strong")],
            [Span(f"{self.say('measure-savings')} ", "dim"), Span(self.dollars(player["saved"]), "strong")],
            [Span(f"{self.say('measure-wellbeing')} ", "dim"), Span(str(player["wellbeing"]), "strong")],
            [Span(f"{self.say('measure-loans')} ", "dim"), *self.gauge(player["loans"])],
            [Span(self.lights(player["goals"]), "strong")],
        ]
        if player["tokens"]:
            pieces.append([Span(f"{self.say('insurance-token')} ×{player['tokens']}", "note")])
        if player["restricted"]:
            pieces.append([Span(f" {self.say('bar-restricted')} ", "alarm")])
        elif player["must_extra_job"]:
            pieces.append([Span(str(self.say("bar-bound")), "trouble")])
        return flow(pieces, columns, first, 18)

    def gauge(self, loans: int) -> Line:
        """Loan cards up to the cap; from 13 on it is an alarm."""
        terms = self.printed.content.bank.loan
        cells = -(-loans * GAUGE // terms.cap)
        look = "trouble" if loans >= terms.overindebted_from else "strong"
        return [Span(f"{loans} ", look), Span("▮" * cells, look), Span("▯" * (GAUGE - cells), "dim")]

    def lights(self, goals: Mapping[str, bool]) -> str:
        """The four goals, lit or not."""
        if self.aloud:
            return str(self.say("aloud-goals", n=sum(goals[name] for name in GOALS), of=len(GOALS)))
        return "".join("●" if goals[name] else "○" for name in GOALS)

    def standing(self, offer: Mapping[str, Any], columns: int) -> list[Line]:
        """An offer between two seats."""
        kind, card, price = offer["terms"]
        seller, buyer = (offer["by"], offer["to"]) if kind == "sale" else (offer["to"], offer["by"])
        told = {"key": "trade_proposed", "args": {"kind": kind, "by": seller, "to": buyer, "card": card, "price": price}}
        words = f"{offer['no']}. {self.sitting.teller.fact(told)}"
        return flow([[Span(word, "note")] for word in words.split()], columns)

    # ── one's own side ───────────────────────────────────────────────────────

    def mine(self, view: Mapping[str, Any], columns: int) -> list[Line]:
        """Forecast of the year, goals in words, and the cards one owns."""
        seen = view["table"]
        player = seen["players"][view["seat"]]
        lines: list[Line] = []
        if "bill" in player:
            forecast = [
                self.say("bar-income", amount=player["income"]),
                self.say("bar-bill", amount=player["expenses"]),
                self.say("bar-due", amount=player["due"], count=player["due"] // seen["terms"]["card"]),
            ]
            lines += flow([[Span(str(words))] for words in forecast], columns, [Span(pad(str(self.say("bar-forecast")), 14), "strong")], 14)
        goals = view["options"]
        wanted = {
            "wellbeing": goals["goal_wellbeing"], "savings": goals["goal_savings"], "loans": 0, "investments": goals["goal_investments"],
        }  # fmt: skip
        pieces: list[Line] = []
        for name in GOALS:
            lit = player["goals"][name]
            pieces.append(
                [
                    Span(f"{self.say('aloud-reached' if lit else 'aloud-open')} " if self.aloud else "● " if lit else "○ ", "strong"),
                    Span(str(self.say(f"goal-{name}", goal=wanted[name])), "" if lit else "note"),
                ]
            )
        lines += flow(pieces, columns, [Span(pad(str(self.say("bar-goals")), 14), "strong")], 14)
        saved = [f"{count} × {self.dollars(face)}" for count, face in zip(player["savings"], seen["terms"]["faces"], strict=True) if count]
        owned = [*saved, *self.owned(player["investments"]), *self.owned(player["shopping"])]
        if owned:
            lines += flow(
                [[Span(f"{words},")] for words in owned[:-1]] + [[Span(owned[-1])]],
                columns,
                [Span(pad(str(self.say("bar-own")), 14), "strong")],
                14,
            )
        return lines

    def owned(self, cards: Iterable[Sequence[Any]]) -> list[str]:
        """The names of owned cards."""
        return [self.thing(own[0]) for own in cards]

    # ── the end ──────────────────────────────────────────────────────────────

    def ending(self, columns: int) -> list[Line]:
        """Who won, how each score was made, and what this game teaches each of them."""
        table = self.sitting.table
        lines: list[Line] = []
        for row in table.standings():
            goals = sum(row["goals"].values())
            title = "rank-champion" if row["champion"] else "rank-winner" if row["winner"] else "rank-other"
            first: Line = [Span(f"{row['rank']}. ", "strong"), *self.seat(row["seat"], 18)]
            first += [Span(f" {self.sitting.teller.plain(row['score'])}  ", "strong"), Span(f"{self.lights(row['goals'])}  ")]
            lines.append([*first, Span(str(self.say(title, goals=goals)), "strong" if row["winner"] else "dim")])
            for part in row["parts"]:
                figures = {name: value for name, value in part.items() if name != "part"}
                lines.append([Span("     "), Span(str(self.say(f"score-{part['part']}", **figures)), "dim")])
        lines.append([])
        for lesson in table.lessons():
            args = {name: self.sitting.teller.argument(name, value) for name, value in lesson.items() if name != "lesson"}
            words = str(self.say(f"lesson-{lesson['lesson']}", **args))
            lines += flow([[Span(word)] for word in words.split()], columns, [Span("· ", "note")], 2)
        return lines
