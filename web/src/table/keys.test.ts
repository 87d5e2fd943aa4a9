import { expect, test } from "vitest";
import { meant } from "./keys";

const NAMES = ["buy", "build", "pass", "árbol"].map((name) => name.normalize("NFD").replace(/\p{M}/gu, ""));

test("a digit means the option of that number, if there is one", () => {
  expect(meant(NAMES, "1", -1)).toBe(0);
  expect(meant(NAMES, "4", 2)).toBe(3);
  expect(meant(NAMES, "5", 2)).toBeNull();
  expect(meant(NAMES, "0", 2)).toBeNull();
});

test("a letter means the next option that begins with it, accents or not", () => {
  expect(meant(NAMES, "b", -1)).toBe(0);
  expect(meant(NAMES, "b", 0)).toBe(1);
  expect(meant(NAMES, "B", 1)).toBe(0);
  expect(meant(NAMES, "a", -1)).toBe(3);
  expect(meant(NAMES, "á", -1)).toBe(3);
  expect(meant(NAMES, "z", -1)).toBeNull();
  expect(meant(NAMES, " ", -1)).toBeNull();
});
