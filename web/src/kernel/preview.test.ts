import { expect, test } from "vitest";
import { shownOf } from "./preview";
import { BARE } from "./testing";
import type { Question } from "./wire";

const question: Question = {
  ...BARE,
  figures: { cash: 100, loans: 2 },
  about: [
    {
      move: ["buy", "x"],
      by: { cash: -30 },
      paid: { price: 25, tax: 5 },
      then: { cash: -10 },
      until: "asked",
      years: 3,
    },
    { move: ["offer"], by: { points: 1 }, other_by: { cash: 7 }, until: "others" },
  ],
};

test("a sentence gets every figure as it will be, and how it changes", () => {
  expect(shownOf(question, ["buy", "x"])).toEqual({
    cash: 70,
    cash_by: -30,
    cash_up: 0,
    cash_down: 30,
    loans: 2,
    loans_by: 0,
    loans_up: 0,
    loans_down: 0,
    paid_price: 25,
    paid_tax: 5,
    then_cash: -10,
    years: 3,
  });
  expect(shownOf(question, ["offer"])).toMatchObject({ points: 1, points_by: 1, other_cash: 7 });
  expect(shownOf(question, ["sell"])).toBeNull();
});
