import { expect, test } from "vitest";
import { pause } from "./waiting";

test("soon at first, then calmly, never for long", () => {
  expect(pause(0, () => 1)).toBe(400);
  expect(pause(2, () => 1)).toBe(1600);
  expect(pause(50, () => 1)).toBe(8000);
  expect(pause(50, () => 0)).toBe(4000);
});
