import { expect, test } from "vitest";
import type { Figures, Move, Question } from "../../kernel/wire";
import fixtures from "./fixtures.json";
import { added, foreseen, paidFor } from "./sums";
import type { CityTable } from "./table";

const met = fixtures.map((row) => ({
  table: row.table as object as CityTable,
  figures: row.figures as Figures,
  move: [row.name, row.cards] as Move,
  shown: row.shown as Figures,
}));

test("what the page adds up is what the game itself shows", () => {
  for (const row of met) {
    expect(added(row.table, 0, row.figures, row.move)).toMatchObject(row.shown);
  }
  const kinds = new Set(met.map((row) => row.move[0]));
  expect([...kinds].sort()).toEqual(["arrange", "withdraw"]);
});

test("the Bank keeps something, but not in Savings", () => {
  const paid = met.flatMap((row) => (row.move[0] === "withdraw" ? [row.shown["face"] === row.shown["net"]] : []));
  expect(paid).toContain(false);
});

test("what the table lists counts before any sum", () => {
  const [row] = met;
  if (row === undefined) throw new Error("no fixtures");
  const question = {
    seat: 0,
    figures: { cash: 10 },
    about: [{ move: row.move, by: { cash: 5 } }],
  } as Partial<Question>;
  expect(foreseen(row.table, question as Question, row.move)["cash"]).toBe(15);
});

test("nothing brings nothing", () => {
  for (const row of met) expect(paidFor(row.table, 0)).toBe(0);
});
