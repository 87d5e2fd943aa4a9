/**
 * What happened to me, laid out page by page. A page begins with an event or a deed that concerns me; whatever else
 * touches me or what is mine is gathered on the page that lies open, so that nothing of mine changes without a word.
 */

import type { Component } from "svelte";
import type { Teller } from "../../kernel/telling";
import type { Fact, Options, Plain, View } from "../../kernel/wire";

export type Fate = "hit" | "gain" | "spared" | "plain";
export interface Owned {
  [name: string]: number;
}

export interface Aim {
  of: number;
  reached: boolean;
}

export interface Row {
  seat: number;
  fate: Fate;
  fact: Fact;
  /** Is it about me? Rows about others stand below. */
  mine: boolean;
}

export interface Change {
  name: string;
  from: number;
  to: number;
}

export interface Page {
  no: number;
  kind: string;
  period: number;
  /** What was turned up, and whether the trainer chose it. */
  card: string;
  trainer: boolean;
  rows: Row[];
  /** What became of what is mine, and whether more than this page says was needed for that. */
  changes: Change[];
  altogether: boolean;
  /** What was mine when this page was written. */
  after: Owned;
}

/** How one game tells it. */
export interface Telling<V = View> {
  /** What is mine and lies in plain sight. Each is called `mine-<name>`. */
  owned(view: V, seat: number): Owned;
  /** What will be left, as things stand: shown beside what is mine. */
  outlook?(view: V, seat: number): Owned;
  /** How much of what is mine is asked for, and whether that is reached. */
  goals?(view: V, seat: number, options: Options): { [name: string]: Aim };
  /** Where in the game we are: the period, and the step in it. */
  now?(view: V, teller: Teller): [period: string, step: string];
  /** In which arguments of facts amounts of it are said; any, where nothing is said here. */
  said?: { [name: string]: string[] };
  /** Those of them that are money, and those of which less is better. */
  money?: string[];
  burdens?: string[];
  /** Facts that begin a page, and the kind of page: `happened-<kind>` is its title. */
  opens: { [key: string]: string };
  /** Kinds of which every fact is a page of its own, worth seeing even if it leaves me alone. */
  news?: string[];
  /** Kinds that begin for all alike, whoever the first fact names. */
  common?: string[];
  /** Kinds on which everybody's rows stand in full. */
  everybody?: string[];
  /** What I do myself takes one line, no page. */
  deed(fact: Fact): boolean;
  /** What names me and yet is no matter of mine. */
  skips?: string[];
  fates: { [key: string]: Fate | ((args: Fact["args"]) => Fate) };
  /** In which argument the card lies that a page shows. */
  card?: string;
  /** What the card does, beside its own words. */
  effect?(view: V, page: Page, teller: Teller): string;
  /** The picture of a page. */
  picture?(view: V, page: Page): string;
  Picture?: Component<{ name: string; size?: string }>;
  /** Which amounts of everybody stand on a projector, each with its picture, or in words where that is empty. */
  large?: { [name: string]: string };
  /** A small picture for an amount of mine. */
  icons?: { [name: string]: string };
}

/** Is it good news? */
export function better({ burdens }: Pick<Telling, "burdens">, { name, from, to }: Change): boolean {
  return burdens?.includes(name) === true ? to < from : to > from;
}

/** Where nobody said how: whatever names me is told. */
export const PLAINLY: Telling = {
  owned: (view) => view.question?.figures ?? {},
  opens: {},
  deed: () => false,
  fates: {},
};

export const ROUTINE = "plain";
const SEATS = ["seat", "other", "by", "to", "from"];
const MOST = 12;

/** Does this fact name me? */
export function touches({ args, own }: Fact, me: number | null): boolean {
  if (me === null) return false;
  const others = args["others"];
  return (
    own === true ||
    SEATS.some((name) => args[name] === me) ||
    (Array.isArray(others) && (others as Plain[]).includes(me))
  );
}

/** What of mine became another amount. */
export function changed(before: Owned, after: Owned): Change[] {
  return Object.keys(after)
    .filter((name) => name in before && before[name] !== after[name])
    .map((name) => ({ name, from: before[name] ?? 0, to: after[name] ?? 0 }));
}

function joined(before: Change[], after: Change[]): Change[] {
  const from = new Map(before.map((change) => [change.name, change]));
  for (const change of after) from.set(change.name, { ...change, from: from.get(change.name)?.from ?? change.from });
  return [...from.values()].filter((change) => change.from !== change.to);
}

function rowOf<V>(telling: Telling<V>, fact: Fact, me: number | null): Row {
  const fate = telling.fates[fact.key] ?? "plain";
  return {
    seat: typeof fact.args["seat"] === "number" ? fact.args["seat"] : -1,
    fate: typeof fate === "function" ? fate(fact.args) : fate,
    fact,
    mine: touches(fact, me),
  };
}

