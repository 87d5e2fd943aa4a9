/**
 * What cards would count (section 8): only to show a seat its own score before it decides. The server counts the real
 * one.
 */

import { BLUFF, CODES, COIN, printed, SET_VALUES } from "./money";
import type { Options } from "./view";

/** The figures of the rules that a count needs. */
export type Counting = Pick<Options, "full_line" | "fee" | "set_bonus" | "coin_points">;

export interface Holding {
  code: string;
  cards: string[];
  sum: number;
  /** What the sum counts, after the fee. */
  base: number;
  bonus: number;
  /** How many of each set value are held: `[three 20s?, three 30s?]`. */
  sets: number[];
}

const SET_SIZE = 3;

/** MM-8.1 to MM-8.3 One currency's cards. */
export function holding(code: string, cards: string[], counting: Counting): Holding {
  const values = cards.map((card) => printed(card).value);
  const sum = values.reduce((all, value) => all + value, 0);
  const sets = SET_VALUES.map((value) => values.filter((other) => other === value).length);
  const base = sum >= counting.full_line ? sum : Math.max(0, sum - counting.fee);
  return { code, cards, sum, base, bonus: sets.filter((held) => held === SET_SIZE).length * counting.set_bonus, sets };
}

/** The currencies in these cards, those with most money first. */
export function holdings(cards: string[], counting: Counting): Holding[] {
  return CODES.map((code) =>
    holding(
      code,
      cards.filter((card) => printed(card).code === code),
      counting,
    ),
  )
    .filter((held) => held.cards.length > 0)
    .sort((a, b) => b.sum - a.sum);
}

export function coins(cards: string[]): string[] {
  return cards.filter((card) => printed(card).code === COIN);
}

export function isMoney(card: string): boolean {
  return card !== BLUFF;
}

/** MM-8.5 The score of these cards. */
export function score(cards: string[], counting: Counting): number {
  const notes = holdings(cards, counting).reduce((sum, held) => sum + held.base + held.bonus, 0);
  return notes + coins(cards).length * counting.coin_points;
}
