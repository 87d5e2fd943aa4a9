/**
 * Numbers and money, written alike in page, terminal and exports: English groups from four digits, Spanish from five.
 */

interface Habit {
  mark: string;
  from: number;
}

const HABITS: { [locale: string]: Habit } = { en: { mark: ",", from: 4 }, es: { mark: ".", from: 5 } };
const ENGLISH: Habit = { mark: ",", from: 4 };
/** The sign, not the hyphen: as wide as a plus, and read aloud. */
const MINUS = "−";

/** A whole number with its groups. */
export function number(locale: string, value: number, grouped = true): string {
  const habit = HABITS[locale] ?? ENGLISH;
  const digits = String(Math.abs(Math.trunc(value)));
  const body = grouped && digits.length >= habit.from ? digits.replace(/\B(?=(\d{3})+$)/g, habit.mark) : digits;
  return value < 0 ? MINUS + body : body;
}

/** A measured figure with so many places: 1,234.5 in English, 1234,5 in Spanish. */
export function decimals(locale: string, value: number, places: number): string {
  const [whole, part] = Math.abs(value).toFixed(places).split(".");
  const body = number(locale, Number(whole)) + (part === undefined ? "" : (locale === "es" ? "," : ".") + part);
  return value < 0 ? MINUS + body : body;
}

const USUAL = "$";
let sign = USUAL;

/** The sign before amounts at the table that is looked at; nothing: the usual one. */
export function payIn(other: string): void {
  sign = other === "" ? USUAL : other;
}

/** An amount of money. */
export function money(locale: string, value: number): string {
  return `${value < 0 ? MINUS : ""}${sign}${number(locale, Math.abs(value))}`;
}

/** A change, always with its sign. */
export function signed(locale: string, value: number): string {
  return value === 0 ? "±0" : (value > 0 ? "+" : MINUS) + number(locale, Math.abs(value));
}
