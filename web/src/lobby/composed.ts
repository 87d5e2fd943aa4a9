/** Values made of others: named parts, a value for some cards, rows of a list. What is left out stays as printed. */

import type { OptionSchema, Phrase, Phrases, Plain } from "../kernel/wire";

export type Parts = { [name: string]: Plain };

export const partsOf = (value: Plain | undefined): Parts =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
export const rowsOf = (value: Plain | undefined): Plain[] => (Array.isArray(value) ? value : []);

/** With a part set, or without it. */
export function put(parts: Parts, name: string, value: Plain | undefined): Parts {
  const { [name]: _, ...others } = parts;
  return value === undefined ? others : { ...parts, [name]: value };
}

/** What a new entry starts with: what is printed, so that nothing changes before somebody says what. */
export function fresh(each: OptionSchema, printed: Plain | undefined): Plain {
  if (each.type === "record")
    return printed === undefined
      ? Object.fromEntries(Object.entries(each.parts ?? {}).map(([name, part]) => [name, fresh(part, undefined)]))
      : {};
  if (printed !== undefined) return printed;
  if (each.type === "seat") return 0;
  return each.type === "choice" && !(each.values ?? []).includes(String(each.default))
    ? (each.values?.[0] ?? "")
    : each.default;
}

/** The nearest whole number that may be; nothing where nothing was written. */
export function fitting(option: OptionSchema, text: string): number | undefined {
  const { lo = 0, hi = 0, step = 1 } = option;
  if (text.trim() === "" || !Number.isFinite(Number(text))) return undefined;
  return Math.min(hi, Math.max(lo, lo + Math.round((Number(text) - lo) / step) * step));
}

/** What each value is called; those of the same name are numbered, so that one can say which of them is meant. */
export function apart(
  values: string[],
  word: (value: string) => string,
  numbered: (name: string, n: number) => string,
): Map<string, string> {
  const names = values.map(word);
  const name = (at: number): string => names[at] ?? "";
  const twins = (upto: number, at: number): number => names.slice(0, upto).filter((other) => other === name(at)).length;
  return new Map(
    values.map((value, at) => [value, twins(names.length, at) > 1 ? numbered(name(at), twins(at + 1, at)) : name(at)]),
  );
}

export type Filled = { [place: string]: string };
const PLACE = /^\{(\w+)\}$/;

/** Which phrase this is, and what stands in its places; nothing, if it is none. */
export function spoken(text: string, phrases: Phrases): { name: string; filled: Filled } | undefined {
  const words = text.split(" ");
  for (const [name, { form, slots }] of Object.entries(phrases)) {
    const filled: Filled = {};
    const fits = form.split(" ").every((part, at) => {
      const place = PLACE.exec(part)?.[1];
      const word = words[at];
      if (place === undefined || word === undefined) return part === word;
      filled[place] = word;
      const slot = slots[place];
      return slot !== undefined && ("values" in slot ? slot.values.includes(word) : /^-?\d+$/.test(word));
    });
    if (fits && form.split(" ").length === words.length) return { name, filled };
  }
  return undefined;
}

/** The phrase as a card has it. What is not filled in, or does not fit, gets the nearest to one that does. */
export function written({ form, slots }: Phrase, filled: Filled): string {
  return Object.entries(slots).reduce((text, [place, slot]) => {
    const word = filled[place] ?? "";
    if ("values" in slot) return text.replace(`{${place}}`, slot.values.includes(word) ? word : (slot.values[0] ?? ""));
    const number = /^-?\d+$/.test(word) ? Number(word) : 1;
    return text.replace(`{${place}}`, String(Math.min(slot.hi, Math.max(slot.lo, number))));
  }, form);
}
