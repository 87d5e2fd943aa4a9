import { expect, test } from "vitest";
import type { GameFacts, OptionSchema } from "../kernel/wire";
import { presetOf, readFile, readLink, rulesFile, rulesLink } from "./sharing";

const plain = { live: false, secret: false };
const schema: { [name: string]: OptionSchema } = {
  fee: { type: "int", default: 10, lo: 0, hi: 90, ...plain },
  open: { type: "bool", default: false, ...plain },
  deck: { type: "choice", default: "long", values: ["long", "short"], ...plain },
  out: { type: "words", default: [], values: [], ...plain },
  cards: { type: "map", default: {}, values: ["a"], each: { type: "int", default: 0, ...plain }, ...plain },
  first: { type: "seat_or_random", default: "random", ...plain },
};
const game: GameFacts = {
  id: "town",
  version: "1",
  seats: [3, 4],
  options: { "3": schema, "4": schema },
  presets: { hard: { fee: 50 } },
  bots: [],
  says: {},
  parts: {},
};
const rules = { game: "town", seats: 4, options: { fee: 50, open: true, deck: "short", out: ["a", "b"] } };

test("there and back by link", () => {
  const link = rulesLink("http://x", rules);
  expect(link).toBe("http://x/#town?seats=4&fee=50&open=true&deck=short&out=a%2Cb");
  expect(readLink(game, link.split("?")[1] ?? "")).toEqual(rules);
});
test("what is made of parts comes back whole", () => {
  const nested = { game: "town", seats: 4, options: { cards: { a: 2 }, first: 1 } };
  expect(readLink(game, rulesLink("http://x", nested).split("?")[1] ?? "")).toEqual(nested);
  expect(readLink(game, "cards={").options).toEqual({ cards: "{" });
});
test("a box goes along, and only one of this game", () => {
  const boxed = { ...rules, box: "town@0123456789abcdef" };
  expect(readLink(game, rulesLink("http://x", boxed).split("?")[1] ?? "")).toEqual(boxed);
  expect(readFile(rulesFile(boxed))).toEqual(boxed);
  expect(readLink(game, "box=city@0123456789abcdef").box).toBeUndefined();
  expect(readLink(game, "box=town@x").box).toBeUndefined();
});
test("there and back by file", () => expect(readFile(rulesFile(rules))).toEqual(rules));
test("what nobody knows is left to the server", () =>
  expect(readLink(game, "seats=9&fee=much&odd=1")).toEqual({
    game: "town",
    seats: null,
    options: { fee: "much", odd: "1" },
  }));
test.each(["", "null", "[]", "{", '{"form":"other"}', '{"form":"alcancia-rules","game":"town","options":[]}'])(
  "no file of ours: %s",
  (text) => expect(readFile(text)).toBeNull(),
);
test("a preset is known by what it changes", () => {
  expect(presetOf(game.presets, schema, { fee: 50, deck: "long" })).toBe("hard");
  expect(presetOf(game.presets, schema, { fee: 51 })).toBeNull();
});
