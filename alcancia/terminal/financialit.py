"""The table of FinanciaLit: the town with its slots and what it offers, one line per family, and one's own cards."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from alcancia.terminal.answering import Answer
from alcancia.terminal.drawing import Drawing
from alcancia.terminal.lines import Line, Span, flow, pad, ruled

NAME: Final = 24
"""Columns for the name of a location."""
OTHER_ROWS: Final = 11
"""Rows that log, prompt and keys should have before lines are drawn between the parts."""


class Own(Drawing):
    """FinanciaLit, drawn for people."""

    def own_lines(self, view: Mapping[str, Any], columns: int, rows: int = 50) -> list[Line]:
        home = self.own(view)
        if home is None:
            return []
        left = view["table"]["ahead"][view["seat"]]["after_bills"]
        said = self.say(
            "own-home", units=home["units"], happiness=home["happiness"], goods=home["goods"], need=home["need"], bills=home["bills_due"],
            left=left, forecast=home["forecast"],
        )  # fmt: skip
        lines = flow([[Span(word, "trouble" if left < 0 else "")] for word in str(said).split()], columns)
        figures = view["table"]["figures"].get(view["table"]["last_event"])
        if figures:
            does = ", ".join(self.operations(figures["operations"]))
            words = f"{self.say('bar-event', card=self.card(view['table']['last_event']))}: {does}"
            lines += flow([[Span(word, "note")] for word in words.split()], columns)
        return lines

    def operations(self, rows: Iterable[Sequence[Any]]) -> list[str]:
        """What an Event does, one thing after the other."""
        said = []
        for name, n, what, most in rows:
            id = f"operation-{name}-{what}" if name == "GAIN_PER" else f"operation-{name}"
            of = self.sitting.teller.thing(what, "tag") if type(what) is str else what
            said.append(str(self.say(id, n=n, what=of, max=most)))
        return said

    def notes(self, view: Mapping[str, Any]) -> dict[tuple[Any, ...], str]:
        """Price and consequence, and what a card does besides."""
        found = super().notes(view)
        figures = view["table"]["figures"]
        for move, note in list(found.items()):
            effects = figures.get(move[-1], {}).get("effects", ()) if len(move) == 2 and type(move[1]) is str else ()
            said = [str(self.say(f"effect-{name}", n=n, what=self.sitting.teller.plain(n))) for name, n in effects]
            if said:
                found[move] = f"{note} {'. '.join(said)}."
        return found

    def header(self, view: Mapping[str, Any]) -> Line:
        seen = view["table"]
        line: Line = [Span(f" {self.say('game-name')} ", "title"), Span("  ")]
        if seen["round"]:
            line += [Span(self.say("label-round", round=seen["round"], rounds=seen["rounds"]), "strong"), Span("  ")]
            line += [Span(self.say("label-events", n=seen["events_in"][seen["round"] - 1]), "dim"), Span("  ")]
        if seen["last_event"]:
            line += [Span(self.say("bar-event", card=self.card(seen["last_event"])), "dim"), Span("  ")]
        if view["seat"] is not None and view["seat"] >= 0:
            line += self.seat(view["seat"])
        return line

    def table(self, view: Mapping[str, Any], answer: Answer | None, columns: int, rows: int = 50) -> list[Line]:
        seen = view["table"]
        lines: list[Line] = []
        for place in seen["locations"]:
            lines += self.place(view, place, columns)
        parts = [len(lines)]
        for seat in range(len(seen["homes"])):
            lines += self.family(view, seat, columns)
        if (own := self.own(view)) is not None:
            parts.append(len(lines))
            lines += self.mine(view, own, columns)
        return ruled(lines, parts, columns) if len(lines) + len(parts) <= rows - OTHER_ROWS else lines

    def card(self, card: str) -> str:
        """A card's name."""
        return self.sitting.teller.thing(card, "card")

    # ── the town ─────────────────────────────────────────────────────────────

    def place(self, view: Mapping[str, Any], place: str, columns: int) -> list[Line]:
        """A location: its slots, and what can be had there."""
        closed = place in view["table"]["closed"]
        first: Line = [Span(pad(self.say(f"location-{place}"), NAME) + " ", "dim" if closed else "strong")]
        slots = view["table"]["locations"][place]
        if self.aloud:
            free = sum(slot["open"] and not closed and slot["seat"] is None for slot in slots)
            first.append(Span(f"{self.say('aloud-places', n=free)} "))
        for slot in () if self.aloud else slots:
            if not slot["open"] or closed:
                first.append(Span("[x]", "dim"))
            elif slot["seat"] is None:
                first.append(Span("[ ]"))
            else:
                first.append(Span(f"[{slot['seat'] + 1}]", f"seat{slot['seat'] % 9}"))
        first.append(Span("  "))
        words = self.offers(view, place)
        dots = [" ·"] * (len(words) - 1) + [""]
        return flow([[Span(word + dot, "dim")] for word, dot in zip(words, dots, strict=False)], columns, first, NAME + 18)

    def offers(self, view: Mapping[str, Any], place: str) -> list[str]:
        """What lies open at a location, with its figures."""
        seen, figures = view["table"], view["table"]["figures"]
        if place == "LAB":
            shown = [*seen["shows"]["career"], *seen["shows"]["skill"]]
            return [self.say("bar-work", card=self.card(card), n=figures[card]["income"]) for card in shown]
        if place == "INV":
            return [self.investment(card, figures[card]) for card in (*seen["shows"]["short"], *seen["shows"]["long"])]
        if place == "MKT":
            luxuries = [self.say("bar-luxury", card=self.card(card), cost=figures[card]["cost"]) for card in seen["market"]]
            own = self.own(view)
            if own is None:
                return luxuries
            return [*luxuries, self.say("bar-price", n=view["options"]["goods_price"], **{"from": own["rebate_from"]})]
        if place == "BIL" and (own := self.own(view)) is not None:
            # Where the discount is there without a pawn, a pawn adds nothing.
            adds = "BIL" in own["placed"] or own["bills_due"] == own["bills"]
            return [self.say("bar-discount", n=own["discount"])] if adds else []
        return []

    def own(self, view: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """The board of the seat that looks, once it has a family."""
        seat, homes = view["seat"], view["table"]["homes"]
        return homes[seat] if seat is not None and seat >= 0 and homes and homes[seat]["family"] else None

    def investment(self, card: str, it: Mapping[str, Any]) -> str:
        """An investment: what it costs, what it pays, and how long that takes."""
        return str(self.say("bar-invest", card=self.card(card), cost=it["cost"], units=it["units"], slots=it["slots"]))

    # ── the families ─────────────────────────────────────────────────────────

    def family(self, view: Mapping[str, Any], seat: int, columns: int) -> list[Line]:
        """One line per seat: purse, Happiness, income, goods, bills, protection, debts."""
        home = view["table"]["homes"][seat]
        first: Line = [Span(f"{seat + 1} ", "dim"), *self.seat(seat, 16), Span(" ")]
        if not home["family"]:
            return [first]
        turn = "badge" if seat in view["asked"] else ""
        first.append(Span("▶ " if seat in view["asked"] else "★ " if seat == view["table"]["first"] else "  ", turn))
        short = home["goods"] < home["need"]
        owed = home["units"] < home["bills_due"]
        if self.aloud:
            told = {"units": home["units"], "happiness": home["happiness"], "income": home["tracker"], "bills": home["bills_due"]}
            said = self.say(
                "aloud-home", **told, goods=home["goods"], need=home["need"], loans=len(home["loans"]), pawns=home["pawns_free"]
            )
            return flow([[Span(word)] for word in f"{self.card(home['family'])}: {said}".split()], columns, first, 22)
        pieces: list[Line] = [
            [Span(self.say("bar-units", n=home["units"]), "trouble" if owed else "strong")],
            [Span(self.say("bar-happiness", n=home["happiness"]), "strong"), Span(self.say("bar-projected", n=home["projected"]), "dim")],
            [Span(self.say("bar-income", n=home["tracker"]))],
            [Span(self.say("bar-goods", n=home["goods"], need=home["need"]), "trouble" if short else "")],
            [Span(self.say("bar-bills", n=home["bills_due"]))],
        ]
        if home["insurances"]:
            held = "-".join(str(self.say(f"bar-letter-{card}")) for card in home["insurances"])
            pieces.append([Span(self.say("bar-insurances", held=held))])
        if home["loans"]:
            pieces.append([Span(self.say("bar-loans", n=len(home["loans"])), "trouble")])
        if home["miscalculation"]:
            pieces.append([Span(self.say("bar-miscalculation"), "alarm")])
        pieces.append([Span(self.say("bar-pawns", n=home["pawns_free"]), "dim")])
        pieces.append([Span(self.card(home["family"]), "dim")])
        return flow(pieces, columns, first, 22)

    def mine(self, view: Mapping[str, Any], home: Mapping[str, Any], columns: int) -> list[Line]:
        """One's own cards, and what goods and bills will leave."""
        left = view["table"]["ahead"][view["seat"]]["after_bills"]
        figures: Line = [Span(self.say("bar-free", n=left), "trouble" if left < 0 else "strong"), Span("  ")]
        figures.append(Span(self.say("bar-forecast", n=home["forecast"]), "dim"))
        cards = [self.card(card) for card in (*home["insurances"], *home["skills"], *home["luxuries"])]
        cards += [self.card(card) if active else self.say("bar-inactive", card=self.card(card)) for card, active in home["careers"]]
        cards += [self.say("bar-token", card=self.card(card), n=token) for card, token in home["investments"]]
        words = [[Span(word + ("," if number + 1 < len(cards) else ""))] for number, word in enumerate(cards)]
        label = self.say("bar-cards") + ": "
        return [figures, *flow(words or [[Span(self.say("bar-none"), "dim")]], columns, [Span(label, "dim")], 4)]
