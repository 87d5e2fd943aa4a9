/** From facts, questions and options to the sentences people read. */

import { spoken } from "./consequence";
import { number } from "./numbers";
import type { Fact, Move, MoveParts, Plain, Question, Says, StandingsRow } from "./wire";
import type { Said, Voice, Word } from "./voice";

/** Arguments that always hold seats, and those that hold one number for each seat. */
const SEATS = new Set(["seat", "other", "by", "winners", "others", "from", "to"]);
const PER_SEAT = new Set(["scores", "totals"]);
const ACCOUNTS = new Set(["from", "to"]);
const BANK = -1;
const RULE_FACTS = new Set(["rule_changed", "rule_change_announced", "rule_today"]);

export interface Teller {
  voice: Voice;
  says: Says;
  /** What moves are made of, by their names. */
  parts?: MoveParts;
  /** How many seats there are, and the name of each, as people at the table know it. */
  seats: number;
  name(seat: number): string;
  /** Wordings that depend on the table's options: fact key -> attribute. */
  variants?: { [key: string]: string };
}

type Told = string | number | Word;

/** A card, a place, a currency: the message `<prefix>-<id>`. */
function thing(teller: Teller, value: Plain, prefix: string | undefined): string {
  const { voice } = teller;
  if (prefix !== undefined && (typeof value === "string" || typeof value === "number")) {
    const found = [`${prefix}-${value}`, `${prefix}-${String(value).replaceAll("_", "-")}`].find((id) => voice.has(id));
    if (found !== undefined) return voice.say(found);
  }
  return plain(teller, value);
}

/** A value that no message names. */
export function plain(teller: Teller, value: Plain): string {
  const { voice } = teller;
  if (value === null) return voice.say("word-nobody");
  if (typeof value === "boolean") return voice.say(value ? "word-yes" : "word-no");
  if (typeof value === "number") return number(voice.locale, value);
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return voice.list(value.map((part) => plain(teller, part)));
  const own = value[voice.locale] ?? value["en"] ?? value["es"];
  if (typeof own === "string") return own;
  return voice.list(
    Object.entries(value).map(([name, part]) => `${thing(teller, name, "word")}: ${plain(teller, part)}`),
  );
}

function seatName(teller: Teller, seat: Plain, argument: string): Word {
  const { voice } = teller;
  if (seat === null) return { text: voice.say("word-nobody"), key: "nobody" };
  if (typeof seat !== "number") return { text: String(seat), key: "" };
  if (seat >= 0 && seat < teller.seats) return { text: teller.name(seat), key: "" };
  if (seat !== BANK) return { text: voice.say("word-pot"), key: "pot" };
  return ACCOUNTS.has(argument)
    ? { text: voice.say("word-bank"), key: "bank" }
    : { text: voice.say("word-trainer"), key: "bank" };
}

function joined(teller: Teller, words: string[]): Word {
  return { text: teller.voice.list(words), key: words.length === 0 ? "none" : "" };
}

/** An argument of a fact in the form its message wants. */
export function worded(teller: Teller, argument: string, value: Plain): Told {
  if (SEATS.has(argument)) {
    return Array.isArray(value)
      ? joined(
          teller,
          value.map((seat) => seatName(teller, seat, argument).text),
        )
      : seatName(teller, value, argument);
  }
  if (Array.isArray(value)) {
    if (PER_SEAT.has(argument) && value.length === teller.seats) {
      return value
        .map((score, seat) => teller.voice.say("list-score", { name: teller.name(seat), score: Number(score) }))
        .join(", ");
    }
    return joined(
      teller,
      value.map((part) => thing(teller, part, teller.says[argument])),
    );
  }
  const prefix = teller.says[argument];
  if (prefix !== undefined && typeof value === "object" && value !== null) {
    return joined(
      teller,
      Object.entries(value).map(([name, n]) => teller.voice.say(`${prefix}-${name}`, { n: Number(n) })),
    );
  }
  // A number that is nobody's id is a count.
  if (typeof value === "number" && !teller.voice.has(`${teller.says[argument]}-${value}`)) return value;
  if (argument in teller.says) return { text: thing(teller, value, teller.says[argument]), key: String(value) };
  if (typeof value === "string" || typeof value === "number") return value;
  return { text: plain(teller, value), key: value === null ? "nobody" : String(value) };
}

/** The arguments of a message, ready to be said. */
export function arguments_(teller: Teller, args: { [name: string]: Plain }): Said {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, worded(teller, name, value)]));
}

/** A part of a score in words; where they name no figure, the points stand behind. */
export function scored(teller: Teller, part: StandingsRow["parts"][number]): string {
  const said = teller.voice.say(`score-${String(part["part"])}`, arguments_(teller, part));
  const points = typeof part["points"] === "number" ? part["points"] : 0;
  return /\d/.test(said) ? said : teller.voice.say("score-part", { part: said, points });
}

/** Why a seat has this place and no better one; nothing for the first. */
export function reason(teller: Teller, { seat, behind }: StandingsRow): string {
  return behind == null
    ? ""
    : (teller.voice.maybe(`behind-${behind.decides}`, arguments_(teller, { seat, ...behind })) ?? "");
}

