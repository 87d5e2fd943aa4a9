/**
 * What a move is made of: its parts under the names by which one message says the whole move. The same as in
 * `alcancia/text/moves.py`, which says what a part can be; fixtures hold both to each other.
 */

import { choice, worded, type Teller } from "./telling";
import type { Said, Word } from "./voice";
import type { MovePart, Plain, Question, View } from "./wire";

/** What lies open where the move is made. */
export interface Seen {
  question?: Question | null;
  offers?: View["offers"];
}

type Told = Said[string];
const many = (value: Plain | undefined): Plain[] => (Array.isArray(value) ? value : []);
const joined = (teller: Teller, items: string[]): Word => ({
  text: teller.voice.list(items),
  key: items.length === 0 ? "none" : "",
});

function counted(teller: Teller, called: string, counts: [string, number][]): Word {
  const kind = teller.says[called] ?? called;
  const items = counts.filter(([, n]) => n !== 0).map(([thing, n]) => teller.voice.say(`${kind}-${thing}`, { n }));
  return joined(teller, items);
}

/** A move's values in the order of its parts: several parts may come in one list. */
function spread(parts: MovePart[], args: Plain[]): Plain[] {
  const [only] = args;
  return parts.length > 1 && args.length === 1 && Array.isArray(only) ? only : args;
}

/** What the rows make, where the question with its table lies open; else only whether anything is made. */
function made(teller: Teller, called: string, move: string, rows: number[], seen: Seen): Word {
  const spaces = seen.question?.moves.find((one) => one.name === move)?.spaces ?? [];
  const table = spaces.map((space) => (space as { makes?: [string, number][] }).makes).find((one) => one !== undefined);
  if (table === undefined) return { text: "", key: rows.some((times) => times !== 0) ? "some" : "none" };
  const found = new Map<string, number>();
  table.forEach(([thing, n], row) => found.set(thing, (found.get(thing) ?? 0) + n * (rows[row] ?? 0)));
  return counted(teller, called, [...found]);
}

/** Whose offer it is and what it is about, where the offers lie open. */
function offered(teller: Teller, number: Plain, seen: Seen): Said {
  const found = seen.offers?.find((offer) => offer.no === number);
  const none = { text: "", key: "none" };
  if (found === undefined) return { by: none, other: none, terms: none };
  const terms = teller.voice.say("offer-terms", wordedMove(teller, "offer", [[found.to, ...many(found.terms)]], seen));
  const word = (text: string): Word => ({ text, key: "" });
  return { by: word(teller.name(found.by)), other: word(teller.name(found.to)), terms: word(terms) };
}

/** The variables of the message that says this move. A part that the move leaves out is nought. */
export function wordedMove(teller: Teller, name: string, args: Plain[], seen: Seen): Said {
  const parts = teller.parts?.[name] ?? [];
  const values = spread(parts, args);
  const given: { [name: string]: Told } = {};
  const listed: { [name: string]: Plain[] } = {};
  parts.forEach((part, index) => {
    const value = values[index] ?? 0;
    const [called, how = "", ...things] = typeof part === "string" ? [part] : part;
    switch (how) {
      case "":
        given[called] = worded(teller, called, value);
        if (Array.isArray(value)) listed[called] = value;
        break;
      case "counts":
        given[called] = counted(
          teller,
          called,
          things.map((thing, at) => [thing, Number(many(value)[at] ?? 0)]),
        );
        break;
      case "of": {
        const [of = "", kind = ""] = things;
        const thing = String(values[parts.indexOf(of)]);
        given[called] = joined(teller, value === 0 ? [] : [teller.voice.say(`${kind}-${thing}`, { n: Number(value) })]);
        break;
      }
      case "more":
        listed[called] = [...(listed[called] ?? []), ...Array.from({ length: Number(value) }, () => things).flat()];
        given[called] = worded(teller, called, listed[called] ?? []);
        break;
      case "steps":
        given[called] = joined(
          teller,
          many(value).map((step) => sentence(teller, "", step as [string, ...Plain[]], seen)),
        );
        break;
      case "many":
        given[called] = many(value).length;
        break;
      case "from_one":
        given[called] = Number(value) + 1;
        break;
      case "each":
        given[called] = joined(
          teller,
          many(value).map((one, seat) =>
            teller.voice.say(`do-${name}-each`, {
              seat: worded(teller, "seat", seat),
              [called]: worded(teller, called, one),
            }),
          ),
        );
        break;
      case "made":
        given[called] = made(teller, called, name, many(value).map(Number), seen);
        given["rows"] = many(value).reduce<number>((sum, times) => sum + Number(times), 0);
        break;
      case "offer":
        Object.assign(given, offered(teller, value, seen));
        break;
    }
  });
  return given;
}

/** A move in words that need no board beside them: `do-<question>-<move>`, `do-<move>`, or else as on its button. */
export function sentence(
  teller: Teller,
  question: string,
  [name, ...args]: [string, ...Plain[]],
  seen: Seen = {},
): string {
  const known = args.length === 0 || name in (teller.parts ?? {});
  const id = [`do-${question}-${name}`, `do-${name}`].find((one) => known && teller.voice.has(one));
  return id === undefined ? button(teller, name, args) : teller.voice.say(id, wordedMove(teller, name, args, seen));
}

/** A move's button below its question: its name alone, or the whole sentence if it names anything. */
export function label(teller: Teller, name: string, args: Plain[] = [], seen: Seen = {}): string {
  const named = args.length === 1 && teller.voice.has(`move-${name}-${String(args[0])}`);
  return args.length > 0 && !named ? sentence(teller, "", [name, ...args], seen) : button(teller, name, args);
}

/** `take left` is `move-take-left` where somebody wrote it, else the move and its arguments. */
function button(teller: Teller, name: string, args: Plain[]): string {
  const { voice } = teller;
  const [only] = args;
  if (args.length === 1 && voice.has(`move-${name}-${String(only)}`)) return voice.say(`move-${name}-${String(only)}`);
  if (args.length === 1 && typeof only === "number" && voice.has(`move-${name}.with`))
    return voice.say(`move-${name}.with`, { name: teller.name(only) });
  const move = voice.say(`move-${name}`);
  return args.length === 0
    ? move
    : voice.say("move-of", { move, what: voice.list(args.map((part) => choice(teller, name, part))) });
}
