import { expect, test } from "vitest";
import { better } from "./happening";

test("more is better, but for what weighs on one", () => {
  const burdens = ["loans"];
  expect(better({ burdens }, { name: "cash", from: 10, to: 20 })).toBe(true);
  expect(better({ burdens }, { name: "cash", from: 20, to: 10 })).toBe(false);
  expect(better({ burdens }, { name: "loans", from: 0, to: 6 })).toBe(false);
  expect(better({ burdens }, { name: "loans", from: 6, to: 5 })).toBe(true);
  expect(better({}, { name: "loans", from: 6, to: 5 })).toBe(false);
});