export interface Heard {
  fresh: Fact[];
  /** Can this be said at all? */
  said(fact: Fact): boolean;
  /** What was mine before, and is now. */
  before: Owned;
  after: Owned;
  me: number | null;
  /** How many pages there were before. */
  turned?: number;
}

/** Only what I did myself, and what comes of that: no page is turned for it. */
export function ownDeed<V>(telling: Telling<V>, { fresh, said, me }: Heard): boolean {
  const told = fresh.filter(said);
  return (
    !told.some((fact) => opened(telling, fact, me) !== null) &&
    told
      .filter((fact) => touches(fact, me))
      .every((fact) => (fact.key === "paid" || fact.args["seat"] === me) && telling.deed(fact))
  );
}

function opened<V>(telling: Telling<V>, fact: Fact, me: number | null): string | null {
  const kind = telling.opens[fact.key];
  if (kind === undefined) return null;
  const all = [...(telling.news ?? []), ...(telling.common ?? [])];
  return me === null || all.includes(kind) || touches(fact, me) ? kind : null;
}

/** The pages after these facts: new ones at the end, rows added to the last one where they belong. */
export function turned<V>(
  telling: Telling<V>,
  pages: Page[],
  { fresh, said, before, after, me, turned = 0 }: Heard,
): Page[] {
  const book = pages.map((page) => ({ ...page, rows: [...page.rows] }));
  let no = (pages.at(-1)?.no ?? turned) + 1;
  /** What these facts wrote on each page. */
  const written = new Map<Page, Row[]>();
  const open = (kind: string, fact: Fact | undefined): Page => {
    const page: Page = {
      no: no++,
      kind,
      period: fact?.period ?? 0,
      card: String(fact?.args[telling.card ?? "card"] ?? ""),
      trainer: fact?.args["source"] === "trainer",
      rows: [],
      changes: [],
      altogether: false,
      after: before,
    };
    book.push(page);
    return page;
  };
  for (const fact of fresh.filter(said)) {
    const kind = opened(telling, fact, me);
    const last = book.at(-1);
    const single = kind !== null && telling.news?.includes(kind) === true;
    if (kind !== null && (single || last === undefined || last.kind !== kind || last.period !== fact.period)) {
      // What is only routine is gathered; the page takes the name of the first thing that has one.
      if (!single && last?.kind === ROUTINE) [last.kind, last.period] = [kind, fact.period ?? 0];
      else open(kind, fact);
    } else if (last === undefined && touches(fact, me)) open(ROUTINE, fact);
    const page = book.at(-1);
    if (page === undefined) continue;
    const row = rowOf(telling, fact, me);
    const headline = single && page.card !== "" && fact.args["seat"] === undefined;
    if (headline || !(row.mine || fact.key in telling.fates)) continue;
    page.rows.push(row);
    if (row.mine) written.set(page, [...(written.get(page) ?? []), row]);
  }
  const changes = changed(before, after);
  if (changes.length > 0 && written.size === 0) written.set(book.at(-1) ?? open(ROUTINE, fresh.at(-1)), []);
  reckon(telling, written, changes, before, after);
  return book
    .filter(
      (page) =>
        me === null ||
        page.changes.length > 0 ||
        page.rows.some((row) => row.mine) ||
        telling.news?.includes(page.kind) === true,
    )
    .slice(-MOST);
}

/** Each change stands on the page that says its amount; what only all of them together explain, on the last one. */
function reckon<V>(
  telling: Telling<V>,
  written: Map<Page, Row[]>,
  changes: Change[],
  before: Owned,
  after: Owned,
): void {
  const pages = [...written.keys()];
  const last = pages.at(-1);
  let now = before;
  const place = (change: Change): Page | undefined => {
    const by = Math.abs(change.to - change.from);
    const names = telling.said?.[change.name];
    const says = ({ fact }: Row) =>
      Object.entries(fact.args).some(([name, value]) => value === by && (names?.includes(name) ?? true));
    return pages.find((page) => written.get(page)?.some(says));
  };
  for (const page of pages) {
    const own = changes.filter((change) => (place(change) ?? last) === page);
    if (pages.length > 1 && own.some((change) => place(change) === undefined)) page.altogether = true;
    page.changes = joined(page.changes, own);
    now = { ...now, ...Object.fromEntries(own.map((change) => [change.name, change.to])) };
    page.after = page === last ? after : now;
  }
}

/** How long a page stays before play goes on without a tap: long enough to read it twice. */
export function reading(letters: number): number {
  return Math.min(20_000, 4_000 + 70 * letters);
}
