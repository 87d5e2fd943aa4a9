"""The table of City Life: the winding road, the players, the Banker's Chart, and the quiz as everybody sees it."""

from collections.abc import Collection, Mapping
from typing import Any, Final

from alcancia.games.citylife.content import BOARD, DEED_AT, PLACES, SQUARES
from alcancia.games.citylife.packs import LETTERS
from alcancia.terminal.answering import Answer
from alcancia.terminal.drawing import MARKS, Drawing
from alcancia.terminal.lines import Line, Span, flow, pad, wrap

SIGNS: Final = {
    "start": "◦", "blank": "·", "dollar": "$", "house": "⌂", "tower": "▮", "path": "»", "traffic": "!", "extra": "+", "school": "?",
    "advance": "→", "bill": "-", "miss": "x", "tax": "%", "hospital": "H", "collect": "$", "amusement_park": "→", "jail": "#",
    "tower_move": "→", "back": "←", "lottery": "L", "museum": "M", "finish": "★",
}  # fmt: skip
"""One sign for what a square does; colours only help."""
CELL: Final = 6
ROAD: Final = 10 * CELL
ROAD_ROWS: Final = 10
OTHER_ROWS: Final = 16
"""Rows that players, question and log should have before the road is drawn."""


class Own(Drawing):
    """City Life, drawn for people."""

    def keys(self, view: Mapping[str, Any]) -> dict[Any, str]:
        """Quiz answers are named by their letters."""
        return {letter: letter for letter in LETTERS} if view["table"]["quiz"] else {}

    def answer(self, view: Mapping[str, Any]) -> Answer | None:
        """An offer is one thing for a price of one's own."""
        shown = {**view, "may": [self.priced(question) for question in view["may"]]}
        answer = super().answer(shown)
        for choice in answer.menu if answer else ():
            if choice.name == "answer" and choice.move:  # what is answered, not by which letter: five answers fill a small screen
                choice.label = str(self.sitting.teller.plain(view["table"]["quiz"]["answers"][choice.move[1]]))
        return answer

    def priced(self, question: Mapping[str, Any]) -> dict[str, Any]:
        """The question with a form in place of the many offers there could be."""
        moves = []
        for move in question["moves"]:
            spaces = [self.deal(space) if space["kind"] == "trade" else space for space in move["spaces"]]
            moves.append({**move, "spaces": spaces})
        return {**question, "moves": moves}

    def deal(self, space: Mapping[str, Any]) -> dict[str, Any]:
        """What to buy from whom or to sell to whom, and for how much."""
        mine, *others = space["goods"]
        deals: list[tuple[int, str, str]] = []
        for other in others:
            deals += [(other["seat"], "buy", asset) for asset in (*other["deeds"], *(["share"] if other["shares"] else []))]
            deals += [(other["seat"], "sell", asset) for asset in (*mine["deeds"], *(["share"] if mine["shares"] else []))]
        labels = [
            str(self.say(f"deal-{way}", asset=self.say(f"card-{asset}"), name=self.sitting.names[seat])) for seat, way, asset in deals
        ]
        most = max(player["cash"] for player in space["goods"])
        price = {
            "kind": "amount",
            "lo": space["step"],
            "hi": max(most, space["step"]),
            "step": space["step"],
            "ask": self.say("field-price"),
        }

        def make(deal: tuple[int, str, str], amount: int) -> list[Any]:
            seat, way, asset = deal
            goods = [[], 1] if asset == "share" else [[asset], 0]
            return [seat, [], 0, amount, *goods, 0] if way == "buy" else [seat, *goods, 0, [], 0, amount]

        what = {"kind": "one_of", "options": deals, "labels": labels, "ask": self.say("field-deal")}
        return {"kind": "product", "spaces": [what, price], "make": make}

    # ── always in sight ──────────────────────────────────────────────────────

    def own_lines(self, view: Mapping[str, Any], columns: int, rows: int = 50) -> list[Line]:
        """One's own cash and place, and the road ahead where the whole road has no room."""
        seen = view["table"]
        me = seen["players"][view["seat"]]
        place = self.say(f"square-{SQUARES[me['pos']].name}")
        said = self.say("own-car", cash=me["cash"], n=me["pos"], place=place, steps=me["steps"])
        lines = flow([[Span(word, "strong")] for word in str(said).split()], columns)
        if rows < ROAD_ROWS + OTHER_ROWS:
            lines += self.ahead(view, columns)
        return lines

    def ahead(self, view: Mapping[str, Any], columns: int) -> list[Line]:
        """The squares that come next, with what is on them and who stands there."""
        seen = view["table"]
        me = seen["players"][view["seat"]]
        standing: dict[int, list[int]] = {}
        for seat, player in enumerate(seen["players"]):
            if not player["gone"]:
                standing.setdefault(player["pos"], []).append(seat)
        path = list(seen["paths"].get(me["route"], ()))
        onward = path[path.index(me["pos"]) :] if me["pos"] in path else [me["pos"]]
        squares = [*onward, *range(onward[-1] + 1, PLACES.finish + 1)][: columns // CELL]
        line: Line = []
        for number in squares:
            line += self.square(number, standing.get(number, []), seen["owner"])
        return [line]

    # ── the table ────────────────────────────────────────────────────────────

    def header(self, view: Mapping[str, Any]) -> Line:
        line = super().header(view)
        lottery = self.say("bar-lottery", amount=view["table"]["lottery"])
        rules = self.say(f"option-rules-{view['table']['rules']}")
        return [*line, Span("  "), Span(rules, "dim"), Span("  "), Span(lottery, "strong")]

    def table(self, view: Mapping[str, Any], answer: Answer | None, columns: int, rows: int = 50) -> list[Line]:
        seen = view["table"]
        lines: list[Line] = []
        if columns >= ROAD and rows >= ROAD_ROWS + OTHER_ROWS:
            lines += self.road(view)
        for seat in seen["order"]:
            lines += self.player(view, seat, columns)
        lines += self.chart(view, columns)
        lines += self.matter(view, columns)
        if seen["quiz"]:
            offered = {choice.move[1] for choice in (answer.menu if answer else ()) if choice.name == "answer" and choice.move}
            lines += self.quiz(seen["quiz"], columns, offered)
        for offer in view["offers"]:
            terms = self.sitting.teller.sentence("", ("offer", [offer["to"], *offer["terms"]]))
            lines += wrap(f"{offer['no']}. {self.sitting.names[offer['by']]}: {terms}", columns, "strong")
        return lines

    def words(self, view: Mapping[str, Any], answer: Answer | None) -> list[str]:
        """Without the road: a hundred numbers and signs are nothing to listen to."""
        return self.spoken([self.header(view), *self.table(view, answer, 100, ROAD_ROWS)])

    def road(self, view: Mapping[str, Any]) -> list[Line]:
        """Ten rows, 100 at the top left; pieces stand on their squares."""
        seen = view["table"]
        standing: dict[int, list[int]] = {}
        for seat, player in enumerate(seen["players"]):
            if not player["gone"]:
                standing.setdefault(player["pos"], []).append(seat)
        lines: list[Line] = []
        for row in range(ROAD_ROWS, 0, -1):
            squares = sorted((square for square in BOARD.square if square.row == row), key=lambda square: square.column)
            line: Line = []
            for square in squares:
                line += self.square(square.number, standing.get(square.number, []), seen["owner"])
            lines.append(line)
        return lines

    def square(self, number: int, here: list[int], owner: Mapping[str, int]) -> Line:
        """A square: its number, its sign in the owner's colour, and who stands there."""
        kind = SQUARES[number].kind
        holder = owner.get(DEED_AT.get(number, ""), -1)
        look = f"seat{holder}" if holder >= 0 else "dim" if kind == "blank" else "strong"
        line: Line = [Span(f"{number:>3}", "dim"), Span(SIGNS[kind], look)]
        if len(here) > 2:
            return [*line, Span(f"{MARKS[here[0]]}+", f"seat{here[0]}")]
        line += [Span(MARKS[seat], f"seat{seat}") for seat in here]
        return [*line, Span(" " * (2 - len(here)))]

    def player(self, view: Mapping[str, Any], seat: int, columns: int) -> list[Line]:
        """One player: where, how much, what is owned and what is hanging over them."""
        seen = view["table"]
        player = seen["players"][seat]
        turn = "▶" if seat == seen["active"] else " "
        first: Line = [Span(f"{turn} ", "badge" if turn.strip() else ""), *self.seat(seat, 16), Span(" ")]
        if player["gone"]:
            return [[*first, Span(self.say("bar-gone"), "dim")]]
        place = self.say(f"square-{SQUARES[player['pos']].name}")
        pieces: list[Line] = [
            [Span(f"{player['pos']} {place}", "strong")],
            [Span(self.say("bar-steps", n=player["steps"]), "dim")],
            [Span(self.say("bar-cash", amount=player["cash"]), "strong")],
        ]
        path = str(self.say(f"path-{player['route']}"))
        if player["route"] != "main" and str(place) not in path:
            pieces.insert(1, [Span(path, "note")])
        if player["shares"]:
            pieces.append([Span(self.say("bar-shares", n=player["shares"]))])
        pieces += [[Span(deed, f"seat{seat}")] for deed in player["deeds"]]
        if player["points"]:
            pieces.append([Span(self.say("bar-points", n=player["points"], of=view["options"]["demerit_limit"]), "note")])
        for block in player["missed"]:
            said = self.say("bar-missed", n=block["left"], cause=self.say(f"cause-{block['cause']}"))
            pieces.append([Span(said, "alarm" if block["kind"] == "jail" else "note")])
        return self.heard(seat, pieces) if self.aloud else flow(pieces, columns, first, 20)

    def chart(self, view: Mapping[str, Any], columns: int) -> list[Line]:
        """The Banker's Chart: every clock that runs, and shares bought from the Bank."""
        seen = view["table"]
        if seen["rules"] != "advanced":
            return []
        pieces: list[Line] = []
        for seat, player in enumerate(seen["players"]):
            name = self.sitting.names[seat]
            if player["loan"]:
                pieces.append([Span(self.say("bar-loan", name=name, n=player["loan"]["left"]), "note")])
            if player["bank_bought"]:
                of = view["options"]["share_cap"]
                pieces.append([Span(self.say("bar-bought", name=name, n=player["bank_bought"], of=of), "dim")])
        for entry in seen["mortgages"]:
            deed = self.say(f"card-{entry['deed']}")
            pieces.append([Span(self.say("bar-mortgage", deed=deed, n=entry["left"]), "note")])
        return flow(pieces, columns, [Span(f"  {self.say('bar-chart')} ", "dim")], 4) if pieces else []

    def matter(self, view: Mapping[str, Any], columns: int) -> list[Line]:
        """What the open question is about: a deed, an asset, a debt."""
        seen = view["table"]
        lines: list[Line] = []
        if seen["asset"]:
            asset = seen["asset"]["asset"]
            lines += wrap(f"{self.say(f'card-{asset}')}: {self.say(f'card-{asset}.about')}", columns, "strong")
        if seen["debt"]:
            debt = seen["debt"]
            cause = self.say(f"cause-{debt['cause']}")
            lines += wrap(
                self.say("bar-debt", name=self.sitting.names[debt["debtor"]], amount=debt["amount"], cause=cause), columns, "alarm"
            )
        return lines

    def quiz(self, quiz: Mapping[str, Any], columns: int, offered: Collection[str]) -> list[Line]:
        """The question, the answers that are not offered below, and who is asked in which order."""
        plain = self.sitting.teller.plain
        lines = wrap(f"{self.say('bar-question', n=quiz['number'], of=quiz['of'])} {plain(quiz['ask'])}", columns, "strong")
        for letter, text in quiz["answers"].items():
            if letter in offered:
                continue
            struck = letter in quiz["struck"]
            mark = "✓" if letter == quiz["key"] else "✗" if struck else " "
            lines.append([Span(pad(f"  {mark} {letter}) {plain(text)}", columns).rstrip(), "dim" if struck else "")])
        names = ", ".join(self.sitting.names[seat] for seat in quiz["queue"])
        if quiz["judge"] >= 0:
            names = self.say("bar-queue", names=names, judge=self.sitting.names[quiz["judge"]])
        return [*lines, *wrap(names, columns, "dim")]
