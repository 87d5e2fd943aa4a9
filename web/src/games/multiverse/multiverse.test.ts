import { expect, test } from "vitest";
import type { Move, NamedMove, Question } from "../../kernel/wire";
import { choicesOf } from "./choices";
import fixtures from "./fixtures.json";
import { lowest, playWith, PRINTED, total, WHOLE_CURRENCY } from "./money";
import { holdings, score } from "./scoring";
import { badge, order, others, tie, type MultiverseOptions, type MultiverseView } from "./table";

const options = {
  full_line: 200,
  fee: 100,
  set_bonus: 100,
  coin_points: 10,
  tie_break: "lowest_serial",
  score_preview: true,
  sit_out: true,
} as MultiverseOptions;

test("the cards are those of the game's content", () => {
  const money = [...PRINTED.values()].filter((card) => card.id !== "bluff");
  expect(Object.fromEntries(money.map(({ id, code, value, serial }) => [id, { code, value, serial }]))).toEqual(
    fixtures.printed,
  );
});

test("a box brings its own notes, and the usual ones come back", () => {
  const entry = (id: string, figures: { [way: string]: string }) => ({ id, names: {}, figures, says: {}, word: "" });
  const several = (name: string, given: number[]) =>
    Object.fromEntries(given.map((value, at) => [`${name}.${at + 1}`, String(value)]));
  const own = [10, 10, 10, 50, 50, 50, 60, 70, 90];
  const serials = ["oll", "fle", "ela", "ink", "cru", "spi", "yaw"].map((code, at) =>
    entry(
      code,
      several(
        "serials",
        own.map((_, note) => 100 * (at + 1) + note),
      ),
    ),
  );
  const money = [
    entry("values", several("is", own)),
    entry("set_values", several("is", [10, 50])),
    entry("coin_value", { is: "5" }),
    entry("coin_serials", several("is", [1, 2, 3, 4, 5, 6])),
  ];
  playWith({ box: "multiverse@x", game: "multiverse", tables: { money, "money-currencies": serials } });
  expect(total(["oll50c", "yaw90", "coin6"])).toBe(145);
  expect([lowest(["fle10b"]), WHOLE_CURRENCY]).toEqual([201, 400]);
  expect(score(["oll50a", "oll50b", "oll50c", "oll90"], options)).toBe(340);
  playWith(null);
  expect([total(["oll60"]), WHOLE_CURRENCY]).toEqual([60, 300]);
});

test("what the game itself counted, ordered and previewed comes out the same here", () => {
  for (const met of fixtures.tables) {
    const rules = { ...options, ...met.options };
    for (const { cards, score: points, parts } of met.counted) {
      expect(score(cards, rules)).toBe(points);
      const notes = parts.filter((part) => part.part === "currency");
      expect(
        holdings(cards, rules)
          .map(({ code, sum, base, bonus }) => [code, sum, base, bonus])
          .sort(),
      ).toEqual(notes.map(({ currency, sum, base, bonus }) => [currency, sum, base, bonus]).sort());
    }
    const now = view(met.fronts.map((cards) => cards.join(" ")));
    expect(order(now, rules).map((bet) => bet.seat)).toEqual(met.order);
    now.table = { ...now.table, hand: met.hand, left: met.left, right: met.right };
    const moves = met.after.map(([move]) => move as Move);
    const question: Question = { id: "", name: "exchange", seat: met.seat, sealed: false, moves: movesOf(moves) };
    const choices = choicesOf(now, question, rules);
    expect(choices.map((choice) => [JSON.stringify(choice.move), choice.score]).sort()).toEqual(
      met.after.map(([move, points]) => [JSON.stringify(move), points]).sort(),
    );
  }
});

/** The named moves of a question that offers these answers. */
function movesOf(moves: Move[]): NamedMove[] {
  return [...new Set(moves.map(([name]) => String(name)))].map((name) => {
    const told = moves.filter((move) => move[0] === name && move.length > 1).map((move) => move[1] as string | number);
    return { name, spaces: told.length > 0 ? [{ kind: "one_of", options: told }] : [] };
  });
}

const all = (code: string) => [...PRINTED.values()].filter((card) => card.code === code).map((card) => card.id);

