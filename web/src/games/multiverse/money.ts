/**
 * The cards as printed: value, currency and serial of every one (MM-6.2). A test compares them with the game's content.
 */

export const CODES = ["oll", "fle", "ela", "ink", "cru", "spi", "yaw"] as const;
export const COIN = "coin";
export const BLUFF = "bluff";
export const VALUES = [20, 20, 20, 30, 30, 30, 40, 50, 60];
export const SET_VALUES = [20, 30];
export const WHOLE_CURRENCY = VALUES.reduce((sum, value) => sum + value, 0);
export const COIN_VALUE = 10;

const SERIALS: { [code: string]: number[] } = {
  oll: [1, 24, 47, 8, 32, 55, 63, 16, 39],
  fle: [17, 41, 64, 2, 25, 48, 33, 56, 9],
  ela: [11, 34, 57, 18, 42, 65, 3, 26, 49],
  ink: [4, 27, 51, 12, 35, 58, 43, 66, 19],
  cru: [21, 44, 67, 5, 28, 52, 13, 36, 59],
  spi: [14, 37, 61, 22, 45, 68, 53, 6, 29],
  yaw: [7, 31, 54, 15, 38, 62, 23, 46, 69],
};
const COIN_SERIALS = [10, 20, 30, 40, 50, 60];

export interface Printed {
  id: string;
  /** The currency's code, `coin` or `bluff`. */
  code: string;
  value: number;
  /** 0 on the decoy, which has none. */
  serial: number;
}

function print(): Map<string, Printed> {
  const printed = new Map<string, Printed>();
  const add = (card: Printed) => printed.set(card.id, card);
  for (const code of CODES) {
    VALUES.forEach((value, index) => {
      const letter = SET_VALUES.includes(value)
        ? "abc".charAt(VALUES.slice(0, index).filter((other) => other === value).length)
        : "";
      add({ id: `${code}${value}${letter}`, code, value, serial: SERIALS[code]?.[index] ?? 0 });
    });
  }
  COIN_SERIALS.forEach((serial, index) => add({ id: `coin${index + 1}`, code: COIN, value: COIN_VALUE, serial }));
  add({ id: BLUFF, code: BLUFF, value: 0, serial: 0 });
  return printed;
}

export const PRINTED = print();

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
