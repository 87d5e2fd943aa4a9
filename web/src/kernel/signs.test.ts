import { expect, test } from "vitest";
import { notes } from "./sound";
import { heardByDefault } from "./night";

test("at night it is quiet unless somebody wants it otherwise", () => {
  expect([8, 12, 19].map(heardByDefault)).toEqual([true, true, true]);
  expect([20, 23, 0, 6].map(heardByDefault)).toEqual([false, false, false, false]);
});

test("sounds are short and soft", () => {
  for (const tune of Object.values(notes))
    for (const [pitch, at, long] of tune) {
      expect(pitch).toBeGreaterThan(200);
      expect(pitch).toBeLessThan(1500);
      expect(at + long).toBeLessThan(1.5);
    }
});
