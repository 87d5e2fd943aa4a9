import { expect, test } from "vitest";
import { money, number, signed } from "./numbers";

test.each([
  ["en", 999, "999"],
  ["en", 1200, "1,200"],
  ["en", 1234567, "1,234,567"],
  ["es", 1200, "1200"],
  ["es", 12345, "12.345"],
  ["en", -1200, "−1,200"],
  ["xx", 1200, "1,200"],
])("%s writes %i as %s", (locale, value, written) => expect(number(locale, value)).toBe(written));

test("numbers in columns have no marks", () => expect(number("en", 12345, false)).toBe("12345"));

test("money", () => {
  expect(money("en", 1200)).toBe("$1,200");
  expect(money("es", 1200)).toBe("$1200");
  expect(money("en", -50)).toBe("−$50");
});

test("changes carry their sign", () =>
  expect([signed("en", 190), signed("en", -10), signed("en", 0)]).toEqual(["+190", "−10", "±0"]));
