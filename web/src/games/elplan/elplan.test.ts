import { expect, test } from "vitest";
import {
  arranged,
  begin,
  fillUp,
  handOf,
  movesOf,
  moveOver,
  outlookOf,
  processesOf,
  putOn,
  sell,
  takeOff,
  type Arrangements,
  type Draft,
} from "./arranging";
import { allows, assigned, bestForIdeas, madeBy, missing, room, type Output } from "./making";
import type { Player, Printed, Sheet } from "./table";
import { affordable, before, needed, priceOf, tokensFor, type Purchases } from "./trading";

/** Organic Farm I. */
const FARM: Sheet = {
  type: "raw_material",
  slots: [
    ["worker", "production"],
    ["worker", "production"],
    ["money", "logistics"],
    ["energy", "logistics"],
    ["money", "marketing"],
    ["energy", "marketing"],
  ],
  rows: [
    [[1, 1, 0], "raw_material", 1],
    [[1, 1, 1], "consumer_good", 1],
    [[0, 1, 2], "service", 1],
  ],
};
const CARDS: { [card: string]: Printed } = {
  E04a: {
    type: "expert",
    cost: { money: 2 },
    activation: ["worker"],
    symbol: "pause",
    processes: ["production"],
    most_tokens: 3,
  },
  E05a: {
    type: "expert",
    cost: { money: 3 },
    activation: ["worker", "energy"],
    symbol: "pause",
    processes: ["production", "production", "logistics"],
  },
  I03a: { type: "infrastructure", cost: { money: 2, energy: 1 }, activation: ["energy"], symbol: "pause", wild: 1 },
};
const desk = (more: Partial<Arrangements> = {}): Arrangements => ({
  kind: "other",
  slots: FARM.slots.map(([token], at) => ({ id: `s${at + 1}`, token, now: "" })),
  cards: [],
  free: [2, 2, 2],
  ideas: 0,
  swaps: 0,
  liquidations: 0,
  refunds: {},
  wildcards: true,
  ...more,
});
const card = (id: string, now: Arrangements["cards"][number]["now"] = []) => ({
  id,
  activation: CARDS[id]?.activation ?? [],
  most: CARDS[id]?.most_tokens ?? 0,
  now,
});
const sure = (draft: Draft | null): Draft => draft ?? expect.fail("this should fit");

test("a slot takes its own resource, or an idea, and nothing else", () => {
  const space = desk({ free: [1, 0, 0], ideas: 1 });
  const one = sure(putOn(space, begin(space), "s1"));
  expect(one.on["s1"]).toEqual(["worker"]);
  expect(putOn(space, one, "s3", "worker")).toBeNull();
  const two = sure(putOn(space, one, "s2"));
  expect(two.on["s2"]).toEqual(["idea"]);
  expect(handOf(space, two)).toEqual([0, 0, 0, 0]);
  expect(putOn(space, two, "s3")).toBeNull();
  expect(movesOf(space, two)).toEqual([
    ["activate", "s1", "worker"],
    ["activate", "s2", "idea"],
  ]);
});

test("an idea frees a resource that lies there already", () => {
  const space = desk({
    slots: desk().slots.map((slot, at) => (at === 0 ? { ...slot, now: "worker" } : slot)),
    free: [0, 0, 0],
    ideas: 1,
  });
  const freed = sure(putOn(space, begin(space), "s1", "idea"));
  expect(handOf(space, freed)).toEqual([1, 0, 0, 0]);
  expect(movesOf(space, freed)).toEqual([
    ["deactivate", ["s1"]],
    ["activate", "s1", "idea"],
  ]);
  expect(movesOf(space, takeOff(space, freed, "s1"))).toEqual([["deactivate", ["s1"]]]);
  expect(putOn(desk({ ideas: 1, wildcards: false }), begin(desk()), "s1", "idea")).toBeNull();
});

test("a card takes all its tokens at once, ideas where one is missing", () => {
  const space = desk({ cards: [card("E05a")], free: [1, 0, 0], ideas: 1 });
  const active = sure(putOn(space, begin(space), "E05a", "worker"));
  expect(active.on["E05a"]).toEqual(["worker", "idea"]);
  expect(movesOf(space, active)).toEqual([["activate", "E05a", [0, 0, 1]]]);
  expect(putOn(desk({ cards: [card("E05a")], free: [1, 0, 0] }), begin(space), "E05a")).toBeNull();
});

test("Risk Prevention is filled one by one", () => {
  const space = desk({ cards: [card("E04a")], free: [2, 0, 0], ideas: 1 });
  let draft = begin(space);
  for (const _ of [1, 2, 3]) draft = sure(putOn(space, draft, "E04a"));
  expect(draft.on["E04a"]).toEqual(["worker", "worker", "idea"]);
  expect(putOn(space, draft, "E04a")).toBeNull();
  expect(movesOf(space, draft)).toEqual([["activate", "E04a", 2, 1]]);
  expect(processesOf(FARM, CARDS, draft)).toEqual({ have: [3, 0, 0], wild: 0 });
  expect(takeOff(space, draft, "E04a", 1).on["E04a"]).toEqual(["worker", "idea"]);
});

