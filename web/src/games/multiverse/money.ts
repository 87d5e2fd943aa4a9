/**
 * The cards as printed: value, currency and serial of every one (MM-6.2). A test compares them with the game's content.
 */

import type { Catalogue } from "../../kernel/boxed.svelte";

export const CODES = ["oll", "fle", "ela", "ink", "cru", "spi", "yaw"] as const;
export const COIN = "coin";
export const BLUFF = "bluff";

/** What stands on the cards of a box. */
interface Money {
  values: number[];
  sets: number[];
  coin: number;
  serials: { [code: string]: number[] };
}
const USUAL: Money = {
  values: [20, 20, 20, 30, 30, 30, 40, 50, 60],
  sets: [20, 30],
  coin: 10,
  serials: {
    oll: [1, 24, 47, 8, 32, 55, 63, 16, 39],
    fle: [17, 41, 64, 2, 25, 48, 33, 56, 9],
    ela: [11, 34, 57, 18, 42, 65, 3, 26, 49],
    ink: [4, 27, 51, 12, 35, 58, 43, 66, 19],
    cru: [21, 44, 67, 5, 28, 52, 13, 36, 59],
    spi: [14, 37, 61, 22, 45, 68, 53, 6, 29],
    yaw: [7, 31, 54, 15, 38, 62, 23, 46, 69],
    coin: [10, 20, 30, 40, 50, 60],
  },
};

export interface Printed {
  id: string;
  /** The currency's code, `coin` or `bluff`. */
  code: string;
  value: number;
  /** 0 on the decoy, which has none. */
  serial: number;
}

function print({ values, sets, coin, serials }: Money): Map<string, Printed> {
  const made = new Map<string, Printed>();
  const add = (card: Printed) => made.set(card.id, card);
  for (const code of CODES) {
    values.forEach((value, index) => {
      const letter = sets.includes(value)
        ? "abc".charAt(values.slice(0, index).filter((other) => other === value).length)
        : "";
      add({ id: `${code}${value}${letter}`, code, value, serial: serials[code]?.[index] ?? 0 });
    });
  }
  serials[COIN]?.forEach((serial, index) => add({ id: `coin${index + 1}`, code: COIN, value: coin, serial }));
  add({ id: BLUFF, code: BLUFF, value: 0, serial: 0 });
  return made;
}

/** What lies on the table before us; other modules read it whenever they draw. */
export let PRINTED = print(USUAL);
export let SET_VALUES = USUAL.sets;
export let WHOLE_CURRENCY = 0;

function lay(money: Money): void {
  PRINTED = print(money);
  SET_VALUES = money.sets;
  WHOLE_CURRENCY = money.values.reduce((sum, value) => sum + value, 0);
}
lay(USUAL);

/** A table with this box is entered; null: with the usual one. */
export function playWith(box: Catalogue | null): void {
  const found = (table: string, id: string) => box?.tables[table]?.find((entry) => entry.id === id)?.figures ?? {};
  const several = (figures: { [way: string]: string }, name: string) =>
    Object.keys(figures)
      .filter((way) => way.startsWith(`${name}.`))
      .sort((a, b) => Number(a.slice(name.length + 1)) - Number(b.slice(name.length + 1)))
      .map((way) => Number(figures[way]));
  if (box === null) return lay(USUAL);
  lay({
    values: several(found("money", "values"), "is"),
    sets: several(found("money", "set_values"), "is"),
    coin: Number(found("money", "coin_value")["is"]),
    serials: Object.fromEntries([
      ...CODES.map((code) => [code, several(found("money-currencies", code), "serials")]),
      [COIN, several(found("money", "coin_serials"), "is")],
    ]) as Money["serials"],
  });
}

export function printed(id: string): Printed {
  return PRINTED.get(id) ?? { id, code: BLUFF, value: 0, serial: 0 };
}

/** MM-4.13 The sum of the face values. */
export function total(cards: string[]): number {
  return cards.reduce((sum, card) => sum + printed(card).value, 0);
}

/** MM-4.13 The lowest serial among money cards; 0 if there is none. */
export function lowest(cards: string[]): number {
  const serials = cards.filter((card) => card !== BLUFF).map((card) => printed(card).serial);
  return serials.length === 0 ? 0 : Math.min(...serials);
}

/** `017`, as on the card. */
export function digits(serial: number): string {
  return String(serial).padStart(3, "0");
}
