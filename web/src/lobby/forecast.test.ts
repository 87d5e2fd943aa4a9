import { expect, test } from "vitest";
import { decimals } from "../kernel/numbers";
import { Voice } from "../kernel/voice";
import type { OptionSchema } from "../kernel/wire";
import { aboutOne, another, sentence } from "./forecast";

const usual = { live: false, secret: false };
const number: OptionSchema = { ...usual, type: "int", default: 50, lo: 0, hi: 100, step: 10 };
const yes: OptionSchema = { ...usual, type: "bool", default: true };
const word: OptionSchema = { ...usual, type: "choice", default: "a", values: ["a", "b"] };
const rules = { game: "financity", seats: 4, options: { years: 5 } };

test("a rule as usual is tried with another value that it may have", () => {
  expect(another(number, 50)).toBe(80);
  expect(another(number, 90)).toBe(100);
  expect(another(number, 100)).toBe(50);
  expect(another({ ...number, lo: 50, hi: 50 }, 50)).toBeUndefined();
  expect(another(yes, true)).toBe(false);
  expect(another(word, "b")).toBe("a");
  expect(another({ ...usual, type: "record", default: {} }, {})).toBeUndefined();
});

test("a changed rule is compared with the rules without it, one still to come with those in force", () => {
  const mine = { ...rules, options: { years: 5, fee: 80 } };
  expect(aboutOne(mine, "fee", number, 80)?.asked).toEqual({ ...mine, instead_of: { years: 5 } });
  expect(aboutOne(rules, "fee", number, 70)?.asked).toEqual({
    ...rules,
    options: { years: 5, fee: 70 },
    instead_of: { years: 5 },
  });
  expect(aboutOne(mine, "fee", number, 50)?.asked).toEqual({ ...rules, instead_of: mine.options });
  expect(aboutOne(rules, "fee", number, 50)).toEqual({
    asked: { ...rules, options: { years: 5, fee: 80 }, instead_of: { years: 5 } },
    tried: 80,
    changed: false,
  });
});

test("what is told is said with the places it has, as each language writes them", () => {
  const text =
    "measure-loans = Loans\nforecast-rise = { $figure }: { $before } to { $after }, { $by } ({ $low } to { $high })";
  const told = {
    message: "forecast-rise",
    figure: "loans",
    places: 1,
    before: 1200,
    after: 1234.5,
    by: 34.5,
    low: 30,
    high: 40,
  };
  expect(sentence(new Voice("en", [text]), told)).toBe("Loans: 1,200.0 to 1,234.5, 34.5 (30.0 to 40.0)");
  expect(sentence(new Voice("es", [text]), told)).toBe("Loans: 1200,0 to 1234,5, 34,5 (30,0 to 40,0)");
  expect(decimals("es", -12345.67, 0)).toBe("−12.346");
});
