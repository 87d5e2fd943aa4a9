import { expect, test } from "vitest";
import type { Fact } from "../../kernel/wire";
import { better, turned, type Telling } from "./happening";

test("more is better, but for what weighs on one", () => {
  const burdens = ["loans"];
  expect(better({ burdens }, { name: "cash", from: 10, to: 20 })).toBe(true);
  expect(better({ burdens }, { name: "cash", from: 20, to: 10 })).toBe(false);
  expect(better({ burdens }, { name: "loans", from: 0, to: 6 })).toBe(false);
  expect(better({ burdens }, { name: "loans", from: 6, to: 5 })).toBe(true);
  expect(better({}, { name: "loans", from: 6, to: 5 })).toBe(false);
});

test("a page that takes the name of a later thing tells of that one's period", () => {
  const telling: Telling = {
    owned: () => ({}),
    opens: { period_started: "period" },
    common: ["period"],
    deed: () => false,
    fates: {},
  };
  const fact = (key: string, period: number): Fact => ({ key, args: { seat: 0 }, period });
  const fresh = [fact("goods_lost", 1), fact("period_started", 2)];
  const book = turned(telling, [], { fresh, said: () => true, before: {}, after: {}, me: 0 });
  expect(book.map(({ kind, period, rows }) => [kind, period, rows.length])).toEqual([["period", 2, 2]]);
});