/** The line of the log for something that happened. */
export function line(teller: Teller, fact: Fact): string {
  const { voice } = teller;
  if (fact.key === "bot_why") return spoken(teller, fact.args);
  const said = arguments_(teller, fact.args);
  let id = `fact-${fact.key}`;
  const variant = teller.variants?.[fact.key];
  if (fact.key === "paid") {
    const [reason, of] = [fact.args["reason"], fact.args["of"]];
    said["of"] = { text: thing(teller, of ?? "", "purse"), key: of === undefined || of === "" ? "money" : String(of) };
    if (voice.has(`pay-${String(reason)}`)) id = `pay-${String(reason)}`;
  } else if (fact.key === "goal_today") {
    said["goal"] = voice.say(`aim-${String(fact.args["goal"])}`, { n: Number(fact.args["needs"]) });
  } else if (RULE_FACTS.has(fact.key)) {
    const option = String(fact.args["option"]);
    for (const part of ["value", "before"])
      if (part in fact.args) said[part] = rule(teller, option, fact.args[part] ?? null);
    said["option"] = thing(teller, option, "option");
  } else if (fact.own === true && voice.has(`${id}.own`)) id += ".own";
  else if (variant !== undefined && voice.has(`${id}.${variant}`)) id += `.${variant}`;
  return voice.say(id, said);
}

/** The value of a rule option in words: figures, words, named parts, values by card. */
export function rule(teller: Pick<Teller, "voice" | "says">, option: string, value: Plain): string {
  const { voice, says } = teller;
  const kinds = [...new Set(Object.values(says))];
  if (Array.isArray(value)) return voice.list(value.map((part) => rule(teller, option, part)));
  if (typeof value === "object" && value !== null)
    return voice.list(
      Object.entries(value).map(([name, part]) => `${rulePart(teller, name)} ${rule(teller, name, part)}`),
    );
  if (option === "seat" && typeof value === "number") return voice.say(`seat-${String.fromCharCode(65 + value)}`);
  if (typeof value === "number") return number(voice.locale, value);
  if (typeof value === "boolean") return voice.say(value ? "word-yes" : "word-no");
  if (value === null) return voice.say("word-nobody");
  const [, word, n] = /^(\w+) (\d+)$/.exec(value) ?? [];
  if (word !== undefined && voice.has(`option-word-${word}-n`))
    return voice.say(`option-word-${word}-n`, { n: Number(n) });
  const ids = [`option-${option}`, ...kinds, "option-word"].map(
    (prefix) => `${prefix}-${value === "" ? "none" : value}`,
  );
  const found = ids.find((id) => voice.has(id));
  return found === undefined ? value : voice.say(found);
}

function rulePart({ voice, says }: Pick<Teller, "voice" | "says">, name: string): string {
  const kinds = ["option-part", "label", "option-word", ...new Set(Object.values(says))];
  const found = kinds.map((kind) => `${kind}-${name}`).find((id) => voice.has(id));
  return voice.say("option-part-of", { part: found === undefined ? name : voice.say(found) });
}

const bare = (name: string) => name.replace(/_+$/, "");

/** What is asked. */
export function prompt(teller: Teller, question: Question): string {
  const id = `ask-${bare(question.name)}`;
  return teller.voice.has(id)
    ? teller.voice.say(id)
    : teller.voice.say("ask-anything", { question: step(teller, question.name) });
}

/** The title of something on the agenda. */
export function step(teller: Teller, name: string): string {
  return teller.voice.say(`step-${bare(name)}`);
}

/** One line that explains a move, or nothing. */
export function about(teller: Teller, move: Move): string {
  const [name, ...args] = move;
  const ids = [
    ...args.filter((part) => typeof part !== "object").map((part) => `move-${name}-${String(part)}.about`),
    `move-${name}.about`,
  ];
  const found = ids.find((id) => teller.voice.has(id));
  return found === undefined ? "" : teller.voice.say(found);
}

/** One of the things a move may name. */
export function choice(teller: Teller, move: string, value: Plain): string {
  const { voice } = teller;
  if (Array.isArray(value))
    return value.length === 0
      ? voice.say("choose-nothing")
      : voice.list(value.map((part) => choice(teller, move, part)));
  if (value === "") return voice.say("choose-nothing");
  if (typeof value === "number" && voice.has(`move-${move}.with`)) return teller.name(value);
  // A bare number is a number, not the name of something that happens to be numbered.
  const anything = typeof value === "number" ? [] : Object.values(teller.says);
  const prefixes = [`move-${move}`, ...(move in teller.says ? [teller.says[move]] : []), ...new Set(anything)];
  const found = prefixes.map((prefix) => `${prefix}-${String(value)}`).find((id) => voice.has(id));
  return found === undefined ? plain(teller, value) : voice.say(found);
}

/** What a refusal says of itself: options by their names, everything else as it is. */
export function detailOf(voice: Voice, detail: { [key: string]: Plain }): Said {
  const worded = (value: Plain): string | number => {
    if (typeof value === "number") return value;
    if (Array.isArray(value)) return voice.list(value.map((part) => String(worded(part))));
    return typeof value === "string" && voice.has(`option-${value}`) ? voice.say(`option-${value}`) : String(value);
  };
  return Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, worded(value)]));
}

/** Do these two moves say the same? */
export function same(a: Move, b: Move): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
