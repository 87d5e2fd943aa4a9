/** The tables this device sits at, so that home can lead back to them. Only addresses and codes, no names. */

import { keep, kept } from "../kernel/keeping";

export interface KnownTable {
  table: string;
  code: string;
  game: string;
  /** Several people share this device there: nobody's view is fetched before they say who looks. */
  several?: boolean;
  over?: boolean;
  /** The seal on the luck as this device first saw it, to compare once it is opened. */
  seal?: string;
  /** What the house promised of its part before anybody brought theirs. */
  promise?: string;
  /** When somebody last looked at it here, in minutes. */
  seen?: number;
  /** Its trainer asked for hidden cards on this device's screen. */
  uncovered?: boolean;
}

const MOST = 24;

export function knownTables(): KnownTable[] {
  try {
    const found: unknown = JSON.parse(kept("tables") ?? "[]");
    return Array.isArray(found)
      ? (found as KnownTable[]).filter((known) => typeof known.table === "string").slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

export function knownTable(table: string): KnownTable | null {
  return knownTables().find((known) => known.table === table) ?? null;
}

/** Add to what is known of a table. */
export function rememberTable(known: KnownTable): void {
  keep(
    "tables",
    JSON.stringify(
      [
        { seen: minute(), ...knownTable(known.table), ...known },
        ...knownTables().filter((other) => other.table !== known.table),
      ].slice(0, MOST),
    ),
  );
}

/** Somebody looks at it now. */
export function touchTable(table: string): void {
  const known = knownTable(table);
  if (known !== null) rememberTable({ ...known, seen: minute() });
}

const LONG = 10;
const minute = (): number => Math.floor(Date.now() / 60_000);

/** Was this device away from the table for so long that somebody else may sit before it now? */
export function longAway(table: string): boolean {
  const seen = knownTable(table)?.seen;
  return seen !== undefined && Math.abs(minute() - seen) > LONG;
}

/** Somebody else is here: nothing of those before them stays. */
export function forgetAll(): void {
  for (const what of ["tables", "shares", "name"]) keep(what, "");
}

export function forgetTable(table: string): void {
  keep("tables", JSON.stringify(knownTables().filter((other) => other.table !== table)));
}
