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
      [{ ...knownTable(known.table), ...known }, ...knownTables().filter((other) => other.table !== known.table)].slice(
        0,
        MOST,
      ),
    ),
  );
}

export function forgetTable(table: string): void {
  keep("tables", JSON.stringify(knownTables().filter((other) => other.table !== table)));
}
