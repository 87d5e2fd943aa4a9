/** From facts, questions and options to the sentences people read. */

import type { Fact, Move, Plain, Question, Says } from "./wire";
import type { Said, Voice } from "./voice";

/** Arguments that always hold seats. */
const SEATS = new Set(["seat", "other", "by", "winners", "others", "from", "to", "seats", "owner"]);
const BANK = -1;

export interface Teller {
  voice: Voice;
  says: Says;
  /** The name of a seat, as people at the table know it. */
  name(seat: number): string;
}

function isText(value: Plain): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

/** One value as words: seats by name, ids by their messages, lists strung together. */
export function worded(teller: Teller, argument: string, value: Plain | undefined): string | number {
  if (value === null || value === undefined) return argument === "by" ? "nobody" : "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) {
    if (value.length === 0) return "none";
    return teller.voice.list(value.map((part) => String(worded(teller, argument, part))));
  }
  if (!isText(value)) {
    return teller.voice.list(Object.entries(value).map(([name, part]) => `${name}: ${String(worded(teller, name, part))}`));
  }
  if (SEATS.has(argument) && typeof value === "number") return account(teller, value);
  const prefix = teller.says[argument];
  return prefix === undefined ? value : teller.voice.say(`${prefix}-${value}`);
}

function account(teller: Teller, seat: number): string {
  return seat === BANK ? teller.voice.first(["account-bank", "bank"]) : teller.name(seat);
}

/** The arguments of a message, ready to be said. */
export function arguments_(teller: Teller, args: { [name: string]: Plain }): Said {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, worded(teller, name, value)]));
}

/** The line of the log for something that happened; null for what is too small to be told. */
export function line(teller: Teller, fact: Fact): string | null {
  const said = arguments_(teller, fact.args);
  if (fact.key === "paid") return payment(teller, fact, said);
  const id = `fact-${fact.key}`;
  const own = fact.own === true && teller.voice.has(`${id}.own`) ? `${id}.own` : id;
  return teller.voice.say(own, said);
}

function payment(teller: Teller, fact: Fact, said: Said): string {
  const reason = `pay-${String(fact.args["reason"])}`;
  return teller.voice.has(reason) ? teller.voice.say(reason, said) : teller.voice.say("fact-paid", said);
}

/** What is asked. */
export function prompt(teller: Teller, question: Question): string {
  return teller.voice.say(`ask-${question.name}`);
}

/** A move's button: `take left` is `move-take-left` where somebody wrote it, else the move and its arguments. */
export function label(teller: Teller, name: string, args: Plain[] = [], argument = ""): string {
  const voice = teller.voice;
  if (args.length === 0) return voice.say(`move-${name}`);
  const whole = `move-${name}-${args.map(String).join("-")}`;
  if (voice.has(whole)) return voice.say(whole);
  const [only] = args;
  if (args.length === 1 && typeof only === "number" && voice.has(`move-${name}.with`)) {
    return voice.say(`move-${name}.with`, { name: teller.name(only) });
  }
  return voice.say("move-and-what", { move: voice.say(`move-${name}`), what: args.map((part) => choice(teller, part, argument)).join(", ") });
}

/** One thing to choose: by the messages games use for cards and places, or as it is. */
export function choice(teller: Teller, value: Plain, argument = ""): string {
  if (Array.isArray(value)) {
    return value.length === 0 ? teller.voice.say("choose-nothing") : teller.voice.list(value.map((part) => choice(teller, part, argument)));
  }
  if (typeof value === "number") return String(worded(teller, argument, value));
  if (typeof value === "string") {
    const prefixes = [...new Set([...(argument in teller.says ? [teller.says[argument]] : []), ...Object.values(teller.says)])];
    const found = prefixes.map((prefix) => `${prefix}-${value}`).find((id) => teller.voice.has(id));
    return found === undefined ? teller.voice.first([`choice-${value}`, value]) : teller.voice.say(found);
  }
  return String(worded(teller, argument, value));
}

/** Do these two moves say the same? */
export function same(a: Move, b: Move): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