test.each([
  [
    "E1",
    "oll20a oll20b oll20c oll30a fle20a fle30a fle50 fle60 ela20a ela20b ela20c ela30a ela30b ela30c ela50 ela60",
    620,
  ],
  ["E2", all("ink").join(" "), 500],
  ["E3", "ink20a ink30a ink40 ink50 ink60", 200],
  ["E4", "ink20a ink20b ink40 ink50 ink60", 90],
  ["E5", "cru20a cru40 cru60", 20],
  ["E6", "cru20a cru20b cru20c cru30a cru30b cru30c", 250],
  ["E7", "coin1 coin4 coin6 spi60 bluff", 30],
])("%s of the rules counts %s as %i", (_, cards, points) => expect(score(cards.split(" "), options)).toBe(points));

function view(fronts: string[], acted: number[] = [], seat: number | null = 0): MultiverseView {
  const players = fronts.map((cards) => ({
    cards: 5,
    bet: null,
    front: cards === "" ? [] : cards.split(" "),
    sat_out: cards === "",
    total: 0,
  }));
  const table = {
    game_no: 1,
    games: 1,
    removed: [],
    deck: 5,
    deck_start: 25,
    left: ["fle20a"],
    right: ["ink60"],
    last_round: false,
    stall: 0,
    acted,
    swapped_by: null,
    players,
    hand: ["fle60", "bluff"],
    history: [],
    rounds: 0,
  };
  return {
    game: "multiverse",
    seat,
    seats: fronts.length,
    period: 1,
    over: false,
    asked: [0],
    sealed: [],
    waiting: "exchange",
    agenda: [],
    question: null,
    may: [],
    offers: [],
    table,
  };
}

test("E9, E10: the highest bet first, then the lowest serial", () => {
  expect(order(view(["cru30b cru20c", "ela20a fle30b", "coin3"]), options).map((bet) => bet.seat)).toEqual([1, 0, 2]);
  expect(order(view(["ink60", "oll30a oll30b", "coin1 fle20a coin2 cru20a"]), options).map((bet) => bet.seat)).toEqual([
    1, 2, 0,
  ]);
});

test("E29: fewest cards first, where the table plays that", () => {
  expect(
    order(view(["oll30a oll30b", "ela60", ""]), { ...options, tie_break: "fewest_cards" }).map((bet) => bet.seat),
  ).toEqual([1, 0]);
});

test("badges go on from those who have played, and ties name their serials", () => {
  const now = view(["cru30b cru20c", "ela20a fle30b", "coin3"], [3]);
  const bets = order(now, options);
  expect([0, 1, 2, 3].map((seat) => badge(now, bets, seat))).toEqual([3, 2, 4, null]);
  expect(tie(bets)).toEqual({ total: 50, serials: ["011", "028"] });
  expect(tie(order(view(["ink60", "coin3", ""]), options))).toBeNull();
});

test("totals and lowest serials leave the decoy out", () =>
  expect([total(["fle30b", "bluff"]), lowest(["fle30b", "bluff"]), lowest(["bluff"])]).toEqual([30, 25, 0]));

test("others sit clockwise from one's left; a spectator sees all", () => {
  expect(others(view(["", "", ""], [], 1))).toEqual([2, 0]);
  expect(others(view(["", "", ""], [], null))).toEqual([0, 1, 2]);
});

test("choices: piles, bets by order of play, one's own bet back, each with its score", () => {
  const now = view(["ela60 ink60", "coin3", "cru60"]);
  const question: Question = {
    id: "1.0",
    name: "exchange",
    seat: 0,
    sealed: false,
    moves: [
      { name: "take", spaces: [{ kind: "one_of", options: ["left", "right"] }] },
      { name: "swap", spaces: [{ kind: "one_of", options: [1, 2] }] },
      { name: "keep", spaces: [] },
    ],
    figures: { score: 70 },
    about: [{ move: ["take", "left"], by: { score: 7 } }],
  };
  const choices = choicesOf(now, question, options);
  expect(choices.map((choice) => choice.key)).toEqual(["left", "right", "swap-2", "swap-1", "keep"]);
  expect(choices[0]?.score).toBe(77);
  expect(choices[3]).toMatchObject({
    move: ["swap", 1],
    gets: ["coin3"],
    after: ["fle60", "bluff", "coin3"],
    score: 10,
  });
});
