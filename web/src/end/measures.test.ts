import { expect, test } from "vitest";
import { charted, figuresIn, linesOf } from "./measures";

const debrief = {
  lessons: [],
  measures: [
    { seat: 0, period: 1, move: "take", odd: 1, cash: 10 },
    { seat: 1, period: 1, move: "pass", odd: 1, cash: 20 },
    { seat: 0, period: 2, move: "take", odd: 2, cash: 30 },
  ],
};

test("only numbers are figures", () => expect(figuresIn(debrief)).toEqual(["odd", "cash"]));
test("what hardly changes gets no chart", () => expect(charted(debrief)).toEqual(["cash"]));
test("a period without a row repeats the one before", () =>
  expect(linesOf(debrief, 2, "cash")).toEqual([
    { seat: 0, figures: [10, 30] },
    { seat: 1, figures: [20, 20] },
  ]));
test("nothing to show", () => expect(charted(null)).toEqual([]));
