/** The figures of cards as fields of a form: what each is called, and what may be written into it. */

import type { Entry } from "../kernel/boxed.svelte";
import type { Voice } from "../kernel/voice";
import type { GameFacts, OptionSchema } from "../kernel/wire";

export interface Field {
  way: string;
  kind: "number" | "choice" | "text" | "right";
  /** What a choice can be. */
  values: string[];
}

/** What other things are found by, or what is only drawn. */
const FIXED = new Set(["id", "code", "colour", "glyph"]);
/** Lists of phrases in FinanciaLit's language of cards. */
export const PHRASES = ["effects", "operations"];
const MOST_VALUES = 24;
/** Languages by their own names. */
export const LANGUAGES: { [locale: string]: string } = { en: "English", es: "Español" };
export const spoken = (locale: string): string => LANGUAGES[locale] ?? locale;

const isNumber = (text: string) => /^-?\d+$/.test(text);

/** Every way that some card of this table has, with what stands there. */
export function fieldsOf(table: string, entries: Entry[]): Field[] {
  const found = new Map<string, Set<string>>();
  for (const { figures } of entries)
    for (const [way, text] of Object.entries(figures)) {
      const [first = ""] = way.split(".");
      if (FIXED.has(first) || PHRASES.includes(first)) continue;
      found.set(way, (found.get(way) ?? new Set()).add(text));
    }
  if (table === "quiz") return quizFields([...found.keys()]);
  return [...found].map(([way, seen]) => fieldOf(way, [...seen]));
}

function fieldOf(way: string, seen: string[]): Field {
  if (seen.every(isNumber)) return { way, kind: "number", values: [] };
  if (seen.every((text) => text === "true" || text === "false"))
    return { way, kind: "choice", values: ["true", "false"] };
  return seen.length <= MOST_VALUES ? { way, kind: "choice", values: seen.sort() } : { way, kind: "text", values: [] };
}

/** After the answers of each question which is right, and why: neither is told, both can be said anew. */
function quizFields(ways: string[]): Field[] {
  const fields: Field[] = [];
  const asked = [...new Set(ways.map((way) => /^questions\.\d+/.exec(way)?.[0]).filter((each) => each !== undefined))];
  const text = (way: string): Field => ({ way, kind: "text", values: [] });
  fields.push(...ways.filter((way) => way.startsWith("title.")).map(text));
  for (const question of asked) {
    const own = ways.filter((way) => way.startsWith(`${question}.`));
    const answers = new Set(own.map((way) => /answers\.(\d+)/.exec(way)?.[1]).filter((each) => each !== undefined));
    fields.push(...own.map(text));
    fields.push({ way: `${question}.right`, kind: "right", values: [..."abcdef"].slice(0, answers.size) });
    for (const way of own) {
      const locale = /^questions\.\d+\.ask\.(\w+)$/.exec(way)?.[1];
      if (locale !== undefined) fields.push(text(`${question}.why.${locale}`));
    }
  }
  return fields;
}

/** What a way is called: its own message, numbered where it is one of several. */
export function labelOf(voice: Voice, way: string): string {
  const quiz = /^(?:(title)|questions\.(\d+)\.(ask|answers|right|why))(?:\.(\d+))?(?:\.([a-z]{2}))?$/.exec(way);
  if (quiz !== null) {
    const [, title, question = "0", part = "", number = "1", locale = ""] = quiz;
    const letter = "abcdef".charAt(Number(number) - 1);
    const said = voice.say(`edit-quiz-${title ?? part}`, { n: Number(question), letter });
    return locale === "" ? said : `${said} (${spoken(locale)})`;
  }
  const numbers = way.split(".").filter((part) => /^\d+$/.test(part));
  const names = way.split(".").filter((part) => !/^\d+$/.test(part));
  const known = [way.replaceAll(".", "-"), names.join("-"), names[0] ?? ""].map((id) => `figure-${id}`);
  const id = known.find((each) => voice.has(each));
  const name = id === undefined ? names.join(" ") : voice.say(id);
  return numbers.length === 0 || id === known[0] ? name : `${name} ${numbers.join(".")}`;
}

/** What a choice is called. */
export function valueIn(voice: Voice, game: GameFacts, text: string): string {
  if (text === "true" || text === "false") return voice.say(text === "true" ? "word-yes" : "word-no");
  const [, name, n] = /^(\w+) (\d+)$/.exec(text) ?? [];
  if (name !== undefined && n !== undefined && voice.has(`option-word-${name}-n`))
    return voice.say(`option-word-${name}-n`, { n: Number(n) });
  const kinds = ["value", "token", "process", "product", "kind", "card_type", "peril", "tag", "option-word"];
  const id = [...kinds, ...Object.values(game.says)].map((kind) => `${kind}-${text}`).find((each) => voice.has(each));
  return id === undefined ? text : voice.say(id, { n: 1 });
}

/** The phrases that cards of this table may have, as the game's options know them. */
export function phrasesOf(game: GameFacts, table: string, name: string): OptionSchema | null {
  const schema = game.options[String(game.seats[0] ?? 0)] ?? {};
  for (const [option, { each }] of Object.entries(schema)) {
    const stem = option.replace(/_overrides$/, "");
    const mine = option.endsWith("_overrides") && (table === `${stem}s` || table === stem.replace(/y$/, "ies"));
    const found = each?.parts?.[name];
    if (mine && found?.type === "phrases") return found;
  }
  return null;
}
