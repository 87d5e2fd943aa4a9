import { describe, expect, it } from "vitest";
import { leapsOf, legsOf } from "./motion";
import { SQUARES, squareOf, middle } from "./squares";
import { ends } from "./clocks";
import fixtures from "./fixtures.json";
import { billOf, billsOf, dealOf, reach, refusalOf, squaresTo, type Deal, type Stand } from "./table";

const paths = { e1: [5, 16, 17, 18, 23, 38, 43], dead: [69, 52, 49] };
const deed = (list: number, cgt: number, ltt: number, payoff: number) => ({
  list,
  cgt,
  ltt,
  payoff,
  fee: 0,
  fee_tax: 0,
  mortgage: 0,
  property_tax: 0,
});
const terms = {
  share: { list: 500, cgt: 100, ltt: 0, payoff: 0, dollar_sign: 300 },
  house: deed(1000, 200, 200, 500),
  tower: deed(5000, 1000, 1000, 2500),
  loan: { amount: 1000, due: 1200 },
};
const table = {
  paths,
  terms,
  mortgages: [{ deed: "H04", left: 3, fresh: false }],
  players: [{ cash: 100 }, { cash: 2000 }],
};
const options = { six_misses: true, exact_finish: true, allow_gifts: false };

describe("the hundred squares", () => {
  it("are read from the game's content", () => {
    expect(SQUARES).toHaveLength(100);
    expect(squareOf(2)).toMatchObject({ number: 2, name: "faith", kind: "advance", to: 37 });
    expect(squareOf(19)).toMatchObject({ kind: "bill", amount: 400 });
  });
  it("run to and fro from the bottom left", () => {
    expect(middle(1).x).toBeLessThan(middle(10).x);
    expect(middle(11).x).toBe(middle(10).x);
    expect(middle(100).x).toBe(middle(1).x);
    expect(middle(100).y).toBeLessThan(middle(1).y);
  });
});

describe("walking", () => {
  it("follows a side path and then the main road", () => {
    expect(squaresTo(paths, { pos: 38, route: "e1" }, 46)).toEqual([43, 44, 45, 46]);
    expect(squaresTo(paths, { pos: 16, route: "main" }, 18)).toEqual([17, 18]);
    expect(squaresTo(paths, { pos: 5, route: "e1" }, 18)).toEqual([16, 17, 18]);
  });
  it("knows where each number leads", () => {
    const from = (pos: number, route = "main") =>
      [1, 2, 3, 4, 5, 6].map((pips) => reach(table, options, { pos, route }, pips));
    expect(from(69, "dead")).toEqual([52, 49, 50, 51, 52, null]);
    expect(from(97)).toEqual([98, 99, 100, null, null, null]);
    expect(reach(table, { ...options, exact_finish: false }, { pos: 97, route: "main" }, 5)).toBe(100);
    expect(reach(table, { ...options, six_misses: false }, { pos: 1, route: "main" }, 6)).toBe(7);
  });
  it("tells a roll from what sent the piece elsewhere", () => {
    const fresh = [
      { key: "moved", args: { seat: 0, square: 46 }, period: 1 },
      { key: "moved", args: { seat: 1, square: 9 }, period: 1 },
      { key: "wrong_turn", args: { seat: 0, square: 16 }, period: 1 },
    ];
    expect(legsOf(paths, { pos: 43, route: "main" }, 0, fresh)).toEqual([
      { walks: true, from: 43, squares: [44, 45, 46] },
      { walks: false, from: 46, squares: [16] },
    ]);
  });
  it("shows who was sent to Jail, and from where", () => {
    const fresh = [
      { key: "moved", args: { seat: 0, square: 39 }, period: 1 },
      { key: "traffic_card", args: { seat: 0 }, period: 1 },
      { key: "sent", args: { seat: 0, square: 44 }, period: 1 },
    ];
    expect(leapsOf(paths, { pos: 36, route: "main" }, 0, fresh)).toEqual([{ seat: 0, from: 39, to: 44 }]);
    expect(leapsOf(paths, { pos: 36, route: "main" }, 1, fresh)).toEqual([]);
  });
});

describe("deals", () => {
  const deal = (price: number, ...deeds: string[]): Deal => ({
    by: 0,
    to: 1,
    gives: { deeds, shares: 0, cash: 0 },
    gets: { deeds: [], shares: 0, cash: price },
  });
  it("name the taxes of both sides", () => {
    expect(
      billOf(table, 1, { deeds: [], shares: 0, cash: 1500 }, { deeds: ["H13"], shares: 0, cash: 0 }),
    ).toMatchObject({ pays: 1500, transferTax: 200, gainsTax: 0, after: 300 });
    expect(
      billOf(table, 0, { deeds: ["H04"], shares: 1, cash: 0 }, { deeds: [], shares: 0, cash: 1500 }),
    ).toMatchObject({ gainsTax: 300, payoff: 500, after: 800 });
  });
  it("are refused as the game would refuse them", () => {
    expect(refusalOf(table, options, deal(100))).toBe("offer_empty");
    expect(refusalOf(table, options, deal(0, "H13"))).toBe("offer_no_price");
    expect(refusalOf(table, options, deal(100, "H13"))).toBe("");
    expect(refusalOf(table, options, deal(100, "H04"))).toBe("trade_tax_unaffordable");
    expect(refusalOf(table, options, deal(2000, "H13"))).toBe("trade_tax_unaffordable");
  });
});

describe("as the rules have it", () => {
  it.each(fixtures.tables)("rolls lead where they lead", ({ paths, options, rolls }) => {
    for (const { pos, route, reach: squares } of rolls) {
      const stand: Stand = { pos, route };
      expect([1, 2, 3, 4, 5, 6].map((pips) => reach({ paths }, options, stand, pips))).toEqual(squares);
      for (const goal of squares) if (goal !== null) expect(squaresTo(paths, stand, goal).at(-1)).toBe(goal);
    }
  });
  it.each(fixtures.tables)("deals cost what they cost, and are refused alike", ({ terms, options, deals }) => {
    for (const { by, to, terms: offered, refused, cash, mortgages, after } of deals) {
      const market = { terms, mortgages: mortgages.map((deed) => ({ deed })), players: cash.map((cash) => ({ cash })) };
      const deal = dealOf({ no: 0, by, to, terms: offered });
      expect(refusalOf(market, options, deal)).toBe(refused);
      if (after !== undefined) expect(billsOf(market, deal).map((bill) => bill.after)).toEqual(after);
    }
  });
  it("credits end when they end", () => {
    for (const { ends: over, ...clock } of fixtures.credits) expect(ends(clock)).toBe(over);
  });
});
