"""The table of El Plan: the route, offers and market, the businesses of all, and one's own desk."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from alcancia.games.elplan.content import GOODS, KINDS, PROCESSES, SUBSIDIES, TYPES
from alcancia.games.elplan.production import products_of
from alcancia.kernel import Preview
from alcancia.terminal.answering import Answer, Choice
from alcancia.terminal.drawing import MARKS, Drawing, listed
from alcancia.terminal.elplan_desk import DeskAnswer
from alcancia.terminal.lines import Line, Span, flow, pad
from alcancia.text.speaker import Word

DISTRICTS: Final = ("1", "2", "3", "4", "5", "6", "7", "summary")
ROOMY: Final = 95
MOST_OUTPUTS: Final = 40
"""Up to so many ways to produce are listed; beyond that, rows are filled in one by one."""


class Own(Drawing):
    """El Plan, drawn for people."""

    # ── words ────────────────────────────────────────────────────────────────

    def letter(self, id: str) -> str:
        """The one letter that stands for a token, a process or a product."""
        return str(self.say(f"letter-{id}"))

    def letters(self, ids: Iterable[str], counts: Iterable[int]) -> str:
        """Counts in letters: W2 M1; aloud, in words."""
        if self.aloud:
            return self.counted(dict(zip(ids, counts, strict=True))) if any(counts) else str(self.say("aloud-nothing"))
        return " ".join(f"{self.letter(id)}{count}" for id, count in zip(ids, counts, strict=True))

    def counted(self, counts: Mapping[str, int]) -> str:
        """Counts in words: 2 money and 1 energy."""
        teller = self.sitting.teller
        return teller.several([str(self.say(f"kind-{id}", n=count)) for id, count in counts.items() if count])

    def some(self, kinds: Sequence[str], counts: Sequence[int]) -> Word:
        """The same for a message that has a wording of its own for nothing."""
        return Word(self.counted(dict(zip(kinds, counts, strict=True))), "" if any(counts) else "none")

    def cost(self, card: str) -> str:
        """The printed cost in letters: MME; aloud, in words."""
        if self.aloud:
            return self.letters(KINDS, self.printed.DESIGNS[card].cost)
        return "".join(self.letter(kind) * count for kind, count in zip(KINDS, self.printed.DESIGNS[card].cost, strict=True))

    # ── the question ─────────────────────────────────────────────────────────

    def answer(self, view: Mapping[str, Any]) -> Answer | None:
        if view["question"] is None:
            return None
        question, teller = view["question"], self.sitting.teller
        ask = self.sitting.table.asked[view["seat"]]
        if question["name"] == "administer":
            return DeskAnswer(question["moves"][0]["spaces"][0], teller, view["table"]["players"][view["seat"]]["plan"], self.printed)
        few = question["name"] == "produce" and len(ask.enumerate(MOST_OUTPUTS + 1)) <= MOST_OUTPUTS
        if question["name"] in ("pay", "acquire", "keep") or few:
            left = {**question, "moves": [move for move in question["moves"] if not move["spaces"]]}
            moves = [move for move in ask.enumerate(200) if len(move) > 1]
            if question["name"] == "produce":
                moves.sort(key=lambda move: -sum(self.made(view, move[1])))
            return Answer([left], teller, [self.choice(view, move) for move in moves])
        if question["name"] in ("produce", "buy", "sell"):
            forms = [{**move, "spaces": [self.form(view, space) for space in move["spaces"]]} for move in question["moves"]]
            return Answer([{**question, "moves": forms}], teller)
        answer = Answer([listed(ask, question)], teller, notes=self.notes(view), seen=view)
        if question["name"] == "choose_plan":  # the question says what is chosen: nine names and what they make fill a small screen
            for choice in answer.menu:
                choice.label = str(self.say(f"plan-{choice.move[1]}")) if choice.move else choice.label
        return answer

    def made(self, view: Mapping[str, Any], rows: tuple[int, ...]) -> tuple[int, int, int]:
        """What these rows of the own production table make."""
        return products_of(self.printed.SHEETS[view["table"]["players"][view["seat"]]["plan"]], rows)

    def choice(self, view: Mapping[str, Any], move: Sequence[Any]) -> Choice:
        """One of a short list of answers, in words."""
        name, value = move
        if name == "pay":
            label = str(self.say("do-pay", cancelled=self.some(KINDS, value[0]), tokens=self.some(KINDS, value[1])))
        elif name == "produce":
            label = str(self.say("do-produce", products=self.some(GOODS, self.made(view, value))))
        elif name == "keep":
            label = str(self.say("do-keep", products=self.some(GOODS, value)))
        else:
            card, advisers, cost, start = value
            price = self.counted(dict(zip(KINDS, cost, strict=True))) if any(cost) else self.say("board-free-of-charge")
            label = str(self.say("choose-card", card=self.say(f"card-{card}"), tokens=price, advisers=advisers, start=start))
            design = self.printed.DESIGNS[card].card
            what = (
                f"{self.say(f'card_type-{design.type}').capitalize()}. {self.say(f'card-{design.id}.about')} {self.consequence(view, move)}"
            )
            return Choice(label, "", (), (name, value), name, note=what)
        return Choice(label, "", (), (name, value), name, note=self.consequence(view, move))

    def form(self, view: Mapping[str, Any], space: Mapping[str, Any]) -> dict[str, Any]:
        """A space of this game as fields that the terminal knows; the rules judge what is filled in."""

        def amount(hi: int, ask: str, lo: int = 0, **args: Any) -> dict[str, Any]:
            return {"kind": "amount", "lo": lo, "hi": hi, "step": 1, "ask": self.say(f"field-{ask}", **args)}

        if space["kind"] == "output":
            sheet = self.printed.SHEETS[view["table"]["players"][view["seat"]]["plan"]]
            fields = []
            for need, (good, count) in zip(space["needs"], sheet.makes, strict=True):
                made, takes = self.say(f"kind-{GOODS[good]}", n=count), self.letters(("production", "logistics", "marketing"), need)
                fields.append(amount(min(space["most"] // sum(need), 99), "output", made=made, takes=takes))
            return {"kind": "product", "spaces": fields}
        if space["kind"] == "purchases":
            reach = space["money"] + space["less"] + space["advisers"]
            fields = [
                amount(max(space["on_market"]), "from_market", price=space["price"]),
                amount(reach // space["import_price"], "imported", price=space["import_price"]),
                amount(space["advisers"], "advisers"),
            ]
            return {"kind": "product", "spaces": [{"kind": "one_of", "options": space["goods"]}, *fields]}
        goods = [good for good, count in zip(GOODS, space["held"], strict=True) if count]
        most = max(space["held"])
        return {
            "kind": "product",
            "spaces": [{"kind": "one_of", "options": goods}, amount(most, "sold", 1), amount(most * space["price"], "as_energy")],
        }

    def notes(self, view: Mapping[str, Any]) -> dict[tuple[Any, ...], str]:
        """What a space would bring."""
        found: dict[tuple[Any, ...], str] = {}
        if view["question"] is not None and view["question"]["name"] == "choose_plan":
            return {("choose_plan", plan): self.plan_words(plan) for plan in view["table"]["plans"]}
        for row in (view["question"] or {}).get("about", ()):
            found[tuple(row["move"])] = self.sitting.teller.consequence(row, view["question"]["figures"])
        return found

    def plan_words(self, plan: str) -> str:
        """A plan side by side with the others: what its slots take and give, and what can be made of it."""
        sheet = self.printed.SHEETS[plan]
        if self.aloud:
            given = [self.say("aloud-slot", token=self.say(f"token-{kind}"), process=self.say(f"process-{PROCESSES[on]}"))
                     for kind, on in zip(sheet.kinds, sheet.processes, strict=True)]  # fmt: skip
            return f"{', '.join(map(str, given))}. {'. '.join(self.makes(plan))}."
        slots = [f"{self.letter(kind)}→{self.letter(PROCESSES[on])}" for kind, on in zip(sheet.kinds, sheet.processes, strict=True)]
        return f"{' '.join(slots)} · {' '.join(self.makes(plan))}"

    def makes(self, plan: str) -> list[str]:
        """The rows of a production table in letters: P+L→R; aloud, in words."""
        found, sheet = [], self.printed.SHEETS[plan]
        for need, (good, count) in zip(sheet.needs, sheet.makes, strict=True):
            if self.aloud:
                made = self.say(f"kind-{GOODS[good]}", n=count)
                found.append(str(self.say("aloud-row", needs=self.letters(PROCESSES, need), product=made)))
                continue
            taken = "+".join(self.letter(mark) for mark, times in zip(PROCESSES, need, strict=True) for _ in range(times))
            found.append(f"{taken}→{self.letter(GOODS[good])}{f'×{count}' if count > 1 else ''}")
        return found

    def legend(self, columns: int) -> list[Line]:
        """What each letter stands for; aloud there are none."""
        if self.aloud:
            return []
        kinds = {"token": KINDS, "process": PROCESSES, "product": GOODS}
        words = [f"{self.letter(id)} = {self.say(f'{kind}-{id}')} " for kind, ids in kinds.items() for id in ids]
        return flow([[Span(word, "dim")] for word in words], columns)

    def consequence(self, view: Mapping[str, Any], move: Sequence[Any]) -> str:
        """What a move would do, in words; nothing if it is not possible."""
        preview = self.sitting.table.preview(view["seat"], move)
        if not isinstance(preview, Preview):
            return ""
        return str(self.sitting.teller.consequence(preview.to_json(), view["question"]["figures"]))

    def status(self, view: Mapping[str, Any], answer: Answer) -> str:
        """While arranging: what is left at hand, and what could be made; while filling in a form: what it would do so far."""
        if isinstance(answer, DeskAnswer):
            shown = self.sitting.table.asked[view["seat"]].moves[0].spaces[0].preview(answer.moves())  # type: ignore[attr-defined]
            if shown is None:
                return str(self.say("desk-impossible"))
            made = self.letters(("production", "logistics", "marketing"), shown["processes"])
            hand = self.letters((*KINDS, "idea"), (*shown["free"], shown["ideas"]))
            warning = f"  {self.say('desk-bare')}" if not sum(shown["free"]) else ""
            return f"{self.say('desk-now', processes=made, hand=hand)}{warning}"
        if answer.form is not None and "ask" in (answer.space or {}):
            return f"{answer.summary()} {answer.hint()}".strip()
        if answer.form is not None and answer.given and (shows := self.consequence(view, (answer.form.name, tuple(answer.filled())))):
            return shows
        return answer.summary() or answer.about()

    def own_lines(self, view: Mapping[str, Any], columns: int, rows: int = 50) -> list[Line]:
        seen = view["table"]
        mine = seen["players"][view["seat"]]
        lines: list[Line] = []
        if mine["plan"]:
            free, products = (
                self.counted(dict(zip(names, mine[what], strict=True))) if any(mine[what]) else "0"
                for names, what in ((KINDS, "free"), (GOODS, "products"))
            )
            said = self.say("own-desk", free=free, products=products, ideas=mine["ideas"], points=mine["points"])
            lines += flow([[Span(word)] for word in str(said).split()], columns)
        elif (view["question"] or {}).get("name") == "choose_plan":
            lines += self.legend(columns)
        if seen["event"]:
            said = f"{self.say('card-' + seen['event'])}: {self.say('card-' + seen['event'] + '.about')}"
            lines += flow([[Span(word, "note")] for word in said.split()], columns)
        return lines

    # ── the table ────────────────────────────────────────────────────────────

    def header(self, view: Mapping[str, Any]) -> Line:
        seen = view["table"]
        line: Line = [Span(f" {self.say('game-name')} ", "title"), Span("  ")]
        if view["period"]:
            line += [Span(self.say("bar-period", n=view["period"], of=seen["periods"]), "strong"), Span("  ")]
        if seen["event"]:
            bad = self.printed.EVENTS[seen["event"]].tone == "negative"
            line.append(Span(f" {'−' if bad else '+'} {self.say('card-' + seen['event'])} ", "alarm" if bad else "go"))
        if view["seat"] is not None:
            line += [Span("  "), *self.seat(view["seat"])]
        return line

    def table(self, view: Mapping[str, Any], answer: Answer | None, columns: int, rows: int = 50) -> list[Line]:
        chosen = view["seat"] is not None and view["table"]["players"][view["seat"]]["plan"]
        desk = self.desk(view, answer, columns) if chosen else []
        around = [*self.offers(view, columns), *[line for seat in range(view["seats"]) for line in self.business(view, seat, columns)]]
        # Who works at the plan has it before their eyes on the smallest terminal too.
        first = (view["question"] or {}).get("name") in ("administer", "produce")
        return [*self.route(view, columns), *self.town(view, columns), *([*desk, *around] if first else [*around, *desk])]

    def route(self, view: Mapping[str, Any], columns: int) -> list[Line]:
        """The seven districts, the one with the cart lit."""
        here = view["table"]["district"]
        stops: list[Line] = []
        for number, district in enumerate(DISTRICTS, 1):
            name = str(self.say(f"district-{district}")) if columns >= ROOMY or number in (here, 8) else district
            stops.append([Span(f" ▶{district if number < 8 else ''} {name} ", "badge") if number == here else Span(name, "dim")])
        return flow(stops, columns)

    def town(self, view: Mapping[str, Any], columns: int) -> list[Line]:
        """Market, subsidies and where everybody stands."""
        seen = view["table"]
        stalls = self.letters(GOODS, seen["market"])
        if self.aloud:
            waiting = [f"{self.say(f'space-{space}')}: {coin}" for space, coin in zip(SUBSIDIES, seen["subsidies"], strict=True)]
            at = [f"{self.sitting.names[seat]}: {self.spot(one)}" for seat, one in enumerate(seen["players"]) if one["space"]]
            said = [f"{self.say('district-5')}: {stalls}.", f"{self.say('district-6')}: {', '.join(waiting)}.", *[f"{one}." for one in at]]
            return [[Span(line)] for line in said]
        coins = " ".join(
            f"{space}:{coin}{'' if seen['spaces'].get(space) else '×'}" for space, coin in zip(SUBSIDIES, seen["subsidies"], strict=True)
        )
        stands = [f"{player['space']}{MARKS[seat]}" for seat, player in enumerate(seen["players"]) if player["space"]]
        pieces: list[Line] = [
            [Span(f"{self.say('district-5')} ", "dim"), Span(stalls, "strong")],
            [Span(f" {self.say('district-6')} ", "dim"), Span(coins, "strong")],
        ]
        if stands:
            pieces.append([Span(f" {self.say('bar-spaces')} ", "dim"), Span(" ".join(stands), "strong")])
        return flow(pieces, columns)

    def spot(self, player: Mapping[str, Any]) -> str:
        """Where somebody stands."""
        return str(self.say(f"space-{player['space']}"))

    def offers(self, view: Mapping[str, Any], columns: int) -> list[Line]:
        """The cards on offer: name, cost, activation, sign, and what they do where there is room."""
        lines: list[Line] = []
        for type in TYPES:
            mark = str(self.say(f"card_type-{type}"))[:3].capitalize()
            for card in view["table"]["on_offer"][type]:
                if card:
                    lines.append(self.card_line(card, (), columns, f"{mark} "))
        return lines

    def card_line(self, card: str, tokens: Sequence[str], columns: int, lead: str = "") -> Line:
        """A card on one line; aloud, in a sentence."""
        design = self.printed.DESIGNS[card]
        if self.aloud:
            works = "yes" if tokens else "no"
            needs = self.sitting.teller.several([str(self.say(f"token-{kind}")) for kind in design.card.activation])
            words = {
                "card": self.say(f"card-{card}"),
                "type": self.say(f"card_type-{design.type}"),
                "cost": self.cost(card),
                "needs": needs,
            }
            return [Span(f"{self.say('aloud-card', works=works, **words)} {self.say(f'card-{design.card.id}.about')}")]
        needs = "+".join(self.letter(kind) for kind in design.card.activation)
        if design.card.most_tokens:
            needs = f"1-{design.card.most_tokens}{needs}"
        sign = "▶" if design.play else "Ⅱ"
        state = f"[{''.join(self.letter(token) for token in tokens)}]" if tokens else f"{sign}{needs}"
        line: Line = [
            Span(lead),
            Span(pad(f"{self.say('card-' + card)}", 27)),
            Span(pad(self.cost(card), 5), "dim"),
            Span(pad(state, 7), "strong"),
        ]
        about = str(self.say(f"card-{design.card.id}.about"))
        room = columns - 42 - len(lead)
        return [*line, Span(pad(about, room).rstrip(), "dim")]

    def business(self, view: Mapping[str, Any], seat: int, columns: int) -> list[Line]:
        """One seat on one line: plan, ideas, points, tokens, products, cards."""
        player = view["table"]["players"][seat]
        turn = "◉" if seat == view["table"]["turn_seat"] else " "
        first: Line = [Span(turn, "strong"), *self.seat(seat, 17), Span(" ")]
        pieces: list[Line] = []
        if player["plan"]:
            shown = ((KINDS, player["free"]), (GOODS, player["products"]))
            work = sum(bool(token) for token in player["slots"]) + sum(len(tokens) for _, tokens in player["cards"])
            words = [
                self.say("bar-ideas", ideas=player["ideas"], points=player["points"]),
                *(self.letters(ids, counts) for ids, counts in shown if any(counts) or not self.aloud),
                self.say("bar-work", work=work, cards=len(player["cards"])),
                self.say(f"plan-{player['plan']}"),
            ]
            pieces = [[Span(f"{word} ")] for word in map(str, words)]
        if player["benefit_lost"]:
            pieces.append([Span(str(self.say("bar-lost")), "trouble")])
        if seat in view["asked"]:
            pieces.append([Span("…", "dim")])
        return self.heard(seat, pieces) if self.aloud else flow(pieces, columns, first, 20)

    def desk(self, view: Mapping[str, Any], answer: Answer | None, columns: int) -> list[Line]:
        """The own plan: slots, what they give, cards, and the production table."""
        player = view["table"]["players"][view["seat"]]
        sheet = self.printed.SHEETS[player["plan"]]
        marks = PROCESSES
        picked = answer.picked if isinstance(answer, DeskAnswer) else None
        slots: list[Line] = []
        for name, number in sheet.names.items():
            token = player["slots"][number]
            on = name in picked if picked is not None else bool(token)
            text = f"{name} {self.letter(token or sheet.kinds[number])}→{self.letter(marks[sheet.processes[number]])}"
            slots.append([Span(f"{'■' if on else '□'}{text}", "picked" if on else "button", f"pick {name}" if picked is not None else "")])
        lines = flow(slots, columns, [Span(f"{self.say('bar-desk')} ", "strong")], 4)
        for card, tokens in player["cards"]:
            on = card in picked if picked is not None else bool(tokens)
            line = self.card_line(card, tokens, columns, f"{'■' if on else '□'} {card} ")
            lines.append([span._replace(act=f"pick {card}") for span in line] if picked is not None else line)
        have = self.letters(marks, player["processes"]) + (f" +{player['wild']}" if player["wild"] else "")
        table: list[Line] = [[Span(have, "strong")], *[[Span(row)] for row in self.makes(player["plan"])]]
        return [*lines, *flow(table, columns, [Span(f"{self.say('district-4')} ", "dim")], 4)]

    # ── the end ──────────────────────────────────────────────────────────────

    def ending(self, columns: int) -> list[Line]:
        """The score sheet, and what the year taught."""
        return [*super().ending(columns), [], *self.lessons(columns)]

    def _part(self, part: Mapping[str, Any]) -> str:
        """The messages are the headings of a table in the browser, so the number stands beside them."""
        return f"{super()._part(part)}: {part['n']}"

    def lessons(self, columns: int) -> Iterator[Line]:
        """The lessons of the year, one after the other."""
        teller = self.sitting.teller
        for lesson in self.sitting.table.lessons():
            given = {name: teller.argument(name, value) for name, value in lesson.items() if name != "lesson"}
            words = str(self.say(f"lesson-{lesson['lesson']}", **given)).split()
            yield from flow([[Span(word, "dim")] for word in words], columns, [Span("· ")], 2)
