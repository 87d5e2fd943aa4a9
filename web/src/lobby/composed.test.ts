import { expect, test } from "vitest";
import type { OptionSchema } from "../kernel/wire";
import { apart, fitting, fresh, listed, put } from "./composed";

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
test.each([["", undefined], ["  ", undefined], ["much", undefined], ["2", 2], ["99", 6], ["-9", -3], ["1.6", 2]])("a figure that fits: %s", (text, found) => expect(fitting(figure, text)).toBe(found));
test("words of several parts; a dash for none", () => {
  expect(listed(" PAY 4 ,HAPPY -1,")).toEqual(["PAY 4", "HAPPY -1"]);
  expect(listed("–")).toEqual([]);
});
test("those of the same name are told apart", () => {
  const names = apart(["o20a", "o30", "o20b"], (value) => value.slice(0, 3), (name, n) => `${name} (${n})`);
  expect([...names].sort()).toEqual([["o20a", "o20 (1)"], ["o20b", "o20 (2)"], ["o30", "o30"]]);
});