test("a token goes from one place to another", () => {
  const space = desk({
    slots: desk().slots.map((slot, at) => (at === 0 ? { ...slot, now: "worker" } : slot)),
    free: [0, 0, 0],
    cards: [card("E04a")],
  });
  const moved = sure(moveOver(space, begin(space), "s1", 0, "E04a"));
  expect(moved.on).toMatchObject({ s1: [], E04a: ["worker"] });
  expect(moveOver(space, begin(space), "s1", 0, "s3")).toBeNull();
});

test("everything is filled that can be, and ideas stay at hand", () => {
  const space = desk({ cards: [card("E04a")], free: [4, 1, 2], ideas: 2 });
  const full = fillUp(space, begin(space));
  expect(handOf(space, full)).toEqual([0, 0, 0, 2]);
  expect(processesOf(FARM, CARDS, full)).toEqual({ have: [4, 2, 1], wild: 0 });
});

test("a card sold back and a swap come before the tokens go to work", () => {
  const space = desk({
    cards: [card("I03a", ["energy"])],
    free: [0, 0, 0],
    swaps: 1,
    liquidations: 1,
    refunds: { I03a: [[0, 1, 1]] },
  });
  const sold = sell(begin(space), "I03a", [0, 1, 1]);
  expect(handOf(space, sold)).toEqual([0, 1, 2, 0]);
  const swapped = { ...sold, swapped: [["energy", "worker"] as ["energy", "worker"]] };
  const draft = sure(putOn(space, swapped, "s1"));
  expect(movesOf(space, draft)).toEqual([
    ["liquidate", "I03a", [0, 1, 1]],
    ["swap", "energy", "worker"],
    ["activate", "s1", "worker"],
  ]);
});

test("what was sent lies on the desk before it is revealed", () => {
  const space = desk({ cards: [card("I03a", ["energy"])], free: [2, 0, 0] });
  const player = {
    slots: ["", "", "", "", "", ""],
    cards: [["I03a", ["energy"]]],
    free: [2, 0, 0],
    ideas_free: 0,
    wild: 2,
  } as Partial<Player> as Player;
  const draft = sure(putOn(space, takeOff(space, begin(space), "I03a"), "s1"));
  const then = arranged(player, space, draft, outlookOf(player, space, draft, FARM, CARDS, 0));
  expect(then).toMatchObject({
    slots: ["worker", "", "", "", "", ""],
    cards: [["I03a", []]],
    free: [1, 0, 1],
    processes: [1, 0, 0],
    wild: 1,
    usable: 2,
  });
});

const output = (more: Partial<Output> = {}): Output => ({
  kind: "other",
  needs: FARM.rows.map(([need]) => need),
  have: [2, 2, 2],
  wild: 0,
  most: 6,
  ...more,
});

test("rows are allowed as far as the processes go, one of any kind fills a gap", () => {
  const wild = output({ wild: 1, most: 7 });
  expect(allows(wild, [0, 1, 1])).toBe(true);
  expect(allows(wild, [1, 1, 1])).toBe(false);
  expect(allows(output({ wild: 2, most: 8 }), [1, 1, 1])).toBe(true);
  expect(allows(output({ most: 4 }), [1, 1, 0])).toBe(false);
  expect(room(output(), [0, 0, 0], 0)).toBe(2);
  expect(missing(output(), [1, 1, 0], 0)).toEqual(["production", "logistics"]);
  expect(assigned(wild, [0, 1, 1])).toEqual([
    [],
    ["production", "logistics", "marketing"],
    ["logistics", "marketing", "wild"],
  ]);
});

test("the best for an idea completes a set", () => {
  expect(madeBy(FARM, bestForIdeas(FARM, output(), [0, 1, 0]))).toEqual([1, 0, 1]);
  expect(madeBy(FARM, bestForIdeas(FARM, output(), [0, 0, 0])).filter((count) => count > 0)).toHaveLength(2);
  expect(bestForIdeas(FARM, output({ have: [0, 0, 0], most: 0 }), [0, 0, 0])).toEqual([0, 0, 0]);
});

test("a purchase with discounts, and a sale in a price war", () => {
  const space: Purchases = {
    kind: "other",
    goods: ["consumer_good"],
    on_market: [0, 2, 0],
    price: 3,
    import_price: 5,
    less: 1,
    advisers: 1,
    money: 9,
  };
  const basket = { good: "consumer_good" as const, market: 2, imported: 1, advisers: 1 };
  expect(before(space, basket)).toBe(10);
  expect(priceOf(space, basket)).toBe(9);
  expect(needed(space, basket)).toBe(1);
  expect(affordable({ ...space, advisers: 0 }, basket)).toBe(false);
  expect(tokensFor({ kind: "other", held: [1, 0, 0], price: 1, less: 1 }, 1)).toBe(0);
});
