import type { Voice } from "../kernel/voice";
import type { GameFacts, Options, OptionSchema, Plain } from "../kernel/wire";

/** Only what differs from the usual rules: the server fills in the rest. */
export function changed(schema: { [name: string]: OptionSchema }, values: Options): Options {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name in schema && !same(value, schema[name]?.default)),
  );
}

/** The same, as far as everybody may know. */
export function differing(schema: { [name: string]: OptionSchema }, values: Options): [string, Plain][] {
  return Object.entries(changed(schema, values)).filter(([name]) => schema[name]?.secret !== true);
}

/** The options by group, in the game's own order; what no group names comes last. */
export function groupsOf(game: GameFacts, schema: { [name: string]: OptionSchema }): [string, string[]][] {
  const groups = game.groups ?? [];
  const named = new Set(groups.flatMap(([, names]) => names));
  const rest = Object.keys(schema).filter((name) => !named.has(name));
  return [...groups, ...(rest.length === 0 ? [] : ([["other", rest]] as [string, string[]][]))];
}

/** A word as it is sought: neither case nor accents matter. */
export const plain = (text: string) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Does a rule fit what somebody looks for? Every word must occur in its name or in what it does; accents do not matter. */
export function fits(voice: Voice, name: string, search: string): boolean {
  const text = plain(`${voice.say(`option-${name}`)} ${voice.maybe(`option-${name}.about`) ?? ""} ${name}`);
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
