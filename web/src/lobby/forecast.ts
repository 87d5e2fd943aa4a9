/** What would this rule do? What is compared, and how the answer is said. */

import { decimals } from "../kernel/numbers";
import type { Said, Voice } from "../kernel/voice";
import type { FigureChange, Options, OptionSchema, Plain } from "../kernel/wire";

/** Which rules are looked at: of which game (or box), for how many, and those that are not as usual. */
export interface Rules {
  game: string;
  seats: number;
  options: Options;
}
/** Two sets of rules: with one of them instead of the other. */
export interface Comparison {
  game: string;
  seats: number;
  options: Options;
  instead_of: Options;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function without(options: Options, name: string): Options {
  const { [name]: _, ...others } = options;
  return others;
}

/** Another value to try, where a rule is as usual: about half as much again, the other of two, the next word. */
export function another(option: OptionSchema, value: Plain): Plain | undefined {
  if (option.type === "bool") return value !== true;
  if (option.type === "choice" && typeof value === "string") {
    const values = option.values ?? [];
    return values[(values.indexOf(value) + 1) % values.length];
  }
  if (option.type !== "int" || typeof value !== "number") return undefined;
  const { lo = 0, hi = 0, step = 1 } = option;
  const far = Math.max(step, Math.round(Math.abs(value) / 2 / step) * step);
  const tried = value + far <= hi ? value + far : value + step <= hi ? value + step : Math.max(lo, value - far);
  return tried === value ? undefined : tried;
}

/** What to compare to learn what one rule does, and the value it is about; nothing, where there is nothing to try. */
export function aboutOne(
  rules: Rules,
  name: string,
  option: OptionSchema,
  value: Plain,
): { asked: Comparison; tried: Plain; changed: boolean } | null {
  const { game, seats, options } = rules;
  const set = (to: Plain) => (same(to, option.default) ? without(options, name) : { ...options, [name]: to });
  const now = options[name] ?? option.default;
  if (!same(now, value))
    return { asked: { game, seats, options: set(value), instead_of: options }, tried: value, changed: true };
  if (!same(value, option.default))
    return { asked: { game, seats, options, instead_of: without(options, name) }, tried: value, changed: true };
  const tried = another(option, value);
  if (tried === undefined) return null;
  return { asked: { game, seats, options: set(tried), instead_of: options }, tried, changed: false };
}

const NUMBERS = ["before", "after", "by", "low", "high"] as const;

/** A change that is sure, in words. */
export function sentence(voice: Voice, told: FigureChange): string {
  const said: Said = { figure: voice.say(`measure-${told.figure}`) };
  for (const name of NUMBERS) {
    const value = told[name];
    if (value !== undefined) said[name] = decimals(voice.locale, value, told.places);
  }
  return voice.say(told.message, said);
}
