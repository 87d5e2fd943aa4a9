import { expect, test } from "vitest";
import { aboutOf, buttons, drawable, fits, listed, start } from "./spaces";
import { BARE } from "./testing";
import type { Question, Space } from "./wire";

const one: Space = { kind: "one_of", options: ["left", "right"] };
const amount: Space = { kind: "amount", lo: 10, hi: 50, step: 10 };
const subset: Space = { kind: "subset", options: ["a", "b", "bluff"], least: 1, most: 3, but: [["bluff"]] };
const product: Space = { kind: "product", spaces: [one, amount] };
const odd: Space = { kind: "other" };

test("where controls begin", () => {
  expect([one, amount, subset, product, odd].map(start)).toEqual([null, 10, [], [null, 10], null]);
  expect(start({ kind: "one_of", options: [3] })).toBe(3);
  expect(start({ kind: "one_of", options: ["", "a"] })).toBe("");
});

test.each([
  [one, "left", true],
  [one, "up", false],
  [amount, 30, true],
  [amount, 35, false],
  [amount, 60, false],
  [subset, ["b"], true],
  [subset, ["bluff"], false],
  [subset, [], false],
  [subset, ["c"], false],
  [product, ["left", 20], true],
  [product, ["left", 25], false],
  [product, ["left"], false],
] as [Space, never, boolean][])("%j holds %j: %s", (space, value, held) => expect(fits(space, value)).toBe(held));

test("what gets a button of its own", () => {
  expect(buttons({ name: "keep", spaces: [] })).toEqual([["keep"]]);
  expect(buttons({ name: "take", spaces: [one] })).toEqual([
    ["take", "left"],
    ["take", "right"],
  ]);
  expect(buttons({ name: "bet", spaces: [subset] })).toBeNull();
});

test("unknown spaces fall back to what is listed", () => {
  const question: Question = {
    ...BARE,
    about: [{ move: ["odd", 1], price: 5 }, { move: ["even", 2] }],
  };
  expect(drawable(odd)).toBe(false);
  expect(drawable({ kind: "product", spaces: [one, odd] })).toBe(false);
  expect(listed(question, "odd")).toEqual([["odd", 1]]);
  expect(aboutOf(question, ["odd", 1])?.["price"]).toBe(5);
  expect(listed({ ...question, default: ["strange", 7] }, "strange")).toEqual([["strange", 7]]);
  expect(
    buttons({
      name: "buy",
      spaces: [
        {
          kind: "listed",
          options: [
            ["a", 1],
            ["b", 2],
          ],
        },
      ],
    }),
  ).toEqual([
    ["buy", ["a", 1]],
    ["buy", ["b", 2]],
  ]);
});
