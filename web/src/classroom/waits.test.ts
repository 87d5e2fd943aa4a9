import { expect, test } from "vitest";
import { longest, paceOf, scaleOf } from "./waits";
import type { Tile, TileSeat } from "./wire";

const seat = (more: Partial<TileSeat>): TileSeat => ({
  learners: [1],
  here: true,
  bot: false,
  waits: null,
  hand: null,
  money: null,
  debt: null,
  wellbeing: null,
  cards: null,
  ...more,
});
const tile = (seats: TileSeat[], more: Partial<Tile> = {}): Tile => ({
  sign: "star",
  table: "t",
  status: "playing",
  round: 1,
  rounds: null,
  last: null,
  forecast: null,
  offer: null,
  pace: null,
  held: false,
  seats,
  ...more,
});

test("the longest wait grows until the table stands", () => {
  const waiting = tile([seat({ waits: 20 }), seat({ waits: 5 }), seat({})]);
  expect(longest({ tile: waiting, passed: 4 })).toBe(24);
  expect(longest({ tile: { ...waiting, held: true }, passed: 4 })).toBe(20);
  expect(longest({ tile: tile([seat({})]), passed: 9 })).toBe(null);
});

test.each([
  [29, 0, "quiet"],
  [29, 1, "slow"],
  [59, 0.5, "slow"],
  [59, 1, "stuck"],
])("%d s and %d s more", (waits, passed, pace) => {
  expect(paceOf({ tile: tile([seat({ waits })]), passed })).toBe(pace);
});

test("a table that stands, sleeps or is over does not wait", () => {
  const seats = [seat({ waits: 90 })];
  expect(paceOf({ tile: tile(seats, { held: true }), passed: 0 })).toBe("held");
  expect(paceOf({ tile: tile(seats, { status: "over" }), passed: 0 })).toBe("over");
  expect(paceOf({ tile: tile([], { status: "asleep" }), passed: 0 })).toBe("asleep");
});

test("one scale for the whole class", () => {
  const tiles = [tile([seat({ money: 5, debt: 0 })]), tile([seat({ money: 40, wellbeing: 3 })])];
  expect(scaleOf(tiles)).toEqual({ money: 40, debt: 1, wellbeing: 3, cards: 1 });
});
