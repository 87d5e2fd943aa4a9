/** A table's rules as a link and as a small file. The server has the last word on what may be played. */

import type { GameFacts, Options, OptionSchema, Plain } from "../kernel/wire";
import { changed } from "./options";

export interface SharedRules {
  game: string;
  seats: number | null;
  options: Options;
  /** With which box: nothing for the usual one. */
  box?: string | null;
}

const FORM = "alcancia-rules";
const MOST = 20_000;
const NAME = /^[a-z]+@[0-9a-f]{16}$/;

type Schema = { [name: string]: OptionSchema };

/** `/#financity?seats=4&event_deck=short`: everything that is not as usual, readable by people. */
export function rulesLink(origin: string, { game, seats, options, box }: SharedRules): string {
  const query = new URLSearchParams();
  if (box != null && box !== "") query.set("box", box);
  if (seats !== null) query.set("seats", String(seats));
  for (const [name, value] of Object.entries(options)) query.set(name, written(value));
  const text = query.toString();
  return `${origin}/#${game}${text === "" ? "" : `?${text}`}`;
}

/** Words in a row stay readable; what is made of several values is written as JSON. */
function written(value: Plain): string {
  if (Array.isArray(value) && value.every((each) => typeof each === "string")) return value.join(",");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** What a link says. Names this game does not know stay in, so that the server can say so. */
export function readLink(game: GameFacts, text: string): SharedRules {
  const query = new URLSearchParams(text);
  const wanted = Number(query.get("seats"));
  const seats = game.seats.includes(wanted) ? wanted : null;
  const schema = game.options[String(seats ?? game.seats[0])] ?? {};
  const named = [...query].filter(([name]) => name !== "seats" && name !== "box");
  return {
    game: game.id,
    seats,
    ...boxIn(game.id, query.get("box")),
    options: Object.fromEntries(named.map(([name, value]) => [name, valueOf(schema[name], value)])),
  };
}

/** A box of this game by its name; anything else is none. */
function boxIn(game: string, name: unknown): { box?: string } {
  return typeof name === "string" && name.startsWith(`${game}@`) && NAME.test(name) ? { box: name } : {};
}

function valueOf(schema: OptionSchema | undefined, text: string): Plain {
  if (schema?.type === "record" || schema?.type === "map" || schema?.type === "list") return parsed(text);
  if ((schema?.type === "int" || schema?.type === "seat_or_random") && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (schema?.type === "bool" && (text === "true" || text === "false")) return text === "true";
  if (schema?.type === "words") return text.split(",").filter((word) => word !== "");
  return text;
}

function parsed(text: string): Plain {
  try {
    return JSON.parse(text) as Plain;
  } catch {
    return text;
  }
}

/** The same as a file. */
export function rulesFile({ game, seats, options, box }: SharedRules): string {
  return JSON.stringify({ form: FORM, game, ...(box ? { box } : {}), seats, options }, null, 1) + "\n";
}

/** What a file says, or null if it is none of ours. */
export function readFile(text: string): SharedRules | null {
  if (text.length > MOST) return null;
  try {
    const { form, game, seats, options, box } = (JSON.parse(text) ?? {}) as { [name: string]: unknown };
    if (
      form !== FORM ||
      typeof game !== "string" ||
      typeof options !== "object" ||
      options === null ||
      Array.isArray(options)
    )
      return null;
    return {
      game,
      seats: typeof seats === "number" ? seats : null,
      options: options as Options,
      ...boxIn(game, box),
    };
  } catch {
    return null;
  }
}

/** The preset these rules are, if they are one. */
export function presetOf(presets: { [name: string]: Options }, schema: Schema, options: Options): string | null {
  const flat = (some: Options) =>
    JSON.stringify(Object.entries(changed(schema, some)).sort(([a], [b]) => a.localeCompare(b)));
  const wanted = flat(options);
  return Object.keys(presets).find((name) => flat(presets[name] ?? {}) === wanted) ?? null;
}
