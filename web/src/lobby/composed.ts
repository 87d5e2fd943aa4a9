/** Values made of others: named parts, a value for some cards, rows of a list. What is left out stays as printed. */

import type { OptionSchema, Plain } from "../kernel/wire";

export type Parts = { [name: string]: Plain };

export const partsOf = (value: Plain | undefined): Parts => (typeof value === "object" && value !== null && !Array.isArray(value) ? value : {});
export const rowsOf = (value: Plain | undefined): Plain[] => (Array.isArray(value) ? value : []);

/** With a part set, or without it. */
export function put(parts: Parts, name: string, value: Plain | undefined): Parts {
  const { [name]: _, ...others } = parts;
  return value === undefined ? others : { ...parts, [name]: value };
}

/** What a new entry starts with: what is printed, so that nothing changes before somebody says what. */
export function fresh(each: OptionSchema, printed: Plain | undefined): Plain {
  if (each.type === "record") return printed === undefined ? Object.fromEntries(Object.entries(each.parts ?? {}).map(([name, part]) => [name, fresh(part, undefined)])) : {};
  if (printed !== undefined) return printed;
  return each.type === "choice" && !(each.values ?? []).includes(String(each.default)) ? (each.values?.[0] ?? "") : each.default;
}

/** The nearest whole number that may be; nothing where nothing was written. */
export function fitting(option: OptionSchema, text: string): number | undefined {
  const { lo = 0, hi = 0, step = 1 } = option;
  if (text.trim() === "" || !Number.isFinite(Number(text))) return undefined;
  return Math.min(hi, Math.max(lo, lo + Math.round((Number(text) - lo) / step) * step));
}

/** Stands for an empty list, where nothing at all would mean "as printed". */
export const NONE = "–";

/** Words with commas between them, for what has words of several parts ("PAY 4, HAPPY -1"). */
export const listed = (text: string): string[] => text.split(",").map((each) => each.trim()).filter((each) => !["", "-", NONE].includes(each));

/** What each value is called; those of the same name are numbered, so that one can say which of them is meant. */
export function apart(values: string[], word: (value: string) => string, numbered: (name: string, n: number) => string): Map<string, string> {
  const names = values.map(word);
  const name = (at: number): string => names[at] ?? "";
  const twins = (upto: number, at: number): number => names.slice(0, upto).filter((other) => other === name(at)).length;
  return new Map(values.map((value, at) => [value, twins(names.length, at) > 1 ? numbered(name(at), twins(at + 1, at)) : name(at)]));
}
