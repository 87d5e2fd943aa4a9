import { expect, test } from "vitest";
import type { OptionSchema, Phrase, Phrases } from "../kernel/wire";
import { apart, fitting, fresh, put, spoken, written } from "./composed";

const plain = { live: false, secret: false };
const figure: OptionSchema = { type: "int", default: 0, lo: -3, hi: 6, ...plain };
const card: OptionSchema = { type: "choice", default: "", values: ["INC-01", "INC-02"], ...plain };
const record: OptionSchema = { type: "record", default: {}, parts: { income: figure, card }, ...plain };

test("a part is set, and left out again", () => {
  expect(put({ cost: 3 }, "units", 5)).toEqual({ cost: 3, units: 5 });
  expect(put({ cost: 3, units: 5 }, "cost", undefined)).toEqual({ units: 5 });
});
test("a new entry changes nothing yet", () => {
  expect(fresh(figure, 1)).toBe(1);
  expect(fresh(record, { income: 1, card: "INC-02" })).toEqual({});
  expect(fresh(record, undefined)).toEqual({ income: 0, card: "INC-01" });
});
test.each([
  ["", undefined],
  ["  ", undefined],
  ["much", undefined],
  ["2", 2],
  ["99", 6],
  ["-9", -3],
  ["1.6", 2],
])("a figure that fits: %s", (text, found) => expect(fitting(figure, text)).toBe(found));
const cost = { lo: 0, hi: 20 };
const phrases: Phrases = {
  PAY: { form: "PAY {n}", slots: { n: cost } },
  "PER-work": { form: "PER work {n} max {max}", slots: { n: cost, max: cost } },
  protect: { form: "protect {what}", slots: { what: { says: "peril", values: ["fire", "theft"] } } },
  always: { form: "always", slots: {} },
};
const phrase = (name: string): Phrase => phrases[name] ?? { form: "", slots: {} };
test.each(["PAY 4", "PER work 1 max 4", "protect theft", "always"])(
  "a phrase is read and written again: %s",
  (text) => {
    const found = spoken(text, phrases);
    expect(found && written(phrase(found.name), found.filled)).toBe(text);
  },
);
test.each(["PAY", "PAY much", "PAY 4 5", "PER play 1 max 4", "protect dragons", "", "never"])(
  "what is no phrase: %s",
  (text) => expect(spoken(text, phrases)).toBeUndefined(),
);
test("another phrase keeps what fits it", () => {
  expect(written(phrase("PER-work"), { n: "3" })).toBe("PER work 3 max 1");
  expect(written(phrase("PAY"), { n: "-7" })).toBe("PAY 0");
  expect(written(phrase("protect"), { what: "dragons" })).toBe("protect fire");
});
test("those of the same name are told apart", () => {
  const names = apart(
    ["o20a", "o30", "o20b"],
    (value) => value.slice(0, 3),
    (name, n) => `${name} (${n})`,
  );
  expect([...names].sort()).toEqual([
    ["o20a", "o20 (1)"],
    ["o20b", "o20 (2)"],
    ["o30", "o30"],
  ]);
});
